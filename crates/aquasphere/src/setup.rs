//! Set-up, one draw after the other. AQU-SETUP, AQU-RULING-40, AQU-RULING-48.

use table::{BySeat, MAX_SEATS, Questions, Recorder, Seat, SetupError};

use crate::card::Cards;
use crate::content::{Locks, Stock};
use crate::event::Event;
use crate::headquarters::ProgramCards;
use crate::phase::Phase;
use crate::program::{Program, Programs};
use crate::sector::{ByPosition, BySector, Position, Sector, Sectors};
use crate::state::{AquaSphere, Center, Options, Order, Player, SectorState};
use crate::tile::Tiles;

impl AquaSphere {
    /// The table before the first draw. AQU-SETUP-2, AQU-SETUP-4: every seat has a color, a board,
    /// an engineer on the start space and counters on 0. AQU-SETUP-7: stacks have no order.
    pub(crate) fn set_up(options: &Options) -> Result<Self, SetupError> {
        let players = options.players;
        if !(2..=MAX_SEATS as u8).contains(&players) {
            return Err(SetupError {
                option: "players",
                value: players.to_string(),
                reason: "2, 3 or 4 can play".to_owned(),
            });
        }
        // AQU-RULING-39, AQU-RULING-46: A stays at position 0 if the locks travel with the
        // sectors; turning the ring would change nothing then.
        let first_drawn = match options.content.locks {
            Locks::BySector(_) => 1,
            Locks::ByJoint(_) => 0,
        };
        Ok(Self {
            options: *options,
            phase: Phase::DrawSector { position: Position::new(first_drawn) },
            tasks: Questions::new(),
            round: 0,
            ring: ByPosition::new(Sector::ALL),
            positions: BySector::new(Position::ALL),
            joints: ByPosition::filled(0),
            order: Order::default(),
            active: 0,
            passing: Order::default(),
            players: BySeat::filled(Player::NEW),
            sectors: BySector::filled(SectorState::default()),
            cards: Cards::ALL,
            tiles: Tiles::ALL,
            program_cards: ProgramCards::ALL,
            programs: None,
            next_programs: None,
            center: Center { round: 1, orientation: None }, // AQU-SETUP-9
        })
    }

    /// AQU-SETUP-1: the drawn sector comes to its position, whatever lay there is still to come.
    pub(crate) fn join_sector(
        &mut self,
        position: Position,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::SectorJoined { position, sector });
        let (other, from) = (self.ring[position], self.positions[sector]);
        (self.ring[position], self.ring[from]) = (sector, other);
        (self.positions[sector], self.positions[other]) = (position, from);
        self.phase = match Position::ALL.get(position.index() + 1) {
            Some(next) => Phase::DrawSector { position: *next },
            None => {
                self.fit_locks();
                Phase::DrawStartPlayer
            }
        };
    }

    /// AQU-STATION-3, AQU-RULING-30: from here on only the joint counts.
    pub(crate) fn fit_locks(&mut self) {
        self.joints = ByPosition::from_fn(|joint| match self.content().locks {
            Locks::BySector(values) => values[self.ring[joint].index()],
            Locks::ByJoint(values) => values[joint.index()],
        });
    }

    /// AQU-SETUP-2: the others follow clockwise by seat.
    pub(crate) fn begin_with(&mut self, first: Seat, log: &mut impl Recorder<Event>) {
        log.tell(Event::StartPlayer { seat: first });
        for steps in 0..self.options.players {
            self.order.join(first.clockwise(steps, self.options.players));
        }
        self.phase = Phase::DealLab { place: 0 };
    }

    /// AQU-SETUP-6, AQU-SETUP-10, AQU-SETUP-14, AQU-SETUP-16: the base lab names the sector where
    /// the player starts.
    pub(crate) fn deal_lab(&mut self, place: u8, sector: Sector, log: &mut impl Recorder<Event>) {
        let content = self.content();
        let seat = self.order.get(place.into()).expect("labs are dealt to players");
        let position = self.positions[sector];
        let [before, after] = [position.clockwise(Position::COUNT - 1), position];
        let is_open = self.joints[before] == 0 || self.joints[after] == 0;
        let time = if is_open { content.time_beside_open_lock } else { content.start_time };
        log.tell(Event::LabDealt { seat, sector, time });
        let player = &mut self.players[seat];
        player.base = Some(sector);
        player.letters = Sectors::only(sector);
        player.capacity = content.base_lab;
        player.time = time;
        player.scientist = sector;
        player.area = Program::Submarine;
        // AQU-SETUP-5: space 1 stays empty, because this robot is in play.
        player.programmed = Programs::only(content.white[sector]);
        player.storage -= 1;
        player.submarines = 1;
        self.stock_sector(sector, content.start_sector);
        self.sectors[sector].bays[0] = Some(seat);
        self.phase = if usize::from(place) + 1 < self.order.len() {
            Phase::DealLab { place: place + 1 }
        } else {
            Phase::DrawLab { first: None }
        };
    }

    /// AQU-SETUP-13, AQU-RULING-19: only what the content lists.
    fn stock_sector(&mut self, sector: Sector, stock: Stock) {
        let state = &mut self.sectors[sector];
        state.octopods = stock.octopods;
        state.crystals = stock.crystals;
        state.time = stock.time;
    }

    /// AQU-SETUP-11
    pub(crate) fn stock_other(
        &mut self,
        first: Option<Sector>,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        let stock = self.content().other_sectors[usize::from(first.is_some())];
        let Stock { octopods, crystals, .. } = stock;
        log.tell(Event::SectorStocked { sector, octopods, crystals });
        self.stock_sector(sector, stock);
        match first {
            None => self.phase = Phase::DrawLab { first: Some(sector) },
            Some(first) => {
                self.place_neutral_pieces(self.undealt().without(first).without(sector), log);
                self.phase = Phase::RevealCard { position: Position::new(0) };
            }
        }
    }

    /// AQU-SETUP-8, AQU-SETUP-12: with two or three players.
    fn place_neutral_pieces(&mut self, untouched: Sectors, log: &mut impl Recorder<Event>) {
        let Some(color) = self.neutral_colors().next() else { return };
        for sector in untouched.iter() {
            self.sectors[sector].bays[0] = Some(color); // AQU-RULING-9
            log.tell(Event::NeutralSubmarine { sector, color });
        }
        if self.options.players == 3 {
            for sector in self.undealt().iter() {
                self.sectors[sector].dock[color] = 1;
                log.tell(Event::NeutralRobot { sector, color });
            }
        }
    }

    /// The base labs that nobody has.
    pub(crate) fn undealt(&self) -> Sectors {
        let dealt: Sectors =
            self.seats_in_play().filter_map(|seat| self.player(seat).base).collect();
        Sectors::ALL.minus(dealt)
    }
}
