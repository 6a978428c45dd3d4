//! Finished games of every rules version, replayed for ever.

use std::path::Path;

use kosmonauts::Kosmonauts;

#[test]
fn every_stored_game_opens_and_ends_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    insta::assert_snapshot!(testkit::fixtures::<Kosmonauts>(&folder, |game| format!(
        "round {}",
        game.round
    )));
}
