//! Zones, berths for ships, and sets of zones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Numbered;

use crate::ship::BERTHS;

table::ids! {
    /// A zone, numbered counter-clockwise from the place where the Sun starts. ANT-COMP-1.
    pub struct Zone(8, "z") is "a zone";
    /// A set of zones.
    pub set Zones(u8);
    /// A value for each zone.
    pub map ByZone;
}

impl Zone {
    /// The next zone counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % Self::COUNT as u8)
    }
}

/// Where a zone lies on the printed board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the eight winds")]
pub enum Compass {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
}

/// A ship space of a zone: `z3.1` is the front of the queue in `z3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Berth {
    /// The zone.
    pub zone: Zone,
    /// The place in the queue, 0 is the front.
    pub place: u8,
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.zone, self.place + 1)
    }
}

impl FromStr for Berth {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (zone, place) = text.split_once('.').unwrap_or((text, ""));
        let place = match place {
            "1" => 0,
            "2" => 1,
            "3" => 2,
            _ => return Err(format!("{text:?} is not a place in a queue")),
        };
        Ok(Self { zone: zone.parse()?, place })
    }
}

table::word_as_text!(Berth);

impl Numbered for Berth {
    const COUNT: usize = Zone::COUNT * BERTHS;

    fn index(self) -> usize {
        self.zone.index() * BERTHS + usize::from(self.place)
    }

    fn at(index: usize) -> Option<Self> {
        let zone = Zone::at(index / BERTHS)?;
        Some(Self { zone, place: (index % BERTHS) as u8 })
    }
}
