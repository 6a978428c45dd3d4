//! The benches that every game has. Everything is measured in processor time of one core.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use table::{Game, GameRng, Hints, Match, Seat, Seed, Turn, play_out};

use crate::measure::CpuTime;

/// Whole games, copies, valuations, saves: how fast the rules of a game are. `position` is one in
/// the middle of a game of four.
///
/// ```text
/// criterion_group! {
///     name = playout;
///     config = Criterion::default().with_measurement(CpuTime);
///     targets = benches
/// }
/// ```
pub fn bench_rules<G: Hints>(criterion: &mut Criterion<CpuTime>, position: &G) {
    random_self_play::<G>(criterion);
    copy(criterion, position);
    valuation(criterion, position);
    save_and_replay::<G>(criterion);
}

/// Whole random games of four players, legal actions listed at every decision.
fn random_self_play<G: Game>(criterion: &mut Criterion<CpuTime>) {
    const GAMES: u64 = 2000;
    let options = G::simulation(4);
    let mut buffer = Vec::new();
    let mut play = || -> u64 {
        let mut rng = GameRng::new(Seed(1));
        let games = (0..GAMES).map(|_| {
            let mut game = G::new(&options).expect("four can play");
            play_out(&mut game, &mut rng, &mut buffer)
        });
        games.sum()
    };
    let mut group = criterion.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(play()));
    group.bench_function("random self-play, decisions", |bencher| bencher.iter(&mut play));
    group.finish();
}

fn copy<G: Game>(criterion: &mut Criterion<CpuTime>, position: &G) {
    const COPIES: usize = 1000;
    let mut positions = vec![position.clone(); COPIES];
    let mut group = criterion.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(COPIES as u64));
    group.bench_function("state copies", |bencher| {
        bencher.iter(|| {
            for copy in &mut positions {
                copy.clone_from(black_box(position));
            }
            black_box(&positions);
        });
    });
    group.finish();
}

fn valuation<G: Hints>(criterion: &mut Criterion<CpuTime>, position: &G) {
    let mut rng = GameRng::new(Seed(3));
    let mut group = criterion.benchmark_group(G::ID);
    group.bench_function("valuation", |bencher| {
        bencher.iter(|| black_box(position).evaluate(Seat::new(0)));
    });
    group.bench_function("determinization", |bencher| {
        bencher.iter(|| black_box(position.clone()).determinize(Seat::new(0), &mut rng));
    });
    group.finish();
}

/// A whole random game saved, and replayed from its save with every step checked.
fn save_and_replay<G: Game>(criterion: &mut Criterion<CpuTime>) {
    let mut game = Match::<G>::new(G::simulation(4), Seed(4)).expect("four can play");
    let mut rng = GameRng::new(Seed(5));
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("somebody decides");
        actions.clear();
        game.state().actions(seat, &mut actions);
        game.act(seat, rng.pick(&actions)).expect("listed actions are legal");
    }
    let save = game.save();
    let mut group = criterion.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(game.steps().len() as u64));
    group.bench_function("save, steps", |bencher| bencher.iter(|| black_box(&game).save()));
    group.bench_function("replay of a save, steps", |bencher| {
        bencher.iter(|| Match::<G>::load(black_box(&save)).expect("loads"));
    });
    group.finish();
}
