//! Finished games of every rules version and edition, replayed for ever.

use std::path::{Path, PathBuf};

use frostpunk::{Content, Frostpunk};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

#[test]
fn every_stored_game_opens_and_ends_as_it_did() {
    insta::assert_snapshot!(testkit::fixtures::<Frostpunk>(&folder(), |game| format!(
        "round {}",
        game.round
    )));
}

#[test]
fn every_released_edition_has_a_stored_game() {
    let games: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder of fixtures")
        .map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("a text"))
        .collect();
    for release in <Content as table::Content>::RELEASES {
        let content = format!("\"content\":\"{}\"", release.id);
        assert!(games.iter().any(|game| game.contains(&content)), "{content}");
    }
}
