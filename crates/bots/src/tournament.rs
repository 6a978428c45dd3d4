//! The result of a tournament.

use serde::Serialize;
use table::{Seat, Seed};

use crate::statistics::Moments;
use crate::{BotSpec, GameRow, Interval, wilson_interval};

/// What came out of a tournament. Everything but the last two fields depends on the configuration
/// alone, however many threads played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tournament {
    /// The game's id.
    pub game: &'static str,
    /// What was agreed before each game.
    pub options: serde_json::Value,
    /// The bots in the seat order of the first game.
    pub seats: Vec<BotSpec>,
    /// How many games were played.
    pub games: u64,
    /// What all randomness derives from.
    pub seed: u64,
    /// The results of each bot, in the order of `seats`.
    pub bots: Vec<BotResult>,
    /// The results of each seat, whoever sat there.
    pub positions: Vec<SeatResult>,
    /// How long the games were.
    pub length: GameLength,
    /// Decisions of all games.
    pub decisions: u64,
    /// Decisions and chance of all games.
    pub steps: u64,
    /// Processor time of all workers.
    pub cpu_seconds: f64,
    /// How many decisions a second of processor time brought.
    pub decisions_per_cpu_second: f64,
}

/// The results of one bot, over all the seats it had.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    /// Which bot.
    pub spec: BotSpec,
    /// How many results it has: a game counts once for each seat that the bot had in it.
    pub games: u64,
    /// Victories; one that is shared by two counts one half for each.
    pub wins: f64,
    /// Victories by game.
    pub win_share: f64,
    /// The Wilson interval of the share.
    pub win_share_interval: Interval,
    /// The mean place, 1 is best.
    pub mean_rank: f64,
    /// The normal interval of the place.
    pub mean_rank_interval: Interval,
    /// The mean total score.
    pub mean_score: f64,
    /// The normal interval of the score.
    pub mean_score_interval: Interval,
    /// The mean score in each category.
    pub categories: Vec<CategoryMean>,
}

/// The mean score in one category.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CategoryMean {
    /// The category's id.
    pub category: &'static str,
    /// The mean score.
    pub mean_score: f64,
}

/// The results of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResult {
    /// Which seat, counted from 0.
    pub seat: Seat,
    /// Victories; one that is shared by two counts one half for each.
    pub wins: f64,
    /// Victories by game.
    pub win_share: f64,
    /// The Wilson interval of the share.
    pub win_share_interval: Interval,
}

/// How long games were, in decisions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameLength {
    /// The mean.
    pub mean: f64,
    /// The shortest game.
    pub min: u64,
    /// The longest game.
    pub max: u64,
}

/// Sums of what games brought.
pub(crate) struct Tally {
    games: u64,
    categories: &'static [&'static str],
    bots: Vec<(BotSpec, Sums)>,
    seats: Vec<Wins>,
    decisions: u64,
    steps: u64,
    shortest: u64,
    longest: u64,
}

/// Victories in twelfths, which hold every way to share one among up to four seats.
#[derive(Clone, Copy, Default)]
struct Wins {
    games: u64,
    twelfths: u64,
}

#[derive(Clone, Default)]
struct Sums {
    wins: Wins,
    rank: Moments,
    score: Moments,
    categories: Vec<i64>,
}

impl Wins {
    fn add(&mut self, twelfths: u64) {
        self.games += 1;
        self.twelfths += twelfths;
    }

    fn count(self) -> f64 {
        self.twelfths as f64 / 12.0
    }

    fn share(self) -> f64 {
        self.count() / self.games as f64
    }

    fn interval(self) -> Interval {
        wilson_interval(self.count(), self.games)
    }
}

impl Tally {
    pub(crate) fn new(seats: &[BotSpec]) -> Self {
        let mut bots: Vec<(BotSpec, Sums)> = Vec::new();
        for &spec in seats {
            if bots.iter().all(|(known, _)| *known != spec) {
                bots.push((spec, Sums::default()));
            }
        }
        Self {
            games: 0,
            categories: &[],
            bots,
            seats: vec![Wins::default(); seats.len()],
            decisions: 0,
            steps: 0,
            shortest: u64::MAX,
            longest: 0,
        }
    }

