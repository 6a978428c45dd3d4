//! The content files as they are written: a closed grammar. FRO-C-1 to FRO-C-5.
//!
//! It has no room for titles and texts: those hang on the ids (FRO-C-43).

mod boards;
mod cards;

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::building::{Building, Level};
use crate::card::{Card, Counter, DuskCard, Law, Reason, ScenarioCard};
use crate::citizen::{Citizen, Who};
use crate::good::{Good, MapGood};
use crate::op::{Gauge, Job, Land, Reach};
use crate::token::{Token, Tokens};

pub(crate) use boards::*;
pub(crate) use cards::*;

/// An id in quotes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id<T>(pub(crate) T);

impl<'de, T: FromStr<Err = String>> Deserialize<'de> for Id<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(D::Error::custom)
    }
}

impl<T: fmt::Display> Serialize for Id<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Amounts by key in the order in which they are written, none of them 0. FRO-FX-42.
#[derive(Clone, Debug)]
pub(crate) struct Amounts<K>(pub(crate) Vec<(K, i8)>);

impl<K> Default for Amounts<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, K: Deserialize<'de> + PartialEq> Deserialize<'de> for Amounts<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<K>(PhantomData<K>);

        impl<'de, K: Deserialize<'de> + PartialEq> Visitor<'de> for Pairs<K> {
            type Value = Amounts<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("amounts by key")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Amounts<K>, A::Error> {
                let mut pairs: Vec<(K, i8)> = Vec::new();
                while let Some((key, amount)) = map.next_entry::<K, i8>()? {
                    if amount == 0 {
                        return Err(A::Error::custom("an amount of 0 says nothing"));
                    }
                    if pairs.iter().any(|(other, _)| *other == key) {
                        return Err(A::Error::custom("a key stands twice"));
                    }
                    pairs.push((key, amount));
                }
                if pairs.is_empty() {
                    return Err(A::Error::custom("no amounts"));
                }
                Ok(Amounts(pairs))
            }
        }

        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

impl<K: Serialize> Serialize for Amounts<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Where a fact comes from; what is only partly known names the known parts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    Rulebook,
    Public,
    Derived,
    Design,
    Mixed(Vec<String>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bounds {
    #[serde(default)]
    pub(crate) min: Option<u8>,
    #[serde(default)]
    pub(crate) max: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum People {
    Worker,
    Engineer,
    Child,
    Total,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SignWord {
    SleptWarm,
    #[serde(rename = "trees_below_6")]
    TreesBelow6,
    ArkACold,
    ArkBCold,
    EvacStarted,
    DreadnoughtMap,
    ChildrenFirst,
    Grounded,
    MoveDischarge,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Condition {
    Active(Amounts<Tokens>),
    Tokens(Tokens, Bounds),
    Pool(Amounts<Good>),
    Built(Id<Building>, u8),
    Law(Id<Law>),
    Laws(Bounds),
    Pop(People, Bounds),
    Sick(People, Bounds),
    Grave(Bounds),
    Deaths(Bounds),
    Hunger(Bounds),
    Overload(Bounds),
    Heat(Bounds),
    Failed,
    Round(Bounds),
    Storms(Bounds),
    Scout(u8),
    Shelter(Bounds),
    Event(Id<Card>),
    Counter(Id<Counter>, Bounds),
    Flag(SignWord),
    Not(Box<Condition>),
    AnyOf(Vec<Condition>),
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChildWord {
    Worker,
    Engineer,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CountWord {
    HopeTokens,
    Counter(Id<Counter>),
}

/// `small`, `shelter` or the id of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TargetWord(pub(crate) crate::op::Target);

impl FromStr for TargetWord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        use crate::op::Target;
        Ok(Self(match text {
            "any" => Target::Any,
            "small" => Target::Small,
            "large" => Target::Large,
            "shelter" => Target::Shelter,
            _ => Target::Kind(text.parse()?),
        }))
    }
}

impl fmt::Display for TargetWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::op::Target;
        match self.0 {
            Target::Any => f.write_str("any"),
            Target::Small => f.write_str("small"),
            Target::Large => f.write_str("large"),
            Target::Shelter => f.write_str("shelter"),
            Target::Kind(kind) => write!(f, "{kind}"),
        }
    }
}

/// An action or a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkWord {
    Job(Job),
    Building(Building),
}

impl FromStr for WorkWord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(job) => Ok(Self::Job(job)),
            Err(_) => text
                .parse()
                .map(Self::Building)
                .map_err(|_| format!("{text:?} is neither an action nor a building")),
        }
    }
}

