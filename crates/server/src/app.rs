//! What all requests share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::{AnyGame, Games};
use store::Store;

use crate::address::Network;
use crate::admin::Retention;
use crate::analysis::Analyses;
use crate::limits::Limits;
use crate::listen::Connections;
use crate::live::{LiveTable, OpenError};
use crate::observe::Health;
use crate::packed::PackedRules;
use crate::presence::Presence;
use crate::problem::Problem;
use crate::secret::LinkKey;
use crate::sessions::Sessions;
use crate::settings::LONGEST_ABSENCE;
use crate::summary::Summary;
use crate::thinkers::Thinkers;
use crate::visit::Visit;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that can be played.
    pub games: Games,
    /// Milliseconds between a step and a bot's answer, so that people can follow.
    pub bot_pace: u64,
    /// Milliseconds that a bot may think about a decision, whatever its level.
    pub bot_thinking: u64,
    /// How many bots think at the same time; as many as there are cores, unless told otherwise.
    pub thinkers: usize,
    /// Steps after which a match is given up that does not come to its end.
    pub most_steps: usize,
    /// Whether cookies are only sent over TLS: for a server behind a proxy that ends it.
    pub secure_cookies: bool,
    /// What the secret links of seats are made with.
    pub link_key: LinkKey,
    /// Whether a proxy's word about the visitor's address counts: one on this machine, or one of
    /// `proxies`.
    pub trust_proxy: bool,
    /// Proxies elsewhere.
    pub proxies: Vec<Network>,
    /// How many requests one address may send: so many a second, and so many at once.
    pub requests: (u32, u32),
    /// How many connections there may be, and how patient the server is with them.
    pub connections: Connections,
    /// How often the server looks whether another process has changed something.
    pub look_around: Duration,
    /// What becomes of tables that nobody has used for a long time; they are kept without it.
    pub retention: Option<Retention>,
    /// What time it is, in milliseconds since 1970.
    pub clock: fn() -> i64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            games: Games::ALL,
            bot_pace: 700,
            bot_thinking: 2000,
            thinkers: available_parallelism().map_or(1, usize::from),
            most_steps: 10_000,
            secure_cookies: false,
            link_key: LinkKey::random(),
            trust_proxy: false,
            proxies: Vec::new(),
            requests: (200, 1000),
            connections: Connections::default(),
            look_around: Duration::from_secs(1),
            retention: None,
            clock: now,
        }
    }
}

impl Config {
    /// The longest time that a bot may think about a decision.
    pub(crate) fn thinking(&self) -> Duration {
        Duration::from_millis(self.bot_thinking)
    }
}

