//! Fits the weights of `bots/prospects.ron`.
//!
//! `cargo run --release -p frostpunk --example prospects -- GAMES SEED FILE` plays cities of all
//! scenarios, societies and difficulties. Until some day, another one in every game, now and then
//! somebody does not do what the plan says; from then on the plan is followed to the end. Every day
//! of that part is remembered where simulations of a search end. A logistic regression then finds
//! what each factor adds to the logarithm of the odds to win, and tells how well it does so for the
//! tenth of the games that it has not seen.
//!
//! With a scenario at the end only its cities are played, and only what no city of another one has
//! is fitted: all other weights stay as they are in FILE, and with them how bots play elsewhere.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use frostpunk::{Action, Difficulty, Frostpunk, Options, Prices, Reason, Scenario, Society};
use table::{Game, GameRng, Seat, Seed, Silent, Turn};

/// How often the days are gone through, in so large parts.
const EPOCHS: usize = 20;
const BATCH: usize = 256;
/// The first step of the descent.
const STEP: f32 = 0.003;
/// What keeps weights of rare factors small.
const DECAY: f32 = 1e-4;
/// Weights are told in this fraction of the logarithm of the odds.
const PRECISION: f32 = 10_000.0;

/// How many cities of other scenarios show what they have in common with one.
const OTHERS: u64 = 3000;
/// What fewer of a scenario's days have is too rare to be fitted.
const RARE: f32 = 0.05;

/// A day of a city.
struct Day {
    game: u64,
    factors: Vec<f32>,
    /// What weights that stay say of it.
    known: f32,
    is_won: bool,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed, file, only @ ..] = &args[..] else {
        panic!("prospects GAMES SEED FILE [SCENARIO]")
    };
    let (games, seed): (u64, u64) = (number(games), number(seed));
    let only: Option<Scenario> =
        only.first().map(|name| name.parse().unwrap_or_else(|error| panic!("{name:?}: {error}")));
    let played = |is_played: &dyn Fn(Scenario) -> bool, games: u64| {
        let scenarios: Vec<Scenario> =
            Scenario::ALL.into_iter().filter(|scenario| is_played(*scenario)).collect();
        let mut days = Vec::new();
        for game in 0..games {
            play(game, Seed(seed).nth(game), &scenarios, &mut days);
        }
        days
    };
    let mut days = played(&|scenario| only.is_none_or(|only| scenario == only), games);
    let mut kept = vec![0.0; days[0].factors.len()];
    if let Some(only) = only {
        let others = played(&|scenario| scenario != only, OTHERS);
        kept = weights_of(file);
        for (index, weight) in kept.iter_mut().enumerate() {
            let share = |days: &[Day]| {
                let has = days.iter().filter(|day| day.factors[index] != 0.0).count();
                has as f32 / days.len() as f32
            };
            if share(&others) > 0.0 || share(&days) < RARE {
                for day in &mut days {
                    day.known += *weight * std::mem::take(&mut day.factors[index]);
                }
            } else {
                *weight = 0.0;
            }
        }
    }
    let (unseen, seen): (Vec<Day>, Vec<Day>) = days.into_iter().partition(|day| day.game % 10 == 0);
    let (mut weights, bias) = fit(&seen, seed);
    println!("{} days: loss {:.4}", seen.len(), loss(&seen, &weights, bias));
    println!("{} unseen days: loss {:.4}", unseen.len(), loss(&unseen, &weights, bias));
    for (weight, kept) in weights.iter_mut().zip(kept) {
        *weight += kept;
    }
    let text = written(&weights, bias, only, &args);
    std::fs::write(file, text).unwrap_or_else(|error| panic!("{file}: {error}"));
}

