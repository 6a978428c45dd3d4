//! Random requests: no answer is a server error, and nothing changes unless it was legal.

use serde_json::{Map, Value, json};

use crate::client::{Answer, Client, Server};
use crate::seats::{Dice, actions, table};

const WORDS: &[&str] = &[
    "order",
    "order nothing",
    "order E",
    "order E* E* shield",
    "fly",
    "land mars",
    "accept",
    "choose",
    "place mars 3",
    "evacuate",
    "",
    " ",
    "\u{0}",
    "żółw 🚀",
    "order order",
    "seat",
    "-1",
    "1e999",
    "true",
    "../../etc/passwd",
    "%ff",
    "' OR 1=1 --",
    "<script>",
    "{}",
    "null",
    "bot:greedy",
    "me",
    "person",
    "18446744073709551616",
];

/// How many requests are sent: so many times as many as usual if `NUNATAK_FUZZ` says so (`make fuzz`).
fn inputs(usual: usize) -> usize {
    let times = std::env::var("NUNATAK_FUZZ").ok();
    usual * times.map_or(1, |times| times.parse().expect("NUNATAK_FUZZ is a number"))
}

fn word(dice: &mut Dice) -> String {
    let mut word = (*dice.pick(WORDS)).to_owned();
    match dice.below(6) {
        0 => word += *dice.pick::<&str>(WORDS),
        1 => word = word.chars().rev().collect(),
        2 => word = word.repeat(1 + dice.below(40)),
        _ => {}
    }
    word
}

fn value(dice: &mut Dice, depth: usize) -> Value {
    match dice.below(if depth == 0 { 6 } else { 9 }) {
        0 => Value::Null,
        1 => json!(dice.roll().is_multiple_of(2)),
        2 => json!(dice.roll() as i64),
        3 => json!(dice.below(8) as i64 - 2),
        4 => json!(dice.roll() as f64 / 3.0),
        5 | 6 => json!(word(dice)),
        7 => (0..dice.below(4)).map(|_| value(dice, depth - 1)).collect(),
        _ => object(dice, depth - 1),
    }
}

fn object(dice: &mut Dice, depth: usize) -> Value {
    const KEYS: &[&str] = &[
        "revision", "action", "seat", "text", "game", "seats", "options", "name", "bot", "seed",
        "x",
    ];
    let mut fields = Map::new();
    for _ in 0..dice.below(5) {
        fields.insert((*dice.pick(KEYS)).to_owned(), value(dice, depth));
    }
    fields.into()
}

fn body(dice: &mut Dice) -> Vec<u8> {
    let mut text = match dice.below(4) {
        0 => value(dice, 3).to_string().into_bytes(),
        1 => (0..dice.below(200)).map(|_| dice.roll() as u8).collect(),
        2 => "[".repeat(dice.below(3000)).into_bytes(),
        _ => object(dice, 2).to_string().into_bytes(),
    };
    if dice.below(5) == 0 && !text.is_empty() {
        text.truncate(dice.below(text.len()));
    }
    text
}

fn path(dice: &mut Dice, table: &str) -> String {
    const CALLS: &[&str] = &[
        "act",
        "undo",
        "hint",
        "chat",
        "join",
        "ready",
        "seat",
        "seats/0",
        "seats/1",
        "seats/9",
        "seats/x",
        "actions",
        "log",
        "standings",
        "export",
        "draft",
        "rematch",
        "",
        "?step=1",
        "?step=99999999999",
        "?seat=7",
        "?seat=x",
        "draft?draft=order%20E",
        "draft?draft=%00%ff",
        "draft?draft=order+E+E+E+E+E+E+E+E&step=3",
        "log?from=18446744073709551615",
        "actions?all=1",
        "actions?all=true&seat=1",
        "chat?after=-9223372036854775808",
        "seat/x",
        "%2e%2e",
    ];
    let call = dice.pick(CALLS);
    let separator = if call.is_empty() || call.starts_with('?') { "" } else { "/" };
    let table = if dice.below(12) == 0 { "nothere" } else { table };
    match dice.below(12) {
        0..5 => format!("/t/{table}{separator}{call}"),
        5..10 => format!("/api/v1/tables/{table}{separator}{call}"),
        10 => (*dice.pick(&[
            "/tables",
            "/settings",
            "/quick/x",
            "/new/x",
            "/seat/x",
            "/assets/x",
            "/api/v1/tables",
            "/",
        ]))
        .to_owned(),
        _ => format!("/{}", dice.roll()),
    }
}

