//! The tree: decisions of all seats, without chance and without what nobody can see.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use table::{MAX_SEATS, Seat};

use crate::search::utility::Payoff;

/// The number of a node.
pub(crate) type NodeId = u32;
/// The number of an edge.
pub(crate) type EdgeId = u32;

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// A situation, as far as the decisions that led to it tell. Different worlds and different luck
/// meet in the same node, so not every edge of it is possible at each visit.
#[derive(Clone, Copy)]
struct Node {
    /// The most promising edge of each seat; the others follow by [`Edge::next`]. Several seats
    /// have edges in the same node when they choose without seeing each other's choice.
    first: [EdgeId; MAX_SEATS],
    /// How often each seat chose here, and the payoffs it got for it, summed up.
    visits: [u32; MAX_SEATS],
    utility: [f32; MAX_SEATS],
    /// The list of legal actions that each seat's edges were made from.
    menus: [(u32, u32); MAX_SEATS],
}

/// A decision that can be taken in a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// What the game's valuation expects of it.
    pub(crate) prior: f32,
    /// How often it was taken.
    pub(crate) visits: u32,
    /// How often it was possible and considered.
    seen: u32,
    /// Payoffs of the deciding seat, summed up.
    pub(crate) utility: f64,
    pub(crate) win: f64,
    child: NodeId,
    next: EdgeId,
    /// Whether it is on the menu that the seat's first edges were made from.
    is_on_menu: bool,
}

/// A choice on the way down the tree.
#[derive(Clone, Copy)]
pub(crate) struct Visited {
    pub(crate) node: NodeId,
    pub(crate) edge: EdgeId,
    pub(crate) seat: Seat,
}

/// How an edge is chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Selection {
    /// How much an edge that was rarely taken is tried.
    pub(crate) exploration: f32,
    /// How many visits the valuation's expectation counts for.
    pub(crate) trust: f32,
    /// How many edges are considered at first, and how their number grows with the root of the
    /// visits.
    pub(crate) breadth: f32,
    pub(crate) growth: f32,
}

