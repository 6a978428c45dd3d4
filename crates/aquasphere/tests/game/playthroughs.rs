//! Seeded games as readable text: a change of the rules shows as a change of these files.

use aquasphere::AquaSphere;
use table::{Game, Seed};
use testkit::playthrough;

#[test]
fn two_players() {
    insta::assert_snapshot!(playthrough::<AquaSphere>(&AquaSphere::simulation(2), Seed(1), 200));
}

#[test]
fn four_players() {
    insta::assert_snapshot!(playthrough::<AquaSphere>(&AquaSphere::simulation(4), Seed(2), 300));
}
