//! A tiny game with everything a game can have: chance, hands, sealed bids, an open decision and a
//! reveal. It is honest unless a [`Flaw`] is planted.

// Every test program uses another part of it.
#![allow(dead_code)]

pub(crate) mod camp;
pub(crate) mod flaw;

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;

use flaw::Flaw;
use serde::{Deserialize, Deserializer, Serialize};
use table::{
    Game, GameRng, Hints, Recorder, Refusal, Score, Seat, Seats, SetupError, Standings, Turn,
    Viewer, table_rules,
};

thread_local! {
    /// What a game must not know: how often it was set up on this thread.
    static SETUPS: Cell<u32> = const { Cell::new(0) };
    /// Nor how often the decision to keep was carried out.
    static KEEPS: Cell<u32> = const { Cell::new(0) };
}

fn count(counter: &'static std::thread::LocalKey<Cell<u32>>) -> u32 {
    counter.set(counter.get() + 1);
    counter.get()
}

const CARDS: u8 = 14;
const HAND: u8 = 3;
const PILES: u8 = 3;
const TOKENS: u8 = 6;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) windy: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Bid(u8),
    Take(u8),
    Keep,
}

impl table::Numbered for Action {
    const COUNT: usize = (CARDS + PILES + 1) as usize;

    fn index(self) -> usize {
        usize::from(match self {
            Self::Bid(card) => card,
            Self::Take(pile) => CARDS + pile,
            Self::Keep => CARDS + PILES,
        })
    }

