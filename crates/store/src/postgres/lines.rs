//! Connections that are kept ready.
//!
//! A pool of `sqlx` asks its connections whether they live whenever one is taken and whenever one is
//! given back: for a read that is one answer of the database in three, for a move ten in thirty-four.
//! So the pool only makes connections here. One that has done what it should waits for the next call,
//! and is asked whether it still lives only if it has rested.
//!
//! Invariant: **what waits here is in no transaction.** On a connection that has failed or was let go
//! in the middle of something, whatever was begun is taken back before anybody has it again.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use futures_util::stream::{self, Stream, StreamExt, TryStreamExt};
use sqlx::postgres::{PgConnection, PgPool, PgQueryResult, PgRow, PgStatement, PgTypeInfo};
use sqlx::{Connection, Either, Error, Execute, Executor, Postgres, SqlStr, raw_sql};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::PATIENCE;

/// After this time a connection may have been cut without anybody having noticed.
const RESTED: Duration = Duration::from_millis(5);

/// So many connections, for whoever asks.
#[derive(Clone)]
pub(super) struct Lines(Arc<Inner>);

struct Inner {
    /// Makes them.
    pool: PgPool,
    /// Those that wait, and since when; the last one in is the first one out.
    ready: Mutex<Vec<(PgConnection, Instant)>>,
    places: Arc<Semaphore>,
    most: u32,
}

impl fmt::Debug for Lines {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Lines").field("most", &self.0.most).finish_non_exhaustive()
    }
}

impl Lines {
    /// At most so many connections, which a pool makes.
    pub(super) fn new(pool: PgPool, most: u32) -> Self {
        let places = Arc::new(Semaphore::new(most as usize));
        Self(Arc::new(Inner { pool, ready: Mutex::default(), places, most }))
    }

    /// What makes the connections.
    pub(super) fn pool(&self) -> &PgPool {
        &self.0.pool
    }

    /// A connection, as soon as there is one.
    pub(super) async fn acquire(&self) -> Result<Line, Error> {
        timeout(PATIENCE, self.take()).await.unwrap_or(Err(Error::PoolTimedOut))
    }

    async fn take(&self) -> Result<Line, Error> {
        let place = self.0.places.clone().acquire_owned().await.map_err(|_| Error::PoolClosed)?;
        let lives = loop {
            let waiting = self.0.ready().pop();
            match waiting {
                Some((connection, since)) if since.elapsed() < RESTED => break Some(connection),
                Some((mut connection, _)) => match connection.ping().await {
                    Ok(()) => break Some(connection),
                    Err(error) => tracing::info!(%error, "a connection was cut"),
                },
                None => break None,
            }
        };
        let connection = match lives {
            Some(connection) => connection,
            None => self.0.pool.acquire().await?.detach(),
        };
        let (connection, place) = (Some(connection), Some(place));
        Ok(Line { connection, place, lines: self.clone(), is_open: false })
    }

    /// Waits for whoever has a connection, and closes all. Nobody gets one any more.
    pub(super) async fn close(&self) {
        self.0.pool.close().await;
        let all = self.0.places.acquire_many(self.0.most).await;
        self.0.places.close();
        drop(all);
        let waiting = std::mem::take(&mut *self.0.ready());
        for (connection, _) in waiting {
            // The database notices in any case.
            drop(connection.close().await);
        }
    }
}

impl Inner {
    fn ready(&self) -> MutexGuard<'_, Vec<(PgConnection, Instant)>> {
        self.ready.lock().expect("nobody panics while putting a connection aside")
    }
}

/// A connection in somebody's hands.
#[derive(Debug)]
pub(super) struct Line {
    connection: Option<PgConnection>,
    place: Option<OwnedSemaphorePermit>,
    lines: Lines,
    /// Whether a transaction has begun on it.
    is_open: bool,
}

impl Line {
    /// Begins a transaction.
    pub(super) async fn begin(&mut self, begin: &'static str) -> Result<(), Error> {
        // Also if nobody waits for the answer any more.
        self.is_open = true;
        raw_sql(begin).execute(&mut **self).await?;
        Ok(())
    }

    /// Puts what was begun on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        if self.is_open {
            raw_sql("COMMIT").execute(&mut *self).await?;
        }
        self.done();
        Ok(())
    }

    /// It has done what it should, and nothing is open on it.
    fn done(mut self) {
        if let Some(connection) = self.connection.take() {
            self.lines.0.ready().push((connection, Instant::now()));
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Without anybody to wait for the database the connection is closed.
        let (Some(mut connection), Ok(runtime)) = (self.connection.take(), Handle::try_current())
        else {
            return;
        };
        let (lines, place, is_open) = (self.lines.clone(), self.place.take(), self.is_open);
        runtime.spawn(async move {
            let settled = async {
                if is_open {
                    raw_sql("ROLLBACK").execute(&mut connection).await?;
                }
                connection.ping().await
            };
            if let Ok(Ok(())) = timeout(PATIENCE, settled).await {
                lines.0.ready().push((connection, Instant::now()));
            }
            drop(place);
        });
    }
}

impl Deref for Line {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_ref().expect("it is there until it is given back")
    }
}

impl DerefMut for Line {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it is there until it is given back")
    }
}

type Outcome = Result<Either<PgQueryResult, PgRow>, Error>;

/// A statement by itself, on whichever connection waits.
impl<'c> Executor<'c> for &'_ Lines {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> Pin<Box<dyn Stream<Item = Outcome> + Send + 'e>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let lines = self.clone();
        let answer = async move {
            let mut line = lines.acquire().await?;
            let parts: Vec<_> = line.fetch_many(query).try_collect().await?;
            line.done();
            Ok::<_, Error>(stream::iter(parts).map(Ok))
        };
        Box::pin(stream::once(answer).try_flatten())
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> Pin<Box<dyn Future<Output = Result<Option<PgRow>, Error>> + Send + 'e>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let lines = self.clone();
        Box::pin(async move {
            let mut line = lines.acquire().await?;
            let row = line.fetch_optional(query).await?;
            line.done();
            Ok(row)
        })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> Pin<Box<dyn Future<Output = Result<PgStatement, Error>> + Send + 'e>>
    where
        'c: 'e,
    {
        let lines = self.clone();
        Box::pin(async move { lines.acquire().await?.prepare_with(sql, parameters).await })
    }
}
