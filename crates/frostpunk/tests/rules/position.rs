//! Positions for rule tests: a plain city to start from, and words to change it.

use frostpunk::{
    Action, Building, CitizenCard, Context, DayStep, DuskCard, DuskCards, Expedition, Field, Frame,
    Frostpunk, Ground, MapGood, MorningCard, MorningCards, Op, Options, Outcome, Pawn, Position,
    RouteCard, Scenario, Token,
};
pub(crate) use table::Game as _;
use table::{Game, GameRng, Seat, Seed, Silent, Turn};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

pub(crate) type City = testkit::Scenario<Frostpunk>;

/// An action in its notation: `act("gather worker g1")`.
#[track_caller]
pub(crate) fn act(notation: &str) -> Action {
    notation.parse().expect("the notation of an action")
}

/// A result of chance in its notation.
#[track_caller]
pub(crate) fn chance(notation: &str) -> Outcome {
    notation.parse().expect("the notation of an outcome")
}

/// Society I on normal in the action phase of round 1, everybody without cards, the leader A:
/// no tokens but two active ones of care and one active of anger; no tiles but the generator tile.
pub(crate) fn city(players: u8) -> City {
    city_of(players, Scenario::Crater)
}

/// The same in another scenario.
pub(crate) fn city_of(players: u8, scenario: Scenario) -> City {
    city_with(&Options { scenario, ..Frostpunk::options(players) })
}

/// The same with other options.
pub(crate) fn city_with(options: &Options) -> City {
    City::new(options).given(|game| {
        game.questions.clear();
        game.owner = None;
        game.leader = A;
        game.ground = frostpunk::ByPosition::from_fn(|_| Ground::Snow);
        game.tokens_of(&[(Token::Care, 2, 0), (Token::Anger, 1, 0)]);
        game.storm = Some(15);
        game.step = DayStep::Pawns;
    })
}

/// Words to change a position.
pub(crate) trait Arrange {
    /// Lays open a tile without goods.
    fn open(&mut self, position: Position);
    /// Puts a building on a field; a large one on its whole tile.
    fn put(&mut self, field: Field, kind: Building);
    /// Puts goods on a field.
    fn goods_on(&mut self, field: Field, good: MapGood, count: u8);
    /// Sets the tokens on the tracks: type, active, spent.
    fn tokens_of(&mut self, tokens: &[(Token, u8, u8)]);
    /// Gives a seat a citizen card.
    fn give(&mut self, seat: Seat, card: CitizenCard);
    /// Goes on with a step of the day.
    fn at(&mut self, step: DayStep);
    /// Asks a question now.
    fn ask(&mut self, frame: Frame);
    /// Puts the pawns of the population into the pool.
    fn adjust(&mut self);
}

impl Arrange for Frostpunk {
    fn open(&mut self, position: Position) {
        let near = position.is_near();
        let tile = self.tiles.intersection(frostpunk::Tile::stack(near)).first();
        let tile = tile.expect("a tile that is left");
        self.tiles = self.tiles.without(tile);
        self.ground[position] = Ground::Tile(tile);
    }

    fn put(&mut self, field: Field, kind: Building) {
        if let Some(position) = field.position()
            && self.ground[position] == Ground::Snow
        {
            self.open(position);
        }
        let is_large = self.content().buildings[kind].size == frostpunk::Size::Large;
        let other = field.other_half().filter(|_| is_large);
        for half in [Some(field), other].into_iter().flatten() {
            self.fields[half].good = None;
            self.fields[half].count = 0;
            self.fields[half].building = Some(kind);
        }
        self.supply[kind] -= 1;
    }

    fn goods_on(&mut self, field: Field, good: MapGood, count: u8) {
        if let Some(position) = field.position()
            && self.ground[position] == Ground::Snow
        {
            self.open(position);
        }
        self.fields[field].good = Some(good);
        self.fields[field].count = count;
    }

    fn tokens_of(&mut self, tokens: &[(Token, u8, u8)]) {
        self.active_tokens = frostpunk::ByToken::filled(0);
        self.spent_tokens = frostpunk::ByToken::filled(0);
        for (token, active, spent) in tokens {
            self.active_tokens[*token] = *active;
            self.spent_tokens[*token] = *spent;
        }
    }

    fn give(&mut self, seat: Seat, card: CitizenCard) {
        self.citizen_deck = self.citizen_deck.without(card);
        self.hands[seat.index()] = self.hands[seat.index()].with(card);
    }

    fn at(&mut self, step: DayStep) {
        self.questions.clear();
        self.step = step;
    }

    fn ask(&mut self, frame: Frame) {
        self.questions.ask(frame);
    }

    fn adjust(&mut self) {
        self.pool = frostpunk::ByPawn::filled(0);
        for (citizen, people) in self.population.pairs() {
            self.pool[Pawn::ALL[citizen.index()]] = people.div_ceil(5);
        }
    }
}

/// A city in the turn of A.
pub(crate) fn turn(players: u8, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    going_on(city(players).given(arrange))
}

/// Lets the city go on from its step until somebody is asked.
pub(crate) fn going_on(city: City) -> City {
    city.given(|game| game.resume(&mut Silent))
}

/// A city that goes on from a step of the day.
pub(crate) fn from_step(step: DayStep, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    going_on(city(1).given(|game| {
        game.at(step);
        arrange(game);
    }))
}

/// A city at dusk in which an operation of a card is carried out, until it is done or asks.
pub(crate) fn after(op: Op, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    city(1).given(|game| {
        game.at(DayStep::DuskEffects);
        game.adjust();
        arrange(game);
        game.perform_op(op, Context::CARD, &mut Silent);
    })
}

/// A city in which a morning card has just been turned up.
pub(crate) fn morning(card: MorningCard, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    let mut city = from_step(DayStep::MorningCard, |game| {
        game.morning_deck = MorningCards::only(card);
        arrange(game);
    });
    city.chance(Outcome::Morning(card));
    city
}

/// A city in which a dusk card has just been turned up.
pub(crate) fn dusk(card: DuskCard, arrange: impl FnOnce(&mut Frostpunk)) -> City {
    let mut city = from_step(DayStep::DuskCard, |game| {
        game.dusk.known = DuskCards::only(card);
        game.dusk.met = game.dusk.met.with(card);
        arrange(game);
    });
    city.chance(Outcome::Dusk(card));
    city
}

/// Lays one card of deck A on each route: EA01, EA02, EA03.
pub(crate) fn with_routes(game: &mut Frostpunk) {
    for (route, card) in Expedition::ALL.into_iter().take(3).enumerate() {
        lay_on_route(game, route, card);
    }
}

/// Lays an expedition card on a route.
pub(crate) fn lay_on_route(game: &mut Frostpunk, route: usize, card: Expedition) {
    game.expeditions = game.expeditions.without(card);
    game.routes[route].cards.push(RouteCard { card, is_black: false, way: None });
}

/// Draws and answers at random until the first action phase.
pub(crate) fn set_up(options: &Options, seed: u64) -> Frostpunk {
    let mut game = Frostpunk::new(options).expect("a city");
    let mut rng = GameRng::new(Seed(seed));
    let mut actions = Vec::new();
    while matches!(game.step, DayStep::SetUp(_)) {
        match game.turn() {
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decider");
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            }
            Turn::Over => break,
        }
    }
    game
}
