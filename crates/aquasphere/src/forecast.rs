//! What the round would score if it ended now.

use serde::Serialize;
use table::Seat;

use crate::content::ROUNDS;
use crate::scoring::{FinalParts, Parts};
use crate::state::AquaSphere;

/// A scoring of one player as it would be now, without the time step before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// The parts of the KP step.
    pub parts: Parts,
    /// The KP after it, with a crystal at every line as long as there are any, and a stop at the
    /// first line without one.
    pub kp: u16,
    /// Crystals that lines would cost.
    pub crystals: u8,
    /// Points that a line would cost, unless a robot is given up there.
    pub lost: u16,
    /// Points that the line behind would save. AQU-KP-6.
    pub saved: u16,
    /// In the last round the final scoring as well; it is not in `kp`.
    pub end: Option<FinalParts>,
}

impl Forecast {
    /// The KP after everything that would be scored.
    pub fn total(&self) -> u16 {
        self.kp + self.end.map_or(0, |parts| parts.total())
    }
}

impl AquaSphere {
    /// What a scoring would bring a player now.
    pub fn forecast(&self, seat: Seat) -> Forecast {
        let player = self.player(seat);
        let content = self.content();
        let parts = self.parts(seat);
        let total = parts.total();
        let end = (self.round == ROUNDS).then(|| self.final_parts(seat));
        let mut forecast = Forecast { parts, kp: player.kp, crystals: 0, lost: 0, saved: 0, end };
        if total < 0 {
            let lost = total.unsigned_abs();
            let possible = player.kp - content.line_behind(player.kp);
            forecast.kp -= lost.min(possible);
            forecast.saved = lost.saturating_sub(possible);
            return forecast;
        }
        let goal = player.kp + total.unsigned_abs();
        let mut line = content.next_line(player.kp);
        while line <= goal {
            if forecast.crystals == player.crystals {
                forecast.kp = line - 1;
                forecast.lost = goal - forecast.kp;
                return forecast;
            }
            forecast.crystals += 1;
            line = content.next_line(line);
        }
        forecast.kp = goal;
        forecast
    }
}
