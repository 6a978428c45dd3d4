//! The server is killed with SIGKILL in the middle of play, again and again, and started on the
//! same database: what was acknowledged is there, once, and nothing else is.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::Agent;

/// Tables, each with a client of its own.
const TABLES: usize = 4;

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

/// Somebody who plays both seats of a table, and remembers.
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
    /// Steps that had been taken when the table was new: the dealing.
    dealt: usize,
}

impl Client {
    fn new(url: &str, number: usize) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        let mut client = Self {
            agent: config.into(),
            number,
            token: String::new(),
            table: String::new(),
            dice: Dice(number as u64),
            acknowledged: Vec::new(),
            in_flight: None,
            dealt: 0,
        };
        let player = client.sure(url, "POST", "/players", &json!({ "name": "Ada" }));
        player["token"].as_str().expect("a token").clone_into(&mut client.token);
        client.sit_down(url);
        client
    }

    /// Sets up a new table.
    fn sit_down(&mut self, url: &str) {
        let game = self.sure(url, "GET", "/games", &Value::Null)[0]["id"].clone();
        let wish =
            json!({ "game": game, "seats": ["me", "hotseat"], "seed": self.dice.below(1000) });
        let table = self.sure(url, "POST", "/tables", &wish);
        table["id"].as_str().expect("an id").clone_into(&mut self.table);
        self.acknowledged.clear();
        self.in_flight = None;
        let path = format!("/tables/{}", self.table);
        self.dealt =
            self.sure(url, "GET", &path, &Value::Null)["step"].as_u64().expect("steps") as usize;
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
        let Ok((status, value)) = self.call(url, method, path, body) else { panic!("no answer") };
        assert!(status < 300, "{method} {path}: {status} {value}");
        value
    }

    /// One random legal move. `Ok(false)` when the game is over.
    fn step(&mut self, url: &str) -> Result<bool, Unanswered> {
        let path = format!("/tables/{}/actions", self.table);
        let (status, reply) = self.call(url, "GET", &path, &Value::Null)?;
        if status == 429 {
            return Ok(true);
        }
        assert_eq!(status, 200, "{reply}");
        let actions = reply["actions"].as_array().expect("a list");
        if actions.is_empty() {
            return Ok(false);
        }
        let revision = reply["revision"].as_i64().expect("a revision");
        let action = actions[self.dice.below(actions.len())]["action"].clone();
        self.in_flight = Some((revision + 1, action.clone()));
        let sent = json!({ "revision": revision, "action": action, "seat": reply["seat"] });
        let (status, reply) =
            self.call(url, "POST", &format!("/tables/{}/act", self.table), &sent)?;
        match status {
            200 => {
                assert_eq!(reply["revision"].as_i64(), Some(revision + 1));
                self.acknowledged.push((revision + 1, action));
                self.in_flight = None;
            }
            429 => self.in_flight = None,
            _ => panic!("a legal move is refused: {status} {reply}"),
        }
        Ok(true)
    }

    /// Compares what the database holds with what this client knows.
    fn check(&mut self, url: &str, played: &[Value]) {
        let path = format!("/tables/{}", self.table);
        let found = self.sure(url, "GET", &path, &Value::Null)["revision"].as_i64();
        let mut expected = self.acknowledged.clone();
        let in_flight = self.in_flight.take();
        if played.len() > expected.len() {
            expected.extend(in_flight);
        }
        let moves: Vec<Value> = expected.iter().map(|(_, action)| action.clone()).collect();
        assert_eq!(played, moves, "table {} after a kill", self.table);
        let revisions: Vec<i64> = expected.iter().map(|(revision, _)| *revision).collect();
        assert_eq!(revisions, (1..=expected.len() as i64).collect::<Vec<_>>());
        assert_eq!(found, Some(expected.len() as i64), "one revision for each move");
        self.acknowledged = expected;
    }
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
/// later, while moves are under way. Returns how many were sent.
fn play_and_kill(
    server: &mut Server,
    clients: &mut [Client],
    quota: usize,
    moment: Duration,
) -> usize {
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
    sent.load(Ordering::SeqCst)
}

#[test]
fn every_acknowledged_move_survives_a_kill_and_none_is_there_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start(&database);
    let mut clients: Vec<Client> =
        (0..TABLES).map(|number| Client::new(&server.url, number)).collect();
    let mut dice = Dice(0x6e75_6e61);
    let (mut moves, mut kept, mut lost) = (0, 0, 0);
    for _ in 0..kills() {
        let moment = Duration::from_micros(dice.below(12_000) as u64);
        moves += play_and_kill(&mut server, &mut clients, 1 + dice.below(80), moment);
        let all: Vec<Vec<Value>> =
            clients.iter().map(|client| played(&database, &client.table)).collect();
        server = Server::start(&database);
        for (client, played) in clients.iter_mut().zip(&all) {
            if client.in_flight.is_some() {
                let is_kept = played.len() > client.acknowledged.len();
                *(if is_kept { &mut kept } else { &mut lost }) += 1;
            }
            client.check(&server.url, played);
            let path = format!("/tables/{}", client.table);
            let seen = client.sure(&server.url, "GET", &path, &Value::Null);
            assert!(seen["step"].as_u64().expect("steps") as usize >= client.dealt + played.len());
            if seen["status"] == "finished" {
                client.sit_down(&server.url);
            }
        }
    }
    for client in &mut clients {
        assert!(client.step(&server.url).is_ok(), "play goes on");
    }
    println!(
        "{} kills, {moves} moves sent, in flight at a kill: {kept} kept and {lost} lost",
        kills()
    );
}
