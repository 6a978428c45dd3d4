//! Live updates: every viewer gets the changed part of the page as that viewer may see it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use tokio::sync::mpsc;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::app::App;
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::table_page::{self, Ask, Shown};
use crate::visit::Visit;

/// `GET /t/{id}/events`. The first event is the table as it is now, so a page that was away has
/// missed nothing once it is connected again.
pub(crate) async fn events(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let table = app.table(&id).await?;
    if !app.limits.open_stream(visit.address) {
        return Err(Problem::TooMany);
    }
    let (sender, receiver) = mpsc::channel(2);
    tokio::spawn(follow(app, visit, table, sender));
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(alive))
}

async fn follow(
    app: App,
    visit: Visit,
    table: Arc<LiveTable>,
    sender: mpsc::Sender<Result<Event, Infallible>>,
) {
    let _present = Presence::new(&app, &table, &visit);
    let mut changes = table.changes.subscribe();
    let mut stopping = app.stopping.subscribe();
    let mut shown = String::new();
    loop {
        changes.mark_unchanged();
        let ask = Ask { is_update: true, ..Ask::default() };
        let page = match table_page::render(&app, &visit, &table, ask).await {
            Ok(Shown::Page(page)) => page.into_string(),
            Ok(Shown::Elsewhere(_)) => {
                let event = Event::default().event("reload").data("");
                drop(sender.send(Ok(event)).await);
                return;
            }
            Err(_) => return,
        };
        if page != shown {
            let revision = table.lock().await.record.revision;
            let event = Event::default().event("update").id(revision.to_string()).data(&page);
            if sender.send(Ok(event)).await.is_err() {
                return;
            }
            shown = page;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            _ = stopping.wait_for(|stops| *stops) => return,
            () = sender.closed() => return,
        }
    }
}

/// Counts an open stream, for as long as it is open.
struct Presence<'a> {
    app: &'a App,
    table: &'a LiveTable,
    visit: &'a Visit,
}

impl<'a> Presence<'a> {
    fn new(app: &'a App, table: &'a LiveTable, visit: &'a Visit) -> Self {
        metrics::gauge!("nunatak_streams").increment(1);
        table.note_presence(visit.player_id(), true);
        Self { app, table, visit }
    }
}

impl Drop for Presence<'_> {
    fn drop(&mut self) {
        metrics::gauge!("nunatak_streams").decrement(1);
        self.table.note_presence(self.visit.player_id(), false);
        self.app.limits.close_stream(self.visit.address);
    }
}
