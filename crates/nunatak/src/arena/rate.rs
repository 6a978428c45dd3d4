//! Ratings of bots, from the results of tournaments.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use bots::{Interval, Rating, Results, TaskRating, TeamRatings};
use clap::Args;

use super::results::read_all;

/// Rates the bots of one or more tournaments of a game together, whoever met whom: by the order of
/// finish (Plackett–Luce), or by the odds of their teams against each task where all win or lose
/// together
#[derive(Args)]
pub(super) struct Rate {
    /// Results of tournaments, in any number of parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the ratings as JSON
    #[arg(long)]
    json: bool,
}

impl Rate {
    pub(super) fn run(self) -> Result<()> {
        let runs = bots::merge_runs(&read_all(&self.files)?)?;
        let mut out = io::stdout().lock();
        if runs.iter().any(Results::is_team) {
            let ratings = bots::rate_teams(&runs);
            if self.json {
                writeln!(out, "{}", serde_json::to_string(&ratings)?)?;
                return Ok(());
            }
            return print_team(&mut out, &ratings);
        }
        let ratings = bots::rate(&runs);
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&ratings)?)?;
            return Ok(());
        }
        print(&mut out, &ratings)
    }
}

fn print(out: &mut impl Write, ratings: &[Rating]) -> Result<()> {
    writeln!(out, "ratings, 400 points for ten victories to one; 95 % intervals in brackets\n")?;
    writeln!(out, "{:<10} {:>9}  {:>7}", "bot", "seats", "rating")?;
    for Rating { spec, games, rating, interval } in ratings {
        writeln!(out, "{spec:<10} {games:>9}  {}", points(*rating, *interval))?;
    }
    Ok(())
}

fn print_team(out: &mut impl Write, ratings: &TeamRatings) -> Result<()> {
    writeln!(
        out,
        "ratings, 400 points above the task for ten games won to one lost; 95 % intervals in \
         brackets\n"
    )?;
    writeln!(out, "{:<10} {:>9}  {:<22} {:>7}", "bot", "seats", "games won", "rating")?;
    for bot in &ratings.bots {
        let Interval(low, high) = bot.win_share_interval;
        let share =
            format!("{:5.1} % [{:.1}, {:.1}]", 100.0 * bot.win_share, 100.0 * low, 100.0 * high);
        let points = points(bot.rating, bot.interval);
        writeln!(out, "{:<10} {:>9}  {share:<22} {points}", bot.spec, bot.games)?;
    }
    writeln!(out, "\n{:>9} {:>7}  task", "games", "rating")?;
    for TaskRating { options, games, rating, interval } in &ratings.tasks {
        writeln!(out, "{games:>9} {}  {options}", points(*rating, *interval))?;
    }
    Ok(())
}

fn points(rating: f64, Interval(low, high): Interval) -> String {
    format!("{rating:>7.0} [{low:.0}, {high:.0}]")
}
