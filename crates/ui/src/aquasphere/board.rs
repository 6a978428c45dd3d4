//! The board: the station as a ring of six sectors, the headquarters in its hub, the knowledge
//! track as its rim.

use aquasphere::{
    Action, AquaSphere, LAP, LineAhead, LineFate, Position, Program, Sector, SectorState, Taken,
    triangle,
};
use maud::{Markup, html};

use super::geometry::{
    self as place, BERTH_ANGLES, BERTHS, CONTROL, CORRIDOR, LOCKS, RIM, TRACK, arc, at,
};
use super::plan::{Plan, begins};
use super::signs::{self, Sign, drawn};
use super::{faces, hub, pieces, program_class, program_name, scenery, seats};
use crate::Scene;
use crate::drawing::{Point, decimal, shown, symbol};
use crate::kit::{Focus, board_map};
use crate::sheet::apart;
use crate::target::{Reasons, Spot};

pub(super) fn board(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>) -> Markup {
    let focus = plan.and_then(|plan| focus(scene, plan));
    let mut reasons = Reasons::default();
    // At the lower right and below, the map of the whole would lie on what there is to take.
    let map_place =
        focus.map_or("", |Focus { middle, .. }| match (middle.x > 1.0, middle.y > 1.0) {
            (true, true) => " map-left",
            (false, true) if middle.x > -1.0 => " map-low",
            _ => "",
        });
    html! {
        svg class={ "aqu ring-board" @if plan.is_some() { " drafted" } (map_place) } data-reach="36" data-focus=[focus.map(Focus::view_box)]
            viewBox=(format!("{} {} {} {}", -RIM, -RIM, 2.0 * RIM, 2.0 * RIM))
            role="group" aria-label=(scene.get("aqu-board")) {
            (layer("sea", "", &shown("art-sea", "")))
            (layer("rim", "", &shown("art-rim", "")))
            g id="hulls" aria-hidden="true" {
                @for position in Position::ALL { (hull(scene, plan, position)) }
            }
            (layer("locks", "locks", &html! { @for joint in Position::ALL { (lock(scene, plan, joint)) } }))
            (layer("collar", "", &shown("art-collar", "")))
            g id="areas" {
                @for position in Position::ALL {
                    g transform=(format!("rotate({})", place::angle_of(position))) {
                        @for area in Program::ALL { (cell(scene, plan, &mut reasons, position, area)) }
                    }
                }
            }
            // What stands there is told by the table as text; the place itself is named by what it does.
            g id="faces" aria-hidden="true" {
                @for position in Position::ALL {
                    @for area in Program::ALL.into_iter().filter(|area| *area != Program::Submarine) {
                        (face(scene, plan, position, area))
                    }
                }
            }
            g id="headquarters" { (hub::rooms(scene, plan)) }
            g id="route" aria-hidden="true" { @if let Some(plan) = plan { (route(scene, plan)) } }
            g id="marks" class="marks" aria-hidden="true" {
                @for position in Position::ALL { (marks(scene, plan, position)) }
                (hub::marks(scene))
            }
            (pieces::pieces(scene, plan))
            (layer("minuses", "marks", &html! { @for position in Position::ALL { (minus(scene, position)) } }))
            g id="lines" class="marks" aria-hidden="true" { @if let Some(plan) = plan { (trail(plan)) } }
            (scene.way)
        }
        div class="board-tools" {
            button type="button" id="toggle-next" class="button tool" data-toggle="next-round" data-key="x" aria-pressed="false" {
                (signs::sign(Sign::Next)) span { (scene.get("aqu-next-round")) } kbd aria-hidden="true" { "x" }
            }
        }
        (lamps(scene))
        (reasons.written())
        (seats::purse(scene))
        (board_map(scene.words, RIM, &["art-sea", "art-plan"], focus))
    }
}

/// A part of the drawing that is sent when it has changed; for the eye alone.
pub(super) fn layer(id: &str, class: &str, content: &Markup) -> Markup {
    let class = (!class.is_empty()).then_some(class);
    apart("g", id, &html! { g id=(id) class=[class] aria-hidden="true" { (content) } })
}

