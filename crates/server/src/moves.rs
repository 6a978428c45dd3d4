//! Steps and advice, for pages and API alike.

use std::time::Instant;

use bots::{BotSpec, Stop};
use catalog::Played;
use store::Revision;
use table::Seat;

use crate::app::App;
use crate::live::{ChangeError, LiveTable, Play};
use crate::problem::Problem;

/// What a seat wants to do.
pub(crate) enum Change {
    /// An action, in JSON.
    Act(serde_json::Value),
    /// To take back its latest step.
    Undo,
}

impl Change {
    /// Carries it out. The caller announces it when nobody holds the table any more.
    pub(crate) async fn carry_out(
        &self,
        app: &App,
        play: &mut Play,
        seat: Seat,
        expected: Option<Revision>,
    ) -> Result<(), ChangeError> {
        let started = Instant::now();
        let store = app.store.as_ref();
        match self {
            Self::Act(action) => play.act(store, expected, seat, action).await?,
            Self::Undo => play.undo(store, expected, seat).await?,
        }
        metrics::counter!("nunatak_moves_total", "by" => "player").increment(1);
        metrics::histogram!("nunatak_move_seconds").record(started.elapsed());
        Ok(())
    }
}

/// What a bot would do in the place of a seat.
pub(crate) async fn advise(table: &LiveTable, seat: Seat) -> Result<Played, Problem> {
    let game = {
        let play = table.lock().await;
        if !play.settings.hints || !play.deciding().contains(seat) {
            return Err(Problem::Forbidden);
        }
        play.game.boxed_clone()
    };
    let mut bot = table.game.bot(BotSpec::Greedy, crate::secret::seed(), seat, Stop::default());
    let advice = tokio::task::spawn_blocking(move || bot.choose(game.as_ref(), seat)).await;
    advice.map_err(|_| Problem::Internal)
}
