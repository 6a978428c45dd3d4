//! How to play, on one page, with links to the rules. It is read before there is a table too, so
//! that its signs are drawn where they stand.

use aquasphere::Program;
use maud::{Markup, html};

use super::signs::{Sign, whole};
use super::{program_class, program_name};
use crate::Words;
use crate::prose::{prose, section};

/// Sections that are a heading and a paragraph, each with its sign, before and after the actions.
const BEFORE: [(Sign, &str); 5] = [
    (Sign::Bulb, "goal"),
    (Sign::Next, "turn"),
    (Sign::Engineer, "engineer"),
    (Sign::Scientist, "robot"),
    (Sign::Overflow, "dock"),
];
const AFTER: [(Sign, &str); 4] = [
    (Sign::Lab, "lab"),
    (Sign::RedLine, "lines"),
    (Sign::Scoring, "scoring"),
    (Sign::Pass, "final"),
];

/// The whole page.
pub(super) fn guide(words: &Words) -> Markup {
    let part = |(sign, part)| section(words, &format!("aqu-guide-{part}"), &whole(sign));
    html! {
        @for it in BEFORE { (part(it)) }
        h3 { (words.get("aqu-guide-actions")) }
        dl {
            @for program in Program::ALL {
                dt {
                    span class={ "program-chip " (program_class(program)) } { (whole(program)) }
                    " " (program_name(words, program))
                }
                dd { (prose(&words.get(&format!("aqu-guide-action-{program}")))) }
            }
        }
        @for it in AFTER { (part(it)) }
    }
}

/// The keys that are put together at run time.
pub(super) fn keys() -> impl Iterator<Item = String> {
    let sections = BEFORE
        .into_iter()
        .chain(AFTER)
        .flat_map(|(_, part)| [format!("aqu-guide-{part}"), format!("aqu-guide-{part}.text")]);
    sections.chain(Program::ALL.map(|program| format!("aqu-guide-action-{program}")))
}
