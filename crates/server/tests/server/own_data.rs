//! What is a player's own: to take along, to delete.

use serde_json::{Value, json};

use crate::client::{Server, text};
use crate::seats::{Dice, decide, table};

#[test]
fn a_player_takes_everything_along_and_nothing_of_others() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    ada.script(&format!("/t/{id}/chat"), json!({ "text": "Good luck!" })).expect(200);
    ben.script(&format!("/t/{id}/chat"), json!({ "text": "To you too" })).expect(200);
    let answer = ada.get("/settings/data").expect(200);
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let data = answer.json();
    assert_eq!(data["player"]["name"], "Ada");
    assert_eq!(
        (&data["tables"][0]["id"], &data["tables"][0]["is_host"]),
        (&json!(id), &json!(true))
    );
    assert_eq!(data["tables"][0]["seats"], json!([{ "seat": 1, "name": "Ada" }]));
    let mut dice = Dice(1);
    let played = [&mut ada, &mut ben]
        .map(|player| decide(player, &id, &mut dice).expect("both give their orders").to_string());
    let data = ada.get("/settings/data").expect(200).json();
    let moves = data["tables"][0]["moves"].as_array().expect("a list");
    assert!(moves.iter().all(|it| it["seat"] == 1 && it["at"].is_string()), "{moves:?}");
    let told: Vec<String> = moves.iter().map(|it| it["action"].to_string()).collect();
    assert_eq!(told, played[..1], "and not {}", played[1]);
    assert_eq!(data["messages"][0]["text"], "Good luck!");
    assert!(!answer.body.contains("Ben") && !answer.body.contains("To you too"), "{}", answer.body);
    server.client().get("/settings/data").expect(403);
}

#[test]
fn whoever_wants_to_be_forgotten_is_gone_from_every_page() {
    let server = Server::start();
    let (mut ada, mut ben) = (server.client(), server.player("Ben"));
    ada.post("/settings", &[("name", "Ada")]).location();
    let created = ada.post(
        "/tables",
        &[("game", crate::seats::game()), ("players", "2"), ("seat-0", "me"), ("seat-1", "open")],
    );
    let path = created.location();
    let id = path.strip_prefix("/t/").expect("a table");
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    ada.script(&format!("{path}/chat"), json!({ "text": "Good luck!" })).expect(200);
    let mut events = ben.follow(&format!("{path}/events"));
    assert!(events.next().contains("Good luck!"));
    assert!(ada.get("/privacy").body.contains("/settings/forget"));

    assert_eq!(ada.post("/settings/forget", &[]).location(), "/privacy", "not without being sure");
    let gone = ada.post("/settings/forget", &[("sure", "yes")]).location();
    assert_eq!(gone, "/privacy?forgotten=1");
    let told = events.next();
    assert!(!told.contains("Ada") && !told.contains("Good luck!"), "{told}");
    let page = ben.get(&path).body;
    assert!(!page.contains("Ada") && !page.contains("Good luck!"), "{page}");
    ada.get("/settings/data").expect(403);
    assert!(!ada.get("/privacy").body.contains("/settings/forget"), "nothing is kept any more");
    let me = ben.call("GET", "/players/me", Value::Null);
    assert_eq!(text(&me["name"]), "Ben");
    ada.post("/settings/forget", &[("sure", "yes")]).expect(403);
}
