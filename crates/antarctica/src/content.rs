//! Board, buildings, cards and tracks as data, parsed once and checked.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Editions, MAX_SEATS, Mistake, Mistakes, Provenance, Release, Sourced, Texts};

use crate::building::{Building, Buildings, Category};
use crate::card::{
    ByShipyardCard, CardId, CardSet, PILE_SIZE, Pile, Resource, ShipyardCard, ShipyardCards,
};
use crate::effect::{Effect, MOST_EFFECTS};
use crate::ship::{BERTHS, SHIPS};
use crate::shipyard::MOST_SHIPYARD_CARDS;
use crate::track::{MOST_SPACES, Track, Tracks};
use crate::zone::{Compass, Zone, Zones};

/// How many scientists of a color are in the box. ANT-COMP-4.
pub const SCIENTISTS: u8 = 16;
/// How many cubes of a color are in the box; one of them is for the VP track. ANT-COMP-4.
pub const CUBES: u8 = 6;
/// How many numbers of players there are: two, three and four.
const PLAYER_COUNTS: usize = 3;

/// A building card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingCard {
    /// What it builds.
    pub builds: Building,
    /// What the builder needs access to.
    pub requires: Buildings,
    /// Scientists to place. ANT-BUILD-4.
    pub scientists: u8,
    /// Research steps, possibly none.
    pub steps: u8,
    /// Whether it counts for card scoring.
    pub star: bool,
    /// The smallest number of players with which it is used. ANT-SETUP-4.
    pub players: u8,
}

/// A research track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackInfo {
    /// The smallest number of players with which it is open.
    pub players: u8,
    /// The stations that research on it.
    pub icons: Buildings,
    points: ArrayVec<u8, MOST_SPACES>,
    symbols: [Option<Effect>; MOST_SPACES + 1],
}

impl TrackInfo {
    /// How many spaces it has.
    pub fn len(&self) -> u8 {
        self.points.len() as u8
    }

    /// Whether it has no spaces, which the check of the content excludes.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// What a cube on a space is worth; nothing beside the track.
    #[inline]
    pub fn points(&self, space: u8) -> u8 {
        if space == 0 { 0 } else { self.points[usize::from(space) - 1] }
    }

    /// The symbol of a space.
    #[inline]
    pub fn symbol(&self, space: u8) -> Option<Effect> {
        self.symbols[usize::from(space)]
    }

    /// All spaces, as bits.
    #[inline]
    pub(crate) fn all_spaces(&self) -> u16 {
        ((1_u32 << (self.points.len() + 1)) - 2) as u16
    }
}

/// The pieces of each player. ANT-SETUP-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    players: u8,
    /// Scientists at hand.
    pub supply: u8,
    /// Scientists in the reserve.
    pub reserve: u8,
    /// Ships on the board.
    pub ships_on_board: u8,
    /// Ships in the available box.
    pub ships: u8,
    /// Cubes in the available box.
    pub cubes: u8,
}

/// Places for the ships of one number of players; players are counted from the first one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Placements {
    order: Vec<u8>,
    first_game: [ArrayVec<u8, BERTHS>; Zone::COUNT],
}

/// The content of one edition of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// How many buildings of each type the box holds.
    pub in_box: [u8; Building::COUNT],
    /// What each type is good for.
    pub categories: [Category; Building::COUNT],
    at_start: [[u8; Building::COUNT]; PLAYER_COUNTS],
    cards: [Option<BuildingCard>; Pile::COUNT * PILE_SIZE as usize],
    piles: [[CardSet; Pile::COUNT]; PLAYER_COUNTS],
    /// The cards with a star.
    pub starred: CardSet,
    /// How many shipyard cards of each kind there are.
    pub shipyard: ShipyardCards,
    replaced_by: [Option<Resource>; Building::COUNT],
    /// The research tracks.
    pub tracks: [TrackInfo; Track::COUNT],
    /// The stations that research on any track.
    pub stations: Buildings,
    open_tracks: [Tracks; PLAYER_COUNTS],
    /// Where each zone lies.
    pub compass: [Compass; Zone::COUNT],
    open_zones: [Zones; PLAYER_COUNTS],
    pieces: [Pieces; PLAYER_COUNTS],
    placements: [Placements; PLAYER_COUNTS],
}

