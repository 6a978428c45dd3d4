//! What a position is worth to a player, with reasons.
//!
//! The value is built around one table: when, and with how much fuel, can this ship land on each
//! body it still wants? Bodies travel on known orbits, so their future hexes are exact.

use std::sync::LazyLock;

use table::{Hints, Seat, Weights as _};

use crate::body::{Bodies, Body};
use crate::flight_phase::Flight;
use crate::hex::{Hex, Velocity};
use crate::panel::Panel;
use crate::phase::Phase;
use crate::reach::{MOST_FLIGHTS, REACH};
use crate::scoring::landing_points;
use crate::ship::{BODIES_TO_RETURN, Ship, Status};
use crate::state::Kosmonauts;

/// The longest voyage that is looked at, in half rounds.
const HORIZON: usize = 2 * MOST_FLIGHTS + 4;

table::weights! {
    /// The weights of the valuation, in hundredths of a victory point where nothing else is said.
    pub struct Weights {
        /// One landing closer to the return, besides the token.
        progress: 0..=1500,
        /// One unit of thrust in the tank, for the first units,
        thrust: 0..=200,
        /// and for those beyond `enough_thrust`.
        spare_thrust: 0..=100,
        /// How many units of thrust are the first ones.
        enough_thrust: 0..=16,
        /// One shield.
        shield: 0..=500,
        /// The share, in percent, of the best landing within reach,
        best_landing: 0..=200,
        /// and of all others.
        other_landings: 0..=100,
        /// What is left of a landing's value when it comes half a round later, in percent.
        patience: 50..=99,
        /// One unit of thrust spent on the way.
        spent_thrust: 0..=100,
        /// Being first on the body of Mission 1.
        first_mission: 0..=800,
        /// Being second on a body of Mission 2, which fulfills it for good,
        second_mission: 0..=1200,
        /// and being first there, which needs a second.
        second_mission_first: 0..=800,
        /// Going home when qualified.
        going_home: 0..=4000,
        /// What hidden missions are believed to add to the best rival, in points.
        rival_missions: 0..=12,
        /// The end of the game as winner or loser.
        victory: 0..=10000,
        /// The fuel and shields of all rivals, in percent.
        rivals: 0..=100,
    }
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../bots/weights.ron");
    Weights::read("weights.ron", text).unwrap_or_else(|error| panic!("built-in weights: {error}"))
});

/// What is left of a value after so many half rounds, in thousandths, for each patience in
/// percent.
static PATIENCE: [[i32; HORIZON]; 100] = {
    const WHOLE: i64 = 1_000_000_000;
    let mut table = [[0; HORIZON]; 100];
    let mut percent = 0;
    while percent < table.len() {
        let (mut left, mut half_rounds) = (WHOLE, 0);
        while half_rounds < HORIZON {
            table[percent][half_rounds] = ((left + WHOLE / 2000) / (WHOLE / 1000)) as i32;
            left = left * percent as i64 / 100;
            half_rounds += 1;
        }
        percent += 1;
    }
    table
};

impl Hints for Kosmonauts {
    const LEVELS: &'static str = include_str!("../bots/levels.ron");

    type Weights = Weights;

    #[inline]
    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        let ship = self.ship(seat);
        let missions = self.mission_1_points(ship)
            + self.mission_2_points(ship, ship.missions.alpha)
            + self.mission_2_points(ship, ship.missions.beta);
        let points = landing_points(ship) + missions;
        term("tokens", 100 * landing_points(ship));
        term("missions", 100 * missions);
        let visited = ship.visited().len().min(BODIES_TO_RETURN) as i32;
        term("progress", weights.progress * visited);

        let lead = points - self.best_rival_points(weights, seat);
        if self.ships.iter().any(|ship| ship.returned.is_some()) {
            term("victory", weights.victory * lead.signum() + 100 * lead);
        }
        if self.placed != Bodies::ALL || self.phase == Phase::Over {
            return;
        }

        let voyage = Voyage::of(self, seat);
        term("fuel", fuel_value(weights, &voyage.ship));
        term("shields", weights.shield * i32::from(voyage.ship.shields));
        let (best, others) = voyage.landings(self, weights, lead);
        term("next_landing", best * weights.best_landing / 100);
        term("later_landings", others * weights.other_landings / 100);
        term("rivals", -self.rival_supplies(weights, seat) * weights.rivals / 100);
    }
}

impl Kosmonauts {
    fn rivals(&self, seat: Seat) -> impl Iterator<Item = &Ship> {
        let players = usize::from(self.options.players);
        let ships = self.ships[..players].iter().enumerate();
        ships.filter(move |(index, _)| *index != seat.index()).map(|(_, ship)| ship)
    }

    /// The rivals' best score as everybody can see it, with what missions may add.
    fn best_rival_points(&self, weights: &Weights, seat: Seat) -> i32 {
        self.rivals(seat).map(landing_points).max().unwrap_or(0) + weights.rival_missions
    }

    fn rival_supplies(&self, weights: &Weights, seat: Seat) -> i32 {
        let supplies =
            |ship: &Ship| fuel_value(weights, ship) + weights.shield * i32::from(ship.shields);
        self.rivals(seat).map(supplies).sum()
    }

    /// What landing on a body is worth to a ship.
    fn landing_value(&self, weights: &Weights, ship: &Ship, body: Body, lead: i32) -> i32 {
        if body == Body::Earth {
            // KOS-END-1: worth it when it wins; otherwise another token comes first.
            return if ship.is_qualified() { weights.going_home + 100 * lead } else { 0 };
        }
        if ship.tokens[body.index()] > 0 {
            return 0;
        }
        let tokens = &self.content().tokens;
        let token = self.top_token(body).unwrap_or(0);
        let mut value = 100 * i32::from(token);
        if ship.visited().len() < BODIES_TO_RETURN {
            value += weights.progress;
        }
        let missions = &ship.missions;
        if missions.mission_1 == Some(body) && token == tokens[0] {
            value += weights.first_mission;
        }
        if missions.clash_with(body) {
            // Second place fulfills Mission 2 for good; first place only if nobody follows.
            if token == tokens[1] {
                value += weights.second_mission;
            } else if token == tokens[0] {
                value += weights.second_mission_first;
            }
        }
        value
    }
}

fn fuel_value(weights: &Weights, ship: &Ship) -> i32 {
    let thrust = thrust_in_tank(ship);
    let first = thrust.min(weights.enough_thrust);
    weights.thrust * first + weights.spare_thrust * (thrust - first)
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
    fn landings(&self, game: &Kosmonauts, weights: &Weights, lead: i32) -> (i32, i32) {
        let (mut best, mut sum) = (0, 0);
        for body in Body::ALL {
            let value = game.landing_value(weights, &self.ship, body, lead);
            if value > 0 {
                let reachable = self.reachable_value(game, weights, body, value);
                best = best.max(reachable);
                sum += reachable;
            }
        }
        (best, sum - best)
    }

    fn reachable_value(&self, game: &Kosmonauts, weights: &Weights, body: Body, value: i32) -> i32 {
        let patience = &PATIENCE[weights.patience as usize];
        for (half_rounds, bodies) in self.on_the_way.iter().enumerate() {
            if bodies.contains(body) {
                return value * patience[half_rounds] / 1000;
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
                    let worth = value * patience[half_rounds] / 1000;
                    best = best.max(worth - weights.spent_thrust * thrust);
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
