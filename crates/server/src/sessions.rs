//! The players whom the server has recognized lately. Most requests come from somebody who was here
//! a moment ago; they need not ask the database who that is.
//!
//! Invariant: what this process changes about a player is changed here in the same breath, and what
//! another process changes is noticed within [`Config::look_around`](crate::Config::look_around).

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use store::{PlayerRecord, StoreError};

use crate::app::App;

/// Milliseconds after which a player who asks for nothing and follows no table is let go.
const IDLE: i64 = 10 * 60 * 1000;

/// A player with a valid cookie or token.
pub(crate) struct Session {
    player: RwLock<PlayerRecord>,
    /// The cookie is not valid any more.
    is_over: AtomicBool,
    used_at: AtomicI64,
}

impl Session {
    /// The player as known now.
    pub(crate) fn player(&self) -> PlayerRecord {
        self.player.read().expect("nobody panics while reading").clone()
    }

    /// Whether the player was forgotten, or has another cookie now.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Notes what has changed about the player.
    pub(crate) fn update(&self, player: PlayerRecord) {
        *self.player.write().expect("nobody panics while reading") = player;
    }
}

/// All sessions, by the hash of the cookie.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<Known>);

#[derive(Default)]
struct Known {
    sessions: HashMap<String, Arc<Session>>,
    /// How many sessions were ended: what was read before may be of one of them.
    ended: u64,
}

impl Sessions {
    /// Whoever has the cookie with this hash.
    pub(crate) async fn recognize(
        app: &App,
        cookie_hash: &str,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let time = app.time();
        let ended = {
            let known = app.sessions.lock();
            if let Some(session) = known.sessions.get(cookie_hash) {
                session.used_at.store(time, Ordering::Relaxed);
                return Ok(Some(session.clone()));
            }
            known.ended
        };
        let Some(player) = app.store.player_by_cookie(cookie_hash).await? else { return Ok(None) };
        let session = Arc::new(Session {
            player: RwLock::new(player),
            is_over: AtomicBool::new(false),
            used_at: AtomicI64::new(time),
        });
        let mut known = app.sessions.lock();
        if known.ended != ended {
            // Perhaps this one: it holds for this request, and the next one asks again.
            return Ok(Some(session));
        }
        // Of two who ask at the same time the first one stays.
        Ok(Some(known.sessions.entry(cookie_hash.to_owned()).or_insert(session).clone()))
    }

    /// Notes that nobody has this cookie any more. Returns who had it.
    pub(crate) fn end(&self, cookie_hash: &str) -> Option<Arc<Session>> {
        let mut known = self.lock();
        known.ended += 1;
        let session = known.sessions.remove(cookie_hash)?;
        session.is_over.store(true, Ordering::Relaxed);
        Some(session)
    }

    /// Asks the store about all cookies anew. Returns those who have lost theirs.
    pub(crate) async fn check(app: &App) -> Result<Vec<Arc<Session>>, StoreError> {
        let hashes: Vec<String> = app.sessions.lock().sessions.keys().cloned().collect();
        if hashes.is_empty() {
            return Ok(Vec::new());
        }
        let valid = match app.store.players_by_cookies(&hashes).await {
            Err(error) if error.is_of_one_part() => one_by_one(app, &hashes).await?,
            valid => valid?,
        };
        let mut lost: HashSet<String> = hashes.into_iter().collect();
        for player in valid {
            lost.remove(&player.cookie_hash);
            if let Some(session) = app.sessions.lock().sessions.get(&player.cookie_hash) {
                session.update(player);
            }
        }
        Ok(lost.iter().filter_map(|hash| app.sessions.end(hash)).collect())
    }

    /// Lets go of those who have not been here for a while.
    pub(crate) fn forget_idle(&self, time: i64) {
        self.lock().sessions.retain(|_, session| {
            Arc::strong_count(session) > 1 || time - session.used_at.load(Ordering::Relaxed) < IDLE
        });
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().expect("nobody panics while looking somebody up")
    }
}

/// The players with these cookies, where they cannot be read together. Of whom nothing can be said
/// nobody knows that the cookie is not valid.
async fn one_by_one(app: &App, hashes: &[String]) -> Result<Vec<PlayerRecord>, StoreError> {
    let mut valid = Vec::new();
    for hash in hashes {
        match app.store.player_by_cookie(hash).await {
            Ok(player) => valid.extend(player),
            Err(error) if error.is_of_one_part() => {
                tracing::warn!(%error, "a player cannot be read");
                let session = app.sessions.lock().sessions.get(hash).cloned();
                valid.extend(session.map(|session| session.player()));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(valid)
}
