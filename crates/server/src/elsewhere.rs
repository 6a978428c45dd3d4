//! What other processes change: another server on the same database, or the operator's commands.

use std::collections::HashMap;
use std::sync::Arc;

use store::{Pulse, StoreError};
use tokio::task::JoinSet;

use crate::app::App;
use crate::live::{LiveTable, OpenError};
use crate::sessions::{Session, Sessions};
use crate::{announce, follow};

/// Follows the changes of others for as long as the server runs.
pub(crate) async fn watch(app: App) {
    let mut known = None;
    loop {
        tokio::time::sleep(app.config.look_around).await;
        let seen = match app.store.foreign_changes().await {
            Ok(number) if known == Some(number) => continue,
            Ok(number) => catch_up(&app).await.map(|()| number),
            Err(error) => Err(error),
        };
        match seen {
            Ok(number) => known = Some(number),
            Err(error) => tracing::warn!(%error, "what others have changed is not known yet"),
        }
    }
}

/// Brings everything in memory to what the store says.
pub(crate) async fn catch_up(app: &App) -> Result<(), StoreError> {
    // Whatever is wrong with a table, a cookie that was taken away opens nothing more, and whatever is
    // wrong with a player, tables go on.
    let strangers = Sessions::check(app).await;
    for session in strangers.iter().flatten() {
        tell_strangers(app, session);
    }
    follow_all(app).await?;
    strangers.map(drop)
}

/// Brings all tables in memory up to date.
async fn follow_all(app: &App) -> Result<(), StoreError> {
    let tables = app.live_tables();
    let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
    let stored: HashMap<String, Pulse> = match app.store.pulses(&ids).await {
        Err(error) if error.is_of_one_part() => one_by_one(app, &ids).await?,
        stored => stored?.into_iter().collect(),
    };
    // One does not wait for another.
    let mut following = JoinSet::new();
    for table in tables {
        match stored.get(&table.id) {
            Some(pulse) if table.is_behind(*pulse) => {
                following.spawn(heed(app.clone(), table, *pulse));
            }
            Some(_) => {}
            None => let_go(app, &table).await,
        }
    }
    let mut outcome = Ok(());
    while let Some(heeded) = following.join_next().await {
        outcome = outcome.and(heeded.unwrap_or(Ok(())));
    }
    outcome
}

/// How far tables have come, where they cannot be read together. One that cannot be read at all is
/// as good as gone.
async fn one_by_one(app: &App, ids: &[String]) -> Result<HashMap<String, Pulse>, StoreError> {
    let mut stored = HashMap::new();
    for id in ids {
        match app.store.pulses(std::slice::from_ref(id)).await {
            Ok(pulse) => stored.extend(pulse),
            Err(error) if error.is_of_one_part() => {
                tracing::warn!(table = id, %error, "a table cannot be read");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(stored)
}

/// Brings a table in memory up to date. One that cannot be is let go: whoever opens it anew is told
/// what is wrong with it, or that it is gone. If the whole store fails, somebody looks again.
pub(crate) async fn heed(app: App, table: Arc<LiveTable>, pulse: Pulse) -> Result<(), StoreError> {
    match follow::follow(&app, &table, pulse).await {
        Err(OpenError::Store(error)) if !error.is_of_one_part() => Err(error),
        Err(error) => {
            tracing::info!(table = table.id, %error, "a table is let go");
            let_go(&app, &table).await;
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// Lets go of a table, and tells everybody who looks.
pub(crate) async fn let_go(app: &App, table: &Arc<LiveTable>) {
    app.let_go(table).await;
    announce::changed(app, table);
}

/// Ends the streams of somebody who is not who they were.
pub(crate) fn tell_strangers(app: &App, session: &Session) {
    let player = session.player().id;
    for table in app.live_tables() {
        if table.presence.knows(&player) {
            table.news.announce();
        }
    }
}
