//! The few of hundreds of orders that a good player thinks about: those that set a course.

use std::cmp::Reverse;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use table::{Hints as _, Seat};

use crate::action::Action;
use crate::body::Body;
use crate::hex::{Direction, Velocity};
use crate::order::{BOOK, CONVERSION_FUEL, MOST_CUBES, Order};
use crate::panel::Panel;
use crate::reach::MOST_FLIGHTS;
use crate::ship::Ship;
use crate::state::Kosmonauts;
use crate::voyage::Voyage;

/// So many courses are promising, besides placing nothing. With four or more, a greedy player loses
/// next to nothing against one that compares all orders.
const PROMISING: usize = 6;

/// The first push of a course, and what the course is worth.
#[derive(Clone, Copy)]
struct Start {
    push: Velocity,
    worth: i32,
}

/// At the most two courses for each body and number of flights.
type Starts = ArrayVec<Start, { 2 * Body::COUNT * MOST_FLIGHTS }>;

impl Kosmonauts {
    /// Appends the orders that begin the best courses, and the one that places nothing. A ship that
    /// gets nowhere gets all its orders.
    pub(crate) fn list_promising_orders(&self, seat: Seat, out: &mut Vec<Action>) {
        let ship = self.ship(seat);
        let limit = self.cube_limit(ship);
        let mut starts = if limit == 0 { Starts::new() } else { self.starts(seat) };
        if starts.is_empty() {
            self.list_orders(seat, out);
            return;
        }
        starts.sort_unstable_by_key(|start| Reverse(start.worth));
        out.push(Action::Order(Order::NOTHING));
        let orders = starts.iter().filter_map(|start| start.order(ship, limit));
        out.extend(orders.take(PROMISING).map(Action::Order));
    }

    /// Every first push that leads to a landing, with the best it leads to.
    fn starts(&self, seat: Seat) -> Starts {
        let weights = Self::weights();
        let lead = self.lead(weights, seat);
        let voyage = Voyage::of(self, seat);
        let ship = &voyage.ship;
        let fuel = ship.tank.thrust();
        let converted = if ship.shields > 0 { i32::from(CONVERSION_FUEL) } else { 0 };
        let mut starts = Starts::new();
        for body in Body::ALL {
            let value = self.landing_value(weights, ship, body, lead);
            if value <= 0 {
                continue;
            }
            voyage.for_each_course(self, body, |course| {
                let push = voyage.first_push(&course);
                if course.thrust > fuel + converted || push.length() == 0 {
                    return;
                }
                let price = if course.thrust > fuel { weights.shield() } else { 0 };
                let start = Start { push, worth: weights.worth(value, &course) - price };
                match starts.iter_mut().find(|known| known.push == push) {
                    Some(known) if known.worth < start.worth => *known = start,
                    Some(_) => {}
                    None => starts.push(start),
                }
            });
        }
        starts
    }
}

impl Start {
    /// The order with this push that keeps the most super fuel; `None` if no legal one has it. A
    /// shield is spent only on fuel that this very order burns: later orders can still convert it.
    fn order(&self, ship: &Ship, limit: u8) -> Option<Order> {
        let fitting = |converted: u8| {
            PUSHES.orders(self.push).iter().copied().find(|order| {
                let placement = order.placement();
                placement.count() <= limit
                    && placement.normal <= ship.tank.normal + converted
                    && placement.super_fuel <= ship.tank.super_fuel
            })
        };
        fitting(0).or_else(|| {
            let order = (ship.shields > 0).then(|| fitting(CONVERSION_FUEL))??;
            Some(order.with_conversion())
        })
    }
}

/// No push is longer than this.
const LONGEST: i32 = 2 * MOST_CUBES as i32;
const SIDE: i32 = 2 * LONGEST + 1;

/// The orders that change the velocity in the same way without a waste, the least super fuel
/// first.
struct Pushes(Vec<Vec<Order>>);

/// They depend on no content and are sorted once.
static PUSHES: LazyLock<Pushes> = LazyLock::new(Pushes::new);

impl Pushes {
    fn new() -> Self {
        let mut pushes = Self(vec![Vec::new(); (SIDE * SIDE) as usize]);
        for order in BOOK.all().filter(|order| !order.converts_shield()) {
            let placement = order.placement();
            let mut panel = Panel::default();
            for direction in Direction::ALL {
                panel.place(direction, placement.cubes[direction as usize]);
            }
            let push = panel.velocity();
            if push.length() == u32::from(placement.normal + 2 * placement.super_fuel) {
                pushes.0[Self::index(push)].push(order);
            }
        }
        for orders in &mut pushes.0 {
            orders.sort_by_key(|order| order.placement().super_fuel);
        }
        pushes
    }

    fn orders(&self, push: Velocity) -> &[Order] {
        &self.0[Self::index(push)]
    }

    fn index(push: Velocity) -> usize {
        ((push.q + LONGEST) * SIDE + push.r + LONGEST) as usize
    }
}
