//! What one viewer may see.

use std::fmt;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::body::{Bodies, Body, ByBody};
use crate::card::{Card, Pile};
use crate::course::CheapestCourse;
use crate::flight_phase::Flight;
use crate::hex::{Direction, Hex, Velocity};
use crate::order::Order;
use crate::panel::Panel;
use crate::phase::{Phase, PhaseName};
use crate::ship::{Missions, Restraint, Ship, Status, Tank, color};
use crate::state::{Kosmonauts, Options};

/// The table as one viewer sees it. KOS-INFO-1 lists what is public; of what KOS-INFO-2 keeps
/// secret only the viewer's own part has a place here. KOS-INFO-4: labels to stick and bodies to
/// watch over do not exist here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What was agreed before the game.
    pub options: Options,
    /// What is being decided.
    pub phase: PhaseName,
    /// The seat that the phase is about, if it is one.
    pub seat: Option<Seat>,
    /// The event being resolved.
    pub event: Option<Card>,
    /// The round, 0 during set-up.
    pub round: u16,
    /// Who holds the pass, once it has been given.
    pub instructor: Option<Seat>,
    /// The bodies in order.
    pub bodies: ByBody<BodyView>,
    /// The ships in seat order.
    pub ships: Vec<ShipView>,
    /// The event cards to choose from.
    pub face_up: [Option<Card>; 3],
    /// How many cards are in the event deck.
    pub deck: u8,
    /// What was discarded.
    pub discards: Pile,
    /// Whether Boosters are in force.
    pub boosters: bool,
    /// The viewer's own order, while it is sealed.
    pub own_order: Option<Order>,
    /// The viewer's own missions.
    pub own_missions: Option<Missions>,
    /// The cheapest courses that the viewer's order can begin.
    pub own_courses: Vec<CheapestCourse>,
}

/// A body as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BodyView {
    /// Which one.
    pub body: Body,
    /// Its field, once it is on the board.
    pub field: Option<u8>,
    /// Where that is.
    pub hex: Option<Hex>,
    /// Where it will be after this round.
    pub next: Option<Hex>,
    /// Who holds its marker during set-up.
    pub held_by: Option<Seat>,
    /// The value of its next token.
    pub top_token: Option<u8>,
}

/// A ship as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShipView {
    /// Its color.
    pub color: &'static str,
    /// Where it is.
    pub status: Status,
    /// The hex it is in, once Earth is on the board.
    pub hex: Option<Hex>,
    /// Its panel.
    pub panel: Panel,
    /// Its velocity.
    pub velocity: Velocity,
    /// How its next flight ends if nothing changes.
    pub flight: Option<Flight>,
    /// Its tank.
    pub tank: Tank,
    /// Its shields.
    pub shields: u8,
    /// Its last body.
    pub last_body: Body,
    /// Its tokens by body; public, because they come from stacks of known order (KOS-RULING-19).
    pub tokens: ByBody<u8>,
    /// What keeps it from placing fuel.
    pub restraint: Option<Restraint>,
    /// Cubes it may place in this round's orders.
    pub cube_limit: u8,
    /// Whether its order is given.
    pub has_sealed: bool,
    /// How often its owner had to exchange Mission 1.
    pub exchanges: usize,
    /// Its owner's missions, when the game is over. KOS-INFO-3.
    pub missions: Option<Missions>,
}

