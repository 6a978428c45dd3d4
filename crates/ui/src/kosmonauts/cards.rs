//! Event cards as small pictures.

use kosmonauts::{Action, Body, Card, Kosmonauts, PhaseName};
use maud::{Markup, html};

use super::{bodies, card_effect, card_name};
use crate::Scene;

/// The face-up cards. While the viewer chooses among them they stand with the decision.
pub(super) fn events(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let view = scene.view;
    let chooses = scene.deciding().is_some() && view.phase == PhaseName::ChooseEvent;
    if chooses || view.face_up.iter().all(Option::is_none) {
        return html! {};
    }
    html! {
        section id="events" class="events" aria-labelledby="events-title" {
            h2 id="events-title" class="unseen" { (scene.get("kos-events")) }
            div class="event-row" {
                (face_up(scene))
                @let deck = scene.say("kos-deck", &[("count", view.deck.into())]);
                div id="deck" class="deck" role="img" aria-label=(deck) title=(deck) { span { (view.deck) } }
            }
        }
    }
}

pub(super) fn face_up(scene: &Scene<'_, Kosmonauts>) -> Markup {
    html! {
        @for (slot, card) in scene.view.face_up.iter().enumerate() {
            @if let Some(card) = card { (event_card(scene, slot, *card)) }
            @else { div id={ "event-" (slot) } class="event none" {} }
        }
    }
}

fn event_card(scene: &Scene<'_, Kosmonauts>, slot: usize, card: Card) -> Markup {
    let id = format!("event-{slot}");
    let kind = super::card_kind(card);
    // Of two that are alike one was chosen.
    let is_first = !scene.view.face_up[..slot].contains(&Some(card));
    let chosen = if is_first && scene.view.event == Some(card) { " chosen" } else { "" };
    let content = |effect: &str| {
        html! {
            (picture(card))
            span class="event-text" {
                strong { (title(scene, card)) }
                span class="event-effect" { (effect) }
            }
        }
    };
    let effect = card_effect(scene.words, card, "");
    let Some(target) = scene.target(Action::Choose(card)) else {
        let in_short = card_effect(scene.words, card, ".short");
        return html! {
            div id=(id) class={ "event " (kind) (chosen) } title=(effect) { (content(&in_short)) }
        };
    };
    let key = (slot + 1).to_string();
    scene.button(&target, &id, &format!("event {kind}"), Some(&key), &content(&effect))
}

/// The name on a card; the picture shows the direction of a wind.
fn title(scene: &Scene<'_, Kosmonauts>, card: Card) -> String {
    match card {
        Card::SolarWind(wind, _) => {
            scene.say("kos-card-wind-short", &[("count", (wind as u8).into())])
        }
        _ => card_name(scene.words, card),
    }
}

fn picture(card: Card) -> Markup {
    html! {
        svg class="kos event-art" viewBox="-20 -20 40 40" aria-hidden="true" {
            @match card {
                Card::SolarWind(wind, direction) => {
                    g transform=(format!("rotate({})", -(direction as i32) * 60)) {
                        @for y in [-8, 0, 8] { path class="art-line" d=(format!("M-15,{y}q5,-4 10,0t10,0t8,-1")) {} }
                        path class="art-tip" d="M11,-6L18,0L11,6" {}
                        @if wind as u8 == 2 { path class="art-tip" d="M5,-6L12,0L5,6" {} }
                    }
                }
                Card::Refueling => {
                    rect class="art-tank" x="-9" y="-13" width="18" height="26" rx="4" {}
                    rect class="cube super" x="-5" y="-8" width="10" height="10" rx="2" {}
                    path class="art-line" d="M-5,8H5" {}
                }
                Card::EnergyConversion => {
                    path class="art-shield" d="M-16,-9L-8,-12L0,-9V-2Q0,5 -8,9Q-16,5 -16,-2Z" {}
                    path class="art-tip" d="M3,-2H12M8,-6L12,-2L8,2" {}
                    @for (x, y) in [(3, 6), (9, 6), (6, 12), (12, 12)] { rect class="cube normal" x=(x) y=(y) width="5" height="5" rx="1" {} }
                }
                Card::GravitationalPull => {
                    g transform="translate(4,4) scale(1.1)" { (bodies::piece(Body::Neptune, 0.0)) }
                    path class="art-line" d="M-17,-15Q-4,-14 -2,-4" {}
                    path class="art-line dashed" d="M-12,10A17,17 0 0 1 14,-10" {}
                    path class="art-tip" d="M-6,-7L-2,-3L0,-9" {}
                }
                Card::Boosters => {
                    g transform="rotate(45)" {
                        path class="art-ship" d="M0,-16Q6,-8 5,4H-5Q-6,-8 0,-16Z" {}
                        path class="art-flame" d="M-4,6L0,18L4,6Z" {}
                        path class="art-flame" d="M-9,4L-7,13L-5,4Z" {}
                        path class="art-flame" d="M9,4L7,13L5,4Z" {}
                    }
                }
                Card::Asteroids => {
                    path class="art-rock" d="M-12,-4L-5,-12L5,-10L9,-2L3,6L-8,5Z" {}
                    path class="art-rock" d="M4,10L10,5L16,9L14,15L6,16Z" {}
                    path class="art-rock" d="M-15,11L-10,8L-6,12L-10,16Z" {}
                }
                Card::SolarFlares => {
                    g transform="translate(-18,18) scale(1.5)" { (bodies::sun()) }
                    path class="art-flame" d="M-2,2Q10,-2 8,-16Q16,-4 4,6Z" {}
                    path class="art-flame" d="M4,10Q14,8 18,0Q18,12 6,16Z" {}
                }
            }
        }
    }
}
