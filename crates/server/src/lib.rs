//! Tables in the browser: pages, live updates, seats, bots, API.
//!
//! Invariant: no game is named here. What a game is comes from `catalog`, what it looks like from
//! its face.

mod address;
mod admin;
mod again;
mod agreement;
mod analysis;
mod announce;
mod api;
mod app;
mod bot_player;
mod chat;
mod check;
mod counsel;
mod drawings;
mod elsewhere;
mod files;
mod follow;
mod guard;
mod halt;
mod identity;
mod limits;
mod listen;
mod live;
mod moment;
mod moves;
mod nodes;
mod notes;
mod observe;
mod packed;
mod pages;
mod play;
mod presence;
mod privacy;
mod problem;
mod seating;
mod secret;
mod sessions;
mod settings;
mod standing;
mod stream;
mod summary;
mod table_page;
mod thinkers;
mod visit;
mod waiting;

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::timeout::{RequestBodyDeadlineLayer, TimeoutLayer};
use tower_http::trace::TraceLayer;

pub use address::{Network, NoNetwork};
pub use admin::{Retention, RetireError, Retired};
pub use app::{App, Config};
pub use check::{CheckedTable, check_table};
pub use listen::Connections;
pub use live::OpenError;
pub use moment::moment;
pub use play::ChangeError;
pub use problem::Problem;
pub use secret::{BadKey, LinkKey};

/// No request may send more than this.
const MOST_BYTES: usize = 64 * 1024;

/// All pages and calls.
pub fn router(app: &App) -> Router {
    let timed = Router::new()
        .route("/", get(pages::start))
        .route("/new/{game}", get(pages::begin::new_table))
        .route("/quick/{game}", post(pages::begin::quick))
        .route("/learn/{game}", post(pages::begin::learn))
        .route("/tables", get(pages::lobby::page).post(pages::begin::create))
        .route("/games/{game}/rules", get(pages::rules))
        .route("/settings", get(pages::settings).post(pages::save_settings))
        .route("/settings/sign-out", post(pages::sign_out_others))
        .route("/settings/data", get(privacy::download))
        .route("/settings/forget", post(privacy::forget))
        .route("/privacy", get(privacy::page))
        .route("/seat/{key}", get(pages::seats::seat_link))
        .route("/t/{id}", get(pages::show::page))
        .route("/t/{id}/draft", get(pages::show::draft))
        .route("/t/{id}/log", get(pages::show::log))
        .route("/t/{id}/log.txt", get(pages::show::chronicle))
        .route("/t/{id}/text", get(pages::show::text))
        .route("/t/{id}/desk/{desk}", get(pages::show::desk))
        .route("/t/{id}/act", post(pages::play::act))
        .route("/t/{id}/undo", post(pages::play::undo))
        .route("/t/{id}/suggest", post(pages::play::suggest))
        .route("/t/{id}/fine", post(pages::play::fine))
        .route("/t/{id}/hint", post(pages::play::hint))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::start))
        .route("/t/{id}/analysis/stop", post(analysis::stop))
        .route("/t/{id}/chat", post(pages::play::chat))
        .route("/j/{id}", get(waiting::invitation))
        .route("/t/{id}/join", get(waiting::invitation).post(waiting::join))
        .route("/t/{id}/name", post(waiting::name))
        .route("/t/{id}/start", post(waiting::start))
        .route("/t/{id}/leave", post(pages::seats::leave))
        .route("/t/{id}/leave-link", post(pages::seats::leave_link))
        .route("/t/{id}/return", post(pages::seats::come_back))
        .route("/t/{id}/new-link", post(pages::seats::new_link))
        .route("/t/{id}/ready", post(pages::seats::ready))
        .route("/t/{id}/seat", post(pages::seats::reseat))
        .route("/t/{id}/close", post(pages::seats::close))
        .route("/t/{id}/go-on", post(pages::seats::go_on))
        .route("/t/{id}/keep", post(pages::seats::keep_open))
        .route("/t/{id}/leave-lesson", post(pages::seats::leave_lesson))
        .route("/t/{id}/rematch", post(again::rematch))
        .route("/t/{id}/standing", post(standing::standing))
        .route("/t/{id}/harder", post(again::harder))
        .route("/t/{id}/branch", post(again::branch))
        .route("/t/{id}/remove", post(pages::lobby::remove))
        .route("/t/{id}/result.svg", get(pages::show::result_picture))
        .route("/t/{id}/export", get(pages::show::export))
        .route("/assets/{name}", get(packed::asset))
        .route("/rules/{game}/{language}", get(packed::rules))
        .route("/healthz", get(observe::healthz))
        .merge(api::router())
        .fallback(|| async { Problem::NotFound });
    let streams = Router::new()
        .route("/t/{id}/events", get(stream::events))
        .route("/t/{id}/waiting", get(stream::waiting));
    guarded(app, timed, streams)
}

/// What every request passes, those with an end and those that go on.
fn guarded(app: &App, timed: Router<App>, streams: Router<App>) -> Router {
    let patience = app.config.connections.request;
    let timed = timed
        .layer(middleware::from_fn(guard::to_its_end))
        // A change goes on without its visitor, but does not wait for ever for what he has to say.
        .layer(RequestBodyDeadlineLayer::new(patience))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience));
    streams
        .merge(timed)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        // A page of a table is a fiftieth smaller than with the usual level, for a millisecond more.
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(8)))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(middleware::from_fn(problem::draw))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request| {
            let id = request.headers().get("x-request-id").and_then(|id| id.to_str().ok());
            // The path of a seat link is a secret: the log names the route, not the address.
            let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
            tracing::info_span!("request", id, method = %request.method(), route)
        }))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(app.clone())
}

/// Serves the metrics, on an address that is not for visitors.
pub async fn serve_metrics(app: App, listener: TcpListener) -> std::io::Result<()> {
    let router = Router::new().route("/metrics", get(observe::metrics)).with_state(app);
    axum::serve(listener, router).await
}

/// Serves until `stop` completes; then streams end, running requests finish, and the store closes.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()>) {
    let sweeping = app.clone();
    let sweeper = tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_mins(1)).await;
            sweeping.limits.forget_idle();
            sweeping.forget_idle_tables();
            bot_player::try_again(&sweeping);
            sweeping.sessions.forget_idle(sweeping.time());
            // Whatever was measured is kept one by one until somebody asks for it, or this.
            sweeping.metrics.run_upkeep();
        }
    });
    if app.store.is_shared()
        && let Err(error) = nodes::beat(&app).await
    {
        tracing::warn!(%error, "the other servers do not know of this one yet");
    }
    let worker = tokio::spawn(nodes::work_together(app.clone()));
    let follower = tokio::spawn(elsewhere::watch(app.clone()));
    let doorman = tokio::spawn(presence::watch(app.clone()));
    let janitor = tokio::spawn(admin::retire_for_ever(app.clone()));
    let inspector = tokio::spawn(observe::look_for_damage(app.clone()));
    let stopping = || {
        app.stopping.send_replace(true);
        app.analyses.stop_all();
    };
    listen::listen(&app, listener, router(&app), stop, stopping).await;
    sweeper.abort();
    inspector.abort();
    worker.abort();
    nodes::leave(&app).await;
    follower.abort();
    doorman.abort();
    janitor.abort();
    app.store.close().await;
}
