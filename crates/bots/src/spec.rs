//! Names of bots, as people write them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{GameRng, Hints, Seat, Seed};

use crate::{Bot, Greedy, Level, Levels, Random, Settings, Stop};

/// Which bot, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum BotSpec {
    /// Chooses uniformly among the legal actions.
    Random,
    /// Makes a beginner's mistakes.
    Novice,
    /// Takes what looks best right after its action.
    Greedy,
    /// Thinks a little.
    Crew,
    /// Thinks well.
    Captain,
    /// The strongest.
    Admiral,
}

impl BotSpec {
    /// Every bot there is, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Novice, Self::Greedy, Self::Crew, Self::Captain, Self::Admiral];

    /// The opponent that people get unless they ask for another.
    pub const USUAL: Self = Self::Crew;

    /// The name, as it is parsed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Greedy => "greedy",
            Self::Crew => "crew",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }

    /// The bot for one seat of a measured match. The same seed makes the same bot.
    pub fn build<G: Hints>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let rng = GameRng::for_bot(seed, seat);
        match self.level::<G>() {
            Some((level, settings)) => Box::new(level.measured(settings, rng)),
            None => self.simple(rng),
        }
    }

    /// The bot for one seat of a match with people: it lets nobody wait longer than `most`, and
    /// gives up when `stop` says so.
    pub fn build_for_play<G: Hints>(
        self,
        seed: Seed,
        seat: Seat,
        most: Duration,
        stop: &Stop,
    ) -> Box<dyn Bot<G>> {
        let rng = GameRng::for_bot(seed, seat);
        match self.level::<G>() {
            Some((level, settings)) => {
                Box::new(level.timed(settings, rng, most).with_stop(stop.clone()))
            }
            None => self.simple(rng),
        }
    }

    /// The level of a bot that has one, and how it searches in this game.
    pub fn level<G: Hints>(self) -> Option<(Level, Settings)> {
        let level: fn(&Levels) -> Level = match self {
            Self::Random | Self::Greedy => return None,
            Self::Novice => |levels| levels.novice,
            Self::Crew => |levels| levels.crew,
            Self::Captain => |levels| levels.captain,
            Self::Admiral => |levels| levels.admiral,
        };
        let levels = Levels::of::<G>();
        Some((level(&levels), levels.settings))
    }

    /// A bot that does not search.
    fn simple<G: Hints>(self, rng: GameRng) -> Box<dyn Bot<G>> {
        if self == Self::Random { Box::new(Random::new(rng)) } else { Box::new(Greedy::new(rng)) }
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
        assert_eq!(
            error.to_string(),
            "bot \"gredy\" is not known, the bots are random, novice, greedy, crew, captain, admiral"
        );
    }
}
