//! The result of a tournament.

use serde::Serialize;
use table::Seat;

use crate::sprt::Evidence;
use crate::statistics::Moments;
use crate::{Answer, BotSpec, GameRow, Interval, Run, Sprt, SprtResult};

/// What came out of a tournament. Everything but the last two fields depends on the configuration
/// alone, however many threads and machines played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tournament {
    /// The game's id.
    pub game: String,
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
    /// The question that was asked, and what the games say to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtResult>,
    /// How fast it was; not known of results from files.
    #[serde(flatten)]
    pub speed: Option<Speed>,
}

/// How fast a tournament was played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
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
    /// The Wilson interval of the share, with as many games as the spread between blocks suggests.
    pub win_share_interval: Interval,
    /// The mean place, 1 is best.
    pub mean_rank: f64,
    /// The normal interval of the place, from the spread between blocks.
    pub mean_rank_interval: Interval,
    /// The mean total score.
    pub mean_score: f64,
    /// The normal interval of the score, from the spread between blocks.
    pub mean_score_interval: Interval,
    /// The mean score in each category.
    pub categories: Vec<CategoryMean>,
}

/// The mean score in one category.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CategoryMean {
    /// The category's id.
    pub category: String,
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
    /// The Wilson interval of the share, with as many games as the spread between blocks suggests.
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
    run: Run,
    block_size: u64,
    games: u64,
    bots: Vec<(BotSpec, Sums)>,
    /// Victories of each seat, in twelfths.
    seats: Vec<Moments>,
    decisions: u64,
    steps: u64,
    shortest: u64,
    longest: u64,
    question: Option<Question>,
}

#[derive(Clone)]
struct Sums {
    /// Victories, in twelfths.
    wins: Moments,
    rank: Moments,
    score: Moments,
    categories: Vec<i64>,
}

/// What the first bot's blocks say to the question of a run.
struct Question {
    sprt: Sprt,
    evidence: Evidence,
    /// Twelfths of victories and results of the first bot in the block under way.
    open: (u64, u64),
}

impl Tally {
    pub(crate) fn new(run: &Run) -> Self {
        let none = Sums {
            wins: Moments::default(),
            rank: Moments::default(),
            score: Moments::default(),
            categories: vec![0; run.categories.len()],
        };
        let mut bots: Vec<(BotSpec, Sums)> = Vec::new();
        for &spec in &run.bots {
            if bots.iter().all(|(known, _)| *known != spec) {
                bots.push((spec, none.clone()));
            }
        }
        let question =
            run.sprt.map(|sprt| Question { sprt, evidence: Evidence::default(), open: (0, 0) });
        Self {
            block_size: run.block_size(),
            games: 0,
            bots,
            seats: vec![Moments::default(); run.bots.len()],
            decisions: 0,
            steps: 0,
            shortest: u64::MAX,
            longest: 0,
            question,
            run: run.clone(),
        }
    }

    pub(crate) fn add(&mut self, row: &GameRow) {
        self.games += 1;
        self.decisions += row.length.decisions;
        self.steps += row.length.steps;
        self.shortest = self.shortest.min(row.length.decisions);
        self.longest = self.longest.max(row.length.decisions);
        let results = row.seats.iter().zip(&row.scores).zip(row.twelfths());
        for (((spec, score), twelfths), seat) in results.zip(&mut self.seats) {
            seat.add(twelfths as i64);
            let (_, sums) = self
                .bots
                .iter_mut()
                .find(|(known, _)| known == spec)
                .expect("only bots of the configuration play");
            sums.wins.add(twelfths as i64);
            sums.rank.add(score.rank.into());
            sums.score.add(score.total().into());
            for (sum, points) in sums.categories.iter_mut().zip(&score.points) {
                *sum += i64::from(*points);
            }
            if let Some(question) = &mut self.question
                && *spec == self.run.bots[0]
            {
                question.open.0 += twelfths;
                question.open.1 += 1;
            }
        }
        if (row.game + 1).is_multiple_of(self.block_size) {
            self.close_block();
            if let Some(Question { evidence, open, .. }) = &mut self.question {
                let (twelfths, results) = std::mem::take(open);
                evidence.add(twelfths, results);
            }
        }
    }

    /// What the blocks so far say to the question of the run.
    pub(crate) fn sprt_result(&self) -> Option<SprtResult> {
        self.question.as_ref().map(|Question { sprt, evidence, .. }| sprt.judge(evidence))
    }

    pub(crate) fn is_answered(&self) -> bool {
        self.sprt_result().is_some_and(|result| result.answer != Answer::Open)
    }

    pub(crate) fn finish(mut self) -> Tournament {
        self.close_block();
        Tournament {
            games: self.games,
            bots: self.bots.iter().map(|(spec, sums)| self.bot_result(*spec, sums)).collect(),
            positions: self.seats.iter().enumerate().map(seat_result).collect(),
            length: GameLength {
                mean: self.decisions as f64 / self.games as f64,
                min: self.shortest,
                max: self.longest,
            },
            decisions: self.decisions,
            steps: self.steps,
            sprt: self.sprt_result(),
            speed: None,
            game: self.run.game,
            options: self.run.options,
            seats: self.run.bots,
            seed: self.run.seed.0,
        }
    }

