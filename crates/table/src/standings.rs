//! Scores by category, ranks, ties and shared victory.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Seat, Seats};

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Points, one number for each of [`Standings::categories`].
    pub points: ArrayVec<i32, 16>,
    /// What decides between equal totals, most important first, higher is better.
    pub tie_breaks: ArrayVec<i32, 4>,
    /// The place: 1 is best; equal scores share the better place.
    pub rank: u8,
}

impl Score {
    /// A score that is not ranked yet.
    pub fn new(
        points: impl IntoIterator<Item = i32>,
        tie_breaks: impl IntoIterator<Item = i32>,
    ) -> Self {
        Self {
            points: points.into_iter().collect(),
            tie_breaks: tie_breaks.into_iter().collect(),
            rank: 0,
        }
    }

    /// The sum of all categories.
    pub fn total(&self) -> i32 {
        self.points.iter().sum()
    }
}

/// How those who play together have fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// Whether they have won; otherwise they have lost, all of them.
    pub is_won: bool,
    /// The id of the reason; the user interface knows its sentence.
    pub reason: &'static str,
}

/// The scores of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// Whether the game is over and this is its result.
    pub is_final: bool,
    /// Ids of the score categories.
    pub categories: &'static [&'static str],
    /// One score for each seat, in seat order.
    pub scores: ArrayVec<Score, MAX_SEATS>,
    /// The result of a game that is won or lost together ([`Game::IS_TEAM`](crate::Game::IS_TEAM)),
    /// once it is known. The scores then grade how it went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

impl Standings {
    /// Ranks the scores by total, then by tie-breaks; what is still equal shares its place.
    pub fn ranked(
        is_final: bool,
        categories: &'static [&'static str],
        scores: impl IntoIterator<Item = Score>,
    ) -> Self {
        let mut scores: ArrayVec<Score, MAX_SEATS> = scores.into_iter().collect();
        for seat in 0..scores.len() {
            let better = |other: &&Score| {
                (other.total(), &other.tie_breaks)
                    > (scores[seat].total(), &scores[seat].tie_breaks)
            };
            let rank = 1 + scores.iter().filter(better).count() as u8;
            scores[seat].rank = rank;
        }
        Self { is_final, categories, scores, verdict: None }
    }

    /// The score that all seats of a team share. A team that has won is in first place; one that
    /// has lost comes after the game itself.
    pub fn team(
        categories: &'static [&'static str],
        seats: Seats,
        mut score: Score,
        verdict: Option<Verdict>,
    ) -> Self {
        score.rank = if verdict.is_some_and(|verdict| !verdict.is_won) { 2 } else { 1 };
        let scores = seats.into_iter().map(|_| score.clone()).collect();
        Self { is_final: verdict.is_some(), categories, scores, verdict }
    }

    /// The score of `seat`.
    pub fn of(&self, seat: Seat) -> &Score {
        &self.scores[seat.index()]
    }

    /// The seats in first place; several share the victory. A team that has lost has no winner.
    pub fn winners(&self) -> Seats {
        (0..self.scores.len() as u8)
            .map(Seat::new)
            .filter(|seat| self.of(*seat).rank == 1)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(rows: &[(i32, i32)]) -> Vec<u8> {
        let scores = rows.iter().map(|&(points, tie_break)| Score::new([points], [tie_break]));
        Standings::ranked(true, &["points"], scores).scores.iter().map(|score| score.rank).collect()
    }

    #[test]
    fn totals_rank_first_then_tie_breaks() {
        assert_eq!(ranks(&[(3, 0), (5, 0), (5, 1)]), [3, 2, 1]);
    }

    #[test]
    fn full_ties_share_the_better_place() {
        assert_eq!(ranks(&[(5, 1), (2, 0), (5, 1), (2, 0)]), [1, 3, 1, 3]);
        let standings = Standings::ranked(
            true,
            &["points"],
            [Score::new([5], []), Score::new([1], []), Score::new([5], [])],
        );
        assert_eq!(standings.winners(), [Seat::new(0), Seat::new(2)].into_iter().collect());
    }

    #[test]
    fn a_team_wins_together_or_nobody_does() {
        let seats = Seats::first_of(3);
        let end = |is_won| {
            let verdict = Some(Verdict { is_won, reason: "storm" });
            Standings::team(&["hope"], seats, Score::new([4], []), verdict)
        };
        assert_eq!((end(true).winners(), end(false).winners()), (seats, Seats::NONE));
        assert_eq!(end(false).of(Seat::new(2)).total(), 4);
        assert!(end(false).is_final);
        assert!(!Standings::team(&["hope"], seats, Score::new([4], []), None).is_final);
    }
}
