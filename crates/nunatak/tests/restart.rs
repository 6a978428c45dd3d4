//! The server is killed with SIGKILL in the middle of play, again and again, and started on the
//! same database: what was acknowledged is there, once, and nothing else is.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::Agent;

/// Tables, each with a client for each of its seats.
const TABLES: usize = 3;
const SEATS: usize = 2;

/// Nothing takes longer than this, or the test fails.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often the server is killed: 10 times, or as often as `NUNATAK_KILLS` says.
fn kills() -> usize {
    std::env::var("NUNATAK_KILLS").map_or(10, |kills| kills.parse().expect("a number of kills"))
}

/// `SplitMix64`: the same seed kills at the same number of moves.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }
}

/// A running server.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    /// Starts the command and waits until it says where it is.
    fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nunatak"))
            .args(["serve", "--address", "127.0.0.1:0", "--bot-pace", "0", "--trust-proxy"])
            .arg("--database")
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command runs");
        let mut line = String::new();
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says something");
        let url = line.trim().rsplit(' ').next().expect("an address").to_owned();
        assert!(url.starts_with("http://"), "{line}");
        Self { child, url }
    }

    /// SIGKILL: no destructor, no last write.
    fn kill(&mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A call that got no answer.
struct Unanswered;

/// Who plays one seat of a table, and remembers. Two play at a table at the same time.
struct Client {
    agent: Agent,
    number: usize,
    token: String,
    table: String,
    dice: Dice,
    /// The moves that the server has confirmed, by the revision they led to.
    acknowledged: Vec<(i64, Value)>,
    /// The move that was under way when the server died, with the revision it would lead to.
    in_flight: Option<(i64, Value)>,
}

impl Client {
    fn new(number: usize) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Self {
            agent: config.into(),
            number,
            token: String::new(),
            table: String::new(),
            dice: Dice(number as u64),
            acknowledged: Vec::new(),
            in_flight: None,
        }
    }

    fn call(
        &self,
        url: &str,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<(u16, Value), Unanswered> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{url}/api/v1{path}"))
            // Each client is limited on its own.
            .header("x-forwarded-for", format!("10.0.0.{}", self.number + 1))
            .header("authorization", format!("Bearer {}", self.token))
            .header("content-type", "application/json")
            .body(body)
            .expect("a request");
        let answer = self.agent.run(request).map_err(|_| Unanswered)?;
        let status = answer.status().as_u16();
        // An answer that breaks off is no acknowledgement.
        let text = answer.into_body().read_to_string().map_err(|_| Unanswered)?;
        Ok((status, serde_json::from_str(&text).map_err(|_| Unanswered)?))
    }

    /// A call to a server that is not about to be killed.
    fn sure(&self, url: &str, method: &str, path: &str, body: &Value) -> Value {
        let started = Instant::now();
        loop {
            let Ok((status, value)) = self.call(url, method, path, body) else {
                panic!("{method} {path}: no answer")
            };
            if status != 429 {
                assert!(status < 300, "{method} {path}: {status} {value}");
                return value;
            }
            assert!(started.elapsed() < PATIENCE, "{method} {path}: too many requests");
        }
    }

    /// How the table stands.
    fn look(&self, url: &str) -> Value {
        self.sure(url, "GET", &format!("/tables/{}", self.table), &Value::Null)
    }

    /// Tries one random legal move. `Ok(false)` when the match is over.
    fn step(&mut self, url: &str) -> Result<bool, Unanswered> {
        let (table, seat) = (&self.table, self.number % SEATS);
        let path = format!("/tables/{table}/actions?seat={seat}");
        let (status, reply) = self.call(url, "GET", &path, &Value::Null)?;
        if status == 429 {
            return Ok(true);
        }
        assert_eq!(status, 200, "{reply}");
        let actions = reply["actions"].as_array().expect("a list");
        if actions.is_empty() {
            let (_, seen) = self.call(url, "GET", &format!("/tables/{table}"), &Value::Null)?;
            return Ok(seen["status"] != "finished");
        }
        let revision = reply["revision"].as_i64().expect("a revision");
        let action = actions[self.dice.below(actions.len())]["action"].clone();
        let sent = json!({ "revision": revision, "action": action, "seat": seat });
        let path = format!("/tables/{table}/act");
        self.in_flight = Some((revision + 1, action.clone()));
        let (status, reply) = self.call(url, "POST", &path, &sent)?;
        self.in_flight = None;
        match status {
            200 => {
                assert_eq!(reply["revision"].as_i64(), Some(revision + 1));
                self.acknowledged.push((revision + 1, action));
            }
            // The other seat was faster, or both were too fast.
            409 | 429 => {}
            _ => panic!("a legal move is refused: {status} {reply}"),
        }
        Ok(true)
    }
}

/// Sets up a new table for the clients of one.
fn sit_down(url: &str, clients: &mut [Client]) {
    let player = clients[0].sure(url, "POST", "/players", &json!({ "name": "Ada" }));
    for client in &mut *clients {
        player["token"].as_str().expect("a token").clone_into(&mut client.token);
    }
    let game = clients[0].sure(url, "GET", "/games", &Value::Null)[0]["id"].clone();
    let wish = json!({ "game": game, "seats": ["me", "hotseat"] });
    let table = clients[0].sure(url, "POST", "/tables", &wish);
    for client in clients {
        table["id"].as_str().expect("an id").clone_into(&mut client.table);
        client.acknowledged.clear();
        client.in_flight = None;
    }
}

