//! Expeditions: how far scouts have still to go, what they carry home, and what waits for those who go
//! on. Nothing is said of a place that nobody has explored.

use frostpunk::{Action, Card, Deck, Frame, Frostpunk, Nth, Route, RouteCard, View};
use maud::{Markup, html};

use super::card_text::{listed, parts};
use super::card_words::{Part, Reader};
use super::decision_words::top;
use super::{names, signs};
use crate::Scene;

/// The cards of a route and its base, with the way of its scout.
pub(super) fn route(scene: &Scene<'_, Frostpunk>, route: Route) -> Markup {
    let (words, reader) = (scene.words, reader(scene));
    let state = &scene.view.routes[route.index()];
    html! {
        b { (names::route(words, route)) } " "
        @if let Some(scout) = state.scout {
            (signs::pawn(scout.pawn, "")) span { (way(scene, route)) }
        }
        @for card in &state.cards {
            details { summary { (signs::sign("expedition")) (names::card(words, Card::Expedition(card.card))) } (parts(words, &known(scene, *card))) }
        }
        @if let Some(base) = state.base {
            details {
                summary { (signs::sign("tent")) (names::name(words, "base", base.name())) @if state.is_established { " ✓" } }
                (listed(words, &reader.field_base(base)))
            }
        }
        (carried(scene, route))
    }
}

/// What is known of a card on a route.
pub(super) fn known(scene: &Scene<'_, Frostpunk>, card: RouteCard) -> Vec<Part> {
    if card.is_black {
        reader(scene).card(Card::Expedition(card.card))
    } else {
        reader(scene).front(card.card)
    }
}

/// How far the scout of a route is from the place at its end.
fn way(scene: &Scene<'_, Frostpunk>, route: Route) -> String {
    match scene.view.table.spaces_left(route) {
        None => String::new(),
        Some(0) => scene.get("fro-trip-there"),
        Some(left) => {
            let days = days(&scene.view.table, left);
            let left = scene.say("fro-trip-left", &[("count", left.into())]);
            format!("{left}, {}", scene.say("fro-trip-days", &[("days", days.into())]))
        }
    }
}

/// How far any weather takes scouts in a day.
pub(super) fn pace(scene: &Scene<'_, Frostpunk>) -> String {
    let paces = scene.view.table.scout_paces();
    let (least, most) = (paces.iter().min(), paces.iter().max());
    let number = |pace: Option<&u8>| pace.copied().unwrap_or(0).into();
    scene.say("fro-trip-pace", &[("least", number(least)), ("most", number(most))])
}

/// After how many days so many spaces are behind a scout, if the weather is as it is on average.
fn days(table: &Frostpunk, spaces: u8) -> u8 {
    let paces = table.scout_paces();
    let sum: usize = paces.iter().copied().map(usize::from).sum();
    (usize::from(spaces) * paces.len()).div_ceil(sum.max(1)) as u8
}

/// What the scout of a route carries and brings when it is home.
pub(super) fn carried(scene: &Scene<'_, Frostpunk>, route: Route) -> Markup {
    let (words, reader) = (scene.words, reader(scene));
    let load = |card: Card, way: Nth| reader.options(card).into_iter().nth(way.index());
    let cards = scene.view.routes[route.index()].cards.iter();
    let loads: Vec<_> =
        cards.filter_map(|card| load(Card::Expedition(card.card), card.way?)).collect();
    html! {
        @if !loads.is_empty() {
            p class="frost-carried" { i { (scene.get("fro-trip-carried")) } " " @for load in &loads { (listed(words, &load.lines)) } }
        }
    }
}

/// What an answer of scouts at a place leads to: the next place if they go on, and what that risks.
pub(super) fn ahead(scene: &Scene<'_, Frostpunk>, view: &View, action: Action) -> Markup {
    let deck = match (view.questions.last(), action) {
        (Some(Frame::Goal { route, .. }), Action::Pass) => {
            top(view, route.index()).and_then(|top| top.card.deck().next())
        }
        (Some(Frame::Explored { route }), Action::Option(number)) => {
            let ways = top(view, route.index())
                .map(|top| &reader(scene).content.expedition(top.card).options);
            ways.and_then(|ways| ways.get(number.index()))
                .filter(|way| !way.returns)
                .map(|way| way.next)
        }
        (Some(Frame::Goal { .. }), Action::Explore) => {
            return html! { span class="frost-line frost-sure-unknown" { (scene.get("fro-trip-unread")) } };
        }
        _ => None,
    };
    html! { @if let Some(deck) = deck { (next_place(scene, view, deck)) } }
}

/// The open top of a deck: how far it is, and that nothing comes home before.
fn next_place(scene: &Scene<'_, Frostpunk>, view: &View, deck: Deck) -> Markup {
    html! {
        @if let Some(card) = view.tops[deck] {
            @let path = reader(scene).content.expedition(card).path;
            span class="frost-line frost-sure-certain" {
                (scene.say("fro-trip-next", &[
                    ("card", names::card(scene.words, Card::Expedition(card)).into()),
                    ("count", path.into()),
                    ("days", days(&view.table, path.saturating_sub(1)).into()),
                ]))
            }
        } @else {
            span class="frost-line frost-sure-unknown" { (scene.get("fro-trip-drawn")) }
        }
        span class="frost-line frost-sure-certain" { (scene.get("fro-trip-risk")) }
    }
}

fn reader<'a>(scene: &'a Scene<'_, Frostpunk>) -> Reader<'a> {
    Reader { words: scene.words, content: scene.view.table.content() }
}
