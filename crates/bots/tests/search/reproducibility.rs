//! The same seed and budget find the same, however the work is spread.

use bots::Bot;
use catalog::games::antarctica::Antarctica;
use catalog::test_each_game;
use table::Hints;

use crate::positions::{positions, search, spread};

fn threads_change_nothing_but_the_time<G: Hints>() {
    for position in spread(positions::<G>(3, 5), 20) {
        let analyze = |threads| {
            let mut search = search::<G>(40, 6).in_parallel(4, threads);
            search.analyze(&position.state, position.seat, &position.actions)
        };
        let alone = analyze(1);
        // A tree that rehearses leaves out the one simulation that the last two cannot share.
        let visits: u64 = alone.iter().map(|choice| choice.visits).sum();
        assert!((36..=40).contains(&visits), "{visits}");
        assert_eq!(analyze(2), alone);
        assert_eq!(analyze(3), alone);
        assert_eq!(analyze(8), alone);
    }
}
test_each_game!(threads_change_nothing_but_the_time);

#[test]
fn two_bots_with_the_same_seed_play_the_same() {
    let (mut one, mut other) = (search::<Antarctica>(30, 7), search::<Antarctica>(30, 7));
    for position in spread(positions::<Antarctica>(2, 8), 20) {
        let choice = one.choose(&position.state, position.seat, &position.actions);
        assert_eq!(other.choose(&position.state, position.seat, &position.actions), choice);
        assert!(position.actions.contains(&choice));
    }
}
