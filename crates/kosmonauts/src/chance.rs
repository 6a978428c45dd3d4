//! What chance may bring, and what it brings about. Nothing is decided before it is drawn.

use table::{Numbered, Recorder, Seat};

use crate::action::Outcome;
use crate::card::Card;
use crate::event::Event;
use crate::phase::{MissionDeck, Phase};
use crate::state::Kosmonauts;

impl Kosmonauts {
    /// What chance may bring now, each with its weight.
    pub(crate) fn list_outcomes(&self, mut outcome: impl FnMut(Outcome, u32)) {
        match self.phase {
            Phase::DrawPlacementStarter | Phase::DrawInstructor => {
                for seat in (0..self.options.players).map(Seat::new) {
                    match self.phase {
                        Phase::DrawInstructor => outcome(Outcome::Instructor(seat), 1),
                        _ => outcome(Outcome::PlacementStarter(seat), 1),
                    }
                }
            }
            Phase::DealMarkers { .. } => {
                self.undealt_markers().iter().for_each(|body| outcome(Outcome::Marker(body), 1));
            }
            Phase::ScatterBodies => {
                let fields = self.content().orbit(self.next_scattered()).len() as u8;
                (0..fields).for_each(|field| outcome(Outcome::Field(field), 1));
            }
            Phase::TurnUpEvents | Phase::ReplaceEvent { .. } => {
                for (index, copies) in self.events.deck.iter().enumerate() {
                    if *copies > 0 {
                        let card = Card::at(index).expect("a pile has a place for each card");
                        outcome(Outcome::Event(card), u32::from(*copies));
                    }
                }
            }
            Phase::DealMission { deck, .. } => {
                let stack = self.mission_stack(deck);
                stack.iter().for_each(|body| outcome(Outcome::Mission(body), 1));
            }
            Phase::ExchangeMission { .. } => {
                let stack = self.mission_stack(MissionDeck::Mission1);
                stack.iter().for_each(|body| outcome(Outcome::Mission(body), 1));
            }
            Phase::PlaceMarker { .. }
            | Phase::ChooseEvent
            | Phase::React { .. }
            | Phase::Orders { .. }
            | Phase::Fly { .. }
            | Phase::LandAfterFlight { .. }
            | Phase::LandOnArrival { .. }
            | Phase::Over => {}
        }
    }

    /// Carries out a result of chance.
    pub(crate) fn resolve_outcome(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        match (self.phase, outcome) {
            (Phase::DrawPlacementStarter, Outcome::PlacementStarter(seat)) => {
                self.begin_placement(seat, log);
            }
            (Phase::DealMarkers { starter, to }, Outcome::Marker(body)) => {
                self.deal_marker(starter, to, body, log);
            }
            (Phase::ScatterBodies, Outcome::Field(field)) => self.scatter_body(field, log),
            (Phase::DrawInstructor, Outcome::Instructor(seat)) => self.give_first_pass(seat, log),
            (Phase::TurnUpEvents, Outcome::Event(card)) => self.turn_up_first_event(card, log),
            (Phase::DealMission { deck, to }, Outcome::Mission(body)) => {
                self.deal_mission(deck, to, body, log);
            }
            (Phase::ExchangeMission { seat }, Outcome::Mission(body)) => {
                self.replace_mission(seat, body, log);
            }
            (Phase::ReplaceEvent { slot }, Outcome::Event(card)) => {
                self.turn_up_event(card, usize::from(slot), log);
                self.begin_orders();
            }
            (phase, outcome) => panic!("chance cannot bring {outcome} in phase {}", phase.name()),
        }
    }
}
