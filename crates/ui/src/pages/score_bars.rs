//! Scores as bars: what was won lies side by side, what was lost is written behind it.

use table::{Score, Seat, Standings};

/// The colors of the categories, as the style sheet has them, for what is drawn without it.
pub(super) const COLORS: [&str; 8] =
    ["#9a87ff", "#5fa8f5", "#ffb13d", "#3fc9a5", "#f07f9b", "#c9d36a", "#ff8a65", "#d7dee9"];

/// A category in a bar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Part {
    /// The number of the category.
    pub(super) series: usize,
    pub(super) x: f64,
    pub(super) width: f64,
    pub(super) points: i32,
}

impl Part {
    /// Whether its points can be written inside with digits of this width.
    pub(super) fn has_room(&self, digit: f64) -> bool {
        self.width > digit * (self.points.to_string().len() as f64 + 0.4)
    }
}

/// Bars that can be compared: the longest one has the whole length.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    point: f64,
}

impl Scale {
    /// A total says nothing about the length of its bar, for what was lost has no length.
    pub(super) fn of(standings: &Standings, length: f64) -> Self {
        let won = |score: &Score| score.points.iter().filter(|points| **points > 0).sum();
        let most: i32 = standings.scores.iter().map(won).max().unwrap_or(0);
        Self { point: length / f64::from(most.max(1)) }
    }

    /// What was won, from left to right.
    pub(super) fn parts(self, score: &Score) -> Vec<Part> {
        let mut x = 0.0;
        let won = score.points.iter().enumerate().filter(|(_, points)| **points > 0);
        won.map(|(series, &points)| {
            let part = Part { series, x, width: f64::from(points) * self.point, points };
            x += part.width;
            part
        })
        .collect()
    }
}

/// What was lost: the number of the category and its points.
pub(super) fn losses(score: &Score) -> impl Iterator<Item = (usize, i32)> {
    score.points.iter().copied().enumerate().filter(|(_, points)| *points < 0)
}

/// The seats that have a bar, the best first. A team has one score.
pub(super) fn ranked(standings: &Standings) -> Vec<Seat> {
    let count = if standings.verdict.is_some() { 1 } else { standings.scores.len() };
    let mut seats: Vec<Seat> = (0..count as u8).map(Seat::new).collect();
    seats.sort_by_key(|seat| standings.of(*seat).rank);
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    const EIGHT: &[&str] = &["a", "b", "c", "d", "e", "f", "g", "h"];

    #[test]
    fn the_longest_bar_fits_though_points_were_lost_and_every_point_is_seen() {
        let score = Score::new([12, 21, 6, 21, 10, -28, 5, 10], []);
        let standings = Standings::ranked(true, EIGHT, [score]);
        let score = standings.of(Seat::new(0));
        let parts = Scale::of(&standings, 300.0).parts(score);
        let end = parts.last().map(|part| part.x + part.width).expect("parts");
        assert!((end - 300.0).abs() < 0.001, "the bar ends at {end}");
        for pair in parts.windows(2) {
            assert!((pair[0].x + pair[0].width - pair[1].x).abs() < 0.001, "no gaps: {pair:?}");
        }
        assert_eq!(losses(score).collect::<Vec<_>>(), [(5, -28)]);
        let won: i32 = parts.iter().map(|part| part.points).sum();
        let lost: i32 = losses(score).map(|(_, points)| points).sum();
        assert_eq!((won, won + lost), (85, score.total()));
        assert!(parts.iter().all(|part| part.has_room(9.0)), "each number can be read: {parts:?}");
    }

    #[test]
    fn every_category_has_its_color_and_its_moment_to_grow() {
        let style = include_str!("../../assets/table.css");
        for (series, color) in COLORS.iter().enumerate() {
            let fill = format!("\n.series-{series} {{ fill: {color}; }}");
            assert!(style.contains(&fill), "no {fill}");
            let delay = format!(".unfolding .series-{series} {{ animation-delay:");
            assert!(style.contains(&delay), "no {delay}");
        }
    }
}
