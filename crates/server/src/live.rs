//! A table in memory, for those who look at it and for whoever changes it.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, RwLock};

use catalog::{AnyGame, Games};
use store::{Pulse, Revision, StepRecord, Store, StoreError, TableNews};
use table::{LoadError, StoredMatch};
use tokio::sync::{Mutex, MutexGuard};

use crate::announce::Announcer;
use crate::chat::Talk;
use crate::counsel::Counsel;
use crate::drawings::Drawings;
use crate::halt::{self, Halt};
use crate::play::{Latest, Play};
use crate::presence::Presence;

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such table.
    #[error("table {0:?} does not exist")]
    Unknown(String),
    /// Its match cannot be replayed.
    #[error("the match of table {table:?} cannot be opened: {error}")]
    Match {
        /// The table.
        table: String,
        /// What is wrong.
        error: LoadError,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table that somebody looks at or plays at.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    pub(crate) game: &'static dyn AnyGame,
    play: Mutex<Play>,
    /// The table as it is now, for everybody who only looks: nobody waits for a disk to do so.
    now: RwLock<Arc<Play>>,
    /// Who is told about changes, and who is here.
    pub(crate) news: Announcer,
    /// What was drawn of it lately.
    pub(crate) drawings: Drawings,
    /// What was said lately.
    pub(crate) talk: Talk,
    /// Whether a task plays for the bots of this table.
    bots_awake: AtomicBool,
    /// The revision for which a bot found no step that could be kept.
    stuck: std::sync::Mutex<Option<Revision>>,
    /// Who has the table open.
    pub(crate) presence: Arc<Presence>,
    /// Held by whoever tells other servers who that is.
    pub(crate) sharing: Mutex<()>,
    /// How much of the chat and how many changes of the notes were looked at here.
    pub(crate) chat_seen: AtomicI64,
    pub(crate) notes_seen: AtomicI64,
}

/// The task of playing for the bots of a table. It is free again when this is dropped, also by a
/// panic.
pub(crate) struct BotTask(Arc<LiveTable>);

impl Drop for BotTask {
    fn drop(&mut self) {
        self.0.bots_awake.store(false, Ordering::SeqCst);
    }
}

/// The table in the hands of somebody who may change it. What was changed is there for everybody
/// to see when it is let go.
pub(crate) struct Changing<'a> {
    play: MutexGuard<'a, Play>,
    table: &'a LiveTable,
    is_touched: bool,
}

impl Deref for Changing<'_> {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl DerefMut for Changing<'_> {
    fn deref_mut(&mut self) -> &mut Play {
        self.is_touched = true;
        &mut self.play
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        if self.is_touched {
            let now = Arc::new(self.play.clone());
            *self.table.now.write().expect("nobody panics while looking") = now;
        }
    }
}

impl LiveTable {
    pub(crate) async fn open(
        store: &dyn Store,
        games: Games,
        id: &str,
        presence: Arc<Presence>,
    ) -> Result<Arc<Self>, OpenError> {
        let unknown = || OpenError::Unknown(id.to_owned());
        let whole = store.news_since(id, Revision::NONE).await?.ok_or_else(unknown)?;
        let TableNews { record, steps, .. } = whole;
        let broken = |error| OpenError::Match { table: id.to_owned(), error };
        let game = games
            .game(&record.game)
            .map_err(|_| broken(LoadError::UnknownGame(record.game.clone())))?;
        let stored = StoredMatch {
            rules: record.rules_version,
            options: &record.options,
            seed: record.seed,
            steps: steps.iter().map(|step| step.body.as_str()).collect(),
        };
        let opened = game.open(&stored).map_err(broken)?;
        let halt = opened.halt.map(|error| {
            tracing::warn!(table = id, %error, "a stored match has halted");
            let rest = steps[opened.game.len()..].iter().map(|step| step.body.clone());
            Halt::new(&error, rest.collect())
        });
        let settings = serde_json::from_str(&record.settings)
            .map_err(|error| broken(LoadError::Part { part: "settings".into(), error }))?;
        let cuts = halt::cuts(store, id).await;
        let clicked = |(number, step): (usize, &StepRecord)| Some((number, step.clicked_by?));
        let clicked_by = steps.iter().enumerate().filter_map(clicked).collect();
        let latest = Latest::of(opened.game.as_ref(), &steps, record.revision);
        presence.saw_steps(&record.seats, &steps);
        let play = Play {
            games,
            record,
            settings,
            game: opened.game.into(),
            halt,
            cuts,
            latest,
            agreed: None,
            counsel: Counsel::default(),
            clicked_by,
            is_gone: false,
        };
        Ok(Arc::new(Self {
            id: id.to_owned(),
            game,
            now: RwLock::new(Arc::new(play.clone())),
            play: Mutex::new(play),
            news: Announcer::new(),
            presence,
            drawings: Drawings::default(),
            talk: Talk::open(store, id).await?,
            bots_awake: AtomicBool::new(false),
            stuck: std::sync::Mutex::default(),
            sharing: Mutex::default(),
            chat_seen: AtomicI64::new(-1),
            notes_seen: AtomicI64::new(-1),
        }))
    }

