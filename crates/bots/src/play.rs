//! One game between bots: as fast as possible, or recorded as a match.

use serde::{Deserialize, Serialize};
use table::{Game, GameRng, Match, Recorder, Refusal, Seat, Seed, SetupError, Silent, Turn};

use crate::Bot;

/// [`Game::MAX_STEPS`] holds for simulation options. Other options may take longer, but a game
/// this many times as long goes in circles.
const PATIENCE: usize = 16;

/// Why a game between bots did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// No game can be set up with the options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The bots do not fill the table.
    #[error("{bots} bots cannot fill a table of {seats} seats")]
    Seats {
        /// How many bots there are.
        bots: usize,
        /// How many seats the options make.
        seats: usize,
    },
    /// A bot chose what the rules forbid.
    #[error("step {step}: the bot in {seat} chose {action}, which is illegal: {refusal}")]
    Illegal {
        /// The number of the step, counted from 0.
        step: usize,
        /// The bot's seat.
        seat: Seat,
        /// The action in the game's notation.
        action: String,
        /// The rule that forbids it.
        refusal: Box<Refusal>,
    },
    /// The game broke one of its invariants.
    #[error("after step {step} the audit fails: {problem}")]
    Audit {
        /// The number of the step, counted from 0.
        step: usize,
        /// What the audit found.
        problem: String,
    },
    /// The game does not end.
    #[error("no end after {steps} steps")]
    Endless {
        /// How many steps were taken.
        steps: usize,
    },
}

/// How long a game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// Decisions of seats.
    pub decisions: u64,
    /// Decisions and chance together.
    pub steps: u64,
}

/// Plays `state` from its start to its end with one bot a seat, without recording its steps.
///
/// Chance is that of a [`Match`] with the same seed, so [`play_match`] with the same bots is the
/// same game. The state is audited at the end; with `audit`, each step is checked as well.
/// `log` is told what happens; `buffer` holds the legal actions, and nothing else here allocates.
pub fn play_game<G: Game>(
    state: &mut G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    audit: bool,
    log: &mut impl Recorder<G::Event>,
    buffer: &mut Vec<G::Action>,
) -> Result<Length, PlayError> {
    seat_all(state, bots)?;
    let mut dice = GameRng::for_step(seed, 0);
    let mut decisions = 0;
    let mut steps = 0;
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(dice.at_step(steps));
                state.resolve(outcome, log);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                buffer.clear();
                state.actions(seat, buffer);
                let action = bots[seat.index()].choose(state, seat, buffer);
                if audit || cfg!(debug_assertions) {
                    state
                        .permit(seat, action)
                        .map_err(|refusal| illegal::<G>(steps, seat, action, refusal))?;
                }
                state.apply(seat, action, log);
                decisions += 1;
            }
        }
        if audit {
            audit_after(state, steps)?;
        }
        steps += 1;
        limit::<G>(steps)?;
    }
    audit_after(state, steps.saturating_sub(1))?;
    Ok(Length { decisions, steps: steps as u64 })
}

/// Plays a whole match with one bot a seat and records it. With `audit`, the state is checked
/// after each decision and the chance that follows it.
pub fn play_match<G: Game>(
    options: G::Options,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    audit: bool,
) -> Result<Match<G>, PlayError> {
    let mut played = Match::<G>::new(options, seed)?;
    seat_all(played.state(), bots)?;
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = played.state().turn() {
        let seat = seats.first().expect("a decision has a decider");
        let step = played.steps().len();
        actions.clear();
        played.state().actions(seat, &mut actions);
        let action = bots[seat.index()].choose(played.state(), seat, &actions);
        played.act(seat, action).map_err(|refusal| illegal::<G>(step, seat, action, refusal))?;
        if audit {
            audit_after(played.state(), step)?;
        }
        limit::<G>(played.steps().len())?;
    }
    audit_after(played.state(), played.steps().len().saturating_sub(1))?;
    Ok(played)
}

/// Draws chance until somebody has to decide or the game is over.
pub(crate) fn settle<G: Game>(state: &mut G, luck: &mut GameRng) {
    while state.turn() == Turn::Chance {
        let outcome = state.sample(luck);
        state.resolve(outcome, &mut Silent);
    }
}

fn seat_all<G: Game>(state: &G, bots: &[Box<dyn Bot<G>>]) -> Result<(), PlayError> {
    let (bots, seats) = (bots.len(), state.seats().len());
    if bots == seats { Ok(()) } else { Err(PlayError::Seats { bots, seats }) }
}

fn illegal<G: Game>(step: usize, seat: Seat, action: G::Action, refusal: Refusal) -> PlayError {
    PlayError::Illegal { step, seat, action: action.to_string(), refusal: Box::new(refusal) }
}

fn audit_after<G: Game>(state: &G, step: usize) -> Result<(), PlayError> {
    state.audit().map_err(|problem| PlayError::Audit { step, problem })
}

fn limit<G: Game>(steps: usize) -> Result<(), PlayError> {
    if steps > PATIENCE * G::MAX_STEPS { Err(PlayError::Endless { steps }) } else { Ok(()) }
}
