//! The table as text, for screen readers and for whoever prefers it.

use kosmonauts::{Body, Hex, Kosmonauts, SUN};
use maud::{Markup, html};
use table::Seat;

use super::decision::whereabouts;
use super::dial::thrust_phrase;
use super::mission::Mission;
use super::{body_name, card_effect, card_name, course_phrase, fuel_phrase, on_body, phase_name};
use crate::Scene;

pub(super) fn text_view(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let view = scene.view;
    let origin = Origin::of(scene);
    html! {
        p { (phase_name(scene)) }
        h3 { (scene.get("kos-text-bodies")) }
        table {
            thead {
                tr {
                    th scope="col" { (scene.get("kos-text-body")) }
                    th scope="col" { (origin.name) }
                    th scope="col" { (scene.get("kos-text-next")) }
                    th scope="col" { (scene.get("kos-text-token")) }
                }
            }
            tbody {
                @for body in &view.bodies {
                    tr {
                        th scope="row" { (body_name(scene.words, body.body)) }
                        td {
                            @match (body.hex, body.held_by) {
                                (Some(hex), _) => (origin.way_to(scene, hex)),
                                (None, Some(seat)) => (scene.say("kos-text-held", &[("name", scene.names.of(seat).into())])),
                                (None, None) => "–",
                            }
                        }
                        td { @if let Some(next) = body.next { (origin.way_to(scene, next)) } @else { "–" } }
                        td { @if let Some(token) = body.top_token { (token) } @else { "–" } }
                    }
                }
            }
        }
        h3 { (scene.get("kos-ships")) }
        @for seat in (0..view.ships.len() as u8).map(Seat::new) { (ship_text(scene, &origin, seat)) }
        h3 { (scene.get("kos-events")) }
        ul {
            @for card in view.face_up.iter().flatten() {
                li { (card_name(scene.words, *card)) ": " (card_effect(scene.words, *card, "")) }
            }
        }
        p { (scene.say("kos-deck", &[("count", view.deck.into())])) }
        @if let Some(missions) = &view.own_missions {
            h3 { (scene.get("kos-missions")) }
            ul {
                @for mission in Mission::of(*missions) {
                    @let prospect = scene.own_seat().map(|seat| mission.prospect(scene, seat));
                    li {
                        (mission.deck(scene)) ": " (mission.goal(scene))
                        @if let Some(prospect) = prospect { " (" (prospect.word(scene)) ": " (prospect.reason(scene)) ")" }
                    }
                }
            }
        }
    }
}

/// Where places are told from, since the board shows no coordinates: the viewer's ship, or the Sun.
struct Origin {
    hex: Hex,
    name: String,
    seat: Option<Seat>,
}

impl Origin {
    fn of(scene: &Scene<'_, Kosmonauts>) -> Self {
        let own =
            scene.own_seat().and_then(|seat| Some((seat, scene.view.ships[seat.index()].hex?)));
        match own {
            Some((seat, hex)) => {
                Self { hex, name: scene.get("kos-text-from-ship"), seat: Some(seat) }
            }
            None => Self { hex: SUN, name: scene.get("kos-text-from-sun"), seat: None },
        }
    }

    fn way_to(&self, scene: &Scene<'_, Kosmonauts>, hex: Hex) -> String {
        if hex == self.hex {
            scene.get("kos-text-here")
        } else {
            course_phrase(scene.words, self.hex, hex)
        }
    }
}

fn ship_text(scene: &Scene<'_, Kosmonauts>, origin: &Origin, seat: Seat) -> Markup {
    let ship = &scene.view.ships[seat.index()];
    let tokens: Vec<String> = Body::ALL
        .into_iter()
        .filter(|body| ship.tokens[*body] > 0)
        .map(|body| format!("{} {}", body_name(scene.words, body), ship.tokens[body]))
        .collect();
    let fuel = fuel_phrase(scene.words, ship.tank);
    let or_none = |parts: Vec<String>| {
        if parts.is_empty() { scene.get("kos-text-none") } else { parts.join(", ") }
    };
    let last = on_body(scene.words, ship.last_body);
    html! {
        h4 { (scene.names.of(seat)) }
        ul {
            li { (whereabouts(scene, seat)) }
            @if let Some(hex) = ship.hex.filter(|_| origin.seat != Some(seat)) {
                li { (origin.name) ": " (origin.way_to(scene, hex)) }
            }
            li { (scene.say("kos-text-velocity", &[("velocity", thrust_phrase(scene, &ship.panel).into())])) }
            li { (scene.say("kos-tank", &[("fuel", fuel.into())])) }
            li { (scene.say("kos-shields", &[("count", ship.shields.into())])) }
            li { (scene.say("kos-text-tokens", &[("tokens", or_none(tokens).into())])) }
            li { (scene.say("kos-text-last", &[("on", last.into())])) }
        }
    }
}
