//! What is being decided.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat};

use crate::order::Order;

table::ids! {
    /// A mission deck.
    pub enum MissionDeck is "a mission deck" {
        /// Be first.
        Mission1 = "mission1",
        /// Be second or alone, first deck.
        Alpha = "alpha",
        /// Be second or alone, second deck.
        Beta = "beta",
    }
}

/// Orders given in secret, by seat.
pub type SealedOrders = [Option<Order>; MAX_SEATS];

/// The point the game has reached. The set-up phases come in the order of KOS-SETUP-13, the
/// others in that of KOS-ROUND-1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance draws who places first.
    DrawPlacementStarter,
    /// Chance deals the next body marker.
    DealMarkers {
        /// Who places first.
        starter: Seat,
        /// Who gets the next marker.
        to: Seat,
    },
    /// A player places one of his markers.
    PlaceMarker {
        /// The player.
        seat: Seat,
    },
    /// Chance places the next body (quick start).
    ScatterBodies,
    /// Chance draws the first Instructor.
    DrawInstructor,
    /// Chance turns up one of the first three event cards.
    TurnUpEvents,
    /// Chance deals a mission card.
    DealMission {
        /// From this deck.
        deck: MissionDeck,
        /// To this player.
        to: Seat,
    },
    /// Chance replaces a clashing Mission 1 card.
    ExchangeMission {
        /// Of this player.
        seat: Seat,
    },
    /// Phase 1: the Instructor chooses an event.
    ChooseEvent,
    /// Phase 1: a player reacts to the chosen event.
    React {
        /// Where the chosen card lies.
        slot: u8,
        /// The player.
        seat: Seat,
    },
    /// Phase 1: chance turns up a new event card.
    ReplaceEvent {
        /// Where it will lie.
        slot: u8,
    },
    /// Phase 2: everybody gives a secret order.
    Orders {
        /// The orders given so far.
        sealed: SealedOrders,
    },
    /// Phase 3: a flying player flies or asks for evacuation.
    Fly {
        /// The player.
        seat: Seat,
    },
    /// Phase 3: a player who arrived at a body may land.
    LandAfterFlight {
        /// The player.
        seat: Seat,
    },
    /// Phase 4: a player whom a body has reached may land.
    LandOnArrival {
        /// The player.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

table::ids! {
    /// What is being decided, without what only some may know about it.
    #[allow(missing_docs, reason = "the phases of the same names say it")]
    pub enum PhaseName is "a phase" {
        DrawPlacementStarter = "draw_placement_starter",
        DealMarkers = "deal_markers",
        PlaceMarker = "place_marker",
        ScatterBodies = "scatter_bodies",
        DrawInstructor = "draw_instructor",
        TurnUpEvents = "turn_up_events",
        DealMission = "deal_mission",
        ExchangeMission = "exchange_mission",
        ChooseEvent = "choose_event",
        React = "react",
        ReplaceEvent = "replace_event",
        Orders = "orders",
        Fly = "fly",
        LandAfterFlight = "land_after_flight",
        LandOnArrival = "land_on_arrival",
        Over = "over",
    }
}

impl Phase {
    /// The name of the phase.
    pub const fn name(&self) -> PhaseName {
        match self {
            Self::DrawPlacementStarter => PhaseName::DrawPlacementStarter,
            Self::DealMarkers { .. } => PhaseName::DealMarkers,
            Self::PlaceMarker { .. } => PhaseName::PlaceMarker,
            Self::ScatterBodies => PhaseName::ScatterBodies,
            Self::DrawInstructor => PhaseName::DrawInstructor,
            Self::TurnUpEvents => PhaseName::TurnUpEvents,
            Self::DealMission { .. } => PhaseName::DealMission,
            Self::ExchangeMission { .. } => PhaseName::ExchangeMission,
            Self::ChooseEvent => PhaseName::ChooseEvent,
            Self::React { .. } => PhaseName::React,
            Self::ReplaceEvent { .. } => PhaseName::ReplaceEvent,
            Self::Orders { .. } => PhaseName::Orders,
            Self::Fly { .. } => PhaseName::Fly,
            Self::LandAfterFlight { .. } => PhaseName::LandAfterFlight,
            Self::LandOnArrival { .. } => PhaseName::LandOnArrival,
            Self::Over => PhaseName::Over,
        }
    }
}