/// All nodes and edges, in two lists that keep their memory from search to search.
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    menus: Vec<A>,
    marks: Marks<A>,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    pub(crate) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            menus: Vec::new(),
            marks: Marks { stamps: HashMap::default(), stamp: 0 },
        }
    }

    /// Forgets everything but its memory.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.menus.clear();
    }

    pub(crate) fn add_node(&mut self) -> NodeId {
        self.nodes.push(Node {
            first: [NONE; MAX_SEATS],
            visits: [0; MAX_SEATS],
            utility: [0.0; MAX_SEATS],
            menus: [(0, 0); MAX_SEATS],
        });
        self.nodes.len() as NodeId - 1
    }

    /// Whether a seat has never chosen in this node.
    pub(crate) fn is_fresh(&self, node: NodeId, seat: Seat) -> bool {
        self.nodes[node as usize].first[seat.index()] == NONE
    }

    /// Gives a seat its first edges in a node: `menu` are the legal actions, `by_promise` the same
    /// actions with their priors, the best first.
    pub(crate) fn open(&mut self, node: NodeId, seat: Seat, menu: &[A], by_promise: &[(f32, A)]) {
        let start = self.menus.len() as u32;
        self.menus.extend_from_slice(menu);
        let first = self.edges.len() as EdgeId;
        for (index, (prior, action)) in by_promise.iter().enumerate() {
            let is_last = index + 1 == by_promise.len();
            let next = if is_last { NONE } else { first + index as EdgeId + 1 };
            self.edges.push(Edge::new(*action, *prior, next, true));
        }
        let node = &mut self.nodes[node as usize];
        node.first[seat.index()] = first;
        node.menus[seat.index()] = (start, menu.len() as u32);
    }

    /// Adds an edge for an action that was not possible when the node was opened.
    pub(crate) fn insert(&mut self, node: NodeId, seat: Seat, action: A, prior: f32) {
        let new = self.edges.len() as EdgeId;
        let first = self.nodes[node as usize].first[seat.index()];
        let mut before = NONE;
        let mut after = first;
        while after != NONE && self.edges[after as usize].prior >= prior {
            (before, after) = (after, self.edges[after as usize].next);
        }
        self.edges.push(Edge::new(action, prior, after, false));
        if before == NONE {
            self.nodes[node as usize].first[seat.index()] = new;
        } else {
            self.edges[before as usize].next = new;
        }
    }

    /// Appends those of `actions` that have no edge yet.
    pub(crate) fn unknown(&mut self, node: NodeId, seat: Seat, actions: &[A], out: &mut Vec<A>) {
        if self.is_menu(node, seat, actions) {
            return;
        }
        self.marks.begin();
        let mut edge = self.nodes[node as usize].first[seat.index()];
        while edge != NONE {
            self.marks.mark(self.edges[edge as usize].action);
            edge = self.edges[edge as usize].next;
        }
        out.extend(actions.iter().filter(|action| !self.marks.is_marked(**action)));
    }

    /// Chooses an edge for a seat among those that are possible now.
    pub(crate) fn select(
        &mut self,
        node: NodeId,
        seat: Seat,
        actions: &[A],
        selection: &Selection,
    ) -> EdgeId {
        let is_menu = self.is_menu(node, seat, actions);
        if !is_menu {
            self.marks.begin();
            for action in actions {
                self.marks.mark(*action);
            }
        }
        let node = &mut self.nodes[node as usize];
        let visits = node.visits[seat.index()];
        let width = selection.breadth + selection.growth * (visits as f32).sqrt();
        // Priors tell which action is better, not what the position is worth once its future is
        // known: the best prior stands for the mean of what came out here.
        let shift = match visits {
            0 => 0.0,
            _ => {
                let best = self.edges[node.first[seat.index()] as usize].prior;
                node.utility[seat.index()] / visits as f32 - best
            }
        };
        let mut considered = 0.0;
        let (mut best, mut best_score) = (NONE, f32::MIN);
        let mut next = node.first[seat.index()];
        while next != NONE && considered < width {
            let edge = &mut self.edges[next as usize];
            let is_possible =
                if is_menu { edge.is_on_menu } else { self.marks.is_marked(edge.action) };
            if is_possible {
                considered += 1.0;
                edge.seen += 1;
                let score = edge.score(selection, shift);
                if score > best_score {
                    (best, best_score) = (next, score);
                }
            }
            next = edge.next;
        }
        debug_assert!(best != NONE, "a decision has an edge");
        best
    }

    /// Whether the legal actions are those that the seat's first edges were made from. Then just
    /// these are possible, and nothing has to be looked up.
    fn is_menu(&self, node: NodeId, seat: Seat, actions: &[A]) -> bool {
        let (start, len) = self.nodes[node as usize].menus[seat.index()];
        self.menus[start as usize..(start + len) as usize] == *actions
    }

    /// The node behind an edge, and whether it was made just now.
    pub(crate) fn follow(&mut self, edge: EdgeId) -> (NodeId, bool) {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return (child, false);
        }
        let child = self.add_node();
        self.edges[edge as usize].child = child;
        (child, true)
    }

    /// The node behind an action of a seat, if a simulation has come there.
    pub(crate) fn child(&self, node: NodeId, seat: Seat, action: A) -> Option<NodeId> {
        let edge = self.edges(node, seat).find(|edge| edge.action == action)?;
        (edge.child != NONE).then_some(edge.child)
    }

    /// Fills `out` with the edges of a seat in a node, the most promising first.
    pub(crate) fn by_promise(&self, node: NodeId, seat: Seat, out: &mut Vec<EdgeId>) {
        out.clear();
        let mut next = self.nodes[node as usize].first[seat.index()];
        while next != NONE {
            out.push(next);
            next = self.edges[next as usize].next;
        }
    }

    pub(crate) fn edge(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// Remembers what came of a choice.
    pub(crate) fn reward(&mut self, step: Visited, payoff: &Payoff) {
        let seat = step.seat.index();
        let node = &mut self.nodes[step.node as usize];
        node.visits[seat] += 1;
        node.utility[seat] += payoff.utility[seat];
        let edge = &mut self.edges[step.edge as usize];
        edge.visits += 1;
        edge.utility += f64::from(payoff.utility[seat]);
        edge.win += f64::from(payoff.win[seat]);
    }

    /// The edges of a seat in a node.
    pub(crate) fn edges(&self, node: NodeId, seat: Seat) -> impl Iterator<Item = &Edge<A>> {
        let edge = |id: EdgeId| (id != NONE).then(|| &self.edges[id as usize]);
        let first = edge(self.nodes[node as usize].first[seat.index()]);
        std::iter::successors(first, move |last| edge(last.next))
    }
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32, next: EdgeId, is_on_menu: bool) -> Self {
        let (visits, seen, utility, win, child) = (0, 0, 0.0, 0.0, NONE);
        Self { action, prior, visits, seen, utility, win, child, next, is_on_menu }
    }

    /// The mean of its results, with the prior as visits made before the first: only differences
    /// between edges that were visited equally often mean something.
    pub(crate) fn mean(&self, trust: f32) -> f64 {
        (self.utility + f64::from(self.prior * trust)) / f64::from(self.visits.max(1))
    }

    /// Upper confidence bound with the number of times the edge was possible, as the choice among
    /// edges that come and go demands, and with the prior as visits made before the first.
    fn score(&self, selection: &Selection, shift: f32) -> f32 {
        let weight = self.visits as f32 + selection.trust;
        if weight == 0.0 {
            return f32::MAX;
        }
        let prior = self.prior + shift;
        let mean = (self.utility as f32 + prior * selection.trust) / weight;
        mean + selection.exploration * ((self.seen as f32).ln() / weight).sqrt()
    }
}

/// A set of actions that is emptied by counting up.
struct Marks<A> {
    stamps: HashMap<A, u64, BuildHasherDefault<ActionHasher>>,
    stamp: u64,
}

impl<A: Copy + Eq + Hash> Marks<A> {
    fn begin(&mut self) {
        self.stamp += 1;
    }

    fn mark(&mut self, action: A) {
        self.stamps.insert(action, self.stamp);
    }

    fn is_marked(&self, action: A) -> bool {
        self.stamps.get(&action) == Some(&self.stamp)
    }
}

/// Actions are a few small numbers that nobody chooses to collide: multiplying is enough.
#[derive(Default)]
struct ActionHasher(u64);

impl Hasher for ActionHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}
