//! Changes of a table: one for each revision.

use sqlx::{query, query_scalar};

use super::rows::number_of;
use super::{Connection, INSERT_STEPS, found, json_list, not_found, same_summary};
use crate::{NewSteps, NewTable, Revision, SeatRecord, Status, StoreError};

pub(super) async fn create(
    change: &mut Connection,
    table: &NewTable,
    now: i64,
) -> Result<Revision, StoreError> {
    let revision = Revision::FIRST;
    query(
        "INSERT INTO tables (id, game, title, rules_version, options, seed, host, status, \
         visibility, settings, revision, last_chat, created_at, changed_at, summary, summary_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $12, $13, $11)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.title)
    .bind(i64::from(table.rules_version))
    .bind(&table.options)
    .bind(String::from(table.seed))
    .bind(&table.host)
    .bind(table.status.as_str())
    .bind(table.visibility.as_str())
    .bind(&table.settings)
    .bind(revision.0)
    .bind(now)
    .bind(&table.summary)
    .execute(&mut *change)
    .await
    .map_err(|error| StoreError::of_write(error, ("table", &table.id), ("player", &table.host)))?;
    for seat in &table.seats {
        query(
            "INSERT INTO seats (kind, player_id, bot, name, key_salt, key_hash, table_id, seat) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(seat.occupant.kind().as_str())
        .bind(seat.occupant.player())
        .bind(seat.occupant.bot())
        .bind(&seat.name)
        .bind(&seat.key_salt)
        .bind(&seat.key_hash)
        .bind(&table.id)
        .bind(number_of(seat.seat))
        .execute(&mut *change)
        .await
        .map_err(|error| error_of_seat(error, &table.id, seat))?;
    }
    insert_steps(change, &table.id, NewSteps::new(0, &table.steps), revision, now).await?;
    if let Some(predecessor) = &table.rematch_of {
        tie_rematch(change, predecessor, &table.id).await?;
    }
    Ok(revision)
}

pub(super) async fn steps(
    change: &mut Connection,
    table: &str,
    expected: Revision,
    steps: NewSteps<'_>,
    status: Status,
    now: i64,
) -> Result<Revision, StoreError> {
    let keep = steps.keep;
    let summary = Summary::New(steps.summary);
    let (revision, found) = advance(change, table, expected, status, summary, now).await?;
    if keep > found {
        return Err(StoreError::Gap { table: table.to_owned(), keep, found });
    }
    if keep < found {
        query("DELETE FROM steps WHERE table_id = $1 AND step >= $2")
            .bind(table)
            .bind(keep as i64)
            .execute(&mut *change)
            .await?;
    }
    insert_steps(change, table, steps, revision, now).await?;
    Ok(revision)
}

pub(super) async fn seats(
    change: &mut Connection,
    table: &str,
    expected: Revision,
    seats: &[SeatRecord],
    status: Status,
    now: i64,
) -> Result<Revision, StoreError> {
    let (revision, _) = advance(change, table, expected, status, Summary::Same, now).await?;
    for seat in seats {
        let updated = query(
            "UPDATE seats SET kind = $1, player_id = $2, bot = $3, name = $4, key_salt = $5, \
             key_hash = $6 WHERE table_id = $7 AND seat = $8",
        )
        .bind(seat.occupant.kind().as_str())
        .bind(seat.occupant.player())
        .bind(seat.occupant.bot())
        .bind(&seat.name)
        .bind(&seat.key_salt)
        .bind(&seat.key_hash)
        .bind(table)
        .bind(number_of(seat.seat))
        .execute(&mut *change)
        .await
        .map_err(|error| error_of_seat(error, table, seat))?;
        found(updated.rows_affected(), "seat", &format!("{} of {table}", seat.seat))?;
    }
    Ok(revision)
}

pub(super) async fn summary(
    change: &mut Connection,
    table: &str,
    revision: Revision,
    summary: &str,
) -> Result<(), StoreError> {
    query("UPDATE tables SET summary = $1, summary_at = $2 WHERE id = $3 AND revision = $2")
        .bind(summary)
        .bind(revision.0)
        .bind(table)
        .execute(change)
        .await?;
    Ok(())
}

pub(super) async fn settings(
    change: &mut Connection,
    table: &str,
    expected: Revision,
    settings: &str,
    status: Status,
    now: i64,
) -> Result<Revision, StoreError> {
    let (revision, _) = advance(change, table, expected, status, Summary::Same, now).await?;
    query("UPDATE tables SET settings = $1 WHERE id = $2")
        .bind(settings)
        .bind(table)
        .execute(change)
        .await?;
    Ok(revision)
}

/// What a list shows of the table after a change.
enum Summary<'a> {
    /// The same as before, as far as that was known.
    Same,
    /// This, if it is known.
    New(Option<&'a str>),
}

macro_rules! advance {
    ($summary:expr) => {
        concat!(
            "UPDATE tables SET revision = revision + 1, status = $1, changed_at = $2, ",
            $summary,
            " WHERE id = $3 AND revision = $4 RETURNING \
             (SELECT COALESCE(MAX(step) + 1, 0) FROM steps WHERE table_id = tables.id)"
        )
    };
}

/// Moves a table from the expected revision to the next one, and locks its row until the end of
/// the transaction. Also says how many steps there are.
async fn advance(
    change: &mut Connection,
    table: &str,
    expected: Revision,
    status: Status,
    summary: Summary<'_>,
    now: i64,
) -> Result<(Revision, usize), StoreError> {
    let advance = match summary {
        Summary::Same => query_scalar(advance!(same_summary!())),
        Summary::New(_) => query_scalar(advance!("summary_at = revision + 1, summary = $5")),
    };
    let mut advance = advance.bind(status.as_str()).bind(now).bind(table).bind(expected.0);
    if let Summary::New(summary) = summary {
        advance = advance.bind(summary);
    }
    let advanced: Option<i64> = advance.fetch_optional(&mut *change).await?;
    if let Some(steps) = advanced {
        return Ok((expected.next(), steps as usize));
    }
    let found: Option<i64> = query_scalar("SELECT revision FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(change)
        .await?;
    Err(match found {
        Some(found) => {
            StoreError::Stale { table: table.to_owned(), expected, found: Revision(found) }
        }
        None => not_found("table", table),
    })
}

async fn insert_steps(
    change: &mut Connection,
    table: &str,
    steps: NewSteps<'_>,
    revision: Revision,
    now: i64,
) -> Result<(), StoreError> {
    if !steps.steps.is_empty() {
        query(INSERT_STEPS)
            .bind(table)
            .bind(steps.keep as i64)
            .bind(json_list(steps.steps))
            .bind(revision.0)
            .bind(now)
            .bind(steps.clicked_by.map(number_of))
            .execute(change)
            .await?;
    }
    Ok(())
}

/// Ties a new table and its predecessor to each other. The predecessor's revision rises, because
/// its players shall see the way to the rematch; the time of its last change stays, because its
/// place in the list of finished tables shall stay.
async fn tie_rematch(
    change: &mut Connection,
    predecessor: &str,
    rematch: &str,
) -> Result<(), StoreError> {
    let tied = query(concat!(
        "UPDATE tables SET rematch_as = $1, revision = revision + 1, ",
        same_summary!(),
        " WHERE id = $2 AND rematch_as IS NULL",
    ))
    .bind(rematch)
    .bind(predecessor)
    .execute(&mut *change)
    .await?;
    if tied.rows_affected() == 0 {
        let exists: Option<String> = query_scalar("SELECT id FROM tables WHERE id = $1")
            .bind(predecessor)
            .fetch_optional(&mut *change)
            .await?;
        return Err(match exists {
            Some(id) => StoreError::Duplicate { what: "rematch of", id },
            None => not_found("table", predecessor),
        });
    }
    query("UPDATE tables SET rematch_of = $1 WHERE id = $2")
        .bind(predecessor)
        .bind(rematch)
        .execute(&mut *change)
        .await?;
    Ok(())
}

fn error_of_seat(error: sqlx::Error, table: &str, seat: &SeatRecord) -> StoreError {
    let place = format!("{} of {table}", seat.seat);
    let player = seat.occupant.player().unwrap_or_default();
    StoreError::of_write(error, ("key of", &place), ("player", player))
}