/// The place of a number of players in tables.
#[inline]
const fn row(players: u8) -> usize {
    players as usize - 2
}

impl Content {
    /// The starting buildings. ANT-SETUP-2.
    pub fn at_start(&self, players: u8) -> &[u8; Building::COUNT] {
        &self.at_start[row(players)]
    }

    /// A building card.
    ///
    /// # Panics
    /// When the edition has no such card.
    #[inline]
    pub fn card(&self, card: CardId) -> &BuildingCard {
        self.cards[card.index()].as_ref().expect("cards in play belong to the edition")
    }

    /// The cards of a pile that are used. ANT-SETUP-4.
    #[inline]
    pub fn pile(&self, pile: Pile, players: u8) -> CardSet {
        self.piles[row(players)][pile.index()]
    }

    /// The kind of resource card that stands in for a building. ANT-CARD-5.
    #[inline]
    pub fn replaced_by(&self, building: Building) -> Option<Resource> {
        self.replaced_by[building.index()]
    }

    /// The zones in play. ANT-SETUP-1.
    #[inline]
    pub fn open_zones(&self, players: u8) -> Zones {
        self.open_zones[row(players)]
    }

    pub(crate) fn first_open_zone(&self, players: u8) -> Zone {
        self.open_zones(players).iter().next().expect("some zones are open")
    }

    /// The tracks in play. ANT-SETUP-14.
    #[inline]
    pub fn open_tracks(&self, players: u8) -> Tracks {
        self.open_tracks[row(players)]
    }

    /// The pieces of each player. ANT-SETUP-8.
    pub fn pieces(&self, players: u8) -> &Pieces {
        &self.pieces[row(players)]
    }

    /// Who places the ships, counted from the first player. ANT-SETUP-10.
    #[inline]
    pub fn placement_order(&self, players: u8) -> &[u8] {
        &self.placements[row(players)].order
    }

