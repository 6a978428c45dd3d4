//! Means, shares and how sure they are.
//!
//! The games of a block share their luck, and the seats of a game share its result, so they are
//! not independent of each other; blocks are. Everything here judges by the spread between blocks.

use serde::Serialize;

/// The quantile of the normal distribution for 95 % between both tails.
const Z95: f64 = 1.959_963_984_540_054;

/// A 95 % confidence interval: low and high end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval(pub f64, pub f64);

/// The Wilson score interval of a share: sensible for few games and for shares near 0 and 1.
/// Shared victories make `wins` a fraction.
pub fn wilson_interval(wins: f64, games: u64) -> Interval {
    wilson(wins / games as f64, games as f64)
}

fn wilson(share: f64, games: f64) -> Interval {
    let square = Z95 * Z95;
    let scale = 1.0 + square / games;
    let center = (share + square / (2.0 * games)) / scale;
    let spread =
        Z95 * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt() / scale;
    // At shares of 0 and 1 an end of the interval is the share itself, but for rounding.
    Interval((center - spread).clamp(0.0, share), (center + spread).clamp(share, 1.0))
}

/// The values between which the middle 95 % of `sample` lie; sorts it.
pub(crate) fn percentiles(sample: &mut [f64]) -> Interval {
    sample.sort_by(f64::total_cmp);
    let at = |share: f64| sample[((sample.len() - 1) as f64 * share).round() as usize];
    Interval(at(0.025), at(0.975))
}

/// Whole numbers in blocks, summed up exactly: the result does not depend on their order.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Moments {
    count: i64,
    sum: i64,
    /// What the block under way has so far.
    open: (i64, i64),
    blocks: i64,
    /// Over all finished blocks: squared sums, sums times counts, squared counts.
    squares: i128,
    products: i128,
    sizes: i128,
}

impl Moments {
    pub(crate) fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.open.0 += 1;
        self.open.1 += value;
    }

    /// Ends a block; without a value since the last one there is nothing to end.
    pub(crate) fn close(&mut self) {
        let (count, sum) = std::mem::take(&mut self.open);
        if count > 0 {
            let (count, sum) = (i128::from(count), i128::from(sum));
            self.blocks += 1;
            self.squares += sum * sum;
            self.products += sum * count;
            self.sizes += count * count;
        }
    }

    /// Adds all blocks of `other`, which has none under way.
    pub(crate) fn join(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.blocks += other.blocks;
        self.squares += other.squares;
        self.products += other.products;
        self.sizes += other.sizes;
    }

    pub(crate) fn count(&self) -> u64 {
        self.count as u64
    }

    pub(crate) fn blocks(&self) -> u64 {
        self.blocks as u64
    }

    pub(crate) fn sum(&self) -> i64 {
        self.sum
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count as f64
    }

    /// The variance of the mean, from how far the blocks are from it. One block tells nothing.
    fn variance_of_mean(&self) -> Option<f64> {
        let (count, sum) = (i128::from(self.count), i128::from(self.sum));
        // Taken in integers, because the difference is small next to its parts.
        let deviation =
            count * count * self.squares - 2 * sum * count * self.products + sum * sum * self.sizes;
        let blocks = self.blocks as f64;
        let spread = deviation as f64 / (count as f64).powi(4);
        (self.blocks >= 2).then(|| spread * blocks / (blocks - 1.0))
    }

    /// The normal interval of the mean. A single block has no known spread: its interval is its
    /// mean.
    pub(crate) fn interval(&self) -> Interval {
        let spread = Z95 * self.variance_of_mean().unwrap_or(0.0).sqrt();
        Interval(self.mean() - spread, self.mean() + spread)
    }

    /// The Wilson interval when the numbers are shares in units of `1 / whole`. The number of
    /// games that count is what the spread between blocks suggests, and never more than there are.
    pub(crate) fn share_interval(&self, whole: f64) -> Interval {
        let share = self.mean() / whole;
        let variance = self.variance_of_mean().unwrap_or(0.0) / (whole * whole);
        let games = self.count as f64;
        let effective = if variance > 0.0 { share * (1.0 - share) / variance } else { games };
        wilson(share, effective.clamp(1.0, games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: Interval, low: f64, high: f64) {
        let near = |found: f64, expected: f64| (found - expected).abs() < 5e-5;
        assert!(near(found.0, low) && near(found.1, high), "{found:?} is not ({low}, {high})");
    }

    fn moments(blocks: &[&[i64]]) -> Moments {
        let mut moments = Moments::default();
        for block in blocks {
            block.iter().for_each(|value| moments.add(*value));
            moments.close();
        }
        moments
    }

    #[test]
    fn wilson_intervals_agree_with_published_values() {
        check(wilson_interval(8.0, 10), 0.4902, 0.9433);
        check(wilson_interval(0.0, 10), 0.0, 0.2775);
        check(wilson_interval(10.0, 10), 0.7225, 1.0);
        assert!((1..200).all(|games| wilson_interval(games as f64, games).1 >= 1.0));
        check(wilson_interval(50.0, 100), 0.4038, 0.5962);
        // Newcombe 1998, table I.
        check(wilson_interval(81.0, 263), 0.2553, 0.3662);
        check(wilson_interval(15.0, 148), 0.0624, 0.1605);
    }

    #[test]
    fn a_mean_is_as_sure_as_its_spread_and_count() {
        let singles = moments(&[&[2], &[4], &[4], &[4], &[5], &[5], &[7], &[9]]);
        assert!((singles.mean() - 5.0).abs() < 1e-12);
        // The sample variance is 32/7, so the standard error is sqrt(4/7).
        check(singles.interval(), 5.0 - 1.48160, 5.0 + 1.48160);
        check(moments(&[&[-3]]).interval(), -3.0, -3.0);
    }

    #[test]
    fn the_spread_between_blocks_is_what_counts() {
        // Every block has the mean 5: nothing is uncertain, however much its games differ.
        check(moments(&[&[1, 9], &[9, 1], &[5, 5]]).interval(), 5.0, 5.0);
        // Repeating every game changes the count, not the knowledge.
        let twice =
            moments(&[&[2, 2], &[4, 4], &[4, 4], &[4, 4], &[5, 5], &[5, 5], &[7, 7], &[9, 9]]);
        check(twice.interval(), 5.0 - 1.48160, 5.0 + 1.48160);
    }

    #[test]
    fn games_with_the_same_result_in_a_block_count_once() {
        let wins = |block: &'static [i64], losses: &'static [i64]| {
            moments(&[[block; 50], [losses; 50]].concat()).share_interval(12.0)
        };
        // 50 of 100 independent games, and the same in pairs: between 99 and 100 games count.
        check(wins(&[12], &[0]), 0.40337, 0.59663);
        check(wins(&[12, 12], &[0, 0]), 0.40337, 0.59663);
        // Blocks without any spread never count for more than their games.
        check(moments(&[&[12, 0][..]; 50]).share_interval(12.0), 0.4038, 0.5962);
        check(moments(&[&[12][..]; 10]).share_interval(12.0), 0.7225, 1.0);
    }

    #[test]
    fn percentiles_cut_both_tails() {
        let mut sample: Vec<f64> = (0..=1000).rev().map(f64::from).collect();
        check(percentiles(&mut sample), 25.0, 975.0);
    }
}
