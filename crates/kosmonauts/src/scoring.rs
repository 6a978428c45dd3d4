//! Scoring: tokens, missions, ties.

use table::{Score, Seat, Standings, Viewer};

use crate::body::Body;
use crate::phase::Phase;
use crate::ship::{Return, Ship};
use crate::state::Kosmonauts;

/// The categories of a score.
pub const CATEGORIES: &[&str] = &["tokens", "earth", "mission_1", "alpha", "beta"];

/// VP of Mission 1. KOS-SCORE-2.
const MISSION_1_VALUE: i32 = 2;
/// VP of Mission 2. KOS-SCORE-3.
const MISSION_2_VALUE: i32 = 4;

impl Kosmonauts {
    /// The scores as `viewer` may know them: missions of others count when the game is over.
    /// KOS-GEN-4, KOS-SCORE-5: most points win, whoever ended the game.
    pub(crate) fn score(&self, viewer: Viewer) -> Standings {
        let is_final = self.phase == Phase::Over;
        let seats = (0..self.options.players).map(Seat::new);
        let scores = seats.map(|seat| {
            let ship = self.ship(seat);
            let shows_missions = is_final || viewer == Viewer::Seat(seat);
            let mission = |points: i32| if shows_missions { points } else { 0 };
            let points = [
                landing_points(ship),
                i32::from(ship.tokens[Body::Earth]),
                mission(self.mission_1_points(ship)),
                mission(self.mission_2_points(ship, ship.missions.alpha)),
                mission(self.mission_2_points(ship, ship.missions.beta)),
            ];
            // KOS-SCORE-6, then KOS-SCORE-7. KOS-RULING-18: no return ranks last.
            let earliness = match ship.returned {
                Some(Return::EventPhase) => 3,
                Some(Return::FlightPhase) => 2,
                Some(Return::PlanetPhase) => 1,
                None => 0,
            };
            Score::new(points, [earliness, self.first_places(ship)])
        });
        Standings::ranked(is_final, CATEGORIES, scores)
    }

    /// KOS-SCORE-2: first of all on the body.
    pub(crate) fn mission_1_points(&self, ship: &Ship) -> i32 {
        let first = self.content().tokens[0];
        match ship.missions.mission_1 {
            Some(body) if ship.tokens[body] == first => MISSION_1_VALUE,
            _ => 0, // KOS-SCORE-4
        }
    }

    /// KOS-SCORE-3: second of all on the body, or the only one there.
    pub(crate) fn mission_2_points(&self, ship: &Ship, body: Option<Body>) -> i32 {
        let Some(body) = body else { return 0 };
        let token = ship.tokens[body];
        let visitors = self.ships.iter().filter(|ship| ship.tokens[body] > 0).count();
        let is_second = token == self.content().tokens[1];
        if is_second || (token > 0 && visitors == 1) { MISSION_2_VALUE } else { 0 }
    }

    fn first_places(&self, ship: &Ship) -> i32 {
        let first = self.content().tokens[0];
        ship.visited().iter().filter(|body| ship.tokens[*body] == first).count() as i32
    }
}

/// KOS-SCORE-1, without the Earth token.
pub(crate) fn landing_points(ship: &Ship) -> i32 {
    ship.visited().iter().map(|body| i32::from(ship.tokens[body])).sum()
}
