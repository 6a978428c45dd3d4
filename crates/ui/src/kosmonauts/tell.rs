//! The log in sentences.

use kosmonauts::{Action, Body, Emergency, Event, MissionDeck, Return};
use maud::{Markup, html};
use table::Seat;

use super::{body_name, card_name, from_body, fuel_phrase, on_body, order_phrase};
use crate::{Arg, SeatNames, Words, owner};

pub(super) fn tell(words: &Words, names: &SeatNames, event: Event) -> Markup {
    let sentence = match event {
        Event::Reacted { action: Action::Land(_), .. } => "kos-tell-pulled".to_owned(),
        Event::Reacted { action, .. } => format!("kos-tell-react-{}", action.verb()),
        _ => key(event).to_owned(),
    };
    html! {
        @if let Some(seat) = actor(event) { (owner::badge(seat)) " " }
        (words.say(&sentence, &values(words, names, event)))
    }
}

/// The key of an event's sentence.
fn key(event: Event) -> &'static str {
    match event {
        Event::PlacementStarter { .. } => "kos-tell-starter",
        Event::MarkerDealt { .. } => "kos-tell-marker",
        Event::BodyPlaced { seat: Some(_), .. } => "kos-tell-placed",
        Event::BodyPlaced { seat: None, .. } => "kos-tell-scattered",
        Event::InstructorDrawn { .. } => "kos-tell-instructor",
        Event::EventTurnedUp { .. } => "kos-tell-turned-up",
        Event::DeckReshuffled => "kos-tell-reshuffled",
        Event::MissionDealt { .. } => "kos-tell-mission-dealt",
        Event::MissionReceived { .. } => "kos-tell-mission-received",
        Event::MissionExchanged { .. } => "kos-tell-mission-exchanged",
        Event::MissionRejected { .. } => "kos-tell-mission-rejected",
        Event::RoundBegan { .. } => "kos-tell-round",
        Event::EventChosen { .. } => "kos-tell-chosen",
        Event::Reacted { .. } => "kos-tell-react-accept",
        Event::FuelGained { .. } => "kos-tell-fuel-gained",
        Event::FuelLost { .. } => "kos-tell-fuel-lost",
        Event::ShieldPaid { .. } => "kos-tell-shield-paid",
        Event::TookOff { .. } => "kos-tell-took-off",
        Event::OrderSealed { .. } => "kos-tell-sealed",
        Event::OwnOrder { .. } => "kos-tell-own-order",
        Event::OrderRevealed { .. } => "kos-tell-revealed",
        Event::Flew { .. } => "kos-tell-flew",
        Event::ShieldLost { .. } => "kos-tell-shield-lost",
        Event::Evacuated { cause: None, .. } => "kos-tell-evacuated",
        Event::Evacuated { cause: Some(Emergency::Danger), .. } => "kos-tell-evacuated-danger",
        Event::Evacuated { cause: Some(Emergency::Out), .. } => "kos-tell-evacuated-out",
        Event::Evacuated { cause: Some(Emergency::Sun), .. } => "kos-tell-evacuated-sun",
        Event::Refueled { .. } => "kos-tell-refueled",
        Event::Landed { token: Some(_), .. } => "kos-tell-landed-token",
        Event::Landed { token: None, .. } => "kos-tell-landed",
        Event::FlewOn { .. } => "kos-tell-flew-on",
        Event::BodiesMoved => "kos-tell-moved",
        Event::Returned { phase: Return::EventPhase, .. } => "kos-tell-returned-event",
        Event::Returned { phase: Return::FlightPhase, .. } => "kos-tell-returned-flight",
        Event::Returned { phase: Return::PlanetPhase, .. } => "kos-tell-returned-planets",
        Event::EarthToken { .. } => "kos-tell-earth-token",
        Event::MissionsShown { .. } => "kos-tell-missions",
        Event::RoundLimit { .. } => "kos-tell-limit",
    }
}

