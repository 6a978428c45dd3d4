//! Looking at a table and playing at it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::Value;
use store::Revision;
use ui::SceneRequest;

use super::problem::{ApiProblem, ErrorReply};
use super::replies::{
    Act, ActionReply, ActionsQuery, ActionsReply, ChangeReply, ChatQuery, ChatReply, HintReply,
    LogLineReply, LogQuery, LogReply, MessageReply, Say, SeatQuery, StandingsReply, TableReply,
    Undo,
};
use super::{Asked, AtId, Body, acting, caller, viewer};
use crate::app::App;
use crate::counsel::{self, CounselError, Hand, SeatWords};
use crate::live::LiveTable;
use crate::moves::{self, Change};
use crate::packed::Coding;
use crate::play::Play;
use crate::problem::Problem;
use crate::stream::{self, Follower, Teller, Told};
use crate::visit::{At, Visit};
use crate::{announce, chat as talk, files, identity, pages};

/// A table as the caller may see it.
#[utoipa::path(
    get, path = "/tables/{id}", params(("id" = String, Path), SeatQuery),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The table", body = TableReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn table(
    State(app): State<App>,
    At { visit, table }: At,
    Asked(query): Asked<SeatQuery>,
) -> Result<Json<TableReply>, ApiProblem> {
    let play = table.now();
    let viewer = viewer(&play, &visit, query.seat)?;
    Ok(Json(TableReply::new(&app, &table, &play, &visit, viewer)))
}

/// What a seat of the caller can do now; nothing if it is not to decide.
#[utoipa::path(
    get, path = "/tables/{id}/actions", params(("id" = String, Path), ActionsQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "The actions", body = ActionsReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn actions(
    State(app): State<App>,
    At { visit, table }: At,
    Asked(query): Asked<ActionsQuery>,
) -> Result<Json<ActionsReply>, ApiProblem> {
    let play = table.now();
    let own = acting(&play, &visit, query.seat)?;
    let hand = counsel::hand(&app, &table, &play, identity::seats_of(&play, &visit));
    let seat = match hand {
        Hand::Suggests { to: seat } | Hand::ClicksFor { absent: seat } if query.others => seat,
        Hand::Own | Hand::Suggests { .. } | Hand::ClicksFor { .. } => own,
    };
    let (face, words) = (table.game.face(), visit.look.words());
    let choices = if !play.deciding().contains(seat) {
        Vec::new()
    } else if query.all {
        play.game.candidates(seat)
    } else {
        play.game.actions(seat)
    };
    let reply = |choice: table::Choice| {
        let irreversible = choice.refusal.is_none()
            && play.game.is_irreversible(seat, &choice.action).unwrap_or_default();
        let label = face.label(words, &*play.game, seat, &choice.action).unwrap_or_default();
        ActionReply::new(choice, label, face, words, irreversible)
    };
    Ok(Json(ActionsReply {
        revision: play.record.revision.0,
        seat: seat.into(),
        actions: choices.into_iter().map(reply).collect(),
    }))
}

/// Carries an action out. It is on disk when the answer comes.
#[utoipa::path(
    post, path = "/tables/{id}/act", request_body = Act, params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, description = "The caller is out of date", body = ErrorReply),
        (status = 422, description = "A rule forbids it", body = ErrorReply)
    )
)]
pub(super) async fn act(
    State(app): State<App>,
    At { visit, table }: At,
    Body(sent): Body<Act>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    let actions = moves::announced(sent.action, sent.actions)?;
    change(&app, &visit, &table, sent.seat, sent.revision, Change::Act(actions)).await
}

/// Takes back the latest step of the caller's seat.
#[utoipa::path(
    post, path = "/tables/{id}/undo", request_body = Undo, params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, description = "The caller is out of date", body = ErrorReply),
        (status = 422, description = "A rule forbids it", body = ErrorReply)
    )
)]
pub(super) async fn undo(
    State(app): State<App>,
    At { visit, table }: At,
    Body(sent): Body<Undo>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    change(&app, &visit, &table, sent.seat, sent.revision, Change::Undo).await
}

