//! The sectors of the station and the ring they form.

table::ids! {
    /// A sector of the station, and the letter of a lab.
    pub enum Sector is "a sector" {
        /// Sector A.
        A = "A",
        /// Sector B.
        B = "B",
        /// Sector C.
        C = "C",
        /// Sector D.
        D = "D",
        /// Sector E.
        E = "E",
        /// Sector F.
        F = "F",
    }
    /// Some sectors.
    pub set Sectors(u8);
    /// A value for each sector.
    pub map BySector;
}

table::ids! {
    /// A place in the ring of sectors, counted clockwise. The joint with the same number lies
    /// between this place and the next (AQU-STATION-3).
    pub struct Position(6, "p") is "a position of the ring";
    /// A value for each position, or for each joint.
    pub map ByPosition;
}

table::ids! {
    /// How far a center tile is turned clockwise.
    pub struct Orientation(6, "o") is "an orientation";
}

impl Position {
    /// The place so many steps further clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: usize) -> Self {
        Self::ALL[(self.index() + steps) % Self::COUNT]
    }

    /// The place directly opposite. AQU-CARD-4.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(Self::COUNT / 2)
    }
}
