//! A table that waits for players: its room, and the way in.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use bots::BotSpec;
use store::{Occupant, SeatRecord};
use ui::pages::{ChatLine, JoinPage, Notice, WaitingRoom, WaitingSeat};

use crate::app::App;
use crate::chat;
use crate::identity;
use crate::live::LiveTable;
use crate::pages::{Fields, to_table, visitor, with};
use crate::play::Play;
use crate::problem::Problem;
use crate::seating;
use crate::table_page::{self, Ask};
use crate::visit::{At, Visit};

/// Bots for a free seat: those that think at all.
const BOTS: [BotSpec; 3] = [BotSpec::Novice, BotSpec::Crew, BotSpec::Captain];

/// The room as one visitor may see it.
pub(crate) fn room<R>(
    app: &App,
    visit: &Visit,
    table: &LiveTable,
    play: &Play,
    ask: &Ask,
    show: impl FnOnce(WaitingRoom<'_>) -> R,
) -> R {
    let words = visit.look.words();
    let is_in_charge = seating::is_in_charge(app, table, play, visit);
    let mine = identity::seats_of(play, visit);
    let seat = |record: &SeatRecord| match &record.occupant {
        Occupant::Open => WaitingSeat::Free,
        Occupant::Bot { bot, .. } => WaitingSeat::Bot(bot.clone()),
        Occupant::Player { player } | Occupant::Hotseat { player } => WaitingSeat::Person {
            is_you: mine.contains(record.seat),
            is_host: play.is_host(player),
            is_here: table.presence.is_here(record, app.time()),
            may_leave: matches!(record.occupant, Occupant::Player { .. })
                && player == visit.player_id(),
            may_free: is_in_charge
                && matches!(record.occupant, Occupant::Player { .. })
                && seating::may_lose_seat(app, table, play, record).is_ok(),
        },
    };
    let seats: Vec<WaitingSeat> = play.record.seats.iter().map(seat).collect();
    let chat = chat::lines(table, visit, 0).into_iter();
    let chat: Vec<ChatLine> = chat.map(table_page::chat_line).collect();
    let options: serde_json::Value = serde_json::from_str(&play.record.options).unwrap_or_default();
    let chosen = |field: ui::OptionField| {
        let choice = field.read(&options)?.to_owned();
        Some((field.label, choice))
    };
    let face = table.game.face();
    let options: Vec<_> = face.option_fields(words).into_iter().filter_map(chosen).collect();
    let share = table_page::share(app, play, visit, table);
    show(WaitingRoom {
        visitor: visitor(visit, 0),
        face,
        table_name: &table_page::title(play.games, &play.record, words),
        page: &format!("/t/{}", table.id),
        revision: play.record.revision.0 as u64,
        join: (&visit.origin, &format!("/j/{}", table.id)),
        watch: &share.watch,
        is_by_link: table_page::seat_by_link(play, visit).is_some(),
        own_seat: share.own_seat.as_deref(),
        renew_url: share.renew_url.as_deref(),
        seats: &seats,
        names: &identity::names(play, words),
        watching: table.presence.watching(&play.record.seats),
        is_in_charge,
        bots: &BOTS.map(BotSpec::name),
        usual_bot: BotSpec::USUAL.name(),
        terms: &table_page::terms(play),
        options: &options,
        chat: &chat,
        is_too_fast: matches!(ask.notice, Some(Notice::TooFast)),
    })
}

/// `GET /j/{id}` and `GET /t/{id}/join`: the invitation.
pub(crate) async fn invitation(At { visit, table }: At) -> Result<Response, Problem> {
    let play = table.now();
    let is_seated = !identity::seats_of(&play, &visit).is_empty();
    let is_free = |seat: &&SeatRecord| seat.occupant == Occupant::Open;
    let free_seats = play.record.seats.iter().filter(is_free).count();
    if is_seated || free_seats == 0 {
        return Ok(to_table(&table.id));
    }
    let words = visit.look.words();
    let names = identity::names(&play, words);
    let hosts = |seat: &&SeatRecord| seat.occupant.player() == Some(&play.record.host);
    let host = play.record.seats.iter().find(hosts).map(|seat| seat.name.as_str());
    let others = play.record.seats.iter().filter(|seat| !is_free(seat) && !hosts(seat));
    let others: Vec<String> = others.map(|seat| names.of(seat.seat)).collect();
    let page = JoinPage {
        visitor: visitor(&visit, 0),
        face: table.game.face(),
        table_name: &table_page::title(play.games, &play.record, words),
        host: host.filter(|name| !name.is_empty()),
        others: &others,
        free_seats,
        terms: &table_page::terms(&play),
        join_url: &format!("/t/{}/join", table.id),
        watch_url: &format!("/t/{}", table.id),
    };
    Ok(page.render().into_response())
}

/// `POST /t/{id}/join`
pub(crate) async fn join(
    State(app): State<App>,
    At { mut visit, table }: At,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let cookie = visit.settle(&app, fields.get("name").map(String::as_str)).await?;
    let name = visit.name().unwrap_or_default().to_owned();
    seating::join(&app, &table, visit.player_id(), &name).await?;
    Ok((with(jar, cookie), to_table(&table.id)).into_response())
}

/// `POST /t/{id}/name`: whoever sits here without a name gives one.
pub(crate) async fn name(
    State(app): State<App>,
    At { mut visit, table }: At,
    jar: CookieJar,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let cookie = visit.settle(&app, fields.get("name").map(String::as_str)).await?;
    seating::rename(&app, &table, &visit).await?;
    Ok((with(jar, cookie), to_table(&table.id)).into_response())
}

/// `POST /t/{id}/start`: bots take the free seats.
pub(crate) async fn start(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    seating::start(&app, &table, &visit).await?;
    Ok(to_table(&table.id))
}
