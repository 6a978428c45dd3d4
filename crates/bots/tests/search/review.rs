//! Every stored game can be analyzed, by the rules it was played by.

use std::fs;
use std::path::Path;

use bots::{Stop, review};
use catalog::test_each_game;
use table::{Hints, Match};

use crate::positions::search;

fn every_stored_game_is_reviewed_to_its_end<G: Hints>() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(G::ID).join("tests/fixtures");
    for entry in fs::read_dir(folder).expect("the folder of fixtures") {
        let text = fs::read_to_string(entry.expect("a readable entry").path());
        let game = Match::<G>::load(&text.expect("a readable file")).expect("a stored game opens");
        let (mut done, mut opinions) = (0, 0);
        review(&game, &mut search::<G>(1, 1), &Stop::default(), |steps, opinion| {
            done = steps;
            opinions += usize::from(opinion.is_some());
        });
        assert_eq!(done, game.steps().len(), "{}", G::ID);
        assert!(opinions > 20, "{opinions} decisions of {} had a choice", G::ID);
    }
}
test_each_game!(every_stored_game_is_reviewed_to_its_end);
