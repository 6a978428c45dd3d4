//! One tree and everything that makes it grow.

use table::{GameRng, Hints, Seat, Seats, Seed, Silent, Turn};

use crate::play::settle;
use crate::search::horizon::Horizon;
use crate::search::luck::Luck;
use crate::search::tree::{Edge, EdgeId, NodeId, Selection, Tree, Visited};
use crate::search::utility::{Payoff, Utility, values};
use crate::search::{Settings, Sight};

/// Grows a tree, simulation by simulation. Its memory is kept between simulations and searches.
pub(crate) struct Simulator<G: Hints> {
    tree: Tree<G::Action>,
    /// Where the present decision is in the tree.
    root: NodeId,
    settings: Settings,
    sight: Sight,
    selection: Selection,
    utility: Utility,
    rng: GameRng,
    luck: Luck<G>,
    /// The decision at the root that a rehearsal is about.
    rehearsed: Option<EdgeId>,
    /// The decisions that are still rehearsed.
    left: Vec<EdgeId>,
    /// What may be chosen at the root.
    noticed: Vec<G::Action>,
    path: Vec<Visited>,
    actions: Vec<G::Action>,
    unknown: Vec<G::Action>,
    priors: Vec<(f32, G::Action)>,
    appeals: Vec<i32>,
    /// Decisions in playouts so far.
    pub(crate) played_out: u64,
}

impl<G: Hints> Simulator<G> {
    pub(crate) fn new(settings: Settings, sight: Sight, rng: GameRng) -> Self {
        let Settings { exploration, trust, breadth, growth, lead, victory, .. } = settings;
        Self {
            tree: Tree::new(),
            root: 0,
            settings,
            sight,
            selection: Selection { exploration, trust, breadth, growth },
            utility: Utility { lead, victory, is_team: G::IS_TEAM },
            rng,
            luck: Luck::new(),
            rehearsed: None,
            left: Vec::new(),
            noticed: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            unknown: Vec::new(),
            priors: Vec::new(),
            appeals: Vec::new(),
            played_out: 0,
        }
    }

    /// Another simulator of the same kind with its own randomness.
    pub(crate) fn sibling(&self, number: u64) -> Self {
        let mut rng = self.rng.clone();
        let seed = Seed(u64::from(rng.below(u32::MAX))).nth(number);
        Self::new(self.settings, self.sight, GameRng::new(seed))
    }

    /// Begins to think about a decision of `seat` among `actions`. It goes on with what the tree
    /// holds about it if the seat's latest decision was `played` and led straight here.
    pub(crate) fn begin(
        &mut self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        played: Option<G::Action>,
    ) {
        let known = played.and_then(|played| self.tree.child(self.root, seat, played));
        self.root = known.unwrap_or_else(|| {
            self.tree.clear();
            self.tree.add_node()
        });
        self.notice(state, seat, actions);
        let mut world = state.clone();
        world.determinize(seat, &mut self.rng);
        self.know(self.root, &world, seat, self.sight.noise);
    }

    /// What the tree knows about the decisions that can be taken now.
    pub(crate) fn edges(&self, seat: Seat) -> impl Iterator<Item = &Edge<G::Action>> {
        self.tree.edges(self.root, seat)
    }

    /// Fills `self.noticed`: some of the actions may be overlooked, but never all, and whoever
    /// overlooks things gives nothing away for it.
    fn notice(&mut self, state: &G, seat: Seat, actions: &[G::Action]) {
        let Self { sight, rng, noticed, .. } = self;
        noticed.clear();
        noticed.extend_from_slice(actions);
        if sight.overlooked > 0 {
            noticed.retain(|action| !state.gives_away(seat, *action));
            let some = if noticed.is_empty() { rng.pick(actions) } else { rng.pick(noticed) };
            noticed.retain(|_| rng.below(100) >= sight.overlooked);
            if noticed.is_empty() {
                noticed.push(some);
            }
        }
        self.actions.clear();
        self.actions.extend_from_slice(&self.noticed);
    }

