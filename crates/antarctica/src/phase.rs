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
    /// Effect: a player may advance three.
    AdvanceThree {
        /// The player.
        seat: Seat,
        /// Who triggered the effect.
        trigger: Seat,
        /// Tracks that others have chosen.
        taken: Tracks,
    },
    /// Effect: a player may launch a ship.
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

impl Phase {
    /// The id of the phase.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::ScatterBuildings { .. } => "scatter_buildings",
            Self::DrawFirstPlayer => "draw_first_player",
            Self::RevealCard { .. } => "reveal_card",
            Self::PlaceShip { .. } => "place_ship",
            Self::PlaceCube => "place_cube",
            Self::Destination => "destination",
            Self::TurnMenu => "turn_menu",
            Self::ChooseTrack { .. } => "choose_track",
            Self::LayIcebreaker => "lay_icebreaker",
            Self::PickCard { .. } => "pick_card",
            Self::MoveShip { .. } => "move_ship",
            Self::MoveShipTo { .. } => "move_ship_to",
            Self::DrawPacket { .. } => "draw_packet",
            Self::Draft { .. } => "draft",
            Self::AdvanceThree { .. } => "advance_three",
            Self::LaunchShip { .. } => "launch_ship",
            Self::UseIcebreaker { .. } => "use_icebreaker",
            Self::Over => "over",
        }
    }
}
