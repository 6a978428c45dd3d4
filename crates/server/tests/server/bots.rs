//! When bots play, whose turn it is to think, and where they stop.

use serde_json::{Value, json};
use server::Config;

use crate::client::{Client, Server, number, text};
use crate::seats::{Dice, decide, finish, game, revision, short, table};

fn config() -> Config {
    Config { bot_pace: 0, bot_thinking: 1, trust_proxy: true, ..Config::default() }
}

/// A table of bots alone; nothing but its host's wish ends it early.
fn bots_alone(host: &mut Client, bot: &str) -> String {
    let wish = json!({ "game": game(), "seats": [bot, bot], "options": { "placement": "random" } });
    text(&host.call("POST", "/tables", wish)["id"])
}

fn seen(client: &mut Client, table: &str) -> Value {
    client.call("GET", &format!("/tables/{table}"), Value::Null)
}

/// A table of bots that nobody watched ran 17,841 steps in 99 seconds.
#[test]
fn bots_rest_while_nobody_watches_them() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let alone = table(&mut ada, &["bot:random", "bot:random"]);
    assert_eq!(revision(&mut ada, &alone), 0);
    let other = table(&mut ada, &["me", "bot:random"]);
    finish(&mut [&mut ada], &other);
    assert_eq!(revision(&mut ada, &alone), 0, "in the time of a whole game nothing has happened");
    let mut events = server.client().follow(&format!("/api/v1/tables/{alone}/events"));
    events.until("finished");
}

#[test]
fn bots_play_on_for_a_person_who_does_not_look() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random", "bot:random"]);
    decide(&mut ada, &id, &mut Dice(1)).or_else(|| decide(&mut ada, &id, &mut Dice(1)));
    while !seen(&mut ada, &id)["turn"].as_array().expect("a list").contains(&json!(0)) {}
}

/// The usual options of a game may have no limit of their own.
#[test]
fn a_match_that_does_not_end_is_given_up() {
    let server = Server::with(Config { most_steps: 60, ..config() });
    let mut ada = server.player("Ada");
    let id = bots_alone(&mut ada, "bot:random");
    ada.follow(&format!("/api/v1/tables/{id}/events")).until("closed");
    // The last decision may bring chance along.
    assert!((60..65).contains(&number(&seen(&mut ada, &id)["step"])));
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("stopped after 6"), "the page says why");

    let wish = json!({
        "game": game(), "seats": ["me", "hotseat"], "options": { "placement": "random" }
    });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    let mut dice = Dice(4);
    while seen(&mut ada, &id)["status"] == "playing" {
        decide(&mut ada, &id, &mut dice);
    }
    let end = seen(&mut ada, &id);
    assert_eq!(end["status"], "closed", "people have no more steps than bots");
    assert!((60..65).contains(&number(&end["step"])));
}

/// A step that could not be kept was tried again every second for ever.
#[test]
fn a_bot_that_is_stuck_stops_and_says_so() {
    let server = Server::with(config());
    let mut ada = server.player("Ada");
    let id = bots_alone(&mut ada, "bot:random");
    seen(&mut ada, &id);
    server.lose_store();
    let mut guest = server.client();
    let told = guest.follow(&format!("/api/v1/tables/{id}/events")).until("is_bot_stuck");
    assert!(told.contains("\"is_bot_stuck\":true"), "{told}");
    let page = guest.follow(&format!("/t/{id}/events")).until("The bot cannot go on");
    assert!(page.contains("notice bad"), "{page}");
    assert_eq!(number(&seen(&mut guest, &id)["revision"]), 0);
}

/// Twenty tables of bots that one player watched kept the bots of all others waiting for as long
/// as all of these took.
#[test]
fn one_player_with_many_bots_delays_another_by_one_thought() {
    let server = Server::with(Config { bot_thinking: 300, thinkers: 1, ..config() });
    let (mut eve, mut ben) = (server.player("Eve"), server.player("Ben"));
    let many: Vec<_> = (0..20)
        .map(|_| {
            let id = bots_alone(&mut eve, "bot:admiral");
            eve.follow(&format!("/api/v1/tables/{id}/events"))
        })
        .collect();
    let id = table(&mut ben, &["me", "bot:random"]);
    let (mut dice, mut before, mut is_on_page) = (Dice(2), Vec::new(), false);
    for _ in 0..8 {
        decide(&mut ben, &id, &mut dice);
        let in_line = seen(&mut ben, &id)["in_line"].clone();
        if let Some(bot) = in_line.as_array().and_then(|list| list.first()) {
            assert_eq!((&bot["seat"], &bot["what"]), (&json!(1), &json!("bot")));
            before.push(number(&bot["before"]));
            is_on_page |= ben.get(&format!("/t/{id}")).body.contains("Waiting to think:");
        }
    }
    assert!(!before.is_empty(), "whoever waits is told how many are before");
    assert!(is_on_page, "and so are people");
    assert!(before.iter().all(|before| *before <= 1), "{before:?}");
    drop(many);
}

/// Sixty hints at once took the processor from everybody else.
#[test]
fn a_player_waits_for_a_few_hints_at_once() {
    let server = Server::with(Config { bot_thinking: 500, thinkers: 1, ..config() });
    let mut ada = server.player("Ada");
    let wish = json!({
        "game": game(), "seats": ["me", "hotseat"], "options": short(2), "hints": true,
    });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    let path = format!("/tables/{id}/hint");
    let ask = |mut ada: Client| ada.api("POST", &path, Value::Null).status;
    let answers: Vec<u16> = std::thread::scope(|scope| {
        let asked: Vec<_> =
            (0..20).map(|_| ada.clone()).map(|ada| scope.spawn(|| ask(ada))).collect();
        asked.into_iter().map(|answer| answer.join().expect("an answer")).collect()
    });
    let count = |status| answers.iter().filter(|answer| **answer == status).count();
    assert!(count(200) >= 3 && count(429) > 0, "{answers:?}");
    assert_eq!(count(200) + count(429), 20, "{answers:?}");
}
