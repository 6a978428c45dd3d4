//! The sheet of the last intermediate scoring, part after part, until the viewer plays on. AQU-SCORE.

use aquasphere::{AquaSphere, Category, Event, Forecast, Parts};
use maud::{Markup, html};
use table::{BySeat, Happening as _, Value};

use super::forecast::{Column, PARTS, signed, table};
use super::signs::{Sign, sign};
use crate::Scene;
use crate::tell::actor;

/// What a line took, or the line behind gave back.
const RED_LINES: Column = (Some(Sign::RedLine), "aqu-cast-red-lines", |scored| {
    i32::from(scored.saved) - i32::from(scored.lost)
});

fn columns() -> [Column; 7] {
    let [control, robots, crystals, octopods, sum, (_, stands, kp)] = PARTS;
    [control, robots, crystals, octopods, sum, RED_LINES, (Some(Sign::Bulb), stands, kp)]
}

/// The scoring that the viewer has not played on after, if there is one.
pub(super) fn score_sheet(scene: &Scene<'_, AquaSphere>) -> Option<Markup> {
    let (round, scored) = latest(scene)?;
    let columns = columns();
    Some(html! {
        section id="forecast" class="card forecast" aria-labelledby="forecast-title" data-fills={ "round " (round) } {
            h2 id="forecast-title" { (scene.say("aqu-chapter-scoring", &[("round", round.into())])) }
            (table(scene, &columns, &*scored, &*scored))
        }
    })
}

/// The viewer's own row of the sheet for the dock of a phone, where the sheet itself is out of sight.
pub(super) fn own_row(scene: &Scene<'_, AquaSphere>) -> Option<Markup> {
    let (round, scored) = latest(scene)?;
    let own = &scored[scene.own_seat()?];
    let parts =
        columns().into_iter().filter_map(|(kind, key, value)| Some((kind?, key, value(own))));
    Some(html! {
        a class="menu-row own-score" href="#forecast" {
            span class="eyebrow" { (scene.say("aqu-chapter-scoring", &[("round", round.into())])) }
            @for (kind, key, points) in parts {
                span class={ "fact" @if points < 0 { " bad" } } {
                    (sign(kind)) span class="unseen" { (scene.get(key)) } " " (signed(points))
                }
            }
        }
    })
}

/// The round of the latest scoring and what everybody scored in it; nothing once the viewer, or for
/// a spectator anybody, has played on.
fn latest(scene: &Scene<'_, AquaSphere>) -> Option<(u8, BySeat<Forecast>)> {
    let told: Vec<&Event> = scene.told().collect();
    let began = told.iter().rposition(|event| matches!(event, Event::ScoringBegan { .. }))?;
    let (before, since) = told.split_at(began);
    let ended = since.iter().position(|event| matches!(event, Event::RoundBegan { .. }));
    let (scoring, after) = since.split_at(ended.unwrap_or(since.len()));
    let own = scene.own_seat();
    let plays_on =
        |event: &&Event| actor(*event).is_some_and(|seat| own.is_none_or(|own| seat == own));
    if after.iter().any(plays_on) {
        return None;
    }
    let mut round = 0;
    let nothing =
        Forecast { parts: Parts::default(), kp: 0, crystals: 0, lost: 0, saved: 0, end: None };
    let mut scored = BySeat::filled(nothing);
    // Who scores nothing stands where the last points have led.
    for event in before.iter().chain(scoring) {
        if let (Some(seat), Some(Value::Number(kp))) = (actor(*event), event.value("kp")) {
            scored[seat].kp = kp as u16;
        }
    }
    for event in scoring {
        match **event {
            Event::ScoringBegan { round: now } => round = now,
            Event::PartScored { seat, category, points } => {
                *part(&mut scored[seat].parts, category)? = points as i16;
            }
            Event::StoppedAtLine { seat, lost, .. } => scored[seat].lost = lost.into(),
            Event::PointsLost { seat, saved, .. } => scored[seat].saved = saved,
            _ => {}
        }
    }
    Some((round, scored))
}

