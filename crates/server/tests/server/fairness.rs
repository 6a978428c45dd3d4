//! Nobody holds another up or knows more than the others.

use std::thread;

use serde_json::{Value, json};
use server::Config;

use crate::client::{Client, Server, number, quick, text};
use crate::seats::{Dice, actions, decide, finish, table};
use crate::timed::timed;

/// A table for these players, the first of them its host.
fn joined(players: &mut [&mut Client]) -> String {
    let mut seats = vec!["open"; players.len()];
    seats[0] = "me";
    let id = table(players[0], &seats);
    for player in &mut players[1..] {
        player.call("POST", &format!("/tables/{id}/join"), Value::Null);
    }
    id
}

/// Does the first thing that is possible, by what the player saw at a revision, and returns the new
/// one.
#[track_caller]
fn act(player: &mut Client, id: &str, (seen, choices): &(i64, Vec<Value>)) -> i64 {
    let body = json!({ "revision": seen, "action": choices[0]["action"] });
    number(&player.call("POST", &format!("/tables/{id}/act"), body)["revision"])
}

#[track_caller]
fn undo(player: &mut Client, id: &str, seen: i64) -> i64 {
    let body = json!({ "revision": seen });
    number(&player.call("POST", &format!("/tables/{id}/undo"), body)["revision"])
}

#[test]
fn a_rival_who_seals_and_withdraws_before_every_order_holds_up_none() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let (mut races, mut dice) = (0, Dice(5));
    while races < 40 {
        let id = joined(&mut [&mut ada, &mut ben]);
        loop {
            let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
            if seen["status"] == "finished" {
                break;
            }
            if seen["turn"] == json!([0, 1]) {
                let (mine, theirs) = (actions(&mut ada, &id), actions(&mut ben, &id));
                let mut latest = theirs.0;
                for _ in 0..3 {
                    latest = act(&mut ben, &id, &(latest, theirs.1.clone()));
                    latest = undo(&mut ben, &id, latest);
                }
                if races % 2 == 0 {
                    act(&mut ben, &id, &(latest, theirs.1));
                }
                act(&mut ada, &id, &mine);
                races += 1;
            } else {
                decide(&mut ada, &id, &mut dice);
                decide(&mut ben, &id, &mut dice);
            }
        }
    }
}

#[test]
fn two_who_seal_at_the_same_time_are_both_heard_until_one_has_undone_too_often() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let mut cleo = server.player("Cleo");
    let id = joined(&mut [&mut ada, &mut ben, &mut cleo]);
    let at = id.clone();
    let rival = thread::spawn(move || {
        for undone in 0.. {
            let seen = actions(&mut ben, &at);
            let sealed = act(&mut ben, &at, &seen);
            let body = json!({ "revision": sealed });
            let answer = ben.api("POST", &format!("/tables/{at}/undo"), body);
            if answer.status != 200 {
                return (undone, answer.json());
            }
        }
        unreachable!("there is a limit")
    });
    for _ in 0..15 {
        let seen = actions(&mut ada, &id);
        let sealed = act(&mut ada, &id, &seen);
        undo(&mut ada, &id, sealed);
    }
    let (undone, refusal) = rival.join().expect("the rival is never refused for another reason");
    assert_eq!(undone, usize::from(table::MOST_UNDOS));
    assert_eq!(refusal["error"]["rule"], "TABLE-UNDO-5");
    assert_eq!(refusal["error"]["values"], json!({ "most": table::MOST_UNDOS }));
    let sentence = text(&refusal["error"]["message"]);
    assert!(sentence.contains("20"), "{sentence}");
}

#[test]
fn ones_own_step_from_another_device_makes_a_page_old() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let seen = actions(&mut ada, &id);
    let sealed = act(&mut ada, &id, &seen);
    undo(&mut ada, &id, sealed);
    let body = json!({ "revision": seen.0, "action": seen.1[0]["action"] });
    let answer = ada.api("POST", &format!("/tables/{id}/act"), body).expect(409);
    assert_eq!(answer.code(), "stale");
}

