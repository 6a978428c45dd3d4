//! Counts heap allocations, for tests that a hot path makes none.
//!
//! The counter is that of the `allocation-counter` crate: it stands in for the system allocator
//! in every test program that links the testkit, costs next to nothing, and counts each thread
//! apart, so that tests that run at the same time do not disturb each other.

use table::{Game, GameRng, Hints, Seed, Silent, Turn, play_out};

/// How often `run` allocates on the heap, on this thread.
pub fn count(run: impl FnOnce()) -> u64 {
    allocation_counter::measure(run).count_total
}

/// Random games of all players allocate nothing after the first, and in the middle of one neither
/// does another world nor a valuation.
///
/// # Panics
/// When something allocates.
pub fn check_simulation<G: Hints>() {
    let start = G::new(&G::simulation(*G::PLAYERS.end())).expect("as many can play");
    let mut rng = GameRng::new(Seed(3));
    let mut buffer = Vec::with_capacity(4096);
    let mut play = || play_out(&mut start.clone(), &mut rng, &mut buffer);
    play();
    let mut decisions = 0;
    let allocations = count(|| {
        while decisions < 10_000 {
            decisions += play();
        }
    });
    assert_eq!(allocations, 0, "in {decisions} decisions");

    let mut world = in_the_middle(start, &mut rng);
    for seat in world.seats() {
        world.evaluate(seat);
        let allocations = count(|| {
            world.determinize(seat, &mut rng);
            world.evaluate(seat);
        });
        assert_eq!(allocations, 0, "to imagine and to value a world for {seat}");
    }
}

/// A random game after some decisions of every seat.
fn in_the_middle<G: Game>(mut game: G, rng: &mut GameRng) -> G {
    let mut actions = Vec::new();
    for _ in 0..60 {
        match game.turn() {
            Turn::Over => panic!("a game is shorter than sixty steps"),
            Turn::Chance => {
                let outcome = game.sample(rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, rng.pick(&actions), &mut Silent);
            }
        }
    }
    game
}
