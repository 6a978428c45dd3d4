//! Where a ship can get, when, and for how much fuel.

use table::Seat;

use crate::body::{Bodies, Body};
use crate::flight_phase::Flight;
use crate::hex::{Hex, Velocity};
use crate::panel::Panel;
use crate::phase::Phase;
use crate::reach::{MOST_FLIGHTS, REACH};
use crate::ship::{Ship, Status};
use crate::state::Kosmonauts;

/// The longest voyage that is looked at, in half rounds.
pub(crate) const HORIZON: usize = 2 * MOST_FLIGHTS + 4;

/// A way to a landing.
pub(crate) struct Course {
    /// When the ship lands, in half rounds from now.
    pub(crate) half_rounds: usize,
    /// All the thrust it takes.
    pub(crate) thrust: i32,
    /// How far it has to be displaced beyond what its present velocity does.
    by: Velocity,
}

/// A ship after everything that is already decided, and when its next orders take effect.
pub(crate) struct Voyage {
    pub(crate) ship: Ship,
    hex: Hex,
    velocity: Velocity,
    /// Moves of the bodies before the next flight that orders can still change.
    moves: u8,
    /// Bodies it will be able to land on without doing anything, by half rounds from now.
    pub(crate) on_the_way: [Bodies; 2],
}

impl Voyage {
    pub(crate) fn of(game: &Kosmonauts, seat: Seat) -> Self {
        let mut ship = *game.ship(seat);
        let mut hex = game.ship_position(seat);
        let mut on_the_way = [Bodies::NONE; 2];
        // Whether this round's orders are given, and whether this ship's flight is still to come.
        let (ordered, flies) = match game.phase {
            Phase::Orders { sealed } => (sealed[seat.index()].is_some(), true),
            Phase::Fly { seat: current } | Phase::LandAfterFlight { seat: current } => {
                let is_later = game.is_before(current, seat);
                (true, is_later || game.phase == Phase::Fly { seat })
            }
            Phase::LandOnArrival { .. } => (true, false),
            _ => (false, true),
        };
        if let Some(order) = game.sealed_order(seat) {
            let mut after = *game;
            after.carry_out_order(seat, order);
            ship = *after.ship(seat);
        }
        if ordered && flies {
            match ship.status {
                Status::Landed(_) => ship.tank = ship.tank.refueled(),
                Status::Flying(from) => {
                    match game.foresee_flight(from, &ship.panel) {
                        Flight::Safe(to) => hex = to,
                        Flight::Danger(to) if ship.shields > 0 => {
                            ship.shields -= 1;
                            hex = to;
                        }
                        Flight::Danger(_) | Flight::Emergency(_) => {
                            ship.status = Status::Landed(ship.last_body);
                            ship.panel = Panel::default();
                        }
                    }
                    if let Status::Flying(here) = &mut ship.status {
                        *here = hex;
                        on_the_way[0] = game.bodies_at(hex);
                    }
                }
            }
        }
        let bodies_have_moved = matches!(game.phase, Phase::LandOnArrival { .. });
        let is_landing = match game.phase {
            Phase::LandAfterFlight { seat: current } | Phase::LandOnArrival { seat: current } => {
                current == seat
            }
            _ => false,
        };
        let moves = u8::from(ordered && !bodies_have_moved);
        if let Status::Flying(here) = ship.status {
            if is_landing {
                on_the_way[0] = game.bodies_at(here);
            }
            if ordered && !bodies_have_moved {
                on_the_way[1] = game.bodies_arriving(here, 1);
            }
        }
        if let Status::Landed(body) = ship.status {
            hex = game.position_after(body, moves);
        }
        let velocity = ship.panel.velocity();
        Self { ship, hex, velocity, moves, on_the_way }
    }

    /// Shows the cheapest way to land on a body after each number of flights, whether or not the
    /// tank holds the thrust for it.
    #[inline]
    pub(crate) fn for_each_course(
        &self,
        game: &Kosmonauts,
        body: Body,
        mut show: impl FnMut(Course),
    ) {
        let mut goal = game.position_after(body, self.moves);
        for flights in 1..=MOST_FLIGHTS {
            let drift = flights as i32;
            // A ship can land after its flight, or when the body has moved as well.
            for phase in 0..2 {
                if phase == 1 {
                    goal = game.position_after(body, self.moves + flights as u8);
                }
                let by = Velocity {
                    q: i32::from(goal.q - self.hex.q) - drift * self.velocity.q,
                    r: i32::from(goal.r - self.hex.r) - drift * self.velocity.r,
                };
                if let Some(thrust) = REACH.thrust(by, flights, self.ship.tank.super_fuel) {
                    show(Course { half_rounds: 2 * flights + phase, thrust: thrust.into(), by });
                }
            }
        }
    }

    /// The change of velocity that a course begins with.
    pub(crate) fn first_push(&self, course: &Course) -> Velocity {
        REACH.first_push(course.by, course.half_rounds / 2, self.ship.tank.super_fuel)
    }
}

impl Kosmonauts {
    /// Where a body will be after so many moves.
    #[inline]
    fn position_after(&self, body: Body, moves: u8) -> Hex {
        let orbit = self.content().orbit(body);
        orbit[(usize::from(self.fields[body]) + usize::from(moves)) % orbit.len()]
    }

    /// The bodies that will be in a hex after so many moves.
    fn bodies_arriving(&self, hex: Hex, moves: u8) -> Bodies {
        let through = self.content().orbits_through(hex);
        through.iter().filter(|body| self.position_after(*body, moves) == hex).collect()
    }

    /// Whether `first` comes before `second` in the order of this round.
    fn is_before(&self, first: Seat, second: Seat) -> bool {
        let place = |seat| self.from_instructor().position(|other| other == seat);
        place(first) < place(second)
    }
}
