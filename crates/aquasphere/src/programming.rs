//! Option A, programming robots, and whatever else puts a robot on a symbol. AQU-HQ, AQU-PROG,
//! AQU-BOARD, AQU-WHITE, AQU-CARD-2, AQU-CARD-8, AQU-CARD-10.

use table::{Fault, Recorder, Seat};

use crate::card::{Effect, Reward};
use crate::event::Event;
use crate::headquarters::{Engineer, Room, Rooms};
use crate::phase::Task;
use crate::program::Program;
use crate::state::AquaSphere;

/// What a robot that goes home brings, and what comes instead of one. AQU-BOARD-2, AQU-PROG-2,
/// AQU-TURN-3, AQU-WHITE-2.
pub const TIME_FOR_ROBOT: u8 = 2;
/// What programming by time costs. AQU-PROG-4.
pub const PRICE_OF_PROGRAMMING: u8 = 3;
/// What an immediate card brings beside its robot. AQU-CARD-10.
const TIME_OF_IMMEDIATE: u8 = 2;
/// How many robots may be programmed at a time. AQU-BOARD-2.
pub const MOST_PROGRAMMED: u32 = 2;

impl AquaSphere {
    /// The rooms to which an arrow leads. AQU-HQ-2, AQU-HQ-3: two, until three moves are made.
    #[inline]
    pub fn rooms_ahead(&self, seat: Seat) -> Rooms {
        match self.player(seat).engineer {
            Engineer::Start => self.content().start,
            Engineer::In(room) => self.content().arrows[room],
            Engineer::Passed => Rooms::NONE,
        }
    }

    /// The rooms beside the engineer, as far as the sidestep card allows. AQU-CARD-8.
    #[inline]
    pub fn rooms_beside(&self, seat: Seat) -> Rooms {
        let player = self.player(seat);
        let has_card = player.cards.meets(self.content().powers.sidestep);
        match player.engineer {
            Engineer::In(room) if has_card && !player.has_sidestepped => {
                self.content().beside[room]
            }
            _ => Rooms::NONE,
        }
    }

    /// Whether the engineer is in an end room, from which alone it may leave. AQU-HQ-4.
    #[inline]
    pub fn is_in_end_room(&self, seat: Seat) -> bool {
        match self.player(seat).engineer {
            Engineer::In(room) => self.content().arrows[room].is_empty(),
            Engineer::Start | Engineer::Passed => false,
        }
    }

    pub(crate) fn check_engineer(&self, seat: Seat, room: Room) -> Result<(), Fault> {
        if self.is_in_end_room(seat) {
            return Err(Fault::new("AQU-PROG-1"));
        }
        if self.rooms_ahead(seat).contains(room) {
            Ok(())
        } else {
            Err(Fault::new("AQU-HQ-2").with("room", room.name()))
        }
    }

    /// AQU-CARD-8, AQU-RULING-12: once in a game, never from the start space.
    pub(crate) fn check_sidestep(&self, seat: Seat, room: Room) -> Result<(), Fault> {
        if self.rooms_beside(seat).contains(room) {
            Ok(())
        } else {
            Err(Fault::new("AQU-CARD-8").with("room", room.name()))
        }
    }

    /// AQU-PROG-4, AQU-PROG-7: any time before passing.
    pub(crate) fn check_pay(&self, seat: Seat, program: Program) -> Result<(), Fault> {
        let player = self.player(seat);
        if player.has_paid {
            return Err(Fault::new("AQU-PROG-5"));
        }
        if player.time < PRICE_OF_PROGRAMMING {
            let fault = Fault::new("AQU-PROG-4").with("needs", PRICE_OF_PROGRAMMING);
            return Err(fault.with("have", player.time));
        }
        if player.storage == 0 {
            return Err(Fault::new("AQU-BOARD-6"));
        }
        if player.programmed.contains(program) {
            return Err(Fault::new("AQU-BOARD-1").with("program", program.name()));
        }
        Ok(())
    }

