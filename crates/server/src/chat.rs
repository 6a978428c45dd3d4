//! What is said at a table. Players and spectators talk apart.

use std::collections::VecDeque;
use std::sync::Mutex;

use store::{Channel, ChatMessage, NewMessage, Store, StoreError};
use table::Seats;

use crate::app::App;
use crate::identity;
use crate::live::LiveTable;
use crate::problem::Problem;
use crate::visit::Visit;

/// The longest chat line.
const MOST_CHAT: usize = 300;

/// So many of the latest lines are shown.
pub(crate) const LINES: usize = 60;

/// The latest lines of both channels, kept with their table.
pub(crate) struct Talk(Mutex<[VecDeque<ChatMessage>; 2]>);

impl Talk {
    pub(crate) async fn open(store: &dyn Store, table: &str) -> Result<Self, StoreError> {
        let players = store.chat(table, Channel::Players, 0, LINES as u32).await?;
        let spectators = store.chat(table, Channel::Spectators, 0, LINES as u32).await?;
        Ok(Self(Mutex::new([players.into(), spectators.into()])))
    }

    /// Reads what was said at other servers. Says whether it was not known here.
    pub(crate) async fn catch_up(
        &self,
        store: &dyn Store,
        table: &str,
    ) -> Result<bool, StoreError> {
        let fresh = Self::open(store, table).await?.0.into_inner();
        let fresh = fresh.expect("nobody panics while talking");
        let mut talk = self.0.lock().expect("nobody panics while talking");
        let is_news = *talk != fresh;
        *talk = fresh;
        Ok(is_news)
    }

    /// The latest lines with a number above `after`, the oldest first.
    fn lines(&self, channel: Channel, after: i64) -> Vec<ChatMessage> {
        let talk = self.0.lock().expect("nobody panics while talking");
        talk[place(channel)].iter().filter(|message| message.id > after).cloned().collect()
    }

    fn add(&self, channel: Channel, message: ChatMessage) {
        let mut talk = self.0.lock().expect("nobody panics while talking");
        let lines = &mut talk[place(channel)];
        if lines.iter().any(|known| known.id == message.id) {
            return;
        }
        // Two who speak at once may arrive here in another order than in the store.
        let later = lines.iter().rev().take_while(|known| known.id > message.id).count();
        lines.insert(lines.len() - later, message);
        while lines.len() > LINES {
            lines.pop_front();
        }
    }
}

const fn place(channel: Channel) -> usize {
    match channel {
        Channel::Players => 0,
        Channel::Spectators => 1,
    }
}

/// Where a visitor with these seats talks and listens.
pub(crate) fn channel(own: Seats) -> Channel {
    if own.is_empty() { Channel::Spectators } else { Channel::Players }
}

/// The latest lines that this visitor may read, with a number above `after`.
pub(crate) fn lines(table: &LiveTable, visit: &Visit, after: i64) -> Vec<ChatMessage> {
    table.talk.lines(channel(identity::seats_of(&table.now(), visit)), after)
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
        let play = table.now();
        let words = visit.look.words();
        let seat = identity::seats_of(&play, visit).first();
        let name = match seat {
            Some(seat) => identity::names(&play, words).of(seat),
            None => visit.name().map_or_else(|| words.get("table-guest"), str::to_owned),
        };
        (channel(identity::seats_of(&play, visit)), seat, name)
    };
    let player = visit.player.as_ref().map(|player| player.id.clone());
    let message = NewMessage { table: table.id.clone(), channel, player, seat, name, text };
    let created_at = app.time();
    let id = app.store.add_chat(&message, created_at).await?;
    let NewMessage { seat, name, text, .. } = message;
    table.talk.add(channel, ChatMessage { id, seat, name, text, created_at });
    table.news.announce();
    Ok(())
}
