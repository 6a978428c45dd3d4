//! The text of a card: parts with their headings, options, and lines that say how sure they are.

use maud::{Markup, html};

use super::card_words::{OptionText, Part};
use super::names;
use super::op_words::{Line, Surety};
use crate::Words;

/// Lines of a card, each with the sign of how sure it is; what is not certain says so in a word too.
pub(super) fn listed(words: &Words, lines: &[Line]) -> Markup {
    html! {
        span class="frost-lines" {
            @for line in lines {
                span class={ "frost-line frost-sure-" (line.surety.name()) } {
                    (line.text) " "
                    @if line.surety != Surety::Certain {
                        em class="frost-word" { (names::name(words, "surety", line.surety.name())) }
                    }
                }
                @for (heading, branch) in &line.branches {
                    span class="frost-branch" { @if !heading.is_empty() { i { (heading) } " " } (listed(words, branch)) }
                }
            }
        }
    }
}

/// Parts of a card with their headings.
pub(super) fn parts(words: &Words, parts: &[Part]) -> Markup {
    html! {
        @for part in parts {
            span class="frost-part" { @if !part.heading.is_empty() { i { (part.heading) } " " } (listed(words, &part.lines)) }
        }
    }
}

/// What an option of a card needs and does: its condition, its price, what it does and where the card goes.
pub(super) fn option(words: &Words, text: Option<&OptionText>) -> Markup {
    let Some(text) = text else { return html! {} };
    html! {
        @if let Some(needs) = &text.needs { span class="frost-needs" { (needs) } }
        @if let Some(cost) = &text.cost { span class="frost-cost" { (cost) } }
        (listed(words, &text.lines))
        @if let Some(goes) = &text.goes { span class="frost-goes" { (goes) } }
    }
}
