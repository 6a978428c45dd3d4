//! Who sits at a table, who leaves it, and whether it stays open.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use bots::UnknownBot;
use table::Seat;

use crate::app::App;
use crate::halt;
use crate::identity;
use crate::live::OpenError;
use crate::problem::Problem;
use crate::seating::{self, Closing, Reseat};
use crate::visit::{self, At, Visit};

use super::{Fields, to_table};

/// `GET /seat/{key}`: the secret link of a seat, opened on another device.
pub(crate) async fn seat_link(
    State(app): State<App>,
    jar: CookieJar,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let found = app.store.seat_by_key(&crate::secret::hash(&key)).await?;
    let (table, _) = found.ok_or(Problem::NotFound)?;
    let cookie = visit::seat_cookie(&app, &table, key);
    Ok((jar.add(cookie), Redirect::to(&format!("/t/{table}?link"))).into_response())
}

/// `POST /t/{id}/leave-link`: the link was opened by mistake; this device forgets the seat.
pub(crate) async fn leave_link(
    State(app): State<App>,
    jar: CookieJar,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let cookie = visit::no_seat_cookie(&app, &id);
    Ok((jar.add(cookie), to_table(&id)).into_response())
}

/// `POST /t/{id}/new-link`: another secret link for the visitor's own seat.
pub(crate) async fn new_link(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    let seat = table.lock().await.seats_of(visit.player_id()).first();
    seating::renew_link(&app, &table, &visit, seat.ok_or(Problem::Forbidden)?).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/ready`: the device was passed to the player of a seat.
pub(crate) async fn ready(
    State(app): State<App>,
    At { visit, table }: At,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let seat = named_seat(&fields)?;
    if !identity::seats_of(&*table.lock().await, &visit).contains(seat) {
        return Err(Problem::Forbidden);
    }
    let cookie = visit::hand_cookie(&app, &table.id, seat);
    Ok((jar.add(cookie), to_table(&table.id)).into_response())
}

fn named_seat(fields: &Fields) -> Result<Seat, Problem> {
    let number: Option<u8> = fields.get("seat").and_then(|number| number.parse().ok());
    number.and_then(|number| number.try_into().ok()).ok_or(Problem::NotFound)
}

/// `POST /t/{id}/leave`
pub(crate) async fn leave(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::leave(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/return`: the bot that kept a seat gives it back.
pub(crate) async fn come_back(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::come_back(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/seat`: the host lets a bot take over a seat or gives it back.
pub(crate) async fn reseat(
    State(app): State<App>,
    At { visit, table }: At,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let seat = named_seat(&fields)?;
    let wanted = match fields.get("to").map(String::as_str) {
        Some("person") => Reseat::Person,
        Some("open") => Reseat::Open,
        Some(to) => {
            let name = to.strip_prefix("bot:").unwrap_or(to);
            Reseat::Bot(
                name.parse().map_err(|error: UnknownBot| Problem::Invalid(error.to_string()))?,
            )
        }
        None => return Err(Problem::Invalid("to whom?".to_owned())),
    };
    seating::replace(&app, &table, &visit, seat, wanted).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/close`
pub(crate) async fn close(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let closing = match app.table_for(&visit, &id).await {
        Ok(table) => seating::close(&app, &table, &visit).await?,
        Err(OpenError::Match { .. }) => {
            halt::close_unopened(&app, &visit, &id).await?;
            Closing::Closed
        }
        Err(error) => return Err(error.into()),
    };
    Ok(match closing {
        Closing::Closed => Redirect::to("/tables").into_response(),
        Closing::Asked => to_table(&id),
    })
}

/// `POST /t/{id}/keep`: no, the table stays open.
pub(crate) async fn keep_open(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::keep_open(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/go-on`: the host lets a halted match go on from where it halted.
pub(crate) async fn go_on(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::go_on(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}

/// `POST /t/{id}/leave-lesson`
pub(crate) async fn leave_lesson(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::leave_lesson(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}
