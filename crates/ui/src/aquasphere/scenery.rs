//! What never changes of the board: the sea, the knowledge track, hulls with their rooms, berths.

use aquasphere::{AquaSphere, Card, Content, LAP, Position, Program};
use maud::{Markup, html};

use super::geometry::{
    self as place, BERTH_ANGLES, BERTHS, COLLAR, DOCK, HALF_HULL, HULL, TRACK, arc, at, hexagon,
    plate, spoke,
};
use super::signs::Sign;
use super::{faces, hub, program_class};
use crate::Scene;
use crate::drawing::{Point, decimal, scatter, shown, smooth_loop, symbol};

/// How far the sea goes on beyond the board.
const SEA: f64 = 420.0;
/// A hexagon of the headquarters.
const ROOM: f64 = 8.9;

/// Every symbol of the ground.
pub(super) fn symbols(scene: &Scene<'_, AquaSphere>) -> Markup {
    let content = scene.view.table.content();
    let slots = content.dock_limit(scene.view.table.options.players);
    html! {
        (hues())
        (symbol("art-sea", "aqu", &sea()))
        (symbol("art-rim", "aqu", &rim(content)))
        (symbol("art-bay", "aqu", &bay()))
        (symbol("art-hull", "aqu", &hull()))
        (symbol("art-halo", "aqu", &html! { path d=(hull_path(0.4)) {} }))
        (symbol("art-front", "aqu", &html! { (walls()) (windows()) (dock(slots)) }))
        @for area in Program::ALL {
            (symbol(&format!("art-room-{area}"), "aqu", &room(area)))
            (symbol(&format!("art-dot-{area}"), "aqu", &faces::dot(area)))
            (symbol(&format!("cell-{area}"), "aqu", &html! { path d=(plate(place::cell_of(area), 1.0)) {} }))
        }
        (symbol("art-berth", "aqu", &berth()))
        @for next in 0..BERTH_ANGLES.len() {
            (symbol(&format!("art-berths-{next}"), "aqu", &html! {
                @for (berth, angle) in BERTH_ANGLES.iter().enumerate().skip(next) {
                    @let class = if berth == next { "pen cheapest" } else { "pen" };
                    use class=(class) href="#art-berth" transform=(format!("rotate({angle})")) {}
                }
            }))
        }
        (symbol("art-card", "aqu", &html! { rect x="-5.9" y="-4.9" width="11.8" height="9.8" rx="1.3" {} }))
        @for count in 1..=faces::MOST_EDGES {
            (symbol(&format!("art-pile-{count}"), "aqu", &faces::edges(count)))
        }
        @for count in 1..=faces::MOST_PIECES {
            (symbol(&format!("art-crystals-{count}"), "aqu", &faces::pieces(Sign::Crystal, count)))
            (symbol(&format!("art-octopods-{count}"), "aqu", &faces::pieces(Sign::Octopod, count)))
        }
        @for card in Card::ALL {
            (symbol(&format!("art-{card}"), "aqu", &faces::card(content.cards[card])))
        }
        (symbol("art-tile", "aqu", &html! { path d="M-4.6,-4.9H4.6L6.3,-3.2V3.2L4.6,4.9H-4.6L-6.3,3.2V-3.2Z" {} }))
        (symbol("art-lock", "aqu", &lock()))
        (symbol("art-collar", "aqu", &collar()))
        (symbol("art-ways", "aqu", &hub::ways()))
        (symbol("art-hexagon", "aqu", &html! { path d=(hexagon(ROOM)) {} }))
        (symbol("art-hexagon-ring", "aqu", &html! { path d=(hexagon(ROOM + 0.6)) {} }))
        (symbol("art-neutral", "aqu", &html! { path d="M-4.6,-2.6L0,-5.2L4.6,-2.6V2.6L0,5.2L-4.6,2.6Z" {} }))
        (symbol("art-plan", "aqu", &html! {
            @for position in Position::ALL {
                use href="#art-hull" transform=(format!("rotate({})", place::angle_of(position))) {}
            }
            (shown("art-collar", ""))
        }))
    }
}

