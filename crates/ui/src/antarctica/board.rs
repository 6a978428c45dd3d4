//! The continent: eight zones around the pole, the sea with its ships, the Sun.

use antarctica::{
    Action, Antarctica, BERTHS, Berth, Building, Compass, Content, PhaseName, PileView, ShipView,
    Zone, ZoneView,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    building_name, buildings, cards, icons, pieces, scenery, ship_name, tracks, zone_number,
};
use crate::drawing::{Point, decimal, shown, symbol};
use crate::kit::{Focus, board_map};
use crate::target::Spot;
use crate::{Scene, owner};

/// Where the board ends; the sea goes on beyond it.
const RIM: f64 = 428.0;
/// Where the ships lie, and the Sun stands among the buoys with the numbers.
const HARBOR: f64 = 381.0;
/// From the middle of a zone to the Sun space and to the berths. The Sun goes counter-clockwise, so
/// it arrives on the other side and the front ship is the nearest.
const SUN_SPACE: f64 = 16.5;
const BERTH_ANGLES: [f64; BERTHS] = [4.5, -5.5, -15.5];

/// The building spaces: rows from the coast to the dome with their distance from the pole and the
/// angle from one space to the next. The same building always stands on the same space.
const ROWS: [(f64, f64, &[Building]); 3] = [
    (
        297.0,
        7.9,
        &[
            Building::Camp,
            Building::Shipyard,
            Building::NavalStation,
            Building::CoastalStation,
            Building::InlandStation,
        ],
    ),
    (
        256.0,
        8.9,
        &[
            Building::Antenna,
            Building::Headquarters,
            Building::PlanktonFarm,
            Building::Laboratory,
            Building::Factory,
        ],
    ),
    (
        216.0,
        10.2,
        &[Building::Crane, Building::WindingTower, Building::OilRig, Building::WindTurbine],
    ),
];
/// Where the scientists stand, and how far from each other.
const SCIENTISTS: f64 = 181.0;
const PILL: f64 = 34.0;

pub(super) fn board(scene: &Scene<'_, Antarctica>) -> Markup {
    let view = scene.view;
    let sun = angle_of(scene, view.sun);
    let target = target_zone(scene);
    let focus = focus(scene);
    html! {
        svg class="ant continent" data-reach="150" data-focus=[focus.map(Focus::view_box)] viewBox=(format!("{} {} {} {}", -RIM, -RIM, 2.0 * RIM, 2.0 * RIM))
            role="group" aria-label=(scene.get("ant-board")) {
            g id="sea" aria-hidden="true" { (shown("art-sea", "")) }
            g id="piece-light" class="piece" aria-hidden="true" transform=(format!("rotate({:.1})", sun + SUN_SPACE)) {
                circle class="sun-pool" cx=(HARBOR) r="230" {}
            }
            g id="ice" aria-hidden="true" { (shown("art-ice", "")) }
            g id="light" class="light" aria-hidden="true" {
                path class="sunlit" d=(scenery::SECTOR) transform=(format!("rotate({sun:.1})")) {}
                @if let Some(zone) = target {
                    path class="reached" d=(scenery::SECTOR) transform=(format!("rotate({:.1})", angle_of(scene, zone))) {}
                }
            }
            g id="zones" { @for zone in &view.zones { (zone_part(scene, zone)) } }
            g id="tracks" { (tracks::tracks(scene)) }
            g id="stacks" { (stacks(scene)) }
            (scene.way)
            g id="piece-sun" class="piece sun" aria-hidden="true" transform=(format!("rotate({:.1})", sun + SUN_SPACE)) {
                g transform=(format!("translate({HARBOR},0)")) { (pieces::sun()) }
            }
            g id="zone-marks" class="marks" aria-hidden="true" {
                @for zone in &view.zones { (zone_marks(scene, zone)) }
            }
            g id="ships" {
                @for zone in &view.zones {
                    @for (place, ship) in (0..).zip(&zone.ships) {
                        (ship_piece(scene, Berth { zone: zone.zone, place }, *ship))
                    }
                }
            }
        }
        (board_map(scene.words, RIM, &["art-sea", "art-ice"], focus))
    }
}

