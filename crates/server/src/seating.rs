//! Setting tables up and taking seats.

use std::sync::Arc;

use bots::BotSpec;
use catalog::AnyGame;
use serde_json::Value;
use store::{NewTable, Occupant, SeatRecord, Status, Visibility};
use table::{AnyMatch, Seat, Seed};
use ui::pages::SeatChoice;

use crate::announce::changed;
use crate::app::App;
use crate::identity;
use crate::live::LiveTable;
use crate::play::{ChangeError, Play};
use crate::problem::Problem;
use crate::secret;
use crate::settings::{LONGEST_ABSENCE, TableSettings};
use crate::summary::Summary;
use crate::visit::Visit;

/// A table that is to be set up.
pub(crate) struct Plan {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Value,
    pub(crate) company: Company,
    pub(crate) title: String,
    /// Only where nobody else plays: whoever knows the seed knows all chance.
    pub(crate) seed: Option<Seed>,
    pub(crate) visibility: Visibility,
    pub(crate) settings: TableSettings,
    /// The beginning of the match, where it does not begin from nothing.
    pub(crate) begun: Option<Box<dyn AnyMatch>>,
}

/// Who is to sit at a table.
pub(crate) enum Company {
    /// As the host chooses seat by seat.
    Chosen(Vec<SeatChoice>),
    /// Those who sat at a table before it, whose rematch it may be.
    Again { rematch_of: Option<String>, seats: Vec<SeatRecord> },
}

impl Plan {
    /// A table that only those with its link find. Advice is only for whoever plays alone.
    pub(crate) fn new(game: &'static dyn AnyGame, options: Value, seats: Vec<SeatChoice>) -> Self {
        Self {
            game,
            options,
            settings: TableSettings { hints: !is_between_people(&seats), ..TableSettings::new() },
            company: Company::Chosen(seats),
            title: String::new(),
            seed: None,
            visibility: Visibility::Unlisted,
            begun: None,
        }
    }

    /// One person against as few bots as possible, with nothing to be asked.
    pub(crate) fn quick(game: &'static dyn AnyGame) -> Self {
        let players = *game.players().start();
        let options = game.face().quick_options(players);
        Self::alone(game, options, Seat::new(0), players)
    }

    /// The guided first game.
    pub(crate) fn lesson(game: &'static dyn AnyGame) -> Result<Self, Problem> {
        let lesson = game.face().lesson();
        let opening =
            game.new_match(&lesson.options, lesson.seed).map_err(|error| invalid(&error))?;
        let players = opening.seats().len() as u8;
        let mut plan = Self::alone(game, lesson.options.clone(), lesson.learner, players);
        plan.seed = Some(lesson.seed);
        plan.settings.lesson = true;
        Ok(plan)
    }

    fn alone(game: &'static dyn AnyGame, options: Value, me: Seat, players: u8) -> Self {
        let choice = |seat: Seat| {
            if seat == me { SeatChoice::Me } else { SeatChoice::Bot(BotSpec::USUAL.to_string()) }
        };
        Self::new(game, options, (0..players).map(Seat::new).map(choice).collect())
    }
}

impl Company {
    /// Whether somebody else than the host plays or may come to play.
    fn is_between_people(&self) -> bool {
        match self {
            Self::Chosen(seats) => is_between_people(seats),
            Self::Again { .. } => true,
        }
    }

    fn occupants(self, host: &str, host_name: &str) -> Result<Vec<(Occupant, String)>, Problem> {
        let sit_down = |choice| match choice {
            SeatChoice::Me => {
                Ok((Occupant::Player { player: host.to_owned() }, host_name.to_owned()))
            }
            SeatChoice::HotSeat => {
                Ok((Occupant::Hotseat { player: host.to_owned() }, String::new()))
            }
            SeatChoice::Open => Ok((Occupant::Open, String::new())),
            SeatChoice::Bot(name) => {
                let spec: BotSpec = name.parse().map_err(|error| invalid(&error))?;
                let bot = spec.to_string();
                Ok((Occupant::Bot { bot: bot.clone(), stands_in_for: None }, bot))
            }
        };
        match self {
            Self::Chosen(seats) => seats.into_iter().map(sit_down).collect(),
            Self::Again { seats, .. } => {
                Ok(seats.into_iter().map(|seat| (seat.occupant, seat.name)).collect())
            }
        }
    }
}

