//! What every engine must do. The file of an engine implements [`Database`] and calls
//! [`conformance!`]; each function of the suite then is a test of its own.
#![expect(clippy::unwrap_used, reason = "tests all, which clippy knows by their attribute only")]

mod chat;
mod commits;
mod database;
mod housekeeping;
mod lists;
mod moving;
mod nodes;
mod players;
mod postgres;
mod seats;
mod sqlite;
mod tables;
mod tls;

use std::sync::Arc;

use store::{
    NewTable, Occupant, PlayerRecord, SeatRecord, Status, Store, StoreError, TableRecord,
    Visibility,
};
use table::{Seat, Seed};

/// An empty database of one engine. It is gone when the value is dropped.
trait Database: Sized {
    /// Makes one.
    async fn new() -> Self;

    /// Opens it; several times at once is several servers on one database.
    async fn open(&self) -> Arc<dyn Store>;
}

/// Makes a test of each function of the suite.
macro_rules! conformance {
    ($database:ty: $($test:ident,)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::$test(<$database as crate::Database>::new().await).await;
            }
        )+
    };
    ($database:ty) => {
        conformance! { $database:
            a_player_comes_back_by_cookie,
            a_player_is_renamed_and_touched,
            a_player_with_a_new_cookie_has_no_other,
            a_second_player_with_the_same_id_or_cookie_is_refused,
            a_table_reads_as_it_was_made,
            a_table_with_a_known_id_or_key_is_refused_whole,
            a_table_of_an_unknown_host_or_player_is_refused_whole,
            what_does_not_exist_is_named,
            steps_are_appended_in_order,
            an_undo_rewrites_the_last_steps,
            who_clicked_for_another_is_kept_with_the_step,
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
            every_table_is_found_in_the_order_of_the_ids,
            pages_cover_a_list_without_gaps_or_repeats,
            counts_are_of_what_changed_since,
            chat_is_in_order_and_by_channel,
            concurrent_chat_gets_gapless_numbers,
            chat_does_not_disturb_commits,
            a_document_replaces_its_predecessor,
            any_text_is_kept,
            reopening_keeps_everything,
            two_servers_share_a_database,
            a_summary_holds_until_the_match_changes,
            a_summary_of_an_older_revision_is_not_noted,
            news_of_a_table_are_the_steps_since,
            a_pulse_counts_changes_chat_and_notes,
            a_note_replaces_its_predecessor_and_can_be_taken_back,
            a_note_is_exchanged_by_whoever_knows_what_it_says,
            a_lease_has_one_holder,
            with_a_dead_node_end_its_leases_and_notes,
            a_sound_database_says_so,
            a_closed_store_fails_without_panic,
            tables_are_listed_for_the_operator,
            a_deleted_table_leaves_nothing,
            a_table_that_is_used_again_is_not_deleted,
            players_are_listed_in_the_order_of_their_ids,
            a_forgotten_player_leaves_no_name_cookie_or_message,
            a_table_of_nobody_is_given_up,
            a_revoked_player_keeps_the_seats_and_loses_every_way_to_them,
            room_that_is_not_used_is_given_back,
            what_another_process_changes_is_noticed,
        }
    };
}

use chat::*;
use commits::*;
use conformance;
use database::*;
use housekeeping::*;
use lists::*;
use nodes::*;
use players::*;
use seats::*;
use tables::*;

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
        key_salt: format!("salt {number} of {table}"),
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
        summary: None,
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
