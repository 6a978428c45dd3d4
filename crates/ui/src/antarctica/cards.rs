//! The building cards on offer: what they build, what they take, and what the viewer lacks.

use antarctica::{
    Action, Antarctica, BuildingCard, CardId, PhaseName, Pile, PileView, Requirement, Zones,
};
use maud::{Markup, html};

use super::{building_name, buildings, pieces, pile_name, resource_name, zone_number};
use crate::Scene;
use crate::target::Target;

/// The keys of the three piles, side by side on the keyboard.
const KEYS: [&str; Pile::COUNT] = ["c", "v", "b"];

pub(super) fn building_cards(scene: &Scene<'_, Antarctica>) -> Markup {
    let view = scene.view;
    if view.phase == PhaseName::Over {
        return html! {};
    }
    html! {
        section id="building-cards" class="building-cards" aria-labelledby="building-cards-title" {
            h2 id="building-cards-title" class="unseen" { (scene.get("ant-text-piles")) }
            @for (index, pile) in view.piles.iter().enumerate() { (pile_card(scene, pile, KEYS[index])) }
        }
    }
}

/// The open card of a pile. It is a button while the viewer may build, dim if it cannot be built.
fn pile_card(scene: &Scene<'_, Antarctica>, pile: &PileView, key: &str) -> Markup {
    let id = format!("pile-{}", pile.pile);
    let Some(top) = pile.top else {
        return html! {
            div id=(id) class="building-card none" { (scene.say("ant-pile-empty", &[("pile", pile_name(scene.words, pile.pile).into())])) }
        };
    };
    let card = scene.view.options.content.get().card(top);
    let content = face_of(scene, pile, top, card);
    let family =
        buildings::family(scene.view.options.content.get().categories[card.builds.index()]);
    match target(scene, pile) {
        Some(target) => {
            let is_begun = way_to_build(scene, pile.pile).is_some_and(|way| scene.is_begun(way));
            let begun = if is_begun { " begun" } else { "" };
            let class = format!("building-card {family}{begun}");
            let key = target.act.is_some().then_some(key);
            let content = html! {
                @if is_begun { span class="once-more" aria-hidden="true" { (scene.get("table-begun")) } }
                (content)
            };
            scene.button(&target, &id, &class, key, &content)
        }
        None => html! { div id=(id) class={ "building-card " (family) } { (content) } },
    }
}

/// Building without a resource card if that is possible, else with one; else why not.
fn target(scene: &Scene<'_, Antarctica>, pile: &PileView) -> Option<Target> {
    scene.target(way_to_build(scene, pile.pile)?)
}

/// How the open card of a pile is built: without a resource card if that is possible, else with one.
pub(super) fn way_to_build(scene: &Scene<'_, Antarctica>, pile: Pile) -> Option<Action> {
    let plain = scene.offered(Action::Build(pile))?;
    let with_card = scene.offered(Action::BuildWithCard(pile));
    let needs_card = plain.refusal.is_some() && with_card.is_some_and(|way| way.refusal.is_none());
    Some(if needs_card { Action::BuildWithCard(pile) } else { plain.action })
}

fn face_of(
    scene: &Scene<'_, Antarctica>,
    pile: &PileView,
    top: CardId,
    card: &BuildingCard,
) -> Markup {
    let categories = &scene.view.options.content.get().categories;
    html! {
        span class="card-scene" { (buildings::icon(card.builds, categories[card.builds.index()])) }
        span class="card-head" {
            @let name = scene.get(&format!("ant-pile-short-{}", pile.pile));
            @let below = scene.say("ant-pile-below", &[("pile", name.into()), ("count", pile.deck.len().into())]);
            span class="eyebrow" { (below) }
            strong { (building_name(scene.words, card.builds)) @if card.star { span class="star" { " ★" span class="unseen" { (scene.get("ant-star")) } } } }
        }
        span class="needs" {
            @match scene.own_seat() {
                Some(seat) => {
                    @for need in scene.view.requirements(seat, top) { (requirement(scene, &need)) }
                }
                None => {
                    @for building in card.requires.iter() {
                        span class="need" {
                            (buildings::icon(building, categories[building.index()]))
                            span { (building_name(scene.words, building)) }
                        }
                    }
                }
            }
        }
        span class="card-foot" {
            span title=(scene.get("ant-takes-scientists")) {
                (pieces::scientist_icon()) (pile.scientists)
                span class="unseen" { " " (scene.get("ant-takes-scientists")) }
            }
            span title=(scene.get("ant-gives-steps")) {
                "+" (card.steps) (step_icon())
                span class="unseen" { " " (scene.get("ant-gives-steps")) }
            }
        }
    }
}

/// A required building: where the viewer can use it, or what is missing.
fn requirement(scene: &Scene<'_, Antarctica>, need: &Requirement) -> Markup {
    let category = scene.view.options.content.get().categories[need.building.index()];
    let (class, sentence) = match (need.reached_in.is_empty(), need.stand_in) {
        (false, _) => {
            ("has", scene.say("ant-need-has", &[("zones", zone_list(need.reached_in).into())]))
        }
        (true, Some(resource)) => {
            let card = resource_name(scene.words, resource);
            ("by-card", scene.say("ant-need-card", &[("card", card.into())]))
        }
        (true, None) => ("lacks", scene.get("ant-need-lacks")),
    };
    html! {
        span class={ "need " (class) } {
            (buildings::icon(need.building, category))
            span { (building_name(scene.words, need.building)) " " span class="need-how" { (sentence) } }
        }
    }
}

fn zone_list(zones: Zones) -> String {
    let numbers: Vec<String> = zones.iter().map(|zone| zone_number(zone).to_string()).collect();
    numbers.join(", ")
}

fn step_icon() -> Markup {
    html! {
        svg class="ant tiny-icon" viewBox="-6 -7.5 12 15" aria-hidden="true" {
            path class="glyph-line" d="M-3,-4L2,0L-3,4" {}
        }
    }
}