#[test]
fn what_everybody_sees_makes_a_page_old() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let (mine, theirs) = (actions(&mut ada, &id), actions(&mut ben, &id));
    act(&mut ada, &id, &mine);
    act(&mut ben, &id, &theirs);
    // Both orders are open now; what was seen before them is no ground for the next decision.
    for (player, seen) in [(&mut ada, mine), (&mut ben, theirs)] {
        let body = json!({ "revision": seen.0, "action": seen.1[0]["action"] });
        let answer = player.api("POST", &format!("/tables/{id}/act"), body);
        assert!(answer.status == 409 && answer.code() == "stale", "{}", answer.body);
    }
}

#[test]
fn a_server_that_opens_the_table_anew_knows_what_was_sealed() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let mut cleo = server.player("Cleo");
    let id = joined(&mut [&mut ada, &mut ben, &mut cleo]);
    let [mine, his, hers] = [&mut ada, &mut ben, &mut cleo].map(|player| actions(player, &id));
    let sealed = act(&mut ben, &id, &his);
    let hers = act(&mut cleo, &id, &hers);
    undo(&mut ben, &id, sealed);
    let server = server.restarted(quick());
    for player in [&mut ada, &mut ben, &mut cleo] {
        player.move_to(&server);
    }
    act(&mut ada, &id, &mine);
    undo(&mut cleo, &id, hers);
}

#[test]
fn an_open_step_that_was_taken_back_makes_a_page_old_after_a_restart_too() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let mut dice = Dice(5);
    // Somebody does something alone, takes it back, and a page still shows it.
    let (player, seen, choices) = loop {
        let turn = ada.call("GET", &format!("/tables/{id}"), Value::Null)["turn"].clone();
        let player = if turn == json!([1]) { &mut ben } else { &mut ada };
        let before = actions(player, &id);
        let seen = act(player, &id, &before);
        let body = json!({ "revision": seen });
        let is_undone = player.api("POST", &format!("/tables/{id}/undo"), body).status == 200;
        if is_undone && turn.as_array().map(Vec::len) == Some(1) {
            break (player, seen, before.1);
        }
        decide(&mut ada, &id, &mut dice);
        decide(&mut ben, &id, &mut dice);
    };
    let server = server.restarted(quick());
    player.move_to(&server);
    let body = json!({ "revision": seen, "action": choices[0]["action"] });
    let answer = player.api("POST", &format!("/tables/{id}/act"), body).expect(409);
    assert_eq!(answer.code(), "stale");
}

/// The notation of an order that the seat may give and begins with a cube, and that order's start.
fn order_with_a_cube(player: &mut Client, id: &str) -> (i64, String, String) {
    let (seen, choices) = actions(player, id);
    let is_order = |action: &&String| action.starts_with("order ") && *action != "order nothing";
    let orders: Vec<String> = choices.iter().map(|choice| text(&choice["notation"])).collect();
    let order = orders.iter().find(is_order).expect("an order").clone();
    let start = order.split(' ').take(2).collect::<Vec<_>>().join(" ");
    (seen, order, start)
}

