//! The store in one SQLite file.
//!
//! Apart from opening, files and the limits of the engine, the SQL is plain enough for PostgreSQL.
//! A change takes the database's only lock for changes when it begins, so it never has to be
//! repeated because another one came between.

mod files;
mod rows;
mod writer;

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, query, query_as, query_scalar};
use table::Seat;
use tokio::fs;

use crate::migrations::migrator;
use crate::{
    Channel, ChatMessage, Counts, Cursor, Document, NewMessage, NewSteps, NewTable, Page,
    PlayerRecord, Revision, SeatRecord, Status, Store, StoreError, TableRecord,
};
use files::Partial;
use rows::{number_of, readable_tables, seat_from, table_with_seats, word};
use writer::Writer;

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
        files::create_private(path)
            .await
            .map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        Self::open_with_patience(path, PATIENCE).await
    }

    /// Opens a file that must hold a database of this program already, and brings it up to date.
    pub async fn open_existing(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let absent = || StoreError::NotFound { what: "database", id: path.display().to_string() };
        let failed = |error| StoreError::File { path: path.to_owned(), error };
        if !fs::try_exists(path).await.map_err(failed)? {
            return Err(absent());
        }
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
        migrator().run(&mut connection).await.map_err(StoreError::Migrate)?;
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
        files::make_private(path)
            .await
            .map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        Ok(Self { writer: Writer::new(writing, patience, connection), readers })
    }

    /// Makes a database from a backup, where there is none yet. The backup stays as it is; a
    /// damaged one is refused.
    pub async fn restore(backup: &Path, path: &Path) -> Result<(), StoreError> {
        let partial = Partial::begin(path, "database").await?;
        let copied = async {
            let failed = |error| StoreError::File { path: backup.to_owned(), error };
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
        let counts = counts_since(&mut connection, i64::MIN).await;
        connection.close().await?;
        counts
    }

    async fn page_of_tables(
        &self,
        select: &'static str,
        page: &Page,
        player: Option<&str>,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let start = Cursor { changed_at: i64::MAX, id: String::new() };
        let Cursor { changed_at, id } = page.before.as_ref().unwrap_or(&start);
        let mut select = query(select).bind(changed_at).bind(id).bind(i64::from(page.limit));
        if let Some(player) = player {
            select = select.bind(player);
        }
        Ok(readable_tables(&select.fetch_all(&self.readers).await?))
    }
}

/// Tables with their seats, one row for each seat, so that both come from the same moment.
macro_rules! select_tables {
    ($($filter:literal),+) => {
        concat!(
            "SELECT t.id, t.game, t.title, t.rules_version, t.options, t.seed, t.host, t.status, \
             t.visibility, t.settings, t.revision, t.created_at, t.changed_at, t.rematch_of, \
             t.rematch_as, s.seat, s.kind, s.player_id, s.bot, s.name, s.key_salt, s.key_hash \
             FROM (SELECT * FROM tables WHERE ",
            $($filter,)+
            ") AS t LEFT JOIN seats AS s ON s.table_id = t.id \
             ORDER BY t.changed_at DESC, t.id DESC, s.seat"
        )
    };
}

/// A page of tables: `$1` and `$2` are where it starts, `$3` how long it is.
macro_rules! select_page_of_tables {
    ($filter:literal) => {
        select_tables!(
            $filter,
            " AND (changed_at < $1 OR (changed_at = $1 AND id < $2)) \
             ORDER BY changed_at DESC, id DESC LIMIT $3"
        )
    };
}

const TABLE: &str = select_tables!("id = $1");
const TABLES_OF: &str = select_page_of_tables!(
    "id IN (SELECT table_id FROM seats WHERE player_id = $4 \
     UNION SELECT id FROM tables WHERE host = $4)"
);
const OPEN_TABLES: &str = select_page_of_tables!(
    "visibility = 'listed' AND status IN ('open', 'playing') \
     AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"
);
const FINISHED_TABLES: &str =
    select_page_of_tables!("visibility = 'listed' AND status = 'finished'");
const STEPS: &str = "SELECT body FROM steps WHERE table_id = $1 ORDER BY step";

