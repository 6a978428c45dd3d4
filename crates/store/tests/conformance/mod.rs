//! What every engine must do. An engine's test file implements [`Database`] and calls
//! [`conformance!`]; each function here then is a test of its own.
#![expect(clippy::unwrap_used, reason = "tests all, which clippy knows by their attribute only")]

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;

use store::{
    Channel, Counts, NewMessage, NewTable, Occupant, Page, PlayerRecord, Revision, SeatRecord,
    Status, Store, StoreError, TableRecord, Visibility,
};
use table::{Seat, Seed};

/// An empty database of one engine. It is gone when the value is dropped.
pub(crate) trait Database: Sized {
    /// Makes one.
    async fn new() -> Self;

    /// Opens it; several times at once is several servers on one database.
    async fn open(&self) -> Arc<dyn Store>;

    /// Opens the backup with this file name.
    async fn open_backup(&self, name: &str) -> Arc<dyn Store>;

    /// Where a backup with this file name belongs.
    fn backup_path(&self, name: &str) -> std::path::PathBuf;
}

/// Makes a test of each function of the suite.
macro_rules! conformance {
    ($database:ty: $($test:ident,)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                conformance::$test(<$database as conformance::Database>::new().await).await;
            }
        )+
    };
    ($database:ty) => {
        conformance! { $database:
            a_player_comes_back_by_cookie,
            a_player_is_renamed_and_touched,
            a_second_player_with_the_same_id_or_cookie_is_refused,
            a_table_reads_as_it_was_made,
            a_table_with_a_known_id_or_key_is_refused_whole,
            a_table_of_an_unknown_host_or_player_is_refused_whole,
            what_does_not_exist_is_named,
            steps_are_appended_in_order,
            an_undo_rewrites_the_last_steps,
            a_stale_commit_changes_nothing,
            a_commit_beyond_the_last_step_changes_nothing,
            of_concurrent_commits_exactly_one_wins,
            concurrent_writers_that_retry_all_get_through,
            an_abandoned_commit_is_whole_or_absent,
            a_table_and_its_steps_are_of_one_revision,
            seats_change_together_with_the_status,
            a_bot_keeps_a_seat_and_gives_it_back,
            of_two_who_take_a_seat_one_is_told_so,
            a_seat_with_the_key_of_another_is_refused_whole,
            a_seat_is_found_by_its_key,
            settings_are_replaced,
            a_table_is_closed,
            a_match_has_one_rematch,
            tables_of_a_player_are_those_hosted_or_sat_at,
            open_tables_are_listed_with_an_open_seat,
            finished_tables_are_listed,
            pages_cover_a_list_without_gaps_or_repeats,
            counts_are_of_what_changed_since,
            chat_is_in_order_and_by_channel,
            concurrent_chat_gets_gapless_numbers,
            chat_does_not_disturb_commits,
            a_document_replaces_its_predecessor,
            any_text_is_kept,
            reopening_keeps_everything,
            two_servers_share_a_database,
            a_backup_is_whole_while_writers_go_on,
            a_backup_replaces_nothing,
            a_closed_store_fails_without_panic,
        }
    };
}

pub(crate) use conformance;

const NOW: i64 = 1_800_000_000_000;

fn player(id: &str) -> PlayerRecord {
    PlayerRecord {
        id: id.into(),
        cookie_hash: format!("cookie of {id}"),
        name: format!("Player {id}"),
        created_at: NOW,
        seen_at: NOW,
    }
}

fn seat(table: &str, number: u8, occupant: Occupant) -> SeatRecord {
    SeatRecord {
        seat: Seat::new(number),
        occupant,
        name: format!("Seat {number}"),
        key_hash: format!("key {number} of {table}"),
    }
}

fn sat_by(player: &str) -> Occupant {
    Occupant::Player { player: player.into() }
}

/// An open table hosted by `anna`, who sits in the first of two seats.
fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "kosmonauts".into(),
        title: format!("Table {id}"),
        rules_version: 1,
        options: r#"{"players":2}"#.into(),
        seed: Seed(u64::MAX),
        host: "anna".into(),
        status: Status::Open,
        visibility: Visibility::Listed,
        settings: r#"{"hints":true}"#.into(),
        seats: vec![seat(id, 0, sat_by("anna")), seat(id, 1, Occupant::Open)],
        steps: Vec::new(),
        rematch_of: None,
    }
}

