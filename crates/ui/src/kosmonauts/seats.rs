//! Everybody's public data, the own missions, the landing tokens.

use kosmonauts::{BODIES_TO_RETURN, Body, Kosmonauts, MOST_SHIELDS, Missions, PhaseName};
use maud::{Markup, html};
use table::{Seat, Turn};

use super::decision::whereabouts;
use super::mission::{Mission, Prospect};
use super::{bodies, body_name, dial, restraint_sentence};
use crate::{Scene, owner};

pub(super) fn seats(scene: &Scene<'_, Kosmonauts>) -> Markup {
    html! {
        section id="seats" class="seats" aria-label=(scene.get("kos-ships")) {
            h2 class="unseen" { (scene.get("kos-ships")) }
            @for seat in (0..scene.view.ships.len() as u8).map(Seat::new) { (seat_board(scene, seat)) }
        }
    }
}

fn seat_board(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Markup {
    let ship = &scene.view.ships[seat.index()];
    let number = u8::from(seat);
    let is_own = scene.own_seat() == Some(seat);
    let decides = matches!(scene.turn, Turn::Decide(seats) if seats.contains(seat));
    html! {
        div id={ "seat-" (number) } data-owner=(number) data-pieces={ "piece-ship-" (number) }
            class={ "card seat-board seat-" (number) @if decides { " decides" } @if is_own { " own" } } {
            div class="seat-head" {
                (owner::badge(seat))
                strong { (scene.names.of(seat)) }
                @if is_own { span class="you" { (scene.get("table-person-you")) } }
                @if scene.view.instructor == Some(seat) {
                    span class="pass-pill" { (scene.get("kos-instructor")) }
                }
                @if ship.has_sealed { span class="sealed" { (scene.get("kos-sealed")) } }
                span class="points" { (points(scene, seat)) }
            }
            div class="gauges" {
                (dial::tank_slots(scene, ship.tank))
                (shield_slots(scene, ship.shields))
            }
            p class="where" { (whereabouts(scene, seat)) }
            @if let Some(missions) = ship.missions {
                p class="where" {
                    @for (index, mission) in Mission::of(missions).iter().enumerate() {
                        @if index > 0 { " · " }
                        (mission.deck(scene)) ": " (body_name(scene.words, mission.body))
                    }
                }
            }
            @if let Some(restraint) = ship.restraint {
                p class="where" { (restraint_sentence(scene.words, restraint)) }
            }
        }
    }
}

/// Three slots with their shields.
pub(super) fn shield_slots(scene: &Scene<'_, Kosmonauts>, shields: u8) -> Markup {
    html! {
        span class="slots" role="img" aria-label=(scene.say("kos-shields", &[("count", shields.into())])) {
            @for slot in 0..MOST_SHIELDS { (shield(if slot < shields { "shield" } else { "shield none" })) }
        }
    }
}

fn shield(class: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 12 14" aria-hidden="true" {
            path d="M6,1L11,2.8V7Q11,11 6,13Q1,11 1,7V2.8Z" {}
        }
    }
}

/// Fuel, shields and points. Beside the dial stands the tank, as the order would leave it.
pub(super) fn pocket(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Vec<(Markup, String)> {
    let points = (html! {}, points(scene, seat));
    if scene.view.phase == PhaseName::Orders && scene.deciding().is_some() {
        return vec![points];
    }
    let ship = &scene.view.ships[seat.index()];
    vec![
        (html! { i class="cube normal" {} }, ship.tank.normal.to_string()),
        (html! { i class="cube super" {} }, (ship.tank.total() - ship.tank.normal).to_string()),
        (shield("shield"), ship.shields.to_string()),
        points,
    ]
}

fn points(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> String {
    scene.say("kos-points", &[("points", scene.standings.of(seat).total().into())])
}

/// The viewer's missions: open, done or lost, in a sign, a word and a color, and why.
pub(super) fn missions(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let (Some(missions), Some(seat)) = (&scene.view.own_missions, scene.own_seat()) else {
        return html! {};
    };
    if *missions == Missions::default() {
        return html! {};
    }
    html! {
        section id="missions" class="missions" aria-labelledby="missions-title" {
            h2 id="missions-title" { (scene.get("kos-missions")) }
            ul {
                @for mission in Mission::of(*missions) {
                    @let prospect = mission.prospect(scene, seat);
                    li class={ "mission " (prospect.class()) } data-pieces={ "piece-" (mission.body) } title=(mission.deck(scene)) {
                        (bodies::icon(mission.body))
                        span {
                            strong { (mission.goal(scene)) }
                            span class="mission-state" {
                                span { (prospect.word(scene)) }
                                b { (mission.points()) }
                            }
                            span class="mission-why" { (prospect.reason(scene)) }
                        }
                    }
                }
            }
        }
    }
}

/// The same in short below the board of a phone, where the missions themselves are out of sight.
pub(super) fn mission_strip(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let (Some(missions), Some(seat)) = (&scene.view.own_missions, scene.own_seat()) else {
        return html! {};
    };
    let missions = Mission::of(*missions);
    html! {
        @if !missions.is_empty() {
            ul class="mission-strip phone-only" aria-hidden="true" {
                @for mission in missions {
                    @let prospect = mission.prospect(scene, seat);
                    li class={ "mission " (prospect.class()) } {
                        (bodies::icon(mission.body))
                        span {
                            strong { (body_name(scene.words, mission.body)) }
                            span class="mission-state" {
                                span { (prospect.word(scene)) }
                                b { @if matches!(prospect, Prospect::Open(_)) { (mission.place(scene)) " " } (mission.points()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who has landed where, and what the next landing earns.
pub(super) fn landings(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let view = scene.view;
    html! {
        div id="landings" class="landings" {
            table {
                thead {
                    tr {
                        th scope="col" { span class="unseen" { (scene.get("kos-landings")) } }
                        @for body in Body::ALL {
                            @let name = body_name(scene.words, body);
                            th scope="col" data-pieces={ "piece-" (body) } title=(name) {
                                (bodies::icon(body)) span class="unseen" { (name) }
                            }
                        }
                        th scope="col" { (scene.get("kos-visited")) }
                    }
                }
                tbody {
                    @for (index, ship) in view.ships.iter().enumerate() {
                        @let seat = Seat::new(index as u8);
                        @let visited = Body::ALL.into_iter().filter(|body| *body != Body::Earth && ship.tokens[*body] > 0).count();
                        tr class={ "seat-" (index) } {
                            th scope="row" { (owner::badge(seat)) " " (scene.names.of(seat)) }
                            @for body in Body::ALL {
                                @let token = ship.tokens[body];
                                td { @if token > 0 { span class="token" { (token) } } }
                            }
                            td { (visited) "/" (BODIES_TO_RETURN) }
                        }
                    }
                    tr class="next-token" {
                        th scope="row" { (scene.get("kos-next-token")) }
                        @for body in &view.bodies {
                            td { @if let Some(token) = body.top_token { span class="token left" { (token) } } @else { "–" } }
                        }
                        td {}
                    }
                }
            }
        }
    }
}
