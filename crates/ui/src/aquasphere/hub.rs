//! The headquarters in the hub: rooms with their programs, the start space, the value of the round.

use aquasphere::{Action, AquaSphere, Position, ROUNDS, Room};
use maud::{Markup, html};

use super::board::layer;
use super::geometry::{self as place, at};
use super::pieces::mark;
use super::plan::{Plan, begins};
use super::program_class;
use super::signs::{Sign, drawn};
use crate::Scene;
use crate::drawing::{Point, decimal, shown};
use crate::sheet::apart;
use crate::target::{Spot, Target};

/// The rooms and the arrows between them.
pub(super) fn rooms(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    html! { @for room in Room::ALL { (room_part(scene, plan, room)) } }
}

/// Where an engineer may go: along an arrow, or sideways.
fn way_to(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    room: Room,
) -> (Action, Option<Target>) {
    let is_open =
        |action: Action| scene.offered(action).is_some_and(|offered| offered.refusal.is_none());
    let sideways = Action::Sidestep(room);
    let action = if is_open(sideways) { sideways } else { Action::Engineer(room) };
    (action, begins(scene, plan, action))
}

fn room_part(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>, room: Room) -> Markup {
    let table = &scene.view.table;
    let (x, y) = place::room_at(room);
    let (action, target) = way_to(scene, plan, room);
    let is_aim = plan.and_then(Plan::first) == Some(action);
    let is_sideways = matches!(action, Action::Sidestep(_));
    let next = table.next_programs.map(|card| table.content().program_cards[card][room]);
    let content = html! {
        (shown("art-hexagon", "hexagon"))
        (shown("art-hexagon-ring", "hexagon-ring"))
        @if let Some(program) = table.program_in(room) {
            (drawn(program, 0.0, -1.5, 7.6, &format!("room-sign on-{program}")))
        }
        @if let Some(next) = next {
            use href={ "#art-dot-" (next) } class="next-program" transform="translate(-2.6,5)" {}
        }
    };
    let class = table.program_in(room).map_or_else(String::new, program_class);
    let id = format!("room-{room}");
    let spot = Spot {
        id: &id,
        class: &format!(
            "hq-room {class}{}{}",
            if is_aim { " aim" } else { "" },
            if is_sideways { " sideways" } else { "" },
        ),
        transform: Some(Point::new(x, y).translate()),
        label: scene.label(action),
        target,
    };
    apart("g", &id, &spot.draw(&content))
}

/// The ways through the hub: arrows and the start. They never change.
pub(super) fn ways() -> Markup {
    html! {
        @for (x, turned) in [(-12.23, -30), (-4.08, 30), (4.08, -30), (12.23, 30)] {
            g transform=(format!("translate({x},3.55) rotate({turned})")) {
                circle class="arrow-seat" r="1.9" {}
                path class="arrow" d="M-1.3,.6L0,-.7L1.3,.6" {}
            }
        }
        @for x in [-8.15, 8.15] {
            path class="arrow" transform=(format!("translate({x},-12)")) d="M-1.5,.6L0,-.9L1.5,.6" {}
            path class="arrow" transform=(format!("translate({x},20.6)")) d="M-1.3,.7L0,-.6L1.3,.7" {}
        }
        circle class="start-disc" cx="0" cy=(place::START.1) r="4.8" {}
        (drawn(Sign::Start, 0.0, place::START.1, 5.4, "start-sign"))
    }
}

/// What is written in the hub: the ways, the value of the round, round and order, the feeds.
pub(super) fn marks(scene: &Scene<'_, AquaSphere>) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let players = f64::from(table.options.players);
    // Four engineers at the start leave less room for the order of play.
    let (x, gap) = if players > 3.0 { (16.0, 3.7) } else { (14.8, 4.2) };
    let written = html! {
        (shown("art-ways", ""))
        g class="bulb" transform="translate(-15.6,23.2)" {
            circle class="bulb-glow" r="6" {}
            (drawn(Sign::Bulb, -2.0, 0.0, 6.6, "bulb-sign"))
            text x="3.2" y="2.5" { (view.bulb) }
        }
        @if table.round > 0 {
            g class="round" transform=(format!("translate({x},22.4)")) {
                text class="round-n" { (table.round) tspan class="of" { "/" (ROUNDS) } }
                @for (index, seat) in table.order.iter().enumerate() {
                    @let x = (index as f64 - (players - 1.0) / 2.0) * gap;
                    @let has_passed = table.passing.iter().any(|other| other == seat);
                    g class=[has_passed.then_some("has-passed")] {
                        (mark(scene, seat, Point::new(x, 3.6), 0.28))
                        @if has_passed { path class="passed-line" d=(format!("M{:.1},5.4L{:.1},1.8", x - 1.8, x + 1.8)) {} }
                    }
                    @if view.seat == Some(seat) { path class="now" d=(format!("M{:.1},6.3h3.2", x - 1.6)) {} }
                }
            }
        }
        (feeds(scene))
    };
    layer("marks-hub", "", &written)
}

/// What the center tile will feed to each sector, on its collar.
fn feeds(scene: &Scene<'_, AquaSphere>) -> Markup {
    let Some(feeds) = &scene.view.feeds else { return html! {} };
    html! {
        @for position in Position::ALL {
            @let feed = feeds[scene.view.table.ring[position]];
            @let parts: Vec<(Sign, u8)> = [
                (Sign::Time, feed.time),
                (Sign::Crystal, feed.crystals),
                (Sign::Octopod, feed.octopods),
                (Sign::Submarine, u8::from(feed.submarine)),
            ].into_iter().filter(|(_, count)| *count > 0).collect();
            @for (index, (kind, count)) in parts.iter().enumerate() {
                @let aside = (index as f64 - (parts.len() as f64 - 1.0) / 2.0) * 13.0;
                @let Point { x, y } = at(36.3, place::angle_of(position) + aside);
                g class="feed" {
                    (drawn(*kind, x - 1.5, y, 3.1, ""))
                    text x=(decimal(x + 1.8)) y=(decimal(y + 1.1)) { (count) }
                }
            }
        }
    }
}
