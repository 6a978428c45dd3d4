//! The end of the chronicle: the steps that led to the end, days with their marks and curves over
//! them, what the scenario asked for, the dead by name.

use frostpunk::{Event, Family, Frostpunk, Good, ROUNDS, Reason};
use maud::{Markup, html};
use table::{Entry, Match, Viewer};

use super::chain::{Link, chain};
use super::option_words::about_scenario;
use super::telling;
use super::{goal, names, signs};
use crate::tell;
use crate::{Curve, Highlight, Scene, Words, owner};

/// The size of a curve.
const CURVE: (f64, f64) = (150.0, 34.0);

/// A day with the moment it begins, the signs of what happened on it, and what came in.
struct Day {
    number: u8,
    step: usize,
    marks: Vec<Mark>,
    goods: usize,
}

impl Day {
    fn count(&self, of: Mark) -> usize {
        self.marks.iter().filter(|mark| **mark == of).count()
    }
}

/// What is worth a sign over the days.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Storm,
    Law,
    Technology,
    Breakdown,
    Death,
    // Too frequent for signs of their own.
    Illness,
    Cure,
}

impl Mark {
    /// Those that are drawn.
    const SIGNS: [Self; 5] =
        [Self::Storm, Self::Law, Self::Technology, Self::Breakdown, Self::Death];

    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::StormStruck => Some(Self::Storm),
            Event::LawEnacted { .. } => Some(Self::Law),
            Event::TechnologyDone { .. } => Some(Self::Technology),
            Event::BrokeDown => Some(Self::Breakdown),
            Event::Died { .. } => Some(Self::Death),
            Event::FellIll { .. } => Some(Self::Illness),
            Event::Cured { .. } | Event::Treated { .. } => Some(Self::Cure),
            _ => None,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::Storm => "storm",
            Self::Law => "law",
            Self::Technology => "technology",
            Self::Breakdown => "burst",
            Self::Death => "death",
            Self::Illness => "sick",
            Self::Cure => "syringe",
        }
    }
}

/// What the curves show: the sign, and the key of the name.
const CURVES: [(&str, &str); 7] = [
    ("citizen", "fro-curve-people"),
    ("sick", "fro-curve-sick"),
    ("death", "fro-curve-deaths"),
    ("hope", "fro-curve-hope"),
    ("fist", "fro-curve-discontent"),
    ("food", "fro-curve-food"),
    ("flame", "fro-curve-heat"),
];

fn numbers(table: &Frostpunk) -> [u8; CURVES.len()] {
    [
        table.population.iter().sum(),
        table.sick.iter().sum(),
        table.deaths,
        table.tokens(Family::Hope),
        table.tokens(Family::Discontent),
        table.goods[Good::Food],
        table.heat,
    ]
}

/// The numbers of the city morning by morning, and as they stood at the end.
fn mornings(game: &Match<Frostpunk>) -> Vec<[u8; CURVES.len()]> {
    let begins = |entry: &Entry<Event>| matches!(entry.event, Event::RoundBegan { .. });
    let begun = game.log(Viewer::Spectator).filter(|entry| begins(entry));
    let morning = |entry: &Entry<Event>| numbers(game.at(entry.step + 1).state());
    begun.map(morning).chain([numbers(game.state())]).collect()
}

/// The days with what happened on each of them.
fn days(game: &Match<Frostpunk>) -> Vec<Day> {
    let mut days: Vec<Day> = Vec::new();
    for entry in game.log(Viewer::Spectator) {
        let begins = match entry.event {
            Event::RoundBegan { round } => Some(round),
            _ => None,
        };
        if let Some(number) = begins {
            days.push(Day { number, step: entry.step + 1, marks: Vec::new(), goods: 0 });
        }
        let Some(day) = days.last_mut() else { continue };
        day.marks.extend(Mark::of(&entry.event));
        if let Event::Gained { count, .. } = entry.event {
            day.goods += usize::from(count);
        }
    }
    days
}

