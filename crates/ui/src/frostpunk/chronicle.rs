//! The log as the city's chronicle: what the sentences of events need besides their values.

use frostpunk::{Card, Content, Event, Family, Tile};
use table::{Happening, Value};

use super::card_words::Reader;
use super::names::{self, key, name};
use super::op_words::{lines, running};
use crate::Words;
use crate::tell::Args;

/// Puts into the values of an event's sentence what they do not say themselves.
pub(super) fn told_with(words: &Words, content: &Content, event: &Event, args: &mut Args) {
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
        Event::TileRevealed { tile, .. } => put("finds", finds(words, content, tile)),
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
pub(super) fn finds(words: &Words, content: &Content, tile: Tile) -> String {
    let info = content.tile(tile);
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

/// How grave it is what a phase brought by itself: deaths and breakdowns first, then what harms, then
/// what is merely new.
pub(super) fn gravity(event: &Event) -> Option<u8> {
    Some(match event {
        Event::Died { .. } | Event::BrokeDown => 0,
        Event::Grave { .. } | Event::StormStruck | Event::HungerRose { .. } => 1,
        Event::FellIll { .. } | Event::Left { .. } | Event::Exhausted { .. } => 2,
        Event::TokenDrawn { token } if token.family() == Family::Discontent => 2,
        Event::TokenRemoved { token } if token.family() == Family::Hope => 2,
        Event::Destroyed { .. } | Event::Ruined { .. } | Event::Lost { .. } => 3,
        Event::CubesFell { count } if *count > 0 => 3,
        Event::CardRevealed { .. }
        | Event::WeatherRevealed { .. }
        | Event::Leads { .. }
        | Event::TechnologyDone { .. }
        | Event::ScoutReturned { .. } => 4,
        Event::Joined { .. } | Event::Gained { .. } => 5,
        _ => return None,
    })
}

/// The heading of a phase of the day.
pub(super) fn section(words: &Words, event: &Event) -> Option<String> {
    match event {
        Event::PhaseBegan { phase } => Some(names::phase(words, *phase)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use frostpunk::{Citizen, CitizenCard, Frostpunk, Op};
    use table::Game;

    use super::*;
    use crate::Language;

    /// A match that was begun with another folder of content was told in that of the program.
    #[test]
    fn the_chronicle_tells_what_the_cards_of_the_match_say() {
        let words = Words::of(Language::English);
        let options = Frostpunk::options(1);
        let content = options.content.get();
        let (card, citizen) = (CitizenCard::ALL[0], Citizen::Worker);
        let event = Event::DeathCard { citizen, card, seat: None };
        let effect = |content: &Content| {
            let mut args = Args::new();
            told_with(words, content, &event, &mut args);
            args.into_iter().find(|(name, _)| *name == "effect").map(|(_, told)| told.to_string())
        };
        let mut other = content.clone();
        other.ops[usize::from(content.citizen(card).death[citizen].0)] = Op::Silence;
        assert_ne!(effect(content), effect(&other));
        assert_eq!(effect(&other), Some(words.get("fro-op-silence")));
    }
}
