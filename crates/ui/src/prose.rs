//! The rules of a game as a document of their own, from the little Markdown they are written in.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use maud::{Markup, PreEscaped, html};
use table::Rule;

use crate::assets::built_in;
use crate::{AnyFace, Language, Words, assets};

/// The rules of a game and of the table, as the rules dialog shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The address, which changes with the text so that it can be cached for ever.
    pub url: String,
    /// The text as HTML.
    pub html: String,
}

/// The rules of a game in a language, set once.
pub fn rules(face: &dyn AnyFace, language: Language) -> Arc<Rules> {
    static SET: Mutex<BTreeMap<(&str, &str), Arc<Rules>>> = Mutex::new(BTreeMap::new());
    let mut set = SET.lock().expect("nobody panics while setting rules");
    let rules = set.entry((face.id(), language.id())).or_insert_with(|| {
        let html = reference(face, language).into_string();
        let version = assets::fingerprint(&html);
        let url = format!("/rules/{}/{}?v={version:016x}", face.id(), language.id());
        Arc::new(Rules { url, html })
    });
    rules.clone()
}

/// The rules of a game, and after them those that hold at every table.
pub(crate) fn reference(face: &dyn AnyFace, language: Language) -> Markup {
    html! { (rulebook(face.rules(language))) (rulebook(table_rules(language))) }
}

/// The rules of the table in a language.
pub fn table_rules(language: Language) -> &'static str {
    match language {
        Language::English => table::RULES,
        Language::Polish => built_in!("locales/pl/table.rules.md"),
        Language::Italian => built_in!("locales/it/table.rules.md"),
    }
}

/// A part of a guide: a heading with what stands before it, and the paragraph of its `.text`.
pub(crate) fn section(words: &Words, key: &str, sign: &Markup) -> Markup {
    html! {
        h3 { (sign) (words.get(key)) }
        p { (prose(&words.get(&format!("{key}.text")))) }
    }
}

/// A guide of nothing but such parts, by what their keys end with.
pub(crate) fn plain_guide(words: &Words, game: &str, parts: &[&str]) -> (String, Markup) {
    let key = format!("{game}-guide");
    let sections = html! {
        @for part in parts { (section(words, &format!("{key}-{part}"), &Markup::default())) }
    };
    (words.get(&key), sections)
}

/// The keys of such a guide.
pub(crate) fn guide_keys(game: &str, parts: &[&str]) -> Vec<String> {
    let keys = |part: &&str| {
        let key = format!("{game}-guide-{part}");
        [format!("{key}.text"), key]
    };
    let keys = parts.iter().flat_map(keys);
    keys.chain([format!("{game}-guide")]).collect()
}

/// Text with `code`, *emphasis* and links from rule names to the rules.
pub(crate) fn prose(text: &str) -> Markup {
    let mut code = false;
    html! {
        @for part in text.split('`') {
            @if code { code { (part) } } @else { (emphasis(part)) }
            ({ code = !code; PreEscaped("") })
        }
    }
}

fn emphasis(text: &str) -> Markup {
    let mut strong = false;
    html! {
        @for part in text.split('*') {
            @if strong { em { (part) } } @else { (linked(part)) }
            ({ strong = !strong; PreEscaped("") })
        }
    }
}

/// Rule names are words such as `KOS-ORD-3`: capitals, a group and a number.
fn linked(text: &str) -> Markup {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let mut rest = text;
    let mut pieces = Vec::new();
    while let Some(start) = rest.find(is_part) {
        let end = rest[start..].find(|c| !is_part(c)).map_or(rest.len(), |length| start + length);
        let word = rest[start..end].trim_end_matches('-');
        let parts: Vec<&str> = word.split('-').collect();
        let is_rule = matches!(&parts[..], [game, group, number]
            if game.len() > 1
                && [game, group].iter().all(|part| part.chars().all(char::is_alphabetic))
                && number.parse::<u32>().is_ok());
        if is_rule {
            pieces.push((&rest[..start], Some(word)));
            rest = &rest[start + word.len()..];
        } else {
            pieces.push((&rest[..end], None));
            rest = &rest[end..];
        }
    }
    html! {
        @for (before, rule) in pieces {
            (before)
            @if let Some(rule) = rule { (rule_link(rule)) }
        }
        (rest)
    }
}

/// A link to a rule of the rules dialog.
pub(crate) fn rule_link(rule: &str) -> Markup {
    html! { a class="rule-link" href={ "#rule-" (rule) } { (rule) } }
}

