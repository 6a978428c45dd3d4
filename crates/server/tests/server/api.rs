//! Playing over the API.

use serde_json::{Value, json};
use table::{MOST_ANNOUNCED, Seats, Turn};

use crate::client::{Client, Server, number, text};
use crate::seats::{Dice, actions, decide, finish, game, revision, table};

fn view(client: &mut Client, table: &str) -> Value {
    client.call("GET", &format!("/tables/{table}"), Value::Null)
}

fn act(client: &mut Client, table: &str, body: Value) -> crate::client::Answer {
    client.api("POST", &format!("/tables/{table}/act"), body)
}

#[test]
fn two_players_sit_down_act_and_undo() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    assert_eq!(view(&mut ada, &id)["status"], "open");
    assert_eq!(actions(&mut ada, &id).1, Vec::<Value>::new(), "nobody acts before all are there");
    let open = ben.call("GET", "/tables", Value::Null);
    assert_eq!(open["tables"][0]["id"], json!(id));
    assert_eq!(open["tables"][0]["free_seats"], 1);

    assert_eq!(ben.call("POST", &format!("/tables/{id}/join"), Value::Null)["seat"], 1);
    let seen = view(&mut ben, &id);
    assert_eq!(
        (&seen["status"], &seen["turn"], &seen["viewer"]),
        (&json!("playing"), &json!([0, 1]), &json!(1))
    );
    assert_eq!(seen["seats"][0]["name"], "Ada");
    assert_eq!(seen["seats"][1]["is_you"], true);
    assert_eq!(
        ben.call("GET", "/tables?list=mine", Value::Null)["tables"][0]["is_your_turn"],
        true
    );

    let before = server.save(&id);
    let (now, choices) = actions(&mut ada, &id);
    let body = json!({ "revision": now, "action": choices[0]["action"] });
    let reply = act(&mut ada, &id, body).expect(200).json();
    assert_eq!((number(&reply["revision"]), &reply["turn"]), (now + 1, &json!([1])));
    assert_ne!(server.save(&id), before);
    let undo = json!({ "revision": now + 1 });
    ada.call("POST", &format!("/tables/{id}/undo"), undo);
    assert_eq!(server.save(&id), before, "an undo takes the step back");
    let again = ada.api("POST", &format!("/tables/{id}/undo"), json!({ "revision": now + 2 }));
    assert_eq!(again.expect(422).json()["error"]["rule"], "TABLE-UNDO-2");
}

#[test]
fn a_stale_move_changes_nothing_and_tells_the_revision() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (now, choices) = actions(&mut ada, &id);
    let before = server.save(&id);
    // Somebody has sat down since revision 0: that is no news for a decision.
    for stale in [-1, now + 1, i64::MIN, i64::MAX] {
        let body = json!({ "revision": stale, "action": choices[0]["action"] });
        let answer = act(&mut ada, &id, body).expect(409);
        assert_eq!(answer.code(), "stale");
        assert_eq!(number(&answer.json()["error"]["revision"]), now);
    }
    assert_eq!(server.save(&id), before);
}

#[test]
fn a_forbidden_move_changes_nothing_and_names_the_rule() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let before = (revision(&mut ada, &id), server.save(&id));
    let all = ada.call("GET", &format!("/tables/{id}/actions?all=true"), Value::Null);
    let refused: Vec<&Value> = all["actions"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|it| it["refusal"].is_object())
        .collect();
    assert!(refused.len() > 10, "some candidates are not legal");
    for choice in refused.iter().step_by(refused.len() / 10) {
        let body = json!({ "revision": before.0, "action": choice["action"] });
        let error = act(&mut ada, &id, body).expect(422).json()["error"].clone();
        assert_eq!(error["code"], "refused");
        assert_eq!(error["rule"], choice["refusal"]["rule"]);
        assert_eq!(error["values"], choice["refusal"]["values"]);
        assert_eq!(error["message"], choice["refusal"]["sentence"]);
    }
    let body = json!({ "revision": before.0, "action": "make me win" });
    assert_eq!(act(&mut ada, &id, body).expect(400).code(), "malformed");
    assert_eq!((revision(&mut ada, &id), server.save(&id)), before);
}

