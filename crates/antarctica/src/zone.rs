//! Zones, berths for ships, and sets of zones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many zones the board has. ANT-COMP-1.
pub const ZONES: usize = 8;

/// A zone, numbered counter-clockwise from the place where the Sun starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Zone(u8);

impl Zone {
    /// Every zone in the order of the Sun.
    pub const ALL: [Self; ZONES] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The zone with this number.
    ///
    /// # Panics
    /// When there is no such zone.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < ZONES, "zone number beyond the board");
        Self(number)
    }

    /// The number as an index into an array of zones.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next zone counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % ZONES as u8)
    }

    /// The id, such as `z3`.
    pub const fn name(self) -> &'static str {
        ["z0", "z1", "z2", "z3", "z4", "z5", "z6", "z7"][self.0 as usize]
    }
}

impl TryFrom<u8> for Zone {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let zone = Self::ALL.get(usize::from(number)).copied();
        zone.ok_or_else(|| format!("zone {number} does not exist, the last zone is 7"))
    }
}

impl From<Zone> for u8 {
    fn from(zone: Zone) -> u8 {
        zone.0
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Zone {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let zone = Self::ALL.into_iter().find(|zone| zone.name() == text);
        zone.ok_or_else(|| format!("{text:?} is not a zone"))
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

/// A set of zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zones(u8);

impl Zones {
    /// No zone.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self(u8::MAX);

    /// Whether `zone` is in the set.
    #[inline]
    pub const fn contains(self, zone: Zone) -> bool {
        self.0 & (1 << zone.0) != 0
    }

    /// The set with `zone` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, zone: Zone) -> Self {
        Self(self.0 | (1 << zone.0))
    }

    /// The set without `zone`.
    #[inline]
    #[must_use]
    pub const fn without(self, zone: Zone) -> Self {
        Self(self.0 & !(1 << zone.0))
    }

    /// The zones of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many zones are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The zones in the order of the Sun, from the first one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let zone = (bits != 0).then(|| Zone(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(zone)
        })
    }
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        zones.into_iter().fold(Self::NONE, Self::with)
    }
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
