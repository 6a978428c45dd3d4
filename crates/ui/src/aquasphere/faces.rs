//! The faces of what can be taken: discs with pieces, lab expansions, research cards.

use aquasphere::{AquaSphere, Capacity, Card, Effect, Program, Reward, Sector, Tile};
use maud::{Markup, html};

use super::board::{pod_class, taken};
use super::plan::Plan;
use super::signs::{Sign, drawn, hidden_sign, sign};
use super::{card_text, program_class, tile_text};
use crate::Scene;
use crate::drawing::shown;

/// What lies in an area, around the origin. With a plan for this area: what it takes is faded.
pub(super) fn area(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    sector: Sector,
    area: Program,
) -> Markup {
    let table = &scene.view.table;
    let state = &table.sectors[sector];
    match area {
        Program::Time => time(state.time, taken(plan)),
        Program::Crystal => heap(area, 6.0, "art-crystals", state.crystals, taken(plan)),
        Program::Octopod => heap(area, 5.4, "art-octopods", state.octopods, taken(plan)),
        Program::Program => html! {
            circle class=(pod_class(area, false)) r="5.4" {}
            (drawn(table.content().white[sector], 0.0, 0.0, 6.2, "on-program"))
        },
        Program::Lab => pile(
            state.tiles.len(),
            taken(plan) > 0,
            &html! {
                @if let Some(top) = state.tiles.top() { (tile(scene, top)) }
            },
        ),
        Program::Research => pile(
            state.cards.len(),
            taken(plan) > 0,
            &html! {
                @if let Some(top) = state.cards.top() { (top_card(scene, top)) }
            },
        ),
        Program::Submarine => html! {},
    }
}

/// Time markers as a number.
fn time(count: u8, taken: u8) -> Markup {
    let is_empty = count == 0;
    let class = if is_empty { "pale" } else { "on-time" };
    html! {
        circle class={ (pod_class(Program::Time, is_empty)) @if taken > 0 { " taken" } } r="6" {}
        (drawn(Sign::Time, -2.1, 0.0, 5.4, class))
        text class={ "pod-n " (class) } x="2.5" y="1.9" { (count) }
    }
}

/// Where up to three pieces of a heap lie.
const PIECES: [&[(f64, f64)]; MOST_PIECES + 1] =
    [&[], &[(0.0, 0.0)], &[(-2.5, 0.0), (2.5, 0.0)], &[(0.0, -2.2), (-2.5, 2.0), (2.5, 2.0)]];
pub(super) const MOST_PIECES: usize = 3;

/// So many pieces of a heap, of which the first are about to be taken.
fn pieces_of(sign: Sign, count: usize, taken: usize) -> Markup {
    let size = if count == 1 { 6.4 } else { 4.5 };
    html! {
        @for (index, (x, y)) in PIECES[count].iter().enumerate() {
            (drawn(sign, *x, *y, size, if index < taken { "taken" } else { "" }))
        }
    }
}

/// So many pieces of a heap.
pub(super) fn pieces(sign: Sign, count: usize) -> Markup {
    pieces_of(sign, count, 0)
}

/// Pieces as such up to three, then as a number.
fn heap(area: Program, radius: f64, symbol: &str, count: u8, taken: u8) -> Markup {
    let on = format!("on-{area}");
    let (pieces, taken) = (usize::from(count), usize::from(taken));
    html! {
        circle class=(pod_class(area, count == 0)) r=(radius) {}
        @match pieces {
            0 => (drawn(area, 0.0, 0.0, 6.0, "pale")),
            1..=MOST_PIECES if taken == 0 => (shown(&format!("{symbol}-{count}"), &on)),
            1..=MOST_PIECES => { g class=(on) { (pieces_of(area.into(), pieces, taken)) } }
            _ => {
                (drawn(area, -2.0, 0.0, 5.0, &on))
                text class={ "pod-n " (on) } x="2.6" y="1.9" { (count) }
            }
        }
    }
}

/// So many cards below the top of a pile show their edges.
pub(super) const MOST_EDGES: usize = 3;

/// The edges of so many cards below the top of a pile.
pub(super) fn edges(count: usize) -> Markup {
    html! {
        @for below in (1..=count).rev() {
            use href="#art-card" transform=(format!("translate({0:.1},-{0:.1})", 0.9 * below as f64)) {}
        }
    }
}

/// A pile: its top, edges of what is below, or an empty place.
fn pile(depth: usize, is_taken: bool, top: &Markup) -> Markup {
    html! {
        @match depth {
            0 => (shown("art-card", "pod empty")),
            1 => {}
            _ => (shown(&format!("art-pile-{}", depth.min(MOST_EDGES + 1) - 1), "under")),
        }
        g class=[is_taken.then_some("taken")] { (top) }
    }
}

/// What a capacity counts, each kind with its sign.
pub(super) fn capacities(room: Capacity) -> impl Iterator<Item = (Sign, u8)> {
    let kinds = [
        (Sign::Time, room.time),
        (Sign::Crystal, room.crystals),
        (Sign::Octopod, room.octopods),
        (Sign::Research, room.cards),
    ];
    kinds.into_iter().filter(|(_, count)| *count > 0)
}

