//! `nunatak admin` beside a running server.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::operator::{nunatak, printed, refused_with, text};
use crate::play::{Client, PATIENCE, Server, open_tables, play_and};

/// A command's answer for programs.
fn asked(arguments: &[&str], database: &Path) -> Value {
    let arguments = [&["admin"][..], arguments, &["--json"][..]].concat();
    serde_json::from_str(&printed(&arguments, database)).expect("JSON")
}

/// Asks a running server until it answers so: it notices within its own time.
#[track_caller]
fn wait_for(client: &Client, url: &str, path: &str, status: u16) -> Value {
    let started = std::time::Instant::now();
    loop {
        let (found, value) = client.call(url, "GET", path, &Value::Null).expect("an answer");
        if found == status {
            return value;
        }
        assert!(started.elapsed() < PATIENCE, "{path} is {found}, not {status}");
    }
}

#[test]
fn tables_are_listed_shown_exported_closed_and_deleted_under_a_running_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let server = Server::start(&database);
    let mut clients = open_tables(&server.url, 2);
    play_and(std::slice::from_ref(&server.url), &mut clients, 20, || (), 0);
    let (first, second) = (clients[0].table.clone(), clients[2].table.clone());
    let listed = asked(&["tables", "list"], &database);
    let ids: Vec<&str> =
        listed.as_array().expect("a list").iter().filter_map(|it| it["id"].as_str()).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&first.as_str()) && ids.contains(&second.as_str()), "{listed}");
    assert_eq!(asked(&["tables", "list", "--status", "closed"], &database), json!([]));
    assert_eq!(asked(&["tables", "list", "--idle", "1"], &database), json!([]));
    let shown = asked(&["tables", "show", &first], &database);
    assert_eq!((&shown["id"], &shown["status"]), (&json!(first), &json!("playing")));
    assert!(shown["steps"].as_u64().expect("a number") > 0, "{shown}");
    assert_eq!(shown["seats"][1]["kind"], "hotseat");
    assert!(printed(&["admin", "tables", "show", &first], &database).contains("seat 2: hotseat"));

    let folder_of_matches = folder.path().join("matches");
    let to = text(&folder_of_matches);
    let exported = asked(&["tables", "export", &first, "--to", to], &database);
    let file = fs::read_to_string(exported[0]["file"].as_str().expect("a file")).expect("a save");
    assert_eq!(file, printed(&["export", &first], &database));

    // Nobody agreed: nothing happens.
    let error = refused_with(4, &["admin", "tables", "delete", &first], &database);
    assert!(error.contains(&first) && error.contains("--yes"), "{error}");
    // One name is wrong: nothing happens to the other.
    let wrong = ["admin", "tables", "delete", &first, "nowhere", "--yes"];
    let error = refused_with(3, &wrong, &database);
    assert!(error.contains("\"nowhere\" does not exist"), "{error}");

    let path = format!("/tables/{first}");
    let closed = asked(&["tables", "close", &first, "--yes"], &database);
    assert_eq!(closed, json!([{ "id": first, "status": "closed" }]));
    let started = std::time::Instant::now();
    while clients[0].look(&server.url)["status"] != "closed" {
        assert!(started.elapsed() < PATIENCE, "the server does not notice");
    }
    asked(&["tables", "delete", &first, &first, "--yes"], &database);
    let error = refused_with(3, &["admin", "tables", "list", "--player", "nobody"], &database);
    assert!(error.contains("\"nobody\""), "{error}");
    wait_for(&clients[0], &server.url, &path, 404);
    // The other table is as it was.
    clients[2].step(&server.url).expect("play goes on");
    assert_eq!(asked(&["tables", "list"], &database).as_array().map(Vec::len), Some(1));
}

