//! Finished games of every rules version and edition, replayed for ever.

use std::path::Path;

use frostpunk::{Content, Frostpunk};

#[test]
fn every_stored_game_opens_and_ends_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    insta::assert_snapshot!(testkit::fixtures::<Frostpunk, Content>(&folder, |game| format!(
        "round {}",
        game.round
    )));
}
