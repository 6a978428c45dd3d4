//! Points, curves, symbols and other helps for drawings.

use maud::{Markup, html};

/// Defines a drawing that a page has once and shows many times. A style that asks what is around an
/// element finds nothing beyond the symbol, so its `class` is that of the game's drawings.
pub(crate) fn symbol(id: &str, class: &str, drawing: &Markup) -> Markup {
    html! { symbol id=(id) class=(class) { (drawing) } }
}

/// Shows a symbol. What the symbol itself does not say about fill and stroke comes from `class`.
pub(crate) fn shown(id: &str, class: &str) -> Markup {
    html! { use class=[(!class.is_empty()).then_some(class)] href={ "#" (id) } {} }
}

/// Defines a drawing that stands beside words, with its view box.
pub(crate) fn icon_symbol(id: &str, class: &str, view_box: &str, drawing: &Markup) -> Markup {
    html! { symbol id=(id) class=(class) viewBox=(view_box) { (drawing) } }
}

/// Shows such a drawing; `class` says how large it is.
pub(crate) fn icon(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A way from point to point in gentle arcs, so that ways to and fro lie beside each other.
pub(crate) fn arcs(points: &[Point]) -> String {
    let arc = |pair: &[Point]| {
        let length = pair[1].minus(pair[0]).length();
        format!("A{length:.0} {length:.0} 0 0 1 {}", pair[1].pair())
    };
    let start = points.first().map(|start| format!("M{}", start.pair()));
    start.into_iter().chain(points.windows(2).map(arc)).collect()
}

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The point at an angle, in degrees clockwise from the right, and a distance.
    pub(crate) fn polar(angle: f64, distance: f64) -> Self {
        let (sine, cosine) = angle.to_radians().sin_cos();
        Self::new(distance * cosine, distance * sine)
    }

    /// The point pulled back onto the board if it lies beyond the rim.
    pub(crate) fn within(self, radius: f64) -> Self {
        let length = self.length();
        if length > radius { self.times(radius / length) } else { self }
    }

    /// `x,y` for paths.
    pub(crate) fn pair(self) -> String {
        format!("{:.1},{:.1}", self.x, self.y)
    }

    /// The value of a `transform` attribute.
    pub(crate) fn translate(self) -> String {
        format!("translate({})", self.pair())
    }
}

/// A smooth closed curve through points (Catmull–Rom as Bézier pieces).
pub(crate) fn smooth_loop(points: &[Point]) -> String {
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
pub(crate) fn scatter(seed: u32) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
    move || {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
        f64::from((word >> 22) ^ word) / f64::from(u32::MAX)
    }
}
