//! A search takes its memory once.

use bots::{Bot, Budget, Search};
use catalog::test_each_game;
use table::Hints;

use crate::positions::{Position, positions, search, spread};

/// Thinks about some decisions a lot and then again a little: by then everything is there.
fn a_search_does_not_allocate<G: Hints>() {
    let positions: Vec<Position<G>> = spread(positions(4, 9), 12).collect();
    let think = |search: &mut Search<G>| {
        for position in &positions {
            search.choose(&position.state, position.seat, &position.actions);
        }
    };
    let mut search = search::<G>(200, 10);
    think(&mut search);
    let mut search = search.with_budget(Budget::simulations(50));
    let count = testkit::allocation::count(|| think(&mut search));
    // A list may still have to grow for a position with more actions than any before.
    assert!(count <= 2, "{count} allocations in {} simulations", 50 * positions.len());
}
test_each_game!(a_search_does_not_allocate);
