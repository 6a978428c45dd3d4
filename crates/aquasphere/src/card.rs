//! Research cards.

use serde::{Deserialize, Serialize};

use crate::program::Program;

table::ids! {
    /// A research card; the content says what it does.
    #[allow(missing_docs, reason = "they are numbers")]
    pub enum Card is "a research card" {
        R01 = "R01",
        R02 = "R02",
        R03 = "R03",
        R04 = "R04",
        R05 = "R05",
        R06 = "R06",
        R07 = "R07",
        R08 = "R08",
        R09 = "R09",
        R10 = "R10",
        R11 = "R11",
        R12 = "R12",
        R13 = "R13",
        R14 = "R14",
        R15 = "R15",
        R16 = "R16",
        R17 = "R17",
        R18 = "R18",
        R19 = "R19",
        R20 = "R20",
        R21 = "R21",
        R22 = "R22",
        R23 = "R23",
        R24 = "R24",
        R25 = "R25",
        R26 = "R26",
        R27 = "R27",
        R28 = "R28",
        R29 = "R29",
        R30 = "R30",
        R31 = "R31",
        R32 = "R32",
        R33 = "R33",
        R34 = "R34",
        R35 = "R35",
        R36 = "R36",
        R37 = "R37",
        R38 = "R38",
        R39 = "R39",
        R40 = "R40",
        R41 = "R41",
    }
    /// Some research cards.
    pub set Cards(u64);
    /// A value for each research card.
    pub map ByCard;
}

/// What a card gives when it triggers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Time markers.
    Time(u8),
    /// Crystals.
    Crystals(u8),
    /// Knowledge points.
    Points(u8),
}

/// What a research card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A reward whenever the engineer enters the room with this program. AQU-CARD-2.
    Engineer(Program, Reward),
    /// A reward for every catch. AQU-CARD-3.
    Octopus(Reward),
    /// Jumps to the opposite sector. AQU-CARD-4.
    Opposite,
    /// Points for robots of others that an overflow sends home. AQU-CARD-5.
    Overload,
    /// Free passage through the dearest locks. AQU-CARD-6.
    Lock,
    /// Submarines at half the cost. AQU-CARD-7.
    Submarine,
    /// One step sideways of the engineer. AQU-CARD-8.
    Sidestep,
    /// A robot in each intermediate scoring. AQU-CARD-9.
    Scoring(Program),
    /// Time markers and a robot at once. AQU-CARD-10.
    Immediate(Program),
}

impl Reward {
    /// How many time markers, if it is time.
    pub(crate) const fn time(self) -> Option<u8> {
        if let Self::Time(count) = self { Some(count) } else { None }
    }

    /// How many crystals, if it is crystals.
    pub(crate) const fn crystals(self) -> Option<u8> {
        if let Self::Crystals(count) = self { Some(count) } else { None }
    }

    /// How many points, if it is points.
    pub(crate) const fn points(self) -> Option<u8> {
        if let Self::Points(count) = self { Some(count) } else { None }
    }
}
