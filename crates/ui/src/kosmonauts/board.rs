//! The Solar System.

use kosmonauts::{
    Action, Bodies, Body, BodyView, CheapestCourse, Content, Direction, Emergency, Flight, Hex,
    Kosmonauts, PhaseName, Region, Velocity, View,
};
use maud::{Markup, html};
use table::Seat;

use super::draft::{Fuel, OrderDraft};
use super::geometry::{RIM, SIZE, center, displacement, outline};
use super::seats::mission_strip;
use super::{bodies, body_name};
use crate::drawing::{Point, decimal, scatter, shown, smooth_loop, symbol};
use crate::kit::{Focus, board_map};
use crate::target::{Spot, Target};
use crate::{Scene, owner};

/// The body whose marker is to be placed, as the draft says.
pub(super) fn selected_marker(scene: &Scene<'_, Kosmonauts>) -> Option<Body> {
    scene.draft?.strip_prefix("place ")?.parse().ok()
}

pub(super) fn board(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let courses = courses(scene);
    let focus = focus(scene, &courses);
    html! {
        svg class="kos solar-system" data-reach="70" data-focus=[focus.map(Focus::view_box)] viewBox=(format!("{} {} {} {}", -RIM, -RIM, 2.0 * RIM, 2.0 * RIM))
            role="group" aria-label=(scene.get("kos-board")) {
            g id="sky" aria-hidden="true" { (shown("art-sky", "")) }
            g id="nexts" class="nexts" aria-hidden="true" { (next_positions(scene.view)) }
            g id="courses" aria-hidden="true" {
                @for course in &courses { (course.draw(scene)) }
            }
            // Below the bodies: a click on one of them is meant for it.
            g id="nudges" { (nudges(scene, &courses)) }
            g id="bodies" {
                @for body in Body::ALL { (body_piece(scene, body, finger(focus))) }
            }
            g id="labels" aria-hidden="true" {
                @for body in Body::ALL { (body_label(scene, body)) }
            }
            g id="ships" aria-hidden="true" {
                @for seat in (0..scene.view.ships.len() as u8).map(Seat::new) { (ship_piece(scene.view, seat, scene.own_seat() == Some(seat))) }
            }
            (scene.way)
            g id="board-targets" {
                (marker_targets(scene))
                (flight_target(scene, &courses))
            }
        }
        (board_map(scene.words, RIM, &["art-sky"], focus))
        div class="board-tools" {
            button type="button" class="button" id="toggle-next" data-toggle="hide-next" data-stays aria-pressed="false" {
                span { (scene.get("kos-hide-next")) }
                @for round in 1..=3 { b class="phone-only" aria-hidden="true" { (round) } }
            }
        }
        (mission_strip(scene))
    }
}

/// What a phone zooms to: the own ship and where it goes. Markers may be placed anywhere.
fn focus(scene: &Scene<'_, Kosmonauts>, courses: &[Course]) -> Option<Focus> {
    let seat = scene.deciding().filter(|_| scene.view.phase != PhaseName::PlaceMarker)?;
    let from = center(scene.view.ships[seat.index()].hex?);
    let course = courses.iter().find(|course| course.seat == seat);
    let to = course.map_or(from, |course| course.to.within(RIM));
    let middle = from.plus(to).times(0.5);
    Some(Focus { middle, reach: (to.minus(from).length() / 2.0 + 8.0).max(62.0) })
}

/// As much of what a phone shows as a finger needs.
fn finger(focus: Option<Focus>) -> f64 {
    0.187 * focus.map_or(62.0, |focus| focus.reach)
}

/// What never changes: the sky and the drawings of the bodies.
pub(super) fn symbols(scene: &Scene<'_, Kosmonauts>) -> Markup {
    html! {
        radialGradient id="hue-sunlight" {
            stop class="stop-sunlight-0" offset="0" {}
            stop class="stop-sunlight-1" offset="0.35" {}
            stop class="stop-sunlight-2" offset="1" {}
        }
        (symbol("art-sky", "kos", &sky(scene.view.options.content.get())))
        (bodies::symbols())
    }
}

