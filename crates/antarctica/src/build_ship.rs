//! Action: build a ship, and the shipyard cards the others take for it. ANT-SHIP.

use table::{Fault, Recorder, Seat};

use crate::building::Building;
use crate::card::{ShipyardCard, ShipyardCards};
use crate::event::Event;
use crate::phase::Phase;
use crate::ship::{Mark, Ship};
use crate::shipyard::Receipt;
use crate::state::Antarctica;

impl Antarctica {
    /// ANT-SHIP-1; ANT-RULING-6: an effect may have filled the Sun zone.
    #[inline]
    pub(crate) fn check_build_ship(&self, seat: Seat) -> Result<(), Fault> {
        let target = self.current.target();
        if !self.zone(target).buildings.contains(Building::Shipyard) {
            return Err(Fault::new("ANT-SHIP-1").with("missing", Building::Shipyard.name()));
        }
        if self.player(seat).ships == 0 {
            return Err(Fault::new("ANT-SHIP-1").with("ships", 0_u8));
        }
        if self.zone(self.sun).queue.is_full() {
            return Err(Fault::new("ANT-SHIP-1").with("zone", self.sun.name()));
        }
        Ok(())
    }

    pub(crate) fn build_ship(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        self.current.main_done = true;
        self.current.is_eventful = true;
        self.launch_ship(seat, log);
    }

    /// ANT-SHIP-2: the last of the Sun zone (ANT-RULING-32), for *Launch a ship* as well.
    pub(crate) fn launch_ship(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let zone = self.sun;
        self.player_mut(seat).ships -= 1;
        self.zone_mut(zone).queue.join(Ship::new(seat).with(Mark::New));
        log.tell(Event::ShipLaunched { seat, zone });
        // ANT-SHIP-3, ANT-SHIP-4
        if self.shipyard.pile.len() < self.options.players - 1 {
            self.close_shipyard(log);
            self.resolve_effects(log);
        } else {
            self.look_through_pile(self.next_seat(seat), seat, log);
        }
    }

    /// ANT-SHIP-4: too few cards are left for everybody, so nobody gets any more.
    pub(crate) fn close_shipyard(&mut self, log: &mut impl Recorder<Event>) {
        let left = std::mem::take(&mut self.shipyard.pile);
        if !left.is_empty() {
            log.tell(Event::ShipyardClosed { count: left.len() });
        }
        self.shipyard.removed.add_all(left);
    }

    /// ANT-SHIP-3: a player looks through the whole pile. ANT-INFO-4: from now on they know it.
    fn look_through_pile(&mut self, seat: Seat, builder: Seat, log: &mut impl Recorder<Event>) {
        log.whisper(seat, Event::PileSeen { cards: self.shipyard.pile });
        log.reveal();
        self.phase = Phase::PickCard { seat, builder };
    }

    /// A card from the pile or the packet of a draft must be one of those that are there.
    /// ANT-RULING-19: it is compulsory to take one.
    pub(crate) fn check_pick(cards: ShipyardCards, card: ShipyardCard) -> Result<(), Fault> {
        if cards.count(card) > 0 {
            Ok(())
        } else {
            Err(Fault::new("ANT-SHIP-3").with("card", card.name()))
        }
    }

    /// ANT-SHIP-3: one after another until it is the builder's turn again, who gets none.
    pub(crate) fn pick_card(
        &mut self,
        seat: Seat,
        builder: Seat,
        card: ShipyardCard,
        log: &mut impl Recorder<Event>,
    ) {
        self.shipyard.pile.take(card);
        self.receive_card(seat, card, false, log);
        let next = self.next_seat(seat);
        if next == builder {
            self.resolve_effects(log);
        } else {
            self.look_through_pile(next, builder, log);
        }
    }

    /// ANT-INFO-3: only the owner is told which card it is.
    pub(crate) fn receive_card(
        &mut self,
        seat: Seat,
        card: ShipyardCard,
        drafted: bool,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::CardTaken { seat });
        log.whisper(seat, Event::OwnCard { card });
        self.player_mut(seat).hand.add(card);
        self.shipyard.note_receipt(Receipt { seat, card, drafted });
    }
}
