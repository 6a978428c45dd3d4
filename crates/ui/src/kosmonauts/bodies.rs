//! Our own drawings of the Sun, the planets and the comet.

use kosmonauts::Body;
use maud::{Markup, html};

use crate::drawing::{self, icon_symbol, shown, symbol};

/// The radius of a body's disc on the board.
pub(super) const fn radius(body: Body) -> f64 {
    match body {
        Body::Mercury => 4.6,
        Body::Venus => 5.6,
        Body::Earth => 5.8,
        Body::Mars => 5.2,
        Body::Jupiter => 8.4,
        Body::Saturn => 7.2,
        Body::Uranus => 6.6,
        Body::Neptune => 6.4,
        Body::Halley => 4.4,
    }
}

/// A body around the origin, by its symbol. `away` is the direction of the comet's tail, in degrees.
pub(super) fn piece(body: Body, away: f64) -> Markup {
    html! {
        @if body == Body::Halley {
            g transform=(format!("rotate({away:.0})")) { (shown("art-tail", "")) }
        }
        (shown(&format!("art-{body}"), "disc-piece"))
    }
}

/// The drawings of all bodies.
pub(super) fn symbols() -> Markup {
    let tail = html! {
        path class="halley-tail faint" d="M-2,-4.2 Q14,-5 25,-7.5 Q15,0 25,7.5 Q14,5 -2,4.2 Z" {}
        path class="halley-tail" d="M0,-3 Q10,-2.6 18,0 Q10,2.6 0,3 Z" {}
    };
    html! {
        @for body in Body::ALL {
            (symbol(&format!("art-{body}"), "kos", &disc(body)))
            (icon_symbol(&format!("art-icon-{body}"), "kos", "-13 -13 26 26", &html! {
                g transform=(format!("scale({:.2})", 9.0 / radius(body).max(5.6))) { (piece(body, -35.0)) }
            }))
        }
        (symbol("art-tail", "kos", &tail))
    }
}

/// A body around the origin, drawn.
fn disc(body: Body) -> Markup {
    let r = radius(body);
    html! {
        @if body == Body::Saturn { path class="saturn-ring" d="M-12.4,3.2 A12.8,3.6 -14 0 1 12.4,-3.2" {} }
        circle class={ "disc " (body) } r=(r) {}
        (features(body, r))
        path class="shade" d=(crescent(r)) {}
        @if body == Body::Saturn { path class="saturn-ring" d="M-12.4,3.2 A12.8,3.6 -14 0 0 12.4,-3.2" {} }
    }
}

fn features(body: Body, r: f64) -> Markup {
    html! {
        @match body {
            Body::Mercury => {
                circle class="mercury-mark" cx="-1.4" cy="-1.2" r="1.3" {}
                circle class="mercury-mark" cx="1.8" cy="0.6" r="0.9" {}
                circle class="mercury-mark" cx="-0.6" cy="2.2" r="1" {}
            }
            Body::Venus => {
                path class="venus-mark" d="M-4.6,-1.6 Q-1,-3.4 3.4,-2.2" {}
                path class="venus-mark" d="M-5,1.2 Q0,-1 4.9,0.8" {}
                path class="venus-mark" d="M-3.4,3.4 Q0,1.8 3.6,3.2" {}
            }
            Body::Earth => {
                path class="earth-land" d="M-4.2,-2.8 Q-2.6,-4.6 -0.4,-4.4 Q0.6,-3 -1,-2 Q-1.6,-0.6 -3,-0.4 Q-4.8,-0.8 -4.2,-2.8 Z" {}
                path class="earth-land" d="M-1.4,0.6 Q0.8,0 1,1.8 Q0.4,3.8 -0.8,4.6 Q-1.8,2.8 -1.4,0.6 Z" {}
                path class="earth-land" d="M2.2,-3.6 Q4.4,-2.6 4.8,0 Q3.2,0.8 2.6,-0.6 Q1.4,-1.6 2.2,-3.6 Z" {}
                path class="ice" d="M-1.6,-5.5 Q0,-4.6 1.6,-5.5 Q0,-6.1 -1.6,-5.5 Z" {}
            }
            Body::Mars => {
                path class="mars-mark" d="M-4,0.6 Q-1.6,-1 0.4,0.4 Q2.4,1.2 4.4,0 Q3.6,2.6 0.6,2.2 Q-2.6,2.4 -4,0.6 Z" {}
                circle class="mars-mark" cx="1.4" cy="-2.2" r="0.9" {}
                path class="ice" d="M-1.8,-4.7 Q0,-3.6 1.8,-4.7 Q0,-5.4 -1.8,-4.7 Z" {}
            }
            Body::Jupiter => {
                @for (y, width) in [(-5.0, 1.5), (-2.2, 2.1), (1.6, 1.7), (4.8, 1.7)] {
                    (band("jupiter-band", r, y, width))
                }
                ellipse class="jupiter-spot" cx="2.8" cy="3" rx="2" ry="1.2" {}
            }
            Body::Saturn => {
                @for (y, width) in [(-3.6, 1.3), (-0.4, 1.3), (3.2, 1.4)] {
                    (band("saturn-band", r, y, width))
                }
            }
            Body::Uranus => {
                (band("uranus-band", r, -2.6, 1.2))
                ellipse class="uranus-ring" rx="2.4" ry="8.6" transform="rotate(14)" {}
            }
            Body::Neptune => {
                path class="neptune-mark" d="M-5,-1.8 Q-1.6,-3.2 2.4,-2" {}
                path class="neptune-mark" d="M-2.4,2.6 Q0.6,1.6 4,2.8" {}
                ellipse class="neptune-spot" cx="-1.6" cy="0.6" rx="1.6" ry="0.9" {}
            }
            Body::Halley => {
                circle class="halley-core" cx="-0.6" cy="-0.4" r="2" {}
            }
        }
    }
}

/// A horizontal band that stays inside a disc.
fn band(class: &str, r: f64, y: f64, width: f64) -> Markup {
    let edge = y.abs() + width / 2.0;
    let x = (r * r - edge * edge).max(0.0).sqrt();
    html! {
        line class=(class) x1=(format!("{:.2}", -x)) x2=(format!("{x:.2}")) y1=(y) y2=(y)
            stroke-width=(width) {}
    }
}

/// The night side of a disc, away from the upper left.
fn crescent(r: f64) -> String {
    let (near, far, inner) = (0.3 * r, 0.954 * r, 1.3 * r);
    format!(
        "M{near:.2},-{far:.2}A{r:.2},{r:.2} 0 1 1 -{far:.2},{near:.2}\
         A{inner:.2},{inner:.2} 0 0 0 {near:.2},-{far:.2}Z"
    )
}

/// The Sun around the origin.
pub(super) fn sun() -> Markup {
    html! {
        circle class="sun-glow far" r="30" {}
        circle class="sun-glow" r="20" {}
        g class="sun-rays" {
            @for ray in 0..12 {
                path transform=(format!("rotate({})", ray * 30)) d="M-1.3,-9.6 L0,-13.4 L1.3,-9.6 Z" {}
            }
        }
        circle class="sun" r="9" {}
        circle class="sun-heart" r="5.6" cx="-1" cy="-1" {}
    }
}

/// A body as a small picture of its own.
pub(super) fn icon(body: Body) -> Markup {
    drawing::icon(&format!("art-icon-{body}"), "body-icon")
}
