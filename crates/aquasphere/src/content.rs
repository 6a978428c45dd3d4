//! Headquarters, station, boards, tiles and cards as data, parsed once and checked.
//!
//! Whatever the printed pieces show comes from here, so that another folder of files can replace
//! it: red lines (AQU-RULING-29), locks (AQU-RULING-30), storage columns (AQU-RULING-31), lab tiles
//! (AQU-RULING-45), program cards, research cards and center tiles.

use serde::{Deserialize, Serialize};
use table::{Editions, Mistake, Mistakes, Provenance, Release, Sourced, Texts};

use crate::card::{ByCard, Card, Cards, Effect, Reward};
use crate::headquarters::{ByProgramCard, ByRoom, ProgramCard, Room, Rooms};
use crate::program::{ByProgram, Program};
use crate::sector::{BySector, Position, Sector, Sectors};
use crate::tile::{ByTile, Capacity, Tile, TileInfo};

/// The spaces of one lap of the knowledge track. AQU-KP-1.
pub const LAP: u16 = 50;
/// How many rounds there are. AQU-GEN-1.
pub const ROUNDS: u8 = 4;
/// How many robots a player board holds. AQU-GEN-2: the 16th stands on the turn order track.
pub const ROBOTS: u8 = 15;
/// How many submarines a player has, and how many columns their board. AQU-BOARD-3.
pub const SUBMARINES: u8 = 6;
/// How many submarine spaces a sector has, one for each color. AQU-STATION-2.
pub const BAYS: usize = 4;
/// How many expansions complete a lab. AQU-LAB-5.
pub const EXPANSIONS: u8 = 5;
/// The dearest lock, which AQU-CARD-6 opens.
pub const DEAREST_LOCK: u8 = 2;
/// More of a kind than this on one tile or edge would be a typing error.
const MOST_OF_A_KIND: u8 = 9;
/// More points than a lap for one thing would be one too.
const MOST_POINTS: u8 = LAP as u8;
/// How many numbers of players there are: two, three and four.
const PLAYER_COUNTS: usize = 3;
/// The rounds that are followed by another.
const REFILLS: usize = ROUNDS as usize - 1;

/// Whose the values of the locks are. AQU-STATION-3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Locks {
    /// A joint has the value of the sector before it, clockwise.
    BySector([u8; Sector::COUNT]),
    /// A joint has its value by ring position.
    ByJoint([u8; Position::COUNT]),
}

/// What lies in a sector at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Octopuses.
    pub octopods: u8,
    /// Crystals.
    pub crystals: u8,
    /// Time markers.
    pub time: u8,
}

/// What one edge of a center tile feeds to its sector. AQU-REFILL-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Feed {
    /// Time markers.
    pub time: u8,
    /// Crystals.
    pub crystals: u8,
    /// Octopuses.
    pub octopods: u8,
    /// Whether a neutral submarine comes.
    pub submarine: bool,
}

/// The cards that do one thing, as sets to compare a hand with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Powers {
    /// Engineer cards by program. AQU-CARD-2.
    pub engineer: ByProgram<Cards>,
    /// Octopus cards. AQU-CARD-3.
    pub octopus: Cards,
    /// The jump to the opposite sector. AQU-CARD-4.
    pub opposite: Cards,
    /// Points for an overflow. AQU-CARD-5.
    pub overload: Cards,
    /// Free dearest locks. AQU-CARD-6.
    pub lock: Cards,
    /// Submarines at half the cost. AQU-CARD-7.
    pub submarine: Cards,
    /// The step sideways. AQU-CARD-8.
    pub sidestep: Cards,
    /// All scoring cards. AQU-CARD-9.
    pub scoring: Cards,
}