    /// AQU-PROG-1, AQU-PROG-3, AQU-RULING-33: enter the room, program, drop a third robot, then the
    /// engineer cards. A step sideways goes on in the same way.
    pub(crate) fn move_engineer(
        &mut self,
        seat: Seat,
        room: Room,
        is_sideways: bool,
        log: &mut impl Recorder<Event>,
    ) {
        if is_sideways {
            self.players[seat].has_sidestepped = true;
            log.tell(Event::EngineerSidestepped { seat, room });
        } else {
            log.tell(Event::EngineerMoved { seat, room });
        }
        self.players[seat].engineer = Engineer::In(room);
        let program = self.program_in(room).expect("a program card is drawn before any turn");
        self.tasks.ask(Task::EngineerCards { program });
        self.program_robot(seat, program, log);
    }

    /// AQU-PROG-4 to AQU-PROG-6: three markers are paid before anything is received, one of them
    /// marks the use. Engineer cards do not trigger.
    pub(crate) fn pay_for_program(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::Paid { seat, time: PRICE_OF_PROGRAMMING });
        self.pay(seat, PRICE_OF_PROGRAMMING);
        self.players[seat].has_paid = true;
        self.program_robot(seat, program, log);
    }

    /// Puts the next robot from storage on a symbol. AQU-PROG-2, AQU-WHITE-2, AQU-CARD-10,
    /// AQU-RULING-3: time markers instead if the symbol is occupied. AQU-BOARD-6, AQU-RULING-24:
    /// nothing if storage is empty. AQU-BOARD-2: a third robot sends another one home.
    pub(crate) fn program_robot(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        let player = &mut self.players[seat];
        if player.programmed.contains(program) {
            log.tell(Event::SymbolOccupied { seat, program });
            self.gain_time(seat, TIME_FOR_ROBOT, log);
        } else if player.storage == 0 {
            log.tell(Event::StorageEmpty { seat, program });
        } else {
            player.storage -= 1; // AQU-BOARD-4
            player.programmed = player.programmed.with(program);
            log.tell(Event::RobotProgrammed { seat, program });
            if player.programmed.len() > MOST_PROGRAMMED {
                self.tasks.ask(Task::Drop { placed: program });
            }
        }
    }

    /// AQU-BOARD-2, AQU-RULING-15: one of the other two.
    pub(crate) fn check_drop(
        &self,
        seat: Seat,
        placed: Program,
        program: Program,
    ) -> Result<(), Fault> {
        if self.player(seat).programmed.without(placed).contains(program) {
            Ok(())
        } else {
            Err(Fault::new("AQU-BOARD-2").with("program", program.name()))
        }
    }

    pub(crate) fn drop_robot(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::RobotDropped { seat, program });
        self.send_home(seat, program, log);
    }

    /// A programmed robot goes home for time markers; AQU-BOARD-4 says where it stands there.
    pub(crate) fn send_home(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        let player = &mut self.players[seat];
        player.programmed = player.programmed.without(program);
        player.storage += 1;
        self.gain_time(seat, TIME_FOR_ROBOT, log);
    }

    /// AQU-CARD-2, AQU-PROG-3: time, then crystal, then points.
    pub(crate) fn trigger_engineer_cards(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        let content = self.content();
        let cards = self.player(seat).cards.intersection(content.powers.engineer[program]);
        if cards.is_empty() {
            return;
        }
        let rewards = |wanted: fn(Reward) -> Option<u8>| {
            cards.iter().find_map(move |card| match content.cards[card] {
                Effect::Engineer(_, reward) => wanted(reward).map(|count| (card, count)),
                _ => None,
            })
        };
        if let Some((card, count)) = rewards(Reward::time) {
            log.tell(Event::CardTriggered { seat, card });
            self.gain_time(seat, count, log);
        }
        if let Some((card, count)) = rewards(Reward::crystals) {
            log.tell(Event::CardTriggered { seat, card });
            self.gain_crystals(seat, count, log);
        }
        if let Some((card, points)) = rewards(Reward::points) {
            log.tell(Event::CardTriggered { seat, card });
            self.tasks.ask(Task::CardPoints { points });
        }
    }

    /// AQU-CARD-10, AQU-RULING-37: two time markers, and the robot or two more.
    pub(crate) fn resolve_immediate(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        self.gain_time(seat, TIME_OF_IMMEDIATE, log);
        self.program_robot(seat, program, log);
    }
}
