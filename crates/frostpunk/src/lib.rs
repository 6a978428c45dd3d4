//! Frostpunk: The Board Game: one to four players lead a city through fifteen rounds of cold, and
//! win or lose together.
//!
//! The rules stand in `RULES.md`; the code cites them by name. FRO-RULING-53 names those that fill
//! gaps of the rulebook. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | `FRO-GOAL` | `day.rs`, `scoring.rs` |
//! | `FRO-DEC` | `flow.rs`: the one stack of questions, who is asked; `flow/questions.rs`: every legal answer; `flow/answers.rs`: what it does |
//! | `FRO-SETUP` | `setup.rs` |
//! | `FRO-RES`, `FRO-FX` | `effects.rs`, `units.rs` |
//! | `FRO-HOPE` | `morale.rs` |
//! | `FRO-ROUND`, `FRO-DAWN`, `FRO-MORN`, `FRO-GENP`, `FRO-WEA`, `FRO-PREP`, `FRO-HUNG`, `FRO-NIGHT`, `FRO-SOLO` | `day.rs` |
//! | `FRO-HEAT` and breakdowns | `heat.rs` |
//! | `FRO-TOWER` | `tower.rs` |
//! | `FRO-AUTO`, `FRO-CHILD` | `citizen.rs`, `action_phase.rs` |
//! | `FRO-LIM` | `state.rs`, and wherever something is put |
//! | `FRO-ACT`, `FRO-USE`, `FRO-SCOUT`, `FRO-SPEC`, `FRO-CIT` | `action_phase.rs`: who may do what; `action_phase/acting.rs`: what it does |
//! | `FRO-SNOW`, `FRO-GATH`, `FRO-MAP` | `terrain.rs`, `map.rs` |
//! | `FRO-CONS`, `FRO-BLD` | `construction.rs`, `flow/answers.rs` |
//! | `FRO-DUSK`, `FRO-EVT`, `FRO-SCEN` | `event_card.rs` |
//! | `FRO-SICK`, `FRO-DEATH`, `FRO-CURE` | `people.rs` |
//! | `FRO-EXP` | `expedition.rs` |
//! | `FRO-LAW`, `FRO-TECH` | `city.rs` |
//! | why something is refused | `refusal.rs` |
//! | what comes if nobody lifts a finger | `preview.rs` |
//! | what a position is worth | `hints.rs`; at the beginning of an action phase `prospects.rs` |
//! | what a sensible player does | `plan.rs` and its parts |
//! | all draws | `chance.rs` |
//! | `FRO-C` | `grammar.rs`, `compile.rs`, `content.rs` and their parts, `op.rs`; `trial.rs` |

mod action;
mod action_phase;
mod audit;
mod building;
mod card;
mod cause;
mod chance;
mod citizen;
mod city;
mod compile;
mod construction;
mod content;
mod day;
mod effects;
mod event;
mod event_card;
mod expedition;
mod flow;
mod frame;
mod good;
mod grammar;
mod heat;
mod hints;
mod map;
mod morale;
mod op;
mod people;
mod phase;
mod plan;
mod preview;
mod prospects;
mod refusal;
mod scoring;
mod setup;
mod state;
mod terrain;
mod token;
pub mod tower;
mod trial;
mod units;
mod view;

use std::ops::RangeInclusive;

use table::{
    Edition, Game, GameRng, Recorder, Refusal, Seat, Seats, SetupError, Standings, Turn, Viewer,
};

pub use action::{Action, ByRim, Outcome, Rim};
pub use building::{Building, Buildings, ByBuilding, Level};
pub use card::*;
pub use cause::CAUSES;
pub use citizen::{ByCitizen, ByPawn, Citizen, Citizens, Pawn, Pawns, Who, fed_type};
pub use city::MOST_LAWS;
pub use content::{
    Ability, Board, BuildingInfo, ByDeposit, CardOption, CitizenInfo, Content, Cost, CounterInfo,
    Deposit, Destination, EventCard, ExpeditionInfo, HEAT_TRACK, HungerSection, LawInfo, ROUNDS,
    Reward, ScenarioCardInfo, ScenarioInfo, SicknessSection, Site, Size, Slot, SocietyInfo, Start,
    TechnologyInfo, TileInfo, Tower, Way, Weather, When, Window,
};
pub use event::Event;
pub use frame::{Cause, Context, Frame, Order, Unit};
pub use good::{ByGood, ByMapGood, Good, MapGood};
pub use hints::Weights;
pub use map::{ByField, ByPosition, CORNERS, Field, Fields, Position, Positions};
pub use op::{
    Block, Cond, Countable, Gauge, Job, Jobs, Land, Mod, Op, Range, Reach, Sign, Span, Target,
    Works,
};
pub use phase::{DayPhase, DayStep};
pub use plan::Prices;
pub use preview::{Doom, Effect, End, Forecast, Item, Kind, Rung, Why};
pub use scoring::CATEGORIES;
pub use state::{
    ActivationToken, DuskDeck, EventState, FieldState, Frostpunk, Ground, Options, RouteCard,
    RouteState, Scout, SlotUse,
};
pub use token::{ByToken, Family, Token, Tokens};
pub use view::View;

