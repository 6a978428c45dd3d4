//! What is scored, now and at the end, and who wins. AQU-SCORE, AQU-FINAL.

use serde::Serialize;
use table::{Score, Seat, Standings};

use crate::content::{EXPANSIONS, SUBMARINES};
use crate::phase::Phase;
use crate::state::AquaSphere;

table::ids! {
    /// Where points come from. AQU-RULING-41.
    pub enum Category is "a category" {
        /// Catches of octopuses, and cards.
        Catches = "catches",
        /// Submarines and research cards.
        Submarines = "submarines",
        /// The majority on control spaces.
        Control = "control",
        /// Robots in play.
        Robots = "robots",
        /// Crystals held.
        Crystals = "crystals",
        /// Octopuses left, which cost points.
        Octopods = "octopods",
        /// What stopping at red lines lost, and what the line behind saved.
        RedLines = "red_lines",
        /// The final scoring.
        Final = "final",
    }
}

/// The categories of a score.
pub const CATEGORIES: &[&str] = &{
    let mut names = [""; Category::COUNT];
    let mut index = 0;
    while index < Category::COUNT {
        names[index] = Category::ALL[index].name();
        index += 1;
    }
    names
};

/// Sole majority on control spaces, and a shared one. AQU-SCORE-4.
const MAJORITY: i16 = 6;
const SHARED_MAJORITY: i16 = 3;
/// All submarines on the station. AQU-FINAL-4.
const ALL_SUBMARINES: u8 = 5;
/// A complete lab. AQU-FINAL-5.
const COMPLETE_LAB: u8 = 5;

/// The scale of catches, crystals, octopuses left and letters: 1, 3, 6, 10, 15, and 21 for six and
/// more. AQU-OCTO-2, AQU-SCORE-6, AQU-SCORE-7, AQU-FINAL-2.
#[inline]
pub const fn triangle(count: u8) -> u8 {
    const SCALE: [u8; 7] = [0, 1, 3, 6, 10, 15, 21];
    SCALE[if count < 6 { count as usize } else { 6 }]
}

/// The four parts of a KP step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Parts {
    /// Part 1, the majority of control spaces.
    pub control: i16,
    /// Part 2, robots in play.
    pub robots: i16,
    /// Part 3, crystals.
    pub crystals: i16,
    /// Part 4, octopuses left; not above 0.
    pub octopods: i16,
}

impl Parts {
    /// What the counter moves by.
    #[inline]
    pub const fn total(&self) -> i16 {
        self.control + self.robots + self.crystals + self.octopods
    }

    /// Each part with its category.
    pub const fn by_category(&self) -> [(Category, i16); 4] {
        [
            (Category::Control, self.control),
            (Category::Robots, self.robots),
            (Category::Crystals, self.crystals),
            (Category::Octopods, self.octopods),
        ]
    }
}

/// The parts of the final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalParts {
    /// Different letters. AQU-FINAL-2.
    pub letters: u8,
    /// Time markers. AQU-FINAL-3.
    pub time: u8,
    /// All submarines. AQU-FINAL-4.
    pub submarines: u8,
    /// A complete lab. AQU-FINAL-5.
    pub lab: u8,
}

impl FinalParts {
    /// What is added at the end.
    #[inline]
    pub fn total(&self) -> u16 {
        [self.letters, self.time, self.submarines, self.lab].into_iter().map(u16::from).sum()
    }
}

impl AquaSphere {
    /// What a KP step would bring a player now.
    pub fn parts(&self, seat: Seat) -> Parts {
        let player = self.player(seat);
        Parts {
            control: self.majority(seat),
            // AQU-SCORE-5: the highest number that is visible in a column without a submarine.
            robots: player.robots_in_play().min(self.content().cap(player.submarines)).into(),
            crystals: triangle(player.crystals).into(), // AQU-SCORE-6
            octopods: -self.octopod_cost(seat),
        }
    }

    /// AQU-SCORE-4, AQU-RULING-11: most control spaces of all players, and not none.
    fn majority(&self, seat: Seat) -> i16 {
        let mut counts = [0; table::MAX_SEATS];
        for sector in &self.sectors {
            if let Some(owner) = sector.control {
                counts[owner.index()] += 1;
            }
        }
        let own = counts[seat.index()];
        let rivals = self.seats_in_play().filter(|other| *other != seat);
        let most = rivals.map(|other| counts[other.index()]).max().unwrap_or(0);
        match own {
            0 => 0,
            own if own > most => MAJORITY,
            own if own == most => SHARED_MAJORITY,
            _ => 0,
        }
    }

    /// AQU-SCORE-7: each controlled sector by itself; the octopuses stay.
    fn octopod_cost(&self, seat: Seat) -> i16 {
        let own = self.sectors.iter().filter(|sector| sector.control == Some(seat));
        own.map(|sector| i16::from(triangle(sector.octopods))).sum()
    }

    /// What the final scoring would bring a player now.
    pub fn final_parts(&self, seat: Seat) -> FinalParts {
        let player = self.player(seat);
        let has_all_submarines = player.submarines == SUBMARINES;
        let is_complete = player.tiles.len() == u32::from(EXPANSIONS);
        FinalParts {
            letters: triangle(player.letters.len() as u8),
            time: player.time,
            submarines: if has_all_submarines { ALL_SUBMARINES } else { 0 },
            lab: if is_complete { COMPLETE_LAB } else { 0 },
        }
    }

    /// The scores as they stand, the same for every viewer. AQU-GEN-5: their sum is the KP.
    /// AQU-FINAL-6, AQU-RULING-23: ties go to control spaces, then to crystals, both as they lie at
    /// the end.
    pub(crate) fn score(&self) -> Standings {
        let scores = self.seats_in_play().map(|seat| {
            let player = self.player(seat);
            let tie_breaks = [self.controlled_by(seat).into(), player.crystals.into()];
            Score::new(player.points.map(i32::from), tie_breaks)
        });
        Standings::ranked(self.phase == Phase::Over, CATEGORIES, scores)
    }
}
