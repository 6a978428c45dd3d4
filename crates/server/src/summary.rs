//! What a list shows of a match, kept with its table so that a list replays nothing.

use serde::{Deserialize, Serialize};
use store::TableRecord;
use table::{AnyMatch, Seats, Turn, Viewer};

/// Whose turn it is, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The seats that are to decide.
    pub(crate) deciding: Seats,
    /// The seats in first place, when it is over.
    pub(crate) winners: Seats,
    /// Their points.
    pub(crate) points: i32,
}

impl Summary {
    pub(crate) fn of(game: &dyn AnyMatch) -> Self {
        let none = Self { deciding: Seats::NONE, winners: Seats::NONE, points: 0 };
        match game.turn() {
            Turn::Decide(deciding) => Self { deciding, ..none },
            Turn::Over => {
                let standings = game.standings(Viewer::Spectator);
                let winners = standings.winners();
                let points = winners.first().map_or(0, |seat| standings.of(seat).total());
                Self { winners, points, ..none }
            }
            Turn::Chance => none,
        }
    }

    /// As it is kept.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data is JSON")
    }

    /// What is kept with a table, if that is of its match as it is now.
    pub(crate) fn read(record: &TableRecord) -> Option<Self> {
        serde_json::from_str(record.summary.as_deref()?).ok()
    }
}