/// Stars, hexes, belt, orbits, the Sun.
fn sky(content: &Content) -> Markup {
    let path = |wanted: &dyn Fn(Region) -> bool, gap: f64| -> String {
        let hexes = content.hexes().filter(|(_, region)| wanted(*region));
        hexes.map(|(hex, _)| outline(center(hex), gap)).collect()
    };
    html! {
        circle class="sunlight" r="150" {}
        path class="stars" d=(stars(0.6, 3)) {}
        path class="stars bright" d=(stars(1.0, 9)) {}
        path class="hexes" d=(path(&|region| region != Region::Sun, 0.0)) {}
        path class="belt" d=(path(&|region| region == Region::AsteroidBelt, 0.4)) {}
        path class="near-sun" d=(path(&|region| region == Region::NearSun, 0.4)) {}
        (rocks(content))
        @for body in Body::ALL {
            @let fields: Vec<Point> = content.orbit(body).iter().map(|hex| center(*hex)).collect();
            g class={ "orbit orbit-" (body) } {
                path d=(smooth_loop(&fields)) {}
                @for field in &fields { circle cx=(decimal(field.x)) cy=(decimal(field.y)) r="1.7" {} }
            }
        }
        (bodies::sun())
    }
}

/// Stars as dots, far beyond the board.
fn stars(share: f64, seed: u32) -> String {
    let mut random = scatter(seed);
    let mut star = || {
        let (x, y) = (random() * 1100.0 - 330.0, random() * 460.0 - 230.0);
        format!("M{x:.0},{y:.0}h0")
    };
    (0..(190.0 * share) as u32).map(|_| star()).collect()
}

/// Little rocks over the belt.
fn rocks(content: &Content) -> Markup {
    let belt = content.hexes().filter(|(_, region)| *region == Region::AsteroidBelt);
    let mut random = scatter(42);
    let mut rock = |hex: Hex| {
        let angle = random() * std::f64::consts::TAU;
        let offset = Point::new(angle.cos(), angle.sin()).times(random() * SIZE * 0.75);
        let size = 0.7 + random() * 1.1;
        format!(
            "M{}l{size:.1},-{:.1}l{size:.1},{:.1}l-{:.1},{size:.1}l-{:.1},-{:.1}z",
            center(hex).plus(offset).pair(),
            size * 0.6,
            size * 0.5,
            size * 0.6,
            size * 1.2,
            size * 0.3,
        )
    };
    let hexes: Vec<Hex> = belt.flat_map(|(hex, _)| [hex; 4]).collect();
    let path: Vec<String> = hexes.into_iter().map(&mut rock).collect();
    let path = path.concat();
    html! { path class="rocks" d=(path) {} }
}

/// Beads where the bodies will be in one, two and three rounds, each on its own orbit.
fn next_positions(view: &View) -> Markup {
    let places = |body: &BodyView| -> Vec<Point> {
        let orbit = view.options.content.get().orbit(body.body);
        let start = orbit.iter().position(|hex| Some(*hex) == body.hex);
        let next = orbit.iter().position(|hex| Some(*hex) == body.next);
        let (Some(start), Some(next)) = (start, next) else { return Vec::new() };
        let step = (next + orbit.len() - start) % orbit.len();
        (1..=3).map(|round| center(orbit[(start + round * step) % orbit.len()])).collect()
    };
    html! {
        @for body in &view.bodies {
            g class={ "next orbit-" (body.body) } id={ "next-" (body.body) } {
                @for (round, at) in (1..).zip(places(body)) {
                    g transform=(at.translate()) {
                        circle r="4.7" {}
                        text y="2.1" { (round) }
                    }
                }
            }
        }
    }
}

/// How a ship will fly.
struct Course {
    seat: Seat,
    from: Point,
    to: Point,
    flight: Flight,
    /// Whether it is the viewer's own plan that nobody else knows.
    is_plan: bool,
}

