//! What the operator does with the database: `export`, `import`, `backup`, `restore`, and the log.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::slice;

use serde_json::{Value, json};

use crate::play::{Client, SEATS, Server, check, open_tables, play_and, played};

pub(crate) fn nunatak(arguments: &[&str], database: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nunatak"))
        .args(arguments)
        .arg("--database")
        .arg(database)
        .output()
        .expect("the command runs")
}

#[track_caller]
pub(crate) fn printed(arguments: &[&str], database: &Path) -> String {
    let output = nunatak(arguments, database);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn refused(arguments: &[&str], database: &Path) -> String {
    refused_with(1, arguments, database)
}

#[track_caller]
pub(crate) fn refused_with(code: i32, arguments: &[&str], database: &Path) -> String {
    let output = nunatak(arguments, database);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text")
}

/// Changes the database of a server that does not run, as no program of ours does.
pub(crate) fn change(database: &Path, sql: &'static str) {
    use sqlx::Connection;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
        let mut opened = sqlx::SqliteConnection::connect_with(&options).await.expect("a database");
        sqlx::query(sql).execute(&mut opened).await.expect("it is possible");
        opened.close().await.expect("it closes");
    });
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn only_serve_makes_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.db");
    let [copy, save] = ["copy.db", "save.json"].map(|name| folder.path().join(name));
    let example = r#"{"schema":1,"game":"kosmonauts","rules":1,"options":{"players":2},"seed":"1","steps":[]}"#;
    fs::write(&save, example).expect("a save");
    let commands: [&[&str]; 5] = [
        &["backup", text(&copy)],
        &["export", "none"],
        &["import", text(&save)],
        &["check"],
        &["admin", "disk"],
    ];
    for arguments in commands {
        let error = refused_with(3, arguments, &wrong);
        assert!(error.contains("wrong.db") && error.contains("does not exist"), "{error}");
    }
    let error = refused(&["check"], folder.path());
    assert!(error.contains("Is a directory"), "no failing disk: {error}");
    fs::write(&wrong, "").expect("an empty file");
    let error = refused(&["backup", text(&copy)], &wrong);
    assert!(error.contains("no tables of games"), "{error}");
    let error = refused_with(3, &["restore", text(&folder.path().join("none.db"))], &copy);
    assert!(error.contains("none.db"), "{error}");
    let nowhere = folder.path().join("nowhere/copy.db");
    refused_with(3, &["restore", text(&folder.path().join("none.db"))], &nowhere);
    let mut left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    left.sort_by_key(fs::DirEntry::file_name);
    let left: Vec<_> =
        left.iter().map(|file| (file.file_name(), file.metadata().unwrap().len())).collect();
    assert_eq!(left, [("save.json".into(), example.len() as u64), ("wrong.db".into(), 0)]);
}

#[test]
fn who_cannot_serve_touches_no_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    for option in ["--address", "--metrics-address"] {
        let usual = ["serve", "--address", "127.0.0.1:0"];
        let serve = if option == "--address" { &usual[..1] } else { &usual };
        let error = refused(&[serve, &[option, &address]].concat(), &database);
        assert!(error.contains(&format!("cannot listen on {address}")), "{error}");
    }
    let error = refused_with(2, &["serve", "--log", "server=loud=very"], &database);
    assert!(error.contains("server=loud=very"), "{error}");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_backup_of_a_running_server_is_restored_after_a_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, copy] = ["nunatak.db", "copy.db"].map(|name| folder.path().join(name));
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 2);
    play_and(slice::from_ref(&server.url), &mut clients, 60, || (), 0);
    let said = printed(&["backup", text(&copy)], &database);
    let size = fs::metadata(&copy).expect("a backup").len();
    assert_eq!(said, format!("{}: 2 tables, 2 players, {size} bytes\n", copy.display()));
    let names = fs::read_dir(folder.path()).expect("a folder").flatten();
    let copies = names.filter(|file| file.file_name().to_string_lossy().starts_with("copy"));
    assert_eq!(copies.count(), 1, "a backup is one file");
    let nowhere = folder.path().join("nowhere");
    let error = refused_with(3, &["backup", text(&nowhere.join("copy.db"))], &database);
    assert!(error.contains("folder") && error.contains("nowhere"), "{error}");
    let error = refused(&["backup", text(&copy)], &database);
    assert!(error.contains("copy.db") && error.contains("exists already"), "{error}");
    let error = refused(&["restore", text(&copy)], &database);
    assert!(error.contains("nunatak.db") && error.contains("exists already"), "{error}");

    server.kill();
    for file in ["nunatak.db", "nunatak.db-wal", "nunatak.db-shm"] {
        fs::remove_file(folder.path().join(file)).expect("the loss");
    }
    let said = printed(&["restore", text(&copy)], &database);
    assert!(said.contains("nunatak.db: 2 tables, 2 players, "), "{said}");
    let server = Server::start(&database);
    for clients in clients.chunks_mut(SEATS) {
        let moves = played(&database, &clients[0].table);
        assert!(!moves.is_empty());
        check(&server.url, clients, &moves);
        // The same token opens the same seat as before the loss.
        clients[0].step(&server.url).expect("play goes on");
    }
}

