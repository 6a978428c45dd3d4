//! Pages and the forms on them.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Form;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use bots::{BotSpec, UnknownBot};
use catalog::Advice;
use serde::Deserialize;
use store::{Occupant, Page, Revision, Status, TableRecord, Visibility};
use table::{ActError, Seat, Seed, Viewer};
use ui::pages::{
    LobbyPage, NewTablePage, Notice, RulesPage, SeatChoice, SettingsPage, StartPage, TableLine,
    TableState, Visitor,
};
use ui::{AdvisedChoice, SceneRequest};

use crate::admin::removed_by;
use crate::agreement::Agreement;
use crate::announce;
use crate::app::App;
use crate::chat as talk;
use crate::counsel::{self, CounselError, Hand};
use crate::halt;
use crate::identity::{self, Eyes};
use crate::live::{ChangeError, LiveTable, Mover, OpenError, Play};
use crate::moment::moment;
use crate::moves::{self, Change};
use crate::problem::Problem;
use crate::seating::{self, Closing, Plan, Reseat};
use crate::settings::USUAL_ABSENCE;
use crate::summary::Summary;
use crate::table_page::{self, Ask};
use crate::visit::{self, Visit};

pub(crate) type Fields = HashMap<String, String>;

/// `GET /`
pub(crate) async fn start(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let waiting = table_page::waiting_tables(&app, &visit).await?;
    let mine = running_tables(&app, &visit, &waiting).await?;
    let visitor = visitor(&visit, waiting.len());
    let faces: Vec<_> = app.config.games.iter().map(catalog::AnyGame::face).collect();
    Ok(StartPage { visitor, faces: &faces, mine: &mine }.render().into_response())
}

pub(crate) fn visitor(visit: &Visit, waiting: usize) -> Visitor<'_> {
    Visitor { look: &visit.look, name: visit.name(), waiting, path: &visit.path }
}

