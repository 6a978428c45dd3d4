//! Invariants of every reachable state.

use table::Seat;

use crate::building::Building;
use crate::card::{Pile, Resource, ShipyardCard, ShipyardCards};
use crate::phase::Phase;
use crate::state::{Antarctica, Player};
use crate::track::Track;
use crate::zone::Zone;

impl Antarctica {
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        self.audit_zones()?;
        self.audit_tracks()?;
        self.audit_buildings()?;
        self.audit_building_cards()?;
        self.audit_shipyard()?;
        self.audit_resources()?;
        for (index, player) in self.players.iter().enumerate() {
            let seat = Seat::new(index as u8);
            if index < usize::from(self.options.players) {
                self.audit_pieces(seat).map_err(|fault| format!("{seat}: {fault}"))?;
            } else if *player != Player::default() {
                return Err(format!("{seat} has pieces, but nobody sits there"));
            }
        }
        Ok(())
    }

    /// ANT-SETUP-1: closed zones stay empty. ANT-SUN-5: queues have no gaps.
    fn audit_zones(&self) -> Result<(), String> {
        for zone in Zone::ALL {
            let state = self.zone(zone);
            let is_empty = *state == crate::state::ZoneState::default();
            if !self.open_zones().contains(zone) && !is_empty {
                return Err(format!("something is in the closed zone {zone}"));
            }
            if state.queue.iter().count() != state.queue.len() {
                return Err(format!("the queue in {zone} has a gap"));
            }
        }
        Ok(())
    }

    /// ANT-TRACK-1: a space holds at most one cube.
    fn audit_tracks(&self) -> Result<(), String> {
        for track in Track::ALL {
            let cubes = self.tracks[track].cubes;
            let length = self.content().tracks[track.index()].len();
            for (index, space) in cubes.iter().enumerate().filter(|(_, space)| **space > 0) {
                if *space > length || cubes.as_slice()[..index].contains(space) {
                    return Err(format!("a cube cannot be on space {space} of {track}"));
                }
                if !self.open_tracks().contains(track) {
                    return Err(format!("a cube is on the closed track {track}"));
                }
            }
        }
        Ok(())
    }

    fn audit_buildings(&self) -> Result<(), String> {
        for building in Building::ALL {
            let standing =
                self.zones.iter().filter(|zone| zone.buildings.contains(building)).count();
            let total = standing + usize::from(self.stock[building]);
            if total != usize::from(self.content().in_box[building.index()]) {
                return Err(format!("{total} of {building} are not those of the box"));
            }
        }
        Ok(())
    }

    fn audit_building_cards(&self) -> Result<(), String> {
        for pile in Pile::ALL {
            let state = &self.piles[pile];
            let taken = self.players.iter().flat_map(|player| player.building_cards.iter());
            let mut seen = state.deck;
            let of_pile = taken.filter(|card| card.pile() == pile);
            for card in of_pile.chain(state.top) {
                if seen.contains(card) {
                    return Err(format!("{card} is in two places"));
                }
                seen = seen.with(card);
            }
            if seen != self.content().pile(pile, self.options.players) {
                return Err(format!("a card of the {pile} pile is lost"));
            }
        }
        Ok(())
    }

    fn audit_shipyard(&self) -> Result<(), String> {
        let mut cards = self.shipyard.pile;
        cards.add_all(self.shipyard.removed);
        if let Phase::Draft { packet, .. } = self.phase {
            cards.add_all(packet);
        }
        self.shipyard.receipts().for_each(|receipt| cards.add(receipt.card));
        if cards != self.content().shipyard {
            return Err(format!("the shipyard cards {cards} are not those of the box"));
        }
        for seat in (0..self.options.players).map(Seat::new) {
            if self.shipyard.hand_of(seat) != Some(self.player(seat).hand) {
                return Err(format!("the hand of {seat} is not what was received and played"));
            }
        }
        let mut played = ShipyardCards::default();
        self.shipyard.played().for_each(|card| played.add(card.card));
        let laid: u8 = self.zones.iter().flat_map(|zone| zone.icebreakers).sum();
        if laid > played.count(ShipyardCard::Icebreaker) {
            return Err(format!("{laid} Icebreakers lie on the board, fewer were played"));
        }
        Ok(())
    }

    fn audit_resources(&self) -> Result<(), String> {
        for resource in Resource::ALL {
            let held = self.players.iter().map(|player| player.resource_cards[resource]);
            let total = held.sum::<u8>() + self.resource_pile[resource];
            if total != self.options.players {
                return Err(format!("{total} of {resource} are in play"));
            }
        }
        // ANT-EFF-10
        let basic = Resource::Basic;
        match self.players.iter().find(|player| player.resource_cards[basic] > 1) {
            Some(_) => Err("somebody holds two basic resource cards".to_owned()),
            None => Ok(()),
        }
    }

    /// ANT-SETUP-8: scientists, ships and cubes are conserved.
    fn audit_pieces(&self, seat: Seat) -> Result<(), String> {
        let (player, pieces) = (self.player(seat), self.content().pieces(self.options.players));
        let placed: u8 = self.zones.iter().map(|zone| zone.scientists[seat]).sum();
        if player.supply + player.reserve + placed != pieces.supply + pieces.reserve {
            return Err("scientists are lost".to_owned());
        }
        let on_track = self.tracks.iter().filter(|track| track.cubes[seat] > 0).count() as u8;
        if player.cubes + player.discarded_cubes + on_track != pieces.cubes {
            return Err("cubes are lost".to_owned());
        }
        let sailing: u8 = self.zones.iter().map(|zone| zone.queue.count_of(seat)).sum();
        let to_place = if self.has_begun() || self.phase == Phase::PlaceCube {
            0
        } else {
            pieces.ships_on_board - sailing
        };
        let ships = player.ships + player.discarded_ships + sailing + to_place;
        if ships != pieces.ships + pieces.ships_on_board {
            return Err("ships are lost".to_owned());
        }
        Ok(())
    }
}
