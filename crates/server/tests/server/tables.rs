//! Seats and tables as people handle them.

use serde_json::{Value, json};
use store::Store;

use crate::client::{Client, Server, quick, text};
use crate::seats::{Dice, actions, decide, finish, revision, short, table};

fn page(client: &mut Client, id: &str) -> String {
    client.get(&format!("/t/{id}")).expect(200).body
}

/// The secret of the visitor's own seat, if the page shows it.
fn seat_key(page: &str) -> Option<String> {
    let rest = page.split("/seat/").nth(1)?;
    Some(rest.chars().take_while(char::is_ascii_hexdigit).collect())
}

#[test]
fn one_click_and_playing() {
    let server = Server::start();
    let mut visitor = server.client();
    let start = visitor.get("/").expect(200).body;
    let quick = format!("/quick/{}", crate::seats::game());
    assert!(start.contains(&quick));
    let table = visitor.post(&quick, &[]).location();
    assert!(visitor.get(&table).expect(200).body.contains("data-act"), "there is something to do");
}

#[test]
fn who_comes_back_is_counted_among_those_seen_lately() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let first = table(&mut ada, &["me", "bot:random"]);
    server.behind(async |store| {
        let host = store.table(&first).await.expect("works").expect("a table").host;
        store.touch_player(&host, 1).await.expect("works");
    });
    // Whoever was here a moment ago is known without a look at the store.
    let server = server.restarted(quick());
    ada.move_to(&server);
    let seen =
        |since| server.behind(async |store| store.counts(since).await.expect("works").players);
    assert_eq!(seen(2), 0, "it is long ago");
    ada.post(&format!("/quick/{}", crate::seats::game()), &[]).location();
    assert_eq!(seen(2), 1);
}

/// What the page of a guided first game says that is to be done next.
fn lesson_move(page: &str) -> Option<&str> {
    page.split(" data-lesson=\"").nth(1)?.split('"').next()
}

/// The page of a guided first game when it is the learner's turn.
fn lesson_page(learner: &mut Client, table: &str) -> String {
    let mut stream = learner.follow(&format!("{table}/events"));
    loop {
        let seen = stream.next();
        if seen.contains("data-your-turn") {
            return seen;
        }
    }
}

#[test]
fn a_lesson_permits_its_own_move_alone_until_it_is_left() {
    let server = Server::start();
    let mut learner = server.client();
    let learn = format!("/learn/{}", crate::seats::game());
    assert!(learner.get("/").expect(200).body.contains(&learn));
    let table = learner.post(&learn, &[]).location();
    let url = format!("{table}/act");
    let page = lesson_page(&mut learner, &table);
    let wanted = lesson_move(&page).expect("a move is marked").to_owned();
    assert!(!page.contains("id=\"hint\""), "the lesson needs no advice");
    // The notation of an order without anything; the lesson begins with a take-off.
    let other = json!({ "action": "order nothing" });
    assert_ne!(wanted, "order nothing");
    let refused = learner.script(&url, other.clone()).expect(422).body;
    assert!(refused.contains("TABLE-LESSON-1"), "the refusal names its rule");
    assert_eq!(lesson_move(&refused), Some(&*wanted), "nothing has changed");
    learner.script(&url, json!({ "action": wanted })).expect(200);
    let next = lesson_page(&mut learner, &table);
    assert_ne!(lesson_move(&next), Some(&*wanted), "the lesson goes on");

    let mut stranger = server.client();
    let watched = stranger.get(&table).expect(200).body;
    assert!(!watched.contains("id=\"lesson\""), "the words are for the learner");
    stranger.post(&format!("{table}/leave-lesson"), &[]).expect(403);
    assert_eq!(learner.post(&format!("{table}/leave-lesson"), &[]).location(), table);
    learner.post(&format!("{table}/leave-lesson"), &[]).expect(409);
    let free = learner.get(&table).expect(200).body;
    assert!(!free.contains("id=\"lesson\"") && lesson_move(&free).is_none());
    learner.script(&url, json!({ "action": "evacuate" })).expect(200);
}

