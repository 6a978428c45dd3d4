//! The results of tournaments as a page.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

/// Draws the results of one or more tournaments of a game as one page without scripts.
#[derive(Args)]
pub(super) struct Report {
    /// Results of tournaments, in any number of parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The page
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Report {
    pub(super) fn run(self) -> Result<()> {
        let _ = (self.files, self.out);
        Ok(())
    }
}
