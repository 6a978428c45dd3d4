//! The reckoning: every line of the forecast in words, with how sure it is.

use frostpunk::{Frostpunk, Item, Kind};
use maud::{Markup, html};

use super::outlook::Outlook;
use super::{forecast_words, signs};
use crate::Scene;

/// Every line of the forecast, in order.
pub(super) fn list(scene: &Scene<'_, Frostpunk>, outlook: Outlook<'_>) -> Markup {
    html! {
        ul class="frost-reckoning" {
            @for item in &outlook.forecast.items {
                li {
                    (signs::sign(signs::of_phase(item.phase)))
                    span { (sentence(scene, item)) }
                    span class={ "frost-kind frost-sure-" (kind_name(item.kind)) } { (forecast_words::kind(scene.words, scene.names, item.kind)) }
                }
            }
        }
    }
}

/// Some lines of the forecast, for those who point at what they belong to.
pub(super) fn lines<'a>(
    scene: &Scene<'_, Frostpunk>,
    items: impl Iterator<Item = &'a Item>,
) -> Markup {
    html! {
        @for item in items {
            span class={ "frost-cause" @if item.kind != Kind::Certain { " frost-sure-" (kind_name(item.kind)) } } {
                (sentence_with_kind(scene, item))
            }
        }
    }
}

/// How sure a line is, by its id.
const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Certain => "certain",
        Kind::Chance { .. } => "chance",
        Kind::Choice { .. } => "choice",
        Kind::Unknown => "unknown",
    }
}

/// A line, and how sure it is.
pub(super) fn sentence_with_kind(scene: &Scene<'_, Frostpunk>, item: &Item) -> String {
    let kind = forecast_words::kind(scene.words, scene.names, item.kind);
    format!("{} ({kind})", sentence(scene, item))
}

/// A line: the cause with its numbers, and what follows.
pub(super) fn sentence(scene: &Scene<'_, Frostpunk>, item: &Item) -> String {
    let cause = forecast_words::cause(scene.words, item);
    let follows = forecast_words::effects(scene.words, &item.effect);
    std::iter::once(cause).chain(follows).collect::<Vec<_>>().join(" ")
}
