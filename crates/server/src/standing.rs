//! Standing answers: a seat may say once and for all that it declines what the game often asks, so
//! that nobody waits for it. Like what is said to whoever decides they live with the table in memory.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use table::{AnyMatch, Turn};

use crate::app::App;
use crate::identity;
use crate::live::Play;
use crate::problem::Problem;
use crate::visit::Visit;

/// `POST /t/{id}/standing`: the visitor's seats decline from now on, or are asked again.
pub(crate) async fn standing(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let mut play = table.lock().await;
    let mine = identity::seats_of(&play, &visit);
    if mine.is_empty() {
        return Err(Problem::Forbidden);
    }
    let declines = mine.into_iter().all(|seat| play.declining.contains(seat));
    for seat in mine {
        let seats = play.declining;
        play.declining = if declines { seats.without(seat) } else { seats.with(seat) };
    }
    drop(play);
    table.news.announce();
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

impl Play {
    /// Lets the seats with a standing answer give it; returns whether one did.
    pub(crate) fn decline(&self, game: &mut dyn AnyMatch) -> bool {
        let Turn::Decide(asked) = game.turn() else { return false };
        let Ok(any_game) = self.games.game(&self.record.game) else { return false };
        let mut seats = asked.into_iter().filter(|seat| self.declining.contains(*seat));
        let answer = seats.find_map(|seat| Some((seat, any_game.face().declining(game, seat)?)));
        answer.is_some_and(|(seat, action)| game.act(seat, &action).is_ok())
    }
}