/// The server's state, shared by all requests.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What [`App`] shares.
pub struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    pub(crate) analyses: Analyses,
    pub(crate) sessions: Sessions,
    /// Whoever lets a bot think takes a place: no more think at once than there are cores, so
    /// that pages are never short of one for long.
    pub(crate) thinkers: Thinkers,
    pub(crate) health: Health,
    pub(crate) rules: PackedRules,
    pub(crate) metrics: metrics_exporter_prometheus::PrometheusHandle,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// Who has been away since when, of running tables that were let go lately.
    absences: Mutex<HashMap<String, Arc<Presence>>>,
    /// What this server is called among those on the same database.
    pub(crate) node: String,
    /// Becomes true when the server stops; streams end then.
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A server on a store.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Self {
        Self(Arc::new(Inner {
            store,
            limits: Limits::new(config.requests),
            analyses: Analyses::default(),
            sessions: Sessions::default(),
            thinkers: Thinkers::new(config.thinkers),
            health: Health::default(),
            rules: PackedRules::default(),
            config,
            metrics: crate::observe::recorder(),
            tables: Mutex::default(),
            absences: Mutex::default(),
            node: crate::secret::short_id(),
            stopping: tokio::sync::watch::Sender::new(false),
        }))
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Result<&'static dyn AnyGame, Problem> {
        self.config.games.game(id).map_err(|_| Problem::NotFound)
    }

    /// What the clock says.
    pub(crate) fn time(&self) -> i64 {
        (self.config.clock)()
    }

    /// The table with this id, from memory or from the store. It shows whatever was committed
    /// before, at whichever server.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<LiveTable>, OpenError> {
        let table = self.opened(id).await?;
        if self.store.is_shared()
            && let [(_, pulse)] = self.store.pulses(&[id.to_owned()]).await?[..]
            && table.is_behind(pulse)
        {
            crate::follow::follow(self, &table, pulse).await?;
        }
        Ok(table)
    }

    /// The same for a visitor, who is there from now on, whatever he does.
    pub(crate) async fn table_for(
        &self,
        visit: &Visit,
        id: &str,
    ) -> Result<Arc<LiveTable>, OpenError> {
        let table = self.table(id).await?;
        let record = &table.now().record;
        let (marks, now) = (visit.marks(), self.time());
        if table.presence.saw_visitor(&marks, &record.host, &record.seats, now) {
            table.news.announce();
        }
        Ok(table)
    }

    async fn opened(&self, id: &str) -> Result<Arc<LiveTable>, OpenError> {
        if let Some(table) = self.live_table(id) {
            return Ok(table);
        }
        let games = self.config.games;
        let absence = self.absences().get(id).cloned();
        let presence = absence.unwrap_or_else(|| Presence::new(self.time()).into());
        let opened = LiveTable::open(self.store.as_ref(), games, id, presence).await?;
        let play = opened.now();
        if play.halt.is_none() && Summary::read(&play.record).is_none() {
            let summary = Summary::of(games, play.game.as_ref()).text();
            let noted = self.store.put_summary(id, play.record.revision, &summary).await;
            if let Err(error) = noted {
                tracing::warn!(table = id, %error, "lists will open this table again");
            }
        }
        // Two requests may open a table at the same time: the first one stays.
        let table = self.known().entry(id.to_owned()).or_insert(opened).clone();
        self.absences().remove(id);
        metrics::gauge!("nunatak_tables_open").set(self.known().len() as f64);
        crate::bot_player::wake(self, &table);
        Ok(table)
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn live_table(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.known().get(id).cloned()
    }

    /// The ids of the tables in memory.
    pub(crate) fn live_ids(&self) -> Vec<String> {
        self.known().keys().cloned().collect()
    }

    /// Lets go of tables that nobody looks at or plays at; the store has them. How long somebody has
    /// been away is remembered for as long as a table may wait.
    pub(crate) fn forget_idle_tables(&self) {
        let oldest = self.time() - i64::from(LONGEST_ABSENCE) * 60_000;
        let (mut known, mut absences) = (self.known(), self.absences());
        absences.retain(|_, presence| presence.reaches(oldest));
        known.retain(|id, table| {
            let is_used = Arc::strong_count(table) > 1 || table.news.is_heard();
            if !is_used && table.now().is_running() {
                absences.insert(id.clone(), table.presence.clone());
            }
            is_used
        });
        metrics::gauge!("nunatak_tables_open").set(known.len() as f64);
    }

    /// All tables in memory.
    pub(crate) fn live_tables(&self) -> Vec<Arc<LiveTable>> {
        self.known().values().cloned().collect()
    }

    /// Lets go of a table that is not there any more as it was.
    pub(crate) async fn let_go(&self, table: &LiveTable) {
        self.known().remove(&table.id);
        table.give_up().await;
    }

    /// Nobody has this cookie any more: whoever came with it is a stranger from now on.
    pub(crate) fn end_session(&self, cookie_hash: &str) {
        if let Some(session) = self.sessions.end(cookie_hash) {
            crate::elsewhere::tell_strangers(self, &session);
        }
    }

    fn absences(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Presence>>> {
        self.absences.lock().expect("nobody panics while holding the list of absences")
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().expect("nobody panics while holding the list of tables")
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use store::SqliteStore;
    use table::Seed;

    use super::*;

    static CLOCK: AtomicI64 = AtomicI64::new(1_000_000);

    #[tokio::test]
    async fn a_table_that_is_let_go_and_opened_again_knows_since_when_somebody_is_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("nunatak.db")).await.expect("a store");
        let config = Config { clock: || CLOCK.load(Ordering::SeqCst), ..Config::default() };
        let app = App::new(Arc::new(store), config);
        let game = catalog::GAMES[0];
        let begun = game.new_match(&game.options(2), Seed(7)).expect("usual options");
        let (id, _) = app.import(begun.as_ref(), None, "").await.expect("a table");
        let away = async || {
            let table = app.table(&id).await.expect("a table");
            table.presence.away_for(&table.now().record.seats[0], app.time())
        };
        let days = |days: i64| days * 24 * 60 * 60 * 1_000;
        assert_eq!(away().await, Some(0));
        for day in 1..=6 {
            CLOCK.fetch_add(days(1), Ordering::SeqCst);
            // Whoever looks for work for its bots lets the table go in a moment.
            while app.live_table(&id).is_some() {
                app.forget_idle_tables();
                tokio::task::yield_now().await;
            }
            assert_eq!(away().await, Some(days(day)));
        }
    }
}
