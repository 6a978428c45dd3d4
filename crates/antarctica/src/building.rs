//! Buildings, and sets of building types.

use serde::{Deserialize, Serialize};

table::ids! {
    /// A type of building. Buildings never belong to a player. ANT-COMP-2.
    #[allow(missing_docs, reason = "the names of the pieces")]
    pub enum Building is "a building" {
        Camp = "camp",
        Shipyard = "shipyard",
        InlandStation = "inland_station",
        CoastalStation = "coastal_station",
        NavalStation = "naval_station",
        Crane = "crane",
        WindingTower = "winding_tower",
        OilRig = "oil_rig",
        WindTurbine = "wind_turbine",
        Laboratory = "laboratory",
        Factory = "factory",
        Headquarters = "headquarters",
        PlanktonFarm = "plankton_farm",
        Antenna = "antenna",
    }
    /// A set of building types.
    pub set Buildings(u16);
    /// A value for each type of building.
    pub map ByBuilding;
}

/// What a building is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Camps and shipyards.
    Service,
    /// Research stations.
    Station,
    /// Needed for most cards.
    Resource,
    /// Needed for prestige cards.
    KnowHow,
    /// Needed for nothing.
    Prestige,
}
