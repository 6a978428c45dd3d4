//! Option B, acting with a programmed robot. AQU-DEPLOY.

use table::{Fault, Recorder, Seat};

use crate::event::Event;
use crate::phase::Task;
use crate::program::Program;
use crate::sector::Sector;
use crate::state::AquaSphere;
use crate::way::Way;

impl AquaSphere {
    /// AQU-DEPLOY-1, AQU-DEPLOY-3. AQU-DEPLOY-6: a program may be used again and again.
    pub(crate) fn check_deploy(
        &self,
        seat: Seat,
        program: Program,
        sector: Sector,
    ) -> Result<(), Fault> {
        let player = self.player(seat);
        if !player.programmed.contains(program) {
            return Err(Fault::new("AQU-DEPLOY-1").with("program", program.name()));
        }
        let price = self.price(seat, sector);
        if price > player.time {
            return Err(Fault::new("AQU-DEPLOY-3").with("needs", price).with("have", player.time));
        }
        Ok(())
    }

    /// AQU-DEPLOY-2, AQU-DEPLOY-4: pay the whole way, move the scientist, place the robot. AQU-STATION-5:
    /// scientists do not hinder each other.
    pub(crate) fn deploy(
        &mut self,
        seat: Seat,
        program: Program,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        let price = self.price(seat, sector);
        let from = self.player(seat).scientist;
        self.pay(seat, price);
        if from != sector {
            log.tell_with(|| {
                let way = Way::new(from, &self.route(seat, sector).passages);
                Event::ScientistMoved { seat, from, to: sector, price, way }
            });
        }
        let player = &mut self.players[seat];
        player.scientist = sector;
        player.area = program;
        player.programmed = player.programmed.without(program);
        self.tasks.ask(Task::BeforeAction { program });
        self.take_control(seat, sector, log);
    }

    /// Whether the action of an area would do anything where the scientist stands. AQU-DEPLOY-7,
    /// AQU-RULING-4.
    pub(crate) fn check_action(&self, seat: Seat, program: Program) -> Result<(), Fault> {
        let player = self.player(seat);
        let sector = &self.sectors[player.scientist];
        let is_useful = match program {
            Program::Lab => return self.check_expand(seat),
            Program::Submarine => return self.check_submarine(seat),
            Program::Research => return self.check_research(seat),
            Program::Time => player.room_for_time() > 0,
            Program::Crystal => sector.crystals > 0 && player.room_for_crystals() > 0,
            Program::Octopod => sector.octopods > 0 && player.capacity.octopods > 0,
            // AQU-WHITE-1, AQU-WHITE-2
            Program::Program => {
                let is_occupied =
                    player.programmed.contains(self.content().white[player.scientist]);
                if is_occupied { player.room_for_time() > 0 } else { player.storage > 0 }
            }
        };
        if is_useful {
            Ok(())
        } else {
            Err(Fault::new("AQU-DEPLOY-7").with("program", program.name()))
        }
    }

    /// AQU-DEPLOY-5: step 3, the action of the area.
    pub(crate) fn perform(&mut self, seat: Seat, program: Program, log: &mut impl Recorder<Event>) {
        match program {
            Program::Lab => self.expand_lab(seat, log),
            Program::Time => self.take_time(seat, log),
            Program::Crystal => self.take_crystals(seat, log),
            Program::Octopod => self.catch_octopods(seat, log),
            Program::Submarine => self.place_submarine(seat, log),
            Program::Research => self.take_card(seat, log),
            Program::Program => {
                // AQU-WHITE-1, AQU-WHITE-3: the robot used has left its symbol, so this is the
                // second one at most, and no engineer card triggers.
                let programmed = self.content().white[self.player(seat).scientist];
                self.program_robot(seat, programmed, log);
            }
        }
    }
}
