//! Three servers on one PostgreSQL database: each is killed with SIGKILL in the middle of play, the
//! database is cut off, restarted as after a crash, and kept from telling what it is told. What was
//! acknowledged is there, once, at every server, and every stream hears of it soon.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::play::{
    Client, Dice, SEATS, Server, Tally, check, open_tables, play_and, played, rounds,
};

const NODES: usize = 3;

/// A random match without a limit of rounds goes on until the table gives it up (ADR 15), and takes
/// longer and longer to compare. After so many moves the players begin another.
const LONG: usize = 500;

/// So soon after everything is quiet a stream is at the last revision.
fn soon() -> Duration {
    Duration::from_secs(rounds("NUNATAK_SOON", 20) as u64)
}

/// What the nodes log. It is printed when the test fails.
struct Log(PathBuf);

impl Drop for Log {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{}", std::fs::read_to_string(&self.0).unwrap_or_default());
        }
    }
}

fn start(address: &str, folder: &Path) -> Server {
    let log = File::options().create(true).append(true).open(folder.join("nodes.log"));
    let key = folder.join("nunatak.key");
    let key = ["--key-file", key.to_str().expect("a path")];
    Server::start_with(address, &key, log.expect("a log").into())
}

#[test]
fn nothing_acknowledged_is_lost_while_nodes_die_and_the_database_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let _log = Log(folder.path().join("nodes.log"));
    let mut cluster = scratch::Cluster::start();
    let database = scratch::Database::within(cluster.folder());
    let address = database.address();
    let mut nodes: Vec<Server> = (0..NODES).map(|_| start(&address, folder.path())).collect();
    let mut clients = open_tables(&nodes[0].url, 3);
    for client in &mut clients {
        client.is_unsure = true;
    }
    let (mut dice, mut tally) = (Dice(0x6e6f_6465), Tally::default());
    let mut streams = Streams::new();
    let (mut kills, mut restarts, mut cuts, mut starved) = (0, 0, 0, 0);
    let most = rounds("NUNATAK_NODE_KILLS", 4);
    while kills < most {
        let urls: Vec<String> = nodes.iter().map(|node| node.url.clone()).collect();
        streams.follow(&urls, &clients);
        let quota = 1 + dice.below(120);
        // Some 50 restarts in 2,000 kills, and at least one of each.
        let trouble = dice.below(44);
        let mut silence = None;
        match trouble {
            _ if restarts == 0 || trouble == 0 => {
                play_and(&urls, &mut clients, quota, || cluster.restart(), 0);
                restarts += 1;
            }
            _ if cuts == 0 || trouble < 8 => {
                play_and(&urls, &mut clients, quota, || database.cut_connections(), 20);
                cuts += 1;
            }
            _ if starved == 0 || trouble < 11 => {
                let starve = || silence = Some(database.starve_listeners(NODES));
                play_and(&urls, &mut clients, quota, starve, 20);
                starved += 1;
            }
            _ => {
                let node = &mut nodes[dice.below(NODES)];
                play_and(&urls, &mut clients, quota, || node.kill(), 20);
                *node = start(&address, folder.path());
                kills += 1;
            }
        }
        let quiet = Instant::now();
        let urls: Vec<String> = nodes.iter().map(|node| node.url.clone()).collect();
        streams.follow(&urls, &clients);
        streams.arrive(quiet, &nodes, &clients);
        drop(silence);
        check_all(&address, &nodes, &mut clients, &mut tally);
        if kills % 50 == 0 && trouble >= 11 {
            println!("{kills} kills, {restarts} restarts, {cuts} cuts, {starved} starved");
        }
    }
    tally.finish(&nodes[0].url, &mut clients);
    let Tally { survived, kept, lost } = tally;
    println!(
        "{kills} kills, {restarts} restarts of the database, {cuts} times all connections cut, \
         {starved} times nobody heard of others; all {survived} acknowledged moves are there, once; \
         of those under way {kept} were kept and {lost} were not; after each time all streams were at \
         the last revision, the slowest {} ms after everything was quiet",
        streams.slowest.as_millis()
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
        if seen["status"] == "finished" || played.len() > LONG {
            tally.survived += played.len();
            crate::play::sit_down(&nodes[0].url, clients);
            for client in clients {
                client.is_unsure = true;
            }
        }
    }
}

/// A stream of every table at every node, each read by a thread of its own.
struct Streams {
    told: Receiver<(usize, Option<i64>)>,
    teller: Sender<(usize, Option<i64>)>,
    /// The stream of a table at a node, by the address of the node and the table.
    numbers: HashMap<(String, String), usize>,
    /// The revision that each stream has told of; none when it has ended.
    at: Vec<Option<i64>>,
    /// How long it took at most until all streams had told everything.
    slowest: Duration,
}

impl Streams {
    fn new() -> Self {
        let (teller, told) = mpsc::channel();
        let (numbers, at) = (HashMap::new(), Vec::new());
        Self { told, teller, numbers, at, slowest: Duration::ZERO }
    }

    /// Follows every table at every node where it is not followed, as a browser comes back when
    /// its stream has ended.
    fn follow(&mut self, urls: &[String], clients: &[Client]) {
        while let Ok((number, revision)) = self.told.try_recv() {
            self.at[number] = revision;
        }
        for (url, clients) in
            urls.iter().flat_map(|url| clients.chunks(SEATS).map(move |of| (url, of)))
        {
            let place = (url.clone(), clients[0].table.clone());
            if self.numbers.get(&place).is_some_and(|number| self.at[*number].is_some()) {
                continue;
            }
            let (number, teller) = (self.at.len(), self.teller.clone());
            self.at.push(Some(-1));
            self.numbers.insert(place, number);
            let mut stream = clients[0].follow(url);
            thread::spawn(move || {
                while let Some(revision) = stream.next_revision() {
                    // When the test is over nobody listens.
                    let _ = teller.send((number, Some(revision)));
                }
                let _ = teller.send((number, None));
            });
        }
    }

    /// Waits until every stream has told of the last revision of its table.
    fn arrive(&mut self, quiet: Instant, nodes: &[Server], clients: &[Client]) {
        for clients in clients.chunks(SEATS) {
            let last = clients[0].look(&nodes[0].url)["revision"].as_i64().expect("a revision");
            for node in nodes {
                let number = self.numbers[&(node.url.clone(), clients[0].table.clone())];
                while self.at[number].expect("a stream of a living node goes on") < last {
                    let left = soon().saturating_sub(quiet.elapsed());
                    let Ok((number, revision)) = self.told.recv_timeout(left) else {
                        let at = self.at[number];
                        panic!(
                            "after {:?} a stream of {} is at {at:?}, not {last}",
                            soon(),
                            node.url
                        )
                    };
                    self.at[number] = revision;
                }
            }
        }
        self.slowest = self.slowest.max(quiet.elapsed());
    }
}
