//! How fast the rules are.

use criterion::{Criterion, criterion_group, criterion_main};
use frostpunk::{DayStep, Frostpunk};
use table::{Game, Seed};
use testkit::measure::CpuTime;

fn benches(criterion: &mut Criterion<CpuTime>) {
    let game = Frostpunk::new(&Frostpunk::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(game);
    let is_reached = |game: &Frostpunk| game.round == 3 && game.step == DayStep::Turn;
    testkit::bench_rules(criterion, scenario.until(Seed(2), is_reached).state());
}

criterion_group! {
    name = playout;
    config = Criterion::default().with_measurement(CpuTime);
    targets = benches
}
criterion_main!(playout);
