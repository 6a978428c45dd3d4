//! Strengths of bots that win or lose together, from how often their teams won.
//!
//! What a team plays against are the options of its game, scenario, difficulty and number of players
//! alike: its task. A task has a strength of its own, a team that of its seats on average, and the odds
//! of winning are those between the two, as between two rivals. So bots can be compared that were
//! tried on different tasks, as long as somebody links them, and bots that played together.

use serde::Serialize;
use serde_json::Value;
use table::{GameRng, Seed};

use crate::rating::{RESAMPLES, interval_around};
use crate::statistics::Moments;
use crate::{BotSpec, GameRow, Interval, Results};

/// A fit stops when no strength changes by more than this, in logarithms of odds.
const PRECISION: f64 = 1e-9;
const MOST_ROUNDS: usize = 200;
/// No strength changes by more than this at once.
const LONGEST_STEP: f64 = 1.0;

/// The strengths of bots and of what they played against, on one scale.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamRatings {
    /// The bots, the strongest first. Their mean is 0.
    pub bots: Vec<TeamRating>,
    /// What they played against, the hardest first.
    pub tasks: Vec<TaskRating>,
}

/// The strength of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamRating {
    /// Which bot.
    pub spec: BotSpec,
    /// How many results it has: a game counts once for each seat that the bot had in it.
    pub games: u64,
    /// Games won, whatever the tasks and partners were.
    pub win_share: f64,
    /// The Wilson interval of the share, with as many games as the spread between blocks suggests.
    pub win_share_interval: Interval,
    /// A team of it that is 400 above its task wins ten games for one that it loses.
    pub rating: f64,
    /// From results drawn anew, block by block.
    pub interval: Interval,
}

/// The strength of what was played against.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskRating {
    /// The options.
    pub options: Value,
    /// How many games were played.
    pub games: u64,
    /// On the scale of the bots.
    pub rating: f64,
    /// From results drawn anew, block by block.
    pub interval: Interval,
}

/// Rates all bots of some runs of a game in which seats win or lose together.
pub fn rate_teams(runs: &[Results]) -> TeamRatings {
    let mut ledger = Ledger::default();
    let runs: Vec<Vec<Vec<(usize, bool)>>> = runs
        .iter()
        .map(|results| {
            let task = ledger.task(&results.run.options);
            let blocks = results.blocks.iter();
            blocks.map(|block| ledger.add_block(task, &block.games)).collect()
        })
        .collect();
    let fit_to = |games: &mut dyn Iterator<Item = (usize, bool)>| {
        let mut counts = vec![Count::default(); ledger.teams.len()];
        for (team, is_won) in games {
            counts[team].games += 1.0;
            counts[team].won += f64::from(u8::from(is_won));
        }
        ledger.fit(&counts)
    };
    let ratings = fit_to(&mut runs.iter().flatten().flatten().copied());

    let mut rng = GameRng::new(Seed(0));
    let mut samples = vec![Vec::with_capacity(RESAMPLES); ratings.len()];
    for _ in 0..RESAMPLES {
        // Each run keeps its size, so that nothing that was tried is missing.
        let drawn = runs.iter().flat_map(|run| run.iter().map(move |_| run));
        let drawn: Vec<_> =
            drawn.map(|blocks| &blocks[rng.below(blocks.len() as u32) as usize]).collect();
        let fitted = fit_to(&mut drawn.into_iter().flatten().copied());
        samples.iter_mut().zip(fitted).for_each(|(sample, rating)| sample.push(rating));
    }
    let mut rated = ratings
        .into_iter()
        .zip(&mut samples)
        .map(|(rating, sample)| (rating, interval_around(rating, sample)));
    let mut bots: Vec<TeamRating> = ledger
        .bots
        .iter()
        .zip(rated.by_ref())
        .map(|((spec, wins), (rating, interval))| TeamRating {
            spec: *spec,
            games: wins.count(),
            win_share: wins.mean(),
            win_share_interval: wins.share_interval(1.0),
            rating,
            interval,
        })
        .collect();
    let mut tasks: Vec<TaskRating> = ledger
        .tasks
        .iter()
        .zip(rated)
        .map(|((options, games), (rating, interval))| TaskRating {
            options: options.clone(),
            games: *games,
            rating,
            interval,
        })
        .collect();
    bots.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    tasks.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    TeamRatings { bots, tasks }
}

