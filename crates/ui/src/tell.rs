//! The log in sentences: each event has one, and its named values stand in it.

use maud::{Markup, html};
use table::{Happening, Seat, Value};

use crate::{Arg, Face, SeatNames, Words, owner};

/// The values of a sentence, by name.
pub(crate) type Args = Vec<(&'static str, Arg<'static>)>;

/// In which words the events of a match are told, and of which match they are.
pub(crate) struct Telling<'a, G: Face> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a SeatNames,
    pub(crate) options: &'a G::Options,
}

/// A line of the log.
pub(crate) fn tell<G: Face>(telling: &Telling<'_, G>, event: &G::Event) -> Markup {
    html! {
        @if let Some(seat) = actor(event) { (owner::badge(seat)) " " }
        (sentence(telling, event))
    }
}

/// An event in a few words without the acting seat, for a caption; `None` where that is no news.
pub(crate) fn did<G: Face>(telling: &Telling<'_, G>, event: &G::Event) -> Option<String> {
    telling.words.find(&format!("{}.did", key::<G>(event)), &args(telling, event))
}

/// The sentence of an event without any drawing.
pub(crate) fn sentence<G: Face>(telling: &Telling<'_, G>, event: &G::Event) -> String {
    telling.words.say(&key::<G>(event), &args(telling, event))
}

/// The seat that an event is about.
pub(crate) fn actor(event: &impl Happening) -> Option<Seat> {
    match event.value("seat") {
        Some(Value::Seat(seat)) => Some(seat),
        _ => None,
    }
}

/// The key of an event's sentence: its kind, and where that is not enough, the value that tells its
/// sentences apart.
fn key<G: Face>(event: &G::Event) -> String {
    let key = kind_key::<G>(event.kind());
    match G::told_apart(event.kind()).and_then(|(name, _)| event.value(name)) {
        Some(value) => format!("{key}-{}", dashed(&value.to_string())),
        None => key,
    }
}

fn kind_key<G: Face>(kind: &str) -> String {
    format!("{}-tell-{}", G::WORDS, dashed(kind))
}

fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

/// Whether any event of the game has a short form.
pub(crate) fn has_short_forms<G: Face>(words: &Words) -> bool {
    sentence_keys::<G>().iter().any(|key| words.find(&format!("{key}.did"), &[]).is_some())
}

/// Every key that an event of the game can have, with those of its short forms.
pub(crate) fn keys<G: Face>() -> Vec<String> {
    let english = Words::of(crate::Language::English);
    let short =
        |key: &String| Some(format!("{key}.did")).filter(|it| english.find(it, &[]).is_some());
    let keys = sentence_keys::<G>();
    let short: Vec<String> = keys.iter().filter_map(short).collect();
    keys.into_iter().chain(short).collect()
}

fn sentence_keys<G: Face>() -> Vec<String> {
    let keys = |kind: &&str| {
        let key = kind_key::<G>(kind);
        match G::told_apart(kind) {
            Some((_, values)) => values.iter().map(|id| format!("{key}-{}", dashed(id))).collect(),
            None => vec![key],
        }
    };
    G::Event::KINDS.iter().flat_map(keys).collect()
}

/// Everything that the sentence of an event may name. The acting seat is `name`; several values of
/// one name are a list.
fn args<G: Face>(Telling { words, names, options }: &Telling<'_, G>, event: &G::Event) -> Args {
    let mut lists: Vec<(&'static str, Vec<Arg<'static>>)> = Vec::new();
    event.values(&mut |name, value| {
        let name = if name == "seat" { "name" } else { name };
        let arg: Arg<'static> = match value {
            Value::Number(number) => number.into(),
            Value::Seat(seat) => names.of(seat).into(),
            Value::Id(id) => G::phrase(words, name, id).unwrap_or_else(|| id.to_owned()).into(),
        };
        match lists.iter_mut().find(|(other, _)| *other == name) {
            Some((_, list)) => list.push(arg),
            None => lists.push((name, vec![arg])),
        }
    });
    let mut args: Args = lists.into_iter().map(|(name, list)| (name, joined(list))).collect();
    G::told_with(words, options, event, &mut args);
    args
}

/// A single value as it is, several as a list in which equal ones are counted.
fn joined(mut list: Vec<Arg<'static>>) -> Arg<'static> {
    if list.len() == 1 {
        return list.remove(0);
    }
    let mut counted: Vec<(String, usize)> = Vec::new();
    for text in list.iter().map(ToString::to_string) {
        match counted.iter_mut().find(|(other, _)| *other == text) {
            Some((_, count)) => *count += 1,
            None => counted.push((text, 1)),
        }
    }
    let part = |(text, count): (String, usize)| match count {
        1 => text,
        _ => format!("{text} × {count}"),
    };
    counted.into_iter().map(part).collect::<Vec<_>>().join(", ").into()
}
