//! Random requests: no answer is a server error, and nothing changes unless it was legal.

use std::collections::BTreeSet;

use catalog::AnyGame;
use serde_json::{Map, Value, json};
use table::{Seed, Turn};

use crate::client::{Answer, Client, Server, text};
use crate::seats::{Dice, actions, game, table};

/// Words that are no decision of any game.
const NONSENSE: &[&str] = &[
    "",
    " ",
    "\u{0}",
    "żółw 🚀",
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

/// The names of what is sent to pages and calls.
const KEYS: &[&str] = &[
    "revision", "action", "actions", "seat", "text", "game", "seats", "options", "name", "bot",
    "seed", "title", "draft", "step", "return", "language", "players", "x",
];

/// How many decisions of a random game are read for words.
const DECISIONS_READ: usize = 150;

/// What visitors of the tables of one game send.
struct Babble {
    game: &'static dyn AnyGame,
    dice: Dice,
    words: Vec<String>,
}

impl Babble {
    /// Nonsense, decisions of a random game and their parts.
    fn of(game: &'static dyn AnyGame, seed: u64) -> Self {
        let mut dice = Dice(seed);
        let mut words: BTreeSet<String> = NONSENSE.iter().map(|&word| word.to_owned()).collect();
        let mut read = game.new_match(&game.options(2), Seed(seed)).expect("usual options");
        for _ in 0..DECISIONS_READ {
            let Turn::Decide(seats) = read.turn() else { break };
            let seat = seats.first().expect("a decision has a decider");
            let actions = read.actions(seat);
            for text in actions.iter().map(|choice| &*choice.notation) {
                words.extend([text].into_iter().chain(text.split(' ')).map(str::to_owned));
            }
            read.act(seat, &dice.pick(&actions).action).expect("a listed action");
        }
        Self { game, dice, words: words.into_iter().collect() }
    }

    /// A table of this game.
    fn table(&self, host: &mut Client, seats: &[&str]) -> String {
        if self.game.id() == game() {
            return table(host, seats);
        }
        let wish = json!({ "game": self.game.id(), "seats": seats, "title": "Test" });
        text(&host.call("POST", "/tables", wish)["id"])
    }

    fn word(&mut self) -> String {
        let mut word = self.dice.pick(&self.words).clone();
        let another = self.dice.pick(&self.words).as_str();
        match self.dice.below(8) {
            0 => word += another,
            1 => word = word.chars().rev().collect(),
            2 => word = word.repeat(1 + self.dice.below(40)),
            3 => word.extend([" ", another]),
            4 => word.extend(["; ", another]),
            _ => {}
        }
        word
    }

    fn value(&mut self, depth: usize) -> Value {
        match self.dice.below(if depth == 0 { 6 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.dice.roll().is_multiple_of(2)),
            2 => json!(self.dice.roll() as i64),
            3 => json!(self.dice.below(8) as i64 - 2),
            4 => json!(self.dice.roll() as f64 / 3.0),
            5 | 6 => json!(self.word()),
            7 => (0..self.dice.below(4)).map(|_| self.value(depth - 1)).collect(),
            _ => self.object(depth - 1),
        }
    }

    fn object(&mut self, depth: usize) -> Value {
        let mut fields = Map::new();
        for _ in 0..self.dice.below(5) {
            fields.insert((*self.dice.pick(KEYS)).to_owned(), self.value(depth));
        }
        fields.into()
    }

    fn form(&mut self) -> String {
        let mut fields = Vec::new();
        for _ in 0..self.dice.below(6) {
            let word = self.word();
            // Some are not written as they should be.
            let word = if self.dice.below(8) == 0 { word } else { encoded(&word) };
            fields.push(format!("{}={word}", self.dice.pick(KEYS)));
        }
        fields.join("&")
    }

    fn body(&mut self) -> Vec<u8> {
        let mut text = match self.dice.below(6) {
            0 => self.value(3).to_string().into_bytes(),
            1 => (0..self.dice.below(200)).map(|_| self.dice.roll() as u8).collect(),
            2 => "[".repeat(self.dice.below(3000)).into_bytes(),
            3 | 4 => self.form().into_bytes(),
            _ => self.object(2).to_string().into_bytes(),
        };
        if self.dice.below(5) == 0 && !text.is_empty() {
            text.truncate(self.dice.below(text.len()));
        }
        text
    }

    fn path(&mut self, table: &str) -> String {
        const CALLS: &[&str] = &[
            "act",
            "undo",
            "hint",
            "chat",
            "join",
            "ready",
            "seat",
            "suggest",
            "fine",
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
            "draft?draft=%00%ff",
            "log?from=18446744073709551615",
            "actions?all=1",
            "actions?all=true&seat=1",
            "actions?others=true",
            "chat?after=-9223372036854775808",
            "seat/x",
            "%2e%2e",
        ];
        let call = if self.dice.below(4) == 0 {
            format!("draft?draft={}&step={}", encoded(&self.word()), self.dice.below(40))
        } else {
            (*self.dice.pick(CALLS)).to_owned()
        };
        let separator = if call.is_empty() || call.starts_with('?') { "" } else { "/" };
        let table = if self.dice.below(12) == 0 { "nothere" } else { table };
        match self.dice.below(12) {
            0..5 => format!("/t/{table}{separator}{call}"),
            5..10 => format!("/api/v1/tables/{table}{separator}{call}"),
            10 => {
                let own =
                    [format!("/quick/{}", self.game.id()), format!("/new/{}", self.game.id())];
                let others =
                    ["/tables", "/settings", "/seat/x", "/assets/x", "/api/v1/tables", "/"];
                let all: Vec<&str> = own.iter().map(String::as_str).chain(others).collect();
                (*self.dice.pick(&all)).to_owned()
            }
            _ => format!("/{}", self.dice.roll()),
        }
    }

    fn send_anything(&mut self, client: &mut Client, table: &str) -> (String, Answer) {
        const KINDS: &[&str] = &[
            "application/json",
            "application/x-www-form-urlencoded",
            "text/plain",
            "application/json; charset=x",
            "",
        ];
        let method = *self.dice.pick(&["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH"]);
        let path = self.path(table);
        let body = if method == "GET" { Vec::new() } else { self.body() };
        let kind = ("content-type", *self.dice.pick::<&str>(KINDS));
        let answer = client.send(method, &path, &[kind], body.clone());
        (format!("{method} {path} {}", String::from_utf8_lossy(&body)), answer)
    }
}

/// A text as it stands in an address or a form.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02x}"),
        })
        .collect()
}

