//! A table in memory follows what other servers on the same database commit.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use store::{Pulse, StepRecord, Store, TableNews};
use table::{AnyMatch, Seat};

use crate::announce;
use crate::app::App;
use crate::counsel::Counsel;
use crate::halt::StoredStep;
use crate::live::{LiveTable, OpenError};
use crate::play::Play;
use crate::presence::Presence;

/// Brings a table to what the store has of it, and tells everybody who looks.
pub(crate) async fn follow(
    app: &App,
    table: &Arc<LiveTable>,
    pulse: Pulse,
) -> Result<(), OpenError> {
    if table.catch_up(app, pulse).await? {
        announce::changed(app, table);
    }
    Ok(())
}

impl LiveTable {
    /// Reads what is missing. Says whether there was anything.
    async fn catch_up(&self, app: &App, pulse: Pulse) -> Result<bool, OpenError> {
        let store = app.store.as_ref();
        let mut is_news = false;
        if pulse.revision > self.now().record.revision {
            let mut play = self.lock().await;
            if pulse.revision > play.record.revision {
                let steps = play.follow(store).await?;
                self.presence.saw_steps(&play.record.seats, &steps);
                is_news = true;
            }
        }
        // What is read may be newer than the pulse, never older.
        if pulse.chat > self.chat_seen.load(Ordering::SeqCst) {
            is_news |= self.talk.catch_up(store, &self.id).await?;
            self.chat_seen.fetch_max(pulse.chat, Ordering::SeqCst);
        }
        if pulse.notes > self.notes_seen.load(Ordering::SeqCst) {
            self.heed(app).await?;
            self.notes_seen.fetch_max(pulse.notes, Ordering::SeqCst);
            is_news = true;
        }
        Ok(is_news)
    }
}

impl Play {
    /// Takes over what others have committed since the revision that is known here. Returns the new
    /// steps.
    pub(crate) async fn follow(&mut self, store: &dyn Store) -> Result<Vec<StepRecord>, OpenError> {
        let (id, since) = (self.record.id.clone(), self.record.revision);
        let news = store.news_since(&id, since).await?;
        let news = news.ok_or_else(|| OpenError::Unknown(id.clone()))?;
        let Some(next) = self.after(&news) else {
            // Something here is not as the others have it: read it anew.
            let nobody = Presence::new(0).into();
            let fresh = LiveTable::open(store, self.games, &id, nobody).await?;
            let fresh = Arc::into_inner(fresh).expect("nobody else has it yet").into_play();
            *self = Self { agreed: self.agreed.take(), is_gone: self.is_gone, ..fresh };
            return Ok(news.steps);
        };
        let TableNews { record, keep, steps } = news;
        let is_changed = keep < self.game.len() || !steps.is_empty();
        if let Ok(settings) = serde_json::from_str(&record.settings) {
            self.settings = settings;
        }
        if is_changed {
            self.note_latest(next.as_ref(), keep, &steps, record.revision);
            self.clicked_by.split_off(&keep);
            let by = |(step, number): (&StepRecord, usize)| Some((number, step.clicked_by?));
            self.clicked_by.extend(steps.iter().zip(keep..).filter_map(by));
            self.counsel = Counsel::default();
            self.game = next.boxed_clone().into();
        }
        self.record = record;
        Ok(steps)
    }

    /// The match as the others have gone on with it, if that can be made from what is here.
    fn after(&self, news: &TableNews) -> Option<Box<dyn AnyMatch>> {
        if self.halt.is_some() || news.keep > self.game.len() {
            return None;
        }
        let is_whole = news.keep == self.game.len();
        let mut next = if is_whole { self.game.boxed_clone() } else { self.game.at(news.keep) };
        for step in &news.steps {
            match serde_json::from_str(&step.body).ok()? {
                StoredStep::Act(seat, action) => next.act(seat, &action).ok()?,
                // The seed decides: it has fallen already.
                StoredStep::Chance(_) => {}
            }
        }
        let is_same = |(step, text): (&StepRecord, String)| step.body == text;
        let texts = next.step_texts(news.keep);
        let is_followed =
            texts.len() == news.steps.len() && news.steps.iter().zip(texts).all(is_same);
        is_followed.then_some(next)
    }

    /// Notes since when nothing has happened that a seat's decision may depend on, as the server
    /// does that makes a change.
    fn note_latest(
        &mut self,
        next: &dyn AnyMatch,
        keep: usize,
        steps: &[StepRecord],
        revision: store::Revision,
    ) {
        let was = self.game.clone();
        if keep < was.len() {
            let bodies = steps.iter().map(|step| step.body.as_str());
            let is_withdrawn = was.is_sealed(keep) && was.step_texts(keep + 1).iter().eq(bodies);
            let by = is_withdrawn.then(|| actor(was.as_ref(), keep)).flatten();
            self.latest.note(revision, by);
            return;
        }
        for change in steps.chunk_by(|one, other| one.revision == other.revision) {
            let number =
                keep + steps.iter().take_while(|it| it.revision < change[0].revision).count();
            let is_sealed = change.len() == 1 && next.is_sealed(number);
            let by = is_sealed.then(|| actor(next, number)).flatten();
            self.latest.note(change[0].revision, by);
        }
    }
}

/// The seat whose latest step this is.
fn actor(game: &dyn AnyMatch, step: usize) -> Option<Seat> {
    game.seats().into_iter().find(|seat| game.last_step_of(*seat) == Some(step))
}