/// Buttons that light the areas of one program and leave the others dark.
fn lamps(scene: &Scene<'_, AquaSphere>) -> Markup {
    let lamps = html! {
        div id="lamps" class="lamps" role="group" aria-label=(scene.get("aqu-lamps")) {
            @for (program, key) in Program::ALL.into_iter().zip(1..) {
                button type="button" id={ "lamp-" (program) } class="button lamp" data-toggle={ "light-" (program) } data-group="lamp"
                    data-key=(key) aria-pressed="false" {
                    (faces::chip(program)) span class="unseen" { (program_name(scene.words, program)) } kbd aria-hidden="true" { (key) }
                }
            }
        }
    };
    apart("div", "lamps", &lamps)
}

/// What a phone zooms to: the sector or the headquarters that the plan is about.
fn focus(scene: &Scene<'_, AquaSphere>, plan: &Plan) -> Option<Focus> {
    match (plan.first()?, plan.sector()) {
        (_, Some(sector)) => {
            let angle = place::angle_of(scene.view.table.positions[sector]);
            Some(Focus { middle: at(67.0, angle), reach: 36.0 })
        }
        (Action::Engineer(_) | Action::Sidestep(_), _) => {
            Some(Focus { middle: Point::new(0.0, 0.0), reach: 41.0 })
        }
        _ => None,
    }
}

/// What never changes during a match.
pub(super) fn symbols(scene: &Scene<'_, AquaSphere>) -> Markup {
    html! {
        (signs::symbols())
        (scenery::symbols(scene))
        (symbol("art-submarine", "aqu", &pieces::submarine()))
    }
}

/// A sector without what lies in it, turned to its place.
fn hull(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>, position: Position) -> Markup {
    let table = &scene.view.table;
    let sector = table.ring[position];
    let state = &table.sectors[sector];
    let is_picked = plan.and_then(Plan::sector) == Some(sector);
    let next = state.submarines();
    let slots = table.content().dock_limit(table.options.players);
    let is_full = state.docked() >= slots;
    let id = format!("sector-{sector}");
    let drawn = html! {
        g id=(id) class={ "sector" @if is_picked { " picked" } @if is_full { " full" } }
            transform=(format!("rotate({})", place::angle_of(position))) {
            (shown("art-bay", ""))
            @if is_picked { (shown("art-halo", "halo")) }
            (shown("art-hull", ""))
            @for area in Program::ALL.into_iter().filter(|area| *area != Program::Submarine) {
                (shown(&format!("art-room-{area}"), if holds(state, area) { "" } else { "off" }))
            }
            (shown("art-front", ""))
            @if next < BERTH_ANGLES.len() { (shown(&format!("art-berths-{next}"), "")) }
        }
    };
    apart("g", &id, &drawn)
}

/// Whether there is something to take in an area.
fn holds(state: &SectorState, area: Program) -> bool {
    match area {
        Program::Lab => !state.tiles.is_empty(),
        Program::Research => !state.cards.is_empty(),
        Program::Time => state.time > 0,
        Program::Crystal => state.crystals > 0,
        Program::Octopod => state.octopods > 0,
        Program::Program | Program::Submarine => true,
    }
}

fn lock(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>, joint: Position) -> Markup {
    let angle = place::angle_of(joint) + 30.0;
    let point = at(LOCKS, angle);
    let is_passed = plan.is_some_and(|plan| passes(scene, plan, joint));
    html! {
        g class={ "lock" @if is_passed { " passed" } } transform=(point.translate()) {
            use href="#art-lock" transform=(format!("rotate({angle})")) {}
            text class="lock-n" y="1.6" { (scene.view.table.joints[joint]) }
        }
    }
}

/// The sectors of a route from the first to the last, with whether each step is a jump.
fn steps(scene: &Scene<'_, AquaSphere>, plan: &Plan) -> Vec<(Position, Position, bool)> {
    let table = &scene.view.table;
    let Some(route) = &plan.preview.route else { return Vec::new() };
    let mut from = table.positions[table.player(plan.preview.seat).scientist];
    let mut steps = Vec::new();
    for passage in &route.passages {
        let to = table.positions[passage.to];
        steps.push((from, to, passage.is_jump));
        from = to;
    }
    steps
}

