//! What is said at a table. Players and spectators talk apart.

use store::{Channel, ChatMessage, NewMessage};
use table::Seats;

use crate::app::{App, now};
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::table_page;
use crate::visit::Visit;

/// The longest chat line.
const MOST_CHAT: usize = 300;

/// So many of the latest lines are shown.
pub(crate) const LINES: u32 = 60;

/// Where a visitor with these seats talks and listens.
pub(crate) fn channel(own: Seats) -> Channel {
    if own.is_empty() { Channel::Spectators } else { Channel::Players }
}

/// The latest lines that this visitor may read, with a number above `after`.
pub(crate) async fn lines(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
    after: i64,
) -> Result<Vec<ChatMessage>, Problem> {
    let channel = channel(table_page::seats_of(&*table.lock().await, visit));
    Ok(app.store.chat(&table.id, channel, after, LINES).await?)
}

/// Whether this visitor may say something again. To be asked before a new visitor becomes a player:
/// whoever sends no cookie would be a new player, with a fresh allowance, each time.
pub(crate) fn allows(app: &App, visit: &Visit) -> bool {
    match &visit.player {
        Some(player) => app.limits.allows_chat(&player.id),
        None => app.limits.allows_chat(&visit.address.to_string()),
    }
}

/// Lets a visitor say something. Silence is not kept.
pub(crate) async fn say(
    app: &App,
    table: &LiveTable,
    visit: &Visit,
    text: &str,
) -> Result<(), Problem> {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let text: String = text.trim().chars().map(plain).take(MOST_CHAT).collect();
    if text.is_empty() {
        return Ok(());
    }
    let (channel, seat, name) = {
        let play = table.lock().await;
        let words = visit.look.words();
        let seat = table_page::seats_of(&play, visit).first();
        let name = match seat {
            Some(seat) => table_page::names(&play, words).of(seat),
            None => visit.name().map_or_else(|| words.get("table-guest"), str::to_owned),
        };
        (channel(table_page::seats_of(&play, visit)), seat, name)
    };
    let message = NewMessage { table: table.id.clone(), channel, seat, name, text };
    app.store.add_chat(&message, now()).await?;
    table.announce();
    Ok(())
}
