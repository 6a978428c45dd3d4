//! Moments of a match: their addresses, and the lines of the log that lead to them.

use std::fmt::Display;

use maud::{Markup, html};
use table::Seat;

use crate::LogEntry;

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

    /// Lines of the log. `prefix` tells two lists on one page apart.
    pub(super) fn lines(&self, entries: &[LogEntry], prefix: &str) -> Markup {
        html! { @for entry in entries { (self.line(entry, prefix)) } }
    }

    /// Lines of the log, the newest first.
    pub(super) fn newest_first(&self, entries: &[LogEntry]) -> Markup {
        html! { @for entry in entries.iter().rev() { (self.line(entry, "log-")) } }
    }

    /// Lines of the log for a chapter that is opened.
    pub fn chapter(&self, entries: &[LogEntry]) -> Markup {
        self.newest_first(entries)
    }

    fn line(&self, entry: &LogEntry, prefix: &str) -> Markup {
        let pieces = Some(entry.pieces.join(" ")).filter(|pieces| !pieces.is_empty());
        let is_shown = self.step == Some(entry.step + 1);
        html! {
            li id={ (prefix) (entry.number) } data-pieces=[pieces] aria-current=[is_shown.then_some("step")] {
                a href=(self.url(entry.step + 1)) { (entry.text) (entry.told_changes) }
            }
        }
    }
}
