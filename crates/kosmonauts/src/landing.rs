//! Landing on a body.

use table::{Recorder, Refusal, Seat};

use crate::action::Action;
use crate::body::{Bodies, Body};
use crate::event::Event;
use crate::panel::Panel;
use crate::ship::{Return, Status};
use crate::state::Kosmonauts;

impl Kosmonauts {
    /// The bodies in a seat's hex: the ones it may land on, never one it only passed (KOS-LAND-3).
    pub(crate) fn landing_sites(&self, seat: Seat) -> Bodies {
        self.bodies_at(self.ship_position(seat))
    }

    pub(crate) fn check_landing(
        &self,
        seat: Seat,
        body: Body,
        rule: &'static str,
    ) -> Result<(), Refusal> {
        if self.landing_sites(seat).contains(body) {
            return Ok(());
        }
        let distance = self.ship_position(seat).distance(self.position(body));
        Err(Refusal::new(rule).with("body", body.name()).with("distance", distance))
    }

    pub(crate) fn land_or_fly_on(
        &mut self,
        seat: Seat,
        action: Action,
        phase: Return,
        log: &mut impl Recorder<Event>,
    ) {
        match action {
            Action::Land(body) => self.land(seat, body, phase, log),
            _ => log.tell(Event::FlewOn { seat }),
        }
    }

    /// KOS-LAND-2: the panel is emptied and the ship sits on the body; tank and shields stay.
    pub(crate) fn land(
        &mut self,
        seat: Seat,
        body: Body,
        phase: Return,
        log: &mut impl Recorder<Event>,
    ) {
        // KOS-LAND-4: a first visit earns the top token. Landings are carried out one after
        // another, phase by phase, from the Instructor clockwise, which is the order of
        // KOS-LAND-5, KOS-LAND-6 and KOS-PLAN-5. KOS-LAND-7: later visits earn nothing.
        let is_first_visit = self.ship(seat).tokens[body] == 0;
        // KOS-LAND-8: Earth's tokens wait for the end of the game.
        let token = if body != Body::Earth && is_first_visit { self.top_token(body) } else { None };
        let ship = self.ship_mut(seat);
        ship.panel = Panel::default();
        ship.status = Status::Landed(body);
        ship.last_body = body;
        if let Some(value) = token {
            ship.tokens[body] = value;
        }
        log.tell(Event::Landed { seat, body });
        if let Some(points) = token {
            log.tell(Event::TokenTaken { seat, body, points });
        }
        // KOS-END-1, KOS-END-5. KOS-RULING-16: a later take-off does not undo a return.
        if body == Body::Earth && ship.is_qualified() && ship.returned.is_none() {
            ship.returned = Some(phase);
            log.tell(Event::Returned { seat, phase });
        }
    }
}

/// A landing on each of these bodies, or none.
pub(crate) fn list_landings(bodies: Bodies, out: &mut Vec<Action>) {
    out.extend(bodies.iter().map(Action::Land));
    out.push(Action::Continue);
}
