//! What a plan will do, as short sentences in the order in which it happens.

use aquasphere::{AquaSphere, Event, Preview, ROUNDS};
use table::Seat;

use super::{card_text, program_name, tile_text, way};
use crate::Scene;
use crate::tell::actor;

/// Everything that a plan will do, in one line of text.
pub(super) fn sentence(scene: &Scene<'_, AquaSphere>, preview: &Preview) -> String {
    // The score sheet tells of a scoring that follows.
    let turn =
        preview.events.iter().take_while(|event| !matches!(event, Event::ScoringBegan { .. }));
    let own = turn.filter(|event| actor(*event).is_none_or(|seat| seat == preview.seat));
    let scored = preview.events.iter().any(|event| matches!(event, Event::ScoringBegan { .. }));
    let scored = scored.then(|| scene.get("aqu-will-score"));
    let parts = own.filter_map(|event| part(scene, preview.seat, *event)).chain(scored);
    parts.collect::<Vec<_>>().join(" ")
}

/// An event before it happens. What merely follows from another one is left out.
fn part(scene: &Scene<'_, AquaSphere>, seat: Seat, event: Event) -> Option<String> {
    let words = scene.words;
    let content = scene.view.table.content();
    let name = |seat| scene.names.of(seat);
    let letter = |sector: aquasphere::Sector| sector.to_string();
    // What cannot be taken stays there.
    let rest = |left: u8| match left {
        0 => String::new(),
        _ => scene.say("aqu-will-left", &[("left", left.into())]),
    };
    Some(match event {
        Event::ScientistMoved { from, to, price, way, .. } => scene.say(
            "aqu-will-go",
            &[
                ("from", letter(from).into()),
                ("to", letter(to).into()),
                ("price", price.into()),
                ("way", way::words_of(words, way).into()),
            ],
        ),
        Event::EngineerSidestepped { .. } => scene.get("aqu-will-sidestep"),
        Event::Paid { time, .. } => scene.say("aqu-will-pay", &[("time", time.into())]),
        Event::RobotProgrammed { program, .. } => {
            scene.say("aqu-will-program", &[("program", program_name(words, program).into())])
        }
        Event::SymbolOccupied { .. } => scene.get("aqu-will-occupied"),
        Event::StorageEmpty { .. } => scene.get("aqu-will-no-robot"),
        Event::RobotReturned { program, .. } | Event::RobotDropped { program, .. } => {
            scene.say("aqu-will-return", &[("program", program_name(words, program).into())])
        }
        Event::TimeGained { gained, .. } if gained > 0 => {
            scene.say("aqu-will-gain-time", &[("count", gained.into())])
        }
        Event::TimeLost { lost, .. } => scene.say("aqu-will-lose-time", &[("count", lost.into())]),
        Event::CrystalsGained { gained, .. } if gained > 0 => {
            scene.say("aqu-will-gain-crystals", &[("count", gained.into())])
        }
        Event::CrystalsLost { lost, .. } => {
            scene.say("aqu-will-lose-crystals", &[("count", lost.into())])
        }
        Event::RobotPlaced { sector, .. } => {
            scene.say("aqu-will-control", &[("sector", letter(sector).into())])
        }
        Event::RobotPushed { owner, sector } if owner == seat => {
            scene.say("aqu-will-push-own", &[("sector", letter(sector).into())])
        }
        Event::RobotPushed { owner, sector } => scene.say(
            "aqu-will-push",
            &[("owner", name(owner).into()), ("sector", letter(sector).into())],
        ),
        Event::Overflow { sector } => {
            scene.say("aqu-will-overflow", &[("sector", letter(sector).into())])
        }
        Event::RobotsSentHome { owner, count, .. } if owner == seat => {
            scene.say("aqu-will-send-home-own", &[("count", count.into())])
        }
        Event::RobotsSentHome { owner, count, .. } => scene
            .say("aqu-will-send-home", &[("owner", name(owner).into()), ("count", count.into())]),
        Event::ActionSkipped { .. } => scene.get("aqu-will-skip"),
        Event::TileTaken { tile, .. } => {
            scene.say("aqu-will-tile", &[("tile", tile_text(scene, tile).into())])
        }
        // An empty area still gives time.
        Event::TimeTaken { taken, left, .. } if taken + left > 0 => {
            scene.say("aqu-will-take-time", &[("count", taken.into()), ("rest", rest(left).into())])
        }
        Event::CrystalsTaken { taken, left, .. } => scene
            .say("aqu-will-take-crystals", &[("count", taken.into()), ("rest", rest(left).into())]),
        Event::OctopodsCaught { caught, left, .. } => {
            scene.say("aqu-will-catch", &[("count", caught.into()), ("rest", rest(left).into())])
        }
        Event::SubmarinePlaced { price, .. } => {
            scene.say("aqu-will-submarine", &[("price", price.into())])
        }
        Event::CardTaken { card, .. } => {
            scene.say("aqu-will-card", &[("card", card_text(words, content.cards[card]).into())])
        }
        Event::CardTriggered { card, .. } | Event::CardUsed { card, .. } => {
            scene.say("aqu-will-trigger", &[("card", card_text(words, content.cards[card]).into())])
        }
        Event::PointsDeclined { points, .. } => {
            scene.say("aqu-will-decline", &[("points", points.into())])
        }
        Event::LineCrossed { line, .. } => scene.say("aqu-will-cross", &[("line", line.into())]),
        Event::LineOpened { line, program, .. } => scene.say(
            "aqu-will-open",
            &[("line", line.into()), ("program", program_name(words, program).into())],
        ),
        Event::StoppedAtLine { line, lost, .. } => {
            scene.say("aqu-will-stop", &[("line", line.into()), ("lost", lost.into())])
        }
        Event::PointsGained { points, kp, .. } if points > 0 => {
            scene.say("aqu-will-points", &[("points", points.into()), ("kp", kp.into())])
        }
        Event::Passed { .. } if scene.view.table.round == ROUNDS => scene.get("aqu-will-pass-last"),
        Event::Passed { place, .. } => scene.say("aqu-will-pass", &[("place", place.into())]),
        Event::Income { submarines, .. } => {
            scene.say("aqu-will-income", &[("count", submarines.into())])
        }
        _ => return None,
    })
}
