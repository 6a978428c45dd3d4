//! Set-up: zones, buildings, piles, pieces, the first player and the ships. ANT-SETUP.

use table::{BySeat, Fault, MAX_SEATS, Recorder, Seat, Seats, SetupError};

use crate::building::{Building, Buildings, ByBuilding};
use crate::card::{ByPile, ByResource, CardId, Pile, Resource};
use crate::effect::EffectQueue;
use crate::event::Event;
use crate::phase::Phase;
use crate::ship::Ship;
use crate::shipyard::Shipyard;
use crate::state::{Antarctica, CurrentTurn, Options, PileState, Placement, Visit};
use crate::track::{ByTrack, Track};
use crate::zone::{ByZone, Zone};

impl Antarctica {
    /// The board without buildings and ships, everybody with their pieces. A seat has its own
    /// color, and of the VP track only its rules remain (ANT-SETUP-13, ANT-SETUP-16).
    pub(crate) fn set_up(options: &Options) -> Result<Self, SetupError> {
        let players = options.players;
        if !(2..=MAX_SEATS as u8).contains(&players) {
            return Err(SetupError {
                option: "players",
                value: players.to_string(),
                reason: "2, 3 or 4 can play".to_owned(),
            });
        }
        if let Some(seat) = options.first_player.filter(|seat| seat.index() >= players.into()) {
            return Err(SetupError {
                option: "first_player",
                value: seat.to_string(),
                reason: format!("only {players} play"),
            });
        }
        let content = options.content.get();
        let nobody = Seat::new(0);
        let mut game = Self {
            rules: <Self as table::Game>::RULES_VERSION,
            options: *options,
            phase: Phase::ScatterBuildings { zone: content.first_open_zone(players) },
            first_player: nobody,
            sun: Zone::new(0), // ANT-SETUP-12
            visit: Visit { card_played_by: Seats::NONE },
            current: CurrentTurn::begin(nobody),
            turns: 0,
            idle_turns: 0,
            players: BySeat::default(),
            zones: ByZone::default(),
            tracks: ByTrack::default(),
            stock: ByBuilding::new(content.in_box),
            piles: ByPile::from_fn(|pile| {
                // ANT-SETUP-4, ANT-SETUP-5
                PileState { top: None, deck: content.pile(pile, players) }
            }),
            shipyard: Shipyard::new(content.shipyard),
            // ANT-SETUP-7: one advanced card for each player, the others are removed.
            resource_pile: ByResource::new([0, players]),
            effects: EffectQueue::default(),
        };
        // ANT-SETUP-8, ANT-RULING-1. ANT-RULING-35: no cube starts on a track.
        let pieces = content.pieces(players);
        for player in game.players.iter_mut().take(usize::from(players)) {
            player.supply = pieces.supply;
            player.reserve = pieces.reserve;
            player.ships = pieces.ships;
            player.cubes = pieces.cubes;
            player.resource_cards[Resource::Basic] = 1; // ANT-SETUP-7
        }
        Ok(game)
    }

    /// The starting buildings that are not on the board yet. ANT-SETUP-2.
    pub(crate) fn starting_buildings(&self) -> ByBuilding<u8> {
        let mut left = ByBuilding::new(*self.content().at_start(self.options.players));
        for building in self.zones.iter().filter_map(|zone| zone.buildings.first()) {
            left[building] -= 1;
        }
        left
    }

