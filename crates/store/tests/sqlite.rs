//! The SQLite engine does what every engine must do.

mod conformance;

use std::path::PathBuf;
use std::sync::Arc;

use conformance::{Database, conformance};
use store::{SqliteStore, Store};

/// A folder with a database and its backups.
struct SqliteFile(tempfile::TempDir);

impl Database for SqliteFile {
    async fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        self.open_backup("nunatak.db").await
    }

    async fn open_backup(&self, name: &str) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.backup_path(name)).await.expect("the database opens"))
    }

    fn backup_path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

conformance!(SqliteFile);
