//! What is said at a table, and documents derived from one.

use sqlx::{Row as _, query, query_scalar};

use super::rows::{number_of, readable, seat_from};
use super::{Connection, Pool, Row, not_found};
use crate::{Channel, ChatMessage, Document, NewMessage, StoreError};

pub(super) async fn add_chat(
    change: &mut Connection,
    message: &NewMessage,
    now: i64,
) -> Result<i64, StoreError> {
    let counted: Option<i64> = query_scalar(
        "UPDATE tables SET last_chat = last_chat + 1 WHERE id = $1 RETURNING last_chat",
    )
    .bind(&message.table)
    .fetch_optional(&mut *change)
    .await?;
    let id = counted.ok_or_else(|| not_found("table", &message.table))?;
    query(
        "INSERT INTO chat (table_id, id, channel, seat, name, text, created_at, player_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&message.table)
    .bind(id)
    .bind(message.channel.as_str())
    .bind(message.seat.map(number_of))
    .bind(&message.name)
    .bind(&message.text)
    .bind(now)
    .bind(&message.player)
    .execute(change)
    .await?;
    Ok(id)
}

pub(super) async fn chat(
    readers: &Pool,
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
    .fetch_all(readers)
    .await?;
    let message = |row: &Row| {
        let seat: Option<i64> = row.try_get("seat")?;
        Ok(ChatMessage {
            id: row.try_get("id")?,
            seat: seat.map(|number| seat_from(number, table)).transpose()?,
            name: row.try_get("name").unwrap_or_default(),
            text: row.try_get("text").unwrap_or_default(),
            created_at: row.try_get("created_at").unwrap_or_default(),
        })
    };
    Ok(readable(&newest_first, message).rev().collect())
}

pub(super) async fn put_document(
    change: &mut Connection,
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
    .execute(change)
    .await
    .map_err(|error| StoreError::of_write(error, ("document", kind), ("table", table)))?;
    Ok(())
}

pub(super) async fn document(
    readers: &Pool,
    table: &str,
    kind: &str,
) -> Result<Option<Document>, StoreError> {
    let row = query("SELECT body, created_at FROM documents WHERE table_id = $1 AND kind = $2")
        .bind(table)
        .bind(kind)
        .fetch_optional(readers)
        .await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some(Document { body: row.try_get("body")?, created_at: row.try_get("created_at")? }))
}
