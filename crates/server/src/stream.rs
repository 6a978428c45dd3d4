//! Live updates: every viewer is told about a change as that viewer may see it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::app::App;
use crate::bot_player;
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::table_page::{self, Ask, Shown};
use crate::visit::Visit;

/// Server-sent events.
pub(crate) type Updates = Sse<KeepAliveStream<ReceiverStream<Result<Event, Infallible>>>>;

/// One thing that a viewer is told.
#[derive(PartialEq, Eq)]
pub(crate) struct Told {
    /// The name of the event.
    pub(crate) event: &'static str,
    /// What it carries.
    pub(crate) text: String,
}

/// `GET /t/{id}/events`. The first event is the table as it is now, so a page that was away has
/// missed nothing once it is connected again.
pub(crate) async fn events(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Updates, Problem> {
    let table = app.table(&id).await?;
    follow(&app, table, visit, |viewer| async move {
        let (app, table, visit) = &*viewer;
        let ask = Ask { is_update: true, ..Ask::default() };
        Some(match table_page::render(app, visit, table, ask).await.ok()? {
            Shown::Page(page) => Told { event: "update", text: page.into_string() },
            Shown::Elsewhere(url) => Told { event: "reload", text: url },
        })
    })
}

/// Who follows which table.
pub(crate) type Viewer = Arc<(App, Arc<LiveTable>, Visit)>;

/// A stream of what one viewer is told about a table: at once, and again whenever that changes. It
/// ends when nothing can be told.
pub(crate) fn follow<F>(
    app: &App,
    table: Arc<LiveTable>,
    visit: Visit,
    tell: impl Fn(Viewer) -> F + Send + 'static,
) -> Result<Updates, Problem>
where
    F: Future<Output = Option<Told>> + Send + 'static,
{
    if !app.limits.open_stream(visit.address) {
        return Err(Problem::TooMany);
    }
    let (sender, receiver) = mpsc::channel(2);
    let present = Presence::new(Arc::new((app.clone(), table, visit)));
    tokio::spawn(async move {
        let (app, table, _) = &*present.0;
        let mut changes = table.changes.subscribe();
        let mut stopping = app.stopping.subscribe();
        let mut latest = None;
        loop {
            changes.mark_unchanged();
            let Some(told) = tell(present.0.clone()).await else { return };
            if latest.as_ref() != Some(&told) {
                let revision = table.lock().await.record.revision.to_string();
                let event = Event::default().event(told.event).id(revision).data(&told.text);
                if sender.send(Ok(event)).await.is_err() {
                    return;
                }
                latest = Some(told);
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = stopping.wait_for(|stops| *stops) => return,
                () = sender.closed() => return,
            }
        }
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(alive))
}

/// Counts an open stream, for as long as it is open.
struct Presence(Viewer);

impl Presence {
    fn new(viewer: Viewer) -> Self {
        metrics::gauge!("nunatak_streams").increment(1);
        let (app, table, visit) = &*viewer;
        table.note_presence(visit.player_id(), true);
        bot_player::greet(app, table);
        Self(viewer)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        metrics::gauge!("nunatak_streams").decrement(1);
        let (app, table, visit) = &*self.0;
        table.note_presence(visit.player_id(), false);
        app.limits.close_stream(visit.address);
    }
}
