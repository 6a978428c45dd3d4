//! The nine bodies and sets of them.

table::ids! {
    /// A planet or the comet, which counts as a planet for every rule. KOS-GEN-2. In order from the
    /// Sun outwards, the comet last.
    #[allow(missing_docs, reason = "the names say it")]
    pub enum Body is "a planet or the comet" {
        Mercury = "mercury",
        Venus = "venus",
        Earth = "earth",
        Mars = "mars",
        Jupiter = "jupiter",
        Saturn = "saturn",
        Uranus = "uranus",
        Neptune = "neptune",
        Halley = "halley",
    }
    /// A set of bodies.
    pub set Bodies(u16);
    /// A value for each body.
    pub map ByBody;
}

impl Bodies {
    /// The eight bodies other than Earth. KOS-GEN-3.
    pub const TARGETS: Self = Self::ALL.without(Body::Earth);
}
