//! Plays one bot against another, each a level with some of its numbers changed, and prints the
//! share of wins: how the numbers in `levels.ron` were found.
//!
//! ```text
//! cargo run --release -p bots --example duel -- GAME PLAYERS GAMES ONE OTHER
//! cargo run --release -p bots --example duel -- kosmonauts 4 100 captain crew,trust=4,depth=8
//! ```
//!
//! One bot sits against a table full of the other, in each seat in turn with the same luck.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use antarctica::Antarctica;
use bots::{Bot, BotSpec, Interval, Level, Settings, play_game, wilson_interval};
use cpu_time::ThreadTime;
use kosmonauts::Kosmonauts;
use table::{GameRng, Hints, Seat, Seed, Viewer};

const THREADS: u64 = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, one, other] = &arguments[..] else {
        panic!("expected GAME PLAYERS GAMES ONE OTHER");
    };
    let players = players.parse().expect("a number of players");
    let games = games.parse().expect("a number of games");
    match game.as_str() {
        "kosmonauts" => duel::<Kosmonauts>(players, games, one, other),
        "antarctica" => duel::<Antarctica>(players, games, one, other),
        _ => panic!("no game is called {game}"),
    }
}

#[derive(Default)]
struct Sums {
    wins: f64,
    games: u64,
    decisions: u64,
    points: [i64; 2],
    seconds: f64,
}

fn duel<G: Hints>(players: u8, games: u64, one: &str, other: &str) {
    let next = AtomicU64::new(0);
    let play = || {
        let mut sums = Sums::default();
        let started = ThreadTime::now();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                sums.seconds = started.elapsed().as_secs_f64();
                return sums;
            }
            play_one::<G>(game, players, one, other, &mut sums);
        }
    };
    let results: Vec<Sums> = thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS).map(|_| scope.spawn(play)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a game panicked")).collect()
    });
    let sum = |of: &dyn Fn(&Sums) -> f64| results.iter().map(of).sum::<f64>();
    let (wins, count) = (sum(&|sums| sums.wins), sum(&|sums| sums.games as f64));
    let Interval(low, high) = wilson_interval(wins, count as u64);
    println!(
        "{} {players}p {count} games: {one} against {other}: {:.1} % [{:.1}, {:.1}], points {:.1} : \
         {:.1}, {:.0} decisions and {:.2} CPU seconds a game",
        G::ID,
        100.0 * wins / count,
        100.0 * low,
        100.0 * high,
        sum(&|sums| sums.points[0] as f64) / count,
        sum(&|sums| sums.points[1] as f64) / count / f64::from(players - 1),
        sum(&|sums| sums.decisions as f64) / count,
        sum(&|sums| sums.seconds) / count,
    );
}

fn play_one<G: Hints>(game: u64, players: u8, one: &str, other: &str, sums: &mut Sums) {
    let hero = Seat::new((game % u64::from(players)) as u8);
    let seed = Seed(1).nth(game / u64::from(players));
    let bot_seed = Seed(2).nth(game);
    let mut state = G::new(&G::simulation(players)).expect("so many can play");
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..players)
        .map(Seat::new)
        .map(|seat| build(if seat == hero { one } else { other }, bot_seed, seat))
        .collect();
    let length =
        play_game(&mut state, seed, &mut bots, false, &mut Vec::new()).expect("bots play legally");
    let standings = state.standings(Viewer::Spectator);
    let winners = standings.winners();
    sums.games += 1;
    sums.decisions += length.decisions;
    if winners.contains(hero) {
        sums.wins += 1.0 / winners.len() as f64;
    }
    for seat in state.seats() {
        sums.points[usize::from(seat != hero)] += i64::from(standings.of(seat).total());
    }
}

fn build<G: Hints>(text: &str, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
    let mut parts = text.split(',');
    let name = parts.next().unwrap_or_default();
    let spec: BotSpec = name.parse().expect("a bot's name");
    let Some((mut level, mut settings)) = spec.level::<G>() else {
        return spec.build(seed, seat);
    };
    for part in parts {
        let (name, value) = part.split_once('=').expect("NAME=NUMBER");
        change(&mut level, &mut settings, name, value.parse().expect("a number"));
    }
    Box::new(level.measured(settings, GameRng::for_bot(seed, seat)))
}

fn change(level: &mut Level, settings: &mut Settings, name: &str, value: f32) {
    match name {
        "simulations" => level.simulations = value as u32,
        "depth" => level.sight.depth = value as u32,
        "noise" => level.sight.noise = value as u32,
        "overlooked" => level.sight.overlooked = value as u32,
        "exploration" => settings.exploration = value,
        "trust" => settings.trust = value,
        "breadth" => settings.breadth = value,
        "growth" => settings.growth = value,
        "turns" => level.sight.turns = Some(value as u32),
        "playout" => settings.playout = value as u32,
        "playout_width" => settings.playout_width = value as u32,
        "lead" => settings.lead = value,
        "victory" => settings.victory = value,
        "redraw" => settings.redraw = value > 0.0,
        _ => panic!("no number is called {name}"),
    }
}