    fn at(index: usize) -> Option<Self> {
        let index = u8::try_from(index).ok()?;
        let actions = (0..CARDS).map(Self::Bid).chain((0..PILES).map(Self::Take));
        actions.chain([Self::Keep]).nth(index.into())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Take(pile) => write!(f, "take {pile}"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Outcome {
    Card(u8),
    Wind(u8),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Wind(wind) => write!(f, "wind {wind}"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt(Seat),
    Drew(u8),
    Blew(u8),
    HasBid(Seat),
    Bid(Seat, u8),
    Took(Seat, u8),
    Kept(Seat),
    Whispered(u16),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Deal(Seat),
    Weather,
    Bid,
    Take(Seat),
    Keep(Seat, u8),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    pub(crate) players: u8,
    pub(crate) windy: bool,
    pub(crate) bag: u16,
    pub(crate) hands: [u16; 4],
    pub(crate) bids: [Option<u8>; 4],
    pub(crate) discards: u16,
    pub(crate) piles: [u8; PILES as usize],
    pub(crate) tokens: [u8; 4],
    #[serde(deserialize_with = "read_wind")]
    pub(crate) wind: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
}

fn read_wind<'de, D: Deserializer<'de>>(source: D) -> Result<u8, D::Error> {
    let wind = u8::deserialize(source)?;
    Ok(if Flaw::StateReadsWrong.is_planted() && wind == 2 { 1 } else { wind })
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    hand: Option<u16>,
    own_bid: Option<u8>,
    hand_sizes: [u32; 4],
    has_bid: [bool; 4],
    piles: [u8; PILES as usize],
    tokens: [u8; 4],
    wind: u8,
    round: u8,
    phase: Phase,
    hint: u16,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} wind {} {:?}", self.round, self.wind, self.phase)?;
        write!(f, "piles {:?} tokens {:?}", self.piles, self.tokens)
    }
}

fn cards(set: u16) -> impl Iterator<Item = u8> {
    (0..CARDS).filter(move |card| set & (1 << card) != 0)
}

impl Toy {
    fn is_legal(&self, seat: Seat, action: Action) -> Result<(), &'static str> {
        match (self.phase, action) {
            (Phase::Bid, Action::Bid(card)) if card < CARDS => {
                let is_spoiled = Flaw::SealedButForbidding.is_planted()
                    && self.bids.contains(&Some(card ^ 1))
                    && self.hands[seat.index()].count_ones() > 1;
                let in_hand = self.hands[seat.index()] & (1 << card) != 0;
                if in_hand && !is_spoiled { Ok(()) } else { Err("TOY-BID-1") }
            }
            (Phase::Take(_), Action::Take(pile)) if pile < PILES => {
                let next = self.hands[seat.clockwise(1, self.players).index()];
                let is_barred = Flaw::ActionsDependOnSecrets.is_planted()
                    && pile == 2
                    && next & 0b101_0101 != 0
                    && self.piles[0] > 0;
                if self.piles[pile as usize] > 0 && !is_barred { Ok(()) } else { Err("TOY-TAKE-1") }
            }
            (Phase::Keep(..), Action::Keep) => Ok(()),
            _ => Err("TOY-TURN-1"),
        }
    }

    fn secrets(&self) -> u16 {
        self.hands
            .iter()
            .enumerate()
            .fold(0, |sum, (seat, hand)| sum.wrapping_add(hand.wrapping_mul(seat as u16 * 2 + 1)))
    }

    fn open_bids(&mut self, log: &mut impl Recorder<Event>) {
        let mut best = (0, Seat::new(0));
        for seat in self.seats() {
            let card = self.bids[seat.index()].take().expect("all have bid");
            self.discards |= 1 << card;
            log.tell(Event::Bid(seat, card));
            if card >= best.0 {
                best = (card, seat);
            }
        }
        if !Flaw::DoesNotSayItReveals.is_planted() {
            log.reveal();
        }
        self.phase = Phase::Take(best.1);
    }

    fn still_to_bid(&self) -> Seats {
        self.seats().into_iter().filter(|seat| self.bids[seat.index()].is_none()).collect()
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = "# Toy\n\n- **TOY-TURN-1** One thing after the other.\n\
        - **TOY-BID-1** Bid what you hold.\n- **TOY-TAKE-1** Take from a pile that is there.\n";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: usize = 40;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options { players, windy: true }
    }

    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        let both = |players| [true, false].map(|windy| Options { players, windy });
        Self::PLAYERS.flat_map(both).collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        if !Self::PLAYERS.contains(&options.players) {
            return Err(SetupError {
                option: "players",
                value: options.players.to_string(),
                reason: "two to four can play".into(),
            });
        }
        // The first two are those of the examiner and its match, the third is that of an undo.
        let is_different = Flaw::SetupDiffers.is_planted() && count(&SETUPS) > 2;
        Ok(Self {
            players: options.players,
            windy: options.windy,
            bag: (1 << CARDS) - 1,
            hands: [0; 4],
            bids: [None; 4],
            discards: 0,
            piles: if is_different { [1, 2, 3] } else { [2, 2, 2] },
            tokens: [0; 4],
            wind: 0,
            round: 0,
            phase: Phase::Deal(Seat::new(0)),
        })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.players)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Weather => Turn::Chance,
            Phase::Bid => Turn::Decide(self.still_to_bid()),
            Phase::Take(_) if Flaw::NobodyDecides.is_planted() => Turn::Decide(Seats::NONE),
            Phase::Take(seat) | Phase::Keep(seat, _) => Turn::Decide(Seats::only(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if Flaw::NothingToDo.is_planted() && matches!(self.phase, Phase::Keep(..)) {
            return;
        }
        match self.phase {
            Phase::Bid => out.extend((0..CARDS).map(Action::Bid)),
            Phase::Take(_) => out.extend((0..PILES).map(Action::Take)),
            Phase::Keep(..) => out.push(Action::Keep),
            Phase::Deal(_) | Phase::Weather | Phase::Over => {}
        }
        out.retain(|action| self.is_legal(seat, *action).is_ok());
        if Flaw::ActionTwice.is_planted() && matches!(self.phase, Phase::Take(_)) {
            out.push(out[0]);
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Bid => out.extend((0..CARDS).map(Action::Bid)),
            Phase::Take(_) => out.extend((0..PILES).map(Action::Take)),
            Phase::Keep(..) => out.push(Action::Keep),
            Phase::Deal(_) | Phase::Weather | Phase::Over => {}
        }
        if Flaw::CandidateTwice.is_planted() {
            out.push(out[0]);
        }
        if Flaw::LegalButNoCandidate.is_planted() {
            let legal = out.iter().position(|action| self.is_legal(seat, *action).is_ok());
            out.remove(legal.expect("something is legal"));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.is_legal(seat, action) {
            Ok(()) if Flaw::ListedButRefused.is_planted() && action == Action::Take(1) => {
                Err(Refusal::new("TOY-TAKE-1"))
            }
            Err("TOY-TAKE-1") if Flaw::AcceptedButNotListed.is_planted() => Ok(()),
            Err("TOY-TURN-1") if Flaw::AcceptsActionsOfOtherStates.is_planted() => Ok(()),
            Err(_) if Flaw::UnwrittenRule.is_planted() => Err(Refusal::new("TOY-BID-7")),
            Err(rule) => Err(Refusal::new(rule)),
            Ok(()) => Ok(()),
        }
    }

    fn permit(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::new(table_rules::GAME_IS_OVER)),
            Turn::Decide(seats)
                if seats.contains(seat)
                    || (Flaw::AcceptsOtherSeats.is_planted()
                        && matches!(self.phase, Phase::Keep(..))) =>
            {
                self.check(seat, action)
            }
            Turn::Decide(_) | Turn::Chance => Err(Refusal::new(table_rules::NOT_YOUR_DECISION)),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match action {
            Action::Bid(card) => {
                self.hands[seat.index()] &= !(1 << card);
                self.bids[seat.index()] = Some(card);
                log.tell(Event::HasBid(seat));
                log.whisper(seat, Event::Bid(seat, card));
                if Flaw::SealedButTold.is_planted() {
                    log.tell(Event::Bid(seat, card));
                }
                if Flaw::SealedButRevealed.is_planted() {
                    log.reveal();
                }
                if Flaw::SealedButEnding.is_planted() && card == 0 {
                    self.phase = Phase::Over;
                } else if self.still_to_bid().is_empty() {
                    self.open_bids(log);
                }
            }
            Action::Take(pile) => {
                assert!(!Flaw::Panics.is_planted(), "the pile falls over");
                log.tell(Event::Took(seat, pile));
                if Flaw::TellsSecrets.is_planted() {
                    log.whisper(seat, Event::Whispered(self.secrets()));
                }
                self.phase = Phase::Keep(seat, pile);
            }
            Action::Keep => {
                let Phase::Keep(_, pile) = self.phase else { panic!("nothing to keep") };
                log.tell(Event::Kept(seat));
                if Flaw::Endless.is_planted() {
                    self.phase = Phase::Take(seat);
                    return;
                }
                self.piles[pile as usize] -= 1;
                if !Flaw::LosesAToken.is_planted() {
                    self.tokens[seat.index()] += 1;
                }
                if Flaw::StepsDiffer.is_planted() {
                    self.wind = (count(&KEEPS) % 2) as u8;
                }
                self.round += 1;
                self.phase = if self.round == HAND { Phase::Over } else { Phase::Weather };
            }
        }
    }

    fn each_outcome(&self, mut each: impl FnMut(Outcome, u32)) {
        match self.phase {
            Phase::Deal(_) if Flaw::NoOutcomes.is_planted() => {}
            Phase::Deal(_) => cards(self.bag).for_each(|card| each(Outcome::Card(card), 1)),
            _ => {
                each(Outcome::Wind(1), 3);
                each(Outcome::Wind(2), 1);
                if Flaw::OutcomeTwice.is_planted() {
                    each(Outcome::Wind(2), 1);
                }
                if Flaw::ZeroWeight.is_planted() {
                    each(Outcome::Wind(3), 0);
                }
            }
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Outcome {
        if matches!(self.phase, Phase::Weather) {
            return match Flaw::planted() {
                Flaw::UnlistedSample => Outcome::Wind(rng.below(5) as u8),
                Flaw::EvenSample => Outcome::Wind(1 + rng.below(2) as u8),
                _ => Outcome::Wind(if rng.below(4) < 3 { 1 } else { 2 }),
            };
        }
        let nth = if self.bag == 0 { 0 } else { rng.below(self.bag.count_ones()) };
        Outcome::Card(cards(self.bag).nth(nth as usize).expect("the bag has that many cards"))
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        match outcome {
            Outcome::Card(card) => {
                let Phase::Deal(seat) = self.phase else { panic!("nothing to deal") };
                self.bag &= !(1 << card);
                self.hands[seat.index()] |= 1 << card;
                log.tell(Event::Dealt(seat));
                log.whisper(seat, Event::Drew(card));
                let next = seat.clockwise(1, self.players);
                let is_dealt = self.hands[next.index()].count_ones() == u32::from(HAND);
                self.phase = if is_dealt { Phase::Weather } else { Phase::Deal(next) };
            }
            Outcome::Wind(wind) => {
                self.wind = if self.windy { wind } else { 0 };
                log.tell(Event::Blew(wind));
                if !Flaw::EndlessChance.is_planted() {
                    self.phase = Phase::Bid;
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: Seat| match viewer {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Spectator => false,
        };
        let viewing = self.seats().into_iter().find(|seat| own(*seat));
        let hint = match Flaw::planted() {
            Flaw::SealedButSeen => self.bids.iter().flatten().map(|card| u16::from(*card)).sum(),
            Flaw::ShowsSecrets if matches!(self.phase, Phase::Keep(..)) => self.secrets(),
            _ => 0,
        };
        View {
            hand: viewing.map(|seat| self.hands[seat.index()]),
            own_bid: viewing.and_then(|seat| self.bids[seat.index()]),
            hand_sizes: self.hands.map(u16::count_ones),
            has_bid: self.bids.map(|bid| bid.is_some()),
            piles: self.piles,
            tokens: self.tokens,
            wind: self.wind,
            round: self.round,
            phase: self.phase,
            hint,
        }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut GameRng) {
        let next = seat.clockwise(1, self.players).index();
        match Flaw::planted() {
            Flaw::DeterminizeDoesNothing => return,
            Flaw::DeterminizeOnlySwaps => {
                let after = seat.clockwise(2, self.players).index();
                if self.hands[next].count_ones() == self.hands[after].count_ones()
                    && after != seat.index()
                    && rng.below(2) == 0
                {
                    self.hands.swap(next, after);
                }
                return;
            }
            Flaw::DeterminizeChangesPublic => self.wind ^= 1,
            _ => {}
        }
        // Everything hidden is gathered in the order of its cards, so that nothing remains of
        // where it was.
        let mut hidden = self.bag;
        for other in self.seats().without(seat) {
            hidden |= self.hands[other.index()];
            hidden |= self.bids[other.index()].map_or(0, |card| 1 << card);
        }
        let mut order: [u8; CARDS as usize] = [0; CARDS as usize];
        let mut count = 0;
        for card in cards(hidden) {
            order[count] = card;
            count += 1;
        }
        rng.shuffle(&mut order[..count]);
        let mut drawn = order[..count].iter().copied();
        let mut draw = || drawn.next().expect("as many cards as were gathered");
        for other in self.seats().without(seat) {
            let size = self.hands[other.index()].count_ones();
            self.hands[other.index()] = (0..size).fold(0, |hand, _| hand | 1 << draw());
            if let Some(bid) = &mut self.bids[other.index()] {
                *bid = draw();
            }
        }
        self.bag = drawn.fold(0, |bag, card| bag | 1 << card);
        match Flaw::planted() {
            Flaw::DeterminizeChangesOwnHand => self.hands.swap(seat.index(), next),
            Flaw::DeterminizeLosesACard => self.bag &= self.bag.wrapping_sub(1),
            _ => {}
        }
    }

    fn standings(&self, _: Viewer) -> Standings {
        let is_final = match Flaw::planted() {
            Flaw::FinalTooEarly => self.round == HAND - 1,
            Flaw::NeverFinal => false,
            _ => self.phase == Phase::Over,
        };
        let scores = self.seats().into_iter().map(|seat| {
            let tokens = i32::from(self.tokens[seat.index()]);
            Score::new([tokens], [])
        });
        let mut standings = Standings::ranked(is_final, &["tokens"], scores);
        if Flaw::NobodyWins.is_planted() {
            standings.scores.iter_mut().for_each(|score| score.rank += 1);
        }
        standings
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = u32::from(self.bag) + u32::from(self.discards);
        all += self.hands.iter().map(|hand| u32::from(*hand)).sum::<u32>();
        all += self.bids.iter().flatten().map(|card| 1 << card).sum::<u32>();
        if all != (1 << CARDS) - 1 {
            return Err(format!("the cards are {all:b}"));
        }
        let tokens: u8 = self.piles.iter().chain(&self.tokens).sum();
        if tokens == TOKENS { Ok(()) } else { Err(format!("{tokens} of {TOKENS} tokens")) }
    }
}

table::weights! {
    /// What counts in the toy.
    pub struct Weights {
        /// A token.
        token: 0..=10,
    }
}

impl Hints for Toy {
    /// No bot plays it.
    const LEVELS: &'static str = "";

    type Weights = Weights;

    fn weights() -> &'static Weights {
        &Weights { token: 1 }
    }

    fn promising(&self, seat: Seat, out: &mut Vec<Action>) {
        self.actions(seat, out);
        match Flaw::planted() {
            Flaw::NothingIsPromising => out.clear(),
            Flaw::PromisesTheImpossible => out.push(Action::Take(PILES)),
            Flaw::PromisesTwice => out.push(out[0]),
            _ => {}
        }
    }

    fn unseal(&mut self, seat: Seat) {
        if Flaw::KeepsBidsSealed.is_planted() {
            return;
        }
        for other in self.seats().without(seat) {
            if let Some(card) = self.bids[other.index()].take() {
                self.hands[other.index()] |= 1 << card;
            }
        }
    }

    fn weigh_with(&self, weights: &Weights, seat: Seat, term: &mut impl FnMut(&'static str, i32)) {
        term("tokens", weights.token * i32::from(self.tokens[seat.index()]));
        if Flaw::ValuesSecrets.is_planted() {
            term("rivals", -i32::from(self.hands[seat.clockwise(1, self.players).index()]));
        }
    }
}