    fn close_block(&mut self) {
        self.seats.iter_mut().for_each(Moments::close);
        for (_, sums) in &mut self.bots {
            sums.wins.close();
            sums.rank.close();
            sums.score.close();
        }
    }

    fn bot_result(&self, spec: BotSpec, sums: &Sums) -> BotResult {
        let games = sums.wins.count();
        let categories = self.run.categories.iter().zip(&sums.categories).map(|(category, sum)| {
            CategoryMean { category: category.clone(), mean_score: *sum as f64 / games as f64 }
        });
        BotResult {
            spec,
            games,
            wins: sums.wins.sum() as f64 / 12.0,
            win_share: sums.wins.mean() / 12.0,
            win_share_interval: sums.wins.share_interval(12.0),
            mean_rank: sums.rank.mean(),
            mean_rank_interval: sums.rank.interval(),
            mean_score: sums.score.mean(),
            mean_score_interval: sums.score.interval(),
            categories: categories.collect(),
        }
    }
}

fn seat_result((index, wins): (usize, &Moments)) -> SeatResult {
    SeatResult {
        seat: Seat::new(index as u8),
        wins: wins.sum() as f64 / 12.0,
        win_share: wins.mean() / 12.0,
        win_share_interval: wins.share_interval(12.0),
    }
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;
    use crate::{Counts, Length, SeatScore, TeamVerdict};

    fn run() -> Run {
        Run {
            version: "1".into(),
            game: "toy".into(),
            rules: "1".into(),
            bot_data: "1".into(),
            options: serde_json::Value::Null,
            categories: vec!["prizes".into(), "coins".into()],
            bots: vec![BotSpec::Random, BotSpec::Greedy, BotSpec::Random],
            seed: Seed(7),
            games: 3,
            sprt: None,
        }
    }

    fn row(game: u64, scores: [(u8, i32); 3], decisions: u64) -> GameRow {
        let scores = scores.map(|(rank, points)| SeatScore { rank, points: vec![points, 1] });
        GameRow {
            game,
            seed: Seed(1),
            bot_seed: Seed(2),
            seats: run().bots,
            scores: scores.to_vec(),
            verdict: None,
            length: Length { decisions, steps: decisions + 1 },
            counts: Counts::default(),
        }
    }

    #[test]
    fn a_shared_victory_counts_in_equal_parts() {
        let mut tally = Tally::new(&run());
        tally.add(&row(0, [(1, 5), (1, 5), (3, 2)], 10));
        tally.add(&row(1, [(1, 4), (1, 4), (1, 4)], 20));
        tally.add(&row(2, [(3, 1), (1, 9), (2, 2)], 30));
        let result = tally.finish();

        let wins: Vec<f64> = result.positions.iter().map(|position| position.wins * 12.0).collect();
        assert_eq!(wins, [6.0 + 4.0, 6.0 + 4.0 + 12.0, 4.0]);
        let [random, greedy] = &result.bots[..] else { panic!("{:?}", result.bots) };
        assert_eq!((random.spec, random.games, greedy.games), (BotSpec::Random, 6, 3));
        assert!((random.wins + greedy.wins - 3.0).abs() < 1e-12);
        assert!((random.mean_rank - (1.0 + 3.0 + 1.0 + 1.0 + 3.0 + 2.0) / 6.0).abs() < 1e-12);
        assert!((greedy.mean_score - 7.0).abs() < 1e-12);
        assert_eq!(
            greedy.categories[0],
            CategoryMean { category: "prizes".into(), mean_score: 6.0 }
        );
        assert_eq!(result.length, GameLength { mean: 20.0, min: 10, max: 30 });
        assert_eq!((result.decisions, result.steps), (60, 63));
    }

    #[test]
    fn each_seat_of_a_team_has_won_or_lost_the_game() {
        let mut tally = Tally::new(&run());
        for (game, is_won) in [true, false, false].into_iter().enumerate() {
            let rank = if is_won { 1 } else { 2 };
            let verdict = Some(TeamVerdict { is_won, reason: "storm".into() });
            tally.add(&GameRow { verdict, ..row(game as u64, [(rank, 5); 3], 10) });
        }
        let result = tally.finish();
        assert!(result.bots.iter().all(|bot| (bot.win_share - 1.0 / 3.0).abs() < 1e-12));
        assert!(result.positions.iter().all(|seat| (seat.wins - 1.0).abs() < 1e-12));
    }

    #[test]
    fn a_question_is_about_the_first_bot_and_whole_blocks() {
        let mut tally = Tally::new(&Run { sprt: "0.1,0.2".parse().ok(), ..run() });
        tally.add(&row(0, [(1, 5), (2, 4), (3, 2)], 10));
        tally.add(&row(1, [(2, 4), (1, 5), (3, 2)], 10));
        assert_eq!(tally.sprt_result().map(|result| result.blocks), Some(0));
        tally.add(&row(2, [(1, 4), (2, 5), (3, 2)], 10));
        let result = tally.sprt_result().expect("there is a question");
        let mut evidence = Evidence::default();
        // Two of three games from two seats each.
        evidence.add(24, 6);
        assert_eq!(result, result.question.judge(&evidence));
    }
}