/// Gradients and blurs.
fn hues() -> Markup {
    let stops = |name: &str, offsets: &[f64]| {
        html! { @for (index, offset) in offsets.iter().enumerate() { stop offset=(offset) class={ (name) "-" (index) } {} } }
    };
    html! {
        radialGradient id="deep-sea" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="300" { (stops("stop-deep", &[0.0, 0.24, 0.36, 1.0])) }
        radialGradient id="deep-floor" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="84" { (stops("stop-floor", &[0.48, 1.0])) }
        radialGradient id="deep-hub" gradientUnits="userSpaceOnUse" cx="0" cy="-6" r="36" { (stops("stop-hub", &[0.0, 1.0])) }
        @for area in Program::ALL.into_iter().filter(|area| *area != Program::Submarine) {
            @let (distance, angle) = place::place_of(area);
            @let Point { x, y } = at(distance, angle);
            radialGradient id={ "glow-" (area) } class=(program_class(area)) gradientUnits="userSpaceOnUse" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="12.5" {
                stop class="glow" offset=".3" stop-opacity=".5" {}
                stop class="glow" offset="1" stop-opacity=".05" {}
            }
        }
        filter id="soft" x="-60%" y="-60%" width="220%" height="220%" { feGaussianBlur stdDeviation="1.6" {} }
        filter id="wide" x="-60%" y="-60%" width="220%" height="220%" { feGaussianBlur stdDeviation="4" {} }
    }
}

/// A path of mere points, which round ends make visible.
fn dots(points: impl Iterator<Item = Point>) -> String {
    let parts: Vec<String> = points.map(|point| format!("M{}h0", point.pair())).collect();
    parts.concat()
}

/// Water with lines of depth and some marine snow.
fn sea() -> Markup {
    let mut random = scatter(7);
    let depth = |ring: usize, random: &mut dyn FnMut() -> f64| {
        let base = 108.0 + 15.0 * ring as f64;
        let points: Vec<Point> = (0..18)
            .map(|step| at(base + (4.0 + ring as f64) * (random() - 0.5), 20.0 * f64::from(step)))
            .collect();
        smooth_loop(&points)
    };
    let lines: Vec<String> = (0..5).map(|ring| depth(ring, &mut random)).collect();
    let flakes = (0..46).map(|_| at(104.0 + 90.0 * random(), 360.0 * random()));
    let snow = dots(flakes);
    html! {
        rect class="water" x=(-SEA) y=(-SEA) width=(2.0 * SEA) height=(2.0 * SEA) {}
        path class="depth" d=(lines.concat()) {}
        path class="snow" d=(snow) {}
    }
}

/// The knowledge track: spaces with their numbers, and the red lines of the content.
fn rim(content: &Content) -> Markup {
    let step = 360.0 / f64::from(LAP);
    let border = |space: u16| step * f64::from(space);
    let is_line = |space: u16| content.red_lines.iter().any(|line| u16::from(*line) % LAP == space);
    let ticks: String = (0..LAP)
        .filter(|space| !is_line(*space))
        .map(|space| spoke(border(space), 94.6, if space % 5 == 0 { 97.0 } else { 95.7 }))
        .collect();
    html! {
        circle class="rim-band" r=(TRACK) {}
        circle class="rim-edge" r="94.6" {}
        circle class="rim-edge" r="100.2" {}
        path class="rim-tick" d=(ticks) {}
        @for space in 0..LAP {
            @let Point { x, y } = at(TRACK, place::space(space, LAP));
            @let class = match (space % 10, space % 5) { (0, _) => "rim-n ten five", (_, 0) => "rim-n five", _ => "rim-n" };
            text class=(class) x=(format!("{x:.1}")) y=(decimal(y + 0.95)) { (space) }
        }
        @for space in (0..LAP).filter(|space| is_line(*space)) {
            @let line = spoke(border(space), 93.8, 100.7);
            path class="redline-glow" d=(line) {}
            path class="redline-case" d=(line) {}
            path class="redline" d=(line) {}
        }
    }
}

/// Open water before a sector, between two moles.
fn bay() -> Markup {
    let mole =
        |side: f64| format!("M{}L{}", at(82.0, side * 28.0).pair(), at(92.6, side * 27.6).pair());
    let lamp = |side: f64| at(92.4, side * 27.6);
    let piers: String = [-13.0, 0.0, 13.0].map(|angle| spoke(angle, 83.4, 88.6)).concat();
    html! {
        path class="bay" d=(plate(place::room_of(Program::Submarine), 1.5)) {}
        path class="mole" d={ (mole(-1.0)) (mole(1.0)) } {}
        @for side in [-1.0, 1.0] {
            circle class="mole-lamp" cx=(decimal(lamp(side).x)) cy=(decimal(lamp(side).y)) r=".75" {}
        }
        path class="pier" d=(piers) {}
    }
}

fn hull_path(margin: f64) -> String {
    let (inner, outer) = HULL;
    plate(
        (inner - margin, outer + margin, -HALF_HULL - margin / 2.0, HALF_HULL + margin / 2.0),
        3.0,
    )
}

