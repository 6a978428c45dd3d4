//! The store in one SQLite file.
//!
//! A change takes the database's only lock for changes when it begins, so it never has to be
//! repeated because another one came between.

mod files;
#[path = "sql/mod.rs"]
mod sql;
mod writer;

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Sqlite, Transaction, query, query_scalar};
use tokio::fs;
use tokio::sync::mpsc::Receiver;

use crate::{Counts, NewSteps, News, Revision, Status, Store, StoreError, migrations};
use files::Partial;
use writer::{Change, Writer};

// What the statements are compiled for.
type Connection = SqliteConnection;
type Engine = SqliteStore;
type Pool = SqlitePool;
type Row = SqliteRow;

/// With a write-ahead log a transaction reads from one moment.
async fn moment(readers: &Pool) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
    readers.begin().await
}

const EACH: &str = "SELECT id, revision, last_chat, last_note FROM tables \
                    WHERE id IN (SELECT value FROM json_each($1))";

const COOKIES: &str = "SELECT * FROM players \
                       WHERE cookie_hash IN (SELECT value FROM json_each($1))";

const INSERT_STEPS: &str = "INSERT INTO steps (table_id, step, body, revision, created_at, clicked_by) \
     SELECT $1, $2 + key, value, $4, $5, $6 FROM json_each($3)";

/// One server has the file.
const IS_SHARED: bool = false;

/// How long a call waits for the database before it gives up as busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// Readers do not wait for each other or for the writer. More than a few only wait for the disk.
const READERS: u32 = 4;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        files::create_private(path)?;
        files::check_usable(path).await?;
        Self::open_with_patience(path, PATIENCE).await
    }

    /// Opens a file that must hold a database of this program already, and brings it up to date.
    pub async fn open_existing(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        files::check_usable(path).await?;
        let mut connection =
            SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
        let found: i64 =
            query_scalar("SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('tables', 'steps')")
                .fetch_one(&mut connection)
                .await?;
        connection.close().await?;
        if found != 2 {
            let what = format!("the file {}", path.display());
            return Err(StoreError::Unreadable { what, problem: "no tables of games".into() });
        }
        Self::open_with_patience(path, PATIENCE).await
    }

    async fn open_with_patience(path: &Path, patience: Duration) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .busy_timeout(patience)
            // An acknowledged move survives a power cut: every commit waits for the disk.
            .synchronous(SqliteSynchronous::Full);
        // Writing comes first: it makes the database and switches it to a write-ahead log.
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is forgotten is overwritten.
            .pragma("secure_delete", "ON");
        let mut connection = writing.connect().await?;
        sql::bring_up_to_date(&mut connection, migrations::sqlite()).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            // A connection whose transaction did not end well is not used again.
            .after_release(|connection, _| {
                Box::pin(async move { Ok(!connection.is_in_transaction()) })
            })
            .connect_with(options.read_only(true))
            .await?;
        files::make_private(path).await.map_err(|error| StoreError::file(path, &error))?;
        Ok(Self { writer: Writer::new(writing, patience, connection), readers })
    }

    /// Makes a database from a backup, where there is none yet. The backup stays as it is; a
    /// damaged one is refused.
    pub async fn restore(backup: &Path, path: &Path) -> Result<(), StoreError> {
        let partial = Partial::begin(path, "database").await?;
        let copied = async {
            let failed = |error: std::io::Error| match error.kind() {
                ErrorKind::NotFound => {
                    StoreError::NotFound { what: "backup", id: backup.display().to_string() }
                }
                _ => StoreError::file(backup, &error),
            };
            fs::copy(backup, &partial.path).await.map_err(failed)?;
            let copy = Self::open_existing(&partial.path).await.map_err(|error| match error {
                StoreError::Unreadable { problem, .. } => {
                    let what = format!("the backup {}", backup.display());
                    StoreError::Unreadable { what, problem }
                }
                other => other,
            })?;
            let verified = copy.verify().await;
            copy.close().await;
            verified
        };
        match copied.await {
            Ok(()) => partial.finish().await,
            Err(error) => {
                partial.abandon().await;
                Err(error)
            }
        }
    }

    /// How many tables and players are in a file that nobody has open, such as a backup. It is
    /// only looked at.
    pub async fn counts_of(path: &Path) -> Result<Counts, StoreError> {
        let mut connection = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .immutable(true)
            .connect()
            .await?;
        let counts = sql::tables::counts(&mut connection, i64::MIN).await;
        connection.close().await?;
        counts
    }

    #[expect(clippy::unused_self, reason = "the other engine tells other servers")]
    fn tell(&self, _: &str) {}

    async fn begin(&self) -> Result<Change<'_>, StoreError> {
        self.writer.begin().await
    }

    /// There is one writer, and it waits for the disk.
    async fn begin_lightly(&self) -> Result<Change<'_>, StoreError> {
        self.begin().await
    }

    async fn begin_one_lightly(&self) -> Result<Change<'_>, StoreError> {
        self.begin().await
    }

    /// Changes share their commit: a statement more is no wait more.
    #[expect(clippy::unused_async, reason = "the other engine waits here")]
    async fn append(
        &self,
        _: &str,
        _: Revision,
        _: NewSteps<'_>,
        _: Status,
        _: i64,
    ) -> Result<Option<Revision>, StoreError> {
        Ok(None)
    }

    #[expect(clippy::unused_async, reason = "the other engine waits here")]
    async fn hear(&self) -> Result<Receiver<News>, StoreError> {
        let (_, nothing) = tokio::sync::mpsc::channel(1);
        Ok(nothing)
    }

    async fn write_backup(&self, path: &Path) -> Result<(), StoreError> {
        // Under another name until it is whole, so that nobody takes a part for a backup.
        let partial = Partial::begin(path, "backup").await?;
        let copied = async {
            let unnamable = || StoreError::file(path, &ErrorKind::InvalidFilename.into());
            let name = partial.path.to_str().ok_or_else(unnamable)?;
            query("VACUUM INTO $1").bind(name).execute(&self.readers).await?;
            Ok(())
        };
        match copied.await {
            Ok(()) => partial.finish().await,
            Err(error) => {
                partial.abandon().await;
                Err(error)
            }
        }
    }

    /// How many bytes the file has, and how many of them are not used.
    async fn room(&self) -> Result<(u64, Option<u64>), StoreError> {
        let mut reader = self.readers.acquire().await?;
        let mut pages = async |sql: &'static str| {
            query_scalar::<_, i64>(sql).fetch_one(&mut *reader).await.map(|count| count as u64)
        };
        let size = pages("PRAGMA page_size").await?;
        let (used, free) =
            (pages("PRAGMA page_count").await?, pages("PRAGMA freelist_count").await?);
        Ok((used * size, Some(free * size)))
    }

    async fn shrink(&self) -> Result<(), StoreError> {
        // The second moves what the first has written from the log into the file, which shrinks.
        self.writer.alone(&["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"]).await
    }

    /// What was deleted stands in the log until that is written anew, on a quiet server for days.
    /// While somebody reads from it, it stays.
    async fn clear_log(&self) {
        drop(self.writer.alone(&["PRAGMA wal_checkpoint(TRUNCATE)"]).await);
    }

    async fn count_foreign_changes(&self) -> Result<i64, StoreError> {
        self.writer.foreign_changes().await
    }

    async fn look_for_damage(&self) -> Result<(), StoreError> {
        let found: String = query_scalar("PRAGMA quick_check(1)").fetch_one(&self.readers).await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    }

    async fn end(&self) {
        // The writer goes last: the last connection moves the log into the file.
        self.readers.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests;
