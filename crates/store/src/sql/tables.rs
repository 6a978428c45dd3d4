//! What is read of tables.

use sqlx::{Row as _, query, query_as, query_scalar};
use table::Seat;

use super::rows::{json_text, readable_tables, seat_from, table_with_seats, word};
use super::{Connection, Pool, Row, moment};
use crate::{
    Counts, Cursor, Page, Revision, Status, StepRecord, StoreError, TableNews, TableRecord,
};

/// Tables with their seats, one row for each seat, so that both come from the same moment.
macro_rules! select_tables {
    ($($filter:expr),+) => {
        concat!(
            "SELECT t.id, t.game, t.title, t.rules_version, t.options, t.seed, t.host, t.status, \
             t.visibility, t.settings, t.revision, t.created_at, t.changed_at, t.rematch_of, \
             t.rematch_as, t.summary, t.summary_at, s.seat, s.kind, s.player_id, s.bot, s.name, s.key_salt, s.key_hash \
             FROM (SELECT * FROM tables WHERE ",
            $($filter,)+
            ") AS t LEFT JOIN seats AS s ON s.table_id = t.id \
             ORDER BY t.changed_at DESC, t.id DESC, s.seat"
        )
    };
}

/// A page of tables: `$1` and `$2` are where it starts, `$3` how long it is.
macro_rules! select_page_of_tables {
    ($($filter:expr),+) => {
        select_tables!(
            $($filter,)+
            " AND (changed_at < $1 OR (changed_at = $1 AND id < $2)) \
             ORDER BY changed_at DESC, id DESC LIMIT $3"
        )
    };
}

/// `$4` hosts the table or has a seat at it.
macro_rules! is_of_player {
    () => {
        "id IN (SELECT table_id FROM seats WHERE player_id = $4 \
         UNION SELECT id FROM tables WHERE host = $4)"
    };
}

const TABLE: &str = select_tables!("id = $1");
pub(super) const TABLES_OF: &str = select_page_of_tables!(is_of_player!());
pub(super) const RUNNING_TABLES_OF: &str =
    select_page_of_tables!(is_of_player!(), " AND status IN ('open', 'playing')");
/// Without those that have a document of the kind `$5`.
pub(super) const FINISHED_TABLES_OF: &str = select_page_of_tables!(
    is_of_player!(),
    " AND status = 'finished' \
     AND NOT EXISTS (SELECT 1 FROM documents WHERE table_id = tables.id AND kind = $5)"
);
pub(super) const OPEN_TABLES: &str = select_page_of_tables!(
    "visibility = 'listed' AND status IN ('open', 'playing') \
     AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"
);
pub(super) const FINISHED_TABLES: &str =
    select_page_of_tables!("visibility = 'listed' AND status = 'finished'");
const STEPS: &str = "SELECT body FROM steps WHERE table_id = $1 ORDER BY step";

pub(super) async fn table(readers: &Pool, table: &str) -> Result<Option<TableRecord>, StoreError> {
    let rows = query(TABLE).bind(table).fetch_all(readers).await?;
    table_with_seats(&rows)
}

pub(super) async fn steps(readers: &Pool, table: &str) -> Result<Vec<String>, StoreError> {
    Ok(bodies(&query(STEPS).bind(table).fetch_all(readers).await?))
}

pub(super) async fn table_with_steps(
    readers: &Pool,
    table: &str,
) -> Result<Option<(TableRecord, Vec<String>)>, StoreError> {
    let mut moment = moment(readers).await?;
    let rows = query(TABLE).bind(table).fetch_all(&mut *moment).await?;
    let steps = query(STEPS).bind(table).fetch_all(&mut *moment).await?;
    moment.commit().await?;
    Ok(table_with_seats(&rows)?.map(|record| (record, bodies(&steps))))
}

fn bodies(steps: &[Row]) -> Vec<String> {
    steps.iter().map(|row| json_text(row, "body")).collect()
}

pub(super) async fn news_since(
    readers: &Pool,
    table: &str,
    revision: Revision,
) -> Result<Option<TableNews>, StoreError> {
    let mut moment = moment(readers).await?;
    let rows = query(TABLE).bind(table).fetch_all(&mut *moment).await?;
    let steps = steps_since(&mut moment, table, revision).await?;
    let count: i64 = query_scalar("SELECT COUNT(*) FROM steps WHERE table_id = $1")
        .bind(table)
        .fetch_one(&mut *moment)
        .await?;
    moment.commit().await?;
    let keep = count as usize - steps.len();
    Ok(table_with_seats(&rows)?.map(|record| TableNews { record, keep, steps }))
}

