//! Standing answers: a player may say once and for all that he declines what the game often asks, so
//! that nobody waits for him. They are kept with the settings of the table.

use axum::extract::State;
use axum::response::Response;
use table::{AnyMatch, Seat, Seats, Turn};

use crate::app::App;
use crate::identity;
use crate::pages::to_table;
use crate::play::Play;
use crate::problem::Problem;
use crate::settings::TableSettings;
use crate::visit::At;

/// `POST /t/{id}/standing`: the visitor's seats decline from now on, or are asked again.
pub(crate) async fn standing(
    State(app): State<App>,
    At { visit, table }: At,
) -> Result<Response, Problem> {
    let mut play = table.lock().await;
    let mine = identity::seats_of(&play, &visit);
    if mine.is_empty() {
        return Err(Problem::Forbidden);
    }
    if !play.is_running() {
        return Err(Problem::Conflict);
    }
    let seats = play.settings.declining;
    let declines = mine.into_iter().all(|seat| seats.contains(seat));
    let toggle = |seats: Seats, seat| if declines { seats.without(seat) } else { seats.with(seat) };
    let declining = mine.into_iter().fold(seats, toggle);
    let settings = TableSettings { declining, ..play.settings.clone() };
    play.run_by(&app, settings).await?;
    drop(play);
    table.news.announce();
    Ok(to_table(&table.id))
}

impl Play {
    /// Lets the seats with a standing answer give it; returns whether one did.
    pub(crate) fn decline(&self, game: &mut dyn AnyMatch) -> bool {
        let Turn::Decide(asked) = game.turn() else { return false };
        let Ok(any_game) = self.games.game(&self.record.game) else { return false };
        // A bot that keeps a seat decides for itself.
        let is_person = |seat| self.seat(seat).is_some_and(|seat| seat.occupant.is_person());
        let declines = |seat: &Seat| self.settings.declining.contains(*seat) && is_person(*seat);
        let mut seats = asked.into_iter().filter(declines);
        let answer = seats.find_map(|seat| Some((seat, any_game.face().declining(game, seat)?)));
        answer.is_some_and(|(seat, action)| game.act(seat, &action).is_ok())
    }
}
