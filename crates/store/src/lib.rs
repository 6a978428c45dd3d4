//! What the server keeps: players, tables, seats, steps and chat.
//!
//! [`Store`] is the whole interface, with [`Housekeeping`] for whoever runs it; an engine implements
//! both. [`SqliteStore`] is one file next to the program, [`PostgresStore`] a database that several
//! servers share. The statements in `sql` are those of both, and the tests in `tests/conformance` run
//! against each.
//!
//! Invariants:
//!
//! - **The steps are the truth.** No game state is stored: a match is its options, seed and steps,
//!   and is replayed from them (ADR 6).
//! - **What was acknowledged is on disk.** When a call has returned `Ok`, neither a crash of the
//!   program nor a power cut takes it back.
//! - **A change is whole or absent.** Whatever goes wrong on the way (a full disk, a locked
//!   database, a killed process), no part of it is left.
//! - **One change for each revision.** Every change of a table names the revision it was made for.
//!   Of two that name the same one, exactly one wins, and the other gets [`StoreError::Stale`].
//! - **The store has no clock, no randomness and no secrets.** Times and ids are given by the
//!   caller, and so are hashes of cookies and seat links. It never reads options, settings or
//!   steps: they are text here.

mod address;
mod error;
mod housekeeping;
mod migrate;
mod migrations;
mod postgres;
mod records;
mod sqlite;
mod whole_file;
mod words;

use std::path::Path;

use async_trait::async_trait;
use table::Seat;
use tokio::sync::mpsc::{Receiver, Sender};

pub use address::Address;
pub use error::StoreError;
pub use housekeeping::{
    DiskUse, Forget, Forgotten, Housekeeping, NOBODY, Part, SaidMessage, TableFilter, TableSummary,
};
pub use migrate::{Inventory, MovedRow, migrate};
pub use postgres::PostgresStore;
pub use records::{
    Channel, ChatMessage, Counts, Cursor, Document, NewMessage, NewSteps, NewTable, News, Note,
    Occupant, Page, PlayerRecord, Pulse, Revision, SeatRecord, Status, StepRecord, TableNews,
    TableRecord, Visibility,
};
pub use sqlite::SqliteStore;
pub use whole_file::{write_new, write_whole};
pub use words::UnknownWord;

/// A database with everything the server must not forget. Times are milliseconds since 1970.
#[async_trait]
pub trait Store: Housekeeping {
    /// Remembers a new player.
    async fn create_player(&self, player: &PlayerRecord) -> Result<(), StoreError>;

    /// The player whose cookie has this hash.
    async fn player_by_cookie(&self, cookie_hash: &str)
    -> Result<Option<PlayerRecord>, StoreError>;

    /// Gives a player another name. Names at seats taken before stay as they are.
    async fn rename_player(&self, player: &str, name: &str) -> Result<(), StoreError>;

    /// Gives a player another cookie. Whoever has the old one is a stranger from now on.
    async fn renew_player(&self, player: &str, cookie_hash: &str) -> Result<(), StoreError>;

    /// Notes that a player was here. Costs a write to disk: not for every request.
    async fn touch_player(&self, player: &str, now: i64) -> Result<(), StoreError>;

    /// Sets up a table with its seats and first steps.
    ///
    /// A rematch is tied to its predecessor in both directions at the same time. A match has one
    /// rematch: the second attempt is a [`StoreError::Duplicate`], and the predecessor's
    /// `rematch_as` says where to go instead.
    async fn create_table(&self, table: &NewTable, now: i64) -> Result<Revision, StoreError>;

    /// A table with its seats.
    async fn table(&self, table: &str) -> Result<Option<TableRecord>, StoreError>;

    /// The steps of a table in their order; none for an unknown table.
    async fn steps(&self, table: &str) -> Result<Vec<String>, StoreError>;

    /// A table and its steps, both as of the same revision.
    async fn table_with_steps(
        &self,
        table: &str,
    ) -> Result<Option<(TableRecord, Vec<String>)>, StoreError>;

    /// A table and what is new of its match since a revision, both as of the same moment.
    async fn news_since(
        &self,
        table: &str,
        revision: Revision,
    ) -> Result<Option<TableNews>, StoreError>;

    /// The steps that somebody clicked for an absent player: their numbers, and the seats of those
    /// who clicked.
    async fn clicked_by(&self, table: &str) -> Result<Vec<(usize, Seat)>, StoreError>;

