//! Who asks: the player behind a request, the device's settings, the address.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HOST};
use axum::http::request::Parts;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::{PlayerRecord, StoreError};
use table::Seat;
use ui::Look;

use crate::app::App;
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::secret;
use crate::sessions::{Session, Sessions};
use crate::{address, api, guard};

const PLAYER_COOKIE: &str = "player";
const SEAT_COOKIE: &str = "seat";
const HAND_COOKIE: &str = "hand";

/// The longest name of a player.
pub(crate) const MOST_NAME: usize = 24;

/// Milliseconds after which it is noted again that a player is here: it costs a write to disk.
const SEEN_ANEW: i64 = 60 * 60 * 1000;

/// A request's visitor.
pub(crate) struct Visit {
    /// The player, if the browser has been here before or the call has a token.
    pub(crate) player: Option<PlayerRecord>,
    /// By what the player was recognized.
    session: Option<Arc<Session>>,
    /// The settings of the device.
    pub(crate) look: Look,
    /// The path asked for.
    pub(crate) path: String,
    /// The visitor's address.
    pub(crate) address: IpAddr,
    /// Where the visitor believes the server is, such as `http://127.0.0.1:7878`.
    pub(crate) origin: String,
    /// The secret of a seat, from a link opened on this device.
    pub(crate) seat_key: Option<String>,
    /// The sheet that the page shows, as its script says.
    pub(crate) shown_sheet: Option<String>,
    /// Whether the page has an open stream, which brings it every change.
    pub(crate) is_following: bool,
    /// Whose turn it is at this screen, when several play at it.
    pub(crate) hand: Option<Seat>,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let is_call = api::is_call(&parts.extensions);
        Self::read(parts, app).await.map_err(|problem| guard::refuse(problem, is_call))
    }
}

/// The table that a path names, and who asks for it.
pub(crate) struct At {
    pub(crate) visit: Visit,
    pub(crate) table: Arc<LiveTable>,
}

impl FromRequestParts<App> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let visit = Visit::from_request_parts(parts, app).await?;
        let id = path_value(parts, app, "id").await.unwrap_or_default();
        match app.table_for(&visit, &id).await {
            Ok(table) => Ok(Self { visit, table }),
            Err(error) => Err(guard::refuse(error.into(), api::is_call(&parts.extensions))),
        }
    }
}

/// What a path says in the place of a name.
pub(crate) async fn path_value(parts: &mut Parts, app: &App, name: &str) -> Option<String> {
    let values = RawPathParams::from_request_parts(parts, app).await.ok()?;
    values.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

impl Visit {
    async fn read(parts: &Parts, app: &App) -> Result<Self, Problem> {
        let jar = CookieJar::from_headers(&parts.headers);
        let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let cookie = |name: &str| jar.get(name).map(Cookie::value);
        // Whoever names himself is not taken for somebody else by a cookie.
        let named = parts.headers.get(AUTHORIZATION);
        let token = match named {
            Some(value) => value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")),
            None => cookie(PLAYER_COOKIE),
        };
        let session = match token {
            Some(token) => Sessions::recognize(app, &secret::hash(token)).await?,
            None => None,
        };
        if named.is_some() && session.is_none() {
            return Err(Problem::Unauthorized);
        }
        let scheme = if app.config.secure_cookies { "https" } else { "http" };
        Ok(Self {
            player: session.as_ref().map(|session| session.player()),
            session,
            look: look_of(&parts.headers),
            path: parts.uri.path().to_owned(),
            address: address::of(&app.config, &parts.headers, &parts.extensions),
            origin: format!("{scheme}://{}", header(HOST.as_str()).unwrap_or("localhost")),
            shown_sheet: header("x-nunatak-sheet").map(str::to_owned),
            is_following: header("x-nunatak") == Some("following"),
            seat_key: cookie(SEAT_COOKIE).map(str::to_owned),
            hand: cookie(HAND_COOKIE).and_then(|value| value.parse::<u8>().ok()?.try_into().ok()),
        })
    }

    /// The player's id, or nobody's.
    pub(crate) fn player_id(&self) -> &str {
        self.player.as_ref().map_or("", |player| &player.id)
    }

    /// Whether the visitor is not the player any more as whom he came.
    pub(crate) fn is_over(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.is_over())
    }

    /// By what this visitor is recognized at a table.
    pub(crate) fn marks(&self) -> Vec<String> {
        let player = self.player.as_ref().map(|player| player.id.clone());
        player.into_iter().chain(self.seat_key.as_ref().map(|key| secret::hash(key))).collect()
    }

    /// The player's name, if one was given.
    pub(crate) fn name(&self) -> Option<&str> {
        self.player.as_ref().map(|player| player.name.as_str()).filter(|name| !name.is_empty())
    }

    /// The player, made now if the visitor is new; then with the cookie to remember him by.
    pub(crate) async fn settle(
        &mut self,
        app: &App,
        name: Option<&str>,
    ) -> Result<Option<Cookie<'static>>, Problem> {
        let name = name.map(clean_name).filter(|name| !name.is_empty());
        if let Some(player) = &mut self.player {
            if let Some(name) = name.filter(|name| *name != player.name) {
                app.store.rename_player(&player.id, &name).await?;
                player.name = name;
            }
            let time = app.time();
            if time - player.seen_at > SEEN_ANEW {
                app.store.touch_player(&player.id, time).await?;
                player.seen_at = time;
            }
            if let Some(session) = &self.session {
                session.update(player.clone());
            }
            return Ok(None);
        }
        if !app.limits.allows_player(self.address) {
            return Err(Problem::TooMany);
        }
        let (player, token) = new_player(app, name.unwrap_or_default()).await?;
        self.player = Some(player);
        Ok(Some(player_cookie(app, token)))
    }
}

