//! Every item of the content is told in every language, and so is every question of whole games.

use std::collections::{BTreeMap, BTreeSet};

use frostpunk::{
    Action, Advisor, Building, Card, Citizen, CitizenCard, Content, DayPhase, Difficulty, Event,
    Field, FieldBase, Frame, Frostpunk, Law, Route, Rubble, Scenario, Society, Technology, Tile,
    WeatherCard,
};
use table::{Edition, Game, Happening, Match, Numbered, Seed, Turn, Value, Viewer};

use super::card_words::{Part, Reader};
use super::op_words::{Line, running};
use super::{chronicle, decision_words, forecast_words, guide, keys, names, option_words};
use crate::assets::built_in;
use crate::tell::Args;
use crate::{Arg, Language, SeatNames, Words};

fn source(language: Language) -> &'static str {
    match language {
        Language::English => built_in!("locales/en/frostpunk.ftl"),
        Language::Polish => built_in!("locales/pl/frostpunk.ftl"),
        Language::Italian => built_in!("locales/it/frostpunk.ftl"),
    }
}

fn words(language: Language) -> Words {
    Words::parse(language, &[source(language)])
}

/// Complains about a text that is empty, is a key, or holds a value that was not put in.
fn check(of: &str, text: &str) {
    let is_whole = !text.trim().is_empty()
        && !text.contains("fro\u{2d}")
        && !text.contains(['{', '}', '$'])
        && !text.contains("  ")
        && !text.contains(" .");
    assert!(is_whole, "{of}: {text:?}");
}

fn check_lines(of: &str, lines: &[Line]) {
    for line in lines {
        check(of, &line.text);
        for (_, below) in &line.branches {
            assert!(!below.is_empty(), "{of}: nothing below {:?}", line.text);
            check_lines(of, below);
        }
    }
}

fn check_parts(of: &str, parts: &[Part]) {
    for part in parts {
        check(of, &part.heading);
        assert!(!part.lines.is_empty(), "{of}: nothing below {:?}", part.heading);
        assert!(!running(&part.lines).ends_with(':'), "{of}: {:?} breaks off", part.heading);
        check_lines(of, &part.lines);
    }
}

fn cards() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).filter_map(Card::at)
}

#[test]
fn every_item_of_the_content_is_told_in_every_language() {
    let options = Frostpunk::options(1);
    let content = options.content.get();
    for language in Language::ALL {
        let words = &words(language);
        let reader = Reader { words, content };
        for card in cards() {
            let of = format!("{} {card}", language.id());
            check(&of, &names::card(words, card));
            check_parts(&of, &reader.card(card));
            let options = reader.options(card);
            for option in &options {
                check(&of, &option.label);
                check(&of, &running(&option.lines));
                check_lines(&of, &option.lines);
                for text in [&option.needs, &option.cost, &option.goes].into_iter().flatten() {
                    check(&of, text);
                }
            }
            let says_something = !options.is_empty() || !reader.card(card).is_empty();
            assert!(says_something, "{of} is blank");
        }
        for law in Law::ALL {
            check(law.name(), &names::law(words, law));
            check_parts(law.name(), &reader.law(law));
        }
        for technology in Technology::ALL {
            check(technology.name(), &names::technology(words, technology));
            check_parts(technology.name(), &reader.technology(technology));
        }
        for card in CitizenCard::ALL {
            check(card.name(), &names::citizen_card(words, card));
            check_parts(card.name(), &reader.citizen(card));
            assert_eq!(reader.citizen(card).len(), 5, "cost, ability and three deaths");
        }
        for building in Building::ALL {
            check(building.name(), &names::building(words, building));
            check_parts(building.name(), &reader.building(building));
        }
        for advisor in Advisor::ALL {
            check_lines(advisor.name(), &reader.advisor(advisor));
        }
        check_lines("MOB", &reader.mobilisation());
        for card in WeatherCard::ALL {
            check_lines(card.name(), &reader.weather(card));
        }
        for base in FieldBase::ALL {
            check_lines(base.name(), &reader.field_base(base));
        }
        for rubble in Rubble::ALL.into_iter().filter(|it| *it != Rubble::Db01) {
            check_lines(rubble.name(), &reader.rubble(rubble));
            assert!(!reader.rubble(rubble).is_empty());
        }
        for tile in Tile::ALL {
            check(tile.name(), &chronicle::finds(words, content, tile));
        }
        for scenario in Scenario::ALL {
            for text in option_words::about_scenario(words, content, scenario) {
                check(scenario.name(), &text);
            }
        }
        for (society, difficulty) in
            Society::ALL.into_iter().flat_map(|it| Difficulty::ALL.map(|level| (it, level)))
        {
            let line = option_words::about_society(words, content, society, difficulty);
            check(society.name(), &line);
        }
        for field in option_words::option_fields(words) {
            let labels = field.choices.iter().map(|choice| &choice.label);
            for text in [&field.label, &field.help].into_iter().chain(labels) {
                check(field.name, text);
            }
        }
        check("guide", &guide::guide(words).into_string());
    }
}

