//! Who is told that a table has changed.

use std::sync::Arc;

use tokio::sync::watch;

use crate::app::App;
use crate::live::LiveTable;

/// What changes at a table is counted here, and everybody who looks waits for the next number.
pub(crate) struct Announcer {
    /// Counts everything that changes what somebody sees: steps, seats, chat, presence.
    changes: watch::Sender<u64>,
}

impl Announcer {
    pub(crate) fn new() -> Self {
        Self { changes: watch::Sender::new(0) }
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

    /// Whether several wait for changes.
    pub(crate) fn is_shared(&self) -> bool {
        self.changes.receiver_count() > 1
    }

    /// Tells everybody who looks that something changed.
    pub(crate) fn announce(&self) {
        self.changes.send_modify(|count| *count += 1);
    }
}

/// Tells everybody, and the bots, that a table has changed.
pub(crate) fn changed(app: &App, table: &Arc<LiveTable>) {
    table.news.announce();
    crate::bot_player::wake(app, table);
}

/// Tells everybody, and the bots, as soon as nobody holds the table any more.
pub(crate) fn changed_soon(app: &App, table: &str) {
    let Some(table) = app.live_table(table) else { return };
    let app = app.clone();
    tokio::spawn(async move {
        drop(table.lock().await);
        changed(&app, &table);
    });
}
