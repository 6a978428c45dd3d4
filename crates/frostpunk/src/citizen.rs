//! Citizens, and the pawns that act for them.

table::ids! {
    /// A type of citizen.
    pub enum Citizen is "a type of citizen" {
        /// May take every ordinary action.
        Worker = "worker",
        /// May also use what only engineers can.
        Engineer = "engineer",
        /// Acts only where an effect allows it. FRO-ACT-6.
        Child = "child",
    }
    /// Some types of citizens.
    pub set Citizens(u8);
    /// A value for each type of citizen.
    pub map ByCitizen;
}

table::ids! {
    /// A pawn that takes actions.
    pub enum Pawn is "a pawn" {
        /// A worker.
        Worker = "worker",
        /// An engineer.
        Engineer = "engineer",
        /// An ordinary child.
        Child = "child",
        /// A child that may act like a worker. FRO-CHILD-1.
        ChildWorker = "child_worker",
        /// A child that may act like an engineer. FRO-CHILD-1.
        ChildEngineer = "child_engineer",
        /// A machine that acts like a worker. FRO-AUTO-1.
        Automaton = "automaton",
    }
    /// Some pawns.
    pub set Pawns(u8);
    /// A value for each pawn.
    pub map ByPawn;
}

impl Pawn {
    /// The type of citizen it stands for; a machine stands for none. FRO-AUTO-3, FRO-CHILD-1,
    /// FRO-RULING-19.
    #[inline]
    pub const fn citizen(self) -> Option<Citizen> {
        match self {
            Self::Worker => Some(Citizen::Worker),
            Self::Engineer => Some(Citizen::Engineer),
            Self::Child | Self::ChildWorker | Self::ChildEngineer => Some(Citizen::Child),
            Self::Automaton => None,
        }
    }
}

impl Citizen {
    /// Its pawns in the order in which they are exhausted or go to the bank. FRO-RULING-68.
    #[inline]
    pub const fn pawns(self) -> &'static [Pawn] {
        match self {
            Self::Worker => &[Pawn::Worker],
            Self::Engineer => &[Pawn::Engineer],
            Self::Child => &[Pawn::Child, Pawn::ChildWorker, Pawn::ChildEngineer],
        }
    }
}

table::ids! {
    /// Whom an operation means. FRO-C-2.
    pub enum Who is "a type of citizen, any, track or each" {
        /// Workers.
        Worker = "worker",
        /// Engineers.
        Engineer = "engineer",
        /// Children.
        Child = "child",
        /// A type that is chosen for each citizen. FRO-FX-40, FRO-DEC-5.
        Any = "any",
        /// The type above the current round. FRO-FX-39.
        Track = "track",
        /// As many of every type.
        Each = "each",
    }
}

impl Who {
    /// The type, if one is named.
    pub const fn citizen(self) -> Option<Citizen> {
        match self {
            Self::Worker => Some(Citizen::Worker),
            Self::Engineer => Some(Citizen::Engineer),
            Self::Child => Some(Citizen::Child),
            Self::Any | Self::Track | Self::Each => None,
        }
    }
}

impl From<Citizen> for Who {
    fn from(citizen: Citizen) -> Self {
        match citizen {
            Citizen::Worker => Self::Worker,
            Citizen::Engineer => Self::Engineer,
            Citizen::Child => Self::Child,
        }
    }
}

/// The type that is fed in a round. FRO-RULING-39.
pub const fn fed_type(round: u8) -> Citizen {
    match round % 3 {
        1 => Citizen::Child,
        2 => Citizen::Engineer,
        _ => Citizen::Worker,
    }
}
