//! Pieces on the board: robots, scientists, engineers, submarines, score counters. Each has its
//! owner's color and shape; colors that nobody plays are gray hexagons.

use aquasphere::{AquaSphere, Engineer, LAP, Position, Sector};
use maud::{Markup, html};
use table::Seat;

use super::board::layer;
use super::geometry::{self as place, BEFORE_DOCK, BERTH_ANGLES, BERTHS, CONTROL, DOCK, TRACK, at};
use super::plan::Plan;
use super::scenery::slot_at;
use super::signs::{Sign, drawn};
use super::way;
use crate::drawing::{Point, shown};
use crate::{Scene, owner};

/// The class of a color: that of its player, or of nobody's pieces.
pub(super) fn of(scene: &Scene<'_, AquaSphere>, color: Seat) -> String {
    let is_played = color.index() < usize::from(scene.view.table.options.players);
    if is_played { format!("of-{}", u8::from(color)) } else { "of-nobody".to_owned() }
}

/// The shape of a color at a place of the drawing.
pub(super) fn mark(scene: &Scene<'_, AquaSphere>, color: Seat, point: Point, scale: f64) -> Markup {
    let is_played = color.index() < usize::from(scene.view.table.options.players);
    html! {
        g transform=(format!("{} scale({scale})", point.translate())) {
            @if is_played { (owner::shape(color)) } @else { (shown("art-neutral", "shape neutral")) }
        }
    }
}

/// A figure with the shape of its owner on it, around the origin.
pub(super) fn figure(scene: &Scene<'_, AquaSphere>, sign: Sign, color: Seat, size: f64) -> Markup {
    let chest = if sign == Sign::Robot { 0.28 } else { 0.26 };
    html! {
        g class=(of(scene, color)) { (drawn(sign, 0.0, 0.0, size, "figure")) }
        (mark(scene, color, Point::new(0.0, size * chest), size * 0.03))
    }
}

/// Everything that travels over the board.
pub(super) fn pieces(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    html! {
        (layer("submarines", "pieces", &submarines(scene)))
        (layer("robots", "pieces", &robots(scene, plan)))
        (layer("engineers", "pieces", &engineers(scene)))
        (layer("scientists", "pieces", &scientists(scene, plan)))
        (layer("counters", "pieces", &counters(scene, plan)))
    }
}

fn submarines(scene: &Scene<'_, AquaSphere>) -> Markup {
    let table = &scene.view.table;
    let lying = Position::ALL.into_iter().flat_map(|position| {
        let bays = table.sectors[table.ring[position]].bays;
        bays.into_iter().enumerate().filter_map(move |(bay, color)| Some((position, bay, color?)))
    });
    html! {
        @for (position, bay, color) in lying {
            @let angle = place::angle_of(position) + BERTH_ANGLES[bay];
            g id={ "submarine-" (table.ring[position]) "-" (bay) } class="piece" data-alike={ "submarine-" (u8::from(color)) } data-comes=(u8::from(color))
                transform=(format!("{} rotate({angle})", at(BERTHS, angle).translate())) {
                g class=(of(scene, color)) { (shown("art-submarine", "")) }
                g transform=(format!("rotate({})", -angle)) { (mark(scene, color, Point::new(0.0, 0.0), 0.3)) }
            }
        }
    }
}

/// A submarine seen from above.
pub(super) fn submarine() -> Markup {
    html! {
        path class="sub-fin" d="M-4.6,-1.2L-7.4,-3.4V3.4L-4.6,1.2Z" {}
        path class="sub-body" d="M6.6,0c0,2-2.3,3.4-5,3.4h-2.7c-2.4,0-4-1.3-5.6-2.5v-1.8c1.6-1.2,3.2-2.5,5.6-2.5h2.7c2.7,0,5,1.4,5,3.4z" {}
        path class="sub-line" d="M4.3,-2c1,.5,1.5,1.2,1.5,2s-.5,1.5-1.5,2M-4.3,-1.3v2.6" {}
    }
}

