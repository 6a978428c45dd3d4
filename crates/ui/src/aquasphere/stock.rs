//! What lies in the piles of every sector, and what the signs mean.

use aquasphere::{AquaSphere, Program, Sector};
use maud::{Markup, html};

use super::faces::chip;
use super::signs::{Sign, sign};
use super::{card_text, program_name, tile_text};
use crate::Scene;

/// The cards and lab expansions of every sector, the top one first.
pub(super) fn stock(scene: &Scene<'_, AquaSphere>) -> Markup {
    let table = &scene.view.table;
    html! {
        dl class="stock-list" {
            @for sector in Sector::ALL {
                @let state = &table.sectors[sector];
                @let cards: Vec<_> = state.cards.iter().collect();
                @let tiles: Vec<_> = state.tiles.iter().collect();
                div {
                    dt { (sector) }
                    @for tile in tiles.into_iter().rev() { dd { (chip(Program::Lab)) " " (tile_text(scene, tile)) } }
                    @for card in cards.into_iter().rev() { dd { (chip(Program::Research)) " " (card_text(scene.words, table.content().cards[card])) } }
                }
            }
        }
    }
}

/// The signs with their names.
pub(super) fn legend(scene: &Scene<'_, AquaSphere>) -> Markup {
    let signs = [
        (Sign::Bulb, "aqu-kp"),
        (Sign::Control, "aqu-control"),
        (Sign::RedLine, "aqu-red-line"),
        (Sign::Engineer, "aqu-menu-engineer"),
        (Sign::Enter, "aqu-sign-enter"),
        (Sign::Caught, "aqu-sign-caught"),
        (Sign::Scoring, "aqu-sign-scoring"),
        (Sign::Once, "aqu-sign-once"),
        (Sign::Always, "aqu-sign-always"),
        (Sign::Overflow, "aqu-sign-overflow"),
        (Sign::Return, "aqu-sign-return"),
    ];
    html! {
        ul class="legend" {
            @for program in Program::ALL { li { (chip(program)) " " (program_name(scene.words, program)) } }
            @for (kind, key) in signs { li { (sign(kind)) " " (scene.get(key)) } }
        }
    }
}
