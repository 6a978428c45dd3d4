//! `nunatak export`, `import`, `backup`, `restore` and `migrate`: what is in the database.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use server::{App, Config};
use store::{Address, SqliteStore};

use crate::content::ContentFolders;
use crate::exit::{existing_file, say};
use crate::key::KeyFile;
use crate::serve::Database;

/// The match of a stored table as a file, with all its secrets.
#[derive(Args)]
pub(crate) struct Export {
    /// The table's id, the last part of its address
    table: String,
    /// The file to write [default: print it]
    file: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Export {
    pub(crate) fn run(self) -> Result<()> {
        let text = runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            let text = App::new(store.clone(), Config::default()).export(&self.table).await;
            // Closed well, the database is one file again.
            store.close().await;
            Ok::<_, anyhow::Error>(text?)
        })?;
        match &self.file {
            None => print!("{text}"),
            Some(file) => {
                // It has the seed and everybody's secrets.
                store::write_whole(file, &text)
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
        }
        Ok(())
    }
}

/// A table from a saved match. Everybody at it gets a secret link.
#[derive(Args)]
pub(crate) struct Import {
    /// The saved matches
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The name of the tables
    #[arg(long, default_value = "")]
    title: String,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    key: KeyFile,
    #[command(flatten)]
    content: ContentFolders,
}

impl Import {
    pub(crate) fn run(self) -> Result<()> {
        self.content.load()?;
        runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            let link_key = self.key.key(&self.database.address()?)?;
            let app = App::new(store.clone(), Config { link_key, ..Config::default() });
            for file in &self.files {
                let text = fs::read_to_string(file)
                    .with_context(|| format!("cannot read {}", file.display()))?;
                let game = catalog::load(&text)
                    .with_context(|| format!("cannot open {}", file.display()))?;
                let dice = table::Dice::read(&text)?;
                let (table, seats) = app.import(game.as_ref(), dice, &self.title).await?;
                say(format_args!("/t/{table}"))?;
                for (seat, key) in seats {
                    say(format_args!("{seat}: /seat/{key}"))?;
                }
            }
            store.close().await;
            Ok(())
        })
    }
}

/// A copy of the database as of one moment, while play goes on.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(crate) fn run(self) -> Result<()> {
        runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            store.backup(&self.file).await?;
            store.close().await;
            describe(&self.file).await
        })
    }
}

/// A database from a backup, where there is none. Stop the server and move the old one away first.
#[derive(Args)]
pub(crate) struct Restore {
    /// The backup; it stays as it is
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Restore {
    pub(crate) fn run(self) -> Result<()> {
        existing_file(&self.file)?;
        let Address::File(path) = self.database.address_to_make()? else {
            bail!("a PostgreSQL database is restored with pg_restore");
        };
        runtime()?.block_on(async {
            SqliteStore::restore(&self.file, &path)
                .await
                .with_context(|| format!("cannot restore {}", self.file.display()))?;
            describe(&path).await
        })
    }
}

/// A database in another place or engine. Stop all servers first; the old database stays as it is.
#[derive(Args)]
pub(crate) struct Migrate {
    /// The database that is: a file, or the address of a PostgreSQL database
    from: Address,
    /// The database to be filled, which must be empty: a file, or the address of a PostgreSQL
    /// database
    to: Address,
}

impl Migrate {
    pub(crate) fn run(self) -> Result<()> {
        let moved = runtime()?.block_on(store::migrate(&self.from, &self.to));
        let moved = moved.with_context(|| format!("cannot move {} to {}", self.from, self.to))?;
        for (table, rows, digest) in moved {
            say(format_args!("{table}: {rows} rows, {digest:016x} on both sides"))?;
        }
        Ok(())
    }
}

/// Prints what a database file holds.
async fn describe(path: &Path) -> Result<()> {
    let counts = SqliteStore::counts_of(path).await?;
    let tables = counts.open + counts.playing + counts.finished + counts.closed;
    let size = fs::metadata(path)?.len();
    say(format_args!(
        "{}: {tables} tables, {} players, {size} bytes",
        path.display(),
        counts.players
    ))?;
    Ok(())
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("cannot start the runtime")
}
