//! The fourteen buildings on a grid of 32 units: they stand on line 27, light comes from the left.

use antarctica::{Building, Category};
use maud::{Markup, PreEscaped, html};

use crate::drawing::{self, Point, decimal};

/// The drawing: `t` has the tone of its kind, `h` its shade, `k` is dark, `s` snow, `w` lit windows,
/// `l` lines and `v` waves.
fn outline(building: Building) -> &'static str {
    match building {
        Building::Camp => {
            r#"<path class="t" d="M4 26 15 8l11 18Z"/><path class="h" d="M15 8 26 26H18Z"/><path class="k" d="M12 26l3-8 3 8Z"/><path class="l" d="M15 8V4m0 0h4"/>"#
        }
        Building::Shipyard => {
            r#"<path class="k" d="M3 24h26v3H3Z"/><path class="t" d="M6 17h19l-3 6H9Z"/><path class="l" d="M8 17V7h14v10M8 11h14"/><path class="s" d="M13 13h5v4h-5Z"/>"#
        }
        Building::InlandStation => {
            r#"<path class="s" d="M2 27 12 7l5 8 3-4 10 16Z"/><path class="t" d="M9 27v-5a5 5 0 0 1 12 0v5Z"/><path class="k" d="M13.5 27v-4h3v4Z"/><path class="l" d="M15 17v-4"/>"#
        }
        Building::CoastalStation => {
            r#"<path class="t" d="M5 23v-8l8-5 8 5v8Z"/><path class="w" d="M8 16h3.5v3.5H8ZM14.5 16H18v3.5h-3.5Z"/><path class="l" d="M25 23V7m-2.5 2.5L25 7l2.5 2.5"/><path class="s" d="M3 22h25v3H3Z"/><path class="v" d="M3 28q3.2-2 6.5 0t6.5 0 6.5 0 6.5 0"/>"#
        }
        Building::NavalStation => {
            r#"<path class="l" d="M16 14V5M12.5 8h7"/><circle class="w" cx="16" cy="4.5" r="2.2"/><path class="t" d="M8 22a8 8 0 0 1 16 0Z"/><path class="k" d="M4 21h24l-3 4H7Z"/><path class="s" d="M11.5 17h3v2.5h-3ZM17.5 17h3v2.5h-3Z"/><path class="v" d="M3 28q3.2-2 6.5 0t6.5 0 6.5 0 6.5 0"/>"#
        }
        Building::Crane => {
            r#"<path class="l" d="M10 27V6M14 27V6M10 27l4-5-4-5 4-5-4-5"/><path class="t" d="M5 5h22v4H5Z"/><path class="l" d="M24 9v7"/><path class="k" d="M21 16h6v5h-6ZM7 26h10v2H7Z"/>"#
        }
        Building::WindingTower => {
            r#"<path class="l" d="M8 27 14 9h4l6 18M11 19h10"/><circle class="t" cx="16" cy="8" r="4.6"/><circle class="k" cx="16" cy="8" r="1.5"/><path class="k" d="M12 22h8v5h-8ZM5 26h22v2H5Z"/>"#
        }
        Building::OilRig => {
            r#"<path class="l" d="M9 21 13 6h6l4 15M10.5 15h11M12 10h8"/><path class="t" d="M5 19h22v4H5Z"/><path class="l" d="M8 23v4M24 23v4M16 23v4"/><path class="w" d="M16 1c3 3 2 5 0 5s-3-2 0-5Z"/><path class="v" d="M3 28q3.2-2 6.5 0t6.5 0 6.5 0 6.5 0"/>"#
        }
        Building::WindTurbine => {
            r#"<path class="k" d="M15 13h2.4l.8 14h-4ZM11 26h10v2H11Z"/><path class="t" d="M16 12 14.2 2.6q1.8-1.6 3 .4ZM16 12l9 3.6q.4 2.2-2 2.2ZM16 12l-7.3 6.3q-2.2-.7-1.2-2.8Z"/><circle class="k" cx="16" cy="12" r="1.9"/>"#
        }
        Building::Laboratory => {
            r#"<path class="s" d="M13 5v7L6 25q0 2.4 2.4 2.4h15.2Q26 27.4 26 25L19 12V5Z"/><path class="t" d="M9.8 18h12.4l3.8 7q0 2.4-2.4 2.4H8.4Q6 27.4 6 25Z"/><path class="k" d="M11 3.5h10V6H11Z"/><circle class="s" cx="13" cy="22" r="1.6"/><circle class="s" cx="18.5" cy="20.5" r="1.1"/>"#
        }
        Building::Factory => {
            r#"<path class="k" d="M6 5h4l1 13H5Z"/><path class="t" d="M4 27V17l7 4v-4l7 4v-4l9 4v6Z"/><path class="h" d="M4 27v-3h23v3Z"/><path class="w" d="M8 23h3v2.5H8ZM14 23h3v2.5h-3ZM20 23h3v2.5h-3Z"/>"#
        }
        Building::Headquarters => {
            r#"<path class="h" d="M3 27V18h7v9ZM22 27V18h7v9Z"/><path class="t" d="M9 27V11h14v16Z"/><path class="l" d="M16 11V3"/><path class="w" d="M16 3h7l-2 2 2 2h-7Z"/><path class="s" d="M11.5 14h3v3h-3ZM17.5 14h3v3h-3ZM11.5 19h3v3h-3ZM17.5 19h3v3h-3Z"/><path class="k" d="M14 27v-3h4v3Z"/>"#
        }
        Building::PlanktonFarm => {
            r#"<path class="s" d="M4 12v11q0 4 12 4t12-4V12Z"/><path class="t" d="M4 12v5q5 3 12 3t12-3v-5Z"/><ellipse class="h" cx="16" cy="12" rx="12" ry="4"/><circle class="w" cx="11" cy="12" r="1.5"/><circle class="w" cx="17" cy="13" r="1.5"/><circle class="w" cx="20.5" cy="11" r="1.2"/>"#
        }
        Building::Antenna => {
            r#"<path class="l" d="M16 16 10 27M16 16l6 11M12 22h8"/><path class="t" d="M6 8q1 11 14 12L25 4Q20 4 16 10q-4 2-10-2Z"/><path class="l" d="M17 12l7-8"/><circle class="w" cx="24.5" cy="3.5" r="2.2"/>"#
        }
    }
}

fn id(building: Building) -> String {
    format!("art-{building}")
}

/// The drawings of all buildings.
pub(super) fn symbols() -> Markup {
    html! {
        @for building in Building::ALL {
            symbol id=(id(building)) class="building-art" viewBox="0 0 32 32" { (PreEscaped(outline(building))) }
        }
    }
}

/// A building on the board, so large, around a point.
pub(super) fn piece(building: Building, at: Point, size: f64) -> Markup {
    let corner = at.minus(Point::new(size / 2.0, size / 2.0));
    html! {
        use href={ "#" (id(building)) } x=(decimal(corner.x)) y=(decimal(corner.y)) width=(size) height=(size) {}
    }
}

/// The kinds of buildings as classes.
pub(super) const FAMILIES: [&str; 5] = ["service", "station", "resource", "know-how", "prestige"];

/// The color family of a building.
pub(super) fn family(category: Category) -> &'static str {
    match category {
        Category::Service => "service",
        Category::Station => "station",
        Category::Resource => "resource",
        Category::KnowHow => "know-how",
        Category::Prestige => "prestige",
    }
}

/// A building beside words.
pub(super) fn icon(building: Building, category: Category) -> Markup {
    drawing::icon(&id(building), &format!("building-icon {}", family(category)))
}
