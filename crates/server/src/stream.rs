//! Live updates: every viewer is told about a change as that viewer may see it.

use std::convert::Infallible;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::Status;
use tokio::sync::mpsc::{self, Sender};
use tokio_stream::wrappers::ReceiverStream;
use ui::Seen;

use crate::app::App;
use crate::bot_player;
use crate::drawings::Way;
use crate::live::LiveTable;
use crate::packed::{self, Coding};
use crate::problem::Problem;
use crate::table_page::{self, Ask, Sight};
use crate::visit::{At, Visit};

/// A stream that says nothing for so long says that it is alive.
const SILENCE: Duration = Duration::from_secs(20);

/// A viewer who has missed so many changes while the last one waited to be sent is not there any
/// more. A browser that is comes back and gets what it lacks.
const MOST_MISSED: usize = 64;

/// One thing that a viewer is told.
pub(crate) struct Told {
    /// The name of the event.
    pub(crate) event: &'static str,
    /// What he has seen then.
    pub(crate) id: String,
    /// What it carries.
    pub(crate) text: String,
}

impl Told {
    /// As server-sent events are written.
    pub(crate) fn written(&self) -> String {
        let mut written = format!("event: {}\nid: {}\n", self.event, self.id);
        for line in self.text.split('\n') {
            let _ = writeln!(written, "data: {line}");
        }
        written.push('\n');
        written
    }
}

/// Knows what one viewer is to be told next.
pub(crate) trait Teller: Send + 'static {
    /// The news, if there is any, written in the coding of the stream.
    fn news(&mut self, follower: &Follower, coding: Coding) -> Option<Bytes>;
}

/// Who follows which table.
pub(crate) struct Follower {
    pub(crate) app: App,
    pub(crate) table: Arc<LiveTable>,
    pub(crate) visit: Visit,
}

/// What a page has seen when it opens its stream.
#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<String>,
}

/// `GET /t/{id}/events`. The first event is what a page lacks that has seen the sheet it names, by
/// `since` or as the last event it got; so a page that was away has missed nothing once it is
/// connected again.
pub(crate) async fn events(
    State(app): State<App>,
    At { visit, table }: At,
    Query(query): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    follow(&app, table, visit, &headers, PageStream::new(query, &headers, false))
}

/// `GET /t/{id}/waiting`: the same for the waiting room, and a call to come to the table when the
/// match begins.
pub(crate) async fn waiting(
    State(app): State<App>,
    At { visit, table }: At,
    Query(query): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    follow(&app, table, visit, &headers, PageStream::new(query, &headers, true))
}

/// Tells the page of a table.
struct PageStream {
    /// What the page says that it has seen.
    named: Option<String>,
    /// What it has seen as far as this is known.
    seen: Option<Arc<Seen>>,
    /// Whether it is the waiting room.
    is_waiting: bool,
}

impl PageStream {
    fn new(query: Since, headers: &HeaderMap, is_waiting: bool) -> Self {
        let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
        Self { named: last.or(query.since), seen: None, is_waiting }
    }

    /// Asks for the whole page, once.
    fn reload(&mut self, table: &LiveTable, id: String, coding: Coding) -> Option<Bytes> {
        let is_told = self.named.replace(id.clone()).is_some_and(|known| known == id);
        let told = Told { event: "reload", id, text: format!("/t/{}", table.id) };
        (!is_told).then(|| coding.write(told.written()))
    }
}

impl Teller for PageStream {
    fn news(&mut self, Follower { app, table, visit }: &Follower, coding: Coding) -> Option<Bytes> {
        if table.is_gone() {
            return self.reload(table, "gone".to_owned(), coding);
        }
        let sight = table_page::sight(app, visit, table, &Ask::default());
        // A match does not go back to the waiting room: if it is there now, it was when drawn.
        if self.is_waiting && table.now().record.status != Status::Open {
            return self.reload(table, "begun".to_owned(), coding);
        }
        let (sheet, seer) = match sight {
            Sight::Drawn { sheet, seer } => (sheet, seer),
            Sight::Pass(seat) => return self.reload(table, format!("pass-{seat}"), coding),
        };
        let seen = self.seen.take().or_else(|| table.drawings.seen(&seer, self.named.as_deref()?));
        self.seen = Some(sheet.seen().clone());
        let id = sheet.seen().id.clone();
        let has_it = self.named.replace(id.clone()).is_some_and(|known| known == id);
        let from = seen.as_ref().map(|seen| seen.id.clone());
        let way = Way { from, to: id.clone(), coding };
        (!has_it).then(|| {
            table.drawings.piece(way, table.news.is_shared(), || {
                let text = sheet.update(seen.as_deref());
                coding.write(Told { event: "update", id, text }.written())
            })
        })
    }
}