#[test]
fn a_player_is_revoked_and_forgotten_under_a_running_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let server = Server::start(&database);
    let mut clients = open_tables(&server.url, 1);
    let client = &mut clients[0];
    client.sure(
        &server.url,
        "POST",
        &format!("/tables/{}/chat", client.table),
        &json!({ "text": "hello" }),
    );
    let players = asked(&["players", "list"], &database);
    let id = players[0]["id"].as_str().expect("an id").to_owned();
    assert_eq!((&players[0]["name"], players.as_array().map(Vec::len)), (&json!("Ada"), Some(1)));
    let shown = asked(&["players", "show", &id], &database);
    assert_eq!((&shown["messages"], &shown["tables"][0]["id"]), (&json!(1), &json!(client.table)));

    let error = refused_with(4, &["admin", "players", "forget", &id], &database);
    assert!(error.contains(&id), "{error}");
    let me = "/players/me";
    wait_for(client, &server.url, me, 200);
    let revoked = asked(&["players", "revoke", &id, "--yes"], &database);
    wait_for(client, &server.url, me, 401);
    revoked["token"].as_str().expect("a token").clone_into(&mut client.token);
    assert_eq!(wait_for(client, &server.url, me, 200)["name"], "Ada");

    let done = asked(&["players", "forget", &id, "--yes"], &database);
    assert_eq!(done, json!({ "id": id, "tables": 1, "messages": 1 }));
    wait_for(client, &server.url, me, 401);
    assert_eq!(asked(&["players", "list"], &database), json!([]));
    let error = refused_with(3, &["admin", "players", "show", &id], &database);
    assert!(error.contains(&id), "{error}");
}

#[test]
fn unused_tables_are_put_away_and_the_room_is_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, archive] = ["nunatak.db", "archive"].map(|name| folder.path().join(name));
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 1);
    play_and(std::slice::from_ref(&server.url), &mut clients, 20, || (), 0);
    server.stop();
    let retention = ["retention", "--idle", "30"];
    assert_eq!(asked(&retention, &database), json!([]), "it was used today");
    let age = "UPDATE tables SET changed_at = changed_at - 3000000000";
    crate::operator::change(&database, age);
    let unused = asked(&retention, &database);
    assert_eq!(unused[0]["id"], json!(clients[0].table), "only listed so far");
    let save = printed(&["export", &clients[0].table], &database);
    let to = text(&archive);
    let error = refused_with(
        3,
        &["admin", "retention", "--idle", "30", "--archive", to, "--yes"],
        &database,
    );
    assert!(error.contains("archive is no folder"), "{error}");
    fs::create_dir(&archive).expect("a folder");
    // What `serve` is told to do, it does at its start.
    let with = ["--retain-days", "30", "--archive", to];
    let server = Server::start_with(&database, &with, std::process::Stdio::null());
    wait_for(&clients[0], &server.url, &format!("/tables/{}", clients[0].table), 404);
    let files: Vec<_> = fs::read_dir(&archive).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 1);
    assert_eq!(fs::read_to_string(files[0].path()).expect("a save"), save);
    assert_eq!(asked(&["disk"], &database)["parts"]["steps"]["rows"], 0);
    let vacuumed = asked(&["vacuum"], &database);
    assert!(vacuumed["after"].as_u64() <= vacuumed["before"].as_u64(), "{vacuumed}");
    assert!(nunatak(&["admin", "disk"], &database).status.success());
}

#[test]
fn a_table_that_cannot_be_read_is_listed_closed_and_deleted_and_holds_up_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, archive] = ["nunatak.db", "archive"].map(|name| folder.path().join(name));
    fs::create_dir(&archive).expect("a folder");
    let mut server = Server::start(&database);
    let clients = open_tables(&server.url, 2);
    let (bad, good) = (&clients[0].table, &clients[2].table);
    server.stop();
    for sql in [
        "UPDATE tables SET changed_at = 1",
        "UPDATE tables SET seed = x'ff', title = x'ff', changed_at = 2 \
         WHERE id = (SELECT MIN(id) FROM tables)",
    ] {
        crate::operator::change(&database, sql);
    }
    let (bad, good) = if bad < good { (bad, good) } else { (good, bad) };
    let listed = asked(&["tables", "list"], &database);
    assert_eq!((&listed[0]["id"], &listed[1]["id"]), (&json!(bad), &json!(good)));
    let closed = asked(&["tables", "close", bad, "--yes"], &database);
    assert_eq!(closed, json!([{ "id": bad, "status": "closed" }]));
    crate::operator::change(&database, "UPDATE tables SET changed_at = 1");
    let output = nunatak(
        &["admin", "retention", "--idle", "30", "--archive", text(&archive), "--yes", "--json"],
        &database,
    );
    assert_eq!(output.status.code(), Some(1), "the operator is told that one stays");
    let error = String::from_utf8(output.stderr).expect("text");
    assert!(error.contains(&format!("table {bad:?} stays")), "{error}");
    let retired: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(retired[0]["id"], json!(good), "the other one is put away");
    asked(&["tables", "delete", bad, "--yes"], &database);
    assert_eq!(asked(&["tables", "list"], &database), json!([]));
}
