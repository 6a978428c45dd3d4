//! Tells the servers on one database what this one has committed.
//!
//! Whoever notifies within a change keeps all others from committing until that change is on disk. So
//! it happens right after, at once for all tables that have changed meanwhile, and without waiting for
//! the disk. Should this server die in between, the others find out when they look around. Where there
//! are no others nothing is told: each telling would wake the connection on which this server listens.

use sqlx::postgres::PgPool;
use sqlx::query;
use tokio::sync::mpsc::{self, Sender};

use super::listener::CHANNEL;
use crate::StoreError;

/// So many changes may wait to be told. Of more the others find out later.
const MOST_NEWS: usize = 1024;

/// Tells for as long as somebody has something to say.
pub(super) fn start(line: PgPool) -> Sender<String> {
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
async fn tell(line: &PgPool, tables: &[String]) -> Result<(), StoreError> {
    query(
        "SELECT pg_notify($1, revision || ' ' || last_chat || ' ' || last_note || ' ' || id) \
         FROM tables WHERE id = ANY (ARRAY (SELECT json_array_elements_text($2::json))) \
         AND (SELECT COUNT(*) FROM nodes) > 1",
    )
    .bind(CHANNEL)
    .bind(serde_json::to_string(tables).expect("texts are JSON"))
    .execute(line)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{News, PostgresStore, Pulse, Revision, Store};

    #[tokio::test]
    async fn a_server_that_is_alone_tells_nobody() {
        let database = scratch::Database::new();
        let store = PostgresStore::open(&database.address()).await.expect("it opens");
        database.run(
            "INSERT INTO players VALUES ('anna', 'cookie', 'Anna', 0, 0); \
             INSERT INTO tables (id, game, title, rules_version, options, seed, host, status, \
             visibility, settings, revision, last_chat, created_at, changed_at) \
             VALUES ('ice', 'x', '', 1, '{}', '1', 'anna', 'open', 'listed', '{}', 0, 0, 0, 0)",
        );
        let mut heard = store.listen().await.expect("it listens");
        let ice = ["ice".to_owned()];
        for (node, change) in [("one", "last_chat = 1"), ("two", "last_chat = 2")] {
            store.beat(node, 1, 0).await.expect("it is alive");
            database.run(&format!("UPDATE tables SET {change}"));
            tell(&store.light, &ice).await.expect("it works");
        }
        let pulse = Pulse { revision: Revision(0), chat: 2, notes: 0 };
        assert_eq!(heard.recv().await, Some(News::Changed { table: "ice".into(), pulse }));
    }
}
