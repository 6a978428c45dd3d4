//! Seeded games as readable text: a change of the rules shows as a change of these files.

use kosmonauts::{BodyPlacement, Kosmonauts, Options};
use table::{Game, Seed};
use testkit::playthrough;

#[test]
fn two_players_place_the_bodies_and_fly() {
    let options = Options { round_limit: Some(6), ..Kosmonauts::simulation(2) };
    insta::assert_snapshot!(playthrough::<Kosmonauts>(&options, Seed(1), 200));
}

#[test]
fn four_players_with_a_quick_start() {
    let placement = BodyPlacement::Random;
    let options = Options { placement, round_limit: Some(4), ..Kosmonauts::simulation(4) };
    insta::assert_snapshot!(playthrough::<Kosmonauts>(&options, Seed(2), 200));
}
