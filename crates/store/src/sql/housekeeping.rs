//! Keeping house.

use async_trait::async_trait;
use sqlx::{Row as _, query, query_as, query_scalar};

use super::rows::{player_from, readable, word};
use super::{COOKIES, Connection, Engine, Row, found, json_list, not_found, same_summary};
use crate::housekeeping::{
    DiskUse, Forget, Forgotten, Housekeeping, NOBODY, Part, SaidMessage, TableFilter, TableSummary,
};
use crate::{Cursor, Page, PlayerRecord, Status, StoreError};

/// The kinds of things, and the text that a row of each holds.
const PARTS: [(&str, &str); 6] = [
    (
        "players",
        "SELECT COUNT(*), CAST(SUM(octet_length(name) + octet_length(cookie_hash)) AS BIGINT) FROM players",
    ),
    (
        "tables",
        "SELECT COUNT(*), CAST(SUM(octet_length(title) + octet_length(options) + octet_length(settings)) AS BIGINT) \
         FROM tables",
    ),
    (
        "seats",
        "SELECT COUNT(*), CAST(SUM(octet_length(name) + octet_length(key_hash)) AS BIGINT) FROM seats",
    ),
    ("steps", "SELECT COUNT(*), CAST(SUM(octet_length(body)) AS BIGINT) FROM steps"),
    (
        "chat",
        "SELECT COUNT(*), CAST(SUM(octet_length(name) + octet_length(text)) AS BIGINT) FROM chat",
    ),
    ("documents", "SELECT COUNT(*), CAST(SUM(octet_length(body)) AS BIGINT) FROM documents"),
];

/// No link leads to a seat of player `$1` any more: this is no hash.
const LOSE_LINKS: &str = "UPDATE seats SET key_salt = '', \
                          key_hash = 'none of ' || table_id || ' ' || seat WHERE player_id = $1";

/// Messages of player `$1`. Of those from before players were noted the seat tells whose they are.
macro_rules! said_by {
    () => {
        "(player_id = $1 OR (player_id IS NULL AND EXISTS (SELECT 1 FROM seats \
         WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat \
         AND seats.player_id = $1)))"
    };
}

/// Table `t` has not changed at this time or later, and nobody has said anything there.
macro_rules! unused {
    ($since:literal) => {
        concat!(
            "t.changed_at < ",
            $since,
            " AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = t.id AND created_at >= ",
            $since,
            ")"
        )
    };
}

#[async_trait]
impl Housekeeping for Engine {
    async fn list_tables(
        &self,
        filter: &TableFilter,
        page: &Page,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let start = Cursor { changed_at: i64::MAX, id: String::new() };
        let Cursor { changed_at, id } = page.before.as_ref().unwrap_or(&start);
        // A text that is empty stands for any.
        let rows = query(concat!(
            "SELECT t.id, t.game, t.title, t.status, t.host, t.created_at, t.changed_at, \
             (SELECT COUNT(*) FROM steps WHERE table_id = t.id) AS steps, \
             (SELECT COUNT(*) FROM chat WHERE table_id = t.id) AS messages \
             FROM tables AS t \
             WHERE (t.changed_at < $1 OR (t.changed_at = $1 AND t.id < $2)) \
             AND ($4 = '' OR t.status = $4) AND ($5 = '' OR t.game = $5) \
             AND ($7 = '' OR t.host = $7 \
             OR EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND player_id = $7)) AND ",
            unused!("$6"),
            " ORDER BY t.changed_at DESC, t.id DESC LIMIT $3",
        ))
        .bind(changed_at)
        .bind(id)
        .bind(i64::from(page.limit))
        .bind(filter.status.map_or("", |status| status.as_str()))
        .bind(filter.game.as_deref().unwrap_or_default())
        .bind(filter.idle_since.unwrap_or(i64::MAX))
        .bind(filter.player.as_deref().unwrap_or_default())
        .fetch_all(&self.readers)
        .await?;
        Ok(readable(&rows, summary).collect())
    }

    async fn close_table(&self, table: &str, now: i64) -> Result<Status, StoreError> {
        let mut change = self.begin().await?;
        query(concat!(
            "UPDATE tables SET status = 'closed', changed_at = $2, revision = revision + 1, ",
            same_summary!(),
            " WHERE id = $1 AND status NOT IN ('finished', 'closed')"
        ))
        .bind(table)
        .bind(now)
        .execute(&mut *change)
        .await?;
        let row = query("SELECT status FROM tables WHERE id = $1")
            .bind(table)
            .fetch_optional(&mut *change)
            .await?;
        change.commit().await?;
        word(&row.ok_or_else(|| not_found("table", table))?, "status", "the status of a table")
    }

