//! Hexes as points of the drawing.

use kosmonauts::{Hex, Velocity};

/// From the center of a hex to a corner.
pub(super) const SIZE: f64 = 10.0;

/// Where the board ends, with its rim.
pub(super) const RIM: f64 = 207.0;

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    pub(super) fn times(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    pub(super) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The point pulled back onto the board if it lies beyond the rim.
    pub(super) fn within(self, radius: f64) -> Self {
        let length = self.length();
        if length > radius { self.times(radius / length) } else { self }
    }

    /// `x,y` for paths.
    pub(super) fn pair(self) -> String {
        format!("{:.1},{:.1}", self.x, self.y)
    }

    /// The value of a `transform` attribute.
    pub(super) fn translate(self) -> String {
        format!("translate({})", self.pair())
    }
}

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

/// A smooth closed curve through points (Catmull–Rom as Bézier pieces).
pub(super) fn smooth_loop(points: &[Point]) -> String {
    let count = points.len();
    let at = |index: usize| points[index % count];
    let piece = |index: usize| {
        let (before, from) = (at(index + count - 1), at(index));
        let (to, after) = (at(index + 1), at(index + 2));
        let first = from.plus(to.minus(before).times(1.0 / 6.0));
        let second = to.minus(after.minus(from).times(1.0 / 6.0));
        format!("C{} {} {}", first.pair(), second.pair(), to.pair())
    };
    let pieces: Vec<String> = (0..count).map(piece).collect();
    format!("M{}{}Z", points[0].pair(), pieces.concat())
}

/// Numbers that look random and are always the same: for stars and rocks.
pub(super) fn scatter(seed: u32) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
    move || {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
        f64::from((word >> 22) ^ word) / f64::from(u32::MAX)
    }
}
