//! A turn that is being put together. It lives in the page only, written like the actions it leads
//! to; what it will do comes from the game's own preview.

use aquasphere::{Action, AquaSphere, OpenQuestion, Preview, Sector};
use table::{Refusal, Seat};

use crate::Scene;
use crate::target::Target;

/// Between two actions of a draft, and of a list that is sent.
const THEN: &str = "; ";
/// A page that sends a longer draft is not ours.
const MOST_ACTIONS: usize = 12;

/// Actions, completed with what a player would answer without thinking, and all they do.
pub(super) struct Plan {
    /// Everything that will be sent.
    pub(super) actions: Vec<Action>,
    /// The questions among them with what is answered now.
    pub(super) answers: Vec<Answer>,
    pub(super) preview: Preview,
}

/// A question that a plan answers; another answer makes another plan.
pub(super) struct Answer {
    pub(super) question: OpenQuestion,
    pub(super) chosen: Action,
    /// The actions before it.
    before: Vec<Action>,
}

impl Answer {
    /// The draft with another answer here. Later questions are asked anew.
    pub(super) fn instead(&self, action: Action) -> String {
        let actions: Vec<Action> = self.before.iter().copied().chain([action]).collect();
        written(&actions)
    }

    /// All that would happen with another answer here.
    pub(super) fn then(
        &self,
        scene: &Scene<'_, AquaSphere>,
        seat: Seat,
        action: Action,
    ) -> Option<Plan> {
        let actions: Vec<Action> = self.before.iter().copied().chain([action]).collect();
        Plan::of(scene, seat, &actions).ok()
    }

    /// The draft without this answer.
    pub(super) fn without(&self) -> String {
        written(&self.before)
    }
}

fn written(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(THEN)
}

impl Plan {
    /// What the viewer has begun; while something is asked, the usual answers to it. Nothing that
    /// is not possible now.
    pub(super) fn shown(scene: &Scene<'_, AquaSphere>) -> Option<Self> {
        let seat = scene.deciding()?;
        let is_asked = !scene.view.table.tasks.is_empty();
        let begun = read(scene.draft).filter(|begun| !begun.is_empty() || is_asked);
        let begun = begun.and_then(|begun| Self::of(scene, seat, &begun).ok());
        begun.or_else(|| is_asked.then(|| Self::of(scene, seat, &[]).ok()).flatten())
    }

    /// These actions and the usual answers to what they leave open, or the rule that forbids them.
    pub(super) fn of(
        scene: &Scene<'_, AquaSphere>,
        seat: Seat,
        begun: &[Action],
    ) -> Result<Self, Refusal> {
        let view = scene.view;
        let mut actions: Vec<Action> = Vec::new();
        let mut answers = Vec::new();
        let mut preview = view.preview(seat, &[])?;
        loop {
            let usual = preview.open.as_ref().and_then(|open| open.usual);
            let next = begun.get(actions.len()).copied().or(usual);
            let Some(next) = next.filter(|_| actions.len() < MOST_ACTIONS) else { break };
            if let Some(question) = preview.open {
                answers.push(Answer { question, chosen: next, before: actions.clone() });
            }
            actions.push(next);
            preview = view.preview(seat, &actions)?;
        }
        Ok(Self { actions, answers, preview })
    }

    /// The question that has no usual answer, if one is left.
    pub(super) fn open(&self) -> Option<&OpenQuestion> {
        self.preview.open.as_ref()
    }

    /// Whether a player may want to answer something otherwise than usual, besides leaving the
    /// action of a robot undone.
    pub(super) fn leaves_a_choice(&self) -> bool {
        let is_plain = |action: &Action| matches!(action, Action::Perform | Action::Skip);
        let asked = self.answers.iter().map(|answer| &answer.question).chain(self.open());
        asked
            .into_iter()
            .any(|question| question.options.len() > 1 && !question.options.iter().all(is_plain))
    }

    /// The draft that answers the open question.
    pub(super) fn with(&self, action: Action) -> String {
        let actions: Vec<Action> = self.actions.iter().copied().chain([action]).collect();
        written(&actions)
    }

    /// The whole as it is sent.
    pub(super) fn notation(&self) -> String {
        written(&self.actions)
    }

    pub(super) fn first(&self) -> Option<Action> {
        self.actions.first().copied()
    }

    /// Where the robot of the plan is used.
    pub(super) fn sector(&self) -> Option<Sector> {
        match self.first() {
            Some(Action::Deploy(_, sector)) => Some(sector),
            _ => None,
        }
    }

    /// Carries the plan out, if nothing is open.
    pub(super) fn commit(&self) -> Option<Target> {
        let is_ready = self.open().is_none() && !self.actions.is_empty();
        is_ready.then(|| Target { act: Some(self.notation()), ..Target::default() })
    }
}

/// A first action as something to click: it shows its plan, and clicked again carries it out. What
/// is not possible says why.
pub(super) fn begins(
    scene: &Scene<'_, AquaSphere>,
    plan: Option<&Plan>,
    action: Action,
) -> Option<Target> {
    let offered = scene.offered(action)?;
    if let Some(refusal) = &offered.refusal {
        return Some(scene.refused(refusal));
    }
    let shown = plan.filter(|plan| plan.first() == Some(action)).and_then(Plan::commit);
    let draft = || Target { draft: Some(action.to_string()), ..Target::default() };
    Some(shown.unwrap_or_else(draft))
}

/// Reads a draft; `None` if it is not one of ours.
fn read(draft: Option<&str>) -> Option<Vec<Action>> {
    let words = draft.unwrap_or_default();
    if words.is_empty() {
        return Some(Vec::new());
    }
    words.split(THEN).take(MOST_ACTIONS).map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_reads_what_it_writes() {
        let text = "deploy lab C; return time; perform; leave A";
        let actions = read(Some(text)).expect("four actions");
        assert_eq!(actions.len(), 4);
        assert_eq!(written(&actions), text);
    }

    #[test]
    fn nonsense_is_no_draft() {
        for text in ["deploy", "deploy lab Z", "perform; <b>", "; "] {
            assert_eq!(read(Some(text)), None, "{text:?}");
        }
        assert_eq!(read(None), Some(Vec::new()));
    }
}