    async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        delete(&mut change, table).await?;
        change.commit().await
    }

    async fn delete_unused_table(&self, table: &str, since: i64) -> Result<bool, StoreError> {
        let mut change = self.begin().await?;
        // This locks the row: whoever uses the table waits for the end of this, or is seen by it.
        let locked = query("UPDATE tables SET revision = revision WHERE id = $1");
        locked.bind(table).execute(&mut *change).await?;
        let unused: Option<String> = query_scalar(concat!(
            "SELECT t.id FROM tables AS t WHERE t.id = $1 AND ",
            unused!("$2")
        ))
        .bind(table)
        .bind(since)
        .fetch_optional(&mut *change)
        .await?;
        if unused.is_some() {
            delete(&mut change, table).await?;
        }
        change.commit().await?;
        Ok(unused.is_some())
    }

    async fn list_players(&self, after: &str, limit: u32) -> Result<Vec<PlayerRecord>, StoreError> {
        let rows = query("SELECT * FROM players WHERE id > $1 AND id <> $2 ORDER BY id LIMIT $3")
            .bind(after)
            .bind(NOBODY)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        Ok(readable(&rows, player_from).collect())
    }

    async fn player(&self, player: &str) -> Result<Option<PlayerRecord>, StoreError> {
        let row = query("SELECT * FROM players WHERE id = $1 AND id <> $2")
            .bind(player)
            .bind(NOBODY)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(player_from).transpose()
    }

    async fn messages_of(&self, player: &str) -> Result<Vec<SaidMessage>, StoreError> {
        let rows = query(concat!(
            "SELECT table_id, channel, name, text, created_at FROM chat WHERE ",
            said_by!(),
            " ORDER BY created_at, table_id, id"
        ))
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let message = |row: &Row| {
            Ok(SaidMessage {
                table: row.try_get("table_id")?,
                channel: word(row, "channel", "the channel of a message")?,
                name: row.try_get("name").unwrap_or_default(),
                text: row.try_get("text").unwrap_or_default(),
                created_at: row.try_get("created_at").unwrap_or_default(),
            })
        };
        Ok(readable(&rows, message).collect())
    }

    async fn forget_player(&self, wish: &Forget<'_>) -> Result<Forgotten, StoreError> {
        let player = wish.player;
        if player == NOBODY {
            return Err(not_found("player", player));
        }
        let mut change = self.begin().await?;
        let tables: Vec<String> = query_scalar(
            "SELECT id FROM tables WHERE host = $1 \
             UNION SELECT table_id FROM seats WHERE player_id = $1 \
             UNION SELECT table_id FROM chat WHERE player_id = $1 \
             UNION SELECT table_id FROM notes WHERE author = $1",
        )
        .bind(player)
        .fetch_all(&mut *change)
        .await?;
        let messages = query(concat!("DELETE FROM chat WHERE ", said_by!()))
            .bind(player)
            .execute(&mut *change)
            .await?
            .rows_affected();
        query("DELETE FROM documents WHERE kind = $1")
            .bind(wish.document)
            .execute(&mut *change)
            .await?;
        leave_seats(&mut change, wish).await?;
        for table in &tables {
            look_again(&mut change, table).await?;
        }
        query("DELETE FROM notes WHERE author = $1").bind(player).execute(&mut *change).await?;
        let deleted =
            query("DELETE FROM players WHERE id = $1").bind(player).execute(&mut *change).await?;
        found(deleted.rows_affected(), "player", player)?;
        change.commit().await?;
        self.clear_log().await;
        Ok(Forgotten { tables: tables.len() as u64, messages })
    }

    async fn revoke_player(&self, player: &str, cookie_hash: &str) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let renewed = query("UPDATE players SET cookie_hash = $2 WHERE id = $1 AND id <> $3")
            .bind(player)
            .bind(cookie_hash)
            .bind(NOBODY)
            .execute(&mut *change)
            .await?;
        found(renewed.rows_affected(), "player", player)?;
        query(LOSE_LINKS).bind(player).execute(&mut *change).await?;
        let tables: Vec<String> =
            query_scalar("SELECT DISTINCT table_id FROM seats WHERE player_id = $1")
                .bind(player)
                .fetch_all(&mut *change)
                .await?;
        for table in &tables {
            look_again(&mut change, table).await?;
        }
        change.commit().await
    }

    async fn disk_use(&self) -> Result<DiskUse, StoreError> {
        let mut reader = self.readers.acquire().await?;
        let mut parts = Vec::new();
        for (name, sql) in PARTS {
            let (rows, bytes): (i64, Option<i64>) = query_as(sql).fetch_one(&mut *reader).await?;
            parts.push(Part { name, rows: rows as u64, bytes: bytes.unwrap_or(0) as u64 });
        }
        let (total, free) = self.room().await?;
        Ok(DiskUse { total, free, parts })
    }

    async fn vacuum(&self) -> Result<(), StoreError> {
        self.shrink().await
    }

    async fn foreign_changes(&self) -> Result<i64, StoreError> {
        self.count_foreign_changes().await
    }

    async fn players_by_cookies(
        &self,
        cookie_hashes: &[String],
    ) -> Result<Vec<PlayerRecord>, StoreError> {
        let cookies = json_list(cookie_hashes);
        let rows = query(COOKIES).bind(cookies).fetch_all(&self.readers).await?;
        Ok(readable(&rows, player_from).collect())
    }
}

