//! What the players have: the viewer's own board in full, the others in short.

use aquasphere::{
    Action, AquaSphere, EXPANSIONS, Engineer, MOST_PROGRAMMED, PRICE_OF_PROGRAMMING, Program,
    SUBMARINES, triangle,
};
use maud::{Markup, html};
use table::Seat;

use super::faces::{capacities, card_row, chip};
use super::pieces::figure;
use super::plan::{Plan, begins};
use super::signs::{Sign, hidden_sign, sign};
use super::{letters_phrase, program_class, program_name, tile_text};
use crate::drawing::{Point, shown};
use crate::sheet::apart;
use crate::{Area, Scene, owner};

/// The desks of the seats.
const DESKS: [&str; 4] = ["seat-0", "seat-1", "seat-2", "seat-3"];

pub(super) fn own_board(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let Some(seat) = scene.own_seat() else { return html! {} };
    html! {
        section id="own-board" class={ "card own-board owner-" (u8::from(seat)) } data-owner=(u8::from(seat)) aria-labelledby="own-board-title" {
            h2 id="own-board-title" class="unseen" { (scene.get("aqu-own-board")) }
            (head(scene, seat))
            (board(scene, seat, plan))
        }
    }
}

/// What the viewer has, in the corner of a board that leaves no room for more; the own board tells the rest.
pub(super) fn purse(scene: &Scene<'_, AquaSphere>) -> Markup {
    let Some(seat) = scene.own_seat() else { return html! {} };
    let table = &scene.view.table;
    let player = table.player(seat);
    let ahead = table.content().next_line(player.kp) - player.kp;
    let of = |count: u8, room: u8| html! { (count) span class="of" { "/" (room) } };
    let purse = html! {
        div id="purse" class="purse" aria-hidden="true" {
            span { (chip(Program::Time)) (of(player.time, player.capacity.time)) }
            span { (chip(Program::Crystal)) (of(player.crystals, player.capacity.crystals)) }
            span { (sign(Sign::Bulb)) (player.kp) (sign(Sign::RedLine)) (ahead) }
        }
    };
    apart("div", "purse", &purse)
}

/// The board of a seat below its head.
fn board(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: Option<&Plan>) -> Markup {
    let [storage_id, lab_id, cards_id] =
        ["storage", "lab", "cards"].map(|part| part_id(scene, seat, part));
    // A desk is sent whole.
    let is_own = scene.own_seat() == Some(seat);
    let part = |id: &str, drawn: Markup| if is_own { apart("div", id, &drawn) } else { drawn };
    html! {
        (programs(scene, seat, plan))
        div class="board-rows" {
            (part(&storage_id, storage(scene, seat, &storage_id)))
            (part(&lab_id, lab(scene, seat, plan, &lab_id)))
            (part(&cards_id, cards(scene, seat, plan, &cards_id)))
        }
    }
}

/// The id of a part of a seat's board; that of the viewer always has the same.
fn part_id(scene: &Scene<'_, AquaSphere>, seat: Seat, part: &str) -> String {
    match scene.own_seat() {
        Some(own) if own == seat => format!("own-{part}"),
        _ => format!("{part}-of-{}", u8::from(seat)),
    }
}

/// The others; everybody for those who only watch.
fn others(scene: &Scene<'_, AquaSphere>) -> impl Iterator<Item = Seat> {
    let own = scene.own_seat();
    scene.seats().filter(move |seat| own != Some(*seat))
}

/// The whole board of each of the others, loaded when it is opened.
pub(super) fn desks(scene: &Scene<'_, AquaSphere>) -> impl Iterator<Item = Area> {
    others(scene).map(|seat| {
        let name = format!("{}: {}", scene.get("aqu-whole-board"), scene.names.of(seat));
        Area::desk(DESKS[seat.index()], name)
    })
}

/// What lies on such a desk.
pub(super) fn desk(scene: &Scene<'_, AquaSphere>, id: &str) -> Markup {
    let opened = others(scene).find(|seat| DESKS[seat.index()] == id);
    html! { @if let Some(seat) = opened { div class="own-board" { (board(scene, seat, None)) } } }
}

/// The others in short.
pub(super) fn rivals(scene: &Scene<'_, AquaSphere>) -> Markup {
    html! {
        section id="seats" class="rivals" aria-label=(scene.get("aqu-text-players")) {
            h2 class="unseen" { (scene.get("aqu-text-players")) }
            @for seat in others(scene) { (rival(scene, seat)) }
        }
    }
}

