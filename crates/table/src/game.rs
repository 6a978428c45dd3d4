//! The one abstraction: what a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rule::table_rules;
use crate::{GameRng, Numbered, Recorder, Refusal, Seat, Seats, Silent, Standings, Weights};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "seats")]
pub enum Turn {
    /// A decision of these seats. Several seats decide simultaneously and secretly: no choice
    /// shows before the last seat has chosen.
    Decide(Seats),
    /// A draw, a deal, a roll.
    Chance,
    /// Nothing: the game has ended.
    Over,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player; sees what this seat may see.
    Seat(Seat),
    /// Anybody else; sees what is public.
    Spectator,
}

/// Options that no game can be set up with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{option} {value} is not possible: {reason}")]
pub struct SetupError {
    /// The option's name.
    pub option: &'static str,
    /// Its value.
    pub value: String,
    /// What is possible.
    pub reason: String,
}

/// A board game as plain data with rules.
///
/// The state holds what lies on the table and nothing else: no clock, file, thread, language or
/// generator. It is `Clone` at the cost of copying a few hundred bytes.
pub trait Game: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The game's name in commands, saves and addresses.
    const ID: &'static str;
    /// Rises when a change of the rules makes an old game play differently. A match goes on by
    /// the version it was begun with, see [`Game::new_by`].
    const RULES_VERSION: u32;
    /// The rules reference (`RULES.md`), one sentence or more for each rule id.
    const RULES: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Whether all seats play together and win or lose as one (see [`Standings::team`]).
    const IS_TEAM: bool = false;
    /// Whether every seat knows everything that any seat knows. At such a table a shared screen
    /// need not be passed on.
    const IS_OPEN: bool = false;
    /// No game with [`Game::simulation`] options takes more steps than this.
    const MAX_STEPS: usize;

    /// Whether a choice with one option is taken by the table, and not asked (TABLE-TURN-4). Games
    /// that say themselves what is asked leave it alone.
    const TAKES_FORCED: bool = false;

    /// What is agreed before the game.
    type Options: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A decision of a seat. Its `Display` is the game's notation: short, exact, language-free.
    type Action: Numbered + Hash + Display + Send + Sync + Serialize + DeserializeOwned;
    /// A result of chance, with its notation.
    type Outcome: Copy + Eq + Hash + Debug + Display + Send + Sync + Serialize + DeserializeOwned;
    /// Something that happened, for the log, with its notation.
    type Event: Clone + Eq + Debug + Display + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may see. Its `Display` draws the table as text.
    type View: Eq + Debug + Display + Serialize;

    /// The usual options for this many players.
    fn options(players: u8) -> Self::Options;
    /// Options with which a game ends whatever is played, within [`Game::MAX_STEPS`] steps.
    fn simulation(players: u8) -> Self::Options;
    /// Option sets that together exercise every option at every player count; all of them end
    /// like [`Game::simulation`]. Where options are many, [`all_pairs`](crate::all_pairs) of them
    /// are enough.
    fn option_sets() -> Vec<Self::Options>;
    /// Names the rule by which options do not go together, such as a scenario and a number of
    /// players. Nobody begins such a game; one that was begun before there was the rule stays.
    fn agree(options: &Self::Options) -> Result<(), Refusal> {
        let _ = options;
        Ok(())
    }

    /// A new game, before its first step.
    fn new(options: &Self::Options) -> Result<Self, SetupError>;
    /// A new game by the rules of an earlier version. A game that does not remember them plays by
    /// today's: a stored match then opens as far as its steps fit.
    fn new_by(rules: u32, options: &Self::Options) -> Result<Self, SetupError> {
        let _ = rules;
        Self::new(options)
    }
    /// The seats at this table.
    fn seats(&self) -> Seats;
    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Appends every legal action of a seat that is to decide. This list defines legality.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Appends what a seat that is to decide may point at now, legal or not: a superset of the
    /// legal actions.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Names the rule that forbids `action` to a seat that is to decide.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;
    /// Carries out a legal action.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut impl Recorder<Self::Event>);

    /// Goes through what chance may bring now, each once, with positive weights.
    fn each_outcome(&self, each: impl FnMut(Self::Outcome, u32));
    /// Appends what chance may bring now, with weights.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>) {
        self.each_outcome(|outcome, weight| out.push((outcome, weight)));
    }
    /// Draws one of [`Game::outcomes`] by weight.
    #[inline]
    fn sample(&self, rng: &mut GameRng) -> Self::Outcome {
        let mut total = 0;
        self.each_outcome(|_, weight| total += weight);
        let mut lot = rng.lot(total);
        self.each_outcome(|outcome, weight| lot.offer(outcome, weight));
        lot.drawn()
    }
    /// Carries out an outcome of chance.
    fn resolve(&mut self, outcome: Self::Outcome, log: &mut impl Recorder<Self::Event>);

    /// What `viewer` may see. No field can hold anything else.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Replaces everything hidden from `seat` by a draw from what it may believe. The result
    /// depends on the seat's knowledge and the draw alone: two worlds that the seat cannot tell
    /// apart become the same world.
    fn determinize(&mut self, seat: Seat, rng: &mut GameRng);
    /// The scores as far as `viewer` may know them; final when the game is over.
    fn standings(&self, viewer: Viewer) -> Standings;
    /// Checks conservation of pieces and the other invariants of a reachable state.
    fn audit(&self) -> Result<(), String>;

    /// How far the game has come, in rounds, days or turns of anybody: a search looks so many of
    /// them ahead, and knows by it that the same seat's next turn has begun. Games that have none of
    /// these leave it at 0.
    #[inline]
    fn epoch(&self) -> u32 {
        0
    }

    /// Counts what an event says about cards, buildings and places: whose it is, the kind of
    /// statistic and the item. Studies of balance are made from it; the default counts nothing.
    fn statistics(event: &Self::Event, count: &mut dyn FnMut(Seat, &'static str, &dyn Display)) {
        let _ = (event, count);
    }

    /// Whether `seat` may do `action` now: the table's rules first, then the game's.
    fn permit(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::new(table_rules::GAME_IS_OVER)),
            Turn::Decide(seats) if seats.contains(seat) => self.check(seat, action),
            Turn::Decide(_) | Turn::Chance => {
                Err(Refusal::new(table_rules::NOT_YOUR_DECISION).with("seat", seat))
            }
        }
    }
}

