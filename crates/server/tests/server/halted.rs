//! Stored matches: those of earlier versions, damaged ones, and ones with unknown content.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use store::{NewTable, Status, Store, TableRecord};

use crate::client::{Client, Server, number, quick, text};
use crate::seats::{actions, finish, table};

/// Where the databases of earlier versions are, and what they held.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// A server on one of the databases that earlier ones wrote, and what it held; see the folder's README.
fn stored(version: &str) -> (Server, Value) {
    let told = std::fs::read_to_string(fixture(&format!("{version}.json"))).expect("a file");
    let server = Server::on(&fixture(&format!("{version}.db")));
    (server, serde_json::from_str(&told).expect("JSON"))
}

/// The server of rules version 1 wrote this database.
fn version_1() -> (Server, Value) {
    stored("v1")
}

fn visitor(server: &Server, told: &Value, name: &str) -> Client {
    let mut client = server.client();
    client.token = Some(text(&told["players"][name]));
    client
}

#[test]
fn every_stored_table_opens_whole() {
    let mut games = BTreeSet::new();
    for version in ["v1", "v2"] {
        let (server, told) = stored(version);
        open_whole(&server, &told);
        for table in told["tables"].as_array().expect("a list") {
            games.insert((text(&table["game"]), text(&table["status"])));
        }
    }
    for game in catalog::GAMES {
        for status in ["playing", "finished"] {
            let table = (game.id().to_owned(), status.to_owned());
            assert!(games.contains(&table), "keep a database with a table: {table:?}");
        }
    }
}

fn open_whole(server: &Server, told: &Value) {
    let (mut ada, mut cleo) = (visitor(server, told, "Ada"), visitor(server, told, "Cleo"));
    for stored in told["tables"].as_array().expect("a list") {
        let id = text(&stored["id"]);
        for client in [&mut ada, &mut cleo] {
            let page = client.get(&format!("/t/{id}")).expect(200).body;
            assert!(!page.contains("id=\"halted\""), "{stored}: {page}");
            client.get(&format!("/t/{id}?step=1")).expect(200);
        }
        let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
        assert_eq!(seen["status"], stored["status"], "{stored}");
        // Bots may have played on.
        assert!(number(&seen["step"]) >= number(&stored["steps"]), "{stored}");
        if stored["status"] == "finished" {
            let standings = ada.call("GET", &format!("/tables/{id}/standings"), Value::Null);
            let totals = standings["scores"].as_array().expect("a list").iter();
            let totals: Vec<&Value> = totals.map(|score| &score["total"]).collect();
            assert_eq!(json!(totals), stored["totals"], "{stored}");
            let analysis = ada.get(&format!("/t/{id}/analysis")).expect(200).body;
            let is_analyzed = stored["is_analyzed"].as_bool().unwrap_or(true);
            assert_eq!(analysis.contains("analysis-turning"), is_analyzed, "{stored}");
        }
    }
    for page in ["/", "/tables", "/api/v1/tables?list=mine"] {
        ada.get(page).expect(200);
    }
}

fn with_title<'a>(told: &'a Value, title: &str) -> &'a str {
    let mut tables = told["tables"].as_array().expect("a list").iter();
    let found = tables.find(|table| table["title"] == title).expect("a table with this title");
    found["id"].as_str().expect("an id")
}

#[test]
fn a_running_match_of_version_1_goes_on_by_its_own_rules() {
    let (server, told) = version_1();
    let mut ben = visitor(&server, &told, "Ben");
    for title in ["Running, a ship may be launched", "Running, somebody may advance three"] {
        let id = with_title(&told, title);
        let (revision, actions) = actions(&mut ben, id);
        let decline = actions.iter().find(|choice| choice["notation"] == "decline");
        let action = &decline.expect("he may decline")["action"];
        let body = json!({ "revision": revision, "action": action });
        ben.call("POST", &format!("/tables/{id}/act"), body);
        assert!(server.save(id).contains("\"rules\":1"));
    }
}

