//! What never changes on the board: the sea with its floes, the ice with its ridges, the pegs of the
//! building spaces, and the gradients that light them.

use antarctica::{Antarctica, Building};
use maud::{Markup, html};

use super::board::{angle_of, building_spaces, family};
use super::buildings;
use crate::Scene;
use crate::drawing::{Point, scatter, smooth_loop};

/// The dome with the research tracks.
pub(super) const DOME: f64 = 157.0;

/// How far the coast is from the pole: a bay in each zone, a cape between two of them.
pub(super) fn coast(angle: f64) -> f64 {
    let wave = |times: f64, shift: f64| (times * angle + shift).to_radians().cos();
    335.0 - 12.0 * wave(8.0, 0.0) + 2.4 * wave(27.0, 40.0) + 1.6 * wave(61.0, 10.0)
}

/// The coast between two angles.
pub(super) fn shore(from: f64, to: f64) -> String {
    let steps = 26;
    let at = |step: i32| {
        let angle = from + (to - from) * f64::from(step) / f64::from(steps);
        Point::polar(angle, coast(angle)).pair()
    };
    let points: Vec<String> = (0..=steps).map(at).collect();
    format!("M{}", points.join("L"))
}

/// The ground of a zone whose middle is to the right, with some sea before it; it is clipped by the
/// coast.
pub(super) const SECTOR: &str =
    "M145,-59L330,-137A357,357 0 0 1 330,137L145,59A157,157 0 0 0 145,-59Z";

/// Water: everything under the ice and the light of the Sun.
pub(super) fn sea() -> Markup {
    let mut random = scatter(7);
    let around = |grow: f64, step: f64| -> Vec<Point> {
        let count = (360.0 / step) as i32;
        let angles = (0..count).map(|index| f64::from(index) * step);
        angles.map(|angle| Point::polar(angle, coast(angle) + grow)).collect()
    };
    let waves = (0..110)
        .map(|_| {
            let (x, y) = (random() * 1700.0 - 560.0, random() * 1040.0 - 520.0);
            let half = (2.5 + random() * 2.6).round();
            format!("M{x:.0},{y:.0}q{half},-3 {},0t{},0", 2.0 * half, 2.0 * half)
        })
        .collect::<Vec<_>>()
        .concat();
    html! {
        rect class="sea" x="-2000" y="-2000" width="4000" height="4000" {}
        path class="waves" d=(waves) {}
        path class="shelf far" d=(smooth_loop(&around(34.0, 5.0))) {}
        path class="shelf" d=(smooth_loop(&around(17.0, 4.0))) {}
        ellipse class="aurora" cx="-120" cy="-440" rx="640" ry="120" {}
        ellipse class="aurora" cx="380" cy="-470" rx="520" ry="90" {}
    }
}

/// Colors come from the style sheet, so that day and night share one drawing.
pub(super) fn gradients() -> Markup {
    let stops = |name: &str, offsets: &[f64]| {
        html! {
            @for (index, offset) in offsets.iter().enumerate() {
                stop class={ (name) "-" (index) } offset=(offset) {}
            }
        }
    };
    html! {
        defs {
            radialGradient id="hue-sea" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="900" { (stops("stop-sea", &[0.34, 0.46, 0.75, 1.0])) }
            radialGradient id="hue-land" gradientUnits="userSpaceOnUse" cx="-60" cy="-90" r="430" { (stops("stop-snow", &[0.0, 0.6, 1.0])) }
            radialGradient id="hue-dome" gradientUnits="userSpaceOnUse" cx="-40" cy="-60" r="230" { (stops("stop-dome", &[0.0, 1.0])) }
            radialGradient id="hue-warm" gradientUnits="userSpaceOnUse" cx="367" cy="109" r="270" { (stops("stop-warm", &[0.0, 0.55, 1.0])) }
            radialGradient id="hue-shore" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="350" { (stops("stop-shore", &[0.45, 1.0])) }
            radialGradient id="hue-glow" { (stops("stop-glow", &[0.0, 0.25, 1.0])) }
            radialGradient id="hue-disc" { (stops("stop-disc", &[0.0, 0.6, 1.0])) }
            radialGradient id="hue-aurora" { (stops("stop-aurora", &[0.0, 1.0])) }
            clipPath id="clip-coast" { path d={ (shore(0.0, 360.0)) "Z" } {} }
        }
    }
}

