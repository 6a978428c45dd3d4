//! The dock: what is asked with its answers, the turn of the action phase, or what is being put
//! together with all it will do.

use frostpunk::{Action, Frame, Frostpunk};
use maud::{Markup, html};

use super::outlook::Outlook;
use super::places::{self, Place, begins, is_turn};
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
        div id="turn" class={ "frost-turn" @if is_off_map(scene, plan) { " asks" } } {
            @match (scene.deciding(), plan) {
                (Some(_), Some(plan)) => {
                    @if plan.chosen == 0 { (day_sheet(scene)) }
                    (draft::draft(scene, plan, now, then))
                }
                (Some(_), None) => {
                    (day_sheet(scene))
                    @if let Some(site) = Site::looked_at(scene) { (sheet::sheet(scene, site)) }
                    @else if is_turn(&scene.view.table) { (menu::menu(scene)) }
                    @else { (answers::answers(scene, now)) }
                }
                (None, _) => {
                    (day_sheet(scene))
                    // Before the first day nothing is foreseen.
                    @if !now.forecast.items.is_empty() {
                        p class="help" { (scene.get("fro-wait-help")) }
                        (reckoning::list(scene, now))
                    }
                }
            }
        }
    }
}

/// Whether what is asked is answered here and not on the map: a phone then shows it above the map.
fn is_off_map(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> bool {
    let open = plan.and_then(|plan| Some((&plan.after, &plan.open.as_ref()?.answers)));
    // What is proposed before anything is chosen.
    let proposed = plan.filter(|plan| plan.chosen == 0).map(|plan| &plan.actions);
    let is_here = |table: &Frostpunk, action: Action| match places::place_of(table, action) {
        None | Some(Place::Heat(_)) => true,
        // What may be torn down is beside the point of what to build.
        Some(_) => matches!(action, Action::Demolish(_)),
    };
    match open {
        Some((table, answers)) => answers.iter().all(|action| is_here(table, *action)),
        None if proposed.is_some() => {
            proposed.into_iter().flatten().all(|action| is_here(&scene.view.table, *action))
        }
        None => {
            let table = &scene.view.table;
            scene.deciding().is_some()
                && !places::is_turn(table)
                && places::legal(scene).all(|action| is_here(table, action))
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
/// What nobody has read cannot be weighed, and to do without something says all it does.
const fn is_weighed(frame: Frame, action: Action) -> bool {
    if matches!(action, Action::Explore | Action::Decline | Action::No) {
        return false;
    }
    matches!(
        frame,
        Frame::EventOption { .. }
            | Frame::Choose { .. }
            | Frame::Explored { .. }
            | Frame::Goal { .. }
            | Frame::Fuel
            | Frame::Enact { .. }
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
            None if is_weighed(frame, action) => begins(scene, None, action),
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
    let (after, _) = done(&scene.view.table, scene.hand, &[action])?;
    asks_twice(scene, &after)
}