/// The weights of a file, in the order of the factors.
fn weights_of(file: &str) -> Vec<f32> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let weights: BTreeMap<String, f32> =
        ron::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let city = Frostpunk::new(&Frostpunk::options(1)).expect("the usual options can be played");
    let mut list = Vec::new();
    city.each_factor(&mut |name, _| {
        list.push(weights.get(&name.to_string()).copied().unwrap_or(0.0) / PRECISION);
    });
    list
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Plays a city and remembers its days.
fn play(game: u64, seed: Seed, scenarios: &[Scenario], days: &mut Vec<Day>) {
    let mut rng = GameRng::for_bot(seed, Seat::new(0));
    let mut one_of = |count: usize| rng.below(count as u32) as usize;
    // Half of the cities are led alone, half are of society I, a third is hard.
    let players = if one_of(2) == 0 { 1 } else { 2 + one_of(3) as u8 };
    let society = if one_of(2) == 0 { Society::I } else { Society::ALL[one_of(Society::COUNT)] };
    let difficulty = if one_of(3) == 0 { Difficulty::Hard } else { Difficulty::Normal };
    let scenario = scenarios[one_of(scenarios.len())];
    let obedient_from = one_of(16) as u8;
    let disobedience = [3, 8, 15, 30][one_of(4)];
    let options = Options { scenario, society, difficulty, ..Frostpunk::options(players) };
    let mut city = Frostpunk::new(&options).expect("options that can be played");
    let (mut actions, mut appeals) = (Vec::new(), Vec::new());
    let (first, mut epoch) = (days.len(), 0);
    for step in 0.. {
        match city.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = city.sample(&mut GameRng::for_step(seed, step));
                city.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                if city.epoch() > epoch {
                    epoch = city.epoch();
                    if city.round >= obedient_from {
                        let mut factors = Vec::new();
                        city.each_factor(&mut |_, value| factors.push(value as f32));
                        days.push(Day { game, factors, known: 0.0, is_won: false });
                    }
                }
                actions.clear();
                city.actions(seat, &mut actions);
                let obeys = city.round >= obedient_from || one_of(100) >= disobedience;
                let action = if obeys || actions.len() == 1 {
                    city.planned(Prices::usual(), seat, &actions)
                } else {
                    by_appeal(&city, seat, &mut actions, &mut appeals);
                    let width = if one_of(3) == 0 { actions.len() } else { actions.len().min(5) };
                    actions[one_of(width)]
                };
                city.apply(seat, action, &mut Silent);
            }
        }
    }
    let is_won = city.ending.is_some_and(Reason::is_victory);
    days[first..].iter_mut().for_each(|day| day.is_won = is_won);
}

/// Sorts actions, the most appealing first.
fn by_appeal(city: &Frostpunk, seat: Seat, actions: &mut Vec<Action>, appeals: &mut Vec<i32>) {
    appeals.clear();
    city.appeals(Prices::usual(), seat, actions, appeals);
    let mut order: Vec<(i32, Action)> =
        appeals.iter().copied().zip(actions.iter().copied()).collect();
    order.sort_by_key(|(appeal, _)| std::cmp::Reverse(*appeal));
    actions.clear();
    actions.extend(order.into_iter().map(|(_, action)| action));
}

/// The weights of the factors and what every city has.
fn fit(days: &[Day], seed: u64) -> (Vec<f32>, f32) {
    let count = days[0].factors.len();
    let (means, scales) = spread(days, count);
    let (mut weights, mut bias) = (vec![0.0_f32; count], 0.0_f32);
    // Adam: each weight has a step of its own.
    let (mut first, mut second) = (vec![0.0_f32; count + 1], vec![0.0_f32; count + 1]);
    let mut slope = vec![0.0_f32; count + 1];
    let mut rng = GameRng::new(Seed(seed));
    let mut order: Vec<usize> = (0..days.len()).collect();
    let steps = (EPOCHS * (days.len() / BATCH)) as f32;
    let mut step = 0.0_f32;
    for _ in 0..EPOCHS {
        for place in (1..order.len()).rev() {
            order.swap(place, rng.below(place as u32 + 1) as usize);
        }
        for batch in order.chunks_exact(BATCH) {
            slope.fill(0.0);
            for day in batch.iter().map(|index| &days[*index]) {
                let scaled = |(index, value): (usize, &f32)| (value - means[index]) * scales[index];
                let factors: Vec<f32> = day.factors.iter().enumerate().map(scaled).collect();
                let sum: f32 = factors.iter().zip(&weights).map(|(one, other)| one * other).sum();
                let error = (chance(sum + bias + day.known) - f32::from(day.is_won)) / BATCH as f32;
                for (slope, factor) in slope.iter_mut().zip(&factors) {
                    *slope += error * factor;
                }
                slope[count] += error;
            }
            step += 1.0;
            let rate = STEP * (1.0 - step / (steps + 1.0));
            for index in 0..=count {
                let weight = if index < count { &mut weights[index] } else { &mut bias };
                let slope = slope[index] + if index < count { DECAY * *weight } else { 0.0 };
                first[index] = 0.9 * first[index] + 0.1 * slope;
                second[index] = 0.999 * second[index] + 0.001 * slope * slope;
                let mean = first[index] / (1.0 - 0.9_f32.powf(step));
                let size = (second[index] / (1.0 - 0.999_f32.powf(step))).sqrt();
                *weight -= rate * mean / (size + 1e-8);
            }
        }
    }
    for index in 0..count {
        weights[index] *= scales[index];
        bias -= weights[index] * means[index];
    }
    (weights, bias)
}

