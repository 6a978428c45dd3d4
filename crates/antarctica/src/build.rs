//! Action: put up a building. ANT-BUILD.

use table::{Fault, Recorder, Seat};

use crate::building::{Building, Buildings};
use crate::card::{Pile, Resource};
use crate::content::BuildingCard;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Antarctica;

impl Antarctica {
    /// What holds for a building with and without a resource card: the open card of the pile, if
    /// it could be built given access. ANT-BUILD-1: the open cards are the candidates.
    #[inline]
    fn check_building_site(&self, seat: Seat, pile: Pile) -> Result<&'static BuildingCard, Fault> {
        // ANT-BUILD-9
        let Some((_, card)) = self.top_card(pile) else {
            return Err(Fault::new("ANT-BUILD-9").with("pile", pile.name()));
        };
        // ANT-BUILD-5
        let target = self.current.target();
        if self.zone(target).buildings.contains(card.builds) {
            return Err(Fault::new("ANT-BUILD-5")
                .with("building", card.builds.name())
                .with("zone", target.name()));
        }
        // ANT-BUILD-4: the reserve does not help.
        let (need, have) = (self.scientists_needed(card), self.player(seat).supply);
        if have < need {
            return Err(Fault::new("ANT-BUILD-4").with("need", need).with("have", have));
        }
        Ok(card)
    }

    /// The number on the card; one is enough where nobody could ever build again. ANT-END-5,
    /// ANT-RULING-14.
    pub(crate) fn scientists_needed(&self, card: &BuildingCard) -> u8 {
        if card.scientists > 1 && card.builds == Building::PlanktonFarm && self.is_last_farm() {
            1
        } else {
            card.scientists
        }
    }

    /// ANT-END-5: everybody has one scientist left and only farms can be built.
    fn is_last_farm(&self) -> bool {
        let players = &self.players.as_slice()[..usize::from(self.options.players)];
        players.iter().all(|player| player.supply + player.reserve == 1)
            && Pile::ALL
                .into_iter()
                .filter_map(|pile| self.top_card(pile))
                .all(|(_, card)| card.builds == Building::PlanktonFarm)
    }

    /// ANT-BUILD-2: access to every required building.
    #[inline]
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        pile: Pile,
        access: Buildings,
    ) -> Result<(), Fault> {
        let card = self.check_building_site(seat, pile)?;
        match card.requires.minus(access).first() {
            None => Ok(()),
            Some(missing) => Err(Fault::new("ANT-BUILD-2").with("missing", missing.name())),
        }
    }

    /// ANT-BUILD-3: a resource card for exactly one missing building.
    #[inline]
    pub(crate) fn check_build_with_card(
        &self,
        seat: Seat,
        pile: Pile,
        access: Buildings,
    ) -> Result<(), Fault> {
        let card = self.check_building_site(seat, pile)?;
        let missing = card.requires.minus(access);
        let building = match (missing.len(), missing.first()) {
            (1, Some(building)) => building,
            // ANT-RULING-16
            (count, _) => return Err(Fault::new("ANT-RULING-16").with("missing", count as u8)),
        };
        if self.visit.card_played_by.contains(seat) {
            return Err(Fault::new("ANT-CARD-1"));
        }
        // ANT-CARD-5
        match self.content().replaced_by(building) {
            Some(resource) if self.player(seat).resource_cards[resource] > 0 => Ok(()),
            Some(_) | None => Err(Fault::new("ANT-CARD-5").with("missing", building.name())),
        }
    }

    /// ANT-CARD-4: the played card goes back to the resource pile.
    fn play_resource(&mut self, seat: Seat, missing: Building, log: &mut impl Recorder<Event>) {
        let resource: Resource =
            self.content().replaced_by(missing).expect("a fitting card was checked");
        log.tell(Event::ResourcePlayed { seat, resource, building: missing });
        self.player_mut(seat).resource_cards[resource] -= 1;
        self.resource_pile[resource] += 1;
        self.visit.card_played_by = self.visit.card_played_by.with(seat);
    }

    /// ANT-BUILD-6: card, next card, building, scientists, research steps. ANT-RULING-28: the next
    /// card is open before the track is chosen.
    pub(crate) fn put_up_building(
        &mut self,
        seat: Seat,
        pile: Pile,
        log: &mut impl Recorder<Event>,
    ) {
        let (id, card) = self.top_card(pile).expect("an open card was checked");
        let zone = self.current.target();
        log.tell(Event::Built { seat, card: id, building: card.builds, zone });
        let count = self.scientists_needed(card);
        if let Some(missing) = card.requires.minus(self.access(seat)).first() {
            self.play_resource(seat, missing, log);
        }
        let player = self.player_mut(seat);
        player.building_cards = player.building_cards.with(id);
        player.supply -= count;
        self.stock[card.builds] -= 1;
        let target = self.zone_mut(zone);
        target.buildings = target.buildings.with(card.builds);
        target.scientists[seat] += count;
        log.tell(Event::ScientistsPlaced { seat, zone, count });
        self.current.main_done = true;
        self.current.is_eventful = true;
        self.piles[pile].top = None;
        if self.piles[pile].deck.is_empty() {
            self.take_steps(card.steps, log);
        } else {
            self.phase = Phase::RevealCard { pile, steps: Some(card.steps) };
        }
    }

    /// ANT-BUILD-7: all steps on one track; where no track can be advanced on they are lost. They
    /// must be taken if they can (ANT-RULING-11).
    pub(crate) fn take_steps(&mut self, steps: u8, log: &mut impl Recorder<Event>) {
        let seat = self.current.seat;
        if steps == 0 {
            self.phase = Phase::TurnMenu;
        } else if self.advanceable(seat).is_empty() {
            log.tell(Event::StepsLost { seat, count: steps });
            self.phase = Phase::TurnMenu;
        } else {
            self.phase = Phase::ChooseTrack { points: steps };
        }
    }
}
