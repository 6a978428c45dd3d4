//! The tale of a finished game: a ship's way, the missions turned over, the closest race.

use kosmonauts::{Body, Event, Hex, Kosmonauts};
use maud::{Markup, html};
use table::{Match, Seat};

use super::geometry::center;
use super::mission::{Mission, Prospect};
use super::{bodies, body_name};
use crate::drawing::Point;
use crate::{Highlight, Scene, SeatNames, Words, owner};

/// Where a ship has flown, with the tokens it took on the way. Planets carry a landed ship on; an
/// evacuation tears the way.
pub(super) fn way(game: &Match<Kosmonauts>, seat: Seat) -> Markup {
    let mut path = String::new();
    let mut tokens: Vec<(Point, u8)> = Vec::new();
    let mut last: Option<Hex> = None;
    for entry in game.full_log() {
        match entry.event {
            Event::Flew { seat: who, from, to } if who == seat => {
                let word = if last.is_some() { 'L' } else { 'M' };
                if last != Some(from) {
                    path.extend([word.to_string(), center(from).pair()]);
                }
                path.extend(["L".to_owned(), center(to).pair()]);
                last = Some(to);
            }
            Event::Evacuated { seat: who, .. } | Event::EvacuationAsked { seat: who, .. }
                if who == seat =>
            {
                last = None;
            }
            Event::TokenTaken { seat: who, points, .. }
            | Event::EarthToken { seat: who, points }
                if who == seat =>
            {
                tokens.extend(last.map(|hex| (center(hex), points)));
            }
            _ => {}
        }
    }
    html! {
        path class="way-line" d=(path) pathLength="1" {}
        @for (at, points) in tokens {
            g class="way-token" transform=(at.plus(Point::new(7.0, -7.0)).translate()) {
                circle r="5" {}
                text y="2.4" { (points) }
            }
        }
    }
}

/// The missions of everybody, turned over.
pub(super) fn missions(scene: &Scene<'_, Kosmonauts>) -> Markup {
    html! {
        h2 { (scene.get("kos-missions-all")) }
        ul class="reveals" {
            @for seat in scene.seats() {
                @let missions = scene.view.ships[seat.index()].missions.unwrap_or_default();
                @let cards: Vec<(Mission, Prospect)> = Mission::of(missions).into_iter().map(|mission| (mission, mission.prospect(scene, seat))).collect();
                @let earned: i32 = cards.iter().filter(|(_, prospect)| matches!(prospect, Prospect::Done(_))).map(|(mission, _)| mission.value()).sum();
                li class="reveal" {
                    p class="reveal-head" { (owner::badge(seat)) strong { (scene.names.of(seat)) } b { "+" (earned) } }
                    ul class="reveal-cards" {
                        @for (mission, prospect) in &cards {
                            li class={ "reveal-card " (if matches!(prospect, Prospect::Done(_)) { "done" } else { "lost" }) } {
                                (bodies::icon(mission.body))
                                strong { (mission.goal(scene)) }
                                span {
                                    @if let Prospect::Done(_) = prospect { "✓ " (mission.points()) }
                                    @else { "✗ " (scene.get("kos-mission-missed")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Two ships that came to the same body, one shortly after the other.
pub(super) fn closest_race(
    words: &Words,
    names: &SeatNames,
    game: &Match<Kosmonauts>,
) -> Option<Highlight> {
    let mut round = 0;
    let mut landings: Vec<(Body, Seat, u16)> = Vec::new();
    let mut best: Option<(u16, Highlight)> = None;
    for entry in game.full_log() {
        match entry.event {
            Event::RoundBegan { round: begun, .. } => round = begun,
            Event::TokenTaken { seat, body, .. } => {
                let before = landings.iter().rev().find(|(other, ..)| *other == body);
                if let Some((_, first, landed)) = before.filter(|(_, first, _)| *first != seat) {
                    let rounds = round - landed;
                    if best.as_ref().is_none_or(|(least, _)| rounds < *least) {
                        let text = [
                            ("body", body_name(words, body).into()),
                            ("first", names.of(*first).into()),
                            ("second", names.of(seat).into()),
                        ];
                        let highlight = Highlight {
                            title: words.get("kos-highlight-race"),
                            number: words.say("kos-highlight-rounds", &[("count", rounds.into())]),
                            text: words.say("kos-highlight-race-text", &text),
                            step: entry.step + 1,
                        };
                        best = Some((rounds, highlight));
                    }
                }
                landings.push((body, seat, round));
            }
            _ => {}
        }
    }
    best.map(|(_, highlight)| highlight)
}
