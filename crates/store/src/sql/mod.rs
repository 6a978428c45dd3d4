//! The statements, written once and compiled for each engine.
//!
//! Both engines understand the same SQL, and only the types of connections and rows differ. So
//! these files are modules of each engine (ADR 26), and what an engine does in its own way they
//! find in `super`:
//!
//! - `Engine`, with `readers` to look something up, `begin` to change something,
//!   `begin_lightly` for what need not outlive a power cut, `begin_one_lightly` for
//!   that with one statement, `append` for a move at once where that is cheaper, `tell`
//!   to let other servers know, and its own `hear`, `write_backup`, `look_for_damage` and
//!   `end`;
//! - its own `room`, `shrink`, `clear_log` and `foreign_changes` for keeping house;
//! - the types `Connection`, `Pool` and `Row`;
//! - `moment`, which begins a transaction that reads from one moment, `EACH`, which selects how
//!   far the tables in a JSON list have come, `COOKIES` the players of a list of cookies, and
//!   `INSERT_STEPS`, which puts a list of steps behind those of a table.

mod commits;
mod housekeeping;
mod moving;
mod nodes;
mod players;
mod rows;
pub(super) mod tables;
mod talk;

use std::path::Path;

use async_trait::async_trait;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::query_scalar;
use table::Seat;
use tokio::sync::mpsc::{Receiver, Sender};

use super::{COOKIES, Connection, EACH, Engine, INSERT_STEPS, IS_SHARED, Pool, Row, moment};
use crate::{
    Channel, ChatMessage, Counts, Document, Inventory, MovedRow, NewMessage, NewSteps, NewTable,
    News, Note, Page, PlayerRecord, Pulse, Revision, SeatRecord, Status, Store, StoreError,
    TableNews, TableRecord,
};

