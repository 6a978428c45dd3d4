//! What the alerts and the board in `dist` ask for is what the server tells.

use std::collections::BTreeSet;

use serde_json::json;

use crate::client::Server;
use crate::seats::{Dice, decide, table};

/// All names of our metrics in a text, without what Prometheus adds to a histogram.
fn names(text: &str) -> BTreeSet<&str> {
    text.match_indices("nunatak_").map(|(start, _)| name(&text[start..])).collect()
}

fn name(text: &str) -> &str {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let whole = &text[..text.find(|letter| !is_part(letter)).unwrap_or(text.len())];
    let ends = ["_bucket", "_count", "_sum"];
    ends.into_iter().find_map(|end| whole.strip_suffix(end)).unwrap_or(whole)
}

#[test]
fn alerts_and_board_ask_for_metrics_that_there_are() {
    let server = Server::start();
    let mut ada = server.player("Ada");
    let id = table(&mut ada, &["me", "bot:random"]);
    let mut events = ada.follow(&format!("/t/{id}/events"));
    events.next();
    decide(&mut ada, &id, &mut Dice(1)).expect("it is her turn");
    ada.script(&format!("/t/{id}/chat"), json!({ "text": "and now you" })).expect(200);
    // The bot has moved as well when it is her turn again.
    while decide(&mut ada, &id, &mut Dice(2)).is_none() {}
    let told = server.metrics();
    let known = names(&told);
    for file in [
        include_str!("../../../../dist/prometheus-rules.yml"),
        include_str!("../../../../dist/grafana.json"),
    ] {
        let asked = names(file);
        assert!(asked.len() > 2, "{asked:?}");
        let unknown: Vec<_> = asked.difference(&known).collect();
        assert!(unknown.is_empty(), "{unknown:?} of {known:?}");
    }
    let board = names(include_str!("../../../../dist/grafana.json"));
    assert_eq!(known.difference(&board).count(), 0, "the board shows all: {known:?}");
}
