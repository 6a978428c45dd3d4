//! What the viewer decides now, as buttons.

use kosmonauts::{Action, Body, Card, Emergency, Flight, Kosmonauts, PhaseName, Status};
use maud::{Markup, html};
use table::Seat;

use super::board::{Arrival, course_begun, selected_marker};
use super::{body_name, card_effect, card_name, course_phrase, dial};
use crate::target::Target;
use crate::{Scene, owner};

pub(super) fn decision(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let decided = scene.deciding().and_then(|seat| control(scene, seat));
    let (title, content) = match (decided, scene.own_seat(), scene.view.own_order) {
        (Some(decided), ..) => decided,
        (None, Some(seat), Some(order)) => {
            (scene.get("kos-decide-sealed"), dial::sealed(scene, seat, order))
        }
        (None, Some(_), None) if scene.view.phase != PhaseName::Over => {
            (scene.get("table-wait"), html! { p { (scene.get("table-wait-help")) } })
        }
        _ => return html! {},
    };
    html! {
        section id="decision" class="card decision" aria-labelledby="decision-title" {
            h2 id="decision-title" { (title) }
            (content)
            // The control panel stays in sight while something else is decided.
            @if let (Some(seat), false) = (scene.own_seat(), matches!(scene.view.phase, PhaseName::Orders | PhaseName::ChooseEvent | PhaseName::PlaceMarker)) {
                (dial::still(scene, seat))
            }
        }
    }
}

