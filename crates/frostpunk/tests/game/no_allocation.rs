//! Simulation never touches the heap after its first game.

use frostpunk::{DayStep, Frostpunk};
use table::{Game, Hints, Seed, Turn};

#[test]
fn random_games_valuations_and_other_worlds_allocate_nothing() {
    testkit::allocation::check_simulation::<Frostpunk>();
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
