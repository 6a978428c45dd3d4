//! Who is told that a table has changed, and who is here.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use crate::app::App;
use crate::live::LiveTable;

/// What changes at a table is counted here, and everybody who looks waits for the next number.
pub(crate) struct Announcer {
    /// Counts everything that changes what somebody sees: steps, seats, chat, presence.
    changes: watch::Sender<u64>,
    /// Open streams by player.
    present: Mutex<HashMap<String, usize>>,
}

impl Announcer {
    pub(crate) fn new() -> Self {
        Self { changes: watch::Sender::new(0), present: Mutex::default() }
    }

    /// How many changes there have been.
    pub(crate) fn count(&self) -> u64 {
        *self.changes.borrow()
    }

    /// For somebody who waits for changes.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether somebody waits for changes.
    pub(crate) fn is_heard(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    /// Tells everybody who looks that something changed.
    pub(crate) fn announce(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Notes that a player opened a stream or closed one.
    pub(crate) fn note_presence(&self, player: &str, is_here: bool) {
        let mut present = self.present.lock().expect("nobody panics while counting");
        let count = present.entry(player.to_owned()).or_default();
        let was_here = *count > 0;
        *count = if is_here { *count + 1 } else { count.saturating_sub(1) };
        let changed = was_here != (*count > 0);
        drop(present);
        if changed {
            self.announce();
        }
    }

    /// Whether anybody has the table open.
    pub(crate) fn is_watched(&self) -> bool {
        let present = self.present.lock().expect("nobody panics while counting");
        present.values().any(|count| *count > 0)
    }

    pub(crate) fn is_present(&self, player: &str) -> bool {
        let present = self.present.lock().expect("nobody panics while counting");
        present.get(player).is_some_and(|count| *count > 0)
    }
}

/// Tells everybody, and the bots, that a table has changed.
pub(crate) fn changed(app: &App, table: &Arc<LiveTable>) {
    table.news.announce();
    crate::bot_player::wake(app, table);
}
