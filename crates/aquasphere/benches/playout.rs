//! How fast the rules are.

use aquasphere::{AquaSphere, Phase};
use criterion::{Criterion, criterion_group, criterion_main};
use table::{Game, Seed};
use testkit::measure::CpuTime;

fn benches(criterion: &mut Criterion<CpuTime>) {
    let game = AquaSphere::new(&AquaSphere::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(game);
    let is_reached = |game: &AquaSphere| game.round == 3 && game.phase == Phase::Turn;
    testkit::bench_rules(criterion, scenario.until(Seed(2), is_reached).state());
}

criterion_group! {
    name = playout;
    config = Criterion::default().with_measurement(CpuTime);
    targets = benches
}
criterion_main!(playout);
