//! Cards, tiles, buildings and boards as data, read item by item, checked, and compiled into flat
//! programs.

use serde::{Deserialize, Serialize};
use table::{Editions, Mistake, Release, Texts};

use crate::action::{ByRim, Rim};
use crate::building::{Building, Buildings, ByBuilding, Level};
use crate::card::{
    Advisor, ByCounter, ByRubble, Card, CitizenCard, Deck, Difficulty, DuskCard, Expedition,
    FieldBase, Law, MorningCard, Scenario, ScenarioCard, ScenarioCards, Society, Technologies,
    Technology, Tile, WeatherCard,
};
use crate::citizen::{ByCitizen, Citizen, Pawns};
use crate::compile::Compiler;
use crate::good::{ByGood, Good, MapGood};
use crate::grammar;
use crate::map::{CORNERS, Position, Positions};
use crate::op::{Block, Cond, Mod, Op, Span, Works};
use crate::phase::DayPhase;
use crate::token::{Token, Tokens};

/// How many spaces heat track and generator track have. FRO-RULING-35.
pub const HEAT_TRACK: u8 = 12;
/// The last round. FRO-ROUND-1.
pub const ROUNDS: u8 = 15;

/// What has to be paid in full. FRO-RES-3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Goods of the pool.
    pub goods: ByGood<u8>,
    /// An active token that is spent. FRO-FX-2.
    pub flip: Option<Tokens>,
}

/// Where an event card goes. FRO-EVT-4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// Out of the game.
    Remove,
    /// Into the event area.
    Event,
    /// On the dusk discard pile.
    Discard,
}

/// An option of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardOption {
    /// What has to hold.
    pub req: Span,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub block: Block,
    /// Where the card goes, if not where it usually goes.
    pub to: Option<Destination>,
}

/// A special action. FRO-SPEC-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The pawns it lists; a child worker goes where a worker does.
    pub who: Pawns,
    /// What is paid to the bank.
    pub pay: Cost,
    /// What is put on the card.
    pub put: Option<(Good, u8)>,
    /// Whether it can be used once a game only.
    pub is_once: bool,
    /// What it does.
    pub block: Block,
    /// How many goods on the card end it, and what happens then.
    pub done: Option<(u8, Block)>,
}

impl Slot {
    /// What is paid and what is put on the card.
    pub fn whole_price(&self) -> Cost {
        let mut price = self.pay;
        if let Some((good, count)) = self.put {
            price.goods[good] += count;
        }
        price
    }
}

/// A morning or dusk card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// The immediate effect.
    pub now: Block,
    /// The options.
    pub options: Vec<CardOption>,
    /// Where it usually goes.
    pub to: Destination,
    /// Its special action while it lies in the event area.
    pub slot: Option<Slot>,
    /// What it does in a phase while it lies there.
    pub phase: Option<(DayPhase, Block)>,
    /// What it changes while it lies there.
    pub mods: Vec<Mod>,
    /// How many cubes lie on it at first.
    pub timer: Option<u8>,
    /// What happens when the last one leaves.
    pub expire: Block,
}

/// A weather card. FRO-WEA-2 to FRO-WEA-5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weather {
    /// How far the cold marker moves.
    pub cold: u8,
    /// How far the red, orange and yellow indicators move.
    pub indicators: [u8; 3],
    /// How far scouts move.
    pub scouts: u8,
    /// How far the storm comes nearer.
    pub storm: u8,
}

/// A technology.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechnologyInfo {
    /// How many rounds it takes.
    pub rounds: u8,
    /// What happens when it is completed.
    pub now: Block,
    /// What it changes from then on.
    pub mods: Vec<Mod>,
}

/// When the ability of a law may be used. FRO-LAW-6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// In the preparation phase.
    Preparation,
    /// In the action phase.
    Action,
}

/// The ability of a law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ability {
    /// When.
    pub window: Window,
    /// What it costs.
    pub pay: Cost,
    /// What it does.
    pub block: Block,
    /// Whether its second operation is the price. FRO-RULING-96.
    pub has_price: bool,
}

/// A law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawInfo {
    /// What happens when it is enacted.
    pub now: Block,
    /// What it changes from then on.
    pub mods: Vec<Mod>,
    /// What it lets people do.
    pub ability: Option<Ability>,
}

/// A citizen card. FRO-CIT-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CitizenInfo {
    /// The type.
    pub citizen: Citizen,
    /// The starting cost.
    pub cost: Block,
    /// What it can be played with.
    pub works: Works,
    /// Whether it replaces the normal effect or comes on top.
    pub replaces: bool,
    /// Whether the action is warm.
    pub is_warm: bool,
    /// The main ability.
    pub block: Block,
    /// The death effects.
    pub death: ByCitizen<Block>,
}

