//! What chance may bring, and what it brings about. Nothing is decided before it is drawn.

use table::{Recorder, Seat};

use crate::action::Outcome;
use crate::building::Building;
use crate::card::{ByShipyardCard, ShipyardCard, ShipyardCards};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Antarctica;

impl Antarctica {
    /// What chance may bring now, each with its weight.
    pub(crate) fn list_outcomes(&self, mut outcome: impl FnMut(Outcome, u32)) {
        match self.phase {
            Phase::ScatterBuildings { .. } => {
                let left = self.starting_buildings();
                for building in Building::ALL {
                    if left[building] > 0 {
                        outcome(Outcome::Start(building), left[building].into());
                    }
                }
            }
            Phase::DrawFirstPlayer => {
                let seats = (0..self.options.players).map(Seat::new);
                seats.for_each(|seat| outcome(Outcome::FirstPlayer(seat), 1));
            }
            Phase::RevealCard { pile, .. } => {
                let deck = self.piles[pile].deck;
                deck.iter().for_each(|card| outcome(Outcome::Card(card), 1));
            }
            Phase::DrawPacket { .. } => {
                list_packets(self.shipyard.pile, self.options.players, outcome);
            }
            Phase::PlaceShip { .. }
            | Phase::PlaceCube
            | Phase::Destination
            | Phase::TurnMenu
            | Phase::ChooseTrack { .. }
            | Phase::LayIcebreaker
            | Phase::PickCard { .. }
            | Phase::MoveShip { .. }
            | Phase::MoveShipTo { .. }
            | Phase::Draft { .. }
            | Phase::AdvanceThree { .. }
            | Phase::LaunchShip { .. }
            | Phase::UseIcebreaker { .. }
            | Phase::Over => {}
        }
    }

    /// Carries out a result of chance.
    pub(crate) fn resolve_outcome(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        match (self.phase, outcome) {
            (Phase::ScatterBuildings { zone }, Outcome::Start(building)) => {
                self.scatter_building(zone, building, log);
            }
            (Phase::RevealCard { pile, steps }, Outcome::Card(card)) => {
                self.reveal_card(pile, steps, card, log);
            }
            (Phase::DrawFirstPlayer, Outcome::FirstPlayer(seat)) => self.begin_with(seat, log),
            (Phase::DrawPacket { trigger }, Outcome::Packet(packet)) => {
                self.draw_packet(trigger, packet, log);
            }
            (phase, outcome) => panic!("chance cannot bring {outcome} in phase {}", phase.name()),
        }
    }
}

/// Every packet of so many cards from a pile, weighted by the number of ways to draw it.
fn list_packets(pile: ShipyardCards, size: u8, mut outcome: impl FnMut(Outcome, u32)) {
    let most = |card: ShipyardCard, left: u8| pile.count(card).min(left);
    let [first, second, third, last] = ShipyardCard::ALL;
    for one in 0..=most(first, size) {
        for two in 0..=most(second, size - one) {
            for three in 0..=most(third, size - one - two) {
                let four = size - one - two - three;
                if four <= pile.count(last) {
                    let packet = ShipyardCards(ByShipyardCard::new([one, two, three, four]));
                    let ways = ShipyardCard::ALL
                        .map(|card| choose(pile.count(card).into(), packet.count(card).into()));
                    outcome(Outcome::Packet(packet), ways.iter().product());
                }
            }
        }
    }
}

/// In how many ways `some` things can be chosen from `all`.
fn choose(all: u32, some: u32) -> u32 {
    (0..some).fold(1, |ways, taken| ways * (all - taken) / (taken + 1))
}