/// Whether the route of a plan goes through a joint.
fn passes(scene: &Scene<'_, AquaSphere>, plan: &Plan, joint: Position) -> bool {
    let next = joint.clockwise(1);
    steps(scene, plan).into_iter().any(|(from, to, is_jump)| {
        !is_jump && ((from, to) == (joint, next) || (to, from) == (joint, next))
    })
}

/// The way of the scientist: along the corridors and through the locks; a jump is an arc over the
/// headquarters.
fn route(scene: &Scene<'_, AquaSphere>, plan: &Plan) -> Markup {
    let steps = steps(scene, plan);
    let part = |(from, to, is_jump): (Position, Position, bool)| {
        let (from_angle, to_angle) = (place::angle_of(from), place::angle_of(to));
        if is_jump {
            let aside = at(24.0, from_angle + 90.0).pair();
            let (start, end) = (at(CORRIDOR, from_angle).pair(), at(CORRIDOR, to_angle).pair());
            return format!("M{start}Q{aside} {end}");
        }
        let is_clockwise = from.clockwise(1) == to;
        if is_clockwise {
            arc(CORRIDOR, from_angle, from_angle + 60.0)
        } else {
            arc(CORRIDOR, to_angle, to_angle + 60.0)
        }
    };
    let way: String = steps.into_iter().map(part).collect();
    html! { @if !way.is_empty() { path class="trip-glow" d=(way) {} path class="trip" d=(way) {} } }
}

/// Where the middle of an area lies.
fn middle(position: Position, area: Program) -> String {
    let (distance, angle) = place::place_of(area);
    at(distance, place::angle_of(position) + angle).translate()
}

/// The cell of an area, which a click hits, in the frame of its sector. Why it does nothing is written
/// once for all that have the same reason.
fn cell(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    reasons: &mut Reasons,
    position: Position,
    area: Program,
) -> Markup {
    let sector = scene.view.table.ring[position];
    let action = Action::Deploy(area, sector);
    let mut target = begins(scene, plan, action);
    let is_aim = plan.and_then(Plan::first) == Some(action);
    let is_open = target.as_ref().is_some_and(|target| target.why.is_none());
    if let Some(target) = &mut target {
        reasons.take(target);
    }
    let (distance, angle) = place::place_of(area);
    let content = html! {
        use href={ "#cell-" (area) } {}
        @if area != Program::Submarine && is_open {
            circle class="can-ring" r="7.1" transform=(at(distance, angle).translate()) {}
        }
    };
    let id = format!("area-{area}-{sector}");
    let spot = Spot {
        id: &id,
        class: if is_aim { "place aim" } else { "place" },
        transform: None,
        label: scene.label(action),
        target,
    };
    apart("g", &id, &spot.draw(&content))
}

/// What lies in an area.
fn face(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    position: Position,
    area: Program,
) -> Markup {
    let sector = scene.view.table.ring[position];
    let is_aim = plan.and_then(Plan::first) == Some(Action::Deploy(area, sector));
    let id = format!("face-{area}-{sector}");
    let face = html! {
        g id=(id) class={ "area-face face-" (area) } transform=(middle(position, area)) {
            (faces::area(scene, plan.filter(|_| is_aim), sector, area))
        }
    };
    apart("g", &id, &face)
}

/// What is written on a sector: its letter, what the way costs, who controls it, the costs of
/// submarines.
fn marks(scene: &Scene<'_, AquaSphere>, plan: Option<&Plan>, position: Position) -> Markup {
    let view = scene.view;
    let sector = view.table.ring[position];
    let state = &view.table.sectors[sector];
    let angle = place::angle_of(position);
    let letter = at(76.8, angle);
    let price = scene.own_seat().map(|seat| view.prices[seat][sector]).filter(|price| *price > 0);
    // Above and below the hub there is room beside the letter, elsewhere below it.
    let beside = if position.index().is_multiple_of(3) {
        Point::new(5.5, -0.2)
    } else {
        Point::new(0.0, 4.7)
    };
    let tag = letter.plus(beside);
    let costs = view.table.content().submarine_costs;
    let written = html! {
        text class="letter" x=(decimal(letter.x)) y=(decimal(letter.y + 2.4)) { (sector) }
        @if let Some(price) = price {
            (drawn(Sign::Time, tag.x - 1.5, tag.y, 3.3, "price-sign"))
            text class="price" x=(decimal(tag.x + 2.0)) y=(decimal(tag.y + 1.3)) { (price) }
        }
        @for (berth, turned) in BERTH_ANGLES.into_iter().enumerate().skip(state.submarines()) {
            @let point = at(BERTHS, angle + turned);
            @let class = if berth == state.submarines() { "pen-n cheapest" } else { "pen-n" };
            text class=(class) x=(decimal(point.x)) y=(decimal(point.y + 1.15)) { (costs[berth]) }
        }
        (control(scene, plan, sector, at(CONTROL, angle)))
    };
    layer(&format!("marks-{sector}"), "", &written)
}

