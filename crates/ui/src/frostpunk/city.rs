//! The city: the Generator in its middle, tiles around it, and only heated ground has color.

use frostpunk::{
    Action, Building, ByPawn, Card, Deposit, Field, FieldState, Frostpunk, Ground, Level, Nth,
    Pawn, Position, Positions, Route,
};
use maud::{Markup, html};

use super::decision_words::deed;
use super::geometry::{self as place, field_id};
use super::places::{self, Place};
use super::plan::Plan;
use super::{draft, flanks, names, routes, sheet, signs, suggested};
use crate::drawing::{Point, decimal, shown};
use crate::sheet::apart;
use crate::target::{Reasons, Spot, Target};
use crate::{Scene, Words};

pub(super) fn city(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> Markup {
    let table = plan.map_or(&*scene.view.table, |plan| &plan.after);
    let tiles = Positions::ALL.iter().filter(|position| table.ground[*position] != Ground::Absent);
    let laid = tiles.filter(|position| table.ground[*position].is_tile()).map(place::tile);
    let focus = place::view_box(place::around(laid));
    let snow = places::snow(scene, plan);
    let mut reasons = Reasons::default();
    html! {
        div class={ "frost-city frost-frost-" (table.cold) } {
            (apart("svg", "ferns", &ferns()))
            (flanks::heat(scene, plan))
            svg class={ "fro frost-map" @if scene.deciding().is_none() || plan.is_some_and(Plan::is_placing) { " idle" } } viewBox=(place::view_box(place::WHOLE)) data-focus=(focus)
                role="group" aria-label=(scene.get("fro-board")) {
                (apart("g", "snow", &html! { g id="snow" aria-hidden="true" { (snow_and_rock(table)) } }))
                (apart("g", "ground", &html! { g id="ground" aria-hidden="true" { (ground(table)) } }))
                (apart("g", "place-names", &html! { g id="place-names" aria-hidden="true" { (place_names(scene.words, table)) } }))
                (apart("g", "furnace", &html! { g id="furnace" aria-hidden="true" { (generator(table)) (deposits(table)) } }))
                g id="tiles" { @for position in Position::ALL { (tile(scene, plan, (table, &snow), position)) } }
                g id="fields" { @for field in Field::ALL { (field_part(scene, plan, table, &mut reasons, field)) } }
                (apart("g", "pads", &html! { g id="pads" { (pads(scene, plan, table)) } }))
                (routes::routes(table))
                (apart("g", "taps", &sheet::taps(scene, table)))
                (sheet::aim(scene))
                (suggested::on_map(scene))
            }
            button type="button" id="toggle-whole" class="button icon frost-whole" data-toggle="whole" aria-pressed="false"
                aria-label=(scene.get("table-whole-board")) { "⤢" }
            (flanks::rounds(scene))
            (reasons.written())
        }
    }
}

/// Where ferns of frost grow on the pane, how they lean and how large they are: from the corners
/// inwards, never under the map.
const FERNS: [(i16, i16, i16, &str); 8] = [
    (-6, 640, 28, "1"),
    (60, 640, -6, ".62"),
    (-6, 6, 150, ".8"),
    (90, -6, 196, ".55"),
    (776, 640, -30, ".95"),
    (700, 640, 8, ".6"),
    (776, 6, -148, ".85"),
    (676, -6, 168, ".55"),
];

/// Frost on the pane around the city; it grows with the cold.
fn ferns() -> Markup {
    html! {
        svg id="ferns" class="frost-ferns" viewBox="0 0 770 634" preserveAspectRatio="none" aria-hidden="true" {
            @for (x, y, turn, size) in FERNS {
                g transform=(format!("translate({x},{y}) rotate({turn}) scale({size})")) { (shown("frost-fern", "")) }
            }
        }
    }
}

/// The outlines of all positions that are it, in one path.
fn hexagons(is_it: impl Fn(Position) -> bool) -> String {
    let tiles = Position::ALL.into_iter().filter(|position| is_it(*position));
    tiles.map(|position| place::hexagon(place::tile(position))).collect()
}

/// Ground that is no tile: the heat changes nothing of it.
fn snow_and_rock(table: &Frostpunk) -> Markup {
    let is_rock = |position| matches!(table.ground[position], Ground::Ridge | Ground::Wreck);
    html! {
        path class="frost-snow" d=(hexagons(|position| table.ground[position] == Ground::Snow)) {}
        path class="frost-rock" d=(hexagons(is_rock)) {}
    }
}

/// What is warm and what is cold, each in one path: warm ground is lit from the Generator.
fn ground(table: &Frostpunk) -> Markup {
    let is_warm = |position: Position| table.is_zone_warm(position.fields()[0]);
    let is_tile = |position: Position| table.ground[position].is_tile();
    let [near_generator, ..] = table.warm_zones();
    let petals: String = Field::ALL
        .into_iter()
        .filter(|field| field.position().is_none())
        .map(|field| place::hexagon(place::tile_of(field)))
        .chain([place::hexagon(Point::new(0.0, place::ROW))])
        .collect();
    let mut warm = hexagons(|position| is_tile(position) && is_warm(position));
    let mut cold = hexagons(|position| is_tile(position) && !is_warm(position));
    if near_generator { &mut warm } else { &mut cold }.push_str(&petals);
    let [red, orange, yellow] =
        [0, 1, 2].map(|index| if table.warm_zones()[index] { "reached" } else { "far" });
    html! {
            path class="frost-cold" d=(cold) {}
            path class="frost-warm" d=(warm) {}
            @for position in Position::ALL.into_iter().filter(|position| is_tile(*position) && !is_warm(*position)) {
                @let at = place::tile(position);
                use href="#frost-teeth" x=(decimal(at.x)) y=(decimal(at.y)) {}
            }
            (shown("frost-ring-yellow", &format!("frost-zone frost-ring-y {yellow}")))
            (shown("frost-ring-orange", &format!("frost-zone frost-ring-o {orange}")))
            (shown("frost-ring-red", &format!("frost-zone frost-ring-r {red}")))
    }
}

/// What the places are called.
fn place_names(words: &Words, table: &Frostpunk) -> Markup {
    html! {
            @for position in Position::ALL.into_iter().filter(|position| table.ground[*position] != Ground::Absent) {
                @let at = place::tile(position);
                text x=(format!("{:.0}", at.x)) y=(format!("{:.0}", at.y + 40.0)) { (names::mark(words, position.name())) }
            }
            @for field in Field::ALL.into_iter().filter(|field| field.position().is_none()) {
                @let at = place::tile_of(field);
                text x=(format!("{:.0}", at.x - 26.0)) y=(format!("{:.0}", at.y - 25.0)) { (names::mark(words, field.name())) }
            }
    }
}

/// The furnace with ten overload segments around it, and the cubes inside the tower.
fn generator(table: &Frostpunk) -> Markup {
    let segments = table.content().board.overload_track;
    let coming = table.overload + table.heat.saturating_sub(1);
    let step = 296.0 / f64::from(segments);
    let arc = |segment: u8| {
        let from = 122.0 + step * f64::from(segment);
        let [start, end] = [from + 1.4, from + step - 1.4].map(|angle| Point::polar(angle, 39.5));
        format!("M{}A39.5 39.5 0 0 1 {}", start.pair(), end.pair())
    };
    html! {
        g id="generator" class={ "frost-generator" @if table.heat <= 1 { " out" } } {
            (shown("frost-drawer", ""))
            (shown("frost-furnace-well", ""))
            @for segment in 0..segments {
                @let class = if segment < table.overload { "frost-seg on" } else if segment < coming { "frost-seg ghost" } else { "frost-seg" };
                path class=(class) d=(arc(segment)) {}
            }
            @if table.is_overheated { path class="frost-crack" d="m-3 30 4 5-4 4 4 5M14 32l4 6-3 3" {} }
            (shown("frost-furnace-tower", ""))
            @if table.inside > 0 {
                g class="frost-inside" {
                    rect x="-16" y="-34" width="32" height="17" rx="8.5" {}
                    (signs::drawn("cube", -6.0, -25.5, 11.0, ""))
                    text x="6" y="-21" { (table.inside) }
                }
            }
        }
    }
}

fn deposits(table: &Frostpunk) -> Markup {
    html! {
        @for (deposit, touching) in table.deposits.pairs() {
            @let (name, class) = match deposit { Deposit::Coal => ("deposit-coal", "coal"), Deposit::Wood => ("deposit-wood", "wood") };
            @for position in touching.iter() {
                @let at = place::tile(position).times(1.19);
                (signs::drawn(name, at.x.clamp(-262.0, 262.0), at.y.clamp(-292.0, 292.0), 30.0, &format!("frost-deposit {class}")))
            }
        }
    }
}

/// A tile as a whole: what lies on it that belongs to no field, and a click where a tile is meant.
fn tile(
    scene: &Scene<'_, Frostpunk>,
    plan: Option<&Plan>,
    (table, snow): (&Frostpunk, &[(Position, Target)]),
    position: Position,
) -> Markup {
    let at = place::tile(position);
    let ground = table.ground[position];
    let sign = match ground {
        Ground::Absent => return html! {},
        Ground::Ridge => Some("ridge"),
        Ground::Wreck => Some("wreck"),
        Ground::FaceDown => Some("unknown"),
        Ground::Snow | Ground::Tile(_) => None,
    };
    // Snow that cannot be cleared now says nothing.
    let found = places::target(scene, plan, Place::Position(position));
    let asked = found.map(|(target, _)| target).filter(|target| target.why.is_none());
    // Snow that somebody could be sent to clear is most of the map; what is asked for stands out.
    let is_quiet = asked.is_none();
    let name = names::position(scene.words, position);
    let (class, label) = if is_quiet {
        ("frost-tile quiet", format!("{}: {name}", scene.get("fro-clear-snow")))
    } else {
        ("frost-tile", name)
    };
    let clearable = || snow.iter().find(|(other, _)| *other == position);
    let target = asked.or_else(|| clearable().map(|(_, target)| target.clone()));
    let is_busy = target.is_some();
    let marks = html! {
        @if is_busy || sign.is_some() {
            use href="#frost-hex" class="frost-hit" {}
            @if let Some(sign) = sign { (signs::drawn(sign, 0.0, 0.0, 40.0, "frost-rock-sign")) }
        }
    };
    let extras = html! {
        @if table.hubs.contains(position) { (signs::drawn("heat-hub", at.x, at.y - 34.0, 17.0, "frost-hub")) }
        @if table.knowledge.contains(position) { (signs::drawn("book", at.x, at.y + 34.0, 17.0, "frost-book")) }
        @if table.discharge.contains(position) { (signs::drawn("bolt", at.x, at.y - 34.0, 18.0, "frost-bolt")) }
    };
    let spot = Spot {
        id: &format!("tile-{position}"),
        class,
        transform: Some(at.translate()),
        label,
        target,
    };
    html! {
        @if is_busy || sign.is_some() { (spot.draw(&marks)) }
        @if !extras.0.is_empty() { g aria-hidden="true" { (extras) } }
    }
}

/// A field: what stands or lies on it, and what a click there begins.
fn field_part(
    scene: &Scene<'_, Frostpunk>,
    plan: Option<&Plan>,
    table: &Frostpunk,
    reasons: &mut Reasons,
    field: Field,
) -> Markup {
    if !table.is_open(field) {
        return html! {};
    }
    let anchor = table.anchor(field);
    let is_wide = is_large(table, field);
    if is_wide && anchor != field {
        return html! {};
    }
    let state = &table.fields[field];
    let found = places::target(scene, plan, Place::Field(anchor));
    let (target, action) = found.map_or((None, None), |(target, action)| (Some(target), action));
    let is_empty = state.building.is_none() && state.good.is_none() && !state.has_rubble;
    let mut target = target.filter(|target| target.why.is_none() || !is_empty);
    if let Some(target) = &mut target {
        reasons.take(target);
    }
    if target.is_none() && is_empty && !state.has_pawn() {
        return html! {};
    }
    let is_aim = plan.is_some_and(|plan| is_aimed(plan, anchor));
    let is_main = |plan: &&Plan| {
        plan.main().and_then(|main| places::place_of(&plan.after, main))
            == Some(Place::Field(anchor))
    };
    let is_cold =
        plan.filter(is_main).and_then(|plan| draft::is_cold(plan.base(), scene.hand, plan.turn()));
    let (at, cell) =
        (place::tile_of(field), if is_wide { "frost-hex" } else { place::cell(field) });
    let middle = if is_wide { at } else { place::field(field) };
    let hit =
        html! { use href={ "#" (cell) } class="frost-hit" x=(decimal(at.x)) y=(decimal(at.y)) {} };
    let heat = match state.building {
        Some(_) if table.is_heated(anchor) => " warm",
        Some(_) => " cold",
        None => "",
    };
    let spot = Spot {
        id: &field_id(field),
        class: &format!("frost-field{}{heat}", if is_aim { " aim" } else { "" }),
        transform: None,
        label: label(scene, table, field, action),
        target,
    };
    // What a click does changes with every decision and whether it is warm with every day, who stands
    // there now and then; what stands there does not.
    let things = html! {
        @if let Some(kind) = state.building { (building(table, anchor, kind, is_wide)) }
        @else if state.has_rubble { (signs::drawn("rubble", 0.0, -4.0, 30.0, "frost-rubble")) }
        @else { (heap(plan.map(|_| &scene.view.table.fields[field]), state)) }
    };
    let people = html! {
        @for (index, pawn) in table.fields[anchor].pawns.iter().enumerate() {
            @if let Some(pawn) = pawn { (standing(field, index, *pawn, is_wide)) }
            @else if is_wide { path class="frost-free" d="M-10-9h20v20h-20z" transform=(Point::new(pawn_x(index, is_wide), 25.0).translate()) {} }
        }
        @if let Some(is_cold) = is_cold {
            g class=(if is_cold { "frost-verdict-mark frost-flake" } else { "frost-verdict-mark frost-flame" }) {
                circle cx="17" cy="-35" r="10" {}
                (signs::drawn(if is_cold { "flake" } else { "flame" }, 17.0, -35.0, 14.0, ""))
            }
        }
    };
    let layer = |kind: &str, content: &Markup| {
        let id = format!("{kind}-{}", field.name().replace('.', "-"));
        let drawn = html! { g id=(id) class="frost-on" aria-hidden="true" transform=(middle.translate()) { (content) } };
        if content.0.is_empty() {
            html! {}
        } else {
            apart("g", &id, &drawn)
        }
    };
    html! { (apart("g", spot.id, &spot.draw(&hit))) (layer("on", &things)) (layer("at", &people)) }
}

fn is_large(table: &Frostpunk, field: Field) -> bool {
    let size = |kind: Building| table.content().buildings[kind].size;
    table.fields[field].building.is_some_and(|kind| size(kind) == frostpunk::Size::Large)
}

/// Whether a plan is about a field.
fn is_aimed(plan: &Plan, field: Field) -> bool {
    let is_it =
        |action: &Action| places::place_of(&plan.after, *action) == Some(Place::Field(field));
    plan.at == Some(field) || plan.actions.iter().any(is_it)
}

/// A field in words: where it is, what is there, what a click does.
fn label(
    scene: &Scene<'_, Frostpunk>,
    table: &Frostpunk,
    field: Field,
    action: Option<Action>,
) -> String {
    match action {
        Some(action) => deed(scene.words, table, action),
        None => {
            let what = what_is_there(scene, table, field);
            format!("{what}, {}", names::field(scene.words, field))
        }
    }
}

/// The building or the goods on a field.
pub(super) fn what_is_there(
    scene: &Scene<'_, Frostpunk>,
    table: &Frostpunk,
    field: Field,
) -> String {
    let state = &table.fields[field];
    match (state.building, state.good) {
        (Some(kind), _) => names::building(scene.words, kind),
        (None, Some(good)) => names::pieces(scene.words, good, state.count),
        (None, None) if state.has_rubble => scene.get("fro-field-rubble"),
        (None, None) => scene.get("fro-field-free"),
    }
}

/// A building on its plate: icon, slots of insulation told by color and by how many are filled, a
/// second roof line if it is upgraded, a gear if only engineers work there. It carries a sign of
/// heat only where it is the exception.
fn building(table: &Frostpunk, field: Field, kind: Building, is_wide: bool) -> Markup {
    let state = &table.fields[field];
    let (is_heated, is_warm) = (table.is_heated(field), table.is_zone_warm(field));
    let is_petal = field.position().is_none();
    let plate = match (is_wide, is_petal) {
        (true, _) => "frost-plate-wide",
        (false, true) => "frost-plate-petal",
        (false, false) => "frost-plate",
    };
    let size = if is_wide { 34.0 } else { 26.0 };
    let level = match table.level(field) {
        Level::Red => "red",
        Level::Orange => "orange",
        Level::Yellow => "yellow",
        Level::Blue => "blue",
        Level::White => "white",
    };
    html! {
        g class="frost-building" {
            @if state.is_upgraded { path class="frost-roof" d="M-14-29 0-35 14-29" {} }
            (shown(plate, "frost-plate-art"))
            (signs::drawn(&signs::of_building(kind), 0.0, -10.0, size, "frost-building-sign"))
            (shown(&format!("frost-slots-{level}"), ""))
            @if table.content().buildings[kind].is_for_engineers { (signs::drawn("gear", 15.0, 12.0, 9.0, "frost-gear")) }
            @if is_heated && !is_warm { (signs::drawn("flame", 17.0, -26.0, 13.0, "frost-flame")) }
            @if !is_heated && is_warm { (signs::drawn("flake", 17.0, -26.0, 13.0, "frost-flake")) }
        }
    }
}

/// Goods that lie on a field, with what a plan takes away.
fn heap(before: Option<&FieldState>, state: &FieldState) -> Markup {
    // Whoever stands there stands on the number.
    let y = if state.has_pawn() { "12" } else { "24" };
    let was = before.filter(|was| was.building.is_none() && was.count != state.count);
    let Some(good) = state.good.or(was.and_then(|was| was.good)) else { return html! {} };
    html! {
        @if state.count > 0 { (shown(&format!("frost-heap-{good}-{}", state.count.min(5)), &format!("frost-heap {good}{}", if state.has_pawn() { " up" } else { "" }))) }
        text class="frost-num" y=(y) {
            @if let Some(was) = was { tspan class="frost-was" { (was.count) "→" } }
            (state.count)
        }
    }
}

/// Where a pawn stands at the foot of a building; a large one has two places.
const fn pawn_x(index: usize, is_wide: bool) -> f64 {
    match (is_wide, index) {
        (true, 0) => -18.0,
        (true, _) => 18.0,
        (false, _) => 0.0,
    }
}

/// A pawn that acted here.
fn standing(field: Field, index: usize, pawn: Pawn, is_wide: bool) -> Markup {
    let x = pawn_x(index, is_wide);
    let symbol = pawn.name().replace('_', "-");
    html! {
        g id=(format!("pawn-{}-{index}", field_id(field))) class={ "piece " (signs::class_of(pawn)) } data-alike={ "pawn-" (symbol) } transform=(Point::new(x, 25.0).translate()) {
            use href={ "#frost-pawn-" (symbol) } x="-10" y="-10" width="20" height="23.3" {}
        }
    }
}

/// The corners of the pads for clearing snow, construction, scouts and special actions.
pub(super) const SNOW: Point = Point::new(-281.0, -308.0);
pub(super) const WORKS: Point = Point::new(167.0, -308.0);
pub(super) const SCOUTS: Point = Point::new(-281.0, 258.0);
pub(super) const SPECIAL: Point = Point::new(167.0, 258.0);

/// The pads in the four corners: actions without a field.
fn pads(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>, table: &Frostpunk) -> Markup {
    let there = |pawns: &ByPawn<u8>| -> Vec<Pawn> {
        let each = |pawn: Pawn| std::iter::repeat_n(pawn, usize::from(pawns[pawn]));
        Pawn::ALL.into_iter().flat_map(each).collect()
    };
    let is_cold = table.is_cold(Action::Clear(Pawn::Worker), None);
    // Where somebody stands already there is no room for more.
    let (snow, works) = (there(&table.clearing), there(&table.constructing));
    let heat = |is_cold: bool, pawns: &[Pawn]| {
        let key = if is_cold { "fro-pad-cold" } else { "fro-pad-warm" };
        pawns.is_empty().then(|| scene.get(key))
    };
    let (snow_heat, works_heat) = (heat(is_cold, &snow), heat(false, &works));
    let scouts = || table.routes.iter().filter_map(|route| route.scout);
    let out: Vec<Pawn> = scouts().map(|scout| scout.pawn).collect();
    let nearest = Route::ALL.into_iter().filter_map(|route| table.spaces_left(route)).min();
    let routes = Route::ALL.map(Place::Route);
    let first_route = routes.into_iter().find(|route| {
        places::target(scene, plan, *route).is_some_and(|(target, _)| target.why.is_none())
    });
    // A slot is one, whoever could go there.
    let mut slots: Vec<(Card, Nth)> = Vec::new();
    for action in places::legal(scene) {
        if let Action::Special(_, card, slot) = action
            && !slots.contains(&(card, slot))
        {
            slots.push((card, slot));
        }
    }
    let slot = slots.first().map(|(card, slot)| Place::Slot(*card, *slot));
    let counted = |key: &str, count: u8| scene.say(key, &[("count", count.into())]);
    let way = nearest.map(|left| match left {
        0 => scene.get("fro-trip-there"),
        left => counted("fro-note-spaces", left),
    });
    let left = (!slots.is_empty()).then(|| counted("fro-pad-slots", slots.len() as u8));
    html! {
        (pad(scene, plan, Some(Place::Snow), Pad { name: "snow", sign: "shovel", corner: SNOW, pawns: &snow, note: snow_heat }))
        (pad(scene, plan, Some(Place::Works), Pad { name: "works", sign: "hammer", corner: WORKS, pawns: &works, note: works_heat }))
        (pad(scene, plan, first_route.or(Some(routes[0])), Pad { name: "scouts", sign: "sledge", corner: SCOUTS, pawns: &out, note: way }))
        (pad(scene, plan, slot, Pad { name: "special", sign: "star", corner: SPECIAL, pawns: &[], note: left }))
    }
}

/// A pad: its name, the pawns that stand there, and what is worth knowing of it.
struct Pad<'a> {
    name: &'a str,
    sign: &'a str,
    corner: Point,
    pawns: &'a [Pawn],
    note: Option<String>,
}

