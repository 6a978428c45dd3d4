//! The key that seat links are made with: in a file beside the database, or in the environment.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use server::LinkKey;
use store::Address;

/// Holds the key itself. Only in the environment: the command line is there for all to see.
const KEY: &str = "NUNATAK_KEY";

/// Where the key is kept.
#[derive(Args)]
pub(crate) struct KeyFile {
    /// The file with the key of seat links, made if there is none; the variable `NUNATAK_KEY` may
    /// hold the key itself, which all servers on one database share [default: beside the database
    /// file, ending in `.key`]
    #[arg(long, env = "NUNATAK_KEY_FILE", value_name = "FILE")]
    key_file: Option<PathBuf>,
}

impl KeyFile {
    /// The key for the seats of a database.
    pub(crate) fn key(&self, database: &Address) -> Result<LinkKey> {
        if let Ok(text) = std::env::var(KEY) {
            return text.trim().parse().with_context(|| format!("{KEY} is no key"));
        }
        let path = match (&self.key_file, database) {
            (Some(path), _) => path.clone(),
            (None, Address::File(file)) => file.with_extension("key"),
            (None, Address::Postgres(_)) => bail!(
                "links of seats on PostgreSQL need a key that all servers share: \
                 name it with {KEY} or --key-file"
            ),
        };
        read_or_make(&path).with_context(|| format!("cannot use the key file {}", path.display()))
    }
}

fn read_or_make(path: &Path) -> Result<LinkKey> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(mut file) => {
            let key = LinkKey::random();
            file.write_all(format!("{}\n", key.to_hex()).as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Ok(fs::read_to_string(path)?.trim().parse()?)
        }
        Err(error) => Err(error.into()),
    }
}