fn part(parts: &mut Parts, category: Category) -> Option<&mut i16> {
    Some(match category {
        Category::Control => &mut parts.control,
        Category::Robots => &mut parts.robots,
        Category::Crystals => &mut parts.crystals,
        Category::Octopods => &mut parts.octopods,
        Category::Catches | Category::Submarines | Category::RedLines | Category::Final => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests {
    use table::{Game, GameRng, Match, Seat, Seed, Turn, Viewer};

    use super::*;
    use crate::{AnyFace, Erased, Look, SceneRequest, SeatNames};

    fn panel(game: &Match<AquaSphere>, viewer: Viewer) -> String {
        drafted_panel(game, viewer, None)
    }

    fn drafted_panel(game: &Match<AquaSphere>, viewer: Viewer, draft: Option<&str>) -> String {
        area(game, viewer, draft, "forecast")
    }

    fn area(game: &Match<AquaSphere>, viewer: Viewer, draft: Option<&str>, id: &str) -> String {
        let names = SeatNames(["Ada", "Bruno"].map(str::to_owned).to_vec());
        let look = Look::default();
        let request = SceneRequest { draft, ..SceneRequest::now(viewer, &look, &names) };
        let parts = Erased::<AquaSphere>::NEW.table_parts(game, &request).expect("its own match");
        let found = parts.areas.into_iter().find(|area| area.id == id);
        found.expect("an area that is always there").content.0
    }

    /// The numbers of the sheet, seat by seat.
    fn numbers(panel: &str) -> Vec<Vec<i16>> {
        let number = |cell: &str| {
            let (_, text) = cell.split_once("<span>")?;
            text.split('<').next()?.replace('−', "-").parse().ok()
        };
        let cells = |row: &str| row.split("<td").skip(1).filter_map(number).collect();
        panel.split("<tr>").skip(2).map(cells).collect()
    }

    fn play(game: &mut Match<AquaSphere>, rng: &mut GameRng) -> Seat {
        let Turn::Decide(seats) = game.state().turn() else { panic!("nobody decides") };
        let seat = seats.first().expect("somebody");
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        game.act(seat, rng.pick(&actions)).expect("a listed action");
        seat
    }

    #[test]
    fn it_says_what_the_round_has_brought_until_one_plays_on() {
        let mut game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(4)).expect("a match");
        let mut rng = GameRng::new(Seed(5));
        let everybody = [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
        let has_sheet = |game: &Match<AquaSphere>| {
            everybody.map(|viewer| panel(game, viewer).contains("data-fills"))
        };
        assert_eq!(has_sheet(&game), [false; 3]);
        while game.state().round == 1 {
            play(&mut game, &mut rng);
        }
        let row = |seat: u8| {
            let player = game.state().player(Seat::new(seat));
            let points = |category: Category| player.points[category.index()];
            let parts =
                [Category::Control, Category::Robots, Category::Crystals, Category::Octopods];
            let mut row = parts.map(points).to_vec();
            row.extend([row.iter().sum(), points(Category::RedLines), player.kp as i16]);
            row
        };
        let expected = [row(0), row(1)];
        assert!(expected.iter().any(|row| row[4] > 0), "{expected:?}");
        for viewer in everybody {
            let panel = panel(&game, viewer);
            assert!(panel.contains(r#"data-fills="round 1""#), "{panel}");
            assert_eq!(numbers(&panel), expected);
        }
        let next = Viewer::Seat(game.state().order.get(0).expect("the first in turn order"));
        let planned = drafted_panel(&game, next, Some("engineer b1"));
        assert!(!planned.contains("data-fills"), "a plan shows what it changes: {planned}");
        let Viewer::Seat(seat) = next else { unreachable!() };
        let dock = area(&game, next, None, "decide");
        let row = dock.split_once("own-score").expect("the own row of the sheet").1;
        let own = &expected[seat.index()];
        assert!(row.contains(&signed(own[6].into())), "{own:?}: {row}");
        let first = play(&mut game, &mut rng);
        assert_eq!(first, seat);
        let dock = area(&game, next, None, "decide");
        assert!(!dock.contains("own-score"), "{dock}");
        let others = [false, first != Seat::new(0), first != Seat::new(1)];
        assert_eq!(has_sheet(&game), others, "who has not played on still sees it");
    }
}