/// The courses of all ships; for the viewer's own the draft or the sealed order counts.
fn courses(scene: &Scene<'_, Kosmonauts>) -> Vec<Course> {
    let view = scene.view;
    if view.phase == PhaseName::Over {
        return Vec::new();
    }
    let course = |seat: Seat| {
        let ship = &view.ships[seat.index()];
        let from = center(ship.hex?);
        let own = scene.own_seat() == Some(seat) && view.phase == PhaseName::Orders;
        let planned = match (own, view.own_order, scene.deciding()) {
            (true, Some(order), _) => Some(order),
            (true, None, Some(_)) => OrderDraft::read(scene.draft).legal(scene).ok(),
            _ => None,
        };
        let preview = planned.and_then(|order| view.preview_order(seat, order));
        let (flight, velocity) = match preview {
            Some(preview) => (preview.flight?, preview.velocity),
            None => (ship.flight?, ship.velocity),
        };
        let to = from.plus(displacement(velocity));
        Some(Course { seat, from, to, flight, is_plan: own })
    };
    (0..view.ships.len() as u8).map(Seat::new).filter_map(course).collect()
}

/// What happens where a flight ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrival {
    Open,
    /// A body is there now.
    Landing(Bodies),
    /// A body will be there after the planets have moved.
    Meeting(Bodies),
    Danger,
    Out,
    Sun,
}

impl Arrival {
    pub(super) fn of(view: &View, flight: Flight) -> Self {
        let at = |hex: Hex| {
            let (now, next) = (view.bodies_at(hex), view.bodies_next_at(hex));
            if !now.is_empty() {
                Self::Landing(now)
            } else if next.is_empty() {
                Self::Open
            } else {
                Self::Meeting(next)
            }
        };
        match flight {
            Flight::Safe(hex) => at(hex),
            Flight::Danger(_) | Flight::Emergency(Emergency::Danger) => Self::Danger,
            Flight::Emergency(Emergency::Out) => Self::Out,
            Flight::Emergency(Emergency::Sun) => Self::Sun,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Landing(_) => "landing",
            Self::Meeting(_) => "meeting",
            Self::Danger => "danger",
            Self::Out | Self::Sun => "emergency",
        }
    }

    /// A sign beside the ghost: what happens, without words.
    const fn sign(self) -> Option<&'static str> {
        match self {
            Self::Open => None,
            Self::Landing(_) => Some("M-2.2,0.2L-0.6,1.8L2.4,-1.8"),
            Self::Meeting(_) => Some("M0,-2.4V0.2L1.8,1.4"),
            Self::Danger => Some("M0,-2.4V0.6M0,2V2.4"),
            Self::Out | Self::Sun => Some("M-1.8,-1.8L1.8,1.8M1.8,-1.8L-1.8,1.8"),
        }
    }
}

impl Course {
    fn draw(&self, scene: &Scene<'_, Kosmonauts>) -> Markup {
        let arrival = Arrival::of(scene.view, self.flight);
        let end = self.to.within(RIM - 8.0);
        let way = end.minus(self.from);
        let number = u8::from(self.seat);
        let stops = way.length() < 1.0;
        // The arrow ends before the ghost, so that both can be read.
        let tip = self.from.plus(way.times((1.0 - 6.5 / way.length().max(6.5)).max(0.0)));
        let angle = way.y.atan2(way.x).to_degrees();
        html! {
            g id={ "course-" (number) } class={ "course seat-" (number) " " (arrival.class()) @if self.is_plan { " plan" } } {
                @if !stops {
                    line class="course-line" x1=(decimal(self.from.x)) y1=(decimal(self.from.y))
                        x2=(decimal(tip.x)) y2=(decimal(tip.y)) {}
                    path class="course-tip" d="M1,0L-4,-2.6L-2.8,0L-4,2.6Z"
                        transform=(format!("{} rotate({angle:.0})", tip.translate())) {}
                }
                @if self.is_plan { path class="end-hex" d=(outline(end, 0.6)) {} }
                g id={ "ghost-" (number) } class="piece ghost" transform=(end.translate()) {
                    @if !stops { (owner::shape(self.seat)) }
                    @if let Some(sign) = arrival.sign() {
                        g class="sign" transform="translate(6,-6)" {
                            circle r="4.4" {}
                            path d=(sign) {}
                        }
                    }
                }
            }
        }
    }
}

