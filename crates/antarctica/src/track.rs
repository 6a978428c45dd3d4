//! Research tracks: cubes that advance, and the symbols they pass. ANT-TRACK.

use serde::{Deserialize, Serialize};
use table::{BySeat, Fault, Recorder, Seat};

use crate::event::Event;
use crate::state::Antarctica;

/// How many spaces a track can have.
pub const MOST_SPACES: usize = 15;

table::ids! {
    /// A research track.
    pub struct Track(5, "t" from 1) is "a research track";
    /// A set of tracks.
    pub set Tracks(u8);
    /// A value for each track.
    pub map ByTrack;
}

/// What lies on one research track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TrackState {
    /// The space of each seat's cube, 0 without one. ANT-TRACK-1: one cube each.
    pub cubes: BySeat<u8>,
    /// The blue spaces that have triggered, as bits.
    pub used: u16,
}

impl TrackState {
    /// The occupied spaces, as bits.
    #[inline]
    fn occupied(&self) -> u16 {
        // Bit 0 stands for cubes that are not on the track.
        self.cubes.iter().fold(0, |spaces, space| spaces | (1 << space)) & !1
    }
}

impl Antarctica {
    /// ANT-TRACK-6, and ANT-SETUP-14: a closed track can never be chosen.
    #[inline]
    pub(crate) fn check_advance(&self, seat: Seat, track: Track) -> Result<(), Fault> {
        if !self.open_tracks().contains(track) {
            return Err(Fault::new("ANT-SETUP-14").with("track", track.name()));
        }
        let state = &self.tracks[track];
        let from = state.cubes[seat];
        if from == 0 && self.player(seat).cubes == 0 {
            // ANT-TRACK-2
            return Err(Fault::new("ANT-TRACK-2").with("track", track.name()));
        }
        let spaces = self.content().tracks[track.index()].all_spaces();
        let ahead = spaces & !state.occupied() & !((2 << from) - 1);
        if ahead == 0 {
            return Err(Fault::new("ANT-TRACK-6").with("track", track.name()));
        }
        Ok(())
    }

    /// The tracks on which a player can advance.
    #[inline]
    pub fn advanceable(&self, seat: Seat) -> Tracks {
        let open = Track::ALL.into_iter();
        open.filter(|track| self.check_advance(seat, *track).is_ok()).collect()
    }

    /// Where a cube comes to stand: each point moves it to the next empty space (ANT-TRACK-3),
    /// and what cannot be used is lost (ANT-TRACK-4). A cube never stops early (ANT-TRACK-5,
    /// ANT-RULING-10).
    #[inline]
    pub(crate) fn advanced_space(&self, seat: Seat, track: Track, points: u8) -> u8 {
        let state = &self.tracks[track];
        let from = state.cubes[seat];
        let spaces = self.content().tracks[track.index()].all_spaces();
        let mut empty = spaces & !state.occupied() & !((2 << from) - 1);
        let mut space = from;
        for _ in 0..points {
            if empty == 0 {
                break;
            }
            space = empty.trailing_zeros() as u8;
            empty &= empty - 1;
        }
        space
    }

    /// Advances a cube with all points on one track (ANT-TRACK-5). The advance is finished before
    /// anything it triggers happens (ANT-RULING-9, ANT-EFF-1).
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        track: Track,
        points: u8,
        log: &mut impl Recorder<Event>,
    ) {
        let to = self.advanced_space(seat, track, points);
        let state = &mut self.tracks[track];
        let from = std::mem::replace(&mut state.cubes[seat], to);
        if from == 0 {
            self.player_mut(seat).cubes -= 1; // ANT-TRACK-2, ANT-RULING-4
        }
        log.tell(Event::Advanced { seat, track, from, to });
        // ANT-TRACK-7: occupied spaces that were jumped over count as well.
        for space in from + 1..=to {
            let Some(effect) = self.content().tracks[track.index()].symbol(space) else { continue };
            if effect.is_blue() {
                // ANT-TRACK-9, ANT-TRACK-10: used up now, whoever will make use of it.
                let used = &mut self.tracks[track].used;
                if *used & (1 << space) != 0 {
                    continue;
                }
                *used |= 1 << space;
            }
            // ANT-TRACK-8: red ones trigger every time.
            log.tell(Event::SymbolTriggered { seat, track, space, effect });
            self.effects.push(effect, seat);
        }
    }
}
