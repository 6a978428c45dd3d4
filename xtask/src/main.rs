//! Automation of the project, run as `cargo xtask`.

mod licenses;
#[cfg(feature = "mutants")]
mod mutants;
mod rules;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
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
    /// Run a command with a PostgreSQL for its tests, installed if it is missing
    Postgres {
        /// The command
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Plant mistakes in the rules of a game and count those that its rule tests catch
    #[cfg(feature = "mutants")]
    Mutants {
        /// The game
        game: String,
        /// Only the files of src whose name begins so
        #[arg(long, default_value = "")]
        file: String,
        /// Try only so many of the mistakes, always the same ones
        #[arg(long)]
        sample: Option<usize>,
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
        Command::Postgres { command } => with_postgres(&command),
        #[cfg(feature = "mutants")]
        Command::Mutants { game, file, sample } => {
            mutants::run(&root(), &game, &file, sample.unwrap_or(usize::MAX))
        }
    }
}

fn with_postgres(command: &[String]) -> Result<ExitCode> {
    let cluster = scratch::Cluster::start();
    let mut run = std::process::Command::new(&command[0]);
    // A build script that asks for what cargo says of this package would run anew, and with it half
    // of the build.
    for (name, _) in std::env::vars().filter(|(name, _)| is_of_package(name)) {
        run.env_remove(name);
    }
    let status = run
        .args(&command[1..])
        .env(scratch::FOLDER, cluster.folder())
        .status()
        .with_context(|| format!("cannot run {}", command[0]))?;
    Ok(status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)))
}

fn is_of_package(name: &str) -> bool {
    ["CARGO_BIN_", "CARGO_CRATE_", "CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_PRIMARY_"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Rust files below a folder.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries =
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
        let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
        let is_rust = |path: &PathBuf| path.extension().is_some_and(|it| it == "rs");
        let below = folders.iter().flat_map(|folder| sources(folder));
        files.into_iter().filter(is_rust).chain(below).collect()
    }

    #[test]
    fn a_library_that_is_not_tested_holds_no_test() {
        for package in std::fs::read_dir(root().join("crates")).expect("crates") {
            let package = package.unwrap().path();
            let manifest = std::fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
            if !manifest.contains("\n[lib]\ntest = false\n") {
                continue;
            }
            for source in sources(&package.join("src")) {
                let text = std::fs::read_to_string(&source).expect("a source");
                assert!(!text.contains("#[test]"), "{}: nothing runs its test", source.display());
            }
        }
    }
}
