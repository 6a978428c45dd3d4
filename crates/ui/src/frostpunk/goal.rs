//! The goal of the scenario as a checklist: what its last night asks for, and how far the city is.

use frostpunk::{Building, Cond, Frostpunk, MapGood, Op, Scenario};
use maud::{Markup, html};

use super::{cond_words, names, signs};
use crate::{Scene, Words};

/// One thing that is asked for.
struct Aim {
    what: String,
    /// What is there, and what is needed, where the aim is a number.
    numbers: Option<[u8; 2]>,
    is_met: bool,
}

impl Aim {
    fn number(what: String, have: u8, need: u8) -> Self {
        Self { what, numbers: Some([have, need]), is_met: have >= need }
    }
}

/// The conditions that the scenario's last card judges, and what its map asks for besides.
fn aims(words: &Words, table: &Frostpunk) -> Vec<Aim> {
    let content = table.content();
    let judged = table.scenario().cards.iter().find_map(|card| {
        let (_, block) = content.scenario_card(card).end?;
        match content.ops[usize::from(block.0)] {
            Op::If { cond, .. } => Some(cond),
            _ => None,
        }
    });
    let conds = judged.map_or(&[][..], |span| &content.conds[span.indices()]);
    let aim = |cond: &Cond| match *cond {
        Cond::Counter(counter, range) => {
            Aim::number(names::counter(words, counter), table.counters[counter], range.min)
        }
        cond => Aim {
            what: cond_words::condition(words, content, cond),
            numbers: None,
            is_met: table.holds(cond),
        },
    };
    let of_map = table.goal_of_map().map(|[have, need]| {
        let what = match table.options.scenario {
            Scenario::Grove => names::name(words, "good", MapGood::Tree.name()),
            _ => names::building(words, Building::VentilationPlant),
        };
        Aim::number(what, have, need)
    });
    conds.iter().map(aim).chain(of_map).collect()
}

/// How many things are done, of how many.
pub(super) fn progress(scene: &Scene<'_, Frostpunk>) -> [usize; 2] {
    let aims = aims(scene.words, &scene.view.table);
    [aims.iter().filter(|aim| aim.is_met).count(), aims.len()]
}

/// What is asked for, each with a tick or a cross and what is missing.
pub(super) fn checklist(scene: &Scene<'_, Frostpunk>) -> Markup {
    html! {
        ul class="frost-list frost-aims" {
            @for Aim { what, numbers, is_met } in aims(scene.words, &scene.view.table) {
                li class=(if is_met { "met" } else { "missing" }) {
                    (signs::sign(if is_met { "check" } else { "cross" })) span { (what) }
                    @if let Some([have, need]) = numbers { b { (have) " / " (need) } }
                    @match numbers {
                        Some([have, need]) if !is_met => small { (scene.say("fro-aim-missing", &[("count", (need - have).into())])) },
                        _ if is_met => span class="unseen" { (scene.get("fro-aim-met")) },
                        _ => small { (scene.get("fro-aim-open")) },
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use frostpunk::{Counter, Options};
    use table::Game;

    use super::*;
    use crate::Language;

    fn city(scenario: Scenario) -> Frostpunk {
        let options = Options { scenario, ..Frostpunk::options(1) };
        Frostpunk::new(&options).expect("options that can be played")
    }

    fn rows(table: &Frostpunk) -> Vec<(String, Option<[u8; 2]>, bool)> {
        let aims = aims(Words::of(Language::English), table);
        aims.into_iter().map(|aim| (aim.what, aim.numbers, aim.is_met)).collect()
    }

    #[test]
    fn a_store_is_ticked_when_it_is_full() {
        let mut table = city(Scenario::Crater);
        table.counters[Counter::StoreFood] = 16;
        table.counters[Counter::StoreWood] = 3;
        let row = |what: &str, have, need| (what.to_owned(), Some([have, need]), have >= need);
        assert_eq!(
            rows(&table),
            [row("food store", 16, 16), row("coal store", 0, 16), row("wood store", 3, 9)]
        );
    }

    #[test]
    fn every_scenario_has_its_checklist_and_no_city_begins_with_all_of_it() {
        for scenario in Scenario::ALL {
            let rows = rows(&city(scenario));
            assert!(rows.len() >= 2, "{scenario}");
            assert!(rows.iter().any(|(_, _, is_met)| !is_met), "{scenario}");
        }
        assert_eq!(rows(&city(Scenario::Grove)).len(), 4);
        assert_eq!(rows(&city(Scenario::Canyon)).len(), 4);
    }
}
