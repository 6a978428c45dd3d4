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

    pub(crate) fn rounded(self) -> Self {
        Self::new(self.x.round(), self.y.round())
    }

    /// The point pulled back onto the board if it lies beyond the rim.
    pub(crate) fn within(self, radius: f64) -> Self {
        let length = self.length();
        if length > radius { self.times(radius / length) } else { self }
    }

    /// `x,y` for paths.
    pub(crate) fn pair(self) -> String {
        format!("{},{}", decimal(self.x), decimal(self.y))
    }

    /// The value of a `transform` attribute.
    pub(crate) fn translate(self) -> String {
        format!("translate({})", self.pair())
    }
}

/// A number with one decimal at most, as short as that can be written.
pub(crate) fn decimal(number: f64) -> String {
    tenths((number * 10.0).round() as i32)
}

fn tenths(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, tenth) => format!("{sign}.{tenth}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}

/// A smooth closed curve through points (Catmull–Rom as Bézier pieces). The first handle of a piece
/// mirrors the second one of the piece before it, so that only the first piece has to name both, and
/// what a piece names it counts from where the one before it ends.
pub(crate) fn smooth_loop(points: &[Point]) -> String {
    let count = points.len();
    let at = |index: usize| points[index % count];
    let on_grid = |point: Point| [point.x, point.y].map(|number| (number * 10.0).round() as i32);
    let from = |start: [i32; 2], point: Point| {
        let [x, y] = on_grid(point);
        let (x, y) = (x - start[0], tenths(y - start[1]));
        format!("{}{}{y}", tenths(x), if y.starts_with('-') { "" } else { " " })
    };
    let piece = |index: usize| {
        let (before, start) = (at(index + count - 1), at(index));
        let (to, after) = (at(index + 1), at(index + 2));
        let first = start.plus(to.minus(before).times(1.0 / 6.0));
        let second = to.minus(after.minus(start).times(1.0 / 6.0));
        let here = on_grid(start);
        let (second, to) = (from(here, second), from(here, to));
        if index == 0 {
            format!("c{} {second} {to}", from(here, first))
        } else {
            format!("s{second} {to}")
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_short_as_they_can_be() {
        let numbers = [12.0, 0.0, -0.04, 3.25, -0.3, -12.96, 0.5];
        assert_eq!(numbers.map(decimal), ["12", "0", "0", "3.3", "-.3", "-13", ".5"]);
        assert_eq!(Point::new(-1.0, 2.5).translate(), "translate(-1,2.5)");
    }

    #[test]
    fn a_loop_goes_through_its_points_and_ends_where_it_began() {
        let points = [(0.0, 0.0), (30.04, 0.0), (30.0, 30.06), (0.0, 30.0)];
        let points = points.map(|(x, y)| Point::new(x, y));
        let path = smooth_loop(&points);
        let pieces: Vec<&str> = path.split(['c', 's', 'Z']).collect();
        assert_eq!((pieces[0], pieces.len()), ("M0,0", 6), "{path}");
        // What a piece ends with, added up, is where its point lies on the grid of tenths.
        let last = |piece: &str| -> [i32; 2] {
            let apart = piece.replace('-', " -");
            let numbers: Vec<i32> = apart
                .split_whitespace()
                .map(|number| (10.0 * number.parse::<f64>().expect("a number")).round() as i32)
                .collect();
            [numbers[numbers.len() - 2], numbers[numbers.len() - 1]]
        };
        let mut at = [0, 0];
        for (piece, point) in pieces[1..5].iter().zip([points[1], points[2], points[3], points[0]])
        {
            let [x, y] = last(piece);
            at = [at[0] + x, at[1] + y];
            let expected = [point.x, point.y].map(|number| (10.0 * number).round() as i32);
            assert_eq!(at, expected, "{path}");
        }
    }
}