/// One reason of a valuation: its name and what it adds, in hundredths of a victory point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Term {
    /// The id of the reason; the user interface knows its sentence.
    pub name: &'static str,
    /// What it adds.
    pub value: i32,
}

/// A game that can value a position. Bots and hints are made from it.
pub trait Hints: Game {
    /// How strong the named levels of bots are in this game, in the format that `bots` reads.
    const LEVELS: &'static str;

    /// The numbers of the valuation.
    type Weights: Weights;

    /// The weights that bots and hints use: those of the game's `bots/weights.ron`.
    fn weights() -> &'static Self::Weights;

    /// Appends those legal actions of a seat that is to decide which a good player would think
    /// about, at least one. A game with hundreds of actions names the few that lead somewhere.
    #[inline]
    fn promising(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.actions(seat, out);
    }

    /// Whether an action gives something away for nothing, such as a turn in which something useful
    /// could be done. Weak bots see less than strong ones, but nobody plays like that.
    fn gives_away(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Appends how much each of the legal `actions` of a seat appeals to somebody who follows a
    /// plan instead of looking ahead, and says whether this game has a plan. Searches play on by
    /// it: where random people ruin everything within days, only a plan tells positions apart.
    #[inline]
    fn appeal(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<i32>) -> bool {
        let _ = (seat, actions, out);
        false
    }

    /// Takes back what others have sealed in a simultaneous decision. `seat` does not see it, so to
    /// `seat` they have yet to choose.
    #[inline]
    fn unseal(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// Reports every term of the value of the position for `seat` with the given weights. Uses
    /// only what the seat may know.
    fn weigh_with(
        &self,
        weights: &Self::Weights,
        seat: Seat,
        term: &mut impl FnMut(&'static str, i32),
    );

    /// The sum of all terms with the given weights.
    #[inline]
    fn evaluate_with(&self, weights: &Self::Weights, seat: Seat) -> i32 {
        let mut total = 0;
        self.weigh_with(weights, seat, &mut |_, value| total += value);
        total
    }

    /// The sum of all terms with the game's own weights.
    #[inline]
    fn evaluate(&self, seat: Seat) -> i32 {
        self.evaluate_with(Self::weights(), seat)
    }

    /// What a search takes the position for where a simulation ends. Games with rivals leave out
    /// what counts against them, because the search compares all seats; a game whose simulations
    /// always end at the same moment may know more about that moment. Uses only what the seat may
    /// know.
    #[inline]
    fn judgment(&self, seat: Seat) -> i32 {
        self.evaluate(seat)
    }
}

/// Plays to the end with uniformly random choices and returns the number of decisions. Legal
/// actions are listed into `buffer` at every decision; nothing else allocates.
pub fn play_out<G: Game>(game: &mut G, rng: &mut GameRng, buffer: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = game.sample(rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                buffer.clear();
                game.actions(seat, buffer);
                game.apply(seat, rng.pick(buffer), &mut Silent);
                decisions += 1;
            }
        }
    }
}
