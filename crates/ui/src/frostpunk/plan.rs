//! What is being put together: it lives in the page only, written like the actions it leads to. All
//! it will do is found out by doing it on a copy of the table.

use frostpunk::{Action, Event, Field, Forecast, Frame, Frostpunk};
use table::{Game, Journal, Seat, Turn, Viewer};

use super::phase_of;
use super::places::{Place, place_of};
use crate::Scene;
use crate::target::Target;

/// Between two actions of a draft, and of a list that is sent.
const THEN: &str = "; ";
/// Says that something is to stand on a field before it is known what.
const AT: &str = "at ";
/// A page that sends a longer draft is not ours.
const MOST_ACTIONS: usize = 24;

/// Actions, and all they do.
pub(super) struct Plan {
    pub(super) actions: Vec<Action>,
    /// Where something is to be built, as long as it is not known what.
    pub(super) at: Option<Field>,
    /// The table afterwards: at a draw of chance, at the next question, or at the end.
    pub(super) after: Frostpunk,
    pub(super) events: Vec<Event>,
    /// What comes then if nobody lifts a finger.
    pub(super) forecast: Forecast,
    /// What the same seat is asked then.
    pub(super) open: Option<Open>,
}

/// A question that stays open, with its answers.
pub(super) struct Open {
    pub(super) frame: Frame,
    pub(super) answers: Vec<Action>,
}

impl Plan {
    /// What the viewer has begun; nothing that is not possible now.
    pub(super) fn shown(scene: &Scene<'_, Frostpunk>) -> Option<Self> {
        let seat = scene.deciding()?;
        let (actions, at) = read(scene.draft?)?;
        let mut plan = Self::of(&scene.view.table, seat, &actions)?;
        plan.at = at;
        Some(plan)
    }

    /// These actions of a seat; `None` if they are not possible one after the other.
    pub(super) fn of(table: &Frostpunk, seat: Seat, actions: &[Action]) -> Option<Self> {
        let (after, events) = done(table, seat, actions)?;
        let forecast = after.forecast();
        let is_asked = matches!(after.turn(), Turn::Decide(seats) if seats.contains(seat));
        // What comes in another phase or another turn is not part of this.
        let goes_on = after.round == table.round && phase_of(&after) == phase_of(table);
        let is_part = |frame: &Frame| is_asked && goes_on && !matches!(frame, Frame::Turn { .. });
        let frame = after.questions.top().filter(is_part);
        let open = frame.map(|frame| {
            let mut answers = Vec::new();
            after.actions(seat, &mut answers);
            Open { frame, answers }
        });
        Some(Self { actions: actions.to_vec(), at: None, after, events, forecast, open })
    }

    /// The whole as it is sent.
    pub(super) fn notation(&self) -> String {
        written(&self.actions)
    }

    /// The draft with one more action.
    pub(super) fn with(&self, action: Action) -> String {
        let actions: Vec<Action> = self.actions.iter().copied().chain([action]).collect();
        written(&actions)
    }

    /// The action that the plan is about: fuel, a law's ability and a card only prepare it.
    pub(super) fn main(&self) -> Option<Action> {
        let is_main = |action: &&Action| !prepares(**action);
        self.actions.iter().find(is_main).or_else(|| self.actions.last()).copied()
    }

    /// What comes before the main action.
    pub(super) fn prepared(&self) -> Vec<Action> {
        self.actions.iter().copied().take_while(|action| prepares(*action)).collect()
    }

    /// Carries the plan out. Construction ends with it: more parts are added to the plan before.
    pub(super) fn commit(&self, scene: &Scene<'_, Frostpunk>) -> Target {
        let confirm = asks_twice(scene, &self.after);
        let has_built = self.actions.iter().any(|action| {
            matches!(action, Action::Field(_) | Action::Lay(_) | Action::Demolish(_))
        });
        let may_finish = self.open.as_ref().is_some_and(|open| {
            matches!(open.frame, Frame::Construct { .. }) && open.answers.contains(&Action::Finish)
        });
        let act = if has_built && may_finish { self.with(Action::Finish) } else { self.notation() };
        Target { act: Some(act), confirm, ..Target::default() }
    }

    /// Whether what it leaves open is answered on the map.
    pub(super) fn is_placing(&self) -> bool {
        let is_place = |action: &Action| {
            let place = place_of(&self.after, *action);
            matches!(place, Some(Place::Field(_) | Place::Position(_)))
        };
        self.open.as_ref().is_some_and(|open| open.answers.iter().any(is_place))
    }
}

/// The question before what ends the game, whatever the player wants to be asked.
pub(super) fn asks_twice(scene: &Scene<'_, Frostpunk>, after: &Frostpunk) -> Option<String> {
    let end = after.ending.filter(|reason| !reason.is_victory())?;
    Some(scene.say("fro-asks-twice", &[("end", super::names::end(scene.words, end).into())]))
}

/// Whether an action only prepares the one that a turn is about. FRO-ACT-4.
fn prepares(action: Action) -> bool {
    matches!(action, Action::Fuel(_) | Action::Play(_) | Action::Ability(_))
}

/// The table after some actions of a seat, and what happened. A place that nobody has explored is not
/// looked into (FRO-EXP-15).
pub(super) fn done(
    table: &Frostpunk,
    seat: Seat,
    actions: &[Action],
) -> Option<(Frostpunk, Vec<Event>)> {
    let mut after = table.clone();
    let mut journal = Journal::default();
    for action in actions {
        let is_asked = matches!(after.turn(), Turn::Decide(seats) if seats.contains(seat));
        let is_unread = *action == Action::Explore;
        if !is_asked || is_unread || after.check(seat, *action).is_err() {
            return None;
        }
        after.apply(seat, *action, &mut journal);
    }
    let events = journal.readable(Viewer::Spectator).copied().collect();
    Some((after, events))
}

pub(super) fn written(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(THEN)
}

/// The draft of construction work at a field.
pub(super) fn written_at(actions: &[Action], field: Field) -> String {
    format!("{}{THEN}{AT}{field}", written(actions))
}

/// Reads a draft; `None` if it is not one of ours.
pub(super) fn read(draft: &str) -> Option<(Vec<Action>, Option<Field>)> {
    let mut actions = Vec::new();
    let mut at = None;
    for word in draft.split(THEN).take(MOST_ACTIONS) {
        match word.strip_prefix(AT) {
            Some(field) => at = Some(field.parse().ok()?),
            None => actions.push(word.parse().ok()?),
        }
    }
    Some((actions, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_reads_what_it_writes() {
        let text = "fuel 2; construct worker; build tent; field n3.a";
        let (actions, at) = read(text).expect("four actions");
        assert_eq!((actions.len(), at), (4, None));
        assert_eq!(written(&actions), text);
        let (actions, at) = read("construct worker; at n3.a").expect("an action and a field");
        assert_eq!(at, Some(Field::N3A));
        assert_eq!(written_at(&actions, Field::N3A), "construct worker; at n3.a");
    }

    #[test]
    fn nonsense_is_no_draft() {
        for text in ["", "gather", "gather worker z9.a", "stop; <b>", "at nowhere"] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