/// A running table of Ada and Ben with three steps behind its set-up.
fn played_table(server: &Server) -> (Client, Client, String) {
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let mut dice = crate::seats::Dice(5);
    for _ in 0..3 {
        crate::seats::decide(&mut ada, &id, &mut dice);
        crate::seats::decide(&mut ben, &id, &mut dice);
    }
    (ada, ben, id)
}

/// Sets up the same table again, but as `change` wants it. Returns its id and its steps.
fn again(
    server: &Server,
    of: &str,
    change: impl FnOnce(&TableRecord, &mut NewTable),
) -> (String, Vec<String>) {
    server.behind(async |store| {
        let (record, steps) = store.table_with_steps(of).await.expect("works").expect("is there");
        let seats = record.seats.iter().cloned().map(|mut seat| {
            seat.key_hash.push_str("again");
            seat
        });
        let mut table = NewTable {
            id: format!("{of}x"),
            game: record.game.clone(),
            title: "Once more".to_owned(),
            rules_version: record.rules_version,
            options: record.options.clone(),
            seed: record.seed,
            host: record.host.clone(),
            status: record.status,
            visibility: record.visibility,
            settings: record.settings.clone(),
            seats: seats.collect(),
            steps: steps.clone(),
            summary: None,
            rematch_of: None,
        };
        change(&record, &mut table);
        store.create_table(&table, record.changed_at).await.expect("a table");
        (table.id, table.steps)
    })
}

/// The pages of a player that have nothing to do with the table.
fn other_pages_are_fine(client: &mut Client, other: &str) {
    for page in ["/", "/tables", "/api/v1/tables", &format!("/t/{other}")] {
        client.get(page).expect(200);
    }
}

#[test]
fn a_damaged_match_is_shown_up_to_the_damage() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    let (id, steps) = again(&server, &whole, |_, table| {
        let last = table.steps.len() - 1;
        table.steps[last] = "{\"act\":[0,".to_owned();
    });
    for client in [&mut ada, &mut ben, &mut server.client()] {
        let page = client.get(&format!("/t/{id}")).expect(200).body;
        assert!(page.contains("id=\"halted\"") && page.contains("is damaged"), "{page}");
        assert!(page.contains("id=\"board\""), "{page}");
        assert!(!page.contains("data-act=\""), "nobody can decide anything: {page}");
        client.get(&format!("/t/{id}?step=1")).expect(200);
        other_pages_are_fine(client, &whole);
    }
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(number(&seen["step"]) as usize, steps.len() - 1);
    assert_eq!(seen["turn"], json!([]), "a halted match waits for nobody");
    let act = json!({ "revision": seen["revision"], "action": "evacuate" });
    let answer = ada.api("POST", &format!("/tables/{id}/act"), act).expect(409);
    assert!(answer.body.contains("has halted"), "{}", answer.body);
    let undo = json!({ "revision": seen["revision"] });
    ada.api("POST", &format!("/tables/{id}/undo"), undo).expect(409);
    assert!(server.save(&id).contains("{\"act\":[0,"), "the file keeps all that is stored");
}

#[test]
fn a_step_that_the_rules_forbid_halts_the_match_and_is_named_by_its_rule() {
    let server = Server::start();
    let (mut ada, _, whole) = played_table(&server);
    let (id, _) = again(&server, &whole, |_, table| {
        let first = table.steps.iter().position(|step| step.contains("act")).expect("an act");
        table.steps.insert(first, table.steps[first].clone());
    });
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    let card = page.split("id=\"halted\"").nth(1).expect("a card").split("</section>").next();
    let card = card.expect("its end");
    assert!(card.contains("TABLE-TURN-1"), "{card}");
    assert!(!card.contains("order"), "the step may be a secret: {card}");
}

