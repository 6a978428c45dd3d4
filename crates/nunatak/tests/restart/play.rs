//! A server as a process of its own, and clients that play at its tables and remember.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::Agent;

/// Each table has a client for each of its seats.
pub(crate) const SEATS: usize = 2;

/// Nothing takes longer than this, or the test fails.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// `SplitMix64`: the same seed kills at the same number of moves.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }
}

/// A running server.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) url: String,
}

impl Server {
    /// Starts the command and waits until it says where it is. Its log goes to a file beside the
    /// database, so that what happens to the disk happens to the log too.
    pub(crate) fn start(database: &Path) -> Self {
        let log = File::options().create(true).append(true).open(database.with_extension("log"));
        Self::start_with(database, &[], log.expect("a log").into())
    }

    /// Starts the command with more arguments and somebody who reads its log.
    pub(crate) fn start_with(database: impl AsRef<OsStr>, more: &[&str], log: Stdio) -> Self {
        // A process that ignores this signal gets an error from a write beyond its limit.
        let mut child = Command::new("sh")
            .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#, env!("CARGO_BIN_EXE_nunatak")])
            .args(["serve", "--address", "127.0.0.1:0", "--bot-pace", "0", "--trust-proxy"])
            .args(more)
            .arg("--database")
            .arg(database.as_ref())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the command runs");
        let mut line = String::new();
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says something");
        let url = line.trim().rsplit(' ').next().expect("an address").to_owned();
        assert!(url.starts_with("http://"), "{line}");
        Self { child, url }
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(&mut self) {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").arg(pid).status().expect("the command runs");
        assert!(asked.success());
        assert!(self.child.wait().expect("it is gone").success());
    }

    /// SIGKILL: no destructor, no last write.
    pub(crate) fn kill(&mut self) {
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
#[derive(Debug)]
pub(crate) struct Unanswered;

/// Who plays one seat of a table, and remembers. Two play at a table at the same time.
pub(crate) struct Client {
    pub(crate) agent: Agent,
    number: usize,
    pub(crate) token: String,
    pub(crate) table: String,
    dice: Dice,
    /// The moves that the server has confirmed, by the revision they led to.
    pub(crate) acknowledged: Vec<(i64, Value)>,
    /// The move that was under way when the server died, with the revision it would lead to.
    pub(crate) in_flight: Option<(i64, Value)>,
    /// How many moves the server could not keep, and said so.
    pub(crate) unavailable: usize,
    /// Whether a move that the server could not keep may be there all the same: the database may be
    /// lost while it commits.
    pub(crate) is_unsure: bool,
}

impl Client {
    pub(crate) fn new(number: usize) -> Self {
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
            unavailable: 0,
            is_unsure: false,
        }
    }

    pub(crate) fn call(
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
            .header("x-forwarded-for", self.address())
            .header("content-type", "application/json");
        let request = if self.token.is_empty() {
            request
        } else {
            request.header("authorization", format!("Bearer {}", self.token))
        };
        let request = request.body(body).expect("a request");
        let answer = self.agent.run(request).map_err(|_| Unanswered)?;
        let status = answer.status().as_u16();
        // An answer that breaks off is no acknowledgement.
        let text = answer.into_body().read_to_string().map_err(|_| Unanswered)?;
        Ok((status, serde_json::from_str(&text).map_err(|_| Unanswered)?))
    }

    /// A call to a server that is not about to be killed.
    pub(crate) fn sure(&self, url: &str, method: &str, path: &str, body: &Value) -> Value {
        let started = Instant::now();
        loop {
            let Ok((status, value)) = self.call(url, method, path, body) else {
                panic!("{method} {path}: no answer")
            };
            if status != 429 && !(self.is_unsure && status == 503) {
                assert!(status < 300, "{method} {path}: {status} {value}");
                return value;
            }
            assert!(started.elapsed() < PATIENCE, "{method} {path}: too many requests");
        }
    }

    pub(crate) const fn seat(&self) -> usize {
        self.number % SEATS
    }

    /// How the table stands.
    pub(crate) fn look(&self, url: &str) -> Value {
        self.sure(url, "GET", &format!("/tables/{}", self.table), &Value::Null)
    }

    /// Follows the table at a server.
    pub(crate) fn follow(&self, url: &str) -> Stream {
        let path = format!("{url}/api/v1/tables/{}/events", self.table);
        // A stream may be silent for as long as it likes, and breaks off when the server dies.
        let patient = self.agent.get(path).config().timeout_global(None).build();
        let answer = patient.header("x-forwarded-for", self.address()).call().expect("a stream");
        Stream(Box::new(BufReader::new(answer.into_body().into_reader())))
    }

    /// Each client is limited on its own.
    fn address(&self) -> String {
        format!("10.0.0.{}", self.number + 1)
    }

    /// Tries one random legal move. `Ok(false)` when the match is over.
    pub(crate) fn step(&mut self, url: &str) -> Result<bool, Unanswered> {
        let (table, seat) = (&self.table, self.seat());
        let path = format!("/tables/{table}/actions?seat={seat}");
        let (status, reply) = self.call(url, "GET", &path, &Value::Null)?;
        if status == 429 || self.is_unsure && status == 503 {
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
                // What the other seat seals meanwhile makes nothing stale: it may come between.
                let found = reply["revision"].as_i64().expect("a revision");
                assert!(found > revision, "revision {found} after {revision}");
                self.acknowledged.push((found, action));
            }
            // The other seat was faster, or both were too fast.
            409 | 429 => {}
            // The disk is full: the move is not there, and the client knows.
            503 => {
                self.unavailable += 1;
                if self.is_unsure {
                    self.in_flight = Some((revision + 1, sent["action"].clone()));
                    return Err(Unanswered);
                }
            }
            _ => panic!("a legal move is refused: {status} {reply}"),
        }
        Ok(true)
    }
}

/// What a server says about a table as it happens.
pub(crate) struct Stream(Box<dyn BufRead + Send>);

impl Stream {
    /// Reads on until the table is at another revision; nothing when the stream has ended.
    pub(crate) fn next_revision(&mut self) -> Option<i64> {
        let mut line = String::new();
        while self.0.read_line(&mut line).is_ok_and(|length| length > 0) {
            if let Some(id) = line.strip_prefix("id: ") {
                return Some(id.trim_end().parse().expect("a revision"));
            }
            line.clear();
        }
        None
    }
}

/// Sets up a new table for the clients of one.
pub(crate) fn sit_down(url: &str, clients: &mut [Client]) {
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
pub(crate) fn check(url: &str, clients: &mut [Client], played: &[Act]) -> (usize, usize) {
    let table = clients[0].table.clone();
    let mut acknowledged = BTreeMap::new();
    for (revision, action) in clients.iter().flat_map(|client| &client.acknowledged) {
        let earlier = acknowledged.insert(*revision, action.clone());
        assert_eq!(earlier, None, "revision {revision} of {table} was given twice");
    }
    let under_way: Vec<_> =
        clients.iter_mut().filter_map(|client| client.in_flight.take()).collect();
    let (mut kept, mut revision) = (0, 0);
    for Act { action, is_forced } in played {
        let next = revision + 1;
        let is_it = |(least, known): &(i64, Value)| known == action && *least <= next;
        if acknowledged.get(&next) == Some(action) {
            acknowledged.remove(&next);
        } else if acknowledged.contains_key(&next) || !under_way.iter().any(is_it) {
            // What the table took itself belongs to the move before.
            assert!(
                *is_forced,
                "{table} has {action} at {next}, not {:?}",
                acknowledged.get(&next)
            );
            continue;
        } else {
            // From now on it counts like any other.
            clients[0].acknowledged.push((next, action.clone()));
            kept += 1;
        }
        revision = next;
    }
    assert!(acknowledged.is_empty(), "{table} has lost {acknowledged:?}");
    let found = clients[0].look(url)["revision"].as_i64();
    assert_eq!(found, Some(revision), "{table} has one revision for each move");
    (kept, under_way.len() - kept)
}

/// Something that was done at a table.
pub(crate) struct Act {
    action: Value,
    /// Nothing else could be done, so perhaps the table did it itself.
    is_forced: bool,
}

/// The moves of a table as the operator reads them from the database.
pub(crate) fn played(database: impl AsRef<OsStr>, table: &str) -> Vec<Act> {
    let output = Command::new(env!("CARGO_BIN_EXE_nunatak"))
        .args(["export", table, "--database"])
        .arg(database.as_ref())
        .output()
        .expect("the command runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let save: Value = serde_json::from_str(&text).expect("a save");
    let game = catalog::load(&text).expect("a match");
    let steps = save["steps"].as_array().expect("steps").iter().enumerate();
    let act = |(number, step): (usize, &Value)| {
        let action = step["act"].get(1)?.clone();
        Some(Act { action, is_forced: game.is_forced(number) })
    };
    steps.filter_map(act).collect()
}

/// Lets all clients play, at the same time and until the end of the match or of the server, each move
/// at the next of the servers, and meanwhile do something to them: when they have sent `quota` moves together. Ends when that is
/// done and `then` more moves were sent.
pub(crate) fn play_and(
    urls: &[String],
    clients: &mut [Client],
    quota: usize,
    disturb: impl FnOnce(),
    then: usize,
) {
    let sent = AtomicUsize::new(0);
    let last = AtomicUsize::new(usize::MAX);
    let (ready, disturber) = mpsc::channel();
    std::thread::scope(|scope| {
        for client in clients {
            let (ready, sent, last) = (ready.clone(), &sent, &last);
            scope.spawn(move || {
                let started = Instant::now();
                while sent.load(Ordering::SeqCst) < last.load(Ordering::SeqCst) {
                    assert!(started.elapsed() < PATIENCE, "the moves take too long");
                    let number = sent.fetch_add(1, Ordering::SeqCst) + 1;
                    if number == quota {
                        ready.send(()).expect("somebody waits");
                    }
                    // No answer: the server is dead. No move: the match is over.
                    if !matches!(client.step(&urls[number % urls.len()]), Ok(true)) {
                        return;
                    }
                }
            });
        }
        drop(ready);
        // When all matches are over before that, nobody is ready, and it happens at rest.
        let _ = disturber.recv();
        disturb();
        last.store(sent.load(Ordering::SeqCst) + then, Ordering::SeqCst);
    });
}

/// Asks the server for its health until it is this, and returns what it says: on a full disk the next
/// check may still fit into what SQLite has already.
pub(crate) fn wait_for_health(url: &str, status: u16) -> String {
    let started = Instant::now();
    loop {
        assert!(started.elapsed() < PATIENCE, "the health is never {status}");
        let ask = ureq::get(format!("{url}/healthz")).config().http_status_as_error(false).build();
        let answer = ask.call().expect("an answer");
        if answer.status() == 503 {
            assert!(answer.headers().contains_key("retry-after"));
        }
        if answer.status() == status {
            return answer.into_body().read_to_string().expect("a text");
        }
    }
}

/// So many tables with their clients.
pub(crate) fn open_tables(url: &str, tables: usize) -> Vec<Client> {
    let mut clients: Vec<Client> = (0..tables * SEATS).map(Client::new).collect();
    for clients in clients.chunks_mut(SEATS) {
        sit_down(url, clients);
    }
    clients
}

/// A number from the environment, for a longer run.
pub(crate) fn rounds(variable: &str, usual: usize) -> usize {
    std::env::var(variable).map_or(usual, |rounds| rounds.parse().expect("a number of rounds"))
}

/// What a run has shown so far.
#[derive(Default)]
pub(crate) struct Tally {
    /// Acknowledged moves, all of which are there.
    pub(crate) survived: usize,
    /// Moves that were under way when the server died, and are there.
    pub(crate) kept: usize,
    /// Moves that were under way when the server died, and are not there.
    pub(crate) lost: usize,
}

impl Tally {
    /// Starts the server again after a kill and checks all tables. Where a match is over, the
    /// clients sit down to the next.
    pub(crate) fn restart(&mut self, database: &Path, clients: &mut [Client]) -> Server {
        let tables: Vec<Vec<Act>> =
            clients.chunks(SEATS).map(|clients| played(database, &clients[0].table)).collect();
        let server = Server::start(database);
        for (clients, played) in clients.chunks_mut(SEATS).zip(&tables) {
            let (kept, lost) = check(&server.url, clients, played);
            (self.kept, self.lost) = (self.kept + kept, self.lost + lost);
            if clients[0].look(&server.url)["status"] == "finished" {
                self.survived += played.len();
                sit_down(&server.url, clients);
            }
        }
        server
    }

    /// Counts the moves of the running matches, at which play must go on.
    pub(crate) fn finish(&mut self, url: &str, clients: &mut [Client]) {
        for clients in clients.chunks_mut(SEATS) {
            self.survived += clients.iter().map(|client| client.acknowledged.len()).sum::<usize>();
            let before = clients[0].look(url)["revision"].as_u64();
            let goes_on = clients.iter_mut().any(|client| {
                client.step(url).is_ok() && client.look(url)["revision"].as_u64() > before
            });
            assert!(goes_on, "play goes on");
        }
    }
}
