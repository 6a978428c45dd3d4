//! The six gauges, one for each way to lose, with where they will stand tomorrow; and the nearest end
//! in one sentence.

use std::cmp::Reverse;

use frostpunk::{Citizen, Family, Frostpunk, Token};
use maud::{Markup, html};

use super::outlook::{Alarm, Outlook, Peril};
use super::{forecast_words, reckoning, signs};
use crate::Scene;
use crate::drawing::decimal;
use crate::sheet::apart;

/// Width of the drawings in their own units; the number stands to the right of it.
const WIDTH: f64 = 80.0;

pub(super) fn gauges(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>, then: Outlook<'_>) -> Markup {
    html! {
        ul class="frost-gauges" aria-label=(scene.get("fro-gauges")) {
            @for peril in Peril::ALL {
                @let id = format!("gauge-{}", peril.name());
                (apart("li", &id, &gauge(scene, now, then, peril, &id)))
            }
        }
    }
}

/// A gauge: `now` is the table, `then` what comes, perhaps after what is being put together.
fn gauge(
    scene: &Scene<'_, Frostpunk>,
    now: Outlook<'_>,
    then: Outlook<'_>,
    peril: Peril,
    id: &str,
) -> Markup {
    let danger = then.danger(peril);
    let name = scene.get(&format!("fro-peril-{}.short", peril.name()));
    html! {
        li id=(id) tabindex="0" class={ "frost-gauge frost-is-" (danger.name()) } data-fatal[danger == Alarm::Fatal] {
            span class="frost-gauge-name" { (signs::sign(signs::of_peril(peril))) span { (name) } (signs::mark(danger)) }
            svg class="frost-gauge-art" viewBox="0 0 116 24" preserveAspectRatio="xMinYMid meet" aria-hidden="true" {
                (drawing(now, then, peril))
            }
            span class="frost-gauge-key" aria-hidden="true" { (short(now, then, peril)) }
            span class="tip" {
                (sentence(scene, now, then, peril))
                (reckoning::lines(scene, then.causes(peril)))
            }
        }
    }
}

/// The gauge in one number, for a small screen.
fn short(now: Outlook<'_>, then: Outlook<'_>, peril: Peril) -> String {
    match (peril, numbers(now, then, peril)) {
        (Peril::Generator, (_, chance)) => format!("{chance} %"),
        (_, (before, after)) if before == after => after.to_string(),
        (_, (before, after)) => format!("{before}→{after}"),
    }
}

/// The gauge in words: what it is now, what it will be, and how dangerous that is.
pub(super) fn sentence(
    scene: &Scene<'_, Frostpunk>,
    now: Outlook<'_>,
    then: Outlook<'_>,
    peril: Peril,
) -> String {
    let (before, after) = numbers(now, then, peril);
    let state = scene.get(&format!("fro-danger-{}", then.danger(peril).name()));
    scene.say(
        &format!("fro-peril-{}-says", peril.name()),
        &[("now", before.into()), ("then", after.into()), ("state", state.into())],
    )
}

fn numbers(now: Outlook<'_>, then: Outlook<'_>, peril: Peril) -> (u32, u32) {
    let most = |outlook: &dyn Fn(Citizen) -> u8| {
        Citizen::ALL.into_iter().map(outlook).max().unwrap_or(0).into()
    };
    match peril {
        Peril::Hope => (now.table.tokens(Family::Hope).into(), then.hope().into()),
        Peril::Discontent => {
            (now.table.tokens(Family::Discontent).into(), then.discontent().into())
        }
        Peril::Generator => (now.table.overload.into(), then.breakdown()),
        Peril::Sickness => {
            (most(&|citizen| now.table.sick[citizen]), most(&|citizen| then.sick(citizen)))
        }
        Peril::Hunger => (now.table.hunger.into(), then.hunger().into()),
        Peril::Deaths => (now.table.deaths.into(), then.deaths().into()),
    }
}