#[async_trait]
impl Store for SqliteStore {
    async fn create_player(&self, player: &PlayerRecord) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        query(
            "INSERT INTO players (id, cookie_hash, name, created_at, seen_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&player.id)
        .bind(&player.cookie_hash)
        .bind(&player.name)
        .bind(player.created_at)
        .bind(player.seen_at)
        .execute(&mut *change)
        .await
        .map_err(|error| {
            let player = ("player", player.id.as_str());
            StoreError::of_write(error, player, player)
        })?;
        change.commit().await
    }

    async fn player_by_cookie(
        &self,
        cookie_hash: &str,
    ) -> Result<Option<PlayerRecord>, StoreError> {
        let row = query("SELECT * FROM players WHERE cookie_hash = $1")
            .bind(cookie_hash)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(PlayerRecord {
            id: row.try_get("id")?,
            cookie_hash: row.try_get("cookie_hash")?,
            name: row.try_get("name")?,
            created_at: row.try_get("created_at")?,
            seen_at: row.try_get("seen_at")?,
        }))
    }

    async fn rename_player(&self, player: &str, name: &str) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        let renamed = query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(player)
            .execute(&mut *change)
            .await?;
        found(renamed.rows_affected(), "player", player)?;
        change.commit().await
    }

    async fn renew_player(&self, player: &str, cookie_hash: &str) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        let renewed = query("UPDATE players SET cookie_hash = $1 WHERE id = $2")
            .bind(cookie_hash)
            .bind(player)
            .execute(&mut *change)
            .await
            .map_err(|error| {
                StoreError::of_write(error, ("cookie of", player), ("player", player))
            })?;
        found(renewed.rows_affected(), "player", player)?;
        change.commit().await
    }

    async fn touch_player(&self, player: &str, now: i64) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        let touched = query("UPDATE players SET seen_at = $1 WHERE id = $2")
            .bind(now)
            .bind(player)
            .execute(&mut *change)
            .await?;
        found(touched.rows_affected(), "player", player)?;
        change.commit().await
    }

    async fn create_table(&self, table: &NewTable, now: i64) -> Result<Revision, StoreError> {
        let revision = Revision::FIRST;
        let mut change = self.writer.begin().await?;
        query(
            "INSERT INTO tables (id, game, title, rules_version, options, seed, host, status, \
             visibility, settings, revision, last_chat, created_at, changed_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $12)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.title)
        .bind(i64::from(table.rules_version))
        .bind(&table.options)
        .bind(String::from(table.seed))
        .bind(&table.host)
        .bind(table.status.as_str())
        .bind(table.visibility.as_str())
        .bind(&table.settings)
        .bind(revision.0)
        .bind(now)
        .execute(&mut *change)
        .await
        .map_err(|error| {
            StoreError::of_write(error, ("table", &table.id), ("player", &table.host))
        })?;
        for seat in &table.seats {
            query(
                "INSERT INTO seats (kind, player_id, bot, name, key_salt, key_hash, table_id, seat) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(seat.occupant.kind().as_str())
            .bind(seat.occupant.player())
            .bind(seat.occupant.bot())
            .bind(&seat.name)
            .bind(&seat.key_salt)
            .bind(&seat.key_hash)
            .bind(&table.id)
            .bind(number_of(seat.seat))
            .execute(&mut *change)
            .await
            .map_err(|error| error_of_seat(error, &table.id, seat))?;
        }
        let steps = NewSteps::new(0, &table.steps);
        insert_steps(&mut change, &table.id, steps, revision, now).await?;
        if let Some(predecessor) = &table.rematch_of {
            tie_rematch(&mut change, predecessor, &table.id).await?;
        }
        change.commit().await?;
        Ok(revision)
    }

    async fn table(&self, table: &str) -> Result<Option<TableRecord>, StoreError> {
        let rows = query(TABLE).bind(table).fetch_all(&self.readers).await?;
        table_with_seats(&rows)
    }

    async fn steps(&self, table: &str) -> Result<Vec<String>, StoreError> {
        Ok(query_scalar(STEPS).bind(table).fetch_all(&self.readers).await?)
    }

    async fn table_with_steps(
        &self,
        table: &str,
    ) -> Result<Option<(TableRecord, Vec<String>)>, StoreError> {
        // With a write-ahead log a transaction reads from one moment.
        let mut moment = self.readers.begin().await?;
        let rows = query(TABLE).bind(table).fetch_all(&mut *moment).await?;
        let steps = query_scalar(STEPS).bind(table).fetch_all(&mut *moment).await?;
        moment.commit().await?;
        Ok(table_with_seats(&rows)?.map(|record| (record, steps)))
    }

    async fn clicked_by(&self, table: &str) -> Result<Vec<(usize, Seat)>, StoreError> {
        let rows: Vec<(i64, i64)> = query_as(
            "SELECT step, clicked_by FROM steps \
             WHERE table_id = $1 AND clicked_by IS NOT NULL ORDER BY step",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await?;
        let clicked = |(step, by)| Ok((step as usize, seat_from(by, table)?));
        rows.into_iter().map(clicked).collect()
    }

    async fn commit_steps(
        &self,
        table: &str,
        expected: Revision,
        steps: NewSteps<'_>,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        let keep = steps.keep;
        let mut change = self.writer.begin().await?;
        let revision = advance(&mut change, table, expected, status, now).await?;
        let last: Option<i64> = query_scalar("SELECT MAX(step) FROM steps WHERE table_id = $1")
            .bind(table)
            .fetch_one(&mut *change)
            .await?;
        let found = last.map_or(0, |last| last as usize + 1);
        if keep > found {
            return Err(StoreError::Gap { table: table.to_owned(), keep, found });
        }
        query("DELETE FROM steps WHERE table_id = $1 AND step >= $2")
            .bind(table)
            .bind(keep as i64)
            .execute(&mut *change)
            .await?;
        insert_steps(&mut change, table, steps, revision, now).await?;
        change.commit().await?;
        Ok(revision)
    }

    async fn commit_seats(
        &self,
        table: &str,
        expected: Revision,
        seats: &[SeatRecord],
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        let mut change = self.writer.begin().await?;
        let revision = advance(&mut change, table, expected, status, now).await?;
        for seat in seats {
            let updated = query(
                "UPDATE seats SET kind = $1, player_id = $2, bot = $3, name = $4, key_salt = $5, \
                 key_hash = $6 WHERE table_id = $7 AND seat = $8",
            )
            .bind(seat.occupant.kind().as_str())
            .bind(seat.occupant.player())
            .bind(seat.occupant.bot())
            .bind(&seat.name)
            .bind(&seat.key_salt)
            .bind(&seat.key_hash)
            .bind(table)
            .bind(number_of(seat.seat))
            .execute(&mut *change)
            .await
            .map_err(|error| error_of_seat(error, table, seat))?;
            found(updated.rows_affected(), "seat", &format!("{} of {table}", seat.seat))?;
        }
        change.commit().await?;
        Ok(revision)
    }

    async fn commit_settings(
        &self,
        table: &str,
        expected: Revision,
        settings: &str,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        let mut change = self.writer.begin().await?;
        let revision = advance(&mut change, table, expected, status, now).await?;
        query("UPDATE tables SET settings = $1 WHERE id = $2")
            .bind(settings)
            .bind(table)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(revision)
    }

    async fn set_status(
        &self,
        table: &str,
        expected: Revision,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        self.commit_seats(table, expected, &[], status, now).await
    }

    async fn tables_of(&self, player: &str, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        self.page_of_tables(TABLES_OF, page, Some(player)).await
    }

    async fn open_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        self.page_of_tables(OPEN_TABLES, page, None).await
    }

    async fn finished_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        self.page_of_tables(FINISHED_TABLES, page, None).await
    }

    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let ids = query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        Ok(ids.bind(after).bind(i64::from(limit)).fetch_all(&self.readers).await?)
    }

    async fn counts(&self, since: i64) -> Result<Counts, StoreError> {
        counts_since(&mut *self.readers.acquire().await?, since).await
    }

    async fn seat_by_key(&self, key_hash: &str) -> Result<Option<(String, Seat)>, StoreError> {
        let row = query("SELECT table_id, seat FROM seats WHERE key_hash = $1")
            .bind(key_hash)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let table: String = row.try_get("table_id")?;
        let seat = seat_from(row.try_get("seat")?, &table)?;
        Ok(Some((table, seat)))
    }

    async fn add_chat(&self, message: &NewMessage, now: i64) -> Result<i64, StoreError> {
        let mut change = self.writer.begin().await?;
        let id: Option<i64> = query_scalar(
            "UPDATE tables SET last_chat = last_chat + 1 WHERE id = $1 RETURNING last_chat",
        )
        .bind(&message.table)
        .fetch_optional(&mut *change)
        .await?;
        let id = id.ok_or_else(|| not_found("table", &message.table))?;
        query(
            "INSERT INTO chat (table_id, id, channel, seat, name, text, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&message.table)
        .bind(id)
        .bind(message.channel.as_str())
        .bind(message.seat.map(number_of))
        .bind(&message.name)
        .bind(&message.text)
        .bind(now)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(id)
    }

    async fn chat(
        &self,
        table: &str,
        channel: Channel,
        after: i64,
        limit: u32,
    ) -> Result<Vec<ChatMessage>, StoreError> {
        let newest_first = query(
            "SELECT id, seat, name, text, created_at FROM chat \
             WHERE table_id = $1 AND channel = $2 AND id > $3 ORDER BY id DESC LIMIT $4",
        )
        .bind(table)
        .bind(channel.as_str())
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let message = |row: &SqliteRow| {
            let seat: Option<i64> = row.try_get("seat")?;
            Ok(ChatMessage {
                id: row.try_get("id")?,
                seat: seat.map(|number| seat_from(number, table)).transpose()?,
                name: row.try_get("name")?,
                text: row.try_get("text")?,
                created_at: row.try_get("created_at")?,
            })
        };
        newest_first.iter().rev().map(message).collect()
    }

    async fn put_document(
        &self,
        table: &str,
        kind: &str,
        body: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        query(
            "INSERT INTO documents (table_id, kind, body, created_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, kind) \
             DO UPDATE SET body = excluded.body, created_at = excluded.created_at",
        )
        .bind(table)
        .bind(kind)
        .bind(body)
        .bind(now)
        .execute(&mut *change)
        .await
        .map_err(|error| StoreError::of_write(error, ("document", kind), ("table", table)))?;
        change.commit().await
    }

    async fn document(&self, table: &str, kind: &str) -> Result<Option<Document>, StoreError> {
        let row = query("SELECT body, created_at FROM documents WHERE table_id = $1 AND kind = $2")
            .bind(table)
            .bind(kind)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Document { body: row.try_get("body")?, created_at: row.try_get("created_at")? }))
    }

    async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        // Under another name until it is whole, so that nobody takes a part for a backup.
        let partial = Partial::begin(path, "backup").await?;
        let copied = async {
            let unnamable = || StoreError::File {
                path: path.to_owned(),
                error: ErrorKind::InvalidFilename.into(),
            };
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

    async fn check_health(&self) -> Result<(), StoreError> {
        let mut change = self.writer.begin().await?;
        let committed: i64 = query_scalar("UPDATE health SET checks = checks + 1 RETURNING checks")
            .fetch_one(&mut *change)
            .await?;
        change.commit().await?;
        let found: i64 = query_scalar("SELECT checks FROM health").fetch_one(&self.readers).await?;
        // Others may have checked meanwhile.
        if found < committed {
            return Err(StoreError::Lost { committed, found });
        }
        Ok(())
    }

    async fn verify(&self) -> Result<(), StoreError> {
        let found: String = query_scalar("PRAGMA quick_check(1)").fetch_one(&self.readers).await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    }

    async fn close(&self) {
        // The writer goes last: the last connection moves the log into the file.
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn counts_since(connection: &mut SqliteConnection, since: i64) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    let rows = query(
        "SELECT status, COUNT(*) AS tables FROM tables WHERE changed_at >= $1 GROUP BY status",
    )
    .bind(since)
    .fetch_all(&mut *connection)
    .await?;
    for row in &rows {
        let tables = row.try_get::<i64, _>("tables")? as u64;
        match word(row, "status", "the status of a table")? {
            Status::Open => counts.open = tables,
            Status::Playing => counts.playing = tables,
            Status::Finished => counts.finished = tables,
            Status::Closed => counts.closed = tables,
        }
    }
    let players: i64 = query_scalar("SELECT COUNT(*) FROM players WHERE seen_at >= $1")
        .bind(since)
        .fetch_one(&mut *connection)
        .await?;
    counts.players = players as u64;
    Ok(counts)
}

/// Moves a table from the expected revision to the next one, and locks its row until the end of
/// the transaction.
async fn advance(
    change: &mut SqliteConnection,
    table: &str,
    expected: Revision,
    status: Status,
    now: i64,
) -> Result<Revision, StoreError> {
    let advanced = query(
        "UPDATE tables SET revision = revision + 1, status = $1, changed_at = $2 \
         WHERE id = $3 AND revision = $4",
    )
    .bind(status.as_str())
    .bind(now)
    .bind(table)
    .bind(expected.0)
    .execute(&mut *change)
    .await?;
    if advanced.rows_affected() == 1 {
        return Ok(expected.next());
    }
    let found: Option<i64> = query_scalar("SELECT revision FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(&mut *change)
        .await?;
    Err(match found {
        Some(found) => {
            StoreError::Stale { table: table.to_owned(), expected, found: Revision(found) }
        }
        None => not_found("table", table),
    })
}

async fn insert_steps(
    change: &mut SqliteConnection,
    table: &str,
    steps: NewSteps<'_>,
    revision: Revision,
    now: i64,
) -> Result<(), StoreError> {
    for (number, body) in steps.numbers().zip(steps.steps) {
        query(
            "INSERT INTO steps (table_id, step, body, revision, created_at, clicked_by) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table)
        .bind(number as i64)
        .bind(body)
        .bind(revision.0)
        .bind(now)
        .bind(steps.clicked_by.map(number_of))
        .execute(&mut *change)
        .await?;
    }
    Ok(())
}

/// Ties a new table and its predecessor to each other. The predecessor's revision rises, because
/// its players shall see the way to the rematch; the time of its last change stays, because its
/// place in the list of finished tables shall stay.
async fn tie_rematch(
    change: &mut SqliteConnection,
    predecessor: &str,
    rematch: &str,
) -> Result<(), StoreError> {
    let tied = query(
        "UPDATE tables SET rematch_as = $1, revision = revision + 1 \
         WHERE id = $2 AND rematch_as IS NULL",
    )
    .bind(rematch)
    .bind(predecessor)
    .execute(&mut *change)
    .await?;
    if tied.rows_affected() == 0 {
        let exists: Option<String> = query_scalar("SELECT id FROM tables WHERE id = $1")
            .bind(predecessor)
            .fetch_optional(&mut *change)
            .await?;
        return Err(match exists {
            Some(id) => StoreError::Duplicate { what: "rematch of", id },
            None => not_found("table", predecessor),
        });
    }
    query("UPDATE tables SET rematch_of = $1 WHERE id = $2")
        .bind(predecessor)
        .bind(rematch)
        .execute(&mut *change)
        .await?;
    Ok(())
}

fn error_of_seat(error: sqlx::Error, table: &str, seat: &SeatRecord) -> StoreError {
    let place = format!("{} of {table}", seat.seat);
    let player = seat.occupant.player().unwrap_or_default();
    StoreError::of_write(error, ("key of", &place), ("player", player))
}

fn found(rows: u64, what: &'static str, id: &str) -> Result<(), StoreError> {
    if rows == 0 { Err(not_found(what, id)) } else { Ok(()) }
}

fn not_found(what: &'static str, id: &str) -> StoreError {
    StoreError::NotFound { what, id: id.to_owned() }
}

#[cfg(test)]
mod tests;
