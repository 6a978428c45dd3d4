//! Several servers on one database (ADR 26): each hears what the others commit, and says that it
//! is alive. What it does not hear it finds when it looks around (`elsewhere`).

use std::time::Duration;

use store::{News, Pulse, StoreError};

use crate::app::App;
use crate::{analysis, bot_player, elsewhere};

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// Milliseconds after which a server that has said nothing is taken for dead. The clocks of servers
/// may differ by less than this.
const DEAD_AFTER: i64 = 20_000;

/// How long is waited before another attempt to listen.
const PAUSE: Duration = Duration::from_secs(1);

/// Works together with the others for as long as the server runs.
pub(crate) async fn work_together(app: App) {
    if app.store.is_shared() {
        tokio::join!(hear(&app), stay_alive(&app));
    } else {
        take_over_analyses(&app).await;
    }
}

async fn hear(app: &App) {
    loop {
        match app.store.listen().await {
            Ok(mut heard) => {
                while let Some(news) = heard.recv().await {
                    match news {
                        News::Changed { table, pulse } => heed(app, &table, pulse),
                        News::Missed => catch_up(app).await,
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the other servers cannot be heard"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn catch_up(app: &App) {
    if let Err(error) = elsewhere::catch_up(app).await {
        tracing::warn!(%error, "what the others do is not known");
    }
}

/// Brings a table in memory up to date. One does not wait for another.
fn heed(app: &App, table: &str, pulse: Pulse) {
    let Some(table) = app.live_table(table).filter(|table| table.is_behind(pulse)) else { return };
    let app = app.clone();
    tokio::spawn(async move {
        let id = table.id.clone();
        if let Err(error) = elsewhere::heed(app, table, pulse).await {
            tracing::warn!(table = id, %error, "a table did not follow");
        }
    });
}

/// Says that this server is alive, and takes over what dead ones have left.
async fn stay_alive(app: &App) {
    loop {
        if let Err(error) = beat(app).await {
            tracing::warn!(%error, "the others may take this server for dead");
        }
        take_over_analyses(app).await;
        for id in app.live_ids() {
            if let Some(table) = app.live_table(&id) {
                bot_player::wake(app, &table);
            }
        }
        tokio::time::sleep(BEAT).await;
    }
}

async fn take_over_analyses(app: &App) {
    if let Err(problem) = analysis::take_over(app).await {
        tracing::warn!(%problem, "the analyses that wait are not known");
    }
}

pub(crate) async fn beat(app: &App) -> Result<(), StoreError> {
    let time = app.time();
    app.store.beat(&app.node, time, time - DEAD_AFTER).await
}

/// Says goodbye: others need not wait until this server is taken for dead.
pub(crate) async fn leave(app: &App) {
    if app.store.is_shared()
        && let Err(error) = app.store.beat(&app.node, 0, 1).await
    {
        tracing::warn!(%error, "the others will find out that this server is gone");
    }
}