/// A berth above the middle of the station; each is turned to its place.
fn berth() -> Markup {
    let outline = format!(
        "M-5.6,-{BERTHS}c0-1.9 1.7-3.2 4-3.2h3.6c2.3 0 4 1.3 4 3.2s-1.7 3.2-4 3.2h-3.6c-2.3 0-4-1.3-4-3.2z"
    );
    html! { path d=(outline) {} }
}

/// A sector without its walls: hull, floor, plates of the corridor.
fn hull() -> Markup {
    let plates: String = (0..8)
        .map(|row| arc(58.5 + 3.0 * f64::from(row), -8.9, 8.9))
        .chain([-4.5, 0.0, 4.5].map(|angle| spoke(angle, 57.0, 81.8)))
        .collect();
    html! {
        path class="hull-shadow" d=(hull_path(0.4)) {}
        path class="shell" d=(hull_path(0.0)) {}
        path class="floor" d=(plate((42.0, 82.0, -27.4, 27.4), 2.2)) {}
        path class="plates" d=(plates) {}
    }
}

/// Walls between the rooms, with their doors.
fn walls() -> Markup {
    let mirrored = |from: f64, to: f64| [(-to, -from), (from, to)];
    let across = [(68.85, 9.3, 16.5), (68.85, 21.0, 27.4), (54.55, 9.8, 16.0), (54.55, 22.0, 27.4)];
    let arcs = across.into_iter().flat_map(|(distance, from, to)| {
        mirrored(from, to).map(|(from, to)| arc(distance, from, to))
    });
    let along = [(77.6, 82.0), (66.0, 72.5), (53.0, 59.0), (42.0, 47.5)];
    let spokes =
        along.into_iter().flat_map(|(from, to)| [-9.4, 9.4].map(|angle| spoke(angle, from, to)));
    html! { path class="hull-walls" d=(arcs.chain(spokes).collect::<String>()) {} }
}

fn windows() -> Markup {
    let panes = dots((-8..=8).map(|number| at(82.6, 3.05 * f64::from(number))));
    html! { path class="hull-windows" d=(panes) {} }
}

/// A room of the floor plan, lit in the color of its program.
fn room(area: Program) -> Markup {
    html! { path class=(format!("lit-{area}")) d=(plate(place::room_of(area), 1.4)) {} }
}

/// How far the sockets of a dock are from each other.
pub(super) fn slot_step(slots: u8) -> f64 {
    if slots > 4 { 3.5 } else { 4.1 }
}

/// The middle of a socket, off the middle of the dock.
pub(super) fn slot_at(slot: u8, slots: u8) -> f64 {
    (f64::from(slot) - f64::from(slots - 1) / 2.0) * slot_step(slots)
}

fn dock(slots: u8) -> Markup {
    html! {
        g transform=(format!("translate(0,{:.1})", -DOCK)) {
            path class="dock-floor" d="M-8.6,-3.6H8.6V2.6Q8.6,4.4 6.8,4.4H-6.8Q-8.6,4.4 -8.6,2.6Z" {}
            @for slot in 0..slots {
                circle class="slot" cx=(format!("{:.2}", slot_at(slot, slots))) cy=".3" r=(if slots > 4 { 1.6 } else { 1.75 }) {}
            }
        }
    }
}

/// A lock: a tube between two sectors and the hatch on it.
fn lock() -> Markup {
    let bolts: String = (0..8).map(|bolt| spoke(45.0 * f64::from(bolt), 3.1, 4.1)).collect();
    html! {
        path class="tube" d="M-5.4,-3.3H5.4V3.3H-5.4Z" {}
        path class="tube-rib" d="M-4,-3.3V3.3M4,-3.3V3.3" {}
        circle class="hatch" r="4.1" {}
        path class="bolts" d=(bolts) {}
    }
}

/// The collar around the headquarters, which is the center tile, and the dome.
fn collar() -> Markup {
    let (inner, outer) = COLLAR;
    let ticks: String =
        (0..6).map(|side| spoke(30.0 + 60.0 * f64::from(side), inner, outer)).collect();
    html! {
        @for side in 0..6 {
            path class="spoke" transform=(format!("rotate({})", 60 * side)) d="M-3,-43V-38.5H3V-43Z" {}
        }
        circle class="collar" r=(outer) {}
        circle class="collar-in" r=(inner) {}
        path class="collar-tick" d=(ticks) {}
        circle class="hub-floor" r="33" {}
        path class="pipe" d="M-5.2,24.8C-7.5,24 -8.15,22.5 -8.15,20M5.2,24.8C7.5,24 8.15,22.5 8.15,20M-16.3,-12.35H16.3M-16.3,-12.35V-11M16.3,-12.35V-11" {}
    }
}
