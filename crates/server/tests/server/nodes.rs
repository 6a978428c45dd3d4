//! Several servers on one PostgreSQL database: each request of a visitor goes to another one, and
//! everybody sees what there would be to see at a single server with SQLite.

use serde_json::{Value, json};
use store::Note;

use crate::client::{Client, Server, number, quick, text};
use crate::seats::{Dice, decide, finish, table};

/// Three servers on a database.
struct House {
    servers: Vec<Server>,
    database: scratch::Database,
}

impl House {
    fn new() -> Self {
        // All make the links of seats with one key.
        let (database, config) = (scratch::Database::new(), quick());
        let servers = (0..3).map(|_| Server::node(&database, config.clone())).collect();
        Self { servers, database }
    }

    fn player(&self, name: &str) -> Client {
        let mut client = self.servers[0].player(name);
        client.spread_over(&self.servers);
        client
    }
}

/// Everything that two visitors are sent in the course of a match with a bot: its host, and somebody
/// who watches by a stream.
fn course(mut host: Client, mut watcher: Client, game: &str) -> Vec<String> {
    let wish = json!({
        "game": game, "seats": ["me", "bot:random", "bot:random"], "seed": 7, "title": "Test",
    });
    let id = text(&host.call("POST", "/tables", wish)["id"]);
    let mut events = watcher.follow(&format!("/api/v1/tables/{id}/events"));
    let (mut dice, mut sent) = (Dice(5), Vec::new());
    for number in 0..12 {
        wait_for_turn(&mut host, &id);
        decide(&mut host, &id, &mut dice).expect("nobody else decides");
        if number == 3 {
            host.script(&format!("/t/{id}/chat"), json!({ "text": "Good luck!" })).expect(200);
        }
        wait_for_turn(&mut host, &id);
        for client in [&mut host, &mut watcher] {
            sent.push(look(client, &id).to_string());
            sent.push(client.get(&format!("/t/{id}/text")).expect(200).body);
            sent.push(client.get(&format!("/api/v1/tables/{id}/log")).expect(200).body);
        }
    }
    let last = self::number(&look(&mut host, &id)["revision"]);
    events.until_revision(last);
    // Only these are drawn anew for every table, also with a seed that was chosen.
    let promise = text(&look(&mut host, &id)["dice"]["commitment"]);
    let same = |text: String| text.replace(&id, "TABLE").replace(&promise, "PROMISE");
    sent.into_iter().map(same).collect()
}

/// Waits until the bots have decided and the host alone is asked.
fn wait_for_turn(host: &mut Client, table: &str) {
    loop {
        let seen = look(host, table);
        assert_eq!(seen["status"], "playing", "this game is too short");
        if seen["turn"] == json!([0]) {
            return;
        }
    }
}

fn look(client: &mut Client, table: &str) -> Value {
    client.call("GET", &format!("/tables/{table}"), Value::Null)
}

#[test]
fn three_nodes_show_every_viewer_what_one_node_shows() {
    let (one, three) = (Server::start(), House::new());
    for game in catalog::GAMES.iter().filter(|game| game.players().contains(&3)) {
        let alone = course(one.player("Ada"), one.player("Eve"), game.id());
        let spread = course(three.player("Ada"), three.player("Eve"), game.id());
        for (number, (one, three)) in alone.iter().zip(&spread).enumerate() {
            assert_eq!(one, three, "{}, what was sent as number {number}", game.id());
        }
    }
}

#[test]
fn a_stream_at_one_node_tells_what_is_done_at_another() {
    let house = House::new();
    let (mut ada, mut ben) = (house.player("Ada"), house.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    let eve = house.servers[2].player("Eve");
    let mut page = eve.follow(&format!("/t/{id}/waiting"));
    let mut calls = eve.follow(&format!("/api/v1/tables/{id}/events"));
    assert_eq!(calls.next_json()["status"], "open");
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    page.until("event: reload");
    calls.until("playing");
    let mut page = eve.follow(&format!("/t/{id}/events"));
    ada.move_to(&house.servers[0]);
    decide(&mut ada, &id, &mut Dice(1)).expect("it is her turn");
    let revision = number(&look(&mut ada, &id)["revision"]);
    calls.until_revision(revision);
    page.until_revision(revision);
    // Whoever loses the connection that hears of others finds out what was missed.
    house.database.cut_connections();
    ben.move_to(&house.servers[1]);
    decide(&mut ben, &id, &mut Dice(1)).expect("it is his turn");
    let revision = number(&look(&mut ben, &id)["revision"]);
    calls.until_revision(revision);
    page.until_revision(revision);
    // Who is here is known everywhere, and what is said.
    let mut at_home = ada.follow(&format!("/t/{id}/events"));
    ben.script(&format!("/t/{id}/chat"), json!({ "text": "Well played" })).expect(200);
    at_home.until("Well played");
    let here = ben.follow(&format!("/t/{id}/events"));
    at_home.until(">here<");
    drop(here);
}

#[test]
fn bots_play_on_after_the_node_that_thought_for_them_died() {
    let database = scratch::Database::new();
    let server = Server::node(&database, quick());
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["bot:random", "bot:random"]);
    // A node that died a moment ago thinks for this table.
    server.beside(async |store| {
        store.beat("ghost", (quick().clock)() - 18_000, 0).await.expect("a node");
        assert!(store.take_lease(&id, "bots", "ghost").await.expect("a lease"));
    });
    let mut events = server.client().follow(&format!("/api/v1/tables/{id}/events"));
    assert_eq!(number(&events.next_json()["revision"]), 0, "nobody plays yet");
    events.until("finished");
}

#[test]
fn an_analysis_that_was_asked_for_is_made_after_a_restart() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    finish(&mut [&mut ada], &id);
    server.beside(async |store| {
        let wish = Note {
            table: id.clone(),
            kind: "analysis".into(),
            author: "somebody".into(),
            body: "{}".into(),
            node: None,
        };
        store.put_note(&wish).await.expect("a note");
    });
    let server = server.restarted(quick());
    while !server.beside(async |store| store.notes(&id).await.expect("notes")).is_empty() {}
    let made =
        server.beside(async |store| store.document(&id, "analysis").await.expect("readable"));
    assert!(made.is_some());
}

#[test]
fn a_list_of_tables_replays_nothing() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    decide(&mut ada, &id, &mut Dice(1)).expect("it is her turn");
    let server = server.restarted(quick());
    ada.move_to(&server);
    server.damage("UPDATE steps SET body = 'nonsense' WHERE table_id = ? AND step = 0", &id);
    let tables = ada.call("GET", "/tables?list=mine", Value::Null);
    assert_eq!(tables["tables"][0]["is_your_turn"], true, "{tables}");
}
