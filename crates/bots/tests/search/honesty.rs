//! What a seat cannot see changes nothing.

use catalog::test_each_game;
use table::{GameRng, Hints, Seed};

use crate::positions::{Position, positions, search, spread};

const WORLDS: u64 = 3;
/// In so many positions of each game a search is compared.
const POSITIONS: usize = 8;

/// Lets the same search look at worlds that the seat cannot tell apart, in positions that have
/// something to hide.
fn worlds_that_look_the_same_are_played_the_same<G: Hints>() {
    let worlds = |position: &Position<G>| {
        let draw = |number| {
            let mut world = position.state.clone();
            world.determinize(position.seat, &mut GameRng::new(Seed(100 + number)));
            world
        };
        (0..WORLDS).map(draw).collect::<Vec<_>>()
    };
    let has_secrets =
        |position: &Position<G>| worlds(position).iter().any(|world| *world != position.state);
    let mut count = 0;
    for (players, seed) in [(2, 1), (3, 4), (4, 2)] {
        let hiding = positions::<G>(players, seed).into_iter().filter(has_secrets).collect();
        for position in spread(hiding, POSITIONS) {
            let analyze =
                |state: &G| search::<G>(20, count).analyze(state, position.seat, &position.actions);
            let expected = analyze(&position.state);
            for world in worlds(&position) {
                assert_eq!(analyze(&world), expected, "in position {count} of {}", G::ID);
            }
            count += 1;
        }
    }
    if G::IS_OPEN {
        assert_eq!(count, 0, "{} has secrets", G::ID);
    } else {
        assert!(count > 12, "only {count} positions of {} had anything to hide", G::ID);
    }
}
test_each_game!(worlds_that_look_the_same_are_played_the_same);

/// What was tried less often would look better by luck in some position.
fn nothing_is_told_to_be_better_than_the_best<G: Hints>() {
    for position in spread(positions::<G>(2, 1), 4 * POSITIONS) {
        let choices = search::<G>(30, 1).analyze(&position.state, position.seat, &position.actions);
        assert!(choices.iter().all(|choice| choice.win_chance <= choices[0].win_chance));
    }
}
test_each_game!(nothing_is_told_to_be_better_than_the_best);
