//! Positions for rule tests: a plain one to start from, and words to change it.

use kosmonauts::{
    Action, Bodies, Body, CARDS, Card, Content, Cubes, Direction, Emergency, Event, Hex,
    Kosmonauts, Missions, Order, Outcome, Panel, Phase, Ship, Status, Tank,
};
use table::{Content as _, Edition, Game, Seat, Turn};
use testkit::Scenario;

pub(crate) const WHITE: Seat = Seat::new(0);
pub(crate) const GREEN: Seat = Seat::new(1);
pub(crate) const YELLOW: Seat = Seat::new(2);
pub(crate) const RED: Seat = Seat::new(3);

pub(crate) type Table = Scenario<Kosmonauts>;

/// Round 2, White is the Instructor, every body on field 0 of its orbit, all ships landed on
/// Earth as at the start, orders are due. Boosters, Asteroids and Solar flares lie face up.
pub(crate) fn table(players: u8) -> Table {
    Table::new(&Kosmonauts::options(players)).given(|game| {
        game.placed = Bodies::ALL;
        game.round = 2;
        game.face_up([Card::Boosters, Card::Asteroids, Card::SolarFlares]);
        let missions = [
            (Body::Saturn, Body::Mercury, Body::Jupiter),
            (Body::Mars, Body::Venus, Body::Saturn),
            (Body::Jupiter, Body::Mars, Body::Uranus),
            (Body::Mercury, Body::Halley, Body::Neptune),
        ];
        for (ship, (mission_1, alpha, beta)) in
            game.ships.iter_mut().zip(missions).take(usize::from(players))
        {
            ship.missions = Missions {
                mission_1: Some(mission_1),
                alpha: Some(alpha),
                beta: Some(beta),
                rejected: [None; 2],
            };
        }
        game.phase = Phase::Orders { sealed: [None; 4] };
    })
}

/// Round 2 with these cards face up; the Instructor (White) is to choose the first.
pub(crate) fn event_table(players: u8, card: Card) -> Table {
    table(players).given(|game| {
        game.face_up([card, Card::Boosters, Card::Boosters]);
        game.phase = Phase::ChooseEvent;
    })
}

/// Words to change a position.
pub(crate) trait Arrange {
    /// Puts a ship into open space with this panel.
    fn flying(&mut self, seat: Seat, hex: (i8, i8), panel: &[(Direction, u16)]) -> &mut Ship;
    /// Puts a ship onto a body.
    fn landed(&mut self, seat: Seat, body: Body) -> &mut Ship;
    /// Puts a body on a field of its orbit.
    fn put(&mut self, body: Body, field: u8);
    /// Lays these event cards face up; all others are in the deck.
    fn face_up(&mut self, cards: [Card; 3]);
    /// Gives a ship the first free tokens of these bodies.
    fn visited(&mut self, seat: Seat, bodies: &[Body]);
}

impl Arrange for Kosmonauts {
    fn flying(&mut self, seat: Seat, hex: (i8, i8), panel: &[(Direction, u16)]) -> &mut Ship {
        let ship = &mut self.ships[seat.index()];
        ship.status = Status::Flying(Hex::from(hex));
        ship.panel = Panel::default();
        for (direction, thrust) in panel {
            ship.panel.place(*direction, Cubes { normal: *thrust, super_fuel: 0 });
        }
        ship
    }

    fn landed(&mut self, seat: Seat, body: Body) -> &mut Ship {
        let ship = &mut self.ships[seat.index()];
        ship.status = Status::Landed(body);
        ship.last_body = body;
        ship.panel = Panel::default();
        ship
    }

    fn put(&mut self, body: Body, field: u8) {
        self.fields[body] = field;
    }

    fn face_up(&mut self, cards: [Card; 3]) {
        self.events.deck = self.content().events;
        self.events.discards = [0; CARDS];
        self.events.face_up = cards.map(Some);
        for card in cards {
            self.events.deck[card.index()] -= 1;
        }
    }

    fn visited(&mut self, seat: Seat, bodies: &[Body]) {
        for body in bodies {
            let token = self.top_token(*body).expect("a token is left");
            self.ships[seat.index()].tokens[*body] = token;
        }
    }
}

/// The tank with this much normal and super fuel.
pub(crate) fn tank(normal: u8, super_fuel: u8) -> Tank {
    Tank { normal, super_fuel }
}

/// An action in its notation: `act("order E NE*")`.
#[track_caller]
pub(crate) fn act(notation: &str) -> Action {
    notation.parse().expect("the notation of an action")
}

