//! Owners: four colors and four shapes, so that an owner is known without color.

use maud::{Markup, html};
use table::{MAX_SEATS, Seat};

use crate::drawing;

/// The shape of a seat around the origin: disc, delta, box, diamond.
pub(crate) fn shape(seat: Seat) -> Markup {
    let number = u8::from(seat);
    drawing::shown(&format!("shape-{number}"), &format!("shape seat-{number}"))
}

/// The shapes of all seats, for every page.
pub(crate) fn symbols() -> Markup {
    html! {
        @for seat in (0..MAX_SEATS as u8).map(Seat::new) {
            (drawing::symbol(&format!("shape-{}", u8::from(seat)), "", &outline(seat)))
            symbol id={ "badge-" (u8::from(seat)) } viewBox="-7.5 -7.5 15 15" { (shape(seat)) }
        }
    }
}

fn outline(seat: Seat) -> Markup {
    html! {
        @match seat.index() {
            0 => {
                circle r="4.9" {}
                circle class="shape-core" r="1.9" {}
            }
            1 => {
                path d="M0,-6 L5.6,4.4 L0,2.6 L-5.6,4.4 Z" {}
                circle class="shape-core" r="1.4" cy="-0.4" {}
            }
            2 => {
                path d="M-4.4,-4.4 H4.4 V4.4 H-4.4 Z" {}
                path class="shape-core" d="M-2,-2 H2 V2 H-2 Z" {}
            }
            _ => {
                path d="M0,-6.2 L5.2,0 L0,6.2 L-5.2,0 Z" {}
                path class="shape-core" d="M0,-2.6 L2.2,0 L0,2.6 L-2.2,0 Z" {}
            }
        }
    }
}

/// The mark of a seat beside a name.
pub(crate) fn badge(seat: Seat) -> Markup {
    html! {
        svg class="seat-badge" aria-hidden="true" { use href={ "#badge-" (u8::from(seat)) } {} }
    }
}
