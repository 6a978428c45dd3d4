//! What servers on the same database tell each other.

use sqlx::{Row as _, query, query_scalar};

use super::rows::{pulse, readable};
use super::{Connection, EACH, Pool, Row, found, json_list};
use crate::{Note, Pulse, StoreError};

pub(super) async fn pulses(
    readers: &Pool,
    tables: &[String],
) -> Result<Vec<(String, Pulse)>, StoreError> {
    let rows = query(EACH).bind(json_list(tables)).fetch_all(readers).await?;
    Ok(readable(&rows, |row| Ok((row.try_get("id")?, pulse(row)?))).collect())
}

/// Counts a change of the notes at a table, and locks its row: whoever changes notes does this first,
/// so that nobody waits for somebody who waits for him.
async fn note_change(change: &mut Connection, table: &str) -> Result<(), StoreError> {
    let counted = query("UPDATE tables SET last_note = last_note + 1 WHERE id = $1");
    let counted = counted.bind(table).execute(change).await?;
    found(counted.rows_affected(), "table", table)
}

pub(super) async fn put_note(change: &mut Connection, note: &Note) -> Result<(), StoreError> {
    note_change(change, &note.table).await?;
    let node = note.node.as_deref().unwrap_or_default();
    query(
        "INSERT INTO notes (table_id, kind, author, body, node) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (table_id, kind, author) \
         DO UPDATE SET body = excluded.body, node = excluded.node",
    )
    .bind(&note.table)
    .bind(&note.kind)
    .bind(&note.author)
    .bind(&note.body)
    .bind(&note.node)
    .execute(change)
    .await
    .map_err(|error| StoreError::of_write(error, ("note", &note.kind), ("node", node)))?;
    Ok(())
}

pub(super) async fn drop_note(
    change: &mut Connection,
    table: &str,
    kind: &str,
    author: &str,
) -> Result<(), StoreError> {
    let counted = query(
        "UPDATE tables SET last_note = last_note + 1 WHERE id = $1 AND EXISTS \
         (SELECT 1 FROM notes WHERE table_id = $1 AND kind = $2 AND author = $3)",
    )
    .bind(table)
    .bind(kind)
    .bind(author)
    .execute(&mut *change)
    .await?;
    if counted.rows_affected() > 0 {
        query("DELETE FROM notes WHERE table_id = $1 AND kind = $2 AND author = $3")
            .bind(table)
            .bind(kind)
            .bind(author)
            .execute(change)
            .await?;
    }
    Ok(())
}

pub(super) async fn exchange_note(
    change: &mut Connection,
    note: &Note,
    body: Option<&str>,
) -> Result<bool, StoreError> {
    let counted = query(
        "UPDATE tables SET last_note = last_note + 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM notes \
         WHERE table_id = $1 AND kind = $2 AND author = $3 AND body = $4)",
    );
    let Note { table, kind, author, body: was, .. } = note;
    let counted = counted.bind(table).bind(kind).bind(author).bind(was);
    if counted.execute(&mut *change).await?.rows_affected() == 0 {
        return Ok(false);
    }
    // Whoever held the row of the table until now may have changed the note.
    let exchanged = match body {
        Some(_) => query(
            "UPDATE notes SET body = $5 \
             WHERE table_id = $1 AND kind = $2 AND author = $3 AND body = $4",
        ),
        None => query(
            "DELETE FROM notes WHERE table_id = $1 AND kind = $2 AND author = $3 AND body = $4",
        ),
    };
    let exchanged = exchanged.bind(table).bind(kind).bind(author).bind(was);
    let exchanged = if let Some(body) = body { exchanged.bind(body) } else { exchanged };
    Ok(exchanged.execute(change).await?.rows_affected() == 1)
}

pub(super) async fn notes(readers: &Pool, table: &str) -> Result<Vec<Note>, StoreError> {
    let notes = query("SELECT * FROM notes WHERE table_id = $1 ORDER BY kind, author");
    Ok(readable(&notes.bind(table).fetch_all(readers).await?, note).collect())
}

pub(super) async fn notes_of(readers: &Pool, kind: &str) -> Result<Vec<Note>, StoreError> {
    let notes = query("SELECT * FROM notes WHERE kind = $1 ORDER BY table_id, author");
    Ok(readable(&notes.bind(kind).fetch_all(readers).await?, note).collect())
}

fn note(row: &Row) -> Result<Note, StoreError> {
    Ok(Note {
        table: row.try_get("table_id")?,
        kind: row.try_get("kind")?,
        author: row.try_get("author")?,
        body: row.try_get("body")?,
        node: row.try_get("node")?,
    })
}

pub(super) async fn beat(
    change: &mut Connection,
    node: &str,
    now: i64,
    dead_before: i64,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO nodes (id, seen_at) VALUES ($1, $2) \
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
    )
    .bind(node)
    .bind(now)
    .execute(&mut *change)
    .await?;
    let tables: Vec<String> = query_scalar(
        "SELECT DISTINCT table_id FROM notes \
         WHERE node IN (SELECT id FROM nodes WHERE seen_at < $1) ORDER BY table_id",
    )
    .bind(dead_before)
    .fetch_all(&mut *change)
    .await?;
    for table in tables {
        note_change(change, &table).await?;
    }
    query("DELETE FROM nodes WHERE seen_at < $1").bind(dead_before).execute(change).await?;
    Ok(())
}

pub(super) async fn take_lease(
    change: &mut Connection,
    table: &str,
    kind: &str,
    node: &str,
) -> Result<bool, StoreError> {
    let taken = query(
        "INSERT INTO leases (table_id, kind, node) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id, kind) DO UPDATE SET node = excluded.node \
         WHERE leases.node = excluded.node",
    )
    .bind(table)
    .bind(kind)
    .bind(node)
    .execute(change)
    .await
    .map_err(|error| StoreError::of_write(error, ("lease", kind), ("node", node)))?;
    Ok(taken.rows_affected() == 1)
}

pub(super) async fn drop_lease(
    change: &mut Connection,
    table: &str,
    kind: &str,
    node: &str,
) -> Result<(), StoreError> {
    query("DELETE FROM leases WHERE table_id = $1 AND kind = $2 AND node = $3")
        .bind(table)
        .bind(kind)
        .bind(node)
        .execute(change)
        .await?;
    Ok(())
}
