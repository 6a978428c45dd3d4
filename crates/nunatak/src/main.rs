//! The `nunatak` command.

mod admin;
mod arena;
mod check;
mod content;
mod exit;
mod health;
mod key;
mod manual;
mod options;
mod play;
mod replay;
mod rules;
mod serve;
mod stored;
mod threads;
mod tune;
mod values;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

/// Expedition board games, complete and exact: play, tournaments, replays, rules.
///
/// Exit codes: 0 done; 1 it failed, or what was checked is not as it should be; 2 the command line is
/// wrong; 3 something that it names does not exist; 4 nobody agreed to what cannot be taken back.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to browsers; this is also what happens without a command
    Serve(serve::Serve),
    /// Play in the terminal against bots
    Play(play::Play),
    /// Play a tournament between bots, measure it, put results together
    Arena(arena::Arena),
    /// Tune the weights of a game's valuation by self-play
    Tune(tune::Tune),
    /// Show a saved game step by step
    Replay(replay::Replay),
    /// Prove that the dice of a saved game were fair
    Verify(verify::Verify),
    /// Read the rules: all of them, one by its id, or those with a word
    Rules(rules::Rules),
    /// Write the match of a stored table to a file
    Export(stored::Export),
    /// Open a table from a saved match
    Import(stored::Import),
    /// Copy the database while the server runs
    Backup(stored::Backup),
    /// Make a database from a backup
    Restore(stored::Restore),
    /// Copy a database into another one, from SQLite to PostgreSQL or back
    Migrate(stored::Migrate),
    /// Keep house: tables, players, the database
    Admin(admin::Admin),
    /// Ask a running server how it is
    Health(health::Health),
    /// Replay every stored match and list what does not fit
    Check(check::Check),
    /// Check content files, or write the built-in ones
    #[command(subcommand)]
    Content(content::Content),
    /// Print completions for a shell
    Completions(manual::Completions),
    /// Write the manual pages
    Man(manual::Man),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    exit::code(run(cli.command.unwrap_or(Command::Serve(cli.serve))))
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve(serve) => serve.run(),
        Command::Play(play) => play.run(),
        Command::Arena(arena) => arena.run(),
        Command::Tune(tune) => tune.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Rules(rules) => rules.run(),
        Command::Export(export) => export.run(),
        Command::Import(import) => import.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Migrate(migrate) => migrate.run(),
        Command::Admin(admin) => admin.run(),
        Command::Health(health) => health.run(),
        Command::Check(check) => check.run(),
        Command::Content(content) => content.run(),
        Command::Completions(completions) => completions.run(Cli::command()),
        Command::Man(man) => man.run(Cli::command()),
    }
}
