//! Games looked at: what plans show, what others have, what the table as text offers.

use aquasphere::{Action, AquaSphere, Card, Content, Event, Phase, Program, Sector};
use table::{Content as _, Edition, Game, Match, Seat, Seed, Viewer};

use super::next_rooms;
use crate::random_play::play_at_random;
use crate::tell::{self, Telling};
use crate::{
    AnyFace, AreaKind, Erased, Face, Language, Look, SceneRequest, SeatNames, TableParts, Words,
};

/// The table as somebody sees it, perhaps with something begun.
fn parts(game: &Match<AquaSphere>, viewer: Viewer, draft: Option<&str>) -> TableParts {
    with_request(viewer, draft, |face, request| face.table_parts(game, request))
}

fn with_request<T>(
    viewer: Viewer,
    draft: Option<&str>,
    show: impl FnOnce(&dyn AnyFace, &SceneRequest<'_>) -> Option<T>,
) -> T {
    let names = SeatNames(["Ada", "Bruno", "Carla", "Dario"].map(str::to_owned).to_vec());
    let look = Look { language: Language::English, ..Look::default() };
    let request =
        SceneRequest { draft, with_text: true, ..SceneRequest::now(viewer, &look, &names) };
    show(&Erased::<AquaSphere>::NEW, &request).expect("its own match")
}

/// What stands in an area.
fn area(parts: &TableParts, id: &str) -> String {
    let found = parts.areas.iter().find(|area| area.id == id);
    found.unwrap_or_else(|| panic!("no area {id}")).content.0.clone()
}

fn text(parts: &TableParts) -> &str {
    &parts.text_view.as_ref().expect("it was asked for").0
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays with random choices; what is looked at is every decision.
fn play(look: impl FnMut(&Match<AquaSphere>, Seat, &[Action])) {
    play_at_random(AquaSphere::options(2), 5, look);
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - u8::from(seat))
}

#[test]
fn what_editions_say_differently_is_called_by_its_number() {
    let words = Words::of(Language::English);
    let [same, other] = ["R34", "R35"].map(|card| card.parse().expect("a card"));
    let tells = |card: Card| AquaSphere::phrase(words, "card", card.name());
    assert_eq!(tells(other).as_deref(), Some("In every scoring: 1 time programs research"));
    let changed = |text: &str| {
        text.replace("R35, effect: scoring(research)", "R35, effect: scoring(program)")
    };
    let texts: Vec<String> = Content::FILES.iter().map(|(_, text)| changed(text)).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Edition::<Content>::from_texts(&texts).expect("valid content");
    assert_eq!(tells(other).as_deref(), Some("R35"));
    assert_eq!(tells(same).as_deref(), Some("In every scoring: 1 time programs submarine"));
    // A match says what it does in its own edition.
    let view =
        AquaSphere::new(&AquaSphere::options(2)).expect("usual options").view(Viewer::Spectator);
    let label = AquaSphere::label(words, &view, Action::Use(other));
    assert_eq!(label, "Use: In every scoring: 1 time programs research");
}

#[test]
fn the_whole_board_of_every_other_seat_can_be_opened() {
    let game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(5)).expect("usual options");
    let [first, second] = [0, 1].map(Seat::new);
    for (viewer, others) in
        [(Viewer::Seat(first), vec![second]), (Viewer::Spectator, vec![first, second])]
    {
        let parts = parts(&game, viewer, None);
        let rivals = area(&parts, "seats");
        let desks: Vec<&str> = values(&rivals, "data-open");
        assert_eq!(desks.len(), others.len(), "{viewer:?}");
        for (desk, seat) in desks.iter().zip(others) {
            let id = desk.strip_prefix("area-").expect("the id of an area");
            let is_desk = |kind| kind == AreaKind::Desk;
            assert!(parts.areas.iter().any(|area| area.id == id && is_desk(area.kind)), "{id}");
            let board = with_request(viewer, None, |face, request| face.desk(&game, request, id)).0;
            for part in ["storage", "lab", "cards"] {
                let own = format!("id=\"{part}-of-{}\"", u8::from(seat));
                assert!(board.contains(&own), "{own} is missing in {id}");
            }
            assert!(!board.contains(char::is_control), "no marks of parts: a desk is sent whole");
            let clicks = [values(&board, "data-act"), values(&board, "data-draft")].concat();
            assert!(clicks.is_empty(), "what is another's cannot be clicked: {clicks:?}");
        }
    }
}

#[test]
fn scientists_and_counters_move_around_the_hub() {
    let game = Match::<AquaSphere>::new(AquaSphere::options(2), Seed(5)).expect("usual options");
    let board = area(&parts(&game, Viewer::Spectator, None), "station");
    for piece in ["scientist-0", "scientist-1", "counter-0", "counter-1"] {
        let start = format!("id=\"{piece}\" class=\"piece\" data-sails=\"\"");
        assert!(board.contains(&start), "{piece}");
    }
    assert!(!board.contains("data-sails=\"\" data-alike"), "robots go straight");
}

