//! The store in one SQLite file.
//!
//! Apart from opening, backup and the limits of the engine, the SQL is plain enough for PostgreSQL.
//! Every transaction that changes a table starts with an `UPDATE` of its row in `tables`: that
//! takes the lock before anything is read, so a transaction never has to be repeated because
//! another one came between.

use std::io::ErrorKind;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, query, query_scalar};
use table::{Seat, Seed};
use tokio::fs;

use crate::migrations::migrator;
use crate::records::SeatKind;
use crate::{
    Channel, ChatMessage, Counts, Cursor, Document, NewMessage, NewTable, Occupant, Page,
    PlayerRecord, Revision, SeatRecord, Status, Store, StoreError, TableRecord,
};

/// How long a call waits for the database before it gives up as busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// Readers do not wait for each other or for the writer. More than a few only wait for the disk.
const READERS: u32 = 4;

/// A store in one SQLite file.
///
/// SQLite has one writer at a time. All changes go through one connection and queue for it in
/// their order, which is fairer and cheaper than many connections that poll for the lock.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with_patience(path.as_ref(), PATIENCE).await
    }

    async fn open_with_patience(path: &Path, patience: Duration) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .busy_timeout(patience)
            // An acknowledged move survives a power cut: every commit waits for the disk.
            .synchronous(SqliteSynchronous::Full);
        let pool = |connections| {
            SqlitePoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(patience)
                .idle_timeout(None)
                .max_lifetime(None)
        };
        // The writer comes first: it makes the file and switches it to a write-ahead log.
        let writer = pool(1)
            .connect_with(
                options.clone().create_if_missing(true).journal_mode(SqliteJournalMode::Wal),
            )
            .await?;
        migrator().run(&writer).await.map_err(StoreError::Migrate)?;
        let readers = pool(READERS).connect_with(options.read_only(true)).await?;
        Ok(Self { writer, readers })
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
        tables_from(&select.fetch_all(&self.readers).await?)
    }
}

