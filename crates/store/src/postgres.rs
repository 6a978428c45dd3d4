//! The store in a PostgreSQL database, for any number of servers at once.
//!
//! A change locks the row of its table when it begins (`commits::advance`), so of two that name the
//! same revision one waits, finds another revision and is told so.

mod listener;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of statements for both engines (ADR 26)")]
mod sql;
mod teller;

use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection as _, Postgres, Transaction, query, query_scalar};
use tokio::sync::mpsc::{Receiver, Sender};

use crate::{NewSteps, News, Revision, Status, StoreError, migrations};

// What the statements are compiled for.
type Connection = PgConnection;
type Engine = PostgresStore;
type Pool = PgPool;
type Row = PgRow;

/// Otherwise each statement of a transaction would see what was committed before it.
async fn moment(readers: &Pool) -> Result<Transaction<'static, Postgres>, sqlx::Error> {
    begun(readers, "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").await
}

// Of an array the planner knows that it is short and takes the index; `IN (SELECT ...)` would read
// all rows.
const EACH: &str = "SELECT id, revision, last_chat, last_note FROM tables \
                    WHERE id = ANY (ARRAY (SELECT json_array_elements_text($1::json)))";

const COOKIES: &str = "SELECT * FROM players \
                       WHERE cookie_hash = ANY (ARRAY (SELECT json_array_elements_text($1::json)))";

const INSERT_STEPS: &str = "INSERT INTO steps (table_id, step, body, revision, created_at, clicked_by) \
     SELECT $1, $2 + ordinality - 1, value, $4, $5, $6 \
     FROM json_array_elements_text($3::json) WITH ORDINALITY";

/// A move in one statement: the table goes to its next revision, and its new steps stand behind those
/// it has, or nothing happens.
const APPEND: &str = "WITH advanced AS (\
     UPDATE tables SET revision = revision + 1, status = $4, changed_at = $5, \
     summary_at = revision + 1, summary = $6 WHERE id = $1 AND revision = $2 \
     AND $3 = (SELECT COALESCE(MAX(step) + 1, 0) FROM steps WHERE table_id = $1) \
     RETURNING revision) \
     INSERT INTO steps (table_id, step, body, revision, created_at, clicked_by) \
     SELECT $1, $3 + ordinality - 1, value, revision, $5, $8 \
     FROM advanced, json_array_elements_text($7::json) WITH ORDINALITY";

/// Any number of servers have the database.
const IS_SHARED: bool = true;

/// How long a call waits for a connection or a lock before it gives up as busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// After this time a connection may have been cut without anybody having noticed.
const RESTED: Duration = Duration::from_millis(5);

/// More connections only wait for each other; the database has to hold those of all nodes.
const CONNECTIONS: u32 = 9;

/// Those of them that wait for no disk: for what servers tell each other, and who does what. If that
/// is lost, nobody has lost a move.
const LIGHT_CONNECTIONS: u32 = 3;

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    /// They also write: what keeps writers apart is the database.
    readers: PgPool,
    light: PgPool,
    /// The tables that have changed.
    changed: Sender<String>,
    /// How often somebody has asked whether others have changed something.
    looks: AtomicI64,
}

/// A transaction. It is begun even if nobody waits for it any more, and then taken back: one that is
/// abandoned on its way would be forgotten by the driver and stay open on its connection.
async fn begun(
    pool: &PgPool,
    begin: &'static str,
) -> Result<Transaction<'static, Postgres>, sqlx::Error> {
    let pool = pool.clone();
    let begun = tokio::spawn(async move { pool.begin_with(begin).await }).await;
    begun.unwrap_or(Err(sqlx::Error::WorkerCrashed))
}

