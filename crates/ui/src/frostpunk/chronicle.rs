//! The log as the city's chronicle: what the sentences of events need besides their values.

use frostpunk::{Card, Event, Frostpunk, Tile};
use table::{Game, Happening, Value};

use super::card_words::Reader;
use super::names::{self, key, name};
use super::op_words::{lines, running};
use crate::Words;
use crate::tell::Args;

/// Puts into the values of an event's sentence what they do not say themselves.
pub(super) fn told_with(words: &Words, event: &Event, args: &mut Args) {
    let options = Frostpunk::options(1);
    let content = options.content.get();
    let mut put = |name: &'static str, phrase: String| {
        args.retain(|(other, _)| *other != name);
        args.push((name, phrase.into()));
    };
    match *event {
        Event::Gained { good, count } | Event::Lost { good, count } => {
            put("goods", names::goods(words, good, count));
        }
        Event::OptionChosen { card, number, .. } => {
            let options = Reader { words, content }.options(card);
            put(
                "option",
                options.get(number.index()).map_or_else(String::new, |it| it.label.clone()),
            );
        }
        Event::DeathCard { citizen, card, .. } => {
            let effect = content.citizen(card).death[citizen];
            put("effect", running(&lines(words, content, effect)));
        }
        Event::TileRevealed { tile, .. } => put("finds", finds(words, tile)),
        Event::Built { field, position, .. } => {
            let place = field.map(|field| names::field(words, field));
            let tile = position.map(|position| names::position(words, position));
            put("place", place.or(tile).unwrap_or_default());
        }
        _ => {}
    }
    if let Some(Value::Id(id)) = event.value("citizen") {
        put("citizen", name(words, "someone", id));
    }
}

/// What lies on a tile.
pub(super) fn finds(words: &Words, tile: Tile) -> String {
    let options = Frostpunk::options(1);
    let info = options.content.get().tile(tile);
    let goods =
        info.fields.iter().flatten().map(|(good, count)| names::pieces(words, *good, *count));
    let food = (info.food > 0).then(|| words.say("fro-tile-food", &[("count", info.food.into())]));
    names::all_of(words, &goods.chain(food).collect::<Vec<_>>())
}

/// An id among the values of an event or a refusal as a phrase.
pub(super) fn phrase(words: &Words, value: &str, id: &str) -> Option<String> {
    Some(match value {
        "card" | "origin" => any_card(words, id),
        "field" => names::field(words, id.parse().ok()?),
        "position" => names::position(words, id.parse().ok()?),
        "route" => names::route(words, id.parse().ok()?),
        "reason" => words.get(&key("verdict", id)),
        "phase" | "advisor" | "citizen" | "good" | "pawn" | "token" | "building" | "law"
        | "technology" | "counter" | "rubble" => name(words, value, id),
        _ => return None,
    })
}

/// A card of any deck by its id.
fn any_card(words: &Words, id: &str) -> String {
    let kind = match id.parse::<Card>() {
        Ok(_) => "card",
        Err(_) if id.starts_with('W') => "weather",
        Err(_) => "name",
    };
    name(words, kind, id)
}

/// The heading of a new day.
pub(super) fn chapter(words: &Words, event: &Event) -> Option<String> {
    match event {
        Event::RoundBegan { round } => Some(words.say("fro-day", &[("round", (*round).into())])),
        _ => None,
    }
}

/// The heading of a phase of the day.
pub(super) fn section(words: &Words, event: &Event) -> Option<String> {
    match event {
        Event::PhaseBegan { phase } => Some(names::phase(words, *phase)),
        _ => None,
    }
}