/// `GET /new/{game}`
pub(crate) async fn new_table(
    State(app): State<App>,
    visit: Visit,
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Response, Problem> {
    let game = app.game(&game)?;
    Ok(new_table_page(&visit, game, &fields, None).into_response())
}

fn new_table_page(
    visit: &Visit,
    game: &dyn catalog::AnyGame,
    chosen: &Fields,
    problem: Option<&str>,
) -> ui::Markup {
    let bots = BotSpec::ALL.map(BotSpec::name);
    let (visitor, usual_bot) = (visitor(visit, 0), BotSpec::USUAL.name());
    let usual_absence = USUAL_ABSENCE;
    let face = game.face();
    let limits = Agreement { game, words: visit.look.words() };
    let (clashes, has_limits) = (limits.clashes(chosen), limits.are_any());
    NewTablePage {
        visitor,
        face,
        bots: &bots,
        usual_bot,
        usual_absence,
        chosen,
        clashes: &clashes,
        has_limits,
        problem,
    }
    .render()
}

/// `POST /quick/{game}`: one click, and playing.
pub(crate) async fn quick(
    State(app): State<App>,
    visit: Visit,
    jar: CookieJar,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let game = app.game(&game)?;
    one_click(&app, visit, jar, Plan::quick(game)).await
}

/// `POST /learn/{game}`: one click, and the guided first game.
pub(crate) async fn learn(
    State(app): State<App>,
    visit: Visit,
    jar: CookieJar,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let game = app.game(&game)?;
    one_click(&app, visit, jar, Plan::lesson(game)?).await
}

async fn one_click(
    app: &App,
    mut visit: Visit,
    jar: CookieJar,
    plan: Plan,
) -> Result<Response, Problem> {
    limit_tables(app, &visit)?;
    let cookie = visit.settle(app, None).await?;
    let name = visit.name().unwrap_or_default();
    let id = seating::set_up(app, plan, visit.player_id(), name).await?;
    Ok((with(jar, cookie), Redirect::to(&format!("/t/{id}"))).into_response())
}

fn limit_tables(app: &App, visit: &Visit) -> Result<(), Problem> {
    if app.limits.allows_table(visit.address) { Ok(()) } else { Err(Problem::TooMany) }
}

pub(crate) fn with(jar: CookieJar, cookie: Option<Cookie<'static>>) -> CookieJar {
    // Only what is new is sent; what the browser has, it keeps.
    match cookie {
        Some(cookie) => jar.add(cookie),
        None => jar,
    }
}

/// `POST /tables`: the form for a new table. `others` stands for the seats that are not named.
pub(crate) async fn create(
    State(app): State<App>,
    mut visit: Visit,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let field = |name: &str| fields.get(name).map(|value| value.trim()).unwrap_or_default();
    let game = app.game(field("game"))?;
    limit_tables(&app, &visit)?;
    let plan = match read_plan(game, &visit, field) {
        Ok(plan) => plan,
        Err(problem) => {
            let page = new_table_page(&visit, game, &fields, Some(&problem));
            return Ok((StatusCode::BAD_REQUEST, page).into_response());
        }
    };
    let cookie = visit.settle(&app, None).await?;
    let name = visit.name().unwrap_or_default().to_owned();
    match seating::set_up(&app, plan, visit.player_id(), &name).await {
        Ok(id) => Ok((with(jar, cookie), Redirect::to(&format!("/t/{id}"))).into_response()),
        Err(Problem::Invalid(problem)) => {
            let page = new_table_page(&visit, game, &fields, Some(&problem));
            Ok((StatusCode::BAD_REQUEST, with(jar, cookie), page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

fn read_plan<'a>(
    game: &'static dyn catalog::AnyGame,
    visit: &Visit,
    field: impl Fn(&str) -> &'a str,
) -> Result<Plan, String> {
    let players: u8 =
        field("players").parse().map_err(|_| format!("players {:?}", field("players")))?;
    if !game.players().contains(&players) {
        return Err(format!("players {players}"));
    }
    let mut options = game.options(players);
    for option in game.face().option_fields(visit.look.words()) {
        let choice = field(option.name);
        if !choice.is_empty() && !option.write(choice, &mut options) {
            return Err(format!("{} {choice:?}", option.label));
        }
    }
    if let Some((sentence, rule)) =
        (Agreement { game, words: visit.look.words() }).refusal(&options)
    {
        return Err(format!("{sentence} {rule}"));
    }
    let seats = (0..players)
        .map(|seat| match field(&format!("seat-{seat}")) {
            "" => field("others"),
            choice => choice,
        })
        .map(|id| SeatChoice::from_id(id).ok_or_else(|| format!("seat {id:?}")))
        .collect::<Result<Vec<_>, _>>()?;
    let seed = match field("seed") {
        "" => None,
        text => Some(Seed(text.parse().map_err(|_| format!("seed {text:?}"))?)),
    };
    let has_open = seats.contains(&SeatChoice::Open);
    if seed.is_some() && seating::is_between_people(&seats) {
        return Err(visit.look.words().get("table-new-seed-refused"));
    }
    let absence = match field("absence") {
        "" => USUAL_ABSENCE,
        minutes => minutes.parse().map_err(|_| format!("absence {minutes:?}"))?,
    };
    let mut plan = Plan::new(game, options, seats);
    plan.title = seating::clean_title(field("name"));
    plan.seed = seed;
    plan.visibility = if has_open { Visibility::Listed } else { Visibility::Unlisted };
    plan.settings.hints = match field("hints") {
        "" => plan.settings.hints,
        choice => choice == "on",
    };
    plan.settings.helping = field("helping") == "on";
    plan.settings.absence = absence;
    Ok(plan)
}

/// `GET /tables`
pub(crate) async fn lobby(State(app): State<App>, visit: Visit) -> Result<Response, Problem> {
    let page = Page::first(30);
    let waiting = table_page::waiting_tables(&app, &visit).await?;
    let mine = tables_of(&app, &visit, &waiting).await?;
    let others = |records: Vec<TableRecord>| -> Vec<TableLine> {
        records.iter().map(|record| line(&app, record, &visit, false)).collect()
    };
    let open = others(app.store.open_tables(&page).await?);
    let finished = others(app.store.finished_tables(&page).await?);
    let visitor = visitor(&visit, waiting.len());
    Ok(LobbyPage { visitor, mine: &mine, open: &open, finished: &finished }
        .render()
        .into_response())
}

/// The visitor's tables that are not over.
async fn running_tables(
    app: &App,
    visit: &Visit,
    waiting: &[String],
) -> Result<Vec<TableLine>, Problem> {
    let mut mine = tables_of(app, visit, waiting).await?;
    mine.retain(|line| line.state != TableState::Finished);
    Ok(mine)
}

/// The visitor's tables, those that wait for the visitor first.
async fn tables_of(
    app: &App,
    visit: &Visit,
    waiting: &[String],
) -> Result<Vec<TableLine>, Problem> {
    let Some(player) = &visit.player else { return Ok(Vec::new()) };
    let records = app.store.tables_of(&player.id, &Page::first(30)).await?;
    let mut mine = Vec::new();
    for record in records.iter().filter(|record| record.status != Status::Closed) {
        if record.status == Status::Finished
            && app.store.document(&record.id, &removed_by(&player.id)).await?.is_some()
        {
            continue;
        }
        let line = line(app, record, visit, waiting.contains(&record.id));
        mine.push(with_news(app, visit, record, line).await);
    }
    mine.sort_by_key(|line| line.state != TableState::YourTurn);
    Ok(mine)
}

fn line(app: &App, record: &TableRecord, visit: &Visit, is_waiting: bool) -> TableLine {
    let words = visit.look.words();
    let game = app.game(&record.game).ok();
    let title = || game.map(|game| game.face().title(words)).unwrap_or_default();
    let name = if record.title.is_empty() { title() } else { record.title.clone() };
    let player = |seat: &store::SeatRecord| match &seat.occupant {
        Occupant::Open => None,
        Occupant::Bot { bot, stands_in_for: None } => Some(words.bot(bot)),
        _ if seat.name.is_empty() => None,
        _ => Some(seat.name.clone()),
    };
    let free_seats = record.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count();
    let state = match record.status {
        Status::Finished | Status::Closed => TableState::Finished,
        Status::Playing if is_waiting => TableState::YourTurn,
        Status::Playing => TableState::Waiting,
        Status::Open => TableState::Open,
    };
    TableLine {
        url: format!("/t/{}", record.id),
        name,
        face: game.map(catalog::AnyGame::face),
        players: record.seats.iter().filter_map(player).collect(),
        free_seats,
        state,
        when: moment(record.changed_at),
        progress: String::new(),
        news: String::new(),
        remove_url: None,
    }
}

/// What the visitor wants to know about a table of his own: who decides, where the game is, how it
/// ended. Where the game is says only a table that somebody has open: a list replays nothing.
async fn with_news(app: &App, visit: &Visit, record: &TableRecord, line: TableLine) -> TableLine {
    let summary = match Summary::read(record) {
        Some(summary) => summary,
        // Opening the table notes it. One that does not open says so on its own page.
        None => match app.table(&record.id).await {
            Ok(table) => {
                let play = table.now();
                Summary { deciding: play.deciding(), ..Summary::of(play.game.as_ref()) }
            }
            Err(_) => return line,
        },
    };
    let words = visit.look.words();
    let names = identity::names_at(record, words);
    let listed = |seats: table::Seats| -> String {
        seats.into_iter().map(|seat| names.of(seat)).collect::<Vec<_>>().join(", ")
    };
    let news = match record.status {
        Status::Playing if line.state == TableState::Waiting => {
            words.say("table-lobby-decides", &[("name", listed(summary.deciding).into())])
        }
        Status::Finished => {
            let winners = listed(summary.winners).into();
            let args = [("name", winners), ("points", summary.points.into())];
            words.say("table-lobby-won", &args)
        }
        Status::Playing | Status::Open | Status::Closed => String::new(),
    };
    let progress = || {
        let table = app.live_table(&record.id)?;
        let request = ui::SceneRequest::now(Viewer::Spectator, &visit.look, &names);
        table.game.face().progress(table.now().game.as_ref(), &request)
    };
    let is_over = record.status == Status::Finished;
    TableLine {
        news,
        progress: (record.status == Status::Playing).then(progress).flatten().unwrap_or_default(),
        remove_url: is_over.then(|| format!("/t/{}/remove", record.id)),
        ..line
    }
}

/// `POST /t/{id}/remove`: takes a finished table off the visitor's list, for him alone.
pub(crate) async fn remove(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let player = visit.player.as_ref().ok_or(Problem::Forbidden)?;
    let record = app.store.table(&id).await?.ok_or(Problem::NotFound)?;
    if record.status != Status::Finished {
        return Err(Problem::Forbidden);
    }
    app.store.put_document(&id, &removed_by(&player.id), "{}", app.time()).await?;
    Ok(Redirect::to("/tables").into_response())
}

/// `GET /t/{id}/result.svg`: the result of a finished match as a picture.
pub(crate) async fn result_picture(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let play = table.now();
    if play.record.status != Status::Finished {
        return Err(Problem::Forbidden);
    }
    let words = visit.look.words();
    let names = identity::names(&play, words);
    let standings = play.game.standings(Viewer::Spectator);
    let picture = ui::pages::result_picture(table.game.face(), words, &names, &standings);
    let name = format!("inline; filename=\"{}-{id}.svg\"", table.game.id());
    let headers = [(CONTENT_TYPE, "image/svg+xml".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, picture).into_response())
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
pub(crate) async fn table(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    match app.table(&id).await {
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
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    Ok(table_page::update(&app, &visit, &table, &query.ask()).into_response())
}

/// `GET /t/{id}/text`: the table as text.
pub(crate) async fn text(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    Ok(table_page::text(&app, &visit, &table, &query.ask()).into_response())
}

/// `GET /t/{id}/desk/{desk}`: what lies on a desk.
pub(crate) async fn desk(
    State(app): State<App>,
    visit: Visit,
    Path((id, desk)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
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
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<LogQuery>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let numbers = query.first..query.end;
    Ok(table_page::log_lines(&app, &visit, &table, query.seat, numbers).into_response())
}

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
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sent = Sent::read(&headers, &body)?;
    let actions = sent.action.into_iter().chain(sent.actions);
    let actions = moves::announced(actions).map_err(Problem::Invalid)?;
    change(&app, &visit, &id, sent.revision, sent.draft, Change::Act(actions)).await
}

/// `POST /t/{id}/undo`
pub(crate) async fn undo(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sent = Sent::read(&headers, &body)?;
    change(&app, &visit, &id, sent.revision, sent.draft, Change::Undo).await
}

async fn change(
    app: &App,
    visit: &Visit,
    id: &str,
    revision: Option<i64>,
    draft: Option<String>,
    change: Change,
) -> Result<Response, Problem> {
    let table = app.table(id).await?;
    let mut play = table.lock().await;
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&play, visit, None) else {
        return Err(Problem::Forbidden);
    };
    let mover = mover(&table, &play, visit, seat, &change);
    let changed = change.carry_out(app, &table, &mut play, mover, revision.map(Revision)).await;
    drop(play);
    let (status, notice) = match changed {
        Ok(()) => {
            announce::changed(app, &table);
            (StatusCode::OK, None)
        }
        Err(error) => refused(error)?,
    };
    Ok(answer(app, visit, &table, Draft::Used(draft), status, notice))
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
    table: &LiveTable,
    play: &Play,
    visit: &Visit,
    seat: Seat,
    change: &Change,
) -> Mover {
    let hand = counsel::hand(table, play, identity::seats_of(play, visit));
    match (change, hand) {
        (Change::Undo, _) => identity::taking_back(play, visit, seat).into(),
        (Change::Act(_), Hand::ClicksFor { absent }) => {
            Mover { seat: absent, clicked_by: Some(seat) }
        }
        (Change::Act(_), Hand::Own | Hand::Suggests { .. }) => seat.into(),
    }
}

/// `POST /t/{id}/suggest`: what the visitor would do in the place of whoever decides.
pub(crate) async fn suggest(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sent = Sent::read(&headers, &body)?;
    let actions = sent.action.into_iter().chain(sent.actions);
    let actions = moves::announced(actions).map_err(Problem::Invalid)?;
    let revision = sent.revision.map(Revision);
    let draft = Draft::Used(sent.draft);
    say_to_decider(&app, &visit, &id, draft, |play, by, hand| {
        play.suggest(by, hand, revision, actions)
    })
    .await
}

/// `POST /t/{id}/fine`: whatever is decided is fine with the visitor, or not any more.
pub(crate) async fn fine(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sent = Sent::read(&headers, &body)?;
    let revision = sent.revision.map(Revision);
    // What the visitor was about to suggest stays on the table.
    let draft = Draft::Stays(sent.draft);
    say_to_decider(&app, &visit, &id, draft, |play, by, hand| play.agree(by, hand, revision)).await
}

async fn say_to_decider(
    app: &App,
    visit: &Visit,
    id: &str,
    draft: Draft,
    say: impl FnOnce(&mut Play, Seat, Hand) -> Result<(), CounselError>,
) -> Result<Response, Problem> {
    let table = app.table(id).await?;
    let mut play = table.lock().await;
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&play, visit, None) else {
        return Err(Problem::Forbidden);
    };
    let hand = counsel::hand(&table, &play, identity::seats_of(&play, visit));
    let said = say(&mut play, seat, hand);
    drop(play);
    let (status, notice) = match said {
        Ok(()) => {
            table.share_words(app, seat).await?;
            table.news.announce();
            (StatusCode::OK, None)
        }
        Err(CounselError::NotAsked) => return Err(Problem::Forbidden),
        Err(CounselError::TooMuch) => (StatusCode::TOO_MANY_REQUESTS, Some(Notice::TooFast)),
        Err(CounselError::Change(error)) => refused(error)?,
    };
    Ok(answer(app, visit, &table, draft, status, notice))
}

/// The answer to a page whose stream brings the change anyway: only when to expect it.
fn followed(table: &LiveTable) -> Response {
    let revision = table.now().record.revision.0.to_string();
    (StatusCode::NO_CONTENT, [("x-nunatak-revision", revision)]).into_response()
}

/// `POST /t/{id}/hint`: what a bot would do in the visitor's place.
pub(crate) async fn hint(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let draft = Sent::read(&headers, &body).ok().and_then(|sent| sent.draft);
    let table = app.table(&id).await?;
    let Eyes::Of(Viewer::Seat(seat)) = identity::eyes(&*table.lock().await, &visit, None) else {
        return Err(Problem::Forbidden);
    };
    let advice = moves::advise(&app, &table, &visit, seat).await?;
    let (face, play) = (table.game.face(), table.now());
    let names = identity::names(&play, visit.look.words());
    let request = SceneRequest::now(Viewer::Seat(seat), &visit.look, &names);
    let question = |advice: &Advice| face.question(&*play.game, &request, &advice.action);
    let questions: Vec<Option<String>> = advice.iter().map(question).collect();
    let choices: Vec<AdvisedChoice<'_>> = advice
        .iter()
        .zip(&questions)
        .map(|(advice, question)| AdvisedChoice {
            action: &advice.action,
            chance: advice.chance,
            reasons: &advice.reasons,
            question: question.as_deref(),
        })
        .collect();
    let advice = face.advice(visit.look.words(), &choices);
    let ask = Ask { notice: Some(Notice::Advice(advice)), draft, ..Ask::default() };
    Ok(table_page::update(&app, &visit, &table, &ask).into_response())
}

/// `POST /t/{id}/chat`
pub(crate) async fn chat(
    State(app): State<App>,
    mut visit: Visit,
    jar: CookieJar,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let sent = Sent::read(&headers, &body)?;
    let table = app.table(&id).await?;
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
    Ok((jar.add(cookie), Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /t/{id}/leave`
pub(crate) async fn leave(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    seating::leave(&app, &table, &visit).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `POST /t/{id}/return`: the bot that kept a seat gives it back.
pub(crate) async fn come_back(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    seating::come_back(&app, &table, &visit).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
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

/// `POST /t/{id}/new-link`: another secret link for the visitor's own seat.
pub(crate) async fn new_link(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let seat = table.lock().await.seats_of(visit.player_id()).first();
    seating::renew_link(&app, &table, &visit, seat.ok_or(Problem::Forbidden)?).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `POST /t/{id}/ready`: the device was passed to the player of a seat.
pub(crate) async fn ready(
    State(app): State<App>,
    visit: Visit,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let number: Option<u8> = fields.get("seat").and_then(|number| number.parse().ok());
    let seat = number.and_then(|number| Seat::try_from(number).ok()).ok_or(Problem::NotFound)?;
    if !identity::seats_of(&*table.lock().await, &visit).contains(seat) {
        return Err(Problem::Forbidden);
    }
    let cookie = visit::hand_cookie(&app, &id, seat);
    Ok((jar.add(cookie), Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /t/{id}/seat`: the host lets a bot take over a seat or gives it back.
pub(crate) async fn reseat(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let number: Option<u8> = fields.get("seat").and_then(|number| number.parse().ok());
    let seat = number.and_then(|number| Seat::try_from(number).ok()).ok_or(Problem::NotFound)?;
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
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `POST /t/{id}/close`
pub(crate) async fn close(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let closing = match app.table(&id).await {
        Ok(table) => seating::close(&app, &table, &visit).await?,
        Err(OpenError::Match { .. }) => {
            halt::close_unopened(&app, &visit, &id).await?;
            Closing::Closed
        }
        Err(error) => return Err(error.into()),
    };
    Ok(match closing {
        Closing::Closed => Redirect::to("/tables").into_response(),
        Closing::Asked => Redirect::to(&format!("/t/{id}")).into_response(),
    })
}

/// `POST /t/{id}/keep`: no, the table stays open.
pub(crate) async fn keep_open(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    seating::keep_open(&app, &table, &visit).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `POST /t/{id}/go-on`: the host lets a halted match go on from where it halted.
pub(crate) async fn go_on(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    seating::go_on(&app, &table, &visit).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `POST /t/{id}/leave-lesson`
pub(crate) async fn leave_lesson(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    seating::leave_lesson(&app, &table, &visit).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `GET /t/{id}/log.txt`: the log of a finished match as plain text.
pub(crate) async fn chronicle(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let text = table_page::chronicle(&visit, &table)?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", table.game.id());
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// `GET /t/{id}/export`: a finished match as a file. A running one would tell its secrets.
pub(crate) async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let (game, save) = match app.table(&id).await {
        Ok(table) => (table.game.id().to_owned(), table.lock().await.finished_save()?),
        Err(OpenError::Match { .. }) => {
            let (record, save) = halt::stored_save(&app, &id).await?.ok_or(Problem::NotFound)?;
            if record.status != Status::Finished {
                return Err(Problem::Forbidden);
            }
            (record.game, save)
        }
        Err(error) => return Err(error.into()),
    };
    let name = format!("attachment; filename=\"{game}-{id}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, save).into_response())
}
