//! Steps and advice, for pages and API alike.

use std::time::Instant;

use catalog::Advice;
use store::Revision;
use table::{MOST_ANNOUNCED, Seat};

use crate::app::App;
use crate::live::LiveTable;
use crate::play::{ChangeError, Mover, Play};
use crate::problem::Problem;
use crate::thinkers::{Errand, Thought};
use crate::visit::Visit;

/// What a seat wants to do.
pub(crate) enum Change {
    /// Actions, in JSON: one, or a short list of them.
    Act(Vec<serde_json::Value>),
    /// To take back its latest step.
    Undo,
}

/// Hints draw from seeds with these numbers in the match's series: whoever asks twice is told the same.
const HINT_SEEDS: u64 = 3 << 61;

/// A list of actions in the game's notation, if it is neither empty nor too long.
pub(crate) fn announced(
    action: Option<String>,
    actions: Vec<String>,
) -> Result<Vec<serde_json::Value>, Problem> {
    let actions: Vec<_> = action.into_iter().chain(actions).map(Into::into).collect();
    match actions.len() {
        0 => Err(Problem::Invalid("no action is named".to_owned())),
        1..=MOST_ANNOUNCED => Ok(actions),
        count => Err(Problem::Invalid(format!("{count} actions are more than {MOST_ANNOUNCED}"))),
    }
}

impl Change {
    /// Carries it out. The caller announces it when nobody holds the table any more.
    pub(crate) async fn carry_out(
        &self,
        app: &App,
        play: &mut Play,
        mover: Mover,
        expected: Option<Revision>,
    ) -> Result<(), ChangeError> {
        let started = Instant::now();
        match self {
            Self::Act(actions) => play.act(app, expected, mover, actions).await?,
            Self::Undo => play.undo(app, expected, mover.seat).await?,
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
    let (game, host, seed) = {
        let play = table.lock().await;
        if !play.settings.hints || !play.deciding().contains(seat) {
            return Err(Problem::Forbidden);
        }
        let seed = play.record.seed.nth(HINT_SEEDS + play.game.len() as u64);
        (play.game.boxed_clone(), play.record.host.clone(), seed)
    };
    // Who came by the link of a seat has no player of his own.
    let player = visit.player.as_ref().map_or(host, |player| player.id.clone());
    let errand = Errand { player, table: table.id.clone(), thought: Thought::Hint(seat) };
    let _place = app.thinkers.ask(errand)?.place(|| table.news.announce()).await;
    let (any_game, most) = (table.game, app.config.thinking());
    let advice = move || any_game.advise(game.as_ref(), seat, seed, most);
    tokio::task::spawn_blocking(advice).await.map_err(|_| Problem::Internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_day_may_be_announced_and_no_more() {
        let list = |count: usize| {
            let listed = announced(None, vec!["stop".to_owned(); count]);
            listed.map(|it| it.len()).map_err(|problem| problem.to_string())
        };
        assert_eq!(list(1), Ok(1));
        assert_eq!(list(MOST_ANNOUNCED), Ok(48));
        assert_eq!(list(MOST_ANNOUNCED + 1), Err("49 actions are more than 48".to_owned()));
        assert!(list(0).is_err());
    }
}