fn anything(client: &mut Client, dice: &mut Dice, table: &str) -> (String, Answer) {
    const KINDS: &[&str] = &[
        "application/json",
        "application/x-www-form-urlencoded",
        "text/plain",
        "application/json; charset=x",
        "",
    ];
    let method = *dice.pick(&["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH"]);
    let (path, body) = (path(dice, table), if method == "GET" { Vec::new() } else { body(dice) });
    let answer =
        client.send(method, &path, &[("content-type", *dice.pick::<&str>(KINDS))], body.clone());
    (format!("{method} {path} {}", String::from_utf8_lossy(&body)), answer)
}

/// The chance that a random request closes a table or reseats it is part of the game; those calls
/// have their own revisions. What is checked here is that the steps stay as they are.
#[test]
fn random_requests_break_nothing() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    server.player("Ben").call("POST", &format!("/tables/{id}/join"), Value::Null);
    let before = server.save(&id);
    let mut dice = Dice(2026);
    for _ in 0..inputs(3000) {
        // Strangers: whatever they send, nothing happens.
        let mut eve = server.client();
        let (request, answer) = anything(&mut eve, &mut dice, &id);
        assert!(answer.status < 500, "{request}: {} {}", answer.status, answer.body);
        if request.contains("/api/v1") && answer.status >= 400 {
            answer.code();
        }
    }
    assert_eq!(server.save(&id), before);
    assert_eq!(crate::seats::revision(&mut ada, &id), 1);
}

#[test]
fn a_player_who_sends_anything_changes_only_what_is_legal() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let mut dice = Dice(77);
    let mut id = table(&mut ada, &["me", "hotseat"]);
    let mut changes = 0;
    for round in 0..inputs(500) {
        let (mut revision, mut choices) = actions(&mut ada, &id);
        if choices.is_empty() {
            ada = server.player("Ada");
            id = table(&mut ada, &["me", "hotseat"]);
            (revision, choices) = actions(&mut ada, &id);
        }
        let game = catalog::load(&server.save(&id)).expect("a match");
        let action = match round % 10 {
            0 => choices[dice.below(choices.len())]["action"].clone(),
            1..7 => json!(word(&mut dice)),
            _ => value(&mut dice, 2),
        };
        let seen = if dice.below(4) == 0 { value(&mut dice, 0) } else { json!(revision) };
        let sent = json!({ "revision": seen, "action": action });
        let path = if dice.below(2) == 0 {
            format!("/api/v1/tables/{id}/act")
        } else {
            format!("/t/{id}/act")
        };
        // The pages act for the seat that holds the device; without it they refuse.
        let answer = ada.script(&path, sent.clone());
        assert!(answer.status < 500, "{sent}: {}", answer.body);
        // The page acts for the seat in hand and the API for the first that is to decide. What
        // others have sealed since makes no order stale (ADR 16).
        let is_order = action.as_str().is_some_and(|action| action.starts_with("order"));
        let is_fresh = seen == json!(revision)
            || is_order && seen.as_i64().is_some_and(|seen| (0..revision).contains(&seen));
        let mut seats = table::Seats::first_of(2).into_iter();
        let is_legal = is_fresh && seats.any(|seat| game.check(seat, &action).is_ok());
        if answer.status == 200 {
            assert!(is_legal, "{sent}");
            changes += 1;
        }
        let now = crate::seats::revision(&mut ada, &id);
        assert_eq!(now, revision + i64::from(answer.status == 200), "{sent}");
    }
    assert!(changes > 10, "{changes} legal actions were carried out");
    catalog::load(&server.save(&id)).expect("the match is whole");
}
