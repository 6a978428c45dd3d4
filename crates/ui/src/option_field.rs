//! The fields of the form for a new table.

use serde_json::Value;

/// One value of an option.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionChoice {
    /// What the form sends.
    pub id: String,
    /// What the game's options hold then.
    pub value: Value,
    /// Its name.
    pub label: String,
}

/// A field of the form for a new table.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionField {
    /// The name in the game's options and in the form.
    pub name: &'static str,
    /// Its name on the page.
    pub label: String,
    /// What it changes.
    pub help: String,
    /// The values, the usual one first.
    pub choices: Vec<OptionChoice>,
}

impl OptionField {
    /// Writes the choice with this id into a game's options. Returns whether there is one.
    pub fn write(&self, id: &str, options: &mut Value) -> bool {
        let choice = self.choices.iter().find(|choice| choice.id == id);
        if let (Some(choice), Some(options)) = (choice, options.as_object_mut()) {
            options.insert(self.name.to_owned(), choice.value.clone());
        }
        choice.is_some()
    }

    /// The name of the choice that a game's options hold.
    pub fn read(&self, options: &Value) -> Option<&str> {
        let value = options.get(self.name)?;
        self.choices.iter().find(|choice| choice.value == *value).map(|choice| &*choice.label)
    }
}
