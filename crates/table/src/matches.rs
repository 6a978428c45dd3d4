//! A match: options, a seed and the steps taken. The state is a cache of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rule::table_rules;
use crate::save::{LoadError, Opened, StoredMatch, join_save, read_steps, to_text};
use crate::{
    Audience, DiceError, Game, GameRng, Journal, MAX_SEATS, Note, Refusal, Seat, Seats, Seed,
    SetupError, Turn, Viewer,
};

/// So many steps of one decision may a seat take back (TABLE-UNDO-5): more than anybody needs who
/// tries things out, and an end for whoever only wants to keep the others busy.
pub const MOST_UNDOS: u8 = 20;

/// So many steps may be announced at once (TABLE-TURN-3): a whole day of a city fits, and a request stays short.
pub const MOST_ANNOUNCED: usize = 48;

/// The state is kept after every so many steps, and so many of the latest: who tells what the last
/// steps have changed need not carry out a whole match again.
const KEPT_EVERY: usize = 64;
const KEPT: usize = 4;

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step<A, O> {
    /// A seat decided.
    Act(Seat, A),
    /// Chance decided.
    Chance(O),
}

impl<A: fmt::Display, O: fmt::Display> fmt::Display for Step<A, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat}: {action}"),
            Self::Chance(outcome) => write!(f, "chance: {outcome}"),
        }
    }
}

/// The step type of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<E> {
    /// The number of the step that caused it, counted from 0.
    pub step: usize,
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// What a step means for undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    /// Taken while several seats were choosing: the others have not seen it.
    sealed: bool,
    /// Showed somebody what was hidden.
    revealed: bool,
    /// Nothing else could be chosen, in a game that takes such choices itself.
    forced: bool,
}

/// A game being played: what was agreed, what was done, and where that leads.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// A match is played to its end by the rules it was begun with.
    rules: u32,
    options: G::Options,
    seed: Seed,
    steps: Vec<StepOf<G>>,
    marks: Vec<Mark>,
    log: Vec<Entry<G::Event>>,
    state: G,
    /// Earlier states by their numbers of steps, the latest last.
    kept: Vec<(usize, G)>,
    /// How many steps each seat has taken back since everything before stands for good.
    taken_back: [u8; MAX_SEATS],
}

/// What was taken back leaves no trace: two matches with the same steps are the same.
impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Self) -> bool {
        let Self { rules, options, seed, steps, marks, log, state, kept: _, taken_back: _ } = self;
        *rules == other.rules
            && *options == other.options
            && *seed == other.seed
            && *steps == other.steps
            && *marks == other.marks
            && *log == other.log
            && *state == other.state
    }
}

impl<G: Game> Eq for Match<G> {}

impl<G: Game> Match<G> {
    /// Sets a match up and lets chance run until somebody has to decide.
    pub fn new(options: G::Options, seed: Seed) -> Result<Self, SetupError> {
        let mut fresh = Self::empty(G::RULES_VERSION, options, seed)?;
        fresh.settle();
        Ok(fresh)
    }

    fn empty(rules: u32, options: G::Options, seed: Seed) -> Result<Self, SetupError> {
        let state = G::new_by(rules, &options)?;
        let (steps, marks, log) = (Vec::new(), Vec::new(), Vec::new());
        let (kept, taken_back) = (Vec::new(), [0; MAX_SEATS]);
        Ok(Self { rules, options, seed, steps, marks, log, state, kept, taken_back })
    }

    /// The version of the rules the match is played by.
    pub fn rules_version(&self) -> u32 {
        self.rules
    }

    /// The state after all steps.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The latest state not after its first `steps` steps that is at hand, with its number of steps.
    pub fn state_near(&self, steps: usize) -> (usize, G) {
        let kept = self.kept.iter().rev().find(|(number, _)| *number <= steps);
        kept.cloned().unwrap_or_else(|| (0, self.beginning()))
    }

    /// The state before the first step, by the rules the match is played by.
    pub fn beginning(&self) -> G {
        G::new_by(self.rules, &self.options).expect("the match was set up with these options")
    }

