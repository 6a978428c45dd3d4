//! What lies on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Edition, MAX_SEATS, Questions, Seat, Seats};

use crate::building::{Building, Buildings, ByBuilding, Level};
use crate::card::{
    Advisor, ByCounter, ByDeck, ByDuskCard, ByRubble, Card, CitizenCards, Difficulty, DuskCard,
    DuskCards, Expedition, Expeditions, FieldBase, FieldBases, Flags, Laws, MorningCards, Nth,
    Reason, Route, Scenario, ScenarioCard, ScenarioCards, Society, Technologies, Technology, Tile,
    Tiles, WeatherCard, WeatherCards,
};
use crate::citizen::{ByCitizen, ByPawn, Citizen, Pawn};
use crate::content::{ByDeposit, Content, ROUNDS, ScenarioInfo, Size};
use crate::frame::Frame;
use crate::good::{ByGood, Good, MapGood};
use crate::map::{ByField, ByPosition, Field, Fields, Positions};
use crate::op::Mod;
use crate::phase::DayStep;
use crate::token::{ByToken, Family, Token};

/// How many cards the event area has room for.
pub(crate) const MOST_EVENTS: usize = 12;
/// How many activation tokens there are. FRO-LIM-7.
pub(crate) const MOST_TOKENS: usize = 7;
/// How many special actions can be remembered as used.
pub(crate) const MOST_USES: usize = 48;
/// How many cards a route can have: each takes two steps or more, and nobody walks so far.
pub(crate) const MOST_ON_ROUTE: usize = 22;
/// How deep questions are nested at most.
pub(crate) const DEPTH: usize = 40;
/// At most so many of each type, of food and of hunger. FRO-LIM-1, FRO-LIM-3.
pub(crate) const LIMIT: u8 = 50;
/// Automatons in the box. FRO-LIM-2.
pub(crate) const AUTOMATONS: u8 = 6;
/// Steel in the box. FRO-LIM-4.
pub(crate) const STEEL: u8 = 8;
/// Trees in the box. FRO-LIM-5.
pub(crate) const TREES: u8 = 30;
/// Pieces of one kind on a field. FRO-LIM-6.
pub(crate) const PIECES: u8 = 5;

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Which scenario.
    pub scenario: Scenario,
    /// Which society.
    pub society: Society,
    /// How hard.
    pub difficulty: Difficulty,
    /// Whether advisors are dealt instead of chosen. FRO-SETUP-20.
    #[serde(default)]
    pub deal_advisors: bool,
    /// Cards, tiles, buildings and boards.
    #[serde(default = "Edition::standard")]
    pub content: Edition<Content>,
}

/// What lies at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The position does not belong to the map.
    Absent,
    /// Snow.
    Snow,
    /// A tile that is not turned up yet. FRO-SNOW-5.
    FaceDown,
    /// A tile.
    Tile(Tile),
    /// A ridge. FRO-C-8.
    Ridge,
    /// A part of the wreck.
    Wreck,
}

impl Ground {
    /// Whether a tile lies there. FRO-RULING-91.
    #[inline]
    pub const fn is_tile(self) -> bool {
        matches!(self, Self::FaceDown | Self::Tile(_))
    }
}

/// What lies on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FieldState {
    /// The building; a large one stands on both fields of its tile.
    pub building: Option<Building>,
    /// Whether its better side is up.
    pub is_upgraded: bool,
    /// The kind of pieces.
    pub good: Option<MapGood>,
    /// How many pieces.
    pub count: u8,
    /// The pawns; those of a large building stand on the first field of its tile.
    pub pawns: [Option<Pawn>; 2],
    /// Whether rubble covers it. FRO-C-39.
    pub has_rubble: bool,
}

impl FieldState {
    /// Whether a pawn stands here.
    #[inline]
    pub const fn has_pawn(&self) -> bool {
        self.pawns[0].is_some() || self.pawns[1].is_some()
    }

    /// What can be gathered here. FRO-GATH-1.
    #[inline]
    pub fn resource(&self) -> Option<(Good, u8)> {
        let good = self.good?.good()?;
        (self.count > 0).then_some((good, self.count))
    }

    /// How many trees stand here.
    #[inline]
    pub fn trees(&self) -> u8 {
        if self.good == Some(MapGood::Tree) { self.count } else { 0 }
    }

    /// Puts pieces here.
    pub(crate) fn put(&mut self, good: MapGood, count: u8) {
        self.good = Some(good);
        self.count += count;
    }

    /// Takes pieces away.
    pub(crate) fn take(&mut self, count: u8) {
        self.count -= count;
        if self.count == 0 {
            self.good = None;
        }
    }

