//! What keeps visitors safe from each other and the server from visitors.

use std::thread;

use serde_json::{Value, json};
use server::Config;

use crate::client::{Answer, Server, number};
use crate::seats::{actions, game, revision, table};

#[track_caller]
fn check_headers(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("script-src 'self'"),
        "{policy}"
    );
    assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("x-frame-options"), "DENY");
    assert_eq!(answer.header("referrer-policy"), "same-origin");
    assert!(!answer.header("cache-control").is_empty());
    assert!(!answer.header("x-request-id").is_empty());
}

/// The policy of a page holds for its styles and its script; of their own they would have none to hold.
#[test]
fn a_part_of_a_page_has_no_policy_and_is_taken_for_nothing_else() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    for part in [ui::assets::STYLE, ui::assets::SCRIPT] {
        let answer = ada.get(&part.url());
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("content-security-policy"), "");
    }
    check_headers(&ada.get(&ui::assets::ICON.url()));
}

#[test]
fn what_does_not_work_is_told_in_the_visitors_language_and_colors() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    ada.post("/settings", &[("language", "it"), ("theme", "dark")]);
    for path in ["/nowhere", "/t/none", "/games/none/rules"] {
        let page = ada.get(path).expect(404).body;
        assert!(page.contains("<html lang=\"it\""), "{page}");
        assert!(page.contains("Non ha funzionato"), "{page}");
        assert!(page.contains("data-theme=\"dark\""), "{page}");
    }
    server.lose_store();
    let page = ada.get("/tables").expect(500).body;
    assert!(page.contains("ID della richiesta"), "what is our fault can be asked about: {page}");
}

#[test]
fn every_answer_has_the_headers() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    for path in [
        "/",
        "/tables",
        "/settings",
        "/healthz",
        "/nowhere",
        "/assets/none.js",
        "/api/v1/games",
        "/api/v1/nowhere",
        "/api/v1/openapi.json",
        "/t/none",
        "/seat/none",
        &format!("/t/{id}"),
        &format!("/t/{id}?step=x"),
        &format!("/t/{id}/act"),
        &format!("/t/{id}/export"),
    ] {
        check_headers(&ada.get(path));
    }
    check_headers(&ada.send(
        "POST",
        &format!("/t/{id}/act"),
        &[("origin", "http://evil.example"), ("authorization", "")],
        "",
    ));
    check_headers(&ada.send("PUT", "/", &[], ""));
    check_headers(&ada.post("/tables", &[("game", "none")]));
    let page = ada.get(&format!("/t/{id}"));
    assert_eq!(page.header("cache-control"), "no-store");
}

/// While servers of two versions run side by side, a page of the new one asks the old one too.
#[test]
fn a_file_is_kept_for_ever_only_under_its_own_address() {
    let server = Server::start();
    let mut ada = server.client();
    let page = ada.get(&format!("/games/{}/rules", crate::seats::game())).body;
    let table = table(&mut server.player("Ada"), &["me", "bot:random"]);
    let page = page + &ada.get(&format!("/t/{table}")).body;
    for start in ["/assets/nunatak.css", "/assets/nunatak.js", "/assets/icon.svg", "/rules/"] {
        let (_, url) = page.split_once(&format!("\"{start}")).expect("an address");
        let url = format!("{start}{}", url.split_once('"').expect("its end").0);
        let kept = |ada: &mut crate::client::Client, url: &str| {
            ada.get(url).expect(200).header("cache-control").to_owned()
        };
        assert_eq!(kept(&mut ada, &url), "public, max-age=31536000, immutable", "{url}");
        let (file, version) = url.split_once("?v=").expect("a version");
        for query in ["", "?v=0", &format!("?v={version}0"), &format!("?w={version}")] {
            assert_eq!(kept(&mut ada, &format!("{file}{query}")), "no-cache", "{file}{query}");
        }
    }
}

#[test]
fn requests_of_other_sites_are_refused() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    // In a browser the player is known by the cookie, which it sends along.
    let token = ada.token.take().expect("a token");
    ada.cookies.insert(("player".into(), "/".into()), token);
    let paths =
        ["/settings".to_owned(), "/tables".into(), format!("/quick/{}", crate::seats::game())];
    let calls = ["act", "undo", "chat", "join", "ready", "seat", "close", "rematch", "hint"];
    let paths = paths.into_iter().chain(calls.map(|call| format!("/t/{id}/{call}")));
    let paths =
        paths.chain(["act", "close", "chat"].map(|call| format!("/api/v1/tables/{id}/{call}")));
    for path in paths {
        for forged in [
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            ada.send("POST", &path, &[forged], "").expect(403);
        }
    }
    assert_eq!(revision(&mut ada, &id), 0);
    let host = server.url.clone();
    ada.send("POST", &format!("/t/{id}/close"), &[("origin", &host)], "").location();
}