#[test]
fn every_decision_has_a_phrase_in_every_language() {
    for language in Language::ALL {
        let words = &words(language);
        for action in (0..Action::COUNT).filter_map(Action::at) {
            check(&action.to_string(), &decision_words::label(words, action));
        }
    }
}

#[test]
fn every_key_that_is_put_together_is_there() {
    let words = words(Language::English);
    let missing: Vec<String> =
        keys::dynamic_keys().into_iter().filter(|key| words.find(key, &[]).is_none()).collect();
    assert!(missing.is_empty(), "missing {missing:?}");
}

#[test]
fn a_phase_has_a_short_name_of_at_most_nine_characters() {
    for language in Language::ALL {
        let words = words(language);
        for phase in DayPhase::ALL {
            let name = names::short_phase(&words, phase);
            assert!(name.chars().count() <= 9, "{name}");
        }
    }
}

/// Sentences that may be the same in two languages: names, numbers, signs.
fn is_the_same_everywhere(key: &str, text: &str) -> bool {
    let letters: String = text.split('{').map(after_value).collect();
    key.starts_with("fro\u{2d}name") || letters.chars().filter(|c| c.is_alphabetic()).count() < 3
}

/// What stands behind a value in a pattern.
fn after_value(part: &str) -> &str {
    part.split_once('}').map_or(part, |(_, rest)| rest)
}

/// Words that happen to be spelled alike.
const ALIKE: [&str; 18] = [
    "fro-title",
    "fro-pawn-automaton",
    "fro-phase-generator",
    "fro-phase-generator.short",
    "fro-building-generator",
    "fro-option-scenario",
    "fro-law-pr14",
    "fro-token-motivation",
    "fro-act-no",
    "fro-good-coal",
    "fro-reason-deaths",
    "fro-building-platform",
    "fro-end-epidemic",
    "fro-building-temple",
    "fro-peril-generator",
    "fro-peril-generator.short",
    "fro-desk-generator",
    "fro-pawns-automaton [one]",
];

#[test]
fn nothing_is_left_in_english() {
    let english: BTreeMap<String, &str> =
        sentences(source(Language::English)).into_iter().collect();
    for language in [Language::Polish, Language::Italian] {
        let left: Vec<String> = sentences(source(language))
            .into_iter()
            .filter(|(key, text)| english.get(key) == Some(text))
            .filter(|(key, text)| !is_the_same_everywhere(key, text))
            .filter(|(key, _)| !ALIKE.contains(&key.as_str()))
            .map(|(key, _)| key)
            .collect();
        assert!(left.is_empty(), "{}: {left:?}", language.id());
    }
}

/// Sentences with their keys; `key.attribute` names another form of a word, `key [one]` a plural.
fn sentences(source: &str) -> Vec<(String, &str)> {
    let mut message = "";
    let mut sentences = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let inner = line.trim_start();
        if let Some((form, text)) = inner.split_once("] ").filter(|(form, _)| form.contains('[')) {
            sentences.push((format!("{message} {form}]"), text));
        } else if let Some((attribute, text)) =
            inner.strip_prefix('.').and_then(|inner| inner.split_once(" ="))
        {
            sentences.push((format!("{message}.{attribute}"), text.trim_start()));
        } else if let Some((key, text)) = line.split_once(" =") {
            message = key;
            sentences.push((key.to_owned(), text.trim_start()));
        }
    }
    sentences
}

