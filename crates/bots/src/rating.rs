//! Strengths of bots from the order in which they finished, whoever met whom.
//!
//! The model is Plackett and Luce's: of those still in the race, a bot takes the next place with a
//! probability in proportion to its strength. Strengths are fitted by the minorization of Hunter
//! (2004), which only ever makes the results likelier.

use serde::Serialize;
use table::{GameRng, Seed};

use crate::statistics::percentiles;
use crate::{BotSpec, GameRow, Interval, Results};

/// How often results are drawn anew for the intervals.
pub(crate) const RESAMPLES: usize = 400;
/// A fit stops when no strength changes by more than this, relative to itself.
const PRECISION: f64 = 1e-7;
const MOST_ROUNDS: usize = 10_000;

/// The strength of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Which bot.
    pub spec: BotSpec,
    /// How many results it has: a game counts once for each seat that the bot had in it.
    pub games: u64,
    /// In the unit of chess ratings: 400 more mean ten victories for one. The mean is 0.
    pub rating: f64,
    /// From results drawn anew, block by block.
    pub interval: Interval,
}

/// Rates all bots of some runs, the strongest first.
pub fn rate(runs: &[Results]) -> Vec<Rating> {
    let mut races = Races::default();
    let blocks: Vec<Vec<usize>> = runs
        .iter()
        .flat_map(|results| &results.blocks)
        .map(|block| block.games.iter().map(|row| races.index_of(row)).collect())
        .collect();
    let fit_to = |blocks: &mut dyn Iterator<Item = &Vec<usize>>| {
        let mut counts = vec![0.0; races.orders.len()];
        blocks.flatten().for_each(|race| counts[*race] += 1.0);
        races.fit(&counts)
    };
    let ratings = fit_to(&mut blocks.iter());

    let mut rng = GameRng::new(Seed(0));
    let mut samples = vec![Vec::with_capacity(RESAMPLES); ratings.len()];
    for _ in 0..RESAMPLES {
        let mut drawn = blocks.iter().map(|_| &blocks[rng.below(blocks.len() as u32) as usize]);
        for (sample, rating) in samples.iter_mut().zip(fit_to(&mut drawn)) {
            sample.push(rating);
        }
    }
    let bots = races.bots.iter().zip(ratings).zip(&mut samples);
    let mut rated: Vec<Rating> = bots
        .map(|((&(spec, games), rating), sample)| Rating {
            spec,
            games,
            rating,
            interval: interval_around(rating, sample),
        })
        .collect();
    rated.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    rated
}

/// The interval that results drawn anew suggest; what was found is always in it.
pub(crate) fn interval_around(rating: f64, sample: &mut [f64]) -> Interval {
    let Interval(low, high) = percentiles(sample);
    Interval(low.min(rating), high.max(rating))
}

/// The different ways in which games ended, and who took part.
#[derive(Default)]
struct Races {
    bots: Vec<(BotSpec, u64)>,
    /// Bots and their places, in the order of places; equal bots cannot be told apart.
    orders: Vec<Vec<(u8, usize)>>,
}

impl Races {
    fn index_of(&mut self, row: &GameRow) -> usize {
        let mut order: Vec<(u8, usize)> = Vec::new();
        for (spec, score) in row.seats.iter().zip(&row.scores) {
            let known = self.bots.iter().position(|(known, _)| known == spec);
            let bot = known.unwrap_or_else(|| {
                self.bots.push((*spec, 0));
                self.bots.len() - 1
            });
            self.bots[bot].1 += 1;
            order.push((score.rank, bot));
        }
        order.sort_unstable();
        let known = self.orders.iter().position(|known| *known == order);
        known.unwrap_or_else(|| {
            self.orders.push(order);
            self.orders.len() - 1
        })
    }

    /// The ratings that make the results likeliest when the nth order came `counts[n]` times.
    ///
    /// Each bot also drew once against a bot of middle strength. Without that, one that never
    /// loses would be infinitely strong.
    fn fit(&self, counts: &[f64]) -> Vec<f64> {
        let mut stages = Stages::default();
        for (order, count) in self.orders.iter().zip(counts).filter(|(_, count)| **count > 0.0) {
            let mut ways = Vec::new();
            unfold(&mut Vec::new(), order, &mut ways);
            let weight = count / ways.len() as f64;
            for way in &ways {
                stages.add(way, weight);
            }
        }
        let mut victories = vec![0.5; self.bots.len()];
        for (bots, weights) in &stages.0 {
            bots.iter().zip(weights).for_each(|(bot, weight)| victories[*bot] += weight);
        }
        let mut strengths = vec![1.0_f64; self.bots.len()];
        for _ in 0..MOST_ROUNDS {
            let mut shares: Vec<f64> = strengths.iter().map(|own| 1.0 / (own + 1.0)).collect();
            for (bots, weights) in &stages.0 {
                let total: f64 = bots.iter().map(|bot| strengths[*bot]).sum();
                let races: f64 = weights.iter().sum();
                for bot in bots {
                    shares[*bot] += races / total;
                }
            }
            let mut change = 0.0_f64;
            for ((strength, victories), share) in strengths.iter_mut().zip(&victories).zip(shares) {
                let better = victories / share;
                change = change.max((better / *strength - 1.0).abs());
                *strength = better;
            }
            if change < PRECISION {
                break;
            }
        }
        let ratings = strengths.iter().map(|strength| 400.0 * strength.log10());
        let mean = ratings.clone().sum::<f64>() / self.bots.len() as f64;
        ratings.map(|rating| rating - mean).collect()
    }
}

