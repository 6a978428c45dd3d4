//! Keeping house: lists for whoever runs the server, deleting, forgetting, several processes.

use store::{
    Channel, Cursor, Forget, Forgotten, NOBODY, NewMessage, NewSteps, NewTable, Note, Occupant,
    Page, PlayerRecord, Revision, SaidMessage, Status, Store, TableFilter, TableSummary,
};
use table::Seat;

use super::chat::message;
use super::{
    Database, NOW, assert_not_found, new_table, player, read, sat_by, seat, steps, with_players,
    with_table,
};

fn forget(player: &str) -> Forget<'_> {
    Forget { player, bot: "novice", document: "removed-by-bruno" }
}

/// A table of `bruno`, who plays against `anna`.
fn against_anna(id: &str, status: Status) -> NewTable {
    let seats = vec![seat(id, 0, sat_by("bruno")), seat(id, 1, sat_by("anna"))];
    NewTable { host: "bruno".into(), status, seats, ..new_table(id) }
}

async fn listed(store: &dyn Store, filter: TableFilter) -> Vec<String> {
    let tables = store.list_tables(&filter, &Page::first(9)).await.unwrap();
    tables.into_iter().map(|table| table.id).collect()
}

pub(crate) async fn tables_are_listed_for_the_operator(database: impl Database) {
    let store = with_table(&database).await;
    let snow = NewTable { game: "antarctica".into(), ..against_anna("snow", Status::Playing) };
    store.create_table(&snow, NOW + 1).await.unwrap();
    let new = steps(&["a", "b"]);
    let kept = NewSteps::new(0, &new);
    store.commit_steps("snow", Revision(0), kept, Status::Playing, NOW + 2).await.unwrap();
    store.add_chat(&message("snow", "hello"), NOW).await.unwrap();
    let all = TableFilter::default();
    assert_eq!(listed(&*store, all.clone()).await, ["snow", "ice"]);
    let first = &store.list_tables(&all, &Page::first(1)).await.unwrap()[0];
    let expected = TableSummary {
        id: "snow".into(),
        game: "antarctica".into(),
        title: "Table snow".into(),
        status: Some(Status::Playing),
        host: "bruno".into(),
        created_at: NOW + 1,
        changed_at: NOW + 2,
        steps: 2,
        messages: 1,
    };
    assert_eq!(first, &expected);
    let before = Some(Cursor { changed_at: first.changed_at, id: first.id.clone() });
    let rest = store.list_tables(&all, &Page { limit: 9, before }).await.unwrap();
    assert_eq!(rest.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["ice"]);
    let of = |filter| listed(&*store, filter);
    assert_eq!(of(TableFilter { status: Some(Status::Open), ..all.clone() }).await, ["ice"]);
    assert_eq!(of(TableFilter { game: Some("antarctica".into()), ..all.clone() }).await, ["snow"]);
    assert_eq!(of(TableFilter { player: Some("bruno".into()), ..all.clone() }).await, ["snow"]);
    assert_eq!(of(TableFilter { idle_since: Some(NOW + 2), ..all }).await, ["ice"]);
    let revision = async || store.table("snow").await.unwrap().expect("a table").revision;
    let before = revision().await;
    assert_eq!(store.close_table("snow", NOW + 3).await.unwrap(), Status::Closed);
    assert_eq!(revision().await, before.next(), "servers notice it");
    assert_eq!(store.close_table("snow", NOW + 4).await.unwrap(), Status::Closed);
    assert_eq!(revision().await, before.next(), "it was closed already");
    store.set_status("ice", Revision(0), Status::Finished, NOW).await.unwrap();
    assert_eq!(store.close_table("ice", NOW + 3).await.unwrap(), Status::Finished);
    assert_not_found(store.close_table("none", NOW).await, ("table", "none"));
}

pub(crate) async fn a_deleted_table_leaves_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let new = steps(&["a"]);
    let kept = NewSteps::new(0, &new);
    store.commit_steps("ice", Revision(0), kept, Status::Finished, NOW).await.unwrap();
    store.add_chat(&message("ice", "bye"), NOW).await.unwrap();
    store.put_document("ice", "analysis", "{}", NOW).await.unwrap();
    let summary = Some("it is anna's turn".to_owned());
    let rematch =
        NewTable { rematch_of: Some("ice".into()), summary: summary.clone(), ..new_table("again") };
    store.create_table(&rematch, NOW).await.unwrap();
    store.delete_table("ice").await.unwrap();
    assert!(store.table_with_steps("ice").await.unwrap().is_none());
    assert!(store.steps("ice").await.unwrap().is_empty());
    assert!(store.chat("ice", Channel::Players, 0, 9).await.unwrap().is_empty());
    assert!(store.document("ice", "analysis").await.unwrap().is_none());
    assert!(store.seat_by_key("key 0 of ice").await.unwrap().is_none());
    let again = read(&*store, "again").await;
    assert_eq!((again.rematch_of, again.revision), (None, Revision(1)));
    assert_eq!(again.summary, summary, "its match is as it was");
    assert_not_found(store.delete_table("ice").await, ("table", "ice"));
}