/// What an expedition promises; information only. FRO-EXP-4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Supplies.
    Goods,
    /// People.
    People,
    /// Both.
    Mixed,
}

/// An option of an expedition's black side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// What it costs.
    pub cost: Cost,
    /// Whether the scout returns; otherwise it goes on.
    pub returns: bool,
    /// The deck of the card that follows.
    pub next: Deck,
    /// What it does.
    pub block: Block,
}

/// An expedition card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpeditionInfo {
    /// Spaces on the white side.
    pub path: u8,
    /// What it promises.
    pub reward: Reward,
    /// What happens when it is explored.
    pub now: Block,
    /// The options.
    pub options: Vec<Way>,
}

/// How a scenario card starts. FRO-C-25.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Face up.
    Up,
    /// Face down.
    Down,
    /// As the storm card.
    Storm,
}

/// When an activation token is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In this round.
    At(u8),
    /// So many rounds after the card is turned up.
    After(u8),
}

/// A scenario card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioCardInfo {
    /// How it starts.
    pub start: Start,
    /// What happens when it is turned up.
    pub now: Block,
    /// Options to choose from then.
    pub options: Vec<CardOption>,
    /// Its activation tokens and what they bring.
    pub tokens: Vec<(When, Block)>,
    /// Its special actions.
    pub slots: Vec<Slot>,
    /// What it does in a phase.
    pub phase: Option<(DayPhase, Block)>,
    /// What it changes.
    pub mods: Vec<Mod>,
    /// What the first, second, ... storm does.
    pub strikes: Vec<Block>,
    /// What is judged in the night of a round.
    pub end: Option<(u8, Block)>,
}

/// Limits of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CounterInfo {
    /// The highest value.
    pub max: u8,
    /// The value at the start.
    pub start: u8,
}

/// A map tile. FRO-C-7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileInfo {
    /// What lies on its two fields.
    pub fields: [Option<(MapGood, u8)>; 2],
    /// Food found when it is turned up.
    pub food: u8,
}

/// The size of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// One field, one pawn.
    Small,
    /// Both fields of a map tile, two pawns.
    Large,
    /// A marker on a tile: the heat hub.
    Marker,
}

/// Where a building may stand. FRO-CONS-7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// Next to a coal deposit.
    CoalDeposit,
    /// Next to a wood deposit.
    WoodDeposit,
    /// On a far tile.
    Far,
    /// On any map tile, but not on the generator tile.
    Map,
}

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingInfo {
    /// Tiles in the box.
    pub tiles: u8,
    /// Its size.
    pub size: Size,
    /// Insulation of the two sides; the second is the upgraded one.
    pub levels: [Level; 2],
    /// Whether only engineers use it. FRO-USE-2.
    pub is_for_engineers: bool,
    /// Whether it can be neither demolished nor destroyed. FRO-BLD-26.
    pub is_fixed: bool,
    /// What it costs, if it can be built.
    pub cost: Option<Cost>,
    /// The law that unlocks it.
    pub law: Option<Law>,
    /// The building on the back of its tile.
    pub back: Option<Building>,
    /// Where it may stand.
    pub site: Option<Site>,
    /// What its action costs.
    pub pay: Cost,
    /// The actions of its two sides.
    pub acts: [Block; 2],
    /// What happens when it is built.
    pub built: Block,
    /// Beds, when heated.
    pub shelter: u8,
    /// What the upgrade costs, if there is one.
    pub upgrade: Option<Cost>,
}

/// A deposit at a corner of the rim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deposit {
    /// Wood.
    Wood,
    /// Coal.
    Coal,
}

/// A scenario. FRO-C-35.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioInfo {
    /// The positions of its map.
    pub positions: Positions,
    /// Its deposits; `None` where they are drawn.
    pub deposits: Option<[Option<Deposit>; CORNERS]>,
    /// Tiles laid at the start.
    pub tiles: Positions,
    /// Ridge tiles.
    pub ridge: Positions,
    /// Wreck tiles.
    pub wreck: Positions,
    /// Where the storm marker starts.
    pub storm: u8,
    /// Where the cold marker starts.
    pub cold: u8,
    /// Where the indicators start.
    pub indicators: [u8; 3],
    /// Technologies that take part.
    pub technologies: Technologies,
    /// Technologies that certainly take part.
    pub fixed_technologies: Technologies,
    /// Its cards.
    pub cards: ScenarioCards,
    /// Its storm card.
    pub storm_card: ScenarioCard,
    /// Steel at the start.
    pub steel: u8,
    /// Buildings unlocked from the start.
    pub unlocked: Buildings,
    /// More people than the society card says.
    pub people: ByCitizen<u8>,
    /// More food.
    pub food: u8,
    /// Discharge points.
    pub discharge: Positions,
}

