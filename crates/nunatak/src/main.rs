//! The `nunatak` command.

mod arena;
mod content;
mod options;
mod play;
mod replay;
mod rules;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Expedition board games, complete and exact: play, tournaments, replays, rules.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal against bots
    Play(play::Play),
    /// Play a tournament between bots and measure it
    Arena(arena::Arena),
    /// Show a saved game step by step
    Replay(replay::Replay),
    /// Read the rules: all of them, one by its id, or those with a word
    Rules(rules::Rules),
    /// Check content files
    #[command(subcommand)]
    Content(content::Content),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
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
        Command::Play(play) => play.run(),
        Command::Arena(arena) => arena.run(),
        Command::Replay(replay) => replay.run(),
        Command::Rules(rules) => rules.run(),
        Command::Content(content) => content.run(),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
