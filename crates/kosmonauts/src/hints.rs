//! What a position is worth to a player, with reasons.
//!
//! The value is built around one table: when, and with how much fuel, can this ship land on each
//! body it still wants? Bodies travel on known orbits, so their future hexes are exact.

use table::{Hints, Seat};

use crate::body::{Bodies, Body};
use crate::flight_phase::Flight;
use crate::hex::{Hex, Velocity};
use crate::panel::Panel;
use crate::phase::Phase;
use crate::reach::{MOST_FLIGHTS, REACH};
use crate::scoring::landing_points;
use crate::ship::{BODIES_TO_RETURN, Ship, Status};
use crate::state::Kosmonauts;

/// The weights of the valuation, in hundredths of a victory point.
struct Weights {
    /// One landing closer to the return, besides the token.
    progress: i32,
    /// One unit of thrust in the tank, for the first units and for those beyond `enough_thrust`.
    thrust: i32,
    spare_thrust: i32,
    enough_thrust: i32,
    /// One shield.
    shield: i32,
    /// The share, in percent, of the best reachable landing and of all others.
    best_landing: i32,
    other_landings: i32,
    /// One unit of thrust spent on the way.
    spent_thrust: i32,
    /// Going home when qualified, and what the lead adds per point.
    going_home: i32,
    /// The end of the game as winner or loser.
    victory: i32,
    /// The fuel and shields of all rivals, in percent.
    rivals: i32,
}

const WEIGHTS: Weights = Weights {
    progress: 150,
    thrust: 20,
    spare_thrust: 8,
    enough_thrust: 6,
    shield: 60,
    best_landing: 70,
    other_landings: 12,
    spent_thrust: 8,
    going_home: 500,
    victory: 3000,
    rivals: 10,
};

/// What is left of a value after so many half rounds, in thousandths.
const PATIENCE: [i32; 2 * MOST_FLIGHTS + 4] =
    [1000, 930, 865, 804, 748, 696, 647, 602, 560, 520, 484, 450, 419, 389];

impl Hints for Kosmonauts {
    const LEVELS: &'static str = include_str!("../bots/levels.ron");

    fn weigh(&self, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        let ship = self.ship(seat);
        let missions = self.mission_1_points(ship)
            + self.mission_2_points(ship, ship.missions.alpha)
            + self.mission_2_points(ship, ship.missions.beta);
        let points = landing_points(ship) + missions;
        term("tokens", 100 * landing_points(ship));
        term("missions", 100 * missions);
        let visited = ship.visited().len().min(BODIES_TO_RETURN) as i32;
        term("progress", WEIGHTS.progress * visited);

        let lead = points - self.best_rival_points(seat);
        if self.ships.iter().any(|ship| ship.returned.is_some()) {
            term("victory", WEIGHTS.victory * lead.signum() + 100 * lead);
        }
        if self.placed != Bodies::ALL || self.phase == Phase::Over {
            return;
        }

        let voyage = Voyage::of(self, seat);
        term("fuel", fuel_value(&voyage.ship));
        term("shields", WEIGHTS.shield * i32::from(voyage.ship.shields));
        let (best, others) = voyage.landings(self, lead);
        term("next_landing", best * WEIGHTS.best_landing / 100);
        term("later_landings", others * WEIGHTS.other_landings / 100);
        term("rivals", -self.rival_supplies(seat) * WEIGHTS.rivals / 100);
    }
}

impl Kosmonauts {
    fn rivals(&self, seat: Seat) -> impl Iterator<Item = &Ship> {
        let players = usize::from(self.options.players);
        let ships = self.ships[..players].iter().enumerate();
        ships.filter(move |(index, _)| *index != seat.index()).map(|(_, ship)| ship)
    }

    /// The rivals' best score as everybody can see it, with half of what missions may add.
    fn best_rival_points(&self, seat: Seat) -> i32 {
        self.rivals(seat).map(landing_points).max().unwrap_or(0) + 3
    }

    fn rival_supplies(&self, seat: Seat) -> i32 {
        let supplies = |ship: &Ship| fuel_value(ship) + WEIGHTS.shield * i32::from(ship.shields);
        self.rivals(seat).map(supplies).sum()
    }

