//! Pages and the forms on them.

pub(crate) mod begin;
pub(crate) mod lobby;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod show;

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use ui::pages::{RulesPage, SettingsPage, StartPage, Visitor};

use crate::app::App;
use crate::problem::Problem;
use crate::table_page::Running;
use crate::visit::{self, Visit};

pub(crate) type Fields = HashMap<String, String>;

/// `GET /`
pub(crate) async fn start(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let running = Running::known(&app, &visit).await?;
    let mine = lobby::running_tables(&app, &visit, &running).await;
    let visitor = visitor(&visit, running.waiting.len());
    let faces: Vec<_> = app.config.games.iter().map(catalog::AnyGame::face).collect();
    Ok(StartPage { visitor, faces: &faces, mine: &mine }.render().into_response())
}

pub(crate) fn visitor(visit: &Visit, waiting: usize) -> Visitor<'_> {
    Visitor { look: &visit.look, name: visit.name(), waiting, path: &visit.path }
}

/// Leads to a table.
pub(crate) fn to_table(id: &str) -> Response {
    Redirect::to(&format!("/t/{id}")).into_response()
}

pub(crate) fn with(jar: CookieJar, cookie: Option<Cookie<'static>>) -> CookieJar {
    // Only what is new is sent; what the browser has, it keeps.
    match cookie {
        Some(cookie) => jar.add(cookie),
        None => jar,
    }
}

/// `GET /settings`
pub(crate) async fn settings(
    visit: Visit,
    Query(query): Query<Fields>,
) -> Result<Response, Problem> {
    let is_saved = query.contains_key("saved");
    Ok(SettingsPage { visitor: visitor(&visit, 0), is_saved, is_known: visit.player.is_some() }
        .render()
        .into_response())
}

/// `POST /settings`: any of the settings and the name; then back to where the visitor was.
pub(crate) async fn save_settings(
    State(app): State<App>,
    mut visit: Visit,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let look = fields.iter().fold(visit.look, |look, (name, value)| look.with(name, value));
    let mut jar = jar.add(visit::look_cookie(&app, look));
    if let Some(name) = fields.get("name") {
        jar = with(jar, visit.settle(&app, Some(name)).await?);
    }
    let back = fields.get("return").map(String::as_str).filter(|path| is_local(path));
    let back = match back {
        Some("/settings") | None => "/settings?saved=1",
        Some(path) => path,
    };
    Ok((jar, Redirect::to(back)).into_response())
}

/// `POST /settings/sign-out`: a new cookie for this device, and none for all others.
pub(crate) async fn sign_out_others(
    State(app): State<App>,
    visit: Visit,
    jar: CookieJar,
) -> Result<Response, Problem> {
    let player = visit.player.as_ref().ok_or(Problem::Forbidden)?;
    let token = visit::renew(&app, player).await?;
    let cookie = visit::player_cookie(&app, token);
    Ok((jar.add(cookie), Redirect::to("/settings?saved=1")).into_response())
}

/// Whether a path leads to this server and nowhere else. Browsers drop tabs and line ends from an
/// address and take `\\` for `/`, so that nothing but plain printable characters is let through.
fn is_local(path: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    path.starts_with('/') && !path.starts_with("//") && path.bytes().all(is_plain)
}

/// `GET /games/{game}/rules`
pub(crate) async fn rules(
    State(app): State<App>,
    visit: Visit,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let game = app.game(&game)?;
    let page = RulesPage { visitor: visitor(&visit, 0), face: game.face() };
    Ok(page.render().into_response())
}