/// How a scientist goes around, as its piece says; `None` straight across.
fn goes_around<'a>(board: &'a str, piece: &str) -> Option<&'a str> {
    let (_, rest) = board.split_once(&format!("id=\"{piece}\"")).expect("on the board");
    let (tag, _) = rest.split_once('>').expect("a tag");
    values(tag, "data-sails").first().copied()
}

#[test]
fn scientists_go_the_way_that_was_paid() {
    let mut seen = [0; 3];
    play(|game, seat, _| {
        let told = |event: &&Event| {
            matches!(event, Event::RobotPlaced { .. } | Event::ScientistMoved { .. })
        };
        let mut log = game.full_log().iter().rev().map(|entry| &entry.event).filter(told);
        let Some(Event::RobotPlaced { .. }) = log.next() else { return };
        let Some(Event::ScientistMoved { seat: mover, way, .. }) = log.next() else { return };
        let board = area(&parts(game, Viewer::Seat(seat), None), "station");
        let told = goes_around(&board, &format!("scientist-{}", u8::from(*mover)));
        let positions = &game.state().positions;
        let steps: Vec<_> = way.steps().collect();
        if steps.iter().any(|(_, _, is_jump)| *is_jump) {
            seen[0] += 1;
            return assert_eq!(told, None, "{way}");
        }
        let clockwise = |(from, to, _): &(Sector, Sector, bool)| {
            positions[*from].clockwise(1) == positions[*to]
        };
        let ahead = steps.iter().filter(|step| clockwise(step)).count() as i32;
        let turn = 60 * (2 * ahead - steps.len() as i32);
        assert_eq!(told, Some(turn.to_string().as_str()), "{way}");
        seen[1 + usize::from(turn < 0)] += 1;
    });
    assert!(seen[1..].iter().all(|count| *count > 3), "both ways round: {seen:?}");
}

#[test]
fn what_was_taken_flies_from_its_place_to_its_owner() {
    let mut seen = std::collections::BTreeSet::new();
    play(|game, seat, _| {
        let parts = parts(game, Viewer::Seat(seat), None);
        let lines = parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
        let tokens: Vec<_> = lines.flatten().filter_map(|line| line.token.as_ref()).collect();
        if tokens.is_empty() {
            return;
        }
        let board = area(&parts, "station");
        let panels = area(&parts, "seats") + &area(&parts, "own");
        for token in tokens {
            assert!(board.contains(&format!("id=\"{}\"", token.from)), "{}", token.from);
            let panel = format!("data-owner=\"{}\"", token.to.as_ref().expect("an owner"));
            assert!(panels.contains(&panel), "{panel}");
            seen.extend(token.from.split('-').nth(1).map(str::to_owned));
        }
    });
    assert!(seen.len() >= 4, "areas that something is taken from: {seen:?}");
}

