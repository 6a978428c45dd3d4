//! A search stops when it is told to, and does not think when there is nothing to decide.

use std::thread;
use std::time::Duration;

use bots::{Bot, Budget, Levels, Search, Stop};
use catalog::games::antarctica::Antarctica;
use table::{GameRng, Seed};

use crate::positions::positions;

const FOR_EVER: Budget = Budget::simulations(u32::MAX);

fn endless(stop: &Stop) -> Search<Antarctica> {
    let Levels { settings, captain, .. } = Levels::of::<Antarctica>();
    let rng = GameRng::new(Seed(1));
    Search::new(settings, captain.sight, FOR_EVER, rng).with_stop(stop.clone())
}

#[test]
fn a_search_ends_when_another_thread_stops_it() {
    let position = positions::<Antarctica>(2, 1).swap_remove(9);
    let stop = Stop::default();
    let mut search = endless(&stop).in_parallel(2, 2);
    let choice = thread::scope(|scope| {
        let thinking =
            scope.spawn(|| search.choose(&position.state, position.seat, &position.actions));
        stop.stop();
        thinking.join().expect("the search does not panic")
    });
    assert!(position.actions.contains(&choice));
}

#[test]
fn a_stopped_search_still_gives_a_sensible_answer() {
    let position = positions::<Antarctica>(2, 1).swap_remove(9);
    let stop = Stop::default();
    stop.stop();
    let choices = endless(&stop).analyze(&position.state, position.seat, &position.actions);
    assert!(choices.iter().all(|choice| choice.visits == 0));
    assert_eq!(choices.len(), position.actions.len());
    assert!(choices.windows(2).all(|pair| pair[0].value >= pair[1].value));
    assert!(choices.iter().all(|choice| (0.0..=1.0).contains(&choice.win_chance)));
}

#[test]
fn a_search_ends_when_its_time_is_over() {
    let position = positions::<Antarctica>(2, 1).swap_remove(9);
    let mut search = endless(&Stop::default()).within(Duration::from_millis(1));
    let choices = search.analyze(&position.state, position.seat, &position.actions);
    assert!(choices[0].visits > 0, "the clock is not read before the first simulations");
}

#[test]
fn a_forced_move_takes_no_time() {
    let position = positions::<Antarctica>(2, 1).swap_remove(9);
    let mut search = endless(&Stop::default());
    let only = position.actions[0];
    assert_eq!(search.choose(&position.state, position.seat, &[only]), only);
    let choices = search.analyze(&position.state, position.seat, &[only]);
    assert_eq!((choices.len(), choices[0].action), (1, only));
}
