//! Icons, pawns and the marks of danger. The drawings stand once in the page as symbols.

use frostpunk::{Building, Citizen, DayPhase, Frostpunk, Good, MapGood, Pawn, Scenario, Token};
use maud::{Markup, PreEscaped, html};

use super::outlook::{Alarm, Peril};
use crate::Words;
use crate::assets::built_in;
use crate::drawing::{decimal, icon_symbol};

/// A sign beside words, by the name of its symbol.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg class="frost-i" aria-hidden="true" { use href={ "#frost-" (name) } {} } }
}

/// A sign in a drawing: its middle and its size.
pub(super) fn drawn(name: &str, x: f64, y: f64, size: f64, class: &str) -> Markup {
    html! {
        use href={ "#frost-" (name) } class=[(!class.is_empty()).then_some(class)]
            x=(decimal(x - size / 2.0)) y=(decimal(y - size / 2.0)) width=(decimal(size)) height=(decimal(size)) {}
    }
}

pub(super) fn of_building(building: Building) -> String {
    building.name().replace('_', "-")
}

pub(super) const fn of_good(good: Good) -> &'static str {
    good.name()
}

pub(super) const fn of_piece(good: MapGood) -> &'static str {
    match good {
        MapGood::Wood => "log",
        MapGood::Coal => "coal",
        MapGood::Core => "core",
        MapGood::Tree => "tree",
    }
}

pub(super) const fn of_phase(phase: DayPhase) -> &'static str {
    match phase {
        DayPhase::Dawn => "dawn",
        DayPhase::Morning => "morning",
        DayPhase::Generator => "furnace",
        DayPhase::Weather => "weather",
        DayPhase::Preparation => "bell",
        DayPhase::Action => "pick",
        DayPhase::Dusk => "dusk",
        DayPhase::Hunger => "bowl",
        DayPhase::Night => "night",
    }
}

pub(super) const fn of_peril(peril: Peril) -> &'static str {
    match peril {
        Peril::Hope => "hope",
        Peril::Discontent => "fist",
        Peril::Generator => "furnace",
        Peril::Sickness => "sick",
        Peril::Hunger => "famine",
        Peril::Deaths => "death",
    }
}

pub(super) const fn of_token(token: Token) -> &'static str {
    token.name()
}

/// The letter of a type of people and its color.
pub(super) const fn class_of(pawn: Pawn) -> &'static str {
    match pawn {
        Pawn::Worker => "frost-worker",
        Pawn::Engineer => "frost-engineer",
        Pawn::Child | Pawn::ChildWorker | Pawn::ChildEngineer => "frost-child",
        Pawn::Automaton => "frost-automaton",
    }
}

pub(super) const fn class_of_type(citizen: Citizen) -> &'static str {
    class_of(citizen.pawns()[0])
}

/// A pawn beside words.
pub(super) fn pawn(pawn: Pawn, class: &str) -> Markup {
    let symbol = pawn.name().replace('_', "-");
    html! {
        svg class={ "frost-p " (class_of(pawn)) " " (class) } aria-hidden="true" { use href={ "#frost-pawn-" (symbol) } {} }
    }
}

/// The mark of a danger: a shape of its own for each, nothing while all is calm.
pub(super) fn mark(danger: Alarm) -> Markup {
    let name = danger.name();
    html! {
        @if danger != Alarm::Calm {
            svg class={ "frost-mark frost-is-" (name) } aria-hidden="true" { use href={ "#frost-mark-" (name) } {} }
        }
    }
}

/// The drawings of pawns: square shoulders, a hexagon for a head, small and round, three legs; each
/// with its letter.
fn pawn_symbol(words: &Words, pawn: Pawn) -> Markup {
    let letter = words.get(&format!("fro-letter-{}", pawn.name().replace('_', "-")));
    let (body, y) = match pawn {
        Pawn::Worker => (
            html! {
                path class="frost-pb" d="M1.6 27V16.4c0-2.2 1.4-3.4 3.4-3.4h14c2 0 3.4 1.2 3.4 3.4V27z" {}
                circle class="frost-pb" cx="12" cy="6.6" r="5.2" {}
            },
            "24.2",
        ),
        Pawn::Engineer => (
            html! {
                path class="frost-pb" d="m2.6 27 2-11.2L9 13h6l4.4 2.8 2 11.2z" {}
                path class="frost-pb" d="m12 1 5.6 3v5.6L12 12.6 6.4 9.6V4z" {}
            },
            "24.4",
        ),
        Pawn::Child | Pawn::ChildWorker | Pawn::ChildEngineer => (
            html! {
                path class="frost-pb" d="M4 27c0-6 2.8-10 8-10s8 4 8 10z" {}
                circle class="frost-pb" cx="12" cy="11.6" r="4.8" {}
            },
            "25.6",
        ),
        Pawn::Automaton => (
            html! {
                path class="frost-pl" d="M7.6 18 3.4 26.6M16.4 18l4.2 8.6M12 18v8.6" {}
                path class="frost-pb" d="M3.8 12.4a8.2 8.2 0 0 1 16.4 0V19H3.8z" {}
            },
            "17",
        ),
    };
    let id = format!("frost-pawn-{}", pawn.name().replace('_', "-"));
    let drawing = html! { (body) text class="frost-pt" x="12" y=(y) { (letter) } };
    icon_symbol(&id, "fro", "0 0 24 28", &drawing)
}

/// Whether a building may be seen in a match: those of other scenarios stay in the box.
fn may_be_seen(table: &Frostpunk, kind: Building) -> bool {
    match kind {
        Building::SeedlingArk => table.options.scenario == Scenario::Arks,
        Building::Library => table.options.scenario == Scenario::Tesla,
        Building::VentilationPlant
        | Building::EvacuationCentre
        | Building::Steelworks
        | Building::CoreFactory
        | Building::ElectrostaticFilter
        | Building::RepairStation => table.scenario().unlocked.contains(kind),
        _ => true,
    }
}

/// Every drawing of a match.
pub(super) fn symbols(words: &Words, table: &Frostpunk) -> Markup {
    let all = built_in!("assets/symbols/frostpunk.svg");
    let unseen: Vec<String> = Building::ALL
        .into_iter()
        .filter(|kind| !may_be_seen(table, *kind))
        .map(|kind| format!("<symbol id=\"frost-{}\"", of_building(kind)))
        .collect();
    let is_seen = |line: &&str| !unseen.iter().any(|head| line.starts_with(head.as_str()));
    html! {
        @for line in all.lines().filter(is_seen) { (PreEscaped(line)) }
        @for pawn in Pawn::ALL { (pawn_symbol(words, pawn)) }
    }
}
