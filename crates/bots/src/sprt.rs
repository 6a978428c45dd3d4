//! Sequential testing: play until the question is answered, and no longer.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A question: is the win share of a bot `low` or `high`? Wald's sequential probability ratio
/// test answers it, wrongly with the probabilities `alpha` and `beta` at most.
///
/// The unit of evidence is a block, because the games of a block are not independent of each
/// other. The likelihood is that of a normal distribution with the spread seen so far, which
/// suits shared victories, any number of players and the small spread of balanced blocks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sprt {
    /// The share of the modest hypothesis.
    pub low: f64,
    /// The share of the bold hypothesis.
    pub high: f64,
    /// How often `high` may be accepted although `low` is true.
    pub alpha: f64,
    /// How often `low` may be accepted although `high` is true.
    pub beta: f64,
}

/// Numbers that no question can be made of.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SprtError {
    /// Not two shares.
    #[error("{0:?} is not a pair of win shares such as 0.5,0.55")]
    NotAPair(String),
    /// The shares are equal, in the wrong order, or no shares.
    #[error("{0} and {1} are not two rising win shares between 0 and 1")]
    Shares(f64, f64),
    /// A probability of error is out of range.
    #[error("an error probability of {0} is not between 0 and 0.5")]
    Error(f64),
}

/// How a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The modest hypothesis is accepted.
    Low,
    /// The bold hypothesis is accepted.
    High,
    /// There is not enough evidence.
    Open,
}

/// What is known after some blocks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtResult {
    /// The question.
    pub question: Sprt,
    /// The answer.
    pub answer: Answer,
    /// The logarithm of how much likelier the blocks are with `high` than with `low`.
    pub log_likelihood_ratio: f64,
    /// `low` is accepted at this ratio or below.
    pub lower_bound: f64,
    /// `high` is accepted at this ratio or above.
    pub upper_bound: f64,
    /// How many blocks were looked at.
    pub blocks: u64,
}

impl Sprt {
    /// The question with other probabilities of error.
    pub fn with_errors(self, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        let wrong = [alpha, beta].into_iter().find(|error| !(*error > 0.0 && *error < 0.5));
        wrong.map_or(Ok(Self { alpha, beta, ..self }), |error| Err(SprtError::Error(error)))
    }

    /// What this evidence says.
    pub fn judge(self, evidence: &Evidence) -> SprtResult {
        let Self { low, high, alpha, beta } = self;
        let (lower_bound, upper_bound) = ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln());
        let (mean, variance) = evidence.mean_and_variance();
        let blocks = evidence.blocks;
        let ratio = blocks as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
        let answer = match ratio {
            ratio if ratio >= upper_bound => Answer::High,
            ratio if ratio <= lower_bound => Answer::Low,
            _ => Answer::Open,
        };
        SprtResult {
            question: self,
            answer,
            log_likelihood_ratio: ratio,
            lower_bound,
            upper_bound,
            blocks,
        }
    }
}

/// Reads `0.5,0.55` as a question with errors of 5 %.
impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let share = |part: &str| part.trim().parse::<f64>().ok();
        let (low, high) = text
            .split_once(',')
            .and_then(|(low, high)| share(low).zip(share(high)))
            .ok_or_else(|| SprtError::NotAPair(text.to_owned()))?;
        if 0.0 < low && low < high && high < 1.0 {
            Ok(Self { low, high, alpha: 0.05, beta: 0.05 })
        } else {
            Err(SprtError::Shares(low, high))
        }
    }
}

impl fmt::Display for SprtResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { low, high, .. } = self.question;
        match self.answer {
            Answer::High => write!(f, "win share {high} accepted over {low}")?,
            Answer::Low => write!(f, "win share {low} accepted over {high}")?,
            Answer::Open => write!(f, "no decision between win shares {low} and {high}")?,
        }
        write!(
            f,
            " after {} blocks: log-likelihood ratio {:.2}, bounds {:.2} and {:.2}",
            self.blocks, self.log_likelihood_ratio, self.lower_bound, self.upper_bound
        )
    }
}

/// The win shares of one bot in the blocks so far. Whole numbers, so that the sum is exact.
#[derive(Clone, Copy, Default, Debug)]
pub struct Evidence {
    blocks: u64,
    /// Of twelfths of victories in a block.
    sum: u64,
    squares: u128,
    /// The twelfths of a block in which the bot wins everything.
    whole: u64,
}

