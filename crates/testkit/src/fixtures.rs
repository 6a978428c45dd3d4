//! Finished games, replayed for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use table::{Content, Game, Match, Release, Turn, Viewer};

/// Opens every save of a folder and says how the games ended, for a snapshot: `length` says how
/// long each took, in the game's own unit.
///
/// # Panics
/// When a save does not open, is not finished, or would be written differently today; when there is
/// none of a version of the rules or of a released edition.
#[track_caller]
pub fn fixtures<G: Game, C: Content>(folder: &Path, length: impl Fn(&G) -> String) -> String {
    let entries = fs::read_dir(folder).expect("the folder of fixtures");
    let (mut versions, mut editions) = (BTreeSet::new(), BTreeSet::new());
    let mut results: Vec<String> = entries
        .map(|entry| {
            let path = entry.expect("a readable entry").path();
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a readable file");
            let game = Match::<G>::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(game.state().turn(), Turn::Over, "{name}");
            assert_eq!(game.save(), text, "{name} is written as it was read");
            let stored: Value = serde_json::from_str(&text).expect("a save is JSON");
            versions.extend(stored["rules"].as_u64());
            editions.extend(stored["options"]["content"].as_str().map(str::to_owned));
            let standings = game.state().standings(Viewer::Spectator);
            let scores: Vec<String> = standings
                .scores
                .iter()
                .map(|score| {
                    format!("{:?} = {}, place {}", score.points, score.total(), score.rank)
                })
                .collect();
            format!("{name}: {}\n  {}", length(game.state()), scores.join("\n  "))
        })
        .collect();
    for version in 1..=u64::from(G::RULES_VERSION) {
        assert!(versions.contains(&version), "keep a game of version {version} of the rules");
    }
    for Release { id, .. } in C::RELEASES {
        assert!(editions.contains(*id), "keep a game of the edition {id}");
    }
    results.sort();
    results.join("\n")
}