/// A rules reference as sections: rules with anchors, and the notes and tables between them.
fn rulebook(text: &str) -> Markup {
    let sections = text.split("\n#").filter_map(|section| section.split_once('\n'));
    html! {
        @for (heading, body) in sections {
            section class="rule-section" {
                h3 { (heading.trim_start_matches('#').trim()) }
                (blocks(body))
            }
        }
    }
}

fn blocks(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    let is_row = |line: &str| line.starts_with('|');
    let kind = |line: &&str| (Rule::entry(line).is_some(), is_row(line));
    html! {
        @for block in lines.chunk_by(|one, next| kind(one) == kind(next)) {
            @if is_row(block[0]) {
                (rows(block))
            } @else if Rule::entry(block[0]).is_some() {
                dl {
                    @for (id, text) in block.iter().filter_map(|line| Rule::entry(line)) {
                        div class="rule" id={ "rule-" (id) } tabindex="-1" {
                            dt { (id) }
                            dd { (prose(text)) }
                        }
                    }
                }
            } @else {
                @for line in block { p class="rule-note" { (prose(line)) } }
            }
        }
    }
}

fn cells(row: &str) -> impl Iterator<Item = &str> {
    row.trim_matches('|').split('|').map(str::trim)
}

/// A table: the row of its heads, a row of dashes, the others.
fn rows(lines: &[&str]) -> Markup {
    html! {
        div class="rule-note" {
            table {
                thead { tr { @for cell in cells(lines[0]) { th scope="col" { (prose(cell)) } } } }
                tbody {
                    @for line in &lines[2..] { tr { @for cell in cells(line) { td { (prose(cell)) } } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_names_become_links_and_nothing_else_does() {
        let text = prose("See KOS-ORD-3, FRO-C-1, E-W-2 and *so* `code` <b>.").into_string();
        let link = |rule| format!("<a class=\"rule-link\" href=\"#rule-{rule}\">{rule}</a>");
        let (order, card) = (link("KOS-ORD-3"), link("FRO-C-1"));
        let rest = "E-W-2 and <em>so</em> <code>code</code> &lt;b&gt;.";
        assert_eq!(text, format!("See {order}, {card}, {rest}"));
    }

    #[test]
    fn notes_and_tables_stand_between_the_rules_they_belong_to() {
        let text = "# Game\n\nFor two.\n\n## Steps\n- **G-A-1** First.\n\n| step | by |\n|---|---|\n| `go` | G-A-1 |\n\n- **G-A-2** Last.\n";
        let html = rulebook(text).into_string();
        let places =
            ["<h3>Game", "For two.", "<h3>Steps", "rule-G-A-1", "<th", "<td", "rule-G-A-2"];
        let found: Vec<usize> = places.iter().filter_map(|place| html.find(place)).collect();
        assert!(found.len() == places.len() && found.is_sorted(), "{found:?} of {html}");
        assert!(!html.contains("---"), "{html}");
    }

    /// What a translation must have in common with the English text: headings and tables, the rules
    /// in their order, and in each line the rules, numbers and notation it names.
    fn frame(text: &str) -> Vec<String> {
        let marks = |line: &str| {
            let code = line.split('`').skip(1).step_by(2);
            let names = line.split(|c: char| !c.is_ascii_uppercase() && c != '-');
            let numbers = line.split(|c: char| !c.is_ascii_digit());
            let names = names.filter(|name| name.matches('-').count() == 2);
            let mut marks: Vec<&str> = code.chain(names).chain(numbers).collect();
            marks.retain(|mark| !mark.is_empty());
            marks.sort_unstable();
            marks.join(" ")
        };
        let kept = |line: &&str| line.starts_with(['#', '|']) || Rule::entry(line).is_some();
        let frame = |line: &str| match Rule::entry(line) {
            Some((id, text)) => format!("{id}: {}", marks(text)),
            None => format!("{}: {}", &line[..1], marks(line)),
        };
        text.lines().filter(kept).map(frame).collect()
    }

    #[test]
    fn rules_say_the_same_in_every_language() {
        let books = |language| {
            let games = crate::games::FACES.iter().map(move |face| face.rules(language));
            games.chain([table_rules(language)])
        };
        for language in [Language::Polish, Language::Italian] {
            for (english, translated) in books(Language::English).zip(books(language)) {
                for (line, translated) in frame(english).iter().zip(frame(translated)) {
                    assert_eq!(*line, translated, "{language:?}");
                }
                assert_eq!(frame(english).len(), frame(translated).len(), "{language:?}");
                let same = english.lines().filter(|line| Rule::entry(line).is_some());
                let same = same.filter(|line| translated.contains(*line)).collect::<Vec<_>>();
                assert_eq!(same, [""; 0], "{language:?}");
            }
        }
    }
}
