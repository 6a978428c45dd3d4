//! The names of things, by their ids, and numbers of them.

use frostpunk::{
    Building, Card, Citizen, CitizenCard, Cost, Counter, DayPhase, Field, Good, Law, MapGood, Pawn,
    Position, Reason, Route, Technology, Token, Tokens, Who,
};

use crate::Words;

/// The key of the words about a thing: its kind and its id.
pub(super) fn key(kind: &str, id: &str) -> String {
    format!("fro-{kind}-{}", id.to_lowercase().replace(['_', '/'], "-"))
}

/// The name of a thing.
pub(super) fn name(words: &Words, kind: &str, id: &str) -> String {
    words.get(&key(kind, id))
}

pub(super) fn building(words: &Words, building: Building) -> String {
    name(words, "building", building.name())
}

pub(super) fn law(words: &Words, law: Law) -> String {
    name(words, "law", law.name())
}

pub(super) fn technology(words: &Words, technology: Technology) -> String {
    name(words, "technology", technology.name())
}

pub(super) fn card(words: &Words, card: Card) -> String {
    name(words, "card", card.name())
}

pub(super) fn citizen_card(words: &Words, card: CitizenCard) -> String {
    name(words, "name", card.name())
}

pub(super) fn citizen(words: &Words, citizen: Citizen) -> String {
    name(words, "citizen", citizen.name())
}

/// A type of citizens, as a heading.
pub(super) fn citizens(words: &Words, citizen: Citizen) -> String {
    words.get(&format!("{}.many", key("citizen", citizen.name())))
}

pub(super) fn pawn(words: &Words, pawn: Pawn) -> String {
    name(words, "pawn", pawn.name())
}

pub(super) fn token(words: &Words, token: Token) -> String {
    name(words, "token", token.name())
}

pub(super) fn counter(words: &Words, counter: Counter) -> String {
    name(words, "counter", counter.name())
}

pub(super) fn phase(words: &Words, phase: DayPhase) -> String {
    name(words, "phase", phase.name())
}

/// The name of a phase in at most nine characters.
pub(super) fn short_phase(words: &Words, phase: DayPhase) -> String {
    words.get(&format!("{}.short", key("phase", phase.name())))
}

/// The end of a game in two or three words.
pub(super) fn end(words: &Words, reason: Reason) -> String {
    name(words, "end", reason.name())
}

pub(super) fn route(words: &Words, route: Route) -> String {
    words.say("fro-route", &[("number", (route.index() + 1).into())])
}

/// A number of things of a kind.
fn counted(words: &Words, kind: &str, id: &str, count: u8) -> String {
    words.say(&key(kind, id), &[("count", count.into())])
}

pub(super) fn goods(words: &Words, good: Good, count: u8) -> String {
    counted(words, "count", good.name(), count)
}

pub(super) fn pieces(words: &Words, good: MapGood, count: u8) -> String {
    counted(words, "count", good.name(), count)
}

pub(super) fn people(words: &Words, who: Who, count: u8) -> String {
    counted(words, "people", who.name(), count)
}

pub(super) fn pawns(words: &Words, pawn: Pawn, count: u8) -> String {
    counted(words, "pawns", pawn.name(), count)
}

pub(super) fn tokens(words: &Words, tokens: Tokens, count: u8) -> String {
    counted(words, "tokens", tokens.name(), count)
}

/// What has to be paid, as a list; `None` where nothing has to.
pub(super) fn cost(words: &Words, cost: &Cost) -> Option<String> {
    let paid = cost.goods.pairs().filter(|(_, count)| **count > 0);
    let flip = cost.flip.map(|token| {
        words.say("fro-cost-flip", &[("token", name(words, "token", token.name()).into())])
    });
    let parts: Vec<String> =
        paid.map(|(good, count)| goods(words, good, *count)).chain(flip).collect();
    (!parts.is_empty()).then(|| all_of(words, &parts))
}

/// Several things, the last one joined with "and".
pub(super) fn all_of(words: &Words, parts: &[String]) -> String {
    joined(words, "fro-and", parts)
}

/// Several things, the last one joined with "or".
pub(super) fn one_of(words: &Words, parts: &[String]) -> String {
    joined(words, "fro-or", parts)
}

fn joined(words: &Words, key: &str, parts: &[String]) -> String {
    match parts {
        [] => words.get("fro-none"),
        [only] => only.clone(),
        [first @ .., last] => {
            words.say(key, &[("first", first.join(", ").into()), ("second", last.into())])
        }
    }
}

/// A position of the map: its ring and its number, clockwise from the top, as in the notation (ADR 31).
pub(super) fn position(words: &Words, position: Position) -> String {
    place(words, position.name(), "")
}

/// A field: a petal of the generator tile, or one half of a tile.
pub(super) fn field(words: &Words, field: Field) -> String {
    match field.name().split_once('.') {
        Some((tile, half)) => {
            let half = name(words, "half", half);
            let tile = place(words, tile, "");
            words.say("fro-place-half", &[("tile", tile.into()), ("half", half.into())])
        }
        None => place(words, field.name(), ""),
    }
}

/// What stands for a tile on the map: a letter for its ring, and its number.
pub(super) fn mark(words: &Words, tile: &str) -> String {
    place(words, tile, ".mark")
}

/// A tile or a petal by its id, in one of the forms of its ring.
fn place(words: &Words, id: &str, form: &str) -> String {
    let (ring, number) = id.split_at(1);
    let ring = match ring {
        "n" => "near",
        "f" => "far",
        _ => "generator",
    };
    words.say(&format!("fro-place-{ring}{form}"), &[("number", number.into())])
}
