//! A table in memory: the match and its record.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, RwLock};

use catalog::{AnyGame, Games};
use store::{
    NewSteps, Occupant, Pulse, Revision, SeatRecord, Status, Store, StoreError, TableRecord,
};
use table::{
    ActError, AnyMatch, Lesson, LoadError, MAX_SEATS, Refusal, Seat, Seats, StoredMatch, Turn,
};
use tokio::sync::{Mutex, MutexGuard};

use crate::announce::Announcer;
use crate::app::{App, now};
use crate::chat::Talk;
use crate::counsel::Counsel;
use crate::drawings::Drawings;
use crate::halt::{self, Cut, Halt};
use crate::presence::Presence;
use crate::settings::TableSettings;
use crate::summary::Summary;

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such table.
    #[error("table {0:?} does not exist")]
    Unknown(String),
    /// Its match cannot be replayed.
    #[error("the match of table {table:?} cannot be opened: {error}")]
    Match {
        /// The table.
        table: String,
        /// What is wrong.
        error: LoadError,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a change did not happen. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// The page that asked for it was out of date.
    #[error("the table has changed since: revision {found}, not {expected}")]
    Stale {
        /// What the page had seen.
        expected: Revision,
        /// What is.
        found: Revision,
    },
    /// The table is not being played at.
    #[error("the table is {0}")]
    NotPlaying(Status),
    /// The match has halted: not all of its stored steps fit.
    #[error("the match has halted")]
    Halted,
    /// The action is malformed or the rules forbid it.
    #[error(transparent)]
    Act(#[from] ActError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Refusal> for ChangeError {
    fn from(refusal: Refusal) -> Self {
        Self::Act(refusal.into())
    }
}

/// A table that somebody looks at or plays at.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    pub(crate) game: &'static dyn AnyGame,
    play: Mutex<Play>,
    /// The table as it is now, for everybody who only looks: nobody waits for a disk to do so.
    now: RwLock<Arc<Play>>,
    /// Who is told about changes, and who is here.
    pub(crate) news: Announcer,
    /// What was drawn of it lately.
    pub(crate) drawings: Drawings,
    /// What was said lately.
    pub(crate) talk: Talk,
    /// Whether a task plays for the bots of this table.
    bots_awake: AtomicBool,
    /// The revision for which a bot found no step that could be kept.
    stuck: std::sync::Mutex<Option<Revision>>,
    /// Who has the table open.
    pub(crate) presence: Presence,
    /// Held by whoever tells other servers who that is.
    pub(crate) sharing: Mutex<()>,
    /// How much of the chat and how many changes of the notes were looked at here.
    pub(crate) chat_seen: AtomicI64,
    pub(crate) notes_seen: AtomicI64,
    /// The table is not there any more, or not as it was: whoever looks comes again.
    is_gone: AtomicBool,
}

/// The task of playing for the bots of a table. It is free again when this is dropped, also by a
/// panic.
pub(crate) struct BotTask(Arc<LiveTable>);

impl Drop for BotTask {
    fn drop(&mut self) {
        self.0.bots_awake.store(false, Ordering::SeqCst);
    }
}

/// The match and its record; whoever holds it may change them.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) games: Games,
    pub(crate) record: TableRecord,
    pub(crate) settings: TableSettings,
    pub(crate) game: Arc<dyn AnyMatch>,
    /// Why the match goes no further, if not all of its stored steps fit.
    pub(crate) halt: Option<Halt>,
    /// Where it had halted before and was played on.
    pub(crate) cuts: Vec<Cut>,
    pub(crate) latest: Latest,
    /// Whether it was just brought to what others have made of it, and nobody was told.
    pub(crate) has_followed: bool,
    /// The players who want to close the table, as soon as one does.
    pub(crate) agreed: Option<BTreeSet<String>>,
    /// What players say to whoever decides.
    pub(crate) counsel: Counsel,
    /// Who clicked, by the number of the step, where that was not the seat that acts.
    pub(crate) clicked_by: BTreeMap<usize, Seat>,
}

