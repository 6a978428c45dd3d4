//! A server that is killed at any moment forgets nothing that it acknowledged.
//!
//! The test starts its own program again as the server: that process commits as fast as it can,
//! says so, and is killed without warning. Killing a process shows that changes are whole and
//! ordered; that they also outlive a power cut is the promise of `synchronous = FULL`.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use store::{SqliteStore, Store};

use crate::ledger::{commit, set_up, steps_after};

/// Names the database to the process that is going to be killed.
const DATABASE: &str = "STORE_CRASH_DATABASE";

const ACKNOWLEDGED: &str = "acknowledged ";

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        commit_until_killed(Path::new(&path)).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nunatak.db");
    let store = SqliteStore::open(&path).await.unwrap();
    set_up(&store).await;
    store.close().await;

    let mut acknowledged = 0;
    // From the first commits after the start to the middle of a long run with checkpoints.
    for commits in [1, 2, 5, 40, 3, 150, 600, 11] {
        acknowledged = acknowledged.max(run_and_kill(&path, commits));
        let store = SqliteStore::open(&path).await.expect("opens after a kill");
        let (table, steps) = store.table_with_steps("ice").await.unwrap().expect("the table");
        let committed = table.revision.0;
        // One commit may be on disk whose acknowledgment was not heard any more.
        assert!(
            (acknowledged..=acknowledged + 1).contains(&committed),
            "revision {committed} after {acknowledged} was acknowledged"
        );
        assert_eq!(steps, steps_after(committed, ""));
        store.close().await;
    }
}

/// Runs a server until it has acknowledged so many commits and kills it. Gives the last revision
/// that it acknowledged.
fn run_and_kill(path: &Path, commits: usize) -> i64 {
    let mut server = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "kill::what_was_acknowledged_survives_a_kill", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let output = BufReader::new(server.stdout.take().expect("is piped"));
    let mut revisions =
        output.lines().map(|line| line.expect("readable output")).filter_map(|line| {
            Some(line.split_once(ACKNOWLEDGED)?.1.parse::<i64>().expect("a number"))
        });
    let heard = revisions.nth(commits - 1).expect("the server commits until it is killed");
    server.kill().expect("the server runs");
    // What it still said before the end counts.
    let last = revisions.last().unwrap_or(heard);
    server.wait().expect("the server is gone");
    last
}

async fn commit_until_killed(path: &Path) -> ! {
    let store = SqliteStore::open(path).await.expect("the database opens");
    let table = store.table("ice").await.expect("readable").expect("the table");
    let mut revision = table.revision;
    loop {
        revision = commit(&store, revision, "").await.expect("nobody else writes");
        writeln!(std::io::stdout(), "{ACKNOWLEDGED}{revision}").expect("somebody listens");
    }
}