/// Everything that the sentence of an event may name.
fn values(words: &Words, names: &SeatNames, event: Event) -> Vec<(&'static str, Arg<'static>)> {
    let mut values = Vec::new();
    if let Some(seat) = actor(event) {
        values.push(("name", names.of(seat).into()));
    }
    if let Some(body) = place(event) {
        values.push(("body", body_name(words, body).into()));
        values.push(("on", on_body(words, body).into()));
        values.push(("from", from_body(words, body).into()));
    }
    match event {
        Event::BodyPlaced { field, .. } => values.push(("field", (field + 1).into())),
        Event::EventTurnedUp { card } | Event::EventChosen { card, .. } => {
            values.push(("card", card_name(words, card).into()));
        }
        Event::MissionDealt { deck, .. } | Event::MissionReceived { deck, .. } => {
            values.push(("deck", words.get(deck_key(deck)).into()));
        }
        Event::FuelGained { tank, .. }
        | Event::FuelLost { tank, .. }
        | Event::Refueled { tank, .. } => {
            let fuel = fuel_phrase(words, tank.normal.into(), tank.super_fuel.into());
            values.push(("fuel", fuel.into()));
        }
        Event::ShieldPaid { left, .. } | Event::ShieldLost { left, .. } => {
            values.push(("left", left.into()));
        }
        Event::OwnOrder { order } | Event::OrderRevealed { order, .. } => {
            values.push(("order", order_phrase(words, order).into()));
        }
        Event::Flew { from, to, .. } => {
            values.push(("from", from.to_string().into()));
            values.push(("to", to.to_string().into()));
        }
        Event::Landed { token: Some(points), .. } | Event::EarthToken { value: points, .. } => {
            values.push(("points", points.into()));
        }
        Event::MissionsShown { mission_1, alpha, beta, .. } => {
            for (value, body) in [("first", mission_1), ("alpha", alpha), ("beta", beta)] {
                let name = body.map_or_else(|| "–".to_owned(), |body| body_name(words, body));
                values.push((value, name.into()));
            }
        }
        Event::RoundLimit { round } => values.push(("round", round.into())),
        _ => {}
    }
    values
}

fn deck_key(deck: MissionDeck) -> &'static str {
    match deck {
        MissionDeck::Mission1 => "kos-mission-1",
        MissionDeck::Alpha => "kos-mission-alpha",
        MissionDeck::Beta => "kos-mission-beta",
    }
}

/// The seat that a line is about.
fn actor(event: Event) -> Option<Seat> {
    match event {
        Event::PlacementStarter { seat }
        | Event::MarkerDealt { seat, .. }
        | Event::BodyPlaced { seat: Some(seat), .. }
        | Event::InstructorDrawn { seat }
        | Event::MissionDealt { seat, .. }
        | Event::MissionExchanged { seat }
        | Event::RoundBegan { instructor: seat, .. }
        | Event::EventChosen { seat, .. }
        | Event::Reacted { seat, .. }
        | Event::FuelGained { seat, .. }
        | Event::FuelLost { seat, .. }
        | Event::ShieldPaid { seat, .. }
        | Event::TookOff { seat, .. }
        | Event::OrderSealed { seat }
        | Event::OrderRevealed { seat, .. }
        | Event::Flew { seat, .. }
        | Event::ShieldLost { seat, .. }
        | Event::Evacuated { seat, .. }
        | Event::Refueled { seat, .. }
        | Event::Landed { seat, .. }
        | Event::FlewOn { seat }
        | Event::Returned { seat, .. }
        | Event::EarthToken { seat, .. }
        | Event::MissionsShown { seat, .. } => Some(seat),
        Event::BodyPlaced { seat: None, .. }
        | Event::EventTurnedUp { .. }
        | Event::DeckReshuffled
        | Event::MissionReceived { .. }
        | Event::MissionRejected { .. }
        | Event::OwnOrder { .. }
        | Event::BodiesMoved
        | Event::RoundLimit { .. } => None,
    }
}

/// The body that a line is about.
fn place(event: Event) -> Option<Body> {
    match event {
        Event::MarkerDealt { body, .. }
        | Event::BodyPlaced { body, .. }
        | Event::MissionReceived { body, .. }
        | Event::MissionRejected { body }
        | Event::TookOff { body, .. }
        | Event::Evacuated { body, .. }
        | Event::Landed { body, .. } => Some(body),
        Event::Returned { .. } | Event::EarthToken { .. } => Some(Body::Earth),
        _ => None,
    }
}

/// The ids of the pieces that a line concerns.
pub(super) fn pieces(event: Event) -> Vec<String> {
    let ship = actor(event).map(|seat| format!("piece-ship-{}", u8::from(seat)));
    ship.into_iter().chain(place(event).map(|body| format!("piece-{body}"))).collect()
}
