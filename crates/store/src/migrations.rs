//! The layouts of the database, oldest first. A migration that was released never changes.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Brings a SQLite file of any earlier program up to date.
pub(crate) fn sqlite() -> Migrator {
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../migrations/0001_tables.sql")),
        migration(2, "health", include_str!("../migrations/0002_health.sql")),
        migration(3, "seat links", include_str!("../migrations/0003_seat_links.sql")),
        migration(4, "forget secrets", include_str!("../migrations/0004_forget_secrets.sql")),
        migration(5, "clicked by", include_str!("../migrations/0005_clicked_by.sql")),
        nodes(),
        speakers(),
    ])
}

/// Brings a PostgreSQL database of any earlier program up to date. Its first layout is the one that
/// SQLite came to in five steps, written out once more: those steps rebuild tables in ways that only
/// SQLite needs and knows. What comes later is one text for both.
pub(crate) fn postgres() -> Migrator {
    Migrator::with_migrations(vec![
        migration(5, "tables", include_str!("../migrations/postgres/0005_tables.sql")),
        nodes(),
        speakers(),
    ])
}

fn nodes() -> Migration {
    migration(6, "nodes", include_str!("../migrations/0006_nodes.sql"))
}

fn speakers() -> Migration {
    migration(7, "speakers", include_str!("../migrations/0007_speakers.sql"))
}

fn migration(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}
