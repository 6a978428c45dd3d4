//! The log in chapters: the latest with its lines, older ones as headings that load when opened.

use std::collections::BTreeMap;
use std::ops::Range;

use maud::{Markup, html};
use table::{Entry, Match, Seat, Step, Viewer};

use crate::caption::{add_points, captions};
use crate::score_changes::{ScoreChanges, score_changes};
use crate::tell::{self, Telling};
use crate::{Caption, Face, ScoreChange, SeatNames, Words, owner};

/// So many lines of the latest chapter an update brings, and those before them up to a heading: the
/// page has the others, or loads them.
const NEWEST: usize = 20;
/// So many chapters have a heading of their own; what is older still has one in common.
const HEADINGS: usize = 12;
/// So many of the latest chapters have captions: nobody reads what is older beside the board.
const RECALLED: usize = 3;
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
    /// The heading of a part of the chapter, where the line is nothing else.
    pub heading: Option<String>,
    /// Ids of the pieces it concerns.
    pub pieces: Vec<String>,
    /// What was taken by it.
    pub token: Option<Token>,
    /// The points that were won and lost by it.
    pub changes: Vec<ScoreChange>,
    /// The same in words.
    pub told_changes: Markup,
}

/// Something that was taken, which flies from its place on the board to its owner.
#[derive(Clone, Debug)]
pub struct Token {
    /// The id of the place.
    pub from: String,
    /// What the panel it flies to is called; without one it is the number of whoever acts.
    pub to: Option<String>,
    /// What flies.
    pub icon: Markup,
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
    /// Its lines, or the latest of them; `None` if they are to be loaded.
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
    /// The moment from which on they tell, as a number of steps.
    pub since_step: Option<usize>,
    /// What others did since then, a caption each.
    pub captions: Vec<Caption>,
    /// In a replay: the next moment about which there is something to be told.
    pub next_told: Option<usize>,
}

/// Which words the lines are told in.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'static Words,
    pub(crate) names: &'a SeatNames,
    /// Who clicked, by the number of the step, where that was not the seat that acts.
    pub(crate) clicked_by: &'a BTreeMap<usize, Seat>,
}

/// The lines of a match up to some moment, as one viewer may read them.
struct Lines<'a, G: Face> {
    teller: Teller<'a>,
    game: &'a Match<G>,
    viewer: Viewer,
    /// The lines are those of the steps before this one.
    until: usize,
    entries: Vec<&'a Entry<G::Event>>,
    /// How the scores have changed in the steps whose lines are wanted.
    changes: ScoreChanges,
}

/// How much of a log is written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// The whole of the latest chapter.
    Chapter,
    /// The latest lines, for a page that has the others.
    News,
}

impl<'a, G: Face> Lines<'a, G> {
    /// The lines before step `until`; how scores have changed is not known yet.
    fn of(teller: Teller<'a>, game: &'a Match<G>, viewer: Viewer, until: usize) -> Self {
        let entries = game.log(viewer).take_while(|entry| entry.step < until).collect();
        let until = until.min(game.steps().len());
        Self { teller, game, viewer, until, entries, changes: ScoreChanges::new() }
    }

    /// Works out how scores have changed from a step on.
    fn learn_changes(&mut self, first: Option<usize>) {
        // The grade of a team is told at the end; on the way nobody plays for it.
        if let (Some(first), false) = (first, G::IS_TEAM) {
            self.changes = score_changes(self.game, self.viewer, first..self.until);
        }
    }

    fn step_of(&self, number: usize) -> Option<usize> {
        self.entries.get(number).map(|entry| entry.step)
    }

    /// The first line of the latest chapter that is written out.
    fn first_written(&self, chapter: usize, extent: Extent) -> usize {
        if extent == Extent::Chapter {
            return chapter;
        }
        let is_heading =
            |number: &usize| G::section(self.teller.words, &self.entries[*number].event).is_some();
        let newest = self.entries.len().saturating_sub(NEWEST).max(chapter);
        // A heading stands above the lines of its part, and one without any is not shown at all.
        let mut first = (chapter..=newest).rev().find(is_heading).unwrap_or(newest);
        while first > chapter && is_heading(&(first - 1)) {
            first -= 1;
        }
        first
    }

    /// What the line with this number has changed. A step's changes belong to its last line, or, if
    /// it has none, to the line before.
    fn changes(&self, number: usize) -> Vec<ScoreChange> {
        let begin = self.entries[number].step;
        let end = self.entries.get(number + 1).map_or(usize::MAX, |next| next.step);
        self.changes
            .range(begin..end.max(begin))
            .flat_map(|(_, changes)| changes)
            .copied()
            .collect()
    }

