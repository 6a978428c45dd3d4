//! Another match after a finished one: the same once more, a harder one, or on from one of its moments.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use serde::Deserialize;
use store::{Status, TableRecord};
use table::{AnyMatch, Turn};

use crate::app::App;
use crate::identity;
use crate::live::LiveTable;
use crate::pages::begin::limit_tables;
use crate::pages::{to_table, with};
use crate::play::Play;
use crate::problem::Problem;
use crate::seating::{self, Company, Plan};
use crate::settings::TableSettings;
use crate::visit::{self, At, Visit};

/// `POST /t/{id}/rematch`
pub(crate) async fn rematch(
    State(app): State<App>,
    At { mut visit, table }: At,
) -> Result<Response, Problem> {
    let player = visit.settle(&app, None).await?;
    let again = once_more(&app, &table, &visit).await?;
    lead_on(&app, &visit, player, &table, &again).await
}

/// `POST /t/{id}/harder`: the same people and a harder match, as the game says.
pub(crate) async fn harder(
    State(app): State<App>,
    At { mut visit, table }: At,
) -> Result<Response, Problem> {
    limit_tables(&app, &visit)?;
    let player = visit.settle(&app, None).await?;
    let plan = {
        let play = table.lock().await;
        may_play_again(&play, &visit)?;
        let plan = same(&table, &play, None)?;
        let options = table.game.face().harder(&plan.options).ok_or(Problem::Conflict)?;
        Plan { options, ..plan }
    };
    let harder = seating::set_up(&app, plan, visit.player_id(), "").await?;
    lead_on(&app, &visit, player, &table, &harder).await
}

/// The moment from which a finished match is played on.
#[derive(Deserialize)]
pub(crate) struct Moment {
    step: usize,
}

/// `POST /t/{id}/branch`: the same people play on from a moment of the match. Its steps are kept, its
/// seed is not: everybody knows by now what that one would bring. The promise is about a new one, from
/// there on.
pub(crate) async fn branch(
    State(app): State<App>,
    At { mut visit, table }: At,
    Form(Moment { step }): Form<Moment>,
) -> Result<Response, Problem> {
    limit_tables(&app, &visit)?;
    let player = visit.settle(&app, None).await?;
    let plan = {
        let play = table.lock().await;
        may_play_again(&play, &visit)?;
        let begun = next_decision(play.game.as_ref(), step).ok_or(Problem::Conflict)?;
        let plan = same(&table, &play, None)?;
        let settings = TableSettings { promised_from: begun.len(), ..plan.settings };
        Plan { begun: Some(begun), settings, ..plan }
    };
    let branch = seating::set_up(&app, plan, visit.player_id(), "").await?;
    lead_on(&app, &visit, player, &table, &branch).await
}

/// Leads from one table to the next. Whoever has a seat by its link on this device has it there too,
/// and is a player from now on: a table has a host.
async fn lead_on(
    app: &App,
    visit: &Visit,
    player: Option<Cookie<'static>>,
    from: &LiveTable,
    to: &str,
) -> Result<Response, Problem> {
    let mut cookies = with(CookieJar::new(), player);
    let held = identity::seat_by_link(&from.lock().await.record, visit);
    if let Some(seat) = held {
        let record = app.store.table(to).await?.ok_or(Problem::NotFound)?;
        let place = &record.seats[seat.index()];
        let key = app.config.link_key.reveal(&place.key_salt, &place.key_hash);
        let key = key.ok_or(Problem::Internal)?;
        cookies = cookies.add(visit::seat_cookie(app, to, key));
    }
    Ok((cookies, to_table(to)).into_response())
}

/// A match at the first moment from `step` on at which somebody decides.
fn next_decision(game: &dyn AnyMatch, step: usize) -> Option<Box<dyn AnyMatch>> {
    let mut moments = (step..game.len()).map(|step| game.at(step));
    moments.find(|moment| matches!(moment.turn(), Turn::Decide(_)))
}

/// Sets the same table up again for those who sat at it; a match has one rematch, and whoever asks
/// later gets that one.
pub(crate) async fn once_more(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
) -> Result<String, Problem> {
    let plan = {
        let play = table.lock().await;
        if let Some(again) = &play.record.rematch_as {
            return Ok(again.clone());
        }
        may_play_again(&play, visit)?;
        same(table, &play, Some(table.id.clone()))?
    };
    match seating::set_up(app, plan, visit.player_id(), "").await {
        Ok(id) => {
            table.lock().await.record.rematch_as = Some(id.clone());
            table.news.announce();
            Ok(id)
        }
        Err(Problem::Conflict) => {
            let record = app.store.table(&table.id).await?.ok_or(Problem::NotFound)?;
            record.rematch_as.ok_or(Problem::Conflict)
        }
        Err(problem) => Err(problem),
    }
}

/// Those who sat at a finished table, and its host, may play again.
fn may_play_again(play: &Play, visit: &Visit) -> Result<(), Problem> {
    if identity::seats_of(play, visit).is_empty() && !play.is_host(visit.player_id()) {
        return Err(Problem::Forbidden);
    }
    if play.record.status != Status::Finished {
        return Err(Problem::Conflict);
    }
    Ok(())
}

/// The same table with the same company.
fn same(table: &LiveTable, play: &Play, rematch_of: Option<String>) -> Result<Plan, Problem> {
    let TableRecord { title, visibility, seats, .. } = play.record.clone();
    // A lesson belongs to its own seed: the next match is an ordinary one.
    let TableSettings { hints, pace, helping, speak_first, absence, .. } = play.settings;
    Ok(Plan {
        game: table.game,
        options: serde_json::from_str(&play.record.options).map_err(|_| Problem::Internal)?,
        company: Company::Again { rematch_of, seats },
        title,
        seed: None,
        visibility,
        settings: TableSettings {
            hints,
            pace,
            helping,
            speak_first,
            absence,
            ..TableSettings::new()
        },
        begun: None,
    })
}
