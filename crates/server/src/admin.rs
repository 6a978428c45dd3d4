//! What whoever runs the server does with tables and players, and players with what is theirs.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::BotSpec;
use store::{Cursor, Forget, Forgotten, Page, Status, StoreError, TableFilter, TableSummary};

use crate::app::App;
use crate::live::OpenError;
use crate::{elsewhere, notes, secret};

/// So many tables are read at once.
const PAGE: u32 = 500;

/// What becomes of tables that nobody has used for a long time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// So many days without a change.
    pub days: u32,
    /// The folder for their matches; without it they are deleted for good.
    pub archive: Option<PathBuf>,
}

/// Why unused tables are not put away.
#[derive(Debug, thiserror::Error)]
pub enum RetireError {
    /// A table cannot be read or deleted.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Its file cannot be written.
    #[error("cannot write {path:?}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
}

impl RetireError {
    /// Whether other tables may be put away all the same.
    fn is_of_one_table(&self) -> bool {
        match self {
            Self::Open(OpenError::Store(error)) => error.is_of_one_part(),
            Self::Open(OpenError::Unknown(_) | OpenError::Match { .. }) | Self::File { .. } => true,
        }
    }
}

/// What has become of unused tables.
#[derive(Debug, Default)]
pub struct Retired {
    /// Those that were put away.
    pub tables: Vec<TableSummary>,
    /// The ids of those that could not be, and why.
    pub stay: Vec<(String, RetireError)>,
}

impl From<StoreError> for RetireError {
    fn from(error: StoreError) -> Self {
        Self::Open(error.into())
    }
}

/// The kind of document that says that a player has taken a table off the list.
pub(crate) fn removed_by(player: &str) -> String {
    format!("removed-by-{player}")
}

impl App {
    /// Gives a table up, whatever its players say. A finished match stays as it is.
    pub async fn close_table(&self, table: &str) -> Result<Status, StoreError> {
        self.store.close_table(table, self.time()).await
    }

    /// Deletes a table with everything that belongs to it.
    pub async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        self.store.delete_table(table).await?;
        self.let_go_if_live(table).await;
        Ok(())
    }

    async fn let_go_if_live(&self, table: &str) {
        if let Some(live) = self.live_table(table) {
            elsewhere::let_go(self, &live).await;
        }
    }

    /// Forgets a player: cookie, names, links of seats and messages.
    pub async fn forget_player(&self, player: &str) -> Result<Forgotten, StoreError> {
        let record = self.store.player(player).await?;
        let bot = BotSpec::USUAL.to_string();
        let document = removed_by(player);
        let wish = Forget { player, bot: &bot, document: &document };
        let forgotten = self.store.forget_player(&wish).await?;
        if let Some(record) = record {
            self.end_session(&record.cookie_hash);
        }
        elsewhere::catch_up(self).await?;
        Ok(forgotten)
    }

    /// Takes a player's cookie, tokens and links of seats away. Returns the token that is valid
    /// instead.
    pub async fn revoke_player(&self, player: &str) -> Result<String, StoreError> {
        let token = secret::token();
        self.store.revoke_player(player, &secret::hash(&token)).await?;
        Ok(token)
    }

    /// The moment so many days ago.
    pub fn days_ago(&self, days: u32) -> i64 {
        self.time() - i64::from(days) * 24 * 60 * 60 * 1000
    }

    /// The tables that nobody has used for so long.
    pub async fn unused_tables(&self, days: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.tables_unused_since(self.days_ago(days)).await
    }

    async fn tables_unused_since(&self, since: i64) -> Result<Vec<TableSummary>, StoreError> {
        let filter = TableFilter { idle_since: Some(since), ..TableFilter::default() };
        let (mut tables, mut page) = (Vec::new(), Page::first(PAGE));
        loop {
            let found = self.store.list_tables(&filter, &page).await?;
            let Some(last) = found.last() else { return Ok(tables) };
            page.before = Some(Cursor { changed_at: last.changed_at, id: last.id.clone() });
            tables.extend(found);
        }
    }

    /// Puts tables away that nobody has used for so long, unless somebody looks at one right now or
    /// has used it meanwhile. A match is in its file, whole and on disk, before its table is deleted.
    /// One that cannot be read or written stays and holds up no other.
    pub async fn retire_tables(&self, retention: &Retention) -> Result<Retired, RetireError> {
        let mut retired = Retired::default();
        let since = self.days_ago(retention.days);
        for table in self.tables_unused_since(since).await? {
            match self.retire(&table, since, retention.archive.as_deref()).await {
                Ok(true) => retired.tables.push(table),
                // Somebody is there, or another server was faster.
                Ok(false) | Err(RetireError::Open(OpenError::Unknown(_))) => {}
                Err(error) if error.is_of_one_table() => retired.stay.push((table.id, error)),
                Err(error) => return Err(error),
            }
        }
        Ok(retired)
    }

    /// Puts a table away. Says whether it did: not while somebody looks, nor if somebody was there.
    async fn retire(
        &self,
        table: &TableSummary,
        since: i64,
        archive: Option<&Path>,
    ) -> Result<bool, RetireError> {
        let is_watched_here =
            self.live_table(&table.id).is_some_and(|live| live.presence.is_watched());
        if is_watched_here || notes::is_watched_elsewhere(self, &table.id).await? {
            return Ok(false);
        }
        if let Some(folder) = archive {
            let text = self.export(&table.id).await?;
            let path = folder.join(format!("{}-{}.json", table.game, table.id));
            store::write_whole(&path, &text).map_err(|error| RetireError::File { path, error })?;
        }
        let is_deleted = self.store.delete_unused_table(&table.id, since).await?;
        if is_deleted {
            self.let_go_if_live(&table.id).await;
        }
        Ok(is_deleted)
    }
}

/// Puts unused tables away at the start and every hour, if the server is told to.
pub(crate) async fn retire_for_ever(app: App) {
    let Some(retention) = &app.config.retention else { return };
    loop {
        match app.retire_tables(retention).await {
            Ok(Retired { tables, stay }) => {
                if !tables.is_empty() {
                    tracing::info!(tables = tables.len(), "unused tables were put away");
                }
                for (table, error) in stay {
                    tracing::error!(table, %error, "an unused table cannot be put away");
                }
            }
            Err(error) => tracing::error!(%error, "unused tables cannot be put away"),
        }
        tokio::time::sleep(Duration::from_hours(1)).await;
    }
}
