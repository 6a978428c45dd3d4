//! Antarctica: majorities around the pole, in an order that the Sun decides, for two to four
//! players.
//!
//! The rules stand in `RULES.md`; the code cites them by name. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | `ANT-COMP` | `content.rs`, `building.rs`, `card.rs`, `ship.rs` |
//! | `ANT-SETUP` | `setup.rs` |
//! | `ANT-SUN`, `ANT-MOVE` | `sun.rs` |
//! | `ANT-TURN` | `turn_menu.rs` |
//! | `ANT-BUILD` | `build.rs` |
//! | `ANT-SHIP` | `build_ship.rs` |
//! | `ANT-REC` | `recruit.rs` |
//! | `ANT-RES` | `research.rs` |
//! | `ANT-CARD`, `ANT-ICE` | `play_card.rs`, `sun.rs` |
//! | `ANT-DISC` | `discard.rs` |
//! | `ANT-TRACK` | `track.rs` |
//! | `ANT-EFF` | `effect.rs` |
//! | `ANT-END` | `end.rs` |
//! | `ANT-SCORE`, `ANT-WIN` | `scoring.rs` |
//! | `ANT-INFO` | `view.rs`, `hidden.rs` |

mod action;
mod audit;
mod build;
mod build_ship;
mod building;
mod card;
mod chance;
mod content;
mod discard;
mod effect;
mod end;
mod event;
mod hidden;
mod hints;
mod phase;
mod play_card;
mod preview;
mod recruit;
mod research;
mod scoring;
mod setup;
mod ship;
mod shipyard;
mod state;
mod sun;
mod track;
mod turn_menu;
mod view;
mod zone;

use std::fmt::Display;
use std::ops::RangeInclusive;

use table::{
    Edition, Game, GameRng, Recorder, Refusal, Seat, Seats, SetupError, Standings, Turn, Viewer,
};

pub use action::{Action, Outcome};
pub use building::{Building, Buildings, ByBuilding, Category};
pub use card::{
    ByPile, ByResource, ByShipyardCard, CardId, CardSet, PILE_SIZE, Pile, Resource, ShipyardCard,
    ShipyardCards,
};
pub use content::{BuildingCard, CUBES, Content, Pieces, SCIENTISTS, TrackInfo};
pub use effect::{Effect, EffectQueue, MOST_EFFECTS, Triggered};
pub use event::{EndReason, Event};
pub use phase::{Phase, PhaseName};
pub use preview::{Coming, Requirement};
pub use scoring::CATEGORIES;
pub use ship::{BERTHS, Mark, Queue, SHIPS, Ship};
pub use shipyard::{MOST_SHIPYARD_CARDS, Played, Receipt, Shipyard};
pub use state::{Antarctica, CurrentTurn, Options, PileState, Placement, Player, Visit, ZoneState};
pub use track::{ByTrack, MOST_SPACES, Track, TrackState, Tracks};
pub use view::{COLORS, PileView, PlayerView, ShipView, TrackView, TurnView, View, ZoneView};
pub use zone::{Berth, ByZone, Compass, Zone, Zones};

