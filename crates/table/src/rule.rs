//! Rule names, and the refusal that cites one.

use std::fmt;

use serde::Serialize;

use crate::Value;

/// The name of a rule, such as `KOS-ORD-3`. Its sentence stands in the game's `RULES.md`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not allowed: the rule it breaks and the values that explain it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// Names and values for the sentence that explains it.
    pub values: Vec<(&'static str, Value)>,
}

impl Refusal {
    /// A refusal by `rule`, without values so far.
    #[cold]
    pub fn new(rule: &'static str) -> Self {
        Self { rule: RuleId(rule), values: Vec::new() }
    }

    /// The refusal with one more explaining value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rule)?;
        for (index, (name, value)) in self.values.iter().enumerate() {
            write!(f, "{}{name} {value}", if index == 0 { " (" } else { ", " })?;
        }
        if self.values.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl std::error::Error for Refusal {}

/// The table's own rules, which hold in every game.
pub mod table_rules {
    /// Only a seat whose decision is asked for may act.
    pub const NOT_YOUR_DECISION: &str = "TABLE-TURN-1";
    /// Nobody acts after the end of the game.
    pub const GAME_IS_OVER: &str = "TABLE-TURN-2";
    /// Nobody decides beforehand what he does once he knows more.
    pub const NOT_BEFOREHAND: &str = "TABLE-TURN-3";
    /// A seat can take back only steps of its own.
    pub const NOTHING_TO_UNDO: &str = "TABLE-UNDO-1";
    /// Chance is never taken back.
    pub const CHANCE_STANDS: &str = "TABLE-UNDO-2";
    /// What was revealed stays revealed.
    pub const REVEALED: &str = "TABLE-UNDO-3";
    /// Nobody takes back a step that another seat has already answered.
    pub const ANSWERED: &str = "TABLE-UNDO-4";
    /// Nobody takes steps back without end.
    pub const UNDONE_TOO_OFTEN: &str = "TABLE-UNDO-5";
    /// A guided match goes as its lesson says.
    pub const NOT_IN_THE_LESSON: &str = "TABLE-LESSON-1";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_reads_as_rule_and_values() {
        let refusal = Refusal::new("KOS-ORD-3").with("have", 1_u8).with("fuel", "super");
        assert_eq!(refusal.to_string(), "KOS-ORD-3 (have 1, fuel super)");
        assert_eq!(Refusal::new("KOS-ORD-1").to_string(), "KOS-ORD-1");
    }
}
