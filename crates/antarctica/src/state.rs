//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, Seat, Seats};

use crate::building::{Buildings, ByBuilding};
use crate::card::{ByPile, ByResource, CardId, CardSet, Pile, ShipyardCards};
use crate::content::{BuildingCard, Content};
use crate::effect::EffectQueue;
use crate::phase::Phase;
use crate::ship::{Mark, Queue, Ship};
use crate::shipyard::Shipyard;
use crate::track::{ByTrack, Track, TrackState, Tracks};
use crate::zone::{Berth, ByZone, Zone, Zones};

/// How the ships come on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// The players place them. ANT-SETUP-10.
    #[default]
    Free,
    /// They stand where the table of the first game says. ANT-SETUP-11.
    FirstGame,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The first player; drawn when nobody is named. ANT-SETUP-9.
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// How the ships come on the board.
    #[serde(default)]
    pub placement: Placement,
    /// Board, buildings, cards and tracks.
    #[serde(default = "Edition::standard")]
    pub content: Edition<Content>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Scientists ready to be placed.
    pub supply: u8,
    /// Scientists beside the board.
    pub reserve: u8,
    /// Ships in the available box.
    pub ships: u8,
    /// Cubes in the available box.
    pub cubes: u8,
    /// Ships given up.
    pub discarded_ships: u8,
    /// Cubes given up.
    pub discarded_cubes: u8,
    /// Resource cards by kind. They lie face up.
    pub resource_cards: ByResource<u8>,
    /// Shipyard cards, secret. ANT-CARD-9: as many as come.
    pub hand: ShipyardCards,
    /// Building cards taken.
    pub building_cards: CardSet,
}

/// What lies in one zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ZoneState {
    /// The ships.
    pub queue: Queue,
    /// The buildings; at most one of a type.
    pub buildings: Buildings,
    /// Scientists by seat.
    pub scientists: BySeat<u8>,
    /// Icebreakers by owner. ANT-ICE-3: any number of them.
    pub icebreakers: BySeat<u8>,
}

/// A pile of building cards: the card on top is open, the others have no order yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PileState {
    /// The open card.
    pub top: Option<CardId>,
    /// The cards below it.
    pub deck: CardSet,
}

/// The time the Sun stands in one zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    /// Who has played a card in this visit. ANT-CARD-1.
    pub card_played_by: Seats,
}

/// The turn of one ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CurrentTurn {
    /// The active player.
    pub seat: Seat,
    /// Where its ship has moved, once it has. ANT-RULING-22: fixed by the mandatory move.
    pub target: Option<Zone>,
    /// Whether the main action is taken. ANT-TURN-1.
    pub main_done: bool,
    /// Whether a resource is discarded. ANT-TURN-3.
    pub discard_done: bool,
    /// Whether anything but ship movement has happened. ANT-END-7.
    pub is_eventful: bool,
}

impl CurrentTurn {
    /// Whether the mandatory move is made.
    #[inline]
    pub const fn has_moved(&self) -> bool {
        self.target.is_some()
    }

    /// The target zone of a ship that has moved.
    ///
    /// # Panics
    /// When it has not.
    #[inline]
    pub const fn target(&self) -> Zone {
        self.target.expect("actions come after the move")
    }
}

/// A game of Antarctica.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Antarctica {
    /// The version of the rules. Until version 2 everybody could decline *Advance three* and
    /// *Launch a ship*; games begun then are played to their end that way.
    pub rules: u32,
    /// What was agreed before the game.
    pub options: Options,
    /// What is being decided.
    pub phase: Phase,
    /// Player A.
    pub first_player: Seat,
    /// Where the Sun stands.
    pub sun: Zone,
    /// The present visit of the Sun.
    pub visit: Visit,
    /// The present turn.
    pub current: CurrentTurn,
    /// Turns played so far.
    pub turns: u16,
    /// The latest turns in a row in which nothing happened. ANT-END-7.
    pub idle_turns: u16,
    /// The players in seat order.
    pub players: BySeat<Player>,
    /// The zones.
    pub zones: ByZone<ZoneState>,
    /// The research tracks.
    pub tracks: ByTrack<TrackState>,
    /// Buildings beside the board. ANT-SETUP-3.
    pub stock: ByBuilding<u8>,
    /// The building piles.
    pub piles: ByPile<PileState>,
    /// The shipyard cards.
    pub shipyard: Shipyard,
    /// The resource pile by kind.
    pub resource_pile: ByResource<u8>,
    /// Effects that wait.
    pub effects: EffectQueue,
}