impl Evidence {
    /// Adds a block in which the bot won `twelfths` twelfths of `seats` games, a game counting
    /// once for each of its seats. All blocks have equally many.
    pub fn add(&mut self, twelfths: u64, seats: u64) {
        self.blocks += 1;
        self.sum += twelfths;
        self.squares += u128::from(twelfths) * u128::from(twelfths);
        self.whole = 12 * seats;
    }

    /// With half a block that is lost and half a block that is won besides the real ones: a
    /// spread of nothing, which a few equal blocks may show, would prove anything.
    fn mean_and_variance(&self) -> (f64, f64) {
        let blocks = self.blocks as f64 + 1.0;
        let whole = self.whole.max(1) as f64;
        let mean = (self.sum as f64 / whole + 0.5) / blocks;
        let squares = self.squares as f64 / (whole * whole) + 0.5;
        (mean, squares / blocks - mean * mean)
    }
}

#[cfg(test)]
mod tests {
    use table::{GameRng, Seed};

    use super::*;

    fn question(text: &str) -> Sprt {
        text.parse().expect(text)
    }

    #[test]
    fn bounds_and_ratio_have_their_known_values() {
        let mut evidence = Evidence::default();
        for _ in 0..30 {
            evidence.add(12, 1);
        }
        for _ in 0..10 {
            evidence.add(0, 1);
        }
        let result = question("0.5,0.6").judge(&evidence);
        let near = |found: f64, expected: f64| (found - expected).abs() < 1e-9;
        assert!(near(result.upper_bound, 19.0_f64.ln()), "{result:?}");
        assert!(near(result.lower_bound, -(19.0_f64.ln())), "{result:?}");
        // With the half blocks 30.5 of 41 are won: the variance is 30.5 * 10.5 / 41².
        let (mean, variance) = (30.5 / 41.0, 30.5 * 10.5 / 1681.0);
        let expected = 40.0 * 0.1 * (2.0 * mean - 1.1) / (2.0 * variance);
        assert!(near(result.log_likelihood_ratio, expected), "{result:?}");
        assert!(near(expected, 4.071_194_379_391_099), "{expected}");
        assert_eq!(result.answer, Answer::High);
        let strict = question("0.5,0.6").with_errors(0.01, 0.01).expect("fits").judge(&evidence);
        assert!(near(strict.upper_bound, 99.0_f64.ln()), "{strict:?}");
        assert_eq!(strict.answer, Answer::Open);
    }

    #[test]
    fn nothing_is_known_before_the_first_block() {
        let result = question("0.25,0.4").judge(&Evidence::default());
        assert_eq!((result.answer, result.blocks), (Answer::Open, 0));
        assert!(result.log_likelihood_ratio.abs() < 1e-12);
    }

    /// Plays coins of a known share until the answer is there, many times.
    #[test]
    fn wrong_answers_are_as_rare_as_promised() {
        let mut rng = GameRng::new(Seed(4));
        let mut wrong_share = |percent: u32, wrong: Answer| {
            let tests = 1000;
            let found = (0..tests).filter(|_| {
                let mut evidence = Evidence::default();
                loop {
                    let wins = (0..2).filter(|_| rng.below(100) < percent).count() as u64;
                    evidence.add(12 * wins, 2);
                    let answer = question("0.5,0.6").judge(&evidence).answer;
                    if answer != Answer::Open {
                        break answer == wrong;
                    }
                }
            });
            found.count() as f64 / f64::from(tests)
        };
        let (false_high, false_low) = (wrong_share(50, Answer::High), wrong_share(60, Answer::Low));
        assert!(false_high < 0.07 && false_low < 0.07, "{false_high} {false_low}");
        assert!(false_high > 0.01 && false_low > 0.01, "a test that plays on without need");
    }

    #[test]
    fn impossible_questions_are_refused_by_their_numbers() {
        let refused = |text: &str| text.parse::<Sprt>().expect_err(text).to_string();
        assert_eq!(refused("half"), "\"half\" is not a pair of win shares such as 0.5,0.55");
        assert_eq!(refused("0.6,0.5"), "0.6 and 0.5 are not two rising win shares between 0 and 1");
        let error = question("0.5,0.6").with_errors(0.05, 0.7).expect_err("too wrong");
        assert_eq!(error.to_string(), "an error probability of 0.7 is not between 0 and 0.5");
    }
}
