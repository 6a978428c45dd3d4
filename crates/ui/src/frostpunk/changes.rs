//! What changes between two tables: numbers before and after, each with its sign.

use frostpunk::{Citizen, Counter, DayPhase, Event, Family, Frame, Frostpunk, Good, Why};
use maud::{Markup, html};

use super::outlook::Outlook;
use super::telling;
use super::{names, signs};
use crate::drawing::decimal;
use crate::tell;
use crate::{Scene, Words};

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
    /// What is worth knowing of the number besides.
    note: Option<String>,
    /// Whether a later phase brings it, whatever is chosen.
    is_later: bool,
}

/// What a marker of sickness comes to: a step of its track, or the way to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Reached(u8),
    Next(u8),
    None,
}

/// The step of a marker that goes from one number to another.
pub(super) fn step_of(table: &Frostpunk, from: u8, to: u8) -> Step {
    let steps = || table.content().board.sickness.iter().map(|section| section.from);
    let reached = steps().filter(|step| *step > from && *step <= to).max();
    let next = || steps().find(|step| *step > to).map_or(Step::None, Step::Next);
    reached.map_or_else(next, Step::Reached)
}

/// Collects what differs.
struct Changes(Vec<Change>);

impl Changes {
    fn number(&mut self, sign: &str, name: String, before: u32, after: u32, mood: [Mood; 2]) {
        if before != after {
            let mood = mood[usize::from(after > before)];
            let (before, after) = (before.to_string(), after.to_string());
            let sign = sign.to_owned();
            self.0.push(Change { sign, name, before, after, mood, note: None, is_later: false });
        }
    }
}

const FEWER_IS_WORSE: [Mood; 2] = [Mood::Worse, Mood::Better];
const MORE_IS_WORSE: [Mood; 2] = [Mood::Better, Mood::Worse];
const ILL: [Mood; 2] = [Mood::Better, Mood::Cold];
const NEITHER: [Mood; 2] = [Mood::Neither, Mood::Neither];

/// By how much a good changes in the phases that begin meanwhile, and in which of them.
fn later(events: &[Event], good: Good) -> (i16, Option<DayPhase>) {
    let (mut by, mut begun, mut phase) = (0, None, None);
    for event in events {
        let change = match *event {
            Event::PhaseBegan { phase } => {
                begun = Some(phase);
                continue;
            }
            Event::Gained { good: other, count } if other == good => i16::from(count),
            Event::Lost { good: other, count } if other == good => -i16::from(count),
            _ => continue,
        };
        if begun.is_some() {
            (by, phase) = (by + change, begun);
        }
    }
    (by, phase)
}

/// The stores, with what is eaten in the evening apart: it is no price of what is decided before.
fn goods(list: &mut Changes, words: &Words, [old, new]: [&Frostpunk; 2], events: &[Event]) {
    for good in Good::ALL {
        let name = || names::name(words, "good", good.name());
        let [from, to] = [old, new].map(|table| i16::from(table.goods[good]));
        let (by, phase) = later(events, good);
        let [from, then, to] = [from, to - by, to].map(|count| count as u32);
        list.number(signs::of_good(good), name(), from, then, FEWER_IS_WORSE);
        if let Some(phase) = phase.filter(|_| by != 0) {
            list.number(signs::of_good(good), name(), then, to, FEWER_IS_WORSE);
            if let Some(change) = list.0.last_mut() {
                (change.note, change.is_later) = (Some(names::phase(words, phase)), true);
            }
        }
    }
}

