//! Click the place, not the pawn: what a click on a place of the table begins.

use frostpunk::{Action, Card, Field, Frame, Frostpunk, Nth, Pawn, Position, Route};
use table::Seats;

use super::plan::{Plan, done, possible, written, written_at};
use crate::Scene;
use crate::target::Target;

/// A place that an action is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Field(Field),
    Position(Position),
    /// Where snow is cleared from.
    Snow,
    /// Where construction work begins.
    Works,
    Route(Route),
    Slot(Card, Nth),
    /// A space of the heat track.
    Heat(u8),
}

/// Pawns in the order in which they are proposed: first a worker, an engineer only where one is
/// needed.
const PROPOSED: [Pawn; Pawn::COUNT] = [
    Pawn::Worker,
    Pawn::ChildWorker,
    Pawn::Child,
    Pawn::Automaton,
    Pawn::Engineer,
    Pawn::ChildEngineer,
];

/// The pawn of an action.
pub(super) fn pawn_of(action: Action) -> Option<Pawn> {
    action.sent().map(|(pawn, _)| pawn)
}

/// The place of an action. A discharge point is told by where it goes.
pub(super) fn place_of(table: &Frostpunk, action: Action) -> Option<Place> {
    Some(match action {
        Action::Gather(_, field)
        | Action::Use(_, field)
        | Action::Field(field)
        | Action::Demolish(field)
        | Action::Dig(field)
        | Action::Upgrade(field)
        | Action::Again(field) => Place::Field(field),
        Action::Lay(position) | Action::Blast(position) | Action::Shift(_, position) => {
            Place::Position(position)
        }
        Action::Clear(_) | Action::AgainClear => Place::Snow,
        Action::Construct(_) | Action::AgainConstruct => Place::Works,
        Action::Scout(_, route) | Action::Move(route) => Place::Route(route),
        Action::Special(_, card, slot) => Place::Slot(card, slot),
        Action::Fuel(coal) => Place::Heat(table.heat + coal.get()),
        _ => return None,
    })
}

/// An action without its pawn, as its place is named in the page.
pub(super) fn place_name(action: Action) -> String {
    let text = action.to_string();
    match pawn_of(action) {
        Some(pawn) => text.replacen(&format!(" {pawn}"), "", 1),
        None => text,
    }
}

/// Whether the turn of the action phase is being decided.
pub(super) fn is_turn(table: &Frostpunk) -> bool {
    matches!(table.questions.top(), Some(Frame::Turn { .. } | Frame::TurnWith { .. }))
}

/// The first of these actions in the order in which pawns are proposed.
pub(super) fn proposed(actions: impl Iterator<Item = Action>) -> Option<Action> {
    let rank = |action: &Action| {
        let pawn = pawn_of(*action);
        PROPOSED.iter().position(|other| Some(*other) == pawn)
    };
    actions.min_by_key(rank)
}

/// What can be done now without a reason against it.
pub(super) fn legal<'a>(scene: &'a Scene<'_, Frostpunk>) -> impl Iterator<Item = Action> + 'a {
    scene.choices.iter().filter(|offered| offered.refusal.is_none()).map(|offered| offered.action)
}

/// The answer to a question that a place is.
fn answer_at(table: &Frostpunk, hand: Seats, place: Place) -> Option<Action> {
    possible(table, hand).into_iter().find(|action| place_of(table, *action) == Some(place))
}

