//! What a position is worth to a player, with reasons.
//!
//! The value is built around one table: when, and with how much fuel, can this ship land on each
//! body it still wants? Bodies travel on known orbits, so their future hexes are exact.

use std::sync::LazyLock;

use table::{Game as _, Hints, Seat, Weights as _};

use crate::action::Action;
use crate::body::{Bodies, Body};
use crate::phase::{Phase, SealedOrders};
use crate::scoring::landing_points;
use crate::ship::{BODIES_TO_RETURN, Missions, Ship};
use crate::state::Kosmonauts;
use crate::voyage::{Course, HORIZON, Voyage};

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
        /// and being first there, as long as another may come second.
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

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in("weights.ron", include_str!("../bots/weights.ron")));
static JUDGMENT: LazyLock<Weights> = LazyLock::new(|| Weights { rivals: 0, ..WEIGHTS.clone() });

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

    #[inline]
    fn judgment(&self, seat: Seat) -> i32 {
        self.evaluate_with(&JUDGMENT, seat)
    }

    fn promising(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Orders { .. } => self.list_promising_orders(seat, out),
            _ => self.actions(seat, out),
        }
    }

    fn unseal(&mut self, seat: Seat) {
        if let Phase::Orders { sealed } = &mut self.phase {
            let own = sealed[seat.index()];
            *sealed = SealedOrders::default();
            sealed[seat.index()] = own;
        }
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        let ship = self.ship(seat);
        term("tokens", 100 * self.token_points(ship));
        term("missions", self.missions_value(weights, ship));
        let visited = ship.visited().len().min(BODIES_TO_RETURN) as i32;
        term("progress", weights.progress * visited);

        let lead = self.lead(weights, seat);
        if self.is_last_round() {
            term("victory", weights.victory * lead.signum() + 100 * lead);
        }
        if self.placed != Bodies::ALL || self.phase == Phase::Over {
            return;
        }

        let voyage = Voyage::of(self, seat);
        term("fuel", fuel_value(weights, &voyage.ship));
        term("shields", weights.shield * i32::from(voyage.ship.shields));
        let (best, others) = self.landings(weights, &voyage, lead);
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

    fn mission_points(&self, ship: &Ship) -> i32 {
        self.mission_1_points(ship)
            + self.mission_2_points(ship, ship.missions.alpha)
            + self.mission_2_points(ship, ship.missions.beta)
    }

    /// What the missions of a ship are worth: their points, but less where a rival may come second.
    fn missions_value(&self, weights: &Weights, ship: &Ship) -> i32 {
        let second_token = self.content().tokens[1];
        let mission_2 = |body: Option<Body>| {
            let value = 100 * self.mission_2_points(ship, body);
            let is_second = body.is_some_and(|body| ship.tokens[body] == second_token);
            if is_second || self.is_last_round() {
                value
            } else {
                value.min(weights.second_mission_first)
            }
        };
        let Missions { alpha, beta, .. } = ship.missions;
        100 * self.mission_1_points(ship) + mission_2(alpha) + mission_2(beta)
    }

    fn is_last_round(&self) -> bool {
        self.ships.iter().any(|ship| ship.returned.is_some())
    }

    /// How many points a seat is ahead of the best rival, whose missions can only be guessed.
    pub(crate) fn lead(&self, weights: &Weights, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let best_rival = self.rivals(seat).map(|rival| self.token_points(rival)).max().unwrap_or(0);
        self.token_points(ship) + self.mission_points(ship) - best_rival - weights.rival_missions
    }

    /// What a ship has earned by landing. A return earns its token at the end of the round
    /// (KOS-END-4).
    fn token_points(&self, ship: &Ship) -> i32 {
        let earth = if ship.returned.is_some() { self.content().earth_token } else { 0 };
        landing_points(ship) + i32::from(earth)
    }

    fn rival_supplies(&self, weights: &Weights, seat: Seat) -> i32 {
        let supplies =
            |ship: &Ship| fuel_value(weights, ship) + weights.shield * i32::from(ship.shields);
        self.rivals(seat).map(supplies).sum()
    }

    /// What landing on a body is worth to a ship.
    pub(crate) fn landing_value(
        &self,
        weights: &Weights,
        ship: &Ship,
        body: Body,
        lead: i32,
    ) -> i32 {
        if body == Body::Earth {
            return going_home(weights, ship, lead);
        }
        if ship.tokens[body] > 0 {
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

    /// The value of the best landing within reach, and the sum of the others.
    fn landings(&self, weights: &Weights, voyage: &Voyage, lead: i32) -> (i32, i32) {
        let (mut best, mut sum) = (0, 0);
        for body in Body::ALL {
            let value = self.landing_value(weights, &voyage.ship, body, lead);
            if value > 0 {
                let reachable = self.reachable_value(weights, voyage, body, value);
                best = best.max(reachable);
                sum += reachable;
            }
        }
        (best, sum - best)
    }

    fn reachable_value(&self, weights: &Weights, voyage: &Voyage, body: Body, value: i32) -> i32 {
        for (half_rounds, bodies) in voyage.on_the_way.iter().enumerate() {
            if bodies.contains(body) {
                return weights.delayed(value, half_rounds);
            }
        }
        let fuel = voyage.ship.tank.thrust();
        let mut best = 0;
        voyage.for_each_course(self, body, |course| {
            if course.thrust <= fuel {
                best = best.max(weights.worth(value, &course));
            }
        });
        best
    }
}

impl Weights {
    /// What is left of a landing's value when it comes so many half rounds later.
    fn delayed(&self, value: i32, half_rounds: usize) -> i32 {
        value * PATIENCE[self.patience as usize][half_rounds] / 1000
    }

    /// What one shield is worth.
    pub(crate) fn shield(&self) -> i32 {
        self.shield
    }

    /// What a landing's value is worth at the end of a course.
    pub(crate) fn worth(&self, value: i32, course: &Course) -> i32 {
        self.delayed(value, course.half_rounds) - self.spent_thrust * course.thrust
    }
}

/// KOS-END-1: worth it when it wins. Otherwise another token comes first; but who has them all
/// ends the game, for there is nothing else to wait for.
fn going_home(weights: &Weights, ship: &Ship, lead: i32) -> i32 {
    let value = weights.going_home + 100 * lead;
    match ship.visited() {
        Bodies::TARGETS => value.max(weights.progress),
        _ if ship.is_qualified() => value,
        _ => 0,
    }
}

fn fuel_value(weights: &Weights, ship: &Ship) -> i32 {
    let thrust = ship.tank.thrust();
    let first = thrust.min(weights.enough_thrust);
    weights.thrust * first + weights.spare_thrust * (thrust - first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_behind_goes_home_only_when_there_is_nothing_else_to_get() {
        let mut ship = Ship::START;
        Bodies::TARGETS.iter().for_each(|body| ship.tokens[body] = 3);
        assert!(going_home(&WEIGHTS, &ship, -20) > 0);
        ship.tokens[Body::Neptune] = 0;
        assert!(ship.is_qualified());
        assert!(going_home(&WEIGHTS, &ship, -20) < 0);
        assert!(going_home(&WEIGHTS, &ship, 1) > 0);
    }
}
