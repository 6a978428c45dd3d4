//! Buildings and insulation.

table::ids! {
    /// A kind of building. FRO-RULING-46: of faith are cemetery, temple, faith keepers and field
    /// kitchen, of order corpse pit, propaganda center, agitator and prison.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Building is "a building" {
        Cookhouse = "cookhouse", Platform = "platform", Generator = "generator",
        Workshop = "workshop", Retort = "retort", HuntersHut = "hunters_hut",
        GatheringPost = "gathering_post", Factory = "factory", Sawmill = "sawmill",
        Infirmary = "infirmary", ObservationBalloon = "observation_balloon", CoalThumper = "coal_thumper",
        Hospital = "hospital", Hothouse = "hothouse", CoalMine = "coal_mine",
        WallDrill = "wall_drill", House = "house", Bunkhouse = "bunkhouse",
        Tent = "tent", Ruins = "ruins", ChildShelter = "child_shelter",
        CareHouse = "care_house", FightingArena = "fighting_arena", PublicHouse = "public_house",
        FieldKitchen = "field_kitchen", Cemetery = "cemetery", Temple = "temple",
        FaithKeepers = "faith_keepers", CorpsePit = "corpse_pit", PropagandaCentre = "propaganda_centre",
        Agitator = "agitator", Prison = "prison", SeedlingArk = "seedling_ark",
        Outpost = "outpost", VentilationPlant = "ventilation_plant", EvacuationCentre = "evacuation_centre",
        Steelworks = "steelworks", CoreFactory = "core_factory", Library = "library",
        ElectrostaticFilter = "electrostatic_filter", RepairStation = "repair_station", HeatHub = "heat_hub",
    }
    /// Some kinds of buildings.
    pub set Buildings(u64);
    /// A value for each kind of building.
    pub map ByBuilding;
}

table::ids! {
    /// An insulation level; a later one is reached more easily. FRO-HEAT-5.
    #[allow(missing_docs, reason = "named as in RULES.md and the content files")]
    pub enum Level is "an insulation level" {
        White = "white", Blue = "blue", Yellow = "yellow", Orange = "orange", Red = "red",
    }
}
