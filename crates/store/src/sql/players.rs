//! Players and their cookies.

use sqlx::query;

use super::rows::player_from;
use super::{Connection, Pool, found};
use crate::{PlayerRecord, StoreError};

pub(super) async fn create(
    change: &mut Connection,
    player: &PlayerRecord,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO players (id, cookie_hash, name, created_at, seen_at) \
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&player.id)
    .bind(&player.cookie_hash)
    .bind(&player.name)
    .bind(player.created_at)
    .bind(player.seen_at)
    .execute(change)
    .await
    .map_err(|error| {
        let player = ("player", player.id.as_str());
        StoreError::of_write(error, player, player)
    })?;
    Ok(())
}

pub(super) async fn by_cookie(
    readers: &Pool,
    cookie_hash: &str,
) -> Result<Option<PlayerRecord>, StoreError> {
    let row = query("SELECT * FROM players WHERE cookie_hash = $1")
        .bind(cookie_hash)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(player_from).transpose()
}

pub(super) async fn rename(
    change: &mut Connection,
    player: &str,
    name: &str,
) -> Result<(), StoreError> {
    let renamed = query("UPDATE players SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(player)
        .execute(change)
        .await?;
    found(renamed.rows_affected(), "player", player)
}

pub(super) async fn renew(
    change: &mut Connection,
    player: &str,
    cookie_hash: &str,
) -> Result<(), StoreError> {
    let renewed = query("UPDATE players SET cookie_hash = $1 WHERE id = $2")
        .bind(cookie_hash)
        .bind(player)
        .execute(change)
        .await
        .map_err(|error| StoreError::of_write(error, ("cookie of", player), ("player", player)))?;
    found(renewed.rows_affected(), "player", player)
}

pub(super) async fn touch(
    change: &mut Connection,
    player: &str,
    now: i64,
) -> Result<(), StoreError> {
    let touched = query("UPDATE players SET seen_at = $1 WHERE id = $2")
        .bind(now)
        .bind(player)
        .execute(change)
        .await?;
    found(touched.rows_affected(), "player", player)
}