fn head(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let player = table.player(seat);
    let place = table.order.iter().position(|other| other == seat);
    let passed = table.passing.iter().position(|other| other == seat);
    let ahead = table.content().next_line(player.kp) - player.kp;
    let decides = scene.deciders().contains(&seat);
    html! {
        div class={ "seat-head" @if decides { " decides" } } {
            (owner::badge(seat))
            strong { (scene.names.of(seat)) }
            @if scene.own_seat() == Some(seat) { span class="you" { (scene.get("table-person-you")) } }
            @match (passed, place) {
                (Some(passed), _) => { span class="tag order-tag" { span { (scene.say("aqu-passed-as", &[("place", (passed + 1).into())])) } span class="order-mark" aria-hidden="true" { (sign(Sign::Pass)) (passed + 1) } } }
                (None, Some(0)) => { span class="tag order-tag" { span { (scene.get("aqu-first")) } } }
                _ => {}
            }
            span class="tag line-tag" { (sign(Sign::RedLine)) span aria-hidden="true" { (ahead) } span class="tip" { (scene.say("aqu-line-in", &[("spaces", ahead.into())])) } }
            span class="points" { (sign(Sign::Bulb)) (player.kp) span class="tip" { (scene.say("aqu-kp-of", &[("kp", player.kp.into())])) } }
        }
    }
}

/// The seven symbols with their robots.
fn programs(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: Option<&Plan>) -> Markup {
    let count = scene.view.player(seat).programmed.len();
    html! {
        h3 class="board-part" {
            span { (scene.get("aqu-programs")) }
            span { (scene.say("aqu-programmed", &[("count", count.into()), ("of", MOST_PROGRAMMED.into())])) }
        }
        div class="programs" { @for program in Program::ALL { (symbol(scene, seat, plan, program)) } }
    }
}

fn symbol(
    scene: &Scene<'_, AquaSphere>,
    seat: Seat,
    plan: Option<&Plan>,
    program: Program,
) -> Markup {
    let player = scene.view.player(seat);
    let class = program_class(program);
    let is_own = scene.own_seat() == Some(seat);
    let id = if is_own {
        format!("symbol-{program}")
    } else {
        format!("symbol-{program}-of-{}", u8::from(seat))
    };
    if player.programmed.contains(program) {
        let goes = plan.and_then(Plan::first).and_then(|action| match action {
            Action::Deploy(used, sector) if used == program => Some(sector),
            _ => None,
        });
        let comes =
            plan.is_some_and(|plan| !plan.preview.after.player(seat).programmed.contains(program));
        return html! {
            div id=(id) class={ "symbol full " (class) @if comes { " going" } } {
                (sign(program))
                svg class="robot-icon" viewBox="-11 -12 22 25" aria-hidden="true" { (figure(scene, Sign::Robot, seat, 24.0)) }
                @if let Some(sector) = goes { span class="goes-to" { "→ " (sector) } }
                span class="tip" { (scene.say("aqu-robot-of", &[("program", program_name(scene.words, program).into())])) }
            }
        };
    }
    let arrives =
        plan.is_some_and(|plan| plan.preview.after.player(seat).programmed.contains(program));
    let content = html! {
        (sign(program))
        small aria-hidden="true" { (PRICE_OF_PROGRAMMING) (hidden_sign(Sign::Time)) }
        span class="unseen" { (scene.label(Action::Pay(program))) }
    };
    html! {
        @match begins(scene, plan, Action::Pay(program)).filter(|target| is_own && target.why.is_none()) {
            Some(target) => {
                button type="button" id=(id) class={ "symbol " (class) @if arrives { " coming" } }
                    data-draft=[&target.draft] data-act=[&target.act] { (content) }
            }
            None => {
                div id=(id) class={ "symbol off " (class) @if arrives { " coming" } } {
                    (sign(program)) span class="tip" { (program_name(scene.words, program)) }
                }
            }
        }
    }
}