/// A stream of what one viewer is told about a table: at once, and again whenever that changes.
pub(crate) fn follow(
    app: &App,
    table: Arc<LiveTable>,
    visit: Visit,
    headers: &HeaderMap,
    teller: impl Teller,
) -> Result<Response, Problem> {
    if !app.limits.open_stream(visit.address) {
        return Err(Problem::TooMany);
    }
    let coding = Coding::of(headers);
    let (sender, receiver) = mpsc::channel(1);
    let present = Present::new(Follower { app: app.clone(), table, visit });
    tokio::spawn(async move { tell(&present.follower, teller, &sender, coding).await });
    let body = Body::from_stream(ReceiverStream::new(receiver));
    let common = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    Ok(match coding {
        Coding::Plain => (common, body).into_response(),
        Coding::Gzip => (common, [(CONTENT_ENCODING, "gzip")], body).into_response(),
    })
}

/// Tells a viewer everything until he is gone, the server stops, or he takes nothing any more.
async fn tell(
    follower: &Follower,
    mut teller: impl Teller,
    sender: &Sender<Result<Bytes, Infallible>>,
    coding: Coding,
) {
    let mut changes = follower.table.news.subscribe();
    let mut stopping = follower.app.stopping.subscribe();
    if coding == Coding::Gzip && sender.send(Ok(packed::STREAM_START)).await.is_err() {
        return;
    }
    loop {
        // Only when there is room something is drawn: who reads slowly gets fewer and larger news.
        let mut missed = 0;
        let room = loop {
            tokio::select! {
                room = sender.reserve() => break room,
                _ = changes.changed() => missed += 1,
                _ = stopping.wait_for(|stops| *stops) => return,
            }
            if missed > MOST_MISSED {
                metrics::counter!("nunatak_streams_dropped_total").increment(1);
                return;
            }
        };
        let Ok(room) = room else { return };
        changes.mark_unchanged();
        if follower.visit.is_over() {
            return;
        }
        // Asked first: whoever was gone by then is told so by what follows.
        let is_gone = follower.table.is_gone();
        if let Some(news) = teller.news(follower, coding) {
            room.send(Ok(news));
            if is_gone {
                return;
            }
            continue;
        }
        drop(room);
        if is_gone {
            return;
        }
        let is_silent = tokio::select! {
            changed = changes.changed() => if changed.is_err() { return } else { false },
            _ = stopping.wait_for(|stops| *stops) => return,
            () = sender.closed() => return,
            () = tokio::time::sleep(SILENCE) => true,
        };
        if is_silent && sender.try_send(Ok(coding.write(":\n\n".to_owned()))).is_err() {
            return;
        }
    }
}

/// Counts an open stream, for as long as it is open.
struct Present {
    follower: Follower,
    number: u64,
}

impl Present {
    fn new(follower: Follower) -> Self {
        metrics::gauge!("nunatak_streams").increment(1);
        let (number, is_news) = follower.table.presence.enter(follower.visit.marks());
        if is_news {
            follower.table.news.announce();
            follower.table.share_presence(&follower.app);
        }
        bot_player::greet(&follower.app, &follower.table);
        Self { follower, number }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        metrics::gauge!("nunatak_streams").decrement(1);
        let Follower { app, table, visit } = &self.follower;
        if table.presence.leave(self.number, app.time()) {
            table.news.announce();
            table.share_presence(app);
        }
        app.limits.close_stream(visit.address);
    }
}
