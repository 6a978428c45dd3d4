//! Seats and their keys.

use std::sync::Arc;

use store::{Occupant, Revision, Status};
use table::Seat;

use super::{
    Database, NOW, assert_duplicate, assert_not_found, assert_stale, new_table, read, sat_by, seat,
    with_table,
};

pub(crate) async fn seats_change_together_with_the_status(database: impl Database) {
    let store = with_table(&database).await;
    let mut seats = [seat("ice", 0, sat_by("bruno")), seat("ice", 1, sat_by("anna"))];
    seats[0].name = "Bruno".into();
    seats[0].key_salt = "a new salt".into();
    seats[0].key_hash = "a new key".into();
    let revision =
        store.commit_seats("ice", Revision(0), &seats, Status::Playing, NOW + 3).await.unwrap();
    assert_eq!(revision, Revision(1));
    let table = read(&*store, "ice").await;
    assert_eq!(table.seats, seats);
    assert_eq!((table.revision, table.status), (revision, Status::Playing));
    assert_eq!(table.changed_at, NOW + 3);
    assert_eq!(store.seat_by_key("key 0 of ice").await.unwrap(), None, "the old link");
}

pub(crate) async fn a_bot_keeps_a_seat_and_gives_it_back(database: impl Database) {
    let store = with_table(&database).await;
    let away = Occupant::Bot { bot: "greedy".into(), stands_in_for: Some("anna".into()) };
    for (revision, occupant) in [(0, away), (1, sat_by("anna"))] {
        let seats = [seat("ice", 0, occupant)];
        let expected = Revision(revision);
        store.commit_seats("ice", expected, &seats, Status::Playing, NOW).await.unwrap();
        let table = read(&*store, "ice").await;
        assert_eq!(table.seats[0], seats[0]);
        assert_eq!(table.seats[0].occupant.player(), Some("anna"));
        assert_eq!(table.seats[1].occupant, Occupant::Open);
    }
}

pub(crate) async fn of_two_who_take_a_seat_one_is_told_so(database: impl Database) {
    let store = with_table(&database).await;
    let take = |player| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let seats = [seat("ice", 1, sat_by(player))];
            store.commit_seats("ice", Revision::FIRST, &seats, Status::Playing, NOW).await
        })
    };
    let (anna, bruno) = (take("anna"), take("bruno"));
    let (anna, bruno) = (anna.await.unwrap(), bruno.await.unwrap());
    let (winner, other) = if anna.is_ok() { ("anna", bruno) } else { ("bruno", anna) };
    assert_stale(other, (0, 1));
    let table = read(&*store, "ice").await;
    assert_eq!(table.seats[1].occupant, sat_by(winner));
}

pub(crate) async fn a_seat_with_the_key_of_another_is_refused_whole(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let mut seats = [seat("ice", 0, sat_by("bruno")), seat("ice", 1, sat_by("anna"))];
    seats[1].key_hash = "key 0 of ice".into();
    let committed = store.commit_seats("ice", Revision(0), &seats, Status::Playing, NOW + 1).await;
    assert_duplicate(committed, "key of");
    let ghost = [seat("ice", 0, sat_by("ghost"))];
    let committed = store.commit_seats("ice", Revision(0), &ghost, Status::Playing, NOW + 1).await;
    assert_not_found(committed, ("player", "ghost"));
    assert_eq!(read(&*store, "ice").await, before);
}

pub(crate) async fn a_seat_is_found_by_its_key(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    for (key, table, number) in [("key 1 of ice", "ice", 1), ("key 0 of snow", "snow", 0)] {
        let found = store.seat_by_key(key).await.unwrap();
        assert_eq!(found, Some((table.to_owned(), Seat::new(number))));
    }
    assert_eq!(store.seat_by_key("key 2 of ice").await.unwrap(), None);
}
