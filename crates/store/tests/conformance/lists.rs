//! Lists of tables, and counts.

use store::{Counts, NewTable, Occupant, Page, Revision, Status, Visibility};

use super::{Database, NOW, ids, new_table, read, sat_by, seat, with_players};

pub(crate) async fn tables_of_a_player_are_those_hosted_or_sat_at(database: impl Database) {
    let store = with_players(&database).await;
    let kept = Occupant::Bot { bot: "greedy".into(), stands_in_for: Some("bruno".into()) };
    let tables = [
        ("hosted", "bruno", Occupant::Open),
        ("sat-at", "anna", sat_by("bruno")),
        ("kept", "anna", kept),
        ("both", "bruno", sat_by("bruno")),
        ("neither", "anna", Occupant::Open),
    ];
    for (now, (id, host, occupant)) in (NOW..).zip(tables) {
        let mut new = NewTable { host: host.into(), ..new_table(id) };
        new.seats[1].occupant = occupant;
        store.create_table(&new, now).await.unwrap();
    }
    let found = store.tables_of("bruno", &Page::first(9)).await.unwrap();
    assert_eq!(ids(&found), ["both", "kept", "sat-at", "hosted"]);
    assert_eq!(found[2], read(&*store, "sat-at").await, "with all seats");
    assert_eq!(store.tables_of("nobody", &Page::first(9)).await.unwrap(), []);
    for (id, status) in [("both", Status::Finished), ("kept", Status::Closed)] {
        store.commit_seats(id, Revision(0), &[], status, NOW + 9).await.unwrap();
    }
    let finished = async || {
        let page = Page::first(1);
        let found = store.finished_tables_of("bruno", "removed-by-bruno", &page).await.unwrap();
        found.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(finished().await, ["both"], "however much runs or was closed since");
    store.put_document("both", "removed-by-anna", "{}", NOW).await.unwrap();
    assert_eq!(finished().await, ["both"]);
    store.put_document("both", "removed-by-bruno", "{}", NOW).await.unwrap();
    assert!(finished().await.is_empty());
    store.commit_seats("hosted", Revision(0), &[], Status::Playing, NOW + 9).await.unwrap();
    let running = store.running_tables_of("bruno", &Page::first(2)).await.unwrap();
    assert_eq!(ids(&running), ["hosted", "sat-at"], "however much was finished since");
}

pub(crate) async fn open_tables_are_listed_with_an_open_seat(database: impl Database) {
    let store = with_players(&database).await;
    let all = [
        ("open", Status::Open, Visibility::Listed, Occupant::Open),
        ("left", Status::Playing, Visibility::Listed, Occupant::Open),
        ("full", Status::Open, Visibility::Listed, sat_by("bruno")),
        ("secret", Status::Open, Visibility::Unlisted, Occupant::Open),
        ("over", Status::Finished, Visibility::Listed, Occupant::Open),
        ("closed", Status::Closed, Visibility::Listed, Occupant::Open),
    ];
    for (now, (id, status, visibility, occupant)) in (NOW..).zip(all) {
        let mut new = NewTable { status, visibility, ..new_table(id) };
        new.seats[1].occupant = occupant;
        store.create_table(&new, now).await.unwrap();
    }
    let found = store.open_tables(&Page::first(9)).await.unwrap();
    assert_eq!(ids(&found), ["left", "open"]);
    // A change brings a table to the front.
    let seats = [seat("open", 0, Occupant::Open)];
    store.commit_seats("open", Revision(0), &seats, Status::Open, NOW + 99).await.unwrap();
    let found = store.open_tables(&Page::first(9)).await.unwrap();
    assert_eq!(ids(&found), ["open", "left"]);
}

pub(crate) async fn finished_tables_are_listed(database: impl Database) {
    let store = with_players(&database).await;
    let all = [
        ("old", Status::Finished, Visibility::Listed),
        ("running", Status::Playing, Visibility::Listed),
        ("secret", Status::Finished, Visibility::Unlisted),
        ("new", Status::Finished, Visibility::Listed),
    ];
    for (now, (id, status, visibility)) in (NOW..).zip(all) {
        let new = NewTable { status, visibility, ..new_table(id) };
        store.create_table(&new, now).await.unwrap();
    }
    let found = store.finished_tables(&Page::first(9)).await.unwrap();
    assert_eq!(ids(&found), ["new", "old"]);
}

pub(crate) async fn pages_cover_a_list_without_gaps_or_repeats(database: impl Database) {
    let store = with_players(&database).await;
    // Three tables share each millisecond, so pages end between them.
    for number in 0..10 {
        store.create_table(&new_table(&format!("t{number}")), NOW + number / 3).await.unwrap();
    }
    let mut page = Page::first(4);
    let mut seen = Vec::new();
    let mut sizes = Vec::new();
    loop {
        let found = store.open_tables(&page).await.unwrap();
        let of_player = store.tables_of("anna", &page).await.unwrap();
        assert_eq!(found, of_player);
        let Some(last) = found.last() else { break };
        page.before = Some(last.cursor());
        sizes.push(found.len());
        seen.extend(found.into_iter().map(|table| table.id));
    }
    assert_eq!(seen, ["t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1", "t0"]);
    assert_eq!(sizes, [4, 4, 2]);
    assert_eq!(store.open_tables(&Page::first(0)).await.unwrap(), []);
}

pub(crate) async fn counts_are_of_what_changed_since(database: impl Database) {
    let store = with_players(&database).await;
    let all = [
        (Status::Playing, NOW + 9),
        (Status::Open, NOW + 10),
        (Status::Playing, NOW + 10),
        (Status::Playing, NOW + 11),
        (Status::Finished, NOW + 12),
        (Status::Closed, NOW + 12),
    ];
    for (number, (status, now)) in all.into_iter().enumerate() {
        let new = NewTable { status, ..new_table(&format!("t{number}")) };
        store.create_table(&new, now).await.unwrap();
    }
    store.touch_player("anna", NOW + 10).await.unwrap();
    let expected = Counts { open: 1, playing: 2, finished: 1, closed: 1, players: 1 };
    assert_eq!(store.counts(NOW + 10).await.unwrap(), expected);
    let all_time = Counts { playing: 3, players: 2, ..expected };
    assert_eq!(store.counts(0).await.unwrap(), all_time);
    assert_eq!(store.counts(NOW + 13).await.unwrap(), Counts::default());
}

pub(crate) async fn every_table_is_found_in_the_order_of_the_ids(database: impl Database) {
    let store = with_players(&database).await;
    let all = [("c", Status::Finished), ("a", Status::Closed), ("b", Status::Open)];
    for (id, status) in all {
        store.create_table(&NewTable { status, ..new_table(id) }, NOW).await.unwrap();
    }
    assert_eq!(store.table_ids("", 2).await.unwrap(), ["a", "b"]);
    assert_eq!(store.table_ids("b", 2).await.unwrap(), ["c"]);
    assert!(store.table_ids("c", 2).await.unwrap().is_empty());
}
