//! Event cards.

use std::fmt;
use std::str::FromStr;

use table::{Numbered, Value};

use crate::hex::Direction;

/// How many different event cards there are.
pub const CARDS: usize = 18;

/// An event card. The seven types of the rulebook and no others: KOS-RULING-24.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// Puts normal fuel on a direction of every panel. All panels share the orientation of the
    /// board: KOS-RULING-4.
    SolarWind(Wind, Direction),
    /// One super fuel for the tank.
    Refueling,
    /// A shield for up to five normal fuel.
    EnergyConversion,
    /// Flying ships near a body must land.
    GravitationalPull,
    /// Four cubes instead of three in this round's orders.
    Boosters,
    /// Every tank loses five normal fuel.
    Asteroids,
    /// No fuel may be placed in this round.
    SolarFlares,
}

/// The strength of a solar wind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wind {
    /// One cube.
    Light = 1,
    /// Two cubes.
    Strong = 2,
}

impl Card {
    /// The position among all different cards.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::SolarWind(wind, direction) => (wind as usize - 1) * 6 + direction as usize,
            Self::Refueling => 12,
            Self::EnergyConversion => 13,
            Self::GravitationalPull => 14,
            Self::Boosters => 15,
            Self::Asteroids => 16,
            Self::SolarFlares => 17,
        }
    }

    /// The id, such as `EV-WIND-2-NE`.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; CARDS] = [
            "EV-WIND-1-E",
            "EV-WIND-1-NE",
            "EV-WIND-1-NW",
            "EV-WIND-1-W",
            "EV-WIND-1-SW",
            "EV-WIND-1-SE",
            "EV-WIND-2-E",
            "EV-WIND-2-NE",
            "EV-WIND-2-NW",
            "EV-WIND-2-W",
            "EV-WIND-2-SW",
            "EV-WIND-2-SE",
            "EV-REFUEL",
            "EV-CONVERT",
            "EV-GRAVITY",
            "EV-BOOST",
            "EV-ASTEROID",
            "EV-FLARE",
        ];
        IDS[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|card| card.id() == text)
            .ok_or_else(|| format!("{text:?} is not an event card"))
    }
}

table::serde_as_text!(Card);

impl Numbered for Card {
    const COUNT: usize = CARDS;

    #[inline]
    fn index(self) -> usize {
        Self::index(self)
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        Some(match index {
            0..6 => Self::SolarWind(Wind::Light, Direction::ALL[index]),
            6..12 => Self::SolarWind(Wind::Strong, Direction::ALL[index - 6]),
            12 => Self::Refueling,
            13 => Self::EnergyConversion,
            14 => Self::GravitationalPull,
            15 => Self::Boosters,
            16 => Self::Asteroids,
            17 => Self::SolarFlares,
            _ => return None,
        })
    }
}

impl From<Card> for Value {
    fn from(card: Card) -> Self {
        Self::Id(card.id())
    }
}

/// A pile of event cards whose order nobody knows: how many of each card are in it.
pub type Pile = [u8; CARDS];
