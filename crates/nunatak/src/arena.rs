//! `nunatak arena`: tournaments between bots.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result, bail};
use bots::{BotSpec, CsvWriter, Tournament};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::Seed;

use crate::options::GameOptions;

/// A tournament between bots. Seats rotate from game to game; the same seed gives the same games,
/// whatever the number of threads.
#[derive(Args)]
pub(crate) struct Arena {
    /// The game
    game: String,
    /// The bots, one for each seat
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT,...")]
    seats: Vec<BotSpec>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What all randomness derives from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at the same time [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Check the invariants and the legality of every step, not only of every game's end
    #[arg(long)]
    audit: bool,
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

impl Arena {
    pub(crate) fn run(self) -> Result<()> {
        let game = catalog::game(&self.game)?;
        let players = self.seats.len() as u8;
        if !game.players().contains(&players) {
            let (least, most) = game.players().into_inner();
            bail!("{} bots cannot play {}, {least} to {most} can", self.seats.len(), game.id());
        }
        let arena = catalog::Arena {
            seats: self.seats.clone(),
            games: self.games,
            seed: Seed(self.seed),
            threads: self.threads.map_or_else(processors, usize::from),
            options: self.options.apply(game, game.simulation(players))?,
            audit: self.audit,
            with_saves: self.saves.is_some(),
        };
        let mut csv = match &self.csv {
            None => None,
            Some(path) => {
                let file = File::create(path)
                    .with_context(|| format!("cannot write {}", path.display()))?;
                Some(CsvWriter::new(BufWriter::new(file)))
            }
        };
        if let Some(folder) = &self.saves {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:32} {pos}/{len} games, {eta} left")
                .expect("the template is well-formed"),
        );
        let tournament = game.arena(&arena, &mut |row, save| {
            bar.inc(1);
            if let Some(csv) = &mut csv {
                csv.write(row)?;
            }
            if let (Some(folder), Some(game)) = (&self.saves, save) {
                fs::write(folder.join(format!("{:06}.json", row.game)), game.save())?;
            }
            Ok(())
        })?;
        if let Some(mut csv) = csv {
            csv.flush().context("the rows could not be written")?;
        }
        bar.finish_and_clear();
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &tournament)?;
            writeln!(out)?;
        } else {
            print_summary(&mut out, &tournament)?;
        }
        Ok(())
    }
}

fn processors() -> usize {
    available_parallelism().map_or(1, usize::from)
}

fn print_summary(out: &mut impl Write, tournament: &Tournament) -> io::Result<()> {
    let Tournament { game, games, seed, .. } = tournament;
    writeln!(out, "{game}, {games} games, seed {seed}; 95 % intervals in brackets\n")?;
    writeln!(
        out,
        "{:<10} {:>9} {:>9}  {:<22} {:<19} {:<19}",
        "bot", "seats", "wins", "win share", "mean rank", "mean score"
    )?;
    for bot in &tournament.bots {
        let share = bot.win_share_interval;
        let rank = bot.mean_rank_interval;
        let score = bot.mean_score_interval;
        writeln!(
            out,
            "{:<10} {:>9} {:>9.1}  {:<22} {:<19} {:<19}",
            bot.spec,
            bot.games,
            bot.wins,
            format!(
                "{:5.1} % [{:.1}, {:.1}]",
                100.0 * bot.win_share,
                100.0 * share.0,
                100.0 * share.1
            ),
            format!("{:.2} [{:.2}, {:.2}]", bot.mean_rank, rank.0, rank.1),
            format!("{:.2} [{:.2}, {:.2}]", bot.mean_score, score.0, score.1),
        )?;
    }
    writeln!(out, "\nmean score by category")?;
    for bot in &tournament.bots {
        write!(out, "{:<10}", bot.spec)?;
        for category in &bot.categories {
            write!(out, "  {} {:.2}", category.category, category.mean_score)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "\nwin share by seat")?;
    for position in &tournament.positions {
        let interval = position.win_share_interval;
        writeln!(
            out,
            "{:<10}  {:5.1} % [{:.1}, {:.1}]",
            position.seat.to_string(),
            100.0 * position.win_share,
            100.0 * interval.0,
            100.0 * interval.1
        )?;
    }
    let length = &tournament.length;
    writeln!(
        out,
        "\ngame length {:.0} decisions on average, {} to {}",
        length.mean, length.min, length.max
    )?;
    writeln!(
        out,
        "{} decisions in {:.2} CPU seconds: {:.0} a second",
        tournament.decisions, tournament.cpu_seconds, tournament.decisions_per_cpu_second
    )
}
