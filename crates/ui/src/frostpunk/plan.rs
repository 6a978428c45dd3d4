//! What is being put together: it lives in the page only, written like the actions it leads to. All
//! it will do is found out by doing it on a copy of the table. A plan may hold several turns of the
//! action phase, and what the page proposes to answer (ADR 35).

use frostpunk::{Action, Event, Field, Forecast, Frame, Frostpunk, Reason};
use table::{Game, Journal, MOST_ANNOUNCED, Seat, Seats, Turn, Viewer};

use super::places::{Place, is_turn, place_of};
use super::{phase_of, proposals};
use crate::Scene;
use crate::target::Target;

/// Between two actions of a draft, and of a list that is sent.
const THEN: &str = "; ";
/// Says that something is to stand on a field before it is known what.
const AT: &str = "at ";

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
    /// What the same hand is asked then.
    pub(super) open: Option<Open>,
    /// How many of the actions the viewer has chosen; the page proposes the others.
    pub(super) chosen: usize,
    /// Where its turns begin; the first one begins with it.
    turns: Vec<Begun>,
    /// What can be done in the latest of several turns.
    pub(super) legal: Vec<Action>,
    /// What the page proposes an answer to, the latest.
    pub(super) proposed: Option<Begun>,
}

/// A part of a plan: how many actions come before it, and the table at which it begins.
pub(super) struct Begun {
    pub(super) first: usize,
    pub(super) table: Frostpunk,
}

/// A question that stays open, with its answers.
pub(super) struct Open {
    pub(super) frame: Frame,
    pub(super) answers: Vec<Action>,
}

impl Plan {
    /// What the viewer has begun, with what the page proposes; nothing that is not possible now.
    /// In a lesson everything is asked.
    pub(super) fn shown(scene: &Scene<'_, Frostpunk>) -> Option<Self> {
        scene.deciding()?;
        let hand = scene.hand;
        let table = &scene.view.table;
        let (mut actions, at) = match scene.draft {
            Some(draft) if !draft.is_empty() => read(draft)?,
            _ => (Vec::new(), None),
        };
        let chosen = actions.len();
        let mut plan = Self::of(table, hand, &actions)?;
        while let Some(open) = plan.open.as_ref().filter(|_| !scene.is_lesson && at.is_none())
            && let Some(best) = proposals::of(&plan.after, hand, open.frame).into_iter().next()
        {
            actions.extend(best);
            plan = Self::of(table, hand, &actions)?;
        }
        (plan.at, plan.chosen) = (at, chosen);
        (!plan.actions.is_empty()).then_some(plan)
    }

    /// These actions of a hand; `None` if they are not possible one after the other.
    pub(super) fn of(table: &Frostpunk, hand: Seats, actions: &[Action]) -> Option<Self> {
        let (mut after, mut journal) = (table.clone(), Journal::default());
        let (mut turns, mut proposed) = (Vec::new(), None);
        for (index, action) in actions.iter().enumerate() {
            let begun = || Begun { first: index, table: after.clone() };
            let before = index.checked_sub(1).map(|index| actions[index]);
            match before {
                Some(before) if !is_turn(&after) || prepares(before) => {}
                _ => turns.push(begun()),
            }
            let frame = after.questions.top();
            // Of several points the first one begins what is proposed as a whole.
            let goes_on = before.is_some_and(|before| matches!(before, Action::Name(_)));
            if frame.is_some_and(proposals::is_proposed) && !(goes_on && proposed.is_some()) {
                proposed = Some(begun());
            }
            take(&mut after, hand, *action, &mut journal)?;
        }
        let events = journal.readable(Viewer::Spectator).copied().collect();
        let forecast = after.forecast();
        let is_part = |frame: &Frame| !matches!(frame, Frame::Turn { .. });
        let frame =
            after.questions.top().filter(|frame| is_part(frame) && goes_on(table, &after, hand));
        let open = frame.map(|frame| Open { frame, answers: possible(&after, hand) });
        let legal = match &turns[..] {
            [_, .., last] => possible(&last.table, hand),
            _ => Vec::new(),
        };
        let (actions, chosen) = (actions.to_vec(), actions.len());
        Some(Self {
            actions,
            at: None,
            after,
            events,
            forecast,
            open,
            chosen,
            turns,
            legal,
            proposed,
        })
    }

