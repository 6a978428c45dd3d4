//! What every player has, and the viewer's own hand.

use antarctica::{Antarctica, PlayerView, ShipyardCard};
use maud::{Markup, html};
use table::{Seat, Turn};

use super::{building_name, buildings, built_by, card_effect, card_name, pieces};
use crate::{Scene, owner};

pub(super) fn seats(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        section id="seats" class="seats" aria-label=(scene.get("ant-text-players")) {
            h2 class="unseen" { (scene.get("ant-text-players")) }
            @for seat in scene.seats() { (seat_board(scene, seat)) }
        }
    }
}

fn seat_board(scene: &Scene<'_, Antarctica>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    let number = u8::from(seat);
    let is_own = scene.own_seat() == Some(seat);
    let decides = matches!(scene.turn, Turn::Decide(seats) if seats.contains(seat));
    html! {
        div id={ "seat-" (number) } data-owner=(number)
            class={ "card seat-board seat-" (number) @if decides { " decides" } @if is_own { " own" } } {
            div class="seat-head" {
                (owner::badge(seat))
                strong { (scene.names.of(seat)) }
                @if is_own { span class="you" { (scene.get("table-person-you")) } }
                @if scene.view.first_player == Some(seat) {
                    span class="pass-pill" { (scene.get("ant-first-player")) }
                }
                span class="points" { (points(scene, seat)) }
            }
            (stock(scene, seat, player))
            @if is_own { (own_hand(scene)) }
        }
    }
}

fn points(scene: &Scene<'_, Antarctica>, seat: Seat) -> String {
    scene.say("ant-points", &[("points", scene.standings.of(seat).total().into())])
}

/// Scientists, ships and cubes at hand, cards, points.
pub(super) fn pocket(scene: &Scene<'_, Antarctica>, seat: Seat) -> Vec<(Markup, String)> {
    let player = &scene.view.players[seat.index()];
    let cards = player.resource_cards.iter().sum::<u8>() + player.hand;
    vec![
        (pieces::scientist_icon(), format!("{}/{}", player.supply, player.reserve)),
        (pieces::ship_icon(seat), player.ships.to_string()),
        (pieces::cube_icon(seat), player.cubes.to_string()),
        (html! { span class="mini-card" {} }, cards.to_string()),
        (html! {}, points(scene, seat)),
    ]
}

/// Supply, reserve, available and discarded pieces, cards.
fn stock(scene: &Scene<'_, Antarctica>, seat: Seat, player: &PlayerView) -> Markup {
    let [basic, advanced] = *player.resource_cards;
    let hull = pieces::ship_icon(seat);
    let cube = pieces::cube_icon(seat);
    let amount = |key: &str, count: u8, icon: &Markup| {
        let sentence = scene.say(key, &[("count", count.into())]);
        html! { span class={ "amount" @if count == 0 { " zero" } } { (icon) span aria-hidden="true" { (count) } span class="tip" { (sentence) } } }
    };
    let card = |letter: &str| html! { span class="mini-card" aria-hidden="true" { (letter) } };
    html! {
        div class="stock" {
            span class="box" {
                (amount("ant-supply", player.supply, &pieces::scientist_icon()))
                span class="slash" aria-hidden="true" { "/" }
                (amount("ant-reserve", player.reserve, &html! {}))
            }
            span class="box" {
                span class="box-name" aria-hidden="true" { (scene.get("ant-available-short")) }
                (amount("ant-available-ships", player.ships, &hull))
                (amount("ant-available-cubes", player.cubes, &cube))
            }
            span class="box red" {
                span class="box-name" aria-hidden="true" { (scene.get("ant-discarded-short")) }
                (amount("ant-discarded-ships", player.discarded_ships, &hull))
                (amount("ant-discarded-cubes", player.discarded_cubes, &cube))
            }
            span class="box" {
                (amount("ant-has-basic", basic, &card("•")))
                (amount("ant-has-advanced", advanced, &card("••")))
                (amount("ant-text-hand", player.hand, &card("?")))
                (amount("ant-has-stars", u8::try_from(player.stars).unwrap_or(0), &html! { span class="star" aria-hidden="true" { "★" } }))
            }
        }
        @if !player.building_cards.is_empty() {
            div class="built-cards" {
                @for card in &player.building_cards {
                    @let building = built_by(scene, *card);
                    @let category = scene.view.options.content.get().categories[building.index()];
                    span class="amount" { (buildings::icon(building, category)) span class="tip" { (building_name(scene.words, building)) } }
                }
            }
        }
    }
}

/// The viewer's shipyard cards; while one may be played they stand with the decision.
fn own_hand(scene: &Scene<'_, Antarctica>) -> Markup {
    let Some(hand) = scene.view.own_hand.filter(|hand| !hand.is_empty()) else { return html! {} };
    html! {
        ul id="hand" class="hand" aria-label=(scene.get("ant-hand")) {
            @for card in hand.kinds() { (hand_card(scene, card, hand.count(card))) }
        }
    }
}

fn hand_card(scene: &Scene<'_, Antarctica>, card: ShipyardCard, count: u8) -> Markup {
    html! {
        li title=(card_effect(scene.words, card)) {
            strong { (card_name(scene.words, card)) @if count > 1 { " × " (count) } } " "
            span class="help" { (card_effect(scene.words, card)) }
        }
    }
}
