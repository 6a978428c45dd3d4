//! Simulation never touches the heap after its first game.

use aquasphere::{AquaSphere, Phase, Task};
use table::{Game, GameRng, Hints, Seat, Seed, play_out};

#[test]
fn random_games_allocate_nothing_after_the_first() {
    let mut rng = GameRng::new(Seed(3));
    let mut buffer = Vec::new();
    let mut play = || {
        let mut game = AquaSphere::new(&AquaSphere::simulation(4)).expect("four can play");
        play_out(&mut game, &mut rng, &mut buffer)
    };
    // The first games fill the buffer to the longest list there is.
    let mut decisions: u64 = (0..100).map(|_| play()).sum();
    let allocations = testkit::allocation::count(|| decisions = (0..200).map(|_| play()).sum());
    assert!(decisions > 10_000, "{decisions} decisions are too few to tell");
    assert_eq!(allocations, 0);
}

#[test]
fn a_valuation_and_another_world_allocate_nothing() {
    let mut rng = GameRng::new(Seed(4));
    let new_game = AquaSphere::new(&AquaSphere::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(new_game);
    let is_reached = |state: &AquaSphere| {
        let is_asked = matches!(state.tasks.top(), Some(Task::BeforeAction { .. }));
        state.round == 2 && state.phase == Phase::Turn && is_asked
    };
    let mut game = scenario.until(Seed(5), is_reached).state().clone();
    let seat = game.active_seat().expect("somebody acts");
    game.evaluate(seat);
    let allocations = testkit::allocation::count(|| {
        game.determinize(Seat::new(1), &mut rng);
        game.evaluate(seat);
    });
    assert_eq!(allocations, 0);
}