/// Everything that differs, what is certain now first, then what comes of it by tomorrow.
pub(super) fn changes(
    scene: &Scene<'_, Frostpunk>,
    before: Outlook<'_>,
    after: Outlook<'_>,
    events: &[Event],
) -> Vec<Change> {
    let words = scene.words;
    let (old, new) = (before.table, after.table);
    let mut list = Changes(Vec::new());
    goods(&mut list, words, [old, new], events);
    for citizen in Citizen::ALL {
        let says =
            |key: &str| scene.say(key, &[("people", names::citizens(words, citizen).into())]);
        let of = |counts: [u8; 2]| counts.map(u32::from);
        let [from, to] = of([old.population[citizen], new.population[citizen]]);
        list.number(citizen.name(), names::citizens(words, citizen), from, to, FEWER_IS_WORSE);
        let [from, to] = of([old.sick[citizen], new.sick[citizen]]);
        list.number("sick", says("fro-change-ill"), from, to, ILL);
        let note = match step_of(old, old.sick[citizen], new.sick[citizen]) {
            Step::Reached(at) => Some(scene.say("fro-change-step", &[("at", at.into())])),
            Step::Next(at) => Some(scene.say("fro-change-next", &[("at", at.into())])),
            Step::None => None,
        };
        if let Some(change) = list.0.last_mut().filter(|_| from < to) {
            change.note = note;
        }
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
    // After midnight tomorrow is another day, and before the first one nothing is foreseen: numbers of
    // one and the other are no change.
    if old.round == new.round && !before.forecast.items.is_empty() {
        let coming = |of: &dyn Fn(Outlook<'_>) -> u32| [of(before), of(after)];
        number(
            "sick",
            "fro-change-ill-tomorrow",
            coming(&|it| Citizen::ALL.into_iter().map(|citizen| u32::from(it.sick(citizen))).sum()),
            ILL,
        );
        // Where an evening is over, its numbers are not better for it.
        let both = |why: Why| {
            let need = |it: Outlook<'_>| Some(it.item(|other| other == why)?.need.into());
            need(before).zip(need(after)).map(|(from, to)| [from, to])
        };
        if let Some(need) = both(Why::Feeding) {
            if old.population == new.population {
                number("bowl", "fro-change-feeding", need, MORE_IS_WORSE);
            }
            number("famine", "fro-change-unfed", coming(&|it| it.unfed().into()), MORE_IS_WORSE);
        }
        // Whoever is asked about beds says himself who lies in the cold.
        let is_asked = [old, new].iter().any(|table| table.questions.top() == Some(Frame::Beds));
        if both(Why::Beds).is_some() && !is_asked {
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
                li { (signs::sign(&change.sign)) span { (change.name) @if let Some(note) = &change.note { " " small { (note) } } } (numbers(change)) }
            }
        }
    }
}

/// The ruler of the type of people of whom most fall ill by it: the marker, what is added, and where it
/// stands tomorrow.
pub(super) fn ruler(before: Outlook<'_>, after: Outlook<'_>) -> Markup {
    let more =
        |citizen: Citizen| after.table.sick[citizen].saturating_sub(before.table.sick[citizen]);
    let Some(citizen) =
        Citizen::ALL.into_iter().rev().max_by_key(|it| more(*it)).filter(|it| more(*it) > 0)
    else {
        return html! {};
    };
    let most = after.table.content().board.epidemic;
    let scale = |count: u8| decimal(260.0 * f64::from(count.min(most)) / f64::from(most));
    let (was, sick) = (before.table.sick[citizen], after.table.sick[citizen]);
    // After midnight what comes is the day after tomorrow.
    let is_today = before.table.round == after.table.round;
    let tomorrow = if is_today { after.sick(citizen) } else { sick };
    let steps = || after.table.content().board.sickness.iter().map(|section| section.from);
    html! {
        svg class="frost-ruler" viewBox="-4 0 272 30" aria-hidden="true" {
            path class="frost-rest" d="M0 11h260" {}
            rect class="frost-track" y="6" width=(scale(after.table.population[citizen])) height="10" rx="2" {}
            rect class="frost-ghost" y="6" width=(scale(tomorrow)) height="10" rx="2" {}
            rect class={ "frost-level " (signs::class_of_type(citizen)) } y="6" width=(scale(was)) height="10" rx="2" {}
            rect class="frost-new" x=(scale(was)) y="4" width=(scale(sick - was)) height="14" {}
            @for step in steps() { path class="frost-tick" d={ "M" (scale(step)) " 4v14" } {} }
            path class="frost-aim-mark" d={ "M" (scale(tomorrow)) " 5l-4-5h8z" } {}
            @for step in steps().chain([most]) { text x=(scale(step)) y="28" { (step) } }
        }
    }
}

/// The changes as small chips, for those who compare answers.
pub(super) fn chips(changes: &[Change]) -> Markup {
    html! {
        span class="frost-chips" {
            @for change in changes.iter().filter(|change| !change.is_later) {
                span class="frost-chip" { (signs::sign(&change.sign)) span class="unseen" { (change.name) " " } (numbers(change)) }
            }
        }
    }
}

/// The changes as a sentence.
pub(super) fn sentence(changes: &[Change]) -> String {
    let one = |change: &Change| {
        let note = change.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        format!("{} {} → {}{note}", change.name, change.before, change.after)
    };
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

#[cfg(test)]
mod tests {
    use table::Game;

    use super::*;

    #[test]
    fn what_is_eaten_in_the_evening_is_no_price_of_what_is_decided_before() {
        let lost = |good, count| Event::Lost { good, count };
        let hunger = Event::PhaseBegan { phase: DayPhase::Hunger };
        let events = [lost(Good::Coal, 2), lost(Good::Food, 1), hunger, lost(Good::Food, 4)];
        assert_eq!(later(&events, Good::Food), (-4, Some(DayPhase::Hunger)));
        assert_eq!(later(&events, Good::Coal), (0, None));
        assert_eq!(later(&events[..2], Good::Food), (0, None));
    }

    #[test]
    fn a_marker_of_the_sick_reaches_a_step_or_says_where_the_next_one_is() {
        let table = Frostpunk::new(&Frostpunk::options(1)).expect("options that can be played");
        assert_eq!(step_of(&table, 3, 4), Step::Next(5));
        assert_eq!(step_of(&table, 4, 5), Step::Reached(5));
        assert_eq!(step_of(&table, 4, 11), Step::Reached(10));
        assert_eq!(step_of(&table, 21, 22), Step::None);
    }
}
