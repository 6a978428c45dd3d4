//! Things to click: what they do, or why they do nothing.

use maud::{Markup, html};
use table::Refusal;

use crate::refusal::why_not;
use crate::{Confirm, Face, Offered, Scene};

/// The attributes of something to click: what it does, or why it does nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Target {
    /// The action to be sent.
    pub(crate) act: Option<String>,
    /// The draft to be shown.
    pub(crate) draft: Option<String>,
    /// The question to be answered first.
    pub(crate) confirm: Option<String>,
    /// The rule that forbids it.
    pub(crate) why: Option<&'static str>,
    /// The sentence of that rule, or what a click does now.
    pub(crate) reason: Option<String>,
    /// The id of what says so, where it is written once for several.
    pub(crate) described_by: Option<String>,
}

impl Target {
    /// The value of `aria-disabled`.
    pub(crate) fn disabled(&self) -> Option<&'static str> {
        self.why.map(|_| "true")
    }
}

/// Reasons that hold for many things to click, written once for all of them.
#[derive(Default)]
pub(crate) struct Reasons(Vec<String>);

impl Reasons {
    /// Leaves the reason of a target to be read here.
    pub(crate) fn take(&mut self, target: &mut Target) {
        let Some(reason) = target.reason.take_if(|_| target.why.is_some()) else { return };
        let known = self.0.iter().position(|other| *other == reason);
        let number = known.unwrap_or(self.0.len());
        if known.is_none() {
            self.0.push(reason);
        }
        target.described_by = Some(format!("reason-{number}"));
    }

    /// What is pointed at.
    pub(crate) fn written(&self) -> Markup {
        html! { div hidden { @for (number, reason) in self.0.iter().enumerate() { p id={ "reason-" (number) } { (reason) } } } }
    }
}

/// A part of a drawing that may be something to click.
pub(crate) struct Spot<'a> {
    /// The element's id.
    pub(crate) id: &'a str,
    /// Its classes; one that can be clicked is a `target` too, one that says why not is `dim`.
    pub(crate) class: &'a str,
    /// Where it is.
    pub(crate) transform: Option<String>,
    /// What a click does, in words.
    pub(crate) label: String,
    /// What a click does, or why it does nothing; `None` for a mere part of the drawing.
    pub(crate) target: Option<Target>,
}

impl Spot<'_> {
    /// The element with its content.
    pub(crate) fn draw(&self, content: &Markup) -> Markup {
        let target = self.target.clone().unwrap_or_default();
        let is_some = self.target.is_some();
        let state = match (is_some, target.why) {
            (false, _) => "",
            (true, None) => " target",
            (true, Some(_)) => " dim",
        };
        html! {
            g id=(self.id) class={ (self.class) (state) } transform=[&self.transform]
                role=[is_some.then_some("button")] tabindex=[is_some.then_some("0")]
                aria-label=[is_some.then_some(&self.label)] data-act=[&target.act]
                data-draft=[&target.draft]
                data-confirm=[&target.confirm] data-why=[target.why]
                aria-disabled=[target.disabled()] aria-description=[&target.reason]
                aria-describedby=[&target.described_by] {
                (content)
            }
        }
    }
}

impl<G: Face> Scene<'_, G> {
    /// What the viewer is told about an action, if it may be pointed at.
    pub(crate) fn offered(&self, action: G::Action) -> Option<&Offered<G::Action>> {
        self.choices.iter().find(|offered| offered.action == action)
    }

    /// The action as something to click; `None` when it cannot even be pointed at.
    pub(crate) fn target(&self, action: G::Action) -> Option<Target> {
        let offered = self.offered(action)?;
        Some(match &offered.refusal {
            Some(refusal) => self.refused(refusal),
            None => Target {
                act: Some(action.to_string()),
                confirm: self.confirm(action),
                ..Target::default()
            },
        })
    }

    /// Whether this action is what the viewer has begun.
    pub(crate) fn is_begun(&self, action: G::Action) -> bool {
        self.draft.is_some_and(|draft| draft == action.to_string())
    }

    /// An action that the first click only begins and shows. The second click on the same thing, or
    /// Enter, does it: no other question is asked then.
    pub(crate) fn two_clicks(&self, action: G::Action) -> Option<Target> {
        let target = self.target(action)?;
        let Some(act) = target.act else { return Some(target) };
        Some(if self.is_begun(action) {
            let reason = Some(self.get("table-begun"));
            Target { act: Some(act), reason, ..Target::default() }
        } else {
            Target { draft: Some(act), ..Target::default() }
        })
    }

    /// Something dim that says why.
    pub(crate) fn refused(&self, refusal: &Refusal) -> Target {
        Target {
            why: Some(refusal.rule.0),
            reason: Some(why_not::<G>(self.words, refusal)),
            ..Target::default()
        }
    }

    /// The question before an action, as far as the player wants one.
    pub(crate) fn confirm(&self, action: G::Action) -> Option<String> {
        let label = || ("action", self.label(action).into());
        match (self.look.confirm, G::loss(self, action)) {
            (Confirm::Never, _) | (Confirm::Losses, None) => None,
            (_, Some(loss)) => {
                Some(self.say("table-confirm-loss", &[label(), ("loss", loss.into())]))
            }
            (Confirm::Always, None) => Some(self.say("table-confirm-action", &[label()])),
        }
    }

    /// A button for an action, labeled with its phrase; nothing if it cannot be pointed at.
    pub(crate) fn action_button(
        &self,
        action: G::Action,
        id: &str,
        class: &str,
        key: Option<&str>,
    ) -> Markup {
        let Some(target) = self.target(action) else { return html! {} };
        self.button(&target, id, class, key, &html! { (self.label(action)) })
    }

    /// A button.
    #[expect(clippy::unused_self, reason = "reads like the other parts of a scene")]
    pub(crate) fn button(
        &self,
        target: &Target,
        id: &str,
        class: &str,
        key: Option<&str>,
        content: &Markup,
    ) -> Markup {
        html! {
            button type="button" id=(id) class={ "button " (class) } data-act=[&target.act]
                data-draft=[&target.draft] data-confirm=[&target.confirm] data-why=[target.why]
                aria-disabled=[target.disabled()] aria-description=[&target.reason]
                data-key=[key] {
                (content)
                @if let Some(key) = key.filter(|key| key.len() == 1) { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}
