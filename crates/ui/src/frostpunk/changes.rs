//! What changes between two tables: numbers before and after, each with its sign.

use frostpunk::{Citizen, Counter, Event, Family, Frame, Frostpunk, Good};
use maud::{Markup, html};

use super::outlook::Outlook;
use super::telling;
use super::{names, signs};
use crate::Scene;
use crate::tell;

/// What a change means to the people.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Better,
    Worse,
    /// Somebody falls ill.
    Cold,
    Neither,
}

/// A number before and after.
pub(super) struct Change {
    sign: String,
    name: String,
    before: String,
    after: String,
    mood: Mood,
}

/// Collects what differs.
struct Changes(Vec<Change>);

impl Changes {
    fn number(&mut self, sign: &str, name: String, before: u32, after: u32, mood: [Mood; 2]) {
        if before != after {
            let mood = mood[usize::from(after > before)];
            let (before, after) = (before.to_string(), after.to_string());
            self.0.push(Change { sign: sign.to_owned(), name, before, after, mood });
        }
    }
}

const FEWER_IS_WORSE: [Mood; 2] = [Mood::Worse, Mood::Better];
const MORE_IS_WORSE: [Mood; 2] = [Mood::Better, Mood::Worse];
const ILL: [Mood; 2] = [Mood::Better, Mood::Cold];
const NEITHER: [Mood; 2] = [Mood::Neither, Mood::Neither];

