//! What others suggest, on the map: a dotted outline in the color of the seat, and its badge.

use frostpunk::{Field, Frostpunk};
use maud::{Markup, html};
use table::Seat;

use super::places::{Place, place_of};
use super::plan::read;
use super::{city, geometry};
use crate::drawing::Point;
use crate::{Scene, owner};

/// Every place that somebody suggests, each once, with who does.
pub(super) fn places(scene: &Scene<'_, Frostpunk>) -> Vec<(Seat, Place)> {
    let table = &scene.view.table;
    let mut found = Vec::new();
    for (seat, text) in scene.suggestions {
        let actions = read(text).map(|(actions, _)| actions).unwrap_or_default();
        for place in actions.into_iter().filter_map(|action| place_of(table, action)) {
            if !found.contains(&(*seat, place)) {
                found.push((*seat, place));
            }
        }
    }
    found
}

/// The outlines on the map.
pub(super) fn on_map(scene: &Scene<'_, Frostpunk>) -> Markup {
    let places = places(scene);
    html! {
        @if !places.is_empty() {
            g id="suggested" aria-hidden="true" {
                @for (seat, place) in places {
                    @match place {
                        Place::Field(field) => (of_field(seat, field)),
                        Place::Position(position) => (outline(seat, geometry::tile(position), Point::new(0.0, -34.0), &html! { use href="#frost-hex" {} })),
                        Place::Snow => (of_pad(seat, city::SNOW)),
                        Place::Works => (of_pad(seat, city::WORKS)),
                        Place::Route(_) => (of_pad(seat, city::SCOUTS)),
                        Place::Slot(..) => (of_pad(seat, city::SPECIAL)),
                        Place::Heat(_) => {}
                    }
                }
            }
        }
    }
}

fn of_field(seat: Seat, field: Field) -> Markup {
    let cell = geometry::cell(field);
    let badge = geometry::field(field).minus(geometry::tile_of(field)).plus(Point::new(0.0, -34.0));
    outline(seat, geometry::tile_of(field), badge, &html! { use href={ "#" (cell) } {} })
}

fn of_pad(seat: Seat, corner: Point) -> Markup {
    let pad = html! { rect width="114" height="50" rx="9" {} };
    outline(seat, corner, Point::new(102.0, 2.0), &pad)
}

/// A shape somewhere, with the badge of whoever suggests it. Badges of several seats at one place
/// stand side by side.
pub(super) fn outline(seat: Seat, at: Point, badge: Point, shape: &Markup) -> Markup {
    let badge = badge.plus(Point::new(13.0 * seat.index() as f64 - 6.5, 0.0));
    html! {
        g class={ "frost-suggested seat-" (u8::from(seat)) } transform=(at.translate()) {
            (shape)
            g transform=(badge.translate()) { (owner::shape(seat)) }
        }
    }
}
