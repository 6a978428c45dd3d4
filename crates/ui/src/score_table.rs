//! The scores as a table.

use maud::{Markup, html};
use table::Seat;

use crate::log::number;
use crate::{Face, Scene, owner};

/// The scores by category, seats in order of rank.
pub(crate) fn score_table<G: Face>(scene: &Scene<'_, G>) -> Markup {
    let standings = scene.standings;
    // A team has one score.
    let count = if G::IS_TEAM { 1 } else { standings.scores.len() };
    let mut seats: Vec<Seat> = (0..count as u8).map(Seat::new).collect();
    seats.sort_by_key(|seat| standings.of(*seat).rank);
    let row = |name: String, value: &dyn Fn(Seat) -> String| {
        html! {
            tr {
                th scope="row" { (name) }
                @for seat in &seats { td class="number" { (value(*seat)) } }
            }
        }
    };
    html! {
        table class="scores" {
            caption {
                @if let Some(verdict) = &standings.verdict {
                    (G::outcome(scene.words, verdict.is_won)) ". " (G::verdict(scene.words, verdict.reason))
                } @else if standings.is_final { (scene.get("table-scores-final")) }
                @else { (scene.get("table-scores-now")) }
            }
            // Categories in rows: their names are long, seats are few, and a phone is narrow.
            thead {
                tr {
                    td {}
                    @for seat in &seats {
                        th scope="col" class="number" {
                            @if G::IS_TEAM { (scene.get("table-team")) }
                            @else { (owner::badge(*seat)) " " (scene.names.of(*seat)) }
                        }
                    }
                }
            }
            tbody {
                @for (index, category) in standings.categories.iter().enumerate() {
                    (row(G::category(scene.words, category), &|seat| number(standings.of(seat).points[index])))
                }
            }
            tfoot {
                (row(scene.get("table-scores-total"), &|seat| number(standings.of(seat).total())))
                @if !G::IS_TEAM {
                    (row(scene.get("table-scores-rank"), &|seat| standings.of(seat).rank.to_string()))
                }
            }
        }
    }
}
