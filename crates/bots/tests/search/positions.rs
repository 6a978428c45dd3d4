//! Decisions to try the search on.

use bots::{Bot, Budget, Greedy, Levels, Search};
use table::{Game, GameRng, Hints, Seat, Seed, Silent, Turn};

/// A position in which a seat has a choice.
pub(crate) struct Position<G: Game> {
    pub(crate) state: G,
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<G::Action>,
}

/// So many of some things, evenly spread over them; all of them where there are not more.
pub(crate) fn spread<T>(things: Vec<T>, count: usize) -> impl Iterator<Item = T> {
    let stride = things.len().div_ceil(count).max(1);
    things.into_iter().step_by(stride)
}

/// The choices of a game that greedy and random play take turns in.
pub(crate) fn positions<G: Hints>(players: u8, seed: u64) -> Vec<Position<G>> {
    let mut state = G::new(&G::simulation(players)).expect("so many can play");
    let mut rng = GameRng::new(Seed(seed));
    let mut greedy = Greedy::new(GameRng::new(Seed(seed + 1)));
    let mut found = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return found,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let mut actions = Vec::new();
                state.actions(seat, &mut actions);
                let action = if rng.below(3) == 0 {
                    rng.pick(&actions)
                } else {
                    greedy.choose(&state, seat, &actions)
                };
                if actions.len() > 1 {
                    found.push(Position { state: state.clone(), seat, actions });
                }
                state.apply(seat, action, &mut Silent);
            }
        }
    }
}

/// A search as the captains of the game do it.
pub(crate) fn search<G: Hints>(simulations: u32, seed: u64) -> Search<G> {
    let Levels { settings, captain, .. } = Levels::of::<G>();
    let rng = GameRng::new(Seed(seed));
    Search::new(settings, captain.sight, Budget::simulations(simulations), rng)
}
