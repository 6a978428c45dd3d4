//! How fast the rules are.

use criterion::{Criterion, criterion_group, criterion_main};
use kosmonauts::Kosmonauts;
use table::{Game, Seed, Turn};
use testkit::measure::CpuTime;

fn benches(criterion: &mut Criterion<CpuTime>) {
    let game = Kosmonauts::new(&Kosmonauts::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(game);
    let is_reached = |game: &Kosmonauts| {
        game.round == 10 && matches!(game.turn(), Turn::Decide(seats) if seats.len() == 4)
    };
    testkit::bench_rules(criterion, scenario.until(Seed(2), is_reached).state());
}

criterion_group! {
    name = playout;
    config = Criterion::default().with_measurement(CpuTime);
    targets = benches
}
criterion_main!(playout);
