//! Seeded games as readable text: a change of the rules shows as a change of these files.

use frostpunk::{Frostpunk, Options, Scenario};
use table::{Game, Seed};
use testkit::playthrough;

#[test]
fn two_in_the_crater() {
    insta::assert_snapshot!(playthrough::<Frostpunk>(&Frostpunk::simulation(2), Seed(1), 200));
}

#[test]
fn alone_in_winterhome() {
    let options = Options { scenario: Scenario::Winterhome, ..Frostpunk::simulation(1) };
    insta::assert_snapshot!(playthrough::<Frostpunk>(&options, Seed(2), 200));
}
