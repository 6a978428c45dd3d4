//! Invariants of every reachable state.

use table::{MAX_SEATS, Seat};

use crate::card::Cards;
use crate::content::{EXPANSIONS, LAP, ROBOTS, SUBMARINES};
use crate::headquarters::Engineer;
use crate::phase::{Phase, Task};
use crate::programming::MOST_PROGRAMMED;
use crate::sector::{Position, Sector, Sectors};
use crate::state::{AquaSphere, Player};
use crate::tile::{Capacity, Tiles};

impl AquaSphere {
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        self.audit_ring()?;
        self.audit_cards()?;
        self.audit_tiles()?;
        self.audit_sectors()?;
        self.audit_order()?;
        for index in 0..MAX_SEATS as u8 {
            let seat = Seat::new(index);
            let audit =
                if index < self.options.players { Self::audit_player } else { Self::audit_neutral };
            audit(self, seat).map_err(|fault| format!("{seat}: {fault}"))?;
        }
        Ok(())
    }

    fn audit_ring(&self) -> Result<(), String> {
        for position in Position::ALL {
            if self.positions[self.ring[position]] != position {
                return Err(format!("the ring is broken at {position}"));
            }
        }
        Ok(())
    }

    /// Every research card is in one place.
    fn audit_cards(&self) -> Result<(), String> {
        let piles = self.sectors.iter().flat_map(|sector| sector.cards.iter());
        let hands = self.players.iter().flat_map(|player| player.cards.iter());
        let mut seen = self.cards;
        for card in piles.chain(hands) {
            if seen.contains(card) {
                return Err(format!("{card} is in two places"));
            }
            seen = seen.with(card);
        }
        if seen == Cards::ALL { Ok(()) } else { Err("a research card is lost".to_owned()) }
    }

    /// Every lab expansion is in one place.
    fn audit_tiles(&self) -> Result<(), String> {
        let piles = self.sectors.iter().flat_map(|sector| sector.tiles.iter());
        let labs = self.players.iter().flat_map(|player| player.tiles.iter());
        let mut seen = self.tiles;
        for tile in piles.chain(labs) {
            if seen.contains(tile) {
                return Err(format!("{tile} is in two places"));
            }
            seen = seen.with(tile);
        }
        if seen == Tiles::ALL { Ok(()) } else { Err("a lab expansion is lost".to_owned()) }
    }

    /// AQU-DOCK-2, AQU-SUB-1
    fn audit_sectors(&self) -> Result<(), String> {
        for (sector, state) in self.sectors.pairs() {
            if state.docked() > self.content().dock_limit(self.options.players) {
                return Err(format!("the dock of {sector} is too full"));
            }
            for (bay, color) in state.bays.iter().enumerate() {
                if color.is_some() && state.bays[..bay].contains(color) {
                    return Err(format!("{sector} has two submarines of one color"));
                }
                if color.is_some() && state.bays[..bay].contains(&None) {
                    return Err(format!("{sector} has a free space before a submarine"));
                }
            }
            if state.control.is_some_and(|owner| owner.index() >= self.options.players.into()) {
                return Err(format!("{sector} is controlled by a neutral robot"));
            }
        }
        Ok(())
    }

    /// Everybody has one place in the turn order, and those who passed one in the pass order.
    fn audit_order(&self) -> Result<(), String> {
        for seat in self.seats_in_play() {
            let places =
                |order: &crate::state::Order| order.iter().filter(|other| *other == seat).count();
            if self.active_seat().is_some() && places(&self.order) != 1 {
                return Err(format!("{seat} has no place in the turn order"));
            }
            let has_passed = self.player(seat).engineer == Engineer::Passed;
            if places(&self.passing) != usize::from(has_passed) {
                return Err(format!("{seat} stands wrongly on the pass order track"));
            }
        }
        Ok(())
    }

    /// The pieces of a player. AQU-GEN-2, AQU-GEN-5, AQU-BOARD-2, AQU-LAB-1, AQU-LAB-5.
    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let (player, content) = (self.player(seat), self.content());
        let sectors = &self.sectors;
        let docked: u8 = sectors.iter().map(|sector| sector.dock[seat]).sum();
        let robots =
            player.storage + player.programmed.len() as u8 + docked + self.controlled_by(seat);
        if robots != ROBOTS {
            return Err(format!("{robots} robots are there, not {ROBOTS}"));
        }
        let is_dropping =
            matches!(self.tasks.top(), Some(Task::Drop { .. })) && self.active_seat() == Some(seat);
        if player.programmed.len() > MOST_PROGRAMMED + u32::from(is_dropping) {
            return Err("too many robots are programmed".to_owned());
        }
        let moored = sectors.iter().filter(|sector| sector.has_submarine_of(seat)).count();
        if moored != usize::from(player.submarines) || player.submarines > SUBMARINES {
            return Err("submarines are lost".to_owned());
        }
        let mut capacity = Capacity::default();
        let mut letters = Sectors::NONE;
        if let Some(base) = player.base {
            capacity = content.base_lab;
            letters = letters.with(base);
        }
        for tile in player.tiles.iter() {
            capacity += content.tiles[tile].adds;
            letters = letters.union(content.tiles[tile].letters);
        }
        if (capacity, letters) != (player.capacity, player.letters) {
            return Err("the lab is not what its tiles say".to_owned());
        }
        if player.tiles.len() > EXPANSIONS.into()
            || player.time > capacity.time
            || player.crystals > capacity.crystals
            || player.cards.len() > capacity.cards.into()
        {
            return Err("the lab is too full".to_owned());
        }
        let sum: i16 = player.points.iter().sum();
        if i32::from(sum) != i32::from(player.kp) {
            return Err(format!("{} KP, but {sum} by category", player.kp));
        }
        if player.kp > 20 * LAP {
            return Err(format!("{} KP are beyond belief", player.kp));
        }
        Ok(())
    }

    /// AQU-GEN-3: unused colors have submarines and, with three players, robots in docks, and
    /// nothing else.
    fn audit_neutral(&self, seat: Seat) -> Result<(), String> {
        if *self.player(seat) != Player::NEW {
            return Err("a neutral color plays".to_owned());
        }
        let is_set = matches!(
            self.phase,
            Phase::Turn | Phase::ScoringTime | Phase::ScoringPoints | Phase::Over
        );
        let docks = Sector::ALL.into_iter().filter(|sector| self.sectors[*sector].dock[seat] > 0);
        let expected = if self.options.players == 3 { 3 } else { 0 };
        if is_set && docks.count() != expected {
            return Err("neutral robots are lost".to_owned());
        }
        Ok(())
    }
}
