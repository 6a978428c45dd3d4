//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, MAX_SEATS, Questions, Seat};

use crate::card::{Card, Cards};
use crate::content::{BAYS, Content, ROBOTS, ROUNDS};
use crate::headquarters::{Engineer, ProgramCard, ProgramCards, Room};
use crate::phase::{Phase, Task};
use crate::program::{Program, Programs};
use crate::scoring::Category;
use crate::sector::{ByPosition, BySector, Orientation, Position, Sector, Sectors};
use crate::tile::{Capacity, Tile, Tiles};

/// No more things are pending at a time than this.
pub const MOST_TASKS: usize = 4;

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Headquarters, station, boards, tiles and cards.
    #[serde(default = "Edition::standard")]
    pub content: Edition<Content>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The letter of the base lab, once dealt.
    pub base: Option<Sector>,
    /// Lab expansions.
    pub tiles: Tiles,
    /// All letters of the lab, the base lab's too.
    pub letters: Sectors,
    /// What the lab has room for.
    pub capacity: Capacity,
    /// Research cards; they are never given away (AQU-RESEARCH-2).
    pub cards: Cards,
    /// Whether the step sideways is used up. AQU-CARD-8.
    pub has_sidestepped: bool,
    /// Time markers.
    pub time: u8,
    /// Crystals.
    pub crystals: u8,
    /// The symbols with a robot.
    pub programmed: Programs,
    /// Robots in storage.
    pub storage: u8,
    /// Submarines on the station.
    pub submarines: u8,
    /// Where the engineer is.
    pub engineer: Engineer,
    /// The sector of the scientist,
    pub scientist: Sector,
    /// and the area where it stands.
    pub area: Program,
    /// Whether a marker lies on the reminder spot: A2 is used in this round. AQU-PROG-5.
    pub has_paid: bool,
    /// Knowledge points.
    pub kp: u16,
    /// Where they come from; the sum is always `kp`. AQU-GEN-5.
    pub points: [i16; Category::COUNT],
}

impl Player {
    /// A board before the base lab is dealt: nothing but robots and submarines.
    pub(crate) const NEW: Self = Self {
        base: None,
        tiles: Tiles::NONE,
        letters: Sectors::NONE,
        capacity: Capacity { cards: 0, crystals: 0, octopods: 0, time: 0 },
        cards: Cards::NONE,
        has_sidestepped: false,
        time: 0,
        crystals: 0,
        programmed: Programs::NONE,
        storage: ROBOTS,
        submarines: 0,
        engineer: Engineer::Start,
        scientist: Sector::A,
        area: Program::Submarine,
        has_paid: false,
        kp: 0,
        points: [0; Category::COUNT],
    };

    /// Robots outside storage. AQU-BOARD-4, AQU-RULING-8: they are also the numbers that are
    /// visible there.
    #[inline]
    pub const fn robots_in_play(&self) -> u8 {
        ROBOTS - self.storage
    }

    /// How many more time markers fit.
    #[inline]
    pub const fn room_for_time(&self) -> u8 {
        self.capacity.time - self.time
    }

    /// How many more crystals fit.
    #[inline]
    pub const fn room_for_crystals(&self) -> u8 {
        self.capacity.crystals - self.crystals
    }

    /// How many more research cards fit.
    #[inline]
    pub const fn room_for_cards(&self) -> u8 {
        self.capacity.cards - self.cards.len() as u8
    }
}

/// A pile of which only the top can be taken. AQU-STATION-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile<T> {
    /// From the bottom; one comes in each round.
    items: [Option<T>; ROUNDS as usize],
}

impl<T: Copy> Default for Pile<T> {
    fn default() -> Self {
        Self { items: [None; ROUNDS as usize] }
    }
}

impl<T: Copy> Pile<T> {
    /// How many lie here.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.iter().take_while(|item| item.is_some()).count()
    }

    /// Whether nothing lies here.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.items[0].is_none()
    }

    /// What can be taken.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.items.iter().rev().find_map(|item| *item)
    }

    /// What lies here, from the bottom.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.items.iter().map_while(|item| *item)
    }

    /// Lays something on top.
    ///
    /// # Panics
    /// When more is laid than rounds are played.
    pub fn lay(&mut self, item: T) {
        let free = self.len();
        self.items[free] = Some(item);
    }

    /// Takes the top away; `None` if nothing lies here.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        self.items.iter_mut().rev().find(|item| item.is_some())?.take()
    }
}

