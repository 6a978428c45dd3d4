//! Files of results: reading them, and the parts of one tournament put together.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use bots::ResultsFile;
use clap::Args;

use super::summary;

/// Puts the parts of one tournament together and sums it up: the same as an undivided one.
#[derive(Args)]
pub(super) struct Merge {
    /// The results of all parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write all results to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the summary as one JSON object
    #[arg(long)]
    json: bool,
}

impl Merge {
    pub(super) fn run(self) -> Result<()> {
        let results = bots::merge(&read_all(&self.files)?)?;
        if let Some(path) = &self.out {
            write(path, |out| results.write(out))?;
        }
        let tournament = results.tournament();
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &tournament)?;
            writeln!(out)?;
        } else {
            summary::print(&mut out, &tournament)?;
        }
        Ok(())
    }
}

pub(super) fn read_all(paths: &[PathBuf]) -> Result<Vec<ResultsFile>> {
    let read = |path: &PathBuf| {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        Ok(ResultsFile { name, text })
    };
    paths.iter().map(read).collect()
}

pub(super) fn write(
    path: &Path,
    content: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<()> {
    let write = || {
        let mut out = BufWriter::new(File::create(path)?);
        content(&mut out)?;
        out.flush()
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