    /// Keeps the first steps of a match and puts new ones behind them, all at once. An undo keeps
    /// fewer steps than there are.
    async fn commit_steps(
        &self,
        table: &str,
        expected: Revision,
        steps: NewSteps<'_>,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError>;

    /// Replaces these seats of a table, all at once; the other seats stay.
    async fn commit_seats(
        &self,
        table: &str,
        expected: Revision,
        seats: &[SeatRecord],
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError>;

    /// Replaces the settings of a table.
    async fn commit_settings(
        &self,
        table: &str,
        expected: Revision,
        settings: &str,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError>;

    /// Changes the status of a table alone, for example to close it.
    async fn set_status(
        &self,
        table: &str,
        expected: Revision,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError>;

    /// Notes what a list shows of a table, unless it has changed since.
    async fn put_summary(
        &self,
        table: &str,
        revision: Revision,
        summary: &str,
    ) -> Result<(), StoreError>;

    /// The tables at which a player is the host or has a seat, also one kept by a bot; the latest
    /// changed first.
    async fn tables_of(&self, player: &str, page: &Page) -> Result<Vec<TableRecord>, StoreError>;

    /// Those of them that wait for players or are in play.
    async fn running_tables_of(
        &self,
        player: &str,
        page: &Page,
    ) -> Result<Vec<TableRecord>, StoreError>;

    /// Those of them whose match is over, but for those with a document of the kind `removed`.
    async fn finished_tables_of(
        &self,
        player: &str,
        removed: &str,
        page: &Page,
    ) -> Result<Vec<TableRecord>, StoreError>;

    /// The listed tables with an open seat, not yet begun or in play; the latest changed first.
    async fn open_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError>;

    /// The listed tables whose match is over; the latest changed first.
    async fn finished_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError>;

    /// The ids of all tables in their order, at most `limit` of those behind `after`.
    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// How many tables changed and players were seen at `since` or later.
    async fn counts(&self, since: i64) -> Result<Counts, StoreError>;

    /// The table and the seat whose secret link has this hash.
    async fn seat_by_key(&self, key_hash: &str) -> Result<Option<(String, Seat)>, StoreError>;

    /// Adds a chat message and gives its number. Numbers rise by one within a table.
    async fn add_chat(&self, message: &NewMessage, now: i64) -> Result<i64, StoreError>;

    /// The newest `limit` messages of a channel with a number above `after`, the oldest first.
    async fn chat(
        &self,
        table: &str,
        channel: Channel,
        after: i64,
        limit: u32,
    ) -> Result<Vec<ChatMessage>, StoreError>;

    /// Keeps a document derived from a table, in the place of an earlier one of this kind.
    async fn put_document(
        &self,
        table: &str,
        kind: &str,
        body: &str,
        now: i64,
    ) -> Result<(), StoreError>;

    /// The document of this kind.
    async fn document(&self, table: &str, kind: &str) -> Result<Option<Document>, StoreError>;

    /// Whether other servers may work on the same database.
    fn is_shared(&self) -> bool;

    /// What all servers on the database commit from now on; nothing where there is only one.
    async fn listen(&self) -> Result<Receiver<News>, StoreError>;

    /// How far these tables have come. Those that do not exist are left out.
    async fn pulses(&self, tables: &[String]) -> Result<Vec<(String, Pulse)>, StoreError>;

    /// Keeps a note at a table, in the place of an earlier one of this kind and author.
    async fn put_note(&self, note: &Note) -> Result<(), StoreError>;

    /// Takes a note back, if it is there.
    async fn drop_note(&self, table: &str, kind: &str, author: &str) -> Result<(), StoreError>;

    /// Replaces what a note says, or takes it back with `None`, if it is still this very one. Says
    /// whether it was: whoever has written it anew meanwhile, or taken it back, has the last word.
    async fn exchange_note(&self, note: &Note, body: Option<&str>) -> Result<bool, StoreError>;

    /// The notes at a table, by kind and author.
    async fn notes(&self, table: &str) -> Result<Vec<Note>, StoreError>;

    /// The notes of one kind at all tables.
    async fn notes_of(&self, kind: &str) -> Result<Vec<Note>, StoreError>;

    /// Says that a node is alive. Those that were last seen before `dead_before` are gone then, and
    /// with them their leases and notes.
    async fn beat(&self, node: &str, now: i64, dead_before: i64) -> Result<(), StoreError>;

    /// Takes for a living node what one node alone shall do for a table. Says whether it has it.
    async fn take_lease(&self, table: &str, kind: &str, node: &str) -> Result<bool, StoreError>;

    /// Gives back what a node has taken, if it has it.
    async fn drop_lease(&self, table: &str, kind: &str, node: &str) -> Result<(), StoreError>;

    /// Writes a copy of the whole database as of one moment to a new file, while play goes on.
    async fn backup(&self, path: &Path) -> Result<(), StoreError>;

    /// Commits something and reads it back, as every change does. Costs a write to disk.
    async fn check_health(&self) -> Result<(), StoreError>;

    /// Reads the whole database and fails with [`StoreError::Damaged`] if a part of it is damaged.
    async fn verify(&self) -> Result<(), StoreError>;

    /// Sends all rows that a database of another engine needs, as of one moment, and `None` behind
    /// the last one.
    async fn send_rows(&self, rows: Sender<Option<MovedRow>>) -> Result<(), StoreError>;

    /// Takes in all rows of a database of another engine and reads them again, or takes in none of
    /// them: also none if they end without `None`. Says what it has then.
    async fn receive_rows(&self, rows: Receiver<Option<MovedRow>>)
    -> Result<Inventory, StoreError>;

    /// Finishes running calls and lets go of the database. Later calls fail.
    async fn close(&self);
}
