//! Setting tables up and taking seats.

use std::sync::Arc;

use bots::BotSpec;
use catalog::AnyGame;
use serde_json::Value;
use store::{NewTable, Occupant, SeatRecord, Status, TableRecord, Visibility};
use table::{Seat, Seed};
use ui::pages::SeatChoice;

use crate::announce::changed;
use crate::app::{App, now};
use crate::identity;
use crate::live::{LiveTable, Play};
use crate::problem::Problem;
use crate::secret;
use crate::settings::TableSettings;
use crate::visit::Visit;

/// A table as its host wishes it.
pub(crate) struct Wish {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Value,
    pub(crate) seats: Vec<SeatChoice>,
    pub(crate) title: String,
    pub(crate) seed: Option<Seed>,
    pub(crate) visibility: Visibility,
    pub(crate) hints: bool,
    pub(crate) pace: Option<u64>,
    pub(crate) lesson: bool,
}

impl Wish {
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
        let wish = Self::alone(game, lesson.options.clone(), lesson.learner, players);
        Ok(Self { seed: Some(lesson.seed), lesson: true, ..wish })
    }

    fn alone(game: &'static dyn AnyGame, options: Value, me: Seat, players: u8) -> Self {
        let choice = |seat: Seat| {
            if seat == me { SeatChoice::Me } else { SeatChoice::Bot(BotSpec::USUAL.to_string()) }
        };
        Self {
            game,
            options,
            seats: (0..players).map(Seat::new).map(choice).collect(),
            title: String::new(),
            seed: None,
            visibility: Visibility::Unlisted,
            hints: true,
            pace: None,
            lesson: false,
        }
    }
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
    wish: Wish,
    host: &str,
    host_name: &str,
) -> Result<String, Problem> {
    let occupants = wish.seats.iter().map(|choice| match choice {
        SeatChoice::Me => Ok((Occupant::Player { player: host.to_owned() }, host_name.to_owned())),
        SeatChoice::HotSeat => Ok((Occupant::Hotseat { player: host.to_owned() }, String::new())),
        SeatChoice::Open => Ok((Occupant::Open, String::new())),
        SeatChoice::Bot(name) => {
            let spec: BotSpec = name.parse().map_err(|error| invalid(&error))?;
            let bot = spec.to_string();
            Ok((Occupant::Bot { bot: bot.clone(), stands_in_for: None }, bot))
        }
    });
    let occupants = occupants.collect::<Result<Vec<_>, Problem>>()?;
    let settings = TableSettings { hints: wish.hints, pace: wish.pace, lesson: wish.lesson };
    let seed = wish.seed.unwrap_or_else(secret::seed);
    let (title, visibility) = (wish.title, wish.visibility);
    let plan = Plan { game: wish.game, options: wish.options, title, visibility, seed };
    plan.create(app, host, occupants, settings, None).await
}

struct Plan {
    game: &'static dyn AnyGame,
    options: Value,
    title: String,
    visibility: Visibility,
    seed: Seed,
}

impl Plan {
    async fn create(
        self,
        app: &App,
        host: &str,
        occupants: Vec<(Occupant, String)>,
        settings: TableSettings,
        rematch_of: Option<String>,
    ) -> Result<String, Problem> {
        let game =
            self.game.new_match(&self.options, self.seed).map_err(|error| invalid(&error))?;
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
            game: self.game.id().to_owned(),
            title: self.title,
            rules_version: game.rules_version(),
            options: game.options_text(),
            seed: self.seed,
            host: host.to_owned(),
            status: if is_full { Status::Playing } else { Status::Open },
            visibility: self.visibility,
            settings: serde_json::to_string(&settings).expect("plain data is JSON"),
            seats,
            steps: game.step_texts(0),
            rematch_of,
        };
        app.store.create_table(&table, now()).await?;
        metrics::counter!("nunatak_tables_created_total", "game" => self.game.id()).increment(1);
        Ok(table.id)
    }
}

fn invalid(error: &impl ToString) -> Problem {
    Problem::Invalid(error.to_string())
}

