//! The options of a game, from the command line.

use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::AnyGame;
use clap::Args;
use serde_json::Value;

use crate::exit::Misuse;

/// What is agreed before a game.
#[derive(Args)]
pub(crate) struct GameOptions {
    /// Set an option of the game, such as `placement=random` or `round_limit=30`
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Take content files from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

impl GameOptions {
    /// Changes the given options as the command line says.
    pub(crate) fn apply(&self, game: &dyn AnyGame, mut options: Value) -> Result<Value> {
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                let misuse = format!("option {option:?} is not of the form NAME=VALUE");
                return Err(Misuse(misuse).into());
            };
            let Some(slot) = options.get_mut(name) else {
                let names = options.as_object().into_iter().flat_map(|known| known.keys());
                let names: Vec<&str> = names.map(String::as_str).collect();
                let names = names.join(", ");
                let misuse = format!("{} has no option {name:?}, it has {names}", game.id());
                return Err(Misuse(misuse).into());
            };
            *slot = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        }
        if let Some(folder) = &self.content {
            let loaded = game.load_content(folder);
            let content =
                loaded.with_context(|| format!("the content of {} is not usable", game.id()))?;
            options["content"] = Value::from(content);
        }
        Ok(options)
    }
}
