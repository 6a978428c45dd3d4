//! Analyses of finished games.

use serde_json::{Value, json};
use store::Note;

use crate::client::{Client, Server, quick};
use crate::seats::{finish, table};

/// A finished game between Ada and Ben.
fn finished(server: &Server) -> (Client, Client, String) {
    let (mut ada, mut ben) = (server.player("Ada"), server.player("Ben"));
    let id = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{id}/join"), Value::Null);
    finish(&mut [&mut ada, &mut ben], &id);
    (ada, ben, id)
}

/// The page when the analysis is no longer being made.
#[track_caller]
pub(crate) fn settled(client: &mut Client, id: &str) -> String {
    for _ in 0..20_000 {
        let page = client.get(&format!("/t/{id}/analysis")).expect(200).body;
        if !page.contains("data-poll") {
            return page;
        }
    }
    panic!("the analysis does not end");
}

#[test]
fn a_player_has_the_game_analyzed_once_and_everybody_reads_it() {
    let server = Server::start();
    let (mut ada, mut ben, id) = finished(&server);
    let url = format!("/t/{id}/analysis");
    assert!(ben.get(&url).expect(200).body.contains("start-analysis"));
    assert_eq!(ada.post(&url, &[]).location(), url);
    let page = settled(&mut ada, &id);
    for part in ["class=\"plot\"", "analysis-turning", "id=\"analysis-all\"", "?step="] {
        assert!(page.contains(part), "{part} in {page}");
    }
    // Asking again neither changes nor repeats it.
    ben.post(&url, &[]).location();
    assert_eq!(settled(&mut ada, &id), page);
    let stranger = server.client().get(&url).expect(200).body;
    assert!(stranger.contains("analysis-turning") && !stranger.contains("start-analysis"));
}

#[test]
fn a_player_removes_a_finished_table_from_the_own_list_alone() {
    let server = Server::start();
    let (mut ada, mut ben, id) = finished(&server);
    let remove = format!("/t/{id}/remove");
    let listed = |player: &mut Client| player.get("/tables").expect(200).body.contains(&remove);
    assert!(listed(&mut ada) && listed(&mut ben));
    assert!(!server.player("Eve").get("/tables").expect(200).body.contains(&remove));
    server.client().post(&remove, &[]).expect(403);
    server.player("Eve").post(&remove, &[]).expect(403);
    ada.post(&remove, &[]).location();
    assert!(!listed(&mut ada) && listed(&mut ben));
    let running = table(&mut ada, &["me", "open"]);
    ada.post(&format!("/t/{running}/remove"), &[]).expect(403);
    assert!(ada.get(&format!("/t/{id}")).expect(200).body.contains("id=\"result\""));
}

#[test]
fn strangers_start_nothing_and_a_running_game_is_not_analyzed() {
    let server = Server::start();
    let (_, _, id) = finished(&server);
    let url = format!("/t/{id}/analysis");
    let mut eve = server.player("Eve");
    eve.post(&url, &[]).expect(403);
    eve.post(&format!("{url}/stop"), &[]).expect(403);
    let page = eve.get(&url).expect(200).body;
    assert!(!page.contains("start-analysis") && !page.contains("data-poll"), "{page}");
    let running = table(&mut eve, &["me", "open"]);
    assert_eq!(eve.get(&format!("/t/{running}/analysis")).location(), format!("/t/{running}"));
    eve.post(&format!("/t/{running}/analysis"), &[]).expect(403);
}

#[test]
fn a_stopped_analysis_can_be_started_again() {
    let server = Server::start();
    let (mut ada, _, id) = finished(&server);
    let url = format!("/t/{id}/analysis");
    ada.post(&url, &[]).location();
    ada.post(&format!("{url}/stop"), &[]).location();
    settled(&mut ada, &id);
    ada.post(&url, &[]).location();
    assert!(settled(&mut ada, &id).contains("analysis-turning"));
}

#[test]
fn advice_names_chances_and_the_api_too() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    let hint = ada.call("POST", &format!("/tables/{id}/hint"), json!({}));
    let choices = hint["choices"].as_array().expect("a list");
    assert!((2..=3).contains(&choices.len()), "{hint}");
    for choice in choices {
        let chance = choice["chance"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&chance), "{hint}");
        assert!(choice["reasons"][0]["name"].is_string(), "{hint}");
    }
}

#[test]
fn a_wish_outlives_a_moment_in_which_its_table_cannot_be_read() {
    let server = Server::start();
    let (mut ada, mut ben, first) = finished(&server);
    let second = table(&mut ada, &["me", "open"]);
    ben.call("POST", &format!("/tables/{second}/join"), Value::Null);
    finish(&mut [&mut ada, &mut ben], &second);
    let server = server.restarted(quick());
    ada.move_to(&server);
    server.damage("UPDATE steps SET clicked_by = 99 WHERE step = 0 AND table_id = ?", &first);
    let wish = Note {
        table: first.clone(),
        kind: "analysis".into(),
        author: "somebody".into(),
        body: "{}".into(),
        node: None,
    };
    server.beside(async |store| store.put_note(&wish).await.expect("a note"));
    ada.post(&format!("/t/{second}/analysis"), &[]).location();
    assert!(settled(&mut ada, &second).contains("analysis-turning"), "others do not wait for it");
    let notes = server.beside(async |store| store.notes(&first).await.expect("readable"));
    assert_eq!(notes, [wish]);
}
