//! What another process changes is seen by everybody who looks.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use store::{Forget, Housekeeping, Occupant, Revision, Status, Store};

use crate::camp::camping;
use crate::client::{Server, quick, text};
use crate::seats::{actions, revision, table};
use crate::team;

#[test]
fn a_table_that_another_process_closes_is_closed_for_those_who_look() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "hotseat"]);
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    assert_eq!(events.next_json()["status"], "playing");
    let found = revision(&mut ada, &id);
    server.behind(async |store| {
        store.set_status(&id, store::Revision(found), Status::Closed, 1).await.expect("closed");
    });
    assert_eq!(events.until("closed").matches("event: table").count(), 1);
    assert_eq!(ada.call("GET", &format!("/tables/{id}"), Value::Null)["status"], "closed");
}

#[test]
fn a_table_that_another_process_deletes_is_gone_for_those_who_look() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    let mut page = ada.follow(&format!("/t/{id}/events"));
    page.next();
    server.behind(async |store| store.delete_table(&id).await.expect("deleted"));
    page.until("event: reload");
    page.expect_end();
    ada.get(&format!("/t/{id}")).expect(404);
    ada.script(&format!("/t/{id}/undo"), json!({})).expect(404);
}

#[test]
fn a_cookie_that_another_process_takes_away_opens_nothing_more() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let (mut hers, mut his) =
        (ada.follow(&format!("/t/{id}/events")), ben.follow(&format!("/t/{id}/events")));
    hers.next();
    his.next();
    let player = text(&ada.call("GET", "/players/me", Value::Null)["id"]);
    server.behind(async |store| store.revoke_player(&player, "new").await.expect("revoked"));
    hers.expect_end();
    ada.api("GET", "/players/me", Value::Null).expect(401);
    let page = ben.get(&format!("/t/{id}")).body;
    assert!(page.contains("Ada"), "her seat stays hers");

    let wish = Forget { player: &player, bot: "novice", document: "none" };
    server.behind(async |store| store.forget_player(&wish).await.map(drop).expect("forgotten"));
    his.until("Novice");
    assert!(!ben.get(&format!("/t/{id}")).body.contains("Ada"), "and now she is forgotten");
}

/// One such table used to hide from the server whatever else others had changed, for ever.
#[test]
fn a_table_that_cannot_be_read_any_more_hides_no_other_change() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let [hers, his] = [&mut ada, &mut ben].map(|player| table(player, &["me", "hotseat"]));
    let mut damaged = ada.follow(&format!("/t/{hers}/events"));
    let mut sound = ben.follow(&format!("/t/{his}/events"));
    damaged.next();
    sound.next();
    server.damage("UPDATE seats SET name = x'ff' WHERE table_id = $1 AND seat = 0", &hers);
    server.damage("UPDATE tables SET revision = revision + 1 WHERE id = $1", &hers);
    damaged.until("event: reload");
    ada.get(&format!("/t/{hers}")).expect(409);
    let player = text(&ben.call("GET", "/players/me", Value::Null)["id"]);
    server.behind(async |store| store.revoke_player(&player, "new").await.expect("revoked"));
    sound.expect_end();
}

/// One damaged row of a player used to hide from the server whatever else others had changed.
#[test]
fn a_player_who_cannot_be_read_any_more_hides_no_change_and_stays_who_she_is() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let [hers, his] = [&mut ada, &mut ben].map(|player| table(player, &["me", "hotseat"]));
    let mut events = ada.follow(&format!("/api/v1/tables/{hers}/events"));
    events.next_json();
    let mut other = ben.follow(&format!("/t/{his}/events"));
    other.next();
    let [damaged, revoked] = [&mut ada, &mut ben]
        .map(|player| text(&player.call("GET", "/players/me", Value::Null)["id"]));
    server.damage("UPDATE players SET name = x'ff', seen_at = 'lately' WHERE id = $1", &damaged);
    server.behind(async |store| store.revoke_player(&revoked, "new").await.expect("revoked"));
    other.expect_end();
    let found = revision(&mut ada, &hers);
    server.behind(async |store| {
        store.set_status(&hers, Revision(found), Status::Closed, 1).await.expect("closed");
    });
    events.until("closed");
    let server = server.restarted(quick());
    ada.move_to(&server);
    assert_eq!(text(&ada.call("GET", "/players/me", Value::Null)["id"]), damaged);
    ada.get("/").expect(200);
}

/// The same for what is counted at a table.
#[test]
fn a_table_whose_counts_cannot_be_read_hides_no_other_change() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let [hers, his] = [&mut ada, &mut ben].map(|player| table(player, &["me", "hotseat"]));
    let mut damaged = ada.follow(&format!("/t/{hers}/events"));
    let mut sound = ben.follow(&format!("/api/v1/tables/{his}/events"));
    damaged.next();
    sound.next_json();
    server.damage("UPDATE tables SET last_chat = 'many' WHERE id = $1", &hers);
    damaged.until("event: reload");
    let found = revision(&mut ben, &his);
    server.behind(async |store| {
        store.set_status(&his, Revision(found), Status::Closed, 1).await.expect("closed");
    });
    sound.until("closed");
}

#[test]
fn what_a_refused_move_finds_out_is_told_to_those_who_look_and_to_the_bots() {
    // The server looks for itself too late.
    let look_around = Duration::from_hours(1);
    let server = Server::with(Config { look_around, ..quick() });
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    let (seen, choices) = actions(&mut ada, &id);
    server.behind(async |store| {
        let mut seat = store.table(&id).await.expect("works").expect("is there").seats.remove(0);
        seat.occupant = Occupant::Bot { bot: "random".into(), stands_in_for: None };
        let changed = store.commit_seats(&id, Revision(seen), &[seat], Status::Playing, 1).await;
        changed.expect("a change");
    });
    let sent = json!({ "revision": seen, "action": choices[0]["action"] });
    ada.api("POST", &format!("/tables/{id}/act"), sent).expect(409);
    events.until_revision(seen + 1);
    events.until_revision(seen + 2);
}

#[test]
fn what_another_process_changes_takes_nobodys_words_away() {
    let server = Server::with(camping());
    let (mut ada, mut ben, id) = team::two(&server, false);
    let seen = revision(&mut ben, &id);
    let sent = json!({ "revision": seen, "actions": ["rest"] });
    ben.script(&format!("/t/{id}/suggest"), sent).expect(200);
    let here = ben.follow(&format!("/t/{id}/events"));
    let close = format!("/tables/{id}/close");
    assert_eq!(ada.call("POST", &close, Value::Null)["status"], "playing", "Ben is asked");
    let mut events = ada.follow(&format!("/api/v1/tables/{id}/events"));
    server.behind(async |store| {
        let changed = store.commit_seats(&id, Revision(seen), &[], Status::Playing, 1).await;
        changed.expect("a change");
    });
    events.until_revision(seen + 1);
    let table = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(table["suggestions"][0]["actions"], json!(["rest"]), "{table}");
    let page = ben.get(&format!("/t/{id}")).expect(200).body;
    assert!(page.contains("id=\"agree-closing\""), "{page}");
    drop(here);
}
