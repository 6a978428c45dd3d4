//! Positions for rule tests: a plain one to start from, and words to change it.

use antarctica::{
    Action, Antarctica, Building, Buildings, CardId, CurrentTurn, Mark, Options, Phase, Pile,
    Placement, Receipt, Ship, Shipyard, ShipyardCard, ShipyardCards, Track, ZoneState,
};
use table::{Game, Seat, Standings, Turn, Viewer};
use testkit::Scenario;

pub(crate) use antarctica::Zone;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

pub(crate) type Table = Scenario<Antarctica>;

/// The zone with this number.
pub(crate) const fn z(number: u8) -> Zone {
    Zone::new(number)
}

/// The track with this number, counted from 1.
pub(crate) const fn t(number: usize) -> Track {
    Track::ALL[number - 1]
}

/// An action in its notation: `act("move z3")`.
#[track_caller]
pub(crate) fn act(notation: &str) -> Action {
    notation.parse().expect("the notation of an action")
}

/// A building card by its name.
#[track_caller]
pub(crate) fn card(name: &str) -> CardId {
    name.parse().expect("the name of a building card")
}

/// No building on the board. The Sun is in z2, where A's ship is about to move; each of the
/// others has one ship: B in z3, C in z4, D in z7. B01, D01 and P01 are open.
pub(crate) fn table(players: u8) -> Table {
    let options = Options {
        first_player: Some(A),
        placement: Placement::FirstGame,
        ..Antarctica::options(players)
    };
    Table::new(&options).given(|game| {
        game.zones = [ZoneState::default(); 8].into();
        for name in ["B01", "D01", "P01"] {
            game.open(name);
        }
        game.sun = z(2);
        game.zones[z(2)].queue.join(Ship::new(A).with(Mark::Active));
        for (seat, zone) in [(B, z(3)), (C, z(4)), (D, z(7))].into_iter().take(players as usize - 1)
        {
            game.ship(seat, zone);
        }
        game.current = CurrentTurn {
            seat: A,
            target: None,
            main_done: false,
            discard_done: false,
            is_eventful: false,
        };
        game.phase = Phase::Destination;
    })
}

/// The same after A has moved to a zone.
#[track_caller]
pub(crate) fn arrived(players: u8, zone: Zone, arrange: impl FnOnce(&mut Antarctica)) -> Table {
    let mut table = table(players).given(arrange);
    table.act(A, Action::Move(zone));
    table
}

/// Words to change a position.
pub(crate) trait Arrange {
    /// Adds a ship at the end of a queue.
    fn ship(&mut self, seat: Seat, zone: Zone);
    /// Takes everything out of a zone.
    fn clear(&mut self, zone: Zone);
    /// Puts buildings into a zone.
    fn put(&mut self, zone: Zone, buildings: &[Building]);
    /// Puts scientists of a player into a zone.
    fn scientists(&mut self, seat: Seat, zone: Zone, count: u8);
    /// Puts a cube on a space of a track.
    fn cube(&mut self, seat: Seat, track: Track, space: u8);
    /// Opens a building card instead of the open one.
    fn open(&mut self, name: &str);
    /// Takes a pile away.
    fn empty(&mut self, pile: Pile);
    /// Gives a player a shipyard card from the pile.
    fn give(&mut self, seat: Seat, card: ShipyardCard);
    /// Leaves only these cards in the shipyard pile.
    fn shipyard_pile(&mut self, cards: &str);
    /// Sets a player's supply and reserve.
    fn people(&mut self, seat: Seat, supply: u8, reserve: u8);
}

impl Arrange for Antarctica {
    fn ship(&mut self, seat: Seat, zone: Zone) {
        self.zones[zone].queue.join(Ship::new(seat));
    }

    fn clear(&mut self, zone: Zone) {
        self.zones[zone] = ZoneState::default();
    }

