//! `nunatak tune`: better weights for a game's valuation, by self-play.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use bots::{Duel, Interval, Tuning};
use catalog::{AnyGame, WeightsFile};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::Seed;

use crate::exit::Misuse;
use crate::threads::Threads;
use crate::values;

/// Tunes the weights of a game's valuation: greedy bots with slightly different weights play each
/// other, and the weights follow the winners. The same call gives the same weights, whatever the
/// number of threads.
#[derive(Args)]
pub(crate) struct Tune {
    /// The game
    #[arg(value_parser = values::game())]
    game: String,
    /// How many play in each game
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How often the weights are moved
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// On how many seeds a move of the weights is tried, with every seating
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// What all randomness derives from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Begin with the weights of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the tuned weights to this file instead of printing them
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Tune nothing: play the weights of this file against the built-in ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rounds", "from", "out"])]
    check: Option<PathBuf>,
}

impl Tune {
    pub(crate) fn run(self) -> Result<()> {
        let game = catalog::game(&self.game)?;
        if !game.players().contains(&self.players) {
            let (least, most) = game.players().into_inner();
            let misuse =
                format!("{} cannot play {}, {least} to {most} can", self.players, game.id());
            return Err(Misuse(misuse).into());
        }
        match &self.check {
            Some(challenger) => self.check(game, challenger),
            None => self.tune(game),
        }
    }

    fn tune(&self, game: &dyn AnyGame) -> Result<()> {
        let from = self.from.as_deref().map(read).transpose()?;
        let tuning = Tuning {
            players: self.players,
            rounds: self.rounds,
            seeds: self.seeds,
            seed: Seed(self.seed),
            threads: self.threads.count(),
        };
        let bar = ProgressBar::new(self.rounds).with_style(
            ProgressStyle::with_template("{bar:32} round {pos}/{len}, {eta} left\n{wide_msg}")
                .expect("the template is well-formed"),
        );
        let weights = game.tune(&tuning, from.as_ref(), &mut |round, weights| {
            bar.set_position(round);
            bar.set_message(in_one_line(weights));
        })?;
        bar.finish_and_clear();
        let text = format!(
            "// The weights of the valuation of greedy bots and hints, made by\n// {}\n{weights}",
            self.call()
        );
        match &self.out {
            Some(path) => {
                fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
            }
            None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
        }
    }

    /// The command that makes the same weights again.
    fn call(&self) -> String {
        let Self { game, players, rounds, seeds, seed, .. } = self;
        let from = self.from.as_ref();
        let from = from.map_or_else(String::new, |path| format!(" --from {}", path.display()));
        format!(
            "nunatak tune {game} --players {players} --rounds {rounds} --seeds {seeds} --seed {seed}{from}"
        )
    }

    fn check(&self, game: &dyn AnyGame, challenger: &Path) -> Result<()> {
        let Self { players, seeds, seed, .. } = *self;
        let duel = Duel { players, seeds, seed: Seed(seed), threads: self.threads.count() };
        let result = game.duel(&duel, &read(challenger)?)?;
        let Interval(low, high) = result.win_share_interval;
        writeln!(
            io::stdout().lock(),
            "{} against the built-in weights: {:.1} % [{:.1}, {:.1}] of {} games of {players}, \
             {:.0} decisions on average",
            challenger.display(),
            100.0 * result.win_share,
            100.0 * low,
            100.0 * high,
            result.games,
            result.mean_decisions
        )?;
        Ok(())
    }
}

fn read(path: &Path) -> Result<WeightsFile> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    Ok(WeightsFile { name, text })
}

/// The weights without what they say, for a line of progress.
fn in_one_line(weights: &str) -> String {
    let values = weights.lines().map(str::trim).filter(|line| line.contains(": "));
    values.filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join(" ")
}
