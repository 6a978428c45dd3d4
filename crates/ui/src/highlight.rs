//! Moments of a finished match that are worth another look.

use table::{Happening as _, Match, Viewer};

use crate::log::{Teller, signed};
use crate::score_changes::{ScoreChange, score_changes};
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
    best.into_iter().chain(G::highlights(words, names, game)).collect()
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
        let told: Vec<_> = game.log(viewer).filter(|entry| entry.step == step).collect();
        for seat in game.state().seats() {
            let own: Vec<_> = changes.iter().filter(|change| change.seat == seat).collect();
            let points: i32 = own.iter().map(|change| change.points).sum();
            let mut lines = told.iter().filter(|entry| actor(&entry.event) == Some(seat));
            // A line about points says more than how the step began.
            let about_points = lines.clone().rfind(|entry| entry.event.value("points").is_some());
            if let Some(entry) = about_points.or_else(|| lines.next()).filter(|_| points > most) {
                (best, most) = (Some((*entry, parts::<G>(words, &own))), points);
            }
        }
    }
    let telling = Telling::<G> { words, names, options: game.options() };
    best.map(|(entry, parts)| Highlight {
        title: words.get("table-highlight-best"),
        number: signed(most),
        text: format!("{}{parts}", tell::sentence(&telling, &entry.event)),
        step: entry.step + 1,
    })
}

/// The parts of a change of several categories, which the line about one of them does not tell.
fn parts<G: Face>(words: &Words, changes: &[&ScoreChange]) -> String {
    let part = |change: &&ScoreChange| {
        format!("{} {}", signed(change.points), G::category(words, change.category))
    };
    match changes {
        [] | [_] => String::new(),
        _ => format!(" {}.", changes.iter().map(part).collect::<Vec<_>>().join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use aquasphere::AquaSphere;
    use table::{Game, GameRng, Seed, Turn};

    use super::*;

    #[test]
    fn the_best_step_tells_of_its_points() {
        let mut game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(3)).expect("a match");
        let mut rng = GameRng::new(Seed(3));
        while let Turn::Decide(seats) = game.state().turn() {
            let seat = seats.first().expect("somebody");
            let mut actions = Vec::new();
            game.state().actions(seat, &mut actions);
            game.act(seat, rng.pick(&actions)).expect("a listed action");
        }
        let names = SeatNames(vec!["Ada".into(), "Bruno".into()]);
        let english = Words::of(crate::Language::English);
        let best = best_step(english, &names, &game, Viewer::Spectator).expect("somebody scored");
        assert!(best.text.contains(" KP"), "{}", best.text);
    }

    #[test]
    fn points_of_several_categories_are_told_apart() {
        let change = |category, points| ScoreChange { seat: table::Seat::new(0), category, points };
        let (landing, mission) = (change("tokens", 3), change("alpha", 4));
        let told = |changes: &[&ScoreChange]| {
            parts::<kosmonauts::Kosmonauts>(Words::of(crate::Language::English), changes)
        };
        assert_eq!(told(&[&landing, &mission]), " +3 Landings, +4 Mission 2 Alpha.");
        assert_eq!(told(&[&landing]), "");
    }
}
