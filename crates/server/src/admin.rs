//! What whoever runs the server does with tables and players, and players with what is theirs.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::BotSpec;
use store::{Cursor, Forget, Forgotten, Page, Status, StoreError, TableFilter, TableSummary};

use crate::app::{App, now};
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
    pub async fn close_table(&self, table: &str) -> Result<Status, OpenError> {
        loop {
            let unknown = || OpenError::Unknown(table.to_owned());
            let record = self.store.table(table).await?.ok_or_else(unknown)?;
            if matches!(record.status, Status::Finished | Status::Closed) {
                return Ok(record.status);
            }
            let closed = self.store.set_status(table, record.revision, Status::Closed, now()).await;
            match closed {
                // Somebody has moved meanwhile.
                Err(StoreError::Stale { .. }) => {}
                other => return Ok(other.map(|_| Status::Closed)?),
            }
        }
    }

    /// Deletes a table with everything that belongs to it.
    pub async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        self.store.delete_table(table).await?;
        if let Some(live) = self.live_table(table) {
            elsewhere::let_go(self, &live).await;
        }
        Ok(())
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
        let idle_since = Some(self.days_ago(days));
        let filter = TableFilter { idle_since, ..TableFilter::default() };
        let (mut tables, mut page) = (Vec::new(), Page::first(PAGE));
        loop {
            let found = self.store.list_tables(&filter, &page).await?;
            let Some(last) = found.last() else { return Ok(tables) };
            page.before = Some(Cursor { changed_at: last.changed_at, id: last.id.clone() });
            tables.extend(found);
        }
    }

    /// Puts tables away that nobody has used for so long, unless somebody looks at one right now.
    /// A match is in its file, whole and on disk, before its table is deleted.
    pub async fn retire_tables(
        &self,
        retention: &Retention,
    ) -> Result<Vec<TableSummary>, RetireError> {
        let mut retired = Vec::new();
        for table in self.unused_tables(retention.days).await? {
            match self.retire(&table, retention.archive.as_deref()).await {
                Ok(true) => retired.push(table),
                // Somebody looks at it, or another server was faster.
                Ok(false)
                | Err(RetireError::Open(
                    OpenError::Unknown(_) | OpenError::Store(StoreError::NotFound { .. }),
                )) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(retired)
    }

    /// Puts a table away. Says whether it did: not while somebody looks.
    async fn retire(
        &self,
        table: &TableSummary,
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
            write_whole(&path, &text).map_err(|error| RetireError::File { path, error })?;
        }
        self.delete_table(&table.id).await?;
        Ok(true)
    }
}

/// Puts unused tables away at the start and every hour, if the server is told to.
pub(crate) async fn retire_for_ever(app: App) {
    let Some(retention) = &app.config.retention else { return };
    loop {
        match app.retire_tables(retention).await {
            Ok(retired) if retired.is_empty() => {}
            Ok(retired) => tracing::info!(tables = retired.len(), "unused tables were put away"),
            Err(error) => tracing::error!(%error, "unused tables cannot be put away"),
        }
        tokio::time::sleep(Duration::from_hours(1)).await;
    }
}

/// Writes a file that nobody else may read, under another name, and gives it its own when it is on
/// disk.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    // A pipe or a device is no file that could be replaced.
    if path.metadata().is_ok_and(|old| !old.is_file()) {
        return std::fs::write(path, text);
    }
    let partial = path.with_extension("partial");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&partial)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&partial, path)
}