#[test]
fn large_bodies_are_refused() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    // Just over 64 KiB with what JSON adds: the server has read it all when it refuses, so that it
    // never hangs up on a client that is still sending.
    let large = "x".repeat(65_530);
    for path in [format!("/t/{id}/act"), format!("/t/{id}/chat")] {
        ada.script(&path, json!({ "text": large })).expect(413);
    }
    // A form writes every byte with three.
    ada.post("/tables", &[("name", &large[..21_850])]).expect(413);
    let answer = ada.api("POST", "/players", json!({ "name": large })).expect(413);
    assert_eq!(answer.code(), "unreadable");
    let long = json!({ "revision": 0, "action": "x".repeat(60_000) });
    let answer = ada.api("POST", &format!("/tables/{id}/act"), long).expect(400);
    assert!(answer.body.len() < 500, "what was sent is not repeated in full");
}

/// Whether one of so many requests is refused as one too many.
fn is_refused(most: usize, mut request: impl FnMut() -> Answer) -> bool {
    (0..most).any(|_| request().status == 429)
}

#[test]
fn loops_are_slowed_down() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    let chat = format!("/tables/{id}/chat");
    let mut again = || ada.api("POST", &chat, json!({ "text": "again" }));
    let late = (0..500).map(|_| again()).find(|answer| answer.status == 429).expect("a limit");
    assert_eq!(late.header("retry-after"), "1", "a program is told when to come back");
    let wish = json!({ "game": crate::seats::game(), "seats": ["me", "open"] });
    assert!(is_refused(500, || ada.api("POST", "/tables", wish.clone())));
    assert!(is_refused(500, || ben.api("POST", "/players", json!({ "name": "" }))));
    ben.get("/healthz").expect(200);
    ada.get("/healthz").expect(200);
}

#[test]
fn whoever_asks_too_often_is_slowed_down() {
    let server = Server::with(Config { requests: (1, 20), ..Config::default() });
    let mut busy = server.client();
    let answers = (0..200).map(|_| busy.api("GET", "/games", Value::Null));
    let refused = answers.into_iter().find(|answer| answer.status == 429).expect("a limit");
    assert_eq!(refused.code(), "too_many");
    assert_eq!(refused.header("retry-after"), "1");
}

#[test]
fn chat_without_a_cookie_is_slowed_down_too() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let mut guest = server.client();
    for _ in 0..30 {
        guest.cookies.clear();
        guest.script(&format!("/t/{id}/chat"), json!({ "text": "spam" }));
    }
    let said = server.client().call("GET", &format!("/tables/{id}/chat"), Value::Null);
    let lines = said["messages"].as_array().expect("a list").len();
    assert!(lines < 20, "{lines} lines");
}

/// Visitors behind a proxy could choose their address with a line of their own, and had as many
/// as they liked in IPv6.
#[test]
fn nobody_escapes_a_limit_by_claiming_another_address() {
    let server = Server::start();
    let mut eve = server.client();
    let mut players = |address: &dyn Fn(usize) -> [String; 2]| {
        let made = |number| {
            let [first, last] = address(number);
            let headers = [
                ("x-forwarded-for", first.as_str()),
                ("x-forwarded-for", last.as_str()),
                ("content-type", "application/json"),
            ];
            eve.send("POST", "/api/v1/players", &headers, "{\"name\":\"\"}").status == 201
        };
        (0..120).map(made).filter(|was_made| *was_made).count()
    };
    let claimed = players(&|number| [format!("6.6.6.{number}"), "203.0.113.9".to_owned()]);
    assert!(claimed < 120, "{claimed} players by claiming addresses");
    let of_a_net =
        players(&|number| [String::new(), format!("2001:db8:1:2:{number:x}::{number:x}")]);
    assert!(of_a_net < 120, "{of_a_net} players from one IPv6 network");
}