/// The order that places nothing.
pub(crate) const NOTHING: Action = Action::Order(Order::NOTHING);

/// Words to play on.
pub(crate) trait Play {
    /// Everybody gives an order: these, in seat order.
    fn orders(&mut self, orders: &[&str]) -> &mut Self;
    /// Everybody gives an order that places nothing.
    fn no_orders(&mut self) -> &mut Self;
}

impl Play for Table {
    #[track_caller]
    fn orders(&mut self, orders: &[&str]) -> &mut Self {
        for (order, seat) in orders.iter().zip((0..).map(Seat::new)) {
            self.act(seat, act(order));
        }
        self
    }

    #[track_caller]
    fn no_orders(&mut self) -> &mut Self {
        let players = usize::from(self.options.players);
        self.orders(&vec!["order nothing"; players])
    }
}

/// White is about to fly from here with this panel; Green is parked on Earth.
#[track_caller]
pub(crate) fn flight(hex: (i8, i8), panel: &[(Direction, u16)]) -> Table {
    let mut table = table(2).given(|game| {
        game.flying(WHITE, hex, panel);
    });
    table.no_orders();
    table
}

/// The end of the game, nobody has landed anywhere.
pub(crate) fn ended(players: u8) -> Table {
    table(players).given(|game| game.phase = Phase::Over)
}

/// A table whose Mars has its field 0 in the belt, at (6,0).
pub(crate) fn table_with_mars_in_the_belt(players: u8) -> Table {
    let orbits = Content::FILES[1].1.replace("(5, 0), (5, -2)", "(6, 0), (5, -2)");
    let mut texts: Vec<&str> = Content::FILES.iter().map(|(_, text)| *text).collect();
    texts[1] = &orbits;
    let edition = Edition::from_texts(&texts).expect("a field in the belt is no mistake");
    table(players).given(|game| game.options.content = edition)
}

/// Enough target bodies for a return, the comet among them.
pub(crate) const SEVEN: [Body; 7] = [
    Body::Mercury,
    Body::Venus,
    Body::Mars,
    Body::Jupiter,
    Body::Uranus,
    Body::Neptune,
    Body::Halley,
];

/// Words to play whole phases and to see what came of them.
pub(crate) trait PlayOn {
    /// The Instructor chooses a card about which nobody is asked; another one is turned up.
    fn event(&mut self, card: Card) -> &mut Self;
    /// What forced an evacuation in the latest step.
    fn emergency(&self) -> Option<Emergency>;
    /// The token of a ship for a body, 0 without one.
    fn token(&self, seat: Seat, body: Body) -> u8;
}

impl PlayOn for Table {
    #[track_caller]
    fn event(&mut self, card: Card) -> &mut Self {
        let instructor = self.instructor;
        self.act(instructor, Action::Choose(card)).chance_where(|_| true)
    }

    fn emergency(&self) -> Option<Emergency> {
        self.events().into_iter().find_map(|event| match event {
            Event::Evacuated { cause, .. } => Some(cause),
            _ => None,
        })
    }

    fn token(&self, seat: Seat, body: Body) -> u8 {
        self.ship(seat).tokens[body]
    }
}

/// The cubes on one direction of a panel.
pub(crate) fn cubes(normal: u16, super_fuel: u16) -> Cubes {
    Cubes { normal, super_fuel }
}

/// What chance may bring now.
pub(crate) fn outcomes(table: &Table) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    table.outcomes(&mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}

/// The one seat that is to decide, if it is one.
pub(crate) fn decider(table: &Table) -> Option<Seat> {
    match table.turn() {
        Turn::Decide(seats) if seats.len() == 1 => seats.first(),
        Turn::Decide(_) | Turn::Chance | Turn::Over => None,
    }
}

/// Round 2, the Instructor (White) has chosen this card; everything else as `arrange` wants it.
pub(crate) fn chosen(players: u8, card: Card, arrange: impl FnOnce(&mut Kosmonauts)) -> Table {
    let mut table = event_table(players, card).given(arrange);
    let instructor = table.instructor;
    table.act(instructor, Action::Choose(card));
    table
}

/// Two players, White flying at (6,-3) with this panel and tank; orders are due.
pub(crate) fn in_flight(panel: &[(Direction, u16)], fuel: Tank) -> Table {
    table(2).given(|game| game.flying(WHITE, (6, -3), panel).tank = fuel)
}
