//! Seeded games as readable text: a change of the rules shows as a change of these files.

use antarctica::{Antarctica, Options, Placement};
use table::{Game, Seed};
use testkit::playthrough;

#[test]
fn two_players_place_their_ships() {
    insta::assert_snapshot!(playthrough::<Antarctica>(&Antarctica::simulation(2), Seed(1), 200));
}

#[test]
fn four_players_in_a_first_game() {
    let options = Options { placement: Placement::FirstGame, ..Antarctica::simulation(4) };
    insta::assert_snapshot!(playthrough::<Antarctica>(&options, Seed(2), 200));
}
