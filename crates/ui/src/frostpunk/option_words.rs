//! The options of a new table, and what is special about scenarios and societies.

use frostpunk::{Citizen, Content, Counter, Difficulty, Frostpunk, Good, Scenario, Society};
use table::Game;

use super::names::{self, key, name};
use crate::{OptionChoice, OptionField, Words};

/// Scenarios that were played and balanced beyond single measurements; all others are experimental.
const PROVEN: [Scenario; 1] = [Scenario::Crater];

/// The fields of the form for a new table.
pub(super) fn option_fields(words: &Words) -> Vec<OptionField> {
    let choice = |id: &str, value: serde_json::Value, label: String| OptionChoice {
        id: id.to_owned(),
        value,
        label,
    };
    let scenario = |scenario: Scenario| {
        choice(scenario.name(), scenario.name().into(), scenario_choice(words, scenario))
    };
    let options = Frostpunk::options(1);
    let society = |society: Society| {
        let content = options.content.get();
        let about = about_society(words, content, society, Difficulty::Normal);
        let label = format!("{} · {about}", name(words, "society", society.name()));
        choice(society.name(), society.name().into(), label)
    };
    let difficulty = |difficulty: Difficulty| {
        let id = difficulty.name();
        choice(id, id.into(), name(words, "difficulty", id))
    };
    let field = |name: &'static str, key: &str, choices: Vec<OptionChoice>| OptionField {
        name,
        label: words.get(key),
        help: words.get(&format!("{key}-help")),
        choices,
    };
    let advisors = vec![
        choice("chosen", false.into(), words.get("fro-advisors-chosen")),
        choice("dealt", true.into(), words.get("fro-advisors-dealt")),
    ];
    vec![
        field("scenario", "fro-option-scenario", Scenario::ALL.into_iter().map(scenario).collect()),
        field("society", "fro-option-society", Society::ALL.into_iter().map(society).collect()),
        field(
            "difficulty",
            "fro-option-difficulty",
            Difficulty::ALL.into_iter().map(difficulty).collect(),
        ),
        field("deal_advisors", "fro-option-advisors", advisors),
    ]
}

/// A scenario with its mark: the one to begin with, or one that is not proven yet.
fn scenario_choice(words: &Words, scenario: Scenario) -> String {
    let mark = if is_experimental(scenario) {
        words.get("fro-scenario-experimental")
    } else {
        words.get("fro-scenario-first")
    };
    format!("{} · {mark}", name(words, "scenario", scenario.name()))
}

pub(super) fn is_experimental(scenario: Scenario) -> bool {
    !PROVEN.contains(&scenario)
}

/// How many of 100 cities of society I the greedy bot has saved, on normal and on hard, as
/// docs/frostpunk-balance.md has measured it.
pub(super) const fn saved(scenario: Scenario) -> [u8; 2] {
    match scenario {
        Scenario::Crater => [18, 7],
        Scenario::Grove => [13, 5],
        Scenario::Ridge => [6, 1],
        Scenario::Plain => [12, 4],
        Scenario::Dreadnought => [18, 4],
        Scenario::Canyon => [3, 1],
        Scenario::Arks => [14, 4],
        Scenario::Winterhome => [5, 2],
        Scenario::Tesla => [22, 7],
    }
}

/// How hard a scenario is.
pub(super) fn difficulty(words: &Words, scenario: Scenario) -> String {
    let [normal, hard] = saved(scenario);
    words.say("fro-scenario-saved", &[("normal", normal.into()), ("hard", hard.into())])
}

/// The goal of a scenario as an edition has it, and what is special about it.
pub(super) fn about_scenario(words: &Words, content: &Content, scenario: Scenario) -> [String; 2] {
    let key = key("scenario", scenario.name());
    let stores = [
        (Good::Food, Counter::StoreFood),
        (Good::Coal, Counter::StoreCoal),
        (Good::Wood, Counter::StoreWood),
    ];
    let stores = stores
        .map(|(good, counter)| names::goods(words, good, content.counters[counter].max))
        .join(", ");
    let most = |counter: Counter| content.counters[counter].max.into();
    let values = [
        ("stores", stores.as_str().into()),
        ("hull", most(Counter::Hull)),
        ("boiler", most(Counter::Boiler)),
        ("cargo", most(Counter::Cargo)),
    ];
    ["goal", "special"].map(|part| words.say(&format!("{key}.{part}"), &values))
}

/// The numbers of a society in one line: people, how many of them are sick, goods.
pub(super) fn about_society(
    words: &Words,
    content: &Content,
    society: Society,
    difficulty: Difficulty,
) -> String {
    let info = content.society(society, difficulty);
    let people = Citizen::ALL.map(|it| names::people(words, it.into(), info.people[it]));
    let goods = Good::ALL.into_iter().filter(|good| info.goods[*good] > 0);
    let goods = goods.map(|good| names::goods(words, good, info.goods[good]));
    let sick: u8 = info.sick.iter().sum();
    let sick = (sick > 0).then(|| words.say("fro-society-sick", &[("count", sick.into())]));
    people.into_iter().chain(sick).chain(goods).collect::<Vec<_>>().join(", ")
}