/// Whether somebody else than the host sits in one of these seats or may come to: a host with
/// several seats can hand the link of one on.
pub(crate) fn is_between_people(seats: &[SeatChoice]) -> bool {
    let is_shared = |seat: &SeatChoice| matches!(seat, SeatChoice::Open | SeatChoice::HotSeat);
    let is_own = |seat: &&SeatChoice| matches!(seat, SeatChoice::Me);
    seats.iter().any(is_shared) || seats.iter().filter(is_own).count() > 1
}

/// No bot waits longer than this before it answers, in milliseconds.
pub(crate) const SLOWEST: u64 = 10_000;

/// The longest name of a table.
const MOST_TITLE: usize = 60;

/// A table's name without control characters, cut to a sensible length.
pub(crate) fn clean_title(title: &str) -> String {
    title.trim().chars().filter(|letter| !letter.is_control()).take(MOST_TITLE).collect()
}

/// Sets a table up for its host and returns its id.
pub(crate) async fn set_up(
    app: &App,
    plan: Plan,
    host: &str,
    host_name: &str,
) -> Result<String, Problem> {
    let Plan { game: any_game, options, company, title, seed, visibility, mut settings, begun } =
        plan;
    if seed.is_some() && company.is_between_people() {
        let reason = "whoever knows the seed knows all chance, so it is drawn where others play";
        return Err(Problem::Invalid(reason.to_owned()));
    }
    if settings.helping && !any_game.is_team() {
        let reason = format!("in {} nobody plays for somebody else", any_game.id());
        return Err(Problem::Invalid(reason));
    }
    if settings.speak_first && !any_game.is_team() {
        let reason = format!("in {} nobody advises somebody else", any_game.id());
        return Err(Problem::Invalid(reason));
    }
    settings.absence = settings.absence.clamp(1, LONGEST_ABSENCE);
    settings.is_seed_chosen = seed.is_some();
    let seed = seed.unwrap_or_else(secret::seed);
    let game = match begun {
        Some(game) => game,
        None => any_game.new_match(&options, seed).map_err(|error| invalid(&error))?,
    };
    let rematch_of = match &company {
        Company::Chosen(_) => None,
        Company::Again { rematch_of, .. } => rematch_of.clone(),
    };
    let occupants = company.occupants(host, host_name)?;
    if game.seats().len() != occupants.len() {
        let (seats, people) = (game.seats().len(), occupants.len());
        return Err(Problem::Invalid(format!("{people} cannot sit on {seats} seats")));
    }
    let seats: Vec<SeatRecord> = occupants
        .into_iter()
        .zip(0..)
        .map(|((occupant, name), number)| {
            let seat = Seat::new(number);
            let link = app.config.link_key.new_link();
            SeatRecord { seat, occupant, name, key_salt: link.salt, key_hash: link.hash }
        })
        .collect();
    let is_full = seats.iter().all(|seat| seat.occupant != Occupant::Open);
    let table = NewTable {
        id: secret::short_id(),
        game: any_game.id().to_owned(),
        title,
        rules_version: game.rules_version(),
        options: game.options_text(),
        seed,
        host: host.to_owned(),
        status: if is_full { Status::Playing } else { Status::Open },
        visibility,
        settings: serde_json::to_string(&settings).expect("plain data is JSON"),
        seats,
        steps: game.step_texts(0),
        summary: Some(Summary::of(app.config.games, game.as_ref()).text()),
        rematch_of,
    };
    app.store.create_table(&table, app.time()).await?;
    metrics::counter!("nunatak_tables_created_total", "game" => any_game.id()).increment(1);
    Ok(table.id)
}

fn invalid(error: &impl ToString) -> Problem {
    Problem::Invalid(error.to_string())
}

