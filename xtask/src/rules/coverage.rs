//! Rules against their tests and citations.

use std::collections::{BTreeSet, HashSet};
use std::fmt;

use table::{Rule, Rulebook};

use super::scan::{citations, game_of, is_id, test_modules};

/// A crate with rules, as read from disk.
pub(crate) struct Flat {
    /// The crate's folder under `crates`.
    pub(crate) name: String,
    /// The text of `RULES.md`.
    pub(crate) rules: String,
    /// The files under `tests/rules`.
    pub(crate) tests: Vec<SourceFile>,
    /// The files under `src`.
    pub(crate) sources: Vec<SourceFile>,
}

/// A Rust file.
pub(crate) struct SourceFile {
    /// Its path in the crate.
    pub(crate) path: String,
    /// What stands in it.
    pub(crate) text: String,
}

/// What a crate's rules are covered by, and what is missing.
pub(crate) struct Coverage<'a> {
    /// The crate's folder under `crates`.
    pub(crate) name: &'a str,
    /// Its rules in the order of the text.
    pub(crate) rules: Vec<CoveredRule<'a>>,
    /// Everything that does not fit, in the order of the files.
    pub(crate) gaps: Vec<Gap>,
}

/// A rule with the files that test and cite it.
pub(crate) struct CoveredRule<'a> {
    pub(crate) rule: Rule<'a>,
    pub(crate) tests: BTreeSet<&'a str>,
    pub(crate) citations: BTreeSet<&'a str>,
}

/// Something that does not fit together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gap {
    /// The file to look at, from the root of the workspace.
    pub(crate) file: String,
    /// The rule's id.
    pub(crate) id: String,
    /// What is wrong.
    pub(crate) kind: GapKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GapKind {
    MalformedId,
    DuplicateRule,
    RuleWithoutTest,
    RuleNeverCited,
    EmptyTestModule,
    TestWithoutRule,
    UnknownCitation,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            GapKind::MalformedId => "is not an id like KOS-ORD-3",
            GapKind::DuplicateRule => "stands here more than once",
            GapKind::RuleWithoutTest => "has no test",
            GapKind::RuleNeverCited => "is cited nowhere in src",
            GapKind::EmptyTestModule => "has a module without a test",
            GapKind::TestWithoutRule => "has tests, but is no rule",
            GapKind::UnknownCitation => "is cited, but is no rule",
        };
        write!(f, "{}: {} {what}", self.file, self.id)
    }
}

/// Compares the rules of all crates with their tests and citations.
///
/// A crate may cite the rules of another, as games do with those of the table. A rule counts as
/// cited only in its own crate: there it has to be carried out.
pub(crate) fn compare(flats: &[Flat]) -> Vec<Coverage<'_>> {
    let books: Vec<Rulebook<'_>> = flats.iter().map(|flat| Rulebook::parse(&flat.rules)).collect();
    let known: HashSet<&str> =
        books.iter().flat_map(|book| book.rules.iter().map(|rule| rule.id)).collect();
    let games: BTreeSet<&str> = known.iter().map(|id| game_of(id)).collect();
    let games: Vec<&str> = games.into_iter().collect();
    flats.iter().zip(books).map(|(flat, book)| compare_flat(flat, book, &known, &games)).collect()
}

fn compare_flat<'a>(
    flat: &'a Flat,
    book: Rulebook<'a>,
    known: &HashSet<&str>,
    games: &[&str],
) -> Coverage<'a> {
    let mut gaps = Vec::new();
    let mut complain = |path: &str, id: &str, kind| {
        let gap = Gap { file: format!("crates/{}/{path}", flat.name), id: id.to_owned(), kind };
        // The same citation may stand in a file many times.
        if !gaps.contains(&gap) {
            gaps.push(gap);
        }
    };

    let mut rules: Vec<CoveredRule<'_>> = Vec::new();
    for rule in book.rules {
        if !is_id(rule.id) {
            complain("RULES.md", rule.id, GapKind::MalformedId);
        } else if rules.iter().any(|other| other.rule.id == rule.id) {
            complain("RULES.md", rule.id, GapKind::DuplicateRule);
        } else {
            rules.push(CoveredRule { rule, tests: BTreeSet::new(), citations: BTreeSet::new() });
        }
    }

    for file in &flat.tests {
        for module in test_modules(&file.text) {
            let rule = rules.iter_mut().find(|covered| covered.rule.id == module.id);
            match rule {
                None => complain(&file.path, &module.id, GapKind::TestWithoutRule),
                Some(_) if module.tests == 0 => {
                    complain(&file.path, &module.id, GapKind::EmptyTestModule);
                }
                Some(covered) => {
                    covered.tests.insert(&file.path);
                }
            }
        }
    }

    for file in &flat.sources {
        for id in citations(&file.text, games) {
            if let Some(covered) = rules.iter_mut().find(|covered| covered.rule.id == id) {
                covered.citations.insert(&file.path);
            } else if !known.contains(id) {
                complain(&file.path, id, GapKind::UnknownCitation);
            }
        }
    }

    for covered in &rules {
        if covered.tests.is_empty() {
            complain("RULES.md", covered.rule.id, GapKind::RuleWithoutTest);
        }
        if covered.citations.is_empty() && !is_example(covered.rule.id) {
            complain("RULES.md", covered.rule.id, GapKind::RuleNeverCited);
        }
    }
    Coverage { name: &flat.name, rules, gaps }
}

