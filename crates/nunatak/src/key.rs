//! The key that seat links are made with: in a file beside the database, or in the environment.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use server::LinkKey;
use store::Address;

use crate::exit::Misuse;

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
            let key = text.trim().parse();
            return key.map_err(|error| Misuse(format!("{KEY} is no key: {error}")).into());
        }
        let path = match (&self.key_file, database) {
            (Some(path), _) => path.clone(),
            (None, Address::File(file)) => file.with_extension("key"),
            (None, Address::Postgres(_)) => {
                return Err(Misuse(format!(
                    "links of seats on PostgreSQL need a key that all servers share: \
                     name it with {KEY} or --key-file"
                ))
                .into());
            }
        };
        read_or_make(&path).with_context(|| format!("cannot use the key file {}", path.display()))
    }
}

/// The key in a file, which is made whole: of several who make one at the same time one is kept, and
/// all of them use it.
fn read_or_make(path: &Path) -> Result<LinkKey> {
    if !path.try_exists()? {
        let text = format!("{}\n", LinkKey::random().to_hex());
        match store::write_new(path, &text) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error.into()),
            Ok(()) | Err(_) => {}
        }
    }
    Ok(fs::read_to_string(path)?.trim().parse()?)
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::thread;

    use super::*;

    #[test]
    fn all_who_make_a_key_at_the_same_time_have_the_same() {
        for _ in 0..50 {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, start) = (folder.path().join("house.key"), Barrier::new(8));
            let make = || {
                start.wait();
                read_or_make(&path).map(|key| key.to_hex()).map_err(|error| error.to_string())
            };
            let keys: Vec<_> = thread::scope(|scope| {
                let makers: Vec<_> = (0..8).map(|_| scope.spawn(make)).collect();
                makers.into_iter().map(|maker| maker.join().expect("no panic")).collect()
            });
            let kept = fs::read_to_string(&path).expect("a file").trim().to_owned();
            assert_eq!(keys, vec![Ok(kept); 8]);
            let left = fs::read_dir(&folder).expect("a folder").count();
            assert_eq!(left, 1, "nothing else is left in the folder");
        }
    }

    #[test]
    fn a_file_that_is_no_key_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("house.key");
        fs::write(&path, "half a key").expect("a file");
        let error = read_or_make(&path).expect_err("no key").to_string();
        assert_eq!(error, "a key has 64 hexadecimal digits");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "half a key");
    }
}