async fn change(
    app: &App,
    visit: &Visit,
    table: &std::sync::Arc<LiveTable>,
    seat: Option<table::Seat>,
    revision: i64,
    change: Change,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(visit)?;
    let mut play = table.lock().await;
    let mover = match seat {
        Some(_) => acting(&play, visit, seat)?.into(),
        None => pages::play::mover(app, table, &play, visit, acting(&play, visit, seat)?, &change),
    };
    let changed = change.carry_out(app, &mut play, mover, Some(Revision(revision))).await;
    let reply = ChangeReply::new(app, table, &play);
    drop(play);
    changed.map_err(|error| ApiProblem::unchanged(error, table.game.face(), visit.look.words()))?;
    announce::changed(app, table);
    Ok(Json(reply))
}

/// Suggests actions to whoever decides, in games that are won or lost together and without
/// secrets. It is no step, and it is gone with the next one.
#[utoipa::path(
    post, path = "/tables/{id}/suggest", request_body = Act, params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, description = "Nobody is to be advised", body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, description = "The caller is out of date", body = ErrorReply),
        (status = 422, description = "A rule forbids it", body = ErrorReply),
        (status = 429, description = "The seat has said enough until the next step", body = ErrorReply)
    )
)]
pub(super) async fn suggest(
    State(app): State<App>,
    At { visit, table }: At,
    Body(sent): Body<Act>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    let actions = moves::announced(sent.action, sent.actions)?;
    let revision = Some(Revision(sent.revision));
    say_to_decider(&app, &visit, &table, sent.seat, |play, by, hand| {
        play.suggest(by, hand, revision, actions)
    })
    .await
}

/// Says that anything is fine with the caller's seat, or takes that back.
#[utoipa::path(
    post, path = "/tables/{id}/fine", request_body = Undo, params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, description = "The table after it", body = ChangeReply),
        (status = 403, description = "Nobody is to be advised", body = ErrorReply),
        (status = 404, body = ErrorReply),
        (status = 409, description = "The caller is out of date", body = ErrorReply),
        (status = 429, description = "The seat has said enough until the next step", body = ErrorReply)
    )
)]
pub(super) async fn fine(
    State(app): State<App>,
    At { visit, table }: At,
    Body(sent): Body<Undo>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    let revision = Some(Revision(sent.revision));
    say_to_decider(&app, &visit, &table, sent.seat, |play, by, hand| play.agree(by, hand, revision))
        .await
}

async fn say_to_decider(
    app: &App,
    visit: &Visit,
    table: &LiveTable,
    seat: Option<table::Seat>,
    say: impl FnOnce(&mut Play, table::Seat, Hand) -> Result<(), CounselError>,
) -> Result<Json<ChangeReply>, ApiProblem> {
    caller(visit)?;
    let mut play = table.lock().await;
    let seat = acting(&play, visit, seat)?;
    let hand = counsel::hand(app, table, &play, identity::seats_of(&play, visit));
    let said = say(&mut play, seat, hand);
    let (words, reply) = (SeatWords::of(seat, &play), ChangeReply::new(app, table, &play));
    drop(play);
    said.map_err(|error| match error {
        CounselError::NotAsked => Problem::Forbidden.into(),
        CounselError::TooMuch => Problem::TooMany.into(),
        CounselError::Change(error) => {
            ApiProblem::unchanged(error, table.game.face(), visit.look.words())
        }
    })?;
    table.share_words(app, &words).await?;
    table.news.announce();
    Ok(Json(reply))
}

