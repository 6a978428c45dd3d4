//! The one line with which a game is tested.

use table::{Game, Hints, Seed};

use crate::examine::{Examiner, Scrutiny};
use crate::tools::json;
use crate::violation::Tally;

/// How many steps of random games are played with each number of players, unless the games are so
/// short that there would be more than [`MOST_GAMES`]. `NUNATAK_CONTRACT_STEPS` asks for others:
/// more are for an engine that has just changed.
pub const STEPS_PER_PLAYER_COUNT: u64 = 100_000;
/// Games beyond these meet nothing new.
const MOST_GAMES: u64 = 1_000;
/// How many games, at least one for each option set, are looked at with [`Scrutiny::Full`].
const FULL_GAMES: u64 = 20;
/// At about how many steps of each other game each expensive property is looked at.
const LOOKS_PER_GAME: u64 = 16;

/// The contract as one test for each number of players, so that they run at the same time: the one
/// line of a game's `tests/game/contract.rs`. A game without a valuation says so:
/// `contract_tests!(Toy, without valuation)`.
#[macro_export]
macro_rules! contract_tests {
    ($game:ty) => {
        $crate::contract_tests!(@tests $game, $crate::contract_with_valuation_for);
    };
    ($game:ty, without valuation) => {
        $crate::contract_tests!(@tests $game, $crate::contract_for);
    };
    (@tests $game:ty, $contract:path) => {
        $crate::contract_tests!(@test $game, $contract, one_player, 1);
        $crate::contract_tests!(@test $game, $contract, two_players, 2);
        $crate::contract_tests!(@test $game, $contract, three_players, 3);
        $crate::contract_tests!(@test $game, $contract, four_players, 4);
    };
    (@test $game:ty, $contract:path, $name:ident, $players:literal) => {
        #[test]
        fn $name() {
            use $contract as contract;
            if <$game as ::table::Game>::PLAYERS.contains(&$players) {
                contract::<$game>($players);
            } else {
                let options = <$game as ::table::Game>::options($players);
                assert!(<$game as ::table::Game>::new(&options).is_err());
            }
        }
    };
}

/// Plays hundreds of games with every number of players and every option set, and checks what a
/// game promises: see [`Check`](crate::Check) for what, and [`Scrutiny`] for how often.
///
/// # Panics
/// When a promise is broken; the message says which, where, and how to see it again.
#[track_caller]
pub fn contract<G: Hints>() -> Tally {
    let mut tally = Tally::default();
    for players in G::PLAYERS {
        tally += &contract_with_valuation_for::<G>(players);
    }
    tally
}

/// The part of [`contract`] for one number of players.
///
/// The first games with each option set are looked at with [`Scrutiny::Full`]. After them each
/// expensive property is looked at about sixteen times a game, whatever the length of the games.
///
/// # Panics
/// When a promise is broken; the message says which, where, and how to see it again.
#[track_caller]
pub fn contract_with_valuation_for<G: Hints>(players: u8) -> Tally {
    examine_games(players, Examiner::<G>::with_valuation())
}

/// The same for a game without a valuation.
///
/// # Panics
/// When a promise is broken; the message says which, where, and how to see it again.
#[track_caller]
pub fn contract_for<G: Game>(players: u8) -> Tally {
    examine_games(players, Examiner::<G>::new())
}

#[track_caller]
fn examine_games<G: Game>(players: u8, mut examiner: Examiner<G>) -> Tally {
    let sets: Vec<G::Options> = G::option_sets()
        .into_iter()
        .filter(|options| match G::new(options) {
            Ok(game) => game.seats().len() == usize::from(players),
            Err(error) => panic!("{}: option_sets has {}: {error}", G::ID, json(options)),
        })
        .collect();
    for options in &sets {
        if let Err(refusal) = G::agree(options) {
            panic!("{}: option_sets has {}, against {refusal}", G::ID, json(options));
        }
    }
    assert!(!sets.is_empty(), "{}: option_sets has none for {players} players", G::ID);
    let full_per_set = FULL_GAMES.div_ceil(sets.len() as u64);
    let steps = steps_to_play();
    let mut tally = Tally::default();
    let mut game = 0;
    // Every option set is played, and each of them equally often.
    while game == 0 || tally.steps < steps && tally.games < MOST_GAMES {
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
        game += 1;
    }
    tally
}

fn steps_to_play() -> u64 {
    match std::env::var("NUNATAK_CONTRACT_STEPS") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("NUNATAK_CONTRACT_STEPS {text:?}")),
        Err(_) => STEPS_PER_PLAYER_COUNT,
    }
}