    /// The turn that is being put together: the latest.
    pub(super) fn turn(&self) -> &[Action] {
        &self.actions[self.earlier().len()..]
    }

    /// What is done in the turns before it.
    pub(super) fn earlier(&self) -> &[Action] {
        &self.actions[..self.turns.last().map_or(0, |turn| turn.first)]
    }

    /// The table at which the latest turn begins.
    pub(super) fn base(&self) -> &Frostpunk {
        self.turns.last().map_or(&self.after, |turn| &turn.table)
    }

    /// The turns before the latest one: the table at which each begins, and its actions.
    pub(super) fn earlier_turns(&self) -> impl Iterator<Item = (&Frostpunk, &[Action])> {
        let ends = self.turns.iter().skip(1).map(|turn| turn.first);
        self.turns.iter().zip(ends).map(|(turn, end)| (&turn.table, &self.actions[turn.first..end]))
    }

    /// The draft with one more action.
    pub(super) fn with(&self, action: Action) -> String {
        let actions: Vec<Action> = self.actions.iter().copied().chain([action]).collect();
        written(&actions)
    }

    /// The action that the latest turn is about: fuel, a law's ability and a card only prepare it.
    pub(super) fn main(&self) -> Option<Action> {
        main_of(self.base(), self.turn())
    }

    /// What comes before the main action of the latest turn.
    pub(super) fn prepared(&self) -> Vec<Action> {
        self.turn().iter().copied().take_while(|action| prepares(*action)).collect()
    }

    /// The draft that does something else in the latest turn.
    pub(super) fn instead(&self, turn: &[Action]) -> String {
        written(&[self.earlier(), turn].concat())
    }

    /// Whether the latest turn is nothing but this action and what the page proposes with it.
    pub(super) fn is_just(&self, action: Action) -> bool {
        let turn = self.turn();
        let chosen = self.chosen.saturating_sub(self.earlier().len());
        turn.get(..chosen.max(1)) == Some(&[action])
    }

    /// The actions with what ends a construction: more parts are added to the plan before.
    pub(super) fn whole(&self) -> Vec<Action> {
        let has_built = self.turn().iter().any(|action| {
            matches!(action, Action::Field(_) | Action::Lay(_) | Action::Demolish(_))
        });
        let may_finish = self.open.as_ref().is_some_and(|open| {
            matches!(open.frame, Frame::Construct { .. }) && open.answers.contains(&Action::Finish)
        });
        let finish = (has_built && may_finish).then_some(Action::Finish);
        self.actions.iter().copied().chain(finish).collect()
    }

    /// Carries the plan out.
    pub(super) fn commit(&self, scene: &Scene<'_, Frostpunk>) -> Target {
        let confirm = asks_twice(scene, &self.after);
        Target { act: Some(written(&self.whole())), confirm, ..Target::default() }
    }

    /// What could be done in the next turn of the same hand, before anything else is learned: the
    /// table then, and the actions. Nothing where chance or somebody else comes first.
    pub(super) fn and_then(
        &self,
        table: &Frostpunk,
        hand: Seats,
    ) -> Option<(Frostpunk, Vec<Action>)> {
        let whole = self.whole();
        let is_complete = self.at.is_none() && whole.len() < MOST_ANNOUNCED;
        let (after, _) = done(table, hand, &whole).filter(|_| is_complete)?;
        let is_next = matches!(after.questions.top(), Some(Frame::Turn { has_fueled: false, .. }))
            && self.main().is_some_and(|main| !prepares(main))
            && is_turn(table)
            && goes_on(table, &after, hand);
        is_next.then(|| {
            let actions = possible(&after, hand);
            (after, actions)
        })
    }

