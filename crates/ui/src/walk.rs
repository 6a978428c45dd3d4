//! Going through a match from state to state, without playing it again for each of them.

use table::{Game, Match, Silent, Step};

/// A walk through a match, forwards only.
pub(crate) struct Walk<'a, G: Game> {
    game: &'a Match<G>,
    step: usize,
    state: G,
}

impl<'a, G: Game> Walk<'a, G> {
    /// A walk that begins at a kept state not after so many steps.
    pub(crate) fn near(game: &'a Match<G>, steps: usize) -> Self {
        let (step, state) = game.state_near(steps);
        Self { game, step, state }
    }

    /// The state after so many steps, or after the last one.
    pub(crate) fn to(&mut self, steps: usize) -> &G {
        for step in self.game.steps().iter().take(steps).skip(self.step) {
            match *step {
                Step::Act(seat, action) => self.state.apply(seat, action, &mut Silent),
                Step::Chance(outcome) => self.state.resolve(outcome, &mut Silent),
            }
        }
        self.step = self.step.max(steps);
        &self.state
    }
}
