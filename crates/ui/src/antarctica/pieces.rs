//! Ships, scientists, the Sun, and the symbols of the research tracks.

use antarctica::{Effect, Event, Options};
use maud::{Markup, html};
use table::{MAX_SEATS, Seat};

use super::buildings;
use crate::drawing::Point;
use crate::{Token, drawing, owner};

/// A ship, turned. Its owner's mark stays upright.
pub(super) fn ship(seat: Seat, turned: f64) -> Markup {
    let mark = Point::polar(turned, -10.0);
    html! {
        g transform=(format!("rotate({turned:.0})")) {
            (drawing::shown("art-wake", "wake"))
            (drawing::shown("art-hull", &format!("hull seat-{}", u8::from(seat))))
            (drawing::shown("art-deck", "deck"))
        }
        g transform=(mark.translate()) { (owner::shape(seat)) }
    }
}

/// A ship beside words.
pub(super) fn ship_icon(seat: Seat) -> Markup {
    drawing::icon(&format!("art-ship-{}", u8::from(seat)), "ant ship-icon")
}

/// A cube beside words.
pub(super) fn cube_icon(seat: Seat) -> Markup {
    drawing::icon(&format!("art-cube-{}", u8::from(seat)), "ant tiny-icon")
}

/// A scientist beside words.
pub(super) fn scientist_icon() -> Markup {
    drawing::icon("art-scientist-icon", "ant tiny-icon")
}

/// How many scientists of a seat are in a zone.
pub(super) fn scientists_chip(seat: Seat) -> Markup {
    drawing::shown(&format!("art-chip-{}", u8::from(seat)), "")
}

/// What is taken: buildings and scientists from a zone, gifts from the cube on a track.
pub(super) fn token(options: &Options, event: &Event) -> Option<Token> {
    let (from, icon) = match event {
        Event::Built { building, zone, .. } => {
            let category = options.content.get().categories[building.index()];
            (format!("zone-{zone}"), buildings::icon(*building, category))
        }
        Event::Recruited { zone, .. } => (format!("zone-{zone}"), scientist_icon()),
        Event::SymbolTriggered {
            seat,
            track,
            effect: gift @ (Effect::GainScientist | Effect::GainBasic | Effect::GainAdvanced),
            ..
        } => (format!("piece-cube-{track}-{}", u8::from(*seat)), effect_icon(*gift)),
        _ => return None,
    };
    Some(Token { from, to: None, icon })
}

/// The drawings of what belongs to a seat.
fn seat_symbols(seat: Seat) -> Markup {
    let number = u8::from(seat);
    let ship = html! {
        (drawing::shown("art-hull", &format!("hull seat-{number}")))
        g transform="translate(-6,0) scale(1.2)" { (owner::shape(seat)) }
    };
    let cube = html! {
        rect class={ "cube-body seat-" (number) } x="-6" y="-6" width="12" height="12" rx="2" {}
    };
    let chip = html! {
        rect class="chip" x="-15.5" y="-9.5" height="19" rx="9.5" {}
        g transform="translate(-6.5,0) scale(1.05)" { (owner::shape(seat)) }
    };
    html! {
        (drawing::icon_symbol(&format!("art-ship-{number}"), "ant", "-33 -11 66 22", &ship))
        (drawing::icon_symbol(&format!("art-cube-{number}"), "ant", "-7 -7 14 14", &cube))
        (drawing::symbol(&format!("art-chip-{number}"), "ant", &chip))
    }
}

