//! The day rail: the nine phases, each with what it will demand. The forecast is the phase list.

use frostpunk::{DayPhase, Frostpunk, Good, Kind, Pawn, ROUNDS, Why, fed_type};
use maud::{Markup, html};

use super::outlook::{Alarm, Outlook, per_cent};
use super::{names, reckoning, signs};
use crate::sheet::apart;
use crate::{Arg, Scene};

/// A fact of a cell.
struct Fact {
    danger: Alarm,
    text: String,
}

/// What stands in a cell: two short facts, and the one number for a small screen.
struct Cell {
    facts: Vec<Fact>,
    number: String,
}

pub(super) fn rail(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Markup {
    // A plan that goes beyond the phase shows what it brings, and leaves the day where it is.
    let now = super::phase_of(&scene.view.table);
    html! {
        ol class="frost-rail" aria-label=(scene.get("fro-rail")) {
            @for phase in DayPhase::ALL {
                @let id = format!("phase-{}", phase.name());
                (apart("li", &id, &cell(scene, outlook, phase, now, &id)))
            }
        }
    }
}

fn cell(
    scene: &Scene<'_, Frostpunk>,
    outlook: Outlook<'_>,
    phase: DayPhase,
    now: Option<DayPhase>,
    id: &str,
) -> Markup {
    let Cell { facts, number } = facts(scene, outlook, phase);
    let is_now = now == Some(phase);
    let is_tomorrow = now.is_some_and(|now| phase < now);
    let worst = facts.iter().map(|fact| fact.danger).max().unwrap_or(Alarm::Calm);
    let when = match (is_now, is_tomorrow) {
        (true, _) => "fro-rail-now",
        (false, true) => "fro-rail-tomorrow",
        (false, false) => "fro-rail-today",
    };
    html! {
        li id=(id) tabindex="0" class={ "frost-phase" @if is_now { " now" } @if is_tomorrow { " tomorrow" } } aria-current=[is_now.then_some("step")] {
            @if let Some(caption) = caption(phase, now) { span class="frost-when" aria-hidden="true" { (scene.get(caption)) } }
            span class="frost-phase-name" { (signs::sign(signs::of_phase(phase))) span { (names::short_phase(scene.words, phase)) } }
            @for fact in &facts {
                span class={ "frost-fact" (state(fact.danger)) } { (signs::mark(fact.danger)) (fact.text) }
            }
            span class={ "frost-phase-key" (state(worst)) } aria-hidden="true" { (number) }
            span class="tip" {
                (names::phase(scene.words, phase)) " · " (scene.get(when))
                (reckoning::lines(scene, outlook.items_of(phase)))
            }
        }
    }
}

/// What stands above the first cell of tomorrow and the first that is still today.
fn caption(phase: DayPhase, now: Option<DayPhase>) -> Option<&'static str> {
    let now = now?;
    match phase.index() {
        0 if now != phase => Some("fro-rail-tomorrow"),
        index if index == now.index() + 1 => Some("fro-rail-today"),
        _ => None,
    }
}

/// The class of a danger; what is calm looks as usual.
fn state(danger: Alarm) -> String {
    if danger == Alarm::Calm { String::new() } else { format!(" frost-is-{}", danger.name()) }
}

