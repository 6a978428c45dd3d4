//! Live updates.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Server, number};
use crate::seats::{Dice, decide, revision, table};

#[test]
fn a_stream_starts_with_now_and_tells_every_change() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    assert_eq!(events.next_json(), json!({ "revision": 0, "turn": [], "status": "open" }));
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    assert_eq!(events.next_json(), json!({ "revision": 1, "turn": [0, 1], "status": "playing" }));
    decide(&mut ada, &id, &mut Dice(1)).expect("it is her turn");
    assert_eq!(events.next_json(), json!({ "revision": 2, "turn": [1], "status": "playing" }));
}

#[test]
fn a_stream_that_comes_back_has_missed_nothing() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let path = format!("/api/v1/tables/{id}/events");
    let first = ada.follow(&path).next_json();
    let mut dice = Dice(5);
    for _ in 0..4 {
        decide(&mut ada, &id, &mut dice).expect("one of them is to decide");
    }
    let again = ada.follow(&path).next_json();
    assert_eq!(number(&again["revision"]), number(&first["revision"]) + 4);
    assert_eq!(number(&again["revision"]), revision(&mut ada, &id));
}

#[test]
fn two_tabs_of_one_seat_agree() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let path = format!("/t/{id}/events");
    let mut tabs = [ada.follow(&path), ada.follow(&path)];
    for tab in &mut tabs {
        tab.until("id: 1\n");
    }
    let (now, choices) = crate::seats::actions(&mut ada, &id);
    let body = json!({ "revision": now, "action": choices[0]["action"] });
    ada.script(&format!("/t/{id}/act"), body.clone()).expect(200);
    let [left, right] = tabs.each_mut().map(|tab| tab.until("id: 2\n"));
    let last = |events: String| events.rsplit("event: ").next().expect("an event").to_owned();
    assert_eq!(last(left), last(right));
    ada.script(&format!("/t/{id}/act"), body).expect(409);
}

/// A move whose sender hung up used to be dropped between the disk and the table in memory: then
/// the table was a step behind, and nobody was told.
#[test]
fn a_visitor_who_hangs_up_leaves_no_move_half_done() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let mut dice = Dice(8);
    let mut id = table(&mut ada, &["me", "hotseat"]);
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    let address = server.url.strip_prefix("http://").expect("an address");
    let token = ada.token.clone().expect("a token");
    for _ in 0..80 {
        let (now, choices) = crate::seats::actions(&mut ada, &id);
        let Some(choice) = choices.first() else {
            id = table(&mut ada, &["me", "hotseat"]);
            events = ada.follow(&format!("/api/v1/tables/{id}/events"));
            continue;
        };
        let body = json!({ "revision": now, "action": choice["action"] }).to_string();
        let length = body.len();
        let mut line = TcpStream::connect(address).expect("a connection");
        write!(
            line,
            "POST /api/v1/tables/{id}/act HTTP/1.1\r\nhost: {address}\r\n\
             authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        )
        .expect("it is sent");
        let moment = Duration::from_micros(dice.below(4000) as u64);
        let wait = Instant::now();
        while wait.elapsed() < moment {
            std::hint::spin_loop();
        }
        drop(line);
        // Whether the move came through or not, the next one is told to everybody, and if it is
        // too late, then because of a move that everybody was told about.
        let (now, choices) = crate::seats::actions(&mut ada, &id);
        let Some(choice) = choices.first() else { continue };
        let body = json!({ "revision": now, "action": choice["action"] });
        let answer = ada.api("POST", &format!("/tables/{id}/act"), body);
        let next = match answer.status {
            200 => number(&answer.json()["revision"]),
            _ => number(&answer.expect(409).json()["error"]["revision"]),
        };
        while number(&events.next_json()["revision"]) < next {}
    }
}
