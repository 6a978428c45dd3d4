//! `nunatak rules`: the rules reference.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use table::{Rule, Rulebook};
use ui::Language;

use crate::exit::Missing;
use crate::values;

/// The rules reference of a game.
#[derive(Args)]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = values::game())]
    game: String,
    /// A rule id such as KOS-ORD-3, or a word to look for
    query: Option<String>,
    /// The language
    #[arg(long, default_value = Language::English.id(), value_parser = values::language())]
    language: Language,
}

impl Rules {
    pub(crate) fn run(self) -> Result<()> {
        let game = catalog::game(&self.game)?;
        let mut book = Rulebook::parse(game.face().rules(self.language));
        book.rules.extend(Rulebook::parse(ui::table_rules(self.language)).rules);
        let rules: Vec<&Rule<'_>> = match &self.query {
            None => book.rules.iter().collect(),
            Some(query) => match book.find(query) {
                Some(rule) => vec![rule],
                None => book.search(query).collect(),
            },
        };
        if rules.is_empty() {
            let query = self.query.unwrap_or_default();
            let missing = format!("no rule of {} has the id or the word {query:?}", game.id());
            return Err(Missing(missing).into());
        }
        let mut out = io::stdout().lock();
        let mut section = "";
        for rule in rules {
            if rule.section != section {
                let gap = if section.is_empty() { "" } else { "\n" };
                writeln!(out, "{gap}{}", rule.section)?;
                section = rule.section;
            }
            writeln!(out, "  {}  {}", rule.id, rule.text)?;
        }
        Ok(())
    }
}
