//! The entries of all other files: rubble, tiles, societies, advisors, buildings, scenarios, boards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::building::{Building, Level};
use crate::card::{
    Advisor, Difficulty, Law, Rubble, Scenario, ScenarioCard, Society, Technology, Tile,
};
use crate::citizen::Citizen;
use crate::good::MapGood;
use crate::grammar::{Amounts, CostEntry, Effects, Id, Source};
use crate::map::Position;
use crate::token::Token;

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RubbleEntry {
    pub(crate) id: Id<Rubble>,
    pub(crate) n: u8,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileEntry {
    pub(crate) id: Id<Tile>,
    #[serde(default)]
    pub(crate) a: Option<Amounts<MapGood>>,
    #[serde(default)]
    pub(crate) b: Option<Amounts<MapGood>>,
    #[serde(default)]
    pub(crate) food: u8,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Numbers {
    pub(crate) worker: u8,
    pub(crate) engineer: u8,
    pub(crate) child: u8,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocietyEntry {
    pub(crate) society: Society,
    pub(crate) difficulty: Difficulty,
    pub(crate) worker: u8,
    pub(crate) engineer: u8,
    pub(crate) child: u8,
    #[serde(default)]
    pub(crate) sick: Numbers,
    pub(crate) food: u8,
    pub(crate) deaths: u8,
    pub(crate) wood: u8,
    pub(crate) coal: u8,
    pub(crate) core: u8,
    pub(crate) automatons: u8,
    pub(crate) discontent: (u8, u8),
    pub(crate) hope: (u8, u8),
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

/// An advisor, or the Mobilisation card.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdvisorEntry {
    pub(crate) id: Id<AdvisorWord>,
    #[serde(default)]
    pub(crate) flip: Option<Token>,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AdvisorWord {
    Advisor(Advisor),
    Mobilisation,
}

impl FromStr for AdvisorWord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "MOB" { Ok(Self::Mobilisation) } else { text.parse().map(Self::Advisor) }
    }
}

impl fmt::Display for AdvisorWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Advisor(advisor) => write!(f, "{advisor}"),
            Self::Mobilisation => f.write_str("MOB"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SizeWord {
    Small,
    Large,
    Marker,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UpgradeEntry {
    pub(crate) cost: CostEntry,
    pub(crate) level: Level,
    #[serde(default)]
    pub(crate) act: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BuildingEntry {
    pub(crate) id: Id<Building>,
    pub(crate) n: u8,
    pub(crate) size: SizeWord,
    pub(crate) level: Level,
    #[serde(default)]
    pub(crate) engineer: bool,
    #[serde(default)]
    pub(crate) fixed: bool,
    #[serde(default)]
    pub(crate) cost: Option<CostEntry>,
    #[serde(default)]
    pub(crate) law: Option<Id<Law>>,
    #[serde(default)]
    pub(crate) back: Option<Id<Building>>,
    #[serde(default)]
    pub(crate) site: Option<crate::content::Site>,
    #[serde(default)]
    pub(crate) pay: Option<CostEntry>,
    #[serde(default)]
    pub(crate) act: Effects,
    #[serde(default)]
    pub(crate) built: Effects,
    #[serde(default)]
    pub(crate) shelter: u8,
    #[serde(default)]
    pub(crate) up: Option<UpgradeEntry>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

/// Deposits by chance, by corner, or by the tiles whose outer edges touch them. FRO-RULING-29.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DepositEntry {
    Random,
    At(std::collections::BTreeMap<u8, crate::content::Deposit>),
    Edges(Vec<(Id<Position>, crate::content::Deposit)>),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioEntry {
    pub(crate) id: Id<Scenario>,
    #[serde(default)]
    pub(crate) positions: Vec<Id<Position>>,
    pub(crate) deposits: DepositEntry,
    #[serde(default)]
    pub(crate) near: Vec<Id<Position>>,
    #[serde(default)]
    pub(crate) far: Vec<Id<Position>>,
    #[serde(default)]
    pub(crate) ridge: Vec<Id<Position>>,
    #[serde(default)]
    pub(crate) wreck: Vec<Id<Position>>,
    pub(crate) storm: u8,
    pub(crate) cold: u8,
    pub(crate) indicators: (u8, u8, u8),
    #[serde(default)]
    pub(crate) tech_exclude: Vec<Id<Technology>>,
    #[serde(default)]
    pub(crate) tech_fixed: Vec<Id<Technology>>,
    pub(crate) cards: Vec<Id<ScenarioCard>>,
    #[serde(default)]
    pub(crate) steel: u8,
    #[serde(default)]
    pub(crate) unlocked: Vec<Id<Building>>,
    #[serde(default)]
    pub(crate) population_bonus: Numbers,
    #[serde(default)]
    pub(crate) food_bonus: u8,
    #[serde(default)]
    pub(crate) discharge: Vec<Id<Position>>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

/// A fact of the boards with its source.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cited<T> {
    #[expect(dead_code, reason = "for the reader of the content file")]
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
    pub(crate) items: T,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RimEntry {
    pub(crate) blank: u8,
    pub(crate) wood: u8,
    pub(crate) coal: u8,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    pub(crate) heat_symbols: Cited<Vec<Vec<Citizen>>>,
    pub(crate) sickness: Cited<Vec<crate::content::SicknessSection>>,
    pub(crate) epidemic: Cited<u8>,
    pub(crate) hunger: Cited<Vec<crate::content::HungerSection>>,
    pub(crate) famine: Cited<u8>,
    pub(crate) death_track: Cited<u8>,
    pub(crate) hope_track: Cited<u8>,
    pub(crate) discontent_track: Cited<u8>,
    pub(crate) overload_track: Cited<u8>,
    pub(crate) tokens_of_a_type: Cited<u8>,
    pub(crate) exhausted_of_a_type: Cited<u8>,
    pub(crate) tower: Cited<crate::content::Tower>,
    pub(crate) upgraded_tower: Cited<crate::content::Tower>,
    pub(crate) rim: Cited<RimEntry>,
    pub(crate) goods_on_generator_tile: Cited<u8>,
}
