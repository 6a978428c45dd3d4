//! How far a simulation looks.

use table::{Seat, Seats};

use crate::search::Sight;

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
    /// The round of the root's present turn; the turn itself in games that count turns.
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
        // A seat that nobody else plays beside any more has turns too.
        if self.is_away || self.epoch != epoch {
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

    /// Rivals without ships or who have passed never decide again.
    #[test]
    fn whoever_plays_alone_has_turns_too() {
        let alone = [(0, ROOT), (0, ROOT), (1, ROOT), (2, ROOT), (2, ROOT), (3, ROOT)];
        assert_eq!(seen(Some(0), None, &alone), 2);
        assert_eq!(seen(Some(1), None, &alone), 3);
        assert_eq!(seen(Some(2), None, &alone), 5);
    }

    #[test]
    fn rounds_are_looked_at_to_their_end() {
        let decisions = [(0, ROOT), (0, RIVAL), (1, RIVAL), (1, ROOT), (2, ROOT)];
        assert_eq!(seen(None, Some(0), &decisions), 2);
        assert_eq!(seen(None, Some(1), &decisions), 4);
    }
}
