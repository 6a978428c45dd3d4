//! Phase 3: ships fly or refuel; emergencies and evacuation.

use serde::Serialize;
use table::{Recorder, Seat};

use crate::action::Action;
use crate::content::{Content, Region};
use crate::event::{Emergency, Event};
use crate::hex::{Hex, SUN, Velocity};
use crate::panel::Panel;
use crate::phase::Phase;
use crate::ship::{Return, Ship, Status};
use crate::state::Kosmonauts;

/// How a flight ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flight {
    /// In open space.
    Safe(Hex),
    /// In a dangerous hex; it costs a shield.
    Danger(Hex),
    /// In an emergency.
    Emergency(Emergency),
}

impl Kosmonauts {
    pub(crate) fn begin_flights(&mut self, log: &mut impl Recorder<Event>) {
        self.continue_flights(Some(self.instructor), log);
    }

    /// KOS-FLY-1: from the Instructor clockwise, flying ships fly and parked ships refuel.
    pub(crate) fn continue_flights(
        &mut self,
        mut seat: Option<Seat>,
        log: &mut impl Recorder<Event>,
    ) {
        while let Some(current) = seat {
            let ship = self.ship_mut(current);
            match ship.status {
                Status::Flying(_) => {
                    self.phase = Phase::Fly { seat: current };
                    return;
                }
                // KOS-FUEL-5, KOS-RULING-10: on every body, every time, without asking. A ship
                // that lands later in the round has missed it (KOS-LAND-9); one pulled down by
                // gravity has not (KOS-EVT-19).
                Status::Landed(_) => {
                    let was = ship.tank;
                    ship.tank = was.refueled();
                    log.tell(Event::Refueled { seat: current, was, tank: ship.tank });
                }
            }
            seat = self.after(current);
        }
        self.move_bodies(log);
    }

    /// Where a ship's flight would end.
    #[inline]
    pub fn foresee_flight(&self, from: Hex, panel: &Panel) -> Flight {
        self.content().foresee_flight(from, panel)
    }

    /// KOS-FLY-9: move, then the Sun and the map edge, then danger, then landing.
    pub(crate) fn fly(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let from = self.ship_position(seat);
        let to = match self.foresee_flight(from, &self.ship(seat).panel) {
            Flight::Emergency(emergency) => return self.evacuate(seat, Some(emergency), log),
            Flight::Safe(hex) | Flight::Danger(hex) => hex,
        };
        log.tell(Event::Flew { seat, from, to });
        let in_danger = self.content().region(to).is_dangerous();
        let ship = self.ship_mut(seat);
        // KOS-FLY-7: the fuel stays on the panel. KOS-FLY-8: standing still is a flight too.
        ship.status = Status::Flying(to);
        // KOS-HAZ-2, again in every round (KOS-HAZ-4), before a landing (KOS-RULING-14); landed
        // and evacuated ships never come here (KOS-HAZ-5).
        if in_danger {
            if ship.shields == 0 {
                return self.evacuate(seat, Some(Emergency::Danger), log);
            }
            ship.shields -= 1;
            log.tell(Event::ShieldLost { seat, hex: to, left: ship.shields });
        }
        if self.bodies_at(to).is_empty() {
            self.continue_flights(self.after(seat), log);
        } else {
            self.phase = Phase::LandAfterFlight { seat }; // KOS-LAND-1
        }
    }

    /// Brings a ship back to its last body: not a landing, so no token and no return (KOS-EVAC-4).
    /// Asked for (KOS-EVAC-5, KOS-RULING-13) or forced (KOS-EVAC-1).
    pub(crate) fn evacuate(
        &mut self,
        seat: Seat,
        cause: Option<Emergency>,
        log: &mut impl Recorder<Event>,
    ) {
        let ship = self.ship_mut(seat);
        let body = ship.last_body;
        // KOS-EVAC-2; the turn of the ship is over, it does not refuel (KOS-EVAC-3).
        ship.panel = Panel::default();
        ship.status = Status::Landed(body);
        log.tell(match cause {
            Some(cause) => Event::Evacuated { seat, body, cause },
            None => Event::EvacuationAsked { seat, body },
        });
        self.continue_flights(self.after(seat), log);
    }

    pub(crate) fn decide_landing_after_flight(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Recorder<Event>,
    ) {
        self.land_or_fly_on(seat, action, Return::FlightPhase, log);
        self.continue_flights(self.after(seat), log);
    }
}

impl Content {
    /// Where a flight would end. The order of the steps is free, what lies on the way does not
    /// matter (KOS-FLY-3, KOS-HAZ-3), only the destination counts (KOS-FLY-2).
    #[inline]
    pub fn foresee_flight(&self, from: Hex, panel: &Panel) -> Flight {
        let velocity = panel.velocity();
        if crosses_sun(from, velocity, panel) {
            return Flight::Emergency(Emergency::Sun);
        }
        let Some(to) = from.moved(velocity) else {
            return Flight::Emergency(Emergency::Out);
        };
        match self.region(to) {
            Region::Outside => Flight::Emergency(Emergency::Out), // KOS-FLY-6
            Region::NearSun | Region::AsteroidBelt => Flight::Danger(to),
            Region::Open => Flight::Safe(to),
            Region::Sun => Flight::Emergency(Emergency::Sun),
        }
    }
}

/// KOS-FLY-4, KOS-FLY-5: with one active direction the flight is a straight line and may not pass
/// the Sun; with more, some order of the steps always avoids it (KOS-RULING-9).
#[inline]
fn crosses_sun(from: Hex, velocity: Velocity, panel: &Panel) -> bool {
    let (q, r) = (i32::from(from.q), i32::from(from.r));
    let heads_for_sun = q * velocity.r == r * velocity.q && q * velocity.q + r * velocity.r < 0;
    heads_for_sun
        && velocity.length() > u32::from(from.distance(SUN))
        && panel.only_direction().is_some()
}

impl Ship {
    /// Its hex when it flies.
    pub fn flying_at(&self) -> Option<Hex> {
        match self.status {
            Status::Flying(hex) => Some(hex),
            Status::Landed(_) => None,
        }
    }
}
