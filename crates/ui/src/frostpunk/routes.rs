//! The ways of scouts over the snow, from their pad to the places they look for.

use frostpunk::{Frostpunk, Route};
use maud::{Markup, html};

use super::signs;
use crate::drawing::{Point, decimal};
use crate::sheet::apart;

/// Where the first way begins, how long each is, and how far it is to the next one.
const BEGIN: Point = Point::new(-272.0, 246.0);
const LENGTH: f64 = 62.0;
const APART: f64 = -19.0;

/// The ways of all scouts who are out, each a dotted path with whoever walks it.
pub(super) fn routes(table: &Frostpunk) -> Markup {
    let ways = Route::ALL.into_iter().filter(|route| table.routes[route.index()].scout.is_some());
    let drawn = html! {
        g id="routes" aria-hidden="true" { @for (row, route) in ways.enumerate() { (way(table, route, row)) } }
    };
    apart("g", "routes", &drawn)
}

/// The way of one scout: a space for each that was or is to be gone, and a flag at its end.
fn way(table: &Frostpunk, route: Route, row: usize) -> Markup {
    let Some((scout, left)) = table.routes[route.index()].scout.zip(table.spaces_left(route))
    else {
        return html! {};
    };
    let last = (scout.space + left).max(1);
    let height = BEGIN.y + APART * row as f64;
    let at = |space: u8| {
        let part = f64::from(space) / f64::from(last);
        Point::new(BEGIN.x + LENGTH * part, height - 14.0 * part * (1.0 - part))
    };
    let spaces: Vec<_> = (0..=last).map(|space| format!("M{}h0", at(space).pair())).collect();
    let [start, end] = [at(0), at(last)];
    let curve = format!("M{}q{},-14 {},0", start.pair(), decimal(LENGTH / 2.0), decimal(LENGTH));
    html! {
        path class="frost-way" d=(curve) {}
        path class="frost-way-spaces" d=(spaces.concat()) {}
        (signs::drawn("flag", end.x + 3.0, end.y - 7.0, 15.0, "frost-way-end"))
        g id={ "scout-" (route.index()) } class={ "piece " (signs::class_of(scout.pawn)) } transform=(at(scout.space.min(last)).translate()) {
            use href={ "#frost-pawn-" (scout.pawn.name().replace('_', "-")) } x="-7" y="-13" width="14" height="16.3" {}
        }
    }
}
