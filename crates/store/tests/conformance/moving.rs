//! A house moves from one engine to the other and back.

use std::ffi::OsString;
use std::path::Path;

use store::{Address, Counts, Note, Occupant, Store, StoreError};

use crate::chat::message;
use crate::{NOW, everything, fill, new_table, player, read, seat, steps};

/// A house with something in every table.
async fn furnish(store: &dyn Store) {
    for id in ["anna", "bruno"] {
        store.create_player(&player(id)).await.unwrap();
    }
    store.create_table(&new_table("ice"), NOW).await.unwrap();
    fill(store).await;
    store.add_chat(&message("ice", "南極 '; --"), NOW).await.unwrap();
    // A rematch whose name comes before that of its predecessor, wherever the order is by name.
    let mut again = new_table("again");
    again.rematch_of = Some("ice".into());
    again.steps = steps(&["x", "y"]);
    let bot = Occupant::Bot { bot: "crew".into(), stands_in_for: Some("anna".into()) };
    again.seats.push(seat("again", 2, bot));
    store.create_table(&again, NOW + 1).await.unwrap();
    let note = |kind: &str, node: Option<&str>| Note {
        table: "ice".into(),
        kind: kind.into(),
        author: "anna".into(),
        body: "{}".into(),
        node: node.map(str::to_owned),
    };
    store.beat("one", NOW, 0).await.unwrap();
    store.put_note(&note("analysis", None)).await.unwrap();
    store.put_note(&note("presence", Some("one"))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_to_the_other_engine_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| Address::File(folder.path().join(name));
    let database = scratch::Database::new();
    let postgres = Address::from(OsString::from(database.address()));
    let (first, last) = (file("first.db"), file("last.db"));
    let store = first.open().await.unwrap();
    furnish(&*store).await;
    let (before, again) = (everything(&*store).await, read(&*store, "again").await);
    store.close().await;

    let there = store::migrate(&first, &postgres).await.expect("it moves");
    let counts: Vec<_> = there.iter().map(|(table, rows, _)| (*table, *rows)).collect();
    let expected = [
        ("players", 2),
        ("tables", 2),
        ("seats", 5),
        ("steps", 4),
        ("chat", 2),
        ("documents", 1),
        ("notes", 1),
    ];
    assert_eq!(counts, expected, "all but what ends with a node");
    let back = store::migrate(&postgres, &last).await.expect("it moves back");
    assert_eq!(back, there);
    let store = last.open().await.unwrap();
    assert_eq!(everything(&*store).await, before);
    assert_eq!(read(&*store, "again").await, again);
    let id = store.add_chat(&message("ice", "we are back"), NOW).await.unwrap();
    assert_eq!(id, 3, "numbers go on");
    store.close().await;

    let refused = store::migrate(&last, &postgres).await;
    assert!(matches!(refused, Err(StoreError::NotEmpty { tables: 2, players: 2 })), "{refused:?}");
    let nothing = store::migrate(&file("no such.db"), &file("other.db")).await;
    assert!(matches!(nothing, Err(StoreError::NotFound { .. })), "{nothing:?}");
}

/// Changes a database that nobody has open, as no program of ours does.
async fn change(path: &Path, sql: &'static str) {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    assert_eq!(sqlx::query(sql).execute(&mut database).await.unwrap().rows_affected(), 1);
    database.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_house_that_cannot_be_read_to_its_end_nothing_moves() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (from, to) = (Address::File(file("old.db")), Address::File(file("new.db")));
    let store = from.open().await.unwrap();
    furnish(&*store).await;
    store.close().await;
    change(&file("old.db"), "UPDATE chat SET text = x'ff' WHERE table_id = 'ice' AND id = 2").await;
    let broken_off = store::migrate(&from, &to).await.unwrap_err();
    assert!(broken_off.to_string().contains("a row of chat"), "{broken_off}");
    let nowhere = Address::File(file("nowhere/new.db"));
    let missing = store::migrate(&from, &nowhere).await.unwrap_err();
    assert!(matches!(missing, StoreError::NotFound { what: "folder", .. }), "{missing}");
    let store = to.open().await.unwrap();
    assert_eq!(store.counts(i64::MIN).await.unwrap(), Counts::default());
    store.close().await;
    change(&file("old.db"), "UPDATE chat SET text = 'mended' WHERE table_id = 'ice' AND id = 2")
        .await;
    store::migrate(&from, &to).await.expect("the new database is still empty");
}