/// The steps in one row, a line each: handing a row from thread to thread costs more than reading it.
const LINES: &str = "SELECT string_agg(\
     revision || ' ' || created_at || ' ' || COALESCE(clicked_by, -1) || ' ' || body, '\n' ORDER BY step\
     ), COUNT(*) FROM steps WHERE table_id = $1 AND revision > $2";
/// The same in a row each, where something was damaged and is no line of text.
const APART: &str = "SELECT body, revision, created_at, clicked_by FROM steps \
     WHERE table_id = $1 AND revision > $2 ORDER BY step";

async fn steps_since(
    connection: &mut Connection,
    table: &str,
    revision: Revision,
) -> Result<Vec<StepRecord>, StoreError> {
    let row = query(LINES).bind(table).bind(revision.0).fetch_one(&mut *connection).await?;
    let lines = row.try_get::<Option<&str>, _>(0).unwrap_or_default().unwrap_or_default();
    let steps: Vec<StepRecord> = lines.lines().map_while(step_from).collect();
    if steps.len() as i64 == row.try_get::<i64, _>(1)? {
        return Ok(steps);
    }
    let rows = query(APART).bind(table).bind(revision.0).fetch_all(connection).await?;
    let step = |row: &Row| {
        let clicked_by: Option<i64> = row.try_get("clicked_by")?;
        Ok(StepRecord {
            body: json_text(row, "body"),
            revision: Revision(row.try_get("revision")?),
            created_at: row.try_get("created_at")?,
            clicked_by: clicked_by.map(|number| seat_from(number, table)).transpose()?,
        })
    };
    rows.iter().map(step).collect()
}

/// The step in a line of [`LINES`].
fn step_from(line: &str) -> Option<StepRecord> {
    let mut words = line.splitn(4, ' ');
    let mut number = || words.next()?.parse::<i64>().ok();
    let (revision, created_at, clicked_by) = (Revision(number()?), number()?, number()?);
    let clicked_by = match clicked_by {
        -1 => None,
        seat => Some(seat_from(seat, "").ok()?),
    };
    Some(StepRecord { body: words.next()?.to_owned(), revision, created_at, clicked_by })
}

pub(super) async fn clicked_by(
    readers: &Pool,
    table: &str,
) -> Result<Vec<(usize, Seat)>, StoreError> {
    let rows: Vec<(i64, i64)> = query_as(
        "SELECT step, clicked_by FROM steps \
         WHERE table_id = $1 AND clicked_by IS NOT NULL ORDER BY step",
    )
    .bind(table)
    .fetch_all(readers)
    .await?;
    let clicked = |(step, by)| Ok((step as usize, seat_from(by, table)?));
    rows.into_iter().map(clicked).collect()
}

/// The part of a list; what it is about is `$4` and what follows in the statement.
pub(super) async fn page(
    readers: &Pool,
    select: &'static str,
    page: &Page,
    about: &[&str],
) -> Result<Vec<TableRecord>, StoreError> {
    let start = Cursor { changed_at: i64::MAX, id: String::new() };
    let Cursor { changed_at, id } = page.before.as_ref().unwrap_or(&start);
    let mut select = query(select).bind(changed_at).bind(id).bind(i64::from(page.limit));
    for about in about {
        select = select.bind(*about);
    }
    Ok(readable_tables(&select.fetch_all(readers).await?))
}

pub(super) async fn ids(
    readers: &Pool,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let ids = query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
    Ok(ids.bind(after).bind(i64::from(limit)).fetch_all(readers).await?)
}

pub(super) async fn seat_by_key(
    readers: &Pool,
    key_hash: &str,
) -> Result<Option<(String, Seat)>, StoreError> {
    let row = query("SELECT table_id, seat FROM seats WHERE key_hash = $1")
        .bind(key_hash)
        .fetch_optional(readers)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let table: String = row.try_get("table_id")?;
    let seat = seat_from(row.try_get("seat")?, &table)?;
    Ok(Some((table, seat)))
}

pub(crate) async fn counts(connection: &mut Connection, since: i64) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    let rows = query(
        "SELECT status, COUNT(*) AS tables FROM tables WHERE changed_at >= $1 GROUP BY status",
    )
    .bind(since)
    .fetch_all(&mut *connection)
    .await?;
    for row in &rows {
        let tables = row.try_get::<i64, _>("tables")? as u64;
        match word(row, "status", "the status of a table")? {
            Status::Open => counts.open = tables,
            Status::Playing => counts.playing = tables,
            Status::Finished => counts.finished = tables,
            Status::Closed => counts.closed = tables,
        }
    }
    let players: i64 = query_scalar("SELECT COUNT(*) FROM players WHERE seen_at >= $1")
        .bind(since)
        .fetch_one(&mut *connection)
        .await?;
    counts.players = players as u64;
    Ok(counts)
}
