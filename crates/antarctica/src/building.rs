//! Buildings, and sets of building types.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many building types there are. ANT-COMP-2.
pub const BUILDINGS: usize = 14;

/// A type of building. Buildings never belong to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the pieces")]
pub enum Building {
    Camp,
    Shipyard,
    InlandStation,
    CoastalStation,
    NavalStation,
    Crane,
    WindingTower,
    OilRig,
    WindTurbine,
    Laboratory,
    Factory,
    Headquarters,
    PlanktonFarm,
    Antenna,
}

impl Building {
    /// Every type.
    pub const ALL: [Self; BUILDINGS] = [
        Self::Camp,
        Self::Shipyard,
        Self::InlandStation,
        Self::CoastalStation,
        Self::NavalStation,
        Self::Crane,
        Self::WindingTower,
        Self::OilRig,
        Self::WindTurbine,
        Self::Laboratory,
        Self::Factory,
        Self::Headquarters,
        Self::PlanktonFarm,
        Self::Antenna,
    ];

    /// The position among all types.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Camp => "camp",
            Self::Shipyard => "shipyard",
            Self::InlandStation => "inland_station",
            Self::CoastalStation => "coastal_station",
            Self::NavalStation => "naval_station",
            Self::Crane => "crane",
            Self::WindingTower => "winding_tower",
            Self::OilRig => "oil_rig",
            Self::WindTurbine => "wind_turbine",
            Self::Laboratory => "laboratory",
            Self::Factory => "factory",
            Self::Headquarters => "headquarters",
            Self::PlanktonFarm => "plankton_farm",
            Self::Antenna => "antenna",
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Building {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let building = Self::ALL.into_iter().find(|building| building.name() == text);
        building.ok_or_else(|| format!("{text:?} is not a building"))
    }
}

/// What a building is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Camps and shipyards.
    Service,
    /// Research stations.
    Station,
    /// Needed for most cards.
    Resource,
    /// Needed for prestige cards.
    KnowHow,
    /// Needed for nothing.
    Prestige,
}

/// A set of building types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Buildings(u16);

impl Buildings {
    /// No building.
    pub const NONE: Self = Self(0);

    /// Whether `building` is in the set.
    #[inline]
    pub const fn contains(self, building: Building) -> bool {
        self.0 & (1 << building as u16) != 0
    }

    /// The set with `building` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, building: Building) -> Self {
        Self(self.0 | (1 << building as u16))
    }

    /// The types in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The types of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets share a type.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many types are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first type of the set.
    #[inline]
    pub const fn first(self) -> Option<Building> {
        if self.0 == 0 { None } else { Some(Building::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The types in order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |building| self.contains(*building))
    }
}

impl FromIterator<Building> for Buildings {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        buildings.into_iter().fold(Self::NONE, Self::with)
    }
}
