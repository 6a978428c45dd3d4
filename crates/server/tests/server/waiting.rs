//! A table with an open seat: its room, the invitation, and how the match begins.

use serde_json::{Value, json};

use crate::client::{Client, Server};
use crate::seats::{game, revision, table};

fn page(client: &mut Client, id: &str) -> String {
    client.get(&format!("/t/{id}")).expect(200).body
}

#[test]
fn the_room_offers_the_link_and_nothing_that_cannot_work() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let room = page(&mut ada, &id);
    for control in ["data-act=", "data-draft=", "id=\"undo\"", "id=\"hint\"", "id=\"board\""] {
        assert!(!room.contains(control), "{control} cannot work yet");
    }
    assert!(room.contains(&format!("data-copy=\"{}/j/{id}\"", server.url)), "the link");
    assert!(room.contains("class=\"qr\"") && room.contains("data-share="), "and how to hand it on");
    assert!(room.contains("id=\"start\"") && room.contains("value=\"bot:crew\""));
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!((&seen["waits_for"], &seen["turn"]), (&json!([1]), &json!([])));
    assert_eq!(seen["invitation"], json!(format!("{}/j/{id}", server.url)));

    let mut guest = server.client();
    let watched = page(&mut guest, &id);
    assert!(watched.contains("id=\"take-seat\""), "a visitor may sit down");
    assert!(!watched.contains("id=\"start\"") && !watched.contains("value=\"bot:"));
    guest.post(&format!("/t/{id}/start"), &[]).expect(403);
}

#[test]
fn the_match_begins_by_itself_when_the_last_seat_is_taken() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    let mut room = ada.follow(&format!("/t/{id}/waiting"));
    assert!(room.next().contains("Seat 2 is free"));
    let invitation = ben.get(&format!("/j/{id}")).expect(200).body;
    let title = catalog::GAMES[0].face().title(ui::Words::of(ui::Language::English));
    assert!(invitation.contains(&format!("Ada invites you to play {title}")), "who and what");
    assert!(invitation.contains(&format!("href=\"/games/{}/rules\"", game())), "and the rules");
    assert!(ben.get(&format!("/games/{}/rules", game())).expect(200).body.contains("TABLE-UNDO-1"));
    ben.post(&format!("/t/{id}/join"), &[("name", "Ben")]).location();
    room.until("event: reload");
    assert!(page(&mut ada, &id).contains("id=\"board\""), "the table");
    assert_eq!(ben.get(&format!("/j/{id}")).location(), format!("/t/{id}"));
    ben.get("/games/chess/rules").expect(404);
}

#[test]
fn the_host_fills_seats_with_bots_changes_the_mind_and_starts() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open", "open"]);
    let seat = format!("/t/{id}/seat");
    ada.post(&seat, &[("seat", "1"), ("to", "bot:novice")]).location();
    ada.post(&seat, &[("seat", "1"), ("to", "bot:captain")]).location();
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!((&seen["seats"][1]["bot"], &seen["status"]), (&json!("captain"), &json!("open")));
    ada.post(&seat, &[("seat", "1"), ("to", "open")]).location();
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(seen["waits_for"], json!([1, 2]));
    ada.post(&format!("/t/{id}/start"), &[]).location();
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!((&seen["status"], &seen["waits_for"]), (&json!("playing"), &json!([])));
    assert_eq!(seen["seats"][2]["bot"], "crew");
    ada.post(&format!("/t/{id}/start"), &[]).expect(409);
    ada.post(&seat, &[("seat", "1"), ("to", "open")]).expect(409);
}

#[test]
fn whoever_sat_down_by_mistake_stands_up_again() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    assert!(page(&mut ben, &id).contains("id=\"leave-seat\""));
    ben.post(&format!("/t/{id}/leave"), &[]).location();
    let seen = ada.call("GET", &format!("/tables/{id}"), Value::Null);
    assert_eq!(seen["waits_for"], json!([1, 2]));
    ben.post(&format!("/t/{id}/leave"), &[]).expect(403);
}

#[test]
fn a_host_without_a_name_is_asked_for_one() {
    let server = Server::start();
    let mut host = server.client();
    let fields = [("game", game()), ("players", "2"), ("seat-0", "me"), ("seat-1", "open")];
    let table = host.post("/tables", &fields).location();
    assert!(host.get(&table).body.contains("id=\"own-name\""));
    host.post(&format!("{table}/name"), &[("name", "Ada")]).location();
    let room = host.get(&table).body;
    assert!(room.contains("<h3>Ada</h3>") && !room.contains("id=\"own-name\""));
    let mut guest = server.client();
    guest.post(&format!("{table}/name"), &[("name", "Eve")]).expect(403);
}

#[test]
fn an_order_too_early_keeps_the_table_as_it_is() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let before = revision(&mut ada, &id);
    let body = json!({ "revision": before, "action": "order nothing", "draft": "order E" });
    let answer = ada.script(&format!("/t/{id}/act"), body).expect(409);
    assert!(answer.body.contains("id=\"join-link\""), "the answer is the room");
    assert_eq!(revision(&mut ada, &id), before);
}
