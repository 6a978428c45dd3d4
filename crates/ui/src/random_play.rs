//! Games played at random, for tests that look at pages.

use table::{Game, GameRng, Match, Seat, Seed, Turn};

/// Plays to the end with random choices; what is looked at is every decision.
pub(crate) fn play_at_random<G: Game>(
    options: G::Options,
    seed: u64,
    mut look: impl FnMut(&Match<G>, Seat, &[G::Action]),
) -> Match<G> {
    let mut game = Match::<G>::new(options, Seed(seed)).expect("options that can be played");
    let mut rng = GameRng::new(Seed(seed));
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("a decision has a decider");
        actions.clear();
        game.state().actions(seat, &mut actions);
        look(&game, seat, &actions);
        game.act(seat, rng.pick(&actions)).expect("a listed action");
    }
    game
}