    pub(crate) fn add(&mut self, row: &GameRow) {
        self.games += 1;
        self.categories = row.standings.categories;
        self.decisions += row.length.decisions;
        self.steps += row.length.steps;
        self.shortest = self.shortest.min(row.length.decisions);
        self.longest = self.longest.max(row.length.decisions);
        let winners = row.standings.winners();
        let share = 12 / winners.len().max(1) as u64;
        for (index, (spec, score)) in row.seats.iter().zip(&row.standings.scores).enumerate() {
            let twelfths = if winners.contains(Seat::new(index as u8)) { share } else { 0 };
            self.seats[index].add(twelfths);
            let (_, sums) = self
                .bots
                .iter_mut()
                .find(|(known, _)| known == spec)
                .expect("only bots of the configuration play");
            sums.wins.add(twelfths);
            sums.rank.add(score.rank.into());
            sums.score.add(score.total().into());
            sums.categories.resize(score.points.len(), 0);
            for (sum, points) in sums.categories.iter_mut().zip(&score.points) {
                *sum += i64::from(*points);
            }
        }
    }

    pub(crate) fn finish(
        &self,
        game: &'static str,
        options: serde_json::Value,
        seats: &[BotSpec],
        seed: Seed,
        cpu_seconds: f64,
    ) -> Tournament {
        Tournament {
            game,
            options,
            seats: seats.to_vec(),
            games: self.games,
            seed: seed.0,
            bots: self.bots.iter().map(|(spec, sums)| self.bot_result(*spec, sums)).collect(),
            positions: self.seats.iter().enumerate().map(seat_result).collect(),
            length: GameLength {
                mean: self.decisions as f64 / self.games as f64,
                min: self.shortest,
                max: self.longest,
            },
            decisions: self.decisions,
            steps: self.steps,
            cpu_seconds,
            decisions_per_cpu_second: self.decisions as f64 / cpu_seconds,
        }
    }

    fn bot_result(&self, spec: BotSpec, sums: &Sums) -> BotResult {
        let games = sums.wins.games;
        let categories = self.categories.iter().zip(&sums.categories).map(|(category, sum)| {
            CategoryMean { category, mean_score: *sum as f64 / games as f64 }
        });
        BotResult {
            spec,
            games,
            wins: sums.wins.count(),
            win_share: sums.wins.share(),
            win_share_interval: sums.wins.interval(),
            mean_rank: sums.rank.mean(),
            mean_rank_interval: sums.rank.interval(),
            mean_score: sums.score.mean(),
            mean_score_interval: sums.score.interval(),
            categories: categories.collect(),
        }
    }
}

fn seat_result((index, wins): (usize, &Wins)) -> SeatResult {
    SeatResult {
        seat: Seat::new(index as u8),
        wins: wins.count(),
        win_share: wins.share(),
        win_share_interval: wins.interval(),
    }
}

#[cfg(test)]
mod tests {
    use table::{Score, Standings};

    use super::*;
    use crate::Length;

    #[test]
    fn a_shared_victory_counts_in_equal_parts() {
        let seats = [BotSpec::Random, BotSpec::Greedy, BotSpec::Random];
        let mut tally = Tally::new(&seats);
        let mut add = |game: u64, points: [i32; 3], decisions: u64| {
            let scores = points.map(|points| Score::new([points, 1], []));
            tally.add(&GameRow {
                game,
                seed: Seed(1),
                bot_seed: Seed(2),
                seats: seats.to_vec(),
                standings: Standings::ranked(true, &["prizes", "coins"], scores),
                length: Length { decisions, steps: decisions + 1 },
            });
        };
        add(0, [5, 5, 2], 10);
        add(1, [4, 4, 4], 20);
        add(2, [1, 9, 2], 30);
        let result = tally.finish("toy", serde_json::Value::Null, &seats, Seed(7), 0.5);

        let wins: Vec<f64> = result.positions.iter().map(|position| position.wins * 12.0).collect();
        assert_eq!(wins, [6.0 + 4.0, 6.0 + 4.0 + 12.0, 4.0]);
        let [random, greedy] = &result.bots[..] else { panic!("{:?}", result.bots) };
        assert_eq!((random.spec, random.games, greedy.games), (BotSpec::Random, 6, 3));
        assert!((random.wins + greedy.wins - 3.0).abs() < 1e-12);
        assert!((random.mean_rank - (1.0 + 3.0 + 1.0 + 1.0 + 3.0 + 2.0) / 6.0).abs() < 1e-12);
        assert!((greedy.mean_score - 7.0).abs() < 1e-12);
        assert_eq!(greedy.categories[0], CategoryMean { category: "prizes", mean_score: 6.0 });
        assert_eq!(result.length, GameLength { mean: 20.0, min: 10, max: 30 });
        assert_eq!((result.decisions, result.steps), (60, 63));
    }
}
