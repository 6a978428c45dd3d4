//! A search takes its memory once.

use antarctica::Antarctica;
use bots::{Bot, Budget, Search};
use kosmonauts::Kosmonauts;
use table::Hints;

use crate::positions::{positions, search};

/// Thinks about some decisions a lot and then again a little: by then everything is there.
fn count_allocations<G: Hints>(stride: usize) -> u64 {
    let positions = positions::<G>(4, 9, stride);
    let think = |search: &mut Search<G>| {
        for position in &positions {
            search.choose(&position.state, position.seat, &position.actions);
        }
    };
    let mut search = search::<G>(200, 10);
    think(&mut search);
    let mut search = search.with_budget(Budget::simulations(50));
    testkit::allocation::count(|| think(&mut search))
}

#[test]
fn kosmonauts_is_searched_without_allocating() {
    assert_eq!(count_allocations::<Kosmonauts>(120), 0);
}

#[test]
fn antarctica_is_searched_without_allocating() {
    assert_eq!(count_allocations::<Antarctica>(20), 0);
}