#[test]
fn a_draft_survives_every_refusal() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let (seen, order, draft) = order_with_a_cube(&mut ada, &id);
    let page = ada.get(&format!("/t/{id}/draft?draft={}", draft.replace(' ', "%20"))).body;
    let shown = |page: &str| page.contains(&format!("data-act=\"{draft}\""));
    assert!(shown(&page), "a draft is drawn with a button that commits it");
    let all = ada.call("GET", &format!("/tables/{id}/actions?all=true"), Value::Null);
    let choices = all["actions"].as_array().expect("a list");
    let forbidden = choices.iter().find(|choice| choice["refusal"].is_object());
    let forbidden = &forbidden.expect("not every order is legal")["action"];
    let refusals = [
        (format!("/t/{id}/act"), json!({ "revision": -1, "action": order }), 409),
        (format!("/t/{id}/act"), json!({ "revision": seen, "action": forbidden }), 422),
        (format!("/t/{id}/undo"), json!({ "revision": seen }), 422),
        (format!("/t/{id}/chat"), json!({ "text": "hello" }), 200),
    ];
    for (url, mut body, status) in refusals {
        body["draft"] = json!(draft);
        let answer = ada.script(&url, body).expect(status);
        assert!(shown(&answer.body), "{url} {status} throws the draft away");
    }
    let body = json!({ "revision": seen, "action": draft, "draft": draft });
    let answer = ada.script(&format!("/t/{id}/act"), body).expect(200);
    assert!(!shown(&answer.body), "what was done is no draft");
}

#[test]
fn a_seed_is_chosen_only_where_nobody_else_plays() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    for (seats, status) in [
        (["me", "bot:random"], 201),
        (["me", "me"], 400),
        (["me", "open"], 400),
        (["me", "hotseat"], 400),
    ] {
        let wish = json!({ "game": crate::seats::game(), "seats": seats, "seed": 7 });
        let answer = ada.api("POST", "/tables", wish).expect(status);
        assert!(status == 201 || answer.body.contains("knows all chance"), "{}", answer.body);
        let mut visitor = server.client();
        let fields = [("game", crate::seats::game()), ("players", "2"), ("seed", "7")];
        let fields: Vec<_> =
            fields.into_iter().chain([("seat-0", seats[0]), ("seat-1", seats[1])]).collect();
        let is_made = visitor.post("/tables", &fields).status == 303;
        assert_eq!(is_made, status == 201, "{seats:?}");
    }
}

#[test]
fn the_dice_are_promised_from_the_start_and_opened_at_the_end() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let mut guest = server.client();
    let dice = |client: &mut Client| {
        client.call("GET", &format!("/tables/{id}"), Value::Null)["dice"].clone()
    };
    let before = dice(&mut guest);
    let promise = text(&before["commitment"]);
    assert_eq!((&before["seed"], &before["salt"]), (&Value::Null, &Value::Null));
    assert_eq!(before["is_seed_chosen"], false);
    let secret = server.save(&id);
    let salt = table::Dice::read(&secret).expect("JSON").expect("a promise").salt;
    for page in [ada.get(&format!("/t/{id}")).body, guest.get(&format!("/t/{id}")).body] {
        assert!(page.contains(&promise) && !page.contains(&salt), "the promise and no more");
    }
    finish(&mut [&mut ada, &mut ben], &id);
    let after = dice(&mut guest);
    assert_eq!(text(&after["commitment"]), promise);
    let page = guest.get(&format!("/t/{id}")).body;
    assert!(page.contains("nunatak verify") && page.contains(&salt), "the proof is offered");
    let file = guest.get(&format!("/t/{id}/export")).expect(200).body;
    let game = catalog::load(&file).expect("a match");
    let opened = table::Dice::read(&file).expect("JSON").expect("a promise");
    assert_eq!((&opened.commitment, &*opened.salt), (&promise, &*text(&after["salt"])));
    assert_eq!(game.seed().0.to_string(), text(&after["seed"]));
    assert!(opened.verify(game.as_ref()).expect("fair dice") > 0);
}

