//! Secrets: none is in the database, and their owners can replace them.

use std::fs;

use serde_json::{Value, json};
use server::{Config, LinkKey};

use crate::client::{Client, Server, quick, text};
use crate::seats::{revision, table};

/// The secret of the link that a page shows for the viewer's own seat.
fn shown_link(page: &str) -> Option<&str> {
    Some(&page.split("/seat/").nth(1)?[..40])
}

/// Whether a device has a seat at a table, and does not only look on. Nothing was played yet that
/// could be taken back.
fn has_seat(device: &mut Client, table: &str) -> bool {
    device.script(&format!("/t/{table}/undo"), json!({})).status != 403
}

#[test]
fn the_database_holds_no_secret() {
    let key = LinkKey::random();
    let server = Server::with(Config { link_key: key.clone(), ..quick() });
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let page = ada.get(&format!("/t/{id}")).body;
    let link = shown_link(&page).expect("her link").to_owned();
    let token = ada.token.clone().expect("her token");
    server.client().get(&format!("/seat/{link}")).location();
    let mut bytes = Vec::new();
    for file in fs::read_dir(server.folder()).expect("the folder").flatten() {
        bytes.extend(fs::read(file.path()).expect("a file"));
    }
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds(&id), "this is the database");
    for secret in [&link, &token, &key.to_hex()] {
        assert!(!holds(secret), "a secret is in the database");
    }
}

#[test]
fn a_new_link_to_a_seat_ends_the_old_one() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    let old = shown_link(&ada.get(&format!("/t/{id}")).body).expect("her link").to_owned();
    let mut phone = server.client();
    phone.get(&format!("/seat/{old}")).location();
    assert!(has_seat(&mut phone, &id));

    // Only the player herself replaces it: not a rival, and not a device that was lent the seat.
    let link = format!("/tables/{id}/seats/0/link");
    assert_eq!(ben.api("POST", &link, Value::Null).expect(403).code(), "forbidden");
    assert_eq!(phone.api("POST", &link, Value::Null).expect(401).code(), "unauthorized");
    phone.post(&format!("/t/{id}/new-link"), &[]).expect(403);
    assert_eq!(ada.api("POST", &format!("/tables/{id}/seats/9/link"), Value::Null).status, 404);
    assert!(has_seat(&mut phone, &id));

    let path = text(&ada.call("POST", &link, Value::Null)["path"]);
    assert!(!has_seat(&mut phone, &id), "the old device looks on");
    server.client().get(&format!("/seat/{old}")).expect(404);
    assert_eq!(phone.get(&path).location(), format!("/t/{id}?link"));
    assert!(has_seat(&mut phone, &id));
    assert_eq!(shown_link(&ada.get(&format!("/t/{id}")).body), path.strip_prefix("/seat/"));

    // The button on the page does the same.
    ada.post(&format!("/t/{id}/new-link"), &[]).location();
    assert!(!has_seat(&mut phone, &id));
    assert_eq!(revision(&mut ben, &id), revision(&mut ada, &id));
}

#[test]
fn with_another_key_links_stay_valid_and_new_ones_can_be_made() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let old = shown_link(&ada.get(&format!("/t/{id}")).body).expect("her link").to_owned();
    // As after a restored backup whose key is lost.
    let server = server.restarted(quick());
    ada.move_to(&server);
    let page = ada.get(&format!("/t/{id}")).expect(200).body;
    assert_eq!(shown_link(&page), None, "it cannot be shown");
    assert!(page.contains(&format!("/t/{id}/new-link")), "but replaced");
    let mut phone = server.client();
    phone.get(&format!("/seat/{old}")).location();
    assert!(has_seat(&mut phone, &id), "the old one still works");
    ada.post(&format!("/t/{id}/new-link"), &[]).location();
    assert!(shown_link(&ada.get(&format!("/t/{id}")).body).is_some());
    assert!(!has_seat(&mut phone, &id));
}

#[test]
fn a_new_token_ends_the_old_one() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "open"]);
    let mut thief = ada.clone();
    let renewed = ada.call("POST", "/players/me/token", Value::Null);
    assert_eq!(renewed["name"], "Ada");
    for path in ["/players/me", "/tables?list=mine"] {
        assert_eq!(thief.api("GET", path, Value::Null).expect(401).code(), "unauthorized");
    }
    assert_eq!(thief.api("POST", "/players/me/token", Value::Null).status, 401);
    ada.token = Some(text(&renewed["token"]));
    assert_eq!(ada.call("GET", "/players/me", Value::Null)["name"], "Ada");
    assert!(has_seat(&mut ada, &id));
}

#[test]
fn a_browser_signs_all_others_out() {
    let server = Server::start();
    let mut ada = server.client();
    ada.post("/settings", &[("name", "Ada")]).location();
    let mut stolen = ada.clone();
    assert!(stolen.get("/settings").body.contains("Ada"));
    assert_eq!(ada.post("/settings/sign-out", &[]).location(), "/settings?saved=1");
    assert!(ada.get("/settings").body.contains("Ada"));
    assert!(!stolen.get("/settings").body.contains("Ada"), "a stranger");
    let answer = server.client().post("/settings/sign-out", &[]);
    assert_eq!(answer.status, 403, "nobody is signed in");
}
