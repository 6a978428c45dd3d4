//! Shipyard cards. ANT-CARD, ANT-ICE.

use table::{Fault, Recorder, Seat};

use crate::card::ShipyardCard;
use crate::effect::THREE;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Antarctica;
use crate::zone::{Zone, Zones};

/// What *Two scientists* brings. ANT-CARD-7.
const TWO: u8 = 2;

impl Antarctica {
    /// ANT-CARD-1, and ANT-RULING-33: a card that would do nothing stays in hand.
    #[inline]
    pub(crate) fn check_play(&self, seat: Seat, card: ShipyardCard) -> Result<(), Fault> {
        let player = self.player(seat);
        if player.hand.count(card) == 0 {
            return Err(Fault::new("ANT-CARD-9").with("card", card.name()).with("have", 0_u8));
        }
        // ANT-CARD-1, ANT-CARD-2: one card a visit, also over two turns.
        if self.visit.card_played_by.contains(seat) {
            return Err(Fault::new("ANT-CARD-1").with("card", card.name()));
        }
        match card {
            ShipyardCard::Icebreaker if self.icebreaker_zones(seat).is_empty() => {
                Err(Fault::new("ANT-ICE-1"))
            }
            ShipyardCard::SendScientist if player.supply == 0 => {
                Err(Fault::new("ANT-CARD-6").with("supply", 0_u8))
            }
            ShipyardCard::TwoScientists if player.reserve == 0 => {
                Err(Fault::new("ANT-CARD-7").with("reserve", 0_u8))
            }
            ShipyardCard::QuickResearch if self.advanceable(seat).is_empty() => {
                Err(Fault::new("ANT-CARD-8"))
            }
            ShipyardCard::Icebreaker
            | ShipyardCard::SendScientist
            | ShipyardCard::TwoScientists
            | ShipyardCard::QuickResearch => Ok(()),
        }
    }

    /// ANT-CARD-3: the card leaves the hand for good.
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: ShipyardCard,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::CardPlayed { seat, card });
        // The others have seen a card of a secret hand.
        log.reveal();
        self.player_mut(seat).hand.take(card);
        self.shipyard.note_played(seat, card);
        self.visit.card_played_by = self.visit.card_played_by.with(seat);
        self.current.is_eventful = true;
        match card {
            ShipyardCard::Icebreaker => self.phase = Phase::LayIcebreaker,
            ShipyardCard::SendScientist => {
                // ANT-CARD-6
                let zone = self.current.target();
                self.player_mut(seat).supply -= 1;
                self.zone_mut(zone).scientists[seat] += 1;
                log.tell(Event::ScientistsPlaced { seat, zone, count: 1 });
            }
            ShipyardCard::TwoScientists => {
                self.gain_scientists(seat, TWO, log); // ANT-CARD-7
            }
            // ANT-CARD-8, ANT-RULING-34: also with a new cube.
            ShipyardCard::QuickResearch => self.phase = Phase::ChooseTrack { points: THREE },
        }
    }

    /// ANT-ICE-1: where the player's ship is second. ANT-ICE-2: in the Sun zone that is the ship
    /// that was second on arrival, and only while the first one acts.
    #[inline]
    pub(crate) fn icebreaker_zones(&self, seat: Seat) -> Zones {
        let is_second = |zone: &Zone| {
            let second =
                if *zone == self.sun { self.second_ship() } else { self.zone(*zone).queue.at(1) };
            second.is_some_and(|ship| ship.owner() == seat)
        };
        Zone::ALL.into_iter().filter(is_second).collect()
    }

    pub(crate) fn check_lay(&self, seat: Seat, zone: Zone) -> Result<(), Fault> {
        if self.icebreaker_zones(seat).contains(zone) {
            return Ok(());
        }
        let rule = if zone == self.sun { "ANT-ICE-2" } else { "ANT-ICE-1" };
        Err(Fault::new(rule).with("zone", zone.name()))
    }

    /// ANT-ICE-3: it stays until it is used.
    pub(crate) fn lay_icebreaker(
        &mut self,
        seat: Seat,
        zone: Zone,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::IcebreakerLaid { seat, zone });
        self.zone_mut(zone).icebreakers[seat] += 1;
        self.phase = Phase::TurnMenu;
    }
}
