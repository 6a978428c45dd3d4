//! How often a search is right about its chances to win: quick admirals play themselves, and what
//! they believed at their decisions is compared with how the games ended.
//!
//! `cargo run --release -p bots --example calibrate -- antarctica 40` prints the `certainty` and
//! `optimism` for the game's levels.

use bots::{Budget, Levels, Search};
use catalog::each_game;
use table::{GameRng, Hints, Seat, Seed, Silent, Turn, Viewer};

/// Fewer than an admiral has: they hardly change what it believes, and games go faster.
const SIMULATIONS: u32 = 150;

/// What a seat believed, in log-odds, and the share of the victory that it got.
type Case = (f64, f64);

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_default();
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(40);
    let cases = each_game!(cases(&game, games)).into_iter().flatten().next();
    let cases = cases.unwrap_or_else(|| panic!("game {game:?} is not known"));
    let (certainty, optimism) = fit(&cases);
    println!("{} decisions: certainty: {certainty:.2}, optimism: {optimism:.2}", cases.len());
    for tenth in 0..10 {
        let (low, high) = (f64::from(tenth) / 10.0, f64::from(tenth + 1) / 10.0);
        let belief = |case: &&Case| {
            let told = sigmoid(certainty * case.0 - optimism);
            (low..high).contains(&told)
        };
        let these: Vec<&Case> = cases.iter().filter(belief).collect();
        let won: f64 = these.iter().map(|case| case.1).sum();
        println!(
            "told {low:.1} to {high:.1}: {} decisions, won {:.2}",
            these.len(),
            won / these.len() as f64
        );
    }
}

/// Half of the games with two players, half with four.
/// The cases of a game, if it is the one that is asked for.
fn cases<G: Hints>(game: &str, games: u64) -> Option<Vec<Case>> {
    let play = |game| play::<G>(if game % 2 == 0 { 2 } else { 4 }, Seed(7).nth(game));
    (game == G::ID).then(|| (0..games).flat_map(play).collect())
}

fn play<G: Hints>(players: u8, seed: Seed) -> Vec<Case> {
    let Levels { mut settings, admiral, .. } = Levels::of::<G>();
    (settings.certainty, settings.optimism) = (1.0, 0.0);
    let mut state = G::new(&G::options(players)).expect("the usual options");
    let mut chance = GameRng::new(seed);
    let rng = GameRng::for_bot(seed, Seat::new(0));
    let budget = Budget::simulations(SIMULATIONS);
    let mut search = Search::<G>::new(settings, admiral.sight, budget, rng);
    let mut beliefs = Vec::new();
    let mut actions = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(&mut chance);
                state.resolve(outcome, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a decider");
                actions.clear();
                state.actions(seat, &mut actions);
                let best = search.analyze(&state, seat, &actions)[0];
                let is_doubtful = best.win_chance > 0.0 && best.win_chance < 1.0;
                if actions.len() > 1 && is_doubtful {
                    beliefs.push((seat, (best.win_chance / (1.0 - best.win_chance)).ln()));
                }
                state.apply(seat, best.action, &mut Silent);
            }
        }
    }
    let winners = state.standings(Viewer::Spectator).winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    beliefs.into_iter().map(|(seat, belief)| (belief, share(seat))).collect()
}

/// Logistic regression by Newton's method.
fn fit(cases: &[Case]) -> (f64, f64) {
    let (mut slope, mut shift) = (1.0, 0.0);
    for _ in 0..50 {
        let (mut g, mut h) = ([0.0; 2], [0.0; 3]);
        for (belief, share) in cases {
            let told = sigmoid(slope * belief - shift);
            let weight = told * (1.0 - told);
            g[0] += (share - told) * belief;
            g[1] -= share - told;
            h[0] += weight * belief * belief;
            h[1] -= weight * belief;
            h[2] += weight;
        }
        let determinant = h[0] * h[2] - h[1] * h[1];
        slope += (h[2] * g[0] - h[1] * g[1]) / determinant;
        shift += (h[0] * g[1] - h[1] * g[0]) / determinant;
    }
    (slope, shift)
}

fn sigmoid(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}
