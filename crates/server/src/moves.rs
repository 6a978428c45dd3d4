//! Steps and advice, for pages and API alike.

use std::time::Instant;

use catalog::Advice;
use store::Revision;
use table::Seat;

use crate::app::App;
use crate::live::{ChangeError, LiveTable, Play};
use crate::problem::Problem;
use crate::thinkers::{Errand, Thought};
use crate::visit::Visit;

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
        play.end_if_too_long(app).await?;
        metrics::counter!("nunatak_moves_total", "by" => "player").increment(1);
        metrics::histogram!("nunatak_move_seconds").record(started.elapsed());
        Ok(())
    }
}

/// What the strongest bot would do in the place of a seat, the best first.
pub(crate) async fn advise(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
    seat: Seat,
) -> Result<Vec<Advice>, Problem> {
    let (game, host) = {
        let play = table.lock().await;
        if !play.settings.hints || !play.deciding().contains(seat) {
            return Err(Problem::Forbidden);
        }
        (play.game.boxed_clone(), play.record.host.clone())
    };
    // Who came by the link of a seat has no player of his own.
    let player = visit.player.as_ref().map_or(host, |player| player.id.clone());
    let errand = Errand { player, table: table.id.clone(), thought: Thought::Hint(seat) };
    let _place = app.thinkers.ask(errand)?.place(|| table.announce()).await;
    let (any_game, most, seed) = (table.game, app.config.thinking(), crate::secret::seed());
    let advice = move || any_game.advise(game.as_ref(), seat, seed, most);
    tokio::task::spawn_blocking(advice).await.map_err(|_| Problem::Internal)
}