/// Plays a game with arbitrary answers and shows every position on the way.
fn play(scenario: Scenario, players: u8, seed: u64, mut show: impl FnMut(&Match<Frostpunk>)) {
    let options = frostpunk::Options { scenario, ..Frostpunk::options(players) };
    let mut game: Match<Frostpunk> = Match::new(options, Seed(seed)).expect("a set-up");
    let mut number = usize::try_from(seed).expect("a small seed");
    while let Turn::Decide(seats) = game.state().turn() {
        show(&game);
        let seat = seats.first().expect("somebody is asked");
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        number = number.wrapping_mul(31).wrapping_add(17) % 1_000_003;
        game.act(seat, actions[number % actions.len()]).expect("a listed action");
    }
    show(&game);
}

#[test]
fn every_question_answer_and_forecast_of_whole_games_is_told() {
    let all = Language::ALL.map(words);
    let seats = SeatNames(["Ada", "Bruno", "Cleo", "Dan"].map(str::to_owned).to_vec());
    for (number, scenario) in Scenario::ALL.into_iter().enumerate() {
        let players = 1 + (number % 4) as u8;
        let mut step = 0_usize;
        play(scenario, players, 7 + number as u64, |game| {
            step += 1;
            let view = game.state().view(Viewer::Spectator);
            let Turn::Decide(asked) = game.state().turn() else { return };
            let words = &all[step % all.len()];
            let question = decision_words::question(words, &view);
            if matches!(view.questions.last(), Some(Frame::Choose { .. })) {
                let nameless = words.get("fro-ask-choose");
                assert_ne!(question.as_deref(), Some(nameless.as_str()), "it says who asks");
            }
            check(&format!("{:?}", view.questions.last()), &question.unwrap_or_default());
            let mut actions = Vec::new();
            game.state().actions(asked.first().expect("somebody"), &mut actions);
            for action in actions {
                check(&action.to_string(), &decision_words::answer(words, &view, action));
            }
            let forecast = game.state().forecast();
            check("the nearest end", &forecast_words::nearest_end(words, forecast.end));
            for item in &forecast.items {
                check("a cause", &forecast_words::cause(words, item));
                check("a kind", &forecast_words::kind(words, &seats, item.kind));
                for text in forecast_words::effects(words, &item.effect) {
                    check("an effect", &text);
                }
            }
        });
    }
}

/// The line of the chronicle about an event.
fn told(words: &Words, event: &Event) -> String {
    let mut args: Args = Vec::new();
    event.values(&mut |name, value| {
        let arg: Arg<'static> = match value {
            Value::Number(number) => number.into(),
            Value::Seat(seat) => format!("seat {}", u8::from(seat) + 1).into(),
            Value::Id(id) => chronicle::phrase(words, name, id).unwrap_or_default().into(),
        };
        args.push((if name == "seat" { "name" } else { name }, arg));
    });
    chronicle::told_with(words, Frostpunk::options(1).content.get(), event, &mut args);
    words.say(&names::key("tell", event.kind()), &args)
}

#[test]
fn the_chronicle_of_whole_games_is_told() {
    let all = Language::ALL.map(words);
    let mut kinds = BTreeSet::new();
    for number in 0..180 {
        let scenario = Scenario::ALL[number % Scenario::COUNT];
        play(scenario, 1 + (number % 4) as u8, number as u64, |game| {
            if !matches!(game.state().turn(), Turn::Decide(_)) {
                for entry in game.full_log() {
                    kinds.insert(entry.event.kind());
                    check(entry.event.kind(), &told(&all[number % all.len()], &entry.event));
                }
            }
        });
    }
    // Arbitrary answers hardly ever come to these.
    let rare = [
        Event::HungerFell { count: 3 },
        Event::Destroyed { building: Building::Tent, field: Field::N2A },
        Event::BaseEstablished { route: Route::new(1) },
    ];
    for (event, words) in rare.iter().flat_map(|event| all.iter().map(move |it| (event, it))) {
        kinds.insert(event.kind());
        check(event.kind(), &told(words, event));
    }
    let unseen: Vec<_> = Event::KINDS.iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(unseen.is_empty(), "no game told of {unseen:?}");
}