/// A lab expansion with letters and what it adds.
fn tile(scene: &Scene<'_, AquaSphere>, tile: Tile) -> Markup {
    let info = scene.view.table.content().tiles[tile];
    let letters: Vec<String> = info.letters.iter().map(|letter| letter.to_string()).collect();
    let adds: Vec<(Sign, u8)> = capacities(info.adds).collect();
    html! {
        g class="tile-face" {
            (shown("art-tile", "face"))
            @match (letters.as_slice(), adds.as_slice()) {
                ([], adds) => {
                    @for (index, (kind, count)) in adds.iter().enumerate() {
                        @let x = (index as f64 - (adds.len() as f64 - 1.0) / 2.0) * 3.9;
                        (drawn(*kind, x, -1.6, 3.7, "face-ink"))
                        text class="tile-n" x=(format!("{x:.1}")) y="3.6" { @if adds.len() < 3 { "+" } (count) }
                    }
                }
                (letters, []) => { text class="tile-l" y="1.8" { (letters.join(" ")) } }
                (letters, adds) => {
                    text class="tile-l" x="-2.7" y="1.8" { (letters.join("")) }
                    @if let Some((kind, count)) = adds.first() {
                        (drawn(*kind, 2.8, -1.5, 4.2, "face-ink"))
                        text class="tile-n" x="2.8" y="3.6" { "+" (count) }
                    }
                }
            }
            title { (tile_text(scene, tile)) }
        }
    }
}

/// What a card shows: when it works, for which program, what it gives, and how much of it.
struct CardFace {
    trigger: Sign,
    room: Option<Program>,
    gives: Sign,
    number: String,
}

impl CardFace {
    fn of(effect: Effect) -> Self {
        let face = |trigger, room, gives, number: &str| Self {
            trigger,
            room,
            gives,
            number: number.to_owned(),
        };
        let reward = |reward: Reward| match reward {
            Reward::Time(count) => (Sign::Time, format!("+{count}")),
            Reward::Crystals(count) => (Sign::Crystal, format!("+{count}")),
            Reward::Points(count) => (Sign::Bulb, format!("+{count}")),
        };
        match effect {
            Effect::Engineer(program, gain) => {
                let (gives, number) = reward(gain);
                Self { trigger: Sign::Enter, room: Some(program), gives, number }
            }
            Effect::Octopus(gain) => {
                let (gives, number) = reward(gain);
                Self { trigger: Sign::Caught, room: None, gives, number }
            }
            Effect::Opposite => face(Sign::Always, None, Sign::Jump, "1"),
            Effect::Overload => face(Sign::Overflow, None, Sign::Bulb, "+"),
            Effect::Lock => face(Sign::Always, None, Sign::OpenLock, "0"),
            Effect::Submarine => face(Sign::Always, None, Sign::Submarine, "½"),
            Effect::Sidestep => face(Sign::Engineer, None, Sign::Sidestep, "1×"),
            Effect::Scoring(program) => face(Sign::Scoring, None, program.into(), ""),
            Effect::Immediate(program) => face(Sign::Once, None, program.into(), "+2"),
        }
    }
}

/// A research card on top of its pile.
fn top_card(scene: &Scene<'_, AquaSphere>, card: Card) -> Markup {
    let effect = scene.view.table.content().cards[card];
    html! {
        (shown(&format!("art-{card}"), ""))
        text class="card-n" x="3.4" y="3.8" { (CardFace::of(effect).number) }
        title { (card_text(scene.words, effect)) }
    }
}

/// The face of a research card without its number: trigger, then reward.
pub(super) fn card(effect: Effect) -> Markup {
    let face = CardFace::of(effect);
    html! {
        g class="card-face" {
            (shown("art-card", "face"))
            (drawn(face.trigger, -2.9, if face.room.is_some() { 1.2 } else { 0.0 }, 4.8, "face-ink"))
            @if let Some(room) = face.room { g transform="translate(-4,-3.1)" { (dot(room)) } }
            path class="ink-line" d="M.1,-1.2L1.1,0L.1,1.2" {}
            (drawn(face.gives, 3.4, if face.number.is_empty() { 0.0 } else { -1.5 }, 4.2, "face-ink"))
        }
    }
}

/// A program as a small disc, around the origin.
pub(super) fn dot(program: Program) -> Markup {
    html! {
        circle class={ "dot-chip " (program_class(program)) } r="2.1" {}
        (drawn(program, 0.0, 0.0, 2.9, &format!("on-{program}")))
    }
}

/// A card of a player as a row: trigger, arrow, reward.
pub(super) fn card_row(scene: &Scene<'_, AquaSphere>, card: Card) -> Markup {
    let effect = scene.view.table.content().cards[card];
    let face = CardFace::of(effect);
    html! {
        (sign(face.trigger))
        @if let Some(room) = face.room { (chip(room)) }
        span class="card-arrow" aria-hidden="true" { "›" }
        @if !face.number.is_empty() { span aria-hidden="true" { (face.number) } }
        (sign(face.gives))
        span class="tip" { (card_text(scene.words, effect)) }
    }
}

/// A program as a small colored square with its sign.
pub(super) fn chip(program: Program) -> Markup {
    html! { span class={ "program-chip " (program_class(program)) } aria-hidden="true" { (hidden_sign(program)) } }
}