/// Who makes a move.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    /// The seat that acts.
    pub(crate) seat: Seat,
    /// The seat that clicked for it, where its own player is away.
    pub(crate) clicked_by: Option<Seat>,
}

impl Mover {
    /// The seat of whoever clicks.
    pub(crate) fn hand(self) -> Seat {
        self.clicked_by.unwrap_or(self.seat)
    }
}

impl From<Seat> for Mover {
    fn from(seat: Seat) -> Self {
        Self { seat, clicked_by: None }
    }
}

/// Since when nothing has happened in the match that a seat's decision may depend on.
#[derive(Clone, Copy)]
pub(crate) struct Latest {
    /// The revision of the latest step that everybody sees something of.
    open: Revision,
    /// The revision of the latest choice that each seat has sealed or withdrawn.
    own: [Revision; MAX_SEATS],
}

impl Latest {
    /// Whatever happened before a table was opened may have been anything.
    fn up_to(revision: Revision) -> Self {
        Self { open: revision, own: [revision; MAX_SEATS] }
    }

    /// The oldest revision of a page from which `seat` may still decide. What others seal or
    /// withdraw, and who sits where, changes nothing that the page shows of the match.
    fn needed_by(&self, seat: Seat) -> Revision {
        self.open.max(self.own[seat.index()])
    }

    /// Notes a change of the match: what a seat has sealed or withdrawn, or what everybody sees.
    pub(crate) fn note(&mut self, revision: Revision, sealed_by: Option<Seat>) {
        match sealed_by {
            Some(seat) => self.own[seat.index()] = revision,
            None => self.open = revision,
        }
    }
}

/// The table in the hands of somebody who may change it. What was changed is there for everybody
/// to see when it is let go.
pub(crate) struct Changing<'a> {
    play: MutexGuard<'a, Play>,
    table: &'a LiveTable,
    is_touched: bool,
}

impl Deref for Changing<'_> {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl DerefMut for Changing<'_> {
    fn deref_mut(&mut self) -> &mut Play {
        self.is_touched = true;
        &mut self.play
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        if self.is_touched {
            let has_followed = std::mem::take(&mut self.play.has_followed);
            let now = Arc::new(self.play.clone());
            *self.table.now.write().expect("nobody panics while looking") = now;
            // Whoever makes a change tells everybody. Nobody else would tell what others have made.
            if has_followed {
                self.table.news.announce();
            }
        }
    }
}

impl LiveTable {
    pub(crate) async fn open(
        store: &dyn Store,
        games: Games,
        id: &str,
        time: i64,
    ) -> Result<Arc<Self>, OpenError> {
        let unknown = || OpenError::Unknown(id.to_owned());
        let (record, steps) = store.table_with_steps(id).await?.ok_or_else(unknown)?;
        let broken = |error| OpenError::Match { table: id.to_owned(), error };
        let game = games
            .game(&record.game)
            .map_err(|_| broken(LoadError::UnknownGame(record.game.clone())))?;
        let stored = StoredMatch {
            rules: record.rules_version,
            options: &record.options,
            seed: record.seed,
            steps: steps.iter().map(String::as_str).collect(),
        };
        let opened = game.open(&stored).map_err(broken)?;
        let halt = opened.halt.map(|error| {
            tracing::warn!(table = id, %error, "a stored match has halted");
            Halt::new(&error, steps[opened.game.len()..].to_vec())
        });
        let settings = serde_json::from_str(&record.settings)
            .map_err(|error| broken(LoadError::Part { part: "settings".into(), error }))?;
        let cuts = halt::cuts(store, id).await;
        let clicked_by = store.clicked_by(id).await?;
        let latest = Latest::up_to(record.revision);
        let play = Play {
            games,
            record,
            settings,
            game: opened.game.into(),
            halt,
            cuts,
            latest,
            has_followed: false,
            agreed: None,
            counsel: Counsel::default(),
            clicked_by: clicked_by.into_iter().collect(),
        };
        Ok(Arc::new(Self {
            id: id.to_owned(),
            game,
            now: RwLock::new(Arc::new(play.clone())),
            play: Mutex::new(play),
            news: Announcer::new(),
            presence: Presence::new(time),
            drawings: Drawings::default(),
            talk: Talk::open(store, id).await?,
            bots_awake: AtomicBool::new(false),
            stuck: std::sync::Mutex::default(),
            sharing: Mutex::default(),
            chat_seen: AtomicI64::new(-1),
            notes_seen: AtomicI64::new(-1),
            is_gone: AtomicBool::new(false),
        }))
    }

