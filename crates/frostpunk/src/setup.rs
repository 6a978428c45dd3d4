//! Set-up of all scenarios. FRO-SETUP, FRO-C-35, FRO-RULING-61.

use arrayvec::ArrayVec;
use table::{Questions, Seat, Seats, SetupError};

use crate::action::Action;
use crate::building::{Building, Buildings, ByBuilding};
use crate::card::{
    ByDeck, ByDuskCard, ByRubble, CitizenCard, CitizenCards, Deck, DuskCard, DuskCards,
    Expeditions, FieldBases, Flags, Law, Laws, MorningCards, Route, Scenario, ScenarioCard,
    ScenarioCards, Society, Technologies, Tiles, WeatherCards,
};
use crate::citizen::{ByCitizen, ByPawn, Citizen, Pawn};
use crate::content::{ByDeposit, Start};
use crate::event::{Event, Log};
use crate::frame::{Context, Frame};
use crate::good::{ByGood, Good, MapGood};
use crate::map::{ByField, ByPosition, CORNERS, Field, Fields, Position, Positions};
use crate::op::Op;
use crate::phase::DayStep;
use crate::state::{DuskDeck, FieldState, Frostpunk, Ground, LIMIT, Options, RouteState};
use crate::token::{ByToken, Family};

/// Laws that are added by chance. FRO-SETUP-16.
const ADDED_LAWS: u8 = 4;
/// Technologies of a game. FRO-TECH-1.
pub(crate) const TECHNOLOGIES: u8 = 4;
/// Trees of Grove: on the wooded fields, then on the empty ones. FRO-C-41.
const GROVE: [u8; 2] = [4, 2];

/// Workers that leave for an automaton in Arks. FRO-C-41.
pub(crate) const ARK_WORKERS: u8 = 5;

/// What Winterhome starts with. FRO-C-35.
const GIVEN: [Building; 7] = [
    Building::HuntersHut,
    Building::HuntersHut,
    Building::Bunkhouse,
    Building::Bunkhouse,
    Building::Bunkhouse,
    Building::Infirmary,
    Building::GatheringPost,
];

