//! Decisions of players and results of chance, with their notation.

use table::Seat;

use crate::building::Building;
use crate::card::{CardId, Pile, ShipyardCard, ShipyardCards};
use crate::track::Track;
use crate::zone::{Berth, Zone};

table::notation! {
    /// A decision of a player.
    pub enum Action: Numbered is "an action" {
        /// Set-up: put a ship into a zone.
        Place(zone: Zone) = "place",
        /// Send the active ship, or the ship chosen for an effect, to a zone.
        Move(zone: Zone) = "move",
        /// Put up the building of a pile's top card.
        Build(pile: Pile) = "build",
        /// The same with a resource card for the missing building.
        BuildWithCard(pile: Pile) = "build-with-card",
        /// Build a ship.
        BuildShip = "ship",
        /// Recruit scientists.
        Recruit = "recruit",
        /// Research on a track.
        Research(track: Track) = "research",
        /// Play a shipyard card.
        Play(card: ShipyardCard) = "play",
        /// Lay the Icebreaker into a zone.
        Lay(zone: Zone) = "lay",
        /// Advance on a track: building steps, Quick research, Advance three, the first cube.
        Advance(track: Track) = "advance",
        /// Discard a cube from the available box.
        DiscardCube = "discard-cube",
        /// Discard a ship from the available box.
        DiscardShip = "discard-ship",
        /// Discard a ship from the board.
        DiscardFrom(berth: Berth) = "discard",
        /// End the turn.
        End = "end",
        /// Take a shipyard card from the pile or the packet.
        Pick(card: ShipyardCard) = "pick",
        /// Effect: choose the ship that moves.
        Take(berth: Berth) = "take",
        /// Effect: launch a ship. Chosen by version 1 of the rules only.
        Launch = "launch",
        /// Effect: do not use it.
        Decline = "decline",
        /// Use the Icebreaker.
        Use = "use",
        /// Keep the Icebreaker for another visit.
        Keep = "keep",
    }
}

table::notation! {
    /// A result of chance.
    pub enum Outcome is "an outcome" {
        /// The starting building of the next zone.
        Start(building: Building) = "start",
        /// Who is the first player.
        FirstPlayer(seat: Seat) = "first",
        /// The building card turned up.
        Card(card: CardId) = "card",
        /// The cards of a draft.
        Packet(cards: ShipyardCards) = "packet",
    }
}
