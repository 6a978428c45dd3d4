//! Kosmonauts: an interplanetary race with inertia for two to four players.
//!
//! The rules stand in `RULES.md`; the code cites them by name. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | `KOS-SETUP` | `setup.rs` |
//! | `KOS-EVT` | `event_phase.rs` |
//! | `KOS-ORD` | `order_phase.rs`, `order.rs` |
//! | `KOS-PANEL` | `panel.rs` |
//! | `KOS-FLY`, `KOS-HAZ`, `KOS-EVAC`, `KOS-FUEL` | `flight_phase.rs`, `ship.rs` |
//! | `KOS-LAND` | `landing.rs` |
//! | `KOS-PLAN`, `KOS-ROUND`, `KOS-END` | `planet_phase.rs` |
//! | `KOS-SCORE` | `scoring.rs` |
//! | `KOS-INFO` | `view.rs`, `hidden.rs` |

mod action;
mod audit;
mod body;
mod card;
mod chance;
mod content;
mod course;
mod event;
mod event_phase;
mod flight_phase;
mod hex;
mod hidden;
mod hints;
mod landing;
mod order;
mod order_phase;
mod panel;
mod phase;
mod planet_phase;
mod preview;
mod reach;
mod scoring;
mod setup;
mod ship;
mod state;
mod view;
mod voyage;

use std::fmt::Display;
use std::ops::RangeInclusive;

use table::{
    Edition, Game, GameRng, Recorder, Refusal, Seat, Seats, SetupError, Standings, Turn, Viewer,
};

pub use action::{Action, Outcome};
pub use body::{Bodies, Body, ByBody};
pub use card::{CARDS, Card, Pile, Wind};
pub use content::{Content, MOST_FIELDS, Region};
pub use course::CheapestCourse;
pub use event::{Emergency, Event};
pub use flight_phase::Flight;
pub use hex::{Direction, Hex, MAX_COORDINATE, SUN, Velocity};
pub use order::{BOOK, CONVERSION_FUEL, MOST_CUBES, Order, OrderBook, Placement};
pub use panel::{Cubes, Panel};
pub use phase::{MissionDeck, Phase, PhaseName, SealedOrders};
pub use preview::Preview;
pub use scoring::CATEGORIES;
pub use ship::{
    BODIES_TO_RETURN, MOST_SHIELDS, MOST_SUPER_FUEL, Missions, Restraint, Return, Ship, Status,
    TANK_SLOTS, Tank, color,
};
pub use state::{BodyPlacement, Events, Kosmonauts, Options};
pub use view::{BodyView, ShipView, View};

/// Rounds after which simulations stop. KOS-RULING-21.
const SIMULATED_ROUNDS: u16 = 100;