/// A store that knows the players `anna` and `bruno`.
async fn with_players(database: &impl Database) -> Arc<dyn Store> {
    let store = database.open().await;
    for id in ["anna", "bruno"] {
        store.create_player(&player(id)).await.expect("a new player");
    }
    store
}

/// A store with the players and the empty table `ice`.
async fn with_table(database: &impl Database) -> Arc<dyn Store> {
    let store = with_players(database).await;
    store.create_table(&new_table("ice"), NOW).await.expect("a new table");
    store
}

fn steps(bodies: &[&str]) -> Vec<String> {
    bodies.iter().map(|&body| body.to_owned()).collect()
}

async fn read(store: &dyn Store, table: &str) -> TableRecord {
    store.table(table).await.expect("readable").expect("the table exists")
}

fn ids(tables: &[TableRecord]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

#[track_caller]
fn assert_duplicate<T: std::fmt::Debug>(result: Result<T, StoreError>, expected: &str) {
    match result {
        Err(StoreError::Duplicate { what, .. }) => assert_eq!(what, expected),
        other => panic!("expected a duplicate {expected}, got {other:?}"),
    }
}

#[track_caller]
fn assert_not_found<T: std::fmt::Debug>(result: Result<T, StoreError>, expected: (&str, &str)) {
    match result {
        Err(StoreError::NotFound { what, id }) => assert_eq!((what, id.as_str()), expected),
        other => panic!("expected that {expected:?} is not found, got {other:?}"),
    }
}

#[track_caller]
fn assert_stale<T: std::fmt::Debug>(result: Result<T, StoreError>, revisions: (i64, i64)) {
    match result {
        Err(StoreError::Stale { expected, found, .. }) => {
            assert_eq!((expected.0, found.0), revisions);
        }
        other => panic!("expected a stale change, got {other:?}"),
    }
}

pub(crate) async fn a_player_comes_back_by_cookie(database: impl Database) {
    let store = with_players(&database).await;
    let found = store.player_by_cookie("cookie of anna").await.unwrap();
    assert_eq!(found, Some(player("anna")));
    assert_eq!(store.player_by_cookie("anna").await.unwrap(), None);
}

pub(crate) async fn a_player_is_renamed_and_touched(database: impl Database) {
    let store = with_players(&database).await;
    store.rename_player("anna", "Ania").await.unwrap();
    store.touch_player("anna", NOW + 5).await.unwrap();
    let expected = PlayerRecord { name: "Ania".into(), seen_at: NOW + 5, ..player("anna") };
    assert_eq!(store.player_by_cookie("cookie of anna").await.unwrap(), Some(expected));
    assert_eq!(store.player_by_cookie("cookie of bruno").await.unwrap(), Some(player("bruno")));
}

pub(crate) async fn a_second_player_with_the_same_id_or_cookie_is_refused(database: impl Database) {
    let store = with_players(&database).await;
    let same_id = PlayerRecord { cookie_hash: "new".into(), ..player("anna") };
    assert_duplicate(store.create_player(&same_id).await, "player");
    let same_cookie = PlayerRecord { id: "new".into(), ..player("anna") };
    assert_duplicate(store.create_player(&same_cookie).await, "player");
    assert_eq!(store.player_by_cookie("new").await.unwrap(), None);
}

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
    let committed = store.commit_steps("none", first, 0, &[], Status::Playing, NOW).await;
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

pub(crate) async fn steps_are_appended_in_order(database: impl Database) {
    let store = with_table(&database).await;
    let mut expected = Vec::new();
    let mut revision = Revision::FIRST;
    // More than ten, so that an order by text would show.
    for number in 0..12 {
        let new = vec![format!("{number} a"), format!("{number} b")];
        let (keep, now) = (expected.len(), NOW + number);
        revision =
            store.commit_steps("ice", revision, keep, &new, Status::Playing, now).await.unwrap();
        expected.extend(new);
    }
    assert_eq!(revision, Revision(12));
    assert_eq!(store.steps("ice").await.unwrap(), expected);
    let table = read(&*store, "ice").await;
    assert_eq!((table.revision, table.status), (revision, Status::Playing));
    assert_eq!((table.created_at, table.changed_at), (NOW, NOW + 11));
}

pub(crate) async fn an_undo_rewrites_the_last_steps(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    let first = Revision::FIRST;
    for table in ["ice", "snow"] {
        let new = steps(&["a", "b", "c", "d"]);
        store.commit_steps(table, first, 0, &new, Status::Playing, NOW).await.unwrap();
    }
    let commit = async |revision, keep, new: &[&str]| {
        let new = steps(new);
        store.commit_steps("ice", Revision(revision), keep, &new, Status::Playing, NOW).await
    };
    assert_eq!(commit(1, 3, &[]).await.unwrap(), Revision(2));
    assert_eq!(store.steps("ice").await.unwrap(), ["a", "b", "c"]);
    assert_eq!(commit(2, 1, &["c", "e"]).await.unwrap(), Revision(3));
    assert_eq!(store.steps("ice").await.unwrap(), ["a", "c", "e"]);
    assert_eq!(commit(3, 0, &[]).await.unwrap(), Revision(4));
    assert_eq!(store.steps("ice").await.unwrap(), Vec::<String>::new());
    assert_eq!(store.steps("snow").await.unwrap(), ["a", "b", "c", "d"], "another table");
}

pub(crate) async fn a_stale_commit_changes_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let new = steps(&["a", "b"]);
    store.commit_steps("ice", Revision(0), 0, &new, Status::Playing, NOW).await.unwrap();
    let before = store.table_with_steps("ice").await.unwrap();
    let late = steps(&["late"]);
    for (revision, keep) in [(0, 0), (0, 2), (2, 2)] {
        let expected = Revision(revision);
        let committed =
            store.commit_steps("ice", expected, keep, &late, Status::Finished, NOW + 9).await;
        assert_stale(committed, (revision, 1));
    }
    let taken = [seat("ice", 1, sat_by("bruno"))];
    let committed = store.commit_seats("ice", Revision(0), &taken, Status::Open, NOW + 9).await;
    assert_stale(committed, (0, 1));
    let closed = store.set_status("ice", Revision(0), Status::Closed, NOW + 9).await;
    assert_stale(closed, (0, 1));
    assert_eq!(store.table_with_steps("ice").await.unwrap(), before);
}

