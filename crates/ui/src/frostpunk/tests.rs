//! Whole games looked at: every decision and every draft can be drawn, in words, and tells nothing
//! that nobody has read.

use frostpunk::{Action, Card, Event, Frostpunk, Options, Scenario};
use table::{Game, Match, Seat, Step, Viewer};

use super::epilogue::darkest_day;
use super::names;
use super::plan::done;
use crate::random_play::play_at_random;
use crate::{AnyFace, Erased, Language, Look, SceneRequest, SeatNames, Words};

/// The table as it is drawn for a seat, perhaps with something begun.
fn drawn(game: &Match<Frostpunk>, seat: Seat, look: &Look, draft: Option<&str>) -> String {
    let seats = SeatNames(["Ada", "Bruno"].map(str::to_owned).to_vec());
    let request = SceneRequest {
        draft,
        with_text: draft.is_none(),
        ..SceneRequest::now(Viewer::Seat(seat), look, &seats)
    };
    let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
    let parts = face.table_parts(game, &request).expect("its own match");
    let areas: String = parts.areas.into_iter().map(|area| area.content.0).collect();
    areas + &parts.prompt.0 + &parts.text_view.map(|text| text.0).unwrap_or_default()
}

/// What stands between the tags.
fn text_of(html: &str) -> String {
    let parts = html.split('<').filter_map(|part| part.split_once('>'));
    parts.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// Plays with random choices; what is looked at is every decision.
fn play(scenario: Scenario, seed: u64, look: impl FnMut(&Match<Frostpunk>, Seat, &[Action])) {
    play_at_random(Options { scenario, ..Frostpunk::options(2) }, seed, look);
}

#[test]
fn a_tile_that_is_tapped_says_what_lies_there_and_offers_what_can_be_done() {
    let look = Look::default();
    let mut deeds = 0;
    play(Scenario::Crater, 5, |game, seat, actions| {
        for action in actions {
            let Action::Gather(_, field) = action else { continue };
            let site = field.position().map_or(field.name(), frostpunk::Position::name);
            let sheet = drawn(game, seat, &look, Some(&format!("look {site}")));
            assert!(sheet.contains("class=\"frost-sheet\""), "{site}");
            // One button for each place; who else could go is chosen in the draft.
            let rest = sheet.split("data-draft=\"gather ").skip(1);
            let mut drafts = rest.filter_map(|rest| rest.split('"').next());
            assert!(drafts.any(|draft| draft.ends_with(field.name())), "{action} in {site}");
            deeds += 1;
        }
    });
    assert!(deeds > 20, "{deeds} places were looked at");
}

#[test]
fn what_comes_tomorrow_is_not_compared_with_what_comes_the_day_after() {
    let tomorrow = Words::of(Language::English).get("fro-change-ill-tomorrow");
    let (mut within, mut beyond) = (0, 0);
    for seed in 0..6 {
        play(Scenario::Crater, seed, |game, seat, actions| {
            let Some((after, _)) = done(game.state(), seat, &actions[..1]) else { return };
            let is_beyond = after.round != game.state().round;
            if is_beyond || game.steps().len() % 11 == 0 {
                let draft = actions[0].to_string();
                let html = drawn(game, seat, &Look::default(), Some(&draft));
                let list =
                    html.split("frost-changes").nth(1).and_then(|it| it.split("</ul>").next());
                let is_told = list.is_some_and(|list| list.contains(&tomorrow));
                assert!(!(is_beyond && is_told), "{draft} in round {}", after.round);
                within += usize::from(is_told);
                beyond += usize::from(is_beyond);
            }
        });
    }
    assert!(within > 0 && beyond > 0, "{within} of the same day, {beyond} of the next");
}

#[test]
fn the_page_says_who_leads_and_the_chronicle_when_it_changes() {
    let mut led = [0; 2];
    play(Scenario::Crater, 5, |game, seat, _| {
        let leader = game.state().leader;
        let html = drawn(game, seat, &Look::default(), None);
        let told = html.split("id=\"leader\"").nth(1).and_then(|it| it.split("leads").next());
        let is_day = game.state().step.phase().is_some();
        assert_eq!(told.is_some_and(|it| it.contains(["Ada", "Bruno"][leader.index()])), is_day);
        led[leader.index()] += usize::from(is_day);
        let told = game.log(Viewer::Spectator).filter_map(|entry| match entry.event {
            Event::Leads { seat } => Some(seat),
            _ => None,
        });
        assert_eq!(told.last(), Some(leader));
    });
    assert!(led.iter().all(|count| *count > 3), "{led:?}");
}

/// Alone and at a table of two: whatever a phase brought by itself since one's last step heads the
/// dock, a death and a breakdown before all else, and what chance brought is among it.
#[test]
fn the_day_sheet_tells_what_ran_by_itself_the_gravest_first() {
    let (mut deaths, mut weathers) = (0, 0);
    for players in [1, 2] {
        play_at_random(Frostpunk::options(players), 4, |game, seat, _| {
            let is_own = |step: &Step<_, _>| matches!(step, Step::Act(actor, _) if *actor == seat);
            let last = game.steps().iter().rposition(is_own);
            let entries = game.log(Viewer::Spectator).filter(|entry| Some(entry.step) >= last);
            let events: Vec<&Event> = entries.map(|entry| &entry.event).collect();
            let ran = events.iter().position(|event| matches!(event, Event::PhaseBegan { .. }));
            let html = drawn(game, seat, &Look::default(), None);
            let sheet =
                html.split("id=\"told-first\"").nth(1).and_then(|it| it.split("</ul>").next());
            let (Some(ran), Some(_)) = (ran, last) else { return assert_eq!(sheet, None) };
            let is_grave = |event: &&&Event| matches!(event, Event::Died { .. } | Event::BrokeDown);
            let sheet = sheet.unwrap_or_default();
            assert!(sheet.matches("<li").count() <= 6);
            if events[ran..].iter().any(|event| is_grave(&event)) {
                assert!(sheet.split("<li").nth(1).is_some_and(|first| first.contains("grave")));
                deaths += 1;
            }
            weathers += usize::from(sheet.contains("The weather:"));
        });
    }
    assert!(deaths > 0 && weathers > 0, "{deaths} with deaths, {weathers} with weather");
}

/// The first day counts, and a city in which nobody died is not told of a day with no dead.
#[test]
fn the_darkest_day_is_that_with_most_dead_or_most_ill() {
    let words = Words::of(Language::English);
    let (mut dead, mut ill) = (0, 0);
    for seed in 0..3 {
        play(Scenario::Crater, seed, |game, _, _| {
            if game.steps().len() % 17 != 0 {
                return;
            }
            let log = || game.log(Viewer::Spectator).map(|entry| &entry.event);
            let has_died = log().any(|event| matches!(event, Event::Died { .. }));
            let has_fallen_ill = log().any(|event| matches!(event, Event::FellIll { .. }));
            let told = darkest_day(words, game).map(|day| day.text);
            assert_eq!(told.is_some(), has_died || has_fallen_ill);
            let is_of = |what: &str| told.as_ref().is_some_and(|text| text.starts_with(what));
            assert_eq!(is_of("Dead that day"), has_died);
            assert!(!told.as_ref().is_some_and(|text| text.ends_with(" 0.")), "{told:?}");
            dead += usize::from(has_died);
            ill += usize::from(is_of("Fell ill"));
        });
    }
    assert!(dead > 0 && ill > 0, "{dead} with dead, {ill} with ill");
}

#[test]
fn every_decision_and_every_kind_of_draft_speaks_in_sentences() {
    for (seed, scenario) in (0..).zip(Scenario::ALL) {
        let look = Look::default().with("language", ["en", "pl", "it"][seed % 3]);
        let mut drafted: Vec<&'static str> = Vec::new();
        play(scenario, seed as u64, |game, seat, actions| {
            for action in actions {
                let is_new = !drafted.contains(&action.verb());
                if is_new {
                    drafted.push(action.verb());
                    speaks(&drawn(game, seat, &look, Some(&action.to_string())));
                }
            }
            if game.steps().len() % 7 == 0 {
                // Whoever decides, and whoever waits.
                for seat in [0, 1].map(Seat::new) {
                    speaks(&drawn(game, seat, &look, None));
                }
            }
        });
    }
}

/// Neither a key without a sentence nor a sentence without its values.
#[track_caller]
fn speaks(html: &str) {
    let text = text_of(html);
    assert!(!text.contains("fro-"), "{}", around(&text, "fro-"));
    assert!(!html.contains("{$"), "{}", around(html, "{$"));
}

/// Some text around what was found.
fn around<'a>(text: &'a str, found: &str) -> &'a str {
    let start = text.find(found).unwrap_or(0);
    text[start..].lines().next().unwrap_or_default()
}

#[test]
fn no_title_of_a_card_that_nobody_has_read_is_on_the_page() {
    let words = Words::of(Language::English);
    let mut searched = 0;
    for seed in 0..4 {
        play(Scenario::Crater, seed, |game, seat, _| {
            let table = game.state();
            if table.dusk.unread.is_empty() || game.steps().len() % 5 != 0 {
                return;
            }
            let text = text_of(&drawn(game, seat, &Look::default(), None));
            let origins: Vec<String> =
                table.dusk.origins.iter().flatten().map(|card| names::card(words, *card)).collect();
            for card in table.dusk.unread.iter() {
                let title = names::card(words, Card::Dusk(card));
                searched += 1;
                assert!(origins.contains(&title) || !text.contains(&title), "{card}: {title}");
            }
        });
    }
    assert!(searched > 50, "{searched} titles were looked for");
}
