//! A house moves from one database to another, whatever their engines.

use std::hash::{DefaultHasher, Hash, Hasher};

use tokio::sync::mpsc;

use crate::{Address, Store, StoreError};

/// The columns of a table that move. What belongs to running servers stays: nodes and leases.
pub(crate) struct Shape {
    pub(crate) table: &'static str,
    pub(crate) texts: &'static [&'static str],
    pub(crate) numbers: &'static [&'static str],
}

/// Everything that moves, each behind what it refers to.
pub(crate) const SHAPES: [Shape; 7] = [
    Shape {
        table: "players",
        texts: &["id", "cookie_hash", "name"],
        numbers: &["created_at", "seen_at"],
    },
    Shape {
        table: "tables",
        texts: &[
            "id",
            "rematch_of",
            "rematch_as",
            "game",
            "title",
            "options",
            "seed",
            "host",
            "status",
            "visibility",
            "settings",
            "summary",
        ],
        numbers: &[
            "rules_version",
            "revision",
            "last_chat",
            "last_note",
            "summary_at",
            "created_at",
            "changed_at",
        ],
    },
    Shape {
        table: "seats",
        texts: &["table_id", "kind", "player_id", "bot", "name", "key_hash", "key_salt"],
        numbers: &["seat"],
    },
    Shape {
        table: "steps",
        texts: &["table_id", "body"],
        numbers: &["step", "revision", "created_at", "clicked_by"],
    },
    Shape {
        table: "chat",
        texts: &["table_id", "channel", "name", "text", "player_id"],
        numbers: &["id", "seat", "created_at"],
    },
    Shape { table: "documents", texts: &["table_id", "kind", "body"], numbers: &["created_at"] },
    Shape { table: "notes", texts: &["table_id", "kind", "author", "body"], numbers: &[] },
];

/// A row on its way from one database to another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MovedRow {
    /// The number of its shape.
    pub(crate) shape: usize,
    pub(crate) texts: Vec<Option<String>>,
    pub(crate) numbers: Vec<Option<i64>>,
}

/// So many rows may be on their way at once.
pub(crate) const ON_THE_WAY: usize = 256;

/// What was moved: the name of each table, how many rows it has, and a digest of them.
pub type Inventory = Vec<(&'static str, u64, u64)>;

/// Copies everything from one database into another, which must be empty. The first one stays as it
/// is; nobody may change it meanwhile.
pub async fn migrate(from: &Address, to: &Address) -> Result<Inventory, StoreError> {
    let source = from.open_existing().await?;
    let target = to.open().await?;
    let moved = copy(&*source, &*target).await;
    source.close().await;
    target.close().await;
    moved
}

async fn copy(source: &dyn Store, target: &dyn Store) -> Result<Inventory, StoreError> {
    let counts = target.counts(i64::MIN).await?;
    let tables = counts.open + counts.playing + counts.finished + counts.closed;
    if tables + counts.players > 0 {
        return Err(StoreError::NotEmpty { tables, players: counts.players });
    }
    let (sender, receiver) = mpsc::channel(ON_THE_WAY);
    let (sent, received) = tokio::join!(source.send_rows(sender), target.receive_rows(receiver));
    // Whoever receives only knows that the rows broke off, not why.
    sent?;
    received
}

/// Nothing of anything.
pub(crate) fn empty_inventory() -> Inventory {
    SHAPES.iter().map(|shape| (shape.table, 0, 0)).collect()
}

/// Counts a row. Their order does not matter: engines have their own.
pub(crate) fn count(inventory: &mut Inventory, row: &MovedRow) {
    let mut hasher = DefaultHasher::new();
    row.hash(&mut hasher);
    let (_, rows, digest) = &mut inventory[row.shape];
    *rows += 1;
    *digest = digest.wrapping_add(hasher.finish());
}
