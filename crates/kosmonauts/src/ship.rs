//! A ship: its tank, shields, panel, tokens and the missions of its owner.

use serde::{Deserialize, Serialize};
use table::{Seat, Value, Values};

use crate::body::{Bodies, Body, ByBody};
use crate::hex::Hex;
use crate::order::CONVERSION_FUEL;
use crate::panel::Panel;

/// Slots of a tank. KOS-GEN-7.
pub const TANK_SLOTS: u8 = 10;
/// The most super fuel a tank holds. KOS-GEN-7.
pub const MOST_SUPER_FUEL: u8 = 4;
/// The most shields of a ship, and its first. KOS-GEN-7.
pub const MOST_SHIELDS: u8 = 3;
/// So many target bodies must have been visited before a landing on Earth is a return. KOS-END-1.
pub const BODIES_TO_RETURN: u32 = 7;

/// Fuel in a ship's tank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tank {
    /// Cubes of thrust 1.
    pub normal: u8,
    /// Cubes of thrust 2.
    #[serde(rename = "super")]
    pub super_fuel: u8,
}

impl Values for Tank {
    fn values(&self, _: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        say("normal", self.normal.into());
        say("super", self.super_fuel.into());
    }
}

impl Tank {
    /// The tank at the start. KOS-SETUP-10.
    pub const START: Self = Self { normal: 8, super_fuel: 2 };

    /// All cubes.
    #[inline]
    pub const fn total(self) -> u8 {
        self.normal + self.super_fuel
    }

    /// What all cubes together can give. KOS-PANEL-3.
    #[inline]
    pub(crate) fn thrust(self) -> i32 {
        i32::from(self.normal) + 2 * i32::from(self.super_fuel)
    }

    /// Slots without a cube.
    #[inline]
    pub const fn empty_slots(self) -> u8 {
        TANK_SLOTS - self.total()
    }

    /// A refueling stop: one super fuel, then normal fuel up to the brim. KOS-FUEL-4 is the closed
    /// form of KOS-FUEL-1, KOS-FUEL-2 and KOS-FUEL-3.
    #[inline]
    #[must_use]
    pub fn refueled(self) -> Self {
        let super_fuel = (self.super_fuel + 1).min(MOST_SUPER_FUEL);
        Self { normal: TANK_SLOTS - super_fuel, super_fuel }
    }

    /// What a converted shield yields in an order that places this fuel: the original cubes
    /// leave first, so that as much as possible fits. KOS-ORD-8, KOS-RULING-20.
    #[inline]
    pub fn conversion_gain(self, normal_placed: u8, super_placed: u8) -> u8 {
        let left = self.total() - normal_placed.min(self.normal) - super_placed;
        CONVERSION_FUEL.min(TANK_SLOTS - left)
    }
}

/// Where a ship is. Any number may be in one place; ships never touch each other (KOS-GEN-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// On a body; it travels with it.
    Landed(Body),
    /// In open space.
    Flying(Hex),
}

/// What keeps a ship from placing fuel in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Restraint {
    /// The owner promised to stay on the planet. KOS-EVT-11.
    PromisedToStay,
    /// Solar flares. KOS-EVT-22.
    SolarFlares,
}

table::ids! {
    /// When in the last round a ship returned to Earth; earlier is better. KOS-RULING-16.
    pub enum Return is "a time of return" {
        /// Pulled down in phase 1.
        EventPhase = "event_phase",
        /// By its flight in phase 3.
        FlightPhase = "flight_phase",
        /// Picked up by Earth in phase 4.
        PlanetPhase = "planet_phase",
    }
}

/// The secret missions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Missions {
    /// Be first on this body.
    pub mission_1: Option<Body>,
    /// Be second or alone on this body.
    pub alpha: Option<Body>,
    /// Be second or alone on this body.
    pub beta: Option<Body>,
    /// Mission 1 cards given back because they clashed with Mission 2, in order. Alpha and Beta
    /// are two bodies, so there are two at most. KOS-SETUP-12.
    pub rejected: [Option<Body>; 2],
}

impl Missions {
    /// Whether a Mission 1 card shows a body of Mission 2.
    pub fn clash_with(&self, mission_1: Body) -> bool {
        self.alpha == Some(mission_1) || self.beta == Some(mission_1)
    }

    /// How many Mission 1 cards were given back.
    pub fn exchanges(&self) -> usize {
        self.rejected.iter().flatten().count()
    }
}

impl Values for Missions {
    fn values(&self, _: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        self.mission_1.values("mission_1", say);
        self.alpha.values("alpha", say);
        self.beta.values("beta", say);
    }
}

/// One player's ship and ship board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is.
    pub status: Status,
    /// Its velocity.
    pub panel: Panel,
    /// Its fuel.
    pub tank: Tank,
    /// Its energy shields; nothing ever replenishes them (KOS-FUEL-6).
    pub shields: u8,
    /// Where an evacuation brings it.
    pub last_body: Body,
    /// The value of the landing token of each body, 0 without one.
    pub tokens: ByBody<u8>,
    /// The owner's missions.
    pub missions: Missions,
    /// What keeps it from placing fuel in this round.
    pub restraint: Option<Restraint>,
    /// Its return to Earth in this round, which is then the last.
    pub returned: Option<Return>,
}

impl Ship {
    /// A ship at the start: landed on Earth without a token (KOS-SETUP-5, KOS-RULING-3), with its
    /// first fuel and shields (KOS-SETUP-10).
    pub const START: Self = Self {
        status: Status::Landed(Body::Earth),
        panel: Panel([crate::panel::Cubes { normal: 0, super_fuel: 0 }; 6]),
        tank: Tank::START,
        shields: MOST_SHIELDS,
        last_body: Body::Earth,
        tokens: ByBody::filled(0),
        missions: Missions { mission_1: None, alpha: None, beta: None, rejected: [None; 2] },
        restraint: None,
        returned: None,
    };

    /// Whether the ship sits on a body.
    #[inline]
    pub const fn is_landed(&self) -> bool {
        matches!(self.status, Status::Landed(_))
    }

    /// The target bodies it has landed on. KOS-GEN-3; Earth never counts (KOS-END-2).
    #[inline]
    pub fn visited(&self) -> Bodies {
        Bodies::TARGETS.iter().filter(|body| self.tokens[*body] > 0).collect()
    }

    /// Whether a landing on Earth would be a return. KOS-END-1.
    #[inline]
    pub fn is_qualified(&self) -> bool {
        self.visited().len() >= BODIES_TO_RETURN
    }
}

/// The ship colors in seat order. KOS-SETUP-5.
pub fn color(seat: Seat) -> &'static str {
    ["white", "green", "yellow", "red"][seat.index()]
}