/// Remembers a new player and returns the secret to recognize him by.
pub(crate) async fn new_player(
    app: &App,
    name: String,
) -> Result<(PlayerRecord, String), StoreError> {
    let token = secret::token();
    let time = app.time();
    let player = PlayerRecord {
        id: secret::short_id(),
        cookie_hash: secret::hash(&token),
        name,
        created_at: time,
        seen_at: time,
    };
    app.store.create_player(&player).await?;
    Ok((player, token))
}

/// Gives a player another secret. Whoever has the old one is a stranger from now on.
pub(crate) async fn renew(app: &App, player: &PlayerRecord) -> Result<String, StoreError> {
    let token = secret::token();
    app.store.renew_player(&player.id, &secret::hash(&token)).await?;
    app.end_session(&player.cookie_hash);
    Ok(token)
}

/// A name without control characters and surplus space, cut to a sensible length.
pub(crate) fn clean_name(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().filter(|letter| !letter.is_control()).take(MOST_NAME).collect()
}

/// The cookie with the secret of a player.
pub(crate) fn player_cookie(app: &App, token: String) -> Cookie<'static> {
    lasting(app, PLAYER_COOKIE, token, "/".to_owned())
}

/// Takes the secret of a player off a device.
pub(crate) fn no_player_cookie(app: &App) -> Cookie<'static> {
    let mut cookie = player_cookie(app, String::new());
    cookie.make_removal();
    cookie
}

/// The cookie with the secret of a seat at one table.
pub(crate) fn seat_cookie(app: &App, table: &str, key: String) -> Cookie<'static> {
    lasting(app, SEAT_COOKIE, key, format!("/t/{table}"))
}

/// Takes the secret of a seat off a device.
pub(crate) fn no_seat_cookie(app: &App, table: &str) -> Cookie<'static> {
    let mut cookie = seat_cookie(app, table, String::new());
    cookie.make_removal();
    cookie
}

/// The cookie that says who has the device at a table where several share it.
pub(crate) fn hand_cookie(app: &App, table: &str, seat: Seat) -> Cookie<'static> {
    lasting(app, HAND_COOKIE, u8::from(seat).to_string(), format!("/t/{table}"))
}

/// The settings of the device that sent these headers.
pub(crate) fn look_of(headers: &HeaderMap) -> Look {
    let jar = CookieJar::from_headers(headers);
    let languages = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Look::read(jar.get(Look::COOKIE).map(Cookie::value), languages)
}

/// The cookie with the settings of the device.
pub(crate) fn look_cookie(app: &App, look: Look) -> Cookie<'static> {
    lasting(app, Look::COOKIE, look.to_cookie(), "/".to_owned())
}

fn lasting(app: &App, name: &'static str, value: String, path: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .path(path)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure_cookies)
        .permanent()
        .build()
}