impl Antarctica {
    /// What belongs to `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// What lies in `zone`.
    #[inline]
    pub fn zone(&self, zone: Zone) -> &ZoneState {
        &self.zones[zone]
    }

    #[inline]
    pub(crate) fn zone_mut(&mut self, zone: Zone) -> &mut ZoneState {
        &mut self.zones[zone]
    }

    /// Board, buildings, cards and tracks.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.options.content.get()
    }

    /// The right-hand neighbor: players count counter-clockwise.
    #[inline]
    pub fn next_seat(&self, seat: Seat) -> Seat {
        seat.clockwise(1, self.options.players)
    }

    /// All seats in order from `first`.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        (0..players).map(move |steps| first.clockwise(steps, players))
    }

    /// The zones in play. ANT-SETUP-1.
    #[inline]
    pub fn open_zones(&self) -> Zones {
        self.content().open_zones(self.options.players)
    }

    /// The tracks in play. ANT-SETUP-14.
    #[inline]
    pub fn open_tracks(&self) -> Tracks {
        self.content().open_tracks(self.options.players)
    }

    /// Where the ships of a player are.
    pub fn berths_of(&self, seat: Seat) -> impl Iterator<Item = Berth> {
        self.berths().filter(move |(_, ship)| ship.owner() == seat).map(|(berth, _)| berth)
    }

    /// Every ship on the board and where it is.
    pub fn berths(&self) -> impl Iterator<Item = (Berth, Ship)> {
        Zone::ALL.into_iter().flat_map(|zone| {
            let ships = self.zone(zone).queue.iter();
            ships.map(move |(place, ship)| (Berth { zone, place }, ship))
        })
    }

    /// Ships and scientists of a player in a zone.
    #[inline]
    pub fn presence(&self, seat: Seat, zone: Zone) -> u8 {
        let zone = self.zone(zone);
        zone.queue.count_of(seat) + zone.scientists[seat]
    }

    /// The buildings a player can use: those in zones with an own ship. ANT-BUILD-2. Everybody
    /// can use every building (ANT-BUILD-8).
    #[inline]
    pub fn access(&self, seat: Seat) -> Buildings {
        let reached = self.zones.iter().filter(|zone| zone.queue.count_of(seat) > 0);
        reached.fold(Buildings::NONE, |access, zone| access.union(zone.buildings))
    }

    /// The open card of a pile.
    #[inline]
    pub fn top_card(&self, pile: Pile) -> Option<(CardId, &'static BuildingCard)> {
        let card = self.piles[pile].top?;
        Some((card, self.content().card(card)))
    }

    /// The points of a seat's cube on a track, 0 without one. ANT-SCORE-3.
    #[inline]
    pub fn cube_points(&self, seat: Seat, track: Track) -> u8 {
        let space = self.tracks[track].cubes[seat];
        self.content().tracks[track.index()].points(space)
    }

    /// Takes a ship out of its queue. ANT-RULING-21: a second ship that leaves the Sun zone has
    /// lost its turn, even if it comes back.
    pub(crate) fn take_ship(&mut self, berth: Berth) -> Ship {
        self.zone_mut(berth.zone).queue.leave(berth.place).without(Mark::Second)
    }

    /// The ship that was second when the Sun arrived, if it has not left since.
    #[inline]
    pub(crate) fn second_ship(&self) -> Option<Ship> {
        self.zone(self.sun).queue.iter().map(|(_, ship)| ship).find(|ship| ship.is(Mark::Second))
    }
}
