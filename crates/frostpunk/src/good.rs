//! Goods in the pool and pieces on the map.

table::ids! {
    /// What the city stores. FRO-RES-1.
    pub enum Good is "a good" {
        /// Wood.
        Wood = "wood",
        /// Coal.
        Coal = "coal",
        /// Steam cores.
        Core = "core",
        /// Steel.
        Steel = "steel",
        /// Food, a number on the food track.
        Food = "food",
    }
    /// A value for each good.
    pub map ByGood;
}

table::ids! {
    /// A piece that lies on a field.
    pub enum MapGood is "a piece on the map" {
        /// Wood.
        Wood = "wood",
        /// Coal.
        Coal = "coal",
        /// Steam cores.
        Core = "core",
        /// Trees, which cannot be gathered. FRO-GATH-3.
        Tree = "tree",
    }
    /// A value for each piece.
    pub map ByMapGood;
}

impl MapGood {
    /// What it becomes in the pool.
    #[inline]
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Wood => Some(Good::Wood),
            Self::Coal => Some(Good::Coal),
            Self::Core => Some(Good::Core),
            Self::Tree => None,
        }
    }
}