#[test]
fn a_database_moves_to_postgresql_and_back_and_answers_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, back, nowhere] = ["a.db", "b.db", "none.db"].map(|name| folder.path().join(name));
    let server = Server::start(&file);
    let mut clients = open_tables(&server.url, 1);
    play_and(slice::from_ref(&server.url), &mut clients, 30, || (), 0);
    drop(server);
    let table = &clients[0].table;
    let database = scratch::Database::new();
    let address = database.address();
    let migrate = |from: &str, to: &str| -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nunatak"));
        command.args(["migrate", from, to]).output().expect("the command runs")
    };
    let there = migrate(text(&file), &address);
    assert!(there.status.success(), "{}", String::from_utf8_lossy(&there.stderr));
    let said = String::from_utf8(there.stdout).expect("text");
    assert!(said.contains("steps: ") && said.contains("on both sides"), "{said}");
    let questions: [&[&str]; 4] = [
        &["export", table],
        &["admin", "tables", "show", table, "--json"],
        &["admin", "tables", "list", "--json"],
        &["check"],
    ];
    for question in questions {
        assert_eq!(printed(question, Path::new(&address)), printed(question, &file));
    }

    let onto = migrate(text(&file), &address);
    assert_eq!(onto.status.code(), Some(1), "what is there is not written over");
    let from_nothing = migrate(text(&nowhere), text(&back));
    assert_eq!(from_nothing.status.code(), Some(3));
    assert!(!nowhere.exists());
    let returned = migrate(&address, text(&back));
    assert_eq!(String::from_utf8(returned.stdout).expect("text"), said, "the same rows");
    assert_eq!(printed(&["export", table], &back), printed(&["export", table], &file));
}

#[test]
fn a_match_is_exported_and_imported_with_links_for_its_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, save] = ["nunatak.db", "save.json"].map(|name| folder.path().join(name));
    let server = Server::start(&database);
    let mut clients = open_tables(&server.url, 1);
    play_and(slice::from_ref(&server.url), &mut clients, 30, || (), 0);
    let table = &clients[0].table;
    assert_eq!(printed(&["export", table, text(&save)], &database), "");
    assert_eq!(fs::read_to_string(&save).expect("a save"), printed(&["export", table], &database));
    let mode = fs::metadata(&save).expect("a save").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "it has the seed");
    let piped = printed(&["export", table, "/dev/stdout"], &database);
    assert_eq!(piped, fs::read_to_string(&save).expect("a save"));
    let error = refused_with(3, &["export", "nowhere"], &database);
    assert!(error.contains("\"nowhere\" does not exist"), "{error}");

    let said = printed(&["import", text(&save), "--title", "Again"], &database);
    let lines: Vec<&str> = said.lines().collect();
    let [path, links @ ..] = &lines[..] else { panic!("{said}") };
    let imported = path.strip_prefix("/t/").expect("the address of the table");
    assert_eq!(printed(&["export", imported], &database), printed(&["export", table], &database));
    assert_eq!(links.len(), SEATS, "{said}");
    for (seat, link) in links.iter().enumerate() {
        let link =
            link.strip_prefix(&format!("seat {}: ", seat + 1)).expect("a link for each seat");
        let page = browse(&clients[0], &format!("{}{link}", server.url));
        assert!(page.contains("Again"), "{page}");
    }
    let error = refused_with(3, &["import", text(&folder.path().join("none.json"))], &database);
    assert!(error.contains("none.json"), "{error}");
}

/// The page that a browser shows after it has opened a link.
fn browse(client: &Client, link: &str) -> String {
    let opened = client.agent.get(link).call().expect("an answer");
    assert_eq!(opened.status(), 200);
    opened.into_body().read_to_string().expect("a page")
}

#[test]
fn the_log_says_how_the_server_started_and_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let mut server = Server::start_with(&database, &["--log", "info"], Stdio::piped());
    server.stop();
    let mut log = String::new();
    server.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
    let address = server.url.strip_prefix("http://").expect("an address");
    for part in ["started", env!("CARGO_PKG_VERSION"), address, text(&database), "stopped"] {
        assert!(log.contains(part), "{part} in {log}");
    }
}

