//! Ratings of bots, from the results of tournaments.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use bots::{Interval, Rating};
use clap::Args;

use super::results::read_all;

/// Rates the bots of one or more tournaments of a game together (Plackett–Luce), whoever met whom.
/// Not for games in which all win or lose together.
#[derive(Args)]
pub(super) struct Rate {
    /// Results of tournaments, in any number of parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the ratings as one JSON array
    #[arg(long)]
    json: bool,
}

impl Rate {
    pub(super) fn run(self) -> Result<()> {
        let runs = bots::merge_runs(&read_all(&self.files)?)?;
        if let Some(team) = runs.iter().find(|results| results.is_team()) {
            bail!(
                "in {} all bots win or lose together, so no order of them can be rated; \
                 compare their shares of games won: nunatak arena merge",
                team.run.game
            );
        }
        let ratings = bots::rate(&runs);
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &ratings)?;
            writeln!(out)?;
            return Ok(());
        }
        writeln!(
            out,
            "ratings, 400 points for ten victories to one; 95 % intervals in brackets\n"
        )?;
        writeln!(out, "{:<10} {:>9}  {:>7}", "bot", "seats", "rating")?;
        for Rating { spec, games, rating, interval: Interval(low, high) } in ratings {
            writeln!(out, "{spec:<10} {games:>9}  {rating:>7.0} [{low:.0}, {high:.0}]")?;
        }
        Ok(())
    }
}