#[test]
fn only_the_player_of_a_seat_plays_for_it() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let (mut eve, mut guest) = (server.player("Eve"), server.client());
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (now, choices) = actions(&mut ada, &id);
    let before = server.save(&id);
    let body =
        |seat: Option<u8>| json!({ "revision": now, "action": choices[0]["action"], "seat": seat });
    assert_eq!(act(&mut ada, &id, body(Some(1))).expect(403).code(), "forbidden");
    for seat in [None, Some(0), Some(1)] {
        assert_eq!(act(&mut eve, &id, body(seat)).expect(403).code(), "forbidden");
        assert_eq!(act(&mut guest, &id, body(seat)).expect(401).code(), "unauthorized");
    }
    assert_eq!(eve.api("GET", &format!("/tables/{id}/actions"), Value::Null).status, 403);
    for seat in 0..2 {
        let path = format!("/tables/{id}?seat={seat}");
        assert_eq!(eve.api("GET", &path, Value::Null).status, 403, "nobody borrows eyes");
    }
    eve.token = Some("0".repeat(40));
    assert_eq!(act(&mut eve, &id, body(None)).expect(401).code(), "unauthorized");
    act(&mut ada, &id, body(None)).expect(200);
    let late = json!({ "revision": now + 1, "action": choices[0]["action"] });
    let refused = act(&mut ada, &id, late).expect(422).json();
    assert_eq!(refused["error"]["rule"], "TABLE-TURN-1", "a seat that is not to decide");
    assert_ne!(server.save(&id), before);
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:greedy"]);
    let export = format!("/tables/{id}/export");
    assert_eq!(ada.api("GET", &export, Value::Null).expect(403).code(), "forbidden");
    assert_eq!(ada.get(&format!("/t/{id}/export")).status, 403);
    finish(&mut [&mut ada], &id);

    let standings = ada.call("GET", &format!("/tables/{id}/standings"), Value::Null);
    assert_eq!(standings["is_final"], true);
    assert_eq!(standings["scores"].as_array().map(Vec::len), Some(2));
    let saved = ada.api("GET", &export, Value::Null).expect(200).body;
    assert_eq!(saved, server.save(&id));
    assert!(catalog::load(&saved).expect("a match").turn() == table::Turn::Over);
    assert_eq!(server.client().get(&format!("/t/{id}/export")).expect(200).body, saved);
    let log = ada.call("GET", &format!("/tables/{id}/log?from=5"), Value::Null);
    assert!(log["lines"].as_array().expect("a list").iter().all(|line| number(&line["step"]) >= 5));
    let late = json!({ "revision": revision(&mut ada, &id), "action": "fly" });
    assert_eq!(act(&mut ada, &id, late).expect(409).code(), "conflict");
}

#[test]
fn four_can_sit_at_a_table() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random", "bot:greedy", "hotseat"]);
    let seen = view(&mut ada, &id);
    let kinds: Vec<_> = (0..4).map(|seat| text(&seen["seats"][seat]["occupant"])).collect();
    assert_eq!(kinds, ["player", "bot", "bot", "hotseat"]);
    let mut dice = Dice(1);
    // The bots move at the same time, so the first try may be out of date.
    assert!((0..100).any(|_| decide(&mut ada, &id, &mut dice).is_some()));
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let mut refused =
        |wish: Value, status: u16| ada.api("POST", "/tables", wish).expect(status).code();
    let game = game();
    assert_eq!(refused(json!({ "game": "go", "seats": ["me"] }), 404), "not_found");
    assert_eq!(refused(json!({ "game": game, "seats": [] }), 400), "invalid");
    assert_eq!(refused(json!({ "game": game, "seats": vec!["me"; 300] }), 400), "invalid");
    assert_eq!(refused(json!({ "game": game, "seats": ["me", "king"] }), 400), "invalid");
    assert_eq!(refused(json!({ "game": game, "seats": ["me", "bot:deep"] }), 400), "invalid");
    let other = json!({ "players": 3 });
    assert_eq!(
        refused(json!({ "game": game, "seats": ["me", "open"], "options": other }), 400),
        "invalid"
    );
    let odd = json!({ "players": 2, "luck": 9 });
    assert_eq!(
        refused(json!({ "game": game, "seats": ["me", "open"], "options": odd }), 400),
        "invalid"
    );
    assert_eq!(refused(json!({ "game": game }), 422), "unreadable");
    let mut guest = server.client();
    let wish = json!({ "game": game, "seats": ["me", "open"] });
    assert_eq!(guest.api("POST", "/tables", wish).expect(401).code(), "unauthorized");
}

