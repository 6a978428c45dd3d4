//! The majorities as they stand: what everybody would score in each zone, on each track and for the
//! rest, and who leads.

use antarctica::{Antarctica, Effect};
use maud::{Markup, html};
use table::{BySeat, Seat};

use super::{effect_name, pieces, track_number, zone_number};
use crate::{Face, Scene, drawing, owner};

/// A column: its heading and what each seat would score.
struct Column {
    short: String,
    name: String,
    awards: BySeat<i32>,
    is_sum: bool,
}

pub(super) fn standing(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        div id="standing" class="standing" {
            (tables(scene))
            // The same tracks as on the board, larger, to be read on a phone.
            svg class="ant track-strip" viewBox="-150 -92 300 184" role="img" aria-label=(scene.get("ant-tracks")) {
                (drawing::shown("tracks", ""))
            }
        }
    }
}

/// What everybody would score for what, in two tables.
pub(super) fn tables(scene: &Scene<'_, Antarctica>) -> Markup {
    let view = scene.view;
    let category = |index: usize| {
        let mut awards = BySeat::filled(0);
        for seat in scene.seats() {
            awards[seat] = scene.standings.of(seat).points[index];
        }
        let name = Antarctica::category(scene.words, scene.standings.categories[index]);
        Column { short: name.clone(), name, awards, is_sum: true }
    };
    let mut zones: Vec<Column> = view
        .zones
        .iter()
        .filter(|zone| zone.is_open)
        .map(|zone| Column {
            short: zone_number(zone.zone).to_string(),
            name: scene.say("ant-zone", &[("zone", zone_number(zone.zone).into())]),
            awards: zone.awards,
            is_sum: false,
        })
        .collect();
    zones.push(category(0));
    let mut others: Vec<Column> = view
        .tracks
        .iter()
        .filter(|track| track.is_open)
        .map(|track| Column {
            short: track_number(track.track).to_string(),
            name: scene.say("ant-track", &[("track", track_number(track.track).into())]),
            awards: track.awards,
            is_sum: false,
        })
        .collect();
    others.extend([category(1), category(2), category(3)]);
    html! {
        (table(scene, &scene.get("ant-category-zones"), &zones))
        (table(scene, &scene.get("ant-category-research"), &others))
    }
}

/// The name of the table.
pub(super) fn title(scene: &Scene<'_, Antarctica>) -> String {
    scene.get(if scene.standings.is_final { "table-scores-final" } else { "ant-standing" })
}

/// The symbols of the tracks with their names.
pub(super) fn legend(scene: &Scene<'_, Antarctica>) -> Markup {
    html! { ul id="legend" class="legend" { @for effect in Effect::ALL { (symbol(scene, effect)) } } }
}

/// A symbol of the tracks with its name.
fn symbol(scene: &Scene<'_, Antarctica>, effect: Effect) -> Markup {
    html! {
        li {
            svg class="ant symbol-icon" viewBox="-7 -7 14 14" aria-hidden="true" {
                g class={ "bead " @if effect.is_blue() { "blue" } @else { "red" } } {
                    circle r="6.6" {}
                    g transform="scale(0.86)" { (pieces::effect(effect)) }
                }
            }
            (effect_name(scene.words, effect))
        }
    }
}

fn table(scene: &Scene<'_, Antarctica>, caption: &str, columns: &[Column]) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (caption) }
                    @for column in columns {
                        th scope="col" class=[column.is_sum.then_some("sum")] title=(column.name) {
                            span aria-hidden="true" { (column.short) } span class="unseen" { (column.name) }
                        }
                    }
                }
            }
            tbody {
                @for seat in scene.seats() { (row(scene, seat, columns)) }
            }
        }
    }
}

fn row(scene: &Scene<'_, Antarctica>, seat: Seat, columns: &[Column]) -> Markup {
    html! {
        tr {
            th scope="row" { (owner::badge(seat)) " " (scene.names.of(seat)) }
            @for column in columns {
                @let award = column.awards[seat];
                @let leads = award > 0 && column.awards.iter().all(|other| *other <= award);
                @let class = match (leads, column.is_sum, award) {
                    (true, true, _) => Some("leads sum"),
                    (true, false, _) => Some("leads"),
                    (false, true, _) => Some("sum"),
                    (false, false, 0) => Some("zero"),
                    (false, false, _) => None,
                };
                td class=[class] {
                    @if leads { b { (award) } } @else if award > 0 { (award) } @else { "·" }
                    @if leads { span class="unseen" { " " (scene.get("ant-leads")) } }
                }
            }
        }
    }
}
