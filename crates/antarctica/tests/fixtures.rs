//! Finished games of every rules version, replayed for ever.

use std::fs;
use std::path::Path;

use antarctica::Antarctica;
use table::{Game, Match, Turn, Viewer};

#[test]
fn every_stored_game_opens_and_ends_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut results = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of fixtures") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a readable file");
        let game =
            Match::<Antarctica>::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.state().turn(), Turn::Over, "{name}");
        assert_eq!(game.save(), text, "{name} is written as it was read");
        let standings = game.state().standings(Viewer::Spectator);
        let scores: Vec<String> = standings
            .scores
            .iter()
            .map(|score| format!("{:?} = {}, place {}", score.points, score.total(), score.rank))
            .collect();
        results.push(format!("{name}: {} turns\n  {}", game.state().turns, scores.join("\n  ")));
    }
    results.sort();
    insta::assert_snapshot!(results.join("\n"));
}