#[test]
fn a_match_from_a_file_gives_no_hints_says_that_its_seed_is_known_and_has_a_host() {
    let timed = timed!(quick());
    let server = &timed.server;
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = joined(&mut [&mut ada, &mut ben]);
    let exported = server.save(&id);
    timed.wait(2 * 24 * 60);
    let archived = server.retire();
    assert_eq!(archived.len(), 1);
    for save in [exported].into_iter().chain(archived) {
        let (id, keys) = server.import(&save);
        let [mut first, mut second] = [0, 1].map(|seat| {
            let mut visitor = server.client();
            visitor.get(&format!("/seat/{}", keys[seat])).location();
            visitor
        });
        let seen = server.client().call("GET", &format!("/tables/{id}"), Value::Null);
        assert_eq!(
            (&seen["hints"], &seen["dice"]["is_seed_chosen"]),
            (&json!(false), &json!(true))
        );
        assert!(first.get(&format!("/t/{id}")).body.contains("knows the seed"));
        first.script(&format!("/t/{id}/hint"), json!({})).expect(403);
        let close = format!("/t/{id}/close");
        second.post(&close, &[]).expect(403);
        assert_eq!(first.post(&close, &[]).location(), format!("/t/{id}"), "the other is asked");
        assert_eq!(second.post(&close, &[]).location(), "/tables", "both agree");
    }
    let id = joined(&mut [&mut ada, &mut ben]);
    finish(&mut [&mut ada, &mut ben], &id);
    let (id, _) = server.import(&server.save(&id));
    let dice = ada.call("GET", &format!("/tables/{id}"), Value::Null)["dice"].clone();
    assert_eq!((&dice["is_seed_chosen"], dice["seed"].is_null()), (&json!(false), false));
}

#[test]
fn the_dice_of_a_match_that_is_given_up_are_opened() {
    let server = Server::with(Config { most_steps: 6, ..quick() });
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let agreed = joined(&mut [&mut ada, &mut ben]);
    for player in [&mut ada, &mut ben] {
        player.get(&format!("/t/{agreed}/export")).expect(403);
        player.call("POST", &format!("/tables/{agreed}/close"), Value::Null);
    }
    let too_long = joined(&mut [&mut ada, &mut ben]);
    let mut dice = Dice(3);
    while crate::seats::look(&mut ada, &too_long)["status"] == "playing" {
        for player in [&mut ada, &mut ben] {
            decide(player, &too_long, &mut dice);
        }
    }
    for id in [agreed, too_long] {
        let seen = crate::seats::look(&mut ben, &id);
        assert_eq!(seen["status"], "closed");
        let page = ben.get(&format!("/t/{id}")).expect(200).body;
        assert!(page.contains("id=\"opened-dice\"") && page.contains(&format!("/t/{id}/export")));
        let files = ["/t", "/api/v1/tables"].map(|at| ben.get(&format!("{at}/{id}/export")));
        for file in files {
            let file = file.expect(200).body;
            let opened = table::Dice::read(&file).expect("JSON").expect("a promise");
            assert_eq!(opened.commitment, text(&seen["dice"]["commitment"]));
            assert_eq!(*opened.salt, text(&seen["dice"]["salt"]));
            opened.verify(catalog::load(&file).expect("a match").as_ref()).expect("fair dice");
        }
    }
}

#[test]
fn the_dice_of_a_match_played_on_from_a_moment_are_promised_from_there_on() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let first = joined(&mut [&mut ada, &mut ben]);
    finish(&mut [&mut ada, &mut ben], &first);
    let branch = ada.post(&format!("/t/{first}/branch"), &[("step", "12")]).location();
    let id = branch.trim_start_matches("/t/");
    let dice = ben.call("GET", &format!("/tables/{id}"), Value::Null)["dice"].clone();
    finish(&mut [&mut ada, &mut ben], id);
    let file = ada.get(&format!("/t/{id}/export")).expect(200).body;
    let opened = table::Dice::read(&file).expect("JSON").expect("a promise");
    assert_eq!((&*opened.commitment, opened.first >= 12), (&*text(&dice["commitment"]), true));
    let game = catalog::load(&file).expect("a match");
    assert!(opened.verify(game.as_ref()).expect("fair dice") > 0);
    // The steps before are of other dice.
    assert!(opened.from_step(0).verify(game.as_ref()).is_err());
}
