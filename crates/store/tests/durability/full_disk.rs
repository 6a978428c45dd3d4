//! A disk that is really full, and one that fails: nothing acknowledged is lost, and when the disk
//! works again, so does the store.
//!
//! Each test starts its own program again where it can spoil the disk: in a name space of its own
//! with a small file system in memory, where the machine allows that, and as a process that may not
//! write large files, everywhere. SQLite meets both at the worst moment, in the middle of a
//! `COMMIT`.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use store::{Revision, SqliteStore, Store, StoreError};

use crate::ledger::{commit, set_up, steps_after};

/// Names the folder with the disk to the process that may spoil it.
const DISK: &str = "STORE_DISK";

#[tokio::test]
async fn after_a_full_disk_nothing_acknowledged_is_lost() {
    let Some(disk) = std::env::var_os(DISK) else {
        let name_space = ["unshare", "--map-root-user", "--mount"];
        let mut empty = Command::new(name_space[0]);
        let trial = ["sh", "-c", "mount -t tmpfs -o size=6m tmpfs /tmp"];
        if !empty.args(&name_space[1..]).args(trial).status().is_ok_and(|status| status.success()) {
            println!("no file system can be mounted here; the writes that fail are the test");
            return;
        }
        let mount = r#"mount -t tmpfs -o size=6m tmpfs "$STORE_DISK" && exec "$0" "$@""#;
        let below = [&name_space[..], &["sh", "-c", mount]].concat();
        return run_again(&below, "after_a_full_disk_nothing_acknowledged_is_lost");
    };
    let filler = Path::new(&disk).join("filler");
    let spoil = || {
        let mut file = fs::File::create(&filler).expect("a filler");
        while file.write_all(&[0; 4096]).is_ok() {}
    };
    let repair = || fs::remove_file(&filler).expect("there is a filler");
    let is_told = |error: &StoreError| matches!(error, StoreError::Full(_));
    commit_through_trouble(Path::new(&disk), spoil, repair, is_told).await;
}

#[tokio::test]
async fn after_failed_writes_nothing_acknowledged_is_lost() {
    let Some(disk) = std::env::var_os(DISK) else {
        // A process that ignores the signal gets an error from the write that is too large.
        let ignore = ["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#];
        return run_again(&ignore, "after_failed_writes_nothing_acknowledged_is_lost");
    };
    let limit = |bytes: &str| {
        let pid = std::process::id().to_string();
        let limit = format!("--fsize={bytes}:unlimited");
        let status = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
        assert!(status.expect("prlimit runs").success());
    };
    let log = Path::new(&disk).join("nunatak.db-wal");
    let spoil = || limit(&fs::metadata(&log).expect("a log").len().to_string());
    let is_told = |error: &StoreError| matches!(error, StoreError::Disk(_));
    commit_through_trouble(Path::new(&disk), spoil, || limit("unlimited"), is_told).await;
}

/// Runs this test once more, below another program and with a folder for its disk.
fn run_again(below: &[&str], test: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(below[0])
        .args(&below[1..])
        .arg(std::env::current_exe().expect("this test"))
        .args(["--exact", &format!("full_disk::{test}"), "--nocapture"])
        .env(DISK, folder.path())
        .output()
        .expect("the program runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("1 passed"), "{text}\n{errors}");
}

async fn commit_through_trouble(
    disk: &Path,
    spoil: impl Fn(),
    repair: impl Fn(),
    is_told: impl Fn(&StoreError) -> bool,
) {
    let path = disk.join("nunatak.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    set_up(&store).await;
    let weight = "x".repeat(2000);
    let mut acknowledged = Revision::FIRST;
    for _ in 0..4 {
        for _ in 0..20 {
            acknowledged = commit(&store, acknowledged, &weight).await.expect("the disk works");
        }
        spoil();
        let mut refused = 0;
        while refused < 3 {
            match commit(&store, acknowledged, &weight).await {
                Ok(revision) => acknowledged = revision,
                Err(error) => {
                    assert!(is_told(&error), "{error:?}");
                    refused += 1;
                }
            }
            check(&store, acknowledged, &weight).await;
        }
        let health = store.check_health().await;
        assert!(health.as_ref().is_err_and(&is_told), "{health:?}");
        repair();
        store.check_health().await.expect("healthy again");
    }
    for _ in 0..20 {
        acknowledged = commit(&store, acknowledged, &weight).await.expect("the disk works");
    }
    // Another process sees the same, whether the first one has closed the database or not.
    check(&SqliteStore::open(&path).await.expect("opens"), acknowledged, &weight).await;
    store.close().await;
    check(&SqliteStore::open(&path).await.expect("opens"), acknowledged, &weight).await;
}

async fn check(store: &dyn Store, acknowledged: Revision, weight: &str) {
    let (table, steps) = store.table_with_steps("ice").await.expect("readable").expect("there");
    assert_eq!(table.revision, acknowledged);
    assert_eq!(steps, steps_after(acknowledged.0, weight));
}
