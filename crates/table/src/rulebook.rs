//! The rules reference of a game, read from its `RULES.md`.

/// One rule of a rules reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its name, such as `KOS-ORD-3`.
    pub id: &'a str,
    /// The heading it stands under.
    pub section: &'a str,
    /// What it says, in Markdown.
    pub text: &'a str,
}

impl<'a> Rule<'a> {
    /// Id and text of the rule that a line of a rules reference is about.
    pub fn entry(line: &'a str) -> Option<(&'a str, &'a str)> {
        let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
        Some((id, text.trim()))
    }
}

/// All rules of a rules reference in the order of the text.
///
/// A rule is a list item that starts with its id in bold: `- **KOS-ORD-3** A player ...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// The rules.
    pub rules: Vec<Rule<'a>>,
}

impl<'a> Rulebook<'a> {
    /// Reads a rules reference.
    pub fn parse(text: &'a str) -> Self {
        let mut section = "";
        let mut rules = Vec::new();
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                section = heading.trim_start_matches('#').trim();
            } else if let Some((id, text)) = Rule::entry(line) {
                rules.push(Rule { id, section, text });
            }
        }
        Self { rules }
    }

    /// The rule with this id, whatever its case.
    pub fn find(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules whose id, section or text contains `word`, whatever its case.
    pub fn search(&self, word: &str) -> impl Iterator<Item = &Rule<'a>> {
        let word = word.to_lowercase();
        self.rules.iter().filter(move |rule| {
            [rule.id, rule.section, rule.text]
                .iter()
                .any(|part| part.to_lowercase().contains(&word))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n## Orders\n\n- **G-1** First *thing*.\n- not a rule\n\n## End\n- **G-2** Over.\n";

    #[test]
    fn rules_know_their_section_and_text() {
        let book = Rulebook::parse(TEXT);
        assert_eq!(
            book.rules,
            [
                Rule { id: "G-1", section: "Orders", text: "First *thing*." },
                Rule { id: "G-2", section: "End", text: "Over." },
            ]
        );
    }

    #[test]
    fn rules_are_found_by_id_and_by_word() {
        let book = Rulebook::parse(TEXT);
        assert_eq!(book.find("g-2").map(|rule| rule.text), Some("Over."));
        assert_eq!(book.find("G-3"), None);
        assert_eq!(book.search("ORDERS").map(|rule| rule.id).collect::<Vec<_>>(), ["G-1"]);
    }
}
