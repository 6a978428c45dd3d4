//! Rooms of the headquarters and the cards that say which program lies in which room.

use serde::{Deserialize, Serialize};

table::ids! {
    /// A room of the programming section, from the start upwards: two, three and two. AQU-HQ-1.
    pub enum Room is "a room" {
        /// First row, left.
        B1 = "b1",
        /// First row, right.
        B2 = "b2",
        /// Middle row, left.
        M1 = "m1",
        /// Middle row, in the middle.
        M2 = "m2",
        /// Middle row, right.
        M3 = "m3",
        /// Last row, left.
        T1 = "t1",
        /// Last row, right.
        T2 = "t2",
    }
    /// Some rooms.
    pub set Rooms(u8);
    /// A value for each room.
    pub map ByRoom;
}

table::ids! {
    /// A program card.
    pub enum ProgramCard is "a program card" {
        /// The first one.
        Pc1 = "PC1",
        /// The second one.
        Pc2 = "PC2",
        /// The third one.
        Pc3 = "PC3",
        /// The fourth one.
        Pc4 = "PC4",
        /// The fifth one.
        Pc5 = "PC5",
        /// The sixth one.
        Pc6 = "PC6",
        /// The seventh one.
        Pc7 = "PC7",
    }
    /// Some program cards.
    pub set ProgramCards(u8);
    /// A value for each program card.
    pub map ByProgramCard;
}

/// Where an engineer is. Any number of them may be in a room (AQU-HQ-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Engineer {
    /// On the start space.
    #[default]
    Start,
    /// In a room.
    In(Room),
    /// On the pass order track.
    Passed,
}
