//! Bots at tables: they think off the request path, at a pace that people can follow.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotSpec, Stop};
use catalog::AnyBot;
use serde_json::Value;
use store::{Occupant, Revision, SeatRecord};
use table::{AnyMatch, Seat, Seed};

use crate::app::App;
use crate::live::LiveTable;
use crate::play::{ChangeError, Play};
use crate::thinkers::{Errand, Thought};

/// Bots draw from seeds with these numbers in the match's series.
const BOT_SEEDS: u64 = 1 << 62;

/// So often in a row the store may fail to keep a bot's step, and so long is waited each time.
const MOST_FAILURES: u32 = 2;
const AFTER_A_FAILURE: Duration = Duration::from_secs(1);

/// Sees to it that the bots of a table play when it is their turn.
pub(crate) fn wake(app: &App, table: &Arc<LiveTable>) {
    let Some(task) = table.take_bot_task() else { return };
    let (app, table) = (app.clone(), table.clone());
    tokio::spawn(async move {
        let claim = Claim::make(&app, &table).await;
        if claim == Claim::Ours {
            play(&app, &table).await;
            give_back(&app, &table).await;
        }
        drop(task);
        // Whoever thinks elsewhere goes on; when he is dead, somebody looks again.
        if claim == Claim::Elsewhere {
            return;
        }
        // A step may have come between the last look and the end of the task.
        if next_bot(&app, &table, &*table.lock().await).is_some() {
            wake(&app, &table);
        }
    });
}

/// What one server alone does for a table: think for its bots.
const LEASE: &str = "bots";

/// Which server thinks for the bots of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// None: there is nothing to think about.
    Nothing,
    /// This one.
    Ours,
    /// Another one.
    Elsewhere,
}

impl Claim {
    async fn make(app: &App, table: &LiveTable) -> Self {
        if !app.store.is_shared() {
            return Self::Ours;
        }
        if next_bot(app, table, &table.now()).is_none() {
            return Self::Nothing;
        }
        match app.store.take_lease(&table.id, LEASE, &app.node).await {
            Ok(true) => Self::Ours,
            Ok(false) => Self::Elsewhere,
            Err(error) => {
                tracing::warn!(table = table.id, %error, "who thinks for the bots is not known");
                Self::Elsewhere
            }
        }
    }
}

async fn give_back(app: &App, table: &LiveTable) {
    if app.store.is_shared()
        && let Err(error) = app.store.drop_lease(&table.id, LEASE, &app.node).await
    {
        tracing::warn!(table = table.id, %error, "nobody else may think for this table yet");
    }
}

/// Somebody comes to look: the bots play on, and one that was stuck tries again.
pub(crate) fn greet(app: &App, table: &Arc<LiveTable>) {
    table.set_stuck(None);
    wake(app, table);
}

/// What a bot could not keep it may keep by now: a disk has room again, a database answers.
pub(crate) fn try_again(app: &App) {
    for table in app.live_tables() {
        if table.is_stuck(table.now().record.revision) {
            greet(app, &table);
        }
    }
}

/// The first seat that is to decide and has a bot, if the bots of this table play now: not while
/// nobody would see it, not where one of them is stuck, and not when the server ends.
fn next_bot(app: &App, table: &LiveTable, play: &Play) -> Option<(Seat, BotSpec)> {
    let is_wanted = table.presence.is_watched() || play.has_people();
    if !is_wanted || table.is_stuck(play.record.revision) || *app.stopping.borrow() {
        return None;
    }
    play.deciding().into_iter().find_map(|seat| match &play.seat(seat)?.occupant {
        Occupant::Bot { bot, .. } => Some((seat, bot.parse().unwrap_or(BotSpec::Random))),
        Occupant::Open | Occupant::Player { .. } | Occupant::Hotseat { .. } => None,
    })
}

/// Why a bot has decided nothing.
enum Interrupted {
    /// The table has moved on: there may be something else to decide.
    Outdated,
    /// The bot is broken.
    Broken,
    /// The server ends.
    Stopping,
}

/// A bot at its seat. It is kept for the decisions that follow each other, so that it can go on
/// with what it has thought out.
struct Mind {
    spec: BotSpec,
    bot: Box<dyn AnyBot>,
    stop: Stop,
}

impl Mind {
    fn new(app: &App, table: &LiveTable, spec: BotSpec, seed: Seed, seat: Seat) -> Self {
        let stop = Stop::default();
        let bot = table.game.bot(spec, seed, seat, app.config.thinking(), &stop);
        Self { spec, bot, stop }
    }
}

/// Lets a bot think, as soon as there is a place to do so. An interrupted bot is gone.
async fn think(
    app: &App,
    table: &LiveTable,
    game: Box<dyn AnyMatch>,
    mut mind: Mind,
    seat: Seat,
    revision: Revision,
    host: String,
) -> Result<(Value, Mind), Interrupted> {
    let errand = Errand { player: host, table: table.id.clone(), thought: Thought::Bot(seat) };
    let ticket = app.thinkers.ask(errand).map_err(|_| Interrupted::Broken)?;
    let _place = tokio::select! {
        place = ticket.place(|| table.news.announce()) => place,
        interrupted = interruption(app, table, seat, revision) => return Err(interrupted),
    };
    let (started, stop) = (Instant::now(), mind.stop.clone());
    let thinking =
        tokio::task::spawn_blocking(move || (mind.bot.choose(game.as_ref(), seat), mind));
    let thought = tokio::select! {
        thought = thinking => thought,
        interrupted = interruption(app, table, seat, revision) => {
            stop.stop();
            return Err(interrupted);
        }
    };
    let (played, mind) = thought.map_err(|_| {
        tracing::error!(table = table.id, %seat, "a bot panicked; its table waits");
        Interrupted::Broken
    })?;
    metrics::histogram!("nunatak_bot_seconds", "bot" => mind.spec.to_string())
        .record(started.elapsed());
    Ok((played.action, mind))
}

