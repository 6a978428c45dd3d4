//! All games of Nunatak behind one interface.
//!
//! Invariant: nothing lists the games but [`ui::games`], and [`GAMES`] is made of that list.

mod advice;
mod entry;

use table::{AnyMatch, LoadError, SaveHeader};

pub use advice::{Advice, OnStep, Opinion};
pub use entry::{
    AnyBot, AnyGame, Arena, NewMatchError, OnGame, OnRound, Played, RunArenaError, TuneError,
    WeightsFile,
};
pub use ui::{each_game, games, test_each_game};

use entry::Entry;

macro_rules! entries {
    ($($package:ident :: $game:ident),*) => {
        &[$(&Entry::<ui::games::$package::$game, ui::games::$package::Content>::NEW),*]
    };
}

/// Every game.
pub const GAMES: &[&dyn AnyGame] = ui::with_games!(entries);

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
