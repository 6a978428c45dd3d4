//! What is being decided.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Pile, ShipyardCards};
use crate::track::Tracks;
use crate::zone::{Berth, Zone};

/// The point the game has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance puts a starting building into a zone.
    ScatterBuildings {
        /// The zone.
        zone: Zone,
    },
    /// Chance draws the first player.
    DrawFirstPlayer,
    /// Chance turns up the top card of a pile.
    RevealCard {
        /// The pile.
        pile: Pile,
        /// The research steps that follow; `None` during set-up.
        steps: Option<u8>,
    },
    /// Set-up: a player places a ship.
    PlaceShip {
        /// How many ships have been placed.
        placed: u8,
    },
    /// Set-up with two players: the second one places a cube.
    PlaceCube,
    /// The active ship has to leave the Sun zone.
    Destination,
    /// The active player chooses what to do, or ends the turn.
    TurnMenu,
    /// The active player chooses a track to advance on.
    ChooseTrack {
        /// With these points.
        points: u8,
    },
    /// The active player lays an Icebreaker down.
    LayIcebreaker,
    /// A player takes a card from the shipyard pile.
    PickCard {
        /// The player.
        seat: Seat,
        /// Whose ship it is for.
        builder: Seat,
    },
    /// Effect: a player may move a ship.
    MoveShip {
        /// The player.
        seat: Seat,
        /// Who triggered the effect.
        trigger: Seat,
    },
    /// Effect: a player says where the chosen ship goes.
    MoveShipTo {
        /// The player.
        seat: Seat,
        /// Who triggered the effect.
        trigger: Seat,
        /// Where the ship is.
        berth: Berth,
    },
    /// Effect: chance draws the packet of a draft.
    DrawPacket {
        /// Who triggered the effect.
        trigger: Seat,
    },
    /// Effect: a player keeps one card of a packet.
    Draft {
        /// The player.
        seat: Seat,
        /// Who triggered the effect.
        trigger: Seat,
        /// The cards to choose from.
        packet: ShipyardCards,
    },
    /// Effect: a player advances three; all but the one who triggered it may decline.
    AdvanceThree {
        /// The player.
        seat: Seat,
        /// Who triggered the effect.
        trigger: Seat,
        /// Tracks that others have chosen.
        taken: Tracks,
    },
    /// Effect: a player may launch a ship. Asked by version 1 of the rules only.
    LaunchShip {
        /// The player.
        seat: Seat,
    },
    /// The owner of the second ship may use an Icebreaker.
    UseIcebreaker {
        /// The owner.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

table::ids! {
    /// What is being decided, without what only some may know about it.
    #[allow(missing_docs, reason = "the phases of the same names say it")]
    pub enum PhaseName is "a phase" {
        ScatterBuildings = "scatter_buildings",
        DrawFirstPlayer = "draw_first_player",
        RevealCard = "reveal_card",
        PlaceShip = "place_ship",
        PlaceCube = "place_cube",
        Destination = "destination",
        TurnMenu = "turn_menu",
        ChooseTrack = "choose_track",
        LayIcebreaker = "lay_icebreaker",
        PickCard = "pick_card",
        MoveShip = "move_ship",
        MoveShipTo = "move_ship_to",
        DrawPacket = "draw_packet",
        Draft = "draft",
        AdvanceThree = "advance_three",
        LaunchShip = "launch_ship",
        UseIcebreaker = "use_icebreaker",
        Over = "over",
    }
}

impl Phase {
    /// The name of the phase.
    pub const fn name(&self) -> PhaseName {
        match self {
            Self::ScatterBuildings { .. } => PhaseName::ScatterBuildings,
            Self::DrawFirstPlayer => PhaseName::DrawFirstPlayer,
            Self::RevealCard { .. } => PhaseName::RevealCard,
            Self::PlaceShip { .. } => PhaseName::PlaceShip,
            Self::PlaceCube => PhaseName::PlaceCube,
            Self::Destination => PhaseName::Destination,
            Self::TurnMenu => PhaseName::TurnMenu,
            Self::ChooseTrack { .. } => PhaseName::ChooseTrack,
            Self::LayIcebreaker => PhaseName::LayIcebreaker,
            Self::PickCard { .. } => PhaseName::PickCard,
            Self::MoveShip { .. } => PhaseName::MoveShip,
            Self::MoveShipTo { .. } => PhaseName::MoveShipTo,
            Self::DrawPacket { .. } => PhaseName::DrawPacket,
            Self::Draft { .. } => PhaseName::Draft,
            Self::AdvanceThree { .. } => PhaseName::AdvanceThree,
            Self::LaunchShip { .. } => PhaseName::LaunchShip,
            Self::UseIcebreaker { .. } => PhaseName::UseIcebreaker,
            Self::Over => PhaseName::Over,
        }
    }
}
