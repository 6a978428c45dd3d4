//! The fourteen buildings, each with a drawing of its own around the origin.

use antarctica::{Building, Category};
use maud::{Markup, html};

use crate::drawing::{self, icon_symbol, shown, symbol};

/// A building by its symbol, some 16 units wide and high.
pub(super) fn piece(building: Building) -> Markup {
    shown(&format!("art-{building}"), "")
}

/// The drawings of all buildings.
pub(super) fn symbols() -> Markup {
    html! {
        @for building in Building::ALL {
            (symbol(&format!("art-{building}"), "ant", &outline(building)))
            (icon_symbol(&format!("art-icon-{building}"), "ant", "-9.5 -9.5 19 19", &piece(building)))
        }
    }
}

fn outline(building: Building) -> Markup {
    html! {
        @match building {
            Building::Camp => {
                path class="tone" d="M-7.5,6.5L0,-5L7.5,6.5Z" {}
                path class="dark" d="M-2.2,6.5L0,1L2.2,6.5Z" {}
                path class="line" d="M0,-5V-8.4" {}
                path class="warm" d="M0,-8.4L4,-7L0,-5.6Z" {}
            }
            Building::Shipyard => {
                path class="line" d="M-7,6.8V-7H7V6.8M-7,-3.6H7" {}
                path class="line" d="M1,-7V-2" {}
                path class="tone" d="M-5.6,0H5.6L3.8,4.6H-3.8Z" {}
                path class="line" d="M-4,6.8L-2.6,4.6M4,6.8L2.6,4.6" {}
            }
            Building::InlandStation => {
                path class="snow" d="M-8,4L-2.4,-7.4L1,-1.4L3.4,-5L8,4Z" {}
                path class="tone" d="M-5.4,6.6V4.4A5.4,5.4 0 0 1 5.4,4.4V6.6Z" {}
                path class="dark" d="M-1.6,6.6V3.4H1.6V6.6Z" {}
            }
            Building::CoastalStation => {
                path class="tone" d="M-6.8,4.4V2A5.2,5.2 0 0 1 3.6,2V4.4Z" {}
                path class="snow" d="M4.6,4.4L5.2,-5.6H7.4L8,4.4Z" {}
                path class="warm" d="M4.8,-8H7.8V-5.6H4.8Z" {}
                path class="dark" d="M-3,4.4V1.6H-0.2V4.4Z" {}
                path class="wave" d="M-8,7q2,-2 4,0t4,0t4,0t4,0" {}
            }
            Building::NavalStation => {
                path class="line" d="M0,-3.4V-8.4M-2.4,-6.6H2.4" {}
                circle class="tone" r="4.8" cy="0.6" {}
                circle class="dark" r="1.7" cy="0.4" {}
                path class="wave" d="M-8,4.4q2,-2 4,0t4,0t4,0t4,0M-8,7.6q2,-2 4,0t4,0t4,0t4,0" {}
            }
            Building::Crane => {
                path class="line" d="M-4,7V-7.6M-7.4,-5H7.6M-4,-7.6L7.6,-5M-4,-7.6L-7.4,-5" {}
                path class="tone" d="M-6.6,7.4V4.6H-1.4V7.4Z" {}
                path class="line" d="M5,-5V-0.6" {}
                path class="tone" d="M2.4,-0.6H7.6V3.4H2.4Z" {}
            }
            Building::WindingTower => {
                path class="line" d="M-6,7.4L-1.6,-4M6,7.4L1.6,-4M-4.6,3.6H4.6M-3.2,0H3.2" {}
                circle class="tone" r="3.8" cy="-4.6" {}
                path class="line" d="M0,-8.4V-0.8M-3.8,-4.6H3.8" {}
                path class="dark" d="M-2.4,7.4V4.4H2.4V7.4Z" {}
            }
            Building::OilRig => {
                path class="line" d="M-1.6,-8L-5.6,5M1.6,-8L5.6,5M-1.6,-8H1.6M-2.8,-4L4.4,1M2.8,-4L-4.4,1M-4.4,1H4.4" {}
                path class="tone" d="M-7.4,7.4V5H7.4V7.4Z" {}
                path class="dark" d="M0,-2.6Q3.2,1.4 0,3.4Q-3.2,1.4 0,-2.6Z" {}
            }
            Building::WindTurbine => {
                path class="line" d="M0,-1.4L-0.8,7.8M0,-1.4L0.8,7.8" {}
                @for turn in [0, 120, 240] {
                    path class="tone" d="M0,0Q2.6,-3.4 0.4,-7.6Q-1.4,-4 0,0Z" transform=(format!("translate(0,-1.4) rotate({turn})")) {}
                }
                circle class="dark" r="1.1" cy="-1.4" {}
            }
            Building::Laboratory => {
                path class="snow" d="M-1.8,-7.6H1.8V-2.4L6.4,5.4Q6.8,7.4 4.8,7.4H-4.8Q-6.8,7.4 -6.4,5.4L-1.8,-2.4Z" {}
                path class="tone" d="M-4,2.2H4L6,6Q6,6.8 4.8,6.8H-4.8Q-6,6.8 -6,6Z" {}
                path class="line" d="M-3,-7.6H3" {}
                circle class="snow" r="0.9" cx="-1" cy="4.6" {}
            }
            Building::Factory => {
                path class="tone" d="M-7.6,7.4V0.4L-3,-3.4V0.4L1.6,-3.4V0.4L6,-3.4V7.4Z" {}
                path class="dark" d="M3,-1V-8H5.6V-3.1Z" {}
                path class="snow" d="M-5.6,5.6V2.8H-3.4V5.6ZM-1.2,5.6V2.8H1V5.6ZM2.8,5.6V2.8H5V5.6Z" {}
            }
            Building::Headquarters => {
                path class="tone" d="M-4.6,7.4V-4H4.6V7.4Z" {}
                path class="tone" d="M-7.8,7.4V1H-4.6V7.4ZM4.6,7.4V1H7.8V7.4Z" {}
                path class="line" d="M0,-4V-8.6" {}
                path class="warm" d="M0,-8.6H4.4L3.2,-7.2L4.4,-5.8H0Z" {}
                path class="snow" d="M-3,-2H-0.8V0H-3ZM0.8,-2H3V0H0.8ZM-3,1.6H-0.8V3.6H-3ZM0.8,1.6H3V3.6H0.8Z" {}
            }
            Building::PlanktonFarm => {
                path class="snow" d="M-7.6,-2V4.4Q-7.6,7.6 0,7.6Q7.6,7.6 7.6,4.4V-2Z" {}
                ellipse class="tone" rx="7.6" ry="3.6" cy="-2" {}
                @for (x, y) in [(-3.6, -2.4), (0.4, -0.8), (3.4, -3.0), (-0.6, -3.8)] {
                    circle class="dark" r="0.9" cx=(x) cy=(y) {}
                }
                path class="line" d="M-4.4,5.4V2.4M0,6V3M4.4,5.4V2.4" {}
            }
            Building::Antenna => {
                path class="line" d="M0,2L-3.6,7.6M0,2L3.6,7.6M-4.6,7.6H4.6" {}
                path class="tone" d="M-7,-4.6Q-5.4,4.8 4.8,4.4Z" {}
                path class="line" d="M-1.8,0.8L4,-5.4" {}
                circle class="warm" r="1.6" cx="4.2" cy="-5.6" {}
            }
        }
    }
}

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
    drawing::icon(
        &format!("art-icon-{building}"),
        &format!("ant building-icon {}", family(category)),
    )
}
