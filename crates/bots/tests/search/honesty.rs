//! What a seat cannot see changes nothing.

use antarctica::Antarctica;
use kosmonauts::Kosmonauts;
use table::{GameRng, Hints, Seed};

use crate::positions::{Position, positions, search};

const WORLDS: u64 = 3;

/// Lets the same search look at worlds that the seat cannot tell apart, in every `stride`th
/// position that has something to hide; returns in how many.
fn compare<G: Hints>(players: u8, seed: u64, stride: usize) -> usize {
    let worlds = |position: &Position<G>| {
        let draw = |number| {
            let mut world = position.state.clone();
            world.determinize(position.seat, &mut GameRng::new(Seed(100 + number)));
            world
        };
        (0..WORLDS).map(draw).collect::<Vec<_>>()
    };
    let positions = positions::<G>(players, seed, 1).into_iter();
    let hiding =
        positions.filter(|position| worlds(position).iter().any(|world| *world != position.state));
    let mut count = 0;
    for position in hiding.step_by(stride) {
        let analyze =
            |state: &G| search::<G>(20, count).analyze(state, position.seat, &position.actions);
        let expected = analyze(&position.state);
        for world in worlds(&position) {
            assert_eq!(analyze(&world), expected, "in position {count}");
        }
        count += 1;
    }
    count as usize
}

#[test]
fn kosmonauts_is_played_the_same_in_worlds_that_look_the_same() {
    let count = compare::<Kosmonauts>(2, 1, 13) + compare::<Kosmonauts>(4, 2, 29);
    assert!(count > 20, "only {count} positions had anything to hide");
}

#[test]
fn antarctica_is_played_the_same_in_worlds_that_look_the_same() {
    let count: usize = (3..9).map(|seed| compare::<Antarctica>(2 + seed as u8 % 3, seed, 6)).sum();
    assert!(count > 20, "only {count} positions had anything to hide");
}
