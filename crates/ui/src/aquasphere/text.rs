//! The table as text: everything on it, and all that can be done now as a list of buttons, so that
//! a whole game can be played from here.

use aquasphere::{Action, AquaSphere, Engineer, Program, Room, Sector};
use maud::{Markup, html};
use table::Seat;

use super::plan::Plan;
use super::{
    card_text, effects, letters_phrase, next_rooms, program_name, programs_phrase, room_name,
    tile_text,
};
use crate::Scene;

pub(super) fn text_view(scene: &Scene<'_, AquaSphere>) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let order: Vec<String> = table.order.iter().map(|seat| scene.names.of(seat)).collect();
    html! {
        p {
            (scene.say("aqu-text-round", &[("round", table.round.into()), ("bulb", view.bulb.into())])) " "
            (scene.say("aqu-text-order", &[("order", or_none(scene, &order).into())]))
        }
        (actions(scene))
        h3 { (scene.get("aqu-text-sectors")) }
        (sectors(scene))
        h3 { (scene.get("aqu-headquarters")) }
        ul { @for room in Room::ALL { (room_line(scene, room)) } }
        h3 { (scene.get("aqu-text-players")) }
        @for seat in scene.seats() { (player(scene, seat)) }
        h3 { (scene.get("aqu-forecast")) }
        ul {
            @for (seat, cast) in scene.seats().zip(&view.forecasts) {
                li {
                    (scene.say("aqu-text-forecast", &[
                        ("name", scene.names.of(seat).into()),
                        ("control", i32::from(cast.parts.control).into()),
                        ("robots", i32::from(cast.parts.robots).into()),
                        ("crystals", i32::from(cast.parts.crystals).into()),
                        ("octopods", i32::from(cast.parts.octopods).into()),
                        ("kp", cast.kp.into()),
                    ]))
                    @if let Some(end) = cast.end {
                        " " (scene.say("aqu-text-forecast-final", &[
                            ("letters", end.letters.into()),
                            ("time", end.time.into()),
                            ("submarines", end.submarines.into()),
                            ("lab", end.lab.into()),
                            ("kp", cast.total().into()),
                        ]))
                    }
                }
            }
        }
        @if let Some(feeds) = &view.feeds {
            h3 { (scene.get("aqu-next-round")) }
            ul {
                @for sector in Sector::ALL {
                    @let feed = feeds[sector];
                    li {
                        (scene.say("aqu-text-feed", &[
                            ("sector", sector.name().into()),
                            ("time", feed.time.into()),
                            ("crystals", feed.crystals.into()),
                            ("octopods", feed.octopods.into()),
                        ]))
                        @if feed.submarine { " " (scene.get("aqu-text-feed-submarine")) }
                    }
                }
            }
        }
    }
}

/// Everything that can be done now, each with all it will do.
fn actions(scene: &Scene<'_, AquaSphere>) -> Markup {
    let Some(seat) = scene.deciding() else { return html! {} };
    let legal = scene.choices.iter().filter(|offered| offered.refusal.is_none());
    let plans = legal.flat_map(|offered| {
        let first = offered.action;
        let usual = Plan::of(scene, seat, &[first]).ok();
        // What leaves something else to choose is done alone: then every answer is in this list.
        if usual.as_ref().is_some_and(Plan::leaves_a_choice) {
            let preview = scene.view.preview(seat, &[first]).ok();
            return [preview.map(|preview| (scene.label(first), first.to_string(), preview)), None];
        }
        // A robot can also be placed for control alone.
        let performs = usual.as_ref().is_some_and(|plan| plan.actions.contains(&Action::Perform));
        let is_deployed = performs && matches!(first, Action::Deploy(..));
        let idle =
            is_deployed.then(|| Plan::of(scene, seat, &[first, Action::Skip]).ok()).flatten();
        let only = format!("{}: {}", scene.label(first), scene.label(Action::Skip));
        let told = |plan: Option<Plan>, label: String| {
            plan.map(|plan| (label, plan.notation(), plan.preview))
        };
        [told(usual, scene.label(first)), told(idle, only)]
    });
    html! {
        h3 { (scene.get("aqu-text-actions")) }
        ul class="text-actions" {
            @for (number, (label, notation, preview)) in plans.flatten().enumerate() {
                li {
                    button type="button" id={ "text-" (number) } class="button" data-act=(notation) {
                        (label)
                    }
                    " " (effects::sentence(scene, &preview))
                }
            }
        }
    }
}

fn sectors(scene: &Scene<'_, AquaSphere>) -> Markup {
    let heads = [
        "aqu-sector",
        "aqu-control",
        "aqu-dock",
        "aqu-octopuses",
        "aqu-crystals",
        "aqu-time",
        "aqu-submarines",
        "aqu-lab-tile",
        "aqu-card",
        "aqu-white-area",
        "aqu-scientists",
        "aqu-locks",
        "aqu-price",
    ];
    html! {
        div class="scroll" tabindex="0" role="region" aria-label=(scene.get("aqu-text-sectors")) {
            table {
                thead { tr { @for head in heads { th scope="col" { (scene.get(head)) } } } }
                tbody { @for sector in Sector::ALL { (sector_row(scene, sector)) } }
            }
        }
    }
}