pub(crate) async fn a_commit_beyond_the_last_step_changes_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    let new = steps(&["b"]);
    let committed =
        store.commit_steps("ice", Revision::FIRST, 1, &new, Status::Playing, NOW + 1).await;
    assert!(matches!(committed, Err(StoreError::Gap { keep: 1, found: 0, .. })), "{committed:?}");
    assert_eq!(read(&*store, "ice").await, before);
    assert_eq!(store.steps("ice").await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn of_concurrent_commits_exactly_one_wins(database: impl Database) {
    let store = with_table(&database).await;
    let other = database.open().await;
    for round in 0..8 {
        let (expected, keep) = (Revision(round), round as usize * 2);
        let tasks: Vec<_> = (0..16)
            .map(|task| {
                let store = Arc::clone(if task % 2 == 0 { &store } else { &other });
                tokio::spawn(async move {
                    let new = vec![format!("{round} by {task}"), format!("{round} by {task}")];
                    store.commit_steps("ice", expected, keep, &new, Status::Playing, NOW).await
                })
            })
            .collect();
        let mut winners = Vec::new();
        for (task, handle) in tasks.into_iter().enumerate() {
            match handle.await.unwrap() {
                Ok(revision) => winners.push((task, revision)),
                Err(stale) => assert_stale(Err::<(), _>(stale), (round, round + 1)),
            }
        }
        let [(winner, revision)] = winners[..] else { panic!("{winners:?} won round {round}") };
        assert_eq!(revision, expected.next());
        let written = store.steps("ice").await.unwrap();
        assert_eq!(written.len(), keep + 2);
        assert_eq!(written[keep..], [(); 2].map(|()| format!("{round} by {winner}")));
    }
}

pub(crate) async fn concurrent_writers_that_retry_all_get_through(database: impl Database) {
    let store = with_table(&database).await;
    let tasks: Vec<_> = (0..8)
        .map(|task| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for number in 0..5 {
                    let new = vec![format!("{task}: {number}")];
                    loop {
                        let (table, old) =
                            store.table_with_steps("ice").await.unwrap().expect("the table");
                        let (revision, keep) = (table.revision, old.len());
                        let committed = store
                            .commit_steps("ice", revision, keep, &new, Status::Playing, NOW)
                            .await;
                        match committed {
                            Ok(_) => break,
                            Err(StoreError::Stale { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let mut written = store.steps("ice").await.unwrap();
    let of_first: Vec<_> = written.iter().filter(|step| step.starts_with("0:")).collect();
    assert_eq!(of_first, ["0: 0", "0: 1", "0: 2", "0: 3", "0: 4"]);
    written.sort();
    written.dedup();
    assert_eq!(written.len(), 40);
    assert_eq!(read(&*store, "ice").await.revision, Revision(40));
}

pub(crate) async fn an_abandoned_commit_is_whole_or_absent(database: impl Database) {
    let store = with_table(&database).await;
    let mut revision = Revision::FIRST;
    let mut kept = 0;
    // A request that is cut off drops its future wherever it happens to wait.
    for polls in 0..24 {
        let new = vec![format!("{polls} a"), format!("{polls} b")];
        let mut commit = store.commit_steps("ice", revision, 0, &new, Status::Playing, NOW);
        let mut left = polls;
        let finished = poll_fn(|context| {
            if left == 0 {
                return Poll::Ready(None);
            }
            left -= 1;
            commit.as_mut().poll(context).map(Some)
        })
        .await;
        drop(commit);
        let (table, written) = store.table_with_steps("ice").await.unwrap().expect("the table");
        if table.revision != revision {
            assert_eq!(table.revision, revision.next());
            assert_eq!(written, new);
            kept += 1;
        }
        assert!(finished.is_none() || table.revision != revision, "acknowledged after {polls}");
        // The next writer finds the store ready, behind whatever was abandoned.
        let new = steps(&["next"]);
        revision = read(&*store, "ice").await.revision;
        revision = match store.commit_steps("ice", revision, 0, &new, Status::Playing, NOW).await {
            Ok(revision) => revision,
            Err(StoreError::Stale { found, .. }) => found,
            Err(error) => panic!("{error} after {polls}"),
        };
    }
    assert!(kept > 0, "the last ones have the time to finish");
}

pub(crate) async fn a_table_and_its_steps_are_of_one_revision(database: impl Database) {
    let store = with_table(&database).await;
    let writer = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for number in 0..60 {
                let new = vec![number.to_string()];
                let revision = Revision(number);
                let keep = number as usize;
                store
                    .commit_steps("ice", revision, keep, &new, Status::Playing, NOW)
                    .await
                    .unwrap();
            }
        }
    });
    loop {
        let done = writer.is_finished();
        let (table, steps) = store.table_with_steps("ice").await.unwrap().expect("the table");
        assert_eq!(table.revision, Revision(steps.len() as i64));
        if done {
            break;
        }
    }
    writer.await.unwrap();
}

pub(crate) async fn seats_change_together_with_the_status(database: impl Database) {
    let store = with_table(&database).await;
    let mut seats = [seat("ice", 0, sat_by("bruno")), seat("ice", 1, sat_by("anna"))];
    seats[0].name = "Bruno".into();
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

fn message(table: &str, text: &str) -> NewMessage {
    NewMessage {
        table: table.into(),
        channel: Channel::Players,
        seat: Some(Seat::new(1)),
        name: "Bruno".into(),
        text: text.into(),
    }
}

pub(crate) async fn chat_is_in_order_and_by_channel(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    let watching = NewMessage { channel: Channel::Spectators, seat: None, ..message("ice", "hm") };
    for (now, message) in (NOW..).zip([
        message("ice", "one"),
        watching,
        message("snow", "elsewhere"),
        message("ice", "two"),
        message("ice", "three"),
    ]) {
        store.add_chat(&message, now).await.unwrap();
    }
    let read = async |channel, after, limit| {
        let messages = store.chat("ice", channel, after, limit).await.unwrap();
        messages.into_iter().map(|message| (message.id, message.text)).collect::<Vec<_>>()
    };
    let [one, two, three] =
        [(1, "one"), (3, "two"), (4, "three")].map(|(id, text)| (id, text.to_owned()));
    let players = Channel::Players;
    assert_eq!(read(players, 0, 9).await, [one.clone(), two.clone(), three.clone()]);
    assert_eq!(read(players, 0, 2).await, [two.clone(), three.clone()], "the newest");
    assert_eq!(read(players, 1, 9).await, [two, three.clone()]);
    assert_eq!(read(players, 3, 9).await, [three]);
    assert_eq!(read(players, 4, 9).await, []);
    assert_eq!(read(Channel::Spectators, 0, 9).await, [(2, "hm".to_owned())]);
    let first = store.chat("ice", players, 0, 9).await.unwrap().remove(0);
    assert_eq!((first.seat, first.name.as_str()), (Some(Seat::new(1)), "Bruno"));
    assert_eq!(first.created_at, NOW);
    let watching = store.chat("ice", Channel::Spectators, 0, 9).await.unwrap().remove(0);
    assert_eq!(watching.seat, None);
}

pub(crate) async fn concurrent_chat_gets_gapless_numbers(database: impl Database) {
    let store = with_table(&database).await;
    let tasks: Vec<_> = (0..16)
        .map(|task: i32| {
            let store = Arc::clone(&store);
            let message = message("ice", &task.to_string());
            tokio::spawn(async move { store.add_chat(&message, NOW).await })
        })
        .collect();
    let mut given = Vec::new();
    for task in tasks {
        given.push(task.await.unwrap().unwrap());
    }
    given.sort_unstable();
    assert_eq!(given, (1..=16).collect::<Vec<_>>());
    assert_eq!(store.chat("ice", Channel::Players, 0, u32::MAX).await.unwrap().len(), 16);
}

pub(crate) async fn chat_does_not_disturb_commits(database: impl Database) {
    let store = with_table(&database).await;
    let before = read(&*store, "ice").await;
    store.add_chat(&message("ice", "hello"), NOW + 1).await.unwrap();
    assert_eq!(read(&*store, "ice").await, before);
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
        store.commit_steps("ice", revision, 0, &new, status, NOW).await.unwrap();
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
async fn everything(store: &dyn Store) -> String {
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

async fn fill(store: &dyn Store) {
    let new = steps(&["a", "b"]);
    store.commit_steps("ice", Revision(0), 0, &new, Status::Playing, NOW).await.unwrap();
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
    other.commit_steps("ice", Revision(1), 2, &new, Status::Playing, NOW).await.unwrap();
    let stale = one.commit_steps("ice", Revision(1), 2, &new, Status::Playing, NOW).await;
    assert_stale(stale, (1, 2));
    assert_eq!(one.steps("ice").await.unwrap(), ["a", "b", "c"]);
}

pub(crate) async fn a_backup_is_whole_while_writers_go_on(database: impl Database) {
    let store = with_table(&database).await;
    store.create_table(&new_table("snow"), NOW).await.unwrap();
    fill(&*store).await;
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let (started, is_started) = tokio::sync::oneshot::channel();
    let writer = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut started = Some(started);
            let mut written = 0;
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let new = vec![format!("{written} a"), format!("{written} b")];
                let (revision, keep) = (Revision(written), written as usize * 2);
                store
                    .commit_steps("snow", revision, keep, &new, Status::Playing, NOW)
                    .await
                    .unwrap();
                written += 1;
                if let Some(started) = started.take() {
                    started.send(()).expect("somebody waits");
                }
            }
            written
        }
    });
    is_started.await.unwrap();
    let mut known = 0;
    for name in ["first.db", "second.db"] {
        let before = read(&*store, "snow").await.revision;
        store.backup(&database.backup_path(name)).await.unwrap();
        let copy = database.open_backup(name).await;
        assert_eq!(everything(&*copy).await, everything(&*store).await);
        let (table, steps) = copy.table_with_steps("snow").await.unwrap().expect("the table");
        assert!(table.revision >= before, "{} is older than the call", table.revision);
        assert_eq!(steps.len() as i64, table.revision.0 * 2);
        // The copy is a database of its own, ready to be played on.
        let closed = copy.set_status("snow", table.revision, Status::Closed, NOW).await;
        assert_eq!(closed.unwrap(), table.revision.next());
        known = table.revision.0;
        copy.close().await;
    }
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let written = writer.await.unwrap();
    assert!(written >= known);
    assert_eq!(store.steps("snow").await.unwrap().len() as i64, written * 2);
    assert_eq!(read(&*store, "snow").await.status, Status::Playing);
}

pub(crate) async fn a_backup_replaces_nothing(database: impl Database) {
    let store = with_table(&database).await;
    let path = database.backup_path("once.db");
    store.backup(&path).await.unwrap();
    assert_duplicate(store.backup(&path).await, "backup");
    let nowhere = database.backup_path("no such folder").join("copy.db");
    assert!(store.backup(&nowhere).await.is_err());
    store.check_health().await.expect("a failed backup does no harm");
}

pub(crate) async fn a_closed_store_fails_without_panic(database: impl Database) {
    let store = with_table(&database).await;
    store.check_health().await.unwrap();
    store.close().await;
    assert!(store.check_health().await.is_err());
    let committed = store.commit_steps("ice", Revision(0), 0, &[], Status::Playing, NOW).await;
    assert!(matches!(committed, Err(StoreError::Database(_))), "{committed:?}");
}