    /// Takes all pieces away.
    pub(crate) fn clear(&mut self) {
        self.count = 0;
        self.good = None;
    }
}

/// A card of an expedition route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RouteCard {
    /// The card.
    pub card: Expedition,
    /// Whether its black side is up.
    pub is_black: bool,
    /// The option with which the scout went on.
    pub way: Option<Nth>,
}

/// A scout on a route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scout {
    /// The pawn.
    pub pawn: Pawn,
    /// The space of the path, counted from 0.
    pub space: u8,
}

/// An expedition route. FRO-EXP-1.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct RouteState {
    /// The field base at its beginning.
    pub base: Option<FieldBase>,
    /// Whether that base is established.
    pub is_established: bool,
    /// The cards from the bottom up.
    pub cards: ArrayVec<RouteCard, MOST_ON_ROUTE>,
    /// The scout.
    pub scout: Option<Scout>,
}

/// A card in the event area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EventState {
    /// Which one.
    pub card: Card,
    /// Timer cubes left; a card without a timer has none.
    pub timer: u8,
    /// Goods put on it.
    pub goods: u8,
}

/// A special action that has been used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SlotUse {
    /// The card.
    pub card: Card,
    /// Which of its slots.
    pub slot: Nth,
    /// The pawn that still stands on it.
    pub pawn: Option<Pawn>,
    /// Whether it stays used for the rest of the game.
    pub is_forever: bool,
}

/// An activation token on the round track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ActivationToken {
    /// Whose it is.
    pub card: ScenarioCard,
    /// Which of the card's tokens.
    pub nth: Nth,
    /// Where it lies.
    pub round: u8,
}

/// The dusk cards. FRO-RULING-66: the deck is a multiset of known, unread and half-known cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuskDeck {
    /// Cards of the deck that have been read.
    pub known: DuskCards,
    /// Cards of the deck that nobody has read.
    pub unread: DuskCards,
    /// Laws of which one of two consequences is in the deck.
    pub open: Laws,
    /// The discard pile.
    pub discard: DuskCards,
    /// Cards that have left the box.
    pub met: DuskCards,
    /// Where unread cards came from.
    pub origins: ByDuskCard<Option<Card>>,
    /// Consultations that have no place in the stack yet.
    pub stack: DuskCards,
    /// The open top of the stack. FRO-DUSK-8.
    pub next: Option<DuskCard>,
    /// Cards that are being looked at. FRO-BLD-20.
    pub scried: DuskCards,
}

/// A game of Frostpunk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as in RULES.md")]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker of its own on the table")]
pub struct Frostpunk {
    /// The version of the rules. Until version 2 a route had room for eight cards, of two prisoners
    /// in the cold the second fell ill first, and a citizen deck whose last card was drawn was made
    /// anew at once; games begun then end that way.
    pub rules: u32,
    pub options: Options,
    pub ending: Option<Reason>,
    pub step: DayStep,
    pub questions: Questions<Frame, DEPTH>,
    pub round: u8,
    pub leader: Seat,
    /// Whose turn of the action phase it is.
    pub active: Option<Seat>,
    /// Who acted last in this action phase.
    pub acted: Option<Seat>,
    /// Who answers the questions of a starting cost. FRO-RULING-61.
    pub owner: Option<Seat>,

    pub population: ByCitizen<u8>,
    pub sick: ByCitizen<u8>,
    pub grave: ByCitizen<bool>,
    pub deaths: u8,
    /// Exhausted tokens in the pool.
    pub exhausted: ByCitizen<u8>,

    pub pool: ByPawn<u8>,
    /// Pawns on exhausted tokens.
    pub bound: ByPawn<u8>,
    /// Pawns on the snow-clearing space.
    pub clearing: ByPawn<u8>,
    /// Pawns on the construction space.
    pub constructing: ByPawn<u8>,
    pub owns_child_worker: bool,
    pub owns_child_engineer: bool,

    /// The one pool of all players. FRO-RES-5.
    pub goods: ByGood<u8>,
    pub hunger: u8,

    /// The tokens on both tracks by their side; an order would matter in the set-up alone.
    /// FRO-HOPE-1.
    pub active_tokens: ByToken<u8>,
    pub spent_tokens: ByToken<u8>,

    pub heat: u8,
    pub cold: u8,
    /// The red, orange and yellow indicators.
    pub indicators: [u8; 3],
    pub overload: u8,
    pub is_overheated: bool,
    /// Whether the Generator has broken down. FRO-RULING-101.
    pub has_failed: bool,
    /// Cubes inside the tower. FRO-TOWER-1.
    pub inside: u8,
    pub is_tower_upgraded: bool,