    /// Rehearses the most promising decisions with a budget of `simulations`, for as long as it
    /// `goes_on`. All of them meet the same luck, so that a lucky one is not mistaken for a good
    /// one. Again and again the better half stays (sequential halving); the last two share the rest.
    pub(crate) fn rehearse(
        &mut self,
        state: &G,
        seat: Seat,
        simulations: u32,
        mut goes_on: impl FnMut() -> bool,
    ) {
        let luck = Seed(self.rng.below(u32::MAX).into());
        let mut left = std::mem::take(&mut self.left);
        self.tree.by_promise(self.root, seat, &mut left);
        left.retain(|edge| self.noticed.contains(&self.tree.edge(*edge).action));
        left.truncate(self.settings.breadth as usize);
        let rounds = left.len().next_power_of_two().ilog2().max(1);
        let (quota, mut spent, mut done) = (simulations / rounds, 0, 0);
        loop {
            // Both of the last two or none: else they would be compared by different luck.
            let is_odd = left.len() == 2 && done % 2 == 0 && simulations - spent == 1;
            if is_odd || !goes_on() {
                break;
            }
            let edge = left[done as usize % left.len()];
            self.luck.begin(luck.nth(self.tree.edge(edge).visits.into()));
            self.rehearsed = Some(edge);
            self.simulate(state, seat);
            (spent, done) = (spent + 1, done + 1);
            if left.len() > 2 && done >= quota && (done as usize).is_multiple_of(left.len()) {
                let mean = |edge: &EdgeId| self.tree.edge(*edge).mean(self.settings.trust);
                left.sort_unstable_by(|one, other| mean(other).total_cmp(&mean(one)));
                left.truncate(left.len().div_ceil(2));
                done = 0;
            }
        }
        self.rehearsed = None;
        self.left = left;
    }

    /// One simulation: down the tree in a world that `seat` cannot tell from the true one, a
    /// playout, and the result back up.
    pub(crate) fn simulate(&mut self, state: &G, seat: Seat) {
        let mut world = state.clone();
        world.determinize(seat, &mut self.rng);
        world.unseal(seat);
        let mut horizon = Horizon::new(seat, &self.sight, world.epoch());
        self.descend(&mut world, &mut horizon);
        self.play_out(&mut world, &mut horizon);
        let payoff = self.judge(&world, seat);
        for step in &self.path {
            self.tree.reward(*step, &payoff);
        }
    }

