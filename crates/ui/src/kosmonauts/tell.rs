//! The log in sentences.

use kosmonauts::{Body, Emergency, Event, MissionDeck, Return};
use maud::{Markup, html};
use table::Seat;

use super::{body_name, card_name, from_body, fuel_phrase, on_body, order_phrase, ships};
use crate::{Arg, SeatNames, Words};

pub(super) fn tell(words: &Words, names: &SeatNames, event: &Event) -> Markup {
    let seat = actor(event);
    html! {
        @if let Some(seat) = seat { (ships::badge(seat)) " " }
        (sentence(words, names, event))
    }
}

fn sentence(words: &Words, names: &SeatNames, event: &Event) -> String {
    let name = |seat: &Seat| -> (&'static str, Arg<'static>) { ("name", names.of(*seat).into()) };
    let body_arg = |body: &Body| ("body", Arg::from(body_name(words, *body)));
    let on = |body: &Body| ("on", Arg::from(on_body(words, *body)));
    let card_arg = |card: &kosmonauts::Card| ("card", Arg::from(card_name(words, *card)));
    let fuel = |tank: &kosmonauts::Tank| {
        ("fuel", Arg::from(fuel_phrase(words, tank.normal.into(), tank.super_fuel.into())))
    };
    let deck_name = |deck: &MissionDeck| ("deck", Arg::from(words.get(deck_key(*deck))));
    match event {
        Event::PlacementStarter { seat } => words.say("kos-tell-starter", &[name(seat)]),
        Event::MarkerDealt { seat, body } => {
            words.say("kos-tell-marker", &[name(seat), body_arg(body)])
        }
        Event::BodyPlaced { body, field, seat: Some(seat) } => words
            .say("kos-tell-placed", &[name(seat), body_arg(body), ("field", (field + 1).into())]),
        Event::BodyPlaced { body, field, seat: None } => {
            words.say("kos-tell-scattered", &[body_arg(body), ("field", (field + 1).into())])
        }
        Event::InstructorDrawn { seat } => words.say("kos-tell-instructor", &[name(seat)]),
        Event::EventTurnedUp { card } => words.say("kos-tell-turned-up", &[card_arg(card)]),
        Event::DeckReshuffled => words.get("kos-tell-reshuffled"),
        Event::MissionDealt { seat, deck } => {
            words.say("kos-tell-mission-dealt", &[name(seat), deck_name(deck)])
        }
        Event::MissionReceived { deck, body } => {
            words.say("kos-tell-mission-received", &[deck_name(deck), body_arg(body)])
        }
        Event::MissionExchanged { seat } => words.say("kos-tell-mission-exchanged", &[name(seat)]),
        Event::MissionRejected { body } => {
            words.say("kos-tell-mission-rejected", &[body_arg(body)])
        }
        Event::RoundBegan { instructor, .. } => words.say("kos-tell-round", &[name(instructor)]),
        Event::EventChosen { seat, card } => {
            words.say("kos-tell-chosen", &[name(seat), card_arg(card)])
        }
        Event::Reacted { seat, action: kosmonauts::Action::Land(_), .. } => {
            words.say("kos-tell-pulled", &[name(seat)])
        }
        Event::Reacted { seat, action, .. } => {
            words.say(&format!("kos-tell-react-{}", action.verb()), &[name(seat)])
        }
        Event::FuelGained { seat, tank } => {
            words.say("kos-tell-fuel-gained", &[name(seat), fuel(tank)])
        }
        Event::FuelLost { seat, tank } => {
            words.say("kos-tell-fuel-lost", &[name(seat), fuel(tank)])
        }
        Event::ShieldPaid { seat, left } => {
            words.say("kos-tell-shield-paid", &[name(seat), ("left", (*left).into())])
        }
        Event::TookOff { seat, body } => {
            let from = ("from", Arg::from(from_body(words, *body)));
            words.say("kos-tell-took-off", &[name(seat), from])
        }
        Event::OrderSealed { seat } => words.say("kos-tell-sealed", &[name(seat)]),
        Event::OwnOrder { order } => {
            words.say("kos-tell-own-order", &[("order", order_phrase(words, *order).into())])
        }
        Event::OrderRevealed { seat, order } => words
            .say("kos-tell-revealed", &[name(seat), ("order", order_phrase(words, *order).into())]),
        Event::Flew { seat, from, to } => words.say(
            "kos-tell-flew",
            &[name(seat), ("from", from.to_string().into()), ("to", to.to_string().into())],
        ),
        Event::ShieldLost { seat, left, .. } => {
            words.say("kos-tell-shield-lost", &[name(seat), ("left", (*left).into())])
        }
        Event::Evacuated { seat, body, cause } => {
            let key = match cause {
                None => "kos-tell-evacuated",
                Some(Emergency::Danger) => "kos-tell-evacuated-danger",
                Some(Emergency::Out) => "kos-tell-evacuated-out",
                Some(Emergency::Sun) => "kos-tell-evacuated-sun",
            };
            words.say(key, &[name(seat), on(body)])
        }
        Event::Refueled { seat, tank } => words.say("kos-tell-refueled", &[name(seat), fuel(tank)]),
        Event::Landed { seat, body, token: Some(token) } => {
            words.say("kos-tell-landed-token", &[name(seat), on(body), ("points", (*token).into())])
        }
        Event::Landed { seat, body, token: None } => {
            words.say("kos-tell-landed", &[name(seat), on(body)])
        }
        Event::FlewOn { seat } => words.say("kos-tell-flew-on", &[name(seat)]),
        Event::BodiesMoved => words.get("kos-tell-moved"),
        Event::Returned { seat, phase } => {
            let key = match phase {
                Return::EventPhase => "kos-tell-returned-event",
                Return::FlightPhase => "kos-tell-returned-flight",
                Return::PlanetPhase => "kos-tell-returned-planets",
            };
            words.say(key, &[name(seat)])
        }
        Event::EarthToken { seat, value } => {
            words.say("kos-tell-earth-token", &[name(seat), ("points", (*value).into())])
        }
        Event::MissionsShown { seat, mission_1, alpha, beta } => {
            let body = |body: &Option<Body>| {
                body.map(|body| body_name(words, body)).unwrap_or_else(|| "–".to_owned())
            };
            words.say(
                "kos-tell-missions",
                &[
                    name(seat),
                    ("first", body(mission_1).into()),
                    ("alpha", body(alpha).into()),
                    ("beta", body(beta).into()),
                ],
            )
        }
        Event::RoundLimit { round } => words.say("kos-tell-limit", &[("round", (*round).into())]),
    }
}

fn deck_key(deck: MissionDeck) -> &'static str {
    match deck {
        MissionDeck::Mission1 => "kos-mission-1",
        MissionDeck::Alpha => "kos-mission-alpha",
        MissionDeck::Beta => "kos-mission-beta",
    }
}

/// The seat that a line is about.
fn actor(event: &Event) -> Option<Seat> {
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
        | Event::MissionsShown { seat, .. } => Some(*seat),
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

/// The ids of the pieces that a line concerns.
pub(super) fn pieces(event: &Event) -> Vec<String> {
    let body = match event {
        Event::MarkerDealt { body, .. }
        | Event::BodyPlaced { body, .. }
        | Event::MissionReceived { body, .. }
        | Event::MissionRejected { body }
        | Event::TookOff { body, .. }
        | Event::Evacuated { body, .. }
        | Event::Landed { body, .. } => Some(*body),
        Event::Returned { .. } | Event::EarthToken { .. } => Some(Body::Earth),
        _ => None,
    };
    let ship = actor(event).map(|seat| format!("piece-ship-{}", u8::from(seat)));
    ship.into_iter().chain(body.map(|body| format!("piece-{body}"))).collect()
}