#[async_trait]
impl Store for Engine {
    async fn create_player(&self, player: &PlayerRecord) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        players::create(&mut change, player).await?;
        change.commit().await
    }

    async fn player_by_cookie(
        &self,
        cookie_hash: &str,
    ) -> Result<Option<PlayerRecord>, StoreError> {
        players::by_cookie(&self.readers, cookie_hash).await
    }

    async fn rename_player(&self, player: &str, name: &str) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        players::rename(&mut change, player, name).await?;
        change.commit().await
    }

    async fn renew_player(&self, player: &str, cookie_hash: &str) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        players::renew(&mut change, player, cookie_hash).await?;
        change.commit().await
    }

    async fn touch_player(&self, player: &str, now: i64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        players::touch(&mut change, player, now).await?;
        change.commit().await
    }

    async fn create_table(&self, table: &NewTable, now: i64) -> Result<Revision, StoreError> {
        let mut change = self.begin().await?;
        let revision = commits::create(&mut change, table, now).await?;
        change.commit().await?;
        if let Some(predecessor) = &table.rematch_of {
            self.tell(predecessor);
        }
        Ok(revision)
    }

    async fn table(&self, table: &str) -> Result<Option<TableRecord>, StoreError> {
        tables::table(&self.readers, table).await
    }

    async fn steps(&self, table: &str) -> Result<Vec<String>, StoreError> {
        tables::steps(&self.readers, table).await
    }

    async fn table_with_steps(
        &self,
        table: &str,
    ) -> Result<Option<(TableRecord, Vec<String>)>, StoreError> {
        tables::table_with_steps(&self.readers, table).await
    }

    async fn news_since(
        &self,
        table: &str,
        revision: Revision,
    ) -> Result<Option<TableNews>, StoreError> {
        tables::news_since(&self.readers, table, revision).await
    }

    async fn clicked_by(&self, table: &str) -> Result<Vec<(usize, Seat)>, StoreError> {
        tables::clicked_by(&self.readers, table).await
    }

    async fn commit_steps(
        &self,
        table: &str,
        expected: Revision,
        steps: NewSteps<'_>,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        if let Some(revision) = self.append(table, expected, steps, status, now).await? {
            self.tell(table);
            return Ok(revision);
        }
        let mut change = self.begin().await?;
        let revision = commits::steps(&mut change, table, expected, steps, status, now).await?;
        change.commit().await?;
        self.tell(table);
        Ok(revision)
    }

    async fn commit_seats(
        &self,
        table: &str,
        expected: Revision,
        seats: &[SeatRecord],
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        let mut change = self.begin().await?;
        let revision = commits::seats(&mut change, table, expected, seats, status, now).await?;
        change.commit().await?;
        self.tell(table);
        Ok(revision)
    }

    async fn commit_settings(
        &self,
        table: &str,
        expected: Revision,
        settings: &str,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        let mut change = self.begin().await?;
        let revision =
            commits::settings(&mut change, table, expected, settings, status, now).await?;
        change.commit().await?;
        self.tell(table);
        Ok(revision)
    }

    async fn set_status(
        &self,
        table: &str,
        expected: Revision,
        status: Status,
        now: i64,
    ) -> Result<Revision, StoreError> {
        self.commit_seats(table, expected, &[], status, now).await
    }

    async fn put_summary(
        &self,
        table: &str,
        revision: Revision,
        summary: &str,
    ) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        commits::summary(&mut change, table, revision, summary).await?;
        change.commit().await
    }

    async fn tables_of(&self, player: &str, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        tables::page(&self.readers, tables::TABLES_OF, page, &[player]).await
    }

    async fn running_tables_of(
        &self,
        player: &str,
        page: &Page,
    ) -> Result<Vec<TableRecord>, StoreError> {
        tables::page(&self.readers, tables::RUNNING_TABLES_OF, page, &[player]).await
    }

    async fn finished_tables_of(
        &self,
        player: &str,
        removed: &str,
        page: &Page,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let about = [player, removed];
        tables::page(&self.readers, tables::FINISHED_TABLES_OF, page, &about).await
    }

    async fn open_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        tables::page(&self.readers, tables::OPEN_TABLES, page, &[]).await
    }

    async fn finished_tables(&self, page: &Page) -> Result<Vec<TableRecord>, StoreError> {
        tables::page(&self.readers, tables::FINISHED_TABLES, page, &[]).await
    }

    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        tables::ids(&self.readers, after, limit).await
    }

    async fn counts(&self, since: i64) -> Result<Counts, StoreError> {
        tables::counts(&mut *self.readers.acquire().await?, since).await
    }

    async fn seat_by_key(&self, key_hash: &str) -> Result<Option<(String, Seat)>, StoreError> {
        tables::seat_by_key(&self.readers, key_hash).await
    }

    async fn add_chat(&self, message: &NewMessage, now: i64) -> Result<i64, StoreError> {
        let mut change = self.begin().await?;
        let id = talk::add_chat(&mut change, message, now).await?;
        change.commit().await?;
        self.tell(&message.table);
        Ok(id)
    }

    async fn chat(
        &self,
        table: &str,
        channel: Channel,
        after: i64,
        limit: u32,
    ) -> Result<Vec<ChatMessage>, StoreError> {
        talk::chat(&self.readers, table, channel, after, limit).await
    }

    async fn put_document(
        &self,
        table: &str,
        kind: &str,
        body: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        talk::put_document(&mut change, table, kind, body, now).await?;
        change.commit().await
    }

    async fn document(&self, table: &str, kind: &str) -> Result<Option<Document>, StoreError> {
        talk::document(&self.readers, table, kind).await
    }

    fn is_shared(&self) -> bool {
        IS_SHARED
    }

    async fn listen(&self) -> Result<Receiver<News>, StoreError> {
        self.hear().await
    }

    async fn pulses(&self, tables: &[String]) -> Result<Vec<(String, Pulse)>, StoreError> {
        nodes::pulses(&self.readers, tables).await
    }

    async fn put_note(&self, note: &Note) -> Result<(), StoreError> {
        // What goes with its node need not outlive a power cut either.
        let is_light = note.node.is_some();
        let mut change = if is_light { self.begin_lightly().await? } else { self.begin().await? };
        nodes::put_note(&mut change, note).await?;
        change.commit().await?;
        self.tell(&note.table);
        Ok(())
    }

    async fn drop_note(&self, table: &str, kind: &str, author: &str) -> Result<(), StoreError> {
        let mut change = self.begin_lightly().await?;
        nodes::drop_note(&mut change, table, kind, author).await?;
        change.commit().await?;
        self.tell(table);
        Ok(())
    }

    async fn exchange_note(&self, note: &Note, body: Option<&str>) -> Result<bool, StoreError> {
        let mut change = self.begin_lightly().await?;
        let is_exchanged = nodes::exchange_note(&mut change, note, body).await?;
        change.commit().await?;
        self.tell(&note.table);
        Ok(is_exchanged)
    }

    async fn notes(&self, table: &str) -> Result<Vec<Note>, StoreError> {
        nodes::notes(&self.readers, table).await
    }

    async fn notes_of(&self, kind: &str) -> Result<Vec<Note>, StoreError> {
        nodes::notes_of(&self.readers, kind).await
    }

    async fn beat(&self, node: &str, now: i64, dead_before: i64) -> Result<(), StoreError> {
        let mut change = self.begin_lightly().await?;
        nodes::beat(&mut change, node, now, dead_before).await?;
        change.commit().await
    }

    async fn take_lease(&self, table: &str, kind: &str, node: &str) -> Result<bool, StoreError> {
        let mut change = self.begin_one_lightly().await?;
        let is_taken = nodes::take_lease(&mut change, table, kind, node).await?;
        change.commit().await?;
        Ok(is_taken)
    }

    async fn drop_lease(&self, table: &str, kind: &str, node: &str) -> Result<(), StoreError> {
        let mut change = self.begin_one_lightly().await?;
        nodes::drop_lease(&mut change, table, kind, node).await?;
        change.commit().await
    }

    async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        self.write_backup(path).await
    }

    async fn check_health(&self) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let committed: i64 = query_scalar("UPDATE health SET checks = checks + 1 RETURNING checks")
            .fetch_one(&mut *change)
            .await?;
        change.commit().await?;
        let found: i64 = query_scalar("SELECT checks FROM health").fetch_one(&self.readers).await?;
        // Others may have checked meanwhile.
        if found < committed {
            return Err(StoreError::Lost { committed, found });
        }
        Ok(())
    }

    async fn verify(&self) -> Result<(), StoreError> {
        self.look_for_damage().await
    }

    async fn send_rows(&self, rows: Sender<Option<MovedRow>>) -> Result<(), StoreError> {
        moving::send(&self.readers, rows).await
    }

    async fn receive_rows(
        &self,
        rows: Receiver<Option<MovedRow>>,
    ) -> Result<Inventory, StoreError> {
        let mut change = self.begin().await?;
        let kept = moving::receive(&mut change, rows).await?;
        change.commit().await?;
        Ok(kept)
    }

    async fn close(&self) {
        self.end().await;
    }
}

