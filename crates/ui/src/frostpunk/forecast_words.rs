//! The forecast in sentences: what comes, what follows from it, and how sure it is.

use frostpunk::{ByCitizen, Card, Citizen, Effect, End, Item, Kind, Why};

use super::names;
use crate::any_face::percent;
use crate::{Arg, SeatNames, Words};

/// The nearest end as a sentence.
pub(super) fn nearest_end(words: &Words, end: Option<End>) -> String {
    match end {
        None => words.get("fro-nearest-none"),
        Some(End { reason, round, phase }) => words.say(
            "fro-nearest",
            &[
                ("end", names::end(words, reason).into()),
                ("round", round.into()),
                ("phase", names::phase(words, phase).into()),
            ],
        ),
    }
}

/// What comes, as a sentence.
pub(super) fn cause(words: &Words, item: &Item) -> String {
    let say = |key: &str, more: Option<(&str, String)>| {
        let mut args: Vec<(&str, Arg<'_>)> = vec![
            ("need", item.need.into()),
            ("stock", item.stock.into()),
            ("missing", item.missing.into()),
        ];
        args.extend(more.map(|(name, phrase)| (name, phrase.into())));
        words.say(key, &args)
    };
    let card = |key: &str, card: Card| say(key, Some(("card", names::card(words, card))));
    match item.why {
        Why::OldHunger => say("fro-cast-old-hunger", None),
        Why::Feeding => say("fro-cast-feeding", None),
        Why::Beds => say("fro-cast-beds", None),
        Why::Prison => say("fro-cast-prison", None),
        Why::Cold => say("fro-cast-cold", None),
        Why::Tower => say("fro-cast-tower", None),
        Why::Traps => say("fro-cast-traps", None),
        Why::Weather => say("fro-cast-weather", None),
        Why::Storm => say("fro-cast-storm", None),
        Why::Sickness(citizen) => {
            say("fro-cast-sickness", Some(("who", names::citizens(words, citizen))))
        }
        Why::Standing(of) => card("fro-cast-standing", of),
        Why::Timer(of) => card("fro-cast-timer", of),
        Why::Dusk(of) => card("fro-cast-dusk", Card::Dusk(of)),
        Why::Unread(origin) => card("fro-cast-unread", origin),
        Why::Consequence(law) => say("fro-cast-consequence", Some(("law", names::law(words, law)))),
        Why::Morning => say("fro-cast-morning", None),
        Why::Technology(technology) => {
            say("fro-cast-technology", Some(("technology", names::technology(words, technology))))
        }
        Why::Activation(of) => card("fro-cast-activation", Card::Scenario(of)),
    }
}

/// What follows, as short phrases.
pub(super) fn effects(words: &Words, effect: &Effect) -> Vec<String> {
    let counted =
        |key: &str, count: u8| (count > 0).then(|| words.say(key, &[("count", count.into())]));
    let people = |key: &str, of: &ByCitizen<u8>| {
        let hit = Citizen::ALL.into_iter().filter(|citizen| of[*citizen] > 0);
        let parts: Vec<String> =
            hit.map(|citizen| names::people(words, citizen.into(), of[citizen])).collect();
        (!parts.is_empty())
            .then(|| words.say(key, &[("people", names::all_of(words, &parts).into())]))
    };
    let parts = [
        people("fro-then-sick", &effect.sick),
        people("fro-then-deaths", &effect.deaths),
        people("fro-then-exhausted", &effect.exhausted),
        counted("fro-then-hope", effect.hope),
        counted("fro-then-discontent", effect.discontent),
        counted("fro-then-hunger", effect.hunger),
        counted("fro-then-food", effect.food),
        counted("fro-then-cold", effect.cold),
        effect.end.map(|end| words.say("fro-then-end", &[("end", names::end(words, end).into())])),
    ];
    parts.into_iter().flatten().collect()
}

/// How sure it is.
pub(super) fn kind(words: &Words, seats: &SeatNames, kind: Kind) -> String {
    match kind {
        Kind::Certain => words.get("fro-kind-certain"),
        Kind::Chance { weight, of } => {
            let chance = percent(f64::from(weight) / f64::from(of.max(1)));
            words.say("fro-kind-chance", &[("percent", chance.into())])
        }
        Kind::Choice { seat } => words.say("fro-kind-choice", &[("name", seats.of(seat).into())]),
        Kind::Unknown => words.get("fro-kind-unknown"),
    }
}