/// The drawings of ships seen from above, their bow to the right, of scientists and effects.
pub(super) fn symbols() -> Markup {
    let hull = html! { path d="M-30,-9H10Q23.5,-7.8 31,0Q23.5,7.8 10,9H-30Q-27,0 -30,-9Z" {} };
    let deck = html! { path d="M-22,-5H2V5H-22ZM14.5,-5.6Q22.4,-3.4 26.9,0Q22.4,3.4 14.5,5.6Z" {} };
    let wake = html! { path d="M-33,-5Q-44,-3 -51,-10M-33,5Q-44,3 -51,10" {} };
    html! {
        (drawing::symbol("art-hull", "ant", &hull))
        (drawing::symbol("art-deck", "ant", &deck))
        (drawing::symbol("art-wake", "ant", &wake))
        (drawing::icon_symbol("art-scientist-icon", "ant", "-6 -7.5 12 15", &parka()))
        @for seat in (0..MAX_SEATS as u8).map(Seat::new) { (seat_symbols(seat)) }
        @for effect in Effect::ALL { (drawing::symbol(&glyph_id(effect), "ant", &glyph(effect))) }
    }
}

/// A scientist in a parka.
fn parka() -> Markup {
    html! {
        path class="parka" d="M-4.6,6Q-4.6,-0.4 0,-0.4Q4.6,-0.4 4.6,6Z" {}
        circle class="parka" r="3.1" cy="-3" {}
        circle class="visor" r="1.5" cy="-2.8" {}
    }
}

/// The Sun: long and short rays around a disc. The number of its zone is written over it.
pub(super) fn sun() -> Markup {
    html! {
        circle class="sun-halo" r="60" {}
        @for turn in 0..16 {
            @let length = if turn % 2 == 0 { 38 } else { 33 };
            path class="ray" d=(format!("M-3.2,-25L0,-{length}L3.2,-25Z")) transform=(format!("rotate({:.1})", f64::from(turn) * 22.5)) {}
        }
        circle class="sun-disc" r="23" {}
    }
}

/// What an effect does, in a drawing of some 9 units.
pub(super) fn effect(effect: Effect) -> Markup {
    drawing::shown(&glyph_id(effect), "")
}

/// The same beside words.
pub(super) fn effect_icon(kind: Effect) -> Markup {
    html! { svg class="ant tiny-icon" viewBox="-6 -6 12 12" aria-hidden="true" { (effect(kind)) } }
}

fn glyph_id(effect: Effect) -> String {
    format!("art-{}", effect.name())
}

fn glyph(effect: Effect) -> Markup {
    html! {
        @match effect {
            Effect::MoveShip => {
                path class="glyph" d="M-4.6,-0.4H3L1.6,3H-3.2Z" {}
                path class="glyph-line" d="M-3.4,-2.8H3.6M1.8,-4.4L3.6,-2.8L1.8,-1.2" {}
            }
            Effect::DraftShipyard => {
                path class="glyph" d="M-4.2,-3.4H0V3.4H-4.2Z" {}
                path class="glyph-line" d="M1.6,-3.2H4V3.2H1.6" {}
            }
            Effect::AdvanceThree => {
                path class="glyph-line" d="M-4.4,-2.6L-2,0L-4.4,2.6M-1.2,-2.6L1.2,0L-1.2,2.6M2,-2.6L4.4,0L2,2.6" {}
            }
            Effect::GainScientist => {
                circle class="glyph" r="1.8" cy="-2.4" {}
                path class="glyph" d="M-3,4Q-3,-0.2 0,-0.2Q3,-0.2 3,4Z" {}
            }
            Effect::LaunchShip => {
                path class="glyph" d="M-4.4,0.6H4.4L2.8,4H-2.8Z" {}
                path class="glyph-line" d="M0,-0.4V-4.2M-1.9,-2.3H1.9" {}
            }
            Effect::GainAdvanced => {
                path class="glyph-line" d="M-3.2,-4H3.2V4H-3.2Z" {}
                path class="glyph" d="M-0.7,-2.4H0.7V-0.4L2.2,2.6H-2.2L-0.7,-0.4Z" {}
            }
            Effect::GainBasic => {
                path class="glyph-line" d="M-3.2,-4H3.2V4H-3.2Z" {}
                path class="glyph" d="M0,-2.4Q2.6,0.8 0,2.4Q-2.6,0.8 0,-2.4Z" {}
            }
        }
    }
}
