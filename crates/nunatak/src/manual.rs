//! `nunatak completions` and `nunatak man`: what shells and readers of manuals want, made from the
//! command line itself.

use std::fs;
use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Command};
use clap_complete::Shell;

/// Completions for a shell, to be put where it looks for them.
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, mut command: Command) -> Result<()> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut command, "nunatak", &mut text);
        io::Write::write_all(&mut io::stdout(), &text)?;
        Ok(())
    }
}

/// Manual pages: one for the command and one for each command of it.
#[derive(Args)]
pub(crate) struct Man {
    /// The folder for the pages; it is made if it is not there
    folder: PathBuf,
}

impl Man {
    pub(crate) fn run(self, command: Command) -> Result<()> {
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot make the folder {}", self.folder.display()))?;
        clap_mangen::generate_to(command, &self.folder)
            .with_context(|| format!("cannot write to {}", self.folder.display()))
    }
}
