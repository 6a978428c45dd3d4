//! Lab expansions and what a lab has room for.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::sector::Sectors;

table::ids! {
    /// A lab expansion; the content says what is on it.
    #[allow(missing_docs, reason = "they are numbers")]
    pub enum Tile is "a lab expansion" {
        L01 = "L01",
        L02 = "L02",
        L03 = "L03",
        L04 = "L04",
        L05 = "L05",
        L06 = "L06",
        L07 = "L07",
        L08 = "L08",
        L09 = "L09",
        L10 = "L10",
        L11 = "L11",
        L12 = "L12",
        L13 = "L13",
        L14 = "L14",
        L15 = "L15",
        L16 = "L16",
        L17 = "L17",
        L18 = "L18",
        L19 = "L19",
        L20 = "L20",
        L21 = "L21",
        L22 = "L22",
        L23 = "L23",
        L24 = "L24",
        L25 = "L25",
        L26 = "L26",
        L27 = "L27",
        L28 = "L28",
        L29 = "L29",
        L30 = "L30",
    }
    /// Some lab expansions.
    pub set Tiles(u32);
    /// A value for each lab expansion.
    pub map ByTile;
}

/// What a lab has room for, or what a tile adds to it. AQU-LAB-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Capacity {
    /// Research cards.
    pub cards: u8,
    /// Crystals.
    pub crystals: u8,
    /// Octopuses caught in one action. AQU-LAB-3: they are not stored.
    pub octopods: u8,
    /// Time markers.
    pub time: u8,
}

impl AddAssign for Capacity {
    #[inline]
    fn add_assign(&mut self, more: Self) {
        self.cards += more.cards;
        self.crystals += more.crystals;
        self.octopods += more.octopods;
        self.time += more.time;
    }
}

/// What is printed on a lab expansion: letters and room. AQU-RULING-45.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileInfo {
    /// The letters.
    pub letters: Sectors,
    /// The room it adds.
    pub adds: Capacity,
}
