//! Hexes, directions and velocities.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Value, Values};

/// A hex in axial coordinates; the Sun stands at (0, 0), `r` grows downwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    /// Along the rows, to the right.
    pub q: i8,
    /// Across the rows, down and to the right.
    pub r: i8,
}

/// Where the Sun stands. It is not a field.
pub const SUN: Hex = Hex::new(0, 0);

/// No board reaches further than this from the Sun in either coordinate.
pub const MAX_COORDINATE: i8 = 15;

impl Hex {
    /// The hex at these coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The number of steps between two hexes.
    #[inline]
    pub fn distance(self, other: Self) -> u8 {
        Velocity { q: (self.q - other.q).into(), r: (self.r - other.r).into() }.length() as u8
    }

    /// Where a flight of `velocity` ends, or `None` far outside any board.
    #[inline]
    pub fn moved(self, velocity: Velocity) -> Option<Self> {
        let (q, r) = (i32::from(self.q) + velocity.q, i32::from(self.r) + velocity.r);
        let limit = i32::from(MAX_COORDINATE);
        (q.abs() <= limit && r.abs() <= limit).then(|| Self::new(q as i8, r as i8))
    }
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> Self {
        (hex.q, hex.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

impl Values for Hex {
    fn values(&self, name: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        say(name, i32::from(self.q).into());
        say(name, i32::from(self.r).into());
    }
}

/// A displacement in hexes per round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Velocity {
    /// Change of `q`.
    pub q: i32,
    /// Change of `r`.
    pub r: i32,
}

impl Velocity {
    /// The number of hexes covered.
    #[inline]
    pub fn length(self) -> u32 {
        self.q.unsigned_abs().max(self.r.unsigned_abs()).max((self.q + self.r).unsigned_abs())
    }
}

table::ids! {
    /// One of the six directions of the control panel, counter-clockwise from the right.
    pub enum Direction is "a direction (E, NE, NW, W, SW or SE)" {
        /// To the right.
        E = "E",
        /// Up and to the right.
        NE = "NE",
        /// Up and to the left.
        NW = "NW",
        /// To the left.
        W = "W",
        /// Down and to the left.
        SW = "SW",
        /// Down and to the right.
        SE = "SE",
    }
}

impl Direction {
    /// The opposite direction. KOS-PANEL-2.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// The step of one hex in this direction.
    #[inline]
    pub const fn vector(self) -> Velocity {
        match self {
            Self::E => Velocity { q: 1, r: 0 },
            Self::NE => Velocity { q: 1, r: -1 },
            Self::NW => Velocity { q: 0, r: -1 },
            Self::W => Velocity { q: -1, r: 0 },
            Self::SW => Velocity { q: -1, r: 1 },
            Self::SE => Velocity { q: 0, r: 1 },
        }
    }
}
