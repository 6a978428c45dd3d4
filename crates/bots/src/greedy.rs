//! The bot that takes what looks best right after its action.

use table::{GameRng, Hints, Seat, Seed, Silent, Term, Turn};

use crate::Bot;
use crate::play::settle;

/// Up to this many results of chance are all looked at, each by its weight.
const ENUMERATED: usize = 32;
/// With more results, this many are drawn.
const SAMPLES: usize = 16;
/// Expected values are compared in this fraction of a term's unit: integers stay exact and equal
/// on every machine.
const PRECISION: i128 = 1000;

/// Takes what appeals most in a game with a plan; else looks one action ahead, and through the
/// chance that follows it.
#[derive(Clone, Debug)]
pub struct Greedy<G: Hints> {
    rng: GameRng,
    /// The stream as it was before the latest choice, to imagine the same world again.
    before: GameRng,
    outcomes: Vec<(G::Outcome, u32)>,
    weights: G::Weights,
    /// Whether the plan of the game, if it has one, goes before the valuation.
    has_plan: bool,
    appeals: Vec<i32>,
}

impl<G: Hints> Greedy<G> {
    /// A greedy bot that draws from `rng` and weighs as the game says.
    pub fn new(rng: GameRng) -> Self {
        Self { has_plan: true, ..Self::with_weights(rng, G::weights().clone()) }
    }

    /// A greedy bot that draws from `rng` and weighs differently, without a plan.
    pub fn with_weights(rng: GameRng, weights: G::Weights) -> Self {
        let (before, outcomes, appeals) = (rng.clone(), Vec::new(), Vec::new());
        Self { before, rng, outcomes, weights, has_plan: false, appeals }
    }
}

impl<G: Hints> Bot<G> for Greedy<G> {
    fn choose(&mut self, state: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
        if let [only] = actions {
            return *only;
        }
        self.before.clone_from(&self.rng);
        let world = World::imagine(state, seat, &mut self.rng);
        let mut best = actions[0];
        let mut best_value = i128::MIN;
        let mut equals = 0;
        self.appeals.clear();
        let is_planned = self.has_plan && world.state.appeal(seat, actions, &mut self.appeals);
        for (index, &action) in actions.iter().enumerate() {
            let value = if is_planned {
                self.appeals[index].into()
            } else {
                let mut value = Expectation::default();
                world.foresee(seat, action, &mut self.outcomes, &mut |after, weight| {
                    value.add(after.evaluate_with(&self.weights, seat), weight);
                });
                value.mean()
            };
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value == best_value {
                // The nth equal action replaces the choice with probability 1/n: all are then
                // equally likely without a list of them.
                equals += 1;
                if self.rng.below(equals) == 0 {
                    best = action;
                }
            }
        }
        best
    }

    fn explain(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        chosen: G::Action,
    ) -> Vec<Term> {
        let world = World::imagine(state, seat, &mut self.before.clone());
        let mut outcomes = Vec::new();
        let average = actions.iter().fold(TermSums::default(), |mut average, &action| {
            average.add(&world.terms(&self.weights, seat, action, &mut outcomes));
            average
        });
        let chosen = world.terms(&self.weights, seat, chosen, &mut outcomes);
        chosen.against(&average, actions.len())
    }
}

/// What the bot believes while it makes one decision.
struct World<G> {
    state: G,
    /// Every action meets the same luck, so that no action looks better by a lucky draw.
    luck: Seed,
}

impl<G: Hints> World<G> {
    /// Draws a world that `seat` cannot tell from the true one. Nothing hidden survives this.
    fn imagine(state: &G, seat: Seat, rng: &mut GameRng) -> Self {
        let mut state = state.clone();
        state.determinize(seat, rng);
        let luck = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
        Self { state, luck: Seed(luck) }
    }

    /// Shows each position that may follow `action` before anybody decides again, with its weight.
    fn foresee(
        &self,
        seat: Seat,
        action: G::Action,
        outcomes: &mut Vec<(G::Outcome, u32)>,
        show: &mut impl FnMut(&G, u32),
    ) {
        let mut after = self.state.clone();
        after.apply(seat, action, &mut Silent);
        if after.turn() != Turn::Chance {
            show(&after, 1);
            return;
        }
        let mut luck = GameRng::new(self.luck);
        outcomes.clear();
        after.outcomes(outcomes);
        if outcomes.len() <= ENUMERATED {
            for &(outcome, weight) in outcomes.iter() {
                let mut next = after.clone();
                next.resolve(outcome, &mut Silent);
                settle(&mut next, &mut luck);
                show(&next, weight);
            }
        } else {
            for _ in 0..SAMPLES {
                let mut next = after.clone();
                settle(&mut next, &mut luck);
                show(&next, 1);
            }
        }
    }

    /// The expected terms after `action`.
    fn terms(
        &self,
        weights: &G::Weights,
        seat: Seat,
        action: G::Action,
        outcomes: &mut Vec<(G::Outcome, u32)>,
    ) -> TermSums {
        let mut sums = TermSums::default();
        let mut total = 0;
        self.foresee(seat, action, outcomes, &mut |after, weight| {
            total += i128::from(weight);
            after.weigh_with(weights, seat, &mut |name, value| {
                *sums.of(name) += i128::from(value) * i128::from(weight) * PRECISION;
            });
        });
        sums.0.iter_mut().for_each(|(_, sum)| *sum /= total);
        sums
    }
}

/// A mean of weighted values.
#[derive(Default)]
struct Expectation {
    sum: i128,
    weight: i128,
}

impl Expectation {
    fn add(&mut self, value: i32, weight: u32) {
        self.sum += i128::from(value) * i128::from(weight);
        self.weight += i128::from(weight);
    }

    fn mean(&self) -> i128 {
        // The common case is a single position, and wide divisions are slow.
        if self.weight == 1 { self.sum * PRECISION } else { self.sum * PRECISION / self.weight }
    }
}

/// Sums of terms by name, in the order in which the game first reports them.
#[derive(Default)]
struct TermSums(Vec<(&'static str, i128)>);

impl TermSums {
    fn of(&mut self, name: &'static str) -> &mut i128 {
        let known = self.0.iter().position(|(other, _)| *other == name);
        let index = known.unwrap_or_else(|| {
            self.0.push((name, 0));
            self.0.len() - 1
        });
        &mut self.0[index].1
    }

    fn add(&mut self, other: &Self) {
        for &(name, value) in &other.0 {
            *self.of(name) += value;
        }
    }

    /// The differences to the mean of `count` summed terms, the greatest first, without zeros.
    fn against(mut self, sums: &Self, count: usize) -> Vec<Term> {
        for &(name, sum) in &sums.0 {
            *self.of(name) -= sum / count as i128;
        }
        let mut terms: Vec<Term> = self
            .0
            .iter()
            .map(|&(name, value)| Term { name, value: round(value) })
            .filter(|term| term.value != 0)
            .collect();
        terms.sort_by_key(|term| std::cmp::Reverse(term.value.unsigned_abs()));
        terms
    }
}

/// To the nearest unit of a term, halves away from zero.
fn round(value: i128) -> i32 {
    ((value + value.signum() * PRECISION / 2) / PRECISION) as i32
}
