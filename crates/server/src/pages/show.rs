//! A table to look at: its page and the parts that are asked for on their own, and what is taken home.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::Status;
use table::{Seat, Viewer};
use ui::pages::Notice;

use crate::app::App;
use crate::files;
use crate::halt;
use crate::identity;
use crate::live::OpenError;
use crate::problem::Problem;
use crate::table_page::{self, Ask};
use crate::visit::{At, Visit};

/// What a table page may be asked for.
#[derive(Deserialize)]
pub(crate) struct TableQuery {
    step: Option<usize>,
    seat: Option<u8>,
    draft: Option<String>,
    /// The visitor comes from the secret link of a seat.
    link: Option<String>,
}

impl TableQuery {
    fn ask(self) -> Ask {
        let seat = self.seat.and_then(|number| Seat::try_from(number).ok());
        Ask { step: self.step, seat, draft: self.draft, ..Ask::default() }
    }
}

/// `GET /t/{id}`
pub(crate) async fn page(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    match app.table_for(&visit, &id).await {
        Ok(table) => {
            let by_link =
                query.link.as_ref().and_then(|_| table_page::seat_by_link(&table.now(), &visit));
            let ask = Ask { notice: by_link.map(Notice::ByLink), ..query.ask() };
            Ok(table_page::page(&app, &visit, &table, ask).await?.into_response())
        }
        Err(OpenError::Match { error, .. }) => {
            Ok(halt::kept_page(&app, &visit, &id, &error).await?.into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// `GET /t/{id}/draft`: the part that changes, with a draft.
pub(crate) async fn draft(
    State(app): State<App>,
    At { visit, table }: At,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    Ok(table_page::update(&app, &visit, &table, &query.ask()).into_response())
}

/// `GET /t/{id}/text`: the table as text.
pub(crate) async fn text(
    State(app): State<App>,
    At { visit, table }: At,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    Ok(table_page::text(&app, &visit, &table, &query.ask()).into_response())
}

/// `GET /t/{id}/desk/{desk}`: what lies on a desk.
pub(crate) async fn desk(
    State(app): State<App>,
    visit: Visit,
    Path((id, desk)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let table = app.table_for(&visit, &id).await?;
    Ok(table_page::desk(&app, &visit, &table, &query.ask(), &desk).into_response())
}

/// Which lines of a log are asked for.
#[derive(Deserialize)]
pub(crate) struct LogQuery {
    first: usize,
    end: usize,
    seat: Option<Seat>,
}

/// `GET /t/{id}/log`: a chapter of the log that was opened.
pub(crate) async fn log(
    State(app): State<App>,
    At { visit, table }: At,
    Query(query): Query<LogQuery>,
) -> Result<Response, Problem> {
    let numbers = query.first..query.end;
    Ok(table_page::log_lines(&app, &visit, &table, query.seat, numbers).into_response())
}

/// `GET /t/{id}/result.svg`: the result of a finished match as a picture.
pub(crate) async fn result_picture(At { visit, table }: At) -> Result<Response, Problem> {
    let play = table.now();
    if play.record.status != Status::Finished {
        return Err(Problem::Forbidden);
    }
    let words = visit.look.words();
    let names = identity::names(&play, words);
    let standings = play.game.standings(Viewer::Spectator);
    let face = table.game.face();
    let curves = face.curves(words, &*play.game);
    let picture = ui::pages::result_picture(face, words, &names, &standings, &curves);
    let name = format!("inline; filename=\"{}-{}.svg\"", table.game.id(), table.id);
    let headers = [(CONTENT_TYPE, "image/svg+xml".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, picture).into_response())
}

/// `GET /t/{id}/log.txt`: the log of a finished match as plain text.
pub(crate) async fn chronicle(At { visit, table }: At) -> Result<Response, Problem> {
    let text = table_page::chronicle(&visit, &table)?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", table.game.id(), table.id);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// `GET /t/{id}/export`: a match that is over as a file.
pub(crate) async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let (game, save) = files::finished_save(&app, &id).await?;
    let name = format!("attachment; filename=\"{game}-{id}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, save).into_response())
}