    pub ground: ByPosition<Ground>,
    pub fields: ByField<FieldState>,
    /// The positions that touch a deposit of each kind. FRO-RULING-29.
    pub deposits: ByDeposit<Positions>,
    pub tiles: Tiles,
    pub hubs: Positions,
    pub knowledge: Positions,
    pub discharge: Positions,
    pub rubble: ByRubble<u8>,
    /// Fields chosen so far for one operation.
    pub marked: Fields,

    pub supply: ByBuilding<u8>,
    /// Shelters whose tiles on the board are ruins. FRO-WEA-10.
    pub ruined: Buildings,
    pub unlocked: Buildings,
    pub has_built_pit: bool,

    pub morning_deck: MorningCards,
    pub weather_deck: WeatherCards,
    pub weather_discard: WeatherCards,
    /// The weather of this round, until it is over.
    pub weather: Option<WeatherCard>,
    pub citizen_deck: CitizenCards,
    pub citizen_discard: CitizenCards,
    pub hands: [CitizenCards; MAX_SEATS],
    /// Cards played for their main ability this round. FRO-CIT-8.
    pub in_front: CitizenCards,
    /// Who has played one.
    pub has_played: Seats,
    pub dusk: DuskDeck,
    pub expeditions: Expeditions,
    pub gone_expeditions: Expeditions,
    pub tops: ByDeck<Option<Expedition>>,
    pub field_bases: FieldBases,
    pub routes: [RouteState; Route::COUNT],

    /// The technologies of this game.
    pub technologies: Technologies,
    pub active_technologies: Technologies,
    /// The technology in development and the round of its token.
    pub development: Option<(Technology, u8)>,
    pub future_laws: Laws,
    pub laws: Laws,
    /// Laws whose ability has been used this round.
    pub used_laws: Laws,
    pub advisors: [Option<Advisor>; MAX_SEATS],
    pub has_mobilised: bool,

    pub events: ArrayVec<EventState, MOST_EVENTS>,
    pub face_up: ScenarioCards,
    pub gone_cards: ScenarioCards,
    pub activation: ArrayVec<ActivationToken, MOST_TOKENS>,
    pub uses: ArrayVec<SlotUse, MOST_USES>,
    /// Effects that wait for their order.
    pub pending: ArrayVec<(Card, Nth), MOST_EVENTS>,
    pub counters: ByCounter<u8>,
    pub flags: Flags,

    pub storm: Option<u8>,
    pub storms: u8,
    /// Whether nobody was left without a place last night. FRO-C-38.
    pub slept_warm: bool,
    /// Hope decreases of death effects ignored this round.
    pub shielded: u8,
    /// Flips avoided this round.
    pub sustained: u8,
}

