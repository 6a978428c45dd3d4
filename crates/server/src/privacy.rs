//! What is a visitor's own: to read about, to take along, to delete.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Page, Revision, TableRecord};
use table::Seat;
use ui::pages::PrivacyPage;

use crate::app::App;
use crate::moment::moment;
use crate::pages::{Fields, visitor};
use crate::problem::Problem;
use crate::visit::{self, Visit};

/// So many tables are in one file at most.
const MOST_TABLES: u32 = 10_000;

/// `GET /privacy`
pub(crate) async fn page(visit: Visit, Query(query): Query<Fields>) -> Response {
    let is_forgotten = query.contains_key("forgotten");
    let is_known = visit.player.is_some();
    PrivacyPage { visitor: visitor(&visit, 0), is_known, is_forgotten }.render().into_response()
}

/// `GET /settings/data`: everything that is kept about the visitor, as one file.
pub(crate) async fn download(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let player = visit.player.as_ref().ok_or(Problem::Forbidden)?;
    let tables = app.store.tables_of(&player.id, &Page::first(MOST_TABLES)).await?;
    let messages = app.store.messages_of(&player.id).await?;
    let said = messages.iter().map(|said| {
        json!({
            "table": said.table, "channel": said.channel, "name": said.name, "text": said.text,
            "at": moment(said.created_at),
        })
    });
    let mut parts = Vec::new();
    for table in &tables {
        parts.push(own_part(&app, table, &player.id).await?);
    }
    let data = json!({
        "player": {
            "id": player.id, "name": player.name,
            "first_seen": moment(player.created_at), "last_seen": moment(player.seen_at),
        },
        "tables": parts,
        "messages": said.collect::<Value>(),
    });
    let name = "attachment; filename=\"nunatak.json\"";
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)];
    Ok((headers, format!("{data:#}\n")).into_response())
}

/// What a table says about one player, and nothing about the others at it.
async fn own_part(app: &App, table: &TableRecord, player: &str) -> Result<Value, Problem> {
    let own = || table.seats.iter().filter(|seat| seat.occupant.player() == Some(player));
    let is_own = |seat: Seat| own().any(|own| own.seat == seat);
    let seats = own().map(|seat| json!({ "seat": u8::from(seat.seat) + 1, "name": seat.name }));
    let news = app.store.news_since(&table.id, Revision(0)).await?;
    let moves = news.iter().flat_map(|news| (news.keep..).zip(&news.steps)).filter_map(|(number, step)| {
        let (seat, action) = acted(&step.body)?;
        is_own(step.clicked_by.unwrap_or(seat)).then(|| {
            json!({ "step": number, "seat": u8::from(seat) + 1, "action": action, "at": moment(step.created_at) })
        })
    });
    Ok(json!({
        "id": table.id, "game": table.game, "title": table.title, "status": table.status,
        "is_host": table.host == player, "seats": seats.collect::<Value>(),
        "set_up": moment(table.created_at), "changed": moment(table.changed_at),
        "moves": moves.collect::<Value>(),
    }))
}

/// Who did what in a step, if that was not chance.
fn acted(step: &str) -> Option<(Seat, Value)> {
    #[derive(Deserialize)]
    struct Acted {
        act: (Seat, Value),
    }
    serde_json::from_str(step).ok().map(|Acted { act }| act)
}

/// `POST /settings/forget`: deletes everything that is the visitor's.
pub(crate) async fn forget(
    State(app): State<App>,
    visit: Visit,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let player = visit.player.as_ref().ok_or(Problem::Forbidden)?;
    if fields.get("sure").is_none_or(|sure| sure != "yes") {
        return Ok(Redirect::to("/privacy").into_response());
    }
    app.forget_player(&player.id).await?;
    let cookie = visit::no_player_cookie(&app);
    Ok((jar.add(cookie), Redirect::to("/privacy?forgotten=1")).into_response())
}