/// Sits a player down: in the seat that a bot keeps for him, else in the first open one.
pub(crate) async fn join(
    app: &App,
    table: &Arc<LiveTable>,
    player: &str,
    name: &str,
) -> Result<Seat, Problem> {
    let mut play = table.lock().await;
    if let Some(seat) = play.seats_of(player).first() {
        return Ok(seat);
    }
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    let is_free = |seat: &&SeatRecord| seat.occupant == Occupant::Open;
    let is_kept = |seat: &&SeatRecord| seat.occupant.player() == Some(player);
    let mut seats = play.record.seats.iter();
    let free = seats.clone().find(is_kept).or_else(|| seats.find(is_free));
    let Some(free) = free.cloned() else { return Err(Problem::Conflict) };
    let occupant = Occupant::Player { player: player.to_owned() };
    let seat = SeatRecord { occupant, name: name.to_owned(), ..free };
    let number = seat.seat;
    play.reseat(app, vec![seat]).await?;
    drop(play);
    table.presence.saw(player, app.time());
    changed(app, table);
    Ok(number)
}

/// Who is to have a seat, as the host wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reseat {
    /// A bot plays for an absent player, or in an open seat.
    Bot(BotSpec),
    /// The seat goes back to its player.
    Person,
    /// The seat waits for somebody again.
    Open,
}

/// Changes who has a seat, as far as the host may: a bot for nobody or for somebody who has been
/// away for long, the seat back to its player, and before the match begins to nobody.
pub(crate) async fn replace(
    app: &App,
    table: &Arc<LiveTable>,
    visit: &Visit,
    seat: Seat,
    wanted: Reseat,
) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !is_in_charge(app, table, &play, visit) {
        return Err(Problem::Forbidden);
    }
    let Some(record) = play.seat(seat).cloned() else { return Err(Problem::NotFound) };
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    let is_open = play.record.status == Status::Open;
    let occupant = match (record.occupant.clone(), wanted) {
        (Occupant::Player { player }, Reseat::Bot(bot)) => {
            may_lose_seat(app, table, &play, &record)?;
            Occupant::Bot { bot: bot.to_string(), stands_in_for: Some(player) }
        }
        (Occupant::Player { .. }, Reseat::Open) if is_open => {
            may_lose_seat(app, table, &play, &record)?;
            Occupant::Open
        }
        (Occupant::Open | Occupant::Bot { stands_in_for: None, .. }, Reseat::Bot(bot))
            if is_open =>
        {
            Occupant::Bot { bot: bot.to_string(), stands_in_for: None }
        }
        (Occupant::Bot { stands_in_for: None, .. }, Reseat::Open) if is_open => Occupant::Open,
        (Occupant::Bot { stands_in_for: Some(player), .. }, Reseat::Person) => {
            Occupant::Player { player }
        }
        _ => return Err(Problem::Conflict),
    };
    let seats = vec![named(record, occupant)];
    play.reseat(app, seats).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Puts a bot into every open seat, as the host wishes; so the match begins.