fn facts(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>, phase: DayPhase) -> Cell {
    let table = outlook.table;
    let say = |key: &str, args: &[(&str, Arg<'_>)]| scene.say(key, args);
    let count = |key: &str, count: u8| say(key, &[("count", count.into())]);
    let plain = |text: String| Fact { danger: Alarm::Calm, text };
    let warns = |danger: Alarm, text: String| Fact { danger, text };
    let watch = |count: u8| if count > 0 { Alarm::Watch } else { Alarm::Calm };
    match phase {
        DayPhase::Dawn => {
            let met = outlook
                .items_of(phase)
                .filter(|item| matches!(item.why, Why::Technology(_) | Why::Activation(_)))
                .count() as u8;
            // A plan may go on until tomorrow; the dawn to come is that of the day that is played.
            let now = &scene.view.table;
            let is_over = super::phase_of(now).is_some_and(|phase| phase != DayPhase::Dawn);
            let day = now.round + u8::from(is_over);
            Cell {
                facts: vec![
                    plain(say("fro-day", &[("round", day.into())])),
                    plain(count("fro-rail-tokens", met)),
                ],
                number: day.to_string(),
            }
        }
        DayPhase::Morning => {
            let left = table.morning_deck.len() as u8;
            Cell {
                facts: vec![
                    plain(count("fro-rail-cards", left)),
                    plain(scene.get("fro-rail-unread")),
                ],
                number: left.to_string(),
            }
        }
        DayPhase::Generator => {
            let (ill, chance) = (outlook.frozen(), outlook.breakdown());
            let danger = match chance {
                0 => Alarm::Calm,
                chance if chance > 25 || table.is_overheated => Alarm::Danger,
                _ => Alarm::Watch,
            };
            let burst = say("fro-rail-burst", &[("chance", chance.into())]);
            Cell {
                facts: vec![warns(watch(ill), count("fro-rail-ill", ill)), warns(danger, burst)],
                number: if chance > 0 { format!("{chance} %") } else { ill.to_string() },
            }
        }
        DayPhase::Weather => weather(scene, outlook),
        DayPhase::Preparation => {
            let items: Vec<_> = outlook.items_of(phase).collect();
            let rest: u8 = items.iter().map(|item| item.effect.exhausted.iter().sum::<u8>()).sum();
            let dead: u8 = items.iter().map(|item| item.effect.deaths.iter().sum::<u8>()).sum();
            let danger = if dead > 0 { Alarm::Danger } else { Alarm::Calm };
            Cell {
                facts: vec![
                    plain(count("fro-rail-rest", rest)),
                    warns(danger, count("fro-rail-die", dead)),
                ],
                number: if dead > 0 { format!("†{dead}") } else { rest.to_string() },
            }
        }
        DayPhase::Action => {
            let free: u8 = Pawn::ALL.into_iter().map(|pawn| table.pool[pawn]).sum();
            let letters = |pawn: &Pawn| {
                let letter = scene.get(&format!("fro-letter-{}", pawn.name().replace('_', "-")));
                (table.pool[*pawn] > 0).then(|| format!("{letter}{}", table.pool[*pawn]))
            };
            let list: Vec<String> = Pawn::ALL.iter().filter_map(letters).collect();
            Cell {
                facts: vec![plain(list.join(" ")), plain(count("fro-rail-hands", free))],
                number: free.to_string(),
            }
        }
        DayPhase::Dusk => {
            let cards = table.dusk_size() as u8;
            let timers =
                outlook.items_of(phase).filter(|item| matches!(item.why, Why::Timer(_))).count()
                    as u8;
            Cell {
                facts: vec![
                    plain(count("fro-rail-cards", cards)),
                    warns(watch(timers), count("fro-rail-timers", timers)),
                ],
                number: cards.to_string(),
            }
        }
        DayPhase::Hunger => hunger(scene, outlook),
        DayPhase::Night => night(scene, outlook),
    }
}

/// Who eats: need and stock, and how many go without.
fn hunger(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Cell {
    let table = outlook.table;
    if outlook.item(|why| why == Why::Feeding).is_none() {
        // Before the first day and when all have eaten: who comes next, and what there is.
        let round = table.round + u8::from(super::phase_of(table).is_some());
        let who = names::citizens(scene.words, fed_type(round.min(ROUNDS)));
        let food = table.goods[Good::Food];
        let facts = [who, names::goods(scene.words, Good::Food, food)];
        let facts = facts.map(|text| Fact { danger: Alarm::Calm, text }).into();
        return Cell { facts, number: food.to_string() };
    }
    let (need, stock, missing) = numbers(outlook, Why::Feeding);
    let danger = match missing {
        0 => Alarm::Calm,
        1..6 => Alarm::Watch,
        _ => Alarm::Danger,
    };
    let food = scene.say("fro-rail-food", &[("stock", stock.into()), ("need", need.into())]);
    let unfed = scene.say("fro-rail-unfed", &[("count", missing.into())]);
    Cell {
        facts: vec![Fact { danger: Alarm::Calm, text: food }, Fact { danger, text: unfed }],
        number: short(missing),
    }
}

/// Who sleeps where: warm places and pawns, and how many lie in the cold.
fn night(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Cell {
    let (mut need, mut stock, missing) = numbers(outlook, Why::Beds);
    if need == 0 {
        need = Pawn::ALL.into_iter().map(|pawn| outlook.table.in_play(pawn)).sum();
        stock = outlook.table.beds().0.min(need);
    }
    let danger = if missing > 0 { Alarm::Watch } else { Alarm::Calm };
    let beds = scene.say("fro-rail-beds", &[("stock", stock.into()), ("need", need.into())]);
    let outside = scene.say("fro-rail-outside", &[("count", missing.into())]);
    Cell {
        facts: vec![Fact { danger: Alarm::Calm, text: beds }, Fact { danger, text: outside }],
        number: short(missing),
    }
}

/// What the first line with a cause needs, has and lacks.
fn numbers(outlook: Outlook<'_>, why: Why) -> (u8, u8, u8) {
    let item = outlook.item(|other| other == why);
    item.map_or((0, 0, 0), |item| (item.need, item.stock, item.missing))
}

/// What is missing, as a number with its sign.
fn short(missing: u8) -> String {
    if missing > 0 { format!("−{missing}") } else { "0".to_owned() }
}

fn weather(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Cell {
    let rise = outlook.item(|why| why == Why::Weather);
    let (mean, worst) = rise.map_or((0, 0), |item| (item.effect.cold, item.need));
    let storm = match outlook.item(|why| why == Why::Storm).map(|item| item.kind) {
        Some(Kind::Chance { weight, of }) => per_cent(weight, of),
        Some(_) => 100,
        None => 0,
    };
    let danger = match storm {
        0 => Alarm::Calm,
        1..=25 => Alarm::Watch,
        _ => Alarm::Danger,
    };
    let cold = scene.say("fro-rail-cold", &[("mean", mean.into()), ("worst", worst.into())]);
    Cell {
        facts: vec![
            Fact { danger: Alarm::Calm, text: cold },
            Fact { danger, text: scene.say("fro-rail-storm", &[("chance", storm.into())]) },
        ],
        number: if storm > 0 { format!("{storm} %") } else { format!("+{mean}") },
    }
}
