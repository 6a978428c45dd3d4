//! The rules of a game on a page of their own, to be read before sitting down.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use crate::prose::rulebook;
use crate::{AnyFace, Language};

/// The rules of a game and of every table.
pub struct RulesPage<'a> {
    /// Who reads.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
}

impl RulesPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.say("table-rules-of", &[("game", self.face.title(words).into())]);
        let body = html! {
            main id="main" class="sheet" {
                h1 { (title) }
                @if self.visitor.look.language != Language::English {
                    p class="help" { (words.get("table-rules-language")) }
                }
                input type="search" data-filter="rules-text" aria-label=(words.get("table-rules-search"))
                    placeholder=(words.get("table-rules-search"));
                div id="rules-text" class="whole" lang="en" {
                    (rulebook(self.face.rules()))
                    (rulebook(table::RULES))
                }
            }
        };
        page(&self.visitor, &title, &body)
    }
}