/// A strip of days; each leads to its morning, from where the city can be played on.
fn strip(scene: &Scene<'_, Frostpunk>, game: &Match<Frostpunk>) -> Markup {
    html! {
        ol class="frost-days" {
            @for day in days(game) {
                li {
                    a href={ "?step=" (day.step) } aria-label=(scene.say("fro-epilogue-day", &[("round", day.number.into())])) { (day.number) }
                    @for mark in Mark::SIGNS {
                        @let count = day.count(mark);
                        @if count > 0 {
                            span class="frost-day-mark" {
                                (signs::sign(mark.sign()))
                                span class="unseen" { (scene.get(&format!("fro-mark-{}", mark.sign()))) }
                                @if count > 1 { (count) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the scenario asked for, and how far the city came.
fn asked_for(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    let [goal, _] = about_scenario(scene.words, view.table.content(), view.options.scenario);
    html! {
        h3 { (scene.get("fro-epilogue-goal")) }
        p { (goal) }
        (goal::checklist(scene))
    }
}

/// An event as a sentence that leads to its moment.
fn moment(scene: &Scene<'_, Frostpunk>, step: usize, event: &Event) -> Markup {
    let sentence = tell::sentence(&telling(scene), event);
    html! { a href={ "?step=" (step + 1) } { (sentence) } }
}

/// The last steps towards the end, each with its day.
pub(super) fn story(scene: &Scene<'_, Frostpunk>, game: &Match<Frostpunk>) -> Markup {
    let log = game.log(Viewer::Spectator).map(|entry| (entry.step, &entry.event));
    let links = scene.view.ending.map(|reason| chain(reason, log)).unwrap_or_default();
    let days = days(game);
    let day_of = |step: usize| {
        let day = days.iter().rfind(|day| day.step <= step + 1).map_or(1, |day| day.number);
        scene.say("fro-day", &[("round", day.into())])
    };
    html! {
        h3 class="eyebrow" { (scene.get("fro-epilogue")) }
        @let is_won = scene.view.ending.is_some_and(Reason::is_victory);
        ol class={ "frost-chain" @if is_won { " won" } } {
            @for Link { event, count, step } in links {
                li {
                    small { (day_of(step)) }
                    span { (moment(scene, step, event)) @if count > 1 { " × " (count) } }
                }
            }
        }
    }
}

/// What was decided on the days of each leader: answers to cards, laws, research.
fn led(scene: &Scene<'_, Frostpunk>, game: &Match<Frostpunk>) -> Markup {
    if scene.view.options.players == 1 {
        return html! {};
    }
    let mut decided: Vec<Vec<(usize, &Event)>> = scene.seats().map(|_| Vec::new()).collect();
    let mut leader = None;
    for entry in game.log(Viewer::Spectator) {
        match &entry.event {
            Event::Leads { seat } => leader = Some(*seat),
            Event::OptionChosen { .. }
            | Event::LawEnacted { .. }
            | Event::DevelopmentBegan { .. } => {
                if let Some(seat) = leader {
                    decided[seat.index()].push((entry.step, &entry.event));
                }
            }
            _ => {}
        }
    }
    html! {
        @for (seat, decided) in scene.seats().zip(decided) {
            details {
                summary { (owner::badge(seat)) " " (scene.say("fro-epilogue-leader", &[("name", scene.names.of(seat).into())])) }
                ul class="frost-list" { @for (step, event) in decided { li { (moment(scene, step, event)) } } }
            }
        }
    }
}

/// The signs of the strip, for the test of the words.
pub(super) fn keys() -> impl Iterator<Item = String> {
    Mark::SIGNS.into_iter().map(|mark| format!("fro-mark-{}", mark.sign()))
}

pub(super) fn epilogue(scene: &Scene<'_, Frostpunk>, game: &Match<Frostpunk>) -> Markup {
    let dead = game.log(Viewer::Spectator).filter_map(|entry| match entry.event {
        Event::DeathCard { card, .. } => Some(names::citizen_card(scene.words, card)),
        _ => None,
    });
    let dead: Vec<String> = dead.collect();
    html! {
        h2 { (scene.get("fro-epilogue-days")) }
        (strip(scene, game))
        ul class="frost-curves" {
            @for (sign, curve) in curves_of(scene.words, game) {
                li {
                    (signs::sign(sign)) span { (curve.name) }
                    (drawn(&curve))
                    b { (curve.values.last().copied().unwrap_or(0)) }
                }
            }
        }
        (asked_for(scene))
        @if !dead.is_empty() { h3 { (scene.get("fro-epilogue-dead")) } p class="told" { (dead.join(", ")) } }
        @if !scene.view.laws.is_empty() {
            h3 { (scene.get("fro-laws-signed")) }
            p { (scene.view.laws.iter().map(|law| names::law(scene.words, *law)).collect::<Vec<_>>().join(", ")) }
        }
        (led(scene, game))
    }
}

/// The numbers over the days, each with its sign.
fn curves_of(
    words: &Words,
    game: &Match<Frostpunk>,
) -> impl Iterator<Item = (&'static str, Curve)> {
    let mornings = mornings(game);
    CURVES.into_iter().enumerate().map(move |(index, (sign, key))| {
        let values = mornings.iter().map(|morning| morning[index]).collect();
        (sign, Curve { name: words.get(key), values, moments: usize::from(ROUNDS) + 1 })
    })
}

/// The same for the picture of the result.
pub(super) fn curves(words: &Words, game: &Match<Frostpunk>) -> Vec<Curve> {
    curves_of(words, game).map(|(_, curve)| curve).collect()
}

fn drawn(curve: &Curve) -> Markup {
    let (width, height) = CURVE;
    html! {
        svg class="frost-curve" viewBox=(format!("0 -3 {width} {}", height + 6.0)) aria-hidden="true" {
            path class="frost-curve-ground" d=(format!("M0 {}H{width}", height + 2.0)) {}
            polyline points=(curve.points(CURVE)) {}
        }
    }
}

/// The day on which most people died (if nobody did, the one on which most fell ill), the one on
/// which most came in, and the one on which most were cured.
pub(super) fn highlights(words: &Words, game: &Match<Frostpunk>) -> Vec<Highlight> {
    let days = days(game);
    let most = |title: &str, says: &str, count: &dyn Fn(&Day) -> usize| {
        let day = days.iter().rev().max_by_key(|day| count(day)).filter(|day| count(day) > 0)?;
        Some(Highlight {
            title: words.get(title),
            number: words.say("fro-day", &[("round", day.number.into())]),
            text: words.say(says, &[("count", count(day).into())]),
            step: day.step,
        })
    };
    let dead = most("fro-darkest", "fro-darkest-says", &|day| day.count(Mark::Death));
    let ill = || most("fro-darkest", "fro-darkest-ill", &|day| day.count(Mark::Illness));
    let rich = most("fro-richest", "fro-richest-says", &|day| day.goods);
    let cured = most("fro-healers", "fro-healers-says", &|day| day.count(Mark::Cure));
    dead.or_else(ill).into_iter().chain(rich).chain(cured).collect()
}
