//! The continent: eight zones around the pole, the sea with its ships, the Sun.

use std::collections::BTreeMap;

use antarctica::{Action, Antarctica, BERTHS, Berth, Building, Compass, ShipView, Zone, ZoneView};
use maud::{Markup, html};
use table::Seat;

use super::{building_name, buildings, pieces, tracks, zone_number};
use crate::drawing::{Point, scatter, shown, smooth_loop, symbol};
use crate::target::Spot;
use crate::{Face, Scene, owner};

/// Where the board ends.
const RIM: f64 = 250.0;
/// Where the zones end: the edge of the sea, and of the plateau with the research tracks.
const SEA: f64 = 246.0;
const PLATEAU: f64 = 104.0;
const COAST: f64 = 195.0;
/// Where the ships lie, and the Sun stands.
const HARBOR: f64 = 219.0;
/// Half a zone less the gap to its neighbor, in degrees.
const HALF: f64 = 21.6;
/// From the middle of a zone to the Sun space and to the berths. The Sun goes counter-clockwise, so
/// it arrives on the other side and the front ship is the nearest.
const SUN_SPACE: f64 = 15.5;
const BERTH_ANGLES: [f64; BERTHS] = [5.0, -6.0, -17.0];

/// The building spaces: rows from the coast to the plateau with their distance from the pole.
const ROWS: [(f64, &[Building]); 3] = [
    (
        181.0,
        &[
            Building::Camp,
            Building::Shipyard,
            Building::NavalStation,
            Building::CoastalStation,
            Building::InlandStation,
        ],
    ),
    (159.0, &[Building::Crane, Building::WindingTower, Building::OilRig, Building::WindTurbine]),
    (
        138.0,
        &[
            Building::Laboratory,
            Building::Factory,
            Building::Headquarters,
            Building::PlanktonFarm,
            Building::Antenna,
        ],
    ),
];
/// From one building space to the next.
const SPACING: f64 = 20.5;
/// Where the scientists stand.
const SCIENTISTS: f64 = 117.0;

pub(super) fn board(scene: &Scene<'_, Antarctica>) -> Markup {
    let view = scene.view;
    let turns = turn_numbers(scene);
    html! {
        svg class="ant continent" viewBox=(format!("{} {} {} {}", -RIM, -RIM, 2.0 * RIM, 2.0 * RIM))
            role="group" aria-label=(scene.get("ant-board")) {
            g id="ice" aria-hidden="true" { (shown("art-ice", "")) }
            g id="zones" { @for zone in &view.zones { (zone_part(scene, zone)) } }
            g id="tracks" { (tracks::tracks(scene)) }
            g id="stacks" { (stacks(scene)) }
            g id="piece-sun" class="piece sun" aria-hidden="true"
                transform=(format!("rotate({:.1})", angle_of(scene, view.sun) + SUN_SPACE)) {
                g transform=(format!("translate({HARBOR},0)")) { (pieces::sun()) }
            }
            g id="zone-marks" class="marks" aria-hidden="true" {
                @for zone in &view.zones { (zone_marks(scene, zone)) }
            }
            g id="ships" {
                @for zone in &view.zones {
                    @for (place, ship) in (0..).zip(&zone.ships) {
                        (ship_piece(scene, Berth { zone: zone.zone, place }, *ship, &turns))
                    }
                }
            }
        }
    }
}

/// The middle of a zone, in degrees clockwise from the right.
fn angle_of(scene: &Scene<'_, Antarctica>, zone: Zone) -> f64 {
    match scene.view.options.content.get().compass[zone.index()] {
        Compass::E => 0.0,
        Compass::Se => 45.0,
        Compass::S => 90.0,
        Compass::Sw => 135.0,
        Compass::W => 180.0,
        Compass::Nw => 225.0,
        Compass::N => 270.0,
        Compass::Ne => 315.0,
    }
}

/// What never changes: the ground of the board, buildings, pieces and the symbols of the tracks.
pub(super) fn symbols(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        (buildings::symbols())
        @for building in Building::ALL { (built_symbol(scene, building)) }
        (pieces::symbols())
        (tracks::symbols(scene))
        (symbol("art-berth", "ant", &html! { path d="M-15,-8H5Q14,-7 18,0Q14,7 5,8H-15Z" {} }))
        (symbol("art-ice", "ant", &scenery(scene)))
    }
}

