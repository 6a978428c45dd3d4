//! The one line with which a game is tested.

use table::{Hints, Seed};

use crate::examine::{Examiner, Scrutiny};
use crate::tools::json;
use crate::violation::Tally;

/// How many random games are played with each number of players.
pub const GAMES_PER_PLAYER_COUNT: u64 = 2_000;
/// How many of them, at least one for each option set, are looked at with [`Scrutiny::Full`].
const FULL_GAMES: u64 = 40;
/// At about how many steps of each other game each expensive property is looked at.
const LOOKS_PER_GAME: u64 = 16;

/// The contract as three tests, one for each number of players, so that they run at the same
/// time: the one line of a game's `tests/contract.rs`.
#[macro_export]
macro_rules! contract_tests {
    ($game:ty) => {
        #[test]
        fn two_players() {
            $crate::contract_for::<$game>(2);
        }

        #[test]
        fn three_players() {
            $crate::contract_for::<$game>(3);
        }

        #[test]
        fn four_players() {
            $crate::contract_for::<$game>(4);
        }
    };
}

/// Plays thousands of games with every number of players and every option set, and checks what a
/// game promises: see [`Check`](crate::Check) for what, and [`Scrutiny`] for how often.
///
/// # Panics
/// When a promise is broken; the message says which, where, and how to see it again.
#[track_caller]
pub fn contract<G: Hints>() -> Tally {
    let mut tally = Tally::default();
    for players in G::PLAYERS {
        tally += &contract_for::<G>(players);
    }
    tally
}

/// The part of [`contract`] for one number of players.
///
/// The first games with each option set are looked at with [`Scrutiny::Full`]. After them each
/// expensive property is looked at about sixteen times a game, whatever the length of the games:
/// tens of thousands of states in all.
///
/// # Panics
/// When a promise is broken; the message says which, where, and how to see it again.
#[track_caller]
pub fn contract_for<G: Hints>(players: u8) -> Tally {
    let sets: Vec<G::Options> = G::option_sets()
        .into_iter()
        .filter(|options| match G::new(options) {
            Ok(game) => game.seats().len() == usize::from(players),
            Err(error) => panic!("{}: option_sets has {}: {error}", G::ID, json(options)),
        })
        .collect();
    assert!(!sets.is_empty(), "{}: option_sets has none for {players} players", G::ID);
    let games_per_set = GAMES_PER_PLAYER_COUNT.div_ceil(sets.len() as u64);
    let full_per_set = FULL_GAMES.div_ceil(sets.len() as u64);
    let mut examiner = Examiner::<G>::new();
    let mut tally = Tally::default();
    for game in 0..games_per_set {
        for (index, options) in sets.iter().enumerate() {
            let scrutiny = if game < full_per_set {
                Scrutiny::Full
            } else {
                let usual_length = tally.steps / tally.games.max(1);
                Scrutiny::Rotating { one_in: (usual_length / LOOKS_PER_GAME).max(1) as u32 }
            };
            let seed = Seed(players.into()).nth(game * sets.len() as u64 + index as u64);
            match examiner.examine(options, seed, scrutiny) {
                Ok(of_game) => tally += &of_game,
                Err(violation) => panic!(
                    "{} breaks its contract with the options {}\n{violation}\nto see this game \
                     again: examine::<_>(&options, Seed({}), Scrutiny::Full)",
                    G::ID,
                    json(options),
                    seed.0
                ),
            }
        }
    }
    tally
}
