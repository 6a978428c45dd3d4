//! `nunatak content`: content files to check and to start from.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use table::LoadContentError;

use crate::exit::{existing_folder, say};
use crate::values;

/// Content files: boards, decks and tiles as data.
#[derive(Subcommand)]
pub(crate) enum Content {
    /// Check the content files of a game in a folder and explain every mistake
    Check {
        /// The game
        #[arg(value_parser = values::game())]
        game: String,
        /// The folder; files that it lacks are taken from the built-in content
        folder: PathBuf,
    },
    /// Write the built-in content files of a game into a folder, to start from
    Export {
        /// The game
        #[arg(value_parser = values::game())]
        game: String,
        /// The folder; no file in it is overwritten
        folder: PathBuf,
    },
}

impl Content {
    pub(crate) fn run(self) -> Result<()> {
        match self {
            Self::Check { game, folder } => check(&game, &folder),
            Self::Export { game, folder } => export(&game, &folder),
        }
    }
}

fn check(game: &str, folder: &std::path::Path) -> Result<()> {
    let game = catalog::game(game)?;
    existing_folder(folder)?;
    match game.load_content(folder) {
        Ok(fingerprint) => {
            say(format_args!("{}: content {fingerprint} is fine", game.id()))?;
            Ok(())
        }
        Err(LoadContentError::Problems(problems)) => {
            for problem in &problems {
                say(format_args!("{problem}"))?;
            }
            bail!("{} mistakes in the content of {}", problems.len(), game.id())
        }
        Err(error) => Err(error.into()),
    }
}

fn export(game: &str, folder: &std::path::Path) -> Result<()> {
    for (name, text) in catalog::game(game)?.content_files() {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)
                .with_context(|| format!("cannot make the folder {}", parent.display()))?;
        }
        let file = fs::File::create_new(&path);
        file.and_then(|mut file| file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))?;
        say(format_args!("{}", path.display()))?;
    }
    Ok(())
}

/// Content that stored matches were played with.
#[derive(Args)]
pub(crate) struct ContentFolders {
    /// Know the content in this folder too, beside the built-in one; may be given several times
    #[arg(long = "content", value_name = "DIR", env = "NUNATAK_CONTENT", value_delimiter = ',')]
    folders: Vec<PathBuf>,
}

impl ContentFolders {
    /// Loads each folder for the game whose files it holds.
    pub(crate) fn load(&self) -> Result<()> {
        for folder in &self.folders {
            existing_folder(folder)?;
            let mut failures = Vec::new();
            for game in catalog::GAMES {
                if let Err(error) = game.load_content(folder) {
                    failures.push(format!("as content of {}: {error}", game.id()));
                }
            }
            if failures.len() == catalog::GAMES.len() {
                bail!("{} is not usable\n{}", folder.display(), failures.join("\n"));
            }
        }
        Ok(())
    }
}