/// Whether a bot still plays for a seat, and what it saw at a revision still holds for it.
fn is_wanted(play: &Play, seat: Seat, revision: Revision) -> bool {
    let is_bot = |seat: &SeatRecord| matches!(seat.occupant, Occupant::Bot { .. });
    play.is_current(revision, seat) && play.seat(seat).is_some_and(is_bot)
}

/// Completes when a decision is not wanted any more.
async fn interruption(app: &App, table: &LiveTable, seat: Seat, revision: Revision) -> Interrupted {
    let (mut changes, mut stopping) = (table.news.subscribe(), app.stopping.subscribe());
    while !*stopping.borrow_and_update() {
        tokio::select! {
            _ = changes.changed() => {
                if !is_wanted(&*table.lock().await, seat, revision) {
                    return Interrupted::Outdated;
                }
            }
            _ = stopping.changed() => {}
        }
    }
    Interrupted::Stopping
}

async fn play(app: &App, table: &LiveTable) {
    let mut minds: HashMap<Seat, Mind> = HashMap::new();
    let mut failures = 0;
    loop {
        let (seat, spec, scripted, game, seed, pace, revision, host) = {
            let play = table.lock().await;
            let Some((seat, spec)) = next_bot(app, table, &play) else { return };
            // Among several who choose in secret nobody watches, so nobody has to wait.
            let is_watched = play.deciding().len() == 1;
            let pace =
                if is_watched { play.settings.pace.unwrap_or(app.config.bot_pace) } else { 0 };
            let seed: Seed = play.record.seed.nth(BOT_SEEDS + play.game.len() as u64);
            let scripted = play.lesson().and_then(|lesson| lesson.next(play.game.as_ref(), seat));
            (
                seat,
                spec,
                scripted,
                play.game.boxed_clone(),
                seed,
                pace,
                play.record.revision,
                play.record.host.clone(),
            )
        };
        let started = Instant::now();
        let action = if let Some(act) = scripted {
            act.into()
        } else {
            let mind = minds.remove(&seat).filter(|mind| mind.spec == spec);
            let mind = mind.unwrap_or_else(|| Mind::new(app, table, spec, seed, seat));
            match think(app, table, game, mind, seat, revision, host).await {
                Ok((action, mind)) => {
                    minds.insert(seat, mind);
                    action
                }
                Err(Interrupted::Outdated) => continue,
                Err(Interrupted::Broken) => {
                    table.set_stuck(Some(revision));
                    table.news.announce();
                    return;
                }
                Err(Interrupted::Stopping) => return,
            }
        };
        let rest = Duration::from_millis(pace).saturating_sub(started.elapsed());
        tokio::time::sleep(rest).await;
        let mut play = table.lock().await;
        if !is_wanted(&play, seat, revision) {
            continue; // Somebody was faster: think again.
        }
        let mut acted = play.act(app, Some(revision), seat.into(), &[action]).await;
        if acted.is_ok() {
            acted = play.end_if_too_long(app).await;
        }
        drop(play);
        match acted {
            Ok(()) => {
                failures = 0;
                metrics::counter!("nunatak_moves_total", "by" => "bot").increment(1);
                table.news.announce();
            }
            Err(ChangeError::Stale { .. } | ChangeError::NotPlaying(_) | ChangeError::Halted) => {}
            Err(ChangeError::Store(_)) if failures < MOST_FAILURES => {
                failures += 1;
                tokio::time::sleep(AFTER_A_FAILURE).await;
            }
            Err(error) => {
                // The same step would fail again and again: the table says so and waits for a
                // change or a visitor.
                tracing::error!(table = table.id, %seat, %error, "a bot's step was not kept");
                table.set_stuck(Some(revision));
                table.news.announce();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
    use store::SqliteStore;
    use ui::pages::SeatChoice;

    use super::*;
    use crate::app::Config;
    use crate::seating::{self, Plan};
    use crate::visit;

    #[tokio::test]
    async fn a_bot_that_was_stuck_goes_on_by_itself_when_its_steps_are_kept_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nunatak.db");
        let store = SqliteStore::open(&path).await.expect("a store");
        let options = SqliteConnectOptions::new().filename(&path);
        let mut operator = SqliteConnection::connect_with(&options).await.expect("a connection");
        let app = App::new(Arc::new(store), Config { bot_pace: 0, ..Config::default() });
        let (ada, _) = visit::new_player(&app, "Ada".to_owned()).await.expect("a player");
        let game = catalog::GAMES[0];
        let bots = vec![SeatChoice::Bot(BotSpec::Random.to_string()); 2];
        let plan = Plan::new(game, game.options(2), bots);
        let id = seating::set_up(&app, plan, &ada.id, "Ada").await.expect("a table");
        let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON steps \
                      BEGIN SELECT RAISE(FAIL, 'no room'); END";
        sqlx::query(refuse).execute(&mut operator).await.expect("a trigger");

        let table = app.table(&id).await.expect("a table");
        let mut news = table.news.subscribe();
        table.presence.enter(Vec::new());
        greet(&app, &table);
        let is_stuck = || table.is_stuck(table.now().record.revision);
        while !is_stuck() {
            news.changed().await.expect("the table is there");
        }
        sqlx::query("DROP TRIGGER refuse").execute(&mut operator).await.expect("it is gone");
        try_again(&app);
        let goes_on = async {
            while table.now().record.revision == Revision(0) {
                news.changed().await.expect("the table is there");
            }
        };
        tokio::time::timeout(Duration::from_secs(30), goes_on).await.expect("the bot goes on");
        assert!(!is_stuck());
    }
}
