//! Decisions of players and results of chance, with their notation.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::building::Building;
use crate::card::{CardId, Pile, ShipyardCard, ShipyardCards};
use crate::track::Track;
use crate::zone::{Berth, Zone};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Set-up: put a ship into a zone.
    Place(Zone),
    /// Send the active ship, or the ship chosen for an effect, to a zone.
    Move(Zone),
    /// Put up the building of a pile's top card.
    Build(Pile),
    /// The same with a resource card for the missing building.
    BuildWithCard(Pile),
    /// Build a ship.
    BuildShip,
    /// Recruit scientists.
    Recruit,
    /// Research on a track.
    Research(Track),
    /// Play a shipyard card.
    Play(ShipyardCard),
    /// Lay the Icebreaker into a zone.
    Lay(Zone),
    /// Advance on a track: building steps, Quick research, Advance three, the first cube.
    Advance(Track),
    /// Discard a cube from the available box.
    DiscardCube,
    /// Discard a ship from the available box.
    DiscardShip,
    /// Discard a ship from the board.
    DiscardFrom(Berth),
    /// End the turn.
    End,
    /// Take a shipyard card from the pile or the packet.
    Pick(ShipyardCard),
    /// Effect: choose the ship that moves.
    Take(Berth),
    /// Effect: launch a ship.
    Launch,
    /// Effect: do not use it.
    Decline,
    /// Use the Icebreaker.
    Use,
    /// Keep the Icebreaker for another visit.
    Keep,
}

impl Action {
    /// The verb of the notation.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Place(_) => "place",
            Self::Move(_) => "move",
            Self::Build(_) => "build",
            Self::BuildWithCard(_) => "build-with-card",
            Self::BuildShip => "ship",
            Self::Recruit => "recruit",
            Self::Research(_) => "research",
            Self::Play(_) => "play",
            Self::Lay(_) => "lay",
            Self::Advance(_) => "advance",
            Self::DiscardCube => "discard-cube",
            Self::DiscardShip => "discard-ship",
            Self::DiscardFrom(_) => "discard",
            Self::End => "end",
            Self::Pick(_) => "pick",
            Self::Take(_) => "take",
            Self::Launch => "launch",
            Self::Decline => "decline",
            Self::Use => "use",
            Self::Keep => "keep",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = self.verb();
        match self {
            Self::Place(zone) | Self::Move(zone) | Self::Lay(zone) => write!(f, "{verb} {zone}"),
            Self::Build(pile) | Self::BuildWithCard(pile) => write!(f, "{verb} {pile}"),
            Self::Research(track) | Self::Advance(track) => write!(f, "{verb} {track}"),
            Self::Play(card) | Self::Pick(card) => write!(f, "{verb} {card}"),
            Self::DiscardFrom(berth) | Self::Take(berth) => write!(f, "{verb} {berth}"),
            Self::BuildShip
            | Self::Recruit
            | Self::DiscardCube
            | Self::DiscardShip
            | Self::End
            | Self::Launch
            | Self::Decline
            | Self::Use
            | Self::Keep => f.write_str(verb),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("place", _) => rest.parse().map(Self::Place),
            ("move", _) => rest.parse().map(Self::Move),
            ("build", _) => rest.parse().map(Self::Build),
            ("build-with-card", _) => rest.parse().map(Self::BuildWithCard),
            ("research", _) => rest.parse().map(Self::Research),
            ("play", _) => rest.parse().map(Self::Play),
            ("lay", _) => rest.parse().map(Self::Lay),
            ("advance", _) => rest.parse().map(Self::Advance),
            ("discard", _) => rest.parse().map(Self::DiscardFrom),
            ("pick", _) => rest.parse().map(Self::Pick),
            ("take", _) => rest.parse().map(Self::Take),
            ("ship", "") => Ok(Self::BuildShip),
            ("recruit", "") => Ok(Self::Recruit),
            ("discard-cube", "") => Ok(Self::DiscardCube),
            ("discard-ship", "") => Ok(Self::DiscardShip),
            ("end", "") => Ok(Self::End),
            ("launch", "") => Ok(Self::Launch),
            ("decline", "") => Ok(Self::Decline),
            ("use", "") => Ok(Self::Use),
            ("keep", "") => Ok(Self::Keep),
            _ => Err(format!("no action is written {text:?}")),
        }
    }
}

table::serde_as_text!(Action);

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The starting building of the next zone.
    Start(Building),
    /// Who is the first player.
    FirstPlayer(Seat),
    /// The building card turned up.
    Card(CardId),
    /// The cards of a draft.
    Packet(ShipyardCards),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(building) => write!(f, "start {building}"),
            Self::FirstPlayer(seat) => write!(f, "first {}", u8::from(*seat)),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Packet(cards) => write!(f, "packet {cards}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (what, value) = text.split_once(' ').unwrap_or((text, ""));
        match what {
            "start" => value.parse().map(Self::Start),
            "first" => {
                let number =
                    value.parse::<u8>().map_err(|_| format!("{value:?} is not a small number"))?;
                number.try_into().map(Self::FirstPlayer)
            }
            "card" => value.parse().map(Self::Card),
            "packet" => value.parse().map(Self::Packet),
            _ => Err(format!("no outcome is written {text:?}")),
        }
    }
}

table::serde_as_text!(Outcome);
