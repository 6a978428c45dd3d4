//! Means, shares and how sure they are.

use serde::Serialize;

/// The quantile of the normal distribution for 95 % between both tails.
const Z95: f64 = 1.959_963_984_540_054;

/// A 95 % confidence interval: low and high end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval(pub f64, pub f64);

/// The Wilson score interval of a share: sensible for few games and for shares near 0 and 1.
/// Shared victories make `wins` a fraction.
pub fn wilson_interval(wins: f64, games: u64) -> Interval {
    let games = games as f64;
    let share = wins / games;
    let square = Z95 * Z95;
    let scale = 1.0 + square / games;
    let center = (share + square / (2.0 * games)) / scale;
    let spread =
        Z95 * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt() / scale;
    // At shares of 0 and 1 an end of the interval is the share itself, but for rounding.
    Interval((center - spread).clamp(0.0, share), (center + spread).clamp(share, 1.0))
}

/// The normal interval of a mean from the count, sum and sum of squares of whole numbers. A
/// single number has no known spread: its interval is that number.
pub fn mean_interval(count: u64, sum: i64, squares: i64) -> Interval {
    let n = count as f64;
    let mean = sum as f64 / n;
    if count < 2 {
        return Interval(mean, mean);
    }
    // The difference is taken in integers, because it is small next to both of its parts.
    let deviation = i128::from(squares) * i128::from(count) - i128::from(sum) * i128::from(sum);
    let variance = deviation as f64 / (n * (n - 1.0));
    let spread = Z95 * (variance / n).sqrt();
    Interval(mean - spread, mean + spread)
}

/// Whole numbers summed up exactly: the result does not depend on their order.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Moments {
    count: u64,
    sum: i64,
    squares: i64,
}

impl Moments {
    pub(crate) fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count as f64
    }

    pub(crate) fn interval(&self) -> Interval {
        mean_interval(self.count, self.sum, self.squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: Interval, low: f64, high: f64) {
        let near = |found: f64, expected: f64| (found - expected).abs() < 5e-5;
        assert!(near(found.0, low) && near(found.1, high), "{found:?} is not ({low}, {high})");
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
        let mut moments = Moments::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            moments.add(value);
        }
        assert!((moments.mean() - 5.0).abs() < 1e-12);
        // The sample variance is 32/7, so the standard error is sqrt(4/7).
        check(moments.interval(), 5.0 - 1.48160, 5.0 + 1.48160);
        check(mean_interval(1, -3, 9), -3.0, -3.0);
    }
}
