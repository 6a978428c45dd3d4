//! The scores as a table.

use maud::{Markup, html};
use table::Seat;

use crate::{Face, Scene, owner};

/// The scores by category, seats in order of rank.
pub(crate) fn score_table<G: Face>(scene: &Scene<'_, G>) -> Markup {
    let standings = scene.standings;
    // A team has one score.
    let count = if G::IS_TEAM { 1 } else { standings.scores.len() };
    let mut seats: Vec<Seat> = (0..count as u8).map(Seat::new).collect();
    seats.sort_by_key(|seat| standings.of(*seat).rank);
    html! {
        table class="scores" {
            caption {
                @if let Some(verdict) = &standings.verdict {
                    (G::outcome(scene.words, verdict.is_won)) ". " (G::verdict(scene.words, verdict.reason))
                } @else if standings.is_final { (scene.get("table-scores-final")) }
                @else { (scene.get("table-scores-now")) }
            }
            thead {
                tr {
                    @if !G::IS_TEAM { th scope="col" { (scene.get("table-scores-rank")) } }
                    th scope="col" { (scene.get("table-scores-player")) }
                    @for category in standings.categories {
                        th scope="col" class="number" { (G::category(scene.words, category)) }
                    }
                    th scope="col" class="number" { (scene.get("table-scores-total")) }
                }
            }
            tbody {
                @for seat in seats {
                    @let score = standings.of(seat);
                    tr class=[(score.rank == 1).then_some("first")] {
                        @if G::IS_TEAM {
                            th scope="row" { (scene.get("table-team")) }
                        } @else {
                            td { (score.rank) }
                            th scope="row" { (owner::badge(seat)) " " (scene.names.of(seat)) }
                        }
                        @for points in &score.points { td class="number" { (points) } }
                        td class="number total" { (score.total()) }
                    }
                }
            }
        }
    }
}
