//! Whole games looked at: every decision and every draft can be drawn, in words, and tells nothing
//! that nobody has read.

use frostpunk::{
    Action, Card, Event, Family, Field, Frame, Frostpunk, Options, Position, Route, Scenario, Unit,
};
use table::{Game, GameRng, Match, Seat, Seats, Seed, Step, Turn, Viewer};

use super::card_words::Reader;
use super::epilogue::highlights;
use super::op_words::running;
use super::plan::done;
use super::{decision_words, names};
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

/// What lies on a desk.
fn desk(game: &Match<Frostpunk>, seat: Seat, id: &str) -> String {
    let (look, names) = (Look::default(), SeatNames(vec!["Ada".to_owned(); 4]));
    let request = SceneRequest::now(Viewer::Seat(seat), &look, &names);
    let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
    face.desk(game, &request, id).expect("its own match").0
}

/// Every decision of a stored game in which scouts go out.
fn stored(mut look: impl FnMut(&Match<Frostpunk>, Seat)) {
    let save = include_str!("../../../frostpunk/tests/fixtures/v1-1-player-greedy.json");
    let game = Match::<Frostpunk>::load(save).expect("a stored game");
    for step in 0..game.steps().len() {
        let then = game.at(step);
        if let Turn::Decide(seats) = then.state().turn() {
            look(&then, seats.first().expect("a decision has a decider"));
        }
    }
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
            let Some((after, _)) = done(game.state(), Seats::only(seat), &actions[..1]) else {
                return;
            };
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
            let all = highlights(words, game);
            assert!(all.iter().all(|day| !day.text.contains(" 0")), "{all:?}");
            let told =
                all.into_iter().find(|day| day.title == "The darkest day").map(|day| day.text);
            assert_eq!(told.is_some(), has_died || has_fallen_ill);
            let is_of = |what: &str| told.as_ref().is_some_and(|text| text.starts_with(what));
            assert_eq!(is_of("Dead that day"), has_died);
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

#[test]
fn nothing_of_a_place_is_told_before_it_is_explored() {
    let words = Words::of(Language::English);
    let (mut unread, mut read) = (0, 0);
    stored(|game, seat| {
        let table = game.state();
        let (route, is_explored) = match table.questions.top() {
            Some(Frame::Goal { route, .. }) => (route, false),
            Some(Frame::Explored { route }) => (route, true),
            _ => return,
        };
        let view = table.view(Viewer::Seat(seat));
        let card =
            Card::Expedition(decision_words::top(&view, route.index()).expect("a place").card);
        let reader = Reader { words, content: table.content() };
        let back = reader.options(card).into_iter().map(|option| option.label);
        let page = drawn(game, seat, &Look::default(), None) + &desk(game, seat, "outside");
        let text = text_of(&page);
        for option in back {
            let is_told = text.lines().any(|line| line == option);
            assert_eq!(is_told, is_explored, "{card}: {option}");
        }
        let now = running(&reader.card(card).into_iter().nth(1).map_or(Vec::new(), |it| it.lines));
        assert!(is_explored || now.is_empty() || !text.contains(&now), "{card}: {now}");
        if !is_explored {
            // To begin it would show what is found.
            assert!(page.contains("data-act=\"explore\""), "{page}");
            let begun = drawn(game, seat, &Look::default(), Some("explore"));
            assert!(!begun.contains("id=\"commit\""), "{begun}");
        }
        unread += usize::from(!is_explored);
        read += usize::from(is_explored);
    });
    assert!(unread > 3 && read > 3, "{unread} unread, {read} read");
}

#[test]
fn scouts_are_told_how_far_they_have_to_go_and_what_they_carry() {
    let (mut under_way, mut carrying) = (0, 0);
    stored(|game, seat| {
        let table = game.state();
        if table.scouts() == 0 || game.steps().len() % 3 != 0 {
            return;
        }
        let outside = desk(game, seat, "outside");
        for route in Route::ALL {
            let Some(left) = table.spaces_left(route).filter(|left| *left > 0) else { continue };
            assert!(outside.contains(&format!("{left} space")), "{left}: {outside}");
            under_way += 1;
            let is_laden = table.routes[route.index()].cards.iter().any(|card| card.way.is_some());
            if is_laden {
                assert!(outside.contains("frost-carried"), "{outside}");
                carrying += 1;
            }
        }
    });
    assert!(under_way > 5, "{under_way} under way, {carrying} of them with something");
}

#[test]
fn who_is_out_walks_on_the_map_and_nobody_else_does() {
    let mut seen = Vec::new();
    stored(|game, seat| {
        let is_out = |route: &Route| game.state().routes[route.index()].scout.is_some();
        let scouts = Route::ALL.iter().filter(|route| is_out(route)).count();
        if seen.last() == Some(&scouts) {
            return;
        }
        seen.push(scouts);
        let html = drawn(game, seat, &Look::default(), None);
        assert_eq!(html.matches("id=\"scout-").count(), scouts);
        assert_eq!(html.matches("class=\"frost-way\"").count(), scouts);
    });
    assert!(seen.contains(&0) && seen.contains(&1), "scouts who are out: {seen:?}");
}

#[test]
fn what_is_gathered_flies_from_its_heap_to_its_place_in_the_supplies() {
    let (look, names) = (Look::default(), SeatNames(vec!["Ada".to_owned()]));
    let mut flown = 0;
    stored(|game, seat| {
        if !matches!(game.steps().last(), Some(Step::Act(_, Action::Gather(..)))) {
            return;
        }
        let request = SceneRequest::now(Viewer::Seat(seat), &look, &names);
        let parts = Erased::<Frostpunk>::NEW.table_parts(game, &request).expect("its own match");
        let areas: String = parts.areas.iter().map(|area| area.content.0.as_str()).collect();
        let lines = parts.log.chapters.iter().filter_map(|chapter| chapter.lines.as_ref());
        // What has been gathered just now: a line stays when nobody stands there any more.
        let news = lines.flatten().filter(|line| line.step + 1 == game.steps().len());
        for token in news.filter_map(|line| line.token.as_ref()) {
            assert!(areas.contains(&format!("id=\"{}\"", token.from)), "{}", token.from);
            let to = token.to.as_ref().expect("it goes somewhere");
            assert!(areas.contains(&format!("data-owner=\"{to}\"")), "{to}");
            flown += 1;
        }
    });
    assert!(flown > 0, "goods are gathered");
}

#[test]
fn whoever_gives_up_a_card_reads_what_it_could_do() {
    play(Scenario::Crater, 5, |game, seat, actions| {
        let words = Words::of(Language::English);
        let content = game.options().content.get();
        for action in actions {
            let Action::Discard(card) = action else { continue };
            let html = drawn(game, seat, &Look::default(), Some(&action.to_string()));
            let ability = &Reader { words, content }.citizen(*card)[1];
            assert!(text_of(&html).contains(&ability.lines[0].text), "{action}");
        }
    });
}

#[test]
fn the_tab_of_a_desk_says_the_most_important_in_a_few_letters() {
    for language in ["en", "pl", "it"] {
        let look = Look::default().with("language", language);
        play(Scenario::Crater, 7, |game, seat, _| {
            if game.steps().len() % 3 != 0 {
                return;
            }
            let seats = SeatNames(["Ada", "Bruno"].map(str::to_owned).to_vec());
            let request = SceneRequest::now(Viewer::Seat(seat), &look, &seats);
            let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
            let parts = face.table_parts(game, &request).expect("its own match");
            for area in parts.areas.iter().filter(|area| !area.sign.0.is_empty()) {
                let letters = area.note.chars().count();
                assert!((1..=14).contains(&letters), "{language} {}: {}", area.id, area.note);
            }
        });
    }
}

#[test]
fn what_others_suggest_is_outlined_in_their_color_where_it_would_be_done() {
    let mut places = 0;
    play(Scenario::Crater, 5, |game, seat, actions| {
        let gather = actions.iter().find(|action| matches!(action, Action::Gather(..)));
        let Some(gather) = gather.filter(|_| places < 5) else { return };
        let (look, names) = (Look::default(), SeatNames(vec!["Ada".to_owned(); 2]));
        let suggestions = [(Seat::new(1), format!("fuel 1; {gather}"))];
        let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
        let drawn = |suggestions| {
            let request = SceneRequest {
                suggestions,
                ..SceneRequest::now(Viewer::Seat(seat), &look, &names)
            };
            let parts = face.table_parts(game, &request).expect("its own match");
            let areas = parts.areas.into_iter();
            areas.map(|area| area.content.0).collect::<String>()
        };
        let outlines = |html: &str| html.matches("frost-suggested seat-1").count();
        assert_eq!(outlines(&drawn(&[])), 0);
        // One on the map, one beside the heat.
        assert_eq!(outlines(&drawn(&suggestions)), 2);
        places += 1;
    });
    assert!(places > 0);
}

#[test]
fn a_phone_shows_above_the_map_what_is_not_answered_on_it() {
    let (mut cards, mut turns) = (0, 0);
    play(Scenario::Crater, 3, |game, seat, _| {
        let html = drawn(game, seat, &Look::default(), None);
        let asks = html.contains("class=\"frost-turn asks\"");
        match game.state().questions.top() {
            Some(Frame::EventOption { .. } | Frame::Fuel | Frame::Advisor | Frame::Beds) => {
                assert!(asks, "{html}");
                cards += 1;
            }
            Some(Frame::Turn { .. } | Frame::Lay { .. } | Frame::Site { .. }) => {
                assert!(!asks, "{html}");
                turns += 1;
            }
            _ => {}
        }
    });
    assert!(cards > 5 && turns > 5, "{cards} cards, {turns} places");
}

#[test]
fn the_heat_bar_has_the_price_of_every_space_up_to_the_cold() {
    let mut prices = 0;
    play(Scenario::Crater, 3, |game, seat, _| {
        let table = game.state();
        if game.steps().len() % 3 != 0 {
            return;
        }
        let html = drawn(game, seat, &Look::default(), None);
        let bar = html.split("id=\"heat-bar\"").nth(1).and_then(|it| it.split("</ol>").next());
        let bar = bar.expect("a bar");
        let gap = table.cold.saturating_sub(table.heat);
        assert_eq!(bar.matches("<small>").count(), usize::from(gap));
        assert!(gap == 0 || bar.contains(&format!("<small>+{gap}</small>")), "{bar}");
        prices += usize::from(gap);
    });
    assert!(prices > 2, "{prices}");
}

/// Before the first day there is nothing to foresee, and so no heading over nothing.
#[test]
fn spectators_of_the_set_up_read_no_heading_over_nothing() {
    let game = Match::<Frostpunk>::new(Frostpunk::options(2), Seed(1)).expect("usual options");
    assert!(game.state().forecast().items.is_empty());
    let (look, names) = (Look::default(), SeatNames(vec!["Ada".to_owned(); 2]));
    let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
    let request = SceneRequest::now(Viewer::Spectator, &look, &names);
    let parts = face.table_parts(&game, &request).expect("its own match");
    let text: String = parts.areas.into_iter().map(|area| area.content.0).collect();
    assert!(!text.contains(&Words::of(Language::English).get("fro-wait-help")), "{text}");
}

/// A cell of the rail has room for twelve letters, ten beside a sign; a claim on a good for eleven.
#[test]
fn what_stands_in_a_cell_of_the_rail_fits_it() {
    let texts = |html: &str, class: &str| -> Vec<(String, String)> {
        let rest = html.split(class).skip(1).filter_map(|rest| rest.split_once('>'));
        let text = |(head, rest): (&str, &str)| {
            let end = rest.split_once("</span>").map_or(rest, |(text, _)| text);
            (head.to_owned(), text_of(&format!("<>{end}")).replace('\n', ""))
        };
        rest.map(text).collect()
    };
    for language in ["en", "pl", "it"] {
        let look = Look::default().with("language", language);
        let mut facts = 0;
        for scenario in [Scenario::Crater, Scenario::Arks] {
            play(scenario, 2, |game, seat, _| {
                if game.steps().len() % 3 != 0 {
                    return;
                }
                let html = drawn(game, seat, &look, None);
                for (head, text) in texts(&html, "class=\"frost-fact") {
                    let most = if head.contains("frost-is-") { 10 } else { 12 };
                    assert!(text.chars().count() <= most, "{language}: {text:?}, at most {most}");
                    facts += 1;
                }
            });
        }
        assert!(facts > 50, "{facts} facts");
    }
}

#[test]
fn the_works_offer_no_building_of_another_scenario() {
    let words = Words::of(Language::English);
    let offers = |scenario, building: &str| {
        let options = Options { scenario, ..Frostpunk::options(2) };
        let game = Match::<Frostpunk>::new(options, Seed(1)).expect("usual options");
        let html = desk(&game, Seat::new(0), "works");
        html.contains(&words.get(&format!("fro-building-{building}")))
    };
    assert!(offers(Scenario::Winterhome, "evacuation-centre"));
    assert!(!offers(Scenario::Crater, "evacuation-centre"));
    assert!(offers(Scenario::Crater, "hunters-hut") && !offers(Scenario::Crater, "library"));
}

#[test]
fn after_the_end_no_day_demands_anything() {
    let options = Options { scenario: Scenario::Crater, ..Frostpunk::options(2) };
    let game = play_at_random::<Frostpunk>(options, 2, |game, seat, _| {
        if game.steps().len() == 60 {
            assert!(drawn(game, seat, &Look::default(), None).contains("id=\"phase-night\""));
        }
    });
    let html = drawn(&game, Seat::new(0), &Look::default(), None);
    let today = Words::of(Language::English).get("fro-rail-today");
    assert!(!html.contains("id=\"phase-") && !html.contains(&today), "{html}");
    assert!(html.contains("id=\"gauge-hope\""));
}

/// More parts are added to what is being put together; to carry it out ends the work.
#[test]
fn construction_that_is_carried_out_is_finished_with_it() {
    let mut works = 0;
    play(Scenario::Crater, 5, |game, seat, actions| {
        let begun = actions.iter().find(|action| matches!(action, Action::Construct(_)));
        let Some(begun) = begun.filter(|_| works < 2) else { return };
        let tent = Action::Build(frostpunk::Building::Tent);
        let Some((then, _)) = done(game.state(), Seats::only(seat), &[*begun, tent]) else {
            return;
        };
        let mut sites = Vec::new();
        then.actions(seat, &mut sites);
        let draft = format!("{begun}; {tent}; {}", sites[0]);
        let html = drawn(game, seat, &Look::default(), Some(&draft));
        assert!(html.contains(&format!("data-act=\"{draft}; finish\"")), "{draft}");
        let empty = drawn(game, seat, &Look::default(), Some(&begun.to_string()));
        assert!(!empty.contains("finish\" data-key"), "nothing is built yet");
        works += 1;
    });
    assert!(works > 0);
}

/// Map, sentences and notation count places alike.
#[test]
fn a_place_has_the_number_of_its_notation_on_the_map_and_in_every_sentence() {
    let words = Words::of(Language::Polish);
    for field in Field::ALL {
        let tile = field.position().map_or(field.name(), Position::name);
        let name = names::field(words, field);
        let numbers = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(numbers(&name), numbers(tile), "{name}");
    }
    let game = Match::<Frostpunk>::new(Frostpunk::options(1), Seed(1)).expect("usual options");
    let html = drawn(&game, Seat::new(0), &Look::default(), None);
    for place in Position::ALL.map(Position::name).into_iter().chain(["g0", "g1", "g2", "g4", "g5"])
    {
        assert!(html.contains(&format!(">{place}</text>")), "{place} is not on the map");
    }
}

/// One click may do several pieces of work, up to the next chance; a place clicked on the map is one for
/// the last of them, and each of the others can be left out.
#[test]
fn a_draft_goes_on_with_the_next_piece_of_work() {
    let (mut lists, mut ends) = (0, 0);
    play_at_random::<Frostpunk>(Frostpunk::options(1), 5, |game, seat, actions| {
        let Some(gather) = actions.iter().find(|it| matches!(it, Action::Gather(..))) else {
            return;
        };
        if !matches!(game.state().questions.top(), Some(Frame::Turn { .. })) {
            return;
        }
        let html = drawn(game, seat, &Look::default(), Some(&gather.to_string()));
        let (after, _) = done(game.state(), Seats::only(seat), &[*gather]).expect("a legal action");
        let next = html.split("id=\"then-").nth(1).and_then(|it| it.split("data-draft=\"").nth(1));
        let Some(next) = next.and_then(|it| it.split('"').next()) else {
            ends += 1;
            let is_turn =
                matches!(after.questions.top(), Some(Frame::Turn { has_fueled: false, .. }));
            let mut works = Vec::new();
            after.actions(seat, &mut works);
            assert!(
                !is_turn || !works.iter().any(|it| it.sent().is_some()),
                "{gather} ends too early"
            );
            return;
        };
        assert!(next.starts_with(&format!("{gather}; ")), "{next}");
        let list = drawn(game, seat, &Look::default(), Some(next));
        assert!(list.contains("id=\"leave-out-0\""), "{next}");
        let words = Words::of(Language::English);
        assert!(list.contains(&decision_words::deed(words, game.state(), *gather)), "{next}");
        let act = list.split("id=\"commit\"").nth(1).and_then(|it| it.split("data-act=\"").nth(1));
        if let Some(act) = act {
            assert!(act.starts_with(next), "{next}");
            let acts: Vec<Action> = act
                .split('"')
                .next()
                .unwrap_or_default()
                .split("; ")
                .map(|it| it.parse().expect("an action"))
                .collect();
            game.clone()
                .act_all(seat, Seats::only(seat), &acts)
                .expect("a list that the table takes");
            lists += 1;
        }
    });
    assert!(lists > 5, "{lists} lists, {ends} drafts without more");
}

#[test]
fn everything_that_can_be_done_stands_in_the_table_as_text() {
    let mut unread = 0;
    stored(|game, seat| {
        let html = drawn(game, seat, &Look::default(), None);
        let (_, text) = html.split_once("class=\"text-actions\"").expect("a list of actions");
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        for action in actions {
            let button = format!("data-act=\"{action}\"");
            assert!(text.contains(&button), "{action}");
            if action == Action::Explore {
                unread += 1;
                assert!(text.contains("Nobody has read what this brings."), "{text}");
            }
        }
    });
    assert!(unread > 0, "somebody explores");
}

#[test]
fn the_rail_stays_in_the_phase_that_is_played_whatever_is_begun() {
    let mut beyond = 0;
    stored(|game, seat| {
        let table = game.state();
        let Some(phase) = super::phase_of(table) else { return };
        let mut actions = Vec::new();
        table.actions(seat, &mut actions);
        for draft in [None, actions.first(), actions.last()] {
            let draft = draft.map(ToString::to_string);
            let html = drawn(game, seat, &Look::default(), draft.as_deref());
            let now =
                format!("id=\"phase-{}\" tabindex=\"0\" class=\"frost-phase now", phase.name());
            assert!(html.contains(&now), "{phase:?}, {draft:?}");
            beyond += usize::from(draft.is_some());
        }
    });
    assert!(beyond > 100, "{beyond} drafts");
}

#[test]
fn what_certainly_ends_the_game_asks_even_if_a_draw_comes_between() {
    let mut game = Match::<Frostpunk>::new(Frostpunk::options(1), Seed(3)).expect("a city");
    let rise = |game: &Match<Frostpunk>| {
        let Some(Frame::Times { unit: Unit::Rise(Family::Discontent), .. }) =
            game.state().questions.top()
        else {
            return false;
        };
        game.state().tokens(Family::Discontent) == 5
    };
    for seed in 0..60 {
        if rise(&game) {
            break;
        }
        game = Match::<Frostpunk>::new(Frostpunk::options(1), Seed(seed)).expect("a city");
        let mut rng = GameRng::new(Seed(seed));
        let mut actions = Vec::new();
        while let (Turn::Decide(seats), false) = (game.state().turn(), rise(&game)) {
            let seat = seats.first().expect("a decider");
            actions.clear();
            game.state().actions(seat, &mut actions);
            game.act(seat, rng.pick(&actions)).expect("a listed action");
        }
    }
    assert!(rise(&game), "a city about to lose its last patience");
    let html = drawn(&game, Seat::new(0), &Look::default(), None);
    for part in html.split("data-act=\"draw\"").skip(1) {
        let tag = part.split_once('>').expect("a tag").0;
        assert!(tag.contains("data-confirm") && tag.contains("banishment"), "{tag}");
    }
    assert!(html.contains("data-act=\"draw\""), "{html}");
}

#[test]
fn the_first_day_has_its_heading() {
    let save = include_str!("../../../frostpunk/tests/fixtures/v1-1-player-greedy.json");
    let game = Match::<Frostpunk>::load(save).expect("a stored game");
    let face: &dyn AnyFace = &Erased::<Frostpunk>::NEW;
    let (look, names) = (Look::default(), SeatNames(vec!["Ada".to_owned()]));
    let request = SceneRequest::now(Viewer::Spectator, &look, &names);
    let text = face.chronicle(&game, &request).expect("its own match");
    let days: Vec<&str> = text.lines().filter(|line| line.starts_with("Day ")).collect();
    assert_eq!(days[..2], ["Day 1", "Day 2"], "{text}");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("- ")).collect();
    assert!(lines.iter().any(|line| line.ends_with("falls ill. (× 2)")), "{text}");
    assert!(lines.windows(2).all(|pair| pair[0] != pair[1] || pair[0].contains("(×")), "{text}");
}