pub(crate) async fn a_table_that_is_used_again_is_not_deleted(database: impl Database) {
    let store = with_table(&database).await;
    let idle = || TableFilter { idle_since: Some(NOW + 5), ..TableFilter::default() };
    for id in ["snow", "sea"] {
        store.create_table(&new_table(id), NOW).await.unwrap();
    }
    assert_eq!(listed(&*store, idle()).await, ["snow", "sea", "ice"]);
    store.set_status("snow", Revision(0), Status::Closed, NOW + 5).await.unwrap();
    store.add_chat(&message("sea", "still here"), NOW + 5).await.unwrap();
    store.add_chat(&message("ice", "long ago"), NOW + 4).await.unwrap();
    assert_eq!(listed(&*store, idle()).await, ["ice"]);
    let before = [read(&*store, "snow").await, read(&*store, "sea").await];
    for (table, is_deleted) in [("snow", false), ("sea", false), ("ice", true)] {
        assert_eq!(store.delete_unused_table(table, NOW + 5).await.unwrap(), is_deleted);
    }
    assert_eq!([read(&*store, "snow").await, read(&*store, "sea").await], before);
    assert!(store.table("ice").await.unwrap().is_none());
    assert!(!store.delete_unused_table("ice", NOW + 5).await.unwrap());
}

pub(crate) async fn players_are_listed_in_the_order_of_their_ids(database: impl Database) {
    let store = with_players(&database).await;
    assert_eq!(store.list_players("", 9).await.unwrap(), [player("anna"), player("bruno")]);
    assert_eq!(store.list_players("anna", 9).await.unwrap(), [player("bruno")]);
    assert_eq!(store.list_players("", 1).await.unwrap(), [player("anna")]);
    assert_eq!(store.player("bruno").await.unwrap(), Some(player("bruno")));
    assert_eq!(store.player("cecilia").await.unwrap(), None);
}

pub(crate) async fn a_forgotten_player_leaves_no_name_cookie_or_message(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&against_anna("snow", Status::Playing), NOW).await.unwrap();
    store.create_table(&against_anna("over", Status::Finished), NOW).await.unwrap();
    let by = |player: Option<&str>, text: &str| NewMessage {
        player: player.map(Into::into),
        seat: Some(Seat::new(0)),
        ..message("snow", text)
    };
    let watching =
        NewMessage { channel: Channel::Spectators, seat: None, ..message("ice", "I only watch") };
    // As a program of before wrote it: only the seat tells whose it is.
    for said in [by(Some("bruno"), "mine"), by(None, "old"), by(Some("anna"), "hers"), watching] {
        store.add_chat(&said, NOW).await.unwrap();
    }
    store.put_document("over", "removed-by-bruno", "{}", NOW).await.unwrap();
    let note = |author: &str| Note {
        table: "over".into(),
        kind: "analysis".into(),
        author: author.into(),
        body: String::new(),
        node: None,
    };
    for author in ["anna", "bruno"] {
        store.put_note(&note(author)).await.unwrap();
    }
    let counted = store.pulses(&["over".into()]).await.unwrap()[0].1.notes;
    let said = store.messages_of("bruno").await.unwrap();
    let texts = |said: &[SaidMessage]| {
        said.iter().map(|said| format!("{} {}: {}", said.table, said.channel, said.text)).collect()
    };
    let mut found: Vec<String> = texts(&said);
    found.sort();
    assert_eq!(found, ["ice spectators: I only watch", "snow players: mine", "snow players: old"]);

    let forgotten = store.forget_player(&forget("bruno")).await.unwrap();
    assert_eq!(forgotten, Forgotten { tables: 3, messages: 3 });
    assert_eq!(store.player("bruno").await.unwrap(), None);
    assert_eq!(store.player_by_cookie("cookie of bruno").await.unwrap(), None);
    assert_eq!(store.list_players("", 9).await.unwrap(), [player("anna")]);
    assert!(store.messages_of("bruno").await.unwrap().is_empty());
    let left = store.chat("snow", Channel::Players, 0, 9).await.unwrap();
    assert_eq!(left.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["hers"]);
    assert!(store.document("over", "removed-by-bruno").await.unwrap().is_none());
    assert_eq!(store.notes("over").await.unwrap(), [note("anna")]);
    assert_eq!(store.pulses(&["over".into()]).await.unwrap()[0].1.notes, counted + 1);

    let snow = read(&*store, "snow").await;
    let bot = Occupant::Bot { bot: "novice".into(), stands_in_for: None };
    assert_eq!((snow.seats[0].occupant.clone(), snow.seats[0].name.as_str()), (bot, ""));
    assert_eq!(snow.seats[1], seat("snow", 1, sat_by("anna")));
    let found = (snow.host.as_str(), snow.status, snow.revision);
    assert_eq!(found, ("anna", Status::Playing, Revision(1)));
    assert!(store.seat_by_key("key 0 of snow").await.unwrap().is_none());
    let over = read(&*store, "over").await;
    assert_eq!((&over.seats[0].occupant, over.seats[0].name.as_str()), (&sat_by(NOBODY), ""));
    assert_eq!(read(&*store, "ice").await.revision, Revision(1), "a message is gone there");
    assert_not_found(store.forget_player(&forget("bruno")).await, ("player", "bruno"));
    assert_not_found(store.forget_player(&forget(NOBODY)).await, ("player", NOBODY));
}

