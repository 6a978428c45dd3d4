//! Tables: made, read, closed, played again.

use std::sync::Arc;

use store::{NewSteps, NewTable, Occupant, Page, Revision, Status, TableRecord, Visibility};

use super::chat::message;
use super::{
    Database, NOW, assert_duplicate, assert_not_found, assert_stale, new_table, read, sat_by, seat,
    steps, with_players, with_table,
};

pub(crate) async fn a_table_reads_as_it_was_made(database: impl Database) {
    let store = with_players(&database).await;
    let seats = vec![
        seat("ice", 0, sat_by("anna")),
        seat("ice", 1, Occupant::Bot { bot: "greedy".into(), stands_in_for: None }),
        seat("ice", 2, Occupant::Hotseat { player: "anna".into() }),
        seat("ice", 3, Occupant::Open),
    ];
    let reversed = seats.iter().rev().cloned().collect();
    let first_steps = steps(&[r#"{"chance":"a"}"#, r#"{"chance":"b"}"#]);
    let new = NewTable {
        seats: reversed,
        steps: first_steps.clone(),
        status: Status::Playing,
        visibility: Visibility::Unlisted,
        summary: Some("it is anna's turn".into()),
        ..new_table("ice")
    };
    assert_eq!(store.create_table(&new, NOW).await.unwrap(), Revision::FIRST);
    let expected = TableRecord {
        id: new.id,
        game: new.game,
        title: new.title,
        rules_version: new.rules_version,
        options: new.options,
        seed: new.seed,
        host: new.host,
        status: new.status,
        visibility: new.visibility,
        settings: new.settings,
        revision: Revision::FIRST,
        created_at: NOW,
        changed_at: NOW,
        summary: new.summary,
        rematch_of: None,
        rematch_as: None,
        seats,
    };
    assert_eq!(read(&*store, "ice").await, expected);
    assert_eq!(store.steps("ice").await.unwrap(), first_steps);
    let whole = store.table_with_steps("ice").await.unwrap();
    assert_eq!(whole, Some((expected, first_steps)));
}

pub(crate) async fn a_table_with_a_known_id_or_key_is_refused_whole(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    assert_duplicate(store.create_table(&new_table("ice"), NOW + 1).await, "table");
    let mut same_key = new_table("snow");
    same_key.seats[1].key_hash = "key 1 of ice".into();
    assert_duplicate(store.create_table(&same_key, NOW).await, "key of");
    assert_eq!(store.table("snow").await.unwrap(), None);
    assert_eq!(store.seat_by_key("key 0 of snow").await.unwrap(), None);
    assert_eq!(read(&*store, "ice").await, before);
}

pub(crate) async fn a_table_of_an_unknown_host_or_player_is_refused_whole(database: impl Database) {
    let store = with_players(&database).await;
    let unhosted = NewTable { host: "nobody".into(), ..new_table("ice") };
    assert_not_found(store.create_table(&unhosted, NOW).await, ("player", "nobody"));
    let mut haunted = new_table("ice");
    haunted.seats[1].occupant = sat_by("ghost");
    assert_not_found(store.create_table(&haunted, NOW).await, ("player", "ghost"));
    assert_eq!(store.table("ice").await.unwrap(), None);
}

pub(crate) async fn what_does_not_exist_is_named(database: impl Database) {
    let store = with_table(&database).await;
    let none = ("table", "none");
    assert_eq!(store.table("none").await.unwrap(), None);
    assert_eq!(store.table_with_steps("none").await.unwrap(), None);
    assert_eq!(store.steps("none").await.unwrap(), Vec::<String>::new());
    assert_eq!(store.document("ice", "none").await.unwrap(), None);
    assert_not_found(store.rename_player("none", "x").await, ("player", "none"));
    assert_not_found(store.touch_player("none", NOW).await, ("player", "none"));
    let first = Revision::FIRST;
    let committed =
        store.commit_steps("none", first, NewSteps::new(0, &[]), Status::Playing, NOW).await;
    assert_not_found(committed, none);
    assert_not_found(store.set_status("none", first, Status::Closed, NOW).await, none);
    let third = [seat("ice", 2, Occupant::Open)];
    let committed = store.commit_seats("ice", first, &third, Status::Open, NOW).await;
    assert_not_found(committed, ("seat", "seat 3 of ice"));
    assert_eq!(read(&*store, "ice").await.revision, first);
    assert_not_found(store.add_chat(&message("none", "hello"), NOW).await, none);
    assert_not_found(store.put_document("none", "analysis", "{}", NOW).await, none);
    let rematch = NewTable { rematch_of: Some("none".into()), ..new_table("snow") };
    assert_not_found(store.create_table(&rematch, NOW).await, none);
}

pub(crate) async fn settings_are_replaced(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let (first, new) = (Revision::FIRST, r#"{"lesson":false}"#);
    let revision = store.commit_settings("ice", first, new, before.status, NOW + 3).await.unwrap();
    let expected = TableRecord { settings: new.into(), revision, changed_at: NOW + 3, ..before };
    assert_eq!(read(&*store, "ice").await, expected);
    let late = store.commit_settings("ice", first, "{}", Status::Closed, NOW + 4).await;
    assert_stale(late, (0, 1));
    assert_eq!(read(&*store, "ice").await, expected);
}

pub(crate) async fn a_table_is_closed(database: impl Database) {
    let store = with_table(&database).await;
    let revision = store.set_status("ice", Revision(0), Status::Closed, NOW + 2).await.unwrap();
    let table = read(&*store, "ice").await;
    assert_eq!((table.status, table.revision), (Status::Closed, revision));
    assert_eq!(table.changed_at, NOW + 2);
    assert_eq!(store.open_tables(&Page::first(9)).await.unwrap(), []);
}

pub(crate) async fn a_match_has_one_rematch(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let rematch = |id: &str| {
        let new = NewTable { rematch_of: Some("ice".into()), ..new_table(id) };
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.create_table(&new, NOW + 7).await })
    };
    let (snow, sea) = (rematch("snow"), rematch("sea"));
    let (snow, sea) = (snow.await.unwrap(), sea.await.unwrap());
    let (winner, loser, refused) =
        if snow.is_ok() { ("snow", "sea", sea) } else { ("sea", "snow", snow) };
    assert_duplicate(refused, "rematch of");
    assert_eq!(store.table(loser).await.unwrap(), None);
    assert_eq!(read(&*store, winner).await.rematch_of.as_deref(), Some("ice"));
    let expected = TableRecord { revision: Revision(1), rematch_as: Some(winner.into()), ..before };
    assert_eq!(read(&*store, "ice").await, expected);
}

pub(crate) async fn a_document_replaces_its_predecessor(database: impl Database) {
    let store = with_table(&database).await;
    store.put_document("ice", "analysis", "first", NOW).await.unwrap();
    store.put_document("ice", "analysis", "second", NOW + 1).await.unwrap();
    store.put_document("ice", "summary", "other", NOW).await.unwrap();
    let found = store.document("ice", "analysis").await.unwrap().expect("the document");
    assert_eq!((found.body.as_str(), found.created_at), ("second", NOW + 1));
    let found = store.document("ice", "summary").await.unwrap().expect("the document");
    assert_eq!(found.body, "other");
}
