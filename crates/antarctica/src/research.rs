//! Action: advance research. ANT-RES.

use table::{Fault, Recorder, Seat};

use crate::event::Event;
use crate::state::Antarctica;
use crate::track::Track;

impl Antarctica {
    /// ANT-RES-1: a station in the target zone whose icon the track shows. ANT-RES-2,
    /// ANT-RULING-25: one of several, and where two would do it makes no difference which.
    #[inline]
    pub(crate) fn check_research(&self, seat: Seat, track: Track) -> Result<(), Fault> {
        let target = self.current.target();
        let icons = self.content().tracks[track.index()].icons;
        if !self.zone(target).buildings.meets(icons) {
            return Err(Fault::new("ANT-RES-1")
                .with("track", track.name())
                .with("zone", target.name()));
        }
        // ANT-RES-3: at least one point and one space.
        if self.presence(seat, target) == 0 {
            return Err(Fault::new("ANT-RES-3").with("presence", 0_u8));
        }
        self.check_advance(seat, track)
    }

    /// Whether there is any station in the target zone: most have none, and then no track needs a
    /// look.
    #[inline]
    pub(crate) fn has_station(&self) -> bool {
        self.zone(self.current.target()).buildings.meets(self.content().stations)
    }

    /// ANT-RES-1: as many points as ships and scientists in the target zone.
    pub(crate) fn research(&mut self, seat: Seat, track: Track, log: &mut impl Recorder<Event>) {
        self.current.main_done = true;
        self.current.is_eventful = true;
        let points = self.presence(seat, self.current.target());
        self.advance(seat, track, points, log);
        self.resolve_effects(log);
    }
}
