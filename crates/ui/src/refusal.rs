//! Why something is not possible, in a sentence.

use table::{Refusal, Value};

use crate::{Arg, Face, Words};

/// The sentence of a refusal without the rule's name: the table's own, or the game's.
pub(crate) fn why_not<G: Face>(words: &Words, refusal: &Refusal) -> String {
    let key = table_key(refusal.rule.0).or_else(|| G::refusal_key(refusal));
    let arg = |name: &str, value: Value| -> Arg<'static> {
        match value {
            Value::Number(number) => number.into(),
            Value::Seat(seat) => (u8::from(seat) + 1).into(),
            Value::Id(id) => match G::phrase(words, name, id) {
                Some(phrase) => phrase.into(),
                None => id.into(),
            },
        }
    };
    let args: Vec<_> =
        refusal.values.iter().map(|(name, value)| (*name, arg(name, *value))).collect();
    words.say(key.unwrap_or("table-refusal-other"), &args)
}

/// The sentences of the rules that every table has.
fn table_key(rule: &str) -> Option<&'static str> {
    Some(match rule {
        "TABLE-TURN-1" => "table-refusal-turn-1",
        "TABLE-TURN-2" => "table-refusal-turn-2",
        "TABLE-TURN-3" => "table-refusal-turn-3",
        "TABLE-UNDO-1" => "table-refusal-undo-1",
        "TABLE-UNDO-2" => "table-refusal-undo-2",
        "TABLE-UNDO-3" => "table-refusal-undo-3",
        "TABLE-UNDO-4" => "table-refusal-undo-4",
        "TABLE-UNDO-5" => "table-refusal-undo-5",
        "TABLE-LESSON-1" => "table-refusal-lesson-1",
        _ => return None,
    })
}