    fn line(&self, number: usize) -> LogEntry {
        let words = self.teller.words;
        let entry = self.entries[number];
        let changes = self.changes(number);
        LogEntry {
            number,
            step: entry.step,
            text: html! {
                (tell::tell(&self.teller.of(self.game), &entry.event))
                (self.tell_who_clicked(entry.step))
                (self.tell_forced(entry.step))
            },
            heading: G::section(words, &entry.event),
            pieces: G::pieces(&entry.event),
            token: self.token(number),
            told_changes: self.tell_changes(&changes),
            changes,
        }
    }

    /// What was taken by the event of a line, and where it goes.
    fn token(&self, number: usize) -> Option<Token> {
        let entry = self.entries[number];
        let before = self.entries[..number].iter().rev();
        let before = before.take_while(|other| other.step == entry.step);
        let token = G::token(self.game.options(), &entry.event, before.map(|other| &other.event))?;
        let owner = || tell::actor(&entry.event).map(|seat| u8::from(seat).to_string());
        let to = token.to.clone().or_else(owner)?;
        Some(Token { to: Some(to), ..token })
    }

    /// Who clicked for an absent player. What chance brings after it was clicked by nobody.
    fn tell_who_clicked(&self, step: usize) -> Markup {
        let Teller { words, names, clicked_by } = self.teller;
        let is_act = matches!(self.game.steps()[step], Step::Act(..));
        html! {
            @if let Some(by) = clicked_by.get(&step).filter(|_| is_act) {
                " " span class="help" {
                    (words.say("table-log-clicked-by", &[("name", names.of(*by).into())]))
                }
            }
        }
    }

    /// That the viewer had no other choice. What others could have chosen is their own affair.
    fn tell_forced(&self, step: usize) -> Markup {
        let is_own = matches!(self.game.steps()[step], Step::Act(seat, _) if self.viewer == Viewer::Seat(seat));
        html! {
            @if is_own && self.game.is_forced(step) {
                " " span class="help" { (self.teller.words.get("table-log-forced")) }
            }
        }
    }

    fn tell_changes(&self, changes: &[ScoreChange]) -> Markup {
        let Teller { words, names, .. } = self.teller;
        html! {
            @for changes in changes.chunk_by(|one, other| one.seat == other.seat) {
                @let seat = changes[0].seat;
                span class="change" {
                    (owner::badge(seat))
                    span class="unseen" { (names.of(seat)) ": " }
                    @for change in changes {
                        span class=[(change.points < 0).then_some("loss")] { b { (signed(change.points)) } " " (G::category(words, change.category)) }
                    }
                }
            }
        }
    }

    fn lines(&self, numbers: Range<usize>) -> Vec<LogEntry> {
        numbers.map(|number| self.line(number)).collect()
    }
}

/// A number with its sign, as it is written in sentences.
pub(crate) fn signed(points: i32) -> String {
    if points < 0 { number(points) } else { format!("+{points}") }
}

/// A number, below zero with a real minus.
pub(crate) fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}

