//! Conditions in words.

use frostpunk::{Cond, Content, Range, Sign, Span};

use super::names::{self, all_of, one_of};
use crate::{Arg, Words};

/// All conditions of a list as one phrase; `None` where there is none.
pub(super) fn conditions(words: &Words, content: &Content, span: Span) -> Option<String> {
    let parts = parts(words, content, span);
    (!parts.is_empty()).then(|| all_of(words, &parts))
}

fn parts(words: &Words, content: &Content, span: Span) -> Vec<String> {
    content.conds[span.indices()].iter().map(|cond| condition(words, content, *cond)).collect()
}

pub(super) fn condition(words: &Words, content: &Content, cond: Cond) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    let within = |key: &str, bounds: Range| say(key, &[("range", range(words, bounds).into())]);
    match cond {
        Cond::Active(tokens, count) => {
            let tokens = names::tokens(words, tokens, count);
            say("fro-if-active", &[("tokens", tokens.into()), ("count", count.into())])
        }
        Cond::Tokens(tokens, bounds) => {
            let token = names::name(words, "token", tokens.name());
            let range = range(words, bounds);
            say("fro-if-tokens", &[("token", token.into()), ("range", range.into())])
        }
        Cond::Pool(good, count) => {
            say("fro-if-pool", &[("goods", names::goods(words, good, count).into())])
        }
        Cond::Built(building, 1) => {
            say("fro-if-built", &[("building", names::building(words, building).into())])
        }
        Cond::Built(building, count) => say(
            "fro-if-built-many",
            &[("building", names::building(words, building).into()), ("count", count.into())],
        ),
        Cond::Law(law) => say("fro-if-law", &[("law", names::law(words, law).into())]),
        Cond::Laws(bounds) => within("fro-if-laws", bounds),
        Cond::Population(citizen, bounds) => people(words, "fro-if-people", citizen, bounds),
        Cond::Sick(citizen, bounds) => people(words, "fro-if-sick", citizen, bounds),
        Cond::Grave(bounds) => within("fro-if-grave", bounds),
        Cond::Deaths(bounds) => within("fro-if-deaths", bounds),
        Cond::Hunger(bounds) => within("fro-if-hunger", bounds),
        Cond::Overload(bounds) => within("fro-if-overload", bounds),
        Cond::Heat(bounds) => within("fro-if-heat", bounds),
        Cond::Failed => words.get("fro-if-failed"),
        Cond::Round(bounds) => within("fro-if-round", bounds),
        Cond::Storms(bounds) => within("fro-if-storms", bounds),
        Cond::Scouts(count) => say("fro-if-scouts", &[("count", count.into())]),
        Cond::Shelter(bounds) => within("fro-if-shelter", bounds),
        Cond::Event(card) => say("fro-if-event", &[("card", names::card(words, card).into())]),
        Cond::Counter(counter, bounds) => {
            let (counter, range) = (names::counter(words, counter), range(words, bounds));
            say("fro-if-counter", &[("counter", counter.into()), ("range", range.into())])
        }
        Cond::Sign(sign) => words.get(&sign_key(sign)),
        Cond::Not(other) => denied(words, content, content.conds[usize::from(other)]),
        Cond::AnyOf(span) => one_of(words, &parts(words, content, span)),
    }
}

/// What must not hold.
fn denied(words: &Words, content: &Content, cond: Cond) -> String {
    match cond {
        Cond::Active(tokens, _) => {
            let token = names::name(words, "token", tokens.name());
            words.say("fro-if-not-active", &[("token", token.into())])
        }
        Cond::Built(building, 1) => {
            let building = names::building(words, building);
            words.say("fro-if-not-built", &[("building", building.into())])
        }
        Cond::Failed => words.get("fro-if-not-failed"),
        Cond::Sign(Sign::Flag(flag)) => names::name(words, "if-no", flag.name()),
        other => {
            let other = condition(words, content, other);
            words.say("fro-if-not", &[("condition", other.into())])
        }
    }
}

fn people(words: &Words, key: &str, citizen: Option<frostpunk::Citizen>, bounds: Range) -> String {
    let range = range(words, bounds);
    match citizen {
        Some(citizen) => {
            let who = names::citizens(words, citizen);
            words.say(&format!("{key}-of"), &[("who", who.into()), ("range", range.into())])
        }
        None => words.say(key, &[("range", range.into())]),
    }
}

/// The bounds of a number.
fn range(words: &Words, Range { min, max }: Range) -> String {
    match (min, max) {
        (min, u8::MAX) => words.say("fro-range-min", &[("min", min.into())]),
        (0, 0) => words.get("fro-range-none"),
        (0, max) => words.say("fro-range-max", &[("max", max.into())]),
        (min, max) => words.say("fro-range-both", &[("min", min.into()), ("max", max.into())]),
    }
}

pub(super) fn sign_key(sign: Sign) -> String {
    match sign {
        Sign::SleptWarm => "fro-if-slept-warm".to_owned(),
        Sign::TreesBelow6 => "fro-if-few-trees".to_owned(),
        Sign::ArkACold => "fro-if-ark-a-cold".to_owned(),
        Sign::ArkBCold => "fro-if-ark-b-cold".to_owned(),
        Sign::EvacStarted => "fro-if-evac-started".to_owned(),
        Sign::Flag(flag) => names::key("if-flag", flag.name()),
    }
}
