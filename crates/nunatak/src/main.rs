//! The `nunatak` command.

mod arena;
mod check;
mod content;
mod health;
mod key;
mod options;
mod play;
mod replay;
mod rules;
mod serve;
mod stored;
mod threads;
mod tune;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Expedition board games, complete and exact: play, tournaments, replays, rules.
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
    /// Ask a running server how it is
    Health(health::Health),
    /// Replay every stored match and list what does not fit
    Check(check::Check),
    /// Check content files, or write the built-in ones
    #[command(subcommand)]
    Content(content::Content),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli.command.unwrap_or(Command::Serve(cli.serve))) {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that closes the pipe, such as `head`, has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
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
        Command::Health(health) => health.run(),
        Command::Check(check) => check.run(),
        Command::Content(content) => content.run(),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
