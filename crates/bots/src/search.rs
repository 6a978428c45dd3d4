//! The bot that thinks ahead: information-set Monte Carlo tree search.
//!
//! Every simulation draws a new world that the seat cannot tell from the true one, walks down a
//! tree that all worlds share, values the position it reaches for every seat, and remembers the
//! value along the way. `docs/adr/0007-search.md` says what was decided and measured.

mod budget;
mod horizon;
mod luck;
mod settings;
mod simulator;
mod tree;
mod utility;

use std::thread;
use std::time::Duration;

use table::{GameRng, Hints, Seat, Seats, Seed, Silent, Term, Turn};

use crate::{Bot, Greedy};
use budget::Countdown;
pub use budget::{Budget, Stop};
pub use settings::{Settings, Sight};
use simulator::Simulator;

/// A decision that a search has considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The decision.
    pub action: A,
    /// How many simulations it was tried in.
    pub visits: u64,
    /// The chance to win with it, as far as the search knows.
    pub win_chance: f64,
    /// What the search strives for: the chance to win mixed with the margin, between 0 and 1.
    pub value: f64,
}

/// A decision that was taken, and the position after it if the same seat goes on deciding.
struct Latest<G: Hints> {
    seat: Seat,
    action: G::Action,
    after: G,
}

impl<G: Hints> Latest<G> {
    /// What `seat` did, if it goes on deciding.
    fn new(state: &G, seat: Seat, action: G::Action) -> Option<Self> {
        let mut after = state.clone();
        after.apply(seat, action, &mut Silent);
        let goes_on = after.turn() == Turn::Decide(Seats::only(seat));
        goes_on.then_some(Self { seat, action, after })
    }

    /// Whether it led to this decision of `seat`, as far as the seat can tell.
    fn led_to(&self, state: &G, seat: Seat) -> bool {
        let believed = |state: &G| {
            let mut world = state.clone();
            world.determinize(seat, &mut GameRng::new(Seed(0)));
            world
        };
        self.seat == seat && believed(&self.after) == believed(state)
    }
}

/// A bot that searches.
pub struct Search<G: Hints> {
    settings: Settings,
    budget: Budget,
    stop: Stop,
    threads: usize,
    trees: Vec<Simulator<G>>,
    choices: Vec<Considered<G::Action>>,
    latest: Option<Latest<G>>,
    /// Names the reasons.
    greedy: Greedy<G>,
}

impl<G: Hints> Search<G> {
    /// A search in one tree that draws from `rng`.
    pub fn new(settings: Settings, sight: Sight, budget: Budget, rng: GameRng) -> Self {
        let greedy = Greedy::new(rng.clone());
        let trees = vec![Simulator::new(settings, sight, rng)];
        let (stop, choices) = (Stop::default(), Vec::new());
        Self { settings, budget, stop, threads: 1, trees, choices, latest: None, greedy }
    }

    /// A search in several trees that share the budget, on up to so many threads. The number of
    /// trees changes what is found, the number of threads only how long it takes.
    #[must_use]
    pub fn in_parallel(mut self, trees: usize, threads: usize) -> Self {
        let first = self.trees.swap_remove(0);
        self.trees = (0..trees.max(1) as u64).map(|number| first.sibling(number)).collect();
        self.threads = threads.max(1);
        self
    }

    /// The same search, but for no longer than `time`.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        let budget = self.budget.within(time);
        self.with_budget(budget)
    }

    /// The same search, with all its memory, and another budget.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// A search that gives up when `stop` says so.
    #[must_use]
    pub fn with_stop(mut self, stop: Stop) -> Self {
        self.stop = stop;
        self
    }

    /// Decisions that simulations played beyond the tree so far.
    pub fn played_out(&self) -> u64 {
        self.trees.iter().map(|tree| tree.played_out).sum()
    }

    /// Everything the search finds out about a decision among `actions`, which are all the legal
    /// ones of `seat` in `state`: each of them, the best first. What was tried less often may look
    /// better only by luck, so nothing is told to have a better chance than the best.
    ///
    /// # Panics
    /// When `actions` is empty: a seat that is to decide always can.
    pub fn analyze(
        &mut self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
    ) -> Vec<Considered<G::Action>> {
        self.think(state, seat, actions);
        self.sum_up(seat, actions);
        let mut choices = self.choices.clone();
        let best = choices[0].win_chance;
        for choice in &mut choices {
            choice.win_chance = self.settings.told(choice.win_chance.min(best));
        }
        choices
    }
}

impl<G: Hints> Search<G> {
    fn think(&mut self, state: &G, seat: Seat, actions: &[G::Action]) {
        let latest = self.latest.take().filter(|latest| latest.led_to(state, seat));
        let played = latest.map(|latest| latest.action);
        let count = self.trees.len();
        let budget = match actions {
            [_] => Budget::simulations(0), // Nothing is gained by thinking about a forced move.
            _ => self.budget.shared_by(count, self.threads),
        };
        let (stop, rehearses) = (&self.stop, self.settings.rehearses);
        let grow = |tree: &mut Simulator<G>| {
            tree.begin(state, seat, actions, played);
            let mut countdown = Countdown::new(budget, stop);
            if rehearses {
                tree.rehearse(state, seat, budget.simulations, || countdown.goes_on());
            } else {
                while countdown.goes_on() {
                    tree.simulate(state, seat);
                }
            }
        };
        if self.threads == 1 {
            self.trees.iter_mut().for_each(grow);
            return;
        }
        let share = count.div_ceil(self.threads);
        thread::scope(|scope| {
            for trees in self.trees.chunks_mut(share) {
                scope.spawn(move || trees.iter_mut().for_each(grow));
            }
        });
    }

    /// Adds up what all trees found out about each action.
    fn sum_up(&mut self, seat: Seat, actions: &[G::Action]) {
        self.choices.clear();
        for &action in actions {
            let mut choice = Considered { action, visits: 0, win_chance: 0.0, value: 0.0 };
            let (mut prior, mut is_noticed) = (0.0, false);
            for tree in &self.trees {
                let Some(edge) = tree.edges(seat).find(|edge| edge.action == action) else {
                    continue; // Overlooked.
                };
                is_noticed = true;
                choice.visits += u64::from(edge.visits);
                choice.win_chance += edge.win;
                choice.value += edge.utility;
                prior += f64::from(edge.prior);
            }
            if !is_noticed {
                choice.value = f64::NEG_INFINITY;
            } else if choice.visits == 0 {
                (choice.win_chance, choice.value) = (prior.max(0.0), prior);
            }
            let weight = if choice.visits == 0 { self.trees.len() as u64 } else { choice.visits };
            choice.win_chance /= weight as f64;
            choice.value /= weight as f64;
            self.choices.push(choice);
        }
        let rank = |choice: &Considered<G::Action>| (choice.visits, choice.value);
        self.choices.sort_unstable_by(|one, other| {
            let ((one, value), (other, other_value)) = (rank(one), rank(other));
            other.cmp(&one).then(other_value.total_cmp(&value))
        });
    }
}

impl<G: Hints> Bot<G> for Search<G> {
    fn choose(&mut self, state: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
        if let [only] = actions {
            return *only;
        }
        self.think(state, seat, actions);
        self.sum_up(seat, actions);
        let action = self.choices[0].action;
        self.latest = Latest::new(state, seat, action);
        action
    }

    fn explain(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        chosen: G::Action,
    ) -> Vec<Term> {
        self.greedy.explain(state, seat, actions, chosen)
    }
}