/// The zone in which the ship acts, while the game runs.
fn target_zone(scene: &Scene<'_, Antarctica>) -> Option<Zone> {
    let current = scene.view.current.filter(|_| scene.view.phase != PhaseName::Over)?;
    current.target
}

/// What a phone zooms to: the target zone while its ship acts, the tracks while one is chosen.
fn focus(scene: &Scene<'_, Antarctica>) -> Option<Focus> {
    scene.deciding()?;
    match scene.view.phase {
        PhaseName::TurnMenu => {
            let zone = target_zone(scene)?;
            let middle = Point::polar(angle_of(scene, zone), 290.0);
            Some(Focus { middle, reach: 150.0 })
        }
        PhaseName::ChooseTrack | PhaseName::AdvanceThree | PhaseName::PlaceCube => {
            // The tracks lie below the map of the whole board.
            Some(Focus { middle: Point::new(0.0, -30.0), reach: 160.0 })
        }
        _ => None,
    }
}

/// What never changes: the place, buildings, pieces and the signs of the tracks.
pub(super) fn symbols(scene: &Scene<'_, Antarctica>) -> Markup {
    html! {
        (scenery::gradients())
        (symbol("art-sea", "ant", &scenery::sea()))
        (symbol("art-ice", "ant", &scenery::ice(scene)))
        (buildings::symbols())
        @for building in Building::ALL { (built_symbol(scene, building)) }
        (pieces::symbols())
        (icons::symbols())
        (tracks::symbols(scene))
    }
}

/// The middle of a zone, in degrees clockwise from the right.
pub(super) fn angle_of(scene: &Scene<'_, Antarctica>, zone: Zone) -> f64 {
    angle_in(scene.view.options.content.get(), zone)
}

