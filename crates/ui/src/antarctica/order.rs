//! Who acts next: the ships in the order in which the Sun will reach them.

use antarctica::{Antarctica, Coming};
use maud::{Markup, html};

use super::{pieces, zone_number};
use crate::Scene;

pub(super) fn order(scene: &Scene<'_, Antarctica>) -> Markup {
    let order = scene.view.turn_order();
    if order.is_empty() {
        return html! {};
    }
    let first_of_lap = |index: usize| index == 0 || order[index - 1].lap != order[index].lap;
    html! {
        section id="turn-order" class="card turn-order" aria-labelledby="turn-order-title" {
            h2 id="turn-order-title" { (scene.get("ant-order")) }
            ol {
                @for (index, coming) in order.iter().enumerate() {
                    (turn(scene, coming, first_of_lap(index) && coming.lap > 1))
                }
            }
        }
    }
}

fn turn(scene: &Scene<'_, Antarctica>, coming: &Coming, begins_lap: bool) -> Markup {
    let berth = coming.berth;
    let name = scene.names.of(coming.owner);
    let key = if coming.by_icebreaker { "ant-order-icebreaker" } else { "ant-order-ship" };
    let sentence =
        scene.say(key, &[("name", name.into()), ("zone", zone_number(berth.zone).into())]);
    html! {
        li class={ @if coming.by_icebreaker { "maybe" } @if begins_lap { " lap" } }
            data-pieces={ "ship-at-" (berth.zone) "-" (berth.place + 1) } {
            (pieces::ship_icon(coming.owner))
            span aria-hidden="true" { (zone_number(berth.zone)) @if coming.by_icebreaker { "?" } }
            span class="tip" { (sentence) }
        }
    }
}