fn pad(
    scene: &Scene<'_, Frostpunk>,
    plan: Option<&Plan>,
    at_place: Option<Place>,
    Pad { name, sign, corner, pawns, note }: Pad<'_>,
) -> Markup {
    let target =
        at_place.and_then(|place| places::target(scene, plan, place)).map(|(target, _)| target);
    let title = scene.get(&format!("fro-pad-{name}"));
    let there =
        (!pawns.is_empty()).then(|| scene.say("fro-pad-pawns", &[("count", pawns.len().into())]));
    let parts = std::iter::once(title.clone()).chain(note.clone()).chain(there);
    let label = parts.collect::<Vec<_>>().join(", ");
    let is_short = pawns.is_empty() && note.is_none();
    let step = (66.0 / pawns.len().max(1) as f64).min(16.0);
    let content = html! {
        rect class="frost-pad-art" width="114" height="50" rx="9" {}
        (signs::drawn(sign, 24.0, 25.0, 26.0, "frost-pad-sign"))
        text class="frost-pad-name" x="44" y=(if is_short { "30" } else { "21" }) { (title) }
        @for (index, pawn) in pawns.iter().enumerate() {
            use class=(signs::class_of(*pawn)) href={ "#frost-pawn-" (pawn.name().replace('_', "-")) }
                x=(decimal(43.0 + step * index as f64)) y="26" width="16" height="18.7" {}
        }
        @if let Some(note) = note { " " text class="frost-pad-note" x=(if pawns.is_empty() { "44" } else { "63" }) y="38" { (note) } }
    };
    let spot = Spot {
        id: &format!("pad-{name}"),
        class: &format!("frost-pad frost-pad-{name}"),
        transform: Some(corner.translate()),
        label,
        target,
    };
    spot.draw(&content)
}
