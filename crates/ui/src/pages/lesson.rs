//! The card of a guided first game: what has happened, why, and what to do now.

use maud::{Markup, html};
use table::{Guidance, Lesson};

use crate::Words;
use crate::kit::{Icon, icon};

/// What the learner is told at this moment.
#[derive(Clone, Copy, Debug)]
pub struct LessonCard<'a> {
    /// Where the learner stands.
    pub guidance: Guidance<'a>,
    /// Whether it is the learner who decides now.
    pub is_your_turn: bool,
    /// Where the lesson is left by POST.
    pub leave_url: &'a str,
}

impl LessonCard<'_> {
    /// The move that the page marks.
    pub(super) fn marked(&self) -> Option<&str> {
        match self.guidance {
            Guidance::Move { act, .. } if self.is_your_turn => Some(act),
            Guidance::Move { .. } | Guidance::End { .. } => None,
        }
    }

    pub(super) fn render(&self, words: &Words) -> Markup {
        let (say, progress) = match self.guidance {
            Guidance::Move { number, of, say, .. } => {
                let numbers = [("number", number.into()), ("of", of.into())];
                (say, words.say("table-lesson-step", &numbers))
            }
            Guidance::End { say } => (say, words.get("table-lesson-over")),
        };
        html! {
            section id="lesson" class="lesson card" tabindex="0" aria-labelledby="lesson-title" {
                div class="lesson-head" {
                    h2 id="lesson-title" { (words.get("table-lesson")) }
                    span class="help grow" { (progress) }
                    @if let Guidance::Move { .. } = self.guidance {
                        button type="button" id="lesson-show" class="button small" data-show data-key="h"
                            disabled[!self.is_your_turn] {
                            (icon(Icon::Point)) span { (words.get("table-lesson-show")) }
                        }
                        form method="post" action=(self.leave_url) {
                            button id="lesson-leave" class="button small" type="submit" {
                                (icon(Icon::Close)) span { (words.get("table-lesson-leave")) }
                            }
                        }
                    }
                }
                div id="lesson-text" aria-live="polite" {
                    @if self.is_your_turn {
                        div class="lesson-words" {
                            @for paragraph in words.get(say).split("\n\n") { p { (paragraph) } }
                        }
                        p class="lesson-do" { (words.get(&format!("{say}.do"))) }
                    } @else {
                        p { (words.get("table-lesson-wait")) }
                    }
                }
            }
        }
    }
}

/// The keys of a lesson's words: each says what happens, and as `.do` what to do now.
pub(crate) fn keys(lesson: &Lesson) -> impl Iterator<Item = String> {
    lesson.keys().flat_map(|key| [key.to_owned(), format!("{key}.do")])
}