/// At most so many connections. One that was in use just now is not asked whether it lives: that
/// would be one more answer of the database for each that is wanted.
fn connections(most: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|connection, now| {
            Box::pin(async move {
                if now.idle_for >= RESTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
}

impl PostgresStore {
    /// Opens the database and brings it up to date. Of several servers that start at once one does
    /// so, and the others wait.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options = options(address)?;
        let mut connection = connect(&options).await?;
        sql::bring_up_to_date(&mut connection, migrations::postgres()).await?;
        connection.close().await?;
        let patience = PATIENCE.as_millis().to_string();
        let options = options.options([
            ("lock_timeout", patience.as_str()),
            // An acknowledged move survives a power cut, whatever the database is used to.
            ("synchronous_commit", "on"),
        ]);
        let readers = connections(CONNECTIONS).connect_with(options.clone()).await?;
        let light = connections(LIGHT_CONNECTIONS)
            .connect_lazy_with(options.options([("synchronous_commit", "off")]));
        let changed = teller::start(light.clone());
        Ok(Self { readers, light, changed, looks: AtomicI64::new(0) })
    }

    /// Opens a database that must hold tables of this program already, and brings it up to date.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        let mut connection = connect(&options(address)?).await?;
        let found: i64 = query_scalar(
            "SELECT COUNT(*) FROM pg_tables \
             WHERE schemaname = current_schema() AND tablename IN ('tables', 'steps')",
        )
        .fetch_one(&mut connection)
        .await?;
        connection.close().await?;
        if found != 2 {
            let what = "the database".to_owned();
            return Err(StoreError::Unreadable { what, problem: "no tables of games".into() });
        }
        Self::open(address).await
    }

    async fn begin(&self) -> Result<Change, StoreError> {
        Ok(Change::Begun(begun(&self.readers, "BEGIN").await?))
    }

    async fn begin_lightly(&self) -> Result<Change, StoreError> {
        Ok(Change::Begun(begun(&self.light, "BEGIN").await?))
    }

    /// A change of one statement needs no transaction: it is whole by itself.
    async fn begin_one_lightly(&self) -> Result<Change, StoreError> {
        Ok(Change::Whole(self.light.acquire().await?))
    }

    /// Puts new steps behind those of a table with one message and one answer, where six would do it
    /// step by step. Says nothing where that is not all there is to do, or not to be done: something
    /// is taken back, or the table has changed.
    async fn append(
        &self,
        table: &str,
        expected: Revision,
        steps: NewSteps<'_>,
        status: Status,
        now: i64,
    ) -> Result<Option<Revision>, StoreError> {
        if steps.steps.is_empty() {
            return Ok(None);
        }
        let appended = query(APPEND)
            .bind(table)
            .bind(expected.0)
            .bind(steps.keep as i64)
            .bind(status.as_str())
            .bind(now)
            .bind(steps.summary)
            .bind(sql::json_list(steps.steps))
            .bind(steps.clicked_by.map(|seat| i64::from(u8::from(seat))))
            .execute(&self.readers)
            .await?;
        Ok((appended.rows_affected() > 0).then(|| expected.next()))
    }

    /// Lets all servers know of a change.
    fn tell(&self, table: &str) {
        // When too much waits, they find out when they look around.
        drop(self.changed.try_send(table.to_owned()));
    }

    async fn hear(&self) -> Result<Receiver<News>, StoreError> {
        listener::listen(self.readers.clone()).await
    }

    #[expect(clippy::unused_async, reason = "the other engine waits here")]
    async fn write_backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Elsewhere { what: "a backup of PostgreSQL", tool: "pg_dump" })
    }

    /// How many bytes the database has. What is free in it is for the database to know.
    async fn room(&self) -> Result<(u64, Option<u64>), StoreError> {
        let size: i64 = query_scalar("SELECT pg_database_size(current_database())")
            .fetch_one(&self.readers)
            .await?;
        Ok((size as u64, None))
    }

    async fn shrink(&self) -> Result<(), StoreError> {
        query("VACUUM FULL").execute(&self.readers).await?;
        Ok(())
    }

    /// Its log is the database's own.
    #[expect(clippy::unused_async, reason = "the other engine clears a file")]
    async fn clear_log(&self) {}

    /// Others may have written at any time. How far the log of the database has come would tell that
    /// they have, but a moment before their changes can be seen.
    #[expect(clippy::unused_async, reason = "the other engine waits here")]
    async fn count_foreign_changes(&self) -> Result<i64, StoreError> {
        Ok(self.looks.fetch_add(1, Ordering::Relaxed))
    }

    /// The database checks what it reads, and `pg_amcheck` all of it. This only asks whether it
    /// answers.
    async fn look_for_damage(&self) -> Result<(), StoreError> {
        let _: i64 = query_scalar("SELECT checks FROM health").fetch_one(&self.readers).await?;
        Ok(())
    }

    async fn end(&self) {
        tokio::join!(self.readers.close(), self.light.close());
    }
}

/// A change that is being made. Dropped before it is committed, it has never been.
enum Change {
    Begun(Transaction<'static, Postgres>),
    /// One statement, which is whole by itself.
    Whole(PoolConnection<Postgres>),
}

impl Change {
    async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Begun(transaction) => Ok(transaction.commit().await?),
            Self::Whole(_) => Ok(()),
        }
    }
}

impl Deref for Change {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        match self {
            Self::Begun(transaction) => transaction,
            Self::Whole(connection) => connection,
        }
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut PgConnection {
        match self {
            Self::Begun(transaction) => transaction,
            Self::Whole(connection) => connection,
        }
    }
}

/// What an address may say behind its question mark. What is not known would be passed over, and
/// its value, which may be a secret, written to the log.
const PARAMETERS: [&str; 13] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// The first connection: whoever asks for a database that is not there is told so.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    const NO_SUCH_DATABASE: &str = "3D000";
    options.connect().await.map_err(|error| {
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        match options.get_database() {
            Some(name) if code.as_deref() == Some(NO_SUCH_DATABASE) => {
                StoreError::NotFound { what: "database", id: name.to_owned() }
            }
            _ => error.into(),
        }
    })
}

/// How an address begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// The settings in an address, completed by the environment (`PGPASSWORD` and the like).
fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
        return Err(StoreError::Address(format!("it does not begin with {}", SCHEMES[0])));
    }
    let parameters = address.split_once('?').map_or("", |(_, parameters)| parameters);
    let name =
        |parameter: &'_ str| parameter.split_once('=').map_or("", |(name, _)| name).to_owned();
    for name in parameters.split('&').filter(|it| !it.is_empty()).map(name) {
        if !PARAMETERS.contains(&name.as_str()) && !name.starts_with("options[") {
            return Err(StoreError::Address(format!("the parameter {name:?} is not known")));
        }
    }
    address.parse().map_err(|error| {
        StoreError::Address(match error {
            sqlx::Error::Configuration(cause) => cause.to_string(),
            other => other.to_string(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_in_the_example_of_the_unit_can_be_read() {
        let unit = include_str!("../../../dist/nunatak@.service");
        let (_, address) = unit.split_once("NUNATAK_DATABASE=").expect("an example");
        let options = options(address.lines().next().expect("an address")).expect("readable");
        assert_eq!(options.get_host(), "127.0.0.1");
        assert_eq!(options.get_database(), Some("nunatak"));
    }
}