/// Brings a database up to date. One of a newer program is used as it is, if that program says that
/// this one may.
pub(super) async fn bring_up_to_date(
    connection: &mut Connection,
    mut migrator: Migrator,
) -> Result<(), StoreError> {
    let refused = |error: MigrateError| StoreError::Migrate(error.to_string());
    match migrator.run(&mut *connection).await {
        Err(MigrateError::VersionMissing(_)) => {}
        other => return other.map_err(refused),
    }
    let newest = migrator.iter().map(|migration| migration.version).max().unwrap_or_default();
    let oldest: i64 = query_scalar("SELECT oldest FROM layout").fetch_one(&mut *connection).await?;
    migrator.set_ignore_missing(oldest <= newest);
    migrator.run(connection).await.map_err(refused)
}

/// What else is set where `revision` rises while the match stays as it is: what a list shows of it
/// holds, as far as that was known.
macro_rules! same_summary {
    () => {
        "summary_at = CASE WHEN summary_at = revision THEN revision + 1 ELSE -1 END"
    };
}
use same_summary;

/// Texts as a JSON list, which both engines can take apart.
pub(super) fn json_list(texts: &[String]) -> String {
    serde_json::to_string(texts).expect("texts are JSON")
}

fn found(rows: u64, what: &'static str, id: &str) -> Result<(), StoreError> {
    if rows == 0 { Err(not_found(what, id)) } else { Ok(()) }
}

fn not_found(what: &'static str, id: &str) -> StoreError {
    StoreError::NotFound { what, id: id.to_owned() }
}
