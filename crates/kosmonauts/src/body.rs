//! The nine bodies and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A planet or the comet, which counts as a planet for every rule. KOS-GEN-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Body {
    Mercury,
    Venus,
    Earth,
    Mars,
    Jupiter,
    Saturn,
    Uranus,
    Neptune,
    Halley,
}

/// How many bodies there are.
pub const BODIES: usize = 9;

impl Body {
    /// All bodies, from the Sun outwards, the comet last.
    pub const ALL: [Self; BODIES] = [
        Self::Mercury,
        Self::Venus,
        Self::Earth,
        Self::Mars,
        Self::Jupiter,
        Self::Saturn,
        Self::Uranus,
        Self::Neptune,
        Self::Halley,
    ];

    /// The position in [`Body::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mercury => "mercury",
            Self::Venus => "venus",
            Self::Earth => "earth",
            Self::Mars => "mars",
            Self::Jupiter => "jupiter",
            Self::Saturn => "saturn",
            Self::Uranus => "uranus",
            Self::Neptune => "neptune",
            Self::Halley => "halley",
        }
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Body {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|body| body.name() == text)
            .ok_or_else(|| format!("{text:?} is not a planet or the comet"))
    }
}

/// A set of bodies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bodies(u16);

impl Bodies {
    /// No body.
    pub const NONE: Self = Self(0);
    /// All nine.
    pub const ALL: Self = Self((1 << BODIES) - 1);
    /// The eight bodies other than Earth. KOS-GEN-3.
    pub const TARGETS: Self = Self::ALL.without(Body::Earth);

    /// Whether `body` is in the set.
    #[inline]
    pub const fn contains(self, body: Body) -> bool {
        self.0 & (1 << body as u16) != 0
    }

    /// The set with `body` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, body: Body) -> Self {
        Self(self.0 | (1 << body as u16))
    }

    /// The set without `body`.
    #[inline]
    #[must_use]
    pub const fn without(self, body: Body) -> Self {
        Self(self.0 & !(1 << body as u16))
    }

    /// The set without the bodies of another.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many bodies are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bodies in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Body> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let body = Body::ALL[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            Some(body)
        })
    }
}

impl FromIterator<Body> for Bodies {
    fn from_iter<I: IntoIterator<Item = Body>>(bodies: I) -> Self {
        bodies.into_iter().fold(Self::NONE, Self::with)
    }
}