/// The content of one edition of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The rooms to which arrows lead from the start space. AQU-HQ-2.
    pub start: Rooms,
    /// The rooms to which arrows lead from each room; none from an end room (AQU-HQ-4).
    pub arrows: ByRoom<Rooms>,
    /// The neighbors of each room in its row. AQU-CARD-8.
    pub beside: ByRoom<Rooms>,
    /// The program in each room by card.
    pub program_cards: ByProgramCard<ByRoom<Program>>,
    /// For each space of a lap, how far it is to the next red line,
    ahead: [u8; LAP as usize],
    /// and how far back to the line behind; `None` if this lap has none.
    behind: [Option<u8>; LAP as usize],
    /// The red lines of one lap. AQU-KP-1.
    pub red_lines: Vec<u8>,
    /// What the white area of each sector programs. AQU-STATION-1.
    pub white: BySector<Program>,
    /// The locks.
    pub locks: Locks,
    /// What the submarine spaces of a sector cost, cheapest first. AQU-SUB-2.
    pub submarine_costs: [u8; BAYS],
    dock_limits: [u8; PLAYER_COUNTS],
    /// The sizes of the storage columns. AQU-BOARD-3.
    pub columns: [u8; SUBMARINES as usize],
    caps: [u8; SUBMARINES as usize + 1],
    /// The room of a base lab. AQU-LAB-2.
    pub base_lab: Capacity,
    /// The lab expansions.
    pub tiles: ByTile<TileInfo>,
    /// The research cards.
    pub cards: ByCard<Effect>,
    /// The research cards by what they do.
    pub powers: Powers,
    /// The value of the center tile in each round. AQU-SUB-3.
    pub values: [u8; ROUNDS as usize],
    feeds: [[[Feed; Position::COUNT]; REFILLS]; PLAYER_COUNTS],
    /// What a starting sector holds. AQU-SETUP-10.
    pub start_sector: Stock,
    /// What the sectors of the first two undealt base labs hold. AQU-SETUP-11.
    pub other_sectors: [Stock; 2],
    /// Time markers of a player who starts beside a lock of value 0. AQU-SETUP-16.
    pub time_beside_open_lock: u8,
    /// Time markers of every other player.
    pub start_time: u8,
}

/// The place of a number of players in tables.
#[inline]
const fn row(players: u8) -> usize {
    players as usize - 2
}

impl Content {
    /// The smallest red line above `kp`. AQU-KP-1.
    #[inline]
    pub fn next_line(&self, kp: u16) -> u16 {
        kp + u16::from(self.ahead[usize::from(kp % LAP)])
    }

    /// The greatest red line that is not above `kp`, or 0. AQU-KP-1.
    pub fn line_behind(&self, kp: u16) -> u16 {
        match self.behind[usize::from(kp % LAP)] {
            Some(distance) => kp - u16::from(distance),
            None => {
                let last = self.red_lines[self.red_lines.len() - 1];
                (kp / LAP * LAP + u16::from(last)).saturating_sub(LAP)
            }
        }
    }

    /// How many red lines lie between `kp` and `kp + points`. AQU-KP-4.
    pub fn lines_between(&self, kp: u16, points: u8) -> u8 {
        let goal = kp + u16::from(points);
        let mut lines = 0;
        let mut line = self.next_line(kp);
        while line <= goal {
            lines += 1;
            line = self.next_line(line);
        }
        lines
    }

    /// How many robots a loading dock holds. AQU-DOCK-2.
    #[inline]
    pub const fn dock_limit(&self, players: u8) -> u8 {
        self.dock_limits[row(players)]
    }

    /// How many robots in play can score with so many submarines on the station: all spaces of the
    /// columns without a submarine. AQU-SCORE-5, AQU-RULING-31.
    #[inline]
    pub const fn cap(&self, submarines: u8) -> u8 {
        self.caps[submarines as usize]
    }

