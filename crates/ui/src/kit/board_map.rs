//! The way back from a zoomed board: a small map of the whole, with the part in view.

use maud::{Markup, html};

use crate::Words;
use crate::drawing::{Point, shown};

/// A part of a board that matters now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Focus {
    pub(crate) middle: Point,
    /// From the middle to the edges.
    pub(crate) reach: f64,
}

impl Focus {
    /// The value of a `viewBox`, which the script sets on a phone.
    pub(crate) fn view_box(self) -> String {
        let Self { middle, reach } = self;
        format!(
            "{:.0} {:.0} {:.0} {:.0}",
            middle.x - reach,
            middle.y - reach,
            2.0 * reach,
            2.0 * reach
        )
    }
}

/// The map over a board whose ground is drawn by these symbols. A tap shows the whole board, another
/// one the part again. Whoever has looked closer at some other part finds the way back in its place.
pub(crate) fn board_map(words: &Words, rim: f64, ground: &[&str], focus: Option<Focus>) -> Markup {
    html! {
        button type="button" id="look-back" class="look-back" data-toggle="closer" { (words.get("table-whole-board")) }
        @if let Some(focus) = focus { (small_map(words, rim, ground, focus)) }
    }
}

fn small_map(words: &Words, rim: f64, ground: &[&str], Focus { middle, reach }: Focus) -> Markup {
    html! {
        button type="button" id="toggle-whole" class="board-map" data-toggle="whole" aria-pressed="false" {
            svg viewBox=(format!("{} {} {} {}", -rim, -rim, 2.0 * rim, 2.0 * rim)) aria-hidden="true" {
                @for symbol in ground { (shown(symbol, "")) }
                rect class="board-map-part" x=(format!("{:.0}", middle.x - reach)) y=(format!("{:.0}", middle.y - reach))
                    width=(format!("{:.0}", 2.0 * reach)) height=(format!("{:.0}", 2.0 * reach)) rx=(format!("{:.0}", rim * 0.03)) {}
            }
            span { (words.get("table-whole-board")) }
        }
    }
}
