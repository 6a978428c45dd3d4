//! Tables to test with.

use serde_json::{Value, json};

use crate::client::{Client, number, text};

/// A generator of test data; the same seed gives the same data.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// `SplitMix64`.
    pub(crate) fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.roll() % end as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// The game that the tests play.
pub(crate) fn game() -> &'static str {
    catalog::GAMES[0].id()
}

/// Options of a short game that begins at once.
pub(crate) fn short(players: usize) -> Value {
    json!({ "players": players, "placement": "random", "round_limit": 3, "instructor": 0 })
}

/// Sets up a short game with these seats.
#[track_caller]
pub(crate) fn table(host: &mut Client, seats: &[&str]) -> String {
    let wish = json!({
        "game": game(), "seats": seats, "options": short(seats.len()), "title": "Test",
    });
    text(&host.call("POST", "/tables", wish)["id"])
}

/// What the client sees of a table.
pub(crate) fn look(client: &mut Client, table: &str) -> Value {
    client.call("GET", &format!("/tables/{table}"), Value::Null)
}

pub(crate) fn revision(client: &mut Client, table: &str) -> i64 {
    number(&look(client, table)["revision"])
}

/// The legal actions of the client's seat.
pub(crate) fn actions(client: &mut Client, table: &str) -> (i64, Vec<Value>) {
    let reply = client.call("GET", &format!("/tables/{table}/actions"), Value::Null);
    let actions = reply["actions"].as_array().expect("a list").clone();
    (number(&reply["revision"]), actions)
}

/// Does something legal, if the client is to decide.
pub(crate) fn decide(client: &mut Client, table: &str, dice: &mut Dice) -> Option<Value> {
    let (revision, actions) = actions(client, table);
    if actions.is_empty() {
        return None;
    }
    let action = dice.pick(&actions)["action"].clone();
    let body = json!({ "revision": revision, "action": action });
    // A bot may have been faster; then nothing has changed and the next look is fresh.
    let answer = client.api("POST", &format!("/tables/{table}/act"), body);
    assert!(matches!(answer.status, 200 | 409), "{action}: {}", answer.body);
    (answer.status == 200).then_some(action)
}

/// Plays until the game is over, all players at random.
pub(crate) fn finish(players: &mut [&mut Client], table: &str) {
    let mut dice = Dice(3);
    for _ in 0..20_000 {
        for player in &mut *players {
            decide(player, table, &mut dice);
        }
        if look(players[0], table)["status"] == "finished" {
            return;
        }
    }
    panic!("the game does not end");
}