#[test]
fn an_amount_of_coal_that_is_chosen_leaves_the_others_in_sight() {
    let mut seen = 0;
    stored(|game, seat| {
        if game.state().questions.top() != Some(Frame::Fuel) {
            return;
        }
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        let chosen = actions.last().expect("an amount");
        let html = drawn(game, seat, &Look::default(), Some(&chosen.to_string()));
        assert_eq!(html.matches("id=\"burn-").count(), actions.len(), "{actions:?}");
        for action in &actions {
            let pressed = if action == chosen { "true" } else { "false" };
            let button = format!("aria-pressed=\"{pressed}\" data-draft=\"{action}\"");
            assert!(html.contains(&button), "{action}: {html}");
        }
        seen += 1;
    });
    assert!(seen > 5, "{seen} evenings at the fire");
}

/// Whoever plays a card that works at one place alone has used it up there.
#[test]
fn a_card_that_works_elsewhere_is_not_offered_with_what_is_begun() {
    let mut found = 0;
    for seed in [3, 41] {
        let look = |game: &Match<Frostpunk>, seat: Seat, actions: &[Action]| {
            let is_turn = matches!(game.state().questions.top(), Some(Frame::Turn { .. }));
            if !is_turn || found > 5 {
                return;
            }
            let elsewhere = actions.iter().find(|card| {
                let is_card = matches!(card, Action::Play(_));
                let then = done(game.state(), Seats::only(seat), &[**card]).filter(|_| is_card);
                let frame = then.map(|(then, _)| then.questions.top());
                frame.is_some_and(|frame| !matches!(frame, Some(Frame::TurnWith { .. })))
            });
            let begun = actions.iter().find(|action| matches!(action, Action::Gather(..)));
            if let (Some(Action::Play(card)), Some(begun)) = (elsewhere, begun) {
                let html = drawn(game, seat, &Look::default(), Some(&begun.to_string()));
                assert!(html.contains("id=\"who-"), "{begun} is put together");
                assert!(!html.contains(&format!("with-play-{}\"", card.name())), "{card} {begun}");
                found += 1;
            }
        };
        play_at_random(Frostpunk::options(1), seed, look);
    }
    assert!(found > 0);
}