/// Everything that differs, what is certain now first, then what comes of it by tomorrow.
pub(super) fn changes(
    scene: &Scene<'_, Frostpunk>,
    before: Outlook<'_>,
    after: Outlook<'_>,
) -> Vec<Change> {
    let words = scene.words;
    let (old, new) = (before.table, after.table);
    let mut list = Changes(Vec::new());
    for good in Good::ALL {
        let name = names::name(words, "good", good.name());
        let [from, to] = [old, new].map(|table| table.goods[good].into());
        list.number(signs::of_good(good), name, from, to, FEWER_IS_WORSE);
    }
    for citizen in Citizen::ALL {
        let says =
            |key: &str| scene.say(key, &[("people", names::citizens(words, citizen).into())]);
        let of = |counts: [u8; 2]| counts.map(u32::from);
        let [from, to] = of([old.population[citizen], new.population[citizen]]);
        list.number(citizen.name(), names::citizens(words, citizen), from, to, FEWER_IS_WORSE);
        let [from, to] = of([old.sick[citizen], new.sick[citizen]]);
        list.number("sick", says("fro-change-ill"), from, to, ILL);
        let [from, to] = of([old.grave[citizen].into(), new.grave[citizen].into()]);
        list.number("skull", says("fro-change-grave"), from, to, ILL);
        let [from, to] = of([old.exhausted[citizen], new.exhausted[citizen]]);
        list.number("exhausted", says("fro-change-exhausted"), from, to, MORE_IS_WORSE);
    }
    let mut number = |sign: &str, key: &str, [from, to]: [u32; 2], mood: [Mood; 2]| {
        list.number(sign, scene.get(key), from, to, mood);
    };
    let both = |of: &dyn Fn(&Frostpunk) -> u8| [old, new].map(|table| of(table).into());
    let active = |family: Family| {
        move |table: &Frostpunk| -> u8 {
            family.tokens().iter().map(|token| table.active_tokens[*token]).sum()
        }
    };
    number("death", "fro-change-deaths", both(&|table| table.deaths), MORE_IS_WORSE);
    number("famine", "fro-change-hunger", both(&|table| table.hunger), MORE_IS_WORSE);
    number("hope", "fro-change-hope", both(&|table| table.tokens(Family::Hope)), FEWER_IS_WORSE);
    number("hope", "fro-change-hope-active", both(&active(Family::Hope)), FEWER_IS_WORSE);
    number(
        "fist",
        "fro-change-discontent",
        both(&|table| table.tokens(Family::Discontent)),
        MORE_IS_WORSE,
    );
    number(
        "fist",
        "fro-change-discontent-active",
        both(&active(Family::Discontent)),
        MORE_IS_WORSE,
    );
    number("flame", "fro-change-heat", both(&|table| table.heat), FEWER_IS_WORSE);
    number("flake", "fro-change-cold", both(&|table| table.cold), MORE_IS_WORSE);
    number("cube", "fro-change-overload", both(&|table| table.overload), MORE_IS_WORSE);
    number("storm", "fro-change-storm", both(&|table| table.storm.unwrap_or(0)), NEITHER);
    let doom =
        [old, new].map(|table| table.doom().map_or(0, |doom| (doom.share * 100.0).ceil() as u32));
    number("skull", "fro-change-doom", doom, MORE_IS_WORSE);
    // After midnight tomorrow is another day: its numbers are no change of these.
    if old.round == new.round {
        let coming = |of: &dyn Fn(Outlook<'_>) -> u32| [of(before), of(after)];
        number(
            "sick",
            "fro-change-ill-tomorrow",
            coming(&|it| Citizen::ALL.into_iter().map(|citizen| u32::from(it.sick(citizen))).sum()),
            ILL,
        );
        number("famine", "fro-change-unfed", coming(&|it| it.unfed().into()), MORE_IS_WORSE);
        // Whoever is asked about beds says himself who lies in the cold.
        if ![old, new].iter().any(|table| table.questions.top() == Some(Frame::Beds)) {
            let outside = coming(&|it| it.in_the_cold().into());
            number("bed", "fro-change-outside", outside, MORE_IS_WORSE);
        }
        number("burst", "fro-change-breakdown", coming(&|it| it.breakdown()), MORE_IS_WORSE);
        number(
            "death",
            "fro-change-deaths-tomorrow",
            coming(&|it| it.deaths().into()),
            MORE_IS_WORSE,
        );
    }
    for counter in Counter::ALL {
        let [from, to] = both(&|table| table.counters[counter]);
        list.number("star", names::counter(words, counter), from, to, NEITHER);
    }
    list.0
}

/// The changes as a list: sign, what, before and after.
pub(super) fn list(changes: &[Change]) -> Markup {
    html! {
        ul class="frost-changes" {
            @for change in changes {
                li { (signs::sign(&change.sign)) span { (change.name) } (numbers(change)) }
            }
        }
    }
}

/// The changes as small chips, for those who compare answers.
pub(super) fn chips(changes: &[Change]) -> Markup {
    html! {
        span class="frost-chips" {
            @for change in changes {
                span class="frost-chip" { (signs::sign(&change.sign)) span class="unseen" { (change.name) " " } (numbers(change)) }
            }
        }
    }
}

/// The changes as a sentence.
pub(super) fn sentence(changes: &[Change]) -> String {
    let one = |change: &Change| format!("{} {} → {}", change.name, change.before, change.after);
    changes.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn numbers(change: &Change) -> Markup {
    let class = match change.mood {
        Mood::Better => "frost-better",
        Mood::Worse => "frost-worse",
        Mood::Cold => "frost-colder",
        Mood::Neither => "",
    };
    html! { b class="frost-number" { span class="frost-was" { (change.before) " → " } span class=(class) { (change.after) } } }
}

/// What happens besides numbers, as sentences of the chronicle.
pub(super) fn told(scene: &Scene<'_, Frostpunk>, events: &[Event]) -> Vec<String> {
    let is_news = |event: &&Event| {
        matches!(
            event,
            Event::Built { .. }
                | Event::Demolished { .. }
                | Event::Destroyed { .. }
                | Event::Ruined { .. }
                | Event::Upgraded { .. }
                | Event::RidgeBlasted { .. }
                | Event::LawEnacted { .. }
                | Event::DevelopmentBegan { .. }
                | Event::TechnologyDone { .. }
                | Event::ScoutSent { .. }
                | Event::ScoutReturned { .. }
                | Event::DuskAdded { .. }
                | Event::CardStays { .. }
                | Event::Died { .. }
                | Event::BrokeDown
                | Event::GameEnded { .. }
        )
    };
    let sentence = |event: &Event| tell::sentence(&telling(scene), event);
    events.iter().filter(is_news).map(sentence).collect()
}