/// A society card. FRO-SETUP-10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SocietyInfo {
    /// Population.
    pub people: ByCitizen<u8>,
    /// How many of them are sick.
    pub sick: ByCitizen<u8>,
    /// Goods.
    pub goods: ByGood<u8>,
    /// The death marker.
    pub deaths: u8,
    /// Automatons.
    pub automatons: u8,
    /// Tokens on the hope and discontent tracks, and how many of them are active.
    pub tokens: [(u8, u8); 2],
}

/// A section of the sickness track. FRO-RULING-36.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SicknessSection {
    /// It begins with so many sick.
    pub from: u8,
    /// Exhausted tokens.
    pub exhausted: u8,
    /// Flips.
    pub flips: u8,
}

/// A section of the hunger track. FRO-RULING-37.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct HungerSection {
    /// It begins with so much hunger.
    pub from: u8,
    /// How often discontent rises.
    pub discontent: u8,
    /// How many die.
    pub deaths: u8,
}

/// The probabilities of a tower. FRO-TOWER-3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Tower {
    /// With which share a dropped cube falls out.
    pub drop: (u8, u8),
    /// One inside falls out with n / (n + this).
    pub resident: u8,
}

/// The boards.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named as in the file")]
pub struct Board {
    pub heat_symbols: Vec<Vec<Citizen>>,
    pub sickness: Vec<SicknessSection>,
    pub epidemic: u8,
    pub hunger: Vec<HungerSection>,
    pub famine: u8,
    pub death_track: u8,
    pub hope_track: u8,
    pub discontent_track: u8,
    pub overload_track: u8,
    pub tokens_of_a_type: u8,
    pub exhausted_of_a_type: u8,
    pub towers: [Tower; 2],
    pub rim: ByRim<u8>,
    pub goods_on_generator_tile: u8,
}

/// The content of one edition of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// All programs, one after the other.
    pub ops: Vec<Op>,
    /// The branches of choices.
    pub branches: Vec<Block>,
    /// All conditions.
    pub conds: Vec<Cond>,
    /// The boards.
    pub board: Board,
    pub(crate) morning: Vec<EventCard>,
    pub(crate) dusk: Vec<EventCard>,
    pub(crate) weather: Vec<Weather>,
    pub(crate) technologies: Vec<TechnologyInfo>,
    pub(crate) laws: Vec<LawInfo>,
    pub(crate) citizens: Vec<CitizenInfo>,
    pub(crate) expeditions: Vec<ExpeditionInfo>,
    pub(crate) field_bases: Vec<(Cost, Block)>,
    pub(crate) scenario_cards: Vec<ScenarioCardInfo>,
    pub(crate) tiles: Vec<TileInfo>,
    pub(crate) scenarios: Vec<ScenarioInfo>,
    pub(crate) societies: Vec<[SocietyInfo; 2]>,
    pub(crate) advisors: Vec<(Token, Block)>,
    /// What the Mobilisation card does. FRO-SOLO-3.
    pub mobilisation: Block,
    /// Buildings.
    pub buildings: ByBuilding<BuildingInfo>,
    /// What lies under rubble, how often, and what it brings.
    pub rubble: ByRubble<(u8, Block)>,
    /// The counters.
    pub counters: ByCounter<CounterInfo>,
    /// The cards whose programs begin with an operation, in the order of the operations.
    pub(crate) origins: Vec<(u16, Card)>,
}

impl Content {
    /// A morning card.
    #[inline]
    pub fn morning(&self, card: MorningCard) -> &EventCard {
        &self.morning[card.index()]
    }

    /// A dusk card.
    #[inline]
    pub fn dusk(&self, card: DuskCard) -> &EventCard {
        &self.dusk[card.index()]
    }

    /// A weather card.
    #[inline]
    pub fn weather(&self, card: WeatherCard) -> &Weather {
        &self.weather[card.index()]
    }

    /// A technology.
    #[inline]
    pub fn technology(&self, technology: Technology) -> &TechnologyInfo {
        &self.technologies[technology.index()]
    }

    /// A law.
    #[inline]
    pub fn law(&self, law: Law) -> &LawInfo {
        &self.laws[law.index()]
    }

    /// A citizen card.
    #[inline]
    pub fn citizen(&self, card: CitizenCard) -> &CitizenInfo {
        &self.citizens[card.index()]
    }