/// The sea with its floes and berths, the ice, and a faint drawing on each building space.
fn scenery(scene: &Scene<'_, Antarctica>) -> Markup {
    let mut random = scatter(5);
    let coast: Vec<Point> = (0..64)
        .map(|step| Point::polar(f64::from(step) * 5.625, COAST - 4.0 + random() * 8.0))
        .collect();
    let shelf: Vec<Point> = coast.iter().map(|point| point.times(1.035)).collect();
    let mut floe = || {
        let at = Point::polar(random() * 360.0, COAST + 12.0 + random() * 36.0);
        let size = 1.4 + random() * 2.6;
        format!(
            "M{}l{size:.1},-{:.1}l{size:.1},{:.1}l-{size:.1},{:.1}z",
            at.pair(),
            size * 0.5,
            size * 0.4,
            size * 0.7
        )
    };
    let floes: Vec<String> = (0..46).map(|_| floe()).collect();
    html! {
        circle class="sea" r=(SEA) {}
        path class="floes" d=(floes.concat()) {}
        path class="shelf" d=(smooth_loop(&shelf)) {}
        path class="land" d=(smooth_loop(&coast)) {}
        circle class="plateau" r=(PLATEAU) {}
        @for zone in scene.view.zones.iter().filter(|zone| zone.is_open) {
            (berths(angle_of(scene, zone.zone)))
            @for (building, at) in building_spaces(angle_of(scene, zone.zone)) {
                g class={ "faint " (family(scene, building)) } transform=(at.translate()) { (buildings::piece(building)) }
            }
        }
    }
}