    /// Waits until nobody else changes the table.
    pub(crate) async fn lock(&self) -> Changing<'_> {
        Changing { play: self.play.lock().await, table: self, is_touched: false }
    }

    /// The table as it is now, to look at.
    pub(crate) fn now(&self) -> Arc<Play> {
        self.now.read().expect("nobody panics while looking").clone()
    }

    /// The table alone, of whoever has it alone.
    pub(crate) fn into_play(self) -> Play {
        self.play.into_inner()
    }

    /// Whether the store has something that is not known here.
    pub(crate) fn is_behind(&self, pulse: Pulse) -> bool {
        pulse.revision > self.now().record.revision
            || pulse.chat > self.chat_seen.load(Ordering::SeqCst)
            || pulse.notes > self.notes_seen.load(Ordering::SeqCst)
    }

    /// Notes that a bot found no step that could be kept, or that it may try again.
    pub(crate) fn set_stuck(&self, revision: Option<Revision>) {
        *self.stuck.lock().expect("nobody panics while noting") = revision;
    }

    /// Whether a bot cannot go on from this revision.
    pub(crate) fn is_stuck(&self, revision: Revision) -> bool {
        *self.stuck.lock().expect("nobody panics while noting") == Some(revision)
    }

    /// Nothing happens at this table any more.
    pub(crate) async fn give_up(&self) {
        self.is_gone.store(true, Ordering::SeqCst);
        self.lock().await.record.status = Status::Closed;
    }

    /// Whether the table was given up under those who look at it.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::SeqCst)
    }

    /// Takes the task of playing for the bots, if nobody has it.
    pub(crate) fn take_bot_task(self: &Arc<Self>) -> Option<BotTask> {
        let is_taken = self.bots_awake.swap(true, Ordering::SeqCst);
        (!is_taken).then(|| BotTask(self.clone()))
    }
}

impl Play {
    /// Whether seats can still be taken or played for.
    pub(crate) fn is_running(&self) -> bool {
        matches!(self.record.status, Status::Open | Status::Playing)
    }

    /// Whether somebody sits here who is not a bot.
    pub(crate) fn has_people(&self) -> bool {
        self.record.seats.iter().any(|seat| seat.occupant.is_person())
    }

    /// The seats that are to decide.
    pub(crate) fn deciding(&self) -> Seats {
        match (self.record.status, self.game.turn()) {
            (Status::Playing, Turn::Decide(seats)) if self.halt.is_none() => seats,
            _ => Seats::NONE,
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.record.seats.iter().find(|record| record.seat == seat)
    }

    /// The seats that this player plays for himself, at one screen.
    pub(crate) fn seats_of(&self, player: &str) -> Seats {
        seats_of(&self.record, player)
    }

    /// The guided first game that this match is, unless its learner has left it.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        let game = self.settings.lesson.then(|| self.games.game(&self.record.game).ok())??;
        Some(game.face().lesson())
    }