/// The mean of each factor, and the inverse of how far it is from it; rare factors are not blown up.
fn spread(days: &[Day], count: usize) -> (Vec<f32>, Vec<f32>) {
    let (mut sums, mut squares) = (vec![0.0_f64; count], vec![0.0_f64; count]);
    for day in days {
        for (index, value) in day.factors.iter().enumerate() {
            sums[index] += f64::from(*value);
            squares[index] += f64::from(value * value);
        }
    }
    let total = days.len() as f64;
    let scale = |index: usize| {
        let mean = sums[index] / total;
        let deviation = (squares[index] / total - mean * mean).max(0.0).sqrt();
        if deviation < 1e-4 { 0.0 } else { (1.0 / deviation).min(5.0) as f32 }
    };
    let scales = (0..count).map(scale).collect();
    (sums.iter().map(|sum| (sum / total) as f32).collect(), scales)
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The mean logarithmic loss.
fn loss(days: &[Day], weights: &[f32], bias: f32) -> f64 {
    let of_day = |day: &Day| {
        let sum: f32 = day.factors.iter().zip(weights).map(|(one, other)| one * other).sum();
        let odds = sum + bias + day.known;
        let chance = chance(if day.is_won { odds } else { -odds });
        -f64::from(chance.max(1e-6)).ln()
    };
    days.iter().map(of_day).sum::<f64>() / days.len() as f64
}

/// The file. Every city has a round, so what all have is added to the rounds; what all of one
/// scenario have, to the scenario.
fn written(weights: &[f32], bias: f32, only: Option<Scenario>, args: &[String]) -> String {
    let city = Frostpunk::new(&Frostpunk::options(1)).expect("the usual options can be played");
    let mut text = match only {
        None => format!(
            "// What each factor of `src/prospects.rs` adds to the logarithm of the odds to win, in\n\
             // ten-thousandths: fitted by `examples/prospects.rs` ({} games from seed {}).\n",
            args[0], args[1]
        ),
        Some(only) => {
            let before = std::fs::read_to_string(&args[2]).expect("it was read before");
            let lines = before.split_inclusive('\n');
            let head: String = lines.take_while(|line| line.trim_end() != "{").collect();
            format!(
                "{head}// What only scenario {only} has: {} games of it from seed {}.\n",
                args[0], args[1]
            )
        }
    };
    text.push_str("{\n");
    let common = only.map_or_else(|| "round ".to_owned(), |only| format!("scenario {only}"));
    let mut index = 0;
    city.each_factor(&mut |name, _| {
        let name = name.to_string();
        let is_common = if only.is_some() { name == common } else { name.starts_with(&common) };
        let all = if is_common { bias } else { 0.0 };
        let weight = (PRECISION * (weights[index] + all)).round() as i32;
        if weight != 0 {
            writeln!(text, "    {name:?}: {weight},").expect("strings take everything");
        }
        index += 1;
    });
    text.push_str("}\n");
    text
}
