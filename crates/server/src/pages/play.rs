//! What is done at a table: moves, suggestions, hints and words.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Query, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use catalog::Advice;
use serde::Deserialize;
use store::Revision;
use table::{ActError, Seat, Viewer};
use ui::pages::Notice;
use ui::{AdvisedChoice, Chosen, SceneRequest};

use crate::announce;
use crate::app::App;
use crate::chat as talk;
use crate::counsel::{self, CounselError, Hand, SeatWords};
use crate::identity::{self, Eyes};
use crate::live::LiveTable;
use crate::moves::{self, Change};
use crate::play::{ChangeError, Mover, Play};
use crate::problem::Problem;
use crate::table_page::{self, Ask};
use crate::visit::{At, Visit};

use super::{Fields, with};

/// What the script sends.
#[derive(Deserialize, Default)]
pub(crate) struct Sent {
    revision: Option<i64>,
    action: Option<String>,
    #[serde(default)]
    actions: Vec<String>,
    text: Option<String>,
    /// What the visitor has begun to put together: no answer throws it away.
    draft: Option<String>,
}

impl FromRequest<App> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let headers = request.headers().clone();
        let body = Bytes::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        Self::read(&headers, &body).map_err(IntoResponse::into_response)
    }
}

impl Sent {
    /// Reads JSON or a form.
    fn read(headers: &HeaderMap, body: &Bytes) -> Result<Self, Problem> {
        let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let read = if kind.is_some_and(|kind| kind.starts_with("application/json")) {
            serde_json::from_slice(body).map_err(|error| error.to_string())
        } else {
            read_form(body).ok_or_else(|| "the form is not readable".to_owned())
        };
        read.map_err(Problem::Invalid)
    }
}

fn read_form(body: &Bytes) -> Option<Sent> {
    let uri = format!("/?{}", std::str::from_utf8(body).ok()?).parse().ok()?;
    Query::<Fields>::try_from_uri(&uri).ok().map(|Query(mut fields)| Sent {
        revision: fields.get("revision").and_then(|revision| revision.parse().ok()),
        action: fields.remove("action"),
        actions: Vec::new(),
        text: fields.remove("text"),
        draft: fields.remove("draft"),
    })
}

/// `POST /t/{id}/act`: carries an action out and answers with the fresh table, whatever comes of
/// it.
pub(crate) async fn act(
    State(app): State<App>,
    At { visit, table }: At,
    sent: Sent,
) -> Result<Response, Problem> {
    let actions = moves::announced(sent.action, sent.actions)?;
    change(&app, &visit, &table, sent.revision, sent.draft, Change::Act(actions)).await
}

/// `POST /t/{id}/undo`
pub(crate) async fn undo(
    State(app): State<App>,
    At { visit, table }: At,
    sent: Sent,
) -> Result<Response, Problem> {
    change(&app, &visit, &table, sent.revision, sent.draft, Change::Undo).await
}

async fn change(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    revision: Option<i64>,
    draft: Option<String>,
    change: Change,
) -> Result<Response, Problem> {
    let mut play = table.lock().await;
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&play, visit, None) else {
        return Err(Problem::Forbidden);
    };
    let mover = mover(app, table, &play, visit, seat, &change);
    let changed = change.carry_out(app, &mut play, mover, revision.map(Revision)).await;
    drop(play);
    let (status, notice) = match changed {
        Ok(()) => {
            announce::changed(app, table);
            (StatusCode::OK, None)
        }
        Err(error) => refused(error)?,
    };
    Ok(answer(app, visit, table, Draft::Used(draft), status, notice))
}

/// What the visitor has begun to put together, and what becomes of it.
enum Draft {
    /// It was what was sent.
    Used(Option<String>),
    /// It has nothing to do with what was sent.
    Stays(Option<String>),
}

/// What a visitor is told about a change that did not happen.
fn refused(error: ChangeError) -> Result<(StatusCode, Option<Notice>), Problem> {
    match error {
        ChangeError::Stale { .. } | ChangeError::NotPlaying(_) | ChangeError::Halted => {
            Ok((StatusCode::CONFLICT, Some(Notice::Stale)))
        }
        ChangeError::Act(ActError::Refused(refusal)) => {
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Some(Notice::Refused(refusal))))
        }
        other => Err(other.into()),
    }
}

/// The table after something was done, or with what is said about it.
fn answer(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    draft: Draft,
    status: StatusCode,
    notice: Option<Notice>,
) -> Response {
    if status == StatusCode::OK && visit.is_following {
        return followed(table);
    }
    let draft = match draft {
        Draft::Stays(draft) => draft,
        // What was not done may be done again: the draft stays on the table.
        Draft::Used(draft) => draft.filter(|_| notice.is_some()),
    };
    let ask = Ask { draft, notice, ..Ask::default() };
    let mut response = table_page::update(app, visit, table, &ask).into_response();
    if response.status().is_success() {
        *response.status_mut() = status;
    }
    response
}

