//! Several servers on one PostgreSQL database: each request of a visitor goes to another one, and
//! everybody sees what there would be to see at a single server with SQLite.

use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use server::Config;
use store::{Note, Store};

use crate::analysis::settled;
use crate::camp::{HeldThought, camping};
use crate::client::{Client, Server, number, quick, text};
use crate::seats::{Dice, actions, decide, finish, look, table};
use crate::team;

/// Servers behind a proxy that sends each request to another one.
pub(crate) struct House {
    pub(crate) servers: Vec<Server>,
    database: scratch::Database,
}

impl House {
    /// Three servers on a PostgreSQL database.
    fn new() -> Self {
        Self::with(&quick())
    }

    pub(crate) fn with(config: &Config) -> Self {
        // All make the links of seats with one key.
        let database = scratch::Database::new();
        let servers = (0..3).map(|_| Server::node(&database, config.clone())).collect();
        Self { servers, database }
    }

    fn player(&self, name: &str) -> Client {
        player(&self.servers, name)
    }
}

pub(crate) fn player(servers: &[Server], name: &str) -> Client {
    let mut client = servers[0].player(name);
    client.spread_over(servers);
    client
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
fn an_order_is_taken_at_a_node_that_did_not_know_the_table_when_another_was_sealed() {
    let house = House::new();
    let (mut ada, mut ben) = (house.player("Ada"), house.player("Ben"));
    ada.move_to(&house.servers[0]);
    ben.move_to(&house.servers[1]);
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (seen, choices) = actions(&mut ada, &id);
    decide(&mut ben, &id, &mut Dice(1)).expect("both give orders");
    ada.move_to(&house.servers[2]);
    let order = json!({ "revision": seen, "action": choices[0]["action"] });
    ada.call("POST", &format!("/tables/{id}/act"), order);
}

#[test]
fn whoever_plays_at_one_node_without_a_stream_is_not_away_at_another() {
    static CLOCK: AtomicI64 = AtomicI64::new(1_000_000);
    let house = House::with(&Config { clock: || CLOCK.load(Ordering::SeqCst), ..quick() });
    let (mut ada, mut ben) = (house.player("Ada"), house.player("Ben"));
    ada.move_to(&house.servers[0]);
    ben.move_to(&house.servers[1]);
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    look(&mut ada, &id);
    let wait = |minutes: i64| CLOCK.fetch_add(minutes * 60_000, Ordering::SeqCst);
    wait(14);
    decide(&mut ben, &id, &mut Dice(1)).expect("both give orders");
    wait(14);
    // One node has had the table all the time, the other opens it now and knows nothing of before.
    for server in [&house.servers[0], &house.servers[2]] {
        ada.move_to(server);
        let bot = json!({ "bot": "greedy" });
        let answer = ada.api("POST", &format!("/tables/{id}/seats/1"), bot).expect(409);
        assert_eq!(answer.code(), "player_may_return");
    }
    wait(2);
    ada.move_to(&house.servers[0]);
    ada.call("POST", &format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
}

#[test]
fn a_suggestion_made_at_one_node_is_seen_and_taken_at_others() {
    let house = House::with(&camping());
    let (mut ada, mut ben) = (house.player("Ada"), house.player("Ben"));
    let id = team::camp(&mut ada, &["me", "open"], false);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let mut page = house.servers[0].player("Eve").follow(&format!("/t/{id}/events"));
    ada.move_to(&house.servers[0]);
    let mut own = ada.follow(&format!("/t/{id}/events"));
    ben.move_to(&house.servers[1]);
    let seen = number(&look(&mut ben, &id)["revision"]);
    let sent = json!({ "revision": seen, "actions": ["rest"] });
    ben.script(&format!("/t/{id}/suggest"), sent).expect(200);
    own.until("Ben suggests: the rest of it");
    ada.move_to(&house.servers[2]);
    let suggested = json!([{ "by": 1, "to": 0, "actions": ["rest"] }]);
    assert_eq!(look(&mut ada, &id)["suggestions"], suggested);
    team::act(&mut ada, &id, "rest");
    page.until_revision(seen + 1);
    for server in &house.servers {
        ben.move_to(server);
        assert_eq!(look(&mut ben, &id).get("suggestions"), None);
    }
}

#[test]
fn a_table_is_closed_when_players_agree_at_different_nodes() {
    let house = House::new();
    let (mut ada, mut ben) = (house.player("Ada"), house.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    decide(&mut ada, &id, &mut Dice(1)).expect("it is her turn");
    let close = format!("/tables/{id}/close");
    let mut events = house.servers[2].client().follow(&format!("/api/v1/tables/{id}/events"));
    let at_home = ben.follow(&format!("/t/{id}/events"));
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "playing", "Ben is asked");
    ben.move_to(&house.servers[1]);
    assert!(ben.get(&format!("/t/{id}")).expect(200).body.contains("id=\"agree-closing\""));
    // Who does not want to says so at one node, and nobody is asked at any.
    ben.post(&format!("/t/{id}/keep"), &[]).location();
    ben.move_to(&house.servers[2]);
    assert_eq!(ben.api("POST", &close, Value::Null).status, 403);
    ada.call("POST", &close, Value::Null);
    assert_eq!(ben.call("POST", &close, Value::Null)["status"], "closed");
    events.until("closed");
    assert_eq!(look(&mut ada, &id)["status"], "closed");
    drop(at_home);
}

#[test]
fn a_table_is_closed_when_two_players_agree_at_two_nodes_at_once() {
    let house = House::new();
    let [mut ada, mut ben, mut cid] = ["Ada", "Ben", "Cid"].map(|name| house.player(name));
    let id = table(&mut ada, &["me", "open", "open"]);
    for guest in [&mut ben, &mut cid] {
        guest.call("POST", &format!("/tables/{id}/join"), Value::Null);
    }
    let at_home = [&ben, &cid].map(|guest| guest.follow(&format!("/t/{id}/events")));
    let close = format!("/tables/{id}/close");
    ada.move_to(&house.servers[0]);
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "playing", "two are asked");
    // Cid agrees at another node at the same moment: nobody was told of it yet.
    let player = text(&cid.call("GET", "/players/me", Value::Null)["id"]);
    house.database.run(&format!(
        "INSERT INTO notes (table_id, kind, author, body) VALUES ('{id}', 'closing', '{player}', '')"
    ));
    ben.move_to(&house.servers[0]);
    assert_eq!(ben.call("POST", &close, Value::Null)["status"], "closed");
    drop(at_home);
}

#[test]
fn who_wants_to_close_a_table_that_is_closed_at_another_node_at_once_is_told_that_it_is() {
    let house = House::new();
    let mut ada = house.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    // Another node closes it while this one asks whether all agree.
    house.database.run(
        "CREATE FUNCTION close_too() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
           UPDATE tables SET status = 'closed', revision = revision + 1 WHERE id = NEW.table_id; \
           RETURN NEW; \
         END $$; \
         CREATE TRIGGER close_too AFTER INSERT ON notes FOR EACH ROW \
         WHEN (NEW.kind = 'closing') EXECUTE FUNCTION close_too()",
    );
    let closed = ada.call("POST", &format!("/tables/{id}/close"), Value::Null);
    assert_eq!(closed["status"], "closed");
}

#[test]
fn an_analysis_asked_for_at_one_node_is_stopped_and_read_at_others() {
    let house = House::new();
    let mut ada = house.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    finish(&mut [&mut ada], &id);
    let url = format!("/t/{id}/analysis");
    ada.post(&url, &[]).location();
    ada.post(&format!("{url}/stop"), &[]).location();
    settled(&mut ada, &id);
    ada.post(&url, &[]).location();
    assert!(settled(&mut ada, &id).contains("analysis-turning"));
    for server in &house.servers {
        ada.move_to(server);
        assert!(ada.get(&url).expect(200).body.contains("analysis-turning"));
    }
}

#[test]
fn an_analysis_asked_for_again_does_not_wait_for_a_node_busy_with_what_was_stopped() {
    let house = House::with(&Config { thinkers: 1, ..camping() });
    let mut ada = house.player("Ada");
    let id = team::camp(&mut ada, &["me", "hotseat"], false);
    finish(&mut [&mut ada], &id);
    let url = format!("/t/{id}/analysis");
    let held = HeldThought::next();
    ada.move_to(&house.servers[0]);
    ada.post(&url, &[]).location();
    held.wait();
    ada.move_to(&house.servers[1]);
    ada.post(&format!("{url}/stop"), &[]).location();
    ada.post(&url, &[]).location();
    settled(&mut ada, &id);
    let made = async |store: &dyn Store| store.document(&id, "analysis").await.expect("readable");
    let first = house.servers[1].beside(made).expect("an analysis");
    // The first node goes on, and finds nothing that is its own.
    ada.move_to(&house.servers[0]);
    drop(held);
    settled(&mut ada, &id);
    assert_eq!(house.servers[0].beside(made), Some(first));
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

/// PostgreSQL takes no zero byte, not even in a question.
#[test]
fn an_address_with_a_zero_byte_leads_nowhere() {
    let database = scratch::Database::new();
    let server = Server::node(&database, quick());
    let mut eve = server.client();
    for path in ["/t/a%00b", "/t/a%00b/events", "/j/a%00b", "/api/v1/tables/a%00b"] {
        eve.get(path).expect(404);
    }
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

#[test]
fn an_export_only_reads() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    // What a list shows is not known, and whoever opens the table to play notes it.
    let server = server.restarted(quick());
    server.damage("UPDATE tables SET summary_at = -1 WHERE id = ?", &id);
    assert!(server.save(&id).contains("\"seed\""));
    let record = server.beside(async |store| store.table(&id).await.expect("readable"));
    assert_eq!(record.expect("it is there").summary, None);
}
