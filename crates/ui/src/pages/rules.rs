//! The rules of a game on a page of their own, to be read before sitting down.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use crate::AnyFace;
use crate::prose::reference;

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
                (self.face.poster().banner(self.face.id()))
                h1 { (title) }
                @if let Some((heading, guide)) = self.face.guide(words) {
                    section id="guide" class="guide" { h2 { (heading) } (guide) }
                }
                input type="search" data-filter="rules-text" aria-label=(words.get("table-rules-search"))
                    placeholder=(words.get("table-rules-search"));
                div id="rules-text" class="whole" {
                    (reference(self.face, self.visitor.look.language))
                }
            }
        };
        page(&self.visitor, &title, &body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::FACES;
    use crate::{Language, Look};

    #[test]
    fn how_to_play_stands_above_the_reference_in_every_language_and_its_rules_are_there() {
        for language in Language::ALL {
            let look = Look { language, ..Look::default() };
            let visitor = Visitor { look: &look, name: None, waiting: 0, path: "/" };
            let mut guided = Vec::new();
            for face in FACES {
                let page = RulesPage { visitor, face }.render().into_string();
                let Some((guide, reference)) = page.split_once("id=\"rules-text\"") else {
                    panic!("{} has no reference", face.id())
                };
                let Some((heading, _)) = face.guide(look.words()) else { continue };
                assert!(guide.contains(&format!("<h2>{heading}</h2>")), "{}", face.id());
                let rules: Vec<&str> = guide.split("href=\"#rule-").skip(1).collect();
                assert!(rules.len() > 20, "{} names {} rules", face.id(), rules.len());
                for rule in rules.iter().filter_map(|rest| rest.split('"').next()) {
                    let anchor = format!("id=\"rule-{rule}\"");
                    assert!(reference.contains(&anchor), "{rule} is no rule of {}", face.id());
                }
                guided.push(face.id());
            }
            assert_eq!(guided.len(), FACES.len(), "{guided:?} in {language:?}");
        }
    }
}
