//! What one viewer may see.

use std::fmt;

use serde::Serialize;
use table::{BySeat, MAX_SEATS, Seat, Viewer};

use crate::building::Building;
use crate::card::{ByPile, ByResource, CardId, Pile, Resource, ShipyardCards};
use crate::effect::Triggered;
use crate::phase::{Phase, PhaseName};
use crate::ship::{Mark, Ship};
use crate::state::{Antarctica, Options};
use crate::track::{ByTrack, Track, Tracks};
use crate::zone::{Berth, ByZone, Zone};

/// The colors of the seats. ANT-SETUP-16.
pub const COLORS: [&str; MAX_SEATS] = ["red", "blue", "yellow", "green"];

/// The table as one viewer sees it. ANT-INFO-1 lists what is public; of what ANT-INFO-3 keeps
/// secret only the viewer's own part has a place here, and ANT-INFO-2 speaks of orders that do not
/// exist.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What was agreed before the game.
    pub options: Options,
    /// What is being decided.
    pub phase: PhaseName,
    /// The seat that the phase is about, if it is one.
    pub seat: Option<Seat>,
    /// Research points to use now.
    pub points: Option<u8>,
    /// The ship that an effect moves.
    pub moving: Option<Berth>,
    /// Tracks that others have chosen for Advance three.
    pub taken_tracks: Tracks,
    /// Turns played.
    pub turns: u16,
    /// Player A, once drawn.
    pub first_player: Option<Seat>,
    /// Where the Sun stands.
    pub sun: Zone,
    /// The present turn.
    pub current: Option<TurnView>,
    /// The zones.
    pub zones: ByZone<ZoneView>,
    /// The tracks.
    pub tracks: ByTrack<TrackView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The building piles.
    pub piles: ByPile<PileView>,
    /// Cards in the shipyard pile.
    pub shipyard_pile: u8,
    /// Shipyard cards that left the game unseen.
    pub shipyard_removed: u8,
    /// The resource pile: basic and advanced cards.
    pub resource_pile: ByResource<u8>,
    /// Effects that wait.
    pub effects: Vec<Triggered>,
    /// The viewer's own shipyard cards.
    pub own_hand: Option<ShipyardCards>,
    /// The cards the viewer chooses from, while choosing.
    pub offered: Option<ShipyardCards>,
}

/// The present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// The active player.
    pub seat: Seat,
    /// The target zone, after the move.
    pub target: Option<Zone>,
    /// Whether the main action is taken.
    pub main_done: bool,
    /// Whether a resource is discarded.
    pub discard_done: bool,
    /// Whether a card is played in this visit.
    pub card_done: bool,
}

/// A zone as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ZoneView {
    /// Which one.
    pub zone: Zone,
    /// Whether it is in play.
    pub is_open: bool,
    /// The ships, front first.
    pub ships: Vec<ShipView>,
    /// The buildings.
    pub buildings: Vec<Building>,
    /// Scientists by seat.
    pub scientists: BySeat<u8>,
    /// Icebreakers by owner.
    pub icebreakers: BySeat<u8>,
    /// What each seat would score here now.
    pub awards: BySeat<i32>,
}

/// A ship as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ShipView {
    /// Whose it is.
    pub owner: Seat,
    /// Whether it is this ship's turn.
    pub is_active: bool,
    /// Whether an Icebreaker lets it act in this visit.
    pub is_second: bool,
    /// Whether it came on the board in this turn.
    pub is_new: bool,
}

/// A research track as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackView {
    /// Which one.
    pub track: Track,
    /// Whether it is in play.
    pub is_open: bool,
    /// The space of each seat's cube, 0 without one.
    pub cubes: BySeat<u8>,
    /// Blue spaces that have triggered.
    pub used: Vec<u8>,
    /// What each seat would score here now.
    pub awards: BySeat<i32>,
}

/// A player as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The color.
    pub color: &'static str,
    /// Scientists ready to be placed.
    pub supply: u8,
    /// Scientists in the reserve.
    pub reserve: u8,
    /// Ships in the available box.
    pub ships: u8,
    /// Cubes in the available box.
    pub cubes: u8,
    /// Ships given up.
    pub discarded_ships: u8,
    /// Cubes given up.
    pub discarded_cubes: u8,
    /// Resource cards: basic and advanced.
    pub resource_cards: ByResource<u8>,
    /// How many shipyard cards are in hand.
    pub hand: u8,
    /// Building cards taken.
    pub building_cards: Vec<CardId>,
    /// Stars on them.
    pub stars: i32,
    /// Buildings that the player can use.
    pub access: Vec<Building>,
}

/// A building pile as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// Which one.
    pub pile: Pile,
    /// The open card.
    pub top: Option<CardId>,
    /// Scientists that it takes now. ANT-BUILD-4, ANT-END-5.
    pub scientists: u8,
    /// The cards below it, in no order.
    pub deck: Vec<CardId>,
}

