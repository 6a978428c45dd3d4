//! What happened, for the log.

use std::fmt::Display;

use table::Seat;

use crate::building::Building;
use crate::card::{CardId, Resource, ShipyardCard, ShipyardCards};
use crate::effect::Effect;
use crate::track::Track;
use crate::zone::Zone;

table::ids! {
    /// Why the game ended.
    pub enum EndReason is "a reason for the end" {
        /// Somebody has placed the last scientist. ANT-END-1.
        LastScientist = "last_scientist",
        /// The last building card was taken. ANT-END-2.
        LastCard = "last_card",
        /// No ship is left on the board. ANT-END-6.
        NoShip = "no_ship",
        /// Nothing has happened for too long. ANT-END-7.
        Standstill = "standstill",
        /// The game has gone on for too long. ANT-END-7.
        TurnLimit = "turn_limit",
    }
}

table::events! {
    /// Something that happened.
    #[allow(missing_docs, reason = "the notation says it")]
    pub enum Event {
        StartingBuilding { zone: Zone, building: Building } = "starting_building", "{zone} starts with {building}";
        FirstPlayer { seat: Seat } = "first_player", "{seat} is the first player";
        CardRevealed { card: CardId, building: Building } = "card_revealed", "{card} is turned up: {building}";
        ShipPlaced { seat: Seat, zone: Zone } = "ship_placed", "{seat} places a ship in {zone}";
        CubePlaced { seat: Seat, track: Track } = "cube_placed", "{seat} places a cube on {track}";
        SunMoved { zone: Zone } = "sun_moved", "the Sun moves to {zone}";
        TurnBegan { seat: Seat, zone: Zone } = "turn_began", "{seat} acts with a ship in {zone}";
        ShipMoved { seat: Seat, from: Zone, zone: Zone } = "ship_moved", "{seat} moves a ship from {from} to {zone}";
        Built { seat: Seat, card: CardId, building: Building, zone: Zone } = "built", "{seat} puts up {building} ({card}) in {zone}";
        ResourcePlayed { seat: Seat, resource: Resource, building: Building } = "resource_played", "{seat} plays {resource} for {building}";
        ScientistsPlaced { seat: Seat, zone: Zone, count: u8 } = "scientists_placed", "{seat} places {count} scientists in {zone}";
        StepsLost { seat: Seat, count: u8 } = "steps_lost", "{seat} loses {count} steps";
        Advanced { seat: Seat, track: Track, from: u8, to: u8 } = "advanced", "{seat} advances on {track} from {from} to {to}";
        SymbolTriggered { seat: Seat, track: Track, space: u8, effect: Effect } = "symbol_triggered", "{seat} triggers {effect} on {track} space {space}";
        ShipLaunched { seat: Seat, zone: Zone } = "ship_launched", "{seat} launches a ship in {zone}";
        /// Too few shipyard cards were left: they leave the game face down.
        ShipyardClosed { count: u8 } = "shipyard_closed", "{count} shipyard cards leave the game";
        /// Told only to the one who looks through the pile.
        PileSeen { cards: ShipyardCards } = "pile_seen", "you look through the pile: {cards}";
        DraftBegan { seat: Seat } = "draft_began", "{seat} begins a draft of shipyard cards";
        /// Told only to the one who looks at the packet.
        PacketSeen { cards: ShipyardCards } = "packet_seen", "you look at the packet: {cards}";
        /// Everybody sees that a card is taken; only the owner is told which.
        CardTaken { seat: Seat } = "card_taken", "{seat} takes a shipyard card";
        OwnCard { card: ShipyardCard } = "own_card", "your new card is {card}";
        Recruited { seat: Seat, zone: Zone } = "recruited", "{seat} recruits in {zone}";
        ScientistsGained { seat: Seat, count: u8 } = "scientists_gained", "{seat} gains {count} scientists";
        ResourceGained { seat: Seat, resource: Resource } = "resource_gained", "{seat} gains {resource}";
        CardPlayed { seat: Seat, card: ShipyardCard } = "card_played", "{seat} plays {card}";
        IcebreakerLaid { seat: Seat, zone: Zone } = "icebreaker_laid", "{seat} lays an Icebreaker in {zone}";
        IcebreakerUsed { seat: Seat, zone: Zone } = "icebreaker_used", "{seat} uses an Icebreaker in {zone}";
        IcebreakerKept { seat: Seat, zone: Zone } = "icebreaker_kept", "{seat} keeps the Icebreaker in {zone}";
        CubeDiscarded { seat: Seat } = "cube_discarded", "{seat} discards a cube";
        /// A ship from the available box.
        ShipDiscarded { seat: Seat } = "ship_discarded", "{seat} discards a ship";
        /// A ship from the board.
        ShipWithdrawn { seat: Seat, zone: Zone } = "ship_withdrawn", "{seat} discards a ship from {zone}";
        Declined { seat: Seat, effect: Effect } = "declined", "{seat} declines {effect}";
        TurnEnded { seat: Seat } = "turn_ended", "{seat} ends the turn";
        GameEnded { reason: EndReason } = "game_ended", "the game ends: {reason}";
    }
}

impl Event {
    /// What studies of balance count: who put up which building with which card and where, and
    /// what was played, triggered, recruited and launched.
    pub(crate) fn statistics(&self, count: &mut dyn FnMut(Seat, &'static str, &dyn Display)) {
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