impl Frostpunk {
    /// The table before the first draw.
    #[expect(
        clippy::too_many_lines,
        reason = "every piece of the state has its place at the start"
    )]
    pub(crate) fn set_up(options: &Options) -> Result<Self, SetupError> {
        if !(1..=4).contains(&options.players) {
            return Err(SetupError {
                option: "players",
                value: options.players.to_string(),
                reason: "one to four can play".to_owned(),
            });
        }
        let content = options.content.get();
        let scenario = content.scenario(options.scenario);
        let society = content.society(options.society, options.difficulty);
        let mut game = Self {
            rules: <Self as table::Game>::RULES_VERSION,
            options: *options,
            ending: None,
            step: DayStep::SetUp(0),
            questions: Questions::new(),
            round: 1,
            leader: Seat::new(0),
            active: None,
            acted: None,
            owner: None,
            // FRO-SETUP-11; a scenario may add to the society.
            population: ByCitizen::from_fn(|citizen| {
                (society.people[citizen] + scenario.people[citizen]).min(LIMIT)
            }),
            sick: society.sick,
            grave: ByCitizen::filled(false),
            deaths: society.deaths,
            exhausted: ByCitizen::filled(0),
            pool: ByPawn::filled(0),
            bound: ByPawn::filled(0),
            clearing: ByPawn::filled(0),
            constructing: ByPawn::filled(0),
            owns_child_worker: false,
            owns_child_engineer: false,
            goods: ByGood::from_fn(|good| match good {
                Good::Food => society.goods[good] + scenario.food,
                Good::Steel => scenario.steel, // FRO-SETUP-30
                good => society.goods[good],
            }),
            hunger: 0,
            active_tokens: ByToken::filled(0),
            spent_tokens: ByToken::filled(0),
            // FRO-SETUP-18.
            heat: 1,
            cold: scenario.cold,
            indicators: scenario.indicators,
            // FRO-SETUP-2.
            overload: 0,
            is_overheated: false,
            has_failed: false,
            inside: 0,
            is_tower_upgraded: false,
            ground: ByPosition::from_fn(|position| {
                if scenario.ridge.contains(position) {
                    Ground::Ridge
                } else if scenario.wreck.contains(position) {
                    Ground::Wreck
                } else if scenario.positions.contains(position) {
                    Ground::Snow
                } else {
                    Ground::Absent
                }
            }),
            fields: ByField::filled(FieldState::default()),
            deposits: scenario.deposits.unwrap_or(ByDeposit::filled(Positions::NONE)),
            tiles: Tiles::ALL,
            hubs: Positions::NONE,
            knowledge: Positions::NONE,
            discharge: scenario.discharge,
            rubble: ByRubble::filled(0),
            marked: Fields::NONE,
            supply: ByBuilding::from_fn(|kind| content.buildings[kind].tiles),
            ruined: Buildings::NONE,
            unlocked: scenario.unlocked,
            has_built_pit: false,
            morning_deck: MorningCards::ALL, // FRO-SETUP-15
            weather_deck: WeatherCards::ALL, // FRO-SETUP-19
            weather_discard: WeatherCards::NONE,
            weather: None,
            citizen_deck: CitizenCards::ALL,
            citizen_discard: CitizenCards::NONE,
            hands: [CitizenCards::NONE; 4],
            in_front: CitizenCards::NONE,
            has_played: Seats::NONE,
            dusk: DuskDeck {
                known: DuskCards::only(DuskCard::START),
                unread: DuskCards::NONE,
                open: Laws::NONE,
                discard: DuskCards::NONE,
                met: DuskCards::only(DuskCard::START),
                origins: ByDuskCard::filled(None),
                stack: DuskCard::consultations(),
                next: None,
                scried: DuskCards::NONE,
            },
            expeditions: Expeditions::ALL,
            gone_expeditions: Expeditions::NONE,
            tops: ByDeck::filled(None),
            field_bases: FieldBases::ALL,
            routes: [(); Route::COUNT].map(|()| RouteState::default()),
            technologies: scenario.fixed_technologies,
            active_technologies: Technologies::NONE,
            development: None,
            future_laws: Law::starting(),
            laws: Laws::NONE,
            used_laws: Laws::NONE,
            advisors: [None; 4],
            has_mobilised: false,
            events: ArrayVec::new(),
            face_up: ScenarioCards::NONE,
            gone_cards: ScenarioCards::NONE,
            activation: ArrayVec::new(),
            uses: ArrayVec::new(),
            pending: ArrayVec::new(),
            counters: crate::card::ByCounter::from_fn(|counter| {
                content.counters[counter].start(options.difficulty) // FRO-RULING-104
            }),
            flags: Flags::NONE,
            storm: Some(scenario.storm), // FRO-SETUP-15
            storms: 0,
            slept_warm: false,
            shielded: 0,
            sustained: 0,
        };
        game.furnish(society.automatons);
        game.settle(&mut table::Silent);
        Ok(game)
    }

    /// The generator tile and the pawns. FRO-SETUP-3, FRO-SETUP-12, FRO-RULING-41.
    fn furnish(&mut self, automatons: u8) {
        let goods = self.content().board.goods_on_generator_tile;
        for (field, kind) in [
            (Field::G0, Building::Platform),
            (Field::G2, Building::Cookhouse),
            (Field::G4, Building::Generator),
        ] {
            self.fields[field].building = Some(kind);
            self.supply[kind] = 0;
        }
        self.fields[Field::G1].put(MapGood::Wood, goods);
        self.fields[Field::G5].put(MapGood::Coal, goods);
        self.pool[Pawn::Automaton] = automatons;
        // FRO-C-41.
        if self.options.scenario == Scenario::Arks && self.options.society != Society::Vi {
            self.pool[Pawn::Automaton] += 1;
            self.population[Citizen::Worker] -= ARK_WORKERS;
            self.tidy_marker(Citizen::Worker);
        }
        self.adjust_pawns();
    }

    /// The steps of the set-up, one after the other.
    pub(crate) fn set_up_step(&mut self, number: u8, log: &mut impl Log) {
        self.step = DayStep::SetUp(number + 1);
        let players = self.options.players;
        match number {
            0 => self.questions.ask(Frame::DrawLeader), // FRO-SETUP-27
            1 => {
                if self.scenario().deposits.is_none() {
                    self.questions.ask(Frame::DrawCorner); // FRO-RULING-5
                }
            }
            2 => self.lay_first_tiles(),
            3 => self.dress_map(),
            4 => {
                for deck in Deck::ALL {
                    self.questions.ask(Frame::DrawTop { deck });
                }
                for route in Route::ALL {
                    self.questions.ask(Frame::DrawRoute { route });
                    if self.scenario().cards.contains(ScenarioCard::Fbc) {
                        self.questions.ask(Frame::DrawBase { route });
                    }
                }
            }
            5 => {
                // FRO-SETUP-9: those the scenario leaves out are not drawn.
                let left = TECHNOLOGIES - self.technologies.len() as u8;
                self.questions.ask(Frame::DrawTechnology { left });
            }
            6 => self.questions.ask(Frame::DrawLaw { left: ADDED_LAWS }),
            7 => {
                self.put_away_buildings();
                let content = self.content();
                let society = content.society(self.options.society, self.options.difficulty);
                // FRO-SETUP-14: those drawn first lie leftmost and are the active ones.
                for family in [Family::Hope, Family::Discontent] {
                    let (left, active) = society.tokens[family.index()];
                    self.questions.ask(Frame::DrawStart { family, left, active });
                }
            }
            8 => self.questions.ask(Frame::DrawConsultation { is_first: true }),
            9 => {
                // FRO-SETUP-21, FRO-SOLO-1.
                let hand = if players == 1 { 7 } else { 8 - players };
                for seat in self.seats_from(Seat::new(0)).collect::<ArrayVec<Seat, 4>>() {
                    self.questions.ask(Frame::Deal { seat, left: hand });
                }
            }
            10 => {
                if self.options.scenario == Scenario::Winterhome {
                    self.questions.ask(Frame::Given { nth: 0 });
                }
            }
            11 => {
                let seats: ArrayVec<Seat, 4> = self.seats_from(self.leader).collect();
                for seat in seats.into_iter().rev() {
                    self.questions.ask(if self.options.deal_advisors {
                        Frame::DealAdvisor { seat }
                    } else {
                        Frame::TakeAdvisor { seat }
                    });
                }
            }
            // FRO-SETUP-23: one seat after another, each knowing what is left.
            12 => self.questions.ask(Frame::DrawOrder { done: Seats::NONE }), // FRO-RULING-6
            _ => self.open_scenario(log),
        }
    }

    /// Buildings of laws that are not in this game stay in the box. FRO-SETUP-13.
    fn put_away_buildings(&mut self) {
        for kind in Building::ALL {
            let law = self.content().buildings[kind].law;
            if law.is_some_and(|law| !self.future_laws.contains(law)) {
                self.supply[kind] = 0;
            }
        }
    }

    /// FRO-SETUP-6; in other scenarios the tiles that are named. Their food is found when they are
    /// turned up, as later (FRO-SETUP-7).
    fn lay_first_tiles(&mut self) {
        let mut tiles = self.scenario().tiles;
        if self.scenario().deposits.is_none() {
            for corner in 0..CORNERS {
                let position = Position::at_corner(corner);
                if !self.touches_deposit(position) {
                    tiles = tiles.with(position).with(Position::inside_corner(corner));
                }
            }
        }
        for position in tiles.iter() {
            self.ground[position] = Ground::FaceDown;
        }
        self.questions.ask(Frame::TurnTiles);
    }

    /// What a scenario puts on its tiles. FRO-C-35, FRO-C-39 to FRO-C-41.
    fn dress_map(&mut self) {
        match self.options.scenario {
            Scenario::Grove => {
                for position in [Position::N0, Position::N4, Position::N8] {
                    let field = position.fields()[1];
                    self.fields[field].clear();
                    self.put_pieces(field, MapGood::Tree, GROVE[0]);
                }
                for position in self.scenario().tiles.intersection(Positions::NEAR).iter() {
                    for field in position.fields() {
                        if self.fields[field].good.is_none() {
                            self.put_pieces(field, MapGood::Tree, GROVE[1]);
                        }
                    }
                }
            }
            Scenario::Arks => {
                for position in [Position::N3, Position::N9] {
                    self.give_large(position, Building::SeedlingArk);
                }
            }
            Scenario::Winterhome => {
                self.rubble = ByRubble::from_fn(|rubble| self.content().rubble[rubble].0);
                for position in self.scenario().tiles.iter() {
                    for (half, field) in position.fields().into_iter().enumerate() {
                        if is_rubble(position, half) {
                            self.fields[field].clear();
                            self.fields[field].has_rubble = true;
                        }
                    }
                }
            }
            Scenario::Tesla => {
                self.give_large(Position::N5, Building::Library);
                self.knowledge = self.scenario().tiles.intersection(Positions::FAR);
                self.questions.ask(Frame::DrawEmpty);
            }
            Scenario::Crater
            | Scenario::Ridge
            | Scenario::Plain
            | Scenario::Dreadnought
            | Scenario::Canyon => {}
        }
    }

    fn give_large(&mut self, position: Position, kind: Building) {
        self.supply[kind] -= 1;
        for field in position.fields() {
            self.fields[field].clear();
            self.fields[field].building = Some(kind);
        }
    }

    /// FRO-SETUP-26, FRO-C-35: face-up cards in the order of their ids, then round 1.
    fn open_scenario(&mut self, log: &mut impl Log) {
        // FRO-SETUP-29, FRO-ROUND-2.
        self.step = DayStep::ActionEffects; // FRO-RULING-45
        let up: ArrayVec<ScenarioCard, 45> = self
            .scenario()
            .cards
            .iter()
            .filter(|card| self.content().scenario_card(*card).start == Start::Up)
            .collect();
        // The last one is asked for first, so that the first comes first.
        for card in up.into_iter().rev() {
            self.turn_up(card, log);
        }
    }

    /// The building that Winterhome gives next.
    pub fn given(nth: u8) -> Option<Building> {
        GIVEN.get(usize::from(nth)).copied()
    }

    /// Where it may stand: free fields of tiles that are not rubble.
    pub(crate) fn list_given(&self, out: &mut impl FnMut(Action)) {
        let is_free = |field: &Field| {
            let state = &self.fields[*field];
            field.position().is_some()
                && self.is_open(*field)
                && state.building.is_none()
                && !state.has_rubble
        };
        Field::ALL.into_iter().filter(is_free).map(Action::Field).for_each(out);
    }

    pub(crate) fn place_given(&mut self, kind: Building, field: Field, log: &mut impl Log) {
        self.supply[kind] -= 1;
        self.fields[field].clear();
        self.fields[field].building = Some(kind);
        log.tell(Event::Built { building: kind, field: Some(field), position: None });
    }

    // Discards. FRO-SETUP-22 to FRO-SETUP-24.

    /// Whether the starting cost of a card can be paid in full. FRO-FX-46.
    pub fn can_pay_start(&self, card: CitizenCard) -> bool {
        let mut at = usize::from(self.content().citizen(card).cost.0);
        loop {
            match self.content().ops[at] {
                Op::End => return true,
                Op::Lose(good, n) if self.goods[good] < n => return false,
                Op::TakeFromMap { good, n, fields } => {
                    let mut tiles = Positions::NONE;
                    for field in self.fields_with(good, None) {
                        if let (Some(position), true) =
                            (field.position(), self.fields[field].count >= n)
                        {
                            tiles = tiles.with(position);
                        }
                    }
                    if tiles.len() < u32::from(fields) {
                        return false;
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The cards a seat may give up.
    pub(crate) fn list_give_up(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let hand = self.hands[seat.index()];
        let payable: CitizenCards = hand.iter().filter(|card| self.can_pay_start(*card)).collect();
        let cards = if payable.is_empty() { hand } else { payable };
        cards.iter().map(Action::Discard).for_each(out);
    }

    pub(crate) fn give_up(&mut self, seat: Seat, card: CitizenCard, log: &mut impl Log) {
        let is_payable = self.can_pay_start(card);
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        self.citizen_discard = self.citizen_discard.with(card);
        log.tell(Event::CardGivenUp { seat, card });
        let info = self.content().citizen(card);
        self.owner = Some(seat);
        self.questions.ask(Frame::OwnerDone);
        if is_payable {
            self.run(info.cost, Context::CARD);
        } else {
            self.fall_ill(info.citizen, log); // FRO-SETUP-24
        }
    }
}

/// How many tiles of a kind a scenario puts on the map. FRO-C-35.
pub(crate) fn given_by_scenarios(kind: Building) -> u8 {
    match kind {
        Building::SeedlingArk => 2,
        Building::Library => 1,
        kind => GIVEN.iter().filter(|given| **given == kind).count() as u8,
    }
}

/// Where rubble lies in Winterhome: the first halves but n1 and n5, and some second halves.
const fn is_rubble(position: Position, half: usize) -> bool {
    match position {
        Position::N1 | Position::N5 => false,
        Position::N0
        | Position::N2
        | Position::N4
        | Position::N8
        | Position::N10
        | Position::F0
        | Position::F6 => true,
        _ => half == 0,
    }
}