#[test]
fn a_plan_shows_its_robot_and_the_one_it_pushes() {
    let mut seen = [0; 2];
    play(|game, seat, actions| {
        for action in actions {
            let Action::Deploy(program, sector) = *action else { continue };
            // The letters of an expansion push robots elsewhere.
            if program == Program::Lab {
                continue;
            }
            let draft = action.to_string();
            let board = area(&parts(game, Viewer::Seat(seat), Some(&draft)), "station");
            let is_held = game.state().sectors[sector].control.is_some();
            let leaves = format!("id=\"robot-control-{sector}\" class=\"piece leaves\"");
            assert_eq!(board.contains(&leaves), is_held, "{draft}");
            assert_eq!(board.contains("pushed-ring"), is_held, "{draft}");
            // The scientist and the robot, perhaps the one that is pushed and the counter.
            assert!(board.matches("ghost-piece").count() >= 2, "{draft}");
            seen[usize::from(is_held)] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 5), "free and held sectors: {seen:?}");
}

#[test]
fn switches_say_what_each_answer_leads_to_where_points_differ() {
    let mut seen = 0;
    play(|game, seat, actions| {
        for action in actions {
            let Action::Deploy(Program::Submarine, _) = *action else { continue };
            let draft = action.to_string();
            let dock = area(&parts(game, Viewer::Seat(seat), Some(&draft)), "decide");
            let Some((_, choices)) = dock.split_once("id=\"choices\"") else { continue };
            if !choices.contains("switch-0-perform") {
                continue;
            }
            let now = game.state().player(seat).kp;
            assert!(choices.contains(&format!(" KP, else {now}</small>")), "{draft}: {choices}");
            seen += 1;
        }
    });
    assert!(seen > 2, "{seen} submarines were planned");
}

#[test]
fn every_letter_of_an_expansion_is_one_switch() {
    let mut seen = [0; 3];
    play(|game, seat, actions| {
        for action in actions {
            let Action::Deploy(Program::Lab, sector) = *action else { continue };
            let draft = action.to_string();
            let dock = area(&parts(game, Viewer::Seat(seat), Some(&draft)), "decide");
            let switches: Vec<_> =
                values(&dock, "id").into_iter().filter(|id| id.starts_with("switch-")).collect();
            let Some(tile) = game.state().sectors[sector].tiles.iter().last() else { continue };
            let letters = game.state().content().tiles[tile].letters.len() as usize;
            if game.state().player(seat).storage <= letters as u8 {
                continue;
            }
            let placed = switches.iter().filter(|id| id.contains("-place-")).count();
            if switches.iter().any(|id| id.ends_with("-perform")) {
                assert_eq!(placed, letters, "{draft}: {switches:?}");
                assert!(!switches.iter().any(|id| id.contains("skip") || id.contains("leave")));
                seen[letters.min(2)] += 1;
            }
        }
    });
    assert!(seen[1] > 2 && seen[2] > 0, "expansions by their letters: {seen:?}");
}

#[test]
fn the_table_as_text_leaves_every_answer_open() {
    let (mut alone, mut ends) = (0, 0);
    play(|game, seat, actions| {
        let parts = parts(game, Viewer::Seat(seat), None);
        let acts = values(text(&parts), "data-act");
        for action in actions {
            let notation = action.to_string();
            assert!(
                acts.iter().any(|act| act.split("; ").next() == Some(&*notation)),
                "{notation}"
            );
            // Letters are never answered for a player.
            if matches!(action, Action::Deploy(Program::Lab, _)) {
                let own = acts.iter().filter(|act| act.starts_with(&notation));
                for act in own {
                    assert!(!act.contains("place") && !act.contains("leave"), "{act}");
                    alone += usize::from(**act == notation);
                }
            }
        }
        let state = game.state();
        let open = text(&parts).matches("You can go there.").count();
        assert_eq!(open, next_rooms(state, seat).len() as usize);
        let is_last = state.round == 4 && state.phase == Phase::Turn;
        if is_last {
            assert_eq!(text(&parts).matches("At the end: letters").count(), 2);
            ends += 1;
        }
    });
    assert!(alone > 0 && ends > 0, "{alone} expansions, {ends} turns of the last round");
}

#[test]
fn where_the_line_behind_saves_everything_nothing_is_lost() {
    let names = SeatNames(vec!["Ada".to_owned(), "Ben".to_owned()]);
    let options = AquaSphere::options(2);
    let line = |language, points, saved| {
        let words = Words::of(language);
        let telling = Telling::<AquaSphere> { words, names: &names, options: &options };
        tell::sentence(&telling, &Event::PointsLost { seat: Seat::new(0), points, saved, kp: 3 })
    };
    for language in Language::ALL {
        let spared = line(language, 0, 4);
        assert!(spared.contains('4') && !spared.contains('0'), "{spared}");
        assert!(line(language, 2, 1).contains('1') && line(language, 2, 1).contains('2'));
        assert!(!line(language, 2, 0).contains('0'));
    }
    assert_eq!(line(Language::Polish, 0, 4), "Linia ratuje 4 PW gracza Ada: 3.");
}

#[test]
fn while_others_decide_the_menu_is_dim_and_says_so() {
    let mut seen = 0;
    play(|game, seat, _| {
        if game.state().phase != Phase::Turn {
            return;
        }
        let dock = area(&parts(game, Viewer::Seat(other(seat)), None), "decide");
        let buttons = dock.matches("<button").count();
        assert!(buttons >= 7, "{dock}");
        assert_eq!(dock.matches("data-why=\"TABLE-TURN-1\"").count(), buttons);
        assert!(values(&dock, "data-act").is_empty() && values(&dock, "data-draft").is_empty());
        seen += 1;
    });
    assert!(seen > 20, "{seen} turns of others");
}

#[test]
fn whoever_is_pushed_before_a_full_dock_stands_on_no_other_robot() {
    let mut seen = 0;
    play(|game, seat, actions| {
        let table = game.state();
        let limit = table.content().dock_limit(2);
        let overflows = |action: &&Action| match action {
            Action::Deploy(_, sector) => {
                let state = &table.sectors[*sector];
                state.control.is_some() && state.docked() == limit
            }
            _ => false,
        };
        let Some(deploy) = actions.iter().find(overflows) else { return };
        let board = area(&parts(game, Viewer::Seat(seat), Some(&deploy.to_string())), "station");
        let (_, pushed) = board.split_once("pushed\" transform=").expect("a robot is pushed");
        let place = pushed.split('>').next().expect("a place");
        assert_eq!(board.matches(place).count(), 1, "{place}");
        seen += 1;
    });
    assert!(seen > 0);
}

#[test]
fn before_anything_is_scored_the_table_of_the_round_stays() {
    let mut asked = 0;
    for seed in 1.. {
        play_at_random(AquaSphere::options(4), seed, |game: &Match<AquaSphere>, seat, _| {
            if game.state().phase == Phase::ScoringTime {
                let panel = area(&parts(game, Viewer::Seat(seat), None), "forecast");
                assert!(!panel.contains("data-fills"), "{panel}");
                asked += 1;
            }
        });
        if asked > 0 {
            break;
        }
    }
}
