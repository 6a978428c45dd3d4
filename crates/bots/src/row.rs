//! What is kept of one game of a tournament.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use table::{Game, Recorder, Seat, Seed, Standings};

use crate::{BotSpec, Length};

/// One game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRow {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The seed of its chance.
    pub seed: Seed,
    /// The seed of its bots.
    pub bot_seed: Seed,
    /// Which bot sat where.
    pub seats: Vec<BotSpec>,
    /// How it ended, in seat order.
    pub scores: Vec<SeatScore>,
    /// How a game that is won or lost together ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<TeamVerdict>,
    /// How long it was.
    pub length: Length,
    /// What the seats did, if that was counted.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub counts: Counts,
}

/// The result of a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamVerdict {
    /// Whether it has won.
    pub is_won: bool,
    /// The id of the reason.
    pub reason: String,
}

impl TeamVerdict {
    /// That of a game which is over, if those who play are a team.
    pub fn of(standings: &Standings) -> Option<Self> {
        let verdict = standings.verdict?;
        Some(Self { is_won: verdict.is_won, reason: verdict.reason.to_owned() })
    }
}

impl GameRow {
    /// What each seat won, in twelfths of a victory, which hold every way to share one among up
    /// to four seats. A team does not share: each of its seats has won or lost the game.
    pub(crate) fn twelfths(&self) -> impl Iterator<Item = u64> {
        let team = self.verdict.as_ref().map(|verdict| if verdict.is_won { 12 } else { 0 });
        SeatScore::twelfths(&self.scores).map(move |shared| team.unwrap_or(shared))
    }
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatScore {
    /// The place: 1 is best; equal scores share the better place.
    pub rank: u8,
    /// Points, one number for each category of the game.
    pub points: Vec<i32>,
}

impl SeatScore {
    /// The sum of all categories.
    pub fn total(&self) -> i32 {
        self.points.iter().sum()
    }

    /// What each of several rivals won, in twelfths of a victory.
    pub(crate) fn twelfths(scores: &[Self]) -> impl Iterator<Item = u64> {
        let winners = scores.iter().filter(|score| score.rank == 1).count() as u64;
        scores.iter().map(move |score| if score.rank == 1 { 12 / winners } else { 0 })
    }

    pub(crate) fn all(standings: &Standings) -> Vec<Self> {
        let scores = standings.scores.iter();
        scores.map(|score| Self { rank: score.rank, points: score.points.to_vec() }).collect()
    }
}

/// How often each seat did something: by kind, such as `landing`, and by item, such as `mars`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(pub BTreeMap<String, BTreeMap<String, Vec<u32>>>);

impl Counts {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Counts what a game tells while it is played.
pub(crate) struct Counter<G> {
    counts: Counts,
    seats: usize,
    game: PhantomData<G>,
}

impl<G: Game> Counter<G> {
    pub(crate) fn new(seats: usize) -> Self {
        Self { counts: Counts::default(), seats, game: PhantomData }
    }

    pub(crate) fn count(&mut self, event: &G::Event) {
        G::statistics(event, &mut |seat, kind, item| {
            let kind = self.counts.0.entry(kind.to_owned()).or_default();
            let seats = kind.entry(item.to_string()).or_insert_with(|| vec![0; self.seats]);
            seats[seat.index()] += 1;
        });
    }

    pub(crate) fn finish(self) -> Counts {
        self.counts
    }
}

impl<G: Game> Recorder<G::Event> for Counter<G> {
    fn tell(&mut self, event: G::Event) {
        self.count(&event);
    }

    fn whisper(&mut self, _: Seat, event: G::Event) {
        self.count(&event);
    }

    fn reveal(&mut self) {}
}