/// Robots and submarines in storage. The number that scores has a ring; a line shows the cap.
fn storage(scene: &Scene<'_, AquaSphere>, seat: Seat, id: &str) -> Markup {
    let table = &scene.view.table;
    let player = table.player(seat);
    let content = table.content();
    let (in_play, cap) = (player.robots_in_play(), content.cap(player.submarines));
    let scored = in_play.min(cap);
    let sentence =
        scene.say("aqu-storage-says", &[("robots", in_play.into()), ("cap", cap.into())]);
    let longest = content.columns.iter().copied().max().unwrap_or_default();
    let mut first = 1;
    let columns: Vec<(u8, u8, u8)> = (0..SUBMARINES)
        .map(|column| {
            let from = first;
            first += content.columns[usize::from(column)];
            (column, from, first)
        })
        .collect();
    html! {
        div id=(id) class="storage" {
            h3 class="board-part" { span { (scene.get("aqu-storage")) } span { (sentence) } }
            svg viewBox=(format!("0 0 234 {}", 26 * (1 + u16::from(longest)))) aria-hidden="true" {
                @for (column, from, to) in columns {
                    @let x = 2.0 + 39.0 * f64::from(column);
                    @if column < player.submarines {
                        rect class="berth-empty" x=(x) y="1" width="31" height="19" rx="9.5" {}
                    } @else {
                        g class=(format!("of-{}", u8::from(seat))) transform=(format!("translate({},10.5) scale(2.2)", x + 15.5)) { (shown("art-submarine", "")) }
                    }
                    @for number in from..to {
                        @let y = 26.0 + 26.0 * f64::from(number - from);
                        @let middle = Point::new(x + 15.5, y + 11.5);
                        rect class="storage-cell" x=(x + 2.0) y=(y) width="27" height="23" rx="5" {}
                        @if number > in_play {
                            g transform=(middle.translate()) { (figure(scene, Sign::Robot, seat, 19.0)) }
                        } @else {
                            @if number == scored { circle class="storage-ring" cx=(middle.x) cy=(middle.y) r="10.5" {} }
                            @let class = match (number == scored, number > cap) { (true, _) => "storage-n best", (_, true) => "storage-n beyond", _ => "storage-n" };
                            text class=(class) x=(middle.x) y=(middle.y + 4.2) { (number) }
                        }
                    }
                }
                @if player.submarines < SUBMARINES {
                    path class="cap-line" d=(format!("M{:.0},24V{}", 39.0 * f64::from(player.submarines) - 2.0, 26 * u16::from(longest) + 25)) {}
                }
            }
        }
    }
}

/// The lab with its expansions, and what it has room for as sockets.
fn lab(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: Option<&Plan>, id: &str) -> Markup {
    let player = scene.view.player(seat);
    let content = scene.view.table.content();
    let letters = player.letters.len() as u8;
    let next = triangle(letters + 1) - triangle(letters);
    html! {
        div id=(id) class="lab" {
            h3 class="board-part" { span { (scene.get("aqu-lab")) } span { (scene.say("aqu-next-letter", &[("points", next.into())])) } }
            ul class="lab-tiles" {
                @if let Some(base) = player.base { li class="lab-tile has base" { (base) } }
                @for tile in player.tiles.iter() {
                    @let info = content.tiles[tile];
                    li class="lab-tile has" {
                        (letters_phrase(info.letters))
                        @for (kind, _) in capacities(info.adds) { (sign(kind)) }
                        span class="tip" { (tile_text(scene, tile)) }
                    }
                }
                @for _ in player.tiles.len()..u32::from(EXPANSIONS) { li class="lab-tile" {} }
            }
            (sockets(scene, seat, plan))
        }
    }
}

/// Time, crystals and the limit of a catch, each as sockets; what the plan spends is dashed.
fn sockets(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: Option<&Plan>) -> Markup {
    let player = scene.view.player(seat);
    let after = plan.map_or(player, |plan| plan.preview.after.player(seat));
    let says = |key: &str, count: u8, room: u8| {
        scene.say(key, &[("count", count.into()), ("room", room.into())])
    };
    html! {
        div class="sockets" {
            (row(Program::Time, player.time, player.capacity.time, after.time, &says("aqu-time-of", player.time, player.capacity.time)))
            (row(Program::Crystal, player.crystals, player.capacity.crystals, after.crystals, &says("aqu-crystals-of", player.crystals, player.capacity.crystals)))
            (row(Program::Octopod, player.capacity.octopods, player.capacity.octopods, player.capacity.octopods,
                &scene.say("aqu-catch-limit", &[("count", player.capacity.octopods.into())])))
        }
    }
}

/// A row of sockets: full, empty, to be spent, to be filled.
fn row(kind: Program, count: u8, room: u8, after: u8, sentence: &str) -> Markup {
    html! {
        span class="socket-row" {
            (socket_list(kind, count, room, after))
            span class="socket-count" { (sentence) }
        }
    }
}