/// Whose move it is when somebody who looks from `seat` clicks.
pub(crate) fn mover(
    app: &App,
    table: &LiveTable,
    play: &Play,
    visit: &Visit,
    seat: Seat,
    change: &Change,
) -> Mover {
    let mine = identity::seats_of(play, visit);
    match (change, counsel::hand(app, table, play, mine)) {
        (Change::Undo, _) => identity::taking_back(play, visit, seat).into(),
        (Change::Act(_), Hand::ClicksFor { absent }) => {
            Mover { clicked_by: Some(seat), ..absent.into() }
        }
        (Change::Act(_), Hand::Own | Hand::Suggests { .. }) => Mover { hand: mine, ..seat.into() },
    }
}

/// `POST /t/{id}/suggest`: what the visitor would do in the place of whoever decides.
pub(crate) async fn suggest(
    State(app): State<App>,
    At { visit, table }: At,
    sent: Sent,
) -> Result<Response, Problem> {
    let actions = moves::announced(sent.action, sent.actions)?;
    let revision = sent.revision.map(Revision);
    let draft = Draft::Used(sent.draft);
    say_to_decider(&app, &visit, &table, draft, |play, by, hand| {
        play.suggest(by, hand, revision, actions)
    })
    .await
}

/// `POST /t/{id}/fine`: whatever is decided is fine with the visitor, or not any more.
pub(crate) async fn fine(
    State(app): State<App>,
    At { visit, table }: At,
    sent: Sent,
) -> Result<Response, Problem> {
    let revision = sent.revision.map(Revision);
    // What the visitor was about to suggest stays on the table.
    let draft = Draft::Stays(sent.draft);
    say_to_decider(&app, &visit, &table, draft, |play, by, hand| play.agree(by, hand, revision))
        .await
}

async fn say_to_decider(
    app: &App,
    visit: &Visit,
    table: &Arc<LiveTable>,
    draft: Draft,
    say: impl FnOnce(&mut Play, Seat, Hand) -> Result<(), CounselError>,
) -> Result<Response, Problem> {
    let mut play = table.lock().await;
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&play, visit, None) else {
        return Err(Problem::Forbidden);
    };
    let hand = counsel::hand(app, table, &play, identity::seats_of(&play, visit));
    let said = say(&mut play, seat, hand).map(|()| SeatWords::of(seat, &play));
    drop(play);
    let (status, notice) = match said {
        Ok(words) => {
            table.share_words(app, &words).await?;
            table.news.announce();
            (StatusCode::OK, None)
        }
        Err(CounselError::NotAsked) => return Err(Problem::Forbidden),
        Err(CounselError::TooMuch) => (StatusCode::TOO_MANY_REQUESTS, Some(Notice::TooFast)),
        Err(CounselError::Change(error)) => refused(error)?,
    };
    Ok(answer(app, visit, table, draft, status, notice))
}

/// The answer to a page whose stream brings the change anyway: only when to expect it.
fn followed(table: &LiveTable) -> Response {
    let revision = table.now().record.revision.0.to_string();
    (StatusCode::NO_CONTENT, [("x-nunatak-revision", revision)]).into_response()
}

/// `POST /t/{id}/hint`: what a bot would do in the visitor's place.
pub(crate) async fn hint(
    State(app): State<App>,
    At { visit, table }: At,
    sent: Result<Sent, Response>,
) -> Result<Response, Problem> {
    let draft = sent.ok().and_then(|sent| sent.draft);
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&*table.lock().await, &visit, None) else {
        return Err(Problem::Forbidden);
    };
    let advice = moves::advise(&app, &table, &visit, seat).await?;
    let (face, play) = (table.game.face(), table.now());
    let names = identity::names(&play, visit.look.words());
    let request = SceneRequest::now(Viewer::Seat(seat), &visit.look, &names);
    let question = |advice: &Advice| face.question(&*play.game, &request, &advice.action);
    let questions: Vec<Option<String>> = advice.iter().map(question).collect();
    let step = play.game.len();
    let chosen: Vec<Chosen<'_>> =
        advice.iter().map(|Advice { action, .. }| Chosen { step, seat, action }).collect();
    let told = face.choices(&*play.game, &visit.look, &names, &chosen);
    let choices: Vec<AdvisedChoice<'_>> = advice
        .iter()
        .zip(questions.iter().zip(&told))
        .map(|(advice, (question, told))| AdvisedChoice {
            action: &advice.action,
            chance: advice.chance,
            reasons: &advice.reasons,
            question: question.as_deref(),
            told,
        })
        .collect();
    let advice = face.advice(visit.look.words(), &choices);
    let ask = Ask { notice: Some(Notice::Advice(advice)), draft, ..Ask::default() };
    Ok(table_page::update(&app, &visit, &table, &ask).into_response())
}

/// `POST /t/{id}/chat`
pub(crate) async fn chat(
    State(app): State<App>,
    At { mut visit, table }: At,
    jar: CookieJar,
    sent: Sent,
) -> Result<Response, Problem> {
    let is_allowed = talk::allows(&app, &visit);
    let (mut cookie, mut notice) = (None, Some(Notice::TooFast));
    if is_allowed {
        cookie = visit.settle(&app, None).await?;
        talk::say(&app, &table, &visit, &sent.text.unwrap_or_default()).await?;
        notice = None;
    }
    let answer = if visit.is_following && notice.is_none() {
        followed(&table)
    } else {
        let ask = Ask { notice, draft: sent.draft, ..Ask::default() };
        table_page::update(&app, &visit, &table, &ask).into_response()
    };
    Ok((with(jar, cookie), answer).into_response())
}
