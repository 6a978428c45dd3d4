//! How strong the named levels are in a game, as data.

use std::collections::BTreeMap;
use std::sync::RwLock;
use std::time::Duration;

use serde::Deserialize;
use table::{GameRng, Hints};

use crate::search::{Budget, Search, Settings, Sight, Stop};

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
    /// Simulations for a decision. They make the strength, on every machine the same.
    pub simulations: u32,
    /// No longer than this for a decision in play, for the sake of slow machines.
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
        // Bots are made for every game of a tournament; their levels are read once a game's id.
        static KNOWN: RwLock<BTreeMap<&'static str, Levels>> = RwLock::new(BTreeMap::new());
        let known = KNOWN.read().expect("nobody panics while reading levels").get(G::ID).copied();
        known.unwrap_or_else(|| {
            let levels = Self::parse(G::ID, G::LEVELS).unwrap_or_else(|error| panic!("{error}"));
            KNOWN.write().expect("nobody panics while writing levels").insert(G::ID, levels);
            levels
        })
    }

    /// The strongest level, thinking no longer than `most`, and no more when `stop` says so.
    pub fn strongest<G: Hints>(self, rng: GameRng, most: Duration, stop: &Stop) -> Search<G> {
        self.admiral.timed(self.settings, rng, most).with_stop(stop.clone())
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
        Search::new(settings, self.sight, Budget::simulations(self.simulations), rng)
    }

    /// A bot of this level that nobody has to wait for longer than its time and `most`.
    pub fn timed<G: Hints>(self, settings: Settings, rng: GameRng, most: Duration) -> Search<G> {
        let time = Duration::from_millis(self.milliseconds.into()).min(most);
        self.measured(settings, rng).within(time)
    }
}