#[test]
fn a_seat_link_works_on_another_device_and_is_shown_to_its_owner_alone() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let mut guest = server.client();
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let key = seat_key(&page(&mut ada, &id)).expect("a link");
    assert_eq!(key.len(), 40);
    assert_ne!(seat_key(&page(&mut ben, &id)), Some(key.clone()));
    assert_eq!(seat_key(&page(&mut guest, &id)), None);
    let streamed = ben.follow(&format!("/t/{id}/events")).next();
    for seen in [
        page(&mut ben, &id),
        page(&mut guest, &id),
        streamed,
        ben.api("GET", &format!("/tables/{id}"), Value::Null).body,
    ] {
        assert!(!seen.contains(&key));
    }

    let mut phone = ada.other_device();
    assert_eq!(phone.get(&format!("/seat/{key}")).location(), format!("/t/{id}?link"));
    let (now, choices) = actions(&mut ada, &id);
    let body = json!({ "revision": now, "action": choices[0]["action"] });
    phone.script(&format!("/t/{id}/act"), body).expect(200);
    assert_eq!(revision(&mut ada, &id), now + 1, "the step is hers");
    let elsewhere = table(&mut ada, &["me", "open"]);
    assert_eq!(seat_key(&page(&mut phone, &elsewhere)), None, "the link is for one table");
}

#[test]
fn wrong_seat_links_lead_nowhere() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let key = seat_key(&page(&mut ada, &id)).expect("a link");
    let mut guest = server.client();
    let other = if key.starts_with('0') { "1" } else { "0" };
    for wrong in [
        format!("{other}{}", &key[1..]),
        key[1..].to_owned(),
        key.to_uppercase() + "0",
        "0".into(),
        "%00".into(),
    ] {
        guest.get(&format!("/seat/{wrong}")).expect(404);
    }
    guest.cookies.insert(("seat".into(), format!("/t/{id}")), "0".repeat(40));
    assert_eq!(seat_key(&page(&mut guest, &id)), None);
}

#[test]
fn a_finished_match_is_played_again_once() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let mut eve = server.player("Eve");
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(ben.api("POST", &rematch, Value::Null).expect(409).code(), "conflict");
    finish(&mut [&mut ada, &mut ben], &id);
    assert_eq!(eve.api("POST", &rematch, Value::Null).expect(403).code(), "forbidden");
    let again = text(&ben.call("POST", &rematch, Value::Null)["id"]);
    assert_eq!(text(&ada.call("POST", &rematch, Value::Null)["id"]), again);
    assert_eq!(ada.post(&format!("/t/{id}/rematch"), &[]).location(), format!("/t/{again}"));
    let seen = ada.call("GET", &format!("/tables/{again}"), Value::Null);
    assert_eq!((&seen["status"], &seen["viewer"]), (&json!("playing"), &json!(0)));
    assert_ne!(seat_key(&page(&mut ada, &id)), seat_key(&page(&mut ada, &again)));
}

#[test]
fn my_tables_tell_bots_of_one_kind_apart() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    table(&mut ada, &["me", "bot:greedy", "bot:greedy", "hotseat"]);
    let page = ada.get("/tables").expect(200).body;
    assert!(page.contains("Ada, Greedy 2, Greedy 3, Seat 4"), "{page}");
}

#[test]
fn a_table_of_ones_own_is_not_among_those_to_join() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let link = format!("href=\"/t/{}\"", table(&mut ada, &["me", "open"]));
    for player in [&mut ada, &mut ben] {
        assert_eq!(player.get("/tables").expect(200).body.matches(&link).count(), 1);
    }
}

