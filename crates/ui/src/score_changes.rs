//! How scores change from step to step, so that every change has a line with its reason.

use std::collections::BTreeMap;
use std::ops::Range;

use table::{Game, Match, Seat, Standings, Viewer};

use crate::walk::Walk;

/// One category of one seat's score has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreChange {
    /// Whose score.
    pub seat: Seat,
    /// The category.
    pub category: &'static str,
    /// By how much.
    pub points: i32,
}

/// The changes that single steps have made, as the viewer knows them, by the number of the step.
pub(crate) type ScoreChanges = BTreeMap<usize, Vec<ScoreChange>>;

/// What the steps with these numbers have changed.
pub(crate) fn score_changes<G: Game>(
    game: &Match<G>,
    viewer: Viewer,
    numbers: Range<usize>,
) -> ScoreChanges {
    let mut walk = Walk::near(game, numbers.start);
    let mut before = walk.to(numbers.start).standings(viewer);
    let mut changes = ScoreChanges::new();
    for number in numbers {
        let after = walk.to(number + 1).standings(viewer);
        let changed = differences(&before, &after);
        if !changed.is_empty() {
            changes.insert(number, changed);
        }
        before = after;
    }
    changes
}

fn differences(before: &Standings, after: &Standings) -> Vec<ScoreChange> {
    let mut changes = Vec::new();
    for (number, (old, new)) in (0..).zip(before.scores.iter().zip(&after.scores)) {
        let points = old.points.iter().zip(&new.points);
        for (category, (old, new)) in after.categories.iter().zip(points) {
            if old != new {
                let seat = Seat::new(number);
                changes.push(ScoreChange { seat, category, points: new - old });
            }
        }
    }
    changes
}
