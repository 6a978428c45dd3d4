//! How far a simulation looks.

use table::{Seat, Seats};

use crate::search::Sight;

/// So many turns in a row are looked at as one, so that the rivals' answer is seen. Whoever has more
/// of them plays alone by now.
const IN_A_ROW: u32 = 4;

/// Where a simulation ends: always at the same point of a turn or a round, because a game's
/// valuation is biased towards whoever has just moved.
pub(crate) struct Horizon {
    /// The seat that searches.
    pub(crate) root: Seat,
    /// The last round that is looked at.
    last_epoch: Option<u32>,
    /// Further turns of the root's seat that are looked at after the present one.
    turns: Option<u32>,
    /// Whether another seat has decided since the root's.
    is_away: bool,
    /// The round in which the root's present turn began; the turn itself in games that count turns.
    epoch: u32,
}

impl Horizon {
    pub(crate) fn new(root: Seat, sight: &Sight, epoch: u32) -> Self {
        let last_epoch = sight.rounds.map(|rounds| epoch + rounds);
        Self { root, last_epoch, turns: sight.turns, is_away: false, epoch }
    }

    /// Whether the simulation ends before a decision of `seats`.
    pub(crate) fn is_reached(&mut self, epoch: u32, seats: Seats) -> bool {
        if self.last_epoch.is_some_and(|last| epoch > last) {
            return true;
        }
        let Some(turns) = &mut self.turns else { return false };
        if !seats.contains(self.root) {
            self.is_away = true;
            return *turns == 0;
        }
        if self.is_away || epoch >= self.epoch + IN_A_ROW {
            if *turns == 0 {
                return true;
            }
            *turns -= 1;
            self.is_away = false;
            self.epoch = epoch;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: Seat = Seat::new(0);
    const RIVAL: Seat = Seat::new(1);

    /// How many of these decisions, each an epoch and a seat, are looked at.
    fn seen(turns: Option<u32>, rounds: Option<u32>, decisions: &[(u32, Seat)]) -> usize {
        let mut horizon = Horizon::new(ROOT, &Sight { turns, rounds, ..Sight::CLEAR }, 0);
        let is_near =
            |&&(epoch, seat): &&(u32, Seat)| !horizon.is_reached(epoch, Seats::only(seat));
        decisions.iter().take_while(is_near).count()
    }

    #[test]
    fn a_turn_is_looked_at_to_its_end_and_so_many_after_it() {
        let decisions = [(0, ROOT), (0, ROOT), (1, RIVAL), (2, ROOT), (2, ROOT), (3, RIVAL)];
        assert_eq!(seen(Some(0), None, &decisions), 2);
        assert_eq!(seen(Some(1), None, &decisions), 5);
        assert_eq!(seen(None, None, &decisions), 6);
    }

    /// Ending before the rival has answered made Antarctica's admiral much weaker.
    #[test]
    fn the_answer_to_several_turns_in_a_row_is_seen() {
        let decisions = [(0, ROOT), (1, ROOT), (2, ROOT), (3, RIVAL), (4, ROOT), (5, RIVAL)];
        assert_eq!(seen(Some(0), None, &decisions), 3);
        assert_eq!(seen(Some(1), None, &decisions), 5);
    }

    /// Rivals without ships never decide again.
    #[test]
    fn whoever_plays_alone_has_turns_too() {
        let alone: Vec<(u32, Seat)> = (0..20).map(|epoch| (epoch, ROOT)).collect();
        assert_eq!(seen(Some(0), None, &alone), 4);
        assert_eq!(seen(Some(1), None, &alone), 8);
    }

    #[test]
    fn rounds_are_looked_at_to_their_end() {
        let decisions = [(0, ROOT), (0, RIVAL), (1, RIVAL), (1, ROOT), (2, ROOT)];
        assert_eq!(seen(None, Some(0), &decisions), 2);
        assert_eq!(seen(None, Some(1), &decisions), 4);
    }
}
