//! Games, players, tables, and who sits where.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::BotSpec;
use serde_json::{Map, Value};
use store::{Page, Visibility};
use table::Seed;
use ui::pages::SeatChoice;

use super::problem::{ApiProblem, ErrorReply};
use super::replies::{
    ChangeReply, GameReply, NewPlayer, NewTable, PlayerReply, Reseat, SeatLinkReply,
    SeatTakenReply, TableIdReply, TableLineReply, TablesQuery, TablesReply,
};
use super::{Asked, AtId, AtSeat, Body, caller};
use crate::admin::removed_by;
use crate::app::App;
use crate::live::OpenError;
use crate::problem::Problem;
use crate::seating::{self, Plan};
use crate::settings::USUAL_ABSENCE;
use crate::table_page::Running;
use crate::visit::{self, At, Visit};
use crate::{again, halt};

/// So many tables are listed.
const TABLES: u32 = 30;

/// The games, with their usual options and their bots.
#[utoipa::path(
    get, path = "/games",
    responses((status = 200, description = "All games", body = Vec<GameReply>))
)]
pub(super) async fn games(State(app): State<App>, visit: Visit) -> Json<Vec<GameReply>> {
    let words = visit.look.words();
    Json(app.config.games.iter().map(|game| GameReply::new(game, words)).collect())
}

/// Makes a player. The token is told only here.
#[utoipa::path(
    post, path = "/players", request_body = NewPlayer,
    responses((status = 201, description = "The player with the token", body = PlayerReply))
)]
pub(super) async fn create_player(
    State(app): State<App>,
    visit: Visit,
    Body(player): Body<NewPlayer>,
) -> Result<(StatusCode, Json<PlayerReply>), ApiProblem> {
    if !app.limits.allows_player(visit.address) {
        return Err(Problem::TooMany.into());
    }
    let (player, token) = visit::new_player(&app, visit::clean_name(&player.name)).await?;
    let reply = PlayerReply { id: player.id, name: player.name, token: Some(token) };
    Ok((StatusCode::CREATED, Json(reply)))
}

/// The player whose token was sent.
#[utoipa::path(
    get, path = "/players/me", security(("token" = [])),
    responses((status = 200, description = "The player", body = PlayerReply))
)]
pub(super) async fn me(visit: Visit) -> Result<Json<PlayerReply>, ApiProblem> {
    let player = caller(&visit)?;
    Ok(Json(PlayerReply { id: player.id.clone(), name: player.name.clone(), token: None }))
}

/// Gives the caller another token; the one that was sent is worth nothing any more.
#[utoipa::path(
    post, path = "/players/me/token", security(("token" = [])),
    responses(
        (status = 200, body = PlayerReply, description = "The player with the new token"),
        (status = 401, body = ErrorReply, description = "No player has the token that was sent")
    )
)]
pub(super) async fn renew_token(
    State(app): State<App>,
    visit: Visit,
) -> Result<Json<PlayerReply>, ApiProblem> {
    let player = caller(&visit)?;
    let token = visit::renew(&app, player).await?;
    let (id, name) = (player.id.clone(), player.name.clone());
    Ok(Json(PlayerReply { id, name, token: Some(token) }))
}

/// Tables with an open seat, the caller's own (those that are not over first), or finished ones.
#[utoipa::path(
    get, path = "/tables", params(TablesQuery), security((), ("token" = [])),
    responses((status = 200, description = "The tables of the list", body = TablesReply))
)]
pub(super) async fn tables(
    State(app): State<App>,
    visit: Visit,
    Asked(query): Asked<TablesQuery>,
) -> Result<Json<TablesReply>, ApiProblem> {
    let page = Page::first(TABLES);
    let Running { tables: mut running, waiting } = Running::of(&app, &visit).await?;
    let records = match query.list.as_deref() {
        None | Some("open") => app.store.open_tables(&page).await?,
        Some("finished") => app.store.finished_tables(&page).await?,
        Some("mine") => {
            let player = &caller(&visit)?.id;
            let removed = removed_by(player);
            running.extend(app.store.finished_tables_of(player, &removed, &page).await?);
            running.truncate(TABLES as usize);
            running
        }
        Some(_) => {
            let message = "the lists are open, mine and finished";
            return Err(ApiProblem::new(StatusCode::BAD_REQUEST, "invalid", message));
        }
    };
    let line = |record: store::TableRecord| {
        let is_your_turn = waiting.contains(&record.id);
        TableLineReply::new(record, is_your_turn)
    };
    Ok(Json(TablesReply { tables: records.into_iter().map(line).collect() }))
}

