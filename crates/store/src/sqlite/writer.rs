//! The one connection that changes the database.
//!
//! SQLite has one writer at a time. All changes go through one connection and queue for it in
//! their order, which is fairer and cheaper than many connections that poll for the lock.
//!
//! Invariant: **a connection is used again only after a `COMMIT` on it has succeeded.** When a
//! commit fails because the disk is full, SQLite may have rolled back by itself or not, and whoever
//! counts transactions beside it counts wrong: later changes would be acknowledged inside a
//! transaction that never ends. So nobody counts. A change that is not committed, for whatever
//! reason, takes its connection with it, and closing a connection rolls back what it had begun.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query, query_scalar};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::timeout;

use crate::StoreError;

/// Makes changes, one at a time.
#[derive(Debug)]
pub(super) struct Writer {
    options: SqliteConnectOptions,
    patience: Duration,
    slot: Mutex<Slot>,
    /// How many connections there have been.
    opened: AtomicI64,
}

/// Where the connection waits between two changes.
#[derive(Debug)]
enum Slot {
    /// Its last change is committed.
    Ready(SqliteConnection),
    /// It went with a change that failed: the next change opens another.
    Empty,
    /// The store is closed.
    Closed,
}

impl Writer {
    /// A writer with its first connection; later ones are opened with the options.
    pub(super) fn new(
        options: SqliteConnectOptions,
        patience: Duration,
        first: SqliteConnection,
    ) -> Self {
        Self { options, patience, slot: Mutex::new(Slot::Ready(first)), opened: AtomicI64::new(1) }
    }

    /// Waits for the changes before this one and begins it.
    pub(super) async fn begin(&self) -> Result<Change<'_>, StoreError> {
        let (slot, mut connection) = self.take().await?;
        // SQLite refuses this on a connection that is still within a transaction.
        query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(Change { slot, connection })
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

    /// Waits for the changes before this one and takes the connection.
    async fn take(&self) -> Result<(MutexGuard<'_, Slot>, SqliteConnection), StoreError> {
        let waited = timeout(self.patience, self.slot.lock()).await;
        let mut slot = waited.map_err(|_| StoreError::from(sqlx::Error::PoolTimedOut))?;
        let connection = match std::mem::replace(&mut *slot, Slot::Empty) {
            Slot::Ready(connection) => connection,
            Slot::Empty => {
                self.opened.fetch_add(1, Ordering::Relaxed);
                self.options.connect().await?
            }
            Slot::Closed => {
                *slot = Slot::Closed;
                return Err(sqlx::Error::PoolClosed.into());
            }
        };
        Ok((slot, connection))
    }

    /// Waits for running changes and lets go of the connection.
    pub(super) async fn close(&self) {
        let slot = std::mem::replace(&mut *self.slot.lock().await, Slot::Closed);
        if let Slot::Ready(connection) = slot
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
    connection: SqliteConnection,
}

impl Change<'_> {
    /// Puts the change on disk.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        let Self { mut slot, mut connection } = self;
        query("COMMIT").execute(&mut connection).await?;
        *slot = Slot::Ready(connection);
        Ok(())
    }
}

impl Deref for Change<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Change<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_within_a_transaction_is_not_used() {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("nunatak.db"))
            .create_if_missing(true);
        let first = options.connect().await.unwrap();
        let writer = Writer::new(options, Duration::from_secs(5), first);
        let mut change = writer.begin().await.unwrap();
        query("CREATE TABLE notes (text TEXT)").execute(&mut *change).await.unwrap();
        change.commit().await.unwrap();
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
