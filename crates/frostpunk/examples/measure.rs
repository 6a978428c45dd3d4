//! Games of one kind of player, and what became of them.
//!
//! `cargo run --release -p frostpunk --example measure -- greedy I-crater normal 100 1` plays a
//! hundred games of the Crater on normal alone from seed 1. A player is `random`, `greedy` or the
//! name of a level; the scenario may be `all`: then each scenario with one to four seats and all
//! societies in turn. Every state of random games is audited. A file of weights after the seed is
//! for the greedy player.

use std::collections::BTreeMap;

use bots::{Bot, BotSpec, Greedy, Interval, play_game, wilson_interval};
use cpu_time::ProcessTime;
use frostpunk::{Difficulty, Frostpunk, Options, Scenario, Society, Weights};
use table::{Game, GameRng, Seat, Seed, Silent, Weights as _};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [player, scenario, difficulty, games, seed, weights @ ..] = &args[..] else {
        panic!("measure PLAYER SCENARIO DIFFICULTY GAMES SEED [WEIGHTS]");
    };
    let weights = weights.first().map(|file| {
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        Weights::read(file, &text).unwrap_or_else(|error| panic!("{error}"))
    });
    let spec: BotSpec = player.parse().unwrap_or_else(|error| panic!("{error}"));
    let difficulty: Difficulty = difficulty.parse().unwrap_or_else(|error| panic!("{error}"));
    let (games, seed) = (number(games), Seed(number(seed)));
    if scenario == "all" {
        for (index, scenario) in Scenario::ALL.into_iter().enumerate() {
            let options = |game: u64| Options {
                scenario,
                difficulty,
                society: Society::ALL[(game as usize + index) % Society::COUNT],
                ..Frostpunk::options(1 + (game % 4) as u8)
            };
            report(scenario, (spec, weights.as_ref()), games, seed, options);
        }
    } else {
        let scenario: Scenario = scenario.parse().unwrap_or_else(|error| panic!("{error}"));
        let options = |_| Options { scenario, difficulty, ..Frostpunk::options(1) };
        report(scenario, (spec, weights.as_ref()), games, seed, options);
    }
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// A greedy player may weigh differently.
fn build(
    spec: BotSpec,
    weights: Option<&Weights>,
    seed: Seed,
    seat: Seat,
) -> Box<dyn Bot<Frostpunk>> {
    match weights {
        Some(weights) if spec == BotSpec::Greedy => {
            Box::new(Greedy::with_weights(GameRng::for_bot(seed, seat), weights.clone()))
        }
        _ => spec.build(seed, seat),
    }
}

fn report(
    scenario: Scenario,
    (spec, weights): (BotSpec, Option<&Weights>),
    games: u64,
    seed: Seed,
    options: impl Fn(u64) -> Options,
) {
    let (mut wins, mut rounds, mut decisions) = (0, 0_u64, 0);
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let mut actions = Vec::new();
    let begun = ProcessTime::now();
    for game in 0..games {
        let seed = seed.nth(game);
        let mut state = Frostpunk::new(&options(game)).expect("options that can be played");
        let players = state.options.players;
        let mut seated: Vec<Box<dyn Bot<Frostpunk>>> =
            (0..players).map(|seat| build(spec, weights, seed, Seat::new(seat))).collect();
        let audit = spec == BotSpec::Random;
        let length = play_game(&mut state, seed, &mut seated, audit, &mut Silent, &mut actions)
            .unwrap_or_else(|error| panic!("{scenario}, game {game}: {error}"));
        let reason = state.ending.expect("a finished game has an end");
        wins += u64::from(reason.is_victory());
        rounds += u64::from(state.round);
        decisions += length.decisions;
        *ends.entry(reason.name()).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let Interval(low, high) = wilson_interval(wins as f64, games);
    let ends: Vec<String> = ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    println!(
        "{scenario} {spec}: won {wins} of {games} ({:.0} to {:.0} %), last round {:.1}, {:.0} \
         decisions a game, {:.2} ms a decision; {}",
        100.0 * low,
        100.0 * high,
        rounds as f64 / games as f64,
        decisions as f64 / games as f64,
        1000.0 * seconds / decisions as f64,
        ends.join(", ")
    );
}
