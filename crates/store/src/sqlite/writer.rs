//! The one connection that changes the database.
//!
//! SQLite has one writer at a time. All changes go through one connection and queue for it in
//! their order, which is fairer and cheaper than many connections that poll for the lock.
//!
//! A commit waits for the disk, and meanwhile others queue up. They are committed together, by one
//! more wait for the disk: whoever has made the first change of a group stands at the end of the queue
//! once more, and commits when his turn comes. Each is told when all are on disk. A change that fails
//! is taken back alone, to the savepoint that it began with.
//!
//! Invariant: **a group is used on only after what came before on its connection has succeeded.** When
//! a statement fails because the disk is full, SQLite may have rolled everything back by itself or not,
//! and whoever counts transactions beside it counts wrong: later changes would be acknowledged inside
//! a transaction that never ends. So nobody counts. Whatever goes wrong with a group, beginning,
//! taking back or committing, it is dropped with its connection, which rolls back what it had begun,
//! and all who wait for it are told.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query, query_scalar, raw_sql};
use tokio::sync::{Mutex, MutexGuard, oneshot};
use tokio::time::timeout;

use crate::StoreError;

/// Makes changes, one at a time.
#[derive(Debug)]
pub(super) struct Writer {
    options: SqliteConnectOptions,
    patience: Duration,
    slot: Arc<Mutex<Slot>>,
    /// How many connections there have been.
    opened: AtomicI64,
}

/// Where the connection waits between two changes.
#[derive(Debug)]
enum Slot {
    /// Everything on it is committed.
    Ready(SqliteConnection),
    /// Changes wait for their commit. Somebody who will commit them is in the queue.
    Open(Group),
    /// The same, and the last change has failed: it has to be taken back first.
    Failed(Group),
    /// It went with a group that failed: the next change opens another.
    Empty,
    /// The store is closed.
    Closed,
}

/// Changes that are committed together.
#[derive(Debug)]
struct Group {
    connection: SqliteConnection,
    /// Those who wait to be told. Whoever is forgotten takes the change for failed.
    waiting: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Group {
    /// Begins a change.
    async fn begin(&mut self) -> Result<(), StoreError> {
        // SQLite refuses the first on a connection that is still within a transaction.
        let begin = match self.waiting.len() {
            0 => "BEGIN IMMEDIATE; SAVEPOINT change",
            _ => "RELEASE change; SAVEPOINT change",
        };
        raw_sql(begin).execute(&mut self.connection).await?;
        Ok(())
    }

    /// Takes the last change back.
    async fn take_back(&mut self) -> Result<(), StoreError> {
        query("ROLLBACK TO change").execute(&mut self.connection).await?;
        Ok(())
    }

    /// Puts all changes on disk and tells everybody.
    async fn commit(mut self) -> Result<SqliteConnection, StoreError> {
        let committed = query("COMMIT").execute(&mut self.connection).await;
        let committed = committed.map(|_| ()).map_err(StoreError::from);
        for waiting in self.waiting {
            // Somebody may have given up waiting.
            let _ = waiting.send(committed.clone());
        }
        committed.map(|()| self.connection)
    }

    /// Tells everybody that nothing was kept.
    fn fail(self, error: &StoreError) {
        for waiting in self.waiting {
            let _ = waiting.send(Err(error.clone()));
        }
    }
}

impl Slot {
    /// Commits what waits for it.
    async fn settle(&mut self) {
        let group = match std::mem::replace(self, Self::Empty) {
            Self::Open(group) => group,
            Self::Failed(mut group) => match group.take_back().await {
                Ok(()) => group,
                Err(error) => return group.fail(&error),
            },
            other => {
                *self = other;
                return;
            }
        };
        if let Ok(connection) = group.commit().await {
            *self = Self::Ready(connection);
        }
    }
}

impl Writer {
    /// A writer with its first connection; later ones are opened with the options.
    pub(super) fn new(
        options: SqliteConnectOptions,
        patience: Duration,
        first: SqliteConnection,
    ) -> Self {
        let slot = Arc::new(Mutex::new(Slot::Ready(first)));
        Self { options, patience, slot, opened: AtomicI64::new(1) }
    }