#[test]
fn the_rail_says_where_tomorrow_begins_and_what_is_left_of_today() {
    let captions = |html: &str| {
        let cells = html.split("id=\"phase-").skip(1);
        let told = cells.filter_map(|cell| {
            let (_, rest) = cell.split_once("class=\"frost-when\"")?;
            let (text, _) = rest.split_once('>')?.1.split_once('<')?;
            Some((cell.split_once('"')?.0.to_owned(), text.to_owned()))
        });
        told.collect::<Vec<_>>()
    };
    let at = |phase: &str, word: &str| (phase.to_owned(), word.to_owned());
    let mut phases = 0;
    stored(|game, seat| {
        use frostpunk::DayPhase::{Action, Night};
        let html = drawn(game, seat, &Look::default(), None);
        let expected = match super::phase_of(game.state()) {
            None => Vec::new(),
            Some(Action) => vec![at("dawn", "tomorrow"), at("dusk", "still today")],
            Some(Night) => vec![at("dawn", "tomorrow")],
            Some(_) => return,
        };
        assert_eq!(captions(&html), expected);
        phases += 1;
    });
    assert!(phases > 10);
}

/// The page leaves out drawings of buildings that cannot come, and nothing else.
#[test]
fn whatever_is_shown_of_a_match_has_its_drawing_on_the_page() {
    let words = Words::of(Language::English);
    let refs = |html: &str| -> Vec<String> {
        let found = html.split("href=\"#frost-").skip(1);
        found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    };
    for scenario in Scenario::ALL {
        let mut page: Option<String> = None;
        let mut decisions = 0;
        play(scenario, 4, |game, seat, _| {
            let page = page.get_or_insert_with(|| super::signs::symbols(words, game.state()).0);
            decisions += 1;
            if decisions % 20 != 0 {
                return;
            }
            let desks = ["works", "mood", "story"].map(|id| desk(game, seat, id));
            let html = drawn(game, seat, &Look::default(), None) + &desks.concat();
            for sign in refs(&html) {
                let is_there = page.contains(&format!("id=\"frost-{sign}\""));
                assert!(is_there, "{scenario}: {sign} in round {}", game.state().round);
            }
        });
    }
    let crater = Frostpunk::new(&Frostpunk::options(1)).expect("usual options");
    let page = super::signs::symbols(words, &crater).0;
    assert!(!page.contains("frost-evacuation-centre") && page.contains("frost-hospital"));
}
