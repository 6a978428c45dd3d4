//! The bot that does anything legal.

use table::{Game, GameRng, Seat, Term};

use crate::Bot;

/// Chooses uniformly among the legal actions.
#[derive(Clone, Debug)]
pub struct Random {
    rng: GameRng,
}

impl Random {
    /// A random bot that draws from `rng`.
    pub fn new(rng: GameRng) -> Self {
        Self { rng }
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: &G, _: Seat, actions: &[G::Action]) -> G::Action {
        self.rng.pick(actions)
    }

    fn explain(&self, _: &G, _: Seat, _: &[G::Action], _: G::Action) -> Vec<Term> {
        Vec::new()
    }
}