    /// Waits for the changes before this one and begins it.
    pub(super) async fn begin(&self) -> Result<Change<'_>, StoreError> {
        let mut slot = self.turn().await?;
        let mut group = match std::mem::replace(&mut *slot, Slot::Empty) {
            Slot::Open(group) => group,
            Slot::Failed(mut group) => match group.take_back().await {
                Ok(()) => group,
                Err(error) => {
                    group.fail(&error);
                    return Err(error);
                }
            },
            other => {
                *slot = other;
                let connection = self.connection(&mut slot).await?;
                Group { connection, waiting: Vec::new() }
            }
        };
        match group.begin().await {
            Ok(()) => Ok(Change { slot, group: Some(group), queue: self.slot.clone() }),
            Err(error) => {
                group.fail(&error);
                Err(error)
            }
        }
    }

    /// Does what cannot be part of a change, between two of them.
    pub(super) async fn alone(&self, commands: &[&'static str]) -> Result<(), StoreError> {
        let (mut slot, mut connection) = self.take().await?;
        for &command in commands {
            query(command).execute(&mut connection).await?;
        }
        *slot = Slot::Ready(connection);
        Ok(())
    }

    /// A number that changes when another connection than this one has changed the database.
    pub(super) async fn foreign_changes(&self) -> Result<i64, StoreError> {
        let (mut slot, mut connection) = self.take().await?;
        let version: i64 = query_scalar("PRAGMA data_version").fetch_one(&mut connection).await?;
        *slot = Slot::Ready(connection);
        // SQLite counts for each connection anew.
        Ok((self.opened.load(Ordering::Relaxed) << 32) + version)
    }

    async fn turn(&self) -> Result<MutexGuard<'_, Slot>, StoreError> {
        let waited = timeout(self.patience, self.slot.lock()).await;
        waited.map_err(|_| StoreError::from(sqlx::Error::PoolTimedOut))
    }

    /// Waits for the changes before this one and takes the connection, with nothing left to commit.
    async fn take(&self) -> Result<(MutexGuard<'_, Slot>, SqliteConnection), StoreError> {
        let mut slot = self.turn().await?;
        slot.settle().await;
        let connection = self.connection(&mut slot).await?;
        Ok((slot, connection))
    }

    /// The connection of a slot without a group.
    async fn connection(&self, slot: &mut Slot) -> Result<SqliteConnection, StoreError> {
        match std::mem::replace(slot, Slot::Empty) {
            Slot::Ready(connection) => Ok(connection),
            Slot::Closed => {
                *slot = Slot::Closed;
                Err(sqlx::Error::PoolClosed.into())
            }
            Slot::Empty | Slot::Open(_) | Slot::Failed(_) => {
                self.opened.fetch_add(1, Ordering::Relaxed);
                Ok(self.options.connect().await?)
            }
        }
    }

    /// Waits for running changes and lets go of the connection.
    pub(super) async fn close(&self) {
        let mut slot = self.slot.lock().await;
        slot.settle().await;
        if let Slot::Ready(connection) = std::mem::replace(&mut *slot, Slot::Closed)
            && let Err(error) = connection.close().await
        {
            // Everything is committed; the next to open the database tidies up.
            tracing::warn!(%error, "the database was not closed well");
        }
    }
}

/// A change that is being made. Dropped before it is committed, it has never been.
pub(super) struct Change<'a> {
    slot: MutexGuard<'a, Slot>,
    /// There until the change is committed.
    group: Option<Group>,
    queue: Arc<Mutex<Slot>>,
}