fn body_piece(scene: &Scene<'_, Kosmonauts>, body: Body, finger: f64) -> Markup {
    let view = &scene.view.bodies[body];
    let Some(hex) = view.hex else { return html! {} };
    let at = center(hex);
    let away = at.y.atan2(at.x).to_degrees();
    let r = bodies::radius(body);
    let name = body_name(scene.words, body);
    let landing = landing_target(scene, body);
    let course = scene.view.own_courses.iter().find(|course| course.body == body);
    let course = course.filter(|_| scene.deciding().is_some());
    let ring = match (&landing, course) {
        (Some(_), _) => Some("target-ring"),
        (None, Some(course)) if is_drafted(scene, course) => Some("course-ring chosen"),
        (None, Some(_)) => Some("course-ring"),
        (None, None) => None,
    };
    let label = match course {
        Some(course) => course_label(scene, course),
        None => scene.label(Action::Land(body)),
    };
    let content = html! {
        @match ring {
            Some(class) => { circle class=(class) r=(decimal(r + 3.6)) {} }
            None => { title { (name) } }
        }
        @if course.is_some() { title { (label) } circle class="target-hit" r=(format!("{finger:.1}")) {} }
        (bodies::piece(body, away))
    };
    let id = format!("piece-{body}");
    let class = if landing.is_none() && course.is_some() {
        "piece body later shortcut"
    } else {
        "piece body later"
    };
    let target = landing.or_else(|| course.map(begin_course));
    let transform = Some(at.translate());
    Spot { id: &id, class, transform, label, target }.draw(&content)
}

/// What a course costs and how long it takes.
fn course_label(scene: &Scene<'_, Kosmonauts>, course: &CheapestCourse) -> String {
    let body = body_name(scene.words, course.body).into();
    scene.say(
        "kos-course-to",
        &[("body", body), ("fuel", course.thrust.into()), ("flights", course.flights.into())],
    )
}

/// The course that an order begins which was put together. One order may begin several: what has
/// not been visited yet comes first, and then what is reached first.
pub(super) fn course_begun(scene: &Scene<'_, Kosmonauts>) -> Option<String> {
    scene.draft?;
    let ship = &scene.view.ships[scene.deciding()?.index()];
    let begun = scene.view.own_courses.iter().filter(|course| is_drafted(scene, course));
    let course = begun.min_by_key(|course| (ship.tokens[course.body] > 0, course.flights))?;
    Some(course_label(scene, course))
}

/// A click on a body puts the order together that begins the cheapest course there.
fn begin_course(course: &CheapestCourse) -> Target {
    Target { draft: Some(Action::Order(course.order).to_string()), ..Target::default() }
}

fn is_drafted(scene: &Scene<'_, Kosmonauts>, course: &CheapestCourse) -> bool {
    OrderDraft::read(scene.draft).order() == Ok(course.order)
}

/// The name of a body, apart from it so that it is no part of a button.
fn body_label(scene: &Scene<'_, Kosmonauts>, body: Body) -> Markup {
    let Some(hex) = scene.view.bodies[body].hex else { return html! {} };
    html! {
        text id={ "label-" (body) } class="piece body-label later" transform=(center(hex).translate())
            y=(decimal(bodies::radius(body) + 6.6)) { (body_name(scene.words, body)) }
    }
}

/// Landing on a body by clicking it, where that is legal.
fn landing_target(scene: &Scene<'_, Kosmonauts>, body: Body) -> Option<Target> {
    scene.target(Action::Land(body)).filter(|target| target.act.is_some())
}