/// Worked examples show other rules at work: no line of code carries them out.
fn is_example(id: &str) -> bool {
    id.split('-').nth(1) == Some("EX")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TESTED: &str = "mod kos_ord_1 {\n    #[test]\n    fn works() {}\n}\n";

    fn flat(name: &str, rules: &str, test: &str, source: &str) -> Flat {
        let file = |path: &str, text: &str| SourceFile { path: path.into(), text: text.into() };
        Flat {
            name: name.into(),
            rules: rules.into(),
            tests: vec![file("tests/rules/orders.rs", test)],
            sources: vec![file("src/orders.rs", source)],
        }
    }

    fn check(rules: &str, test: &str, source: &str, expected: &[&str]) {
        let flats = [flat("kosmonauts", rules, test, source)];
        let gaps: Vec<String> = compare(&flats)[0].gaps.iter().map(ToString::to_string).collect();
        assert_eq!(gaps, expected);
    }

    #[test]
    fn a_tested_and_cited_rule_is_no_gap() {
        check("- **KOS-ORD-1** One.\n", TESTED, "// KOS-ORD-1\n", &[]);
    }

    #[test]
    fn a_rule_without_test_is_found() {
        check(
            "- **KOS-ORD-1** One.\n- **KOS-ORD-2** Two.\n",
            TESTED,
            "// KOS-ORD-1, KOS-ORD-2\n",
            &["crates/kosmonauts/RULES.md: KOS-ORD-2 has no test"],
        );
    }

    #[test]
    fn a_test_without_rule_is_found() {
        let test = TESTED.to_owned() + &TESTED.replace("kos_ord_1", "kso_ord_9");
        check(
            "- **KOS-ORD-1** One.\n",
            &test,
            "// KOS-ORD-1\n",
            &["crates/kosmonauts/tests/rules/orders.rs: KSO-ORD-9 has tests, but is no rule"],
        );
    }

    #[test]
    fn a_module_without_test_does_not_cover_its_rule() {
        check(
            "- **KOS-ORD-1** One.\n",
            "mod kos_ord_1 {\n    fn helper() {}\n}\n",
            "// KOS-ORD-1\n",
            &[
                "crates/kosmonauts/tests/rules/orders.rs: KOS-ORD-1 has a module without a test",
                "crates/kosmonauts/RULES.md: KOS-ORD-1 has no test",
            ],
        );
    }

    #[test]
    fn a_citation_of_an_unknown_rule_is_found_once_a_file() {
        check(
            "- **KOS-ORD-1** One.\n",
            TESTED,
            "// KOS-ORD-1\n// KOS-ORD-7\n// KOS-ORD-7\n",
            &["crates/kosmonauts/src/orders.rs: KOS-ORD-7 is cited, but is no rule"],
        );
    }

    #[test]
    fn a_rule_that_no_code_cites_is_found_unless_it_is_an_example() {
        let test = TESTED.to_owned() + &TESTED.replace("kos_ord_1", "kos_ex_1");
        check(
            "- **KOS-ORD-1** One.\n- **KOS-EX-1** Shown.\n",
            &test,
            "",
            &["crates/kosmonauts/RULES.md: KOS-ORD-1 is cited nowhere in src"],
        );
    }

    #[test]
    fn duplicate_and_malformed_ids_are_found() {
        check(
            "- **KOS-ORD-1** One.\n- **KOS-ORD-1** Again.\n- **Note** Bold.\n",
            TESTED,
            "// KOS-ORD-1\n",
            &[
                "crates/kosmonauts/RULES.md: KOS-ORD-1 stands here more than once",
                "crates/kosmonauts/RULES.md: Note is not an id like KOS-ORD-3",
            ],
        );
    }

    #[test]
    fn a_crate_may_cite_the_rules_of_another_if_they_exist() {
        let table_test = TESTED.replace("kos_ord_1", "table_turn_1");
        let flats = [
            flat(
                "kosmonauts",
                "- **KOS-ORD-1** One.\n",
                TESTED,
                "// KOS-ORD-1, TABLE-TURN-1, TABLE-TURN-2",
            ),
            flat("table", "- **TABLE-TURN-1** One.\n", &table_test, ""),
        ];
        let gaps: Vec<Vec<GapKind>> = compare(&flats)
            .iter()
            .map(|coverage| coverage.gaps.iter().map(|gap| gap.kind).collect())
            .collect();
        assert_eq!(gaps, [[GapKind::UnknownCitation], [GapKind::RuleNeverCited]]);
    }
}
