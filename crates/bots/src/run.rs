//! What a tournament is, exactly: everything its results depend on.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Hints, Seed, Viewer, Weights as _, text_fingerprint};

use crate::seating::seatings;
use crate::{ArenaConfig, BotSpec, Sprt};

/// The key of results: two runs with the same key bring the same games, wherever and on however
/// many machines they are played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of the program.
    pub version: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules and a fingerprint of their text.
    pub rules: String,
    /// A fingerprint of the data that makes the bots: the weights of the valuation, the levels.
    pub bot_data: String,
    /// What is agreed before each game; it names the content.
    pub options: Value,
    /// The game's score categories.
    pub categories: Vec<String>,
    /// The bots in the seat order of the first game.
    pub bots: Vec<BotSpec>,
    /// What all randomness derives from.
    pub seed: Seed,
    /// How many games, at most if there is a question.
    pub games: u64,
    /// The question that may end the run before its last game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Sprt>,
}

impl Run {
    pub(crate) fn of<G: Hints>(config: &ArenaConfig<G>, start: &G) -> Self {
        let categories = start.standings(Viewer::Spectator).categories;
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            rules: format!("{}-{:016x}", G::RULES_VERSION, text_fingerprint(&[G::RULES])),
            bot_data: format!("{:016x}", text_fingerprint(&[&G::weights().write(), G::LEVELS])),
            options: serde_json::to_value(&config.options).expect("plain data is JSON"),
            categories: categories.iter().map(ToString::to_string).collect(),
            bots: config.seats.clone(),
            seed: config.seed,
            games: config.games,
            sprt: config.sprt,
        }
    }

    /// How many games are played on one seed: one for each way to seat the bots.
    pub fn block_size(&self) -> u64 {
        seatings(&self.bots).len() as u64
    }

    /// How many blocks there are; the last one may be incomplete.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block_size())
    }
}

/// A part of a run, for one machine of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, counted from 0.
    pub index: u64,
    /// How many parts there are.
    pub count: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// The blocks of this part. The parts are nearly equal, and every block is in one of them.
    pub fn blocks(self, blocks: u64) -> Range<u64> {
        let border =
            |index: u64| (u128::from(blocks) * u128::from(index) / u128::from(self.count)) as u64;
        border(self.index)..border(self.index + 1)
    }
}

/// A text that names no part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a part such as 2/8")]
pub struct NotAShard(String);

/// Reads `2/8`, the second of eight parts.
impl FromStr for Shard {
    type Err = NotAShard;

    fn from_str(text: &str) -> Result<Self, NotAShard> {
        text.split_once('/')
            .and_then(|(number, count)| {
                let (number, count): (u64, u64) = (number.parse().ok()?, count.parse().ok()?);
                (1..=count).contains(&number).then(|| Self { index: number - 1, count })
            })
            .ok_or_else(|| NotAShard(text.to_owned()))
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_nearly_equal_and_leave_nothing_out() {
        for (blocks, count) in [(10, 3), (2, 5), (1000, 7), (0, 2)] {
            let shards = (0..count).map(|index| Shard { index, count }.blocks(blocks));
            let sizes: Vec<u64> = shards.clone().map(|range| range.end - range.start).collect();
            assert!(shards.flatten().eq(0..blocks), "{blocks} in {count}");
            let (least, most) = (sizes.iter().min(), sizes.iter().max());
            assert!(most.zip(least).is_some_and(|(most, least)| most - least <= 1), "{sizes:?}");
        }
    }

    #[test]
    fn shards_are_written_as_they_are_read() {
        assert_eq!("2/8".parse(), Ok(Shard { index: 1, count: 8 }));
        assert_eq!("2/8".parse::<Shard>().expect("a shard").to_string(), "2/8");
        for text in ["0/8", "9/8", "2", "a/b", "1/0"] {
            let error = text.parse::<Shard>().expect_err(text);
            assert_eq!(error.to_string(), format!("{text:?} is not a part such as 2/8"));
        }
    }
}
