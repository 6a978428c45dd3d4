//! How fast the rules are.

use antarctica::{Antarctica, Phase};
use criterion::{Criterion, criterion_group, criterion_main};
use table::{Game, Seed};
use testkit::measure::CpuTime;

fn benches(criterion: &mut Criterion<CpuTime>) {
    let game = Antarctica::new(&Antarctica::simulation(4)).expect("four can play");
    let mut scenario = testkit::Scenario::from(game);
    let is_reached = |game: &Antarctica| game.turns == 12 && game.phase == Phase::TurnMenu;
    testkit::bench_rules(criterion, scenario.until(Seed(2), is_reached).state());
}

criterion_group! {
    name = playout;
    config = Criterion::default().with_measurement(CpuTime);
    targets = benches
}
criterion_main!(playout);
