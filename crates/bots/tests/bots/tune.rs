use bots::{Duel, Tuning, tune};
use table::{Hints as _, Seed, Weights as _};

use crate::auction::{Auction, Weights};

fn duel(seeds: u64) -> Duel {
    Duel { players: 2, seeds, seed: Seed(77), threads: 1 }
}

fn tuning(threads: usize) -> Tuning {
    Tuning { players: 2, rounds: 150, seeds: 4, seed: Seed(5), threads }
}

/// A bidder who offers next to nothing.
fn miser() -> Weights {
    Weights::from_values(&[100, 100, 15])
}

#[test]
fn bad_weights_become_better() {
    let tuned = tune::<Auction>(&tuning(1), &miser(), |_| {}).expect("the games end");
    let result = duel(200).play::<Auction>(&tuned, &miser()).expect("the games end");
    assert!(result.win_share_interval.0 > 0.54, "{tuned:?}: {result:?}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let rounds = |threads| {
        let mut rounds = Vec::new();
        tune::<Auction>(&tuning(threads), &miser(), |round| rounds.push(round.clone()))
            .expect("the games end");
        rounds
    };
    let one = rounds(1);
    assert_eq!(one.len(), 150);
    assert_eq!(one, rounds(3));
    let (a, b) = (duel(20), Duel { threads: 2, ..duel(20) });
    let weights = Auction::weights();
    assert_eq!(
        a.play::<Auction>(&miser(), weights).expect("the games end"),
        b.play::<Auction>(&miser(), weights).expect("the games end")
    );
}

#[test]
fn equal_weights_share_the_victories_exactly() {
    for (players, games) in [(2, 20), (3, 60), (4, 140)] {
        let duel = Duel { players, ..duel(10) };
        let result = duel.play::<Auction>(&miser(), &miser()).expect("the games end");
        assert_eq!(result.games, games);
        assert!((result.win_share - 0.5).abs() < 1e-12, "{result:?}");
    }
}

#[test]
fn tuned_weights_stay_in_their_ranges() {
    tune::<Auction>(&tuning(1), &Weights::from_values(&[300, 0, 150]), |round| {
        let text = round.weights.write();
        Weights::read("weights.ron", &text).expect("every weight is in its range");
    })
    .expect("the games end");
}
