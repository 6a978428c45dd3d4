//! What boards, tiles, buildings, scenarios and societies say, compiled.

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::action::ByRim;
use crate::building::{Building, Buildings, Level};
use crate::card::{Difficulty, Law, ScenarioCard, ScenarioCards, Technologies};
use crate::citizen::{ByCitizen, Citizen};
use crate::good::{ByGood, MapGood};
use crate::map::Positions;
use crate::op::Block;

/// Limits of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CounterInfo {
    /// The highest value.
    pub max: u8,
    /// The value at the start on normal and on hard. FRO-RULING-104.
    pub(crate) starts: [u8; Difficulty::COUNT],
}

impl CounterInfo {
    /// The value at the start.
    pub fn start(&self, difficulty: Difficulty) -> u8 {
        self.starts[difficulty.index()]
    }
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

/// A building. FRO-C-9.
///
/// Most actions are plain effects that the file writes out: FRO-BLD-1 (cookhouse), FRO-BLD-7
/// (retort), FRO-BLD-12 (infirmary), FRO-BLD-15 (hospital), FRO-BLD-16 (hothouse, coal mine, wall
/// drill). What a building does by hand is an operation of its own.
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

table::ids! {
    /// A deposit of the rim.
    pub enum Deposit is "a deposit" {
        /// Wood.
        Wood = "wood",
        /// Coal.
        Coal = "coal",
    }
    /// A value for each kind of deposit.
    pub map ByDeposit;
}

/// A scenario. FRO-C-35.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioInfo {
    /// The positions of its map.
    pub positions: Positions,
    /// The tiles that touch a deposit of each kind; `None` where deposits are drawn.
    pub deposits: Option<ByDeposit<Positions>>,
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

/// The boards. FRO-C-6: the decks are balanced for tracks of these lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named as in the file")]
pub struct Board {
    pub heat_symbols: Vec<Vec<Citizen>>,
    pub sickness: Vec<SicknessSection>,
    pub epidemic: u8,
    pub hunger: Vec<HungerSection>,
    pub famine: u8,
    pub death_track: u8, // FRO-RULING-38
    pub hope_track: u8,  // FRO-RULING-8
    pub discontent_track: u8,
    pub overload_track: u8,
    pub tokens_of_a_type: u8,
    pub exhausted_of_a_type: u8,
    pub towers: [Tower; 2],
    pub rim: ByRim<u8>,
    pub goods_on_generator_tile: u8,
}