    /// Waits until nobody else changes the table.
    pub(crate) async fn lock(&self) -> Changing<'_> {
        Changing { play: self.play.lock().await, table: self, is_touched: false }
    }

    /// The table as it is now, to look at.
    pub(crate) fn now(&self) -> Arc<Play> {
        self.now.read().expect("nobody panics while looking").clone()
    }

    /// The table alone, of whoever has it alone.
    pub(crate) fn into_play(self) -> Play {
        self.play.into_inner()
    }

    /// Whether the store has something that is not known here.
    pub(crate) fn is_behind(&self, pulse: Pulse) -> bool {
        pulse.revision > self.now().record.revision
            || pulse.chat > self.chat_seen.load(Ordering::SeqCst)
            || pulse.notes > self.notes_seen.load(Ordering::SeqCst)
    }

    /// Notes that a bot found no step that could be kept, or that it may try again.
    pub(crate) fn set_stuck(&self, revision: Option<Revision>) {
        *self.stuck.lock().expect("nobody panics while noting") = revision;
    }

    /// Whether a bot cannot go on from this revision.
    pub(crate) fn is_stuck(&self, revision: Revision) -> bool {
        *self.stuck.lock().expect("nobody panics while noting") == Some(revision)
    }

    /// Nothing happens at this table any more.
    pub(crate) async fn give_up(&self) {
        self.lock().await.is_gone = true;
    }

    /// Whether the table was given up under those who look at it.
    pub(crate) fn is_gone(&self) -> bool {
        self.now().is_gone
    }

    /// Takes the task of playing for the bots, if nobody has it.
    pub(crate) fn take_bot_task(self: &Arc<Self>) -> Option<BotTask> {
        let is_taken = self.bots_awake.swap(true, Ordering::SeqCst);
        (!is_taken).then(|| BotTask(self.clone()))
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use store::SqliteStore;
    use table::Seed;

    use crate::app::{App, Config};

    #[tokio::test]
    async fn a_table_that_is_let_go_tells_nothing_about_a_match_that_may_go_on_elsewhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("nunatak.db")).await.expect("a store");
        let app = App::new(std::sync::Arc::new(store), Config::default());
        let game = catalog::GAMES[0];
        let begun = game.new_match(&game.options(2), Seed(7)).expect("usual options");
        let dice = Some(table::Dice::seal(Seed(7), "salt"));
        let (id, _) = app.import(begun.as_ref(), dice, "").await.expect("a table");
        let table = app.table(&id).await.expect("a table");
        app.let_go(&table).await;
        let play = table.now();
        assert!(table.is_gone() && !play.is_running() && play.deciding().is_empty());
        let dice = crate::table_page::terms(&play).dice.expect("a promise");
        assert!(dice.opened.is_none(), "the seed is told");
    }

    #[tokio::test]
    async fn whoever_only_looks_waits_for_nobody_who_changes_the_table() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("nunatak.db")).await.expect("a store");
        let app = App::new(std::sync::Arc::new(store), Config::default());
        let game = catalog::GAMES[0];
        let begun = game.new_match(&game.options(2), Seed(7)).expect("usual options");
        let (id, _) = app.import(begun.as_ref(), None, "").await.expect("a table");
        let table = app.table(&id).await.expect("a table");
        let router = TowerToHyperService::new(crate::router(&app));
        let held = table.lock().await;
        let calls = ["", "/actions", "/log", "/standings", "/chat"];
        let pages = ["", "/draft", "/text", "/log.txt", "/analysis", "/join"];
        let calls = calls.map(|path| format!("/api/v1/tables/{id}{path}"));
        for path in calls.into_iter().chain(pages.map(|path| format!("/t/{id}{path}"))) {
            let request = Request::builder().uri(&path).body(Body::empty()).expect("a request");
            let status = router.call(request).await.expect("an answer").status();
            // A spectator has no actions, a match that is not over no analysis, a full table no seat.
            assert!(matches!(status.as_u16(), 200 | 303 | 403), "{path}: {status}");
        }
        drop(held);
    }
}