    /// Follows the most interesting decisions until a node is new or the tree deep enough.
    fn descend(&mut self, world: &mut G, horizon: &mut Horizon) {
        self.path.clear();
        let mut node = self.root;
        let mut is_new = false;
        while !is_new && self.path.len() < self.sight.depth as usize {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => self.draw(world),
                Turn::Decide(seats) => {
                    if horizon.is_reached(world.epoch(), seats) {
                        return;
                    }
                    if let Some(edge) = self.decide(node, world, seats, horizon.root) {
                        (node, is_new) = self.tree.follow(edge);
                    }
                }
            }
        }
    }

    /// Lets `seats` choose in a node, each without seeing what the others choose. What follows
    /// hangs on the choice of the root's seat, or else of the first; the other choices are to it
    /// what chance is. `None` if nobody had a choice.
    fn decide(&mut self, node: NodeId, world: &mut G, seats: Seats, root: Seat) -> Option<EdgeId> {
        let mut through = None;
        for seat in seats {
            let is_root = node == self.root && seat == root;
            if is_root {
                self.actions.clear();
                self.actions.extend_from_slice(&self.noticed);
            } else {
                self.list(world, seat, self.settings.trust > 0.0);
            }
            if self.actions.len() == 1 && !is_root {
                world.apply(seat, self.actions[0], &mut Silent);
                continue;
            }
            self.know(node, world, seat, 0);
            let edge = match self.rehearsed.filter(|_| is_root) {
                Some(edge) => edge,
                None => self.tree.select(node, seat, &self.actions, &self.selection),
            };
            world.apply(seat, self.tree.edge(edge).action, &mut Silent);
            self.path.push(Visited { node, edge, seat });
            if seat == root || through.is_none() {
                through = Some(edge);
            }
        }
        through
    }

    /// Fills `self.actions`: with all that is legal, or with what the game finds promising.
    fn list(&mut self, world: &G, seat: Seat, only_promising: bool) {
        self.actions.clear();
        if only_promising {
            world.promising(seat, &mut self.actions);
        } else {
            world.actions(seat, &mut self.actions);
        }
    }

    /// Sees to it that each of `self.actions` has an edge.
    fn know(&mut self, node: NodeId, world: &G, seat: Seat, noise: u32) {
        if self.tree.is_fresh(node, seat) {
            let actions = std::mem::take(&mut self.actions);
            self.value_actions(world, seat, &actions, noise);
            self.priors.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
            self.tree.open(node, seat, &actions, &self.priors);
            self.actions = actions;
            return;
        }
        let mut unknown = std::mem::take(&mut self.unknown);
        unknown.clear();
        self.tree.unknown(node, seat, &self.actions, &mut unknown);
        if !unknown.is_empty() {
            self.value_actions(world, seat, &unknown, noise);
            for (prior, action) in &self.priors {
                self.tree.insert(node, seat, *action, *prior);
            }
        }
        self.unknown = unknown;
    }

    /// Fills `self.priors` with what the valuation expects of each action, or with noise that
    /// makes a random order if the valuation is not trusted.
    fn value_actions(&mut self, world: &G, seat: Seat, actions: &[G::Action], noise: u32) {
        const ORDERS: u32 = 1 << 20;
        self.priors.clear();
        if self.settings.trust == 0.0 {
            let rng = &mut self.rng;
            let any = |action: &G::Action| (rng.below(ORDERS) as f32 / ORDERS as f32, *action);
            self.priors.extend(actions.iter().map(any));
            return;
        }
        self.appeals.clear();
        if world.appeal(seat, actions, &mut self.appeals) {
            self.value_by_plan(actions, noise);
            return;
        }
        let mut values = values(world, G::evaluate);
        let players = world.seats().len();
        let luck = self.rng.clone();
        for action in actions {
            let mut after = world.clone();
            after.apply(seat, *action, &mut Silent);
            if after.turn() == Turn::Chance {
                // Every action meets the same luck.
                settle(&mut after, &mut luck.clone());
            }
            let error = self.error(noise);
            values[seat.index()] = after.evaluate(seat) as f32 + error;
            let payoff = self.utility.of_values(&values[..players]);
            self.priors.push((payoff.utility[seat.index()], *action));
        }
        // The luck that was used is not used again.
        self.rng.below(u32::MAX);
    }

    /// Fills `self.priors` from `self.appeals`: what appeals less is expected to bring less. Only
    /// differences count.
    fn value_by_plan(&mut self, actions: &[G::Action], noise: u32) {
        /// No plan is so sure of itself that nothing else is tried.
        const DOUBT: f32 = 0.25;
        let best = self.appeals.iter().copied().max().unwrap_or(0);
        for (index, action) in actions.iter().enumerate() {
            let behind = (best - self.appeals[index]) as f32 + self.error(noise);
            let prior = -(behind / (4.0 * self.utility.lead)).min(DOUBT);
            self.priors.push((prior, *action));
        }
    }

    /// A mistake of judgment: the mean of three draws from `-noise..=noise`, so that small ones
    /// are common and great ones rare.
    fn error(&mut self, noise: u32) -> f32 {
        if noise == 0 {
            return 0.0;
        }
        let drawn: u32 = (0..3).map(|_| self.rng.below(2 * noise + 1)).sum();
        drawn as f32 / 3.0 - noise as f32
    }

    /// Plays on beyond the tree.
    fn play_out(&mut self, world: &mut G, horizon: &mut Horizon) {
        let mut decisions = 0;
        while decisions < self.settings.playout {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw(world),
                Turn::Decide(seats) => {
                    if horizon.is_reached(world.epoch(), seats) {
                        break;
                    }
                    let seat = seats.first().expect("a decision has a decider");
                    let action = self.pick(world, seat);
                    world.apply(seat, action, &mut Silent);
                    decisions += 1;
                }
            }
        }
        self.played_out += u64::from(decisions);
    }

    /// Any action of a seat, or the best of a few promising ones.
    fn pick(&mut self, world: &G, seat: Seat) -> G::Action {
        let width = self.settings.playout_width as usize;
        self.list(world, seat, width > 0);
        if width == 0 {
            return self.rng.pick(&self.actions);
        }
        if let [only] = self.actions[..] {
            return only;
        }
        self.appeals.clear();
        if world.appeal(seat, &self.actions, &mut self.appeals) {
            let most = (0..self.actions.len()).rev().max_by_key(|index| self.appeals[*index]);
            return self.actions[most.expect("a decision has an action")];
        }
        if width < self.actions.len() {
            for place in 0..width {
                let other = place + self.rng.below((self.actions.len() - place) as u32) as usize;
                self.actions.swap(place, other);
            }
            self.actions.truncate(width);
        }
        let value = |action: G::Action| {
            let mut after = world.clone();
            after.apply(seat, action, &mut Silent);
            after.evaluate(seat)
        };
        let best = self.actions.iter().copied().max_by_key(|action| value(*action));
        best.expect("a decision has an action")
    }

    /// What the end of a simulation is worth to everybody. Each rival judges it by what the rival
    /// can know: else the tree would teach rivals to act on the secrets of the root's seat.
    fn judge(&mut self, world: &G, root: Seat) -> Payoff {
        let mut payoff = self.utility.of(world);
        if self.settings.redraw && world.turn() != Turn::Over {
            for seat in world.seats().without(root) {
                let mut believed = world.clone();
                believed.determinize(seat, &mut self.rng);
                payoff.take_seat(seat, &self.utility.of(&believed));
            }
        }
        payoff
    }

    fn draw(&mut self, world: &mut G) {
        let outcome = match self.rehearsed {
            Some(_) => self.luck.draw(world),
            None => world.sample(&mut self.rng),
        };
        world.resolve(outcome, &mut Silent);
    }
}
