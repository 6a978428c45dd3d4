//! How long a move takes at one table while the strongest bots think at four others.
//!
//! Prints the times without and with the bots from one run, because a shared machine is never the
//! same twice.

#![expect(dead_code, reason = "the tests use more of these than a bench does")]

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;

#[path = "../tests/server/client.rs"]
mod client;
#[path = "../tests/server/seats.rs"]
mod seats;

use client::{Client, Server, text};
use seats::{Dice, actions, game, table};

/// Tables at which bots think.
const THINKING: usize = 4;
/// Moves that are measured.
const MOVES: usize = 400;

fn main() {
    let server = Server::with(Config { bot_pace: 0, trust_proxy: true, ..Config::default() });
    report("no bot thinks", &moves(&server));
    let mut host = server.player("Host");
    let tables: Vec<String> = (0..THINKING).map(|_| bots(&mut host)).collect();
    // Bots only play while somebody watches.
    let watching: Vec<_> =
        tables.iter().map(|id| host.follow(&format!("/api/v1/tables/{id}/events"))).collect();
    report(&format!("bots think at {THINKING} tables"), &moves(&server));
    drop(watching);
    for id in tables {
        let seen = host.call("GET", &format!("/tables/{id}"), Value::Null);
        assert_eq!(seen["status"], "playing", "the bots thought until the end of the measurement");
    }
}

/// A table with nobody but the strongest bots.
fn bots(host: &mut Client) -> String {
    let wish = json!({ "game": game(), "seats": ["bot:admiral", "bot:admiral"] });
    text(&host.call("POST", "/tables", wish)["id"])
}

/// How long each move took, from the request to the answer.
fn moves(server: &Server) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut dice = Dice(1);
    while times.len() < MOVES {
        let mut player = server.player("Player");
        let id = table(&mut player, &["me", "bot:random"]);
        loop {
            let (revision, actions) = actions(&mut player, &id);
            if actions.is_empty() {
                let seen = player.call("GET", &format!("/tables/{id}"), Value::Null);
                if seen["status"] == "finished" {
                    break;
                }
                continue;
            }
            let body = json!({ "revision": revision, "action": dice.pick(&actions)["action"] });
            let started = Instant::now();
            let answer = player.api("POST", &format!("/tables/{id}/act"), body);
            if answer.status == 200 {
                times.push(started.elapsed());
            }
        }
    }
    times.sort_unstable();
    times
}

fn report(what: &str, times: &[Duration]) {
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{what}: {} moves, median {:.1?}, 99 % within {:.1?}, slowest {:.1?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}
