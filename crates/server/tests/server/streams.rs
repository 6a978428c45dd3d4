//! Live updates.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Server, number, quick};
use crate::seats::{Dice, decide, game, revision, short, table};
use crate::timed::timed;

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

/// The value of an attribute of the first element that has it.
fn attribute(text: &str, name: &str) -> Option<String> {
    let start = format!(" {name}=\"");
    text.split(&start).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
}

#[test]
fn what_a_page_shows_is_not_sent_to_it_again() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let mut followed = ada.follow(&format!("/t/{id}/events"));
    followed.until_revision(1);
    let page = ada.get(&format!("/t/{id}")).body;
    let shown = attribute(&page, "data-sheet").expect("a sheet has a name");
    // The first event is the next change: the page has everything else.
    let mut events = ada.follow(&format!("/t/{id}/events?since={shown}"));
    ben.script(&format!("/t/{id}/chat"), json!({ "text": "Good luck!" })).expect(200);
    let told = events.next();
    assert_eq!(attribute(&told, "data-base"), Some(shown));
    assert!(told.contains("Good luck!"), "{told}");
    for kept in ["area-system", "dock", "people", "scores"] {
        assert!(told.contains(&format!(" id=\"{kept}\" data-keep")), "{kept} is sent again");
    }
    assert!(told.len() < 4000, "a word of chat takes {} bytes", told.len());
    // Somebody who arrives changes the list of people and nothing else.
    timed.wait(1);
    events.next();
    let arrived = ben.follow(&format!("/t/{id}/events"));
    let told = events.next();
    assert!(told.contains(" id=\"chat\" data-keep") && !told.contains(" id=\"people\" data-keep"));
    assert!(told.len() < 4000, "somebody who arrives takes {} bytes", told.len());
    drop(arrived);
}

#[test]
fn nobody_can_ask_whether_another_sees_a_sheet() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let names = [&mut ada, &mut ben].map(|client| {
        let page = client.get(&format!("/t/{id}")).body;
        attribute(&page, "data-sheet").expect("a sheet has a name")
    });
    let draft = |client: &mut crate::client::Client, sheet: &str| {
        let headers = [("x-nunatak-sheet", sheet)];
        client.send("GET", &format!("/t/{id}/draft?draft=x"), &headers, "").body
    };
    assert_eq!(attribute(&draft(&mut ben, &names[1]), "data-base").as_deref(), Some(&*names[1]));
    assert_eq!(attribute(&draft(&mut ben, &names[0]), "data-base"), None);
}

#[test]
fn a_page_that_follows_is_told_once() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let mut events = ada.follow(&format!("/t/{id}/events"));
    events.until_revision(1);
    let (now, choices) = crate::seats::actions(&mut ada, &id);
    let body = json!({ "revision": now, "actions": [choices[0]["action"]] }).to_string();
    let headers = [("content-type", "application/json"), ("x-nunatak", "following")];
    let answer = ada.send("POST", &format!("/t/{id}/act"), &headers, body.clone()).expect(204);
    assert_eq!((answer.header("x-nunatak-revision"), answer.body.as_str()), ("2", ""));
    events.until_revision(2);
    // A refusal is an answer of its own.
    assert!(
        ada.send("POST", &format!("/t/{id}/act"), &headers, body)
            .expect(409)
            .body
            .contains("alert")
    );
}

#[test]
fn a_compressed_stream_tells_the_same() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    let address = server.url.strip_prefix("http://").expect("an address").to_owned();
    let mut line = TcpStream::connect(&address).expect("a connection");
    write!(line, "GET /t/{id}/events HTTP/1.0\r\nhost: {address}\r\naccept-encoding: gzip\r\n\r\n")
        .expect("it is sent");
    let mut line = BufReader::new(line);
    let mut headers = String::new();
    while !headers.ends_with("\r\n\r\n") {
        line.read_line(&mut headers).expect("headers");
    }
    assert!(headers.contains("content-encoding: gzip"), "{headers}");
    let mut told = BufReader::new(flate2::read::GzDecoder::new(line));
    let mut event = String::new();
    while !event.ends_with("\n\n") {
        told.read_line(&mut event).expect("an event");
    }
    assert!(event.starts_with("event: update\nid: ") && event.contains("</main>"), "{event}");
}

/// A stream that nobody read held everything that was ever to be sent.
#[test]
fn a_stream_that_is_not_read_is_dropped() {
    let timed = timed!(quick());
    let server = &timed.server;
    let (mut ada, mut eve) = (server.player("Ada"), server.player("Eve"));
    let mut options = short(2);
    options["round_limit"] = Value::Null;
    let wish = json!({ "game": game(), "seats": ["me", "bot:random"], "options": options });
    let id = crate::client::text(&ada.call("POST", "/tables", wish)["id"]);
    let mut is_here = || {
        // Whatever Ada does without a stream is long ago.
        timed.wait(1);
        let seats = eve.call("GET", &format!("/tables/{id}"), Value::Null)["seats"].clone();
        seats[0]["is_here"] == json!(true)
    };
    let address = server.url.strip_prefix("http://").expect("an address").to_owned();
    let token = ada.token.clone().expect("a token");
    let mut unread = TcpStream::connect(&address).expect("a connection");
    write!(
        unread,
        "GET /t/{id}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\r\n"
    )
    .expect("it is sent");
    while !is_here() {}
    // Its buffers fill up with ever new drawings, and then it misses one change after the other.
    let mut dice = Dice(4);
    let mut moves = 0;
    while is_here() {
        decide(&mut ada, &id, &mut dice);
        moves += 1;
        assert!(moves < 20_000, "the stream stays");
    }
    drop(unread);
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
        tab.until_revision(1);
    }
    let (now, choices) = crate::seats::actions(&mut ada, &id);
    let body = json!({ "revision": now, "action": choices[0]["action"] });
    ada.script(&format!("/t/{id}/act"), body.clone()).expect(200);
    let [left, right] = tabs.each_mut().map(|tab| tab.until_revision(2));
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
    let mut came_through = 0;
    for _ in 0..80 {
        let (before, choices) = crate::seats::actions(&mut ada, &id);
        let Some(choice) = choices.first() else {
            id = table(&mut ada, &["me", "hotseat"]);
            events = ada.follow(&format!("/api/v1/tables/{id}/events"));
            continue;
        };
        let body = json!({ "revision": before, "action": choice["action"] }).to_string();
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
        came_through += u32::from(now > before);
        let Some(choice) = choices.first() else { continue };
        let body = json!({ "revision": now, "action": choice["action"] });
        let answer = ada.api("POST", &format!("/tables/{id}/act"), body);
        let next = match answer.status {
            200 => number(&answer.json()["revision"]),
            _ => match &answer.expect(409).json()["error"] {
                // That move was the last one.
                error if error["code"] == "conflict" => continue,
                error => number(&error["revision"]),
            },
        };
        while number(&events.next_json()["revision"]) < next {}
    }
    assert!(came_through > 0, "nobody hung up on a move that was under way");
}
