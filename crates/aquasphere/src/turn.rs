//! Turns: the menu, returning robots, passing, and whose turn is next. AQU-TURN, AQU-PASS.

use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::headquarters::{Engineer, Room};
use crate::phase::Phase;
use crate::program::{Program, Programs};
use crate::programming::PRICE_OF_PROGRAMMING;
use crate::sector::Sector;
use crate::state::AquaSphere;

impl AquaSphere {
    /// AQU-TURN-2: one of the options A, B and C; a robot may be returned before. AQU-PASS-3: the
    /// list is never empty.
    pub(crate) fn list_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        out.extend(self.rooms_ahead(seat).iter().map(Action::Engineer));
        out.extend(self.rooms_beside(seat).iter().map(Action::Sidestep));
        if !player.has_paid && player.time >= PRICE_OF_PROGRAMMING && player.storage > 0 {
            out.extend(Programs::ALL.minus(player.programmed).iter().map(Action::Pay));
        }
        if !player.programmed.is_empty() {
            let prices = self.prices(seat);
            let is_payable = |sector: &Sector| prices[self.positions[*sector]] <= player.time;
            for program in player.programmed.iter() {
                let sectors = Sector::ALL.into_iter().filter(is_payable);
                out.extend(sectors.map(|sector| Action::Deploy(program, sector)));
            }
            out.extend(player.programmed.iter().map(Action::Return));
        }
        if self.is_in_end_room(seat) {
            out.push(Action::Pass);
        }
    }

    /// Everything that a player may point at in a turn.
    pub(crate) fn list_menu_candidates(out: &mut Vec<Action>) {
        out.extend(Room::ALL.map(Action::Engineer));
        out.extend(Room::ALL.map(Action::Sidestep));
        out.extend(Program::ALL.map(Action::Pay));
        for program in Program::ALL {
            out.extend(Sector::ALL.map(|sector| Action::Deploy(program, sector)));
        }
        out.extend(Program::ALL.map(Action::Return));
        out.push(Action::Pass);
    }

    pub(crate) fn check_menu(&self, seat: Seat, action: Action) -> Result<(), Fault> {
        match action {
            Action::Engineer(room) => self.check_engineer(seat, room),
            Action::Sidestep(room) => self.check_sidestep(seat, room),
            Action::Pay(program) => self.check_pay(seat, program),
            Action::Deploy(program, sector) => self.check_deploy(seat, program, sector),
            Action::Return(program) => self.check_return(seat, program),
            Action::Pass => self.check_pass(seat),
            Action::Perform
            | Action::Skip
            | Action::Place(_)
            | Action::Leave(_)
            | Action::Drop(_)
            | Action::Take
            | Action::Decline
            | Action::Line(_)
            | Action::Stop
            | Action::Income
            | Action::Use(_)
            | Action::Done => Err(Fault::new("AQU-TURN-2")),
        }
    }

    /// AQU-TURN-3, AQU-TURN-5: any programmed robot, even if no time marker fits. AQU-TURN-4,
    /// AQU-RULING-14: it is offered in the own turn only, at its start and before an action.
    pub(crate) fn check_return(&self, seat: Seat, program: Program) -> Result<(), Fault> {
        if self.player(seat).programmed.contains(program) {
            Ok(())
        } else {
            Err(Fault::new("AQU-TURN-3").with("program", program.name()))
        }
    }

    pub(crate) fn return_robot(
        &mut self,
        seat: Seat,
        program: Program,
        log: &mut impl Recorder<Event>,
    ) {
        log.tell(Event::RobotReturned { seat, program });
        self.send_home(seat, program, log);
    }

    /// AQU-PASS-1, AQU-RULING-22: only from an end room.
    fn check_pass(&self, seat: Seat) -> Result<(), Fault> {
        if self.is_in_end_room(seat) { Ok(()) } else { Err(Fault::new("AQU-PASS-1")) }
    }

    /// AQU-PASS-1, AQU-PASS-2: the engineer goes to the pass order track; everything is kept.
    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        self.players[seat].engineer = Engineer::Passed;
        self.passing.join(seat);
        log.tell(Event::Passed { seat, place: self.passing.len() as u8 });
    }

    /// AQU-TURN-1: the next in turn order who has not passed; without one the round is scored.
    pub(crate) fn end_turn(&mut self, log: &mut impl Recorder<Event>) {
        let players = self.options.players;
        for _ in 0..players {
            self.active += 1;
            if self.active == players {
                self.active = 0;
            }
            let seat = self.order.get(self.active.into()).expect("all players have a place");
            if self.player(seat).engineer != Engineer::Passed {
                return;
            }
        }
        log.tell(Event::ScoringBegan { round: self.round });
        self.phase = Phase::ScoringTime;
        self.active = 0;
        self.begin_time_step();
    }
}
