//! The log in sentences.

use antarctica::{EndReason, Event, Zone};
use maud::{Markup, html};
use table::Seat;

use super::{
    building_name, card_name, cards_phrase, effect_name, resource_name, track_number, zone_number,
};
use crate::{Arg, SeatNames, Words, owner};

pub(super) fn tell(words: &Words, names: &SeatNames, event: Event) -> Markup {
    html! {
        @if let Some(seat) = actor(event) { (owner::badge(seat)) " " }
        (words.say(key(event), &values(words, names, event)))
    }
}

/// The key of an event's sentence.
fn key(event: Event) -> &'static str {
    match event {
        Event::StartingBuilding { .. } => "ant-tell-start",
        Event::FirstPlayer { .. } => "ant-tell-first-player",
        Event::CardRevealed { .. } => "ant-tell-revealed",
        Event::ShipPlaced { .. } => "ant-tell-ship-placed",
        Event::CubePlaced { .. } => "ant-tell-cube-placed",
        Event::SunMoved { .. } => "ant-tell-sun",
        Event::TurnBegan { .. } => "ant-tell-turn",
        Event::ShipMoved { .. } => "ant-tell-moved",
        Event::Built { .. } => "ant-tell-built",
        Event::ResourcePlayed { .. } => "ant-tell-resource-played",
        Event::ScientistsPlaced { .. } => "ant-tell-scientists-placed",
        Event::StepsLost { .. } => "ant-tell-steps-lost",
        Event::Advanced { .. } => "ant-tell-advanced",
        Event::SymbolTriggered { .. } => "ant-tell-symbol",
        Event::ShipLaunched { .. } => "ant-tell-launched",
        Event::ShipyardClosed { .. } => "ant-tell-shipyard-closed",
        Event::PileSeen { .. } => "ant-tell-pile-seen",
        Event::DraftBegan { .. } => "ant-tell-draft",
        Event::PacketSeen { .. } => "ant-tell-packet-seen",
        Event::CardTaken { .. } => "ant-tell-card-taken",
        Event::OwnCard { .. } => "ant-tell-own-card",
        Event::Recruited { .. } => "ant-tell-recruited",
        Event::ScientistsGained { .. } => "ant-tell-scientists-gained",
        Event::ResourceGained { .. } => "ant-tell-resource-gained",
        Event::CardPlayed { .. } => "ant-tell-card-played",
        Event::IcebreakerLaid { .. } => "ant-tell-icebreaker-laid",
        Event::IcebreakerUsed { .. } => "ant-tell-icebreaker-used",
        Event::IcebreakerKept { .. } => "ant-tell-icebreaker-kept",
        Event::CubeDiscarded { .. } => "ant-tell-cube-discarded",
        Event::ShipDiscarded { zone: Some(_), .. } => "ant-tell-ship-discarded-from",
        Event::ShipDiscarded { zone: None, .. } => "ant-tell-ship-discarded",
        Event::Declined { .. } => "ant-tell-declined",
        Event::TurnEnded { .. } => "ant-tell-turn-ended",
        Event::GameEnded { reason: EndReason::LastScientist } => "ant-tell-end-scientist",
        Event::GameEnded { reason: EndReason::LastCard } => "ant-tell-end-card",
        Event::GameEnded { reason: EndReason::NoShip } => "ant-tell-end-ship",
        Event::GameEnded { reason: EndReason::Standstill } => "ant-tell-end-standstill",
        Event::GameEnded { reason: EndReason::TurnLimit } => "ant-tell-end-limit",
    }
}

