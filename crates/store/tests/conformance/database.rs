//! The database as a whole: any text, several servers, the end.

use store::{Channel, NewSteps, Occupant, Revision, Status, Store, StoreError};

use super::chat::message;
use super::{Database, NOW, assert_stale, read, seat, steps, with_table};

pub(crate) async fn any_text_is_kept(database: impl Database) {
    let store = with_table(&database).await;
    for text in [
        "Zażółć gęślą jaźń",
        "perché no?",
        "南極 🐧👩🏽‍🚀",
        "e\u{301} is not é",
        "'; DROP TABLE steps; --",
        "\"$1\" % _ \\ \n\t",
        "",
    ] {
        store.rename_player("anna", text).await.unwrap();
        let found = store.player_by_cookie("cookie of anna").await.unwrap();
        assert_eq!(found.expect("anna").name, text);
        let revision = read(&*store, "ice").await.revision;
        let (new, status) = (steps(&[text]), Status::Playing);
        store.commit_steps("ice", revision, NewSteps::new(0, &new), status, NOW).await.unwrap();
        assert_eq!(store.steps("ice").await.unwrap(), [text]);
        let mut seats = [seat("ice", 1, Occupant::Open)];
        seats[0].name = text.into();
        store.commit_seats("ice", revision.next(), &seats, status, NOW).await.unwrap();
        assert_eq!(read(&*store, "ice").await.seats[1].name, text);
        let id = store.add_chat(&message("ice", text), NOW).await.unwrap();
        let said = store.chat("ice", Channel::Players, id - 1, 1).await.unwrap();
        assert_eq!(said[0].text, text);
    }
}

/// Everything a caller can see of the table `ice` and its players.
pub(crate) async fn everything(store: &dyn Store) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        store.table_with_steps("ice").await.unwrap(),
        store.player_by_cookie("cookie of anna").await.unwrap(),
        store.seat_by_key("key 1 of ice").await.unwrap(),
        store.chat("ice", Channel::Players, 0, 9).await.unwrap(),
        store.document("ice", "analysis").await.unwrap(),
        store.counts(0).await.unwrap(),
    )
}

pub(crate) async fn fill(store: &dyn Store) {
    let new = steps(&["a", "b"]);
    store
        .commit_steps("ice", Revision(0), NewSteps::new(0, &new), Status::Playing, NOW)
        .await
        .unwrap();
    store.add_chat(&message("ice", "hello"), NOW).await.unwrap();
    store.put_document("ice", "analysis", "{}", NOW).await.unwrap();
}

pub(crate) async fn reopening_keeps_everything(database: impl Database) {
    let store = with_table(&database).await;
    fill(&*store).await;
    let before = everything(&*store).await;
    store.close().await;
    for _ in 0..2 {
        let store = database.open().await;
        assert_eq!(everything(&*store).await, before);
        store.close().await;
    }
}

pub(crate) async fn two_servers_share_a_database(database: impl Database) {
    let (one, other) = (with_table(&database).await, database.open().await);
    fill(&*one).await;
    assert_eq!(everything(&*other).await, everything(&*one).await);
    let new = steps(&["c"]);
    other
        .commit_steps("ice", Revision(1), NewSteps::new(2, &new), Status::Playing, NOW)
        .await
        .unwrap();
    let stale =
        one.commit_steps("ice", Revision(1), NewSteps::new(2, &new), Status::Playing, NOW).await;
    assert_stale(stale, (1, 2));
    assert_eq!(one.steps("ice").await.unwrap(), ["a", "b", "c"]);
}

pub(crate) async fn a_sound_database_says_so(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let (one, other) = tokio::join!(store.check_health(), store.check_health());
    one.and(other).expect("what is committed is read back, also by two at once");
    store.verify().await.expect("nothing is damaged");
    assert_eq!(read(&*store, "ice").await, before, "a check changes no table");
}

pub(crate) async fn a_closed_store_fails_without_panic(database: impl Database) {
    let store = with_table(&database).await;
    store.check_health().await.unwrap();
    store.close().await;
    assert!(store.check_health().await.is_err());
    let committed =
        store.commit_steps("ice", Revision(0), NewSteps::new(0, &[]), Status::Playing, NOW).await;
    assert!(matches!(committed, Err(StoreError::Database(_))), "{committed:?}");
}
