//! Values that can be listed: `--help` and the completions of shells know them.

use std::fmt::Write;

use bots::BotSpec;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use store::Status;
use ui::{Language, Words};

/// The name of a game.
pub(crate) fn game() -> PossibleValuesParser {
    PossibleValuesParser::new(catalog::GAMES.iter().map(|game| game.id()))
}

/// The name of a bot.
pub(crate) fn bot() -> impl TypedValueParser<Value = BotSpec> {
    PossibleValuesParser::new(BotSpec::ALL.map(BotSpec::name))
        .try_map(|name| name.parse::<BotSpec>())
}

/// The tag of a language.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::id))
        .map(|id| Language::from_id(&id).expect("one of the possible values"))
}

/// How far a table has come.
pub(crate) fn status() -> impl TypedValueParser<Value = Status> {
    let all = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
    PossibleValuesParser::new(all.map(Status::as_str)).try_map(|word| word.parse::<Status>())
}

/// The options of each game with their values, the usual one first: scenarios, lengths and the rest.
pub(crate) fn options() -> String {
    let mut text = "Options of the games (--option NAME=VALUE):\n".to_owned();
    for game in catalog::GAMES {
        let _ = writeln!(text, "  {}", game.id());
        for field in game.face().option_fields(Words::of(Language::English)) {
            let values: Vec<String> =
                field.choices.iter().map(|choice| plain(&choice.value)).collect();
            let _ = writeln!(text, "    {}={}", field.name, values.join("|"));
        }
    }
    text
}

/// A value as it is typed on the command line.
fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
