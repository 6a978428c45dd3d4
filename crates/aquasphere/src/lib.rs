//! AquaSphere: robots are programmed in the headquarters and used around an undersea station, for
//! two to four players in four rounds.
//!
//! The rules stand in `RULES.md`; the code cites them by name. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | `AQU-GEN` | `content.rs`, `state.rs` |
//! | `AQU-SETUP` | `setup.rs`, `refill.rs` |
//! | `AQU-HQ`, `AQU-PROG`, `AQU-BOARD`, `AQU-WHITE` | `programming.rs` |
//! | `AQU-KP` | `knowledge.rs` |
//! | `AQU-STATION`, `AQU-DOCK` | `dock.rs`, `route.rs`, `state.rs` |
//! | `AQU-LAB` | `lab.rs` |
//! | `AQU-TURN`, `AQU-PASS` | `turn.rs` |
//! | `AQU-DEPLOY` | `deploy.rs`, `route.rs` |
//! | `AQU-EXPAND` | `expand.rs` |
//! | `AQU-TIME`, `AQU-CRYSTAL`, `AQU-OCTO` | `take.rs` |
//! | `AQU-SUB` | `submarine.rs` |
//! | `AQU-RESEARCH`, `AQU-CARD` | `research.rs`, and where a card works |
//! | `AQU-SCORE`, `AQU-FINAL` | `scoring_phase.rs`, `scoring.rs` |
//! | `AQU-REFILL` | `refill.rs` |
//! | `AQU-INFO` | `view.rs` |
//! | what is asked, what follows by itself | `tasks.rs` |

mod action;
mod audit;
mod card;
mod chance;
mod content;
mod deploy;
mod dock;
mod event;
mod expand;
mod forecast;
mod headquarters;
mod hints;
mod knowledge;
mod lab;
mod phase;
mod preview;
mod program;
mod programming;
mod refill;
mod research;
mod route;
mod scoring;
mod scoring_phase;
mod sector;
mod setup;
mod state;
mod submarine;
mod take;
mod tasks;
mod tile;
mod turn;
mod view;
mod way;

use std::fmt::Display;
use std::ops::RangeInclusive;

use table::{
    Edition, Fault, Game, GameRng, Recorder, Refusal, Seat, Seats, SetupError, Standings, Turn,
    Viewer,
};

pub use action::{Action, Outcome};
pub use card::{ByCard, Card, Cards, Effect, Reward};
pub use content::{
    BAYS, Content, DEAREST_LOCK, EXPANSIONS, Feed, LAP, Locks, Powers, ROBOTS, ROUNDS, SUBMARINES,
    Stock,
};
pub use event::Event;
pub use forecast::Forecast;
pub use headquarters::{ByProgramCard, ByRoom, Engineer, ProgramCard, ProgramCards, Room, Rooms};
pub use phase::{Phase, Task};
pub use preview::{Change, ControlChange, Flow, LineAhead, LineFate, OpenQuestion, Preview, Taken};
pub use program::{ByProgram, Program, Programs};
pub use programming::{MOST_PROGRAMMED, PRICE_OF_PROGRAMMING, TIME_FOR_ROBOT};
pub use route::{Passage, Route};
pub use scoring::{CATEGORIES, Category, FinalParts, Parts, triangle};
pub use sector::{ByPosition, BySector, Orientation, Position, Sector, Sectors};
pub use state::{AquaSphere, Center, MOST_TASKS, Options, Order, Pile, Player, SectorState};
pub use tile::{ByTile, Capacity, Tile, TileInfo, Tiles};
pub use view::{FeedAhead, View};
pub use way::Way;

impl Game for AquaSphere {
    const ID: &'static str = "aquasphere";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = include_str!("../RULES.md");
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    // AQU-INFO-2: no seat knows anything that another does not.
    const IS_OPEN: bool = true;
    // AQU-RULING-47: fewer than 80 draws. A round has three engineer moves, a sidestep and A2 for
    // each player; each of these robots, and those of letters and cards, can be deployed or
    // returned, and no turn asks more than a few questions.
    const MAX_STEPS: usize = 5_000;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn options(players: u8) -> Options {
        Options { players, content: Edition::standard() }
    }

