//! The luck of a simulation.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::{Discriminant, discriminant};

use table::{Game, GameRng, Seed};

/// The luck of one simulation: the nth draw of each kind depends on the seed alone, whatever else
/// was drawn before it. Two decisions that meet the same luck get the same weather and the same
/// cards as far as they can, so that what tells their results apart is the decisions.
pub(crate) struct Luck<G: Game> {
    seed: Seed,
    /// How many draws of each kind there were; the kind of a draw is the variant of its results.
    drawn: Vec<(Discriminant<G::Outcome>, u32)>,
}

impl<G: Game> Luck<G> {
    pub(crate) const fn new() -> Self {
        Self { seed: Seed(0), drawn: Vec::new() }
    }

    /// Begins another simulation.
    pub(crate) fn begin(&mut self, seed: Seed) {
        self.seed = seed;
        self.drawn.clear();
    }

    /// Draws what happens next in `world`.
    pub(crate) fn draw(&mut self, world: &G) -> G::Outcome {
        let mut first = None;
        world.each_outcome(|outcome, _| {
            first.get_or_insert(outcome);
        });
        let kind = discriminant(&first.expect("chance has a result"));
        let known = self.drawn.iter().position(|(other, _)| *other == kind);
        let known = known.unwrap_or_else(|| {
            self.drawn.push((kind, 0));
            self.drawn.len() - 1
        });
        let count = &mut self.drawn[known].1;
        *count += 1;
        let mut hasher = DefaultHasher::new();
        (self.seed.0, kind, *count).hash(&mut hasher);
        world.sample(&mut GameRng::new(Seed(hasher.finish())))
    }
}
