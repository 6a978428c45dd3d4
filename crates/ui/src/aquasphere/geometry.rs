//! Where things are on the board. Angles are in degrees clockwise from the top.

use aquasphere::{Position, Program, Room};

use crate::drawing::Point;

/// The board ends here.
pub(super) const RIM: f64 = 101.0;
/// The middle of the knowledge track.
pub(super) const TRACK: f64 = 97.4;
/// The hull of a sector, and half of its arc.
pub(super) const HULL: (f64, f64) = (40.8, 83.2);
pub(super) const HALF_HULL: f64 = 28.2;
/// The way of scientists through doors and locks.
pub(super) const CORRIDOR: f64 = 69.5;
/// Locks lie on the borders of sectors.
pub(super) const LOCKS: f64 = 70.0;
/// The control space and the loading dock, in the middle of a sector.
pub(super) const CONTROL: f64 = 63.6;
pub(super) const DOCK: f64 = 48.6;
/// Between both.
pub(super) const BEFORE_DOCK: f64 = 54.2;
/// The submarine spaces of a sector, cheapest first.
pub(super) const BERTHS: f64 = 88.4;
pub(super) const BERTH_ANGLES: [f64; 4] = [-19.5, -6.5, 6.5, 19.5];
/// From the middle to the collar around the headquarters, and to its outer edge.
pub(super) const COLLAR: (f64, f64) = (33.4, 39.2);

/// The point at a distance from the middle.
pub(super) fn at(distance: f64, angle: f64) -> Point {
    Point::polar(angle - 90.0, distance)
}

/// The middle of a sector.
pub(super) fn angle_of(position: Position) -> f64 {
    60.0 * position.index() as f64
}

/// Where the content of an area lies: the distance, and the angle off the sector's middle.
pub(super) const fn place_of(area: Program) -> (f64, f64) {
    match area {
        Program::Lab => (75.4, -17.2),
        Program::Research => (75.4, 17.2),
        Program::Time => (61.7, -19.2),
        Program::Crystal => (61.7, 19.2),
        Program::Octopod => (48.2, -19.2),
        Program::Program => (48.2, 19.2),
        Program::Submarine => (BERTHS, 0.0),
    }
}

/// The room of an area on the floor plan: distances and angles.
pub(super) const fn room_of(area: Program) -> (f64, f64, f64, f64) {
    match area {
        Program::Lab => (69.3, 81.6, -27.2, -9.8),
        Program::Time => (55.0, 68.4, -27.0, -9.8),
        Program::Octopod => (42.3, 54.1, -26.6, -10.2),
        Program::Research => (69.3, 81.6, 9.8, 27.2),
        Program::Crystal => (55.0, 68.4, 9.8, 27.0),
        Program::Program => (42.3, 54.1, 10.2, 26.6),
        Program::Submarine => (82.0, 94.0, -28.6, 28.6),
    }
}

/// What a click on an area hits: the seven areas share the sector without gaps.
pub(super) const fn cell_of(area: Program) -> (f64, f64, f64, f64) {
    match area {
        Program::Lab => (69.0, 83.0, -28.2, -9.5),
        Program::Time => (54.5, 69.0, -28.2, -9.5),
        Program::Octopod => (40.0, 54.5, -28.2, -9.5),
        Program::Research => (69.0, 83.0, 9.5, 28.2),
        Program::Crystal => (54.5, 69.0, 9.5, 28.2),
        Program::Program => (40.0, 54.5, 9.5, 28.2),
        Program::Submarine => (83.0, 94.2, -28.8, 28.8),
    }
}

/// Where a scientist stands in an area.
pub(super) const fn scientist_of(area: Program) -> (f64, f64) {
    match area {
        Program::Time => (61.9, -10.4),
        Program::Crystal => (61.9, 10.4),
        Program::Octopod => (55.6, -12.5),
        Program::Program => (55.6, 12.5),
        Program::Lab => (75.4, -9.9),
        Program::Research => (75.4, 9.9),
        Program::Submarine => (85.2, 0.0),
    }
}

/// The middle of a room of the headquarters.
pub(super) const fn room_at(room: Room) -> (f64, f64) {
    match room {
        Room::B1 => (-8.15, 10.6),
        Room::B2 => (8.15, 10.6),
        Room::M1 => (-16.3, -3.5),
        Room::M2 => (0.0, -3.5),
        Room::M3 => (16.3, -3.5),
        Room::T1 => (-8.15, -22.4),
        Room::T2 => (8.15, -22.4),
    }
}

/// The start space of the headquarters.
pub(super) const START: (f64, f64) = (0.0, 25.4);

/// A part of a ring with rounded corners.
pub(super) fn plate((inner, outer, from, to): (f64, f64, f64, f64), corner: f64) -> String {
    let turn = |distance: f64| (corner / distance).to_degrees();
    let (far, near) = (turn(outer), turn(inner));
    let p = |distance: f64, angle: f64| at(distance, angle).pair();
    format!(
        "M{}A{outer} {outer} 0 0 1 {}Q{} {}L{}Q{} {}A{inner} {inner} 0 0 0 {}Q{} {}L{}Q{} {}Z",
        p(outer, from + far),
        p(outer, to - far),
        p(outer, to),
        p(outer - corner, to),
        p(inner + corner, to),
        p(inner, to),
        p(inner, to - near),
        p(inner, from + near),
        p(inner, from),
        p(inner + corner, from),
        p(outer - corner, from),
        p(outer, from),
        p(outer, from + far),
    )
}

/// An arc from one angle to a later one, clockwise.
pub(super) fn arc(distance: f64, from: f64, to: f64) -> String {
    let is_long = u8::from(to - from > 180.0);
    let (start, end) = (at(distance, from).pair(), at(distance, to).pair());
    format!("M{start}A{distance} {distance} 0 {is_long} 1 {end}")
}

/// A straight line from the middle outwards.
pub(super) fn spoke(angle: f64, from: f64, to: f64) -> String {
    format!("M{}L{}", at(from, angle).pair(), at(to, angle).pair())
}

/// A hexagon that stands on a corner.
pub(super) fn hexagon(radius: f64) -> String {
    let corners = (0..6).map(|corner| at(radius, 60.0 * f64::from(corner)).pair());
    format!("M{}Z", corners.collect::<Vec<_>>().join("L"))
}

/// The middle of a space of the knowledge track.
pub(super) fn space(kp: u16, lap: u16) -> f64 {
    let step = 360.0 / f64::from(lap);
    step * (f64::from(kp % lap) + 0.5)
}
