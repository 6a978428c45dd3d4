//! The seven programs of robots.

table::ids! {
    /// What a robot is programmed to do: the seven actions, and the areas of a sector where they
    /// are performed. In the order of the player board.
    pub enum Program is "a program" {
        /// Green: expand the laboratory.
        Lab = "lab",
        /// Yellow: take time markers.
        Time = "time",
        /// Black: take crystals.
        Crystal = "crystal",
        /// Purple: catch octopuses.
        Octopod = "octopod",
        /// Blue: place a submarine.
        Submarine = "submarine",
        /// Red: take a research card.
        Research = "research",
        /// White: program a robot.
        Program = "program",
    }
    /// Some programs. On a player board: the symbols with a robot, one at most on each
    /// (AQU-BOARD-1).
    pub set Programs(u8);
    /// A value for each program.
    pub map ByProgram;
}
