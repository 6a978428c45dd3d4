//! Own lettering: letters as strokes on a grid of 10 units, dressed differently for each game.

use maud::{Markup, html};

/// How the strokes of a title are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Dress {
    /// Thin, with snow in each A.
    Snow,
    /// Round, with a spark on each O.
    Spark,
    /// Round and heavier.
    Round,
    /// Black and bevelled.
    Iron,
}

/// A game's title: its letters with the places where they begin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lettering {
    pub(crate) letters: &'static [(char, f64)],
    pub(crate) width: f64,
    pub(crate) dress: Dress,
}

impl Lettering {
    /// The title, read out as `label`.
    pub(crate) fn draw(&self, label: &str) -> Markup {
        let (stroke, cap, join) = match self.dress {
            Dress::Snow => (1.25, "butt", "miter"),
            Dress::Spark => (1.5, "round", "round"),
            Dress::Round => (1.7, "round", "round"),
            Dress::Iron => (2.3, "butt", "bevel"),
        };
        let frame = format!(
            "{} {} {:.1} {}",
            -stroke,
            -stroke,
            self.width + 2.0 * stroke,
            10.0 + 2.0 * stroke
        );
        html! {
            svg class="lettering" viewBox=(frame) role="img" aria-label=(label) fill="none"
                stroke="currentColor" stroke-width=(stroke) stroke-linecap=(cap) stroke-linejoin=(join) {
                @for (letter, x) in self.letters {
                    path transform=(format!("translate({x})")) d=(strokes(*letter)) {}
                    (self.ornament(*letter, *x))
                }
            }
        }
    }

    fn ornament(&self, letter: char, x: f64) -> Markup {
        html! {
            @match (self.dress, letter) {
                (Dress::Snow, 'A') => {
                    path transform=(format!("translate({x})")) fill="currentColor" stroke="none"
                        d="M2.55,4.6L4.4,.6L6.25,4.6L5,3.9L4.2,5L3.5,4.1Z" {}
                }
                (Dress::Spark, 'O') => {
                    circle class="spark" cx=(format!("{:.2}", x + 8.54)) cy="1.46" r="1.55" stroke="none" {}
                }
                _ => {}
            }
        }
    }
}

/// A letter from the upper left corner.
fn strokes(letter: char) -> &'static str {
    match letter {
        'A' => "M0,10L4.4,0L8.8,10",
        'C' => "M8.4,1.4A5 5 0 1 0 8.4,8.6",
        'E' => "M5.8,0H0V10H5.8M0,5H5",
        'F' => "M5.8,0H0V10M0,5.2H5",
        'H' => "M0,0V10M7,0V10M0,5H7",
        'I' => "M0,0V10",
        'K' => "M0,0V10M6.4,0L0,6M2.3,3.9L6.9,10",
        'M' => "M0,10V0L4.4,6.4L8.8,0V10",
        'N' => "M0,10V0L7,10V0",
        'O' => "M5,0A5 5 0 1 1 5,10A5 5 0 1 1 5,0Z",
        'P' => "M0,10V0H3.9A2.9 2.9 0 0 1 3.9,5.8H0",
        'Q' => "M5,0A5 5 0 1 1 5,10A5 5 0 1 1 5,0ZM6.2,6.2L9.8,10",
        'R' => "M0,10V0H3.9A2.8 2.8 0 0 1 3.9,5.6H0M3.6,5.6L6.6,10",
        'S' => {
            "M6.2,1.6C5.4,.5 4.4,0 3.2,0C1.4,0 .2,1.1 .2,2.6C.2,5.6 6.6,4.2 6.6,7.3\
             C6.6,9 5.2,10 3.3,10C1.8,10 .6,9.4 0,8.2"
        }
        'T' => "M0,0H7M3.5,0V10",
        'U' => "M0,0V6.2A3.6 3.8 0 0 0 7.2,6.2V0",
        _ => "",
    }
}

/// The name of the house; each A is a peak with a cap of snow.
pub(crate) fn wordmark(label: &str) -> Markup {
    const PEAK: char = '^';
    const LETTERS: [(char, f64); 7] =
        [('N', 0.0), ('U', 9.5), ('N', 19.2), (PEAK, 27.7), ('T', 38.3), (PEAK, 45.9), ('K', 57.6)];
    html! {
        svg class="wordmark" viewBox="-1 -1.2 67 12.4" role="img" aria-label=(label) fill="none"
            stroke="currentColor" stroke-width="1.9" {
            @for (letter, x) in LETTERS {
                @let at = format!("translate({x})");
                @if letter == PEAK {
                    path class="peak-rock" transform=(at) stroke="none" d="M0,10.9L4.9,-.6L9.9,10.9Z" {}
                    path class="peak-cap" transform=(at) stroke="none" d="M4.9,-.6L2.75,4.5L4,3.7L4.9,5.2L5.9,3.9L7.1,4.5Z" {}
                } @else {
                    path transform=(at) d=(strokes(letter)) {}
                }
            }
        }
    }
}
