//! How it goes: won or lost together, and how far the city has come. FRO-GOAL.

use table::{Game, Score, Standings, Verdict};

use crate::state::Frostpunk;
use crate::token::Family;

/// What the grade of a game is made of.
pub const CATEGORIES: &[&str] = &["rounds", "people", "hope"];

impl Frostpunk {
    /// FRO-GOAL-1: all seats share the result. The grade is for people who want to compare games;
    /// no rule asks for it.
    pub(crate) fn grade(&self) -> Standings {
        let people: i32 = self.population.iter().map(|count| i32::from(*count)).sum();
        let points = [i32::from(self.round), people, i32::from(self.tokens(Family::Hope))];
        let verdict = self
            .ending
            .map(|reason| Verdict { is_won: reason.is_victory(), reason: reason.name() });
        Standings::team(CATEGORIES, self.seats(), Score::new(points, []), verdict)
    }
}
