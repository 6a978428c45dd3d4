//! What a strong bot says to a player, during the game and after it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Term};

use crate::entry::to_json;

/// One of the decisions that a strong bot considers in the place of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action, in JSON.
    pub action: Value,
    /// The action in the game's notation.
    pub notation: String,
    /// The chance to win with it, between 0 and 1.
    pub chance: f64,
    /// What speaks for and against it, most important reason first.
    pub reasons: Vec<Term>,
}

/// What the strongest bot says about one decision of a match: see [`bots::Opinion`]. Actions are
/// in JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub played: Value,
    /// The chance to win with it.
    pub played_chance: f64,
    /// What the bot would have decided.
    pub best: Value,
    /// The chance to win with that.
    pub best_chance: f64,
}

impl Opinion {
    pub(crate) fn of<A: Serialize>(opinion: bots::Opinion<A>) -> Self {
        let bots::Opinion { step, seat, played, played_chance, best, best_chance } = opinion;
        Self {
            step,
            seat,
            played: to_json(&played),
            played_chance,
            best: to_json(&best),
            best_chance,
        }
    }
}

/// Is told how many steps of a match are reviewed, with an opinion where there was a choice.
pub type OnStep<'a> = dyn FnMut(usize, Option<Opinion>) + 'a;
