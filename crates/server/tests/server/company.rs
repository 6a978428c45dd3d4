//! Who may do what about seats and tables: nobody who is here loses anything.

use serde_json::{Value, json};

use crate::client::{Client, Server, quick, text};
use crate::seats::{game, short, table};
use crate::timed::timed;

fn see(player: &mut Client, id: &str) -> Value {
    player.call("GET", &format!("/tables/{id}"), Value::Null)
}

/// Ada's table, at which Ben plays too.
fn two(ada: &mut Client, ben: &mut Client) -> String {
    let id = table(ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    id
}

#[test]
fn a_player_who_is_here_is_never_replaced() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    let (seat, bot) = (format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
    assert_eq!(ben.api("POST", &seat, bot.clone()).expect(403).code(), "forbidden");
    let mut stream = ben.follow(&format!("/api/v1/tables/{id}/events"));
    stream.next();
    timed.wait(1_000);
    assert_eq!(ada.api("POST", &seat, bot).expect(409).code(), "player_is_here");
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(!page.contains("value=\"bot:"), "nothing is offered that cannot work");
}

#[test]
fn an_absent_player_is_replaced_after_the_time_of_the_table_and_takes_the_seat_again() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let wish = json!({
        "game": game(), "seats": ["me", "open"], "options": short(2), "absence": 60,
    });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (seat, bot) = (format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
    assert_eq!(see(&mut ben, &id)["absence"], 60);

    timed.wait(59);
    let answer = ada.api("POST", &seat, bot.clone()).expect(409);
    assert_eq!(answer.code(), "player_may_return");
    assert!(answer.body.contains("another 2 minutes"), "{}", answer.body);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("A bot may take over in"), "the host sees how long to wait");

    timed.wait(2);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("value=\"bot:crew\""), "now the host may");
    ada.call("POST", &seat, bot);
    let seen = see(&mut ben, &id);
    assert_eq!((&seen["viewer"], &seen["seats"][1]["is_kept"]), (&Value::Null, &json!(true)));
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("id=\"come-back\""), "Ben is told, and how to come back");
    assert!(!ada.get(&format!("/t/{id}")).body.contains("id=\"come-back\""));
    assert_eq!(ada.api("POST", &format!("/tables/{id}/return"), Value::Null).status, 409);
    ben.post(&format!("/t/{id}/return"), &[]).location();
    let seen = see(&mut ben, &id);
    assert_eq!((&seen["viewer"], &seen["seats"][1]["name"]), (&json!(1), &json!("Ben")));
    let answer = ada.api("POST", &seat, json!({ "bot": "greedy" }));
    assert_eq!(answer.expect(409).code(), "player_is_here", "Ben was just here");
}

#[test]
fn a_player_who_only_reads_or_talks_is_here() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let wish = json!({ "game": game(), "seats": ["me", "open"], "absence": 1, "hints": true });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (seat, bot) = (format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
    let key = ben.get(&format!("/t/{id}")).body;
    let key: String = key.split("/seat/").nth(1).expect("a link").chars().take(40).collect();
    let mut phone = ben.other_device();
    phone.get(&format!("/seat/{key}")).location();
    let said = json!({ "text": "Hm." });
    let calls = ["", "/actions", "/log", "/standings", "/chat"];
    let calls = calls.map(|path| ("GET", format!("/api/v1/tables/{id}{path}"), Value::Null));
    let pages = ["", "/draft", "/text", "/log?first=0&end=1"];
    let pages = pages.map(|path| ("GET", format!("/t/{id}{path}"), Value::Null));
    let posts = [
        ("POST", format!("/t/{id}/chat"), said.clone()),
        ("POST", format!("/t/{id}/hint"), json!({})),
        ("POST", format!("/api/v1/tables/{id}/chat"), said),
        ("POST", format!("/api/v1/tables/{id}/hint"), Value::Null),
    ];
    for (method, path, body) in calls.into_iter().chain(pages).chain(posts) {
        let device = if path.starts_with("/t/") { &mut phone } else { &mut ben };
        let json = [("content-type", "application/json")];
        let answer = device.send(method, &path, &json, body.to_string());
        // Who is not to decide gets no hint, but asks.
        assert!(matches!(answer.status, 200 | 403), "{method} {path}: {}", answer.status);
        timed.wait_seconds(50);
        let answer = ada.api("POST", &seat, bot.clone()).expect(409);
        assert_eq!(answer.code(), "player_is_here", "{method} {path}");
        assert_eq!(see(&mut ada, &id)["seats"][1]["is_here"], true, "{method} {path}");
    }
    timed.wait_seconds(10);
    assert_eq!(see(&mut ada, &id)["seats"][1]["is_here"], false);
    ada.call("POST", &seat, bot);
}