/// Robots on control spaces and in docks. With a plan: its robots where they will stand, and those
/// they push dashed in the dock.
fn robots(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let table = &scene.view.table;
    let changes = plan.map_or(&[][..], |plan| &plan.preview.control);
    let change_in = |sector| changes.iter().rev().find(move |change| change.sector == sector);
    html! {
        @for position in Position::ALL {
            @let sector = table.ring[position];
            @if let Some(color) = table.sectors[sector].control {
                @let class = if change_in(sector).is_some() { "piece leaves" } else { "piece" };
                g id={ "robot-control-" (sector) } class=(class) data-alike={ "robot-" (u8::from(color)) } data-comes=(u8::from(color))
                    transform=(at(CONTROL, place::angle_of(position)).translate()) {
                    (figure(scene, Sign::Robot, color, 9.2))
                }
            }
            @let dock = docked(scene, sector);
            @let home = change_in(sector).map(|change| change.home);
            @for (slot, color) in dock.iter().copied().enumerate() {
                // Of each color that an overflow sends home the first one stays.
                @let goes = home.is_some_and(|home| home[color] > 0) && dock[..slot].contains(&color);
                g id={ "robot-dock-" (sector) "-" (slot) } class=(if goes { "piece leaves" } else { "piece" }) data-alike={ "robot-" (u8::from(color)) }
                    transform=(slot_point(scene, position, slot).translate()) {
                    (mark(scene, color, Point::new(0.0, 0.0), 0.3))
                }
            }
            @if let Some(change) = change_in(sector) {
                g class="ghost-piece" transform=(at(CONTROL, place::angle_of(position)).translate()) {
                    (figure(scene, Sign::Robot, change.to, 9.2))
                }
                @if let Some(pushed) = table.sectors[sector].control {
                    // A full dock has no socket left: then it stands before the dock.
                    @let slots = usize::from(table.content().dock_limit(table.options.players));
                    @let point = if dock.len() < slots { slot_point(scene, position, dock.len()) } else { at(BEFORE_DOCK, place::angle_of(position)) };
                    g class="ghost-piece pushed" transform=(point.translate()) {
                        circle class="pushed-ring" r="2.1" {}
                        (mark(scene, pushed, Point::new(0.0, 0.0), 0.3))
                    }
                }
            }
        }
    }
}

/// The robots in a dock, one color after the other.
pub(super) fn docked(scene: &Scene<'_, AquaSphere>, sector: Sector) -> Vec<Seat> {
    let dock = &scene.view.table.sectors[sector].dock;
    let colors = dock.iter().zip((0..).map(Seat::new));
    colors.flat_map(|(count, color)| vec![color; usize::from(*count)]).collect()
}

/// A socket of a dock.
pub(super) fn slot_point(scene: &Scene<'_, AquaSphere>, position: Position, slot: usize) -> Point {
    let table = &scene.view.table;
    let slots = table.content().dock_limit(table.options.players);
    let aside = slot_at(slot as u8, slots);
    let (sine, cosine) = place::angle_of(position).to_radians().sin_cos();
    at(DOCK - 0.3, place::angle_of(position)).plus(Point::new(aside * cosine, aside * sine))
}

fn engineers(scene: &Scene<'_, AquaSphere>) -> Markup {
    let table = &scene.view.table;
    let with = |engineer: Engineer| {
        table.seats_in_play().filter(move |seat| table.player(*seat).engineer == engineer)
    };
    html! {
        @for seat in table.seats_in_play() {
            @let engineer = table.player(seat).engineer;
            @let index = with(engineer).position(|other| other == seat).unwrap_or(0) as f64;
            @let many = with(engineer).count() as f64;
            @let spot = match engineer {
                Engineer::Start => {
                    let (x, y) = place::START;
                    let gap = if many > 3.0 { 3.4 } else { 4.4 };
                    Some(Point::new(x + (index - (many - 1.0) / 2.0) * gap, y + 0.4))
                }
                Engineer::In(room) => {
                    let (x, y) = place::room_at(room);
                    Some(Point::new(x + 5.0 - index * 3.6, y + 3.8))
                }
                Engineer::Passed => None,
            };
            @if let Some(point) = spot {
                g id={ "engineer-" (u8::from(seat)) } class="piece" transform=(point.translate()) {
                    (figure(scene, Sign::Engineer, seat, 7.0))
                }
            }
        }
    }
}

