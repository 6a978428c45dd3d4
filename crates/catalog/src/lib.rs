//! All games of Nunatak behind one interface.
//!
//! Invariant: nothing outside this crate lists the games. A new game is one line in [`GAMES`].

mod entry;

use antarctica::Antarctica;
use kosmonauts::Kosmonauts;
use table::{AnyMatch, LoadError, SaveHeader};

pub use entry::{AnyBot, AnyGame, Arena, NewMatchError, OnGame, Played, RunArenaError};

use entry::Entry;

/// Every game.
pub const GAMES: &[&dyn AnyGame] = &[
    &Entry::<Kosmonauts, kosmonauts::Content>::NEW,
    &Entry::<Antarctica, antarctica::Content>::NEW,
];

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {name:?} is not known, the games are {}", GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.id() == id)
        .ok_or_else(|| UnknownGame { name: id.to_owned() })
}

/// Opens a saved match of any game.
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let header = SaveHeader::read(text)?;
    game(&header.game).map_err(|_| LoadError::UnknownGame(header.game))?.load(text)
}
