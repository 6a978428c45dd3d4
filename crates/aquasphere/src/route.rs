//! Ways of scientists around the ring. AQU-DEPLOY-2, AQU-DEPLOY-3.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::Seat;

use crate::content::DEAREST_LOCK;
use crate::sector::{ByPosition, Position, Sector};
use crate::state::AquaSphere;

/// What a jump to the opposite sector costs. AQU-CARD-4.
const JUMP: u8 = 1;
/// A walk goes to every other sector at most,
pub(crate) const MOST_STEPS: usize = Position::COUNT - 1;
/// and not so far before or after a jump: three steps lead where the jump comes from or goes to.
const MOST_BESIDE_JUMP: usize = 2;

/// One step of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Passage {
    /// The sector it leads to.
    pub to: Sector,
    /// What it costs.
    pub price: u8,
    /// Whether it is the jump to the opposite sector.
    pub is_jump: bool,
}

/// The way of a scientist that is shown and charged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Route {
    /// The steps in order; none if the scientist stays.
    pub passages: Vec<Passage>,
    /// What all of them cost.
    pub price: u8,
}

impl AquaSphere {
    /// What passing each joint costs a player. AQU-CARD-6.
    #[inline]
    fn tolls(&self, seat: Seat) -> ByPosition<u8> {
        let mut tolls = self.joints;
        if self.player(seat).cards.meets(self.content().powers.lock) {
            for toll in tolls.iter_mut() {
                if *toll == DEAREST_LOCK {
                    *toll = 0;
                }
            }
        }
        tolls
    }

    /// What it costs a player's scientist to reach each position: the cheapest way, either way
    /// round, with the cards owned. AQU-DEPLOY-3, AQU-RULING-13.
    pub fn prices(&self, seat: Seat) -> ByPosition<u8> {
        let tolls = self.tolls(seat);
        let start = self.positions[self.player(seat).scientist];
        // The way from position 0 clockwise to each position, and once round.
        let mut way = [0; Position::COUNT];
        let mut round = 0;
        for (at, toll) in tolls.iter().enumerate() {
            way[at] = round;
            round += toll;
        }
        let walk = |from: Position, to: Position| {
            let one_way = way[to.index()].abs_diff(way[from.index()]);
            one_way.min(round - one_way)
        };
        let mut prices = ByPosition::from_fn(|to| walk(start, to));
        if self.player(seat).cards.meets(self.content().powers.opposite) {
            for from in Position::ALL {
                let landing = from.opposite();
                let jumped = walk(start, from) + JUMP;
                for to in Position::ALL {
                    prices[to] = prices[to].min(jumped + walk(landing, to));
                }
            }
        }
        prices
    }

    /// What it costs a player's scientist to reach a sector.
    #[inline]
    pub fn price(&self, seat: Seat, to: Sector) -> u8 {
        self.prices(seat)[self.positions[to]]
    }

    /// The way that is shown. AQU-RULING-43, AQU-RULING-49: of the cheapest ones one without a
    /// jump, then the one with the fewest locks, then the clockwise one, then the one that jumps
    /// earlier.
    pub fn route(&self, seat: Seat, to: Sector) -> Route {
        let start = self.positions[self.player(seat).scientist];
        let can_jump = self.player(seat).cards.meets(self.content().powers.opposite);
        let walks = |most| (0..=most).flat_map(|steps| [(steps, true), (steps, false)]);
        let on_foot = walks(MOST_STEPS).map(|before| Legs { before, after: None });
        let before_jump = walks(MOST_BESIDE_JUMP).filter(|_| can_jump);
        let with_jump = before_jump.flat_map(|before| {
            walks(MOST_BESIDE_JUMP).map(move |after| Legs { before, after: Some(after) })
        });
        let tolls = self.tolls(seat);
        let arrives = |way: &Legs| way.end(start) == self.positions[to];
        let rank = |way: &Legs| {
            let passages = way.passages(start, &tolls, &self.ring);
            let price: u8 = passages.iter().map(|passage| passage.price).sum();
            (price, way.after.is_some(), way.locks(), way.counter_clockwise(), way.before.0)
        };
        let ways = on_foot.chain(with_jump).filter(arrives);
        let best = ways.min_by_key(rank).expect("walking leads anywhere");
        let passages = best.passages(start, &tolls, &self.ring);
        let price = passages.iter().map(|passage| passage.price).sum();
        Route { passages: passages.into_iter().collect(), price }
    }
}

/// So many locks, clockwise or not; then perhaps a jump and a second walk.
struct Legs {
    before: (usize, bool),
    after: Option<(usize, bool)>,
}

impl Legs {
    fn walked(from: Position, (steps, clockwise): (usize, bool)) -> Position {
        from.clockwise(if clockwise { steps } else { Position::COUNT - steps })
    }

    fn end(&self, start: Position) -> Position {
        let reached = Self::walked(start, self.before);
        self.after.map_or(reached, |after| Self::walked(reached.opposite(), after))
    }

    fn locks(&self) -> usize {
        self.before.0 + self.after.map_or(0, |(steps, _)| steps)
    }

    fn counter_clockwise(&self) -> usize {
        let walks = [Some(self.before), self.after];
        let backwards = walks.into_iter().flatten().filter(|(_, clockwise)| !clockwise);
        backwards.map(|(steps, _)| steps).sum()
    }

    fn passages(
        &self,
        start: Position,
        tolls: &ByPosition<u8>,
        ring: &ByPosition<Sector>,
    ) -> ArrayVec<Passage, MOST_STEPS> {
        let mut passages = ArrayVec::new();
        let mut at = start;
        for (number, walk) in [Some(self.before), self.after].into_iter().enumerate() {
            let Some((steps, clockwise)) = walk else { continue };
            if number == 1 {
                at = at.opposite();
                passages.push(Passage { to: ring[at], price: JUMP, is_jump: true });
            }
            for _ in 0..steps {
                let next = Self::walked(at, (1, clockwise));
                // A joint has the number of the position before it, clockwise.
                let price = tolls[if clockwise { at } else { next }];
                passages.push(Passage { to: ring[next], price, is_jump: false });
                at = next;
            }
        }
        passages
    }
}
