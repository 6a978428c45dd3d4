//! The rules of a game as a document of their own, from the little Markdown they are written in.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use maud::{Markup, PreEscaped, html};
use table::Rulebook;

use crate::{AnyFace, Words, assets};

/// The rules of a game and of the table, as the rules dialog shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The address, which changes with the text so that it can be cached for ever.
    pub url: String,
    /// The text as HTML.
    pub html: String,
}

/// The rules of a game, set once.
pub fn rules(face: &dyn AnyFace) -> Arc<Rules> {
    static SET: Mutex<BTreeMap<&str, Arc<Rules>>> = Mutex::new(BTreeMap::new());
    let mut set = SET.lock().expect("nobody panics while setting rules");
    let rules = set.entry(face.id()).or_insert_with(|| {
        let html = html! { (rulebook(face.rules())) (rulebook(table::RULES)) }.into_string();
        let url = format!("/rules/{}?v={:016x}", face.id(), assets::fingerprint(&html));
        Arc::new(Rules { url, html })
    });
    rules.clone()
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
        let is_rule = parts.len() == 3
            && parts[..2]
                .iter()
                .all(|part| part.len() > 1 && part.chars().all(char::is_alphabetic))
            && parts[2].parse::<u32>().is_ok();
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

/// A rules reference as sections with anchors.
pub(crate) fn rulebook(text: &str) -> Markup {
    let book = Rulebook::parse(text);
    let mut sections: Vec<(&str, Vec<&table::Rule<'_>>)> = Vec::new();
    for rule in &book.rules {
        match sections.last_mut() {
            Some((section, rules)) if *section == rule.section => rules.push(rule),
            _ => sections.push((rule.section, vec![rule])),
        }
    }
    html! {
        @for (section, rules) in sections {
            section class="rule-section" {
                h3 { (section) }
                dl {
                    @for rule in rules {
                        div class="rule" id={ "rule-" (rule.id) } tabindex="-1" {
                            dt { (rule.id) }
                            dd { (prose(rule.text)) }
                        }
                    }
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
        let text = prose("See KOS-ORD-3, E-W and *so* `code` <b>.").into_string();
        let link = "<a class=\"rule-link\" href=\"#rule-KOS-ORD-3\">KOS-ORD-3</a>";
        assert_eq!(text, format!("See {link}, E-W and <em>so</em> <code>code</code> &lt;b&gt;."));
    }
}