#[test]
fn the_host_of_a_halted_match_plays_on_and_the_cut_is_told() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    let (id, steps) = again(&server, &whole, |_, table| {
        table.steps.push("null".to_owned());
        table.steps.push("{\"chance\":1}".to_owned());
    });
    let url = format!("/t/{id}/go-on");
    assert!(ada.get(&format!("/t/{id}")).body.contains(&url));
    assert!(!ben.get(&format!("/t/{id}")).body.contains(&url));
    ben.post(&url, &[]).expect(403);
    ada.post(&url, &[]).location();
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(!page.contains("id=\"halted\"") && page.contains("id=\"cut\""), "{page}");
    let kept = server.behind(async |store| store.document(&id, "cuts").await.expect("works"));
    let kept: Value = serde_json::from_str(&kept.expect("a document").body).expect("JSON");
    assert_eq!(kept[0]["step"], steps.len() - 2);
    assert_eq!(kept[0]["steps"], json!(["null", "{\"chance\":1}"]));
    finish(&mut [&mut ada, &mut ben], &id);
    // Going on is for halted matches only: nothing happens to this one.
    ada.post(&url, &[]).location();
    assert!(!server.save(&id).contains("null,\n{\"chance\":1}"));
}

#[test]
fn a_program_is_told_of_a_halt_and_its_host_lets_the_match_go_on() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    let (id, steps) = again(&server, &whole, |_, table| {
        let first = table.steps.iter().position(|step| step.contains("act")).expect("an act");
        table.steps.insert(first, table.steps[first].clone());
    });
    let seen = ben.call("GET", &format!("/tables/{id}"), Value::Null);
    let halted = json!({
        "reason": "rule", "rule": "TABLE-TURN-1", "fits": seen["step"], "stored": steps.len(),
    });
    assert_eq!(seen["halted"], halted);
    let url = format!("/tables/{id}/go-on");
    ben.api("POST", &url, Value::Null).expect(403);
    let after = ada.call("POST", &url, Value::Null);
    assert!(number(&after["revision"]) > number(&seen["revision"]), "{after}");
    let seen = ben.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(seen.get("halted"), None);
    finish(&mut [&mut ada, &mut ben], &id);
}

#[test]
fn a_finished_match_that_halts_is_shown_and_given_out_whole() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    finish(&mut [&mut ada, &mut ben], &whole);
    let (id, steps) = again(&server, &whole, |_, table| table.steps.insert(20, "7".to_owned()));
    let page = server.client().get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("id=\"halted\"") && !page.contains("/go-on"), "{page}");
    let file = ada.get(&format!("/t/{id}/export")).expect(200).json();
    assert_eq!(file["steps"].as_array().expect("a list").len(), steps.len());
    ada.post(&format!("/t/{id}/go-on"), &[]).expect(409);
}

/// The fingerprint of content that nobody has.
const NOBODYS: &str = "00000000deadbeef";

fn with_unknown_content(server: &Server, of: &str) -> String {
    let (id, _) = again(server, of, |record, table| {
        let mut options: Value = serde_json::from_str(&record.options).expect("JSON");
        options["content"] = NOBODYS.into();
        table.options = options.to_string();
    });
    id
}

#[test]
fn of_a_match_with_unknown_content_everybody_sees_what_is_theirs() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    let id = with_unknown_content(&server, &whole);
    let pages: Vec<String> = [&mut ada, &mut ben, &mut server.client()]
        .into_iter()
        .map(|client| {
            other_pages_are_fine(client, &whole);
            client.get(&format!("/t/{id}")).expect(200).body
        })
        .collect();
    for page in &pages {
        for part in ["id=\"halted\"", "does not know the content", "Once more", "Ada", "Ben"] {
            assert!(page.contains(part), "{part} in {page}");
        }
    }
    // A running match keeps its secrets: everybody reads their own steps, strangers none.
    let told = |page: &str| page.matches("<code>").count() - page.matches("<code>…").count();
    assert!(told(&pages[0]) > 0 && told(&pages[1]) > 0 && told(&pages[2]) == 0);
    assert_ne!(pages[0], pages[1]);
    ada.get(&format!("/t/{id}/export")).expect(403);
    let answer = ada.api("GET", &format!("/tables/{id}"), Value::Null).expect(409);
    assert_eq!(answer.code(), "unopened");
    assert_eq!(ada.api("GET", &format!("/tables/{id}/export"), Value::Null).status, 403);
}

