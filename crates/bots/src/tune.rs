//! Better weights by self-play.
//!
//! Two greedy bots with different weights play each other, on common luck and from every seat. The
//! tuner is SPSA: in each round all weights are moved at random a little up or down, the opposite
//! move plays against that one, and the weights follow the winner a bit. Hundreds of such rounds
//! find out what helps, although no single game says which weight decided it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use serde::Serialize;
use table::{GameRng, Hints, Seat, Seed, Silent, Viewer, Weights};

use crate::row::SeatScore;
use crate::statistics::Moments;
use crate::{ArenaError, Bot, Greedy, Interval, play_game};

/// How far weights are moved to try something, in parts of their size; it shrinks slowly.
const PROBE: f64 = 0.25;
/// How far weights follow the winner, in parts of their size; it shrinks as well.
const STEP: f64 = 0.03;
/// The size of a weight is at least and at most these parts of its range: those near 0 would never
/// move, and those in a narrow range would leap from end to end.
const SIZES: [f64; 2] = [0.03, 0.2];

/// How to tune.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// How many play in each game.
    pub players: u8,
    /// How often the weights are moved.
    pub rounds: u64,
    /// On how many seeds every move is tried; on each the two sides get the seats in every way.
    pub seeds: u64,
    /// What all randomness derives from.
    pub seed: Seed,
    /// How many seeds are played at the same time.
    pub threads: usize,
}

/// Where the tuner is.
#[derive(Clone, PartialEq, Debug)]
pub struct TuningRound<W> {
    /// The number of the round, counted from 1.
    pub round: u64,
    /// What would be the result if this were the last round.
    pub weights: W,
}

/// Tunes weights, beginning with those given. The same tuning gives the same weights, whatever the
/// number of threads.
pub fn tune<G: Hints>(
    tuning: &Tuning,
    start: &G::Weights,
    mut each: impl FnMut(&TuningRound<G::Weights>),
) -> Result<G::Weights, ArenaError> {
    let mut spot = Spot::new(start);
    let sizes = sizes(start);
    let mut rng = GameRng::new(tuning.seed);
    // The spot wanders around the best one: the mean of the later rounds is nearer to it.
    let mut mean = Mean::default();
    for round in 1..=tuning.rounds {
        let progress = round as f64 / tuning.rounds as f64;
        let probe = PROBE * (1.0 - 0.6 * progress);
        let directions: Vec<f64> =
            G::Weights::ALL.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let [plus, minus] = [probe, -probe]
            .map(|by| spot.moved::<G::Weights>(&sizes, &directions, by).weights::<G::Weights>());
        let duel = Duel {
            players: tuning.players,
            seeds: tuning.seeds,
            seed: tuning.seed.nth(round),
            threads: tuning.threads,
        };
        let advantage = 2.0 * duel.play::<G>(&plus, &minus)?.win_share - 1.0;
        let step = STEP * (1.0 - 0.8 * progress);
        spot = spot.moved::<G::Weights>(&sizes, &directions, step * advantage / probe);
        if 2 * round > tuning.rounds {
            mean.add(&spot);
        }
        let weights = mean.spot(&spot).weights();
        each(&TuningRound { round, weights });
    }
    Ok(mean.spot(&spot).weights())
}

/// Weights that need not be whole numbers.
#[derive(Clone)]
struct Spot(Vec<f64>);

impl Spot {
    fn new<W: Weights>(weights: &W) -> Self {
        Self(weights.values().into_iter().map(f64::from).collect())
    }

    /// Every weight moved in its direction by a part of its size, but not out of its range.
    fn moved<W: Weights>(&self, sizes: &[f64], directions: &[f64], by: f64) -> Self {
        let moved = self.0.iter().zip(sizes).zip(directions).zip(W::ALL);
        let values = moved.map(|(((value, size), direction), weight)| {
            let (least, most) = (f64::from(*weight.range.start()), f64::from(*weight.range.end()));
            (value + by * size * direction).clamp(least, most)
        });
        Self(values.collect())
    }

    fn weights<W: Weights>(&self) -> W {
        let whole = self.0.iter().map(|value| value.round() as i32);
        W::from_values(&whole.collect::<Vec<_>>())
    }
}

/// How big a weight is, as the unit of its moves.
fn sizes<W: Weights>(weights: &W) -> Vec<f64> {
    let sized = weights.values().into_iter().zip(W::ALL).map(|(value, weight)| {
        let range = f64::from(weight.range.end() - weight.range.start());
        let [least, most] = SIZES.map(|part| part * range);
        f64::from(value.abs()).clamp(least, most)
    });
    sized.collect()
}

/// The mean of some spots.
#[derive(Default)]
struct Mean {
    sums: Vec<f64>,
    count: f64,
}

impl Mean {
    fn add(&mut self, spot: &Spot) {
        self.sums.resize(spot.0.len(), 0.0);
        self.sums.iter_mut().zip(&spot.0).for_each(|(sum, value)| *sum += value);
        self.count += 1.0;
    }