/// A token with a typing mistake used to look on as a spectator.
#[test]
fn an_invalid_token_is_refused_everywhere() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let token = ada.token.take().expect("a token");
    for wrong in ["", "Bearer ", "Bearer 0000", "Basic abc", &format!("{token}x")] {
        for path in ["/games", "/tables", "/players/me", &format!("/tables/{id}")] {
            let path = format!("/api/v1{path}");
            let answer = ada.send("GET", &path, &[("authorization", wrong)], "").expect(401);
            assert_eq!(answer.code(), "unauthorized");
            assert_eq!(answer.header("www-authenticate"), "Bearer");
        }
    }
    ada.call("GET", &format!("/tables/{id}"), Value::Null);
}

#[test]
fn options_that_are_left_out_are_as_usual() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let wish =
        json!({ "game": game(), "seats": ["me", "hotseat"], "options": { "round_limit": 3 } });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    let options = view(&mut ada, &id)["view"]["options"].clone();
    let mut expected = catalog::GAMES[0].options(2);
    expected["round_limit"] = json!(3);
    assert_eq!(options, expected);
}

#[test]
fn unknown_options_are_refused_by_name() {
    let server = Server::start();
    let wish = json!({ "game": game(), "seats": ["me", "open"], "options": { "colour": 1 } });
    let answer = server.player("Ada").api("POST", "/tables", wish).expect(400);
    let message = text(&answer.json()["error"]["message"]);
    assert!(message.contains("colour"), "{message}");
}

#[test]
fn labels_come_in_the_language_asked_for() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let path = format!("/api/v1/tables/{id}/actions?all=true");
    let mut labels = |language| {
        let reply = ada.send("GET", &path, &[("accept-language", language)], "").json();
        let actions = reply["actions"].as_array().expect("a list").clone();
        let refused = actions.iter().find(|choice| choice["refusal"].is_object()).expect("one");
        (text(&actions[0]["label"]), text(&refused["refusal"]["sentence"]))
    };
    let all = ["en", "pl", "it"].map(&mut labels);
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
}

/// Two actions that a seat may announce together.
fn two_in_a_row(save: &str) -> Option<(Value, Value)> {
    let game = catalog::load(save).expect("a match");
    let Turn::Decide(seats) = game.turn() else { return None };
    let seat = seats.first()?;
    let mut pairs = game.actions(seat).into_iter().flat_map(|first| {
        let mut next = game.boxed_clone();
        next.act(seat, &first.action).expect("it is listed");
        let seconds = next.actions(seat).into_iter();
        seconds.map(move |second| (first.action.clone(), second.action)).collect::<Vec<_>>()
    });
    pairs.find(|(first, second)| {
        game.boxed_clone()
            .act_all(seat, Seats::only(seat), &[first.clone(), second.clone()])
            .is_ok()
    })
}

#[test]
fn a_list_of_actions_is_taken_whole_or_not_at_all() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    // A game in which one seat decides several times in a row.
    let game = catalog::GAMES[1].id();
    let wish = json!({ "game": game, "seats": ["me", "hotseat"] });
    let id = text(&ada.call("POST", "/tables", wish)["id"]);
    let mut dice = Dice(6);
    let (first, second) = loop {
        if let Some(pair) = two_in_a_row(&server.save(&id)) {
            break pair;
        }
        decide(&mut ada, &id, &mut dice).expect("everybody plays at this screen");
    };
    let state = |ada: &mut Client| {
        let seen = view(ada, &id);
        (number(&seen["revision"]), number(&seen["step"]))
    };
    let (revision, step) = state(&mut ada);
    for (actions, status) in [
        (json!([first, second, first]), 422),
        (json!([first, "fly to the moon"]), 400),
        (json!([]), 400),
        (json!(vec![first.clone(); MOST_ANNOUNCED + 1]), 400),
    ] {
        let body = json!({ "revision": revision, "actions": actions });
        act(&mut ada, &id, body).expect(status);
        assert_eq!(state(&mut ada), (revision, step), "nothing of {actions} is done");
    }
    act(&mut ada, &id, json!({ "revision": revision, "actions": [first, second] })).expect(200);
    assert_eq!(state(&mut ada), (revision + 1, step + 2));
}
