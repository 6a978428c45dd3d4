//! Simulation never touches the heap after its first games.

use frostpunk::{DayStep, Frostpunk};
use table::{Game, GameRng, Hints, Seat, Seed, Turn, play_out};

#[test]
fn random_games_allocate_nothing_after_the_first() {
    let mut rng = GameRng::new(Seed(3));
    let mut buffer = Vec::new();
    let mut play = || {
        let mut game = Frostpunk::new(&Frostpunk::simulation(4)).expect("four can play");
        play_out(&mut game, &mut rng, &mut buffer)
    };
    // The first games fill the buffer to the longest list there is.
    let mut decisions: u64 = (0..200).map(|_| play()).sum();
    let allocations = testkit::allocation::count(|| decisions = (0..100).map(|_| play()).sum());
    assert!(decisions > 5_000, "{decisions} decisions are too few to tell");
    assert_eq!(allocations, 0);
}

#[test]
fn a_valuation_allocates_nothing() {
    let new_game = Frostpunk::new(&Frostpunk::simulation(2)).expect("two can play");
    let mut scenario = testkit::Scenario::from(new_game);
    let is_reached = |game: &Frostpunk| game.round == 2 && game.step == DayStep::Turn;
    let game = scenario.until(Seed(5), is_reached).state().clone();
    game.evaluate(Seat::new(0));
    let allocations = testkit::allocation::count(|| {
        game.evaluate(Seat::new(0));
    });
    assert_eq!(allocations, 0);
}

#[test]
fn following_the_plan_allocates_nothing() {
    let new_game = Frostpunk::new(&Frostpunk::simulation(2)).expect("two can play");
    let mut scenario = testkit::Scenario::from(new_game);
    let is_reached = |game: &Frostpunk| game.round == 2 && game.step == DayStep::Turn;
    let game = scenario.until(Seed(5), is_reached).state().clone();
    let Turn::Decide(seats) = game.turn() else { panic!("nobody decides") };
    let seat = seats.first().expect("a decision has a decider");
    let (mut actions, mut appeals) = (Vec::new(), Vec::with_capacity(256));
    game.actions(seat, &mut actions);
    game.appeal(seat, &actions, &mut appeals);
    let allocations = testkit::allocation::count(|| {
        appeals.clear();
        game.appeal(seat, &actions, &mut appeals);
    });
    assert_eq!((appeals.len(), allocations), (actions.len(), 0));
}
