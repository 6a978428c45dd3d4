//! Names of bots, as people write them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{GameRng, Hints, Seat, Seed};

use crate::{Bot, Greedy, Random};

/// Which bot, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum BotSpec {
    /// Chooses uniformly among the legal actions.
    Random,
    /// Takes what looks best right after its action.
    Greedy,
}

impl BotSpec {
    /// Every bot there is, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name, as it is parsed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot for one seat of a match. The same seed makes the same bot.
    pub fn build<G: Hints>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let rng = GameRng::for_bot(seed, seat);
        match self {
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => Box::new(Greedy::new(rng)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<BotSpec> for &'static str {
    fn from(spec: BotSpec) -> Self {
        spec.name()
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL
            .into_iter()
            .find(|spec| spec.name() == name)
            .ok_or_else(|| UnknownBot { name: name.to_owned() })
    }
}

impl TryFrom<String> for BotSpec {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bot {name:?} is not known, the bots are {}", BotSpec::ALL.map(BotSpec::name).join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_parsed_from_its_name() {
        for spec in BotSpec::ALL {
            assert_eq!(spec.to_string().parse(), Ok(spec));
            let json = serde_json::to_string(&spec).unwrap();
            assert_eq!(json, format!("\"{spec}\""));
            assert_eq!(serde_json::from_str::<BotSpec>(&json).unwrap(), spec);
        }
    }

    #[test]
    fn an_unknown_bot_is_refused_with_the_known_names() {
        let error = "gredy".parse::<BotSpec>().unwrap_err();
        assert_eq!(error.to_string(), "bot \"gredy\" is not known, the bots are random, greedy");
    }
}
