//! How a table is run, kept as JSON with it.

use serde::{Deserialize, Serialize};
use table::{Dice, Seats, Seed};

/// So many minutes may a player be away, unless the host chooses otherwise.
pub(crate) const USUAL_ABSENCE: u32 = 15;

/// No table waits longer than a week for somebody who is away.
pub(crate) const LONGEST_ABSENCE: u32 = 7 * 24 * 60;

/// What the host agreed on besides the game's options, and what players have said once and for all.
/// The salt never leaves the server while the match is running.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is agreed on its own")]
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
    /// Whether anyone at the table may click for a player who is away.
    #[serde(default)]
    pub(crate) helping: bool,
    /// Whether whoever decides is asked once more until everybody who is here has said something.
    #[serde(default)]
    pub(crate) speak_first: bool,
    /// Minutes that a player may be away before a bot may take the seat.
    #[serde(default = "usual_absence")]
    pub(crate) absence: u32,
    /// What hides the seed in the promise about the dice. Tables from before have none.
    #[serde(default)]
    pub(crate) salt: Option<String>,
    /// The first step that the promise is about. Those before are of the match from which this one is
    /// played on.
    #[serde(default)]
    pub(crate) promised_from: usize,
    /// Whether whoever set the table up knows the seed and so all chance.
    #[serde(default)]
    pub(crate) is_seed_chosen: bool,
    /// The seats whose players decline what can be declined, until they want to be asked again. A
    /// server from before forgets them when it changes something else; then they are asked.
    #[serde(default)]
    pub(crate) declining: Seats,
}

impl TableSettings {
    /// The usual settings, with a fresh salt.
    pub(crate) fn new() -> Self {
        Self {
            hints: true,
            pace: None,
            lesson: false,
            helping: false,
            speak_first: false,
            absence: USUAL_ABSENCE,
            salt: Some(crate::secret::token()),
            promised_from: 0,
            is_seed_chosen: false,
            declining: Seats::NONE,
        }
    }

    /// The promise about the dice of the match.
    pub(crate) fn dice(&self, seed: Seed) -> Option<Dice> {
        let seal = |salt: &String| Dice::seal(seed, salt).from_step(self.promised_from);
        self.salt.as_ref().map(seal)
    }

    /// How long a player may be away, in milliseconds.
    pub(crate) fn absence_milliseconds(&self) -> i64 {
        i64::from(self.absence) * 60_000
    }
}

const fn yes() -> bool {
    true
}

const fn usual_absence() -> u32 {
    USUAL_ABSENCE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_from_before_there_were_promises_are_read() {
        let old = r#"{"secret":"s","hints":true,"pace":null,"lesson":false}"#;
        let settings: TableSettings = serde_json::from_str(old).expect("readable");
        assert_eq!(settings.dice(Seed(7)), None);
        assert_eq!((settings.absence, settings.is_seed_chosen), (USUAL_ABSENCE, false));
        assert_eq!(settings.declining, Seats::NONE);
        assert!(TableSettings::new().dice(Seed(7)).is_some());
    }
}
