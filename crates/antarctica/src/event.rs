//! What happened, for the log.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::building::Building;
use crate::card::{CardId, Resource, ShipyardCard, ShipyardCards};
use crate::effect::Effect;
use crate::track::Track;
use crate::zone::Zone;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody has placed the last scientist. ANT-END-1.
    LastScientist,
    /// The last building card was taken. ANT-END-2.
    LastCard,
    /// No ship is left on the board. ANT-END-6.
    NoShip,
    /// Nothing has happened for too long. ANT-END-7.
    Standstill,
    /// The game has gone on for too long. ANT-END-7.
    TurnLimit,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    StartingBuilding {
        zone: Zone,
        building: Building,
    },
    FirstPlayer {
        seat: Seat,
    },
    CardRevealed {
        card: CardId,
    },
    ShipPlaced {
        seat: Seat,
        zone: Zone,
    },
    CubePlaced {
        seat: Seat,
        track: Track,
    },
    SunMoved {
        zone: Zone,
    },
    TurnBegan {
        seat: Seat,
        zone: Zone,
    },
    ShipMoved {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    Built {
        seat: Seat,
        card: CardId,
        building: Building,
        zone: Zone,
    },
    ResourcePlayed {
        seat: Seat,
        resource: Resource,
        building: Building,
    },
    ScientistsPlaced {
        seat: Seat,
        zone: Zone,
        count: u8,
    },
    StepsLost {
        seat: Seat,
        steps: u8,
    },
    Advanced {
        seat: Seat,
        track: Track,
        from: u8,
        to: u8,
    },
    SymbolTriggered {
        seat: Seat,
        track: Track,
        space: u8,
        effect: Effect,
    },
    ShipLaunched {
        seat: Seat,
        zone: Zone,
    },
    /// Too few shipyard cards were left: they leave the game face down.
    ShipyardClosed {
        cards: u8,
    },
    /// Told only to the one who looks through the pile.
    PileSeen {
        cards: ShipyardCards,
    },
    DraftBegan {
        seat: Seat,
    },
    /// Told only to the one who looks at the packet.
    PacketSeen {
        cards: ShipyardCards,
    },
    /// Everybody sees that a card is taken; only the owner is told which.
    CardTaken {
        seat: Seat,
    },
    OwnCard {
        card: ShipyardCard,
    },
    Recruited {
        seat: Seat,
        zone: Zone,
    },
    ScientistsGained {
        seat: Seat,
        count: u8,
    },
    ResourceGained {
        seat: Seat,
        resource: Resource,
    },
    CardPlayed {
        seat: Seat,
        card: ShipyardCard,
    },
    IcebreakerLaid {
        seat: Seat,
        zone: Zone,
    },
    IcebreakerUsed {
        seat: Seat,
        zone: Zone,
    },
    IcebreakerKept {
        seat: Seat,
        zone: Zone,
    },
    CubeDiscarded {
        seat: Seat,
    },
    ShipDiscarded {
        seat: Seat,
        zone: Option<Zone>,
    },
    Declined {
        seat: Seat,
        effect: Effect,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded {
        reason: EndReason,
    },
}

impl Event {
    /// What studies of balance count: who put up which building with which card and where, and
    /// what was played, triggered, recruited and launched.
    pub(crate) fn statistics(&self, count: &mut dyn FnMut(Seat, &'static str, &dyn fmt::Display)) {
        match self {
            Self::Built { seat, card, building, zone } => {
                count(*seat, "building", building);
                count(*seat, "building_card", card);
                count(*seat, "building_zone", zone);
            }
            Self::CardPlayed { seat, card } => count(*seat, "shipyard_card", card),
            Self::ResourcePlayed { seat, resource, .. } => count(*seat, "resource_card", resource),
            Self::Advanced { seat, track, .. } => count(*seat, "research", track),
            Self::SymbolTriggered { seat, effect, .. } => count(*seat, "symbol", effect),
            Self::Recruited { seat, zone } => count(*seat, "recruiting", zone),
            Self::ShipLaunched { seat, zone } => count(*seat, "launch", zone),
            // The rest is the course of every game, or not one seat's doing.
            _ => {}
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StartingBuilding { zone, building } => write!(f, "{zone} starts with {building}"),
            Self::FirstPlayer { seat } => write!(f, "{seat} is the first player"),
            Self::CardRevealed { card } => write!(f, "{card} is turned up"),
            Self::ShipPlaced { seat, zone } => write!(f, "{seat} places a ship in {zone}"),
            Self::CubePlaced { seat, track } => write!(f, "{seat} places a cube on {track}"),
            Self::SunMoved { zone } => write!(f, "the Sun moves to {zone}"),
            Self::TurnBegan { seat, zone } => write!(f, "{seat} acts with a ship in {zone}"),
            Self::ShipMoved { seat, from, to } => {
                write!(f, "{seat} moves a ship from {from} to {to}")
            }
            Self::Built { seat, card, building, zone } => {
                write!(f, "{seat} puts up {building} ({card}) in {zone}")
            }
            Self::ResourcePlayed { seat, resource, building } => {
                write!(f, "{seat} plays {resource} for {building}")
            }
            Self::ScientistsPlaced { seat, zone, count } => {
                write!(f, "{seat} places {count} scientists in {zone}")
            }
            Self::StepsLost { seat, steps } => write!(f, "{seat} loses {steps} steps"),
            Self::Advanced { seat, track, from, to } => {
                write!(f, "{seat} advances on {track} from {from} to {to}")
            }
            Self::SymbolTriggered { seat, track, space, effect } => {
                write!(f, "{seat} triggers {effect} on {track} space {space}")
            }
            Self::ShipLaunched { seat, zone } => write!(f, "{seat} launches a ship in {zone}"),
            Self::ShipyardClosed { cards } => write!(f, "{cards} shipyard cards leave the game"),
            Self::PileSeen { cards } => write!(f, "you look through the pile: {cards}"),
            Self::DraftBegan { seat } => write!(f, "{seat} begins a draft of shipyard cards"),
            Self::PacketSeen { cards } => write!(f, "you look at the packet: {cards}"),
            Self::CardTaken { seat } => write!(f, "{seat} takes a shipyard card"),
            Self::OwnCard { card } => write!(f, "your new card is {card}"),
            Self::Recruited { seat, zone } => write!(f, "{seat} recruits in {zone}"),
            Self::ScientistsGained { seat, count } => write!(f, "{seat} gains {count} scientists"),
            Self::ResourceGained { seat, resource } => write!(f, "{seat} gains {resource}"),
            Self::CardPlayed { seat, card } => write!(f, "{seat} plays {card}"),
            Self::IcebreakerLaid { seat, zone } => write!(f, "{seat} lays an Icebreaker in {zone}"),
            Self::IcebreakerUsed { seat, zone } => {
                write!(f, "{seat} uses an Icebreaker in {zone}")
            }
            Self::IcebreakerKept { seat, zone } => {
                write!(f, "{seat} keeps the Icebreaker in {zone}")
            }
            Self::CubeDiscarded { seat } => write!(f, "{seat} discards a cube"),
            Self::ShipDiscarded { seat, zone: Some(zone) } => {
                write!(f, "{seat} discards a ship from {zone}")
            }
            Self::ShipDiscarded { seat, zone: None } => write!(f, "{seat} discards a ship"),
            Self::Declined { seat, effect } => write!(f, "{seat} declines {effect}"),
            Self::TurnEnded { seat } => write!(f, "{seat} ends the turn"),
            Self::GameEnded { reason } => write!(f, "the game ends: {reason:?}"),
        }
    }
}
