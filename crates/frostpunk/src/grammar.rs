//! The content files as they are written: a closed grammar. FRO-C-1 to FRO-C-5.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::building::{Building, Level};
use crate::card::{
    Advisor, Card, CitizenCard, Counter, Deck, Difficulty, DuskCard, Expedition, FieldBase, Law,
    Reason, Rubble, Scenario, ScenarioCard, Society, Technology, Tile, WeatherCard,
};
use crate::citizen::{Citizen, Who};
use crate::good::{Good, MapGood};
use crate::map::Position;
use crate::op::{Gauge, Job, Land, Reach};
use crate::token::{Token, Tokens};

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

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct CostEntry {
    pub(crate) wood: u8,
    pub(crate) coal: u8,
    pub(crate) core: u8,
    pub(crate) steel: u8,
    pub(crate) food: u8,
    pub(crate) flip: Option<Amounts<Tokens>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Destination {
    Remove,
    Event,
    Discard,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OptionEntry {
    #[serde(default)]
    pub(crate) req: Vec<Condition>,
    #[serde(default)]
    pub(crate) cost: Option<CostEntry>,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    #[serde(default)]
    pub(crate) to: Option<Destination>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SlotWho {
    Worker,
    Engineer,
    Child,
    Automaton,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Limit {
    Round,
    Game,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DoneEntry {
    pub(crate) count: u8,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SlotEntry {
    pub(crate) who: Vec<SlotWho>,
    #[serde(default)]
    pub(crate) pay: Option<CostEntry>,
    #[serde(default)]
    pub(crate) put: Option<CostEntry>,
    #[serde(default)]
    pub(crate) limit: Option<Limit>,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    #[serde(default)]
    pub(crate) done: Option<DoneEntry>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PhaseEntry {
    pub(crate) at: crate::phase::DayPhase,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventEntry {
    pub(crate) id: Id<Card>,
    #[serde(default)]
    pub(crate) locked: bool,
    #[serde(default)]
    pub(crate) now: Effects,
    #[serde(default)]
    pub(crate) options: Vec<OptionEntry>,
    #[serde(default)]
    pub(crate) to: Option<Destination>,
    #[serde(default)]
    pub(crate) slot: Option<SlotEntry>,
    #[serde(default)]
    pub(crate) phase: Vec<PhaseEntry>,
    #[serde(default)]
    pub(crate) mods: Vec<Modifier>,
    #[serde(default)]
    pub(crate) timer: Option<u8>,
    #[serde(default)]
    pub(crate) expire: Effects,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WeatherEntry {
    pub(crate) id: Id<WeatherCard>,
    pub(crate) cold: u8,
    pub(crate) red: u8,
    pub(crate) orange: u8,
    pub(crate) yellow: u8,
    pub(crate) scouts: u8,
    pub(crate) storm: u8,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TechnologyEntry {
    pub(crate) id: Id<Technology>,
    pub(crate) rounds: u8,
    #[serde(default)]
    pub(crate) now: Effects,
    #[serde(default)]
    pub(crate) mods: Vec<Modifier>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WindowWord {
    Preparation,
    Action,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbilityEntry {
    pub(crate) when: WindowWord,
    #[serde(default)]
    pub(crate) pay: Option<CostEntry>,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LawEntry {
    pub(crate) id: Id<Law>,
    pub(crate) now: Effects,
    #[serde(default)]
    pub(crate) mods: Vec<Modifier>,
    #[serde(default)]
    pub(crate) ability: Option<AbilityEntry>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ModeWord {
    Replace,
    Plus,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeathEntry {
    pub(crate) worker: Effects,
    pub(crate) engineer: Effects,
    pub(crate) child: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CitizenEntry {
    pub(crate) id: Id<CitizenCard>,
    #[serde(rename = "type")]
    pub(crate) citizen: Citizen,
    pub(crate) cost: Effects,
    #[serde(rename = "with")]
    pub(crate) works: Vec<Id<WorkWord>>,
    pub(crate) mode: ModeWord,
    #[serde(default)]
    pub(crate) warm: bool,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    pub(crate) death: DeathEntry,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GoWord {
    Return,
    Continue,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpeditionOption {
    #[serde(default)]
    pub(crate) cost: Option<CostEntry>,
    pub(crate) go: GoWord,
    pub(crate) next: Deck,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpeditionEntry {
    pub(crate) id: Id<Expedition>,
    pub(crate) path: u8,
    pub(crate) reward: crate::content::Reward,
    #[serde(default)]
    pub(crate) now: Effects,
    pub(crate) options: Vec<ExpeditionOption>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FieldBaseEntry {
    pub(crate) id: Id<FieldBase>,
    pub(crate) cost: CostEntry,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StartWord {
    Up,
    Down,
    Storm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum When {
    At(u8),
    After(u8),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenEntry {
    pub(crate) round: When,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndEntry {
    pub(crate) round: u8,
    #[serde(rename = "do")]
    pub(crate) effects: Effects,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CounterEntry {
    pub(crate) max: u8,
    #[serde(default)]
    pub(crate) start: u8,
}

/// Limits by counter, in order.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct CounterEntries(pub(crate) Vec<(Counter, CounterEntry)>);

impl<'de> Deserialize<'de> for CounterEntries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;

        impl<'de> Visitor<'de> for Pairs {
            type Value = CounterEntries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("limits by counter")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<CounterEntries, A::Error> {
                let mut pairs = Vec::new();
                while let Some((Id(counter), entry)) = map.next_entry()? {
                    pairs.push((counter, entry));
                }
                Ok(CounterEntries(pairs))
            }
        }

        deserializer.deserialize_map(Pairs)
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioCardEntry {
    pub(crate) id: Id<ScenarioCard>,
    pub(crate) start: StartWord,
    #[serde(default)]
    pub(crate) counters: CounterEntries,
    #[serde(default)]
    pub(crate) now: Effects,
    #[serde(default)]
    pub(crate) options: Vec<OptionEntry>,
    #[serde(default)]
    pub(crate) tokens: Vec<TokenEntry>,
    #[serde(default)]
    pub(crate) slots: Vec<SlotEntry>,
    #[serde(default)]
    pub(crate) phase: Vec<PhaseEntry>,
    #[serde(default)]
    pub(crate) mods: Vec<Modifier>,
    #[serde(default)]
    pub(crate) strikes: Vec<Effects>,
    #[serde(default)]
    pub(crate) end: Option<EndEntry>,
    #[serde(skip_serializing)]
    pub(crate) provenance: Source,
}

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

/// Deposits by corner.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DepositEntry {
    Random,
    At(std::collections::BTreeMap<u8, crate::content::Deposit>),
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
pub(crate) struct Sourced<T> {
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
    pub(crate) heat_symbols: Sourced<Vec<Vec<Citizen>>>,
    pub(crate) sickness: Sourced<Vec<crate::content::SicknessSection>>,
    pub(crate) epidemic: Sourced<u8>,
    pub(crate) hunger: Sourced<Vec<crate::content::HungerSection>>,
    pub(crate) famine: Sourced<u8>,
    pub(crate) death_track: Sourced<u8>,
    pub(crate) hope_track: Sourced<u8>,
    pub(crate) discontent_track: Sourced<u8>,
    pub(crate) overload_track: Sourced<u8>,
    pub(crate) tokens_of_a_type: Sourced<u8>,
    pub(crate) exhausted_of_a_type: Sourced<u8>,
    pub(crate) tower: Sourced<crate::content::Tower>,
    pub(crate) upgraded_tower: Sourced<crate::content::Tower>,
    pub(crate) rim: Sourced<RimEntry>,
    pub(crate) goods_on_generator_tile: Sourced<u8>,
}