    fn put(&mut self, zone: Zone, buildings: &[Building]) {
        let added: Buildings = buildings.iter().copied().collect();
        let zone = &mut self.zones[zone];
        zone.buildings = zone.buildings.union(added);
    }

    fn scientists(&mut self, seat: Seat, zone: Zone, count: u8) {
        self.zones[zone].scientists[seat] = count;
    }

    fn cube(&mut self, seat: Seat, track: Track, space: u8) {
        self.tracks[track].cubes[seat] = space;
        self.players[seat].cubes -= 1;
    }

    fn open(&mut self, name: &str) {
        let id = card(name);
        let pile = &mut self.piles[id.pile()];
        if let Some(old) = pile.top {
            pile.deck = pile.deck.with(old);
        }
        pile.top = Some(id);
        pile.deck = pile.deck.without(id);
    }

    fn empty(&mut self, pile: Pile) {
        self.piles[pile] = antarctica::PileState::default();
    }

    fn give(&mut self, seat: Seat, card: ShipyardCard) {
        self.shipyard.pile.take(card);
        self.shipyard.note_receipt(Receipt { seat, card, drafted: false });
        self.players[seat].hand.add(card);
    }

    fn shipyard_pile(&mut self, cards: &str) {
        self.shipyard = Shipyard::new(cards.parse().expect("shipyard cards"));
    }

    fn people(&mut self, seat: Seat, supply: u8, reserve: u8) {
        let player = &mut self.players[seat];
        (player.supply, player.reserve) = (supply, reserve);
    }
}

/// What can be read off a position.
pub(crate) trait Look {
    /// The one seat that is to decide, if it is not chance.
    fn decider(&self) -> Option<Seat>;
    /// Owners of the ships in a zone, front first.
    fn queue(&self, zone: Zone) -> Vec<Seat>;
    /// The space of a cube.
    fn space(&self, seat: Seat, track: Track) -> u8;
    /// Supply and reserve.
    fn people_of(&self, seat: Seat) -> (u8, u8);
    /// The scores.
    fn scores(&self) -> Standings;
    /// The points of all seats in a category.
    fn points(&self, category: usize) -> Vec<i32>;
}

impl Look for Table {
    fn decider(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Decide(seats) => seats.first(),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn queue(&self, zone: Zone) -> Vec<Seat> {
        self.zone(zone).queue.iter().map(|(_, ship)| ship.owner()).collect()
    }

    fn space(&self, seat: Seat, track: Track) -> u8 {
        self.tracks[track].cubes[seat]
    }

    fn people_of(&self, seat: Seat) -> (u8, u8) {
        (self.player(seat).supply, self.player(seat).reserve)
    }

    fn scores(&self) -> Standings {
        self.standings(Viewer::Spectator)
    }

    fn points(&self, category: usize) -> Vec<i32> {
        self.scores().scores.iter().map(|score| score.points[category]).collect()
    }
}

/// A has moved to z6, where every station stands, with a cube one step before a space of a track:
/// one point of research triggers it.
#[track_caller]
pub(crate) fn before_space(
    players: u8,
    track: Track,
    space: u8,
    arrange: impl FnOnce(&mut Antarctica),
) -> Table {
    arrived(players, z(6), |game| {
        game.put(
            z(6),
            &[Building::InlandStation, Building::CoastalStation, Building::NavalStation],
        );
        game.cube(A, track, space - 1);
        arrange(game);
    })
}

/// Shipyard cards by their names.
pub(crate) fn cards(text: &str) -> ShipyardCards {
    text.parse().expect("shipyard cards")
}

/// A new game before its first step, with a named first player.
pub(crate) fn fresh(players: u8, placement: Placement) -> Table {
    let options = Options { first_player: Some(A), placement, ..Antarctica::options(players) };
    Table::new(&options)
}

/// The same after all chance of the set-up.
pub(crate) fn set_up(players: u8, placement: Placement) -> Table {
    let mut table = fresh(players, placement);
    table.run_chance(table::Seed(1));
    table
}