pub(crate) async fn a_table_of_nobody_is_given_up(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&against_anna("snow", Status::Open), NOW).await.unwrap();
    store.forget_player(&forget("anna")).await.unwrap();
    let ice = read(&*store, "ice").await;
    assert_eq!((ice.host.as_str(), ice.status), (NOBODY, Status::Closed));
    assert_eq!(ice.seats[0].occupant, Occupant::Open);
    let snow = read(&*store, "snow").await;
    assert_eq!((snow.status, &snow.seats[1].occupant), (Status::Open, &Occupant::Open));
    // The seat is free for somebody else, and can be forgotten again.
    let taken = [seat("snow", 1, sat_by("bruno"))];
    store.commit_seats("snow", snow.revision, &taken, Status::Playing, NOW).await.unwrap();
    store.forget_player(&forget("bruno")).await.unwrap();
    assert_eq!(read(&*store, "snow").await.status, Status::Closed);
}

pub(crate) async fn a_revoked_player_keeps_the_seats_and_loses_every_way_to_them(
    database: impl Database,
) {
    let store = with_table(&database).await;
    store.revoke_player("anna", "another cookie").await.unwrap();
    assert_eq!(store.player_by_cookie("cookie of anna").await.unwrap(), None);
    let anna = PlayerRecord { cookie_hash: "another cookie".into(), ..player("anna") };
    assert_eq!(store.player_by_cookie("another cookie").await.unwrap(), Some(anna));
    assert!(store.seat_by_key("key 0 of ice").await.unwrap().is_none());
    assert!(store.seat_by_key("key 1 of ice").await.unwrap().is_some());
    let ice = read(&*store, "ice").await;
    assert_eq!((ice.revision, &ice.seats[0].occupant), (Revision(1), &sat_by("anna")));
    assert_eq!(ice.seats[0].name, "Seat 0");
    assert_not_found(store.revoke_player("eve", "x").await, ("player", "eve"));
}

pub(crate) async fn room_that_is_not_used_is_given_back(database: impl Database) {
    let store = with_table(&database).await;
    let long = vec!["x".repeat(1000); 2000];
    let kept = NewSteps::new(0, &long);
    store.commit_steps("ice", Revision(0), kept, Status::Playing, NOW).await.unwrap();
    let full = store.disk_use().await.unwrap();
    let part = |name: &str| full.parts.iter().find(|part| part.name == name).expect("a part");
    assert_eq!((part("steps").rows, part("steps").bytes), (2000, 2_000_000));
    assert_eq!((part("players").rows, part("tables").rows, part("seats").rows), (2, 1, 2));
    store.delete_table("ice").await.unwrap();
    store.vacuum().await.unwrap();
    let empty = store.disk_use().await.unwrap();
    // A database of PostgreSQL has some megabytes of its own.
    assert!(empty.total + 500_000 < full.total, "{full:?} {empty:?}");
    assert_eq!(store.list_players("", 9).await.unwrap().len(), 2, "what is used stays");
}

pub(crate) async fn what_another_process_changes_is_noticed(database: impl Database) {
    let store = with_table(&database).await;
    let other = database.open().await;
    let before = store.foreign_changes().await.unwrap();
    let tables = ["ice".to_owned(), "nowhere".to_owned()];
    other.set_status("ice", Revision(0), Status::Closed, NOW).await.unwrap();
    assert_ne!(store.foreign_changes().await.unwrap(), before);
    let pulses = store.pulses(&tables).await.unwrap();
    assert_eq!((pulses.len(), pulses[0].1.revision), (1, Revision(1)));
    let cookies = ["cookie of anna", "cookie of bruno", "of nobody"].map(str::to_owned);
    other.renew_player("anna", "another").await.unwrap();
    assert_eq!(store.players_by_cookies(&cookies).await.unwrap(), [player("bruno")]);
}