fn drawing(now: Outlook<'_>, then: Outlook<'_>, peril: Peril) -> Markup {
    let (before, after) = numbers(now, then, peril);
    let count = |from: u32, to: u32| {
        html! {
            text class="frost-gauge-n" x="84" y="16.5" {
                @if from != to { tspan class="frost-was" { (from) "→" } }
                (to)
            }
        }
    };
    match peril {
        Peril::Hope => tokens(then.table, Family::Hope, then.hope()),
        Peril::Discontent => tokens(then.table, Family::Discontent, then.discontent()),
        Peril::Generator => {
            let (full, most) = (then.table.overload, then.table.content().board.overload_track);
            let cubes = full + then.table.heat.saturating_sub(1);
            let block = |segment: u8| format!("M{:.1} 6h5.3v12h-5.3z", 6.8 * f64::from(segment));
            html! {
                (marks("frost-full", 0..full, block))
                (marks("frost-ghost", full..cubes.min(most), block))
                (marks("frost-track", cubes.max(full)..most, block))
                // The large space is left after the tenth; a breakdown cracks it.
                path class="frost-track" d="M69 18v-5a5.5 7 0 0 1 11 0v5z" {}
                @if then.table.is_overheated { path class="frost-crack" d="m74 5 2.5 4.5-3.5 3 2.5 5.5" {} }
                text class="frost-gauge-n" x="84" y="16.5" { (after) " %" }
            }
        }
        Peril::Sickness => {
            let most = f64::from(then.table.content().board.epidemic);
            html! {
                @for (row, citizen) in Citizen::ALL.into_iter().enumerate() {
                    @let y = 2.0 + 6.3 * row as f64;
                    @let scale = |count: u8| decimal(WIDTH * f64::from(count).min(most) / most);
                    @let (sick, people) = (then.table.sick[citizen], then.table.population[citizen]);
                    rect class="frost-track" y=(y) width=(scale(people)) height="5" rx="1.5" {}
                    rect class="frost-ghost" y=(y) width=(scale(then.sick(citizen))) height="5" rx="1.5" {}
                    rect class={ "frost-level " (signs::class_of_type(citizen)) } y=(y) width=(scale(sick)) height="5" rx="1.5" {}
                    @let was = now.table.sick[citizen];
                    @if sick > was { rect class="frost-new" x=(scale(was)) y=(y - 1.0) width=(scale(sick - was)) height="7" {} }
                }
                path class="frost-tick" d=(thresholds(WIDTH / most, "1v20")) {}
                (count(before, after))
            }
        }
        Peril::Hunger => {
            let most = f64::from(then.table.content().board.famine);
            let scale = |count: u8| decimal(WIDTH * f64::from(count).min(most) / most);
            html! {
                rect class="frost-track" y="6" width="80" height="12" rx="2" {}
                rect class="frost-ghost" y="6" width=(scale(then.hunger())) height="12" rx="2" {}
                rect class="frost-full" y="9" width=(scale(then.table.hunger)) height="6" rx="2" {}
                (count(before, after))
            }
        }
        Peril::Deaths => {
            let most = then.table.content().board.death_track;
            let [was, dead, dying] =
                [now.table.deaths, then.table.deaths, then.deaths()].map(|count| count.min(most));
            let stone = |grave: u8| {
                format!("M{:.1} 18.5V8.8a2.5 2.5 0 0 1 5 0v9.7z", 0.4 + 6.9 * f64::from(grave))
            };
            html! {
                (marks("frost-dead", 0..dead.min(was), stone))
                (marks("frost-new", was..dead, stone))
                (marks("frost-ghost", dead..dying, stone))
                (marks("frost-track", dying..most, stone))
                (count(before, after))
            }
        }
    }
}

/// The numbers of ill people at which something changes, as strokes across a bar.
pub(super) fn thresholds(scale: f64, stroke: &str) -> String {
    [5.0, 10.0, 15.0, 20.0].map(|count| format!("M{} {stroke}", decimal(scale * count))).concat()
}

/// Marks of one kind in a row, as one path.
fn marks(class: &str, numbers: std::ops::Range<u8>, shape: impl Fn(u8) -> String) -> Markup {
    html! {
        @if !numbers.is_empty() { path class=(class) d=(numbers.map(shape).collect::<String>()) {} }
    }
}