    /// Whose ships stand in a zone in a first game, front first. ANT-SETUP-11.
    pub fn first_game(&self, players: u8, zone: Zone) -> &[u8] {
        &self.placements[row(players)].first_game[zone.index()]
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    zones: Sourced<Compass>,
    closed_with_two: Sourced<Compass>,
    pieces: Sourced<Pieces>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    building: Building,
    category: Category,
    in_box: u8,
    at_start: u8,
    at_start_with_two: u8,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: CardId,
    builds: Building,
    requires: Vec<Building>,
    scientists: u8,
    steps: u8,
    star: bool,
    players: u8,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    shipyard: Vec<ShipyardEntry>,
    resources: Vec<ResourceEntry>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ShipyardEntry {
    card: ShipyardCard,
    copies: u8,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ResourceEntry {
    card: Resource,
    copies: u8,
    replaces: Vec<Building>,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Color {
    Red,
    Blue,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SymbolEntry {
    space: u8,
    color: Color,
    effect: Effect,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct TrackEntry {
    track: String,
    players: u8,
    icons: Vec<Building>,
    points: Vec<u8>,
    symbols: Vec<SymbolEntry>,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct PlacementEntry {
    players: u8,
    order: String,
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    order_provenance: Provenance,
    first_game: [String; Zone::COUNT],
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
}

const BOARD: usize = 0;
const BUILDINGS_FILE: usize = 1;
const BUILDING_CARDS: usize = 2;
const CARDS: usize = 3;
const TRACKS_FILE: usize = 4;
const PLACEMENTS: usize = 5;

static EDITIONS: Editions<Content> = Editions::new();

impl table::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.ron", include_str!("../content/board.ron")),
        ("buildings.ron", include_str!("../content/buildings.ron")),
        ("building_cards.ron", include_str!("../content/building_cards.ron")),
        ("cards.ron", include_str!("../content/cards.ron")),
        ("tracks.ron", include_str!("../content/tracks.ron")),
        ("placements.ron", include_str!("../content/placements.ron")),
    ];

    const RELEASES: &'static [Release] =
        &[Release { id: "814c20f898bab1d2", fingerprint: "ae050c5f605172a6", changed: &[] }];

    fn editions() -> &'static Editions<Self> {
        &EDITIONS
    }

    fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
        let mut checker = Checker { mistakes: Mistakes::of(texts) };
        let board: BoardFile = Self::read(BOARD, texts)?;
        let (compass, open_zones) = checker.zones(&board);
        let pieces = checker.pieces(&board.pieces.items);
        let (in_box, categories, at_start) =
            checker.buildings(&Self::read::<Vec<_>>(BUILDINGS_FILE, texts)?, open_zones);
        let cards = checker.building_cards(&Self::read::<Vec<_>>(BUILDING_CARDS, texts)?);
        checker.stock(&cards, &in_box, &at_start, open_zones);
        let other: CardsFile = Self::read(CARDS, texts)?;
        let shipyard = checker.shipyard(&other.shipyard);
        let replaced_by = checker.resources(&other.resources);
        let tracks = checker.tracks(&Self::read::<Vec<_>>(TRACKS_FILE, texts)?, &categories);
        let placements = Self::read::<Vec<_>>(PLACEMENTS, texts)?;
        let placements = checker.placements(&placements, &pieces, open_zones);
        checker.mistakes.result()?;
        let tracks = tracks.expect("tracks that are missing are a mistake");
        let all_cards = || Pile::ALL.into_iter().flat_map(cards_of);
        let used = |players: u8, card: CardId| {
            cards[card.index()].is_some_and(|card| card.players <= players)
        };
        let piles = [2, 3, 4].map(|players| {
            Pile::ALL.map(|pile| cards_of(pile).filter(|card| used(players, *card)).collect())
        });
        let open_tracks = [2, 3, 4].map(|players| {
            let is_open = |track: &Track| tracks[track.index()].players <= players;
            Track::ALL.into_iter().filter(is_open).collect()
        });
        let is_starred = |card: &CardId| cards[card.index()].is_some_and(|card| card.star);
        Ok(Self {
            in_box,
            categories,
            at_start,
            cards,
            piles,
            starred: all_cards().filter(is_starred).collect(),
            shipyard,
            replaced_by,
            stations: tracks.iter().fold(Buildings::NONE, |all, track| all.union(track.icons)),
            tracks,
            open_tracks,
            compass,
            open_zones,
            pieces,
            placements,
        })
    }
}

/// Every card that a pile can have.
fn cards_of(pile: Pile) -> impl Iterator<Item = CardId> {
    (1..=PILE_SIZE).map(move |number| CardId::new(pile, number))
}

/// What is checked in the content.
struct Checker<'a> {
    mistakes: Mistakes<'a, Content>,
}

impl Checker<'_> {
    fn zones(&mut self, board: &BoardFile) -> ([Compass; Zone::COUNT], [Zones; PLAYER_COUNTS]) {
        let zones = &board.zones.items;
        let is_double = |index: usize| zones[..index].contains(&zones[index]);
        if zones.len() != Zone::COUNT || (0..zones.len()).any(is_double) {
            let message =
                format!("the board has {} different zones, not {}", Zone::COUNT, zones.len());
            self.mistakes.add(BOARD, "zones:", message);
        }
        let compass =
            <[Compass; Zone::COUNT]>::try_from(&zones[..]).unwrap_or([Compass::N; Zone::COUNT]);
        let is_closed = |zone: &Zone| board.closed_with_two.items.contains(&compass[zone.index()]);
        let closed: Zones = Zone::ALL.into_iter().filter(is_closed).collect();
        // ANT-MOVE-3: all ships of two players must always have somewhere to go.
        let room = (Zone::COUNT as u32 - 1 - closed.len()) * BERTHS as u32;
        if closed.len() as usize != board.closed_with_two.items.len()
            || closed.contains(Zone::new(0))
            || room <= 2 * u32::from(SHIPS)
        {
            let message = "two different zones but the first can be closed".to_owned();
            self.mistakes.add(BOARD, "closed_with_two", message);
        }
        (compass, [Zones::ALL.minus(closed), Zones::ALL, Zones::ALL])
    }

    fn pieces(&mut self, entries: &[Pieces]) -> [Pieces; PLAYER_COUNTS] {
        let mut pieces = [Pieces::default(); PLAYER_COUNTS];
        for entry in entries {
            let near = format!("players: {},", entry.players);
            if !(2..=MAX_SEATS as u8).contains(&entry.players) {
                let message = format!("{} cannot play", entry.players);
                self.mistakes.add(BOARD, &near, message);
                continue;
            }
            // ANT-COMP-4: nobody has more than the box holds, and a cube is on the VP track.
            if u32::from(entry.supply) + u32::from(entry.reserve) > SCIENTISTS.into()
                || u32::from(entry.ships_on_board) + u32::from(entry.ships) > SHIPS.into()
                || entry.cubes >= CUBES
                || entry.ships_on_board == 0
                || entry.supply == 0
            {
                let message = format!("the pieces of {} players are not in the box", entry.players);
                self.mistakes.add(BOARD, &near, message);
            }
            pieces[row(entry.players)] = *entry;
        }
        for players in 2..=MAX_SEATS as u8 {
            if pieces[row(players)].players == 0 {
                self.mistakes.add(BOARD, "pieces:", format!("{players} players have no pieces"));
            }
        }
        pieces
    }

    /// ANT-RULING-29: the numbers of the component list that add up.
    fn buildings(
        &mut self,
        entries: &[BuildingEntry],
        open: [Zones; PLAYER_COUNTS],
    ) -> ([u8; Building::COUNT], [Category; Building::COUNT], [[u8; Building::COUNT]; PLAYER_COUNTS])
    {
        let mut in_box = [0; Building::COUNT];
        let mut categories = [Category::Service; Building::COUNT];
        let mut at_start = [[0; Building::COUNT]; PLAYER_COUNTS];
        for entry in entries {
            let (index, near) = (entry.building.index(), format!("building: {},", entry.building));
            if in_box[index] > 0 {
                let message = format!("{} is listed twice", entry.building);
                self.mistakes.add(BUILDINGS_FILE, &near, message);
            }
            in_box[index] = entry.in_box;
            categories[index] = entry.category;
            at_start[0][index] = entry.at_start_with_two;
            at_start[1][index] = entry.at_start;
            at_start[2][index] = entry.at_start;
        }
        for building in Building::ALL {
            if in_box[building.index()] == 0 {
                self.mistakes.add(BUILDINGS_FILE, "[", format!("there is no {building}"));
            }
        }
        for (players, (counts, open)) in (2..).zip(at_start.iter().zip(open)) {
            let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
            // ANT-SETUP-2: one for each open zone.
            if total != open.len() {
                let message = format!(
                    "{total} buildings start with {players} players, but {} zones are open",
                    open.len()
                );
                self.mistakes.add(BUILDINGS_FILE, "[", message);
            }
        }
        (in_box, categories, at_start)
    }

    /// ANT-COMP-3, ANT-RULING-31: what a card requires is data.
    fn building_cards(
        &mut self,
        entries: &[CardEntry],
    ) -> [Option<BuildingCard>; Pile::COUNT * PILE_SIZE as usize] {
        let mut cards = [None; Pile::COUNT * PILE_SIZE as usize];
        for entry in entries {
            let near = format!("\"{}\"", entry.id);
            if cards[entry.id.index()].is_some() {
                self.mistakes.add(BUILDING_CARDS, &near, format!("{} is listed twice", entry.id));
            }
            if entry.scientists == 0 || entry.scientists > 2 {
                let message = format!("{} needs {} scientists", entry.id, entry.scientists);
                self.mistakes.add(BUILDING_CARDS, &near, message);
            }
            let requires: Buildings = entry.requires.iter().copied().collect();
            if requires.len() as usize != entry.requires.len() {
                let message = format!("{} requires the same building twice", entry.id);
                self.mistakes.add(BUILDING_CARDS, &near, message);
            }
            if !(2..=MAX_SEATS as u8).contains(&entry.players) {
                let message = format!("{} is for {} players", entry.id, entry.players);
                self.mistakes.add(BUILDING_CARDS, &near, message);
            }
            cards[entry.id.index()] = Some(BuildingCard {
                builds: entry.builds,
                requires,
                scientists: entry.scientists,
                steps: entry.steps,
                star: entry.star,
                players: entry.players,
            });
        }
        for pile in Pile::ALL {
            let is_used = |card: CardId| cards[card.index()].is_some_and(|card| card.players == 2);
            if !cards_of(pile).any(is_used) {
                let message = format!("the {pile} pile has no card for 2 players");
                self.mistakes.add(BUILDING_CARDS, "[", message);
            }
        }
        cards
    }

    /// ANT-COMP-2: every card finds its building in the stock, and a zone where it can stand.
    fn stock(
        &mut self,
        cards: &[Option<BuildingCard>],
        in_box: &[u8; Building::COUNT],
        at_start: &[[u8; Building::COUNT]; PLAYER_COUNTS],
        open: [Zones; PLAYER_COUNTS],
    ) {
        for (players, (start, open)) in (2..).zip(at_start.iter().zip(open)) {
            for building in Building::ALL {
                let builds =
                    |card: &&BuildingCard| card.builds == building && card.players <= players;
                let needed = cards.iter().flatten().filter(builds).count() as u32
                    + u32::from(start[building.index()]);
                let most = u32::from(in_box[building.index()]).min(open.len());
                if needed > most {
                    let near = format!("building: {building},");
                    let message = format!(
                        "{players} players need {needed} of {building}, at most {most} fit"
                    );
                    self.mistakes.add(BUILDINGS_FILE, &near, message);
                }
            }
        }
    }

    fn shipyard(&mut self, entries: &[ShipyardEntry]) -> ShipyardCards {
        let mut cards = [0; ShipyardCard::COUNT];
        for entry in entries {
            if cards[entry.card.index()] > 0 {
                let near = format!("card: {},", entry.card);
                self.mistakes.add(CARDS, &near, format!("{} is listed twice", entry.card));
            }
            cards[entry.card.index()] = entry.copies;
        }
        let total: u32 = cards.iter().map(|copies| u32::from(*copies)).sum();
        if total as usize > MOST_SHIPYARD_CARDS {
            let message =
                format!("there are {total} shipyard cards, at most {MOST_SHIPYARD_CARDS} fit");
            self.mistakes.add(CARDS, "shipyard", message);
        }
        ShipyardCards(ByShipyardCard::new(cards))
    }

    fn resources(&mut self, entries: &[ResourceEntry]) -> [Option<Resource>; Building::COUNT] {
        let mut replaced_by = [None; Building::COUNT];
        for resource in Resource::ALL {
            let mut listed = entries.iter().filter(|entry| entry.card == resource);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(CARDS, "resources", format!("{resource} must be listed once"));
                continue;
            };
            if usize::from(entry.copies) < MAX_SEATS {
                let message =
                    format!("there are {} of {resource}, everybody needs one", entry.copies);
                self.mistakes.add(CARDS, "resources", message);
            }
            for building in &entry.replaces {
                if replaced_by[building.index()].is_some() {
                    let message = format!("{building} is replaced twice");
                    self.mistakes.add(CARDS, "resources", message);
                }
                replaced_by[building.index()] = Some(resource);
            }
        }
        replaced_by
    }

