//! The table as text, for screen readers and for whoever prefers it.

use antarctica::{Antarctica, Building, ZoneView};
use maud::{Markup, html};
use table::{BySeat, Seat};

use super::{
    building_name, built_by, cards_phrase, effect_name, pile_name, track_number, zone_number,
};
use crate::Scene;

pub(super) fn text_view(scene: &Scene<'_, Antarctica>) -> Markup {
    let view = scene.view;
    let [basic, advanced] = *view.resource_pile;
    html! {
        h3 { (scene.get("ant-text-zones")) }
        (zones(scene))
        h3 { (scene.get("ant-tracks")) }
        (tracks(scene))
        h3 { (scene.get("ant-text-piles")) }
        ul {
            @for pile in &view.piles {
                li {
                    (pile_name(scene.words, pile.pile)) ": "
                    @if let Some(top) = pile.top { (card_text(scene, top)) }
                    @else { (scene.get("ant-none")) }
                }
            }
            li { (scene.say("ant-shipyard-pile", &[("count", view.shipyard_pile.into())])) }
            li { (scene.say("ant-basic-pile", &[("count", basic.into())])) }
            li { (scene.say("ant-advanced-pile", &[("count", advanced.into())])) }
        }
        h3 { (scene.get("ant-text-players")) }
        @for seat in scene.seats() { (player_text(scene, seat)) }
    }
}

/// Every zone with all that lies in it.
fn zones(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (scene.get("ant-text-zones")) }
                    th scope="col" { (scene.get("ant-text-ships")) }
                    th scope="col" { (scene.get("ant-text-buildings")) }
                    th scope="col" { (scene.get("ant-text-scientists")) }
                    th scope="col" { (scene.get("ant-text-icebreakers")) }
                }
            }
            tbody {
                @for zone in &scene.view.zones { (zone_row(scene, zone)) }
            }
        }
    }
}

fn zone_row(scene: &Scene<'_, Antarctica>, zone: &ZoneView) -> Markup {
    let ships: Vec<String> = zone.ships.iter().map(|ship| scene.names.of(ship.owner)).collect();
    html! {
        tr {
            th scope="row" {
                (scene.say("ant-zone", &[("zone", zone_number(zone.zone).into())]))
                @if !zone.is_open { ", " (scene.get("ant-zone-closed")) }
                @if zone.zone == scene.view.sun { ", " (scene.get("ant-text-sun")) }
            }
            td { (or_none(scene, &ships)) }
            td { (building_names(scene, &zone.buildings)) }
            td { (by_seat(scene, zone.scientists)) }
            td { (by_seat(scene, zone.icebreakers)) }
        }
    }
}

fn tracks(scene: &Scene<'_, Antarctica>) -> Markup {
    let content = scene.view.options.content.get();
    let open = scene.view.tracks.iter().filter(|track| track.is_open);
    html! {
        ul {
            @for track in open {
                @let info = &content.tracks[track.track.index()];
                li {
                    (scene.say("ant-track", &[("track", track_number(track.track).into())])) ": "
                    (building_names(scene, &info.icons.iter().collect::<Vec<_>>())) "; "
                    (by_seat(scene, track.cubes))
                    @for space in 1..=info.len() {
                        @if let Some(effect) = info.symbol(space) {
                            @if !track.used.contains(&space) {
                                "; " (scene.say("ant-text-space", &[("space", space.into())])) ": "
                                (effect_name(scene.words, effect))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn card_text(scene: &Scene<'_, Antarctica>, card: antarctica::CardId) -> String {
    let info = scene.view.options.content.get().card(card);
    let requires = building_names(scene, &info.requires.iter().collect::<Vec<_>>());
    let requires = scene.say("ant-text-requires", &[("buildings", requires.into())]);
    format!("{}, {requires}", building_name(scene.words, info.builds))
}

fn player_text(scene: &Scene<'_, Antarctica>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    let [basic, advanced] = *player.resource_cards;
    let built: Vec<Building> =
        player.building_cards.iter().map(|card| built_by(scene, *card)).collect();
    html! {
        h4 { (scene.names.of(seat)) }
        ul {
            li { (scene.say("ant-text-supply", &[("supply", player.supply.into()), ("reserve", player.reserve.into())])) }
            li { (scene.say("ant-text-available", &[("ships", player.ships.into()), ("cubes", player.cubes.into())])) }
            li { (scene.say("ant-text-discarded", &[("ships", player.discarded_ships.into()), ("cubes", player.discarded_cubes.into())])) }
            li { (scene.say("ant-text-resources", &[("basic", basic.into()), ("advanced", advanced.into())])) }
            li { (scene.say("ant-text-hand", &[("count", player.hand.into())])) }
            li { (scene.say("ant-text-built", &[("cards", building_names(scene, &built).into())])) }
            @if let (Some(own), Some(hand)) = (scene.own_seat(), scene.view.own_hand) {
                @if own == seat {
                    li { (scene.say("ant-text-own-hand", &[("cards", cards_phrase(scene.words, hand).into())])) }
                }
            }
        }
    }
}

fn building_names(scene: &Scene<'_, Antarctica>, buildings: &[Building]) -> String {
    let names: Vec<String> =
        buildings.iter().map(|building| building_name(scene.words, *building)).collect();
    or_none(scene, &names)
}

/// Counts with the names of their owners: "Ada 2, Bruno 1".
fn by_seat(scene: &Scene<'_, Antarctica>, counts: BySeat<u8>) -> String {
    let part = |seat: Seat| {
        let count = counts[seat];
        (count > 0).then(|| format!("{} {count}", scene.names.of(seat)))
    };
    or_none(scene, &scene.seats().filter_map(part).collect::<Vec<_>>())
}

fn or_none(scene: &Scene<'_, Antarctica>, parts: &[String]) -> String {
    if parts.is_empty() { scene.get("ant-none") } else { parts.join(", ") }
}
