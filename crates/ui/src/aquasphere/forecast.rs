//! What the round would score if it ended now, for everybody; with a plan, before and after it. At
//! the start of a round the sheet of the scoring before stands in its place.

use aquasphere::{AquaSphere, Forecast, Phase};
use maud::{Markup, html};
use table::Seat;

use super::plan::Plan;
use super::score_sheet::score_sheet;
use super::signs::{Sign, sign};
use crate::{Scene, owner};

/// A column: its sign, the key of its name, and its value for a seat.
pub(super) type Column = (Option<Sign>, &'static str, fn(&Forecast) -> i32);

/// The parts of a KP step.
pub(super) const PARTS: [Column; 6] = [
    (Some(Sign::Control), "aqu-cast-control", |cast| cast.parts.control.into()),
    (Some(Sign::Robot), "aqu-cast-robots", |cast| cast.parts.robots.into()),
    (Some(Sign::Crystal), "aqu-cast-crystals", |cast| cast.parts.crystals.into()),
    (Some(Sign::Octopod), "aqu-cast-octopods", |cast| cast.parts.octopods.into()),
    (None, "aqu-cast-sum", |cast| cast.parts.total().into()),
    (Some(Sign::RedLine), "aqu-cast-stands", |cast| cast.kp.into()),
];

/// In the last round the final scoring too.
const FINAL: [Column; 5] = [
    (None, "aqu-cast-letters", |cast| cast.end.map_or(0, |end| end.letters.into())),
    (Some(Sign::Time), "aqu-cast-time", |cast| cast.end.map_or(0, |end| end.time.into())),
    (Some(Sign::Submarine), "aqu-cast-submarines", |cast| {
        cast.end.map_or(0, |end| end.submarines.into())
    }),
    (Some(Sign::Lab), "aqu-cast-lab", |cast| cast.end.map_or(0, |end| end.lab.into())),
    (Some(Sign::Bulb), "aqu-cast-total", |cast| cast.total().into()),
];

pub(super) fn forecast(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let view = scene.view;
    if view.table.round == 0 || view.table.phase == Phase::Over {
        return html! {};
    }
    let plan = plan.filter(|plan| plan.preview.after.phase == Phase::Turn);
    // In the time step nothing has been scored yet.
    if plan.is_none()
        && view.table.phase != Phase::ScoringTime
        && let Some(sheet) = score_sheet(scene)
    {
        return sheet;
    }
    let before = &view.forecasts;
    let after = plan.map_or(before, |plan| &plan.preview.forecasts_after);
    let is_last = before.iter().any(|cast| cast.end.is_some());
    html! {
        section id="forecast" class="card forecast" aria-labelledby="forecast-title" {
            h2 id="forecast-title" { (scene.get("aqu-forecast")) }
            (table(scene, &PARTS, before, after))
            @if is_last { (table(scene, &FINAL, before, after)) }
        }
    }
}

/// What the end of the game has added, beside the board of the last page: a row for each part.
pub(super) fn final_scoring(scene: &Scene<'_, AquaSphere>) -> Markup {
    let value =
        |value: fn(&Forecast) -> i32, seat: Seat| value(&scene.view.forecasts[seat.index()]);
    html! {
        h2 { (scene.get("aqu-category-final")) }
        table class="reveal final-scoring" {
            thead {
                tr {
                    td {}
                    @for seat in scene.seats() {
                        th scope="col" { (owner::badge(seat)) span class="unseen" { (scene.names.of(seat)) } }
                    }
                }
            }
            tbody {
                @for (kind, key, part) in FINAL.iter().filter(|(_, key, _)| *key != "aqu-cast-total") {
                    tr {
                        th scope="row" { @if let Some(kind) = kind { (sign(*kind)) } (scene.get(key)) }
                        @for seat in scene.seats() { td { (value(*part, seat)) } }
                    }
                }
            }
        }
    }
}

pub(super) fn table(
    scene: &Scene<'_, AquaSphere>,
    columns: &[Column],
    before: &[Forecast],
    after: &[Forecast],
) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { span class="unseen" { (scene.get("table-scores-player")) } }
                    @for (kind, key, _) in columns {
                        th scope="col" { @if let Some(kind) = kind { (sign(*kind)) } span class="column-name" { (scene.get(key)) } }
                    }
                }
            }
            tbody {
                @for seat in scene.seats() { (row(scene, seat, columns, &before[seat.index()], &after[seat.index()])) }
            }
        }
    }
}

fn row(
    scene: &Scene<'_, AquaSphere>,
    seat: Seat,
    columns: &[Column],
    before: &Forecast,
    after: &Forecast,
) -> Markup {
    html! {
        tr {
            th scope="row" { (owner::badge(seat)) " " (scene.names.of(seat)) }
            @for (_, key, value) in columns {
                @let (was, is) = (value(before), value(after));
                td class=[matches!(*key, "aqu-cast-stands" | "aqu-cast-total").then_some("total")] {
                    @if was != is { span class="was" { (signed(was)) " → " } }
                    span class=[(was != is).then_some(if is > was { "up" } else { "down" })] { (signed(is)) }
                }
            }
        }
    }
}

/// A number with a proper minus sign.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}
