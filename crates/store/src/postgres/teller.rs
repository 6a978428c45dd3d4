//! Tells the servers on one database what this one has committed.
//!
//! Whoever notifies within a change keeps all others from committing until that change is on disk. So
//! it happens right after, at once for all tables that have changed meanwhile, and without waiting for
//! the disk. Should this server die in between, the others find out when they look around.

use sqlx::query;
use tokio::sync::mpsc::{self, Sender};

use super::lines::Lines;
use super::listener::CHANNEL;
use crate::StoreError;

/// So many changes may wait to be told. Of more the others find out later.
const MOST_NEWS: usize = 1024;

/// Tells for as long as somebody has something to say.
pub(super) fn start(line: Lines) -> Sender<String> {
    let (sender, mut changed) = mpsc::channel(MOST_NEWS);
    tokio::spawn(async move {
        let mut tables = Vec::new();
        while changed.recv_many(&mut tables, MOST_NEWS).await > 0 {
            if let Err(error) = tell(&line, &tables).await {
                tracing::warn!(%error, "the other servers were not told what has changed");
            }
            tables.clear();
        }
    });
    sender
}

/// Says how far tables have come: numbers first, because an id may be any text.
async fn tell(line: &Lines, tables: &[String]) -> Result<(), StoreError> {
    query(
        "SELECT pg_notify($1, revision || ' ' || last_chat || ' ' || last_note || ' ' || id) \
         FROM tables WHERE id = ANY (ARRAY (SELECT json_array_elements_text($2::json)))",
    )
    .bind(CHANNEL)
    .bind(serde_json::to_string(tables).expect("texts are JSON"))
    .execute(line)
    .await?;
    Ok(())
}