/// Tables with their seats, one row for each seat, so that both come from the same moment.
macro_rules! select_tables {
    ($($filter:literal),+) => {
        concat!(
            "SELECT t.id, t.game, t.title, t.rules_version, t.options, t.seed, t.host, t.status, \
             t.visibility, t.settings, t.revision, t.created_at, t.changed_at, t.rematch_of, \
             t.rematch_as, s.seat, s.kind, s.player_id, s.bot, s.name, s.key_hash \
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
        query(
            "INSERT INTO players (id, cookie_hash, name, created_at, seen_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&player.id)
        .bind(&player.cookie_hash)
        .bind(&player.name)
        .bind(player.created_at)
        .bind(player.seen_at)
        .execute(&self.writer)
        .await
        .map_err(|error| {
            let player = ("player", player.id.as_str());
            StoreError::of_write(error, player, player)
        })?;
        Ok(())
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
        let renamed = query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(player)
            .execute(&self.writer)
            .await?;
        found(renamed.rows_affected(), "player", player)
    }

    async fn touch_player(&self, player: &str, now: i64) -> Result<(), StoreError> {
        let touched = query("UPDATE players SET seen_at = $1 WHERE id = $2")
            .bind(now)
            .bind(player)
            .execute(&self.writer)
            .await?;
        found(touched.rows_affected(), "player", player)
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
                "INSERT INTO seats (kind, player_id, bot, name, key_hash, table_id, seat) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(seat.occupant.kind().as_str())
            .bind(seat.occupant.player())
            .bind(seat.occupant.bot())
            .bind(&seat.name)
            .bind(&seat.key_hash)
            .bind(&table.id)
            .bind(number_of(seat.seat))
            .execute(&mut *change)
            .await
            .map_err(|error| error_of_seat(error, &table.id, seat))?;
        }
        insert_steps(&mut change, &table.id, 0, &table.steps, revision, now).await?;
        if let Some(predecessor) = &table.rematch_of {
            tie_rematch(&mut change, predecessor, &table.id).await?;
        }
        change.commit().await?;
        Ok(revision)
    }

    async fn table(&self, table: &str) -> Result<Option<TableRecord>, StoreError> {
        let rows = query(TABLE).bind(table).fetch_all(&self.readers).await?;
        Ok(tables_from(&rows)?.pop())
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
        Ok(tables_from(&rows)?.pop().map(|record| (record, steps)))
    }

    async fn commit_steps(
        &self,
        table: &str,
        expected: Revision,
        keep: usize,
        new_steps: &[String],
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
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
        insert_steps(&mut change, table, keep, new_steps, revision, now).await?;
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
                "UPDATE seats SET kind = $1, player_id = $2, bot = $3, name = $4, key_hash = $5 \
                 WHERE table_id = $6 AND seat = $7",
            )
            .bind(seat.occupant.kind().as_str())
            .bind(seat.occupant.player())
            .bind(seat.occupant.bot())
            .bind(&seat.name)
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

    async fn counts(&self, since: i64) -> Result<Counts, StoreError> {
        let mut counts = Counts::default();
        let rows = query(
            "SELECT status, COUNT(*) AS tables FROM tables WHERE changed_at >= $1 GROUP BY status",
        )
        .bind(since)
        .fetch_all(&self.readers)
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
            .fetch_one(&self.readers)
            .await?;
        counts.players = players as u64;
        Ok(counts)
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
        query(
            "INSERT INTO documents (table_id, kind, body, created_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, kind) \
             DO UPDATE SET body = excluded.body, created_at = excluded.created_at",
        )
        .bind(table)
        .bind(kind)
        .bind(body)
        .bind(now)
        .execute(&self.writer)
        .await
        .map_err(|error| StoreError::of_write(error, ("document", kind), ("table", table)))?;
        Ok(())
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
        let failed = |error| StoreError::Backup { path: path.to_owned(), error };
        if fs::try_exists(path).await.map_err(failed)? {
            return Err(StoreError::Duplicate { what: "backup", id: path.display().to_string() });
        }
        // Under another name until it is whole, so that nobody takes a part for a backup.
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        match fs::remove_file(&partial).await {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(error)),
            Ok(()) | Err(_) => {}
        }
        let name = partial.to_str().ok_or_else(|| failed(ErrorKind::InvalidFilename.into()))?;
        query("VACUUM INTO $1").bind(name).execute(&self.readers).await?;
        let file = fs::File::open(&partial).await.map_err(failed)?;
        file.sync_all().await.map_err(failed)?;
        fs::rename(&partial, path).await.map_err(failed)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // Reads a page of the file; `SELECT 1` would be answered without it.
        query("SELECT id FROM tables LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer goes last: the last connection moves the log into the file.
        self.readers.close().await;
        self.writer.close().await;
    }
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
    first: usize,
    steps: &[String],
    revision: Revision,
    now: i64,
) -> Result<(), StoreError> {
    for (number, body) in (first..).zip(steps) {
        query(
            "INSERT INTO steps (table_id, step, body, revision, created_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(table)
        .bind(number as i64)
        .bind(body)
        .bind(revision.0)
        .bind(now)
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

/// The tables in rows with one seat each, where the rows of a table stand together.
fn tables_from(rows: &[SqliteRow]) -> Result<Vec<TableRecord>, StoreError> {
    let mut tables: Vec<TableRecord> = Vec::new();
    for row in rows {
        let id: &str = row.try_get("id")?;
        if tables.last().is_none_or(|last| last.id != id) {
            tables.push(table_from(row, id)?);
        }
        let seat: Option<i64> = row.try_get("seat")?;
        if let (Some(number), Some(table)) = (seat, tables.last_mut()) {
            table.seats.push(seat_record_from(row, seat_from(number, id)?, id)?);
        }
    }
    Ok(tables)
}

/// The table in a row, still without seats.
fn table_from(row: &SqliteRow, id: &str) -> Result<TableRecord, StoreError> {
    let what = format!("table {id:?}");
    let unreadable = |problem| StoreError::Unreadable { what: what.clone(), problem };
    let rules_version: i64 = row.try_get("rules_version")?;
    let seed: String = row.try_get("seed")?;
    Ok(TableRecord {
        id: id.to_owned(),
        game: row.try_get("game")?,
        title: row.try_get("title")?,
        rules_version: u32::try_from(rules_version)
            .map_err(|_| unreadable(format!("rules version {rules_version}")))?,
        options: row.try_get("options")?,
        seed: Seed::try_from(seed).map_err(unreadable)?,
        host: row.try_get("host")?,
        status: word(row, "status", &what)?,
        visibility: word(row, "visibility", &what)?,
        settings: row.try_get("settings")?,
        revision: Revision(row.try_get("revision")?),
        created_at: row.try_get("created_at")?,
        changed_at: row.try_get("changed_at")?,
        rematch_of: row.try_get("rematch_of")?,
        rematch_as: row.try_get("rematch_as")?,
        seats: Vec::new(),
    })
}

fn seat_record_from(row: &SqliteRow, seat: Seat, table: &str) -> Result<SeatRecord, StoreError> {
    let what = format!("{seat} of table {table:?}");
    let kind: SeatKind = word(row, "kind", &what)?;
    let occupant = Occupant::from_parts(kind, row.try_get("player_id")?, row.try_get("bot")?)
        .ok_or_else(|| {
            let problem = format!("player and bot do not fit the kind {:?}", kind.as_str());
            StoreError::Unreadable { what, problem }
        })?;
    let (name, key_hash) = (row.try_get("name")?, row.try_get("key_hash")?);
    Ok(SeatRecord { seat, occupant, name, key_hash })
}

fn seat_from(number: i64, table: &str) -> Result<Seat, StoreError> {
    u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok()).ok_or_else(|| {
        let problem = format!("seat number {number} does not exist");
        StoreError::Unreadable { what: format!("table {table:?}"), problem }
    })
}

fn number_of(seat: Seat) -> i64 {
    i64::from(u8::from(seat))
}

/// The value of a column that holds one of a few words.
fn word<W>(row: &SqliteRow, column: &str, what: &str) -> Result<W, StoreError>
where
    W: FromStr<Err = crate::UnknownWord>,
{
    let word: String = row.try_get(column)?;
    word.parse().map_err(|unknown: crate::UnknownWord| StoreError::Unreadable {
        what: what.to_owned(),
        problem: unknown.to_string(),
    })
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
mod tests {
    //! What is particular to this engine; the rest is in `tests/conformance`.

    use super::*;
    use crate::Visibility;
    use sqlx::{ConnectOptions, Connection};

    async fn store_with_table(folder: &tempfile::TempDir, patience: Duration) -> SqliteStore {
        let path = folder.path().join("nunatak.db");
        let store = SqliteStore::open_with_patience(&path, patience).await.unwrap();
        let player = PlayerRecord {
            id: "anna".into(),
            cookie_hash: "cookie".into(),
            name: "Anna".into(),
            created_at: 0,
            seen_at: 0,
        };
        store.create_player(&player).await.unwrap();
        let table = NewTable {
            id: "ice".into(),
            game: "kosmonauts".into(),
            title: "Ice".into(),
            rules_version: 1,
            options: "{}".into(),
            seed: Seed(1),
            host: "anna".into(),
            status: Status::Open,
            visibility: Visibility::Listed,
            settings: "{}".into(),
            seats: Vec::new(),
            steps: vec!["start".into()],
            rematch_of: None,
        };
        store.create_table(&table, 0).await.unwrap();
        store
    }

    async fn commit(store: &SqliteStore, revision: i64, step: &str) -> Result<(), StoreError> {
        let steps = [step.to_owned()];
        store.commit_steps("ice", Revision(revision), 0, &steps, Status::Playing, 1).await?;
        Ok(())
    }

    #[tokio::test]
    async fn every_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_with_table(&folder, PATIENCE).await;
        let pragma = async |sql: &'static str| {
            query_scalar::<_, i64>(sql).fetch_one(&store.writer).await.unwrap()
        };
        assert_eq!(pragma("PRAGMA synchronous").await, 2, "full");
        assert_eq!(pragma("PRAGMA foreign_keys").await, 1);
        let mode: String =
            query_scalar("PRAGMA journal_mode").fetch_one(&store.writer).await.unwrap();
        assert_eq!(mode, "wal");
    }

    #[tokio::test]
    async fn a_full_disk_is_an_error_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_with_table(&folder, PATIENCE).await;
        let before = store.table_with_steps("ice").await.unwrap();
        let pages: i64 = query_scalar("PRAGMA page_count").fetch_one(&store.writer).await.unwrap();
        let limit = format!("PRAGMA max_page_count = {pages}");
        query(sqlx::AssertSqlSafe(limit)).execute(&store.writer).await.unwrap();
        let long = "x".repeat(100_000);
        for _ in 0..3 {
            let committed = commit(&store, 0, &long).await;
            assert!(matches!(committed, Err(StoreError::Full(_))), "{committed:?}");
            assert_eq!(store.table_with_steps("ice").await.unwrap(), before);
        }
        query("PRAGMA max_page_count = 1000000").execute(&store.writer).await.unwrap();
        commit(&store, 0, &long).await.expect("goes on when there is room again");
        assert_eq!(store.steps("ice").await.unwrap(), [long]);
    }

    #[tokio::test]
    async fn a_locked_database_is_an_error_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_with_table(&folder, Duration::from_millis(20)).await;
        let path = folder.path().join("nunatak.db");
        let mut other = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
        let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let committed = commit(&store, 0, "late").await;
        assert!(matches!(committed, Err(StoreError::Busy(_))), "{committed:?}");
        assert_eq!(store.steps("ice").await.unwrap(), ["start"], "readers do not wait");
        lock.rollback().await.unwrap();
        commit(&store, 0, "next").await.expect("goes on when the lock is gone");
    }

    #[tokio::test]
    async fn a_value_of_a_newer_program_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_with_table(&folder, PATIENCE).await;
        query("UPDATE tables SET seed = 'sealed:7'").execute(&store.writer).await.unwrap();
        let error = store.table("ice").await.unwrap_err().to_string();
        assert!(error.contains("table \"ice\"") && error.contains("sealed:7"), "{error}");
    }

    #[tokio::test]
    async fn a_database_of_a_newer_program_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_with_table(&folder, PATIENCE).await;
        query("UPDATE _sqlx_migrations SET version = 9999").execute(&store.writer).await.unwrap();
        store.close().await;
        let opened = SqliteStore::open(folder.path().join("nunatak.db")).await;
        assert!(matches!(opened, Err(StoreError::Migrate(_))), "{opened:?}");
    }

    #[tokio::test]
    async fn what_is_no_database_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("letter.txt");
        let letter = "Dear Anna, this is not a database. ".repeat(100);
        std::fs::write(&path, &letter).unwrap();
        assert!(SqliteStore::open(&path).await.is_err());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
        let nowhere = folder.path().join("no such folder").join("nunatak.db");
        assert!(SqliteStore::open(&nowhere).await.is_err());
    }
}