/// Compares what the database holds of a table with what its clients know. Returns how many moves
/// that were under way it kept and lost.
fn check(url: &str, clients: &mut [Client], played: &[Value]) -> (usize, usize) {
    let table = clients[0].table.clone();
    let mut acknowledged = BTreeMap::new();
    for (revision, action) in clients.iter().flat_map(|client| &client.acknowledged) {
        let earlier = acknowledged.insert(*revision, action.clone());
        assert_eq!(earlier, None, "revision {revision} of {table} was given twice");
    }
    let under_way: Vec<_> =
        clients.iter_mut().filter_map(|client| client.in_flight.take()).collect();
    let mut kept = 0;
    for (revision, action) in (1..).zip(played) {
        if let Some(known) = acknowledged.remove(&revision) {
            assert_eq!(*action, known, "revision {revision} of {table}");
        } else {
            let found = (revision, action.clone());
            assert!(under_way.contains(&found), "nobody played {action} at {revision} of {table}");
            // From now on it counts like any other.
            clients[0].acknowledged.push(found);
            kept += 1;
        }
    }
    assert!(acknowledged.is_empty(), "{table} has lost {acknowledged:?}");
    let found = clients[0].look(url)["revision"].as_u64();
    assert_eq!(found, Some(played.len() as u64), "{table} has one revision for each move");
    (kept, under_way.len() - kept)
}

/// The moves of a table as the operator reads them from the database.
fn played(database: &Path, table: &str) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_nunatak"))
        .args(["export", table, "--database"])
        .arg(database)
        .output()
        .expect("the command runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let save: Value = serde_json::from_str(&text).expect("a save");
    let steps = save["steps"].as_array().expect("steps");
    steps.iter().filter_map(|step| step["act"].get(1)).cloned().collect()
}

/// Lets all clients play until they have sent `quota` moves together, and kills the server a moment
/// later, while moves are under way.
fn play_and_kill(server: &mut Server, clients: &mut [Client], quota: usize, moment: Duration) {
    let sent = AtomicUsize::new(0);
    let is_dead = AtomicBool::new(false);
    let url = server.url.clone();
    let (ready, killer) = mpsc::channel();
    std::thread::scope(|scope| {
        for client in clients {
            let (ready, url, sent, is_dead) = (ready.clone(), &url, &sent, &is_dead);
            scope.spawn(move || {
                let started = Instant::now();
                while !is_dead.load(Ordering::SeqCst) {
                    assert!(started.elapsed() < PATIENCE, "the moves take too long");
                    if sent.fetch_add(1, Ordering::SeqCst) + 1 == quota {
                        ready.send(()).expect("the killer waits");
                    }
                    // No answer: the server is dead. No move: the match is over.
                    if !matches!(client.step(url), Ok(true)) {
                        return;
                    }
                }
            });
        }
        drop(ready);
        // When all matches are over before that, nobody is ready, and it is killed at rest.
        let _ = killer.recv();
        let wait = Instant::now();
        while wait.elapsed() < moment {
            std::hint::spin_loop();
        }
        server.kill();
        is_dead.store(true, Ordering::SeqCst);
    });
}

#[test]
fn every_acknowledged_move_survives_a_kill_and_none_is_there_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start(&database);
    let mut clients: Vec<Client> = (0..TABLES * SEATS).map(Client::new).collect();
    for clients in clients.chunks_mut(SEATS) {
        sit_down(&server.url, clients);
    }
    let mut dice = Dice(0x6e75_6e61);
    let (mut survived, mut kept, mut lost) = (0, 0, 0);
    for _ in 0..kills() {
        let moment = Duration::from_micros(dice.below(12_000) as u64);
        play_and_kill(&mut server, &mut clients, 1 + dice.below(160), moment);
        let tables: Vec<Vec<Value>> =
            clients.chunks(SEATS).map(|clients| played(&database, &clients[0].table)).collect();
        server = Server::start(&database);
        for (clients, played) in clients.chunks_mut(SEATS).zip(&tables) {
            let (more_kept, more_lost) = check(&server.url, clients, played);
            (kept, lost) = (kept + more_kept, lost + more_lost);
            if clients[0].look(&server.url)["status"] == "finished" {
                survived += played.len();
                sit_down(&server.url, clients);
            }
        }
    }
    for clients in clients.chunks_mut(SEATS) {
        survived += clients.iter().map(|client| client.acknowledged.len()).sum::<usize>();
        let before = clients[0].look(&server.url)["revision"].as_u64();
        let goes_on = clients.iter_mut().any(|client| {
            client.step(&server.url).is_ok()
                && client.look(&server.url)["revision"].as_u64() > before
        });
        assert!(goes_on, "play goes on");
    }
    println!(
        "{} kills; all {survived} acknowledged moves are there, once; of those under way at a kill \
         {kept} were kept and {lost} were not",
        kills()
    );
}
