//! The disk gets full in the middle of play, and then there is room again: what was acknowledged is
//! there, once, what was refused is not, and the server says how it is.
//!
//! The test starts itself again in a name space of its own with a small file system in memory.
//! Where the machine does not allow that, the server may not write large files instead.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::slice;

use crate::play::{Dice, Server, Tally, open_tables, play_and, rounds, wait_for_health};

/// Names the folder with the disk to the process that may fill it.
const DISK: &str = "NUNATAK_TEST_DISK";

#[test]
fn every_acknowledged_move_survives_a_full_disk_and_no_refused_one_is_there() {
    if let Some(disk) = std::env::var_os(DISK) {
        return play_on_a_small_disk(Path::new(&disk));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mount = r#"mount -t tmpfs -o size=16m tmpfs "$NUNATAK_TEST_DISK""#;
    let below = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c", script]).env(DISK, folder.path());
        command
    };
    if !below(mount).status().is_ok_and(|status| status.success()) {
        println!("no file system can be mounted here; large writes fail instead");
        return play_with_failing_writes(folder.path());
    }
    let status = below(&format!(r#"{mount} && exec "$0" "$@""#))
        .arg(std::env::current_exe().expect("this test"))
        .args(["--exact", "--nocapture"])
        .arg("full_disk::every_acknowledged_move_survives_a_full_disk_and_no_refused_one_is_there")
        .status();
    assert!(status.expect("the test runs again").success());
}

#[test]
fn every_acknowledged_move_survives_failing_writes_and_no_refused_one_is_there() {
    play_with_failing_writes(tempfile::tempdir().expect("a folder").path());
}

fn play_on_a_small_disk(disk: &Path) {
    let filler = disk.join("filler");
    let spoil = |_: &Server| {
        let mut file = fs::File::create(&filler).expect("a filler");
        while file.write_all(&[0; 4096]).is_ok() {}
    };
    let repair = |_: &Server| fs::remove_file(&filler).expect("there is a filler");
    play_through_trouble("full disks", disk, spoil, repair);
}

fn play_with_failing_writes(disk: &Path) {
    let limit = |server: &Server, bytes: &str| {
        let (pid, limit) = (server.child.id().to_string(), format!("--fsize={bytes}:unlimited"));
        let status = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
        assert!(status.expect("prlimit runs").success());
    };
    let log = disk.join("nunatak.db-wal");
    let spoil = |server: &Server| {
        limit(server, &fs::metadata(&log).expect("a log").len().to_string());
    };
    play_through_trouble("disks that failed", disk, spoil, |server| limit(server, "unlimited"));
}

fn play_through_trouble(
    what: &str,
    disk: &Path,
    spoil: impl Fn(&Server),
    repair: impl Fn(&Server),
) {
    let database = disk.join("nunatak.db");
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 3);
    let mut dice = Dice(0x6469_736b);
    let mut tally = Tally::default();
    let troubles = rounds("NUNATAK_FULL_DISKS", 3);
    for _ in 0..troubles {
        play_and(slice::from_ref(&server.url), &mut clients, 1 + dice.below(60), || (), 0);
        // SQLite's log is still growing then, so that every further commit needs room.
        spoil(&server);
        play_and(slice::from_ref(&server.url), &mut clients, 1 + dice.below(60), || (), 0);
        wait_for_health(&server.url, 503);
        repair(&server);
        wait_for_health(&server.url, 200);
        let url = server.url.clone();
        play_and(&[url], &mut clients, 1 + dice.below(60), || server.kill(), 0);
        server = tally.restart(&database, &mut clients);
    }
    tally.finish(&server.url, &mut clients);
    let refused: usize = clients.iter().map(|client| client.unavailable).sum();
    let Tally { survived, kept, lost } = tally;
    assert!(refused > 0, "no move met the trouble");
    println!(
        "{troubles} {what}, each before a kill; all {survived} acknowledged moves are there, once; \
         none of the {refused} that were refused is; of those under way at a kill {kept} were kept \
         and {lost} were not"
    );
}