    /// Whether what it leaves open, or proposes, is answered on the map.
    pub(super) fn is_placing(&self) -> bool {
        let is_place = |action: &Action| {
            let place = place_of(&self.after, *action);
            matches!(place, Some(Place::Field(_) | Place::Position(_)))
        };
        let is_open = self.open.as_ref().is_some_and(|open| open.answers.iter().any(is_place));
        is_open || self.movable().is_some()
    }

    /// A place that is only proposed, as the last of the plan: a click on the map puts it elsewhere.
    pub(super) fn movable(&self) -> Option<&Begun> {
        let is_place =
            |begun: &&Begun| begun.table.questions.top().is_some_and(proposals::is_place);
        let is_last =
            |begun: &&Begun| begun.first >= self.chosen && begun.first + 1 == self.actions.len();
        self.proposed.as_ref().filter(is_place).filter(is_last)
    }
}

/// The question before what ends the game, whatever the player wants to be asked.
pub(super) fn asks_twice(scene: &Scene<'_, Frostpunk>, after: &Frostpunk) -> Option<String> {
    let end = certain_end(after)?;
    Some(scene.say("fro-asks-twice", &[("end", super::names::end(scene.words, end).into())]))
}

/// The defeat that has come, or comes whatever is drawn next.
pub(super) fn certain_end(after: &Frostpunk) -> Option<Reason> {
    after.doom().filter(|doom| doom.share >= 1.0).map(|doom| doom.end)
}

/// Whether an action only prepares the one that a turn is about. FRO-ACT-4.
fn prepares(action: Action) -> bool {
    matches!(action, Action::Fuel(_) | Action::Play(_) | Action::Ability(_))
}

/// The action that a turn or an answer is about.
pub(super) fn main_of(table: &Frostpunk, actions: &[Action]) -> Option<Action> {
    let is_main = |action: &&Action| !is_turn(table) || !prepares(**action);
    actions.iter().find(is_main).or_else(|| actions.last()).copied()
}

/// Who of a hand is asked: of the seats for which somebody decides.
pub(super) fn asked(table: &Frostpunk, hand: Seats) -> Option<Seat> {
    match table.turn() {
        Turn::Decide(seats) => seats.into_iter().find(|seat| hand.contains(*seat)),
        Turn::Chance | Turn::Over => None,
    }
}

/// All that can be done by whoever of a hand is asked.
pub(super) fn possible(table: &Frostpunk, hand: Seats) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = asked(table, hand) {
        table.actions(seat, &mut actions);
    }
    actions
}

/// Whether the same hand is asked on in the same phase: what comes in another one is not part of it.
fn goes_on(table: &Frostpunk, after: &Frostpunk, hand: Seats) -> bool {
    let is_asked = asked(after, hand).is_some();
    is_asked && after.round == table.round && phase_of(after) == phase_of(table)
}

/// Takes one action if it is possible. A place that nobody has explored is not looked into
/// (FRO-EXP-15).
fn take(
    table: &mut Frostpunk,
    hand: Seats,
    action: Action,
    journal: &mut Journal<Event>,
) -> Option<()> {
    let seat = asked(table, hand)?;
    let is_unread = action == Action::Explore;
    if is_unread || table.check(seat, action).is_err() {
        return None;
    }
    table.apply(seat, action, journal);
    Some(())
}

/// The table after some actions of a hand, and what happened.
pub(super) fn done(
    table: &Frostpunk,
    hand: Seats,
    actions: &[Action],
) -> Option<(Frostpunk, Vec<Event>)> {
    let (mut after, mut journal) = (table.clone(), Journal::default());
    for action in actions {
        take(&mut after, hand, *action, &mut journal)?;
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
    for word in draft.split(THEN).take(MOST_ANNOUNCED) {
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