    /// AQU-GEN-1 ends every game, so there is nothing to limit.
    fn simulation(players: u8) -> Options {
        Self::options(players)
    }

    fn option_sets() -> Vec<Options> {
        Self::PLAYERS.map(Self::simulation).collect()
    }

    fn new(options: &Options) -> Result<Self, SetupError> {
        Self::set_up(options)
    }

    fn seats(&self) -> Seats {
        Seats::first_of(self.options.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.deciding_seat(), self.phase) {
            (Some(seat), _) => Turn::Decide(Seats::only(seat)),
            (None, Phase::Over) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        match self.tasks.top() {
            None => self.list_menu(seat, out),
            Some(Task::Drop { placed }) => {
                out.extend(player.programmed.without(placed).iter().map(Action::Drop));
            }
            Some(Task::CardPoints { .. } | Task::CatchPoints { .. }) => {
                out.extend([Action::Take, Action::Decline]);
            }
            Some(Task::Gain { .. }) => {
                out.extend(player.programmed.iter().map(Action::Line));
                out.push(Action::Stop);
            }
            Some(Task::BeforeAction { program }) => {
                if self.check_action(seat, program).is_ok() {
                    out.push(Action::Perform);
                }
                out.push(Action::Skip);
                out.extend(player.programmed.iter().map(Action::Return));
            }
            Some(Task::Letters { left }) => self.list_letters(seat, left, out),
            Some(Task::TimeStep { has_income, used }) => {
                self.list_time_step(seat, has_income, used, out);
            }
            Some(Task::EngineerCards { .. } | Task::Immediate { .. }) => {}
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.tasks.top() {
            None => Self::list_menu_candidates(out),
            Some(Task::Drop { .. }) => out.extend(Program::ALL.map(Action::Drop)),
            Some(Task::Gain { .. }) => {
                out.extend(Program::ALL.map(Action::Line));
                out.push(Action::Stop);
            }
            Some(Task::BeforeAction { .. }) => {
                out.extend([Action::Perform, Action::Skip]);
                out.extend(Program::ALL.map(Action::Return));
            }
            Some(Task::Letters { .. }) => {
                out.extend(Sector::ALL.map(Action::Place));
                out.extend(Sector::ALL.map(Action::Leave));
                out.extend(Program::ALL.map(Action::Return));
            }
            Some(Task::TimeStep { .. }) => {
                out.extend([Action::Income, Action::Done]);
                out.extend(self.player(seat).cards.iter().map(Action::Use));
            }
            Some(
                Task::CardPoints { .. }
                | Task::CatchPoints { .. }
                | Task::EngineerCards { .. }
                | Task::Immediate { .. },
            ) => self.actions(seat, out),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        Ok(self.check_action_now(seat, action)?)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<Event>) {
        match (self.tasks.top(), action) {
            // Returning a robot leaves everything else as it is, also the question at hand.
            (_, Action::Return(program)) => {
                self.return_robot(seat, program, log);
                if self.tasks.is_empty() {
                    return;
                }
            }
            (None, Action::Engineer(room)) => self.move_engineer(seat, room, false, log),
            (None, Action::Sidestep(room)) => self.move_engineer(seat, room, true, log),
            (None, Action::Pay(program)) => self.pay_for_program(seat, program, log),
            (None, Action::Deploy(program, sector)) => self.deploy(seat, program, sector, log),
            (None, Action::Pass) => self.pass(seat, log),
            (Some(Task::Drop { .. }), Action::Drop(program)) => {
                self.tasks.answered();
                self.drop_robot(seat, program, log);
            }
            (Some(Task::CardPoints { points }), Action::Take) => self.take_points(seat, points),
            (Some(Task::CardPoints { points }), Action::Decline) => {
                self.decline_points(seat, points, log);
            }
            (Some(Task::CatchPoints { catch, card }), Action::Take) => {
                self.take_points(seat, catch + card);
            }
            (Some(Task::CatchPoints { catch, card }), Action::Decline) => {
                self.decline_points(seat, card, log);
                self.gain_points(seat, catch, Category::Catches);
            }
            (Some(Task::Gain { rest, gained, category }), Action::Line(program)) => {
                self.answer_line(seat, (rest, gained, category), Some(program), log);
            }
            (Some(Task::Gain { rest, gained, category }), Action::Stop) => {
                self.answer_line(seat, (rest, gained, category), None, log);
            }
            (Some(Task::BeforeAction { program }), Action::Perform) => {
                self.tasks.answered();
                self.perform(seat, program, log);
            }
            (Some(Task::BeforeAction { program }), Action::Skip) => {
                self.skip_action(seat, program, log);
            }
            (Some(Task::Letters { left }), Action::Place(sector)) => {
                self.place_for_letter(seat, left, sector, log);
            }
            (Some(Task::Letters { left }), Action::Leave(sector)) => {
                self.leave_letter(seat, left, sector, log);
            }
            (Some(Task::TimeStep { used, .. }), Action::Income) => {
                self.take_income(seat, used, log);
            }
            (Some(Task::TimeStep { has_income, used }), Action::Use(card)) => {
                self.use_card(seat, (has_income, used), card, log);
            }
            (Some(Task::TimeStep { .. }), Action::Done) => {
                self.tasks.answered();
            }
            (task, action) => panic!("{action} was not checked while {task:?} is asked"),
        }
        self.carry_on(log);
    }

    #[inline]
    fn each_outcome(&self, mut each: impl FnMut(Outcome, u32)) {
        self.list_outcomes(|outcome| each(outcome, 1));
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Recorder<Event>) {
        self.resolve_outcome(outcome, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// AQU-INFO-2: nothing in the state is hidden from anybody. What nobody knows yet is not in it,
    /// because chance draws it when it comes.
    fn determinize(&mut self, _: Seat, _: &mut GameRng) {}

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
        self.round.into()
    }
}

impl AquaSphere {
    /// Who is to decide, if it is not chance.
    #[inline]
    pub(crate) fn deciding_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn | Phase::ScoringTime | Phase::ScoringPoints => self.active_seat(),
            Phase::DrawSector { .. }
            | Phase::DrawStartPlayer
            | Phase::DealLab { .. }
            | Phase::DrawLab { .. }
            | Phase::RevealCard { .. }
            | Phase::RevealTile { .. }
            | Phase::TurnCenter
            | Phase::DrawPrograms
            | Phase::Over => None,
        }
    }

    fn check_action_now(&self, seat: Seat, action: Action) -> Result<(), Fault> {
        match (self.tasks.top(), action) {
            (None, _) => self.check_menu(seat, action),
            (Some(Task::Drop { placed }), Action::Drop(program)) => {
                self.check_drop(seat, placed, program)
            }
            (Some(Task::Drop { .. }), _) => Err(Fault::new("AQU-BOARD-2")),
            (
                Some(Task::CardPoints { .. } | Task::CatchPoints { .. }),
                Action::Take | Action::Decline,
            )
            | (Some(Task::BeforeAction { .. }), Action::Skip) => Ok(()),
            (Some(Task::CardPoints { .. }), _) => Err(Fault::new("AQU-CARD-11")),
            (Some(Task::CatchPoints { .. }), _) => Err(Fault::new("AQU-CARD-12")),
            (Some(Task::Gain { .. }), _) => self.check_line(seat, action),
            (Some(Task::BeforeAction { program }), Action::Perform) => {
                self.check_action(seat, program)
            }
            (Some(Task::BeforeAction { .. }), Action::Return(program)) => {
                self.check_return(seat, program)
            }
            (Some(Task::BeforeAction { .. }), _) => Err(Fault::new("AQU-DEPLOY-5")),
            (Some(Task::Letters { left }), _) => self.check_letter(seat, left, action),
            (Some(Task::TimeStep { has_income, used }), _) => {
                self.check_time_step(seat, has_income, used, action)
            }
            (Some(Task::EngineerCards { .. }), _) => Err(Fault::new("AQU-PROG-3")),
            (Some(Task::Immediate { .. }), _) => Err(Fault::new("AQU-CARD-10")),
        }
    }
}
