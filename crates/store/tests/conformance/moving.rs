//! A house moves from one engine to the other and back.

use std::ffi::OsString;

use store::{Address, Note, Occupant, Store, StoreError};

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