/// What the strongest bot would do in the caller's place, where the table allows hints.
#[utoipa::path(
    post, path = "/tables/{id}/hint", params(("id" = String, Path), SeatQuery),
    security(("token" = [])),
    responses(
        (status = 200, description = "Up to three decisions", body = HintReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn hint(
    State(app): State<App>,
    At { visit, table }: At,
    Asked(query): Asked<SeatQuery>,
) -> Result<Json<HintReply>, ApiProblem> {
    caller(&visit)?;
    let seat = acting(&table.now(), &visit, query.seat)?;
    let advice = moves::advise(&app, &table, &visit, seat).await?;
    let (face, play, words) = (table.game.face(), table.now(), visit.look.words());
    let label = |action: &Value| face.label(words, &*play.game, seat, action).unwrap_or_default();
    Ok(Json(HintReply::new(advice, label)))
}

/// The log as the caller may read it, from a step on.
#[utoipa::path(
    get, path = "/tables/{id}/log", params(("id" = String, Path), LogQuery),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The lines of the log", body = LogReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn log(
    At { visit, table }: At,
    Asked(query): Asked<LogQuery>,
) -> Result<Json<LogReply>, ApiProblem> {
    let play = table.now();
    let viewer = viewer(&play, &visit, query.seat)?;
    let names = identity::names(&play, visit.look.words());
    let request = SceneRequest::now(viewer, &visit.look, &names);
    let told = table.game.face().told(&*play.game, &request, query.from);
    let told = told.expect("the face of a table is that of its match");
    let lines = play.game.log(viewer, query.from).into_iter().zip(told);
    let lines = lines.map(|(line, told)| LogLineReply::new(line, told, &play)).collect();
    Ok(Json(LogReply { revision: play.record.revision.0, lines }))
}

/// The scores as the caller may know them.
#[utoipa::path(
    get, path = "/tables/{id}/standings", params(("id" = String, Path), SeatQuery),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The scores", body = StandingsReply),
        (status = 403, body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn standings(
    At { visit, table }: At,
    Asked(query): Asked<SeatQuery>,
) -> Result<Json<StandingsReply>, ApiProblem> {
    let play = table.now();
    let viewer = viewer(&play, &visit, query.seat)?;
    let words = visit.look.words();
    let names = identity::names(&play, words);
    let standings = play.game.standings(viewer);
    Ok(Json(StandingsReply::new(&standings, &names, table.game.face(), words)))
}

/// What was said among players, or among spectators for those who do not play.
#[utoipa::path(
    get, path = "/tables/{id}/chat", params(("id" = String, Path), ChatQuery),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "The messages", body = ChatReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn chat(
    At { visit, table }: At,
    Asked(query): Asked<ChatQuery>,
) -> Result<Json<ChatReply>, ApiProblem> {
    let messages = talk::lines(&table, &visit, query.after);
    Ok(Json(ChatReply { messages: messages.into_iter().map(MessageReply::from).collect() }))
}

/// Says something, and answers with what was said lately.
#[utoipa::path(
    post, path = "/tables/{id}/chat", request_body = Say, params(("id" = String, Path)),
    security(("token" = [])),
    responses(
        (status = 200, description = "The latest messages", body = ChatReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn say(
    State(app): State<App>,
    At { visit, table }: At,
    Body(said): Body<Say>,
) -> Result<Json<ChatReply>, ApiProblem> {
    caller(&visit)?;
    if !talk::allows(&app, &visit) {
        return Err(Problem::TooMany.into());
    }
    talk::say(&app, &table, &visit, &said.text).await?;
    let messages = talk::lines(&table, &visit, 0);
    Ok(Json(ChatReply { messages: messages.into_iter().map(MessageReply::from).collect() }))
}

/// Server-sent events named `table`: at once, and whenever the table changes.
#[utoipa::path(
    get, path = "/tables/{id}/events", params(("id" = String, Path)),
    security((), ("token" = [])),
    responses(
        (status = 200, description = "Events named `table`", content_type = "text/event-stream", body = ChangeReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn events(
    State(app): State<App>,
    At { visit, table }: At,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiProblem> {
    Ok(stream::follow(&app, table, visit, &headers, Changes { latest: String::new() })?)
}

/// Tells a program in which state a table is.
struct Changes {
    latest: String,
}

impl Teller for Changes {
    fn news(&mut self, Follower { app, table, .. }: &Follower, coding: Coding) -> Option<Bytes> {
        let play = table.now();
        let text = serde_json::to_string(&ChangeReply::new(app, table, &play))
            .expect("plain data is JSON");
        let id = play.record.revision.to_string();
        let is_new = self.latest != text;
        self.latest.clone_from(&text);
        is_new.then(|| coding.write(Told { event: "table", id, text }.written()))
    }
}

/// A match that is over, finished or closed, as a file, with everything that was secret in it.
#[utoipa::path(
    get, path = "/tables/{id}/export", params(("id" = String, Path)),
    responses(
        (status = 200, description = "The match as `nunatak export` writes it", content_type = "application/json", body = Object),
        (status = 403, description = "The match is not over", body = ErrorReply),
        (status = 404, body = ErrorReply)
    )
)]
pub(super) async fn export(
    State(app): State<App>,
    AtId(id): AtId,
) -> Result<impl IntoResponse, ApiProblem> {
    let (_, save) = files::finished_save(&app, &id).await?;
    Ok(([(CONTENT_TYPE, "application/json")], save))
}
