//! All games of Nunatak behind one interface.
//!
//! Invariant: nothing lists the games but [`ui::games`], and [`GAMES`] is made of that list.

mod advice;
mod entry;

use std::fmt;

use table::{AnyMatch, Content, Hints, LoadError, SaveHeader};
use ui::Face;

pub use advice::{Advice, OnStep, Opinion};
pub use entry::{
    AnyBot, AnyGame, Arena, NewMatchError, OnGame, OnRound, Played, RunArenaError, TuneError,
    WeightsFile,
};
pub use ui::{each_game, games, test_each_game};

use entry::Listed;

macro_rules! entries {
    ($($package:ident :: $game:ident),*) => {
        [$(&Listed::<ui::games::$package::$game, ui::games::$package::Content>::NEW),*]
    };
}

/// Every game. A constant would compile all of them again wherever it is used.
pub static GAMES: [&dyn AnyGame; games::COUNT] = ui::with_games!(entries);

/// A list of games. There is one, [`GAMES`]; a test of what knows no game may bring its own.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl Games {
    /// [`GAMES`].
    pub const ALL: Self = Self(&GAMES);

    /// The games in their order.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }

    /// The game with this id.
    pub fn game(self, id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
        let found = self.iter().find(|game| game.id() == id);
        found.ok_or_else(|| UnknownGame { name: id.to_owned() })
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(AnyGame::id)).finish()
    }
}

/// A game with its content as an entry of a list.
pub const fn entry<G: Hints + Face, C: Content>() -> &'static dyn AnyGame {
    const { &Listed::<G, C>::NEW }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {name:?} is not known, the games are {}", GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    Games::ALL.game(id)
}

/// Opens a saved match of any game.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let header = SaveHeader::read(text)?;
    game(&header.game).map_err(|_| LoadError::UnknownGame(header.game))?.load(text)
}
