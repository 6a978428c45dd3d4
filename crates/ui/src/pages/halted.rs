//! Matches that this program opens only in part, or not at all.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use super::table_page::ChatLine;
use crate::prose::rule_link;
use crate::{Words, owner};

/// Why a match goes no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HaltReason {
    /// A rule forbids the next stored step.
    Rule(String),
    /// Chance cannot bring what the next stored step says.
    Chance,
    /// The next stored step cannot be read.
    Damaged,
    /// What is stored beside the steps cannot be read.
    Unreadable,
    /// The options cannot be read, or they name content that is not here.
    Content,
    /// A newer program has written the match.
    Newer,
    /// The game is not known here.
    UnknownGame,
}

impl HaltReason {
    const IDS: [&'static str; 7] =
        ["rule", "chance", "damaged", "unreadable", "content", "newer", "game"];

    /// What a program is told.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Rule(_) => Self::IDS[0],
            Self::Chance => Self::IDS[1],
            Self::Damaged => Self::IDS[2],
            Self::Unreadable => Self::IDS[3],
            Self::Content => Self::IDS[4],
            Self::Newer => Self::IDS[5],
            Self::UnknownGame => Self::IDS[6],
        }
    }

    fn sentence(&self, words: &Words) -> Markup {
        html! {
            (words.get(&format!("table-halted-{}", self.id())))
            @if let Self::Rule(rule) = self { " " (rule_link(rule)) }
        }
    }
}

pub(super) fn keys() -> impl Iterator<Item = String> {
    HaltReason::IDS.iter().map(|id| format!("table-halted-{id}"))
}

/// What stands above the board of a match that opens only in part.
#[derive(Clone, Debug)]
pub struct HaltedCard {
    /// Why it goes no further.
    pub reason: HaltReason,
    /// How many steps fit.
    pub fits: usize,
    /// How many are stored.
    pub stored: usize,
    /// Where the host lets it go on from here by POST.
    pub go_on_url: Option<String>,
    /// Where the host closes the table by POST.
    pub close_url: Option<String>,
    /// The match as a file, with all that is stored.
    pub export_url: Option<String>,
}

impl HaltedCard {
    pub(super) fn render(&self, words: &Words) -> Markup {
        html! {
            section id="halted" class="card halted" role="status" aria-labelledby="halted-title" {
                h2 id="halted-title" { (words.get("table-halted")) }
                p {
                    (words.say("table-halted-at", &[("fits", self.fits.into()), ("stored", self.stored.into())]))
                    " " (self.reason.sentence(words))
                }
                @if self.go_on_url.is_some() { p class="help" { (words.get("table-halted-host")) } }
                div class="row" {
                    @if let Some(url) = &self.go_on_url {
                        form method="post" action=(url) {
                            button class="button primary" type="submit" { (words.get("table-halted-go-on")) }
                        }
                    }
                    (closing(words, self.close_url.as_deref(), self.export_url.as_deref()))
                }
            }
        }
    }
}

/// What stands above the board of a match that once halted and was played on.
pub(super) fn cut_note(words: &Words, step: usize, count: usize) -> Markup {
    html! {
        p id="cut" class="notice" {
            (words.say("table-cut", &[("step", step.into()), ("count", count.into())]))
        }
    }
}

fn closing(words: &Words, close: Option<&str>, export: Option<&str>) -> Markup {
    html! {
        @if let Some(url) = close {
            form method="post" action=(url) {
                button class="button" type="submit" { (words.get("table-close-table")) }
            }
        }
        @if let Some(url) = export {
            a class="button" href=(url) download { (words.get("table-export")) }
        }
    }
}

/// A step that is kept, as far as the visitor may read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeptStep {
    /// Somebody did something.
    Act {
        /// Who.
        name: String,
        /// What, in the game's notation.
        notation: Option<String>,
    },
    /// Chance brought something.
    Chance {
        /// What, in the game's notation.
        notation: Option<String>,
    },
    /// What is kept is not a step.
    Damaged,
}

/// The page of a table whose match does not open at all: what is kept of it.
pub struct KeptPage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The table's name.
    pub table_name: &'a str,
    /// Why the match does not open.
    pub reason: HaltReason,
    /// Who sat there, in the order of the seats.
    pub players: &'a [(table::Seat, String)],
    /// The steps.
    pub steps: &'a [KeptStep],
    /// The chat that the visitor may read.
    pub chat: &'a [ChatLine],
    /// Where the host closes the table by POST.
    pub close_url: Option<&'a str>,
    /// The match as a file.
    pub export_url: Option<&'a str>,
}

impl KeptPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let notation = |notation: &Option<String>| notation.clone().unwrap_or_else(|| "…".into());
        let body = html! {
            main id="main" class="sheet" {
                h1 { (self.table_name) }
                section id="halted" class="card halted" role="status" {
                    h2 { (words.get("table-kept")) }
                    p { (self.reason.sentence(words)) }
                    div class="row" { (closing(words, self.close_url, self.export_url)) }
                }
                ul id="kept-players" {
                    @for (seat, name) in self.players { li { (owner::badge(*seat)) " " (name) } }
                }
                details id="kept-steps" class="card" {
                    summary { (words.say("table-kept-steps", &[("count", self.steps.len().into())])) }
                    ol {
                        @for step in self.steps {
                            li {
                                @match step {
                                    KeptStep::Act { name, notation: what } => { (name) ": " code { (notation(what)) } }
                                    KeptStep::Chance { notation: what } => {
                                        (words.get("table-kept-chance")) ": " code { (notation(what)) }
                                    }
                                    KeptStep::Damaged => { (words.get("table-kept-damaged")) }
                                }
                            }
                        }
                    }
                }
                @if !self.chat.is_empty() {
                    section id="kept-chat" class="card" {
                        h2 { (words.say("table-chat", &[("count", self.chat.len().into())])) }
                        ol { @for line in self.chat { li { strong { (line.name) } ": " (line.text) } } }
                    }
                }
                a class="button primary" href="/" { (words.get("table-error-home")) }
            }
        };
        page(&self.visitor, self.table_name, &body)
    }
}
