//! What is stored, as plain data.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Seed};

use crate::words::words;

words! {
    /// How far a table has come.
    pub enum Status as "status" {
        /// Waits for players.
        Open = "open",
        /// The match is running.
        Playing = "playing",
        /// The match is over.
        Finished = "finished",
        /// Given up; nothing happens here any more.
        Closed = "closed",
    }
}

impl Status {
    /// Whether nothing more happens there, so that everybody may know everything.
    pub const fn is_over(self) -> bool {
        match self {
            Self::Finished | Self::Closed => true,
            Self::Open | Self::Playing => false,
        }
    }
}

words! {
    /// Whether strangers find a table.
    pub enum Visibility as "visibility" {
        /// In the lists of open and finished tables.
        Listed = "listed",
        /// Only for those who know the address.
        Unlisted = "unlisted",
    }
}

words! {
    /// Who talks with whom. Spectators may see more than a player, so they talk apart.
    pub enum Channel as "channel" {
        /// Those who sit at the table.
        Players = "players",
        /// Those who watch.
        Spectators = "spectators",
    }
}

words! {
    /// The kind of an [`Occupant`].
    pub(crate) enum SeatKind as "kind of seat" {
        /// [`Occupant::Open`].
        Open = "open",
        /// [`Occupant::Player`].
        Player = "player",
        /// [`Occupant::Bot`].
        Bot = "bot",
        /// [`Occupant::Hotseat`].
        Hotseat = "hotseat",
    }
}

/// How often a table has changed. Every change of a table names the revision it was made for.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Revision(pub i64);

impl Revision {
    /// Before the first one: everything is new since then.
    pub const NONE: Self = Self(-1);
    /// The revision of a new table.
    pub const FIRST: Self = Self(0);

    /// The revision after one more change.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A person without an account: a browser that comes back with its cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRecord {
    /// Public and random.
    pub id: String,
    /// The hash of the secret cookie.
    pub cookie_hash: String,
    /// What others see.
    pub name: String,
    /// When the player first came.
    pub created_at: i64,
    /// When the player was last here.
    pub seen_at: i64,
}

/// Who plays for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A player at a screen of their own.
    Player {
        /// The player's id.
        player: String,
    },
    /// A bot.
    Bot {
        /// The bot's name in the game.
        bot: String,
        /// The player whose place it keeps, to be given back.
        stands_in_for: Option<String>,
    },
    /// Somebody at another player's screen.
    Hotseat {
        /// The id of the player whose screen it is.
        player: String,
    },
}

impl Occupant {
    /// The player this seat belongs to, also while a bot keeps the place.
    pub fn player(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Player { player } | Self::Hotseat { player } => Some(player),
            Self::Bot { stands_in_for, .. } => stands_in_for.as_deref(),
        }
    }

    /// Whether a person decides here, and not nobody or a bot.
    pub const fn is_person(&self) -> bool {
        match self {
            Self::Player { .. } | Self::Hotseat { .. } => true,
            Self::Open | Self::Bot { .. } => false,
        }
    }

    pub(crate) fn kind(&self) -> SeatKind {
        match self {
            Self::Open => SeatKind::Open,
            Self::Player { .. } => SeatKind::Player,
            Self::Bot { .. } => SeatKind::Bot,
            Self::Hotseat { .. } => SeatKind::Hotseat,
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { bot, .. } => Some(bot),
            Self::Open | Self::Player { .. } | Self::Hotseat { .. } => None,
        }
    }

    /// The occupant with these parts, when they fit together.
    pub(crate) fn from_parts(
        kind: SeatKind,
        player: Option<String>,
        bot: Option<String>,
    ) -> Option<Self> {
        match (kind, player, bot) {
            (SeatKind::Open, None, None) => Some(Self::Open),
            (SeatKind::Player, Some(player), None) => Some(Self::Player { player }),
            (SeatKind::Bot, stands_in_for, Some(bot)) => Some(Self::Bot { bot, stands_in_for }),
            (SeatKind::Hotseat, Some(player), None) => Some(Self::Hotseat { player }),
            (SeatKind::Open | SeatKind::Player | SeatKind::Bot | SeatKind::Hotseat, _, _) => None,
        }
    }
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// Which seat.
    pub seat: Seat,
    /// Who plays for it.
    pub occupant: Occupant,
    /// What others see.
    pub name: String,
    /// What the secret link to this seat was made from, with a key that is not in the store.
    pub key_salt: String,
    /// The hash of the secret link to this seat; no two seats have the same.
    pub key_hash: String,
}

/// A table to be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Short and public.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the table is called.
    pub title: String,
    /// The version of the rules the match is played by.
    pub rules_version: u32,
    /// The game's options as JSON.
    pub options: String,
    /// The seed of the match. It foretells chance: show it to nobody before the end.
    pub seed: Seed,
    /// The id of the player who set the table up.
    pub host: String,
    /// Usually open, or playing when nobody else is expected.
    pub status: Status,
    /// Whether strangers find it.
    pub visibility: Visibility,
    /// How the table is run (pace, hints and so on) as JSON.
    pub settings: String,
    /// All seats.
    pub seats: Vec<SeatRecord>,
    /// The steps that the match starts with, one JSON text each.
    pub steps: Vec<String>,
    /// What a list shows of the match, if that is known.
    pub summary: Option<String>,
    /// The table whose match is played again.
    pub rematch_of: Option<String>,
}