#[test]
fn a_match_that_does_not_open_is_called_as_its_game_where_its_host_has_named_nothing() {
    let server = Server::start();
    let (mut ada, _, whole) = played_table(&server);
    let id = with_unknown_content(&server, &whole);
    server.damage("UPDATE tables SET title = '' WHERE id = ?", &id);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    let title = catalog::game(crate::seats::game())
        .expect("known")
        .face()
        .title(ui::Words::of(ui::Language::English));
    assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
    server.damage("UPDATE tables SET game = 'chess' WHERE id = ?", &id);
    assert!(ada.get("/tables").expect(200).body.contains("chess"), "a row without a name");
}

#[test]
fn bots_at_a_match_with_unknown_content_have_their_names() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let whole = table(&mut ada, &["me", "bot:novice", "bot:novice"]);
    let id = with_unknown_content(&server, &whole);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("Novice 2") && page.contains("Novice 3"), "{page}");
}

#[test]
fn the_host_closes_a_match_with_unknown_content() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    let id = with_unknown_content(&server, &whole);
    let url = format!("/t/{id}/close");
    ben.post(&url, &[]).expect(403);
    ada.post(&url, &[]).location();
    let record = server.behind(async |store| store.table(&id).await.expect("works"));
    assert_eq!(record.expect("is there").status, Status::Closed);
    ada.post(&url, &[]).expect(409);
    // So does a program.
    let id = with_unknown_content(&server, &id);
    server.damage("UPDATE tables SET status = 'playing' WHERE id = ?", &id);
    let call = format!("/tables/{id}/close");
    ben.api("POST", &call, Value::Null).expect(403);
    assert_eq!(ada.call("POST", &call, Value::Null)["status"], "closed");
    assert_eq!(ada.api("POST", &call, Value::Null).expect(409).code(), "conflict");
}

#[test]
fn the_document_lists_what_every_call_answers_about_a_match_with_unknown_content() {
    let server = Server::start();
    let (mut ada, _, whole) = played_table(&server);
    let id = with_unknown_content(&server, &whole);
    let document = ada.call("GET", "/openapi.json", Value::Null);
    let at_tables = document["paths"].as_object().expect("paths").iter();
    for (path, methods) in at_tables.filter(|(path, _)| path.contains("{id}")) {
        for (method, call) in methods.as_object().expect("methods") {
            let url = path.trim_start_matches("/api/v1").replace("{id}", &id);
            let answer = ada.api(&method.to_uppercase(), &url.replace("{seat}", "1"), json!({}));
            let status = answer.status.to_string();
            assert!(call["responses"].get(&status).is_some(), "{method} {path}: {status}");
        }
    }
}

#[test]
fn a_finished_match_with_unknown_content_is_told_in_notation() {
    let server = Server::start();
    let (mut ada, mut ben, whole) = played_table(&server);
    finish(&mut [&mut ada, &mut ben], &whole);
    let id = with_unknown_content(&server, &whole);
    let page = server.client().get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("<code>order") && !page.contains("<code>…"), "{page}");
    let file = server.client().get(&format!("/t/{id}/export")).expect(200).json();
    assert_eq!(file["options"]["content"], NOBODYS);
    let call = format!("/tables/{id}/export");
    assert_eq!(server.client().call("GET", &call, Value::Null), file, "programs get it too");
}

#[test]
fn a_match_of_an_unknown_game_or_a_newer_program_disturbs_nobody() {
    let server = Server::start();
    let (mut ada, _, whole) = played_table(&server);
    let (first, _) = again(&server, &whole, |_, table| table.game = "chess".to_owned());
    let page = ada.get(&format!("/t/{first}")).expect(200).body;
    assert!(page.contains("does not know the game"), "{page}");
    let (second, _) = again(&server, &first, |_, table| {
        table.game = crate::seats::game().to_owned();
        table.rules_version = 900;
    });
    let page = ada.get(&format!("/t/{second}")).expect(200).body;
    assert!(page.contains("newer version"), "{page}");
    other_pages_are_fine(&mut ada, &whole);
}