pub(crate) async fn start(app: &App, table: &Arc<LiveTable>, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !is_in_charge(app, table, &play, visit) {
        return Err(Problem::Forbidden);
    }
    if play.record.status != Status::Open {
        return Err(Problem::Conflict);
    }
    let bot = BotSpec::USUAL.to_string();
    let occupant = Occupant::Bot { bot, stands_in_for: None };
    let is_free = |seat: &&SeatRecord| seat.occupant == Occupant::Open;
    let free = play.record.seats.iter().filter(is_free).cloned();
    let seats = free.map(|seat| named(seat, occupant.clone())).collect();
    play.reseat(app, seats).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// A seat with another occupant, and the name that goes with it.
fn named(seat: SeatRecord, occupant: Occupant) -> SeatRecord {
    let name = match &occupant {
        Occupant::Bot { bot, stands_in_for: None } => bot.clone(),
        Occupant::Open => String::new(),
        Occupant::Bot { .. } | Occupant::Player { .. } | Occupant::Hotseat { .. } => seat.name,
    };
    SeatRecord { occupant, name, ..seat }
}

/// Gives up the visitor's own seat: to nobody before the match begins, to a bot that keeps it
/// afterwards.
pub(crate) async fn leave(app: &App, table: &Arc<LiveTable>, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    let me = visit.player_id();
    let is_mine =
        |seat: &&SeatRecord| matches!(&seat.occupant, Occupant::Player { player } if player == me);
    let mine: Vec<SeatRecord> = play.record.seats.iter().filter(is_mine).cloned().collect();
    if mine.is_empty() {
        return Err(Problem::Forbidden);
    }
    let occupant = match play.record.status {
        Status::Open => Occupant::Open,
        Status::Playing => {
            Occupant::Bot { bot: BotSpec::USUAL.to_string(), stands_in_for: Some(me.to_owned()) }
        }
        Status::Finished | Status::Closed => return Err(Problem::Conflict),
    };
    let seats = mine.into_iter().map(|seat| named(seat, occupant.clone())).collect();
    play.reseat(app, seats).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Gives a seat that a bot keeps back to its player, who has come back.
pub(crate) async fn come_back(
    app: &App,
    table: &Arc<LiveTable>,
    visit: &Visit,
) -> Result<Seat, Problem> {
    let mut play = table.lock().await;
    let Some((seat, player)) = kept_seat(&play, visit) else { return Err(Problem::Conflict) };
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    let number = seat.seat;
    let seats = vec![named(seat, Occupant::Player { player })];
    play.reseat(app, seats).await?;
    drop(play);
    changed(app, table);
    Ok(number)
}

/// The seat that a bot keeps for this visitor, and its player.
pub(crate) fn kept_seat(play: &Play, visit: &Visit) -> Option<(SeatRecord, String)> {
    let key = visit.seat_key.as_ref().map(|key| secret::hash(key));
    play.record.seats.iter().find_map(|seat| match &seat.occupant {
        Occupant::Bot { stands_in_for: Some(player), .. }
            if player == visit.player_id() || key.as_ref() == Some(&seat.key_hash) =>
        {
            Some((seat.clone(), player.clone()))
        }
        _ => None,
    })
}

/// Gives the visitor's seats the name he has now.
pub(crate) async fn rename(
    app: &App,
    table: &Arc<LiveTable>,
    visit: &Visit,
) -> Result<(), Problem> {
    let mut play = table.lock().await;
    let (me, name) = (visit.player_id(), visit.name().unwrap_or_default());
    let is_mine =
        |seat: &&SeatRecord| matches!(&seat.occupant, Occupant::Player { player } if player == me);
    let mine = play.record.seats.iter().filter(is_mine).cloned();
    let seats: Vec<_> = mine.map(|seat| SeatRecord { name: name.to_owned(), ..seat }).collect();
    if seats.is_empty() {
        return Err(Problem::Forbidden);
    }
    play.reseat(app, seats).await?;
    drop(play);
    table.news.announce();
    Ok(())
}

/// Whether a visitor may decide about seats: the host, also by the link of the host's seat, and
/// whoever plays when the host is away for long.
pub(crate) fn is_in_charge(app: &App, table: &LiveTable, play: &Play, visit: &Visit) -> bool {
    let host = &play.record.host;
    let seated = play.record.seats.iter().find(|seat| seat.occupant.player() == Some(host));
    let away = match seated {
        Some(seat) => table.presence.away_for(seat, app.time()),
        None => table.presence.player_away_for(host, app.time()),
    };
    let mine = identity::seats_of(play, visit);
    play.is_host(visit.player_id())
        || seated.is_some_and(|seat| mine.contains(seat.seat))
        || !mine.is_empty() && is_long(play, away).is_ok()
}

/// Whether whoever has a seat has been away for longer than the table waits.
pub(crate) fn may_lose_seat(
    app: &App,
    table: &LiveTable,
    play: &Play,
    seat: &SeatRecord,
) -> Result<(), Problem> {
    is_long(play, table.presence.away_for(seat, app.time()))
}

/// Whether an absence is longer than the table waits; without one the player is here.
fn is_long(play: &Play, away: Option<i64>) -> Result<(), Problem> {
    let left = play.settings.absence_milliseconds() - away.ok_or(Problem::PlayerIsHere)?;
    if left <= 0 { Ok(()) } else { Err(Problem::PlayerMayReturn { minutes: left / 60_000 + 1 }) }
}

/// What became of a wish to close a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Closing {
    /// It is closed.
    Closed,
    /// The others are asked.
    Asked,
}

/// Gives the table up. The host may at once while the match has not begun; afterwards everybody who
/// plays and has not been away for long has to agree.
pub(crate) async fn close(app: &App, table: &LiveTable, visit: &Visit) -> Result<Closing, Problem> {
    let mut play = table.lock().await;
    let mine = identity::seats_of(&play, visit);
    let is_asked = play.agreed.is_some() && !mine.is_empty();
    if !is_asked && !is_in_charge(app, table, &play, visit) {
        return Err(Problem::Forbidden);
    }
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    // On a device with the link alone it is the seat that speaks.
    let own = mine.into_iter().filter_map(|seat| play.seat(seat)?.occupant.player());
    let speakers: Vec<String> = own.chain([visit.player_id()]).map(str::to_owned).collect();
    play.agreed.get_or_insert_default().extend(speakers.iter().cloned());
    // Of several who agree at once at different servers the last one hears of all the others.
    if let Some(agreed) = table.share_closing(app, &speakers).await? {
        play.agreed = Some(agreed);
    }
    let mut closing = Closing::Asked;
    while closing == Closing::Asked && disagreeing(app, table, &play).is_empty() {
        match play.close(app).await {
            Ok(()) => closing = Closing::Closed,
            // Something happened at another server; what it was is known now.
            Err(ChangeError::Stale { .. }) if play.record.status == Status::Closed => {
                closing = Closing::Closed;
            }
            Err(ChangeError::Stale { .. }) if play.is_running() => {}
            Err(error) => return Err(error.into()),
        }
    }
    drop(play);
    table.news.announce();
    Ok(closing)
}

/// Those who would have to agree before a table is closed.
pub(crate) fn disagreeing(app: &App, table: &LiveTable, play: &Play) -> Vec<Seat> {
    let is_asked = |seat: &&SeatRecord| match &seat.occupant {
        Occupant::Player { player } => {
            let agrees = play.agreed.as_ref().is_some_and(|agreed| agreed.contains(player));
            !agrees && may_lose_seat(app, table, play, seat).is_err()
        }
        Occupant::Open | Occupant::Bot { .. } | Occupant::Hotseat { .. } => false,
    };
    if play.record.status == Status::Open {
        return Vec::new();
    }
    play.record.seats.iter().filter(is_asked).map(|seat| seat.seat).collect()
}

/// Says no to closing the table.
pub(crate) async fn keep_open(app: &App, table: &LiveTable, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if identity::seats_of(&play, visit).is_empty() {
        return Err(Problem::Forbidden);
    }
    play.agreed.take().ok_or(Problem::Conflict)?;
    drop(play);
    table.share_keeping(app).await?;
    table.news.announce();
    Ok(())
}

/// Lets a halted match go on from where it halted, as the host wishes.
pub(crate) async fn go_on(app: &App, table: &Arc<LiveTable>, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !play.is_host(visit.player_id()) {
        return Err(Problem::Forbidden);
    }
    play.go_on(app).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Lets the learner of a guided first game play on as he likes.
pub(crate) async fn leave_lesson(
    app: &App,
    table: &Arc<LiveTable>,
    visit: &Visit,
) -> Result<(), Problem> {
    let mut play = table.lock().await;
    let Some(lesson) = play.lesson() else { return Err(Problem::Conflict) };
    if !identity::seats_of(&play, visit).contains(lesson.learner) {
        return Err(Problem::Forbidden);
    }
    let settings = TableSettings { lesson: false, ..play.settings.clone() };
    play.run_by(app, settings).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Gives a player's own seat another secret link and returns its secret. The old link, and every
/// device that came by it, has the seat no more.
pub(crate) async fn renew_link(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
    seat: Seat,
) -> Result<String, Problem> {
    let mut play = table.lock().await;
    let Some(record) = play.seat(seat).cloned() else { return Err(Problem::NotFound) };
    if !play.owns_link(visit, seat) {
        return Err(Problem::Forbidden);
    }
    let link = app.config.link_key.new_link();
    let renewed = SeatRecord { key_salt: link.salt, key_hash: link.hash, ..record };
    play.reseat(app, vec![renewed]).await?;
    drop(play);
    table.news.announce();
    Ok(link.key)
}

impl Play {
    /// Whether a seat and its link are this visitor's own; whoever came by the link has only lent
    /// it.
    pub(crate) fn owns_link(&self, visit: &Visit, seat: Seat) -> bool {
        let occupant = self.seat(seat).map(|record| &record.occupant);
        matches!(occupant, Some(Occupant::Player { player }) if player == visit.player_id())
    }

    /// Whether this player set the table up.
    pub(crate) fn is_host(&self, player: &str) -> bool {
        self.record.host == player
    }
}
