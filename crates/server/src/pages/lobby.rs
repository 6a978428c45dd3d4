//! The lists of tables: the visitor’s own, those with a free seat, those that are over.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use store::{Occupant, Page, Status, TableRecord};
use ui::pages::{LobbyPage, TableLine, TableState};

use crate::admin::removed_by;
use crate::app::App;
use crate::identity;
use crate::moment::moment;
use crate::problem::Problem;
use crate::summary::Summary;
use crate::table_page::{self, Running};
use crate::visit::Visit;

use super::visitor;

/// `GET /tables`
pub(crate) async fn page(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let page = Page::first(30);
    let running = Running::of(&app, &visit).await?;
    let mut mine = running_tables(&app, &visit, &running).await;
    mine.extend(finished_tables(&app, &visit).await?);
    let is_other = |line: &TableLine| mine.iter().all(|own| own.url != line.url);
    let others = |records: Vec<TableRecord>| -> Vec<TableLine> {
        records.iter().map(|record| line(&app, record, &visit, false)).filter(is_other).collect()
    };
    let open = others(app.store.open_tables(&page).await?);
    let finished = others(app.store.finished_tables(&page).await?);
    let visitor = visitor(&visit, running.waiting.len());
    Ok(LobbyPage { visitor, mine: &mine, open: &open, finished: &finished }
        .render()
        .into_response())
}

/// The visitor's tables that are not over, those that wait for the visitor first.
pub(super) async fn running_tables(app: &App, visit: &Visit, running: &Running) -> Vec<TableLine> {
    let mut mine = Vec::new();
    for record in &running.tables {
        let line = line(app, record, visit, running.waiting.contains(&record.id));
        mine.push(with_news(app, visit, record, line).await);
    }
    mine.sort_by_key(|line| line.state != TableState::YourTurn);
    mine
}

/// The visitor's latest tables that are over, but for those he has removed.
async fn finished_tables(app: &App, visit: &Visit) -> Result<Vec<TableLine>, Problem> {
    let Some(player) = &visit.player else { return Ok(Vec::new()) };
    let mut mine = Vec::new();
    let (removed, page) = (removed_by(&player.id), Page::first(60));
    for record in &app.store.finished_tables_of(&player.id, &removed, &page).await? {
        mine.push(with_news(app, visit, record, line(app, record, visit, false)).await);
    }
    Ok(mine)
}

fn line(app: &App, record: &TableRecord, visit: &Visit, is_waiting: bool) -> TableLine {
    let words = visit.look.words();
    let game = app.game(&record.game).ok();
    let names = identity::names_at(record, words);
    let is_free = |seat: &&store::SeatRecord| seat.occupant == Occupant::Open;
    let taken = record.seats.iter().filter(|seat| !is_free(seat));
    let state = match record.status {
        Status::Finished | Status::Closed => TableState::Finished,
        Status::Playing if is_waiting => TableState::YourTurn,
        Status::Playing => TableState::Waiting,
        Status::Open => TableState::Open,
    };
    TableLine {
        url: format!("/t/{}", record.id),
        name: table_page::title(app.config.games, record, words),
        face: game.map(catalog::AnyGame::face),
        players: taken.map(|seat| names.of(seat.seat)).collect(),
        free_seats: record.seats.iter().filter(is_free).count(),
        state,
        when: moment(record.changed_at),
        progress: String::new(),
        news: String::new(),
        remove_url: None,
    }
}

/// What the visitor wants to know about a table of his own: who decides, where the game is, how it
/// ended.
async fn with_news(app: &App, visit: &Visit, record: &TableRecord, line: TableLine) -> TableLine {
    let summary = match Summary::read(record) {
        Some(summary) => summary,
        // Opening the table notes it. One that does not open says so on its own page.
        None => match app.table(&record.id).await {
            Ok(table) => {
                let play = table.now();
                Summary { deciding: play.deciding(), ..Summary::of(play.games, play.game.as_ref()) }
            }
            Err(_) => return line,
        },
    };
    let words = visit.look.words();
    let names = identity::names_at(record, words);
    let listed = |seats: table::Seats| -> String {
        seats.into_iter().map(|seat| names.of(seat)).collect::<Vec<_>>().join(", ")
    };
    let news = match record.status {
        Status::Playing if line.state == TableState::Waiting => {
            words.say("table-lobby-decides", &[("name", listed(summary.deciding).into())])
        }
        Status::Finished => match (&summary.verdict, line.face) {
            (Some(verdict), Some(face)) => {
                let outcome = face.outcome(words, verdict.is_won);
                format!("{outcome}. {}", face.verdict(words, &verdict.reason))
            }
            _ => {
                let winners = listed(summary.winners).into();
                let args = [("name", winners), ("points", summary.points.into())];
                words.say("table-lobby-won", &args)
            }
        },
        Status::Playing | Status::Open | Status::Closed => String::new(),
    };
    let is_over = record.status == Status::Finished;
    let is_playing = record.status == Status::Playing;
    TableLine {
        news,
        progress: if is_playing { summary.progress(visit.look.language) } else { String::new() },
        remove_url: is_over.then(|| format!("/t/{}/remove", record.id)),
        ..line
    }
}

/// `POST /t/{id}/remove`: takes a finished table off the visitor's list, for him alone.
pub(crate) async fn remove(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let player = visit.player.as_ref().ok_or(Problem::Forbidden)?;
    let record = app.store.table(&id).await?.ok_or(Problem::NotFound)?;
    if record.status != Status::Finished || !record.is_of(&player.id) {
        return Err(Problem::Forbidden);
    }
    app.store.put_document(&id, &removed_by(&player.id), "{}", app.time()).await?;
    Ok(Redirect::to("/tables").into_response())
}
