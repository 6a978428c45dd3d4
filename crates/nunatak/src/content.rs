//! `nunatak content`: check content files.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Subcommand;
use table::LoadContentError;

/// Content files: boards, decks and tiles as data.
#[derive(Subcommand)]
pub(crate) enum Content {
    /// Check the content files of a game in a folder and explain every mistake
    Check {
        /// The game
        game: String,
        /// The folder; files that it lacks are taken from the built-in content
        folder: PathBuf,
    },
}

impl Content {
    pub(crate) fn run(self) -> Result<()> {
        let Self::Check { game, folder } = self;
        let game = catalog::game(&game)?;
        match game.load_content(&folder) {
            Ok(fingerprint) => {
                println!("{}: content {fingerprint} is fine", game.id());
                Ok(())
            }
            Err(LoadContentError::Problems(problems)) => {
                for problem in &problems {
                    println!("{problem}");
                }
                bail!("{} mistakes in the content of {}", problems.len(), game.id())
            }
            Err(error) => Err(error.into()),
        }
    }
}
