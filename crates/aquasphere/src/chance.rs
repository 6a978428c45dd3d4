//! What chance may bring, and what it brings about. Nothing is decided before it is drawn.

use table::Recorder;

use crate::action::Outcome;
use crate::event::Event;
use crate::phase::Phase;
use crate::sector::Orientation;
use crate::state::AquaSphere;

impl AquaSphere {
    /// What chance may bring now; everything has the same weight (AQU-RULING-47).
    pub(crate) fn list_outcomes(&self, mut outcome: impl FnMut(Outcome)) {
        match self.phase {
            Phase::DrawSector { position } => {
                let left = self.ring.iter().skip(position.index());
                left.for_each(|sector| outcome(Outcome::Sector(*sector)));
            }
            Phase::DrawStartPlayer => {
                self.seats_in_play().for_each(|seat| outcome(Outcome::Start(seat)));
            }
            Phase::DealLab { .. } => {
                self.undealt().iter().for_each(|sector| outcome(Outcome::Lab(sector)));
            }
            Phase::DrawLab { first } => {
                let left = self.undealt().iter().filter(|sector| Some(*sector) != first);
                left.for_each(|sector| outcome(Outcome::Other(sector)));
            }
            Phase::RevealCard { .. } => {
                self.cards.iter().for_each(|card| outcome(Outcome::Card(card)));
            }
            Phase::RevealTile { .. } => {
                self.tiles.iter().for_each(|tile| outcome(Outcome::Tile(tile)));
            }
            Phase::TurnCenter => {
                for orientation in Orientation::ALL {
                    outcome(Outcome::Turn(orientation));
                }
            }
            Phase::DrawPrograms => {
                self.program_cards.iter().for_each(|card| outcome(Outcome::Programs(card)));
            }
            Phase::Turn | Phase::ScoringTime | Phase::ScoringPoints | Phase::Over => {}
        }
    }

    /// Carries out a result of chance. AQU-INFO-3: it reveals what nobody knew, so nothing before
    /// it can be taken back.
    pub(crate) fn resolve_outcome(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        match (self.phase, outcome) {
            (Phase::DrawSector { position }, Outcome::Sector(sector)) => {
                self.join_sector(position, sector, log);
            }
            (Phase::DrawStartPlayer, Outcome::Start(seat)) => self.begin_with(seat, log),
            (Phase::DealLab { place }, Outcome::Lab(sector)) => self.deal_lab(place, sector, log),
            (Phase::DrawLab { first }, Outcome::Other(sector)) => {
                self.stock_other(first, sector, log);
            }
            (Phase::RevealCard { position }, Outcome::Card(card)) => {
                self.reveal_card(position, card, log);
            }
            (Phase::RevealTile { position }, Outcome::Tile(tile)) => {
                self.reveal_tile(position, tile, log);
            }
            (Phase::TurnCenter, Outcome::Turn(orientation)) => self.turn_center(orientation, log),
            (Phase::DrawPrograms, Outcome::Programs(card)) => self.draw_programs(card, log),
            (phase, outcome) => panic!("chance cannot bring {outcome} in phase {}", phase.name()),
        }
    }
}
