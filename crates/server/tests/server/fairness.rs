//! Nobody holds another up or knows more than the others.

use std::thread;

use serde_json::{Value, json};

use crate::client::{Client, Server, number, text};
use crate::seats::{Dice, actions, decide, table};

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
