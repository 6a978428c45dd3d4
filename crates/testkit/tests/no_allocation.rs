//! How a game shows that playing it out allocates nothing.

mod toy;

use table::{Game, GameRng, Seed, play_out};
use testkit::allocation;
use toy::Toy;

#[test]
fn playing_out_does_not_allocate() {
    let mut game = Toy::new(&Toy::simulation(4)).unwrap();
    let mut rng = GameRng::new(Seed(1));
    let mut buffer = Vec::with_capacity(64);
    let mut decisions = 0;
    let allocations = allocation::count(|| decisions = play_out(&mut game, &mut rng, &mut buffer));
    assert!(decisions > 0);
    assert_eq!(allocations, 0);
}

#[test]
fn an_allocation_is_counted() {
    assert_eq!(allocation::count(|| drop(std::hint::black_box(vec![1_u8]))), 1);
}