/// How many requests are sent: so many times as many as usual if `NUNATAK_FUZZ` says so (`make fuzz`).
fn inputs(usual: usize) -> usize {
    let times = std::env::var("NUNATAK_FUZZ").ok();
    usual * times.map_or(1, |times| times.parse().expect("NUNATAK_FUZZ is a number"))
}

/// The chance that a random request closes a table or reseats it is part of the game; those calls
/// have their own revisions. What is checked here is that the steps stay as they are.
#[test]
fn random_requests_break_nothing() {
    let server = Server::start();
    for game in catalog::GAMES {
        let mut babble = Babble::of(game, 2026);
        let mut ada = server.player("Ada");
        let id = babble.table(&mut ada, &["me", "open"]);
        server.player("Ben").call("POST", &format!("/tables/{id}/join"), Value::Null);
        let before = server.save(&id);
        for _ in 0..inputs(3000) / catalog::GAMES.len() {
            // Strangers: whatever they send, nothing happens.
            let mut eve = server.client();
            let (request, answer) = babble.send_anything(&mut eve, &id);
            assert!(answer.status < 500, "{request}: {} {}", answer.status, answer.body);
            if request.contains("/api/v1") && answer.status >= 400 {
                answer.code();
            }
        }
        assert_eq!(server.save(&id), before);
        assert_eq!(crate::seats::revision(&mut ada, &id), 1);
    }
}

#[test]
fn a_player_who_sends_anything_changes_only_what_is_legal() {
    let server = Server::start();
    for game in catalog::GAMES {
        let changes =
            send_decisions(&server, Babble::of(game, 77), inputs(500) / catalog::GAMES.len());
        assert!(changes > 3, "{}: {changes} legal actions were carried out", game.id());
    }
}

/// A player sends decisions, legal ones among them, and drafts. Returns how many were carried out.
fn send_decisions(server: &Server, mut babble: Babble, count: usize) -> usize {
    let mut ada = server.player("Ada");
    let mut id = babble.table(&mut ada, &["me", "hotseat"]);
    let mut changes = 0;
    for round in 0..count {
        let (mut revision, mut choices) = actions(&mut ada, &id);
        if choices.is_empty() {
            ada = server.player("Ada");
            id = babble.table(&mut ada, &["me", "hotseat"]);
            (revision, choices) = actions(&mut ada, &id);
        }
        let game = catalog::load(&server.save(&id)).expect("a match");
        let action = match round % 10 {
            0 | 5 => babble.dice.pick(&choices)["action"].clone(),
            1..8 => json!(babble.word()),
            _ => babble.value(2),
        };
        let draft = format!("/t/{id}/draft?draft={}", encoded(&babble.word()));
        let drawn = ada.get(&draft);
        assert!(drawn.status < 500, "{draft}: {}", drawn.body);
        let is_seen = babble.dice.below(4) > 0;
        let seen = if is_seen { json!(revision) } else { babble.value(0) };
        let sent = json!({ "revision": seen, "action": action });
        let path = if babble.dice.below(2) == 0 {
            format!("/api/v1/tables/{id}/act")
        } else {
            format!("/t/{id}/act")
        };
        // The pages act for the seat that holds the device; without it they refuse.
        let answer = ada.script(&path, sent.clone());
        assert!(answer.status < 500, "{sent}: {}", answer.body);
        // The page acts for the seat in hand and the API for the first that is to decide. What
        // others have sealed since makes no sealed decision stale (ADR 16).
        let is_fresh = |seat| {
            let was_seen = seen.as_i64().is_some_and(|seen| (0..revision).contains(&seen));
            let mut next = game.boxed_clone();
            let mut is_sealed = || next.act(seat, &action).is_ok() && next.is_sealed(game.len());
            // Whoever names no revision takes the table as it is.
            seen.is_null() || seen == json!(revision) || was_seen && is_sealed()
        };
        let mut seats = table::Seats::first_of(2).into_iter();
        let is_legal = seats.any(|seat| game.check(seat, &action).is_ok() && is_fresh(seat));
        if answer.status == 200 {
            assert!(is_legal, "{sent}");
            changes += 1;
        }
        let now = crate::seats::revision(&mut ada, &id);
        assert_eq!(now, revision + i64::from(answer.status == 200), "{sent}");
    }
    catalog::load(&server.save(&id)).expect("the match is whole");
    changes
}