/// What can be done in the turn that is being put together.
fn legal_in(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> Vec<Action> {
    match plan.filter(|plan| !plan.earlier().is_empty()) {
        Some(plan) => plan.legal.clone(),
        None => legal(scene).collect(),
    }
}

/// What a click on a place does: it answers what is open, begins what can be done there, or says why
/// nothing can. The action is what it is about.
pub(super) fn target(
    scene: &Scene<'_, Frostpunk>,
    plan: Option<&Plan>,
    place: Place,
) -> Option<(Target, Option<Action>)> {
    let table = &scene.view.table;
    scene.deciding()?;
    if let Some((plan, movable)) = plan.and_then(|plan| Some((plan, plan.movable()?)))
        && let Some(action) = answer_at(&movable.table, scene.hand, place)
    {
        let draft = Some(written(&[&plan.actions[..movable.first], &[action]].concat()));
        return Some((Target { draft, ..Target::default() }, Some(action)));
    }
    if let Some((plan, open)) = plan.and_then(|plan| Some((plan, plan.open.as_ref()?))) {
        let is_here = |action: &&Action| place_of(&plan.after, **action) == Some(place);
        if let Some(action) = open.answers.iter().find(is_here) {
            let draft = Some(plan.with(*action));
            return Some((Target { draft, ..Target::default() }, Some(*action)));
        }
        if let (Frame::Construct { .. }, Place::Field(field)) = (open.frame, place)
            && is_free(&plan.after, field)
        {
            let draft = Some(written_at(&plan.actions, field));
            return Some((Target { draft, ..Target::default() }, None));
        }
    }
    // A place that is clicked then is another one for the turn being put together.
    let base = plan.map_or(&**table, Plan::base);
    let legal = || legal_in(scene, plan);
    let here = legal().into_iter().filter(|action| place_of(base, *action) == Some(place));
    if let Some(action) = proposed(here) {
        return Some((begins(scene, plan, action), Some(action)));
    }
    if let (Place::Field(field), true) = (place, is_turn(base))
        && let Some(target) = builds(plan, base, &legal(), field)
    {
        return Some((target, None));
    }
    let refused =
        scene.choices.iter().find(|offered| place_of(table, offered.action) == Some(place));
    let refusal = refused?.refusal.as_ref()?;
    Some((scene.refused(refusal), None))
}

/// A first action as something to click: it shows all it will do, and clicked again does it.
pub(super) fn begins(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>, action: Action) -> Target {
    match plan {
        Some(plan) if plan.is_just(action) => plan.commit(scene),
        Some(plan) => Target { draft: Some(plan.instead(&[action])), ..Target::default() },
        None => Target { draft: Some(action.to_string()), ..Target::default() },
    }
}

/// Snow that a pawn could be sent to clear, each position with what a click on it begins.
pub(super) fn snow(scene: &Scene<'_, Frostpunk>, plan: Option<&Plan>) -> Vec<(Position, Target)> {
    let base = plan.map_or(&*scene.view.table, Plan::base);
    let works = legal_in(scene, plan).into_iter().filter(|it| matches!(it, Action::Clear(_)));
    let (Some(_), Some(clear), true) = (scene.deciding(), proposed(works), is_turn(base)) else {
        return Vec::new();
    };
    let earlier = plan.map_or(&[][..], Plan::earlier);
    let mut found = Vec::new();
    for land in [Action::Near, Action::Far] {
        let Some((after, _)) = done(base, scene.hand, &[clear, land]) else { continue };
        found.extend(possible(&after, scene.hand).into_iter().filter_map(|lay| {
            let Action::Lay(position) = lay else { return None };
            let draft = Some(written(&[earlier, &[clear, land, lay]].concat()));
            Some((position, Target { draft, ..Target::default() }))
        }));
    }
    found
}

/// An empty field: what may be built there.
fn builds(
    plan: Option<&Plan>,
    table: &Frostpunk,
    legal: &[Action],
    field: Field,
) -> Option<Target> {
    let works = legal.iter().copied().filter(|action| matches!(action, Action::Construct(_)));
    let earlier = plan.map_or(&[][..], Plan::earlier);
    let works = [earlier, &[proposed(works)?]].concat();
    let draft = Some(written_at(&works, field));
    is_free(table, field).then(|| Target { draft, ..Target::default() })
}

/// Whether something may be built on a field, as far as the field is concerned.
fn is_free(table: &Frostpunk, field: Field) -> bool {
    let state = &table.fields[field];
    table.is_open(field) && state.building.is_none() && !state.has_rubble && !state.has_pawn()
}

/// The draft that burns so much coal before what is being put together.
pub(super) fn fueled(plan: &Plan, coal: Option<Action>) -> Option<String> {
    let chosen = &plan.turn()[..plan.chosen.saturating_sub(plan.earlier().len())];
    let others = chosen.iter().copied().filter(|action| !matches!(action, Action::Fuel(_)));
    let turn: Vec<Action> = coal.into_iter().chain(others).collect();
    (!turn.is_empty()).then(|| plan.instead(&turn))
}
