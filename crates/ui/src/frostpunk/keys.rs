//! The keys of sentences that are put together at run time.

use frostpunk::{
    Action, Advisor, Building, CATEGORIES, Card, Citizen, CitizenCard, Counter, DayPhase,
    Difficulty, Family, FieldBase, Flag, Frostpunk, Gauge, Good, Job, Land, Law, Level, MapGood,
    Pawn, Reason, Rubble, Scenario, Society, Technology, Token, Tokens, WeatherCard, Who,
};
use table::{Game, Numbered};

use super::card_words::{PASSIVE, Reader};
use super::guide;
use super::names::key;
use super::op_words::Surety;
use crate::{Language, Words};

/// Terms of the valuation.
pub(super) const TERMS: [&str; 29] = [
    "end",
    "rounds",
    "opportunity",
    "hope",
    "discontent",
    "deaths",
    "people",
    "health",
    "beds",
    "food",
    "coal",
    "wood",
    "cores",
    "steel",
    "breakdown",
    "generator",
    "cold",
    "buildings",
    "places",
    "map",
    "pawns",
    "warmth",
    "automatons",
    "laws",
    "technologies",
    "scouts",
    "cards",
    "dusk",
    "goal",
];

/// Operations that go both ways.
const WAYS: [&str; 11] = [
    "deaths",
    "hunger",
    "hope",
    "discontent",
    "typed",
    "overload",
    "cold",
    "indicator",
    "storm",
    "develop",
    "counter",
];

/// All of them, besides those of events and of the lesson.
pub(super) fn dynamic_keys() -> Vec<String> {
    let mut keys: Vec<String> = named().into_iter().map(|(kind, id)| key(kind, id)).collect();
    keys.extend(Citizen::ALL.map(|it| format!("{}.many", key("citizen", it.name()))));
    keys.extend(DayPhase::ALL.map(|it| format!("{}.short", key("phase", it.name()))));
    keys.extend(Law::ALL.map(|it| format!("{}.text", key("law", it.name()))));
    for scenario in Scenario::ALL {
        let key = key("scenario", scenario.name());
        keys.extend(["goal", "special"].map(|part| format!("{key}.{part}")));
    }
    let ways = WAYS.into_iter();
    keys.extend(ways.flat_map(|it| ["more", "less"].map(|way| key("op", &format!("{it}-{way}")))));
    keys.extend(["people", "sick"].map(|it| key("if", &format!("{it}-of"))));
    let fields = ["scenario", "society", "difficulty", "advisors"];
    keys.extend(fields.map(|it| key("option", &format!("{it}-help"))));
    let sections = std::iter::once("goal").chain(guide::BEFORE).chain(guide::AFTER);
    keys.extend(sections.flat_map(|it| {
        let key = key("guide", it);
        [format!("{key}.text"), key]
    }));
    let english = Words::of(Language::English);
    let cards = (0..Card::COUNT).filter_map(Card::at);
    keys.extend(cards.flat_map(|card| card_keys(english, card)));
    keys
}

/// The keys of a card: its title, its line of story, its options.
fn card_keys(words: &Words, card: Card) -> Vec<String> {
    let options = Frostpunk::options(1);
    let content = options.content.get();
    let key = key("card", card.name());
    let count = Reader { words, content }.options(card).len();
    let text = (card.name() != "FBC").then(|| format!("{key}.text"));
    let labels = (1..=count).map(|number| format!("{key}.option-{number}"));
    text.into_iter().chain(labels).chain([key.clone()]).collect()
}

/// Kinds and ids of all things with a name.
fn named() -> Vec<(&'static str, &'static str)> {
    let mut named: Vec<(&str, &str)> = Vec::new();
    named.extend(Good::ALL.iter().flat_map(|it| [("good", it.name()), ("count", it.name())]));
    let tree = MapGood::Tree.name();
    named.extend([("good", tree), ("count", tree)]);
    named.extend(Citizen::ALL.map(|it| ("citizen", it.name())));
    named.extend(Citizen::ALL.map(|it| ("someone", it.name())));
    named.extend(Who::ALL.map(|it| ("people", it.name())));
    named.extend(Pawn::ALL.iter().flat_map(|it| [("pawn", it.name()), ("pawns", it.name())]));
    named.extend(Tokens::ALL.iter().flat_map(|it| [("token", it.name()), ("tokens", it.name())]));
    named.extend(Token::ALL.map(|it| ("token", it.name())));
    named.extend(Level::ALL.map(|it| ("level", it.name())));
    named.extend(Gauge::ALL.map(|it| ("gauge", it.name())));
    named.extend(Counter::ALL.map(|it| ("counter", it.name())));
    named.extend(["a", "b"].map(|it| ("half", it)));
    named.extend(DayPhase::ALL.map(|it| ("phase", it.name())));
    named.extend(DayPhase::ALL.map(|it| ("guide-day", it.name())));
    named.extend(guide::ENDS.map(|it| ("guide-lose", it)));
    named.extend(Building::ALL.map(|it| ("building", it.name())));
    named.extend(PASSIVE.map(|it| ("passive", it.name())));
    named.extend(Job::ALL.map(|it| ("job", it.name())));
    named.extend(Surety::ALL.map(|it| ("surety", it.name())));
    named.extend(Land::ALL.map(|it| ("op-place", it.name())));
    named.extend(Flag::ALL.iter().flat_map(|it| {
        let id = it.name();
        [("op-set", id), ("op-clear", id), ("if-flag", id), ("if-no", id)]
    }));
    named.extend(
        Family::ALL
            .iter()
            .flat_map(|it| [("ask-unit-rise", it.name()), ("ask-unit-fall", it.name())]),
    );
    named.extend(Reason::ALL.iter().flat_map(|it| [("end", it.name()), ("verdict", it.name())]));
    named.extend(CATEGORIES.iter().map(|it| ("category", *it)));
    named.extend(TERMS.map(|it| ("reason", it)));
    named.extend(Law::ALL.map(|it| ("law", it.name())));
    named.extend(Technology::ALL.map(|it| ("technology", it.name())));
    named.extend(WeatherCard::ALL.map(|it| ("weather", it.name())));
    named.extend(Advisor::ALL.map(|it| ("advisor", it.name())));
    named.extend(Society::ALL.map(|it| ("society", it.name())));
    named.extend(Difficulty::ALL.map(|it| ("difficulty", it.name())));
    named.extend(Scenario::ALL.map(|it| ("scenario", it.name())));
    named.extend(FieldBase::ALL.map(|it| ("base", it.name())));
    named.extend(Rubble::ALL.map(|it| ("rubble", it.name())));
    named.extend(CitizenCard::ALL.map(|it| ("name", it.name())));
    let mut verbs: Vec<&str> =
        (0..Action::COUNT).filter_map(Action::at).map(Action::verb).collect();
    verbs.dedup();
    named.extend(verbs.into_iter().map(|it| ("act", it)));
    named
}
