//! Two or more bots against each other, with settings that are not built in: for finding better
//! ones.
//!
//! `cargo run --release -p bots --example duel -- kosmonauts 80 1 mine.ron greedy` plays 80 games
//! from seed 1 and tells how the first bot did. A bot is `random`, `greedy` or a file in the format
//! of `bots/levels.ron`, of which the admiral plays; `mine.ron:captain` takes another level. The
//! seats go round on each seed.

use std::fs;

use bots::{Bot, Greedy, Interval, Levels, Random, play_game, wilson_interval};
use catalog::each_game;
use table::{GameRng, Hints, Score, Seat, Seed, Silent, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, bots @ ..] = &args[..] else {
        panic!("duel GAME GAMES SEED BOT BOT...");
    };
    let (games, seed) = (number(games), Seed(number(seed)));
    let duels = each_game!(duel(game, games, seed, bots));
    assert!(duels.contains(&Some(())), "game {game:?} is not known");
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Plays a game, if it is the one that is asked for.
fn duel<G: Hints>(game: &str, games: u64, seed: Seed, bots: &[String]) -> Option<()> {
    if game != G::ID {
        return None;
    }
    let players = bots.len();
    let start = G::new(&G::simulation(players as u8)).expect("as many as can play");
    let (mut wins, mut leads, mut squares) = (0.0, 0.0, 0.0);
    let mut actions = Vec::new();
    for game in 0..games {
        let seed = seed.nth(game / players as u64);
        let seat_of_first = (game % players as u64) as usize;
        let mut seated: Vec<Box<dyn Bot<G>>> = (0..players)
            .map(|seat| {
                let bot = &bots[(seat + players - seat_of_first) % players];
                build(bot, GameRng::for_bot(seed, Seat::new(seat as u8)))
            })
            .collect();
        let mut state = start.clone();
        play_game(&mut state, seed, &mut seated, false, &mut Silent, &mut actions)
            .unwrap_or_else(|error| panic!("game {game}: {error}"));
        let standings = state.standings(Viewer::Spectator);
        let winners = standings.winners();
        if winners.contains(Seat::new(seat_of_first as u8)) {
            wins += 1.0 / winners.len() as f64;
        }
        let mut totals: Vec<i32> = standings.scores.iter().map(Score::total).collect();
        let own = totals.swap_remove(seat_of_first);
        let lead = f64::from(own - totals.into_iter().max().unwrap_or(0));
        leads += lead;
        squares += lead * lead;
    }
    let count = games as f64;
    let (lead, Interval(low, high)) = (leads / count, wilson_interval(wins, games));
    let error = ((squares / count - lead * lead) / count).sqrt();
    println!(
        "{bots:?}: the first won {:.1} % [{:.1}, {:.1}] of {games}, ahead by {lead:.2} ± {error:.2}",
        100.0 * wins / count,
        100.0 * low,
        100.0 * high,
    );
    Some(())
}

fn build<G: Hints>(bot: &str, rng: GameRng) -> Box<dyn Bot<G>> {
    match bot {
        "random" => return Box::new(Random::new(rng)),
        "greedy" => return Box::new(Greedy::new(rng)),
        _ => {}
    }
    let (file, level) = bot.split_once(':').unwrap_or((bot, "admiral"));
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let levels = Levels::parse(G::ID, &text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let Levels { settings, novice, crew, captain, admiral } = levels;
    let level = match level {
        "novice" => novice,
        "crew" => crew,
        "captain" => captain,
        "admiral" => admiral,
        other => panic!("level {other:?} is not known"),
    };
    Box::new(level.measured(settings, rng))
}