impl Game for Kosmonauts {
    const ID: &'static str = "kosmonauts";
    const RULES_VERSION: u32 = 1;
    const TAKES_FORCED: bool = true;
    const RULES: &'static str = include_str!("../RULES.md");
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    // Set-up takes fewer than 50 steps. A round has at most one choice, one reaction each, one
    // card, and an order, a flight and two landings each.
    const MAX_STEPS: usize = 50 + SIMULATED_ROUNDS as usize * (2 + 5 * 4);

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options {
            players,
            placement_starter: None,
            instructor: None,
            placement: BodyPlacement::Players,
            round_limit: None,
            content: Edition::standard(),
        }
    }

    fn simulation(players: u8) -> Options {
        Options { round_limit: Some(SIMULATED_ROUNDS), ..Self::options(players) }
    }

    fn option_sets() -> Vec<Options> {
        let sets = Self::PLAYERS.flat_map(|players| {
            let usual = Self::simulation(players);
            let named = Some(Seat::new(players - 1));
            let placement = BodyPlacement::Random;
            [
                usual,
                Options { placement_starter: named, instructor: named, ..usual },
                Options { placement, round_limit: Some(10), ..usual },
            ]
        });
        sets.collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        Self::set_up(options)
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::DrawPlacementStarter
            | Phase::DealMarkers { .. }
            | Phase::ScatterBodies
            | Phase::DrawInstructor
            | Phase::TurnUpEvents
            | Phase::DealMission { .. }
            | Phase::ExchangeMission { .. }
            | Phase::ReplaceEvent { .. } => Turn::Chance,
            Phase::ChooseEvent => Turn::Decide(Seats::only(self.instructor)),
            Phase::PlaceMarker { seat }
            | Phase::React { seat, .. }
            | Phase::Fly { seat }
            | Phase::LandAfterFlight { seat }
            | Phase::LandOnArrival { seat } => Turn::Decide(Seats::only(seat)),
            Phase::Orders { sealed } => {
                let open = |seat: &Seat| sealed[seat.index()].is_none();
                Turn::Decide(self.seats().into_iter().filter(open).collect())
            }
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceMarker { .. } => self.list_placements(self.markers[seat.index()], out),
            Phase::ChooseEvent => self.list_choices(out),
            Phase::React { slot, .. } => out.extend(self.reactions(seat, self.event_in(slot))),
            Phase::Orders { .. } => self.list_orders(seat, out),
            Phase::Fly { .. } => out.extend([Action::Fly, Action::Evacuate]),
            Phase::LandAfterFlight { .. } | Phase::LandOnArrival { .. } => {
                landing::list_landings(self.landing_sites(seat), out);
            }
            _ => {}
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceMarker { .. } => {
                self.list_placements(Bodies::ALL.minus(self.placed), out);
            }
            Phase::React { slot, .. } if self.event_in(slot) == Card::GravitationalPull => {
                out.extend(Body::ALL.map(Action::Land));
            }
            Phase::React { .. } => {
                out.extend([Action::Accept, Action::Skip, Action::Shield, Action::Stay]);
            }
            Phase::Orders { .. } => out.extend(BOOK.all().map(Action::Order)),
            Phase::LandAfterFlight { .. } | Phase::LandOnArrival { .. } => {
                landing::list_landings(Bodies::ALL, out);
            }
            _ => self.actions(seat, out),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::PlaceMarker { .. }, Action::Place(body, field)) => {
                self.check_placement(seat, body, field)
            }
            (Phase::ChooseEvent, Action::Choose(card)) => self.check_choice(card),
            (
                Phase::React { slot, .. },
                Action::Accept | Action::Skip | Action::Shield | Action::Stay | Action::Land(_),
            ) => self.check_reaction(seat, self.event_in(slot), action),
            (Phase::Orders { .. }, Action::Order(order)) => self.check_order(seat, order),
            (Phase::LandAfterFlight { .. }, Action::Land(body)) => {
                self.check_landing(seat, body, "KOS-LAND-1")
            }
            (Phase::LandOnArrival { .. }, Action::Land(body)) => {
                self.check_landing(seat, body, "KOS-PLAN-3")
            }
            (Phase::Fly { .. }, Action::Fly | Action::Evacuate)
            | (Phase::LandAfterFlight { .. } | Phase::LandOnArrival { .. }, Action::Continue) => {
                Ok(())
            }
            (phase, action) => {
                let rule = if self.round == 0 { "KOS-SETUP-13" } else { "KOS-ROUND-1" };
                Err(Refusal::new(rule).with("phase", phase.name()).with("action", action.verb()))
            }
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match (self.phase, action) {
            (_, Action::Place(body, field)) => self.place_marker(seat, body, field, log),
            (_, Action::Choose(card)) => self.choose_event(card, log),
            (_, Action::Order(order)) => self.seal_order(seat, order, log),
            (_, Action::Fly) => self.fly(seat, log),
            (_, Action::Evacuate) => self.evacuate(seat, None, log),
            (Phase::React { slot, .. }, _) => self.react(slot, seat, action, log),
            (Phase::LandAfterFlight { .. }, _) => {
                self.decide_landing_after_flight(seat, action, log);
            }
            (Phase::LandOnArrival { .. }, _) => self.decide_landing_on_arrival(seat, action, log),
            (phase, action) => panic!("{action} was not checked in phase {}", phase.name()),
        }
    }

    #[inline]
    fn each_outcome(&self, each: impl FnMut(Outcome, u32)) {
        self.list_outcomes(each);
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        self.resolve_outcome(outcome, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        self.draw_hidden(seat, rng);
    }

    fn standings(&self, viewer: Viewer) -> Standings {
        self.score(viewer)
    }

    fn statistics(event: &Event, count: &mut dyn FnMut(Seat, &'static str, &dyn Display)) {
        event.statistics(count);
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }
}