    /// The mean, or `spot` if it is too early for one.
    fn spot(&self, spot: &Spot) -> Spot {
        if self.count == 0.0 {
            return spot.clone();
        }
        let values = self.sums.iter().map(|sum| sum / self.count);
        Spot(values.collect())
    }
}

/// Games between greedy bots with different weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// How many play in each game.
    pub players: u8,
    /// On how many seeds they play; on each the two sides get the seats in every way.
    pub seeds: u64,
    /// What all randomness derives from.
    pub seed: Seed,
    /// How many seeds are played at the same time.
    pub threads: usize,
}

/// How a duel ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelResult {
    /// How many games were played.
    pub games: u64,
    /// The part of the victories that the first side had; equal sides have half of them.
    pub win_share: f64,
    /// The Wilson interval of the share.
    pub win_share_interval: Interval,
    /// How many decisions a game took on average.
    pub mean_decisions: f64,
}

impl Duel {
    /// Plays the duel.
    pub fn play<G: Hints>(
        &self,
        first: &G::Weights,
        second: &G::Weights,
    ) -> Result<DuelResult, ArenaError> {
        let start = G::new(&G::simulation(self.players))?;
        // Whoever is free takes the next seed; sums of whole numbers have no order.
        let next = AtomicU64::new(0);
        let play = || {
            let mut sums = (Moments::default(), Moments::default());
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= self.seeds {
                    return Ok(sums);
                }
                self.play_block(block, &start, [first, second], &mut sums)?;
            }
        };
        let parts: Vec<Result<_, ArenaError>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(play)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker panicked")).collect()
        });
        let (mut wins, mut decisions) = (Moments::default(), Moments::default());
        for part in parts {
            let part = part?;
            wins.join(&part.0);
            decisions.join(&part.1);
        }
        Ok(DuelResult {
            games: wins.count(),
            win_share: wins.mean() / 12.0,
            win_share_interval: wins.share_interval(12.0),
            mean_decisions: decisions.mean(),
        })
    }

    /// Plays one seed with every way to give the seats to both sides. The bots of a seat draw the
    /// same numbers in each of these games: equal weights play the same game in all of them.
    fn play_block<G: Hints>(
        &self,
        block: u64,
        start: &G,
        sides: [&G::Weights; 2],
        (wins, decisions): &mut (Moments, Moments),
    ) -> Result<(), ArenaError> {
        if G::IS_TEAM {
            return self.play_team_block(block, start, sides, (wins, decisions));
        }
        let seed = self.seed.nth(block);
        let mut buffer = Vec::new();
        let splits = 1..(1_u32 << self.players) - 1;
        for (split, game) in splits.clone().zip(block * splits.len() as u64..) {
            let side_of = |seat: usize| (split >> seat & 1) as usize;
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.players)
                .map(|seat| {
                    let rng = GameRng::for_bot(seed, Seat::new(seat));
                    let weights = sides[side_of(seat.into())].clone();
                    Box::new(Greedy::with_weights(rng, weights)) as Box<dyn Bot<G>>
                })
                .collect();
            let mut state = start.clone();
            let length = play_game(&mut state, seed, &mut bots, false, &mut Silent, &mut buffer)
                .map_err(|error| ArenaError::Game { game, error })?;
            let scores = SeatScore::all(&state.standings(Viewer::Spectator));
            let of_first = SeatScore::twelfths(&scores).enumerate();
            let won: u64 =
                of_first.filter(|(seat, _)| side_of(*seat) == 0).map(|(_, won)| won).sum();
            wins.add(won as i64);
            decisions.add(length.decisions as i64);
        }
        wins.close();
        decisions.close();
        Ok(())
    }

    /// Plays one seed with a team of each side. The better end has the victory: a game won before
    /// one lost, and of equal ends the one with the higher score.
    fn play_team_block<G: Hints>(
        &self,
        block: u64,
        start: &G,
        sides: [&G::Weights; 2],
        (wins, decisions): (&mut Moments, &mut Moments),
    ) -> Result<(), ArenaError> {
        let seed = self.seed.nth(block);
        let mut buffer = Vec::new();
        let mut ends = Vec::new();
        for (weights, game) in sides.into_iter().zip(2 * block..) {
            let bot = |seat| {
                let rng = GameRng::for_bot(seed, Seat::new(seat));
                Box::new(Greedy::with_weights(rng, weights.clone())) as Box<dyn Bot<G>>
            };
            let mut bots: Vec<_> = (0..self.players).map(bot).collect();
            let mut state = start.clone();
            let length = play_game(&mut state, seed, &mut bots, false, &mut Silent, &mut buffer)
                .map_err(|error| ArenaError::Game { game, error })?;
            let standings = state.standings(Viewer::Spectator);
            let is_won = standings.verdict.is_some_and(|verdict| verdict.is_won);
            ends.push((is_won, standings.scores[0].total()));
            decisions.add(length.decisions as i64);
        }
        wins.add(match ends[0].cmp(&ends[1]) {
            std::cmp::Ordering::Greater => 12,
            std::cmp::Ordering::Equal => 6,
            std::cmp::Ordering::Less => 0,
        });
        wins.close();
        decisions.close();
        Ok(())
    }
}
