//! The next round: new cards and tiles, the feed of the center tile, the order, the programs.
//! AQU-REFILL. Set-up draws in the same way (AQU-SETUP-15). Nobody is asked who lays what
//! (AQU-RULING-27).

use table::Recorder;

use crate::card::Card;
use crate::content::ROUNDS;
use crate::event::Event;
use crate::headquarters::{Engineer, ProgramCard};
use crate::phase::Phase;
use crate::sector::{Orientation, Position};
use crate::state::AquaSphere;
use crate::tile::Tile;

impl AquaSphere {
    /// AQU-REFILL-1, AQU-SETUP-15: on top of what lies there, in ring order.
    pub(crate) fn reveal_card(
        &mut self,
        position: Position,
        card: Card,
        log: &mut impl Recorder<Event>,
    ) {
        let sector = self.ring[position];
        log.tell(Event::CardRevealed { sector, card });
        self.cards = self.cards.without(card);
        self.sectors[sector].cards.lay(card);
        self.phase = match Position::ALL.get(position.index() + 1) {
            Some(next) => Phase::RevealCard { position: *next },
            None => Phase::RevealTile { position: Position::new(0) },
        };
    }

    /// AQU-REFILL-1: the tiles after the cards, in the same order.
    pub(crate) fn reveal_tile(
        &mut self,
        position: Position,
        tile: Tile,
        log: &mut impl Recorder<Event>,
    ) {
        let sector = self.ring[position];
        log.tell(Event::TileRevealed { sector, tile });
        self.tiles = self.tiles.without(tile);
        self.sectors[sector].tiles.lay(tile);
        match Position::ALL.get(position.index() + 1) {
            Some(next) => self.phase = Phase::RevealTile { position: *next },
            None if self.round == 0 => self.phase = Phase::TurnCenter,
            None => {
                self.feed_station(log);
                self.uncover_center(log);
            }
        }
    }

    /// AQU-REFILL-2 to AQU-REFILL-5, AQU-RULING-48: by the old tile in its old orientation.
    fn feed_station(&mut self, log: &mut impl Recorder<Event>) {
        let feeds = self.content().feeds(self.options.players, self.center.round);
        let orientation = self.center.orientation.map_or(0, Orientation::index);
        for (edge, feed) in Position::ALL.into_iter().zip(feeds) {
            let sector = self.ring[edge.clockwise(orientation)];
            let state = &mut self.sectors[sector];
            state.time = feed.time; // AQU-REFILL-3: what was left is removed.
            state.crystals += feed.crystals; // AQU-REFILL-4
            state.octopods += feed.octopods;
            let (time, crystals, octopods) = (feed.time, feed.crystals, feed.octopods);
            log.tell(Event::SectorFed { sector, time, crystals, octopods });
        }
        for (edge, feed) in Position::ALL.into_iter().zip(feeds) {
            if feed.submarine {
                self.add_neutral_submarine(edge.clockwise(orientation), log);
            }
        }
    }

    /// AQU-REFILL-5, AQU-RULING-9: the first neutral color that the sector has not, or else the next
    /// sector clockwise.
    fn add_neutral_submarine(&mut self, position: Position, log: &mut impl Recorder<Event>) {
        for steps in 0..Position::COUNT {
            let sector = self.ring[position.clockwise(steps)];
            let is_absent = |color: &table::Seat| !self.sectors[sector].has_submarine_of(*color);
            if let Some(color) = self.neutral_colors().find(is_absent) {
                self.moor(color, sector);
                log.tell(Event::NeutralSubmarine { sector, color });
                return;
            }
        }
    }

    /// AQU-REFILL-6: the next tile counts from now on. The last one is not turned.
    fn uncover_center(&mut self, log: &mut impl Recorder<Event>) {
        self.center.round += 1;
        self.center.orientation = None;
        if self.center.round == ROUNDS {
            log.tell(Event::CenterUncovered { value: self.bulb() });
            self.prepare_round(log);
        } else {
            self.phase = Phase::TurnCenter;
        }
    }

    /// AQU-SETUP-9, AQU-REFILL-6, AQU-RULING-28
    pub(crate) fn turn_center(&mut self, orientation: Orientation, log: &mut impl Recorder<Event>) {
        log.tell(Event::CenterUncovered { value: self.bulb() });
        log.tell(Event::CenterTurned { orientation });
        self.center.orientation = Some(orientation);
        if self.round == 0 {
            self.phase = Phase::DrawPrograms;
        } else {
            self.prepare_round(log);
        }
    }

    /// AQU-REFILL-7, AQU-REFILL-8, AQU-RULING-48: the pass order becomes the turn order, engineers
    /// return, scientists and everything else stay; the programs lie by the card that lay ahead.
    fn prepare_round(&mut self, log: &mut impl Recorder<Event>) {
        self.round += 1;
        self.order = std::mem::take(&mut self.passing);
        for seat in self.seats_in_play() {
            self.players[seat].engineer = Engineer::Start;
        }
        self.programs = self.next_programs.take();
        if let Some(card) = self.programs {
            log.tell(Event::ProgramsArranged { card });
        }
        if self.round == ROUNDS {
            self.begin_round(log);
        } else {
            self.phase = Phase::DrawPrograms;
        }
    }

    /// AQU-SETUP-3, AQU-REFILL-8, AQU-RULING-21: at set-up the card of round 1 first; then always the
    /// one of the round after. The three cards that are never drawn nobody sees.
    pub(crate) fn draw_programs(&mut self, card: ProgramCard, log: &mut impl Recorder<Event>) {
        self.program_cards = self.program_cards.without(card);
        if self.programs.is_none() {
            log.tell(Event::ProgramsArranged { card });
            self.programs = Some(card);
            return;
        }
        log.tell(Event::ProgramsAhead { card });
        self.next_programs = Some(card);
        self.round = self.round.max(1);
        self.begin_round(log);
    }

    fn begin_round(&mut self, log: &mut impl Recorder<Event>) {
        log.tell(Event::RoundBegan { round: self.round });
        self.phase = Phase::Turn;
        self.active = 0;
    }
}