/// The ring of a control space in its owner's color, dashed where the plan changes it.
fn control(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    sector: Sector,
    point: Point,
) -> Markup {
    let state = &scene.view.table.sectors[sector];
    let changes =
        plan.is_some_and(|plan| plan.preview.control.iter().any(|change| change.sector == sector));
    let owner = match plan.filter(|_| changes) {
        Some(plan) => Some(plan.preview.seat),
        None => state.control,
    };
    html! {
        g class={ "control " (owner.map_or_else(|| "of-free".to_owned(), |seat| pieces::of(scene, seat))) } transform=(point.translate()) {
            circle class="control-glow" r="9" {}
            circle class={ "control-ring" @if changes { " planned" } } r="7.2" {}
        }
    }
}

/// What the octopuses of a sector cost who controls it. No piece stands on the number.
fn minus(scene: &Scene<'_, AquaSphere>, position: Position) -> Markup {
    let table = &scene.view.table;
    let state = &table.sectors[table.ring[position]];
    let cost = triangle(state.octopods);
    let point = at(CONTROL, place::angle_of(position)).plus(Point::new(0.0, -7.6));
    html! {
        @if state.control.is_some() && cost > 0 {
            g class="minus" transform=(point.translate()) {
                rect x="-3.1" y="-2.1" width="6.2" height="4.2" rx="2.1" {}
                text y="1.2" { "−" (cost) }
            }
        }
    }
}

/// The spaces that the plan's points pass, and what happens at the red lines.
fn trail(plan: &Plan) -> Markup {
    let kp = plan.preview.kp;
    let step = 360.0 / f64::from(LAP);
    let (from, mut to) = (place::space(kp.before, LAP), place::space(kp.after, LAP));
    if to < from {
        to += 360.0;
    }
    html! {
        @if kp.after > kp.before {
            path class="trail" d=(arc(TRACK, from, to)) {}
            path class="trail-line" d={ (arc(TRACK - 2.4, from, to)) (arc(TRACK + 2.4, from, to)) } {}
        }
        @for LineAhead { line, fate } in &plan.preview.lines {
            @let point = at(89.6, step * f64::from(line % LAP));
            g class="toll" transform=(point.translate()) {
                rect x="-5.4" y="-2.8" width="10.8" height="5.6" rx="2.8" {}
                @match fate {
                    LineFate::Pays => { text x="-2.2" y="1.25" { "−1" } (drawn(Sign::Crystal, 2.4, 0.0, 4.0, "")) }
                    LineFate::GivesUp(_) => { text x="-2.2" y="1.25" { "−1" } (drawn(Sign::Robot, 2.4, 0.0, 4.0, "")) }
                    LineFate::Stops(lost) | LineFate::Asks(lost) => { text x="-2.2" y="1.25" { "−" (lost) } (drawn(Sign::Bulb, 2.4, 0.0, 4.0, "")) }
                }
            }
        }
    }
}

/// How many pieces the plan takes from its area.
pub(super) fn taken(plan: Option<&Plan>) -> u8 {
    match plan.and_then(|plan| plan.preview.taken) {
        Some(Taken::Time { taken, .. } | Taken::Crystals { taken, .. }) => taken,
        Some(Taken::Octopods { caught, .. }) => caught,
        Some(Taken::Card(_) | Taken::Tile(_)) => 1,
        Some(Taken::Submarine { .. } | Taken::Nothing(_)) | None => 0,
    }
}

/// The class of an area's disc.
pub(super) fn pod_class(area: Program, is_empty: bool) -> String {
    if is_empty { "pod empty".to_owned() } else { format!("pod {}", program_class(area)) }
}