impl Game for Antarctica {
    const ID: &'static str = "antarctica";
    // 2: who triggers Advance three advances, and Launch a ship is done wherever it can be.
    const RULES_VERSION: u32 = 2;
    const TAKES_FORCED: bool = true;
    const RULES: &'static str = include_str!("../RULES.md");
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    // Set-up takes fewer than 40 steps. A turn has at most a move, a main action with a card
    // turned up and a track, a card with a zone or a track, a discard, its end and an Icebreaker;
    // effects add some steps to few of them.
    const MAX_STEPS: usize = 500 + 12 * end::MOST_TURNS as usize;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options {
            players,
            first_player: None,
            placement: Placement::Free,
            content: Edition::standard(),
        }
    }

    /// ANT-END-7 ends every game, so there is nothing to limit.
    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        let sets = Self::PLAYERS.flat_map(|players| {
            let usual = Self::simulation(players);
            let first_player = Some(Seat::new(players - 1));
            [
                usual,
                Options { placement: Placement::FirstGame, ..usual },
                Options { first_player, ..usual },
            ]
        });
        sets.collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        Self::set_up(options)
    }

    /// Version 1 goes on as it was: see [`Antarctica::rules`].
    fn new_by(rules: u32, options: &Options) -> Result<Self, SetupError> {
        Ok(Self { rules, ..Self::set_up(options)? })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.deciding_seat() {
            Some(seat) => Turn::Decide(Seats::only(seat)),
            None if self.phase == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceShip { .. } => self.list_zones(Action::Place, out, |game, zone| {
                game.check_room(zone).is_ok() // ANT-SETUP-10
            }),
            Phase::PlaceCube => out.extend(self.open_tracks().iter().map(Action::Advance)),
            Phase::Destination => {
                self.list_zones(Action::Move, out, |game, zone| {
                    game.check_destination(zone).is_ok()
                });
                self.list_discards(seat, out);
            }
            Phase::TurnMenu => self.list_menu(seat, out),
            Phase::ChooseTrack { .. } => {
                out.extend(self.advanceable(seat).iter().map(Action::Advance));
            }
            Phase::LayIcebreaker => {
                out.extend(self.icebreaker_zones(seat).iter().map(Action::Lay));
            }
            Phase::PickCard { .. } => {
                out.extend(self.shipyard.pile.kinds().map(Action::Pick));
            }
            Phase::Draft { packet, .. } => out.extend(packet.kinds().map(Action::Pick)),
            Phase::MoveShip { .. } => {
                let can_move = |berth: &Berth| self.check_ship_to_move(seat, *berth).is_ok();
                out.extend(self.berths_of(seat).filter(can_move).map(Action::Take));
                out.push(Action::Decline);
            }
            Phase::MoveShipTo { berth, .. } => {
                self.list_zones(Action::Move, out, |game, zone| {
                    game.check_move_to(berth, zone).is_ok()
                });
            }
            Phase::AdvanceThree { taken, trigger, .. } => {
                out.extend(self.advanceable(seat).minus(taken).iter().map(Action::Advance));
                if self.may_decline_advance(seat, trigger) {
                    out.push(Action::Decline);
                }
            }
            Phase::LaunchShip { .. } => out.extend([Action::Launch, Action::Decline]),
            Phase::UseIcebreaker { .. } => out.extend([Action::Use, Action::Keep]),
            _ => {}
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceShip { .. } => out.extend(Zone::ALL.map(Action::Place)),
            Phase::PlaceCube | Phase::ChooseTrack { .. } => {
                out.extend(Track::ALL.map(Action::Advance));
            }
            Phase::Destination => {
                out.extend(Zone::ALL.map(Action::Move));
                self.list_menu_candidates(out);
            }
            Phase::TurnMenu => self.list_menu_candidates(out),
            Phase::LayIcebreaker => out.extend(Zone::ALL.map(Action::Lay)),
            Phase::PickCard { .. } | Phase::Draft { .. } => {
                out.extend(ShipyardCard::ALL.map(Action::Pick));
            }
            Phase::MoveShip { .. } => {
                out.extend(self.berths().map(|(berth, _)| Action::Take(berth)));
                out.push(Action::Decline);
            }
            Phase::MoveShipTo { .. } => out.extend(Zone::ALL.map(Action::Move)),
            Phase::AdvanceThree { trigger, .. } => {
                out.extend(Track::ALL.map(Action::Advance));
                if self.may_decline_advance(seat, trigger) {
                    out.push(Action::Decline);
                }
            }
            _ => self.actions(seat, out),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::PlaceShip { .. }, Action::Place(zone)) => self.check_room(zone)?,
            (Phase::PlaceCube, Action::Advance(track)) => self.check_first_cube(track)?,
            (Phase::Destination, Action::Move(zone)) => self.check_destination(zone)?,
            (Phase::Destination | Phase::TurnMenu, _) => self.check_menu(seat, action)?,
            (Phase::ChooseTrack { .. }, Action::Advance(track)) => {
                self.check_advance(seat, track)?;
            }
            (Phase::LayIcebreaker, Action::Lay(zone)) => self.check_lay(seat, zone)?,
            (Phase::PickCard { .. }, Action::Pick(card)) => {
                Self::check_pick(self.shipyard.pile, card)?;
            }
            (Phase::Draft { packet, .. }, Action::Pick(card)) => Self::check_pick(packet, card)?,
            (Phase::MoveShip { .. }, Action::Take(berth)) => {
                self.check_ship_to_move(seat, berth)?;
            }
            (Phase::MoveShipTo { berth, .. }, Action::Move(zone)) => {
                self.check_move_to(berth, zone)?;
            }
            (Phase::AdvanceThree { taken, .. }, Action::Advance(track)) => {
                self.check_advance_three(seat, taken, track)?;
            }
            (Phase::AdvanceThree { trigger, .. }, Action::Decline) => {
                if !self.may_decline_advance(seat, trigger) {
                    return Err(Refusal::new("ANT-RULING-11"));
                }
            }
            (Phase::MoveShip { .. }, Action::Decline)
            | (Phase::LaunchShip { .. }, Action::Launch | Action::Decline)
            | (Phase::UseIcebreaker { .. }, Action::Use | Action::Keep) => {}
            (_, action) => return Err(self.out_of_place(action)),
        }
        Ok(())
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match (self.phase, action) {
            (Phase::PlaceShip { placed }, Action::Place(zone)) => {
                self.place_ship(seat, placed, zone, log);
            }
            (Phase::PlaceCube, Action::Advance(track)) => self.place_cube(seat, track, log),
            (Phase::Destination, Action::Move(zone)) => self.move_active_ship(zone, log),
            (Phase::ChooseTrack { points }, Action::Advance(track)) => {
                self.advance(seat, track, points, log);
                self.resolve_effects(log);
            }
            (Phase::MoveShipTo { trigger, berth, .. }, Action::Move(zone)) => {
                self.move_ship_to(seat, trigger, berth, zone, log);
            }
            (Phase::PickCard { builder, .. }, Action::Pick(card)) => {
                self.pick_card(seat, builder, card, log);
            }
            (Phase::Draft { trigger, packet, .. }, Action::Pick(card)) => {
                self.keep_from_packet(seat, trigger, packet, card, log);
            }
            (Phase::MoveShip { trigger, .. }, _) => self.choose_ship(seat, trigger, action, log),
            (Phase::AdvanceThree { trigger, taken, .. }, _) => {
                self.decide_advance_three(seat, trigger, taken, action, log);
            }
            (Phase::LaunchShip { .. }, _) => self.decide_launch(seat, action, log),
            (Phase::UseIcebreaker { .. }, _) => self.decide_icebreaker(seat, action, log),
            (_, Action::Build(pile) | Action::BuildWithCard(pile)) => {
                self.put_up_building(seat, pile, log);
            }
            (_, Action::BuildShip) => self.build_ship(seat, log),
            (_, Action::Recruit) => self.recruit(seat, log),
            (_, Action::Research(track)) => self.research(seat, track, log),
            (_, Action::Play(card)) => self.play_card(seat, card, log),
            (_, Action::Lay(zone)) => self.lay_icebreaker(seat, zone, log),
            (_, Action::DiscardCube | Action::DiscardShip | Action::DiscardFrom(_)) => {
                self.discard(seat, action, log);
            }
            (_, Action::End) => self.end_turn(log),
            (phase, action) => panic!("{action} was not checked in phase {}", phase.name()),
        }
    }

    #[inline]
    fn each_outcome(&self, each: impl FnMut(Outcome, u32)) {
        self.list_outcomes(each);
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        self.resolve_outcome(outcome, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        self.draw_hidden(seat, rng);
    }

    /// Nothing that scores is hidden.
    fn standings(&self, _: Viewer) -> Standings {
        self.score()
    }

    fn statistics(event: &Event, count: &mut dyn FnMut(Seat, &'static str, &dyn Display)) {
        event.statistics(count);
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }

    #[inline]
    fn epoch(&self) -> u32 {
        self.turns.into()
    }
}

impl Antarctica {
    /// Who is to decide, if it is not chance.
    #[inline]
    pub(crate) fn deciding_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::PlaceShip { placed } => Some(self.placing_seat(placed)),
            Phase::PlaceCube => Some(self.second_player()),
            Phase::Destination
            | Phase::TurnMenu
            | Phase::ChooseTrack { .. }
            | Phase::LayIcebreaker => Some(self.current.seat),
            Phase::PickCard { seat, .. }
            | Phase::MoveShip { seat, .. }
            | Phase::MoveShipTo { seat, .. }
            | Phase::Draft { seat, .. }
            | Phase::AdvanceThree { seat, .. }
            | Phase::LaunchShip { seat }
            | Phase::UseIcebreaker { seat } => Some(seat),
            Phase::ScatterBuildings { .. }
            | Phase::DrawFirstPlayer
            | Phase::RevealCard { .. }
            | Phase::DrawPacket { .. }
            | Phase::Over => None,
        }
    }

    #[inline]
    fn list_zones(
        &self,
        action: impl Fn(Zone) -> Action,
        out: &mut Vec<Action>,
        is_legal: impl Fn(&Self, Zone) -> bool,
    ) {
        out.extend(Zone::ALL.into_iter().filter(|zone| is_legal(self, *zone)).map(action));
    }
}
