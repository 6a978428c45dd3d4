//! Supplies and people: always in sight beside the board.

use frostpunk::{Citizen, Frostpunk, Good, Pawn};
use maud::{Markup, html};

use super::gauges::thresholds;
use super::outlook::Outlook;
use super::{names, signs};
use crate::Scene;
use crate::drawing::decimal;
use crate::sheet::apart;

/// What the city stores, with what today claims of it.
pub(super) fn supplies(
    scene: &Scene<'_, Frostpunk>,
    now: Outlook<'_>,
    then: Outlook<'_>,
) -> Markup {
    let has_steel = now.table.scenario().steel > 0 || now.table.goods[Good::Steel] > 0;
    let goods = [Good::Food, Good::Wood, Good::Coal, Good::Core, Good::Steel];
    let automatons = now.table.in_play(Pawn::Automaton);
    html! {
        ul class="frost-supplies card" aria-label=(scene.get("fro-supplies")) {
            @for good in goods.into_iter().filter(|good| *good != Good::Steel || has_steel) {
                @let (before, after) = (now.table.goods[good], then.table.goods[good]);
                li data-owner=(good.name()) {
                    (signs::sign(signs::of_good(good)))
                    b data-count { (before) } @if before != after { b class=(if after > before { "frost-better" } else { "frost-worse" }) { "→" (after) } }
                    span { (names::name(scene.words, "good", good.name())) @if scene.view.ending.is_none() { (claim(scene, then, good)) } }
                }
            }
            @if automatons > 0 {
                li { (signs::sign("automaton")) b { (automatons) } span { (names::pawn(scene.words, Pawn::Automaton)) } }
            }
        }
    }
}

/// What today needs of a good.
fn claim(scene: &Scene<'_, Frostpunk>, then: Outlook<'_>, good: Good) -> Markup {
    let missing = match good {
        Good::Food => then.unfed(),
        _ => 0,
    };
    let fuel = then.table.cold.saturating_sub(then.table.heat);
    let beds = if good == Good::Coal { then.coal_for_beds() } else { None };
    html! {
        @match good {
            Good::Food if missing > 0 => small class="frost-worse" { (scene.say("fro-claim-short", &[("count", missing.into())])) },
            Good::Food => small { (scene.get("fro-claim-enough")) },
            Good::Coal if let Some(count) = beds => small { (scene.say("fro-claim-beds", &[("count", count.into())])) },
            Good::Coal if fuel > 0 => small { (scene.say("fro-claim-heat", &[("count", fuel.into())])) },
            _ => small { (scene.get("fro-claim-free")) },
        }
    }
}

/// For each type: how many, how many of them ill with the thresholds, and its pawns.
pub(super) fn people(scene: &Scene<'_, Frostpunk>, now: Outlook<'_>, then: Outlook<'_>) -> Markup {
    html! {
        ul class="frost-people card" aria-label=(scene.get("fro-people")) {
            @for citizen in Citizen::ALL {
                @let id = format!("people-{citizen}");
                (apart("li", &id, &row(scene, now, then, citizen, &id)))
            }
        }
    }
}

fn row(
    scene: &Scene<'_, Frostpunk>,
    now: Outlook<'_>,
    then: Outlook<'_>,
    citizen: Citizen,
    id: &str,
) -> Markup {
    let table = then.table;
    let most = f64::from(table.content().board.epidemic);
    let scale = |count: u8| decimal(200.0 * f64::from(count).min(most) / most);
    let (people, sick) = (table.population[citizen], table.sick[citizen]);
    let says = scene.say(
        "fro-people-says",
        &[
            ("people", names::citizens(scene.words, citizen).into()),
            ("count", people.into()),
            ("sick", sick.into()),
            ("then", then.sick(citizen).into()),
        ],
    );
    html! {
        li id=(id) {
            (signs::pawn(citizen.pawns()[0], ""))
            span class="frost-people-name" { (names::citizens(scene.words, citizen)) }
            b { (people) }
            span class="frost-sick" { (signs::sign(if table.grave[citizen] { "skull" } else { "syringe" })) b { (sick) } }
            svg class="frost-people-bar" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true" {
                path class="frost-rest" d="M0 8h200" {}
                rect class="frost-track" y="3" width=(scale(people)) height="10" rx="2" {}
                rect class="frost-ghost" y="3" width=(scale(then.sick(citizen))) height="10" rx="2" {}
                rect class={ "frost-level " (signs::class_of_type(citizen)) } y="3" width=(scale(sick)) height="10" rx="2" {}
                @if sick > now.table.sick[citizen] {
                    rect class="frost-new" x=(scale(now.table.sick[citizen])) y="2" width=(scale(sick - now.table.sick[citizen])) height="12" {}
                }
                path class="frost-tick" d=(thresholds(200.0 / most, "1v14")) {}
            }
            span class="frost-pawns" aria-hidden="true" {
                @for pawn in citizen.pawns() {
                    @for _ in 0..table.pool[*pawn] { (signs::pawn(*pawn, "")) }
                    @for _ in 0..table.in_play(*pawn).saturating_sub(table.pool[*pawn]) { (signs::pawn(*pawn, "out")) }
                }
                @if table.routes.iter().any(|route| route.scout.is_some_and(|scout| scout.pawn.citizen() == Some(citizen))) { (signs::sign("sledge")) }
                @if table.exhausted[citizen] > 0 { (signs::sign("exhausted")) (table.exhausted[citizen]) }
            }
            span class="tip" { (says) }
        }
    }
}
