//! Automation of the project, run as `cargo xtask`.

mod licenses;
#[cfg(feature = "mutants")]
mod mutants;
mod rules;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

/// Checks and pages that are made from the source itself.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compare the rules with their tests and citations
    Rules(RulesArgs),
    /// Check the licenses and sources of all dependencies
    Licenses,
    /// Plant mistakes in the rules of a game and count those that its rule tests catch
    #[cfg(feature = "mutants")]
    Mutants {
        /// The game
        game: String,
        /// Only the files of src whose name begins so
        #[arg(long, default_value = "")]
        file: String,
    },
}

#[derive(Args)]
struct RulesArgs {
    /// Write the pages under docs/rules
    #[arg(long, conflicts_with = "check")]
    write: bool,
    /// Fail if a page under docs/rules is out of date (the default)
    #[arg(long)]
    check: bool,
}

fn main() -> Result<ExitCode> {
    match Cli::parse().command {
        Command::Rules(args) => rules::run(&root(), args.write),
        Command::Licenses => licenses::run(&root()),
        #[cfg(feature = "mutants")]
        Command::Mutants { game, file } => mutants::run(&root(), &game, &file),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}