/// Rows that no program of ours has written: a table, or one of its seats.
const DAMAGES: [&str; 4] = [
    "UPDATE tables SET seed = 'seven' WHERE id = ?",
    "UPDATE tables SET rules_version = -1 WHERE id = ?",
    "UPDATE seats SET bot = 'ghost' WHERE seat = 1 AND table_id = ?",
    "UPDATE seats SET seat = 99 WHERE seat = 1 AND table_id = ?",
];

#[test]
fn a_damaged_table_or_seat_spoils_no_list() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let good = table(&mut ada, &["me", "open"]);
    for sql in DAMAGES {
        let id = table(&mut ada, &["me", "open"]);
        server.damage(sql, &id);
        for page in ["/", "/tables", "/api/v1/tables?list=mine", "/api/v1/tables?list=open"] {
            let shown = ada.get(page).expect(200).body;
            assert!(shown.contains(&good) && !shown.contains(&id), "{sql}: {page} {shown}");
        }
        ada.get(&format!("/t/{good}")).expect(200);
    }
    let other = server.player("Ben").call("GET", "/tables?list=open", Value::Null);
    assert_eq!(other["tables"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_table_with_a_damaged_row_says_so_and_is_no_fault_of_the_server() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let ids = DAMAGES.map(|sql| {
        let id = table(&mut ada, &["me", "open"]);
        server.damage(sql, &id);
        id
    });
    let server = server.restarted(quick());
    ada.move_to(&server);
    for (id, sql) in ids.iter().zip(DAMAGES) {
        let page = ada.get(&format!("/t/{id}"));
        assert_eq!(page.status, 409, "{sql}: {}", page.body);
        let answer = ada.api("GET", &format!("/tables/{id}"), Value::Null).expect(409);
        assert_eq!(answer.code(), "unopened", "{sql}");
    }
}

/// Texts that are none: of a step, of how the table is run, of something said.
const NO_TEXTS: [&str; 4] = [
    "UPDATE steps SET body = x'ff' WHERE step = 2 AND table_id = ?",
    "UPDATE tables SET settings = x'ff' WHERE id = ?",
    "UPDATE tables SET title = x'ff' WHERE id = ?",
    "UPDATE chat SET text = x'ff' WHERE table_id = ?",
];

#[test]
fn a_text_that_cannot_be_read_spoils_nothing_but_itself() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let ids = NO_TEXTS.map(|sql| {
        let id = table(&mut ada, &["me", "hotseat"]);
        crate::seats::decide(&mut ada, &id, &mut crate::seats::Dice(5)).expect("it is her turn");
        ada.call("POST", &format!("/tables/{id}/chat"), json!({ "text": "hello" }));
        server.damage(sql, &id);
        id
    });
    let server = server.restarted(quick());
    ada.move_to(&server);
    for (id, sql) in ids.iter().zip(NO_TEXTS) {
        let page = ada.get(&format!("/t/{id}"));
        assert_eq!(page.status, 200, "{sql}: {}", page.body);
        let is_halted = sql.contains("body") || sql.contains("settings");
        assert_eq!(page.body.contains("id=\"halted\""), is_halted, "{sql}: {}", page.body);
        let is_of_a_step = page.body.contains("The next one is damaged");
        assert_eq!(is_of_a_step, sql.contains("body"), "{sql}: {}", page.body);
        assert!(ada.get("/tables").expect(200).body.contains(id), "{sql}: the host finds it");
        ada.post(&format!("/t/{id}/close"), &[]).location();
        assert!(serde_json::from_str::<Value>(&server.save(id)).is_ok(), "{sql}");
    }
}