    /// ANT-SETUP-2: exactly one building in each open zone.
    pub(crate) fn scatter_building(
        &mut self,
        zone: Zone,
        building: Building,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::StartingBuilding { zone, building });
        self.stock[building] -= 1;
        self.zone_mut(zone).buildings = Buildings::NONE.with(building);
        let open = self.open_zones();
        let next = open.iter().find(|next| next.index() > zone.index());
        self.phase = match next {
            Some(zone) => Phase::ScatterBuildings { zone },
            None => Phase::RevealCard { pile: Pile::Basic, steps: None },
        };
    }

    /// ANT-SETUP-5 and ANT-BUILD-6: the top card of a pile is open. ANT-INFO-4: chance stands, so
    /// nobody takes back what came before it.
    pub(crate) fn reveal_card(
        &mut self,
        pile: Pile,
        steps: Option<u8>,
        card: CardId,
        log: &mut impl Recorder<Event>,
    ) {
        let building = self.content().card(card).builds;
        log.tell(Event::CardRevealed { card, building });
        log.reveal();
        let state = &mut self.piles[pile];
        state.deck = state.deck.without(card);
        state.top = Some(card);
        match (steps, pile) {
            (Some(steps), _) => self.take_steps(steps, log),
            (None, Pile::Basic) => {
                self.phase = Phase::RevealCard { pile: Pile::Double, steps: None };
            }
            (None, Pile::Double) => {
                self.phase = Phase::RevealCard { pile: Pile::Prestige, steps: None };
            }
            (None, Pile::Prestige) => match self.options.first_player {
                Some(seat) => self.begin_with(seat, log),
                None => self.phase = Phase::DrawFirstPlayer,
            },
        }
    }

    /// ANT-SETUP-9
    pub(crate) fn begin_with(&mut self, first: Seat, log: &mut impl Recorder<Event>) {
        log.tell(Event::FirstPlayer { seat: first });
        self.first_player = first;
        match self.options.placement {
            Placement::Free => self.phase = Phase::PlaceShip { placed: 0 },
            Placement::FirstGame => {
                // ANT-SETUP-11
                let content = self.content();
                for zone in Zone::ALL {
                    for letter in content.first_game(self.options.players, zone) {
                        let seat = first.clockwise(*letter, self.options.players);
                        self.zone_mut(zone).queue.join(Ship::new(seat));
                        log.tell(Event::ShipPlaced { seat, zone });
                    }
                }
                self.finish_placement(log);
            }
        }
    }

    /// Who places the next ship. ANT-SETUP-10, ANT-RULING-3.
    pub(crate) fn placing_seat(&self, placed: u8) -> Seat {
        let order = self.content().placement_order(self.options.players);
        self.first_player.clockwise(order[usize::from(placed)], self.options.players)
    }

    /// ANT-SETUP-10: any open zone with room.
    pub(crate) fn place_ship(
        &mut self,
        seat: Seat,
        placed: u8,
        zone: Zone,
        log: &mut impl Recorder<Event>,
    ) {
        self.zone_mut(zone).queue.join(Ship::new(seat));
        log.tell(Event::ShipPlaced { seat, zone });
        let order = self.content().placement_order(self.options.players);
        if usize::from(placed) + 1 == order.len() {
            self.finish_placement(log);
        } else {
            self.phase = Phase::PlaceShip { placed: placed + 1 };
        }
    }

    fn finish_placement(&mut self, log: &mut impl Recorder<Event>) {
        if self.options.players == 2 {
            self.phase = Phase::PlaceCube;
        } else {
            self.move_sun(log);
        }
    }

    /// ANT-SETUP-15: who places the first cube.
    pub(crate) fn second_player(&self) -> Seat {
        self.next_seat(self.first_player)
    }

    /// ANT-SETUP-15: an open track of choice.
    pub(crate) fn check_first_cube(&self, track: Track) -> Result<(), Fault> {
        if self.open_tracks().contains(track) {
            Ok(())
        } else {
            Err(Fault::new("ANT-SETUP-14").with("track", track.name()))
        }
    }

    /// ANT-SETUP-15: the first space; it costs and triggers nothing.
    pub(crate) fn place_cube(&mut self, seat: Seat, track: Track, log: &mut impl Recorder<Event>) {
        log.tell(Event::CubePlaced { seat, track });
        self.player_mut(seat).cubes -= 1;
        self.tracks[track].cubes[seat] = 1;
        self.move_sun(log);
    }
}
