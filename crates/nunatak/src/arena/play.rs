//! A tournament, or a part of one.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use bots::{BotSpec, CsvWriter, ResultsWriter, Shard, Sprt};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::Seed;

use super::summary;
use crate::exit::Misuse;
use crate::options::GameOptions;
use crate::threads::Threads;
use crate::values;

#[derive(Args)]
pub(super) struct Play {
    /// The game
    // Optional for a command instead of a tournament only.
    #[arg(required = true, value_parser = values::game())]
    game: Option<String>,
    /// The bots, one for each seat
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT,...",
        value_parser = values::bot())]
    seats: Vec<BotSpec>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What all randomness derives from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Stop as soon as it is clear whether the first bot wins this share of its games or that one,
    /// such as `0.5,0.55`
    #[arg(long, value_name = "SHARE,SHARE", conflicts_with = "shard")]
    sprt: Option<Sprt>,
    /// With --sprt: how often the greater share may be accepted wrongly
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "PROBABILITY")]
    alpha: f64,
    /// With --sprt: how often the smaller share may be accepted wrongly
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_name = "PROBABILITY")]
    beta: f64,
    /// Play only this part of the games, such as `2/8`, for `nunatak arena merge`
    #[arg(long, value_name = "PART/PARTS", requires = "results")]
    shard: Option<Shard>,
    /// Check the invariants and the legality of every step, not only of every game's end
    #[arg(long)]
    audit: bool,
    /// Write the results to this file as lines of JSON, for `merge`, `rate` and `report`
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write a row for each game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write every game as a save into this folder
    #[arg(long, value_name = "DIR")]
    saves: Option<PathBuf>,
    /// Print the summary as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

impl Play {
    pub(super) fn run(self) -> Result<()> {
        let game = self.game.as_deref().expect("a tournament without a game is refused");
        let game = catalog::game(game)?;
        let players = self.seats.len() as u8;
        if !game.players().contains(&players) {
            let (least, most) = game.players().into_inner();
            let misuse = format!("{players} bots cannot play {}, {least} to {most} can", game.id());
            return Err(Misuse(misuse).into());
        }
        let sprt = self.sprt.map(|sprt| sprt.with_errors(self.alpha, self.beta)).transpose()?;
        let arena = catalog::Arena {
            seats: self.seats.clone(),
            games: self.games,
            seed: Seed(self.seed),
            threads: self.threads.count(),
            options: self.options.apply(game, game.simulation(players))?,
            audit: self.audit,
            with_saves: self.saves.is_some(),
            counts: self.results.is_some(),
            shard: self.shard.unwrap_or(Shard::WHOLE),
            sprt,
        };
        let run = game.arena_run(&arena)?;
        let create = |path: &PathBuf| create(path).map(BufWriter::new);
        let csv = self.csv.as_ref().map(create).transpose()?;
        let mut csv = csv.map(|file| CsvWriter::new(file, &run.categories));
        let results = self.results.as_ref().map(create).transpose()?;
        let mut results = results.map(|file| ResultsWriter::new(file, run));
        if let Some(folder) = &self.saves {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let bar = ProgressBar::new(self.games / arena.shard.count).with_style(
            ProgressStyle::with_template("{bar:32} {pos}/{len} games, {eta} left")
                .expect("the template is well-formed"),
        );
        let tournament = game.arena(&arena, &mut |row, save| {
            bar.inc(1);
            if let Some(csv) = &mut csv {
                csv.write(row)?;
            }
            if let Some(results) = &mut results {
                results.write(row)?;
            }
            if let (Some(folder), Some(game)) = (&self.saves, save) {
                fs::write(folder.join(format!("{:06}.json", row.game)), game.save())?;
            }
            Ok(())
        })?;
        if let Some(mut csv) = csv {
            csv.flush().context("the rows could not be written")?;
        }
        if let Some(results) = results {
            results.finish().context("the results could not be written")?;
        }
        bar.finish_and_clear();
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &tournament)?;
            writeln!(out)?;
        } else {
            summary::print(&mut out, &tournament)?;
        }
        Ok(())
    }
}

fn create(path: &Path) -> Result<File> {
    File::create(path).with_context(|| format!("cannot write {}", path.display()))
}
