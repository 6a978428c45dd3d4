//! What fits in a laboratory: gains from the supply and payments. AQU-LAB.

use table::{Recorder, Seat};

use crate::event::Event;
use crate::state::AquaSphere;

impl AquaSphere {
    /// Time markers from the supply, which never runs out (AQU-GEN-4, AQU-RULING-5). AQU-LAB-1,
    /// AQU-LAB-4: what does not fit is lost, and the log says so.
    pub(crate) fn gain_time(&mut self, seat: Seat, count: u8, log: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat];
        let gained = count.min(player.room_for_time());
        player.time += gained;
        if gained > 0 {
            log.tell(Event::TimeGained { seat, gained });
        }
        if gained < count {
            log.tell(Event::TimeLost { seat, lost: count - gained });
        }
    }

    /// Crystals from the supply, likewise.
    pub(crate) fn gain_crystals(&mut self, seat: Seat, count: u8, log: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat];
        let gained = count.min(player.room_for_crystals());
        player.crystals += gained;
        if gained > 0 {
            log.tell(Event::CrystalsGained { seat, gained });
        }
        if gained < count {
            log.tell(Event::CrystalsLost { seat, lost: count - gained });
        }
    }

    /// AQU-RULING-44: whoever calls this pays before anything is gained.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, time: u8) {
        self.players[seat].time -= time;
    }
}
