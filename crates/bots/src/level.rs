//! How strong the named levels are in a game, as data.

use std::time::Duration;

use serde::Deserialize;
use table::{GameRng, Hints};

use crate::search::{Budget, Search, Settings, Sight};

/// The levels of one game: `bots/levels.ron` beside it.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// How every level of this game searches.
    pub settings: Settings,
    /// Makes a beginner's mistakes.
    pub novice: Level,
    /// Thinks a little.
    pub crew: Level,
    /// Thinks well.
    pub captain: Level,
    /// The strongest.
    pub admiral: Level,
}

/// How much and how well a level thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Simulations for a decision.
    pub simulations: u32,
    /// The longest time for a decision, in play.
    pub milliseconds: u32,
    /// How well it sees.
    pub sight: Sight,
}

/// Levels that make no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("levels of {game}: {problem}")]
pub struct LevelsError {
    /// The game's id.
    pub game: &'static str,
    /// What is wrong, and where.
    pub problem: String,
}

impl Levels {
    /// The levels of a game.
    ///
    /// # Panics
    /// When the game's data is wrong, which a test of each game excludes.
    pub fn of<G: Hints>() -> Self {
        Self::parse(G::ID, G::LEVELS).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Reads and checks levels.
    pub fn parse(game: &'static str, text: &str) -> Result<Self, LevelsError> {
        let wrong = |problem: String| LevelsError { game, problem };
        let levels: Self = ron::from_str(text).map_err(|error| wrong(error.to_string()))?;
        levels.settings.validate().map_err(wrong)?;
        let Self { novice, crew, captain, admiral, .. } = levels;
        for level in [novice, crew, captain, admiral] {
            level.sight.validate().map_err(wrong)?;
        }
        Ok(levels)
    }
}

impl Level {
    /// A bot of this level whose strength does not depend on the machine.
    pub fn measured<G: Hints>(self, settings: Settings, rng: GameRng) -> Search<G> {
        Search::new(settings, self.sight, Budget::Simulations(self.simulations), rng)
    }

    /// The same bot, but it thinks no longer than people like to wait.
    pub fn timed<G: Hints>(self, settings: Settings, rng: GameRng) -> Search<G> {
        let time = Duration::from_millis(self.milliseconds.into());
        Search::new(settings, self.sight, Budget::Within(self.simulations, time), rng)
    }
}