    /// Lets a seat act: a step for each action, all of them or none. They are on disk before this
    /// returns.
    pub(crate) async fn act(
        &mut self,
        store: &dyn Store,
        expected: Option<Revision>,
        mover: Mover,
        actions: &[serde_json::Value],
    ) -> Result<(), ChangeError> {
        let Mover { seat, clicked_by } = mover;
        self.expect(expected, seat)?;
        let mut next = self.game.boxed_clone();
        next.act_all(seat, actions)?;
        if let Some(lesson) = self.lesson() {
            lesson.permit(self.game.as_ref(), next.as_ref())?;
        } else {
            next.take_forced();
            while self.decline(next.as_mut()) {
                next.take_forced();
            }
        }
        let keep = self.game.len();
        let is_sealed = next.len() == keep + 1 && next.is_sealed(keep);
        self.commit(store, next, keep, is_sealed.then_some(seat), clicked_by).await
    }

    /// Takes back the latest step of a seat.
    pub(crate) async fn undo(
        &mut self,
        store: &dyn Store,
        expected: Option<Revision>,
        seat: Seat,
    ) -> Result<(), ChangeError> {
        self.expect(expected, seat)?;
        let mut keep = self.game.undoable(seat)?;
        let is_sealed = self.game.is_sealed(keep);
        let mut next = self.game.boxed_clone();
        // Whoever takes something back wants to choose: what the table took itself goes with it.
        let mut is_choice = !next.is_forced(keep);
        next.undo(seat)?;
        while let Ok(step) = next.undoable(seat)
            && !is_choice
        {
            keep = keep.min(step);
            is_choice = !next.is_forced(step);
            next.undo(seat)?;
        }
        self.commit(store, next, keep, is_sealed.then_some(seat), None).await
    }

    /// Whether `seat` may still decide by what it saw at a revision.
    pub(crate) fn is_current(&self, seen: Revision, seat: Seat) -> bool {
        (self.latest.needed_by(seat)..=self.record.revision).contains(&seen)
    }

    pub(crate) fn expect(&self, expected: Option<Revision>, seat: Seat) -> Result<(), ChangeError> {
        let found = self.record.revision;
        match expected {
            _ if self.record.status != Status::Playing => {
                Err(ChangeError::NotPlaying(self.record.status))
            }
            _ if self.halt.is_some() => Err(ChangeError::Halted),
            Some(expected) if !self.is_current(expected, seat) => {
                Err(ChangeError::Stale { expected, found })
            }
            _ => Ok(()),
        }
    }

    pub(crate) async fn commit(
        &mut self,
        store: &dyn Store,
        next: Box<dyn AnyMatch>,
        keep: usize,
        sealed_by: Option<Seat>,
        clicked_by: Option<Seat>,
    ) -> Result<(), ChangeError> {
        let (id, revision) = (&self.record.id, self.record.revision);
        let is_over = next.turn() == Turn::Over;
        let status = if is_over { Status::Finished } else { Status::Playing };
        let steps = next.step_texts(keep);
        let summary = Summary::of(self.games, next.as_ref()).text();
        let time = now();
        let steps = NewSteps { keep, steps: &steps, clicked_by, summary: Some(&summary) };
        let committed = store.commit_steps(id, revision, steps, status, time).await;
        self.record.revision = self.settled(store, committed).await?;
        self.record.status = status;
        self.record.changed_at = time;
        self.record.summary = None;
        self.latest.note(self.record.revision, sealed_by);
        self.clicked_by.split_off(&keep);
        self.clicked_by.extend(
            clicked_by.into_iter().flat_map(|by| steps.numbers().map(move |step| (step, by))),
        );
        self.counsel = Counsel::default();
        // What has grown takes up to twice the room that it needs; a copy of it does not.
        self.game = next.boxed_clone().into();
        Ok(())
    }