/// Lets everybody who has a table in memory look again: its match, its seats, what was said and
/// noted.
async fn look_again(change: &mut Connection, table: &str) -> Result<(), StoreError> {
    query(concat!(
        "UPDATE tables SET last_chat = last_chat + 1, last_note = last_note + 1, ",
        "revision = revision + 1, ",
        same_summary!(),
        " WHERE id = $1"
    ))
    .bind(table)
    .execute(change)
    .await?;
    Ok(())
}

async fn delete(change: &mut Connection, table: &str) -> Result<(), StoreError> {
    for sql in [
        concat!(
            "UPDATE tables SET rematch_of = NULL, revision = revision + 1, ",
            same_summary!(),
            " WHERE rematch_of = $1"
        ),
        concat!(
            "UPDATE tables SET rematch_as = NULL, revision = revision + 1, ",
            same_summary!(),
            " WHERE rematch_as = $1"
        ),
        "DELETE FROM leases WHERE table_id = $1",
        "DELETE FROM notes WHERE table_id = $1",
        "DELETE FROM documents WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM steps WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
    ] {
        query(sql).bind(table).execute(&mut *change).await?;
    }
    let deleted =
        query("DELETE FROM tables WHERE id = $1").bind(table).execute(&mut *change).await?;
    found(deleted.rows_affected(), "table", table)
}

/// Takes a player's seats and tables away.
async fn leave_seats(change: &mut Connection, wish: &Forget<'_>) -> Result<(), StoreError> {
    query(
        "INSERT INTO players (id, cookie_hash, name, created_at, seen_at) \
         VALUES ($1, $1, '', 0, 0) ON CONFLICT DO NOTHING",
    )
    .bind(NOBODY)
    .execute(&mut *change)
    .await?;
    query(LOSE_LINKS).bind(wish.player).execute(&mut *change).await?;
    query("UPDATE seats SET name = '' WHERE player_id = $1")
        .bind(wish.player)
        .execute(&mut *change)
        .await?;
    query(
        "UPDATE seats SET kind = 'open', player_id = NULL, bot = NULL WHERE player_id = $1 \
         AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
    )
    .bind(wish.player)
    .execute(&mut *change)
    .await?;
    query(
        "UPDATE seats SET kind = 'bot', player_id = NULL, bot = $2 WHERE player_id = $1 \
         AND table_id IN (SELECT id FROM tables WHERE status = 'playing')",
    )
    .bind(wish.player)
    .bind(wish.bot)
    .execute(&mut *change)
    .await?;
    // What is over stays as it was, with a seat that is nobody's.
    query(
        "UPDATE seats SET player_id = CASE WHEN kind = 'bot' THEN NULL ELSE $2 END \
         WHERE player_id = $1",
    )
    .bind(wish.player)
    .bind(NOBODY)
    .execute(&mut *change)
    .await?;
    query(
        "UPDATE tables SET host = COALESCE((SELECT player_id FROM seats \
         WHERE table_id = tables.id AND player_id <> $2 ORDER BY seat LIMIT 1), $2) \
         WHERE host = $1",
    )
    .bind(wish.player)
    .bind(NOBODY)
    .execute(&mut *change)
    .await?;
    // Where nobody is left, nobody comes any more.
    query("UPDATE tables SET status = 'closed' WHERE host = $1 AND status IN ('open', 'playing')")
        .bind(NOBODY)
        .execute(&mut *change)
        .await?;
    Ok(())
}

/// What can be read of a table: a damaged one stands in the list of whoever is to mend it.
fn summary(row: &Row) -> Result<TableSummary, StoreError> {
    Ok(TableSummary {
        id: row.try_get("id")?,
        game: row.try_get("game").unwrap_or_default(),
        title: row.try_get("title").unwrap_or_default(),
        status: word(row, "status", "the status of a table").ok(),
        host: row.try_get("host").unwrap_or_default(),
        created_at: row.try_get("created_at").unwrap_or_default(),
        changed_at: row.try_get("changed_at")?,
        steps: row.try_get::<i64, _>("steps")? as u64,
        messages: row.try_get::<i64, _>("messages")? as u64,
    })
}
