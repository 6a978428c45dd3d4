//! What holds for every game of the catalog.

mod fuzz;
mod lessons;

/// `make run` compiles nothing for speed but what the manifest names.
#[test]
fn every_game_is_optimized_where_people_play_it() {
    let manifest = include_str!("../../../../Cargo.toml");
    for game in catalog::GAMES {
        let entry = format!("[profile.release.package.{}]\nopt-level = 3\n", game.id());
        assert!(manifest.contains(&entry), "{}", game.id());
    }
}