    /// Replaces seats, and begins to play when none is open any more.
    pub(crate) async fn reseat(
        &mut self,
        store: &dyn Store,
        seats: Vec<SeatRecord>,
    ) -> Result<(), ChangeError> {
        let (mut all, mut replaced, mut others) =
            (self.record.seats.clone(), Seats::NONE, Seats::NONE);
        for new in &seats {
            let old = std::mem::replace(&mut all[new.seat.index()], new.clone());
            if old.occupant != new.occupant {
                replaced = replaced.with(new.seat);
            }
            if old.occupant.player() != new.occupant.player() {
                others = others.with(new.seat);
            }
        }
        // What somebody has said once and for all, nobody else has said.
        let declining = self.settings.declining.into_iter();
        let declining = declining.filter(|seat| !others.contains(*seat)).collect();
        if declining != self.settings.declining {
            self.run_by(store, TableSettings { declining, ..self.settings.clone() }).await?;
        }
        let is_full = all.iter().all(|seat| seat.occupant != Occupant::Open);
        let status = match self.record.status {
            Status::Open if is_full => Status::Playing,
            other => other,
        };
        let (id, revision, time) = (&self.record.id, self.record.revision, now());
        let committed = store.commit_seats(id, revision, &seats, status, time).await;
        self.record.revision = self.settled(store, committed).await?;
        (self.record.seats, self.record.status, self.record.changed_at) = (all, status, time);
        self.counsel.forget(replaced);
        Ok(())
    }

    /// Runs the table by other settings from here on.
    pub(crate) async fn run_by(
        &mut self,
        store: &dyn Store,
        settings: TableSettings,
    ) -> Result<(), ChangeError> {
        let text = serde_json::to_string(&settings).expect("plain data is JSON");
        let (id, revision, time) = (&self.record.id, self.record.revision, now());
        let status = self.record.status;
        let committed = store.commit_settings(id, revision, &text, status, time).await;
        self.record.revision = self.settled(store, committed).await?;
        (self.record.settings, self.record.changed_at, self.settings) = (text, time, settings);
        Ok(())
    }

    /// Gives the table up. A finished match stays as it is, to be looked at and exported.
    pub(crate) async fn close(&mut self, store: &dyn Store) -> Result<(), ChangeError> {
        if !self.is_running() {
            return Err(ChangeError::NotPlaying(self.record.status));
        }
        let (id, revision, time) = (&self.record.id, self.record.revision, now());
        let committed = store.set_status(id, revision, Status::Closed, time).await;
        self.record.revision = self.settled(store, committed).await?;
        (self.record.status, self.record.changed_at) = (Status::Closed, time);
        Ok(())
    }

    /// Gives a match up that does not come to its end: options without a limit of their own let
    /// it go on for ever, and every step of it is kept and replayed (ADR 15).
    pub(crate) async fn end_if_too_long(&mut self, app: &App) -> Result<(), ChangeError> {
        if self.is_running() && self.game.len() >= app.config.most_steps {
            tracing::info!(table = self.record.id, steps = self.game.len(), "a match is too long");
            self.close(app.store.as_ref()).await?;
        }
        Ok(())
    }

    /// Whether the match was given up because it did not come to its end.
    pub(crate) fn is_too_long(&self, app: &App) -> bool {
        self.record.status == Status::Closed && self.game.len() >= app.config.most_steps
    }

    /// Another process may have changed the table in a shared store: then memory follows it.
    async fn settled(
        &mut self,
        store: &dyn Store,
        committed: Result<Revision, StoreError>,
    ) -> Result<Revision, ChangeError> {
        if let Err(error) = &committed {
            tracing::info!(table = self.record.id, %error, "a commit was refused");
        }
        let expected = self.record.revision;
        if let Err(StoreError::Stale { .. }) = &committed
            && self.follow(store).await.is_ok()
        {
            self.has_followed = true;
            return Err(ChangeError::Stale { expected, found: self.record.revision });
        }
        Ok(committed?)
    }
}

/// The seats at a table that a player plays for himself, at one screen.
pub(crate) fn seats_of(record: &TableRecord, player: &str) -> Seats {
    let plays = |seat: &&SeatRecord| match &seat.occupant {
        Occupant::Player { player: owner } | Occupant::Hotseat { player: owner } => owner == player,
        Occupant::Open | Occupant::Bot { .. } => false,
    };
    record.seats.iter().filter(plays).map(|seat| seat.seat).collect()
}