    /// What the center tile of a round feeds, edge by edge. AQU-REFILL-2.
    #[inline]
    pub const fn feeds(&self, players: u8, round: u8) -> &[Feed; Position::COUNT] {
        &self.feeds[row(players)][round as usize - 1]
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct HeadquartersFile {
    start: Sourced<Room>,
    rooms: Sourced<RoomEntry>,
    program_cards: Sourced<ProgramCardEntry>,
    red_lines: Sourced<u8>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RoomEntry {
    room: Room,
    arrows: Vec<Room>,
    beside: Vec<Room>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ProgramCardEntry {
    card: ProgramCard,
    programs: [Program; Room::COUNT],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct StationFile {
    sectors: Sourced<SectorEntry>,
    locks: LocksEntry,
    submarine_costs: Sourced<u8>,
    dock_limits: Sourced<u8>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SectorEntry {
    sector: Sector,
    programs: Program,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct LocksEntry {
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    values: Locks,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct PlayerBoardFile {
    storage_columns: Sourced<u8>,
    base_lab: BaseLabEntry,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BaseLabEntry {
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    capacity: Capacity,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    tile: Tile,
    letters: Vec<Sector>,
    adds: Capacity,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    card: Card,
    effect: Effect,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CenterFile {
    values: Sourced<u8>,
    feeds: Sourced<FeedEntry>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct FeedEntry {
    players: u8,
    round: u8,
    time: [u8; Position::COUNT],
    crystals: [u8; Position::COUNT],
    octopods: [u8; Position::COUNT],
    submarines: [u8; Position::COUNT],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    start_sector: Stock,
    other_sectors: [Stock; 2],
    time_beside_open_lock: u8,
    time: u8,
}

const HEADQUARTERS: usize = 0;
const STATION: usize = 1;
const PLAYER_BOARD: usize = 2;
const LAB_TILES: usize = 3;
const RESEARCH_CARDS: usize = 4;
const CENTER_TILES: usize = 5;
const SETUP: usize = 6;

static EDITIONS: Editions<Content> = Editions::new();

impl table::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("headquarters.ron", include_str!("../content/headquarters.ron")),
        ("station.ron", include_str!("../content/station.ron")),
        ("player_board.ron", include_str!("../content/player_board.ron")),
        ("lab_tiles.ron", include_str!("../content/lab_tiles.ron")),
        ("research_cards.ron", include_str!("../content/research_cards.ron")),
        ("center_tiles.ron", include_str!("../content/center_tiles.ron")),
        ("setup.ron", include_str!("../content/setup.ron")),
    ];

    const RELEASES: &'static [Release] =
        &[Release { id: "47a24acd1a0c6498", fingerprint: "47a24acd1a0c6498", changed: &[] }];

    fn editions() -> &'static Editions<Self> {
        &EDITIONS
    }

    fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
        let headquarters: HeadquartersFile = Self::read(HEADQUARTERS, texts)?;
        let station: StationFile = Self::read(STATION, texts)?;
        let board: PlayerBoardFile = Self::read(PLAYER_BOARD, texts)?;
        let tiles: Sourced<TileEntry> = Self::read(LAB_TILES, texts)?;
        let cards: Sourced<CardEntry> = Self::read(RESEARCH_CARDS, texts)?;
        let center: CenterFile = Self::read(CENTER_TILES, texts)?;
        let setup: SetupFile = Self::read(SETUP, texts)?;
        let mut checker = Checker { mistakes: Mistakes::of(texts) };
        let (arrows, beside) = checker.rooms(&headquarters);
        let program_cards = checker.program_cards(&headquarters.program_cards.items);
        let red_lines = checker.red_lines(headquarters.red_lines.items);
        let white = checker.sectors(&station.sectors.items);
        checker.locks(&station.locks.values);
        let submarine_costs: [u8; BAYS] =
            checker.fixed(STATION, "submarine_costs", &station.submarine_costs.items);
        // AQU-RULING-17: the first free space is the cheapest one.
        if !submarine_costs.is_sorted() {
            let message = "the costs of submarine spaces must ascend".to_owned();
            checker.mistakes.add(STATION, "submarine_costs", message);
        }
        let dock_limits: [u8; PLAYER_COUNTS] =
            checker.fixed(STATION, "dock_limits", &station.dock_limits.items);
        // AQU-DOCK-3: every color keeps a robot, so there must be room for one of each.
        if dock_limits.iter().zip([2, 4, 4]).any(|(limit, colors)| *limit < colors) {
            let message = format!("docks for {dock_limits:?} robots cannot hold one of each color");
            checker.mistakes.add(STATION, "dock_limits", message);
        }
        let columns = checker.columns(&board.storage_columns.items);
        checker.base_lab(board.base_lab.capacity, &setup);
        let tiles = checker.tiles(&tiles.items);
        let cards = checker.cards(&cards.items);
        let values: [u8; ROUNDS as usize] =
            checker.fixed(CENTER_TILES, "values", &center.values.items);
        if let Some(value) = values.iter().find(|value| **value > MOST_POINTS) {
            let message = format!("a round of value {value} is dearer than {MOST_POINTS}");
            checker.mistakes.add(CENTER_TILES, "values", message);
        }
        let feeds = checker.feeds(&center.feeds.items);
        checker.mistakes.result()?;
        let (ahead, behind) = lines_by_space(&red_lines);
        Ok(Self {
            start: headquarters.start.items.into_iter().collect(),
            arrows,
            beside,
            program_cards,
            ahead,
            behind,
            red_lines,
            white,
            locks: station.locks.values,
            submarine_costs,
            dock_limits,
            columns,
            caps: std::array::from_fn(|submarines| columns[..submarines].iter().sum()),
            base_lab: board.base_lab.capacity,
            tiles,
            powers: powers(&cards),
            cards,
            values,
            feeds,
            start_sector: setup.start_sector,
            other_sectors: setup.other_sectors,
            time_beside_open_lock: setup.time_beside_open_lock,
            start_time: setup.time,
        })
    }
}

/// For each space of a lap, how far it is to the next line and back to the line behind.
fn lines_by_space(lines: &[u8]) -> ([u8; LAP as usize], [Option<u8>; LAP as usize]) {
    let ahead = std::array::from_fn(|space| {
        let next = lines.iter().find(|line| usize::from(**line) > space);
        let next = next.map_or(LAP as u8 + lines[0], |line| *line);
        next - space as u8
    });
    let behind = std::array::from_fn(|space| {
        let last = lines.iter().rfind(|line| usize::from(**line) <= space);
        last.map(|line| space as u8 - line)
    });
    (ahead, behind)
}

fn powers(cards: &ByCard<Effect>) -> Powers {
    let mut powers = Powers::default();
    for (card, effect) in cards.pairs() {
        let set = match effect {
            Effect::Engineer(program, _) => &mut powers.engineer[*program],
            Effect::Octopus(_) => &mut powers.octopus,
            Effect::Opposite => &mut powers.opposite,
            Effect::Overload => &mut powers.overload,
            Effect::Lock => &mut powers.lock,
            Effect::Submarine => &mut powers.submarine,
            Effect::Sidestep => &mut powers.sidestep,
            Effect::Scoring(_) => &mut powers.scoring,
            // It acts when it is taken and never again.
            Effect::Immediate(_) => continue,
        };
        *set = set.with(card);
    }
    powers
}

/// What is checked in the content.
struct Checker<'a> {
    mistakes: Mistakes<'a, Content>,
}

impl Checker<'_> {
    /// A list that must have a certain length.
    fn fixed<const N: usize>(&mut self, file: usize, name: &str, items: &[u8]) -> [u8; N] {
        items.try_into().unwrap_or_else(|_| {
            self.mistakes.add(
                file,
                name,
                format!("{name} has {} numbers instead of {N}", items.len()),
            );
            [0; N]
        })
    }

    /// AQU-HQ-2, AQU-RULING-7: two ways from every space, and an end after three moves.
    fn rooms(&mut self, file: &HeadquartersFile) -> (ByRoom<Rooms>, ByRoom<Rooms>) {
        let mut arrows = ByRoom::filled(Rooms::NONE);
        let mut beside = ByRoom::filled(Rooms::NONE);
        for room in Room::ALL {
            let mut listed = file.rooms.items.iter().filter(|entry| entry.room == room);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(HEADQUARTERS, "rooms:", format!("{room} must be listed once"));
                continue;
            };
            arrows[room] = entry.arrows.iter().copied().collect();
            beside[room] = entry.beside.iter().copied().collect();
            let is_twice = arrows[room].len() as usize != entry.arrows.len();
            if !matches!(entry.arrows.len(), 0 | 2) || is_twice || beside[room].is_empty() {
                let message = format!("{room} needs two arrows or none, and a neighbor");
                self.mistakes.add(HEADQUARTERS, &format!("room: {room}"), message);
            }
        }
        let start: Rooms = file.start.items.iter().copied().collect();
        if (start.len(), file.start.items.len()) != (2, 2) {
            let message = "two arrows lead from the start".to_owned();
            self.mistakes.add(HEADQUARTERS, "start:", message);
        }
        let follow = |rooms: Rooms| {
            rooms.iter().fold(Rooms::NONE, |reached, room| reached.union(arrows[room]))
        };
        let (second, third) = (follow(start), follow(follow(start)));
        let rows = [start, second, third];
        let is_flower = rows.iter().map(|row| row.len()).sum::<u32>() == Room::COUNT as u32
            && start.union(second).union(third) == Rooms::ALL
            && follow(third).is_empty()
            && second.iter().chain(start.iter()).all(|room| !arrows[room].is_empty());
        if !is_flower {
            let message = "three moves must lead through all rooms and no further".to_owned();
            self.mistakes.add(HEADQUARTERS, "start:", message);
        }
        for room in Room::ALL {
            let row = rows.iter().find(|row| row.contains(room)).copied().unwrap_or(Rooms::ALL);
            if !beside[room].minus(row.without(room)).is_empty() {
                let message = format!("the neighbors of {room} must be in its row");
                self.mistakes.add(HEADQUARTERS, &format!("room: {room}"), message);
            }
            // AQU-CARD-8: a step sideways can be taken back.
            for other in beside[room].iter().filter(|other| !beside[*other].contains(room)) {
                let message = format!("{room} is a neighbor of {other}, which is none of {room}");
                self.mistakes.add(HEADQUARTERS, &format!("room: {room}"), message);
            }
        }
        (arrows, beside)
    }

    fn program_cards(&mut self, entries: &[ProgramCardEntry]) -> ByProgramCard<ByRoom<Program>> {
        let mut cards = ByProgramCard::filled(ByRoom::filled(Program::Lab));
        for card in ProgramCard::ALL {
            let mut listed = entries.iter().filter(|entry| entry.card == card);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                let message = format!("{card} must be listed once");
                self.mistakes.add(HEADQUARTERS, "program_cards:", message);
                continue;
            };
            let is_missing = |program: &Program| !entry.programs.contains(program);
            if let Some(program) = Program::ALL.into_iter().find(is_missing) {
                let message = format!("{card} has no room for {program}");
                self.mistakes.add(HEADQUARTERS, &format!("card: {card}"), message);
            }
            cards[card] = ByRoom::new(entry.programs);
        }
        cards
    }

    /// AQU-RULING-29: any ascending list of numbers from 1 to 50.
    fn red_lines(&mut self, lines: Vec<u8>) -> Vec<u8> {
        let is_ascending = lines.windows(2).all(|pair| pair[0] < pair[1]);
        let is_on_track = lines.iter().all(|line| (1..=LAP).contains(&u16::from(*line)));
        if lines.is_empty() || !is_ascending || !is_on_track {
            let message = format!("{lines:?} must ascend from 1 to {LAP} at most");
            self.mistakes.add(HEADQUARTERS, "red_lines:", message);
        }
        lines
    }

    fn sectors(&mut self, entries: &[SectorEntry]) -> BySector<Program> {
        let mut white = BySector::filled(Program::Lab);
        for sector in Sector::ALL {
            let mut listed = entries.iter().filter(|entry| entry.sector == sector);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(STATION, "sectors:", format!("{sector} must be listed once"));
                continue;
            };
            // AQU-WHITE-3: otherwise a white action could go on for ever.
            if entry.programs == Program::Program {
                let message = format!("the white area of {sector} cannot program itself");
                self.mistakes.add(STATION, &format!("sector: {sector}"), message);
            }
            white[sector] = entry.programs;
        }
        white
    }

    fn locks(&mut self, locks: &Locks) {
        let (Locks::BySector(values) | Locks::ByJoint(values)) = locks;
        if let Some(value) = values.iter().find(|value| **value > DEAREST_LOCK) {
            let message = format!("a lock of value {value} is dearer than {DEAREST_LOCK}");
            self.mistakes.add(STATION, "locks:", message);
        }
    }

    /// AQU-RULING-31
    fn columns(&mut self, columns: &[u8]) -> [u8; SUBMARINES as usize] {
        let total: u32 = columns.iter().map(|size| u32::from(*size)).sum();
        let sizes = self.fixed(PLAYER_BOARD, "storage_columns", columns);
        if total != u32::from(ROBOTS) {
            let message = format!("storage has {total} spaces instead of {ROBOTS}");
            self.mistakes.add(PLAYER_BOARD, "storage_columns", message);
            return [0; SUBMARINES as usize];
        }
        sizes
    }

    fn base_lab(&mut self, capacity: Capacity, setup: &SetupFile) {
        for stock in [setup.start_sector].iter().chain(&setup.other_sectors) {
            if [stock.octopods, stock.crystals, stock.time].iter().any(|n| *n > MOST_OF_A_KIND) {
                let message = format!("a sector starts with more than {MOST_OF_A_KIND} of a kind");
                self.mistakes.add(SETUP, "start_sector:", message);
            }
        }
        let Capacity { cards, crystals, octopods, time } = capacity;
        if let Some(room) =
            [cards, crystals, octopods, time].into_iter().find(|room| *room > MOST_OF_A_KIND)
        {
            let message = format!("a base lab has room for {room} of a kind");
            self.mistakes.add(PLAYER_BOARD, "capacity:", message);
        }
        let most = setup.time.max(setup.time_beside_open_lock);
        if most > capacity.time {
            let message = format!("{most} time markers do not fit in a base lab");
            self.mistakes.add(SETUP, "time:", message);
        }
    }

    /// AQU-RULING-45: letters, none to two of them, and a number for each capacity.
    fn tiles(&mut self, entries: &[TileEntry]) -> ByTile<TileInfo> {
        let mut tiles = ByTile::filled(TileInfo::default());
        for tile in Tile::ALL {
            let near = format!("tile: {tile}");
            let mut listed = entries.iter().filter(|entry| entry.tile == tile);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(LAB_TILES, "items:", format!("{tile} must be listed once"));
                continue;
            };
            let letters: Sectors = entry.letters.iter().copied().collect();
            if letters.len() as usize != entry.letters.len() || entry.letters.len() > 2 {
                let message = format!("{tile} can have no, one or two different letters");
                self.mistakes.add(LAB_TILES, &near, message);
            }
            let Capacity { cards, crystals, octopods, time } = entry.adds;
            if [cards, crystals, octopods, time].into_iter().any(|room| room > MOST_OF_A_KIND) {
                let message = format!("{tile} adds more than {MOST_OF_A_KIND} of a kind");
                self.mistakes.add(LAB_TILES, &near, message);
            }
            tiles[tile] = TileInfo { letters, adds: entry.adds };
        }
        tiles
    }

    /// AQU-RULING-20: no two cards are alike, so that nothing triggers twice (AQU-PROG-3).
    fn cards(&mut self, entries: &[CardEntry]) -> ByCard<Effect> {
        let mut cards = ByCard::filled(Effect::Opposite);
        for card in Card::ALL {
            let mut listed = entries.iter().filter(|entry| entry.card == card);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(RESEARCH_CARDS, "items:", format!("{card} must be listed once"));
                continue;
            };
            cards[card] = entry.effect;
            if let Effect::Engineer(_, reward) | Effect::Octopus(reward) = entry.effect
                && let (count, most) = match reward {
                    Reward::Points(count) => (count, MOST_POINTS),
                    Reward::Time(count) | Reward::Crystals(count) => (count, MOST_OF_A_KIND),
                }
                && !(1..=most).contains(&count)
            {
                let message = format!("{card} brings {count}, not 1 to {most}");
                self.mistakes.add(RESEARCH_CARDS, &format!("card: {card}"), message);
            }
        }
        for (index, entry) in entries.iter().enumerate() {
            let is_alike = |other: &&CardEntry| is_same_kind(other.effect, entry.effect);
            if let Some(other) = entries[..index].iter().find(is_alike) {
                let message = format!("{} and {} do the same", other.card, entry.card);
                self.mistakes.add(RESEARCH_CARDS, &format!("card: {}", entry.card), message);
            }
        }
        cards
    }