/// Steps that a match is to end with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewSteps<'a> {
    /// So many of the steps before stay.
    pub keep: usize,
    /// The steps behind them, one JSON text each.
    pub steps: &'a [String],
    /// The seat of whoever clicked, where that was not the player of the seat that acts.
    pub clicked_by: Option<Seat>,
    /// What a list shows of the match then, if that is known.
    pub summary: Option<&'a str>,
}

impl<'a> NewSteps<'a> {
    /// Steps of whoever has the seat.
    pub const fn new(keep: usize, steps: &'a [String]) -> Self {
        Self { keep, steps, clicked_by: None, summary: None }
    }

    /// The numbers of the new steps.
    pub fn numbers(&self) -> Range<usize> {
        self.keep..self.keep + self.steps.len()
    }
}

/// A table with its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRecord {
    /// Short and public.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the table is called.
    pub title: String,
    /// The version of the rules the match is played by.
    pub rules_version: u32,
    /// The game's options as JSON.
    pub options: String,
    /// The seed of the match. It foretells chance: show it to nobody before the end.
    pub seed: Seed,
    /// The id of the player who set the table up.
    pub host: String,
    /// How far the table has come.
    pub status: Status,
    /// Whether strangers find it.
    pub visibility: Visibility,
    /// How the table is run (pace, hints and so on) as JSON.
    pub settings: String,
    /// How often the table has changed.
    pub revision: Revision,
    /// When it was set up.
    pub created_at: i64,
    /// When its steps, seats or status last changed.
    pub changed_at: i64,
    /// The table whose match is played again here.
    pub rematch_of: Option<String>,
    /// The table where this match is played again.
    pub rematch_as: Option<String>,
    /// What a list shows of the match as it is now, if that is known.
    pub summary: Option<String>,
    /// All seats in their order.
    pub seats: Vec<SeatRecord>,
}

impl TableRecord {
    /// The place of this table in a list: a page from here starts with the table behind it.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed_at: self.changed_at, id: self.id.clone() }
    }

    /// The seats that a player plays for himself, at one screen.
    pub fn seats_of(&self, player: &str) -> Seats {
        let is_own =
            |occupant: &Occupant| occupant.is_person() && occupant.player() == Some(player);
        let own = self.seats.iter().filter(|seat| is_own(&seat.occupant));
        own.map(|seat| seat.seat).collect()
    }

    /// Whether a player hosts the table or has a seat at it, also one kept by a bot.
    pub fn is_of(&self, player: &str) -> bool {
        let has_seat = |seat: &SeatRecord| seat.occupant.player() == Some(player);
        self.host == player || self.seats.iter().any(has_seat)
    }
}

/// A table, and what is new of its match since a revision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableNews {
    /// The table as it is now.
    pub record: TableRecord,
    /// How many of the steps at that revision are still there. An undo keeps fewer than there were.
    pub keep: usize,
    /// The steps behind them.
    pub steps: Vec<StepRecord>,
}

/// A step of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRecord {
    /// One JSON text.
    pub body: String,
    /// The revision that it came with.
    pub revision: Revision,
    /// When it came.
    pub created_at: i64,
    /// The seat of whoever clicked, where that was not the player of the seat that acts.
    pub clicked_by: Option<Seat>,
}

/// How far everything has come that is kept about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pulse {
    /// The revision of the table.
    pub revision: Revision,
    /// The number of the latest chat message.
    pub chat: i64,
    /// How often the notes have changed.
    pub notes: i64,
}

/// What a server hears from the others on the same database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something was committed, perhaps by this server itself.
    Changed {
        /// The table's id.
        table: String,
        /// How far it has come.
        pulse: Pulse,
    },
    /// Something may have happened that was not heard.
    Missed,
}

/// Something that is known at a table apart from its match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The table's id.
    pub table: String,
    /// What it is about.
    pub kind: String,
    /// Whose it is; an author has one note of a kind.
    pub author: String,
    /// The text.
    pub body: String,
    /// The node that it ends with, if it does.
    pub node: Option<String>,
}

/// A place in a list of tables. The id decides between tables of the same millisecond.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the table last changed.
    pub changed_at: i64,
    /// The table's id.
    pub id: String,
}

/// A part of a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// At most so many tables.
    pub limit: u32,
    /// Only tables behind this one; from the start without it.
    pub before: Option<Cursor>,
}

impl Page {
    /// The first `limit` tables of a list.
    pub const fn first(limit: u32) -> Self {
        Self { limit, before: None }
    }
}

/// How busy the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables that wait for players.
    pub open: u64,
    /// Tables with a running match.
    pub playing: u64,
    /// Tables whose match is over.
    pub finished: u64,
    /// Tables given up.
    pub closed: u64,
    /// Players seen.
    pub players: u64,
}

/// A chat message to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// The table it is said at.
    pub table: String,
    /// Who may read it.
    pub channel: Channel,
    /// The id of the player who says it.
    pub player: Option<String>,
    /// The speaker's seat, when they have one.
    pub seat: Option<Seat>,
    /// The speaker's name at that moment.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Its number at this table, counted from 1 over all channels.
    pub id: i64,
    /// The speaker's seat, when they have one.
    pub seat: Option<Seat>,
    /// The speaker's name at that moment.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When it was said.
    pub created_at: i64,
}

/// Something derived from a table and worth keeping, such as an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The text.
    pub body: String,
    /// When it was made.
    pub created_at: i64,
}