impl Kosmonauts {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.options.players) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let (seat, slot) = match self.phase {
            Phase::PlaceMarker { seat }
            | Phase::DealMarkers { to: seat, .. }
            | Phase::DealMission { to: seat, .. }
            | Phase::ExchangeMission { seat }
            | Phase::Fly { seat }
            | Phase::LandAfterFlight { seat }
            | Phase::LandOnArrival { seat } => (Some(seat), None),
            Phase::React { slot, seat } => (Some(seat), Some(slot)),
            Phase::ChooseEvent => (Some(self.instructor), None),
            Phase::DrawPlacementStarter
            | Phase::ScatterBodies
            | Phase::DrawInstructor
            | Phase::TurnUpEvents
            | Phase::ReplaceEvent { .. }
            | Phase::Orders { .. }
            | Phase::Over => (None, None),
        };
        let is_set_up = self.placed == Bodies::ALL && self.phase != Phase::DrawInstructor;
        View {
            options: self.options,
            phase: self.phase.name(),
            seat,
            event: slot.map(|slot| self.event_in(slot)),
            round: self.round,
            instructor: is_set_up.then_some(self.instructor),
            bodies: ByBody::from_fn(|body| self.body_view(body)),
            ships: (0..self.options.players).map(|n| self.ship_view(Seat::new(n))).collect(),
            face_up: self.events.face_up,
            deck: self.events.deck.iter().sum(),
            discards: self.events.discards,
            boosters: self.boosters,
            own_order: own.and_then(|seat| self.sealed_order(seat)),
            own_missions: own.map(|seat| self.ship(seat).missions),
            own_courses: own.map_or_else(Vec::new, |seat| self.cheapest_courses(seat)),
        }
    }

    /// The order that a seat has given and nobody else has seen.
    pub(crate) fn sealed_order(&self, seat: Seat) -> Option<Order> {
        match &self.phase {
            Phase::Orders { sealed } => sealed[seat.index()],
            _ => None,
        }
    }

    fn body_view(&self, body: Body) -> BodyView {
        let is_placed = self.placed.contains(body);
        let field = self.fields[body];
        let orbit = self.content().orbit(body);
        let holds = |seat: &Seat| self.markers[seat.index()].contains(body);
        BodyView {
            body,
            field: is_placed.then_some(field),
            hex: is_placed.then(|| self.position(body)),
            next: is_placed.then(|| orbit[(usize::from(field) + 1) % orbit.len()]),
            held_by: (0..self.options.players).map(Seat::new).find(holds),
            top_token: self.top_token(body),
        }
    }

    fn ship_view(&self, seat: Seat) -> ShipView {
        let ship: &Ship = self.ship(seat);
        ShipView {
            color: color(seat),
            status: ship.status,
            hex: self.placed.contains(ship.last_body).then(|| self.ship_position(seat)),
            panel: ship.panel,
            velocity: ship.panel.velocity(),
            flight: ship.flying_at().map(|hex| self.foresee_flight(hex, &ship.panel)),
            tank: ship.tank,
            shields: ship.shields,
            last_body: ship.last_body,
            tokens: ship.tokens,
            restraint: ship.restraint,
            cube_limit: self.cube_limit(ship),
            has_sealed: self.sealed_order(seat).is_some(),
            exchanges: ship.missions.exchanges(),
            missions: (self.phase == Phase::Over).then_some(ship.missions),
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, {}", self.round, self.phase)?;
        if let Some(seat) = self.seat {
            write!(f, ", {seat}")?;
        }
        if let Some(card) = self.event {
            write!(f, ", {card}")?;
        }
        if let Some(seat) = self.instructor {
            write!(f, "; Instructor {seat}")?;
        }
        let events: Vec<_> = self.face_up.iter().flatten().map(|card| card.id()).collect();
        writeln!(f, "; events {}; deck {}", events.join(" "), self.deck)?;
        for body in &self.bodies {
            write!(f, "  {:<8}", body.body.name())?;
            match (body.hex, body.next, body.held_by) {
                (Some(hex), Some(next), _) => write!(f, " at {hex}, next {next}")?,
                (_, _, Some(seat)) => write!(f, " held by {seat}")?,
                _ => write!(f, " not dealt")?,
            }
            match body.top_token {
                Some(token) => writeln!(f, ", token {token}")?,
                None => writeln!(f, ", no token left")?,
            }
        }
        for (index, ship) in self.ships.iter().enumerate() {
            writeln!(f, "  {} {}: {ship}", Seat::new(index as u8), ship.color)?;
        }
        if let Some(order) = self.own_order {
            writeln!(f, "  your sealed {order}")?;
        }
        if let Some(missions) = self.own_missions {
            writeln!(f, "  your missions: {missions}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ShipView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.status, self.hex) {
            (Status::Landed(body), Some(hex)) => write!(f, "on {body} {hex}")?,
            (Status::Landed(body), None) => write!(f, "on {body}")?,
            (Status::Flying(hex), _) => write!(f, "at {hex}")?,
        }
        let moving = Direction::ALL.into_iter().filter(|d| !self.panel.cubes(*d).is_empty());
        for direction in moving {
            write!(f, " {direction}{}", self.panel.cubes(direction).thrust())?;
        }
        match self.flight {
            Some(Flight::Safe(hex)) => write!(f, " -> {hex}")?,
            Some(Flight::Danger(hex)) => write!(f, " -> {hex} danger")?,
            Some(Flight::Emergency(emergency)) => write!(f, " -> {emergency:?}")?,
            None => {}
        }
        write!(f, ", tank {}, shields {}", self.tank, self.shields)?;
        for body in Body::ALL.into_iter().filter(|body| self.tokens[*body] > 0) {
            write!(f, ", {body} {}", self.tokens[body])?;
        }
        if let Some(missions) = self.missions {
            write!(f, "; missions: {missions}")?;
        }
        if self.has_sealed { f.write_str("; order given") } else { Ok(()) }
    }
}

impl fmt::Display for Missions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |body: Option<Body>| body.map_or("-", Body::name);
        let (alpha, beta) = (name(self.alpha), name(self.beta));
        write!(f, "first on {}, second or alone on {alpha} and {beta}", name(self.mission_1))
    }
}

/// Normal and super fuel, such as `8n 2s`.
impl fmt::Display for Tank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}n {}s", self.normal, self.super_fuel)
    }
}