fn scientists(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let table = &scene.view.table;
    let spot = |sector: Sector, area, index: usize| {
        let (distance, angle) = place::scientist_of(area);
        let fan = 4.4 * index as f64 * if angle > 0.0 { -1.0 } else { 1.0 };
        at(distance - 2.4 * index as f64, place::angle_of(table.positions[sector]) + angle + fan)
    };
    let index_of = |seat: Seat| {
        let own = table.player(seat);
        let before = table.seats_in_play().take_while(|other| *other != seat);
        before
            .filter(|other| {
                let other = table.player(*other);
                (other.scientist, other.area) == (own.scientist, own.area)
            })
            .count()
    };
    // During set-up the scientists are not on the board yet.
    let placed = table.seats_in_play().filter(|seat| table.player(*seat).base.is_some());
    html! {
        @for seat in placed {
            @let player = table.player(seat);
            g id={ "scientist-" (u8::from(seat)) } class="piece" data-sails=[way::around(scene, seat)] transform=(spot(player.scientist, player.area, index_of(seat)).translate()) {
                (figure(scene, Sign::Scientist, seat, 7.2))
            }
        }
        @if let Some(plan) = plan.filter(|plan| plan.sector().is_some()) {
            @let player = plan.preview.after.player(plan.preview.seat);
            g class="ghost-piece" transform=(spot(player.scientist, player.area, 0).translate()) {
                (figure(scene, Sign::Scientist, plan.preview.seat, 7.2))
            }
        }
    }
}

/// Score counters on the rim; those on one space are stacked inwards.
fn counters(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let table = &scene.view.table;
    let counter = |seat: Seat, kp: u16, inwards: f64| {
        let point = at(TRACK - 5.4 * inwards, place::space(kp, LAP));
        let lap = kp / LAP * LAP;
        let content = html! {
            circle class="counter" r="3.3" {}
            (mark(scene, seat, Point::new(0.0, 0.0), 0.44))
            @if lap > 0 { (laps(lap, place::space(kp, LAP))) }
        };
        (point, content)
    };
    let before = |seat: Seat| {
        let space = table.player(seat).kp % LAP;
        let others = table.seats_in_play().take_while(move |other| *other != seat);
        others.filter(|other| table.player(*other).kp % LAP == space).count() as f64
    };
    html! {
        @for seat in table.seats_in_play() {
            @let (point, content) = counter(seat, table.player(seat).kp, before(seat));
            g id={ "counter-" (u8::from(seat)) } class="piece" data-sails="" transform=(point.translate()) { (content) }
        }
        @if let Some(preview) = plan.map(|plan| &plan.preview).filter(|preview| preview.kp.after != preview.kp.before) {
            @let (point, content) = counter(preview.seat, preview.kp.after, 0.0);
            g class="ghost-piece counter-to" transform=(point.translate()) { (content) }
        }
    }
}

/// The laps of a counter beside it: outwards, where the track has no numbers; at the top there is
/// room below it only.
fn laps(lap: u16, angle: f64) -> Markup {
    let aside = angle.to_radians().sin();
    let class = if aside > 0.0 { "laps right" } else { "laps left" };
    html! {
        @if aside.abs() < 0.5 {
            text class="laps" y="3.2" dy=".85em" { (lap) "+" }
        } @else {
            text class=(class) x=(4.0 * aside.signum()) dy=".35em" { (lap) "+" }
        }
    }
}
