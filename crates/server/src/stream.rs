//! Live updates: every viewer gets the changed part of the page as that viewer may see it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::app::App;
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::table_page::{self, Ask};
use crate::visit::Visit;

/// Server-sent events.
pub(crate) type Updates = Sse<KeepAliveStream<ReceiverStream<Result<Event, Infallible>>>>;

/// `GET /t/{id}/events`. The first event is the table as it is now, so a page that was away has
/// missed nothing once it is connected again.
pub(crate) async fn events(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Updates, Problem> {
    let table = app.table(&id).await?;
    let player = visit.player_id().to_owned();
    let shown = Arc::new((app.clone(), visit, table.clone()));
    Ok(follow(&app, table, player, "update", move || {
        let shown = shown.clone();
        async move {
            let (app, visit, table) = &*shown;
            let ask = Ask { is_update: true, ..Ask::default() };
            Some(table_page::render(app, visit, table, ask).await.ok()?.into_string())
        }
    }))
}

/// A stream of what one viewer is told about a table: at once, and again whenever that changes. It
/// ends when nothing can be told.
pub(crate) fn follow<F>(
    app: &App,
    table: Arc<LiveTable>,
    player: String,
    name: &'static str,
    tell: impl Fn() -> F + Send + 'static,
) -> Updates
where
    F: Future<Output = Option<String>> + Send + 'static,
{
    let (sender, receiver) = mpsc::channel(2);
    let mut stopping = app.stopping.subscribe();
    tokio::spawn(async move {
        let _present = Presence::new(&table, &player);
        let mut changes = table.changes.subscribe();
        let mut told = String::new();
        loop {
            changes.mark_unchanged();
            let Some(text) = tell().await else { return };
            if text != told {
                let revision = table.lock().await.record.revision;
                let event = Event::default().event(name).id(revision.to_string()).data(&text);
                if sender.send(Ok(event)).await.is_err() {
                    return;
                }
                told = text;
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = stopping.wait_for(|stops| *stops) => return,
                () = sender.closed() => return,
            }
        }
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Sse::new(ReceiverStream::new(receiver)).keep_alive(alive)
}

/// Counts an open stream, for as long as it is open.
struct Presence<'a> {
    table: &'a LiveTable,
    player: String,
}

impl<'a> Presence<'a> {
    fn new(table: &'a LiveTable, player: &str) -> Self {
        metrics::gauge!("nunatak_streams").increment(1);
        table.note_presence(player, true);
        Self { table, player: player.to_owned() }
    }
}

impl Drop for Presence<'_> {
    fn drop(&mut self) {
        metrics::gauge!("nunatak_streams").decrement(1);
        self.table.note_presence(&self.player, false);
    }
}
