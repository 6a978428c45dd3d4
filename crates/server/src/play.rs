//! The match at a table and its record: what changes them, and what is on disk then.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use catalog::Games;
use store::{
    NewSteps, Occupant, Revision, SeatRecord, Status, StepRecord, StoreError, TableRecord,
};
use table::{ActError, AnyMatch, Lesson, MAX_SEATS, Refusal, Seat, Seats, Turn};

use crate::announce;
use crate::app::App;
use crate::counsel::Counsel;
use crate::halt::{Cut, Halt};
use crate::settings::TableSettings;
use crate::summary::Summary;

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
    /// The players who want to close the table, as soon as one does.
    pub(crate) agreed: Option<BTreeSet<String>>,
    /// What players say to whoever decides.
    pub(crate) counsel: Counsel,
    /// Who clicked, by the number of the step, where that was not the seat that acts.
    pub(crate) clicked_by: BTreeMap<usize, Seat>,
    /// The table is not there any more, or not as it was: whoever looks comes again.
    pub(crate) is_gone: bool,
}

/// Who makes a move.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    /// The seat that acts.
    pub(crate) seat: Seat,
    /// All seats for which whoever moves decides.
    pub(crate) hand: Seats,
    /// The seat that clicked for it, where its own player is away.
    pub(crate) clicked_by: Option<Seat>,
}

