//! Who stays in the cold when there are not enough warm beds: the mix that costs least comes first.

use std::cmp::Reverse;

use frostpunk::{Action, Citizen, Few, Frostpunk};

/// What a mix of people without beds costs, what is compared first first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Cost {
    /// Cases that turn a marker over because everybody is ill already (FRO-SICK-3), and types that
    /// come to an epidemic (FRO-GOAL-6).
    grave: u8,
    /// Sections of the sickness track that are reached.
    thresholds: u8,
    /// How many more cases a type bears before the next of these.
    room: Reverse<u8>,
}

pub(super) fn cost(table: &Frostpunk, action: Action) -> Cost {
    let mut cost = Cost { grave: 0, thresholds: 0, room: Reverse(u8::MAX) };
    let Action::Outside(workers, engineers, children) = action else { return cost };
    let board = &table.content().board;
    let out = [workers, engineers, children].map(Few::get);
    for (citizen, more) in Citizen::ALL.into_iter().zip(out).filter(|(_, more)| *more > 0) {
        let (sick, people) = (table.sick[citizen], table.population[citizen]);
        let then = (sick + more).min(people);
        let is_reached = |limit: &u8| (sick + 1..=then).contains(limit);
        let sections = board.sickness.iter().map(|section| section.from);
        cost.grave += sick + more - then + u8::from(is_reached(&board.epidemic));
        cost.thresholds += sections.clone().filter(is_reached).count() as u8;
        let ahead = sections.chain([board.epidemic, people + 1]).filter(|limit| *limit > then);
        let room = ahead.min().map_or(0, |limit| limit - then - 1);
        cost.room = cost.room.max(Reverse(room));
    }
    cost
}

#[cfg(test)]
mod tests {
    use frostpunk::ByCitizen;
    use table::Game;

    use super::*;

    /// A city with so many workers, engineers and children, of whom so many are ill.
    fn city(people: [u8; 3], ill: [u8; 3]) -> Frostpunk {
        let mut table = Frostpunk::new(&Frostpunk::options(1)).expect("options that can be played");
        let of = |counts: [u8; 3]| ByCitizen::from_fn(|citizen| counts[citizen.index()]);
        (table.population, table.sick) = (of(people), of(ill));
        table
    }

    /// The mixes, the one that costs least first.
    #[track_caller]
    fn check(table: &Frostpunk, mixes: &[[usize; 3]]) {
        let outside = |[workers, engineers, children]: [usize; 3]| {
            Action::Outside(Few::ALL[workers], Few::ALL[engineers], Few::ALL[children])
        };
        let mut sorted = mixes.to_vec();
        sorted.reverse();
        sorted.sort_by_key(|mix| cost(table, outside(*mix)));
        assert_eq!(sorted, mixes);
    }

    #[test]
    fn one_more_case_than_there_are_children_turns_their_marker_over() {
        // Crossing a threshold only tires the workers.
        check(&city([20, 12, 8], [4, 0, 8]), &[[1, 0, 0], [0, 0, 1]]);
    }

    #[test]
    fn the_case_that_makes_an_epidemic_is_the_dearest() {
        check(&city([27, 12, 12], [25, 4, 4]), &[[0, 1, 0], [1, 0, 0]]);
        check(&city([27, 12, 12], [25, 9, 4]), &[[0, 1, 1], [1, 0, 0]]);
    }

    #[test]
    fn where_no_threshold_is_crossed_the_largest_room_is_left() {
        check(&city([27, 20, 20], [24, 12, 12]), &[[0, 1, 0], [1, 0, 0]]);
        check(&city([20, 20, 20], [7, 11, 5]), &[[0, 0, 1], [0, 1, 0], [1, 0, 0]]);
    }
}