    fn tracks(
        &mut self,
        entries: &[TrackEntry],
        categories: &[Category; Building::COUNT],
    ) -> Option<[TrackInfo; Track::COUNT]> {
        let mut most_symbols = 0;
        let mut advances = 0;
        let mut tracks = ArrayVec::<TrackInfo, { Track::COUNT }>::new();
        for track in Track::ALL {
            let mut listed = entries.iter().filter(|entry| entry.track == track.name());
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                self.mistakes.add(TRACKS_FILE, "[", format!("{track} must be listed once"));
                continue;
            };
            let info = self.track(entry, categories);
            most_symbols = most_symbols.max(entry.symbols.len());
            let advance = |symbol: &&SymbolEntry| symbol.effect == Effect::AdvanceThree;
            advances += entry.symbols.iter().filter(advance).count();
            tracks.push(info);
        }
        if entries.len() > Track::COUNT {
            let message = format!("there are {} tracks, not {}", entries.len(), Track::COUNT);
            self.mistakes.add(TRACKS_FILE, "[", message);
        }
        // One advance, and everybody's advance for each Advance three, at worst.
        let waiting = most_symbols * (1 + MAX_SEATS * advances);
        if waiting > MOST_EFFECTS {
            let message = format!("{waiting} effects could wait, at most {MOST_EFFECTS} fit");
            self.mistakes.add(TRACKS_FILE, "symbols", message);
        }
        tracks.into_inner().ok()
    }

    fn track(&mut self, entry: &TrackEntry, categories: &[Category; Building::COUNT]) -> TrackInfo {
        let (name, near) = (&entry.track, format!("track: \"{}\"", entry.track));
        let spaces = entry.points.len();
        if !(MAX_SEATS..=MOST_SPACES).contains(&spaces) {
            let message =
                format!("{name} has {spaces} spaces, {MAX_SEATS} to {MOST_SPACES} are possible");
            self.mistakes.add(TRACKS_FILE, &near, message);
        }
        if !(2..=MAX_SEATS as u8).contains(&entry.players) {
            let message = format!("{name} is for {} players", entry.players);
            self.mistakes.add(TRACKS_FILE, &near, message);
        }
        for icon in &entry.icons {
            if categories[icon.index()] != Category::Station {
                self.mistakes.add(TRACKS_FILE, &near, format!("{name} shows {icon}, no station"));
            }
        }
        let mut symbols = [None; MOST_SPACES + 1];
        for SymbolEntry { space, color, effect } in &entry.symbols {
            // ANT-SETUP-15 must trigger nothing.
            if *space < 2 || usize::from(*space) > spaces.min(MOST_SPACES) {
                let message = format!("{name} cannot have a symbol on space {space}");
                self.mistakes.add(TRACKS_FILE, &near, message);
                continue;
            }
            if effect.is_blue() != (*color == Color::Blue) {
                let message = format!("{name} shows {effect} in the wrong color");
                self.mistakes.add(TRACKS_FILE, &near, message);
            }
            if symbols[usize::from(*space)].replace(*effect).is_some() {
                let message = format!("{name} has two symbols on space {space}");
                self.mistakes.add(TRACKS_FILE, &near, message);
            }
        }
        TrackInfo {
            players: entry.players,
            icons: entry.icons.iter().copied().collect(),
            points: entry.points.iter().copied().take(MOST_SPACES).collect(),
            symbols,
        }
    }

    fn placements(
        &mut self,
        entries: &[PlacementEntry],
        pieces: &[Pieces; PLAYER_COUNTS],
        open: [Zones; PLAYER_COUNTS],
    ) -> [Placements; PLAYER_COUNTS] {
        let mut placements: [Placements; PLAYER_COUNTS] = Default::default();
        for players in 2..=MAX_SEATS as u8 {
            let mut listed = entries.iter().filter(|entry| entry.players == players);
            let (Some(entry), None) = (listed.next(), listed.next()) else {
                let message = format!("{players} players must be listed once");
                self.mistakes.add(PLACEMENTS, "[", message);
                continue;
            };
            let near = format!("players: {players},");
            let ships = pieces[row(players)].ships_on_board;
            let Some(order) = letters(&entry.order, players).filter(|o| is_fair(o, players, ships))
            else {
                let message = format!(
                    "the order {:?} does not place {ships} ships of {players} players",
                    entry.order
                );
                self.mistakes.add(PLACEMENTS, &near, message);
                continue;
            };
            let placement = &mut placements[row(players)];
            placement.order = order;
            let mut all = Vec::new();
            for (zone, text) in Zone::ALL.into_iter().zip(&entry.first_game) {
                let queue = letters(text, players).filter(|queue| {
                    queue.len() <= BERTHS && (queue.is_empty() || open[row(players)].contains(zone))
                });
                let Some(queue) = queue else {
                    let message = format!("{text:?} cannot stand in {zone} with {players} players");
                    self.mistakes.add(PLACEMENTS, &near, message);
                    continue;
                };
                placement.first_game[zone.index()] = queue.iter().copied().collect();
                all.extend(queue);
            }
            if !is_fair(&all, players, ships) {
                let message =
                    format!("a first game does not place {ships} ships of {players} players");
                self.mistakes.add(PLACEMENTS, &near, message);
            }
        }
        placements
    }
}

/// Players by letter, `A` is the first; `None` if one of them does not play.
fn letters(text: &str, players: u8) -> Option<Vec<u8>> {
    let number = |letter: u8| letter.checked_sub(b'A').filter(|number| *number < players);
    text.bytes().map(number).collect()
}

/// Whether every player places so many ships.
fn is_fair(order: &[u8], players: u8, ships: u8) -> bool {
    let mut left = [ships; MAX_SEATS];
    for player in order {
        let Some(fewer) = left[usize::from(*player)].checked_sub(1) else { return false };
        left[usize::from(*player)] = fewer;
    }
    left[..usize::from(players)].iter().all(|left| *left == 0)
}
