//! The turn of the action phase before anything is begun: every place where something can be done.

use frostpunk::{Action, Card, Field, Frostpunk, Pawn, Route};
use maud::{Markup, html};

use super::answers::answer_id;
use super::decision_words::deed;
use super::draft::whose;
use super::places::{self, begins, pawn_of, place_name, proposed};
use super::plan::{Plan, written};
use super::{geometry, names, signs};
use crate::Scene;
use crate::sheet::apart;
use crate::target::Target;

/// The kinds of work, in the order of the menu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Use,
    Gather,
    Construct,
    Snow,
    Scouts,
    Special,
    Fuel,
    Cards,
    Laws,
}

impl Work {
    const ALL: [Self; 9] = [
        Self::Use,
        Self::Gather,
        Self::Construct,
        Self::Snow,
        Self::Scouts,
        Self::Special,
        Self::Fuel,
        Self::Cards,
        Self::Laws,
    ];

    /// What a pawn is sent to.
    const PAWNS: [Self; 6] =
        [Self::Use, Self::Gather, Self::Construct, Self::Snow, Self::Scouts, Self::Special];

    const fn of(action: Action) -> Option<Self> {
        Some(match action {
            Action::Use(..) => Self::Use,
            Action::Gather(..) => Self::Gather,
            Action::Construct(_) => Self::Construct,
            Action::Clear(_) => Self::Snow,
            Action::Scout(..) => Self::Scouts,
            Action::Special(..) => Self::Special,
            Action::Fuel(_) => Self::Fuel,
            Action::Play(_) => Self::Cards,
            Action::Ability(_) => Self::Laws,
            _ => return None,
        })
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Use => "use",
            Self::Gather => "gather",
            Self::Construct => "construct",
            Self::Snow => "snow",
            Self::Scouts => "scouts",
            Self::Special => "special",
            Self::Fuel => "fuel",
            Self::Cards => "cards",
            Self::Laws => "laws",
        }
    }

    /// The key that begins with its first place.
    const fn key(self) -> Option<&'static str> {
        match self {
            Self::Construct => Some("b"),
            Self::Fuel => Some("f"),
            _ => None,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::Use => "gear",
            Self::Gather => "coal",
            Self::Construct => "hammer",
            Self::Snow => "shovel",
            Self::Scouts => "sledge",
            Self::Special => "star",
            Self::Fuel => "flame",
            Self::Cards => "cards",
            Self::Laws => "law",
        }
    }
}

/// The sign of the kind of work that an action is.
pub(super) fn sign_of(action: Action) -> Option<&'static str> {
    Work::of(action).map(Work::sign)
}

/// The names of the kinds of work, for the test of the words.
pub(super) fn keys() -> impl Iterator<Item = String> {
    Work::ALL.into_iter().map(|work| format!("fro-work-{}", work.name()))
}

pub(super) fn menu(scene: &Scene<'_, Frostpunk>) -> Markup {
    let legal: Vec<Action> = places::legal(scene).collect();
    html! {
        div class="frost-menu" {
            @for work in Work::ALL {
                @let places = places_of(&legal, work);
                @if !places.is_empty() {
                    div class="frost-row" role="group" aria-label=(scene.get(&format!("fro-work-{}", work.name()))) {
                        span class="frost-row-name" { (signs::sign(work.sign())) span { (scene.get(&format!("fro-work-{}", work.name()))) } }
                        @for (index, action) in places.into_iter().enumerate() { (chip(scene, &scene.view.table, "begin", action, &begins(scene, None, action), work.key().filter(|_| index == 0))) }
                    }
                }
            }
        }
    }
}

/// What could be done in the turn after what is being put together: work like it first.
pub(super) fn and_then(scene: &Scene<'_, Frostpunk>, plan: &Plan) -> Markup {
    let next = plan.and_then(&scene.view.table, scene.hand).filter(|_| !scene.is_lesson);
    let Some((table, legal)) = next else { return html! {} };
    let like = plan.main().and_then(Work::of);
    let others = Work::PAWNS.into_iter().filter(|work| Some(*work) != like);
    let before = plan.whole();
    let chips: Vec<Markup> = like
        .into_iter()
        .chain(others)
        .flat_map(|work| places_of(&legal, work))
        .map(|action| {
            let draft = Some(written(&[&before[..], &[action]].concat()));
            let target = Target { draft, ..Target::default() };
            chip(scene, &table, "then", action, &target, None)
        })
        .collect();
    html! {
        @if !chips.is_empty() {
            h3 { (scene.get("fro-and-then")) " " (whose(scene, &table)) }
            div class="frost-and-then" { @for chip in chips { (chip) } }
        }
    }
}