#[test]
fn the_log_names_every_refused_commit() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let log = folder.path().join("server.log");
    let written = fs::File::create(&log).expect("a log");
    let server = Server::start_with(&database, &[], written.into());
    let other = Server::start(&database);
    let mut clients = open_tables(&server.url, 1);
    // The other process makes a move: this one's is for a revision that is gone, unless it has just
    // looked around, as it does once a second. Then the next one is.
    let refused = |_| {
        for url in [&other.url, &server.url] {
            for client in &mut clients {
                client.step(url).expect("an answer");
            }
        }
        let log = fs::read_to_string(&log).expect("a log");
        log.lines().find(|line| line.contains("a commit was refused")).map(str::to_owned)
    };
    let line = (0..1000).find_map(refused).expect("a refused commit in the log");
    assert!(line.contains(&clients[0].table) && line.contains("revision"), "{line}");
}

#[test]
fn the_key_of_seat_links_is_kept_beside_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let [database, key] = ["nunatak.db", "nunatak.key"].map(|name| folder.path().join(name));
    let mut server = Server::start(&database);
    let mut clients = open_tables(&server.url, 1);
    // Only a seat at a screen of its own has a link.
    let game = clients[0].sure(&server.url, "GET", "/games", &Value::Null)[0]["id"].clone();
    let wish = json!({ "game": game, "seats": ["me", "open"] });
    let table = clients[0].sure(&server.url, "POST", "/tables", &wish);
    table["id"].as_str().expect("an id").clone_into(&mut clients[0].table);
    let link = |server: &Server| own_link(&server.url, &clients[0]);
    let shown = link(&server).expect("a link");
    server.stop();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&key).expect("a key").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let mut server = Server::start(&database);
    assert_eq!(link(&server).as_ref(), Some(&shown), "the same key makes the same link");
    server.stop();
    fs::rename(&key, folder.path().join("elsewhere.key")).expect("the key is lost");
    let mut server = Server::start(&database);
    assert_eq!(link(&server), None, "another key cannot show it");
    let opened = clients[0].agent.get(format!("{}{shown}", server.url)).call().expect("an answer");
    assert_eq!(opened.status(), 200, "but it is valid");
    server.stop();
    let elsewhere = folder.path().join("elsewhere.key");
    let mut server =
        Server::start_with(&database, &["--key-file", text(&elsewhere)], Stdio::inherit());
    assert_eq!(link(&server), Some(shown), "the key can be anywhere");
    server.stop();

    let output = Command::new(env!("CARGO_BIN_EXE_nunatak"))
        .args(["serve", "--address", "127.0.0.1:0", "--database", text(&database)])
        .env("NUNATAK_KEY", "5ec2e7")
        .output()
        .expect("the command runs");
    let error = String::from_utf8(output.stderr).expect("text");
    assert!(error.contains("NUNATAK_KEY") && error.contains("64 hexadecimal digits"), "{error}");
    assert!(!error.contains("5ec2e7"), "a key with a mistake is nearly a key: {error}");
}

/// The path of the link to a client's own seat, as its page shows it.
fn own_link(url: &str, client: &Client) -> Option<String> {
    let page = client
        .agent
        .get(format!("{url}/t/{}", client.table))
        .header("authorization", format!("Bearer {}", client.token))
        .call()
        .expect("an answer");
    let page = page.into_body().read_to_string().expect("a page");
    Some(format!("/seat/{}", &page.split("/seat/").nth(1)?[..40]))
}

#[test]
fn health_is_asked_and_metrics_are_served_where_the_operator_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("nunatak.db");
    let metrics = ["--metrics-address", "127.0.0.1:0"];
    let mut server = Server::start_with(&database, &metrics, Stdio::piped());
    let address = server.url.strip_prefix("http://").expect("an address").to_owned();
    let health = || {
        Command::new(env!("CARGO_BIN_EXE_nunatak"))
            .args(["health", "--address", &address])
            .output()
            .expect("the command runs")
    };
    let output = health();
    assert!(output.status.success());
    assert_eq!(output.stdout, b"ok\n");

    let mut log = BufReader::new(server.child.stderr.take().expect("a pipe")).lines();
    let line = log.find_map(|line| line.ok().filter(|line| line.contains("metrics are served")));
    let line = line.expect("the log says where");
    let at = &line[line.find("127.0.0.1:").expect("an address")..];
    let agent = &Client::new(0).agent;
    let get = |url: String| agent.get(url).call().expect("an answer");
    let text = get(format!("http://{at}/metrics")).into_body().read_to_string().expect("text");
    assert!(text.contains("nunatak_players_seen_today"), "{text}");
    assert_eq!(get(format!("{}/metrics", server.url)).status(), 404);
    drop(log);
    server.kill();
    let output = health();
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains(&address) && error.contains("does not answer"), "{error}");
}