    /// An expedition card.
    #[inline]
    pub fn expedition(&self, card: Expedition) -> &ExpeditionInfo {
        &self.expeditions[card.index()]
    }

    /// What a field base costs and does.
    #[inline]
    pub fn field_base(&self, card: FieldBase) -> (Cost, Block) {
        self.field_bases[card.index()]
    }

    /// A scenario card.
    #[inline]
    pub fn scenario_card(&self, card: ScenarioCard) -> &ScenarioCardInfo {
        &self.scenario_cards[card.index()]
    }

    /// A map tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    /// A scenario.
    #[inline]
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioInfo {
        &self.scenarios[scenario.index()]
    }

    /// A society card.
    pub fn society(&self, society: Society, difficulty: Difficulty) -> &SocietyInfo {
        &self.societies[society.index()][difficulty.index()]
    }

    /// The token that calls an advisor, and what the advisor does.
    #[inline]
    pub fn advisor(&self, advisor: Advisor) -> (Token, Block) {
        self.advisors[advisor.index()]
    }

    /// The card whose program holds an operation.
    ///
    /// # Panics
    /// When no card does: the check of the content excludes it where it matters.
    pub fn origin(&self, at: Block) -> Card {
        let after = self.origins.partition_point(|(start, _)| *start <= at.0);
        self.origins[after - 1].1
    }

    /// The section of the sickness track. FRO-PREP-6.
    pub fn sickness(&self, sick: u8) -> SicknessSection {
        let section = self.board.sickness.iter().rev().find(|section| section.from <= sick);
        section.copied().unwrap_or(SicknessSection { from: 0, exhausted: 0, flips: 0 })
    }

    /// The section of the hunger track. FRO-HUNG-3.
    pub fn hunger(&self, hunger: u8) -> HungerSection {
        let section = self.board.hunger.iter().rev().find(|section| section.from <= hunger);
        section.copied().unwrap_or(HungerSection { from: 0, discontent: 0, deaths: 0 })
    }
}

static EDITIONS: Editions<Content> = Editions::new();

/// The content files by their places in [`table::Content::FILES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum File {
    Board,
    Events,
    Weather,
    Technologies,
    Laws,
    Citizens,
    Expeditions,
    FieldBases,
    ScenarioCards,
    Rubble,
    Tiles,
    Societies,
    Advisors,
    Buildings,
    Scenarios,
}

impl table::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.ron", include_str!("../content/board.ron")),
        ("events.ron", include_str!("../content/events.ron")),
        ("weather.ron", include_str!("../content/weather.ron")),
        ("technologies.ron", include_str!("../content/technologies.ron")),
        ("laws.ron", include_str!("../content/laws.ron")),
        ("citizens.ron", include_str!("../content/citizens.ron")),
        ("expeditions.ron", include_str!("../content/expeditions.ron")),
        ("field_bases.ron", include_str!("../content/field_bases.ron")),
        ("scenario_cards.ron", include_str!("../content/scenario_cards.ron")),
        ("rubble.ron", include_str!("../content/rubble.ron")),
        ("tiles.ron", include_str!("../content/tiles.ron")),
        ("societies.ron", include_str!("../content/societies.ron")),
        ("advisors.ron", include_str!("../content/advisors.ron")),
        ("buildings.ron", include_str!("../content/buildings.ron")),
        ("scenarios.ron", include_str!("../content/scenarios.ron")),
    ];

    const RELEASES: &'static [Release] = &[
        Release {
            id: "5eb329f39976a03a",
            fingerprint: "5eb329f39976a03a",
            changed: &[
                ("scenario_cards.ron", include_str!("../released/1/scenario_cards.ron")),
                ("societies.ron", include_str!("../released/1/societies.ron")),
                ("scenarios.ron", include_str!("../released/1/scenarios.ron")),
            ],
        },
        Release { id: "5216dbd8b963c702", fingerprint: "5216dbd8b963c702", changed: &[] },
    ];

    fn editions() -> &'static Editions<Self> {
        &EDITIONS
    }

    fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
        let board: grammar::BoardFile = Self::read(File::Board as usize, texts)?;
        Compiler::new(texts).compile(board)
    }
}

/// The positions of a list.
pub(crate) fn positions(ids: &[grammar::Id<Position>]) -> Positions {
    ids.iter().map(|id| id.0).collect()
}

/// How many rim tokens of each kind there are.
pub(crate) fn rim(entry: &grammar::RimEntry) -> ByRim<u8> {
    ByRim::from_fn(|rim| match rim {
        Rim::Blank => entry.blank,
        Rim::Wood => entry.wood,
        Rim::Coal => entry.coal,
    })
}