/// Each place of a kind of work once, with the action that is proposed there.
fn places_of(legal: &[Action], work: Work) -> Vec<Action> {
    let of_work = || legal.iter().copied().filter(|action| Work::of(*action) == Some(work));
    let mut names: Vec<String> = of_work().map(place_name).collect();
    names.sort_unstable();
    names.dedup();
    let first = |name: &String| proposed(of_work().filter(|action| place_name(*action) == *name));
    let mut actions: Vec<Action> = names.iter().filter_map(first).collect();
    actions.sort_by_key(|action| legal.iter().position(|other| other == action));
    actions
}

/// A place to click: what is there, and whether it is warm.
fn chip(
    scene: &Scene<'_, Frostpunk>,
    table: &Frostpunk,
    kind: &str,
    action: Action,
    target: &Target,
    key: Option<&str>,
) -> Markup {
    let points = match action {
        Action::Gather(_, field) | Action::Use(_, field) => Some(geometry::field_id(field)),
        Action::Fuel(coal) => Some(format!("heat-{}", table.heat + coal.get())),
        Action::Clear(_) => Some("pad-snow".to_owned()),
        Action::Construct(_) => Some("pad-works".to_owned()),
        _ => None,
    };
    let has_heat = matches!(action, Action::Gather(..) | Action::Use(..) | Action::Clear(_));
    let is_cold = has_heat && table.is_cold(action, None);
    let content = html! {
        (what(scene, table, action))
        @if has_heat { (signs::sign(if is_cold { "flake" } else { "flame" })) }
    };
    let deed = deed(scene.words, table, action);
    let label = if is_cold { scene.say("fro-deed-cold", &[("deed", deed.into())]) } else { deed };
    // A route is called by the place at its end.
    let end = match action {
        Action::Scout(_, route) => end_of(scene, table, route),
        _ => None,
    };
    let label = std::iter::once(label).chain(end).collect::<Vec<_>>().join(", ");
    let class = match (has_heat, is_cold) {
        (true, true) => "frost-place cold",
        (true, false) => "frost-place warm",
        _ => "frost-place",
    };
    let id = answer_id(kind, action);
    let chip = html! {
        button type="button" id=(id) class={ "button " (class) } data-draft=[&target.draft] data-act=[&target.act]
            aria-label=(label) data-points=[points] data-key=[key] { (content) }
    };
    apart("button", &id, &chip)
}

/// The place to which a route leads.
fn end_of(scene: &Scene<'_, Frostpunk>, table: &Frostpunk, route: Route) -> Option<String> {
    let top = table.routes[route.index()].cards.last()?;
    Some(names::card(scene.words, Card::Expedition(top.card)))
}

/// What stands on a chip for those who see it. Its words are in the chip's name too, for whoever
/// speaks to the page.
pub(super) fn what(scene: &Scene<'_, Frostpunk>, table: &Frostpunk, action: Action) -> Markup {
    let words = scene.words;
    html! {
            @match action {
                Action::Gather(_, field) => {
                    @let state = &table.fields[field];
                    @match state.good {
                        Some(good) => { (signs::sign(signs::of_piece(good))) b { (state.count) } " " }
                        None => (signs::sign("rubble")),
                    }
                    small { (names::field(words, field)) }
                }
                Action::Use(_, field) => {
                    @if let Some(kind) = table.fields[field].building {
                        (signs::sign(&signs::of_building(kind))) span { (names::building(words, kind)) }
                        @let is_alike = |other: &Field| table.fields[*other].building == Some(kind) && other.position() != field.position();
                        @if Field::ALL.iter().any(is_alike) { " " small { (names::field(words, field)) } }
                    }
                }
                Action::Construct(_) => { (signs::sign("hammer")) span { (scene.get("fro-build")) } }
                Action::Clear(_) => { (signs::sign("shovel")) span { (scene.get("fro-clear-snow")) } }
                Action::Scout(_, route) => {
                    (signs::sign("sledge")) span { (names::route(words, route)) }
                    @if let Some(end) = end_of(scene, table, route) { " " small { (end) } }
                }
                Action::Special(_, card, _) => { (signs::sign("star")) span { (names::card(words, card)) } }
                Action::Fuel(coal) => { "+" (coal) " " (signs::sign("flame")) b { (table.heat + coal.get()) } }
                Action::Play(card) => { (signs::sign("cards")) span { (names::citizen_card(words, card)) } }
                Action::Ability(law) => { (signs::sign("law")) span { (names::law(words, law)) } }
                _ => {}
            }
    }
}

/// The pawns that could go to the place of an action, each with the action it would do.
pub(super) fn who_goes(actions: &[Action], action: Action) -> Vec<(Pawn, Action)> {
    let name = place_name(action);
    let same = actions.iter().copied().filter(|other| place_name(*other) == name);
    same.filter_map(|other| Some((pawn_of(other)?, other))).collect()
}