fn socket_list(kind: Program, count: u8, room: u8, after: u8) -> Markup {
    html! {
        span class={ "socket-list " (program_class(kind)) } aria-hidden="true" {
            @for socket in 0..room {
                @match (socket < count, socket < after) {
                    (true, true) => { span class="socket on" { (hidden_sign(kind)) } }
                    (true, false) => { span class="socket goes" { (hidden_sign(kind)) } }
                    (false, true) => { span class="socket comes" { (hidden_sign(kind)) } }
                    (false, false) => { span class="socket" {} }
                }
            }
        }
    }
}

/// The research cards and the slots that are free. A card that the plan triggers glows.
fn cards(scene: &Scene<'_, AquaSphere>, seat: Seat, plan: Option<&Plan>, id: &str) -> Markup {
    let player = scene.view.player(seat);
    let sidestep = scene.view.table.content().powers.sidestep;
    let steps_aside = matches!(plan.and_then(Plan::first), Some(Action::Sidestep(_)));
    let count = scene.say(
        "aqu-of-room",
        &[("count", player.cards.len().into()), ("room", player.capacity.cards.into())],
    );
    html! {
        div id=(id) class="own-cards" {
            h3 class="board-part" { span { (scene.get("aqu-cards")) } span { (count) } }
            ul {
                @for card in player.cards.iter() {
                    @let is_sidestep = sidestep.contains(card);
                    @let is_now = plan.is_some_and(|plan| plan.preview.cards.contains(&card)) || steps_aside && is_sidestep;
                    @let is_used = player.has_sidestepped && is_sidestep;
                    li class={ "own-card" @if is_now { " now" } @if is_used { " spent" } } { (card_row(scene, card)) }
                }
                @for _ in 0..player.room_for_cards() { li class="own-card open-slot" { (scene.get("aqu-free-slot")) } }
            }
        }
    }
}

/// A rival in three lines.
fn rival(scene: &Scene<'_, AquaSphere>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let player = table.player(seat);
    let counts = player.robots_in_play().min(table.content().cap(player.submarines));
    let fact = |kind: Sign, content: Markup, sentence: String| {
        html! { span class="fact" { (sign(kind)) span aria-hidden="true" { (content) } span class="tip" { (sentence) } } }
    };
    let says = |key: &str, count: u8, room: u8| {
        scene.say(key, &[("count", count.into()), ("room", room.into())])
    };
    let id = DESKS[seat.index()];
    let drawn = html! {
        div id=(id) class={ "card rival owner-" (u8::from(seat)) } data-owner=(u8::from(seat)) {
            (head(scene, seat))
            div class="facts" {
                span class="fact" { (socket_list(Program::Time, player.time, player.capacity.time, player.time)) span class="tip" { (says("aqu-time-of", player.time, player.capacity.time)) } }
                span class="fact" { (socket_list(Program::Crystal, player.crystals, player.capacity.crystals, player.crystals)) span class="tip" { (says("aqu-crystals-of", player.crystals, player.capacity.crystals)) } }
                @for program in player.programmed.iter() {
                    span class="fact" { (chip(program)) span class="tip" { (scene.say("aqu-robot-of", &[("program", program_name(scene.words, program).into())])) } }
                }
                button type="button" id={ "open-" (id) } class="button open-board" data-open={ "area-" (id) } {
                    (scene.get("aqu-whole-board")) span class="unseen" { ": " (scene.names.of(seat)) }
                }
            }
            div class="facts" {
                (fact(Sign::Robot, html! { (player.robots_in_play()) " › " (counts) }, scene.say("aqu-robots-count", &[("robots", player.robots_in_play().into()), ("counts", counts.into())])))
                (fact(Sign::Submarine, html! { (player.submarines) }, scene.say("aqu-submarines-of", &[("count", player.submarines.into())])))
                (fact(Sign::Lab, html! { (letters_phrase(player.letters)) }, scene.say("aqu-letters-of", &[("letters", letters_phrase(player.letters).into())])))
                @for card in player.cards.iter() { span class="fact card-tag" { (card_row(scene, card)) } }
                @if matches!(player.engineer, Engineer::In(_) | Engineer::Start) && player.has_paid {
                    span class="fact" { (sign(Sign::Time)) "✓" span class="tip" { (scene.get("aqu-has-paid")) } }
                }
            }
        }
    };
    apart("div", id, &drawn)
}
