//! The dock: what is asked with its answers, the turn of the action phase, or what is being put
//! together with all it will do.

use frostpunk::{Action, Frame, Frostpunk};
use maud::{Markup, html};

use super::outlook::Outlook;
use super::places::{begins, is_turn};
use super::plan::{Plan, asks_twice, done};
use super::sheet::{self, Site};
use super::{answers, draft, menu, reckoning, signs};
use crate::target::Target;
use crate::{Scene, Told};

pub(super) fn dock(
    scene: &Scene<'_, Frostpunk>,
    plan: Option<&Plan>,
    now: Outlook<'_>,
    then: Outlook<'_>,
) -> Markup {
    if scene.view.ending.is_some() {
        return html! {};
    }
    html! {
        div id="turn" class="frost-turn" {
            @match (scene.deciding(), plan) {
                (Some(seat), Some(plan)) => (draft::draft(scene, seat, plan, now, then)),
                (Some(seat), None) => {
                    (day_sheet(scene))
                    @if let Some(site) = Site::looked_at(scene) { (sheet::sheet(scene, site)) }
                    @else if is_turn(&scene.view.table) { (menu::menu(scene)) }
                    @else { (answers::answers(scene, seat, now)) }
                }
                (None, _) => {
                    (day_sheet(scene))
                    p class="help" { (scene.get("fro-wait-help")) }
                    (reckoning::list(scene, now))
                }
            }
        }
    }
}

/// What the phases that ran by themselves have brought.
fn day_sheet(scene: &Scene<'_, Frostpunk>) -> Markup {
    html! {
        @if !scene.told_first.is_empty() {
            ul id="told-first" class="frost-told" aria-label=(scene.get("fro-day-sheet")) {
                @for Told { gravity, text, count } in &scene.told_first {
                    li class=[(*gravity == 0).then_some("grave")] { (text) @if *count > 1 { " × " (count) } }
                }
            }
        }
    }
}

/// Ends the work of the day for the viewer; it is always there.
pub(super) fn stop(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> Markup {
    if scene.own_seat().is_none() || scene.view.ending.is_some() {
        return html! {};
    }
    let label = html! { (signs::sign("stop")) (scene.get("fro-enough")) };
    match scene.offered(Action::Stop) {
        Some(offered) => {
            let target = match &offered.refusal {
                Some(refusal) => scene.refused(refusal),
                None => begins(scene, plan, Action::Stop),
            };
            scene.button(&target, "act-stop", "finish", Some("e"), &label)
        }
        None => {
            html! { button type="button" id="act-stop" class="button finish" disabled { (label) } }
        }
    }
}

/// Whether an answer to a question is weighed before it is given: the first click shows all it does.
pub(super) const fn is_weighed(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::EventOption { .. }
            | Frame::Choose { .. }
            | Frame::Explored { .. }
            | Frame::Goal { .. }
            | Frame::Fuel
            | Frame::Enact { .. }
            | Frame::Research
            | Frame::Advisor
            | Frame::Abilities { .. }
            | Frame::Mobilise
            | Frame::Beds
            | Frame::TakeAdvisor { .. }
            | Frame::GiveUp { .. }
            | Frame::AskHand { .. }
            | Frame::Confirm { .. }
            | Frame::Turn { .. }
            | Frame::TurnWith { .. }
    )
}

/// An answer as something to click.
pub(super) fn answer_target(scene: &Scene<'_, Frostpunk>, frame: Frame, action: Action) -> Target {
    match scene.offered(action) {
        Some(offered) => match &offered.refusal {
            Some(refusal) => scene.refused(refusal),
            None if is_weighed(frame) => begins(scene, None, action),
            None => {
                let target = scene.target(action).unwrap_or_default();
                Target { confirm: target.confirm.or_else(|| ends(scene, action)), ..target }
            }
        },
        None => Target::default(),
    }
}

/// The question before an answer that ends the game.
fn ends(scene: &Scene<'_, Frostpunk>, action: Action) -> Option<String> {
    let (after, _) = done(&scene.view.table, scene.deciding()?, &[action])?;
    asks_twice(scene, &after)
}