#[test]
fn a_card_reads_as_it_is_compiled() {
    let options = Frostpunk::options(1);
    let content = options.content.get();
    let told = |language, id: &str| {
        let words = &words(language);
        let reader = Reader { words, content };
        let card: Card = id.parse().expect("a card");
        let mut told: Vec<String> = Vec::new();
        for part in reader.card(card) {
            told.push(format!("{}: {}", part.heading, running(&part.lines)));
        }
        for option in reader.options(card) {
            let head = [Some(option.label), option.needs, option.cost].into_iter().flatten();
            let head = head.collect::<Vec<_>>().join(" / ");
            told.push(format!("{head}: {}", running(&option.lines)));
        }
        told.join("\n")
    };
    assert_eq!(
        told(Language::English, "P003"),
        "Hear him out / Only if 1 justice token is active.: A card that nobody has read goes into the dusk \
         deck. Activate 1 care token.\n\
         Chain him to the snow gang: Lay 1 near tile. Falling ill: 1 worker. A card that nobody \
         has read goes into the dusk deck.\n\
         Banish him: Leaving the city: 2 workers."
    );
    assert_eq!(
        told(Language::Polish, "EA13"),
        "Droga na miejsce: 3 pola do celu. Można liczyć na zapasy albo ludzi.\n\
         Zaprosić ich: Przybysze: 3 robotników. Zysk: 3 węgla.\n\
         Pohandlować i iść dalej / 1 żywność: Zysk: 4 węgla."
    );
    assert_eq!(
        told(Language::Italian, "Z005"),
        "Subito: Se è attivo 1 gettone cura: Sale: giustizia. Altrimenti: Si perde: 2 cibo."
    );
    let (english, worker) = (&words(Language::English), Citizen::Worker);
    let cemetery = Reader { words: english, content }.building(Building::Cemetery);
    assert_eq!(
        running(&cemetery[1].lines),
        "The death marker goes back by up to 2. If it moves: Hope rises."
    );
    assert_eq!(names::citizens(&words(Language::Polish), worker), "robotnicy");
}

#[test]
fn what_a_law_unlocks_is_told_with_its_price() {
    let options = Frostpunk::options(1);
    let words = &words(Language::English);
    let reader = Reader { words, content: options.content.get() };
    let lines = Law::ALL.into_iter().flat_map(|law| reader.law(law)).flat_map(|part| part.lines);
    let unlocks: Vec<String> =
        lines.map(|line| line.text).filter(|text| text.starts_with("Can be built")).collect();
    assert!(unlocks.len() > 5, "{unlocks:?}");
    assert!(unlocks.iter().all(|text| text.contains(" wood")), "{unlocks:?}");
}

#[test]
fn the_goal_names_the_stores_of_the_edition() {
    let goal = |language: Language, edition: Edition<Content>| {
        let [goal, _] =
            option_words::about_scenario(&words(language), edition.get(), Scenario::Crater);
        goal
    };
    let first = serde_json::from_value("5eb329f39976a03a".into()).expect("the first edition");
    let standard = Edition::standard();
    for (language, edition, stores) in [
        (Language::English, standard, "16 food, 16 coal, 9 wood."),
        (Language::English, first, "8 food, 8 coal, 6 wood."),
        (Language::Polish, standard, "16 żywności, 16 węgla, 9 drewna."),
        (Language::Italian, standard, "16 cibo, 16 carbone, 9 legno."),
    ] {
        let goal = goal(language, edition);
        assert!(goal.ends_with(stores), "{goal}");
    }
}

/// What the form for a new table promises is the last table that was measured.
#[test]
fn how_hard_a_scenario_is_was_measured() {
    let text = include_str!("../../../../docs/frostpunk-balance.md");
    let (_, measured) = text.rsplit_once("edition\n\nGreedy, 200 games").expect("a last table");
    let rows: Vec<&str> = measured.lines().filter(|line| line.starts_with("| ")).collect();
    for (scenario, row) in Scenario::ALL.into_iter().zip(&rows[1..]) {
        let cells = row.split(" | ").skip(1).take(2);
        let percent = cells.map(|cell| cell.split(' ').next().unwrap_or_default());
        let saved = option_words::saved(scenario).map(|percent| percent.to_string());
        assert!(percent.eq(saved), "{scenario}: {row}");
    }
}
