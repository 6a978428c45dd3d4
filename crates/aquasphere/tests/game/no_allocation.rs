//! Simulation never touches the heap after its first game.

#[test]
fn random_games_valuations_and_other_worlds_allocate_nothing() {
    testkit::allocation::check_simulation::<aquasphere::AquaSphere>();
}
