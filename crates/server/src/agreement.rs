//! Which choices of the form for a new table go together.

use catalog::{AnyGame, NewMatchError};
use serde_json::Value;
use ui::pages::Clash;
use ui::{OptionChoice, OptionField, Words};

use crate::pages::Fields;

/// What a game allows to be agreed on.
pub(crate) struct Agreement<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) words: &'a Words,
}

/// The number of players is a choice like any other.
const PLAYERS: &str = "players";

impl Agreement<'_> {
    /// Why options do not go together: a sentence and the rule.
    pub(crate) fn refusal(&self, options: &Value) -> Option<(String, &'static str)> {
        match self.game.agree(options) {
            Err(NewMatchError::Refused(refusal)) => {
                Some((self.game.face().refusal(self.words, &refusal), refusal.rule.0))
            }
            // Everything else that is wrong is said when the table is set up.
            Ok(()) | Err(_) => None,
        }
    }

    /// The choices that do not go together with what is chosen elsewhere.
    pub(crate) fn clashes(&self, chosen: &Fields) -> Vec<Clash> {
        let fields = self.fields();
        let clash = |field: &OptionField, choice: &OptionChoice| {
            let mut other = chosen.clone();
            other.insert(field.name.to_owned(), choice.id.clone());
            let (sentence, rule) = self.refusal(&self.options(&fields, &other))?;
            let (choice, label) = (choice.id.clone(), choice.label.clone());
            Some(Clash { field: field.name, choice, label, sentence, rule })
        };
        let all = fields.iter().flat_map(|field| field.choices.iter().map(move |it| (field, it)));
        all.filter_map(|(field, choice)| clash(field, choice)).collect()
    }

    /// Whether any two choices do not go together.
    pub(crate) fn are_any(&self) -> bool {
        let usual = self.fields();
        usual.iter().any(|field| {
            field.choices.iter().any(|choice| {
                let chosen = Fields::from([(field.name.to_owned(), choice.id.clone())]);
                !self.clashes(&chosen).is_empty()
            })
        })
    }

    /// All fields, the number of players first.
    fn fields(&self) -> Vec<OptionField> {
        let choice = |count: u8| OptionChoice {
            id: count.to_string(),
            value: count.into(),
            label: count.to_string(),
        };
        let players = OptionField {
            name: PLAYERS,
            label: String::new(),
            help: String::new(),
            choices: self.game.players().map(choice).collect(),
        };
        [players].into_iter().chain(self.game.face().option_fields(self.words)).collect()
    }

    /// The options that these choices make, with the usual value where none is made.
    fn options(&self, fields: &[OptionField], chosen: &Fields) -> Value {
        let wanted = chosen.get(PLAYERS).and_then(|count| count.parse().ok());
        let players = wanted.filter(|count| self.game.players().contains(count));
        let mut options = self.game.options(players.unwrap_or(*self.game.players().start()));
        for field in fields.iter().filter(|field| field.name != PLAYERS) {
            if let Some(choice) = chosen.get(field.name) {
                field.write(choice, &mut options);
            }
        }
        options
    }
}
