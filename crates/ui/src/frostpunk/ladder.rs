//! The heat ladder: what each amount of coal would do.

use frostpunk::{Action, Citizen, Frostpunk, Good, Rung};
use maud::{Markup, html};

use super::answers::answer_id;
use super::dock::answer_target;
use super::outlook::per_cent;
use super::{names, signs};
use crate::Scene;
use crate::target::Target;

/// The columns of the heat ladder.
pub(super) const LADDER: [&str; 8] =
    ["burn", "heat", "ground", "beds", "ill", "cubes", "breakdown", "left"];

/// The heat ladder: a row for every possible amount of coal. With a name for its buttons it can be
/// clicked.
pub(super) fn ladder(
    scene: &Scene<'_, Frostpunk>,
    rungs: &[Rung],
    buttons: Option<&str>,
) -> Markup {
    let table = &scene.view.table;
    let coal = table.goods[Good::Coal];
    let target = |rung: &Rung| {
        let action = Action::Fuel(frostpunk::Few::new(rung.coal));
        let (frame, name) = (table.questions.top()?, buttons?);
        let target = scene.offered(action).map(|_| answer_target(scene, frame, action))?;
        Some((answer_id(name, action), action, target))
    };
    html! {
        table class="frost-ladder" {
            caption class="unseen" { (scene.get("fro-ladder")) }
            thead {
                tr {
                    @for head in LADDER {
                        th scope="col" { (scene.get(&format!("fro-ladder-{head}"))) }
                    }
                }
            }
            tbody {
                @for rung in rungs {
                    tr {
                        th scope="row" { (rung_button(scene, rung.coal, target(rung))) }
                        td { (rung.heat) }
                        td { (zones(scene, rung.warm)) }
                        td { (rung.beds.0) @if rung.beds.1 > 0 { " + " (rung.beds.1) } }
                        td { (people(scene, rung.ill)) }
                        td { (rung.cubes) }
                        td { (per_cent(rung.breakdown, frostpunk::tower::TOTAL)) " %" }
                        td { (coal - rung.coal) }
                    }
                }
            }
        }
    }
}

fn rung_button(
    scene: &Scene<'_, Frostpunk>,
    coal: u8,
    target: Option<(String, Action, Target)>,
) -> Markup {
    match target {
        Some((id, action, target)) => {
            let content = html! { (signs::sign("flame")) (coal) span class="unseen" { (scene.label(action)) } };
            scene.button(&target, &id, "frost-rung", None, &content)
        }
        None => html! { (coal) },
    }
}

/// Which zones are warm: three dots, filled where they are.
fn zones(scene: &Scene<'_, Frostpunk>, warm: [bool; 3]) -> Markup {
    let count = warm.iter().filter(|is_warm| **is_warm).count();
    html! {
        span class="frost-dots" aria-hidden="true" {
            @for (is_warm, name) in warm.into_iter().zip(["red", "orange", "yellow"]) { i class={ "frost-dot-" (name) @if is_warm { " on" } } {} }
        }
        span class="unseen" { (scene.say("fro-warm-zones", &[("count", count.into())])) }
    }
}

/// Numbers of people by type, as little figures.
pub(super) fn people(scene: &Scene<'_, Frostpunk>, counts: frostpunk::ByCitizen<u8>) -> Markup {
    html! {
        span class="frost-people-count" {
            @for citizen in Citizen::ALL {
                @if counts[citizen] > 0 {
                    span aria-hidden="true" { (counts[citizen]) (signs::pawn(citizen.pawns()[0], "")) }
                    span class="unseen" { (names::people(scene.words, citizen.into(), counts[citizen])) }
                }
            }
            @if counts.iter().all(|count| *count == 0) { (scene.get("fro-nobody")) }
        }
    }
}