/// What lies in one sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SectorState {
    /// Whose robot stands on the control space. AQU-STATION-4.
    pub control: Option<Seat>,
    /// Robots in the loading dock by color; colors that no player has are neutral (AQU-GEN-3).
    pub dock: BySeat<u8>,
    /// Octopuses.
    pub octopods: u8,
    /// Crystals.
    pub crystals: u8,
    /// Time markers.
    pub time: u8,
    /// The colors of the submarines by space, cheapest first.
    pub bays: [Option<Seat>; BAYS],
    /// Research cards.
    pub cards: Pile<Card>,
    /// Lab expansions.
    pub tiles: Pile<Tile>,
}

impl SectorState {
    /// How many robots are in the loading dock.
    #[inline]
    pub fn docked(&self) -> u8 {
        self.dock.iter().sum()
    }

    /// How many submarines lie here.
    #[inline]
    pub fn submarines(&self) -> usize {
        self.bays.iter().take_while(|bay| bay.is_some()).count()
    }

    /// Whether a submarine of this color lies here.
    #[inline]
    pub fn has_submarine_of(&self, color: Seat) -> bool {
        self.bays.contains(&Some(color))
    }
}

/// Seats in the order of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Order {
    places: [Option<Seat>; MAX_SEATS],
}

impl Order {
    /// How many stand on the track.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nobody stands on the track.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.places[0].is_none()
    }

    /// The seats from the first place on.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().map_while(|place| *place)
    }

    /// Who stands on a place, counted from 0.
    #[inline]
    pub fn get(&self, place: usize) -> Option<Seat> {
        self.places.get(place).copied().flatten()
    }

    /// Takes the next free place.
    ///
    /// # Panics
    /// When everybody stands on the track.
    #[inline]
    pub fn join(&mut self, seat: Seat) {
        let free = self.len();
        self.places[free] = Some(seat);
    }
}

/// The center tile that can be seen. AQU-SETUP-9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Center {
    /// The round for which it gives the value.
    pub round: u8,
    /// How it is turned; unknown before it is uncovered, and never asked of the last one.
    pub orientation: Option<Orientation>,
}

/// A game of AquaSphere. Nothing in it is secret: stacks are sets of which nobody knows the order,
/// because there is none before a draw (AQU-INFO-2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AquaSphere {
    /// What was agreed before the game.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// What is still to be asked and done before the phase goes on, the next thing last.
    pub tasks: Questions<Task, MOST_TASKS>,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The sectors by position.
    pub ring: ByPosition<Sector>,
    /// The positions by sector.
    pub positions: BySector<Position>,
    /// What passing each joint costs. AQU-STATION-3: computed once.
    pub joints: ByPosition<u8>,
    /// The turn order track.
    pub order: Order,
    /// The place in it of the player who acts or scores.
    pub active: u8,
    /// The pass order track.
    pub passing: Order,
    /// The players in seat order.
    pub players: BySeat<Player>,
    /// The sectors.
    pub sectors: BySector<SectorState>,
    /// The stack of research cards.
    pub cards: Cards,
    /// The stack of lab expansions.
    pub tiles: Tiles,
    /// The program cards that nobody has seen, the three unused ones among them.
    pub program_cards: ProgramCards,
    /// The program card of this round.
    pub programs: Option<ProgramCard>,
    /// The one of the next round; it lies open (AQU-SETUP-3).
    pub next_programs: Option<ProgramCard>,
    /// The visible center tile.
    pub center: Center,
}

impl AquaSphere {
    /// What belongs to `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Headquarters, station, boards, tiles and cards.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.options.content.get()
    }

    /// The seats that play.
    #[inline]
    pub fn seats_in_play(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.options.players).map(Seat::new)
    }

    /// The colors that nobody plays. AQU-GEN-3.
    #[inline]
    pub fn neutral_colors(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (self.options.players..MAX_SEATS as u8).map(Seat::new)
    }

    /// Who acts or scores now. During set-up nobody does.
    #[inline]
    pub fn active_seat(&self) -> Option<Seat> {
        self.order.get(usize::from(self.active))
    }

    /// The program that lies in a room; none before the first card is drawn.
    #[inline]
    pub fn program_in(&self, room: Room) -> Option<Program> {
        self.programs.map(|card| self.content().program_cards[card][room])
    }

    /// The value of the visible center tile. AQU-SUB-3.
    #[inline]
    pub fn bulb(&self) -> u8 {
        self.content().values[usize::from(self.center.round) - 1]
    }

    /// How many control spaces a player holds. AQU-STATION-4.
    #[inline]
    pub fn controlled_by(&self, seat: Seat) -> u8 {
        self.sectors.iter().filter(|sector| sector.control == Some(seat)).count() as u8
    }
}
