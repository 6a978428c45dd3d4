//! Control spaces and loading docks. AQU-STATION-4, AQU-DOCK.

use table::{Numbered as _, Recorder, Seat};

use crate::event::Event;
use crate::phase::Task;
use crate::sector::Sector;
use crate::state::AquaSphere;

impl AquaSphere {
    /// Puts a robot on a control space. AQU-RULING-34: the occupant goes to the dock, the dock
    /// overflows, the robot arrives, the overload card counts. AQU-DOCK-4: nothing else ever moves
    /// robots on the station.
    pub(crate) fn take_control(
        &mut self,
        seat: Seat,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        let mut foreign = 0;
        let state = &mut self.sectors[sector];
        // AQU-DOCK-1: an own robot is pushed as well.
        if let Some(owner) = state.control {
            state.dock[owner] += 1;
            log.tell(Event::RobotPushed { owner, sector });
            if state.docked() > self.content().dock_limit(self.options.players) {
                foreign = self.overflow(seat, sector, log);
            }
        }
        self.sectors[sector].control = Some(seat);
        log.tell(Event::RobotPlaced { seat, sector });
        let cards = self.player(seat).cards.intersection(self.content().powers.overload);
        if let Some(card) = cards.first().filter(|_| foreign > 0) {
            log.tell(Event::CardTriggered { seat, card });
            self.tasks.ask(Task::CardPoints { points: foreign }); // AQU-CARD-5
        }
    }

    /// AQU-DOCK-2, AQU-DOCK-3, AQU-RULING-10: every color, a neutral one too, keeps one robot; the
    /// others go home for nothing. Returns how many of them are not `seat`'s.
    fn overflow(&mut self, seat: Seat, sector: Sector, log: &mut impl Recorder<Event>) -> u8 {
        log.tell(Event::Overflow { sector });
        let mut foreign = 0;
        for owner in Seat::all() {
            let docked = &mut self.sectors[sector].dock[owner];
            let count = docked.saturating_sub(1);
            if count > 0 {
                *docked = 1;
                self.players[owner].storage += count;
                log.tell(Event::RobotsSentHome { owner, sector, count });
                foreign += if owner == seat { 0 } else { count };
            }
        }
        foreign
    }
}