impl Game for Frostpunk {
    const ID: &'static str = "frostpunk";
    const RULES_VERSION: u32 = 2;
    const RULES: &'static str = include_str!("../RULES.md");
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const IS_TEAM: bool = true;
    const IS_OPEN: bool = true; // FRO-RULING-4
    // Fifteen rounds; the longest known ones have about 150 steps, fueling one coal at a time.
    const MAX_STEPS: usize = 8_000;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options {
            players,
            scenario: Scenario::Crater,
            society: Society::I,
            difficulty: Difficulty::Normal,
            deal_advisors: false,
            content: Edition::standard(),
        }
    }

    /// Every game ends after fifteen rounds at the latest.
    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    /// Any two of scenario, society, difficulty, way to get advisors and number of players meet.
    fn option_sets() -> Vec<Options> {
        let sizes = [Scenario::COUNT, Society::COUNT, Difficulty::COUNT, 2, 4];
        table::all_pairs(sizes, |_| true)
            .into_iter()
            .map(|[scenario, society, difficulty, deal, players]| Options {
                scenario: Scenario::ALL[scenario],
                society: Society::ALL[society],
                difficulty: Difficulty::ALL[difficulty],
                deal_advisors: deal == 1,
                ..Self::options(Self::PLAYERS.start() + players as u8)
            })
            .collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        Self::set_up(options)
    }

    /// Version 1 goes on as it was: see [`Frostpunk::rules`].
    fn new_by(rules: u32, options: &Options) -> Result<Self, SetupError> {
        Ok(Self { rules, ..Self::set_up(options)? })
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.questions.top() {
            None => Turn::Over,
            Some(frame) if frame.is_chance() => Turn::Chance,
            Some(frame) => Turn::Decide(Seats::only(self.asked(frame))),
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        if let Some(frame) = self.questions.top() {
            self.list(frame, &mut |action| out.push(action));
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.actions(seat, out);
        if let Some(frame) = self.questions.top() {
            self.list_pointable(frame, &mut |action| {
                if !out[first..].contains(&action) {
                    out.push(action);
                }
            });
        }
    }

    fn check(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        let frame = self.questions.top().expect("a decision has a question");
        let mut is_listed = false;
        self.list(frame, &mut |other| is_listed |= other == action);
        if is_listed {
            return Ok(());
        }
        let rule = self.forbidding_rule(frame, action);
        let refusal = Refusal::new(rule);
        Err(match self.cause(rule, frame, action) {
            Some(cause) => refusal.with("cause", cause),
            None => refusal,
        })
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        let frame = self.questions.top().expect("a decision has a question");
        self.answer(seat, frame, action, log);
        self.settle(log);
    }

    fn each_outcome(&self, mut each: impl FnMut(Outcome, u32)) {
        self.list_outcomes(&mut each);
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        self.resolve_outcome(outcome, log);
        self.settle(log);
    }

    fn view(&self, _: Viewer) -> View {
        self.seen()
    }

    /// Nothing that is decided is hidden from anybody: what nobody has read is known by its origin
    /// to all, and everything else is drawn when it is needed (FRO-RULING-66, FRO-RULING-67).
    fn determinize(&mut self, _: Seat, _: &mut GameRng) {}

    fn standings(&self, _: Viewer) -> Standings {
        self.grade()
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }

    /// Days as people plan them: from the beginning of one action phase to that of the next.
    #[inline]
    fn epoch(&self) -> u32 {
        u32::from(self.round) + u32::from(self.step >= DayStep::Turn)
    }
}
