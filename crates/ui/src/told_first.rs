//! What ran by itself since a player's last step: the page tells it before anything is decided, the
//! gravest first.

use table::{Match, Step, Viewer};

use crate::tell::{Telling, actor, sentence};
use crate::{Face, SeatNames, Words};

/// So much is told.
const MOST: usize = 6;

/// One thing that happened, perhaps several times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// How grave it is, 0 for the worst.
    pub gravity: u8,
    /// The sentence.
    pub text: String,
    /// How often.
    pub count: usize,
}

/// What happened since the viewer's last step without him, results of chance included. A step that
/// set nothing going that runs by itself has its line in the log, and that is enough.
pub(crate) fn told_first<G: Face>(
    words: &Words,
    names: &SeatNames,
    game: &Match<G>,
    viewer: Viewer,
) -> Vec<Told> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let is_own = |step: &Step<_, _>| matches!(step, Step::Act(actor, _) if *actor == seat);
    let Some(last) = game.steps().iter().rposition(is_own) else { return Vec::new() };
    let telling = Telling::<G> { words, names, options: game.options() };
    let mut told: Vec<Told> = Vec::new();
    let mut has_run = false;
    for entry in game.log(viewer).filter(|entry| entry.step >= last) {
        has_run |= G::section(words, &entry.event).is_some();
        let Some(gravity) = G::gravity(&entry.event) else { continue };
        if !has_run || actor(&entry.event) == Some(seat) && entry.step == last {
            continue;
        }
        let text = sentence(&telling, &entry.event);
        match told.iter_mut().find(|other| other.text == text) {
            Some(same) => same.count += 1,
            None => told.push(Told { gravity, text, count: 1 }),
        }
    }
    told.sort_by_key(|told| told.gravity);
    told.truncate(MOST);
    told
}