    /// What landing on a body is worth to a ship.
    fn landing_value(&self, ship: &Ship, body: Body, lead: i32) -> i32 {
        if body == Body::Earth {
            // KOS-END-1: worth it when it wins; otherwise another token comes first.
            return if ship.is_qualified() { WEIGHTS.going_home + 100 * lead } else { 0 };
        }
        if ship.tokens[body.index()] > 0 {
            return 0;
        }
        let tokens = &self.content().tokens;
        let token = self.top_token(body).unwrap_or(0);
        let mut value = 100 * i32::from(token);
        if ship.visited().len() < BODIES_TO_RETURN {
            value += WEIGHTS.progress;
        }
        let missions = &ship.missions;
        if missions.mission_1 == Some(body) && token == tokens[0] {
            value += 200;
        }
        if missions.clash_with(body) {
            // Second place fulfills Mission 2 for good; first place only if nobody follows.
            if token == tokens[1] {
                value += 400;
            } else if token == tokens[0] {
                value += 60;
            }
        }
        value
    }
}

fn fuel_value(ship: &Ship) -> i32 {
    let thrust = thrust_in_tank(ship);
    let first = thrust.min(WEIGHTS.enough_thrust);
    WEIGHTS.thrust * first + WEIGHTS.spare_thrust * (thrust - first)
}

fn thrust_in_tank(ship: &Ship) -> i32 {
    i32::from(ship.tank.normal) + 2 * i32::from(ship.tank.super_fuel)
}

/// A ship after everything that is already decided, and when its next orders take effect.
struct Voyage {
    ship: Ship,
    hex: Hex,
    velocity: Velocity,
    /// Moves of the bodies before the next flight that orders can still change.
    moves: u8,
    /// Bodies it will be able to land on without doing anything, by half rounds from now.
    on_the_way: [Bodies; 2],
}

impl Voyage {
    fn of(game: &Kosmonauts, seat: Seat) -> Self {
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

    /// The value of the best landing within reach, and the sum of the others.
    fn landings(&self, game: &Kosmonauts, lead: i32) -> (i32, i32) {
        let (mut best, mut sum) = (0, 0);
        for body in Body::ALL {
            let value = game.landing_value(&self.ship, body, lead);
            if value > 0 {
                let reachable = self.reachable_value(game, body, value);
                best = best.max(reachable);
                sum += reachable;
            }
        }
        (best, sum - best)
    }

    fn reachable_value(&self, game: &Kosmonauts, body: Body, value: i32) -> i32 {
        for (half_rounds, bodies) in self.on_the_way.iter().enumerate() {
            if bodies.contains(body) {
                return value * PATIENCE[half_rounds] / 1000;
            }
        }
        let fuel = thrust_in_tank(&self.ship);
        let mut best = 0;
        let mut goal = game.position_after(body, self.moves);
        for flights in 1..=MOST_FLIGHTS {
            let drift = flights as i32;
            for phase in 0..2 {
                if phase == 1 {
                    goal = game.position_after(body, self.moves + flights as u8);
                }
                let by = Velocity {
                    q: i32::from(goal.q - self.hex.q) - drift * self.velocity.q,
                    r: i32::from(goal.r - self.hex.r) - drift * self.velocity.r,
                };
                let thrust = REACH.thrust(by, flights, self.ship.tank.super_fuel);
                if let Some(thrust) = thrust.map(i32::from).filter(|thrust| *thrust <= fuel) {
                    let half_rounds = 2 * flights + phase;
                    let worth = value * PATIENCE[half_rounds] / 1000;
                    best = best.max(worth - WEIGHTS.spent_thrust * thrust);
                }
            }
        }
        best
    }
}

impl Kosmonauts {
    /// Where a body will be after so many moves.
    #[inline]
    fn position_after(&self, body: Body, moves: u8) -> Hex {
        let orbit = self.content().orbit(body);
        orbit[(usize::from(self.fields[body.index()]) + usize::from(moves)) % orbit.len()]
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
