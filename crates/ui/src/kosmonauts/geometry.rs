//! Hexes as points of the drawing.

use kosmonauts::{Hex, Velocity};

use crate::drawing::Point;

/// From the center of a hex to a corner.
pub(super) const SIZE: f64 = 10.0;

/// Where the board ends, with its rim.
pub(super) const RIM: f64 = 207.0;

/// The center of a hex: pointy top, `r` grows downwards.
pub(super) fn center(hex: Hex) -> Point {
    displacement(Velocity { q: hex.q.into(), r: hex.r.into() })
}

/// A displacement in the drawing.
pub(super) fn displacement(velocity: Velocity) -> Point {
    let (q, r) = (f64::from(velocity.q), f64::from(velocity.r));
    Point::new(SIZE * 3_f64.sqrt() * (q + r / 2.0), SIZE * 1.5 * r)
}

/// The outline of a hex as a path, a little smaller than the hex by `gap`.
pub(super) fn outline(middle: Point, gap: f64) -> String {
    let size = SIZE - gap;
    let half = size * 3_f64.sqrt() / 2.0;
    format!(
        "M{:.1},{:.1}l{half:.2},{:.2}v{size:.2}l-{half:.2},{:.2}l-{half:.2},-{:.2}v-{size:.2}z",
        middle.x,
        middle.y - size,
        size / 2.0,
        size / 2.0,
        size / 2.0,
    )
}
