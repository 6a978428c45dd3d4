//! Moments of a finished match that are worth another look.

use table::{Match, Viewer};

use crate::log::{Teller, signed};
use crate::score_changes::score_changes;
use crate::tell::{self, Telling, actor};
use crate::{Face, SeatNames, Words};

/// A moment of a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// What it is.
    pub title: String,
    /// A number or a name, in large letters.
    pub number: String,
    /// What happened.
    pub text: String,
    /// The moment, as a number of steps.
    pub step: usize,
}

/// The highlights of a finished match.
pub(crate) fn highlights<G: Face>(
    Teller { words, names, .. }: Teller<'_>,
    game: &Match<G>,
    viewer: Viewer,
) -> Vec<Highlight> {
    // Nobody of a team plays for points of his own.
    let best = if G::IS_TEAM { None } else { best_step(words, names, game, viewer) };
    best.into_iter().chain(G::highlight(words, names, game)).collect()
}

/// The step that has brought its seat the most, apart from what the last one has revealed.
fn best_step<G: Face>(
    words: &Words,
    names: &SeatNames,
    game: &Match<G>,
    viewer: Viewer,
) -> Option<Highlight> {
    let last = game.steps().len().saturating_sub(1);
    let (mut best, mut most) = (None, 0);
    for (step, changes) in score_changes(game, viewer, 0..last) {
        for entry in game.log(viewer).filter(|entry| entry.step == step) {
            let Some(seat) = actor(&entry.event) else { continue };
            let own = changes.iter().filter(|change| change.seat == seat);
            let points: i32 = own.map(|change| change.points).sum();
            if points > most {
                (best, most) = (Some(entry), points);
            }
        }
    }
    best.map(|entry| Highlight {
        title: words.get("table-highlight-best"),
        number: signed(most),
        text: tell::sentence(&Telling::<G> { words, names, options: game.options() }, &entry.event),
        step: entry.step + 1,
    })
}