#[test]
fn a_closed_table_is_closed_by_its_host_alone_and_for_good() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    let close = format!("/tables/{id}/close");
    assert_eq!(ben.api("POST", &close, Value::Null).expect(403).code(), "forbidden");
    ben.post(&format!("/t/{id}/close"), &[]).expect(403);
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "closed");
    assert_eq!(
        ben.api("POST", &format!("/tables/{id}/join"), Value::Null).expect(409).code(),
        "conflict"
    );
    assert_eq!(
        ada.api("POST", &format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" })).status,
        409
    );
    assert_eq!(ada.api("POST", &close, Value::Null).status, 409);
    assert_eq!(server.client().call("GET", "/tables", Value::Null), json!({ "tables": [] }));
    page(&mut ada, &id);
}

#[test]
fn a_finished_match_is_neither_closed_nor_reseated() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    finish(&mut [&mut ada, &mut ben], &id);
    let before = revision(&mut ada, &id);
    assert_eq!(ada.api("POST", &format!("/tables/{id}/close"), Value::Null).status, 409);
    assert_eq!(
        ada.api("POST", &format!("/tables/{id}/seats/1"), json!({ "bot": "greedy" })).status,
        409
    );
    assert_eq!(revision(&mut ada, &id), before);
    ada.api("GET", &format!("/tables/{id}/export"), Value::Null).expect(200);
}

#[test]
fn hints_are_given_where_the_table_allows_them() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    while !events.next_json()["turn"].as_array().expect("a list").contains(&json!(0)) {}
    let hint = ada.call("POST", &format!("/tables/{id}/hint"), Value::Null);
    let (_, choices) = actions(&mut ada, &id);
    let hinted = &hint["choices"][0]["action"];
    assert!(choices.iter().any(|choice| choice["action"] == *hinted), "{hint}");
    // Between people there are none unless the table says so, and everybody sees what it says.
    for (wanted, is_given) in [(Value::Null, false), (json!(false), false), (json!(true), true)] {
        let seats = ["me", "hotseat"];
        let wish = json!({
            "game": crate::seats::game(), "seats": seats, "options": short(2), "hints": wanted,
        });
        let id = text(&ada.call("POST", "/tables", wish)["id"]);
        let answer = ada.api("POST", &format!("/tables/{id}/hint"), Value::Null);
        assert_eq!(answer.status, if is_given { 200 } else { 403 }, "{wanted}");
        let mut guest = server.client();
        let seen = guest.call("GET", &format!("/tables/{id}"), Value::Null);
        assert_eq!(seen["hints"], json!(is_given));
        let said = if is_given { "For everybody" } else { "None" };
        let page = page(&mut guest, &id);
        assert!(page.contains(&format!("<dt>Hints</dt><dd>{said}</dd>")), "{wanted}");
    }
}

/// Everything with one option was asked like a choice.
#[test]
fn what_is_no_choice_is_taken_and_goes_with_an_undo() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let steps = |id: &str| -> Vec<Value> {
        let save: Value = serde_json::from_str(&server.save(id)).expect("JSON");
        save["steps"].as_array().expect("a list").clone()
    };
    let actor = |step: &Value| step["act"][0].as_u64();
    let mut dice = Dice(7);
    for _ in 0..30 {
        let wish = json!({ "game": "antarctica", "seats": ["me", "hotseat"] });
        let id = text(&ada.call("POST", "/tables", wish)["id"]);
        let mut before = steps(&id);
        while decide(&mut ada, &id, &mut dice).is_some() {
            let after = steps(&id);
            let new = &after[before.len()..];
            let is_added = new.len() > 1
                && actor(&new[0]).is_some()
                && new.iter().all(|step| actor(step) == actor(&new[0]));
            if is_added {
                // The table has added what there was no choice about.
                let seen = json!({ "revision": revision(&mut ada, &id) });
                let undone = ada.api("POST", &format!("/tables/{id}/undo"), seen);
                if undone.status == 200 {
                    assert_eq!(steps(&id), before, "an undo leads back to the choice");
                    return;
                }
            }
            before = after;
        }
    }
    panic!("everything was a choice");
}