/// The same where there is no scene.
pub(super) fn angle_in(content: &Content, zone: Zone) -> f64 {
    match content.compass[zone.index()] {
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

pub(super) fn family(scene: &Scene<'_, Antarctica>, building: Building) -> &'static str {
    buildings::family(scene.view.options.content.get().categories[building.index()])
}

/// The building spaces of a zone. Rows run clockwise on the page.
pub(super) fn building_spaces(angle: f64) -> impl Iterator<Item = (Building, Point)> {
    ROWS.into_iter().flat_map(move |(distance, step, row)| {
        row.iter().enumerate().map(move |(index, building)| {
            let offset = index as f64 - (row.len() as f64 - 1.0) / 2.0;
            (*building, Point::polar(angle + offset * step, distance))
        })
    })
}

/// What is written in a zone, apart from it so that it is no part of a button's name.
fn zone_marks(scene: &Scene<'_, Antarctica>, zone: &ZoneView) -> Markup {
    let angle = angle_of(scene, zone.zone);
    let number_at = Point::polar(angle + SUN_SPACE, HARBOR);
    html! {
        @if zone.is_open {
            g class={ "buoy" @if zone.zone == scene.view.sun { " under-sun" } } transform=(number_at.translate()) {
                circle r="15" {}
                text y="6" { (zone_number(zone.zone)) }
            }
            (scientists(scene, zone, angle))
            (icebreakers(scene, zone, angle))
        } @else {
            text class="closed-label" transform=(Point::polar(angle, 262.0).translate()) y="5" { (scene.get("ant-zone-closed")) }
        }
    }
}

/// The outline of a zone with its water, from the dome to beyond the ships.
fn wedge(angle: f64) -> String {
    let corner = |side: f64, distance: f64| Point::polar(angle + side, distance).pair();
    format!(
        "M{}A408,408 0 0 1 {}L{}A163,163 0 0 0 {}Z",
        corner(-22.3, 408.0),
        corner(22.3, 408.0),
        corner(21.5, 163.0),
        corner(-21.5, 163.0),
    )
}

fn zone_part(scene: &Scene<'_, Antarctica>, zone: &ZoneView) -> Markup {
    let angle = angle_of(scene, zone.zone);
    let number = zone_number(zone.zone);
    let actions = [Action::Move(zone.zone), Action::Place(zone.zone), Action::Lay(zone.zone)];
    let action = actions.into_iter().find(|action| scene.offered(*action).is_some());
    let target = action.and_then(|action| scene.target(action));
    let is_reached = target_zone(scene) == Some(zone.zone);
    let has_shore = is_reached || target.as_ref().is_some_and(|target| target.act.is_some());
    let mut class = "zone".to_owned();
    for (name, applies) in [(" closed", !zone.is_open), (" here", is_reached)] {
        if applies {
            class.push_str(name);
        }
    }
    let content = html! {
        path class="wedge" d=(wedge(angle)) {}
        @if has_shore { path class="shore" d=(scenery::shore(angle - 20.0, angle + 20.0)) {} }
        @if zone.is_open {
            (berths(zone, angle))
            (built(zone, angle))
        } @else {
            path class="pack-ice" d=(scenery::SECTOR) transform=(format!("rotate({angle:.1})")) {}
        }
    };
    let spot = Spot {
        id: &format!("zone-{}", zone.zone),
        class: &class,
        transform: None,
        label: action.map_or_else(
            || scene.say("ant-zone", &[("zone", number.into())]),
            |action| scene.label(action),
        ),
        target,
    };
    html! {
        (spot.draw(&content))
        @if is_reached { (possible(scene, angle)) }
    }
}

/// Berths without a ship.
fn berths(zone: &ZoneView, angle: f64) -> Markup {
    html! {
        @for side in &BERTH_ANGLES[zone.ships.len().min(BERTHS)..] {
            @let at = Point::polar(angle + side, HARBOR);
            use class="berth" href="#art-hull" transform=(format!("{} rotate({:.1})", at.translate(), angle + side + 90.0)) {}
        }
    }
}

/// The buildings of a zone.
fn built(zone: &ZoneView, angle: f64) -> Markup {
    let built = building_spaces(angle).filter(|(building, _)| zone.buildings.contains(building));
    html! {
        @for (building, at) in built {
            use href=(format!("#art-built-{building}")) x=(decimal(at.x)) y=(decimal(at.y)) {}
        }
    }
}

/// A building on its space, with its name.
fn built_symbol(scene: &Scene<'_, Antarctica>, building: Building) -> Markup {
    let drawing = html! {
        g class={ "built " (family(scene, building)) } {
            title { (building_name(scene.words, building)) }
            circle class="pad-shadow" r="18.5" cy="2.5" {}
            circle class="pad" r="18" {}
            (buildings::piece(building, Point::new(0.0, -0.5), 28.0))
        }
    };
    symbol(&format!("art-built-{building}"), "ant", &drawing)
}

/// What could be built in the target zone stands on its space already, dashed, with a plus.
fn possible(scene: &Scene<'_, Antarctica>, angle: f64) -> Markup {
    let card_of = |pile: &PileView| Some(scene.view.options.content.get().card(pile.top?).builds);
    let spot = |pile: &PileView| {
        let building = card_of(pile)?;
        let action = cards::way_to_build(scene, pile.pile)?;
        // A space is small: the first click shows what would be built.
        let target = scene.two_clicks(action).filter(|target| target.why.is_none())?;
        let begun = if scene.is_begun(action) { " begun" } else { "" };
        let (_, at) = building_spaces(angle).find(|(space, _)| *space == building)?;
        let content = html! {
            circle class="pad-halo" r="22" {}
            circle class="pad" r="18" {}
            (buildings::piece(building, Point::new(0.0, -0.5), 28.0))
            circle class="plus" cx="12" cy="-12" r="6.5" {}
            path class="plus-sign" d="M8.8,-12h6.4M12,-15.2v6.4" {}
        };
        let spot = Spot {
            id: &format!("space-{}", pile.pile),
            class: &format!("possible {}{begun}", family(scene, building)),
            transform: Some(at.translate()),
            label: scene.label(action),
            target: Some(target),
        };
        Some(spot.draw(&content))
    };
    html! { @for pile in &scene.view.piles { @if let Some(spot) = spot(pile) { (spot) } } }
}

/// How many scientists of each owner are here; who would score most is set off.
fn scientists(scene: &Scene<'_, Antarctica>, zone: &ZoneView, angle: f64) -> Markup {
    let present: Vec<Seat> = scene.seats().filter(|seat| zone.scientists[*seat] > 0).collect();
    let best = zone.awards.iter().copied().max().unwrap_or(0);
    html! {
        @for (index, seat) in present.iter().enumerate() {
            @let offset = index as f64 - (present.len() as f64 - 1.0) / 2.0;
            @let at = pill_place(angle, offset);
            @let leads = zone.awards[*seat] == best;
            g class={ "scientists" @if leads { " leads" } } transform=(at.translate()) {
                (pieces::scientists_chip(*seat))
                text x="6.5" y="4.4" { (zone.scientists[*seat]) }
            }
        }
    }
}

/// Pills stand side by side along the dome: above each other where the dome is steep.
fn pill_place(angle: f64, offset: f64) -> Point {
    let (_, slope) = angle.to_radians().sin_cos();
    let step = PILL - 12.0 * slope.abs();
    let side = (offset * step / SCIENTISTS).to_degrees();
    Point::polar(angle + side, SCIENTISTS)
}

/// Icebreakers lie beside the second berth, for whose ship they are.
fn icebreakers(scene: &Scene<'_, Antarctica>, zone: &ZoneView, angle: f64) -> Markup {
    let laid: Vec<Seat> = scene.seats().filter(|seat| zone.icebreakers[*seat] > 0).collect();
    html! {
        @for (index, seat) in laid.iter().enumerate() {
            @let side = BERTH_ANGLES[1] + (index as f64 - (laid.len() as f64 - 1.0) / 2.0) * 5.6;
            g class="icebreaker" transform=(Point::polar(angle + side, 350.0).translate()) {
                title { (scene.get("ant-text-icebreakers")) }
                rect class="ice-card" x="-15" y="-9" width="30" height="18" rx="4" {}
                g transform="translate(-6.5,0)" { (owner::shape(*seat)) }
                text x="7" y="4.2" { (zone.icebreakers[*seat]) }
            }
        }
    }
}

/// How many cards are left, under the research tracks.
fn stacks(scene: &Scene<'_, Antarctica>) -> Markup {
    let [basic, advanced] = *scene.view.resource_pile;
    let shipyard = scene.say("ant-shipyard-pile", &[("count", scene.view.shipyard_pile.into())]);
    let resources = [("basic", basic.into()), ("advanced", advanced.into())];
    html! {
        text class="stacks" y="104" { (shipyard) }
        text class="stacks" y="119" { (scene.say("ant-resource-piles", &resources)) }
    }
}

fn ship_piece(scene: &Scene<'_, Antarctica>, berth: Berth, ship: ShipView) -> Markup {
    let angle = angle_of(scene, berth.zone) + BERTH_ANGLES[usize::from(berth.place)];
    let number = u8::from(ship.owner);
    let target = scene.target(Action::Take(berth)).filter(|_| Some(ship.owner) == scene.deciding());
    let is_moving = scene.view.moving == Some(berth);
    let class = if ship.is_active || is_moving { "ship active" } else { "ship" };
    let label = scene.label(Action::Take(berth));
    // A ship that can be named in a button carries that name.
    let is_named = Some(ship.owner) == scene.deciding()
        && [Action::Take(berth), Action::DiscardFrom(berth)]
            .iter()
            .any(|action| scene.offered(*action).is_some());
    let outward = Point::polar(angle, 24.0);
    // Seen as a whole on a phone, the board has no room for large names above and below it.
    let edge = match outward.y {
        ..-22.5 => " top",
        22.5.. => " bottom",
        _ => "",
    };
    let content = html! {
        @if target.as_ref().is_some_and(|target| target.act.is_some()) {
            circle class="target-ring" r="33" {}
        }
        (pieces::ship(ship.owner, angle + 90.0))
    };
    let id = format!("ship-at-{}-{}", berth.zone, berth.place + 1);
    let ship = Spot { id: &id, class, transform: None, label, target };
    html! {
        g id={ "piece-ship-" (number) "-" (berth.zone) "-" (berth.place + 1) } class="piece"
            data-alike={ "ship-" (number) } data-sails="" transform=(Point::polar(angle, HARBOR).translate()) {
            (ship.draw(&content))
            @if is_named {
                text class={ "ship-name" (edge) } aria-hidden="true" x=(format!("{:.0}", outward.x)) y=(format!("{:.0}", outward.y + 4.0)) {
                    (ship_name(berth))
                }
            }
        }
    }
}
