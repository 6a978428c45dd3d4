//! Bots at tables: they think off the request path, at a pace that people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::{BotSpec, Stop};
use store::Occupant;
use table::{Seat, Seed};

use crate::app::App;
use crate::live::{LiveTable, Play};

/// Bots draw from seeds with these numbers in the match's series.
const BOT_SEEDS: u64 = 1 << 62;

/// Sees to it that the bots of a table play when it is their turn.
pub(crate) fn wake(app: &App, table: &Arc<LiveTable>) {
    if table.take_bot_task() {
        let (app, table) = (app.clone(), table.clone());
        tokio::spawn(async move {
            play(&app, &table).await;
            table.bots_awake.store(false, Ordering::SeqCst);
            // A step may have come between the last look and the end of the task.
            if next_bot(&*table.lock().await).is_some() {
                wake(&app, &table);
            }
        });
    }
}

/// The first seat that is to decide and has a bot.
fn next_bot(play: &Play) -> Option<(Seat, BotSpec)> {
    play.deciding().into_iter().find_map(|seat| match &play.seat(seat)?.occupant {
        Occupant::Bot { bot, .. } => Some((seat, bot.parse().unwrap_or(BotSpec::Random))),
        Occupant::Open | Occupant::Player { .. } | Occupant::Hotseat { .. } => None,
    })
}

async fn play(app: &App, table: &LiveTable) {
    loop {
        let (seat, spec, game, seed, pace, revision) = {
            let play = table.lock().await;
            let Some((seat, spec)) = next_bot(&play) else { return };
            // Among several who choose in secret nobody watches, so nobody has to wait.
            let is_watched = play.deciding().len() == 1;
            let pace =
                if is_watched { play.settings.pace.unwrap_or(app.config.bot_pace) } else { 0 };
            let seed: Seed = play.record.seed.nth(BOT_SEEDS + play.game.len() as u64);
            (seat, spec, play.game.boxed_clone(), seed, pace, play.record.revision)
        };
        let started = Instant::now();
        let stop = Stop::default();
        let mut bot = table.game.bot(spec, seed, seat, stop.clone());
        let mut thinking = tokio::task::spawn_blocking(move || bot.choose(game.as_ref(), seat));
        let mut changes = table.changes.subscribe();
        let played = loop {
            tokio::select! {
                played = &mut thinking => break played,
                // What a bot finds out about a position that has passed is of no use.
                _ = changes.changed() => if table.lock().await.record.revision != revision {
                    stop.stop();
                },
            }
        };
        let Ok(played) = played else {
            tracing::error!(table = table.id, %seat, "a bot panicked; its table waits");
            return;
        };
        metrics::histogram!("nunatak_bot_seconds", "bot" => spec.to_string())
            .record(started.elapsed());
        let rest = Duration::from_millis(pace).saturating_sub(started.elapsed());
        tokio::time::sleep(rest).await;
        let mut play = table.lock().await;
        if play.record.revision != revision {
            continue; // Somebody was faster: think again.
        }
        match play.act(app.store.as_ref(), Some(revision), seat, &played.action).await {
            Ok(()) => {
                drop(play);
                metrics::counter!("nunatak_moves_total", "by" => "bot").increment(1);
                table.announce();
            }
            Err(error) => {
                tracing::error!(table = table.id, %seat, %error, "a bot's step was not kept");
                drop(play);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}
