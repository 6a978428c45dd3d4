//! How to play, on one page, with links to the rules.

use frostpunk::{Content, DayPhase, Scenario};
use maud::{Markup, html};
use table::Edition;

use super::names::{key, name};
use super::option_words::{about_scenario, difficulty, is_experimental};
use crate::Words;
use crate::prose::{self, prose};

/// The ways to lose that every scenario has.
pub(super) const ENDS: [&str; 6] =
    ["hope", "discontent", "generator", "sickness", "hunger", "deaths"];

/// Sections that are a heading and a paragraph, before and after the list of phases.
pub(super) const BEFORE: [&str; 1] = ["setup"];
pub(super) const AFTER: [&str; 7] =
    ["warm", "actions", "mood", "death", "laws", "group", "scenarios"];

/// The whole page.
pub(super) fn guide(words: &Words) -> Markup {
    html! {
        (section(words, "goal"))
        h3 { (words.get("fro-guide-lose")) }
        ul { @for end in ENDS { li { (prose(&name(words, "guide-lose", end))) } } }
        @for part in BEFORE { (section(words, part)) }
        h3 { (words.get("fro-guide-day")) }
        ol { @for phase in DayPhase::ALL { li { (prose(&name(words, "guide-day", phase.name()))) } } }
        @for part in AFTER { (section(words, part)) }
        (scenarios(words))
    }
}

/// What is special about every scenario, and how hard it is.
pub(super) fn scenarios(words: &Words) -> Markup {
    html! { dl { @for scenario in Scenario::ALL { (scenario_entry(words, scenario)) } } }
}

fn section(words: &Words, part: &str) -> Markup {
    prose::section(words, &key("guide", part), &Markup::default())
}

/// The goal of a scenario, what is special about it, and whether it is experimental.
pub(super) fn scenario_entry(words: &Words, scenario: Scenario) -> Markup {
    let content = Edition::<Content>::standard().get();
    let [goal, special] = about_scenario(words, content, scenario);
    html! {
        dt {
            (name(words, "scenario", scenario.name()))
            @if is_experimental(scenario) { " · " (words.get("fro-scenario-experimental")) }
        }
        dd { (goal) " " (special) " " em { (difficulty(words, scenario)) } }
    }
}
