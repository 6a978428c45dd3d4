//! A new table: one click, the guided first game, or the form.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use bots::BotSpec;
use store::Visibility;
use table::Seed;
use ui::pages::{NewTablePage, SeatChoice};

use crate::agreement::Agreement;
use crate::app::App;
use crate::problem::Problem;
use crate::seating::{self, Plan};
use crate::settings::USUAL_ABSENCE;
use crate::visit::Visit;

use super::{Fields, to_table, visitor, with};

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
    Ok((with(jar, cookie), to_table(&id)).into_response())
}

/// Nobody sets up tables in a loop.
pub(crate) fn limit_tables(app: &App, visit: &Visit) -> Result<(), Problem> {
    if app.limits.allows_table(visit.address) { Ok(()) } else { Err(Problem::TooMany) }
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
        Ok(id) => Ok((with(jar, cookie), to_table(&id)).into_response()),
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
    plan.settings.speak_first = field("speak-first") == "on";
    plan.settings.absence = absence;
    Ok(plan)
}
