//! What whoever runs a server does with a database, and what a server asks that is not alone on it.

use async_trait::async_trait;

use crate::{Channel, Page, PlayerRecord, Status, StoreError};

/// The id of the player to whom belongs what forgotten players leave behind. Nobody can have the
/// cookie: it is no hash.
pub const NOBODY: &str = "nobody";

/// The second half of a [`Store`](crate::Store): keeping house.
#[async_trait]
pub trait Housekeeping: Send + Sync + 'static {
    /// The tables that a filter lets through, whoever may see them; the latest changed first.
    async fn list_tables(
        &self,
        filter: &TableFilter,
        page: &Page,
    ) -> Result<Vec<TableSummary>, StoreError>;

    /// Gives a table up, also one that cannot be read, and says how far it has come then: a finished
    /// match stays as it is.
    async fn close_table(&self, table: &str, now: i64) -> Result<Status, StoreError>;

    /// Deletes a table with everything that belongs to it. Tables tied to it as rematches stay.
    async fn delete_table(&self, table: &str) -> Result<(), StoreError>;

    /// Deletes a table likewise, unless somebody has used it at this time or later. Says whether it
    /// did.
    async fn delete_unused_table(&self, table: &str, since: i64) -> Result<bool, StoreError>;

    /// The players in the order of their ids, at most `limit` of those behind `after`.
    async fn list_players(&self, after: &str, limit: u32) -> Result<Vec<PlayerRecord>, StoreError>;

    /// The player with this id.
    async fn player(&self, player: &str) -> Result<Option<PlayerRecord>, StoreError>;

    /// Everything that a player has said, the oldest first.
    async fn messages_of(&self, player: &str) -> Result<Vec<SaidMessage>, StoreError>;

    /// Forgets a player: cookie, names, links of seats, messages. What others need stays without
    /// them: the steps, a free seat at a table that waits, a bot in a running match. A host's
    /// tables go to another player there, or are given up. The revision of every table that lost
    /// something rises.
    async fn forget_player(&self, wish: &Forget<'_>) -> Result<Forgotten, StoreError>;

    /// Gives a player another cookie and takes the links of the player's seats away. Whoever has
    /// the old ones is a stranger from now on; the seats stay the player's.
    async fn revoke_player(&self, player: &str, cookie_hash: &str) -> Result<(), StoreError>;

    /// How much room everything takes.
    async fn disk_use(&self) -> Result<DiskUse, StoreError>;

    /// Gives room that is not used any more back to the system. Changes wait meanwhile.
    async fn vacuum(&self) -> Result<(), StoreError>;

    /// A number that is another one than at the call before whenever somebody else may have changed
    /// the database since: another process, not this store.
    async fn foreign_changes(&self) -> Result<i64, StoreError>;

    /// The players who have one of these cookies.
    async fn players_by_cookies(
        &self,
        cookie_hashes: &[String],
    ) -> Result<Vec<PlayerRecord>, StoreError>;
}

/// Which tables a list is about; all of them, unless it says otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// Only those that have come so far.
    pub status: Option<Status>,
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those at which this player is the host or has a seat.
    pub player: Option<String>,
    /// Only those that have not changed at this time or later, and where nobody has said anything.
    pub idle_since: Option<i64>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Short and public.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the table is called.
    pub title: String,
    /// How far it has come, if that can be read.
    pub status: Option<Status>,
    /// The id of the player who set it up.
    pub host: String,
    /// When it was set up.
    pub created_at: i64,
    /// When its steps, seats or status last changed.
    pub changed_at: i64,
    /// How many steps its match has.
    pub steps: u64,
    /// How many messages were written there.
    pub messages: u64,
}

/// A message and where it was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidMessage {
    /// The table's id.
    pub table: String,
    /// Who may read it.
    pub channel: Channel,
    /// The speaker's name at that moment.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When it was said.
    pub created_at: i64,
}

/// Who is to be forgotten, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forget<'a> {
    /// The player's id.
    pub player: &'a str,
    /// The bot that plays on in running matches.
    pub bot: &'a str,
    /// The kind of the documents that tables keep for this player alone.
    pub document: &'a str,
}

/// What was forgotten with a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables that lost a seat's name, a host or a message.
    pub tables: u64,
    /// Messages deleted.
    pub messages: u64,
}

/// How much room a database takes, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiskUse {
    /// All of it, with what is written down before it is put in its place.
    pub total: u64,
    /// What is not used any more and [`Housekeeping::vacuum`] would give back, where the engine
    /// tells.
    pub free: Option<u64>,
    /// What it is used for.
    pub parts: Vec<Part>,
}

/// One kind of thing in a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is.
    pub name: &'static str,
    /// How many there are.
    pub rows: u64,
    /// How much text they hold, in bytes.
    pub bytes: u64,
}
