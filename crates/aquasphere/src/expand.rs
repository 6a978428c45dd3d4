//! Green: expand the laboratory. AQU-EXPAND.

use table::{Fault, Recorder, Seat};

use crate::action::Action;
use crate::content::EXPANSIONS;
use crate::event::Event;
use crate::phase::Task;
use crate::sector::{Sector, Sectors};
use crate::state::AquaSphere;

impl AquaSphere {
    /// AQU-EXPAND-3, AQU-LAB-5
    pub(crate) fn check_expand(&self, seat: Seat) -> Result<(), Fault> {
        let player = self.player(seat);
        if player.tiles.len() >= EXPANSIONS.into() {
            return Err(Fault::new("AQU-EXPAND-3").with("expansions", EXPANSIONS));
        }
        if self.sectors[player.scientist].tiles.is_empty() {
            return Err(Fault::new("AQU-EXPAND-3"));
        }
        Ok(())
    }

    /// AQU-EXPAND-1, AQU-RULING-45: the tile counts before its letters are decided. AQU-EXPAND-4:
    /// it brings no points now.
    pub(crate) fn expand_lab(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let sector = self.player(seat).scientist;
        let tile = self.sectors[sector].tiles.take().expect("the action was checked");
        let info = self.content().tiles[tile];
        let player = &mut self.players[seat];
        player.tiles = player.tiles.with(tile);
        player.letters = player.letters.union(info.letters);
        player.capacity += info.adds;
        log.tell(Event::TileTaken { seat, sector, tile });
        self.tasks.ask(Task::Letters { left: info.letters });
    }

    pub(crate) fn list_letters(&self, seat: Seat, left: Sectors, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.storage > 0 {
            out.extend(left.iter().map(Action::Place));
        }
        out.extend(left.iter().map(Action::Leave));
        if player.storage == 0 {
            out.extend(player.programmed.iter().map(Action::Return)); // AQU-RULING-35
        }
    }

    /// AQU-EXPAND-2, AQU-RULING-36: wherever the scientist is, also here.
    pub(crate) fn check_letter(
        &self,
        seat: Seat,
        left: Sectors,
        action: Action,
    ) -> Result<(), Fault> {
        let player = self.player(seat);
        match action {
            Action::Place(sector) | Action::Leave(sector) if !left.contains(sector) => {
                Err(Fault::new("AQU-EXPAND-2").with("sector", sector.name()))
            }
            Action::Place(_) if player.storage == 0 => Err(Fault::new("AQU-BOARD-6")),
            Action::Place(_) | Action::Leave(_) => Ok(()),
            Action::Return(program) if player.storage == 0 => self.check_return(seat, program),
            Action::Return(_) => Err(Fault::new("AQU-RULING-35")),
            _ => Err(Fault::new("AQU-EXPAND-2")),
        }
    }

    /// AQU-EXPAND-2: the robot comes from storage, then everything is as with a deployed one. No
    /// action is performed there.
    pub(crate) fn place_for_letter(
        &mut self,
        seat: Seat,
        left: Sectors,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        self.change_task(Task::Letters { left: left.without(sector) });
        self.players[seat].storage -= 1;
        self.take_control(seat, sector, log);
    }

    pub(crate) fn leave_letter(
        &mut self,
        seat: Seat,
        left: Sectors,
        sector: Sector,
        log: &mut impl Recorder<Event>,
    ) {
        self.change_task(Task::Letters { left: left.without(sector) });
        log.tell(Event::LetterLeft { seat, sector });
    }
}