#[test]
fn the_link_of_a_seat_brings_its_player_back_on_another_device() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    let page = ben.get(&format!("/t/{id}")).body;
    let key: String = page.split("/seat/").nth(1).expect("a link").chars().take(40).collect();
    timed.wait(16);
    ada.call("POST", &format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
    let mut phone = ben.other_device();
    phone.get(&format!("/seat/{key}")).location();
    assert!(phone.get(&format!("/t/{id}")).body.contains("id=\"come-back\""));
    phone.post(&format!("/t/{id}/return"), &[]).location();
    assert_eq!(see(&mut ben, &id)["viewer"], 1, "the seat is Ben's again");
    let stream = phone.follow(&format!("/t/{id}/events"));
    timed.wait(1_000);
    let answer = ada.api("POST", &format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" }));
    assert_eq!(answer.expect(409).code(), "player_is_here", "whoever plays by the link is here");
    drop(stream);
}

#[test]
fn when_the_host_is_away_for_long_the_others_help_themselves() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let mut eve = timed.server.player("Eve");
    let id = two(&mut ada, &mut ben);
    let (seat, bot) = (format!("/tables/{id}/seats/0"), json!({ "bot": "greedy" }));
    timed.wait(14);
    ben.api("POST", &seat, bot.clone()).expect(403);
    timed.wait(2);
    eve.api("POST", &seat, bot.clone()).expect(403);
    ben.call("POST", &seat, bot);
    assert_eq!(see(&mut ada, &id)["seats"][0]["is_kept"], true);
    ada.call("POST", &format!("/tables/{id}/return"), Value::Null);
    assert_eq!(see(&mut ada, &id)["viewer"], 0);
}

#[test]
fn a_running_table_is_closed_when_everybody_who_is_not_long_away_agrees() {
    let timed = timed!(quick());
    let (mut ada, mut ben) = (timed.server.player("Ada"), timed.server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    let close = format!("/tables/{id}/close");
    assert_eq!(ben.api("POST", &close, Value::Null).expect(403).code(), "forbidden");
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "playing", "Ben is asked");
    assert!(ben.get(&format!("/t/{id}")).body.contains("id=\"agree-closing\""));
    assert!(!ada.get(&format!("/t/{id}")).body.contains("id=\"agree-closing\""));
    ben.post(&format!("/t/{id}/keep"), &[]).location();
    assert_eq!(ben.api("POST", &close, Value::Null).status, 403, "nothing is asked any more");
    ada.call("POST", &close, Value::Null);
    assert_eq!(ben.call("POST", &close, Value::Null)["status"], "closed");
    for client in [&mut ada, &mut ben] {
        let page = client.get(&format!("/t/{id}")).body;
        assert!(page.contains("This table has been closed."), "{page}");
        assert!(!page.contains("data-act=\""), "nobody can decide anything: {page}");
    }

    let id = two(&mut ada, &mut ben);
    let close = format!("/tables/{id}/close");
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "playing");
    timed.wait(16);
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "closed", "Ben is long away");
}

#[test]
fn a_link_opened_by_mistake_is_left_again() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    let page = ben.get(&format!("/t/{id}")).body;
    let key: String = page.split("/seat/").nth(1).expect("a link").chars().take(40).collect();
    let mut guest = server.client();
    let table = guest.get(&format!("/seat/{key}")).location();
    let page = guest.get(&table).expect(200).body;
    assert!(page.contains("you now have the seat of Ben"), "it is said what happened");
    assert!(page.contains(&format!("action=\"/t/{id}/leave-link\"")), "and can be left");
    guest.post(&format!("/t/{id}/leave-link"), &[]).location();
    let page = guest.get(&format!("/t/{id}")).body;
    assert!(!page.contains(&key) && !page.contains("leave-link"), "only a spectator again");
    assert_eq!(see(&mut ben, &id)["viewer"], 1, "Ben has lost nothing");
}

#[test]
fn a_rival_who_has_a_seat_leaves_a_link_opened_by_mistake() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    let page = ben.get(&format!("/t/{id}")).body;
    let key: String = page.split("/seat/").nth(1).expect("a link").chars().take(40).collect();
    let table = ada.get(&format!("/seat/{key}")).location();
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains(&format!("action=\"/t/{id}/ready\"")), "the device is to be passed on");
    assert!(page.contains("you now have the seat of Ben"), "it is said what happened");
    assert!(page.contains(&format!("action=\"/t/{id}/leave-link\"")), "and can be left");
    ada.post(&format!("/t/{id}/leave-link"), &[]).location();
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("data-revision") && !page.contains("leave-link"), "her own table again");
    assert_eq!(see(&mut ada, &id)["viewer"], 0);
}

#[test]
fn a_player_lets_a_bot_play_on_and_comes_back() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = two(&mut ada, &mut ben);
    ben.call("POST", &format!("/tables/{id}/leave"), Value::Null);
    assert_eq!(see(&mut ada, &id)["seats"][1]["is_kept"], true);
    assert_eq!(ben.call("POST", &format!("/tables/{id}/join"), Value::Null)["seat"], 1);
    assert_eq!(see(&mut ben, &id)["viewer"], 1);
}
