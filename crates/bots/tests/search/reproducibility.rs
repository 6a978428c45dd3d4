//! The same seed and budget find the same, however the work is spread.

use antarctica::Antarctica;
use bots::Bot;
use kosmonauts::Kosmonauts;
use table::Hints;

use crate::positions::{positions, search};

fn compare_threads<G: Hints>(stride: usize) {
    for position in positions::<G>(3, 5, stride) {
        let analyze = |threads| {
            let mut search = search::<G>(40, 6).in_parallel(4, threads);
            search.analyze(&position.state, position.seat, &position.actions)
        };
        let alone = analyze(1);
        assert_eq!(alone.iter().map(|choice| choice.visits).sum::<u64>(), 40);
        assert_eq!(analyze(2), alone);
        assert_eq!(analyze(3), alone);
        assert_eq!(analyze(8), alone);
    }
}

#[test]
fn threads_change_nothing_but_the_time_in_kosmonauts() {
    compare_threads::<Kosmonauts>(40);
}

#[test]
fn threads_change_nothing_but_the_time_in_antarctica() {
    compare_threads::<Antarctica>(10);
}

#[test]
fn two_bots_with_the_same_seed_play_the_same() {
    let (mut one, mut other) = (search::<Antarctica>(30, 7), search::<Antarctica>(30, 7));
    for position in positions::<Antarctica>(2, 8, 6) {
        let choice = one.choose(&position.state, position.seat, &position.actions);
        assert_eq!(other.choose(&position.state, position.seat, &position.actions), choice);
        assert!(position.actions.contains(&choice));
    }
}
