//! Invariants of every state.

use crate::building::Building;
use crate::citizen::{Citizen, Pawn};
use crate::content::{HEAT_TRACK, ROUNDS};
use crate::effects::most;
use crate::good::Good;
use crate::map::Field;
use crate::state::{AUTOMATONS, Frostpunk, LIMIT, PIECES, TREES};
use crate::token::{Family, Token};

impl Frostpunk {
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        self.find_people_fault()?;
        self.find_board_fault()?;
        self.find_map_fault()?;
        self.find_card_fault()
    }

    fn find_people_fault(&self) -> Result<(), String> {
        for citizen in Citizen::ALL {
            let (people, sick) = (self.population[citizen], self.sick[citizen]);
            if people > LIMIT || sick > people {
                return Err(format!("{sick} of {people} of type {citizen} are sick"));
            }
            if self.grave[citizen] && sick == 0 {
                return Err(format!("a marker of {citizen} on 0 shows the skull"));
            }
            if self.exhausted[citizen] > self.content().board.exhausted_of_a_type {
                return Err(format!("{} exhausted tokens", self.exhausted[citizen]));
            }
            let bound: u8 = citizen.pawns().iter().map(|pawn| self.bound[*pawn]).sum();
            if bound > self.exhausted[citizen] {
                return Err(format!("{bound} pawns of {citizen} on too few tokens"));
            }
        }
        let most_pawns = [10, 10, 8, 1, 1, AUTOMATONS];
        for pawn in Pawn::ALL {
            let count = self.in_play(pawn);
            if count > most_pawns[pawn.index()] {
                return Err(format!("{count} pawns of kind {pawn}"));
            }
        }
        Ok(())
    }

    fn find_board_fault(&self) -> Result<(), String> {
        for good in Good::ALL {
            if self.goods[good] > most(good) {
                return Err(format!("{} {good}", self.goods[good]));
            }
        }
        if self.hunger > LIMIT {
            return Err(format!("hunger {}", self.hunger));
        }
        for token in Token::ALL {
            if self.on_track(token) > self.content().board.tokens_of_a_type {
                return Err(format!("{} tokens of {token}", self.on_track(token)));
            }
        }
        let is_over = self.ending.is_some();
        if self.tokens(Family::Hope) > self.content().board.hope_track
            || (!is_over
                && self.tokens(Family::Discontent) >= self.content().board.discontent_track)
            || (!is_over && self.deaths >= self.content().board.death_track)
        {
            return Err("a track beyond its end".to_owned());
        }
        let markers =
            [self.heat, self.cold, self.indicators[0], self.indicators[1], self.indicators[2]];
        if markers.iter().any(|space| !(1..=HEAT_TRACK).contains(space)) {
            return Err(format!("markers at {markers:?}"));
        }
        if !is_over && self.overload > self.content().board.overload_track {
            return Err(format!("{} cubes of overload", self.overload));
        }
        if !(1..=ROUNDS).contains(&self.round) {
            return Err(format!("round {}", self.round));
        }
        Ok(())
    }

    fn find_map_fault(&self) -> Result<(), String> {
        if self.trees() > TREES {
            return Err(format!("{} trees", self.trees()));
        }
        for field in Field::ALL {
            let state = &self.fields[field];
            if state.count > PIECES || (state.count > 0) != state.good.is_some() {
                return Err(format!("{field}: {} of {:?}", state.count, state.good));
            }
            if state.building.is_some() && (state.count > 0 || state.has_rubble) {
                return Err(format!("{field} has goods or rubble under a building"));
            }
            if !self.is_open(field) && *state != crate::state::FieldState::default() {
                return Err(format!("something lies on {field}, where no tile is"));
            }
            let Some(kind) = state.building else { continue };
            if self.is_large(kind) {
                let other = field.other_half().map(|half| self.fields[half].building);
                if other != Some(Some(kind)) {
                    return Err(format!("half of {kind} stands on {field}"));
                }
            }
        }
        for kind in Building::ALL {
            let tiles = self.content().buildings[kind].tiles;
            if self.built(kind) + self.supply[kind] > tiles && kind != Building::Ruins {
                return Err(format!("more tiles of {kind} than {tiles}"));
            }
        }
        Ok(())
    }

    /// Every card is in one place.
    fn find_card_fault(&self) -> Result<(), String> {
        let mut count = self.citizen_deck.len() + self.citizen_discard.len() + self.in_front.len();
        let mut all = self.citizen_deck.union(self.citizen_discard).union(self.in_front);
        for hand in self.hands {
            count += hand.len();
            all = all.union(hand);
        }
        if count != all.len() || count > 30 {
            return Err(format!("{count} citizen cards"));
        }
        let dusk = &self.dusk;
        let places = [dusk.known, dusk.unread, dusk.discard, dusk.stack, dusk.scried];
        let together = places.iter().fold(crate::card::DuskCards::NONE, |all, set| all.union(*set));
        if places.iter().map(|set| set.len()).sum::<u32>() != together.len() {
            return Err("a dusk card in two places".to_owned());
        }
        if dusk.unread.iter().any(|card| dusk.origins[card].is_none()) {
            return Err("an unread dusk card without an origin".to_owned());
        }
        if self.laws.len() > crate::city::MOST_LAWS
            || self.laws.iter().any(|law| self.future_laws.contains(law))
        {
            return Err("laws in force".to_owned());
        }
        let on_routes = self.routes.iter().flat_map(|route| &route.cards).map(|card| card.card);
        let mut seen = self.expeditions.union(self.gone_expeditions);
        for card in on_routes.chain(self.tops.iter().flatten().copied()) {
            if seen.contains(card) {
                return Err(format!("{card} in two places"));
            }
            seen = seen.with(card);
        }
        Ok(())
    }
}
