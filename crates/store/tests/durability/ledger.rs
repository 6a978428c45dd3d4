//! A table whose steps say how often it was changed.

use store::{
    NewSteps, NewTable, Occupant, PlayerRecord, Revision, SeatRecord, Status, Store, StoreError,
    Visibility,
};
use table::{Seat, Seed};

/// Changes the table once: takes a step back and adds three, so that half a commit would show.
/// `weight` makes the steps as large as wanted.
pub(crate) async fn commit(
    store: &dyn Store,
    revision: Revision,
    weight: &str,
) -> Result<Revision, StoreError> {
    let number = revision.0;
    let new = ["a", "b", "open"].map(|step| format!("{number} {step}{weight}"));
    store
        .commit_steps(
            "ice",
            revision,
            NewSteps::new(number as usize * 2, &new),
            Status::Playing,
            number,
        )
        .await
}

/// The steps after so many commits.
pub(crate) fn steps_after(commits: i64, weight: &str) -> Vec<String> {
    let both = |number: i64| ["a", "b"].map(|step| format!("{number} {step}{weight}"));
    let last = match commits {
        0 => "start".into(),
        _ => format!("{} open{weight}", commits - 1),
    };
    (0..commits).flat_map(both).chain([last]).collect()
}

/// A player and the table.
pub(crate) async fn set_up(store: &dyn Store) {
    let player = PlayerRecord {
        id: "anna".into(),
        cookie_hash: "cookie".into(),
        name: "Anna".into(),
        created_at: 0,
        seen_at: 0,
    };
    store.create_player(&player).await.expect("a new player");
    let seat = SeatRecord {
        seat: Seat::new(0),
        occupant: Occupant::Player { player: "anna".into() },
        name: "Anna".into(),
        key_salt: "salt".into(),
        key_hash: "key".into(),
    };
    let table = NewTable {
        id: "ice".into(),
        game: "kosmonauts".into(),
        title: "Ice".into(),
        rules_version: 1,
        options: "{}".into(),
        seed: Seed(1),
        host: "anna".into(),
        status: Status::Playing,
        visibility: Visibility::Unlisted,
        settings: "{}".into(),
        seats: vec![seat],
        steps: steps_after(0, ""),
        summary: None,
        rematch_of: None,
    };
    let revision = store.create_table(&table, 0).await.expect("a new table");
    assert_eq!(revision, Revision::FIRST);
}