fn ship_piece(view: &View, seat: Seat, is_own: bool) -> Markup {
    let ship = &view.ships[seat.index()];
    let Some(hex) = ship.hex else { return html! {} };
    let number = u8::from(seat);
    // Landed ships sit above their body, where they hide no name.
    let angle = [200.0_f64, 250.0, 290.0, 340.0][seat.index()].to_radians();
    let corner = Point::new(angle.cos(), angle.sin());
    let is_landed = super::is_landed(view, seat);
    let is_alone = view.ships.iter().filter(|other| other.hex == Some(hex)).count() == 1
        && view.bodies_at(hex).is_empty();
    let offset = match (is_landed, is_alone) {
        (true, _) => corner.times(9.6),
        (false, true) => Point::new(0.0, 0.0),
        (false, false) => corner.times(5.6),
    };
    html! {
        g id={ "piece-ship-" (number) } class={ "piece ship" @if is_landed { " landed later" } }
            transform=(center(hex).plus(offset).translate()) {
            @if is_own { circle class="own-ring" r="8.6" {} }
            path class="flame" d="M-4,-2.6L-13,0L-4,2.6Z" {}
            g class="ship-body" { (owner::shape(seat)) }
        }
    }
}

/// The fields on which the chosen marker can be placed.
fn marker_targets(scene: &Scene<'_, Kosmonauts>) -> Markup {
    let Some(body) = selected_marker(scene) else { return html! {} };
    let orbit = scene.view.options.content.orbit(body);
    let field = |(field, hex): (usize, &Hex)| {
        let action = Action::Place(body, field as u8);
        let target = scene.target(action).filter(|target| target.act.is_some())?;
        let content = html! {
            circle class="target-hit" r="9" {}
            circle class="target-ring" r="5.4" {}
            text class="field-number" y="2" aria-hidden="true" { (field) }
        };
        let id = format!("field-{field}");
        let label = scene.label(action);
        let transform = Some(center(*hex).translate());
        let target = Some(target);
        Some(Spot { id: &id, class: "field-target", transform, label, target }.draw(&content))
    };
    html! { @for field in orbit.iter().enumerate().filter_map(field) { (field) } }
}

/// Around the place where the own ship will be: six arrows that push it one hex. The dial offers
/// the same to the keyboard and to screen readers.
fn nudges(scene: &Scene<'_, Kosmonauts>, courses: &[Course]) -> Markup {
    let (Some(seat), PhaseName::Orders) = (scene.deciding(), scene.view.phase) else {
        return html! {};
    };
    let Some(hex) = scene.view.ships[seat.index()].hex else { return html! {} };
    let course = courses.iter().find(|course| course.seat == seat);
    let middle = course.map_or(center(hex), |course| course.to);
    if middle.length() > RIM - 10.0 {
        return html! {};
    }
    let draft = OrderDraft::read(scene.draft);
    html! {
        @for direction in Direction::ALL {
            @let target = draft.with(direction, Fuel::Normal).target(scene);
            @if target.draft.is_some() {
                @let step: Velocity = direction.vector();
                @let way = displacement(step);
                @let angle = way.y.atan2(way.x).to_degrees();
                g id={ "nudge-" (direction) } class="nudge" aria-hidden="true" data-draft=[&target.draft]
                    transform=(format!("{} rotate({angle:.0})", middle.plus(way).translate())) {
                    circle class="target-hit" r="8" {}
                    path d="M-5.4,-3.8L-0.6,0L-5.4,3.8" {}
                }
            }
        }
    }
}

/// Flying by clicking the destination.
fn flight_target(scene: &Scene<'_, Kosmonauts>, courses: &[Course]) -> Markup {
    let (Some(seat), Some(target)) = (scene.deciding(), scene.target(Action::Fly)) else {
        return html! {};
    };
    let Some(course) = courses.iter().find(|course| course.seat == seat) else { return html! {} };
    let content = html! {
        circle class="target-hit" r="10" {}
        circle class="target-ring hollow" r="9.4" {}
    };
    let label = scene.label(Action::Fly);
    let transform = Some(course.to.within(RIM - 8.0).translate());
    Spot { id: "fly-target", class: "", transform, label, target: Some(target) }.draw(&content)
}