/// Every order of finish that fits the places: those who share one may have come in any order.
fn unfold(done: &mut Vec<usize>, rest: &[(u8, usize)], ways: &mut Vec<Vec<usize>>) {
    let Some(&(place, _)) = rest.first() else {
        ways.push(done.clone());
        return;
    };
    for next in 0..rest.iter().take_while(|(other, _)| *other == place).count() {
        let mut rest = rest.to_vec();
        done.push(rest.remove(next).1);
        unfold(done, &rest, ways);
        done.pop();
    }
}

/// The moments at which a place was taken: who was still in the race, and how often each of them
/// took it.
#[derive(Default)]
struct Stages(Vec<(Vec<usize>, Vec<f64>)>);

impl Stages {
    fn add(&mut self, way: &[usize], weight: f64) {
        // The last one has no rival left.
        for first in 0..way.len().saturating_sub(1) {
            let (taker, mut bots) = (way[first], way[first..].to_vec());
            bots.sort_unstable();
            let known = self.0.iter().position(|(known, _)| *known == bots);
            let stage = known.unwrap_or_else(|| {
                self.0.push((bots.clone(), vec![0.0; bots.len()]));
                self.0.len() - 1
            });
            let place = bots.iter().position(|bot| *bot == taker).expect("the taker took part");
            self.0[stage].1[place] += weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn races(bots: usize, orders: &[&[(u8, usize)]]) -> Races {
        Races {
            bots: vec![(BotSpec::Random, 0); bots],
            orders: orders.iter().map(|order| order.to_vec()).collect(),
        }
    }

    #[test]
    fn two_bots_are_rated_by_their_odds() {
        let races = races(2, &[&[(1, 0), (2, 1)], &[(1, 1), (2, 0)]]);
        let ratings = races.fit(&[100_000.0, 10_000.0]);
        // Ten victories for one are 400 points.
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-9, "{ratings:?}");
    }

    #[test]
    fn a_draw_counts_half_for_each() {
        let races = races(2, &[&[(1, 0), (2, 1)], &[(1, 0), (1, 1)]]);
        let ratings = races.fit(&[50_000.0, 50_000.0]);
        assert!((ratings[0] - ratings[1] - 400.0 * 3.0_f64.log10()).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn known_strengths_are_found_again() {
        // Strengths 1, 2, 4 and 8: race by race as the model says.
        let strengths = [1_u32, 2, 4, 8];
        let mut rng = GameRng::new(Seed(3));
        let mut races = races(4, &[]);
        let mut counts: Vec<f64> = Vec::new();
        for _ in 0..20_000 {
            let mut waiting: Vec<usize> = (0..4).collect();
            let mut order = Vec::new();
            while !waiting.is_empty() {
                let total = waiting.iter().map(|bot| strengths[*bot]).sum();
                let mut drawn = rng.below(total);
                let taker = waiting.iter().position(|bot| {
                    let own = strengths[*bot];
                    let is_here = drawn < own;
                    drawn = drawn.saturating_sub(own);
                    is_here
                });
                let taker = waiting.remove(taker.expect("the draw is below the total"));
                order.push((order.len() as u8 + 1, taker));
            }
            let known = races.orders.iter().position(|known| *known == order);
            match known {
                Some(index) => counts[index] += 1.0,
                None => {
                    races.orders.push(order);
                    counts.push(1.0);
                }
            }
        }
        let ratings = races.fit(&counts);
        let doubled = 400.0 * 2.0_f64.log10();
        for pair in ratings.windows(2) {
            assert!((pair[1] - pair[0] - doubled).abs() < 8.0, "{ratings:?}");
        }
    }

    #[test]
    fn a_bot_that_never_loses_is_strong_and_not_infinite() {
        let races = races(2, &[&[(1, 0), (2, 1)]]);
        let ratings = races.fit(&[1000.0]);
        assert!(ratings[0].is_finite() && ratings[0] > 400.0, "{ratings:?}");
    }

    #[test]
    fn the_seats_of_one_bot_say_nothing_against_each_other() {
        let races = races(
            2,
            &[&[(1, 0), (2, 1), (3, 1)], &[(1, 1), (2, 1), (3, 0)], &[(1, 1), (2, 0), (3, 1)]],
        );
        // A third of the victories for one seat of three: as strong as the others.
        let ratings = races.fit(&[1000.0, 1000.0, 1000.0]);
        assert!((ratings[0] - ratings[1]).abs() < 1e-3, "{ratings:?}");
    }
}
