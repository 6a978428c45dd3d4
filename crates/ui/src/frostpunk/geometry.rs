//! Where things stand on the map of the city: flat-topped hexagons around the Generator.

use frostpunk::{Field, Position};

use crate::drawing::Point;

/// From a column of tiles to the next one.
const COLUMN: f64 = 76.5;
/// From a tile to the one below it.
pub(super) const ROW: f64 = 88.3;
/// From the middle of a tile to that of one of its two fields.
const HALF: f64 = 21.0;
/// From the middle of a tile to a corner; tiles do not quite touch.
const CORNER: f64 = 49.4;
const SIDE: f64 = 42.8;
/// The size of the whole map.
pub(super) const WHOLE: [f64; 4] = [-282.5, -311.0, 565.0, 622.0];

/// The middle of the tile at axial coordinates.
fn middle((column, row): (i8, i8)) -> Point {
    let (column, row) = (f64::from(column), f64::from(row));
    Point::new(COLUMN * column, ROW * (row + column / 2.0))
}

pub(super) fn tile(position: Position) -> Point {
    middle(position.axial())
}

/// The middle of the tile that a field belongs to; a petal is a tile of its own.
pub(super) fn tile_of(field: Field) -> Point {
    middle(field.axial())
}

/// The middle of a field.
pub(super) fn field(field: Field) -> Point {
    let tile = tile_of(field);
    match field.position() {
        None => tile,
        Some(position) if position.fields()[0] == field => tile.minus(Point::new(HALF, 0.0)),
        Some(_) => tile.plus(Point::new(HALF, 0.0)),
    }
}

/// The symbol of a field's outline, around the middle of its tile: a half of it, or a whole petal.
pub(super) fn cell(field: Field) -> &'static str {
    match field.position() {
        None => "frost-hex",
        Some(position) if position.fields()[0] == field => "frost-half-a",
        Some(_) => "frost-half-b",
    }
}

/// A closed hexagon as a piece of a path.
pub(super) fn hexagon(at: Point) -> String {
    let half = CORNER / 2.0;
    let corner = at.plus(Point::new(half, -SIDE)).pair();
    format!("M{corner}l{half},{SIDE}-{half},{SIDE}h-{CORNER}l-{half}-{SIDE} {half}-{SIDE}z")
}

/// The part of the map that holds all these tiles, with some snow around them.
pub(super) fn around(tiles: impl Iterator<Item = Point>) -> [f64; 4] {
    let margin = 62.0;
    let (mut low, mut high) = (Point::new(-90.0, -100.0), Point::new(90.0, 100.0));
    for tile in tiles {
        low = Point::new(low.x.min(tile.x), low.y.min(tile.y));
        high = Point::new(high.x.max(tile.x), high.y.max(tile.y));
    }
    let corner = low.minus(Point::new(margin, margin));
    let size = high.minus(low).plus(Point::new(2.0 * margin, 2.0 * margin));
    [corner.x, corner.y, size.x, size.y]
}

/// The value of a `viewBox`.
pub(super) fn view_box([x, y, width, height]: [f64; 4]) -> String {
    format!("{x:.0} {y:.0} {width:.0} {height:.0}")
}

/// The id of a field's element.
pub(super) fn field_id(field: Field) -> String {
    format!("field-{}", field.name().replace('.', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hexagon_is_closed_by_its_sixth_side() {
        let path = hexagon(Point::new(0.0, 0.0)).replace('-', " -");
        let numbers: Vec<f64> =
            path.split([' ', ',', 'M', 'l', 'h', 'z']).filter_map(|it| it.parse().ok()).collect();
        // Where it begins, how far it goes with three strokes, across, and with two more.
        let [right, top, lower @ .., across, up_x, up_y, last_x, last_y] = &numbers[..] else {
            panic!("{path}")
        };
        let lower: (f64, f64) =
            (lower.iter().step_by(2).sum(), lower.iter().skip(1).step_by(2).sum());
        let end = (right + lower.0 + across + up_x + last_x, top + lower.1 + up_y + last_y);
        assert!((end.0 - (right - CORNER)).abs() < 0.1 && (end.1 - top).abs() < 0.1, "{path}");
    }
}
