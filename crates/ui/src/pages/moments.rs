//! Moments of a match: their addresses, and the lines of the log that lead to them.

use std::fmt::Display;

use maud::{Markup, html};
use table::Seat;

use crate::LogEntry;
use crate::sheet::{apart, whole};

/// The moments of a match as they are looked at now.
#[derive(Clone, Copy, Debug)]
pub struct Moments<'a> {
    /// The address of the table.
    pub page: &'a str,
    /// The seat that was asked for to look from.
    pub seen_from: Option<Seat>,
    /// The moment shown, as a number of steps; `None` is now.
    pub step: Option<usize>,
}

impl Moments<'_> {
    /// The address of a moment, seen as it is seen now.
    pub(super) fn url(&self, step: impl Display) -> String {
        match self.seen_from {
            Some(seat) => format!("{}?seat={}&step={step}", self.page, u8::from(seat)),
            None => format!("{}?step={step}", self.page),
        }
    }

    /// Lines of the log without headings. `prefix` tells two lists on one page apart.
    pub(super) fn lines(&self, entries: &[LogEntry], prefix: &str) -> Markup {
        html! {
            @for entry in entries.iter().filter(|entry| entry.heading.is_none()) {
                (self.line(entry, prefix))
            }
        }
    }

    /// Lines of the log, the newest first, each part below its heading. A part in which nothing
    /// happened has none. A line never changes, so that an update leaves out all that are known.
    pub(super) fn newest_first(&self, entries: &[LogEntry]) -> Markup {
        let parts: Vec<&[LogEntry]> = entries.chunk_by(|_, next| next.heading.is_none()).collect();
        html! {
            @for part in parts.into_iter().rev() {
                @let heading = part[0].heading.as_ref();
                @let lines = &part[usize::from(heading.is_some())..];
                @if let (Some(heading), false) = (heading, lines.is_empty()) {
                    @let id = format!("log-{}", part[0].number);
                    (apart("li", &id, &html! { li id=(id) class="log-part" { (heading) } }))
                }
                @for entry in lines.iter().rev() {
                    (apart("li", &format!("log-{}", entry.number), &self.line(entry, "log-")))
                }
            }
        }
    }

    /// Lines of the log for a chapter that is opened.
    pub fn chapter(&self, entries: &[LogEntry]) -> Markup {
        whole(&self.newest_first(entries))
    }

    fn line(&self, entry: &LogEntry, prefix: &str) -> Markup {
        let pieces = Some(entry.pieces.join(" ")).filter(|pieces| !pieces.is_empty());
        let is_shown = self.step == Some(entry.step + 1);
        html! {
            li id={ (prefix) (entry.number) } data-pieces=[pieces] aria-current=[is_shown.then_some("step")] {
                a href=(self.url(entry.step + 1)) { (entry.text) (entry.told_changes) }
                @if let Some(token) = entry.token.as_ref().filter(|_| prefix == "log-") {
                    span class="flying" data-from=(token.from) data-to=[&token.to] hidden { (token.icon) }
                }
            }
        }
    }
}
