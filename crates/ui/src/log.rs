//! The log in chapters: the latest with their lines, older ones as headings that load when opened.

use maud::Markup;
use table::{Entry, Match, Viewer};

use crate::{Face, SeatNames, Words};

/// So many of the latest chapters are written out.
const WRITTEN: usize = 2;
/// So many older ones have a heading of their own; what is older still has one in common.
const HEADINGS: usize = 10;
/// So many lines say at most what happened since one's last turn.
const SINCE: usize = 15;

/// A readable line of the log.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// Its number in the log of this viewer.
    pub number: usize,
    /// The number of the step that caused it, counted from 0.
    pub step: usize,
    /// The line.
    pub text: Markup,
    /// Ids of the pieces it concerns.
    pub pieces: Vec<String>,
}

/// A chapter of the log.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The heading; `None` for what came before the first one.
    pub heading: Option<String>,
    /// The number of its first line, which names it.
    pub first: usize,
    /// The number of the line after its last one.
    pub end: usize,
    /// Its lines; `None` if they are to be loaded.
    pub lines: Option<Vec<LogEntry>>,
}

/// What a viewer may read of a log.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// The chapters, the newest first.
    pub chapters: Vec<Chapter>,
    /// How many lines are older than all of them.
    pub earlier: usize,
    /// The latest lines from the step on that was asked for.
    pub since: Vec<LogEntry>,
    /// How many lines there are from that step on.
    pub since_count: usize,
}

/// Which words the lines are told in.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'static Words,
    pub(crate) names: &'a SeatNames,
}

impl Teller<'_> {
    fn line<G: Face>(self, number: usize, entry: &Entry<G::Event>) -> LogEntry {
        LogEntry {
            number,
            step: entry.step,
            text: crate::tell::tell::<G>(self.words, self.names, &entry.event),
            pieces: G::pieces(&entry.event),
        }
    }

    /// The log before step `until`, which is as short at the end of a game as at its beginning.
    pub(crate) fn log<G: Face>(
        self,
        game: &Match<G>,
        viewer: Viewer,
        until: usize,
        since: Option<usize>,
    ) -> Log {
        let entries: Vec<&Entry<G::Event>> =
            game.log(viewer).take_while(|entry| entry.step < until).collect();
        let mut chapters = Vec::new();
        let mut end = entries.len();
        while end > 0 && chapters.len() < WRITTEN + HEADINGS {
            let begins = |entry: &&Entry<G::Event>| G::chapter(self.words, &entry.event);
            let start = entries[..end].iter().enumerate().rev();
            let (first, heading) = start
                .into_iter()
                .find_map(|(first, entry)| Some((first, Some(begins(entry)?))))
                .unwrap_or((0, None));
            let is_written = chapters.len() < WRITTEN;
            let lines = is_written.then(|| {
                let lines = (first..).zip(&entries[first..end]);
                lines.map(|(number, entry)| self.line::<G>(number, entry)).collect()
            });
            chapters.push(Chapter { heading, first, end, lines });
            end = first;
        }
        let from = since
            .map_or(entries.len(), |since| entries.partition_point(|entry| entry.step < since));
        let shown = from.max(entries.len().saturating_sub(SINCE));
        let since = (shown..).zip(&entries[shown..]);
        Log {
            chapters,
            earlier: end,
            since: since.map(|(number, entry)| self.line::<G>(number, entry)).collect(),
            since_count: entries.len() - from,
        }
    }

    /// The lines with these numbers.
    pub(crate) fn lines<G: Face>(
        self,
        game: &Match<G>,
        viewer: Viewer,
        numbers: std::ops::Range<usize>,
    ) -> Vec<LogEntry> {
        let entries = game.log(viewer).enumerate().skip(numbers.start).take(numbers.len());
        entries.map(|(number, entry)| self.line::<G>(number, entry)).collect()
    }
}
