//! The end of the game. ANT-END.

use table::Recorder;

use crate::event::{EndReason, Event};
use crate::phase::Phase;
use crate::state::Antarctica;

/// Turns in a row without anything happening, for each player. ANT-END-7.
const IDLE_TURNS_EACH: u16 = 12;
/// Turns after which the game ends whatever happens. ANT-END-7.
pub(crate) const MOST_TURNS: u16 = 400;

impl Antarctica {
    /// Whether the turn that has just ended was the last one. ANT-END-3, ANT-RULING-13: it was
    /// played to its end, because this is asked only now.
    pub(crate) fn end_reason(&self) -> Option<EndReason> {
        let players = &self.players.as_slice()[..usize::from(self.options.players)];
        // ANT-END-1
        if players.iter().any(|player| player.supply == 0 && player.reserve == 0) {
            return Some(EndReason::LastScientist);
        }
        // ANT-END-2
        if self.piles.iter().all(|pile| pile.top.is_none()) {
            return Some(EndReason::LastCard);
        }
        // ANT-END-7
        if self.idle_turns >= IDLE_TURNS_EACH * u16::from(self.options.players) {
            return Some(EndReason::Standstill);
        }
        (self.turns >= MOST_TURNS).then_some(EndReason::TurnLimit)
    }

    pub(crate) fn end_game(&mut self, reason: EndReason, log: &mut impl Recorder<Event>) {
        log.tell(Event::GameEnded { reason });
        self.phase = Phase::Over;
    }
}
