//! The same operations as the pages, in JSON, under `/api/v1`.
//!
//! A program says who it is with the token that it got for its player. Every operation is the one
//! that the pages use; only reading what was sent and writing the answer are here. The OpenAPI
//! document is made from the handlers themselves, so that it cannot leave one out.

mod document;
mod expected;
mod lobby;
mod play;
mod problem;
mod replies;

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{Extensions, StatusCode};
use axum::routing::get;
use axum::{Json, Router, middleware};
use serde::de::DeserializeOwned;
use store::PlayerRecord;
use table::{Seat, Viewer};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::identity::{self, Eyes};
use crate::play::Play;
use crate::problem::Problem;
use crate::visit::{Visit, path_value};

use expected::Expected;
pub(crate) use problem::ApiProblem;

/// Where the API is.
const PREFIX: &str = "/api/v1";

/// Whether a program asks, and wants to be answered in JSON.
pub(crate) fn is_call(extensions: &Extensions) -> bool {
    let route = extensions.get::<MatchedPath>();
    route.is_some_and(|route| route.as_str().starts_with(PREFIX))
}

/// All calls, with the document that describes them.
pub(crate) fn router() -> Router<App> {
    let calls = OpenApiRouter::new()
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::create_player))
        .routes(routes!(lobby::me))
        .routes(routes!(lobby::renew_token))
        .routes(routes!(lobby::tables, lobby::create_table))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::reseat))
        .routes(routes!(lobby::renew_link))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::come_back))
        .routes(routes!(lobby::close))
        .routes(routes!(lobby::keep_open))
        .routes(routes!(lobby::go_on))
        .routes(routes!(lobby::rematch))
        .routes(routes!(play::table))
        .routes(routes!(play::actions))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::suggest))
        .routes(routes!(play::fine))
        .routes(routes!(play::hint))
        .routes(routes!(play::log))
        .routes(routes!(play::standings))
        .routes(routes!(play::chat, play::say))
        .routes(routes!(play::events))
        .routes(routes!(play::export));
    let (router, mut document) =
        OpenApiRouter::<App>::with_openapi(document::Description::openapi())
            .nest(PREFIX, calls)
            .split_for_parts();
    document::complete(&mut document);
    let expected = Arc::new(Expected::of(&document));
    let router = router.route_layer(middleware::from_fn_with_state(expected, expected::check));
    let document = document.to_json().expect("the document is plain data");
    let answer = ([(CONTENT_TYPE, "application/json")], document);
    let documented = Router::new()
        .route(&format!("{PREFIX}/openapi.json"), get(|| async move { answer }))
        .route(PREFIX, get(|| async { ApiProblem::from(Problem::NotFound) }))
        .route(
            &format!("{PREFIX}/{{*rest}}"),
            get(|| async { ApiProblem::from(Problem::NotFound) })
                .fallback(|| async { ApiProblem::from(Problem::NotFound) }),
        );
    router.merge(documented).method_not_allowed_fallback(|| async {
        ApiProblem::new(StatusCode::METHOD_NOT_ALLOWED, "method", "this call has another method")
    })
}

/// The id of a table that a path names.
struct AtId(String);

impl FromRequestParts<App> for AtId {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiProblem> {
        let id = path_value(parts, app, "id").await;
        Ok(Self(id.ok_or(Problem::NotFound)?))
    }
}

/// The seat that a path names.
struct AtSeat(Seat);

impl FromRequestParts<App> for AtSeat {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiProblem> {
        let number = path_value(parts, app, "seat").await.and_then(|seat| seat.parse::<u8>().ok());
        let seat = number.and_then(|number| Seat::try_from(number).ok());
        Ok(Self(seat.ok_or(Problem::NotFound)?))
    }
}

/// A body in JSON.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiProblem;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiProblem> {
        let sent: Result<Json<T>, JsonRejection> = Json::from_request(request, app).await;
        sent.map(|Json(value)| Self(value))
            .map_err(|error| ApiProblem::new(error.status(), "unreadable", error.body_text()))
    }
}

/// What stands behind the question mark.
struct Asked<T>(T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiProblem> {
        let asked: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, app).await;
        asked
            .map(|Query(value)| Self(value))
            .map_err(|error| ApiProblem::new(error.status(), "unreadable", error.body_text()))
    }
}

/// The player who calls.
fn caller(visit: &Visit) -> Result<&PlayerRecord, ApiProblem> {
    visit.player.as_ref().ok_or_else(|| Problem::Unauthorized.into())
}

/// With whose eyes a call looks: those of the seat it names, else as the pages would. A program
/// that plays several seats passes no device around, so it sees the one that is to decide.
fn viewer(play: &Play, visit: &Visit, wanted: Option<Seat>) -> Result<Viewer, ApiProblem> {
    match wanted {
        Some(seat) if identity::seats_of(play, visit).contains(seat) => Ok(Viewer::Seat(seat)),
        Some(_) => match identity::eyes(play, visit, wanted) {
            Eyes::Of(Viewer::Seat(seat)) if Some(seat) == wanted => Ok(Viewer::Seat(seat)),
            _ => Err(Problem::Forbidden.into()),
        },
        None => Ok(match identity::eyes(play, visit, None) {
            Eyes::Of(viewer) => viewer,
            Eyes::Pass(seat) => Viewer::Seat(seat),
        }),
    }
}

/// The seat that a call plays for.
fn acting(play: &Play, visit: &Visit, wanted: Option<Seat>) -> Result<Seat, ApiProblem> {
    let mine = identity::seats_of(play, visit);
    match viewer(play, visit, wanted)? {
        Viewer::Seat(seat) if mine.contains(seat) => Ok(seat),
        Viewer::Seat(_) | Viewer::Spectator => Err(Problem::Forbidden.into()),
    }
}
