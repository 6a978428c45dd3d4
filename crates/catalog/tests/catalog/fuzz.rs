//! Texts that nobody wrote on purpose: no notation, save or content file makes a game panic, and
//! what is accepted is what it says.
//!
//! Inputs are valid texts with a few mistakes, so that they come far. `NUNATAK_FUZZ` says how many
//! times as many as usual there are (`make fuzz`).

use std::collections::BTreeMap;
use std::fs;
use std::sync::{Mutex, OnceLock};

use catalog::{AnyGame, GAMES};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use table::{AnyMatch, Choice, Seat, Seed, Turn};

/// How many inputs are tried.
fn inputs(usual: u32) -> Config {
    let times = std::env::var("NUNATAK_FUZZ").ok();
    let times: u32 = times.map_or(1, |times| times.parse().expect("NUNATAK_FUZZ is a number"));
    Config { cases: usual * times, failure_persistence: None, ..Config::default() }
}

/// One mistake in a text.
#[derive(Clone, Debug)]
enum Mistake {
    /// A part is left out.
    Omit(Index, usize),
    /// A part is written twice.
    Repeat(Index, usize),
    /// Something foreign stands in the middle.
    Insert(Index, &'static str),
    /// One letter is another one.
    Replace(Index, char),
    /// The text ends here.
    Cut(Index),
}

/// What is worth trying in notations, JSON and RON alike.
const FOREIGN: &[&str] = &[
    " ",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ",",
    ":",
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-9223372036854775809",
    "1e999",
    "0.5",
    "\u{0}",
    "\n",
    "é",
    "🚀",
    "*",
    "seat 9",
    "act",
    "chance",
    "\\u0000",
    "\\ud800",
    "//",
    "#![",
    "Some(",
];

fn mistake() -> impl Strategy<Value = Mistake> {
    let at = any::<Index>;
    prop_oneof![
        (at(), 1..40_usize).prop_map(|(at, length)| Mistake::Omit(at, length)),
        (at(), 1..40_usize).prop_map(|(at, length)| Mistake::Repeat(at, length)),
        (at(), proptest::sample::select(FOREIGN)).prop_map(|(at, text)| Mistake::Insert(at, text)),
        (at(), any::<char>()).prop_map(|(at, letter)| Mistake::Replace(at, letter)),
        at().prop_map(Mistake::Cut),
    ]
}

/// A few mistakes; sometimes none, so that valid texts are tried in other places too.
fn mistakes() -> impl Strategy<Value = Vec<Mistake>> {
    vec(mistake(), 0..4)
}

/// The text with the mistakes.
fn mistaken(text: &str, mistakes: &[Mistake]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for mistake in mistakes {
        let place = |at: &Index| at.index(letters.len() + 1);
        match mistake {
            Mistake::Omit(at, length) => {
                let start = place(at);
                let end = (start + length).min(letters.len());
                letters.drain(start..end);
            }
            Mistake::Repeat(at, length) => {
                let start = place(at);
                let part: Vec<char> = letters.iter().skip(start).take(*length).copied().collect();
                letters.splice(start..start, part);
            }
            Mistake::Insert(at, text) => {
                let start = place(at);
                letters.splice(start..start, text.chars());
            }
            Mistake::Replace(at, letter) if !letters.is_empty() => {
                let at = at.index(letters.len());
                letters[at] = *letter;
            }
            Mistake::Replace(..) => {}
            Mistake::Cut(at) => letters.truncate(place(at)),
        }
    }
    letters.into_iter().collect()
}

/// A game in several positions, with the actions that are possible there.
struct Course {
    positions: Vec<(Box<dyn AnyMatch>, Seat)>,
    notations: Vec<String>,
}

/// Positions of a game whose players take whatever comes first, third, fifth and so on.
fn course(game: &'static dyn AnyGame) -> &'static Course {
    static KNOWN: OnceLock<Mutex<BTreeMap<&'static str, &'static Course>>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().expect("nobody panics while playing");
    known.entry(game.id()).or_insert_with(|| {
        let players = *game.players().end();
        let mut played = game.new_match(&game.options(players), Seed(7)).expect("usual options");
        let (mut positions, mut notations) = (Vec::new(), Vec::new());
        for step in 0..160_usize {
            let Turn::Decide(seats) = played.turn() else { break };
            let seat = seats.first().expect("somebody decides");
            let actions = played.actions(seat);
            let texts = actions.iter().filter_map(|it| it.action.as_str());
            notations.extend(texts.step_by(1 + actions.len() / 8).map(str::to_owned));
            if step % 8 == 0 {
                positions.push((played.boxed_clone(), seat));
            }
            let chosen = actions[(step * 2) % actions.len()].action.clone();
            played.act(seat, &chosen).expect("a listed action is legal");
        }
        notations.sort();
        notations.dedup();
        Box::leak(Box::new(Course { positions, notations }))
    })
}

#[test]
fn whatever_is_taken_for_a_notation_is_refused_or_listed() {
    for game in GAMES {
        let Course { positions, notations } = course(game);
        let input = (any::<Index>(), any::<Index>(), mistakes(), any::<bool>());
        let tried = TestRunner::new(inputs(500)).run(&input, |(at, text, mistakes, is_json)| {
            let (position, seat) = at.get(positions);
            let text = mistaken(text.get::<String>(notations), &mistakes);
            let action = match serde_json::from_str(&text) {
                Ok(value) if is_json => value,
                _ => Value::from(text),
            };
            if position.check(*seat, &action).is_ok() {
                // Written with more spaces, perhaps: the step is what was meant.
                let mut next = position.boxed_clone();
                next.act(*seat, &action).expect("what is legal can be done");
                let done = next.step_texts(position.len()).swap_remove(0);
                let done: Value = serde_json::from_str(&done).expect("a step is JSON");
                let is_it = |it: &Choice| done == json!({ "act": [seat, it.action] });
                prop_assert!(position.actions(*seat).iter().any(is_it), "{done} is not listed");
            }
            Ok(())
        });
        tried.unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    }
}

#[test]
fn whatever_is_taken_for_a_save_is_refused_or_saved_again_alike() {
    for game in GAMES {
        let saves: Vec<String> =
            course(game).positions.iter().take(6).map(|(position, _)| position.save()).collect();
        let input = (any::<Index>(), mistakes());
        let tried = TestRunner::new(inputs(120)).run(&input, |(save, mistakes)| {
            let text = mistaken(save.get::<String>(&saves), &mistakes);
            if let Ok(opened) = catalog::load(&text) {
                let again = catalog::load(&opened.save());
                let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(again.save(), opened.save());
            }
            Ok(())
        });
        tried.unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    }
}

#[test]
fn whatever_is_taken_for_content_is_refused_with_its_mistakes_or_read() {
    for game in GAMES {
        let files = game.content_files();
        let folder =
            std::env::temp_dir().join(format!("nunatak-fuzz-{}-{}", std::process::id(), game.id()));
        fs::create_dir_all(&folder).expect("a folder");
        let input = (any::<Index>(), mistakes());
        let tried = TestRunner::new(inputs(20)).run(&input, |(file, mistakes)| {
            let (name, text) = file.get(files);
            let path = folder.join(name);
            fs::write(&path, mistaken(text, &mistakes)).expect("a file");
            // Refused or not, it must come back.
            drop(game.load_content(&folder));
            fs::remove_file(&path).expect("the file is there");
            Ok(())
        });
        fs::remove_dir_all(&folder).expect("the folder is there");
        tried.unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    }
}
