//! A small game with simultaneous secret choices and chance: in each round a prize is drawn, all
//! bid secretly, and the highest bid, if it is the only one, pays and takes the prize. Coins left
//! over are points.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{
    Game, GameRng, Hints, MAX_SEATS, Recorder, Refusal, Score, Seat, Seats, SetupError, Standings,
    Turn, Viewer, Weights as _,
};

const COINS: u8 = 10;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) rounds: u8,
    /// Prizes are worth 1 up to this.
    pub(crate) highest_prize: u8,
    /// The last round loses a coin, for an audit to find.
    pub(crate) leaky: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Auction {
    options: Options,
    rounds_left: u8,
    coins: [u8; MAX_SEATS],
    points: [u8; MAX_SEATS],
    spent: u8,
    prize: Option<u8>,
    bids: [Option<u8>; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Bid(pub(crate) u8);

impl table::Numbered for Bid {
    const COUNT: usize = 256;

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> Option<Self> {
        u8::try_from(index).ok().map(Self)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Prize(pub(crate) u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Bid(u8),
    Drawn(u8),
    Sold(Seat, u8),
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    coins: [u8; MAX_SEATS],
    points: [u8; MAX_SEATS],
    prize: Option<u8>,
    my_bid: Option<u8>,
    waiting_for: Seats,
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize {}", self.0)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Auction {
    fn undecided(&self) -> Seats {
        self.seats().into_iter().filter(|seat| self.bids[seat.index()].is_none()).collect()
    }

    fn sell(&mut self, log: &mut impl Recorder<Event>) {
        let highest = self.bids.iter().flatten().max().copied().expect("all have bid");
        let mut highest_bidders =
            self.seats().into_iter().filter(|seat| self.bids[seat.index()] == Some(highest));
        if let (Some(winner), None) = (highest_bidders.next(), highest_bidders.next()) {
            self.coins[winner.index()] -= highest;
            self.spent += highest;
            self.points[winner.index()] += self.prize.expect("a prize is on sale");
            log.tell(Event::Sold(winner, highest));
        }
        log.reveal();
        self.bids = [None; MAX_SEATS];
        self.prize = None;
        self.rounds_left -= 1;
        if self.options.leaky && self.rounds_left == 0 {
            self.spent += 1;
        }
    }
}

impl Game for Auction {
    const ID: &'static str = "auction";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = "- **AUC-BID-1** Nobody bids more coins than he has.\n";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: usize = 50;

    type Options = Options;
    type Action = Bid;
    type Outcome = Prize;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options { players, rounds: 6, highest_prize: 6, leaky: false }
    }

    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        Self::PLAYERS.map(Self::options).collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        if !Self::PLAYERS.contains(&options.players) {
            let value = options.players.to_string();
            return Err(SetupError { option: "players", value, reason: "2 to 4 play".into() });
        }
        Ok(Self {
            options: options.clone(),
            rounds_left: options.rounds,
            coins: [COINS; MAX_SEATS],
            points: [0; MAX_SEATS],
            spent: 0,
            prize: None,
            bids: [None; MAX_SEATS],
        })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    fn turn(&self) -> Turn {
        match self.prize {
            _ if self.rounds_left == 0 => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Decide(self.undecided()),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Bid>) {
        out.extend((0..=self.coins[seat.index()]).map(Bid));
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Bid>) {
        out.extend((0..=COINS).map(Bid));
    }

    fn check(&self, seat: Seat, action: Bid) -> Result<(), Refusal> {
        let coins = self.coins[seat.index()];
        if action.0 > coins {
            return Err(Refusal::new("AUC-BID-1").with("have", coins).with("bid", action.0));
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, action: Bid, log: &mut impl Recorder<Event>) {
        self.bids[seat.index()] = Some(action.0);
        log.whisper(seat, Event::Bid(action.0));
        if self.undecided().is_empty() {
            self.sell(log);
        }
    }

    fn each_outcome(&self, mut each: impl FnMut(Prize, u32)) {
        (1..=self.options.highest_prize).for_each(|prize| each(Prize(prize), 1));
    }

    fn sample(&self, rng: &mut GameRng) -> Prize {
        Prize(1 + rng.below(u32::from(self.options.highest_prize)) as u8)
    }

    fn resolve(&mut self, outcome: Prize, log: &mut impl Recorder<Event>) {
        self.prize = Some(outcome.0);
        log.tell(Event::Drawn(outcome.0));
    }

    fn view(&self, viewer: Viewer) -> View {
        let my_bid = match viewer {
            Viewer::Seat(seat) => self.bids[seat.index()],
            Viewer::Spectator => None,
        };
        let (coins, points, prize) = (self.coins, self.points, self.prize);
        View { coins, points, prize, my_bid, waiting_for: self.undecided() }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        for other in self.seats().without(seat) {
            let coins = self.coins[other.index()];
            if let Some(bid) = &mut self.bids[other.index()] {
                *bid = rng.below(u32::from(coins) + 1) as u8;
            }
        }
    }

    fn standings(&self, _: Viewer) -> Standings {
        let scores = self.seats().into_iter().map(|seat| {
            let (points, coins) = (self.points[seat.index()], self.coins[seat.index()]);
            Score::new([points.into(), coins.into()], [])
        });
        Standings::ranked(self.turn() == Turn::Over, &["prizes", "coins"], scores)
    }

    fn statistics(event: &Event, count: &mut dyn FnMut(Seat, &'static str, &dyn fmt::Display)) {
        if let Event::Sold(seat, price) = event {
            count(*seat, "price", price);
        }
    }

    fn audit(&self) -> Result<(), String> {
        let coins: u8 = self.seats().into_iter().map(|seat| self.coins[seat.index()]).sum();
        let (found, expected) = (coins + self.spent, COINS * self.options.players);
        if found == expected { Ok(()) } else { Err(format!("{found} coins, not {expected}")) }
    }
}

table::weights! {
    /// What the bidder looks at.
    pub(crate) struct Weights {
        /// A point of a prize.
        prize: 0..=300,
        /// A coin kept.
        coin: 0..=300,
        /// The share of a prize that is a good bid, in percent.
        bid: 0..=150,
    }
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::from_values(&[100, 100, 50]));

impl Hints for Auction {
    const LEVELS: &'static str = include_str!("levels.ron");

    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn unseal(&mut self, seat: Seat) {
        for other in self.seats().without(seat) {
            self.bids[other.index()] = None;
        }
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        let (points, coins) = (self.points[seat.index()], self.coins[seat.index()]);
        term("prizes", weights.prize * i32::from(points));
        term("coins", weights.coin * i32::from(coins));
        // A sealed bid is as likely to win as the share of bids of the others that are lower, and
        // what it wins is the better the lower it is.
        if let (Some(bid), Some(prize)) = (self.bids[seat.index()], self.prize) {
            let bid = i32::from(bid);
            term("bid", bid * (weights.bid * i32::from(prize) / 5 - 10 * bid));
        }
    }
}
