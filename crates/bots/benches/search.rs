//! What the search costs beside the games it simulates, in processor time of one core.
//!
//! The reference is a search whose simulations are random games to the end: simulations a second
//! times decisions a simulation, next to the decisions a second of random games without a tree.
//! An admiral's search follows, in simulations a second.

use std::time::Duration;

use bots::{Bot, BotSpec, Budget, Search, Settings, Sight};
use catalog::each_game;
use cpu_time::ProcessTime;
use table::{Game, GameRng, Hints, Seat, Seed, Silent, Turn, play_out};

const TIME: Duration = Duration::from_secs(2);
const SIMULATIONS: u32 = 1000;

fn main() {
    each_game!(measure());
}

fn measure<G: Hints>() {
    for players in [2, 4] {
        let plain = random_games::<G>(players);
        let (simulations, decisions) = searches::<G>(players, Settings::RANDOM_GAMES, Sight::CLEAR);
        println!(
            "{} with {players}: random games {:.2} million decisions a second; search with random \
             games {simulations:.0} simulations of {:.0} decisions a second, {:.2} million: {:.0} %",
            G::ID,
            plain / 1e6,
            decisions / simulations,
            decisions / 1e6,
            100.0 * decisions / plain,
        );
        let (admiral, settings) = BotSpec::Admiral.level::<G>().expect("admirals search");
        let (simulations, _) = searches::<G>(players, settings, admiral.sight);
        println!(
            "{} with {players}: search of an admiral {simulations:.0} simulations a second",
            G::ID
        );
    }
}

/// Decisions a second of random games.
fn random_games<G: Hints>(players: u8) -> f64 {
    let mut rng = GameRng::new(Seed(1));
    let mut buffer = Vec::new();
    let start = ProcessTime::now();
    let mut decisions = 0;
    while start.elapsed() < TIME {
        decisions += play_out(&mut new_game::<G>(players), &mut rng, &mut buffer);
    }
    decisions as f64 / start.elapsed().as_secs_f64()
}

/// Simulations a second, and decisions beyond the tree a second, over the decisions of a game.
fn searches<G: Hints>(players: u8, settings: Settings, sight: Sight) -> (f64, f64) {
    let mut rng = GameRng::new(Seed(2));
    let budget = Budget::simulations(SIMULATIONS);
    let mut search = Search::<G>::new(settings, sight, budget, GameRng::new(Seed(3)));
    let mut simulations = 0;
    let mut actions = Vec::new();
    let start = ProcessTime::now();
    while start.elapsed() < TIME {
        let mut game = new_game::<G>(players);
        while start.elapsed() < TIME
            && let Some(seat) = advance(&mut game, &mut rng)
        {
            actions.clear();
            game.actions(seat, &mut actions);
            if actions.len() > 1 {
                search.choose(&game, seat, &actions);
                simulations += SIMULATIONS;
            }
            game.apply(seat, rng.pick(&actions), &mut Silent);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (f64::from(simulations) / seconds, search.played_out() as f64 / seconds)
}

/// Draws chance until somebody decides; `None` at the end.
fn advance<G: Game>(game: &mut G, rng: &mut GameRng) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = game.sample(rng);
                game.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => return seats.first(),
        }
    }
}

fn new_game<G: Game>(players: u8) -> G {
    G::new(&G::simulation(players)).expect("so many can play")
}
