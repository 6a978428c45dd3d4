//! Finding rule ids in Rust source, without a parser: the sources are formatted by rustfmt.

/// A test module that is named after a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TestModule {
    /// The rule's id, such as `KOS-ORD-3` for `kos_ord_3`.
    pub(crate) id: String,
    /// How many tests it holds.
    pub(crate) tests: usize,
}

/// Whether a text has the form of a rule id: game, part and number, as in `KOS-ORD-3`.
pub(crate) fn is_id(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [game, part, number] = parts[..] else { return false };
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_uppercase());
    let is_number = !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit());
    is_word(game) && is_word(part) && is_number
}

/// The modules of a file whose names have the form of a rule id.
pub(crate) fn test_modules(text: &str) -> Vec<TestModule> {
    let lines: Vec<&str> = text.lines().collect();
    let mut modules = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some(id) = module_name(line).map(|name| name.replace('_', "-").to_uppercase()) else {
            continue;
        };
        if !is_id(&id) {
            continue;
        }
        // A formatted module ends with a brace at its own indentation.
        let end = format!("{}}}", indentation(line));
        let body = lines[index + 1..].iter().take_while(|line| **line != end);
        let tests = body.filter(|line| line.trim_start().starts_with("#[test]")).count();
        modules.push(TestModule { id, tests });
    }
    modules
}

/// The ids in a text that belong to one of the games, each once for every time it stands there.
pub(crate) fn citations<'a>(text: &'a str, games: &[&str]) -> Vec<&'a str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .map(|word| word.trim_matches('-'))
        .filter(|word| is_id(word))
        .filter(|id| games.iter().any(|game| game_of(id) == *game))
        .collect()
}

/// The first part of an id.
pub(crate) fn game_of(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

fn module_name(line: &str) -> Option<&str> {
    let name = line.trim_start().strip_prefix("mod ")?.strip_suffix('{')?.trim_end();
    name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_').then_some(name)
}

fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start().len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_game_part_and_number() {
        for id in ["KOS-ORD-3", "TABLE-UNDO-12"] {
            assert!(is_id(id), "{id}");
        }
        for text in
            ["KOS-ORD", "KOS-3", "Kos-ORD-3", "KOS-ORD-3-4", "KOS-ORD-", "-ORD-3", "KOS-ORD-3a"]
        {
            assert!(!is_id(text), "{text}");
        }
    }

    #[test]
    fn modules_named_after_rules_count_their_own_tests() {
        let text = "
mod helpers {
    #[test]
    fn not_of_a_rule() {}
}

mod kos_ord_3 {
    #[test]
    fn one() {}

    #[test]
    fn two() {}
}

mod orders {
    mod kos_ord_4 {
        // #[test]
        fn no_test() {}
    }

    #[test]
    fn of_nobody() {}
}
";
        let module = |id: &str, tests| TestModule { id: id.to_owned(), tests };
        assert_eq!(test_modules(text), [module("KOS-ORD-3", 2), module("KOS-ORD-4", 0)]);
    }

    #[test]
    fn citations_stand_in_comments_and_strings() {
        let text = "// KOS-ORD-3, KOS-ORD-4: why.\nlet rule = \"KOS-END-1\"; // see ANT-X-1, XKOS-A-1\n//! (KOS-ORD-3)";
        assert_eq!(
            citations(text, &["KOS", "TABLE"]),
            ["KOS-ORD-3", "KOS-ORD-4", "KOS-END-1", "KOS-ORD-3"]
        );
    }
}