/// Sets a table up.
#[utoipa::path(
    post, path = "/tables", request_body = NewTable, security(("token" = [])),
    responses(
        (status = 201, description = "The new table", body = TableIdReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn create_table(
    State(app): State<App>,
    visit: Visit,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<TableIdReply>), ApiProblem> {
    let host = caller(&visit)?;
    let game = app.game(&wanted.game)?;
    if !app.limits.allows_table(visit.address) {
        return Err(Problem::TooMany.into());
    }
    let seat = |id: &String| {
        SeatChoice::from_id(id).ok_or_else(|| Problem::Invalid(format!("nobody is called {id:?}")))
    };
    let seats = wanted.seats.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
    let players = u8::try_from(seats.len()).ok().filter(|count| game.players().contains(count));
    let players = players
        .ok_or_else(|| Problem::Invalid(format!("{} cannot play {}", seats.len(), game.id())))?;
    let is_listed = wanted.listed.unwrap_or(seats.contains(&SeatChoice::Open));
    let mut plan = Plan::new(game, filled_up(wanted.options, game.options(players)), seats);
    plan.title = seating::clean_title(&wanted.title);
    plan.seed = wanted.seed.map(Seed);
    plan.visibility = if is_listed { Visibility::Listed } else { Visibility::Unlisted };
    plan.settings.hints = wanted.hints.unwrap_or(plan.settings.hints);
    plan.settings.helping = wanted.helping;
    plan.settings.speak_first = wanted.speak_first;
    plan.settings.absence = wanted.absence.unwrap_or(USUAL_ABSENCE);
    plan.settings.pace = wanted.pace.map(|pace| pace.min(seating::SLOWEST));
    let id = seating::set_up(&app, plan, &host.id, &host.name).await?;
    Ok((StatusCode::CREATED, Json(TableIdReply { id })))
}

/// Options with the usual values for everything that the caller has left out.
fn filled_up(wanted: Option<Map<String, Value>>, mut usual: Value) -> Value {
    if let (Some(wanted), Some(usual)) = (wanted, usual.as_object_mut()) {
        usual.extend(wanted);
    }
    usual
}

/// Takes the first open seat.
#[utoipa::path(
    post, path = "/tables/{id}/join", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The seat that was taken", body = SeatTakenReply),
        (status = 404, body = ErrorReply),
        (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn join(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<SeatTakenReply>, ApiProblem> {
    let player = caller(&visit)?;
    let seat = seating::join(&app, &table, &player.id, &player.name).await?;
    Ok(Json(SeatTakenReply { seat: seat.into() }))
}

/// Changes who has a seat. Only the host may do that, or whoever plays when the host is away for
/// long: a bot for nobody or for a player who has been away longer than `absence`, the seat back to
/// its player, or, before the match begins, to nobody.
#[utoipa::path(
    post, path = "/tables/{id}/seats/{seat}", request_body = Reseat, security(("token" = [])),
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn reseat(
    State(app): State<App>,
    At { visit, table }: At,
    AtSeat(seat): AtSeat,
    Body(wanted): Body<Reseat>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    let wanted = match wanted.bot {
        Some(name) => seating::Reseat::Bot(
            name.parse::<BotSpec>().map_err(|error| Problem::Invalid(error.to_string()))?,
        ),
        None if wanted.open => seating::Reseat::Open,
        None => seating::Reseat::Person,
    };
    seating::replace(&app, &table, &visit, seat, wanted).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Gives the caller's own seat another secret link; the old one leads nowhere any more.
#[utoipa::path(
    post, path = "/tables/{id}/seats/{seat}/link", security(("token" = [])),
    params(
        ("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, counted from 0")
    ),
    responses(
        (status = 200, body = SeatLinkReply, description = "The new link"),
        (status = 401, body = ErrorReply, description = "No player has the token that was sent"),
        (status = 403, body = ErrorReply, description = "The seat is not the caller's own"),
        (status = 404, body = ErrorReply, description = "There is no such table or seat")
    )
)]
pub(super) async fn renew_link(
    State(app): State<App>,
    At { visit, table }: At,
    AtSeat(seat): AtSeat,
) -> Result<Json<SeatLinkReply>, ApiProblem> {
    caller(&visit)?;
    let key = seating::renew_link(&app, &table, &visit, seat).await?;
    Ok(Json(SeatLinkReply { path: format!("/seat/{key}") }))
}

/// Begins a match that waits for players: bots take the open seats. Only the host may do that.
#[utoipa::path(
    post, path = "/tables/{id}/start", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply), (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply), (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn start(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    seating::start(&app, &table, &visit).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Leaves the caller's seat: to nobody before the match begins, to a bot that keeps it afterwards.
#[utoipa::path(
    post, path = "/tables/{id}/leave", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply), (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply), (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn leave(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    seating::leave(&app, &table, &visit).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Takes back the caller's seat from the bot that keeps it.
#[utoipa::path(
    post, path = "/tables/{id}/return", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The seat that was taken", body = SeatTakenReply), (status = 404, body = ErrorReply),
        (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn come_back(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<SeatTakenReply>, ApiProblem> {
    caller(&visit)?;
    let seat = seating::come_back(&app, &table, &visit).await?;
    Ok(Json(SeatTakenReply { seat: seat.into() }))
}

/// Gives a table up. The host may at once before the match begins; afterwards the others are asked,
/// and each of them agrees with the same call. The status of the answer says what came of it.
#[utoipa::path(
    post, path = "/tables/{id}/close", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn close(
    State(app): State<App>,
    visit: Visit,
    AtId(id): AtId,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    let table = match app.table_for(&visit, &id).await {
        Ok(table) => table,
        Err(OpenError::Match { .. }) => {
            return Ok(Json(ChangeReply::closed(halt::close_unopened(&app, &visit, &id).await?)));
        }
        Err(error) => return Err(error.into()),
    };
    seating::close(&app, &table, &visit).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Lets a halted match go on from where it halted, without the stored steps that do not fit. Only
/// the host may do that.
#[utoipa::path(
    post, path = "/tables/{id}/go-on", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply), (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply), (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn go_on(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    seating::go_on(&app, &table, &visit).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Says no to closing a table.
#[utoipa::path(
    post, path = "/tables/{id}/keep", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply), (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply), (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn keep_open(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(&visit)?;
    seating::keep_open(&app, &table, &visit).await?;
    Ok(Json(ChangeReply::new(&app, &table, &table.now())))
}

/// Plays a finished match again; whoever asks later gets the same new table.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", params(("id" = String, Path)), security(("token" = [])),
    responses(
        (status = 200, description = "The new table", body = TableIdReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, body = ErrorReply)
    )
)]
pub(super) async fn rematch(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Json<TableIdReply>, ApiProblem> {
    caller(&visit)?;
    let id = again::once_more(&app, &table, &visit).await?;
    Ok(Json(TableIdReply { id }))
}
