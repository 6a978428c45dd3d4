//! How fast the rules are. Everything is measured in processor time of one core.

use std::hint::black_box;

use antarctica::{Antarctica, Phase};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use table::{Game, GameRng, Hints, Match, Seat, Seed, Turn, play_out};
use testkit::measure::CpuTime;

fn benches(criterion: &mut Criterion<CpuTime>) {
    random_self_play(criterion);
    copy(criterion);
    valuation(criterion);
    save_and_replay(criterion);
}

/// Whole random games of four players, legal actions listed at every decision.
fn random_self_play(criterion: &mut Criterion<CpuTime>) {
    const GAMES: u64 = 50;
    let options = Antarctica::simulation(4);
    let mut buffer = Vec::new();
    let mut play = || -> u64 {
        let mut rng = GameRng::new(Seed(1));
        let games = (0..GAMES).map(|_| {
            let mut game = Antarctica::new(&options).expect("four can play");
            play_out(&mut game, &mut rng, &mut buffer)
        });
        games.sum()
    };
    let mut group = criterion.benchmark_group("antarctica");
    group.throughput(Throughput::Elements(play()));
    group.bench_function("random self-play, decisions", |bencher| bencher.iter(&mut play));
    group.finish();
}

/// A position in the middle of a game.
fn position() -> Antarctica {
    let game = Antarctica::new(&Antarctica::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(game);
    let is_reached = |game: &Antarctica| game.turns == 12 && game.phase == Phase::TurnMenu;
    *scenario.until(Seed(2), is_reached).state()
}

fn copy(criterion: &mut Criterion<CpuTime>) {
    const COPIES: usize = 1000;
    let mut positions = vec![position(); COPIES];
    let mut group = criterion.benchmark_group("antarctica");
    group.throughput(Throughput::Elements(COPIES as u64));
    group.bench_function("state copies", |bencher| {
        let source = position();
        bencher.iter(|| {
            for copy in &mut positions {
                copy.clone_from(black_box(&source));
            }
            black_box(&positions);
        });
    });
    group.finish();
}

fn valuation(criterion: &mut Criterion<CpuTime>) {
    let position = position();
    let mut rng = GameRng::new(Seed(3));
    criterion.bench_function("antarctica/valuation", |bencher| {
        bencher.iter(|| black_box(&position).evaluate(Seat::new(0)));
    });
    criterion.bench_function("antarctica/determinization", |bencher| {
        bencher.iter(|| black_box(position).determinize(Seat::new(0), &mut rng));
    });
}

/// A whole random game saved, and replayed from its save with every step checked.
fn save_and_replay(criterion: &mut Criterion<CpuTime>) {
    let mut game = Match::<Antarctica>::new(Antarctica::simulation(4), Seed(4)).expect("fits");
    let mut rng = GameRng::new(Seed(5));
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.first().expect("somebody decides");
        actions.clear();
        game.state().actions(seat, &mut actions);
        game.act(seat, rng.pick(&actions)).expect("listed actions are legal");
    }
    let save = game.save();
    let mut group = criterion.benchmark_group("antarctica");
    group.throughput(Throughput::Elements(game.steps().len() as u64));
    group.bench_function("save, steps", |bencher| bencher.iter(|| black_box(&game).save()));
    group.bench_function("replay of a save, steps", |bencher| {
        bencher.iter(|| Match::<Antarctica>::load(black_box(&save)).expect("loads"));
    });
    group.finish();
}

criterion_group! {
    name = playout;
    config = Criterion::default().with_measurement(CpuTime);
    targets = benches
}
criterion_main!(playout);