    /// What was agreed before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed of the match. It foretells chance: show it to nobody before the end.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All steps so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The log lines that `viewer` may read.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = &Entry<G::Event>> {
        self.log.iter().filter(move |entry| entry.audience.includes(viewer))
    }

    /// The whole log, with what only single seats may read.
    pub fn full_log(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    /// Lets `seat` act, then chance run until somebody has to decide. A refused action changes
    /// nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.state.permit(seat, action)?;
        self.take(Step::Act(seat, action));
        self.settle();
        Ok(())
    }

    /// Lets `seat` take several actions, each a step of its own; if one is refused, none is taken.
    /// Nothing comes after chance or a reveal, because nobody decides for a moment in which he will
    /// know more. In a team without secrets the other seats of the same `hand` go on when they are
    /// asked (TABLE-TURN-3).
    pub fn act_all(
        &mut self,
        mut seat: Seat,
        hand: Seats,
        actions: &[G::Action],
    ) -> Result<(), Refusal> {
        let mut next = self.clone();
        for (index, action) in actions.iter().enumerate() {
            let has_learned = matches!(next.steps.last(), Some(Step::Chance(_)))
                || next.marks.last().is_some_and(|mark| mark.revealed);
            if index > 0 && has_learned {
                return Err(Refusal::new(table_rules::NOT_BEFOREHAND));
            }
            if let Turn::Decide(asked) = next.state.turn()
                && index > 0
                && G::IS_TEAM
                && G::IS_OPEN
                && !asked.contains(seat)
            {
                seat = asked.into_iter().find(|it| hand.contains(*it)).unwrap_or(seat);
            }
            next.act(seat, *action)?;
        }
        *self = next;
        Ok(())
    }

    /// Takes the choices that are none, for as long as nobody loses an undo by it (TABLE-TURN-4).
    pub fn take_forced(&mut self) {
        while let Some((seat, only)) = only_choice(&self.state) {
            let mut next = self.clone();
            next.act(seat, only).expect("listed actions are legal");
            let keeps_undo = |seat| self.undoable(seat).is_err() || next.undoable(seat).is_ok();
            if !self.state.seats().into_iter().all(keeps_undo) {
                return;
            }
            *self = next;
        }
    }

    /// Whether a step was the only one that could be taken, in a game that takes such steps itself.
    ///
    /// # Panics
    /// When the match has no such step.
    pub fn is_forced(&self, step: usize) -> bool {
        self.marks[step].forced
    }

    /// Takes back the latest step of `seat`, as far as the table's rules allow it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let step = self.undoable(seat)?;
        let mut steps = self.steps.clone();
        steps.remove(step);
        let mut taken_back = self.taken_back;
        taken_back[seat.index()] += 1;
        let rest =
            self.with_steps(steps).expect("a match without its last open step is still legal");
        *self = Self { taken_back, ..rest };
        Ok(())
    }

    /// The step that an undo by `seat` would take back.
    pub fn undoable(&self, seat: Seat) -> Result<usize, Refusal> {
        let answered = |by: Seat| Err(Refusal::new(table_rules::ANSWERED).with("seat", by));
        let mut sealed_since = None;
        // TABLE-UNDO-6: what one of a team has done, each of them has.
        let is_own = |actor: Seat| actor == seat || G::IS_TEAM;
        let is_of_own = |step: &StepOf<G>| matches!(*step, Step::Act(actor, _) if is_own(actor));
        let has_acted = || self.steps.iter().any(is_of_own);
        for (index, (step, mark)) in self.steps.iter().zip(&self.marks).enumerate().rev() {
            let Step::Act(actor, _) = *step else {
                return Err(Refusal::new(table_rules::CHANCE_STANDS));
            };
            if mark.revealed {
                return Err(Refusal::new(table_rules::REVEALED));
            }
            // TABLE-UNDO-4: sealed choices of others are no answer to a sealed choice.
            match sealed_since {
                _ if !is_own(actor) && mark.sealed => sealed_since = Some(actor),
                // TABLE-UNDO-1: nobody answers whoever has not done anything.
                _ if !is_own(actor) && !has_acted() => break,
                _ if !is_own(actor) => return answered(actor),
                Some(other) if !mark.sealed => return answered(other),
                Some(_) | None if self.taken_back[seat.index()] >= MOST_UNDOS => {
                    let refusal = Refusal::new(table_rules::UNDONE_TOO_OFTEN);
                    return Err(refusal.with("most", MOST_UNDOS));
                }
                Some(_) | None => return Ok(index),
            }
        }
        Err(Refusal::new(table_rules::NOTHING_TO_UNDO))
    }

    /// Whether a step was chosen while others chose too, and shows nobody anything yet.
    ///
    /// # Panics
    /// When the match has no such step.
    pub fn is_sealed(&self, step: usize) -> bool {
        self.marks[step].sealed && !self.marks[step].revealed
    }

    /// Throws all dice again from step `first` on and compares. Returns how often chance was asked.
    pub fn check_chance(&self, first: usize) -> Result<usize, DiceError> {
        let mut again = Self::empty(self.rules, self.options.clone(), self.seed)
            .expect("the match was set up with these options");
        let mut throws = 0;
        for (number, step) in self.steps.iter().enumerate() {
            if let Step::Chance(found) = step
                && number >= first
            {
                let thrown = again.state.sample(&mut GameRng::for_step(self.seed, number));
                if thrown != *found {
                    let (found, thrown) = (found.to_string(), thrown.to_string());
                    return Err(DiceError::OtherThrow { step: number, found, thrown });
                }
                throws += 1;
            }
            again.take(*step);
        }
        Ok(throws)
    }

    /// Whether `action` could not be undone: it reveals something or chance follows it.
    pub fn is_irreversible(&self, seat: Seat, action: G::Action) -> Result<bool, Refusal> {
        self.state.permit(seat, action)?;
        let mut after = self.state.clone();
        let mut journal = Journal::default();
        after.apply(seat, action, &mut journal);
        Ok(reveals(seat, &journal, &after) || after.turn() == Turn::Chance)
    }

    /// The match as it was after its first `steps` steps, to look at.
    ///
    /// # Panics
    /// When the match has fewer steps.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        self.with_steps(self.steps[..steps].to_vec()).expect("a part of a legal match is legal")
    }

    /// A new match that shares the first `steps` steps and goes on with chance of its own, so
    /// that trying things out tells nothing about the original's future.
    ///
    /// # Panics
    /// When the match has fewer steps.
    #[must_use]
    pub fn branch(&self, steps: usize, seed: Seed) -> Self {
        let mut branch = Self { seed, ..self.at(steps) };
        branch.settle();
        branch
    }

    /// Builds a match from recorded steps, checking each of them.
    pub fn replay(
        options: G::Options,
        seed: Seed,
        steps: Vec<StepOf<G>>,
    ) -> Result<Self, LoadError> {
        let mut rebuilt = Self::empty(G::RULES_VERSION, options, seed)?;
        rebuilt.follow(steps.into_iter().map(Ok))?;
        Ok(rebuilt)
    }

    /// The same match with other steps.
    fn with_steps(&self, steps: Vec<StepOf<G>>) -> Result<Self, LoadError> {
        let mut other = Self::empty(self.rules, self.options.clone(), self.seed)?;
        other.follow(steps.into_iter().map(Ok))?;
        Ok(other)
    }

    /// Takes recorded steps up to the first one that does not fit.
    fn follow(
        &mut self,
        steps: impl Iterator<Item = Result<StepOf<G>, LoadError>>,
    ) -> Result<(), LoadError> {
        let mut outcomes = Vec::new();
        for step in steps {
            let (step, index) = (step?, self.steps.len());
            match step {
                Step::Act(seat, action) => {
                    self.state.permit(seat, action).map_err(|refusal| {
                        let (what, refusal) = (step.to_string(), Box::new(refusal));
                        LoadError::IllegalStep { step: index, what, refusal }
                    })?;
                }
                Step::Chance(outcome) => {
                    outcomes.clear();
                    if self.state.turn() == Turn::Chance {
                        self.state.outcomes(&mut outcomes);
                    }
                    if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
                        let what = step.to_string();
                        return Err(LoadError::ImpossibleChance { step: index, what });
                    }
                }
            }
            self.take(step);
        }
        Ok(())
    }

    /// The match as text: versioned JSON, one step a line.
    pub fn save(&self) -> String {
        let steps: Vec<String> = self.steps.iter().map(to_text).collect();
        join_save(G::ID, self.rules, &to_text(&self.options), self.seed, &steps)
    }

    /// Reads a saved match back, checking every step, and lets pending chance run.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let (header, stored) = StoredMatch::read(text)?;
        if header.game != G::ID {
            return Err(LoadError::UnknownGame(header.game));
        }
        Self::open(&stored)?.whole()
    }

    /// Opens a stored match as far as its steps fit. One that fits whole goes on with pending
    /// chance; a halted one stays as it is until [`Match::go_on`].
    pub fn open(stored: &StoredMatch<'_>) -> Result<Opened<Self>, LoadError> {
        let (found, known) = (stored.rules, G::RULES_VERSION);
        if found > known {
            return Err(LoadError::Newer { what: "rules", found, known });
        }
        let options = serde_json::from_str(stored.options)
            .map_err(|error| LoadError::Part { part: "options".into(), error })?;
        let mut game = Self::empty(stored.rules, options, stored.seed)?;
        let halt = game.follow(read_steps::<G>(&stored.steps)).err();
        if halt.is_none() {
            game.settle();
        }
        Ok(Opened { game, halt })
    }

    /// Lets a halted match go on from where it halted.
    pub fn go_on(&mut self) {
        self.settle();
    }

    /// Lets chance run until somebody has to decide or the game is over.
    fn settle(&mut self) {
        while self.state.turn() == Turn::Chance {
            let outcome = self.state.sample(&mut GameRng::for_step(self.seed, self.steps.len()));
            self.take(Step::Chance(outcome));
        }
    }

    /// Carries out a step that is known to be legal.
    fn take(&mut self, step: StepOf<G>) {
        let mut journal = Journal::default();
        let forced = matches!(step, Step::Act(..)) && only_choice(&self.state).is_some();
        let sealed = matches!(self.state.turn(), Turn::Decide(seats) if seats.len() > 1);
        let revealed = match step {
            Step::Act(seat, action) => {
                self.state.apply(seat, action, &mut journal);
                reveals(seat, &journal, &self.state)
            }
            Step::Chance(outcome) => {
                self.state.resolve(outcome, &mut journal);
                false // Chance stands anyway.
            }
        };
        let number = self.steps.len();
        self.log.extend(journal.notes.into_iter().map(|Note { audience, event }| Entry {
            step: number,
            audience,
            event,
        }));
        // TABLE-UNDO-5: where nothing before can be taken back any more, the count begins again.
        match step {
            Step::Act(_, _) if sealed && !revealed => {}
            Step::Act(seat, _) if !revealed => {
                let own = self.taken_back[seat.index()];
                self.taken_back = [0; MAX_SEATS];
                self.taken_back[seat.index()] = own;
            }
            Step::Act(_, _) | Step::Chance(_) => self.taken_back = [0; MAX_SEATS],
        }
        self.steps.push(step);
        if self.steps.len().is_multiple_of(KEPT_EVERY) {
            if self.kept.len() == KEPT {
                self.kept.remove(0);
            }
            self.kept.push((self.steps.len(), self.state.clone()));
        }
        self.marks.push(Mark { sealed, revealed, forced });
    }
}

/// The only thing that can be done, if one seat alone decides and the game takes such a choice itself.
fn only_choice<G: Game>(state: &G) -> Option<(Seat, G::Action)> {
    let Turn::Decide(seats) = state.turn() else { return None };
    if !G::TAKES_FORCED || seats.len() > 1 {
        return None;
    }
    let seat = seats.first()?;
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    match actions[..] {
        [only] => Some((seat, only)),
        _ => None,
    }
}

/// Whether a step showed somebody else what was hidden: the game said so, it whispered to another
/// seat, or it ended the game, after which everything is open (TABLE-UNDO-3).
fn reveals<G: Game>(actor: Seat, journal: &Journal<G::Event>, after: &G) -> bool {
    let to_another = |note: &Note<G::Event>| !note.audience.includes(Viewer::Seat(actor));
    journal.revealed || journal.notes.iter().any(to_another) || after.turn() == Turn::Over
}