/// Who played what with whom.
#[derive(Default)]
struct Ledger {
    /// Bots and what each of their seats won: 1 or 0.
    bots: Vec<(BotSpec, Moments)>,
    /// Tasks, and how many games were played.
    tasks: Vec<(Value, u64)>,
    /// The teams that there were: the share of each bot in its seats, and the task.
    teams: Vec<(Vec<f64>, usize)>,
}

/// How often a team played, and how often it won.
#[derive(Clone, Copy, Default)]
struct Count {
    games: f64,
    won: f64,
}

impl Ledger {
    fn task(&mut self, options: &Value) -> usize {
        place(&mut self.tasks, |(known, _)| known == options, || (options.clone(), 0))
    }

    /// Adds the games of a block. Returns for each its team, and whether that has won.
    fn add_block(&mut self, task: usize, games: &[GameRow]) -> Vec<(usize, bool)> {
        let added = games.iter().map(|row| {
            let is_won = row.verdict.as_ref().is_some_and(|verdict| verdict.is_won);
            self.tasks[task].1 += 1;
            let mut shares = Vec::new();
            for spec in &row.seats {
                let bot = place(
                    &mut self.bots,
                    |(known, _)| known == spec,
                    || (*spec, Moments::default()),
                );
                self.bots[bot].1.add(i64::from(is_won));
                shares.resize(shares.len().max(bot + 1), 0.0);
                shares[bot] += 1.0 / row.seats.len() as f64;
            }
            let team = (shares, task);
            (place(&mut self.teams, |known| *known == team, || team.clone()), is_won)
        });
        let added = added.collect();
        self.bots.iter_mut().for_each(|(_, wins)| wins.close());
        added
    }

    /// The ratings of bots and then of tasks that make the results likeliest.
    ///
    /// Each bot also drew once against a task of middle strength, and each task against such a bot:
    /// without that, who never loses would be infinitely strong.
    fn fit(&self, counts: &[Count]) -> Vec<f64> {
        let size = self.bots.len() + self.tasks.len();
        let mut matches: Vec<(Vec<f64>, Count)> = (0..size)
            .map(|own| {
                let side = |place| f64::from(u8::from(place == own));
                ((0..size).map(side).collect(), Count { games: 1.0, won: 0.5 })
            })
            .collect();
        for ((shares, task), count) in self.teams.iter().zip(counts) {
            let mut sides = shares.clone();
            sides.resize(size, 0.0);
            sides[self.bots.len() + task] = -1.0;
            matches.push((sides, *count));
        }
        let mut strengths = vec![0.0_f64; size];
        for _ in 0..MOST_ROUNDS {
            let (mut slope, mut curve) = (vec![0.0; size], vec![vec![0.0; size]; size]);
            for (sides, Count { games, won }) in &matches {
                let lead: f64 = sides.iter().zip(&strengths).map(|(side, it)| side * it).sum();
                let expected = 1.0 / (1.0 + (-lead).exp());
                let spread = games * expected * (1.0 - expected);
                for (row, side) in sides.iter().enumerate().filter(|(_, side)| **side != 0.0) {
                    slope[row] += side * (won - games * expected);
                    for (entry, other) in curve[row].iter_mut().zip(sides) {
                        *entry += spread * side * other;
                    }
                }
            }
            let step = solve(curve, slope);
            let longest = step.iter().fold(0.0_f64, |longest, it| longest.max(it.abs()));
            let scale = (LONGEST_STEP / longest).min(1.0);
            strengths.iter_mut().zip(step).for_each(|(it, step)| *it += scale * step);
            if longest < PRECISION {
                break;
            }
        }
        let mean = strengths[..self.bots.len()].iter().sum::<f64>() / self.bots.len() as f64;
        let points = 400.0 / std::f64::consts::LN_10;
        strengths.into_iter().map(|strength| points * (strength - mean)).collect()
    }
}

