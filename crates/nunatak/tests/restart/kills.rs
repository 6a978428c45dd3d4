//! The server is killed with SIGKILL in the middle of play, again and again, and started on the
//! same database: what was acknowledged is there, once, and nothing else is.

use std::time::{Duration, Instant};

use crate::play::{Dice, Server, Tally, open_tables, play_and, rounds};

#[test]
fn every_acknowledged_move_survives_a_kill_and_none_is_there_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 3);
    let mut dice = Dice(0x6e75_6e61);
    let mut tally = Tally::default();
    let kills = rounds("NUNATAK_KILLS", 10);
    for _ in 0..kills {
        let moment = Duration::from_micros(dice.below(12_000) as u64);
        let url = server.url.clone();
        // A moment later, while moves are under way.
        let kill = || {
            let wait = Instant::now();
            while wait.elapsed() < moment {
                std::hint::spin_loop();
            }
            server.kill();
        };
        play_and(&[url], &mut clients, 1 + dice.below(160), kill, 0);
        server = tally.restart(&database, &mut clients);
    }
    tally.finish(&server.url, &mut clients);
    let Tally { survived, kept, lost } = tally;
    println!(
        "{kills} kills; all {survived} acknowledged moves are there, once; of those under way at a \
         kill {kept} were kept and {lost} were not"
    );
}