    fn feeds(
        &mut self,
        entries: &[FeedEntry],
    ) -> [[[Feed; Position::COUNT]; REFILLS]; PLAYER_COUNTS] {
        let mut feeds = [[[Feed::default(); Position::COUNT]; REFILLS]; PLAYER_COUNTS];
        for players in 2..=4 {
            let near = format!("players: {players}");
            let mut submarines = 0;
            for round in 1..ROUNDS {
                let is_this = |entry: &&FeedEntry| (entry.players, entry.round) == (players, round);
                let mut listed = entries.iter().filter(is_this);
                let (Some(entry), None) = (listed.next(), listed.next()) else {
                    let message = format!("round {round} of {players} players must be listed once");
                    self.mistakes.add(CENTER_TILES, "feeds:", message);
                    continue;
                };
                submarines += entry.submarines.iter().filter(|count| **count > 0).count();
                let numbers = entry.time.iter().chain(&entry.crystals).chain(&entry.octopods);
                if numbers.into_iter().any(|number| *number > MOST_OF_A_KIND) {
                    let message = format!("an edge feeds more than {MOST_OF_A_KIND} of a kind");
                    self.mistakes.add(CENTER_TILES, &near, message);
                }
                if entry.submarines.iter().any(|count| *count > 1) {
                    let message = "an edge feeds one neutral submarine at most".to_owned();
                    self.mistakes.add(CENTER_TILES, &near, message);
                }
                feeds[row(players)][usize::from(round) - 1] = std::array::from_fn(|edge| Feed {
                    time: entry.time[edge],
                    crystals: entry.crystals[edge],
                    octopods: entry.octopods[edge],
                    submarine: entry.submarines[edge] > 0,
                });
            }
            // AQU-SETUP-8, AQU-SETUP-12: what the box has, less what set-up places.
            let (neutral, placed) = (BAYS - usize::from(players), 4 - usize::from(players));
            let most = neutral * usize::from(SUBMARINES) - placed;
            if submarines > most {
                let message = format!(
                    "{submarines} neutral submarines come with {players} players, {most} are left"
                );
                self.mistakes.add(CENTER_TILES, &near, message);
            }
        }
        feeds
    }
}

/// Whether two cards would trigger together with rewards of the same kind.
fn is_same_kind(one: Effect, other: Effect) -> bool {
    let is_same_reward =
        |one: Reward, other: Reward| std::mem::discriminant(&one) == std::mem::discriminant(&other);
    match (one, other) {
        (Effect::Engineer(a, one), Effect::Engineer(b, other)) => {
            a == b && is_same_reward(one, other)
        }
        (Effect::Octopus(one), Effect::Octopus(other)) => is_same_reward(one, other),
        _ => one == other,
    }
}
