//! What a bot is.

use table::{Game, Seat, Term};

/// A player made of code.
///
/// It owns its stream of random numbers, so that thinking never disturbs the chance of the match:
/// the same bot with the same seed in the same position chooses the same action.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `actions`, which are all the legal ones of `seat` in `state`.
    ///
    /// # Panics
    /// When `actions` is empty: a seat that is to decide always can.
    fn choose(&mut self, state: &G, seat: Seat, actions: &[G::Action]) -> G::Action;

    /// Why `chosen` is better or worse than the average of `actions`, most important reason
    /// first. It looks at the world as the bot imagined it at its latest choice, so the reasons
    /// after a choice are those of that choice. Empty for a bot that has no reasons.
    fn explain(&self, state: &G, seat: Seat, actions: &[G::Action], chosen: G::Action)
    -> Vec<Term>;
}