/// The tokens of a track: filled where active, outlined with a bar across where spent; hatched those
/// that come or go by tomorrow.
fn tokens(table: &Frostpunk, family: Family, tomorrow: u8) -> Markup {
    let room = match family {
        Family::Hope => table.content().board.hope_track,
        Family::Discontent => table.content().board.discontent_track,
    };
    let of = |counts: &dyn Fn(Token) -> u8, is_active: bool| -> Vec<(Option<Token>, bool)> {
        let each = |token: Token| {
            std::iter::repeat_n((Some(token), is_active), usize::from(counts(token)))
        };
        family.tokens().into_iter().flat_map(each).collect()
    };
    let mut shown = of(&|token| table.active_tokens[token], true);
    shown.extend(of(&|token| table.spent_tokens[token], false));
    let there = shown.len();
    shown.resize(there.max(usize::from(room)), (None, false));
    let shape = match family {
        Family::Hope => "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
        Family::Discontent => "M0-9l8.4 4.6v8.8L0 9l-8.4-4.6v-8.8z",
    };
    html! {
        g class={ "frost-tokens frost-of-" (family.name()) } {
            @for (index, (token, is_active)) in shown.into_iter().enumerate() {
                @let is_there_tomorrow = index < usize::from(tomorrow);
                @let class = match (token, is_active) {
                    (Some(_), _) if !is_there_tomorrow => "spent going",
                    (Some(_), true) => "on",
                    (Some(_), false) => "spent",
                    (None, _) if is_there_tomorrow => "coming",
                    (None, _) => "free",
                };
                // The last place of discontent is the gate through which one is driven out.
                @let is_gate = family == Family::Discontent && token.is_none() && index + 1 == usize::from(room);
                g class=(class) transform=(format!("translate({},12)", decimal(9.0 + 18.6 * index as f64))) {
                    @if is_gate { path class="frost-gate" d="M-7 8.5v-15h5M7 8.5v-15l-4-1.5M-2.3 8.5v-6m4.7 6v-9l2.4-3M-7-1h5.6m7 3.6H7" {} } @else { path d=(shape) {} }
                    @if let Some(token) = token { (signs::drawn(signs::of_token(token), 0.0, 0.0, 11.0, "")) }
                    @if token.is_some() && !is_active { path class="frost-bar" d="M-5.5 6.5 5.5-6.5" {} }
                }
            }
        }
    }
}

/// What ends the game first if nobody lifts a finger, and why.
pub(super) fn nearest_end(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Markup {
    let (_, danger) = outlook.worst();
    html! {
        p class={ "frost-nearest frost-is-" (danger.name()) } {
            (signs::sign("skull"))
            span { (nearest_end_sentence(scene, outlook)) }
            span class="tip" { (scene.get("fro-nearest-help")) }
        }
    }
}

pub(super) fn nearest_end_sentence(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Markup {
    let mut causes = [
        ("fro-nearest-unfed", outlook.unfed()),
        ("fro-nearest-outside", outlook.in_the_cold()),
        ("fro-nearest-frozen", outlook.frozen()),
    ];
    causes.sort_by_key(|(_, count)| Reverse(*count));
    let causes = causes.into_iter().filter(|(_, count)| *count > 0).take(2);
    let say = |(key, count): (&str, u8)| scene.say(key, &[("count", count.into())]);
    // One number that would avert it says more than its causes.
    let told: Vec<String> = match outlook.food_to_live() {
        Some(food) => vec![say(("fro-nearest-unless", food))],
        None => causes.map(say).collect(),
    };
    html! {
        b class=[outlook.forecast.end.is_none().then_some("frost-is-calm")] {
            (forecast_words::nearest_end(scene.words, outlook.forecast.end))
        }
        @if !told.is_empty() { " " (told.join(", ")) }
    }
}

/// The danger that heads the prompt, if something is fatal.
pub(super) fn alarm(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Option<String> {
    let (peril, danger) = outlook.worst();
    let name = scene.get(&format!("fro-peril-{}", peril.name()));
    (danger == Alarm::Fatal).then(|| scene.say("fro-alarm", &[("peril", name.into())]))
}