fn sector_row(scene: &Scene<'_, AquaSphere>, sector: Sector) -> Markup {
    let view = scene.view;
    let table = &view.table;
    let content = table.content();
    let state = &table.sectors[sector];
    let position = table.positions[sector];
    let (before, after) = (table.joints[position.clockwise(5)], table.joints[position]);
    let neighbors = [table.ring[position.clockwise(5)], table.ring[position.clockwise(1)]];
    let color = |seat: Seat| {
        if seat.index() < usize::from(table.options.players) {
            scene.names.of(seat)
        } else {
            scene.get("aqu-neutral")
        }
    };
    let docked: Vec<String> = state
        .dock
        .iter()
        .zip((0..).map(Seat::new))
        .filter(|(count, _)| **count > 0)
        .map(|(count, seat)| format!("{} {count}", color(seat)))
        .collect();
    let submarines: Vec<String> = state.bays.iter().flatten().map(|seat| color(*seat)).collect();
    let next = content.submarine_costs.get(state.submarines());
    let present = table.seats_in_play().filter(|seat| {
        let player = table.player(*seat);
        player.base.is_some() && player.scientist == sector
    });
    let scientists: Vec<String> = present.map(|seat| scene.names.of(seat)).collect();
    let none = || scene.get("aqu-none");
    html! {
        tr {
            th scope="row" { (sector) }
            td { (state.control.map_or_else(none, color)) }
            td { (or_none(scene, &docked)) " (" (state.docked()) "/" (content.dock_limit(table.options.players)) ")" }
            td { (state.octopods) }
            td { (state.crystals) }
            td { (state.time) }
            td {
                (or_none(scene, &submarines))
                @if let Some(next) = next { "; " (scene.say("aqu-text-next-berth", &[("price", (*next).into())])) }
            }
            td { (state.tiles.top().map_or_else(none, |tile| tile_text(scene, tile))) }
            td { (state.cards.top().map_or_else(none, |card| card_text(scene.words, content.cards[card]))) }
            td { (program_name(scene.words, content.white[sector])) }
            td { (or_none(scene, &scientists)) }
            td { (neighbors[0]) ": " (before) ", " (neighbors[1]) ": " (after) }
            td { @if let Some(seat) = scene.own_seat() { (view.prices[seat][sector]) } @else { "–" } }
        }
    }
}

fn room_line(scene: &Scene<'_, AquaSphere>, room: Room) -> Markup {
    let table = &scene.view.table;
    let name = |program: Option<Program>| {
        program.map_or_else(|| scene.get("aqu-none"), |program| program_name(scene.words, program))
    };
    let next = table.next_programs.map(|card| table.content().program_cards[card][room]);
    let inside =
        table.seats_in_play().filter(|seat| table.player(*seat).engineer == Engineer::In(room));
    let inside: Vec<String> = inside.map(|seat| scene.names.of(seat)).collect();
    html! {
        li {
            (scene.say("aqu-text-room", &[
                ("room", room_name(scene.words, room).into()),
                ("program", name(table.program_in(room)).into()),
                ("next", name(next).into()),
            ]))
            @if scene.own_seat().is_some_and(|seat| next_rooms(table, seat).contains(room)) { " " (scene.get("aqu-text-room-open")) }
            @if !inside.is_empty() { " " (scene.say("aqu-text-engineers", &[("names", inside.join(", ").into())])) }
        }
    }
}

fn player(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let player = table.player(seat);
    let content = table.content();
    let cards: Vec<String> =
        player.cards.iter().map(|card| card_text(scene.words, content.cards[card])).collect();
    let ahead = content.next_line(player.kp) - player.kp;
    let cap = content.cap(player.submarines);
    let of = |key: &str, count: u8, room: u8| {
        scene.say(key, &[("count", count.into()), ("room", room.into())])
    };
    html! {
        h4 { (scene.names.of(seat)) }
        ul {
            li { (scene.say("aqu-kp-of", &[("kp", player.kp.into())])) ", " (scene.say("aqu-line-in", &[("spaces", ahead.into())])) }
            li { (of("aqu-time-of", player.time, player.capacity.time)) }
            li { (of("aqu-crystals-of", player.crystals, player.capacity.crystals)) }
            li { (scene.say("aqu-catch-limit", &[("count", player.capacity.octopods.into())])) }
            li { (scene.get("aqu-programs")) ": " (programs_phrase(scene.words, player.programmed)) }
            li { (scene.say("aqu-storage-says", &[("robots", player.robots_in_play().into()), ("cap", cap.into())])) }
            li { (scene.say("aqu-submarines-of", &[("count", player.submarines.into())])) }
            li { (scene.say("aqu-letters-of", &[("letters", letters_phrase(player.letters).into())])) }
            li { (scene.get("aqu-cards")) " (" (of("aqu-of-room", player.cards.len() as u8, player.capacity.cards)) "): " (or_none(scene, &cards)) }
        }
    }
}

fn or_none(scene: &Scene<'_, AquaSphere>, parts: &[String]) -> String {
    if parts.is_empty() { scene.get("aqu-none") } else { parts.join(", ") }
}