impl Change<'_> {
    /// Puts the change on disk, together with those that wait by then.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        let (told, committed) = oneshot::channel();
        if let Some(mut group) = self.group.take() {
            group.waiting.push(told);
            if group.waiting.len() == 1 {
                let queue = self.queue.clone();
                tokio::spawn(async move { queue.lock().await.settle().await });
            }
            *self.slot = Slot::Open(group);
        }
        drop(self);
        committed.await.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed.into()))
    }
}

impl Drop for Change<'_> {
    fn drop(&mut self) {
        // Without others who wait the connection is closed, which takes the change back.
        if let Some(group) = self.group.take()
            && !group.waiting.is_empty()
        {
            *self.slot = Slot::Failed(group);
        }
    }
}

impl Deref for Change<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.group.as_ref().expect("it is not committed yet").connection
    }
}

impl DerefMut for Change<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.group.as_mut().expect("it is not committed yet").connection
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database with an empty table.
    async fn writer(folder: &tempfile::TempDir) -> Writer {
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("nunatak.db"))
            .create_if_missing(true);
        let first = options.connect().await.unwrap();
        let writer = Writer::new(options, Duration::from_secs(5), first);
        let mut change = writer.begin().await.unwrap();
        query("CREATE TABLE notes (text TEXT)").execute(&mut *change).await.unwrap();
        change.commit().await.unwrap();
        writer
    }

    async fn write(writer: &Writer, text: &str, is_kept: bool) -> Result<(), StoreError> {
        let mut change = writer.begin().await?;
        query("INSERT INTO notes VALUES ($1)").bind(text).execute(&mut *change).await?;
        if is_kept { change.commit().await } else { Ok(()) }
    }

    async fn texts(writer: &Writer) -> Vec<String> {
        let mut change = writer.begin().await.unwrap();
        query_scalar("SELECT text FROM notes").fetch_all(&mut *change).await.unwrap()
    }

    #[tokio::test]
    async fn changes_that_wait_are_committed_together_and_one_that_fails_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(&folder).await;
        let held = writer.slot.lock().await;
        let all = async {
            tokio::join!(
                write(&writer, "first", true),
                write(&writer, "taken back", false),
                write(&writer, "second", true),
                write(&writer, "taken back too", false),
                async { drop(held) },
            )
        };
        let (first, _, second, _, ()) = all.await;
        first.unwrap();
        second.unwrap();
        assert_eq!(texts(&writer).await, ["first", "second"]);
        assert_eq!(writer.opened.load(Ordering::Relaxed), 1, "nobody lost the connection");
    }

    #[tokio::test]
    async fn when_the_database_takes_a_group_back_nobody_in_it_is_told_otherwise() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(&folder).await;
        let held = writer.slot.lock().await;
        let lose = async {
            let mut change = writer.begin().await?;
            // As SQLite does by itself when the disk is full.
            query("ROLLBACK").execute(&mut *change).await?;
            Err::<(), StoreError>(sqlx::Error::RowNotFound.into())
        };
        let all = async { tokio::join!(write(&writer, "lost", true), lose, async { drop(held) }) };
        let (lost, _, ()) = all.await;
        assert!(lost.is_err(), "it is not there");
        assert_eq!(texts(&writer).await, [""; 0]);
        write(&writer, "kept", true).await.unwrap();
        assert_eq!(texts(&writer).await, ["kept"]);
    }

    #[tokio::test]
    async fn a_connection_within_a_transaction_is_not_used() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(&folder).await;
        // As if somebody were mistaken about where a transaction ends.
        let mut slot = writer.slot.lock().await;
        let Slot::Ready(connection) = &mut *slot else { panic!("{slot:?}") };
        query("SAVEPOINT mistaken").execute(connection).await.unwrap();
        drop(slot);
        assert!(writer.begin().await.is_err(), "nothing is acknowledged inside");
        let mut change = writer.begin().await.expect("a connection of its own");
        query("INSERT INTO notes VALUES ('kept')").execute(&mut *change).await.unwrap();
        change.commit().await.unwrap();
        writer.close().await;
        assert!(writer.begin().await.is_err(), "it is closed");
    }
}
