//! Nobody is sent what only another may know: not on a page, not in a stream, not over the API.
//!
//! The sharpest test compares two worlds that differ in one seat's secrets alone. Whatever the
//! server sends to anybody else must be the same to the byte.

use serde_json::{Value, json};
use table::{AnyMatch, Seat, Seed, Turn, Viewer};

use crate::client::{Client, Server};
use crate::seats::{Dice, actions, short, table};

/// A running match in which the first seat has sealed an order and the second has not.
fn sealed() -> Box<dyn AnyMatch> {
    let mut options = short(2);
    options["round_limit"] = json!(30);
    let mut game = catalog::GAMES[0].new_match(&options, Seed(11)).expect("a match");
    let mut dice = Dice(2);
    let (first, second) = (Seat::new(0), Seat::new(1));
    loop {
        let Turn::Decide(seats) = game.turn() else { panic!("the match is too short") };
        let seat = seats.first().expect("somebody decides");
        let choices = game.actions(seat);
        let choice = dice.pick(&choices).action.clone();
        game.act(seat, &choice).expect("a listed action is legal");
        let is_sealed = game.turn() == Turn::Decide(table::Seats::only(second))
            && seat == first
            && seats.len() == 2;
        if is_sealed && game.len() > 60 {
            return game;
        }
    }
}

/// The same match with other secrets of the first seat: another order, and another mission.
fn other_world(game: &dyn AnyMatch) -> String {
    let save = game.save();
    let lines: Vec<&str> = save.lines().collect();
    let missions: Vec<usize> =
        (0..lines.len()).filter(|line| lines[*line].contains("mission ")).collect();
    let sealed = lines.len() - 2;
    assert!(lines[sealed].contains("{\"act\":[0,\"order"), "{}", lines[sealed]);
    let own = *missions.iter().rev().nth(1).expect("two seats have missions");
    let before = game.at(game.len() - 1);
    for order in before.actions(Seat::new(0)) {
        for body in ["mars", "venus", "jupiter", "saturn", "uranus", "neptune", "mercury"] {
            let mut other: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            other[own] = format!("{{\"chance\":\"mission {body}\"}},");
            other[sealed] = format!("{{\"act\":[0,\"{}\"]}}", order.notation);
            let differs = other[own] != lines[own] && other[sealed] != lines[sealed];
            let other = other.join("\n") + "\n";
            if differs && catalog::load(&other).is_ok() {
                return other;
            }
        }
    }
    panic!("no other world is possible");
}

/// Everything that a visitor can get from a table, with the names of the table taken out.
fn everything(client: &mut Client, table: &str, key: &str) -> Vec<(String, String)> {
    let mut paths = vec![
        format!("/t/{table}"),
        format!("/t/{table}?step=30"),
        format!("/t/{table}?step=30&seat=0"),
        format!("/t/{table}?seat=0"),
        format!("/t/{table}/draft?draft=order"),
        format!("/t/{table}/export"),
        format!("/t/{table}/join"),
    ];
    for call in [
        "",
        "?seat=0",
        "/actions",
        "/actions?all=true",
        "/actions?seat=0",
        "/log",
        "/log?seat=0",
        "/standings",
        "/standings?seat=0",
        "/chat",
        "/export",
    ] {
        paths.push(format!("/api/v1/tables/{table}{call}"));
    }
    let mut all: Vec<(String, String)> =
        paths.into_iter().map(|path| (path.clone(), client.get(&path).body)).collect();
    for path in [format!("/t/{table}/events"), format!("/api/v1/tables/{table}/events")] {
        all.push((path.clone(), client.follow(&path).next()));
    }
    let revision = json!({ "revision": 99, "action": "fly" });
    for path in [format!("/t/{table}/act"), format!("/api/v1/tables/{table}/act")] {
        all.push((path.clone(), client.script(&path, revision.clone()).body));
    }
    let clean = |text: String| {
        // A sheet is named by what is on it, the table's own address among other things.
        let text = without_names(&text, "data-sheet=\"");
        let text = without_names(&text, "data-base=\"");
        let text = without_names(&text, "id: ").replace(table, "TABLE");
        if key.is_empty() { text } else { text.replace(key, "KEY") }
    };
    all.into_iter().map(|(path, body)| (clean(path), clean(body))).collect()
}

/// The text without the names of sheets that follow `mark`.
fn without_names(text: &str, mark: &str) -> String {
    let mut parts = text.split(mark);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        all + mark + part.trim_start_matches(|letter: char| letter.is_ascii_hexdigit())
    })
}

