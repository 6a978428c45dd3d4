//! The few of hundreds of orders that a good player thinks about: those that set a course.

use std::cmp::Reverse;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Game as _, Hints as _, Seat};

use crate::action::Action;
use crate::body::Body;
use crate::flight_phase::Flight;
use crate::hex::{Direction, Velocity};
use crate::order::{BOOK, CONVERSION_FUEL, MOST_CUBES, Order};
use crate::panel::Panel;
use crate::phase::Phase;
use crate::reach::MOST_FLIGHTS;
use crate::ship::{Ship, Status};
use crate::state::Kosmonauts;
use crate::voyage::Voyage;

/// So many courses are promising, besides placing nothing. With four or more, a greedy player loses
/// next to nothing against one that compares all orders.
const PROMISING: usize = 6;

/// The cheapest way to land on a body, with what is in the tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CheapestCourse {
    /// Where it leads.
    pub body: Body,
    /// The order that begins it.
    pub order: Order,
    /// All the thrust it takes; a super cube gives two.
    pub thrust: u8,
    /// How many flights it takes.
    pub flights: u8,
}

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

    /// The cheapest course to each body that the seat can begin with its order now, and the soonest
    /// of equals. What lies in the way of later flights is not looked at.
    pub(crate) fn cheapest_courses(&self, seat: Seat) -> Vec<CheapestCourse> {
        let ship = self.ship(seat);
        let is_asked =
            matches!(self.phase, Phase::Orders { sealed } if sealed[seat.index()].is_none());
        if !is_asked {
            return Vec::new();
        }
        let (voyage, limit) = (Voyage::of(self, seat), self.cube_limit(ship));
        let cheapest = |body: Body| {
            let mut best: Option<CheapestCourse> = None;
            voyage.for_each_course(self, body, |course| {
                let is_better = best.is_none_or(|best| course.thrust < i32::from(best.thrust));
                if course.thrust > ship.tank.thrust() || !is_better {
                    return;
                }
                let order = fitting_order(voyage.first_push(&course), ship, limit, 0);
                let legal = order.filter(|order| {
                    self.check(seat, Action::Order(*order)).is_ok() && self.sets_out(seat, *order)
                });
                let (thrust, flights) = (course.thrust as u8, (course.half_rounds / 2) as u8);
                best = legal.map(|order| CheapestCourse { body, order, thrust, flights }).or(best);
            });
            best
        };
        let others = Body::ALL.into_iter().filter(|body| ship.status != Status::Landed(*body));
        others.filter_map(cheapest).collect()
    }

    /// Whether a ship is on its way with an order: neither still where it stood nor brought back.
    fn sets_out(&self, seat: Seat, order: Order) -> bool {
        let mut after = *self;
        after.carry_out_order(seat, order);
        let ship = after.ship(seat);
        let Status::Flying(from) = ship.status else { return false };
        match self.foresee_flight(from, &ship.panel) {
            Flight::Safe(_) => true,
            Flight::Danger(_) => ship.shields > 0,
            Flight::Emergency(_) => false,
        }
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
        let fitting = |converted| fitting_order(self.push, ship, limit, converted);
        fitting(0).or_else(|| {
            let order = (ship.shields > 0).then(|| fitting(CONVERSION_FUEL))??;
            Some(order.with_conversion())
        })
    }
}

/// The order with this push that keeps the most super fuel, with so much fuel converted from a shield.
fn fitting_order(push: Velocity, ship: &Ship, limit: u8, converted: u8) -> Option<Order> {
    PUSHES.orders(push).iter().copied().find(|order| {
        let placement = order.placement();
        placement.count() <= limit
            && placement.normal <= ship.tank.normal + converted
            && placement.super_fuel <= ship.tank.super_fuel
    })
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

#[cfg(test)]
mod tests {
    use table::{Game, GameRng, Seed, Turn, Viewer};

    use super::*;

    /// The bodies on which a ship can land right after its flight with an order.
    fn landings(game: &Kosmonauts, seat: Seat, order: Order) -> Vec<Body> {
        let view = game.view(Viewer::Seat(seat));
        match view.preview_order(seat, order).and_then(|preview| preview.flight) {
            Some(Flight::Safe(hex) | Flight::Danger(hex)) => {
                let met = |body: &Body| {
                    view.bodies_at(hex).contains(*body) || view.bodies_next_at(hex).contains(*body)
                };
                Body::ALL.into_iter().filter(met).collect()
            }
            Some(Flight::Emergency(_)) | None => Vec::new(),
        }
    }

    #[test]
    fn a_course_sets_out_at_once_and_leads_there_and_no_order_without_a_shield_does_it_for_less() {
        let mut rng = GameRng::new(Seed(8));
        let mut game = Kosmonauts::new(&Kosmonauts::simulation(2)).expect("two can play");
        let (mut actions, mut seen) = (Vec::new(), 0);
        while let turn @ (Turn::Decide(_) | Turn::Chance) = game.turn() {
            let Turn::Decide(seats) = turn else {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut table::Silent);
                continue;
            };
            let seat = seats.first().expect("somebody decides");
            actions.clear();
            game.actions(seat, &mut actions);
            let thrust = |order: Order| {
                let placement = order.placement();
                placement.normal + 2 * placement.super_fuel
            };
            let courses = game.cheapest_courses(seat);
            for course in &courses {
                let view = game.view(Viewer::Seat(seat));
                let after =
                    view.preview_order(seat, course.order).expect("the ship is on the board");
                let is_on_its_way = match after.flight {
                    Some(Flight::Safe(_)) => true,
                    Some(Flight::Danger(_)) => after.shields > 0,
                    Some(Flight::Emergency(_)) | None => false,
                };
                assert!(is_on_its_way, "{course:?}");
            }
            for course in courses.iter().filter(|course| course.flights == 1) {
                assert!(landings(&game, seat, course.order).contains(&course.body));
                assert_eq!(thrust(course.order), course.thrust);
                let cheaper = actions.iter().any(|action| {
                    matches!(action, Action::Order(order)
                        if !order.converts_shield()
                            && thrust(*order) < course.thrust
                            && landings(&game, seat, *order).contains(&course.body))
                });
                assert!(!cheaper, "{course:?}");
                seen += 1;
            }
            let action = rng.pick(&actions);
            game.apply(seat, action, &mut table::Silent);
        }
        assert!(seen > 20, "{seen} courses");
    }
}