impl fmt::Display for WorkWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Job(job) => write!(f, "{job}"),
            Self::Building(kind) => write!(f, "{kind}"),
        }
    }
}

pub(crate) type Effects = Vec<Effect>;

/// What cards and buildings do: no more than they need. FRO-C-33.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Effect {
    Gain(Amounts<Good>),
    Lose(Amounts<Good>),
    Add(Amounts<Who>),
    AddSick(Amounts<Who>),
    Leave(Amounts<Who>),
    Sick(Amounts<Who>),
    Die(Amounts<Who>),
    Exhaust(Amounts<Who>),
    Cure(u8),
    CureTyped(Amounts<Citizen>),
    Treat(u8),
    Deaths(i8),
    Hunger(i8),
    Hope(i8),
    Discontent(i8),
    HopeTyped(Amounts<Token>),
    DiscontentTyped(Amounts<Token>),
    Activate(Amounts<Tokens>),
    Deactivate(Amounts<Tokens>),
    DiscardToken(Amounts<Tokens>),
    Overload(i8),
    Cold(i8),
    Indicator(Amounts<Gauge>),
    Heat(u8),
    Storm(i8),
    SetStorm(u8),
    StormOut,
    Scouts(u8),
    PlaceTile(Amounts<Land>),
    AddToMap {
        good: MapGood,
        n: u8,
        fields: u8,
    },
    TakeFromMap {
        good: MapGood,
        n: u8,
        fields: u8,
    },
    Destroy {
        target: Id<TargetWord>,
        n: u8,
    },
    Ruin {
        target: Id<TargetWord>,
        n: u8,
    },
    RuinAll(Id<Building>),
    RuinSupply(Id<Building>),
    BuildFree {
        kinds: Vec<Id<Building>>,
        n: u8,
    },
    /// Without kinds: every kind that has an upgraded side.
    UpgradeFree {
        kinds: Vec<Id<Building>>,
        n: u8,
    },
    Unlock(Vec<Id<Building>>),
    ReuseWorker(u8),
    ReuseBuilding(u8),
    Develop(i8),
    EnactLaw(u8),
    Automaton(u8),
    ChildPawn(ChildWord),
    DrawCitizens(u8),
    DiscardCitizens(u8),
    AddDusk(Id<DuskCard>),
    ScryDusk(u8),
    RemoveEvent(Id<Card>),
    Counter(Amounts<Id<Counter>>),
    SetFlag(crate::card::Flag),
    ClearFlag(crate::card::Flag),
    Choose(Vec<Effects>),
    If {
        cond: Vec<Condition>,
        then: Effects,
        #[serde(default, rename = "else")]
        otherwise: Effects,
    },
    Per {
        count: CountWord,
        div: u8,
        max: u8,
        #[serde(rename = "do")]
        effects: Effects,
    },
    Reveal(Id<ScenarioCard>),
    DiscardCard(Id<ScenarioCard>),
    Win(Id<Reason>),
    Defeat(Id<Reason>),
    Gather(u8),
    Construct(u8),
    Vent(u8),
    Tinker(u8),
    Collect,
    Saw {
        wood: u8,
        reach: Reach,
    },
    Thump {
        coal: u8,
        fields: u8,
    },
    Care(u8, u8),
    Bury(u8),
    Inspire,
    Silence,
    Evacuate(u8),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Modifier {
    ChildWork(Vec<Id<WorkWord>>),
    FeedDiscount(u8),
    FeedSick(u8),
    GatherBonus(u8),
    GainBonus { kind: Id<Building>, gain: Amounts<Good> },
    TrapBonus(u8),
    CureBonus { kinds: Vec<Id<Building>>, n: u8 },
    TreatBonus { kinds: Vec<Id<Building>>, n: u8 },
    ShelterCapacity(u8),
    ShelterExtra { kind: Id<Building>, who: Who, n: u8 },
    RuinsShelter(Level),
    Level { kind: Id<Building>, level: Level },
    Sustain { food: u8, limit: u8 },
    OverloadShield(u8),
    FreeHeat(u8),
    ColdRelief(u8),
    ScoutBonus(u8),
    ExpeditionBonus(Amounts<Good>),
    AutomatonFree,
    AutomatonEngineer,
    SnowWarm,
    TreeGather(u8),
    Blocked(Vec<Id<WorkWord>>),
    DeathHopeShield(u8),
}
