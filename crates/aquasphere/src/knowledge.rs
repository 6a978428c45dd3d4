//! The knowledge track and its red lines. AQU-KP.

use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Phase, Task};
use crate::program::Program;
use crate::scoring::Category;
use crate::state::{AquaSphere, Player};

impl Player {
    /// The counter moves forward. What was booked as lost when the gain began is made after all.
    #[inline]
    fn move_on(&mut self, spaces: u16) {
        self.kp += spaces;
        self.points[Category::RedLines.index()] += spaces as i16;
    }
}

impl AquaSphere {
    /// Begins a gain of the active player. It is booked in full in its category, and under red
    /// lines as lost until the counter has moved: so the sum is the KP at any moment
    /// (AQU-RULING-41).
    #[inline]
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u8, category: Category) {
        if points > 0 {
            self.players[seat].points[category.index()] += i16::from(points);
            self.begin_gain(seat, points, Some(category));
        }
    }

    /// The same for points that are booked already.
    #[inline]
    pub(crate) fn begin_gain(&mut self, seat: Seat, points: u8, category: Option<Category>) {
        self.players[seat].points[Category::RedLines.index()] -= i16::from(points);
        self.tasks.ask(Task::Gain { rest: points, gained: 0, category });
    }

    /// Moves the counter as far as it gets by itself. AQU-KP-2, AQU-KP-4, AQU-RULING-1: a crystal
    /// must be paid at every line, one line after the other. AQU-KP-3: without one the counter waits
    /// on the space before the line, and the player is asked. Says whether it waits.
    pub(crate) fn move_counter(
        &mut self,
        seat: Seat,
        rest: u8,
        gained: u8,
        category: Option<Category>,
        log: &mut impl Recorder<Event>,
    ) -> bool {
        let content = self.content();
        let player = &mut self.players[seat];
        let start = player.kp;
        let mut rest = u16::from(rest);
        loop {
            let line = content.next_line(player.kp);
            // AQU-KP-5: the last space before the line does not cross it.
            if player.kp + rest < line {
                player.move_on(rest);
                break;
            }
            if player.crystals > 0 {
                player.crystals -= 1;
                rest -= line - player.kp;
                player.move_on(line - player.kp);
                log.tell(Event::LineCrossed { seat, line });
                continue;
            }
            let before = line - 1 - player.kp;
            player.move_on(before);
            rest -= before;
            if player.programmed.is_empty() {
                log.tell(Event::StoppedAtLine { seat, line, lost: rest as u8 });
                break;
            }
            let gained = gained + (player.kp - start) as u8;
            self.change_task(Task::Gain { rest: rest as u8, gained, category });
            return true;
        }
        let gained = gained + (player.kp - start) as u8;
        self.tasks.answered();
        self.tell_gain(seat, gained, category, log);
        false
    }

    fn tell_gain(
        &self,
        seat: Seat,
        points: u8,
        category: Option<Category>,
        log: &mut impl Recorder<Event>,
    ) {
        let kp = self.player(seat).kp;
        log.tell(match category {
            Some(category) => Event::PointsGained { seat, category, points, kp },
            None => Event::TotalScored { seat, points, kp },
        });
    }

    /// AQU-KP-3. No robot is returned for time markers here: a line is none of the moments of
    /// AQU-TURN-3, and in a scoring there is none at all (AQU-TURN-4).
    pub(crate) fn check_line(&self, seat: Seat, action: Action) -> Result<(), Fault> {
        match action {
            Action::Return(_) if self.phase == Phase::Turn => Err(Fault::new("AQU-TURN-3")),
            Action::Return(_) => Err(Fault::new("AQU-TURN-4")),
            Action::Stop => Ok(()),
            Action::Line(program) if self.player(seat).programmed.contains(program) => Ok(()),
            Action::Line(program) => Err(Fault::new("AQU-KP-3").with("program", program.name())),
            _ => Err(Fault::new("AQU-KP-3")),
        }
    }

    /// AQU-KP-3: a robot is given up without any time markers, or the rest is lost.
    pub(crate) fn answer_line(
        &mut self,
        seat: Seat,
        (rest, gained, category): (u8, u8, Option<Category>),
        robot: Option<Program>,
        log: &mut impl Recorder<Event>,
    ) {
        let player = &mut self.players[seat];
        let line = player.kp + 1;
        match robot {
            Some(program) => {
                player.programmed = player.programmed.without(program);
                player.storage += 1;
                player.move_on(1);
                log.tell(Event::LineOpened { seat, line, program });
                self.change_task(Task::Gain { rest: rest - 1, gained: gained + 1, category });
            }
            None => {
                log.tell(Event::StoppedAtLine { seat, line, lost: rest });
                self.tasks.answered();
                self.tell_gain(seat, gained, category, log);
            }
        }
    }

    /// AQU-KP-6: back, but never across the line behind, which is 0 at the start of the track.
    pub(crate) fn lose_points(&mut self, seat: Seat, points: u16, log: &mut impl Recorder<Event>) {
        let content = self.content();
        let player = &mut self.players[seat];
        let behind = content.line_behind(player.kp);
        let lost = points.min(player.kp - behind);
        let saved = points - lost;
        player.kp -= lost;
        player.points[Category::RedLines.index()] += saved as i16;
        log.tell(Event::PointsLost { seat, points: lost, saved, kp: player.kp });
    }

    /// How many crystals a gain would cost: one at each line as long as there are any. AQU-CARD-12.
    #[inline]
    pub(crate) fn crystals_for(&self, seat: Seat, points: u8) -> u8 {
        let player = self.player(seat);
        self.content().lines_between(player.kp, points).min(player.crystals)
    }
}