/// What a seat decides with, and its title; nothing where chance or nobody decides.
fn control(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Option<(String, Markup)> {
    let (key, content) = match scene.view.phase {
        PhaseName::PlaceMarker => ("kos-decide-place", markers(scene)),
        PhaseName::ChooseEvent => {
            let content = html! {
                p { (scene.get("kos-decide-choose-help")) }
                div class="choices" { (super::cards::face_up(scene)) }
            };
            ("kos-decide-choose", content)
        }
        PhaseName::Orders => ("kos-decide-orders", dial::dial(scene, seat)),
        PhaseName::React => ("kos-decide-react", reactions(scene)),
        PhaseName::Fly => ("kos-decide-fly", flight(scene, seat)),
        PhaseName::LandAfterFlight | PhaseName::LandOnArrival => {
            ("kos-decide-land", landing(scene))
        }
        PhaseName::DrawPlacementStarter
        | PhaseName::DealMarkers
        | PhaseName::ScatterBodies
        | PhaseName::DrawInstructor
        | PhaseName::TurnUpEvents
        | PhaseName::DealMission
        | PhaseName::ExchangeMission
        | PhaseName::ReplaceEvent
        | PhaseName::Over => return None,
    };
    Some((scene.get(key), content))
}

/// Who has given an order, while orders are secret.
pub(super) fn seals(scene: &Scene<'_, Kosmonauts>) -> Markup {
    if scene.view.phase != PhaseName::Orders {
        return html! {};
    }
    html! {
        ul class="seals" {
            @for seat in scene.seats().filter(|seat| scene.own_seat() != Some(*seat)) {
                @let is_sealed = scene.view.ships[seat.index()].has_sealed;
                @let key = if is_sealed { "kos-sealed" } else { "kos-thinks" };
                li class=[is_sealed.then_some("done")] {
                    (owner::badge(seat)) span class="unseen" { (scene.names.of(seat)) } (scene.get(key))
                }
            }
        }
    }
}

/// The viewer's markers, and the fields of the chosen one.
fn markers(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let selected = selected_marker(scene);
    let view = scene.view;
    let unplaced: Vec<Body> =
        Body::ALL.into_iter().filter(|body| view.bodies[*body].field.is_none()).collect();
    let marker = |body: Body| {
        let refusal =
            scene.offered(Action::Place(body, 0)).and_then(|offered| offered.refusal.as_ref());
        match refusal {
            Some(refusal) => scene.refused(refusal),
            // A second click takes the choice back.
            None if selected == Some(body) => {
                Target { draft: Some(String::new()), ..Target::default() }
            }
            None => Target { draft: Some(format!("place {body}")), ..Target::default() },
        }
    };
    html! {
        div class="markers" {
            @for (index, body) in unplaced.iter().enumerate() {
                @let number = (index + 1).to_string();
                @let class = if selected == Some(*body) { "marker chosen" } else { "marker" };
                (scene.button(&marker(*body), &format!("marker-{body}"), class, Some(&number), &html! {
                    (super::bodies::icon(*body)) span { (body_name(scene.words, *body)) }
                }))
            }
        }
        @if let Some(body) = selected {
            h3 { (scene.say("kos-decide-field", &[("body", body_name(scene.words, body).into())])) }
            div class="fields" {
                @for field in 0..view.options.content.orbit(body).len() as u8 {
                    @let action = Action::Place(body, field);
                    @if let Some(target) = scene.target(action) {
                        button type="button" id={ "place-" (field) } class="button field-button"
                            data-act=[&target.act] data-confirm=[&target.confirm]
                            data-points={ "field-" (field) }
                            aria-label=(scene.label(action)) { (field) }
                    }
                }
            }
        }
    }
}

fn reactions(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let landings = Body::ALL.map(Action::Land);
    let answers = [Action::Accept, Action::Shield, Action::Stay, Action::Skip];
    let shown = answers.into_iter().chain(landings);
    // Landing sites out of reach would only be noise.
    let shown = shown.filter(|action| {
        let is_legal = scene.offered(*action).is_some_and(|offered| offered.refusal.is_none());
        is_legal || (answers.contains(action) && scene.offered(*action).is_some())
    });
    // No loud answer costs a shield, for shields never come back.
    let is_loud = |index: usize, action: Action| match scene.view.event {
        Some(Card::EnergyConversion) => action == Action::Skip,
        _ => index == 0,
    };
    html! {
        @if let Some(card) = scene.view.event {
            p class="lead" { strong { (card_name(scene.words, card)) } ". " (card_effect(scene.words, card, "")) }
        }
        div class="choices" {
            @for (index, action) in shown.enumerate() {
                @if let Some(target) = scene.target(action) {
                    (scene.button(&target, &format!("react-{index}"), if is_loud(index, action) { "primary" } else { "" }, Some(&(index + 1).to_string()), &html! {
                        (scene.label(action))
                    }))
                }
            }
        }
    }
}

fn flight(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Markup {
    let ship = &scene.view.ships[seat.index()];
    html! {
        @if let Some(flight) = ship.flight { (outcome(scene, flight, ship.shields)) }
        div class="choices" {
            (scene.action_button(Action::Fly, "act-fly", "primary", Some("1")))
            (scene.action_button(Action::Evacuate, "act-evacuate", "", Some("2")))
        }
        p class="help" {
            (scene.say("kos-evacuate-help", &[("on", super::on_body(scene.words, ship.last_body).into())]))
        }
    }
}

fn landing(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let legal: Vec<Action> = scene
        .choices
        .iter()
        .filter(|offered| offered.refusal.is_none())
        .map(|offered| offered.action)
        .collect();
    html! {
        div class="choices" {
            @for (index, action) in legal.iter().enumerate() {
                (scene.action_button(*action, &format!("act-{index}"), if index == 0 { "primary" } else { "" }, Some(&(index + 1).to_string())))
            }
        }
        @for action in &legal {
            @if let Action::Land(body) = action { (token_help(scene, *body)) }
        }
    }
}

/// What a landing would earn.
fn token_help(scene: &Scene<'_, Kosmonauts>, body: Body) -> Markup {
    let Some(seat) = scene.deciding() else { return html! {} };
    let name = body_name(scene.words, body);
    let is_first = scene.view.ships[seat.index()].tokens[body] == 0;
    let token = scene.view.bodies[body].top_token;
    html! {
        p class="help" {
            @match (token, is_first && body != Body::Earth) {
                (Some(token), true) => {
                    (scene.say("kos-land-token", &[("body", name.into()), ("points", token.into())]))
                }
                _ => (scene.say("kos-land-no-token", &[("body", name.into())])),
            }
        }
    }
}

/// Which course an order begins. Where the next flight ends at a body that is said already.
pub(super) fn begun_course(scene: &Scene<'_, Kosmonauts>, arrival: Arrival) -> Markup {
    let is_told = matches!(arrival, Arrival::Landing(_) | Arrival::Meeting(_));
    let course = if is_told { None } else { course_begun(scene) };
    html! { @if let Some(course) = course { " " (course) "." } }
}

/// How a flight ends, in a sentence.
pub(super) fn outcome(scene: &Scene<'_, Kosmonauts>, flight: Flight, shields: u8) -> Markup {
    let arrival = Arrival::of(scene.view, flight);
    let names = |bodies: kosmonauts::Bodies| {
        bodies.iter().map(|body| body_name(scene.words, body)).collect::<Vec<_>>().join(", ")
    };
    let (class, sentence) = match arrival {
        Arrival::Open => ("open", scene.get("kos-flight-open")),
        Arrival::Landing(bodies) => {
            ("landing", scene.say("kos-flight-landing", &[("bodies", names(bodies).into())]))
        }
        Arrival::Meeting(bodies) => {
            ("meeting", scene.say("kos-flight-meeting", &[("bodies", names(bodies).into())]))
        }
        Arrival::Danger if shields > 0 => {
            ("danger", scene.say("kos-flight-danger", &[("shields", shields.into())]))
        }
        Arrival::Danger => ("emergency", scene.get("kos-flight-no-shield")),
        Arrival::Out => ("emergency", scene.get("kos-flight-out")),
        Arrival::Sun => ("emergency", scene.get("kos-flight-sun")),
    };
    html! { p id="outcome" class={ "outcome " (class) } role="status" { span { (sentence) (begun_course(scene, arrival)) } } }
}

/// Where a ship is, in a few words.
pub(super) fn whereabouts(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> String {
    let ship = &scene.view.ships[seat.index()];
    match (ship.status, ship.hex, ship.flight) {
        (Status::Landed(_), None, _) => scene.get("kos-where-box"),
        (Status::Landed(body), Some(_), _) => {
            let on = super::on_body(scene.words, body);
            scene.say("kos-where-landed", &[("on", on.into())])
        }
        (Status::Flying(hex), _, Some(Flight::Safe(to) | Flight::Danger(to))) => {
            let course = course_phrase(scene.words, hex, to);
            scene.say("kos-where-flying", &[("course", course.into())])
        }
        (Status::Flying(_), _, Some(Flight::Emergency(Emergency::Sun))) => {
            scene.get("kos-where-sun")
        }
        (Status::Flying(_), _, _) => scene.get("kos-where-out"),
    }
}
