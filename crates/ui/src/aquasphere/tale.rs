//! The tale of a finished game: where the winner's robots went, and the richest scoring.

use aquasphere::{AquaSphere, Event, Sector};
use maud::{Markup, html};
use table::{Match, Seat};

use super::geometry::{CONTROL, angle_of, at};
use crate::drawing::{Point, arcs};
use crate::log::signed;
use crate::{Highlight, SeatNames, Words};

/// Where in a sector its first, second … visit is drawn: beside each other, as far as there is room.
const VISITS: [(f64, f64); 7] =
    [(0.0, 0.0), (9.0, -11.0), (9.0, 11.0), (-9.0, -11.0), (-9.0, 11.0), (17.0, 0.0), (-15.0, 0.0)];

/// From sector to sector in the order in which a seat's robots took control.
pub(super) fn way(game: &Match<AquaSphere>, seat: Seat) -> Markup {
    let taken = game.full_log().iter().filter_map(|entry| match entry.event {
        Event::RobotPlaced { seat: who, sector } if who == seat => Some(sector),
        _ => None,
    });
    let mut visits = [0_usize; Sector::COUNT];
    let places: Vec<Point> = taken
        .map(|sector| {
            let visit = &mut visits[sector.index()];
            let (farther, angle) = VISITS[*visit % VISITS.len()];
            *visit += 1;
            at(CONTROL + farther, angle_of(game.state().positions[sector]) + angle)
        })
        .collect();
    html! {
        path class="way-line" d=(arcs(&places)) pathLength="1" {}
        @for (number, place) in (1..).zip(&places) {
            g class="way-token" transform=(place.translate()) {
                circle r="3.4" {}
                text y="1.4" { (number) }
            }
        }
    }
}

/// The scoring of a round that brought the most.
pub(super) fn richest_scoring(
    words: &Words,
    names: &SeatNames,
    game: &Match<AquaSphere>,
) -> Option<Highlight> {
    let (mut round, mut best) = (0, None);
    for entry in game.full_log() {
        match entry.event {
            Event::ScoringBegan { round: now } => round = now,
            Event::TotalScored { seat, points, .. }
                if best.is_none_or(|(_, most, _, _)| points > most) =>
            {
                best = Some((seat, points, round, entry.step));
            }
            _ => {}
        }
    }
    let (seat, points, round, step) = best?;
    Some(Highlight {
        title: words.get("aqu-highlight-scoring"),
        number: signed(points.into()),
        text: words.say(
            "aqu-highlight-scoring-text",
            &[("name", names.of(seat).into()), ("round", round.into())],
        ),
        step: step + 1,
    })
}