/// Everything that the sentence of an event may name.
fn values(words: &Words, names: &SeatNames, event: Event) -> Vec<(&'static str, Arg<'static>)> {
    let mut values = Vec::new();
    if let Some(seat) = actor(event) {
        values.push(("name", names.of(seat).into()));
    }
    if let Some(zone) = place(event) {
        values.push(("zone", zone_number(zone).into()));
    }
    match event {
        Event::StartingBuilding { building, .. } | Event::Built { building, .. } => {
            values.push(("building", building_name(words, building).into()));
        }
        Event::ResourcePlayed { resource, building, .. } => {
            values.push(("resource", resource_name(words, resource).into()));
            values.push(("building", building_name(words, building).into()));
        }
        Event::ResourceGained { resource, .. } => {
            values.push(("resource", resource_name(words, resource).into()));
        }
        Event::CardRevealed { card } => values.push(("card", card.to_string().into())),
        Event::CubePlaced { track, .. } => values.push(("track", track_number(track).into())),
        Event::ShipMoved { from, .. } => values.push(("from", zone_number(from).into())),
        Event::ScientistsPlaced { count, .. } | Event::ScientistsGained { count, .. } => {
            values.push(("count", count.into()));
        }
        Event::ShipyardClosed { cards } => values.push(("count", cards.into())),
        Event::StepsLost { steps, .. } => values.push(("count", steps.into())),
        Event::Advanced { track, from, to, .. } => {
            values.push(("track", track_number(track).into()));
            values.push(("from", from.into()));
            values.push(("to", to.into()));
        }
        Event::SymbolTriggered { track, effect, .. } => {
            values.push(("track", track_number(track).into()));
            values.push(("effect", effect_name(words, effect).into()));
        }
        Event::Declined { effect, .. } => {
            values.push(("effect", effect_name(words, effect).into()));
        }
        Event::PileSeen { cards } | Event::PacketSeen { cards } => {
            values.push(("cards", cards_phrase(words, cards).into()));
        }
        Event::OwnCard { card } | Event::CardPlayed { card, .. } => {
            values.push(("card", card_name(words, card).into()));
        }
        _ => {}
    }
    values
}

/// The seat that a line is about.
fn actor(event: Event) -> Option<Seat> {
    match event {
        Event::FirstPlayer { seat }
        | Event::ShipPlaced { seat, .. }
        | Event::CubePlaced { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::ShipMoved { seat, .. }
        | Event::Built { seat, .. }
        | Event::ResourcePlayed { seat, .. }
        | Event::ScientistsPlaced { seat, .. }
        | Event::StepsLost { seat, .. }
        | Event::Advanced { seat, .. }
        | Event::SymbolTriggered { seat, .. }
        | Event::ShipLaunched { seat, .. }
        | Event::DraftBegan { seat }
        | Event::CardTaken { seat }
        | Event::Recruited { seat, .. }
        | Event::ScientistsGained { seat, .. }
        | Event::ResourceGained { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::IcebreakerLaid { seat, .. }
        | Event::IcebreakerUsed { seat, .. }
        | Event::IcebreakerKept { seat, .. }
        | Event::CubeDiscarded { seat }
        | Event::ShipDiscarded { seat, .. }
        | Event::Declined { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::StartingBuilding { .. }
        | Event::CardRevealed { .. }
        | Event::SunMoved { .. }
        | Event::ShipyardClosed { .. }
        | Event::PileSeen { .. }
        | Event::PacketSeen { .. }
        | Event::OwnCard { .. }
        | Event::GameEnded { .. } => None,
    }
}

/// The zone that a line is about.
fn place(event: Event) -> Option<Zone> {
    match event {
        Event::StartingBuilding { zone, .. }
        | Event::ShipPlaced { zone, .. }
        | Event::SunMoved { zone }
        | Event::TurnBegan { zone, .. }
        | Event::ShipMoved { to: zone, .. }
        | Event::Built { zone, .. }
        | Event::ScientistsPlaced { zone, .. }
        | Event::ShipLaunched { zone, .. }
        | Event::Recruited { zone, .. }
        | Event::IcebreakerLaid { zone, .. }
        | Event::IcebreakerUsed { zone, .. }
        | Event::IcebreakerKept { zone, .. }
        | Event::ShipDiscarded { zone: Some(zone), .. } => Some(zone),
        _ => None,
    }
}

/// The ids of the pieces that a line concerns.
pub(super) fn pieces(event: Event) -> Vec<String> {
    let track = match event {
        Event::CubePlaced { track, .. }
        | Event::Advanced { track, .. }
        | Event::SymbolTriggered { track, .. } => Some(format!("track-{track}")),
        _ => None,
    };
    place(event).map(|zone| format!("zone-{zone}")).into_iter().chain(track).collect()
}
