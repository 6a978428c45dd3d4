//! What those who play together say to whoever decides.

use maud::{Markup, html};
use table::Seat;

use crate::{SeatNames, Words, owner};

/// What somebody suggests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuggestionLine {
    /// Who suggests it.
    pub by: Seat,
    /// What, in words.
    pub sentence: String,
    /// What the viewer sends to do it, if he decides.
    pub act: Option<String>,
}

/// What the viewer has to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CounselRole {
    /// Decides himself, or only looks.
    Hears,
    /// Suggests what he clicks.
    Suggests {
        /// To whom.
        to: Seat,
    },
    /// Clicks for somebody who is away.
    ClicksFor {
        /// Who is away.
        absent: Seat,
    },
}

/// What is said to whoever decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounselCard {
    /// What the viewer has to do with it.
    pub role: CounselRole,
    /// What is suggested, the oldest first.
    pub suggestions: Vec<SuggestionLine>,
    /// With whom anything is fine.
    pub fine: Vec<Seat>,
    /// Whether the viewer is among them.
    pub is_fine: bool,
    /// Who is to speak before the viewer decides, and has not yet. It never hinders him: he is asked
    /// once more.
    pub silent: Vec<Seat>,
    /// Where the viewer says so by POST.
    pub fine_url: String,
}

impl CounselCard {
    /// The card in the dock. It is there before anything is said, so that a screen reader tells
    /// what comes into it.
    pub(super) fn render(&self, words: &Words, names: &SeatNames) -> Markup {
        let say = |key: &str, seat: Seat| words.say(key, &[("name", names.of(seat).into())]);
        let listed = |seats: &[Seat]| {
            seats.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>().join(", ")
        };
        let unheard = |key: &str| {
            let names = listed(&self.silent);
            (!self.silent.is_empty()).then(|| words.say(key, &[("names", names.into())]))
        };
        html! {
            div id="counsel" class="counsel" aria-live="polite" data-ask-first=[unheard("table-counsel-ask-first")] {
                @match self.role {
                    CounselRole::Hears => {}
                    CounselRole::Suggests { to } => {
                        p id="counsel-role" class="help" { (say("table-counsel-suggests", to)) }
                    }
                    CounselRole::ClicksFor { absent } => {
                        p id="counsel-role" class="help" { (say("table-counsel-clicks-for", absent)) }
                    }
                }
                @for suggestion in &self.suggestions {
                    @let number = u8::from(suggestion.by);
                    div id={ "suggestion-" (number) } class="suggestion row" {
                        (owner::badge(suggestion.by))
                        span {
                            (words.say("table-counsel-suggestion", &[
                                ("name", names.of(suggestion.by).into()),
                                ("action", (&suggestion.sentence).into()),
                            ]))
                        }
                        @if let Some(act) = &suggestion.act {
                            button type="button" id={ "take-" (number) } class="button small" data-act=(act)
                                aria-label=(words.say("table-counsel-take-label", &[("action", (&suggestion.sentence).into())])) {
                                (words.get("table-counsel-take"))
                            }
                        }
                    }
                }
                @if !self.fine.is_empty() {
                    p id="fine" class="fine" {
                        @for seat in &self.fine { (owner::badge(*seat)) " " }
                        (words.say("table-counsel-fine", &[("names", listed(&self.fine).into())]))
                    }
                }
                @if let Some(unheard) = unheard("table-counsel-silent") {
                    p id="silent" class="fine" {
                        @for seat in &self.silent { (owner::badge(*seat)) " " }
                        (unheard)
                    }
                }
                @if matches!(self.role, CounselRole::Suggests { .. }) {
                    button type="button" id="say-fine" class="button small" data-post=(self.fine_url) data-key="g"
                        aria-pressed=(if self.is_fine { "true" } else { "false" }) {
                        "✓ " (words.get("table-counsel-say-fine"))
                    }
                }
            }
        }
    }
}
