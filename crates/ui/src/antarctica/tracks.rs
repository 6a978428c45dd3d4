//! The five research tracks: spaces with their points and symbols, and the cubes on them.

use antarctica::{Action, Antarctica, Content, Effect, TrackInfo, TrackView};
use maud::{Markup, html};
use table::Seat;

use super::decision::promise;
use super::{buildings, effect_name, pieces, track_number};
use crate::drawing::{Point, shown, symbol};
use crate::target::{Spot, Target};
use crate::{Scene, owner};

/// From one space to the next, and from one track to the next.
const SPACE: f64 = 25.0;
const PITCH: f64 = 35.0;
/// The middle of the first space.
const LEFT: f64 = -84.0;

/// All tracks around the origin.
pub(super) fn tracks(scene: &Scene<'_, Antarctica>) -> Markup {
    let pitch = PITCH.min(146.0 / (scene.view.tracks.len() as f64 - 1.0));
    let middle = (scene.view.tracks.len() as f64 - 1.0) / 2.0;
    let y_of = |index: usize| (index as f64 - middle) * pitch;
    html! {
        @for (index, track) in scene.view.tracks.iter().enumerate() {
            (row(scene, track, y_of(index)))
        }
        g id="track-marks" class="marks" aria-hidden="true" {
            @for (index, track) in scene.view.tracks.iter().enumerate() {
                (points(scene, track, y_of(index)))
            }
        }
        g id="cubes" aria-hidden="true" {
            @for (index, track) in scene.view.tracks.iter().enumerate() {
                @for seat in scene.seats() { (cube(track, seat, y_of(index))) }
            }
        }
    }
}

/// The choice of a track, whatever it is for.
pub(super) fn target(scene: &Scene<'_, Antarctica>, track: &TrackView) -> Option<(Action, Target)> {
    let actions = [Action::Advance(track.track), Action::Research(track.track)];
    actions.into_iter().find_map(|action| Some((action, scene.target(action)?)))
}

/// The middle of a space.
fn middle_of(space: u8) -> f64 {
    LEFT + f64::from(space - 1) * SPACE
}

/// What never changes of the tracks: icons and beads, and what they are worth.
pub(super) fn symbols(scene: &Scene<'_, Antarctica>) -> Markup {
    let content = scene.view.options.content.get();
    html! {
        @for track in &scene.view.tracks {
            @let info = &content.tracks[track.track.index()];
            (symbol(&spaces_id(track), "ant", &spaces(content, info)))
            (symbol(&points_id(track), "ant", &worths(track, info)))
        }
    }
}

fn spaces_id(track: &TrackView) -> String {
    format!("art-{}", track.track)
}

fn points_id(track: &TrackView) -> String {
    format!("art-{}-points", track.track)
}

/// The buildings of a track and its beads with their signs.
fn spaces(content: &Content, info: &TrackInfo) -> Markup {
    let icons: Vec<_> = info.icons.iter().collect();
    html! {
        @for (index, icon) in icons.iter().enumerate() {
            @let shift = (index as f64 - (icons.len() as f64 - 1.0) / 2.0) * 12.0;
            @let size = if icons.len() > 1 { 19.0 } else { 25.0 };
            g class=(buildings::family(content.categories[icon.index()])) {
                (buildings::piece(*icon, Point::new(LEFT - 28.0 + shift, shift * 0.4), size))
            }
        }
        path class="route" d=(format!("M{LEFT},0H{:.0}", middle_of(info.len()))) {}
        @for space in 1..=info.len() { (bead(space, info.symbol(space), false)) }
    }
}

fn bead(space: u8, effect: Option<Effect>, is_used: bool) -> Markup {
    let color = effect.map_or("", |effect| if effect.is_blue() { " blue" } else { " red" });
    html! {
        g class={ "bead" (color) @if is_used { " used" } } transform=(Point::new(middle_of(space), 0.0).translate()) {
            circle r=(if effect.is_some() { 12.0 } else { 10.8 }) {}
            @if let Some(effect) = effect {
                g transform="translate(0,-4.6) scale(0.86)" { (pieces::effect(effect)) }
                @if is_used { path class="struck" d="M-8,8L8,-8" {} }
            }
        }
    }
}

fn row(scene: &Scene<'_, Antarctica>, track: &TrackView, y: f64) -> Markup {
    let info = &scene.view.options.content.get().tracks[track.track.index()];
    let choice = target(scene, track);
    let width = 60.0 + SPACE * f64::from(info.len());
    // Names are shown where they are no part of a button.
    let named = (1..=info.len()).filter(|_| choice.is_none());
    let drawing = html! {
        rect class="lane" x=(LEFT - 58.0) y="-16" width=(format!("{width:.0}")) height="32" rx="16" {}
        (shown(&spaces_id(track), ""))
        @for space in &track.used { (bead(*space, info.symbol(*space), true)) }
        @for (space, effect) in named.filter_map(|space| Some((space, info.symbol(space)?))) {
            circle class="target-hit" cx=(middle_of(space)) r="12" {
                title { (effect_name(scene.words, effect)) }
            }
        }
    };
    let number = track_number(track.track);
    Spot {
        id: &format!("track-{}", track.track),
        class: if track.is_open { "track" } else { "track closed" },
        transform: Some(Point::new(0.0, y).translate()),
        label: choice.as_ref().map_or_else(
            || scene.say("ant-track", &[("track", number.into())]),
            |(action, _)| promise(scene, *action),
        ),
        target: choice.map(|(_, target)| target),
    }
    .draw(&drawing)
}

/// The number of a track and what its spaces are worth.
fn worths(track: &TrackView, info: &TrackInfo) -> Markup {
    html! {
        g class="track-points" {
            text class="track-number" x=(LEFT - 49.0) y="5" { (track_number(track.track)) }
            @for space in 1..=info.len() {
                @let is_symbol = info.symbol(space).is_some();
                text class=[is_symbol.then_some("on-symbol")] x=(middle_of(space)) y=(if is_symbol { 9.4 } else { 4.0 }) { (info.points(space)) }
            }
        }
    }
}

/// The same, apart from the beads so that it is no part of a button's name.
fn points(scene: &Scene<'_, Antarctica>, track: &TrackView, y: f64) -> Markup {
    html! {
        g class="track-points" transform=(Point::new(0.0, y).translate()) {
            @if track.is_open { (shown(&points_id(track), "")) }
            @else { text class="closed-label" x=(LEFT + 84.0) y="4" { (scene.get("ant-track-closed")) } }
        }
    }
}

fn cube(track: &TrackView, seat: Seat, y: f64) -> Markup {
    let space = track.cubes[seat];
    if space == 0 {
        return html! {};
    }
    html! {
        g id={ "piece-cube-" (track.track) "-" (u8::from(seat)) } class="piece cube-piece"
            transform=(Point::new(middle_of(space), y).translate()) {
            rect class={ "cube-body seat-" (u8::from(seat)) } x="-10" y="-10" width="20" height="20" rx="3" {}
            g transform="scale(1.15)" { (owner::shape(seat)) }
        }
    }
}
