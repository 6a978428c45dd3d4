//! The five research tracks: spaces with their points and symbols, and the cubes on them.

use antarctica::{Action, Antarctica, Content, Effect, TrackInfo, TrackView};
use maud::{Markup, html};
use table::Seat;

use super::{buildings, effect_name, pieces, track_number};
use crate::drawing::{Point, shown, symbol};
use crate::target::{Spot, Target};
use crate::{Face, Scene, owner};

/// The size of a space, and from one track to the next.
const SPACE: f64 = 16.5;
const PITCH: f64 = 21.5;
/// Where the first space begins.
const LEFT: f64 = -62.0;

/// All tracks around the origin.
pub(super) fn tracks(scene: &Scene<'_, Antarctica>) -> Markup {
    let middle = (scene.view.tracks.len() as f64 - 1.0) / 2.0;
    html! {
        @for (index, track) in scene.view.tracks.iter().enumerate() {
            (row(scene, track, (index as f64 - middle) * PITCH))
        }
        g id="track-marks" class="marks" aria-hidden="true" {
            @for (index, track) in scene.view.tracks.iter().enumerate() {
                (points(scene, track, (index as f64 - middle) * PITCH))
            }
        }
        g id="cubes" aria-hidden="true" {
            @for (index, track) in scene.view.tracks.iter().enumerate() {
                @for seat in scene.seats() { (cube(track, seat, (index as f64 - middle) * PITCH)) }
            }
        }
    }
}

/// The choice of a track, whatever it is for.
pub(super) fn target(scene: &Scene<'_, Antarctica>, track: &TrackView) -> Option<(Action, Target)> {
    let actions = [Action::Advance(track.track), Action::Research(track.track)];
    actions.into_iter().find_map(|action| Some((action, scene.target(action)?)))
}

/// The left edge of a space.
fn left_of(space: u8) -> f64 {
    LEFT + f64::from(space - 1) * SPACE
}

/// What never changes of the tracks: icons and spaces, and what the spaces are worth.
pub(super) fn symbols(scene: &Scene<'_, Antarctica>) -> Markup {
    let content = scene.view.options.content.get();
    html! {
        @for track in &scene.view.tracks {
            @let info = &content.tracks[track.track.index()];
            (symbol(&spaces_id(track), "ant", &spaces(content, info)))
            (symbol(&points_id(track), "ant", &html! {
                g class="track-points" {
                    @for space in 1..=info.len() {
                        text x=(format!("{:.1}", left_of(space) + SPACE / 2.0)) y="-2.4" { (info.points(space)) }
                    }
                }
            }))
        }
    }
}

fn spaces_id(track: &TrackView) -> String {
    format!("art-{}", track.track)
}

fn points_id(track: &TrackView) -> String {
    format!("art-{}-points", track.track)
}

/// The buildings of a track and its spaces with their symbols.
fn spaces(content: &Content, info: &TrackInfo) -> Markup {
    let icons: Vec<_> = info.icons.iter().collect();
    html! {
        @for (index, icon) in icons.iter().enumerate() {
            @let shift = (index as f64 - (icons.len() as f64 - 1.0) / 2.0) * 9.0;
            @let scale = if icons.len() > 1 { 0.72 } else { 1.0 };
            g class={ "building " (buildings::family(content.categories[icon.index()])) }
                transform=(format!("translate({:.1},{:.1}) scale({scale})", LEFT - 12.0 + shift, shift * 0.5)) {
                (buildings::piece(*icon))
            }
        }
        @for space in 1..=info.len() { (space_drawing(space, info.symbol(space), false)) }
    }
}

fn space_drawing(space: u8, effect: Option<Effect>, is_used: bool) -> Markup {
    let color = effect.map_or("", |effect| if effect.is_blue() { " blue" } else { " red" });
    html! {
        g class={ "track-space" (color) @if is_used { " used" } }
            transform=(Point::new(left_of(space), -9.0).translate()) {
            rect x="0.6" y="0" width=(SPACE - 1.2) height="18" rx="3" {}
            @if let Some(effect) = effect {
                g transform=(format!("translate({},12.4)", SPACE / 2.0)) {
                    (pieces::effect(effect))
                    @if is_used { path class="struck" d="M-5,4.4L5,-4.4" {} }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_, Antarctica>, track: &TrackView, y: f64) -> Markup {
    let info = &scene.view.options.content.get().tracks[track.track.index()];
    let choice = target(scene, track);
    let width = 26.0 + SPACE * f64::from(info.len());
    // Names are shown where they are no part of a button.
    let named = (1..=info.len()).filter(|_| choice.is_none());
    let drawing = html! {
        rect class="lane" x=(LEFT - 24.0) y="-10.5" width=(format!("{width:.1}")) height="21" rx="5" {}
        (shown(&spaces_id(track), "track-spaces"))
        @for space in &track.used { (space_drawing(*space, info.symbol(*space), true)) }
        @for (space, effect) in named.filter_map(|space| Some((space, info.symbol(space)?))) {
            rect class="target-hit" x=(format!("{:.1}", left_of(space))) y="-9" width=(SPACE) height="18" {
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
            |(action, _)| Antarctica::label(scene.words, *action),
        ),
        target: choice.map(|(_, target)| target),
    }
    .draw(&drawing)
}

/// What the spaces are worth, apart from them so that it is no part of a button's name.
fn points(scene: &Scene<'_, Antarctica>, track: &TrackView, y: f64) -> Markup {
    html! {
        g transform=(Point::new(0.0, y).translate()) {
            @if track.is_open { (shown(&points_id(track), "")) }
            @else { text class="closed-label small" x="10" y="4" { (scene.get("ant-text-closed")) } }
        }
    }
}

fn cube(track: &TrackView, seat: Seat, y: f64) -> Markup {
    let space = track.cubes[seat];
    if space == 0 {
        return html! {};
    }
    let at = Point::new(left_of(space) + SPACE / 2.0, y + 3.8);
    html! {
        g id={ "piece-cube-" (track.track) "-" (u8::from(seat)) } class="piece cube-piece" transform=(at.translate()) {
            rect class={ "cube-body seat-" (u8::from(seat)) } x="-6" y="-5" width="12" height="10" rx="2" {}
            g transform="scale(0.68)" { (owner::shape(seat)) }
        }
    }
}
