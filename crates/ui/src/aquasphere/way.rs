//! The way of a scientist, in words for sentences and in signs for captions.

use aquasphere::{AquaSphere, Event, Way};
use table::Seat;

use crate::{Scene, Words};

/// How a sentence ends that tells from where to where: what lies between, and the jump. Nothing for
/// a way through one lock.
pub(super) fn words_of(words: &Words, way: Way) -> String {
    let between: Vec<String> = way.steps().skip(1).map(|(from, _, _)| from.to_string()).collect();
    let jump = way.steps().find(|(_, _, is_jump)| *is_jump);
    let mut text = String::new();
    if !between.is_empty() {
        text += &words.say("aqu-way-through", &[("through", between.join(", ").into())]);
    }
    if let Some((from, to, _)) = jump {
        let ends = [("from", from.to_string().into()), ("to", to.to_string().into())];
        text += &words.say("aqu-way-jump", &ends);
    }
    text
}

/// How a scientist that has moved goes around the hub, as the script reads it: so many degrees
/// clockwise along the way that was paid, the shorter way round where nothing was said, and straight
/// across with a jump (`None`).
pub(super) fn around(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Option<String> {
    let positions = &scene.view.table.positions;
    let degrees = |way: Way| {
        way.steps().try_fold(0, |sum, (from, to, is_jump)| {
            let is_clockwise = positions[from].clockwise(1) == positions[to];
            (!is_jump).then_some(sum + if is_clockwise { 60 } else { -60 })
        })
    };
    match latest(scene, seat) {
        Some(way) => degrees(way).map(|turn| turn.to_string()),
        None => Some(String::new()),
    }
}

/// The way of a scientist's latest deployment, if that led to another sector: a robot was placed at
/// its end since then, and no second one.
fn latest(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Option<Way> {
    let mut latest = None;
    for event in scene.told() {
        match *event {
            Event::ScientistMoved { seat: mover, to, way, .. } if mover == seat => {
                latest = Some((way, to, 0));
            }
            Event::RobotPlaced { seat: placer, sector } if placer == seat => {
                latest = latest.map(|(way, to, placed)| (way, to, placed + u8::from(sector == to)));
            }
            _ => {}
        }
    }
    latest.filter(|(_, _, placed)| *placed <= 1).map(|(way, ..)| way)
}

/// `A → B ↷ E → F`
pub(super) fn signs_of(way: Way) -> String {
    let start = way.steps().next().map(|(from, _, _)| from.to_string()).unwrap_or_default();
    way.steps().fold(start, |text, (_, to, is_jump)| {
        format!("{text} {} {to}", if is_jump { '↷' } else { '→' })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_way_tells_what_lies_between_and_the_jump() {
        let told = |language, way: &str| words_of(Words::of(language), way.parse().expect("a way"));
        let english = |way| told(Language::English, way);
        assert_eq!(english("A-B"), "");
        assert_eq!(english("A-B-C-D"), ", through B, C");
        assert_eq!(english("A~D"), ", with a jump from A to D");
        assert_eq!(english("A-B~E-F"), ", through B, E, with a jump from B to E");
        assert_eq!(told(Language::Polish, "A-B~E"), ", przez B, ze skokiem z B do E");
        assert_eq!(told(Language::Italian, "A-B~E"), ", passando per B, con un salto da B a E");
        assert_eq!(signs_of("A-B~E-F".parse().expect("a way")), "A → B ↷ E → F");
    }
}
