//! What follows by itself, and what is asked. AQU-RULING-38, and AQU-TURN-6: what is paid and what
//! comes as pieces is done at once, points wait here until then.

use table::{Recorder, Seat};

use crate::event::Event;
use crate::phase::{Phase, Task};
use crate::state::AquaSphere;

impl AquaSphere {
    /// Goes on until somebody has to be asked or chance has to draw: tasks first, the newest one
    /// before those it interrupted, then the turn or the scoring. AQU-RULING-38: a question with one
    /// answer is not asked, but a turn always is.
    pub(crate) fn carry_on(&mut self, log: &mut impl Recorder<Event>) {
        while let Some(seat) = self.active_seat() {
            match (self.tasks.top(), self.phase) {
                (Some(task), _) => {
                    if self.is_asked(seat, task, log) {
                        return;
                    }
                }
                (None, Phase::Turn) => {
                    self.end_turn(log);
                    if self.phase == Phase::Turn {
                        return;
                    }
                }
                (None, Phase::ScoringTime | Phase::ScoringPoints) => self.score_next(log),
                (None, _) => return,
            }
        }
    }

    /// Whether the player has to be asked; if not, the task is done.
    fn is_asked(&mut self, seat: Seat, task: Task, log: &mut impl Recorder<Event>) -> bool {
        match task {
            Task::Drop { .. } => return true,
            Task::EngineerCards { program } => {
                self.tasks.answered();
                self.trigger_engineer_cards(seat, program, log);
            }
            Task::CardPoints { points } => {
                if self.is_card_asked(seat, points) {
                    return true;
                }
                self.take_points(seat, points);
            }
            Task::CatchPoints { catch, card } => {
                if self.is_catch_asked(seat, catch, card) {
                    return true;
                }
                self.take_points(seat, catch + card);
            }
            Task::Gain { rest, gained, category } => {
                return self.move_counter(seat, rest, gained, category, log);
            }
            Task::BeforeAction { program } => {
                let can_perform = self.check_action(seat, program).is_ok();
                if can_perform || !self.player(seat).programmed.is_empty() {
                    return true;
                }
                self.skip_action(seat, program, log);
            }
            Task::Letters { left } => {
                let player = self.player(seat);
                let has_robot = player.storage > 0 || !player.programmed.is_empty();
                if has_robot && !left.is_empty() {
                    return true;
                }
                self.tasks.answered();
            }
            Task::Immediate { program } => {
                self.tasks.answered();
                self.resolve_immediate(seat, program, log);
            }
            Task::TimeStep { has_income, used } => {
                if !self.usable_cards(seat, used).is_empty() {
                    return true;
                }
                if has_income {
                    self.tasks.answered();
                } else {
                    self.take_income(seat, used, log);
                }
            }
        }
        false
    }

    pub(crate) fn skip_action(
        &mut self,
        seat: Seat,
        program: crate::program::Program,
        log: &mut impl Recorder<Event>,
    ) {
        self.tasks.answered();
        log.tell(Event::ActionSkipped { seat, program });
    }

    /// The task at hand goes on in another way.
    #[inline]
    pub(crate) fn change_task(&mut self, task: Task) {
        if let Some(top) = self.tasks.top_mut() {
            *top = task;
        }
    }
}