/// Where something stands in a list, at its end if it was not there.
fn place<T>(list: &mut Vec<T>, is_it: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> usize {
    list.iter().position(is_it).unwrap_or_else(|| {
        list.push(new());
        list.len() - 1
    })
}

/// Solves linear equations whose matrix is symmetric and positive: what is on the diagonal never
/// becomes 0.
fn solve(mut matrix: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let size = values.len();
    for pivot in 0..size {
        let (row, value) = (matrix[pivot].clone(), values[pivot]);
        for below in pivot + 1..size {
            let factor = matrix[below][pivot] / row[pivot];
            for (entry, above) in matrix[below].iter_mut().zip(&row) {
                *entry -= factor * above;
            }
            values[below] -= factor * value;
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * values[column]).sum();
        values[row] = (values[row] - known) / matrix[row][row];
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Teams of so many seats of each bot, with their tasks, and how often they played and won.
    fn fit(bots: usize, tasks: usize, teams: &[(&[u32], usize, f64, f64)]) -> Vec<f64> {
        let shares = |seats: &[u32]| -> Vec<f64> {
            let all = f64::from(seats.iter().sum::<u32>());
            seats.iter().map(|seats| f64::from(*seats) / all).collect()
        };
        let ledger = Ledger {
            bots: vec![(BotSpec::Random, Moments::default()); bots],
            tasks: vec![(Value::Null, 0); tasks],
            teams: teams.iter().map(|(seats, task, ..)| (shares(seats), *task)).collect(),
        };
        let counts = teams.iter().map(|&(.., games, won)| Count { games, won });
        ledger.fit(&counts.collect::<Vec<_>>())
    }

    #[track_caller]
    fn is_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1.0, "{found} is not {expected}");
    }

    #[test]
    fn bots_alone_are_rated_by_their_odds() {
        // 10 won for 1 lost, and as many won as lost.
        let ratings = fit(2, 1, &[(&[1], 0, 110_000.0, 100_000.0), (&[0, 1], 0, 2e5, 1e5)]);
        is_near(ratings[0] - ratings[1], 400.0);
        is_near(ratings[1] - ratings[2], 0.0);
        is_near(ratings[0] + ratings[1], 0.0);
    }

    #[test]
    fn a_team_is_as_strong_as_its_seats_on_average() {
        // The mixed team wins 10 for 1, and the team of the weaker one alone draws.
        let ratings = fit(2, 1, &[(&[1, 1], 0, 110_000.0, 100_000.0), (&[0, 2], 0, 2e5, 1e5)]);
        is_near(ratings[0] - ratings[1], 800.0);
    }

    #[test]
    fn what_all_find_harder_is_harder_and_links_those_who_never_met() {
        let tenth = 11_000.0 / 11.0;
        let ratings = fit(
            3,
            2,
            &[
                (&[1], 0, 2e4, 1e4),
                (&[0, 1], 0, 11_000.0, tenth),
                (&[0, 1], 1, 2e4, 1e4),
                (&[0, 0, 1], 1, 11_000.0, tenth),
            ],
        );
        let [first, second, third, hard, easy] = ratings[..] else { panic!("{ratings:?}") };
        let near = |one: f64, other: f64| assert!((one - other).abs() < 5.0, "{ratings:?}");
        near(first - second, 400.0);
        near(second - third, 400.0);
        near(hard - easy, 400.0);
    }

    #[test]
    fn who_never_wins_is_weak_and_not_infinitely_so() {
        let ratings = fit(2, 1, &[(&[1], 0, 1000.0, 0.0), (&[0, 1], 0, 1000.0, 500.0)]);
        assert!(ratings.iter().all(|rating| rating.is_finite()), "{ratings:?}");
        assert!(ratings[1] - ratings[0] > 400.0, "{ratings:?}");
    }
}
