//! How a table is run, kept as JSON with it.

use serde::{Deserialize, Serialize};

/// What the host agreed on besides the game's options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableSettings {
    /// Whether a player may ask a bot for advice.
    #[serde(default = "yes")]
    pub(crate) hints: bool,
    /// Milliseconds between a step and a bot's answer; the server's usual pace without it.
    #[serde(default)]
    pub(crate) pace: Option<u64>,
    /// Whether the match is the game's guided first game and the learner has not left it.
    #[serde(default)]
    pub(crate) lesson: bool,
}

const fn yes() -> bool {
    true
}
