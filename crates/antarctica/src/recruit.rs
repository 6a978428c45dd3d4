//! Action: recruit scientists. ANT-REC.

use table::{Fault, Recorder, Seat};

use crate::building::Building;
use crate::event::Event;
use crate::state::Antarctica;

impl Antarctica {
    /// ANT-REC-1 needs a camp, ANT-REC-2 (ANT-RULING-33) somebody to recruit and to recruit them.
    #[inline]
    pub(crate) fn check_recruit(&self, seat: Seat) -> Result<(), Fault> {
        let target = self.current.target();
        if !self.zone(target).buildings.contains(Building::Camp) {
            return Err(Fault::new("ANT-REC-1").with("zone", target.name()));
        }
        if self.player(seat).reserve == 0 || self.presence(seat, target) == 0 {
            return Err(Fault::new("ANT-REC-2")
                .with("reserve", self.player(seat).reserve)
                .with("presence", self.presence(seat, target)));
        }
        Ok(())
    }

    /// ANT-REC-1: as many as ships and scientists in the target zone. ANT-RULING-30: never fewer
    /// than possible.
    pub(crate) fn recruit(&mut self, seat: Seat, log: &mut impl Recorder<Event>) {
        let zone = self.current.target();
        log.tell(Event::Recruited { seat, zone });
        self.gain_scientists(seat, self.presence(seat, zone), log);
        self.current.main_done = true;
        self.current.is_eventful = true;
    }
}