fn family(scene: &Scene<'_, Antarctica>, building: Building) -> &'static str {
    buildings::family(scene.view.options.content.get().categories[building.index()])
}

/// The building spaces of a zone. Rows run clockwise on the page.
fn building_spaces(angle: f64) -> impl Iterator<Item = (Building, Point)> {
    ROWS.into_iter().flat_map(move |(distance, row)| {
        row.iter().enumerate().map(move |(index, building)| {
            let offset = index as f64 - (row.len() as f64 - 1.0) / 2.0;
            let side = (offset * SPACING / distance).to_degrees();
            (*building, Point::polar(angle + side, distance))
        })
    })
}

/// What is written in a zone, apart from it so that it is no part of a button's name.
fn zone_marks(scene: &Scene<'_, Antarctica>, zone: &ZoneView) -> Markup {
    let angle = angle_of(scene, zone.zone);
    let (number_at, middle) = (Point::polar(angle + SUN_SPACE, HARBOR), Point::polar(angle, 160.0));
    html! {
        @if zone.is_open {
            text class="zone-number" transform=(number_at.translate()) y="5" { (zone_number(zone.zone)) }
            (scientists(scene, zone, angle))
            (icebreakers(scene, zone, angle))
        } @else {
            text class="closed-label" transform=(middle.translate()) y="4" { (scene.get("ant-text-closed")) }
        }
    }
}

/// The outline of a zone.
fn wedge(angle: f64) -> String {
    let corner = |side: f64, distance: f64| Point::polar(angle + side, distance).pair();
    format!(
        "M{}A{SEA},{SEA} 0 0 1 {}L{}A{PLATEAU},{PLATEAU} 0 0 0 {}Z",
        corner(-HALF, SEA),
        corner(HALF, SEA),
        corner(HALF, PLATEAU + 1.0),
        corner(-HALF, PLATEAU + 1.0),
    )
}

fn zone_part(scene: &Scene<'_, Antarctica>, zone: &ZoneView) -> Markup {
    let angle = angle_of(scene, zone.zone);
    let number = zone_number(zone.zone);
    let actions = [Action::Move(zone.zone), Action::Place(zone.zone), Action::Lay(zone.zone)];
    let action = actions.into_iter().find(|action| scene.offered(*action).is_some());
    let is_sun = zone.zone == scene.view.sun;
    let target_zone = scene.view.current.and_then(|current| current.target);
    let mut class = "zone".to_owned();
    for (name, applies) in [
        (" closed", !zone.is_open),
        (" sunlit", is_sun),
        (" reached", target_zone == Some(zone.zone)),
    ] {
        if applies {
            class.push_str(name);
        }
    }
    let content = html! {
        path class="wedge" d=(wedge(angle)) {}
        @if zone.is_open {
            (built(zone, angle))
        }
    };
    Spot {
        id: &format!("zone-{}", zone.zone),
        class: &class,
        transform: None,
        label: action.map_or_else(
            || scene.say("ant-zone", &[("zone", number.into())]),
            |action| Antarctica::label(scene.words, action),
        ),
        target: action.and_then(|action| scene.target(action)),
    }
    .draw(&content)
}

fn berths(angle: f64) -> Markup {
    html! {
        circle class="sun-space" r="12" transform=(Point::polar(angle + SUN_SPACE, HARBOR).translate()) {}
        @for (place, side) in BERTH_ANGLES.iter().enumerate() {
            @let turned = angle + side + 90.0;
            use class={ "berth berth-" (place + 1) } href="#art-berth"
                transform=(format!("{} rotate({turned:.1})", Point::polar(angle + side, HARBOR).translate())) {}
        }
    }
}

/// The buildings of a zone.
fn built(zone: &ZoneView, angle: f64) -> Markup {
    let built = building_spaces(angle).filter(|(building, _)| zone.buildings.contains(building));
    html! {
        @for (building, at) in built {
            use href=(format!("#art-built-{building}")) x=(format!("{:.1}", at.x)) y=(format!("{:.1}", at.y)) {}
        }
    }
}

/// A building on its plot, with its name.
fn built_symbol(scene: &Scene<'_, Antarctica>, building: Building) -> Markup {
    let drawing = html! {
        g class={ "building " (family(scene, building)) } {
            title { (building_name(scene.words, building)) }
            rect class="plot" x="-9.6" y="-9.6" width="19.2" height="19.2" rx="4" {}
            (buildings::piece(building))
        }
    };
    symbol(&format!("art-built-{building}"), "ant", &drawing)
}

/// How many scientists of each owner are here; who would score most is set off.
fn scientists(scene: &Scene<'_, Antarctica>, zone: &ZoneView, angle: f64) -> Markup {
    let present: Vec<Seat> = scene.seats().filter(|seat| zone.scientists[*seat] > 0).collect();
    let best = zone.awards.iter().copied().max().unwrap_or(0);
    html! {
        @for (index, seat) in present.iter().enumerate() {
            @let offset = index as f64 - (present.len() as f64 - 1.0) / 2.0;
            @let side = (offset * 21.0 / SCIENTISTS).to_degrees();
            @let leads = zone.awards[*seat] == best;
            g class={ "scientists" @if leads { " leads" } }
                transform=(Point::polar(angle + side, SCIENTISTS).translate()) {
                (pieces::scientists_chip(*seat))
                text x="4.8" y="3.6" { (zone.scientists[*seat]) }
            }
        }
    }
}

/// Icebreakers lie beside the second berth, for whose ship they are.
fn icebreakers(scene: &Scene<'_, Antarctica>, zone: &ZoneView, angle: f64) -> Markup {
    let laid: Vec<Seat> = scene.seats().filter(|seat| zone.icebreakers[*seat] > 0).collect();
    html! {
        @for (index, seat) in laid.iter().enumerate() {
            @let side = BERTH_ANGLES[1] + (index as f64 - (laid.len() as f64 - 1.0) / 2.0) * 6.0;
            g class="icebreaker" transform=(Point::polar(angle + side, 201.0).translate()) {
                title { (scene.get("ant-text-icebreakers")) }
                path class="ice-card" d="M-8,-5H8V5H-8Z" {}
                g transform="translate(-3.6,0) scale(0.6)" { (owner::shape(*seat)) }
                text x="3.6" y="3" { (zone.icebreakers[*seat]) }
            }
        }
    }
}

/// The shipyard pile above the tracks, the resource pile below.
fn stacks(scene: &Scene<'_, Antarctica>) -> Markup {
    let [basic, advanced] = *scene.view.resource_pile;
    let stack = |at: Point, letter: &str, count: u8, name: String| {
        html! {
            g class="stack" transform=(at.translate()) {
                title { (name) }
                path class="stack-card" d="M-16,-7H-6V7H-16Z" {}
                text class="stack-letter" x="-11" y="3" { (letter) }
                text x="5" y="4" { (count) }
            }
        }
    };
    let named = |key: &str, count: u8| scene.say(key, &[("count", count.into())]);
    let pile = scene.view.shipyard_pile;
    html! {
        (stack(Point::new(0.0, -78.0), "?", pile, named("ant-shipyard-pile", pile)))
        (stack(Point::new(-20.0, 78.0), "B", basic, named("ant-basic-pile", basic)))
        (stack(Point::new(24.0, 78.0), "A", advanced, named("ant-advanced-pile", advanced)))
    }
}

/// The number of the turn in which the Sun will reach each ship.
fn turn_numbers(scene: &Scene<'_, Antarctica>) -> BTreeMap<(Zone, u8), usize> {
    let order = scene.view.turn_order().into_iter().filter(|coming| !coming.by_icebreaker);
    (1..).zip(order).map(|(turn, coming)| ((coming.berth.zone, coming.berth.place), turn)).collect()
}

fn ship_piece(
    scene: &Scene<'_, Antarctica>,
    berth: Berth,
    ship: ShipView,
    turns: &BTreeMap<(Zone, u8), usize>,
) -> Markup {
    let angle = angle_of(scene, berth.zone) + BERTH_ANGLES[usize::from(berth.place)];
    let number = u8::from(ship.owner);
    let target = scene.target(Action::Take(berth)).filter(|_| Some(ship.owner) == scene.deciding());
    let is_moving = scene.view.moving == Some(berth);
    let class = if ship.is_active || is_moving { "ship active" } else { "ship" };
    let label = Antarctica::label(scene.words, Action::Take(berth));
    let outward = Point::polar(angle, 15.0);
    let content = html! {
        @if target.as_ref().is_some_and(|target| target.act.is_some()) {
            circle class="target-ring" r="20" {}
        }
        (pieces::ship(ship.owner, angle + 90.0))
    };
    let id = format!("ship-at-{}-{}", berth.zone, berth.place + 1);
    let ship = Spot { id: &id, class, transform: None, label, target };
    html! {
        g id={ "piece-ship-" (number) "-" (berth.zone) "-" (berth.place + 1) } class="piece"
            data-alike={ "ship-" (number) } transform=(Point::polar(angle, HARBOR).translate()) {
            (ship.draw(&content))
            @if let Some(turn) = turns.get(&(berth.zone, berth.place)) {
                text class="turn-number" aria-hidden="true" x=(format!("{:.1}", outward.x)) y=(format!("{:.1}", outward.y + 3.0)) { (turn) }
            }
        }
    }
}