impl<'a> Teller<'a> {
    /// The same words for the events of a match.
    pub(crate) fn of<G: Face>(self, game: &'a Match<G>) -> Telling<'a, G> {
        Telling { words: self.words, names: self.names, options: game.options() }
    }

    /// The log before step `until`, which is as short at the end of a game as at its beginning.
    pub(crate) fn log<G: Face>(
        self,
        game: &Match<G>,
        viewer: Viewer,
        until: usize,
        extent: Extent,
    ) -> Log {
        let is_replay = until < usize::MAX;
        let since = match viewer {
            Viewer::Seat(seat) if !is_replay => last_turn(game, seat).map(|step| step + 1),
            _ => None,
        };
        let own = match viewer {
            Viewer::Seat(seat) if !is_replay => Some(seat),
            _ => None,
        };
        let mut lines = Lines::<G>::of(self, game, viewer, until);
        let bounds = chapters::<G>(self.words, &lines.entries);
        let end = lines.entries.len();
        let written = bounds.first().map_or(0, |(first, ..)| lines.first_written(*first, extent));
        let shown = since_line(&lines.entries, since).max(end.saturating_sub(SINCE));
        // One's own last step may have set others going.
        let since_own = since.map_or(0, |since| since.saturating_sub(1));
        let recalled = bounds.get(RECALLED).and_then(|(_, end, _)| lines.step_of(*end));
        let since_own = since_own.max(recalled.unwrap_or(0));
        let mut captions = captions(&self.of(game), &lines.entries, own, since_own);
        let first = written.min(shown);
        let begin = captions.first().map(|caption| caption.begin);
        lines.learn_changes(lines.step_of(first).into_iter().chain(begin).min());
        add_points(&mut captions, &lines.changes);
        let told = lines.lines(first..end);
        let next_told = || game.log(viewer).find(|entry| entry.step >= until);
        Log {
            since: told[shown - first..].to_vec(),
            since_step: since,
            captions,
            next_told: is_replay.then(next_told).flatten().map(|entry| entry.step + 1),
            earlier: bounds.last().map_or(0, |(first, ..)| *first),
            chapters: (0..)
                .zip(bounds)
                .map(|(index, (first_line, end, heading))| {
                    let lines = (index == 0).then(|| told[written - first..].to_vec());
                    Chapter { heading, first: first_line, end, lines }
                })
                .collect(),
        }
    }

    /// The whole log as plain text: chapters, their parts, and a sentence a line.
    pub(crate) fn chronicle<G: Face>(self, game: &Match<G>, viewer: Viewer) -> String {
        let words = self.words;
        let mut text = format!("{}\n", G::title(words));
        let mut part = None;
        // What happens several times in a row is one line.
        let mut told: Option<(String, usize)> = None;
        let write = |text: &mut String, told: &mut Option<(String, usize)>| match told.take() {
            Some((sentence, 1)) => text.extend(["- ", &sentence, "\n"]),
            Some((sentence, count)) => {
                text.extend(["- ", &sentence, " (× ", &count.to_string(), ")\n"]);
            }
            None => {}
        };
        for entry in game.log(viewer) {
            let event = &entry.event;
            if let Some(heading) = G::section(words, event) {
                part = Some(heading);
                continue;
            }
            let chapter = G::chapter(words, event);
            let sentence = tell::sentence(&self.of(game), event);
            match &mut told {
                Some((last, count)) if chapter.is_none() && part.is_none() && *last == sentence => {
                    *count += 1;
                    continue;
                }
                _ => write(&mut text, &mut told),
            }
            if let Some(heading) = chapter {
                text.extend(["\n", &heading, "\n", &"=".repeat(heading.chars().count()), "\n"]);
                part = None;
            }
            // A part in which nothing happened has no heading.
            if let Some(heading) = part.take() {
                text.extend(["\n", &heading, "\n"]);
            }
            told = Some((sentence, 1));
        }
        write(&mut text, &mut told);
        text
    }

    /// What a viewer may read from a step on, a sentence for each line of [`AnyMatch::log`].
    ///
    /// [`AnyMatch::log`]: table::AnyMatch::log
    pub(crate) fn told<G: Face>(self, game: &Match<G>, viewer: Viewer, from: usize) -> Vec<String> {
        let telling = self.of(game);
        let entries = game.log(viewer).filter(|entry| entry.step >= from);
        entries.map(|entry| tell::sentence(&telling, &entry.event)).collect()
    }

    /// The lines with these numbers.
    pub(crate) fn lines<G: Face>(
        self,
        game: &Match<G>,
        viewer: Viewer,
        numbers: Range<usize>,
    ) -> Vec<LogEntry> {
        let mut lines = Lines::<G>::of(self, game, viewer, usize::MAX);
        lines.learn_changes(lines.step_of(numbers.start));
        let end = numbers.end.min(lines.entries.len());
        lines.lines(numbers.start.min(end)..end)
    }
}

/// The step with which a seat began its last turn that others have answered.
fn last_turn<G: Face>(game: &Match<G>, seat: Seat) -> Option<usize> {
    let mut is_answered = false;
    game.steps().iter().enumerate().rev().find_map(|(number, step)| match step {
        Step::Act(actor, _) if *actor != seat => {
            is_answered = true;
            None
        }
        Step::Act(_, action) if is_answered && G::begins_turn(*action) => Some(number),
        Step::Act(..) | Step::Chance(_) => None,
    })
}

/// The number of the first line of a step or of one after it.
fn since_line<E>(entries: &[&Entry<E>], since: Option<usize>) -> usize {
    since.map_or(entries.len(), |since| entries.partition_point(|entry| entry.step < since))
}

/// The latest chapters, the newest first: first line, the line after the last one, heading.
fn chapters<G: Face>(
    words: &Words,
    entries: &[&Entry<G::Event>],
) -> Vec<(usize, usize, Option<String>)> {
    let mut chapters = Vec::new();
    let mut end = entries.len();
    while end > 0 && chapters.len() < HEADINGS {
        let begins = |(first, entry): (usize, &&Entry<G::Event>)| {
            Some((first, Some(G::chapter(words, &entry.event)?)))
        };
        let (first, heading) =
            entries[..end].iter().enumerate().rev().find_map(begins).unwrap_or((0, None));
        chapters.push((first, end, heading));
        end = first;
    }
    chapters
}
