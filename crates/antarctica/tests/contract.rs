//! What every game promises, over thousands of random games for each number of players.

use antarctica::Antarctica;
use testkit::{GAMES_PER_PLAYER_COUNT, contract_for};

fn check(players: u8) {
    let tally = contract_for::<Antarctica>(players);
    assert!(tally.games >= GAMES_PER_PLAYER_COUNT);
    println!("{players} players: {} games, {} steps", tally.games, tally.steps);
}

#[test]
fn two_players() {
    check(2);
}

#[test]
fn three_players() {
    check(3);
}

#[test]
fn four_players() {
    check(4);
}