impl Frostpunk {
    /// Cards, tiles, buildings and boards.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.options.content.get()
    }

    /// The scenario.
    #[inline]
    pub fn scenario(&self) -> &'static ScenarioInfo {
        self.content().scenario(self.options.scenario)
    }

    /// All seats clockwise from `first`.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        (0..players).map(move |steps| first.clockwise(steps, players))
    }

    /// Who decides what no card or hand decides. FRO-DEC-2. It makes no difference who holds which
    /// advisor or sheet (FRO-SETUP-28).
    #[inline]
    pub fn decider(&self) -> Seat {
        self.owner.or(self.active).unwrap_or(self.leader)
    }

    /// Every modifier in force. FRO-FX-37.
    pub fn mods(&self) -> impl Iterator<Item = Mod> {
        let content = self.content();
        let laws = self.laws.iter().flat_map(|law| &content.law(law).mods);
        let technologies = self
            .active_technologies
            .iter()
            .flat_map(|technology| &content.technology(technology).mods);
        let events = self.events.iter().flat_map(|event| match event.card {
            Card::Morning(card) => content.morning(card).mods.as_slice(),
            Card::Dusk(card) => content.dusk(card).mods.as_slice(),
            Card::Scenario(_) | Card::Expedition(_) => &[],
        });
        let scenario = self.face_up.iter().flat_map(|card| {
            // FRO-C-41: the field base card helps with two bases.
            let is_idle =
                card == ScenarioCard::Fbc && self.counters[crate::card::Counter::Bases] < 2;
            if is_idle { &[] } else { content.scenario_card(card).mods.as_slice() }
        });
        laws.chain(technologies).chain(events).chain(scenario).copied()
    }

    /// The sum of a modifier.
    pub(crate) fn modifier(&self, value: impl Fn(Mod) -> Option<u8>) -> u8 {
        self.mods().filter_map(value).sum()
    }

    /// Whether a modifier is in force.
    pub(crate) fn has_modifier(&self, is_it: impl Fn(Mod) -> bool) -> bool {
        self.mods().any(is_it)
    }

    /// The field on which a building's pawns and side are kept.
    #[inline]
    pub fn anchor(&self, field: Field) -> Field {
        match (self.fields[field].building, field.position()) {
            (Some(kind), Some(position)) if self.is_large(kind) => position.fields()[0],
            _ => field,
        }
    }

    #[inline]
    pub(crate) fn is_large(&self, kind: Building) -> bool {
        self.content().buildings[kind].size == Size::Large
    }

    /// Every building on the map once, with its field.
    pub fn buildings(&self) -> impl Iterator<Item = (Field, Building)> {
        self.fields.pairs().filter_map(|(field, state)| {
            let kind = state.building?;
            (self.anchor(field) == field).then_some((field, kind))
        })
    }

    /// How many of a kind stand on the map. FRO-C-38.
    pub fn built(&self, kind: Building) -> u8 {
        self.buildings().filter(|(_, other)| *other == kind).count() as u8
    }

    /// Whether a field can be used at all: its tile lies open.
    #[inline]
    pub fn is_open(&self, field: Field) -> bool {
        match field.position() {
            None => true,
            Some(position) => matches!(self.ground[position], Ground::Tile(_)),
        }
    }

    /// The fields adjacent to one, or to both of a large building, that are on the map. FRO-MAP-4,
    /// FRO-MAP-6.
    pub fn around(&self, field: Field) -> Fields {
        let mut around = field.neighbors();
        let mut own = Fields::only(field);
        let is_wide = self.fields[field].building.is_some_and(|kind| self.is_large(kind));
        if let (true, Some(other)) = (is_wide, field.other_half()) {
            around = around.union(other.neighbors());
            own = own.with(other);
        }
        around.minus(own).iter().filter(|field| self.is_open(*field)).collect()
    }

    /// Trees on the map.
    pub fn trees(&self) -> u8 {
        self.fields.iter().map(FieldState::trees).sum()
    }

    /// Tokens of a family on its track, both sides.
    #[inline]
    pub fn tokens(&self, family: Family) -> u8 {
        family.tokens().iter().map(|token| self.on_track(*token)).sum()
    }

    /// Tokens of a type on its track, both sides.
    #[inline]
    pub fn on_track(&self, token: Token) -> u8 {
        self.active_tokens[token] + self.spent_tokens[token]
    }

    /// Tokens of a type in the bag: all that are not on the track, also those that came back.
    /// FRO-HOPE-12.
    #[inline]
    pub fn in_bag(&self, token: Token) -> u8 {
        self.content().board.tokens_of_a_type - self.on_track(token)
    }

    /// Running expeditions.
    pub fn scouts(&self) -> u8 {
        self.routes.iter().filter(|route| route.scout.is_some()).count() as u8
    }

    /// Pawns of a type in the city and on routes.
    pub fn pawns(&self, citizen: Citizen) -> u8 {
        citizen.pawns().iter().map(|pawn| self.in_play(*pawn)).sum()
    }

    /// Pawns of a kind in play, wherever they are.
    pub fn in_play(&self, pawn: Pawn) -> u8 {
        let on_map: usize = self
            .fields
            .iter()
            .map(|field| field.pawns.iter().filter(|other| **other == Some(pawn)).count())
            .sum();
        let on_cards = self.uses.iter().filter(|slot| slot.pawn == Some(pawn)).count();
        let on_routes = self
            .routes
            .iter()
            .filter(|route| route.scout.is_some_and(|scout| scout.pawn == pawn))
            .count();
        self.pool[pawn]
            + self.bound[pawn]
            + self.clearing[pawn]
            + self.constructing[pawn]
            + (on_map + on_cards + on_routes) as u8
    }

    /// The insulation of a building. FRO-C-37: a modifier replaces only a weaker level.
    pub fn level(&self, field: Field) -> Level {
        let state = &self.fields[field];
        let Some(kind) = state.building else { return Level::White };
        let own = self.content().buildings[kind].levels[usize::from(state.is_upgraded)];
        let better = self.mods().filter_map(|modifier| match modifier {
            Mod::Level(of, level) if of == kind => Some(level),
            Mod::RuinsShelter(level) if kind == Building::Ruins => Some(level),
            _ => None,
        });
        better.fold(own, Level::max)
    }

    /// Whether the last round is being played.
    pub fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }
}
