//! The entries of card files.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::card::{
    Card, CitizenCard, Counter, Deck, Expedition, FieldBase, Law, ScenarioCard, Technology,
    WeatherCard,
};
use crate::citizen::Citizen;
use crate::grammar::{Amounts, Condition, Effects, Id, Modifier, Source, WorkWord};
use crate::token::Tokens;

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
    /// Where it starts on hard, if that is somewhere else. Editions without it keep their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hard: Option<u8>,
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
