//! How long a move takes while a thousand tables are watched and a hundred moves come every second.
//!
//! The moves come at fixed times, whether or not the server is ready for them, and each is measured
//! from its time to the redrawn table, as a browser sends it. Everything runs in this process, over
//! loopback, and ends by itself. `NUNATAK_TABLES`, `NUNATAK_MOVES` (a second) and
//! `NUNATAK_SECONDS` make it smaller or larger.

#![expect(dead_code, reason = "the tests use more of these than a bench does")]

use std::io::ErrorKind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

#[path = "../tests/server/client.rs"]
mod client;
#[path = "../tests/server/seats.rs"]
mod seats;

use client::{Client, Server, text};
use seats::{Dice, actions, game};

/// Bytes of updates that viewers have read.
static READ: AtomicU64 = AtomicU64::new(0);

/// So many moves are prepared at the same time, each well before it is due.
const HANDS: usize = 24;

fn number_from(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

fn main() {
    let count = number_from("NUNATAK_TABLES", 1000);
    let seconds = number_from("NUNATAK_SECONDS", 60);
    let pace = number_from("NUNATAK_MOVES", 100);
    let moves = seconds * pace;
    let server = Server::with(Config { bot_pace: 0, trust_proxy: true, ..Config::default() });
    let runtime = Runtime::new().expect("a runtime");
    let tables: Vec<Mutex<(Client, String)>> = (0..count)
        .map(|index| {
            let mut player = server.player("Player");
            let options = json!({ "players": 2, "placement": "random", "instructor": 0 });
            let wish = json!({ "game": game(), "seats": ["me", "bot:random"], "options": options });
            let id = text(&player.call("POST", "/tables", wish)["id"]);
            let token = player.token.clone().expect("a token");
            runtime.spawn(watch(server.url.clone(), id.clone(), token, index));
            Mutex::new((player, id))
        })
        .collect();

    let (next, times) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let start = Instant::now() + Duration::from_secs(1);
    let before = READ.load(Ordering::Relaxed);
    std::thread::scope(|scope| {
        for hand in 0..HANDS {
            let (next, times, tables) = (&next, &times, &tables);
            scope.spawn(move || {
                let mut dice = Dice(hand as u64);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= moves {
                        return;
                    }
                    let due = start + Duration::from_secs(1) * number as u32 / pace as u32;
                    let mut table = tables[number % tables.len()].lock().expect("a table");
                    let (player, id) = &mut *table;
                    if let Some(time) = play(player, id, &mut dice, due) {
                        times.lock().expect("the times").push(time);
                    }
                }
            });
        }
    });
    let (mut times, took) = (times.into_inner().expect("the times"), start.elapsed());
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{count} tables, each watched, {pace} moves a second; {} of {moves} moves in {took:.1?}: \
         median {:.1?}, 99 % within {:.1?}, slowest {:.1?}; {:.1} MB of updates",
        times.len(),
        at(50),
        at(99),
        at(100),
        (READ.load(Ordering::Relaxed) - before) as f64 / 1e6,
    );
}

/// Makes a move at its time and tells how long it took. A bot may be faster; then it is another
/// move, and its time is its own.
fn play(player: &mut Client, id: &str, dice: &mut Dice, due: Instant) -> Option<Duration> {
    let mut due = Some(due);
    for _ in 0..20 {
        let (revision, actions) = actions(player, id);
        if actions.is_empty() {
            continue;
        }
        let body = json!({ "revision": revision, "action": dice.pick(&actions)["action"] });
        let from = due.take().unwrap_or_else(Instant::now);
        std::thread::sleep(from.saturating_duration_since(Instant::now()));
        let answer = player.script(&format!("/t/{id}/act"), body);
        if answer.status == 200 {
            return Some(from.elapsed());
        }
    }
    None
}

/// Has the page of a table open, and reads whatever comes.
async fn watch(url: String, id: String, token: String, index: usize) {
    let address = url.strip_prefix("http://").expect("an address");
    let line = TcpStream::connect(address).await.expect("a connection");
    let request = format!(
        "GET /t/{id}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
         x-forwarded-for: 10.200.{}.{}\r\n\r\n",
        index / 256,
        index % 256
    );
    line.writable().await.expect("a connection");
    line.try_write(request.as_bytes()).expect("a small request");
    let mut buffer = vec![0; 64 * 1024];
    while line.readable().await.is_ok() {
        match line.try_read(&mut buffer) {
            Ok(0) => return,
            Ok(count) => {
                READ.fetch_add(count as u64, Ordering::Relaxed);
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}
