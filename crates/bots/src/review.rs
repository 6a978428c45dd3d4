//! What a search says about a match that was played.

use serde::{Deserialize, Serialize};
use table::{Hints, Match, Seat, Silent, Step};

use crate::search::{Search, Stop};

/// What a search says about one decision. Chances are those of the seat that decided, between 0
/// and 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion<A> {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub played: A,
    /// The chance to win with it.
    pub played_chance: f64,
    /// What the search would have decided.
    pub best: A,
    /// The chance to win with that.
    pub best_chance: f64,
}

impl<A> Opinion<A> {
    /// The same opinion about actions that are written in another way.
    pub fn map<B>(self, write: impl Fn(A) -> B) -> Opinion<B> {
        let Self { step, seat, played, played_chance, best, best_chance } = self;
        let (played, best) = (write(played), write(best));
        Opinion { step, seat, played, played_chance, best, best_chance }
    }
}

/// Looks at every decision of a match, each with what its seat knew at that moment alone. `each`
/// is told how many steps are done, with an opinion where there was a choice. Ends early when
/// `stop`, which the search must look at too, says so.
pub fn review<G: Hints>(
    game: &Match<G>,
    search: &mut Search<G>,
    stop: &Stop,
    mut each: impl FnMut(usize, Option<Opinion<G::Action>>),
) {
    let mut state = game.beginning();
    let mut actions = Vec::new();
    for (step, taken) in game.steps().iter().enumerate() {
        let opinion = match *taken {
            Step::Chance(outcome) => {
                state.resolve(outcome, &mut Silent);
                None
            }
            Step::Act(seat, played) => {
                actions.clear();
                state.actions(seat, &mut actions);
                let opinion = (actions.len() > 1)
                    .then(|| judge(search, &state, seat, &actions, step, played));
                state.apply(seat, played, &mut Silent);
                opinion
            }
        };
        if stop.is_stopped() {
            return;
        }
        each(step + 1, opinion);
    }
}

fn judge<G: Hints>(
    search: &mut Search<G>,
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    step: usize,
    played: G::Action,
) -> Opinion<G::Action> {
    let choices = search.analyze(state, seat, actions);
    let best = choices[0];
    let own = choices.iter().find(|choice| choice.action == played);
    let played_chance = own.map_or(best.win_chance, |choice| choice.win_chance);
    Opinion { step, seat, played, played_chance, best: best.action, best_chance: best.win_chance }
}
