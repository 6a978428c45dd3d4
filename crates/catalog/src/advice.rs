//! What a strong bot says to a player, during the game and after it.

use serde_json::Value;
use table::Term;

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

/// What the strongest bot says about one decision of a match. Actions are in JSON.
pub type Opinion = bots::Opinion<Value>;

/// Is told how many steps of a match are reviewed, with an opinion where there was a choice.
pub type OnStep<'a> = dyn FnMut(usize, Option<Opinion>) + 'a;
