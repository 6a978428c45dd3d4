//! How fast whole games between bots are, in processor time of one core.

use bots::{ArenaConfig, BotSpec, run};
use catalog::each_game;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use table::{Hints, Seed};
use testkit::measure::CpuTime;

fn games(criterion: &mut Criterion<CpuTime>) {
    each_game!(games_of(criterion));
}

fn games_of<G: Hints>(criterion: &mut Criterion<CpuTime>) {
    for (spec, games) in [(BotSpec::Random, 2000), (BotSpec::Greedy, 2)] {
        let config = ArenaConfig::<G>::new(vec![spec; 4], games, Seed(1));
        let play = || run(&config, |_| Ok(())).expect("bots play legally");
        let mut group = criterion.benchmark_group("arena");
        group.sample_size(20).throughput(Throughput::Elements(play().decisions));
        group.bench_function(format!("{}, four {spec}, decisions", G::ID), |bencher| {
            bencher.iter(play);
        });
        group.finish();
    }
}

criterion_group! {
    name = arena;
    config = Criterion::default().with_measurement(CpuTime);
    targets = games
}
criterion_main!(arena);
