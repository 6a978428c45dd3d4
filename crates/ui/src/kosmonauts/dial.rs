//! The control panel: six directions around the ship.

use kosmonauts::{Action, Cubes, Direction, Kosmonauts, Order, Panel, Preview, TANK_SLOTS, Tank};
use maud::{Markup, html};
use table::Seat;

use super::board::Arrival;
use super::decision::{begun_course, outcome};
use super::draft::{Fuel, OrderDraft};
use super::{direction_name, fuel_phrase, is_landed, order_phrase, restraint_sentence};
use crate::drawing::Point;
use crate::target::Target;
use crate::{Scene, owner};

/// From the middle of the dial to the middle of a direction.
const REACH: f64 = 80.0;
/// From the middle of the dial to a super fuel button.
const SUPER_REACH: f64 = 129.0;
/// From the middle of a direction's hex to a corner.
const HEX: f64 = 44.0;

fn toward(direction: Direction, distance: f64) -> Point {
    let angle = (direction as u8 as f64 * 60.0).to_radians();
    Point::new(angle.cos() * distance, -angle.sin() * distance)
}

fn hexagon(size: f64) -> String {
    let corner = |index: u8| {
        let angle = (f64::from(index) * 60.0 + 30.0).to_radians();
        Point::new(angle.cos() * size, angle.sin() * size).pair()
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

/// Giving an order: the dial, the tank, the cubes placed, what comes of it, the buttons.
pub(super) fn dial(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Markup {
    let ship = &scene.view.ships[seat.index()];
    let draft = OrderDraft::read(scene.draft);
    let legal = draft.legal(scene);
    let preview = legal.as_ref().ok().and_then(|order| scene.view.preview_order(seat, *order));
    let panel = preview.as_ref().map_or(ship.panel, |preview| preview.panel);
    html! {
        @if let Some(restraint) = ship.restraint {
            p class="notice" { (restraint_sentence(scene.words, restraint)) }
        }
        div class="control" {
            (drawing(scene, seat, &draft, &panel))
            div class="rig" {
                (tank_slots(scene, preview.as_ref().map_or(ship.tank, |preview| preview.tank)))
                button type="button" id="toggle-super" class="button super-toggle" data-toggle="super-fuel" aria-pressed="false" {
                    i class="cube super" {} (scene.get("kos-super-fuel"))
                }
                (shield_toggle(scene, &draft, preview.as_ref().map_or(ship.shields, |preview| preview.shields)))
                div id="draft" class="draft" {
                    @for (index, (direction, fuel)) in draft.cubes.iter().enumerate() {
                        (cube_button(scene, &draft, index, *direction, *fuel))
                    }
                    @for _ in draft.cubes.len()..usize::from(ship.cube_limit) { span class="cube-place" {} }
                }
                button type="button" id="clear-draft" class="button" data-draft="" data-key="Escape"
                    disabled[draft.is_empty()] { span { (scene.get("kos-clear")) } }
            }
        }
        div id="strip" class="strip" {
            @match (&legal, &preview) {
                (Err(refusal), _) => {
                    p id="outcome" class="outcome emergency" role="status" {
                        (crate::refusal::why_not::<Kosmonauts>(scene.words, refusal))
                    }
                }
                (Ok(_), Some(Preview { flight: Some(flight), shields, .. })) => {
                    (outcome(scene, *flight, *shields))
                }
                (Ok(_), _) => {
                    p id="outcome" class="outcome open" role="status" {
                        span { (scene.get("kos-flight-stay")) (begun_course(scene, Arrival::Open)) }
                    }
                }
            }
            (commit(scene, seat, &draft, legal.ok()))
        }
    }
}

/// The viewer's order while the others still think.
pub(super) fn sealed(scene: &Scene<'_, Kosmonauts>, seat: Seat, order: Order) -> Markup {
    let preview = scene.view.preview_order(seat, order);
    html! {
        p { (order_phrase(scene.words, order)) }
        @if let Some(Preview { flight: Some(flight), shields, .. }) = preview {
            (outcome(scene, flight, shields))
        }
        p class="help" { (scene.get("kos-sealed-help")) }
    }
}

/// The control panel as it is, with nothing to click.
pub(super) fn still(scene: &Scene<'_, Kosmonauts>, seat: Seat) -> Markup {
    let panel = &scene.view.ships[seat.index()].panel;
    let points = hexagon(HEX);
    let label = scene.say("kos-dial-still", &[("velocity", thrust_phrase(scene, panel).into())]);
    html! {
        svg class="kos dial still" viewBox="-126 -118 252 236" role="img" aria-label=(label) {
            polygon class="dial-center" points=(points) {}
            g transform="scale(3.4)" { (owner::shape(seat)) }
            @for direction in Direction::ALL {
                @let cubes = panel.cubes(direction);
                g class={ "dial-side" @if !cubes.is_empty() { " changed" } }
                    transform=(toward(direction, REACH).translate()) { polygon points=(points) {} }
            }
            (marks(panel, false))
        }
    }
}

/// The thrusts of a panel in words.
pub(super) fn thrust_phrase(scene: &Scene<'_, Kosmonauts>, panel: &Panel) -> String {
    let thrusts: Vec<String> = Direction::ALL
        .into_iter()
        .filter(|direction| !panel.cubes(*direction).is_empty())
        .map(|direction| {
            let thrust = panel.cubes(direction).thrust();
            format!("{} {thrust}", direction_name(scene.words, direction))
        })
        .collect();
    if thrusts.is_empty() { scene.get("kos-text-none") } else { thrusts.join(", ") }
}

/// Signs apart from the buttons: their names say the same in words.
fn marks(panel: &Panel, with_super: bool) -> Markup {
    html! {
        g class="dial-marks" aria-hidden="true" {
            @for direction in Direction::ALL {
                g transform=(toward(direction, REACH).translate()) {
                    (cubes_drawing(panel.cubes(direction)))
                    text class="dial-thrust" y="4" { (panel.cubes(direction).thrust()) }
                }
                @if with_super {
                    g transform=(toward(direction, SUPER_REACH).translate()) {
                        text class="dial-plus" y="5" { "+2" }
                    }
                }
            }
        }
    }
}

fn drawing(scene: &Scene<'_, Kosmonauts>, seat: Seat, draft: &OrderDraft, panel: &Panel) -> Markup {
    let before = &scene.view.ships[seat.index()].panel;
    let hexagon_points = hexagon(HEX);
    html! {
        svg class="kos dial" viewBox="-152 -132 304 264" role="group" aria-label=(scene.get("kos-dial")) {
            g aria-hidden="true" {
                polygon class="dial-center" points=(hexagon_points) {}
                g transform="scale(3.4)" { (owner::shape(seat)) }
            }
            @for direction in Direction::ALL {
                @let target = draft.with(direction, Fuel::Normal).target(scene);
                @let (old, new) = (before.cubes(direction), panel.cubes(direction));
                @let change = if new.thrust() == old.thrust() { "" } else { " changed" };
                g id={ "dial-" (direction) } class={ "dial-side" (change) } role="button" tabindex="0"
                    transform=(toward(direction, REACH).translate())
                    aria-label=(side_label(scene, direction, new, "kos-dial-add-normal"))
                    data-draft=[&target.draft] data-why=[target.why] aria-disabled=[target.disabled()]
                    aria-description=[&target.reason] {
                    polygon points=(hexagon_points) {}
                    path class="dial-arrow" d="M-39,-7L-31,0L-39,7"
                        transform=(format!("rotate({})", -(direction as i32) * 60)) {}
                }
            }
            @for direction in Direction::ALL {
                @let target = draft.with(direction, Fuel::Super).target(scene);
                g id={ "super-" (direction) } class="dial-super" role="button" tabindex="0"
                    transform=(toward(direction, SUPER_REACH).translate())
                    aria-label=(side_label(scene, direction, panel.cubes(direction), "kos-dial-add-super"))
                    data-draft=[&target.draft] data-why=[target.why] aria-disabled=[target.disabled()]
                    aria-description=[&target.reason] {
                    circle r="20" {}
                    // On a phone a switch makes the whole direction this button.
                    polygon points=(hexagon_points) transform=(toward(direction, REACH - SUPER_REACH).translate()) {}
                }
            }
            (marks(panel, true))
        }
    }
}

fn side_label(
    scene: &Scene<'_, Kosmonauts>,
    direction: Direction,
    cubes: Cubes,
    key: &str,
) -> String {
    let direction = direction_name(scene.words, direction);
    scene.say(key, &[("direction", direction.into()), ("thrust", cubes.thrust().into())])
}

/// The cubes on a direction as small squares: yellow is normal, red is super.
fn cubes_drawing(cubes: Cubes) -> Markup {
    const SHOWN: u16 = 6;
    let normal = cubes.normal.min(SHOWN);
    let super_fuel = cubes.super_fuel.min(SHOWN - normal);
    let count = f64::from(normal + super_fuel);
    html! {
        @for index in 0..normal + super_fuel {
            @let x = (f64::from(index) - (count - 1.0) / 2.0) * 10.0 - 4.0;
            rect class=(if index < normal { "cube normal" } else { "cube super" })
                x=(format!("{x:.0}")) y="14" width="8" height="8" rx="1.5" {}
        }
    }
}

/// Ten slots with their cubes.
pub(super) fn tank_slots(scene: &Scene<'_, Kosmonauts>, tank: Tank) -> Markup {
    let label = fuel_phrase(scene.words, tank);
    html! {
        span class="slots" role="img" aria-label=(scene.say("kos-tank", &[("fuel", label.into())])) {
            @for slot in 0..TANK_SLOTS {
                @let class = if slot < tank.normal { "cube normal" } else if slot < tank.total() { "cube super" } else { "cube none" };
                i class=(class) {}
            }
        }
    }
}

fn cube_button(
    scene: &Scene<'_, Kosmonauts>,
    draft: &OrderDraft,
    index: usize,
    direction: Direction,
    fuel: Fuel,
) -> Markup {
    let without = draft.without(index);
    // Taking a cube away is always possible; an order that becomes illegal says so below.
    let target = Target { draft: Some(without.to_string()), ..Target::default() };
    let name = direction_name(scene.words, direction);
    let (class, key) = match fuel {
        Fuel::Normal => ("cube-chip normal", "kos-remove-normal"),
        Fuel::Super => ("cube-chip super", "kos-remove-super"),
    };
    let label = scene.say(key, &[("direction", name.into())]);
    html! {
        button type="button" id={ "cube-" (index) } class={ "button " (class) }
            data-draft=[&target.draft] aria-label=(label) {
            span aria-hidden="true" { (arrow(direction)) " ×" }
        }
    }
}

/// A direction as a sign.
pub(super) const fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::E => "→",
        Direction::NE => "↗",
        Direction::NW => "↖",
        Direction::W => "←",
        Direction::SW => "↙",
        Direction::SE => "↘",
    }
}

/// The shields left, and the button that turns one into fuel.
fn shield_toggle(scene: &Scene<'_, Kosmonauts>, draft: &OrderDraft, shields: u8) -> Markup {
    let toggled = draft.with_shield(!draft.converts_shield);
    let target = if draft.converts_shield {
        Target { draft: Some(toggled.to_string()), ..Target::default() }
    } else {
        toggled.target(scene)
    };
    html! {
        button type="button" id="convert-shield" class="button shield-toggle"
            aria-pressed=(draft.converts_shield.to_string()) data-draft=[&target.draft]
            data-why=[target.why] aria-disabled=[target.disabled()]
            aria-label=(scene.say("kos-convert-shield", &[("count", shields.into())]))
            aria-description=[&target.reason] {
            (super::seats::shield_slots(scene, shields))
            span aria-hidden="true" { "→" }
            span class="slots" aria-hidden="true" { i class="cube normal" {} i class="cube normal" {} }
        }
    }
}

/// Gives the order as it is put together: the one loud button, once there is something or nothing
/// else can be done.
fn commit(
    scene: &Scene<'_, Kosmonauts>,
    seat: Seat,
    draft: &OrderDraft,
    order: Option<Order>,
) -> Markup {
    let places = !draft.cubes.is_empty();
    let key = match (places, is_landed(scene.view, seat)) {
        (true, true) => "kos-commit-launch",
        (true, false) => "kos-commit",
        (false, true) => "kos-commit-stay",
        (false, false) => "kos-commit-drift",
    };
    let is_room = |direction| {
        [Fuel::Normal, Fuel::Super]
            .into_iter()
            .any(|fuel| draft.with(direction, fuel).target(scene).draft.is_some())
    };
    let is_loud = !draft.is_empty() || !Direction::ALL.into_iter().any(is_room);
    let class = if is_loud { "button primary" } else { "button" };
    let target = order.and_then(|order| scene.target(Action::Order(order)));
    html! {
        @if let Some(target) = target {
            button type="button" id="commit" class=(class) data-act=[&target.act]
                data-confirm=[&target.confirm] data-key="Enter" { (scene.get(key)) }
        } @else {
            button type="button" class="button" disabled { (scene.get(key)) }
        }
    }
}
