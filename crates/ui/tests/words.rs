//! Every sentence exists in every language, with the same values, and is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ui::games::FACES;
use ui::{Language, Words, dynamic_keys};

/// The keys of a language with the names of the values in their sentences. `key.attribute` stands
/// for another form of a word.
fn sentences(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut sentences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in Words::sources(language).iter().flat_map(|source| source.lines()) {
        let is_blank = line.is_empty() || line.starts_with('#');
        if is_blank {
            continue;
        }
        let trimmed = line.trim_start();
        if !line.starts_with(' ') {
            let (name, _) = trimmed.split_once(" =").expect("a key and a sentence");
            name.clone_into(&mut message);
            key.clone_from(&message);
        } else if let Some((attribute, _)) =
            trimmed.strip_prefix('.').and_then(|rest| rest.split_once(" ="))
        {
            key = format!("{message}.{attribute}");
        }
        let values = sentences.entry(key.clone()).or_default();
        for part in line.split('$').skip(1) {
            values.insert(part.chars().take_while(|c| c.is_alphanumeric()).collect());
        }
    }
    sentences
}

/// String literals of the sources that look like keys.
fn literal_keys(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            literal_keys(&path, keys);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let is_key = |literal: &&str| {
            let is_known =
                |prefix| prefix == "table" || FACES.iter().any(|face| face.prefix() == prefix);
            literal
                .split_once('-')
                .is_some_and(|(prefix, rest)| is_known(prefix) && !rest.is_empty())
                && literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        };
        keys.extend(text.split('"').filter(is_key).map(str::to_owned));
    }
}

fn used_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = dynamic_keys().into_iter().collect();
    literal_keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
    keys
}

#[test]
fn every_sentence_that_is_used_exists_and_every_one_that_exists_is_used() {
    let used = used_keys();
    for language in Language::ALL {
        let there: BTreeSet<String> = sentences(language).into_keys().collect();
        let missing: Vec<_> = used.difference(&there).collect();
        let unused: Vec<_> = there.difference(&used).collect();
        assert!(missing.is_empty(), "{}: missing {missing:?}", language.id());
        assert!(unused.is_empty(), "{}: unused {unused:?}", language.id());
    }
}

#[test]
fn sentences_take_the_same_values_in_every_language() {
    let english = sentences(Language::English);
    for language in [Language::Polish, Language::Italian] {
        for (key, values) in sentences(language) {
            assert_eq!(values, english[&key], "{}: {key}", language.id());
        }
    }
}

#[test]
fn polish_has_its_own_plural_forms() {
    let words = Words::of(Language::Polish);
    let deck = |count: u8| words.say("kos-deck", &[("count", count.into())]);
    assert_eq!(deck(1), "1 karta w talii");
    assert_eq!(deck(3), "3 karty w talii");
    assert_eq!(deck(5), "5 kart w talii");
    assert_eq!(deck(22), "22 karty w talii");
}

#[test]
fn every_plural_of_polish_names_all_its_forms() {
    for source in Words::sources(Language::Polish) {
        for choice in source.split("->").skip(1) {
            let lines = choice.lines().take_while(|line| !line.trim_start().starts_with('}'));
            let forms: String = lines.collect();
            // Which of several sentences it is may be said by a word of ours instead of a number.
            let numbers = ["[0]", "[1]", "[one]", "[few]", "[many]", "[other]"];
            if !numbers.iter().any(|number| forms.contains(number)) {
                continue;
            }
            for form in ["[one]", "[few]", "[many]", "*[other]"] {
                assert!(forms.contains(form), "{form} is missing in {forms}");
            }
        }
    }
}