/// The ice.
pub(super) fn ice(scene: &Scene<'_, Antarctica>) -> Markup {
    let mut random = scatter(5);
    let land = format!(
        "{}Z",
        (0..8)
            .map(|part| {
                let from = f64::from(part) * 45.0;
                let arc = shore(from, from + 45.0);
                if part == 0 { arc } else { arc.replacen('M', "L", 1) }
            })
            .collect::<String>()
    );
    // Each stroke is counted from the end of the one before it: short numbers that repeat.
    let mut end = Point::new(0.0, 0.0);
    let hachures = (0..720)
        .map(|step| {
            let angle = f64::from(step) * 0.5;
            let edge = coast(angle);
            let depth = 4.0 + 5.0 * random();
            let (outer, inner) = (Point::polar(angle, edge), Point::polar(angle, edge - depth));
            let (outer, way) = (outer.rounded(), inner.minus(outer).rounded());
            let gap = outer.minus(end);
            end = outer.plus(way);
            format!("m{}l{}", gap.pair(), way.pair())
        })
        .collect::<Vec<_>>()
        .concat();
    let sastrugi = (0..150)
        .map(|_| {
            let at = Point::polar(random() * 360.0, 165.0 + random() * 150.0);
            let length = 5.0 + random() * 10.0;
            format!("M{:.0},{:.0}q{:.0},-2 {length:.0},0", at.x, at.y, length / 2.0)
        })
        .collect::<Vec<_>>()
        .concat();
    let ring = |radius: f64, wobble: f64| -> Vec<Point> {
        let mut random = scatter(radius as u32);
        let angles = (0..36).map(|step| f64::from(step) * 10.0);
        angles.map(|angle| Point::polar(angle, radius + wobble * (random() - 0.5))).collect()
    };
    html! {
        path class="floes" d=(floes()) {}
        path class="land-shadow" d=(land) transform="translate(3,8)" {}
        path class="land" d=(land) {}
        path class="hachures" d=(hachures) {}
        path class="sastrugi" d=(sastrugi) {}
        path class="dome" d=(smooth_loop(&ring(DOME, 5.0))) {}
        path class="contour" d=(smooth_loop(&ring(DOME - 12.0, 8.0))) {}
        (pegs(scene))
        (ridges())
    }
}

/// Floes drift outside the ships' ring and in the corners.
fn floes() -> String {
    let mut random = scatter(11);
    let mut floe = || {
        let at = Point::polar(random() * 360.0, 425.0 + random() * 190.0);
        let size = 3.0 + random() * 8.0;
        let height = size * (0.4 + random() * 0.3);
        format!(
            "M{:.0},{:.0}l{:.0},-{:.0}h{:.0}l{:.0},{:.0}l-{:.0},{:.0}h-{:.0}z",
            at.x,
            at.y,
            size * 0.4,
            height,
            size,
            size * 0.5,
            height * 0.9,
            size * 0.6,
            height * 0.8,
            size
        )
    };
    (0..46).map(|_| floe()).collect()
}

/// A dent with a peg for each building space of an open zone; the peg has the tone of its kind.
fn pegs(scene: &Scene<'_, Antarctica>) -> Markup {
    let open = || scene.view.zones.iter().filter(|zone| zone.is_open);
    let spaces = || open().flat_map(|zone| building_spaces(angle_of(scene, zone.zone)));
    let dots = |chosen: &dyn Fn(Building) -> bool| -> String {
        let chosen = spaces().filter(|(building, _)| chosen(*building));
        chosen.map(|(_, at)| format!("M{}h0", at.pair())).collect::<Vec<_>>().concat()
    };
    html! {
        path class="dents" d=(dots(&|_| true)) {}
        @for kind in buildings::FAMILIES {
            path class={ "pegs " (kind) } d=(dots(&|building| family(scene, building) == kind)) {}
        }
    }
}

/// Ridges of little peaks part the zones; the far ones first.
fn ridges() -> Markup {
    let mut random = scatter(3);
    let mut peaks: Vec<(Point, f64)> = (0..8)
        .flat_map(|ridge| {
            (0..13).map(move |step| (f64::from(ridge) * 45.0 + 22.5, f64::from(step)))
        })
        .map(|(angle, step)| {
            let distance = 178.0 + step * 12.6;
            let at = Point::polar(angle + (random() - 0.5) * 3.4, distance);
            (at, 9.0 + random() * 12.0 + step * 0.5)
        })
        .collect();
    peaks.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
    html! {
        @for (at, height) in peaks {
            @let (half, foot) = (height * 0.5, height * 0.08);
            g class="peak" transform=(at.translate()) {
                path class="shade" d=(format!("M0,-{height:.0}l{half:.0},{height:.0}l-{:.0},{foot:.1}z", half * 0.9)) {}
                path class="lit" d=(format!("M0,-{height:.0}l-{half:.0},{height:.0}l{:.0},{foot:.1}z", half * 1.1)) {}
            }
        }
    }
}