impl From<Seat> for Mover {
    fn from(seat: Seat) -> Self {
        Self { seat, hand: Seats::only(seat), clicked_by: None }
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
    /// What the steps tell of a match that stands at `revision`. An undo leaves no step, so where
    /// seats decide in turn anything may have happened last. Where several decide at once, it can
    /// only have been a sealed choice or its withdrawal.
    pub(crate) fn of(game: &dyn AnyMatch, steps: &[StepRecord], revision: Revision) -> Self {
        let sealed = (0..game.len()).rev().take_while(|step| game.is_sealed(*step)).count();
        let several_decide = matches!(game.turn(), Turn::Decide(seats) if seats.len() > 1);
        let open = if sealed > 0 || several_decide {
            let mut open = steps.iter().take(game.len() - sealed);
            open.next_back().map_or(Revision::FIRST, |step| step.revision)
        } else {
            revision
        };
        Self { open, own: [open; MAX_SEATS] }
    }

    /// The oldest revision of a page from which `seat` may still decide. What others seal or
    /// withdraw, and who sits where, changes nothing that the page shows of the match.
    pub(crate) fn needed_by(&self, seat: Seat) -> Revision {
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

impl Play {
    /// Whether seats can still be taken or played for.
    pub(crate) fn is_running(&self) -> bool {
        !self.is_gone && !self.record.status.is_over()
    }

    /// Whether somebody sits here who is not a bot.
    pub(crate) fn has_people(&self) -> bool {
        self.record.seats.iter().any(|seat| seat.occupant.is_person())
    }

    /// The seats that are to decide.
    pub(crate) fn deciding(&self) -> Seats {
        match (self.record.status, self.game.turn()) {
            (Status::Playing, Turn::Decide(seats)) if !self.is_gone && self.halt.is_none() => seats,
            _ => Seats::NONE,
        }
    }

    /// Whether there is something to decide, and nobody who may.
    pub(crate) fn is_stopped(&self) -> bool {
        matches!(self.game.turn(), Turn::Decide(_)) && self.deciding().is_empty()
    }

    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.record.seats.iter().find(|record| record.seat == seat)
    }

    /// The seats that this player plays for himself, at one screen.
    pub(crate) fn seats_of(&self, player: &str) -> Seats {
        self.record.seats_of(player)
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
        app: &App,
        expected: Option<Revision>,
        mover: Mover,
        actions: &[serde_json::Value],
    ) -> Result<(), ChangeError> {
        let Mover { seat, hand, clicked_by } = mover;
        self.expect(expected, seat)?;
        let mut next = self.game.boxed_clone();
        next.act_all(seat, hand, actions)?;
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
        self.commit(app, next, keep, is_sealed.then_some(seat), clicked_by).await
    }

    /// Takes back the latest step of a seat.
    pub(crate) async fn undo(
        &mut self,
        app: &App,
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
        self.commit(app, next, keep, is_sealed.then_some(seat), None).await
    }

    /// Whether `seat` may still decide by what it saw at a revision.
    pub(crate) fn is_current(&self, seen: Revision, seat: Seat) -> bool {
        (self.latest.needed_by(seat)..=self.record.revision).contains(&seen)
    }

    pub(crate) fn expect(&self, expected: Option<Revision>, seat: Seat) -> Result<(), ChangeError> {
        let found = self.record.revision;
        match expected {
            _ if self.is_gone => Err(ChangeError::NotPlaying(Status::Closed)),
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
        app: &App,
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
        let time = app.time();
        let steps = NewSteps { keep, steps: &steps, clicked_by, summary: Some(&summary) };
        let committed = app.store.commit_steps(id, revision, steps, status, time).await;
        self.committed(app, committed, status, time).await?;
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
        app: &App,
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
            self.run_by(app, TableSettings { declining, ..self.settings.clone() }).await?;
        }
        let is_full = all.iter().all(|seat| seat.occupant != Occupant::Open);
        let status = match self.record.status {
            Status::Open if is_full => Status::Playing,
            other => other,
        };
        let (id, revision, time) = (&self.record.id, self.record.revision, app.time());
        let committed = app.store.commit_seats(id, revision, &seats, status, time).await;
        self.committed(app, committed, status, time).await?;
        self.record.seats = all;
        self.counsel.forget(replaced);
        Ok(())
    }

    /// Runs the table by other settings from here on.
    pub(crate) async fn run_by(
        &mut self,
        app: &App,
        settings: TableSettings,
    ) -> Result<(), ChangeError> {
        let text = serde_json::to_string(&settings).expect("plain data is JSON");
        let (id, revision, time) = (&self.record.id, self.record.revision, app.time());
        let status = self.record.status;
        let committed = app.store.commit_settings(id, revision, &text, status, time).await;
        self.committed(app, committed, status, time).await?;
        (self.record.settings, self.settings) = (text, settings);
        Ok(())
    }

    /// Gives the table up. A finished match stays as it is, to be looked at and exported.
    pub(crate) async fn close(&mut self, app: &App) -> Result<(), ChangeError> {
        if !self.is_running() {
            return Err(ChangeError::NotPlaying(self.record.status));
        }
        let (id, revision, time) = (&self.record.id, self.record.revision, app.time());
        let committed = app.store.set_status(id, revision, Status::Closed, time).await;
        self.committed(app, committed, Status::Closed, time).await
    }

    /// Gives a match up that does not come to its end: options without a limit of their own let
    /// it go on for ever, and every step of it is kept and replayed (ADR 15).
    pub(crate) async fn end_if_too_long(&mut self, app: &App) -> Result<(), ChangeError> {
        if self.is_running() && self.game.len() >= app.config.most_steps {
            tracing::info!(table = self.record.id, steps = self.game.len(), "a match is too long");
            self.close(app).await?;
        }
        Ok(())
    }

    /// Whether the match was given up because it did not come to its end.
    pub(crate) fn is_too_long(&self, app: &App) -> bool {
        self.record.status == Status::Closed && self.game.len() >= app.config.most_steps
    }

    /// Takes over what a change has made of the record. If another process was faster, memory follows
    /// it, and everybody is told, the bots too.
    async fn committed(
        &mut self,
        app: &App,
        committed: Result<Revision, StoreError>,
        status: Status,
        time: i64,
    ) -> Result<(), ChangeError> {
        if let Err(error) = &committed {
            tracing::info!(table = self.record.id, %error, "a commit was refused");
        }
        let expected = self.record.revision;
        if let Err(StoreError::Stale { .. }) = &committed
            && self.follow(app.store.as_ref()).await.is_ok()
        {
            announce::changed_soon(app, &self.record.id);
            return Err(ChangeError::Stale { expected, found: self.record.revision });
        }
        self.record.revision = committed?;
        (self.record.status, self.record.changed_at) = (status, time);
        Ok(())
    }
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
