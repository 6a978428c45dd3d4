//! Three servers on one PostgreSQL database: each is killed with SIGKILL in the middle of play, the
//! database is cut off and restarted as by a power cut. What was acknowledged is there, once, at every
//! server.

use std::fs::File;
use std::path::Path;
use std::time::Instant;

use crate::play::{
    Client, Dice, SEATS, Server, Tally, check, open_tables, play_and, played, rounds,
};

const NODES: usize = 3;

fn start(address: &str, folder: &Path) -> Server {
    let log = File::options().create(true).append(true).open(folder.join("nodes.log"));
    let key = folder.join("nunatak.key");
    let key = ["--key-file", key.to_str().expect("a path")];
    Server::start_with(address, &key, log.expect("a log").into())
}

#[test]
fn nothing_acknowledged_is_lost_while_nodes_die_and_the_database_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cluster = scratch::Cluster::start();
    let database = scratch::Database::within(cluster.folder());
    let address = database.address();
    let mut nodes: Vec<Server> = (0..NODES).map(|_| start(&address, folder.path())).collect();
    let mut clients = open_tables(&nodes[0].url, 3);
    for client in &mut clients {
        client.is_unsure = true;
    }
    let (mut dice, mut tally) = (Dice(0x6e6f_6465), Tally::default());
    let (mut kills, mut restarts, mut cuts) = (0, 0, 0);
    let most = rounds("NUNATAK_NODE_KILLS", 4);
    while kills < most {
        let urls: Vec<String> = nodes.iter().map(|node| node.url.clone()).collect();
        let quota = 1 + dice.below(120);
        // As often as the issue asks: 50 restarts in 2,000 kills, and at least one of each.
        let trouble = dice.below(41);
        match trouble {
            _ if restarts == 0 || trouble == 0 => {
                play_and(&urls, &mut clients, quota, || cluster.restart(), 0);
                restarts += 1;
            }
            _ if cuts == 0 || trouble < 8 => {
                play_and(&urls, &mut clients, quota, || database.cut_connections(), 20);
                cuts += 1;
            }
            _ => {
                let node = &mut nodes[dice.below(NODES)];
                play_and(&urls, &mut clients, quota, || node.kill(), 20);
                *node = start(&address, folder.path());
                kills += 1;
            }
        }
        check_all(&address, &nodes, &mut clients, &mut tally);
    }
    tally.finish(&nodes[0].url, &mut clients);
    let slowest = arrive_everywhere(&nodes, &mut clients);
    let Tally { survived, kept, lost } = tally;
    println!(
        "{kills} kills, {restarts} restarts of the database, {cuts} times all connections cut; all \
         {survived} acknowledged moves are there, once; of those under way {kept} were kept and \
         {lost} were not; the slowest stream was at the last revision after {slowest} ms"
    );
}

/// Compares what the database holds with what the clients know, and every node with both.
fn check_all(address: &str, nodes: &[Server], clients: &mut [Client], tally: &mut Tally) {
    for clients in clients.chunks_mut(SEATS) {
        let played = played(address, &clients[0].table);
        let (kept, lost) = check(&nodes[0].url, clients, &played);
        (tally.kept, tally.lost) = (tally.kept + kept, tally.lost + lost);
        let seen = clients[0].look(&nodes[0].url);
        for node in &nodes[1..] {
            assert_eq!(clients[0].look(&node.url), seen, "every node shows the same");
        }
        if seen["status"] == "finished" {
            tally.survived += played.len();
            crate::play::sit_down(&nodes[0].url, clients);
            for client in clients {
                client.is_unsure = true;
            }
        }
    }
}

/// Follows every table at every node, makes one more move, and waits until all have heard of it.
/// Returns the longest time in milliseconds.
fn arrive_everywhere(nodes: &[Server], clients: &mut [Client]) -> u128 {
    let mut slowest = 0;
    for clients in clients.chunks_mut(SEATS) {
        let mut streams: Vec<_> = nodes.iter().map(|node| clients[0].follow(&node.url)).collect();
        let before = clients[0].look(&nodes[0].url)["revision"].clone();
        for client in &mut *clients {
            client.step(&nodes[0].url).expect("nobody dies any more");
        }
        let last = clients[0].look(&nodes[0].url)["revision"].clone();
        assert_ne!(before, last, "somebody moved");
        let moved = Instant::now();
        for stream in &mut streams {
            stream.until(&last);
        }
        slowest = slowest.max(moved.elapsed().as_millis());
    }
    slowest
}