/// Sits a player down in the first open seat.
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
    let open = play.record.seats.iter().find(|seat| seat.occupant == Occupant::Open);
    let Some(open) = open.cloned() else { return Err(Problem::Conflict) };
    let occupant = Occupant::Player { player: player.to_owned() };
    let seat = SeatRecord { occupant, name: name.to_owned(), ..open };
    let number = seat.seat;
    play.reseat(app.store.as_ref(), vec![seat]).await?;
    drop(play);
    changed(app, table);
    Ok(number)
}

/// Lets a bot play for an absent player, or gives the seat back, as the host wishes.
pub(crate) async fn replace(
    app: &App,
    table: &Arc<LiveTable>,
    visit: &Visit,
    seat: Seat,
    bot: Option<BotSpec>,
) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !play.is_host(visit.player_id()) {
        return Err(Problem::Forbidden);
    }
    let Some(record) = play.seat(seat).cloned() else { return Err(Problem::NotFound) };
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    let occupant = match (record.occupant.clone(), bot) {
        (Occupant::Player { player }, Some(bot)) => {
            Occupant::Bot { bot: bot.to_string(), stands_in_for: Some(player) }
        }
        (Occupant::Open, Some(bot)) => Occupant::Bot { bot: bot.to_string(), stands_in_for: None },
        (Occupant::Bot { stands_in_for: Some(player), .. }, None) => Occupant::Player { player },
        (Occupant::Bot { .. } | Occupant::Hotseat { .. } | Occupant::Player { .. }, _)
        | (Occupant::Open, None) => return Err(Problem::Conflict),
    };
    let name = match &occupant {
        Occupant::Bot { bot, stands_in_for: None } => bot.clone(),
        _ => record.name.clone(),
    };
    play.reseat(app.store.as_ref(), vec![SeatRecord { occupant, name, ..record }]).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Gives the table up, as the host wishes.
pub(crate) async fn close(app: &App, table: &LiveTable, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !play.is_host(visit.player_id()) {
        return Err(Problem::Forbidden);
    }
    play.close(app.store.as_ref()).await?;
    drop(play);
    table.news.announce();
    Ok(())
}

/// Lets a halted match go on from where it halted, as the host wishes.
pub(crate) async fn go_on(app: &App, table: &Arc<LiveTable>, visit: &Visit) -> Result<(), Problem> {
    let mut play = table.lock().await;
    if !play.is_host(visit.player_id()) {
        return Err(Problem::Forbidden);
    }
    play.go_on(app.store.as_ref()).await?;
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
    play.leave_lesson(app.store.as_ref()).await?;
    drop(play);
    changed(app, table);
    Ok(())
}

/// Sets the same table up again for those who sat at it; a match has one rematch, and whoever asks
/// later gets that one.
pub(crate) async fn rematch(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
) -> Result<String, Problem> {
    let host = visit.player_id();
    let (plan, occupants, settings) = {
        let play = table.lock().await;
        if let Some(again) = &play.record.rematch_as {
            return Ok(again.clone());
        }
        if identity::seats_of(&play, visit).is_empty() && !play.is_host(host) {
            return Err(Problem::Forbidden);
        }
        if play.record.status != Status::Finished {
            return Err(Problem::Conflict);
        }
        let TableRecord { title, visibility, seats, .. } = play.record.clone();
        let options = serde_json::from_str(&play.record.options).map_err(|_| Problem::Internal)?;
        let seed = secret::seed();
        let plan = Plan { game: table.game, options, title, visibility, seed };
        let occupants = seats.into_iter().map(|seat| (seat.occupant, seat.name)).collect();
        // A lesson belongs to its own seed: the next match is an ordinary one.
        let settings = TableSettings { lesson: false, ..play.settings.clone() };
        (plan, occupants, settings)
    };
    let again = plan.create(app, host, occupants, settings, Some(table.id.clone())).await;
    match again {
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
    play.reseat(app.store.as_ref(), vec![renewed]).await?;
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