#[test]
fn what_people_write_is_never_markup() {
    let server = Server::start();
    let evil = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;";
    let (mut ada, mut ben) = (server.player("<b>\"Ada'"), server.player("<i>Ben\r\n"));
    let wish = json!({
        "game": crate::seats::game(), "seats": ["me", "open"], "title": evil, "options": crate::seats::short(2),
    });
    let id = crate::client::text(&ada.call("POST", "/tables", wish)["id"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let chat = format!("/tables/{id}/chat");
    ada.call("POST", &chat, json!({ "text": evil }));
    ben.call("POST", &chat, json!({ "text": "a\rdata: <script>\nevent: evil\n\n\u{0}b" }));
    let mut guest = server.client();
    guest.script(&format!("/t/{id}/chat"), json!({ "text": evil }));
    let mut events = ada.follow(&format!("/t/{id}/events"));
    let event = events.next();
    let names = event.split(['\r', '\n']).filter(|line| line.starts_with("event:")).count();
    assert_eq!(names, 1, "{event}");
    assert!(!event.contains(['\r', '\0']), "{event}");
    for page in [
        event,
        ada.get(&format!("/t/{id}")).body,
        ben.get(&format!("/t/{id}")).body,
        guest.get(&format!("/t/{id}")).body,
        guest.get("/tables").body,
        ada.get("/tables").body,
        guest.get(&format!("/t/{id}/join")).body,
        ada.get("/settings").body,
        guest.get("/t/%3Cscript%3Ealert(1)").body,
    ] {
        for markup in ["<script>alert", "<img src=x", "<b>\"Ada", "<i>Ben", "data: <script>"] {
            assert!(!page.contains(markup), "{markup} in {page}");
        }
    }
    assert!(ada.get(&format!("/t/{id}")).body.contains("&lt;script&gt;"), "it is shown as text");
}

#[test]
fn cookies_are_only_for_tls_when_there_is_tls() {
    let server =
        Server::with(Config { secure_cookies: true, trust_proxy: true, ..Config::default() });
    let answer = server.client().post("/settings", &[("name", "Ada")]);
    assert!(answer.header("set-cookie").contains("Secure"));
}

#[test]
fn settings_lead_back_to_this_server_alone() {
    let server = Server::start();
    for evil in [
        "//evil.example",
        "http://evil.example",
        "/\\evil.example",
        "\\evil",
        "/x\r\nset-cookie: a=b",
        // Browsers drop the tab and see two slashes.
        "/\t/evil.example",
        "/\u{1}",
        "/\u{7f}",
        "/é",
        "/ x",
    ] {
        let back =
            server.client().post("/settings", &[("theme", "dark"), ("return", evil)]).location();
        assert_eq!(back, "/settings?saved=1");
    }
}

#[test]
fn the_operator_sees_health_and_numbers() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    crate::seats::decide(&mut ada, &id, &mut crate::seats::Dice(1)).expect("her turn");
    assert_eq!(ada.get("/healthz").expect(200).body, "ok\n");
    ada.get("/metrics").expect(404);
    let metrics = server.metrics();
    for name in [
        "nunatak_tables_created_total",
        "nunatak_moves_total",
        "nunatak_request_seconds_bucket",
        "nunatak_move_seconds_count",
        "nunatak_tables_changed_today",
    ] {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    assert!(!metrics.contains(&id), "no table is named");
    assert!(number(&json!(metrics.lines().count())) > 20);
}

#[test]
fn while_somebody_else_holds_the_database_a_move_is_answered_with_503() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let (seen, choices) = actions(&mut ada, &id);
    let order = json!({ "revision": seen, "action": choices[0]["action"] });
    let act = format!("/tables/{id}/act");
    let wish = json!({ "game": game(), "seats": ["me", "hotseat"] });
    server.while_locked(|| {
        // One of them waits for the lock, the other one for its turn to ask for it.
        let calls = [(act.clone(), order.clone()), ("/tables".to_owned(), wish)];
        let calls = calls.map(|(path, body)| {
            let mut ada = ada.clone();
            thread::spawn(move || ada.api("POST", &path, body))
        });
        for answer in calls.map(|answer| answer.join().expect("an answer")) {
            assert_eq!(answer.status, 503, "{}", answer.body);
            assert_eq!((&*answer.code(), answer.header("retry-after")), ("unavailable", "5"));
        }
    });
    ada.call("POST", &act, order);
}