impl Antarctica {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.options.players) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let is_drawn = self.is_first_player_known();
        let is_playing = self.has_begun();
        let (points, moving, taken_tracks) = match self.phase {
            Phase::ChooseTrack { points } => (Some(points), None, Tracks::NONE),
            Phase::MoveShipTo { berth, .. } => (None, Some(berth), Tracks::NONE),
            Phase::AdvanceThree { taken, .. } => (None, None, taken),
            _ => (None, None, Tracks::NONE),
        };
        let offered = match self.phase {
            Phase::PickCard { seat, .. } if own == Some(seat) => Some(self.shipyard.pile),
            Phase::Draft { seat, packet, .. } if own == Some(seat) => Some(packet),
            _ => None,
        };
        let stars = self.stars();
        View {
            options: self.options,
            phase: self.phase.name(),
            seat: self.deciding_seat(),
            points,
            moving,
            taken_tracks,
            turns: self.turns,
            first_player: is_drawn.then_some(self.first_player),
            sun: self.sun,
            current: is_playing.then(|| TurnView {
                seat: self.current.seat,
                target: self.current.target,
                main_done: self.current.main_done,
                discard_done: self.current.discard_done,
                card_done: self.visit.card_played_by.contains(self.current.seat),
            }),
            zones: ByZone::from_fn(|zone| self.zone_view(zone)),
            tracks: ByTrack::from_fn(|track| self.track_view(track)),
            players: (0..self.options.players)
                .map(|n| self.player_view(Seat::new(n), stars[Seat::new(n)]))
                .collect(),
            piles: ByPile::from_fn(|pile| {
                let state = &self.piles[pile];
                let scientists =
                    self.top_card(pile).map_or(0, |(_, card)| self.scientists_needed(card));
                PileView { pile, top: state.top, scientists, deck: state.deck.iter().collect() }
            }),
            shipyard_pile: self.shipyard.pile.len(),
            shipyard_removed: self.shipyard.removed.len(),
            resource_pile: self.resource_pile,
            effects: self.effects.iter().collect(),
            own_hand: own.map(|seat| self.player(seat).hand),
            offered,
        }
    }

    /// Whether the first player is known.
    fn is_first_player_known(&self) -> bool {
        !matches!(
            self.phase,
            Phase::ScatterBuildings { .. }
                | Phase::DrawFirstPlayer
                | Phase::RevealCard { steps: None, .. }
        )
    }

    /// Whether the set-up is over.
    pub(crate) fn has_begun(&self) -> bool {
        self.is_first_player_known()
            && !matches!(self.phase, Phase::PlaceShip { .. } | Phase::PlaceCube)
    }

    fn zone_view(&self, zone: Zone) -> ZoneView {
        let state = self.zone(zone);
        ZoneView {
            zone,
            is_open: self.open_zones().contains(zone),
            ships: state.queue.iter().map(|(_, ship)| ship_view(ship)).collect(),
            buildings: state.buildings.iter().collect(),
            scientists: state.scientists,
            icebreakers: state.icebreakers,
            awards: self.zone_awards(zone),
        }
    }

    fn track_view(&self, track: Track) -> TrackView {
        let state = &self.tracks[track];
        TrackView {
            track,
            is_open: self.open_tracks().contains(track),
            cubes: state.cubes,
            used: (1..16).filter(|space| state.used & (1 << space) != 0).collect(),
            awards: self.track_awards(track),
        }
    }

    fn player_view(&self, seat: Seat, stars: i32) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            color: COLORS[seat.index()],
            supply: player.supply,
            reserve: player.reserve,
            ships: player.ships,
            cubes: player.cubes,
            discarded_ships: player.discarded_ships,
            discarded_cubes: player.discarded_cubes,
            resource_cards: player.resource_cards,
            hand: player.hand.len(),
            building_cards: player.building_cards.iter().collect(),
            stars,
            access: self.access(seat).iter().collect(),
        }
    }
}

fn ship_view(ship: Ship) -> ShipView {
    ShipView {
        owner: ship.owner(),
        is_active: ship.is(Mark::Active),
        is_second: ship.is(Mark::Second),
        is_new: ship.is(Mark::New),
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}, {}", self.turns, self.phase)?;
        if let Some(seat) = self.seat {
            write!(f, ", {seat}")?;
        }
        write!(f, "; Sun {}; shipyard pile {}", self.sun, self.shipyard_pile)?;
        let [basic, advanced] = *self.resource_pile;
        writeln!(f, "; resource pile {basic} basic {advanced} advanced")?;
        for pile in &self.piles {
            let top = pile.top.map_or_else(|| "empty".to_owned(), |card| card.to_string());
            writeln!(f, "  {:<8} {top} and {} below", pile.pile.name(), pile.deck.len())?;
        }
        self.zones.iter().try_for_each(|zone| writeln!(f, "  {zone}"))?;
        for track in self.tracks.iter().filter(|track| track.is_open) {
            writeln!(f, "  {} cubes {:?}, used {:?}", track.track, track.cubes, track.used)?;
        }
        for (index, player) in self.players.iter().enumerate() {
            writeln!(f, "  {}: {player}", Seat::new(index as u8))?;
        }
        if let Some(hand) = self.own_hand {
            writeln!(f, "  your cards: {hand}")?;
        }
        match self.offered {
            Some(cards) => writeln!(f, "  to choose from: {cards}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for ZoneView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_open {
            return write!(f, "{} closed", self.zone);
        }
        let ships: Vec<String> = self.ships.iter().map(|ship| ship.owner.to_string()).collect();
        let buildings: Vec<&str> = self.buildings.iter().map(|building| building.name()).collect();
        write!(f, "{} [{}] {}", self.zone, ships.join(", "), buildings.join(" "))?;
        if self.scientists != BySeat::filled(0) {
            write!(f, "; scientists {:?}", self.scientists)?;
        }
        if self.icebreakers != BySeat::filled(0) {
            write!(f, "; Icebreakers {:?}", self.icebreakers)?;
        }
        Ok(())
    }
}

impl fmt::Display for PlayerView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, supply {}, reserve {}", self.color, self.supply, self.reserve)?;
        write!(f, ", available {} ships {} cubes", self.ships, self.cubes)?;
        write!(f, ", discarded {} ships {} cubes", self.discarded_ships, self.discarded_cubes)?;
        for resource in Resource::ALL {
            let count = self.resource_cards[resource];
            if count > 0 {
                write!(f, ", {count} {resource}")?;
            }
        }
        write!(f, ", {} shipyard cards, {} building cards", self.hand, self.building_cards.len())
    }
}
