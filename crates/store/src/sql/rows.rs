//! Records from rows.

use std::str::FromStr;

use sqlx::Row as _;
use table::{Seat, Seed};

use super::Row;
use crate::records::SeatKind;
use crate::{Occupant, PlayerRecord, Pulse, Revision, SeatRecord, StoreError, TableRecord};

/// The tables of a list, where the rows of a table stand together. One that cannot be read is left
/// out: whoever opens it is told so, and everybody else's list is as it would be without it.
pub(super) fn readable_tables(rows: &[Row]) -> Vec<TableRecord> {
    let id = |row: &Row| row.try_get::<String, _>("id").ok();
    let readable = |rows: &[Row]| match table_with_seats(rows) {
        Ok(table) => table,
        Err(error) => {
            tracing::warn!(table = id(&rows[0]), %error, "a table is left out of a list");
            None
        }
    };
    rows.chunk_by(|one, other| id(one) == id(other)).filter_map(readable).collect()
}

/// What can be read of the rows of a list. One that cannot be is left out: it harms no other.
pub(super) fn readable<T>(
    rows: &[Row],
    read: impl Fn(&Row) -> Result<T, StoreError>,
) -> impl DoubleEndedIterator<Item = T> {
    let read = move |row| {
        let left_out = |error: &_| tracing::warn!(%error, "a row is left out of a list");
        read(row).inspect_err(left_out).ok()
    };
    rows.iter().filter_map(read)
}

/// What is kept as JSON: `null` where it cannot be read, so that a match opens as far as it can be.
pub(super) fn json_text(row: &Row, column: &str) -> String {
    row.try_get(column).unwrap_or_else(|_| "null".to_owned())
}

/// The table in rows with one seat each.
pub(super) fn table_with_seats(rows: &[Row]) -> Result<Option<TableRecord>, StoreError> {
    let Some(first) = rows.first() else { return Ok(None) };
    let id: &str = first.try_get("id")?;
    let mut table = table_from(first, id)?;
    for row in rows {
        if let Some(number) = row.try_get::<Option<i64>, _>("seat")? {
            table.seats.push(seat_record_from(row, seat_from(number, id)?, id)?);
        }
    }
    Ok(Some(table))
}

/// The table in a row, still without seats.
fn table_from(row: &Row, id: &str) -> Result<TableRecord, StoreError> {
    let what = format!("table {id:?}");
    let unreadable = |problem| StoreError::Unreadable { what: what.clone(), problem };
    let rules_version: i64 = row.try_get("rules_version")?;
    let seed: String = row.try_get("seed")?;
    let (revision, summary_at): (i64, i64) = (row.try_get("revision")?, row.try_get("summary_at")?);
    let summary: Option<String> = row.try_get("summary").unwrap_or_default();
    Ok(TableRecord {
        id: id.to_owned(),
        game: row.try_get("game")?,
        title: row.try_get("title").unwrap_or_default(),
        rules_version: u32::try_from(rules_version)
            .map_err(|_| unreadable(format!("rules version {rules_version}")))?,
        options: row.try_get("options")?,
        seed: Seed::try_from(seed).map_err(unreadable)?,
        host: row.try_get("host")?,
        status: word(row, "status", &what)?,
        visibility: word(row, "visibility", &what)?,
        settings: json_text(row, "settings"),
        revision: Revision(revision),
        created_at: row.try_get("created_at")?,
        changed_at: row.try_get("changed_at")?,
        rematch_of: row.try_get("rematch_of")?,
        rematch_as: row.try_get("rematch_as")?,
        summary: summary.filter(|_| revision == summary_at),
        seats: Vec::new(),
    })
}

/// The player in a row: whoever has the cookie is that player, whatever else cannot be read.
pub(super) fn player_from(row: &Row) -> Result<PlayerRecord, StoreError> {
    Ok(PlayerRecord {
        id: row.try_get("id")?,
        cookie_hash: row.try_get("cookie_hash")?,
        name: row.try_get("name").unwrap_or_default(),
        created_at: row.try_get("created_at").unwrap_or_default(),
        seen_at: row.try_get("seen_at").unwrap_or_default(),
    })
}

fn seat_record_from(row: &Row, seat: Seat, table: &str) -> Result<SeatRecord, StoreError> {
    let what = format!("{seat} of table {table:?}");
    let kind: SeatKind = word(row, "kind", &what)?;
    let occupant = Occupant::from_parts(kind, row.try_get("player_id")?, row.try_get("bot")?)
        .ok_or_else(|| {
            let problem = format!("player and bot do not fit the kind {:?}", kind.as_str());
            StoreError::Unreadable { what, problem }
        })?;
    let (name, key_salt) = (row.try_get("name")?, row.try_get("key_salt")?);
    Ok(SeatRecord { seat, occupant, name, key_salt, key_hash: row.try_get("key_hash")? })
}

/// How far a table has come, in a row with these columns.
pub(super) fn pulse(row: &Row) -> Result<Pulse, StoreError> {
    Ok(Pulse {
        revision: Revision(row.try_get("revision")?),
        chat: row.try_get("last_chat")?,
        notes: row.try_get("last_note")?,
    })
}

pub(super) fn seat_from(number: i64, table: &str) -> Result<Seat, StoreError> {
    u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok()).ok_or_else(|| {
        let problem = format!("seat number {number} does not exist");
        StoreError::Unreadable { what: format!("table {table:?}"), problem }
    })
}

pub(super) fn number_of(seat: Seat) -> i64 {
    i64::from(u8::from(seat))
}

/// The value of a column that holds one of a few words.
pub(super) fn word<W>(row: &Row, column: &str, what: &str) -> Result<W, StoreError>
where
    W: FromStr<Err = crate::UnknownWord>,
{
    let word: String = row.try_get(column)?;
    word.parse().map_err(|unknown: crate::UnknownWord| StoreError::Unreadable {
        what: what.to_owned(),
        problem: unknown.to_string(),
    })
}