#[test]
fn nobody_else_can_tell_two_worlds_apart() {
    let server = Server::start();
    let game = sealed();
    let (one, two) = (game.save(), other_world(game.as_ref()));
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let other = catalog::load(&two).expect("it was loaded before");
    for viewer in viewers {
        assert_eq!(game.view(viewer), other.view(viewer), "the engine keeps the secret");
    }
    let worlds = [server.import(&one), server.import(&two)];
    let seen_by = |seat: Option<usize>| {
        worlds.each_ref().map(|(table, keys)| {
            let mut client = server.client();
            let key = seat.map_or("", |seat| &keys[seat]);
            if seat.is_some() {
                client.get(&format!("/seat/{key}")).location();
                // The cookie is for the pages; a program can send it anywhere.
                client.cookies.insert(("seat".into(), "/api".into()), key.to_owned());
            }
            everything(&mut client, table, key)
        })
    };
    for seat in [Some(1), None] {
        let [one, two] = seen_by(seat);
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "seat {seat:?}");
        }
    }
    let [one, two] = seen_by(Some(0));
    let differing = one.iter().zip(&two).filter(|(one, two)| one != two).count();
    assert!(differing > 8, "the owner sees the difference in {differing} places");
}

#[test]
fn a_sealed_order_is_streamed_to_nobody_until_it_is_revealed() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let mut guest = server.client();
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let streams = [
        ben.follow(&format!("/t/{id}/events")),
        guest.follow(&format!("/t/{id}/events")),
        ben.follow(&format!("/api/v1/tables/{id}/events")),
    ];
    let (now, choices) = actions(&mut ada, &id);
    // A long order: no page offers it as a first click.
    let order = choices
        .iter()
        .map(|choice| crate::client::text(&choice["notation"]))
        .filter(|order| order.starts_with("order ") && !order.contains("shield"))
        .max_by_key(String::len)
        .expect("orders");
    assert!(order.len() > 15, "{order}");
    let body = json!({ "revision": now, "action": order });
    ada.call("POST", &format!("/tables/{id}/act"), body);
    for mut stream in streams {
        let told = stream.until_revision(2);
        assert!(!told.contains(&order), "{told}");
    }
    // The log tells what was placed where, without the verb of the decision.
    let placed = order.trim_start_matches("order ");
    let log = format!("/tables/{id}/log");
    let has_order =
        |client: &mut Client| client.api("GET", &log, Value::Null).body.contains(placed);
    assert!(has_order(&mut ada), "the owner reads it in the log");
    for client in [&mut ben, &mut guest] {
        assert!(!has_order(client));
        assert!(!client.get(&format!("/t/{id}")).body.contains(&order));
        assert!(!client.api("GET", &format!("/tables/{id}"), Value::Null).body.contains(&order));
    }
    let (now, choices) = actions(&mut ben, &id);
    let body = json!({ "revision": now, "action": choices[0]["action"] });
    ben.call("POST", &format!("/tables/{id}/act"), body);
    assert!(has_order(&mut ben) && has_order(&mut guest), "now everybody reads it");
}

#[test]
fn the_pass_screen_shows_nothing_of_the_game() {
    let server = Server::start();
    // Two worlds with different chance: their pass screens are the same.
    let screens = [(); 2].map(|()| {
        let mut ada = server.player("Ada");
        let id = table(&mut ada, &["me", "hotseat"]);
        let page = ada.get(&format!("/t/{id}")).expect(200).body;
        assert!(page.contains(&format!("/t/{id}/ready")));
        let event = ada.follow(&format!("/t/{id}/events")).next();
        (page.replace(&id, "TABLE"), event.replace(&id, "TABLE"), id, ada)
    });
    assert_eq!(screens[0].0, screens[1].0);
    assert_eq!(screens[0].1, screens[1].1);
    let [(_, _, id, mut ada), _] = screens;
    let ready = format!("/t/{id}/ready");
    server.player("Eve").post(&ready, &[("seat", "0")]).expect(403);
    ada.post(&ready, &[("seat", "3")]).expect(403);
    ada.post(&ready, &[("seat", "0")]).location();
    let board = ada.get(&format!("/t/{id}")).body;
    assert!(!board.contains(&ready), "the board shows after the device was passed");
    let (now, choices) = actions(&mut ada, &id);
    ada.script(&format!("/t/{id}/act"), json!({ "revision": now, "action": choices[0]["action"] }))
        .location();
    assert!(ada.get(&format!("/t/{id}")).body.contains(&ready), "the device has to be passed on");
}
