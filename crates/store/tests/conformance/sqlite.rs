//! The SQLite engine does what every engine must do, and makes backups.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use store::{Forget, NewSteps, Revision, SqliteStore, Status, Store};

use crate::{
    Database, NOW, assert_duplicate, conformance, everything, fill, new_table, read, with_table,
};

/// A folder with a database and its backups.
struct SqliteFile(tempfile::TempDir);

impl Database for SqliteFile {
    async fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        self.open_file("nunatak.db").await
    }
}

impl SqliteFile {
    async fn open_file(&self, name: &str) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.path(name)).await.expect("the database opens"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

conformance!(SqliteFile);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_whole_while_writers_go_on() {
    let database = SqliteFile::new().await;
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    fill(&*store).await;
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let (started, is_started) = tokio::sync::oneshot::channel();
    let writer = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut started = Some(started);
            let mut written = 0;
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let new = vec![format!("{written} a"), format!("{written} b")];
                let (revision, keep) = (Revision(written), written as usize * 2);
                store
                    .commit_steps("snow", revision, NewSteps::new(keep, &new), Status::Playing, NOW)
                    .await
                    .unwrap();
                written += 1;
                if let Some(started) = started.take() {
                    started.send(()).expect("somebody waits");
                }
            }
            written
        }
    });
    is_started.await.unwrap();
    let mut known = 0;
    for name in ["first.db", "second.db"] {
        let before = read(&*store, "snow").await.revision;
        store.backup(&database.path(name)).await.unwrap();
        let copy = database.open_file(name).await;
        assert_eq!(everything(&*copy).await, everything(&*store).await);
        let (table, steps) = copy.table_with_steps("snow").await.unwrap().expect("the table");
        assert!(table.revision >= before, "{} is older than the call", table.revision);
        assert_eq!(steps.len() as i64, table.revision.0 * 2);
        // The copy is a database of its own, ready to be played on.
        let closed = copy.set_status("snow", table.revision, Status::Closed, NOW).await;
        assert_eq!(closed.unwrap(), table.revision.next());
        known = table.revision.0;
        copy.close().await;
    }
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let written = writer.await.unwrap();
    assert!(written >= known);
    assert_eq!(store.steps("snow").await.unwrap().len() as i64, written * 2);
    assert_eq!(read(&*store, "snow").await.status, Status::Playing);
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let database = SqliteFile::new().await;
    let store = with_table(&database).await;
    let path = database.path("once.db");
    store.backup(&path).await.unwrap();
    assert_duplicate(store.backup(&path).await, "backup");
    let nowhere = database.path("no such folder").join("copy.db");
    assert!(store.backup(&nowhere).await.is_err());
    store.check_health().await.expect("a failed backup does no harm");
}

#[tokio::test]
async fn a_forgotten_name_stands_in_no_file() {
    let database = SqliteFile::new().await;
    let store = with_table(&database).await;
    let name = "Player bruno".as_bytes();
    let stands = |file| {
        let bytes = fs::read(database.path(file)).expect("a file");
        bytes.windows(name.len()).any(|window| window == name)
    };
    assert!(stands("nunatak.db-wal"));
    store.forget_player(&Forget { player: "bruno", bot: "novice", document: "" }).await.unwrap();
    for file in ["nunatak.db", "nunatak.db-wal"] {
        assert!(!stands(file), "{file}");
    }
}
