//! What the viewer decides now, as buttons.

use antarctica::{Action, Antarctica, Berth, PhaseName, ShipyardCard, Track, Zone};
use maud::{Markup, html};

use super::{card_effect, pieces, track_number, zone_number};
use crate::{Face, Scene};

pub(super) fn decision(scene: &Scene<'_, Antarctica>) -> Markup {
    let content = match (scene.deciding(), scene.view.phase) {
        (Some(_), PhaseName::PlaceShip) => {
            group(scene, "ant-decide-place", &zones(scene, Action::Place))
        }
        (Some(_), PhaseName::Destination) => html! {
            (group(scene, "ant-decide-sail", &zones(scene, Action::Move)))
            (discards(scene))
        },
        (Some(_), PhaseName::TurnMenu) => html! {
            (group(scene, "ant-decide-main", &main_actions(scene)))
            (group(scene, "ant-decide-card", &cards(scene, Action::Play)))
            (discards(scene))
            div class="choices" { (scene.action_button(Action::End, "act-end", "primary", Some("e"))) }
        },
        (Some(_), PhaseName::PlaceCube | PhaseName::ChooseTrack | PhaseName::AdvanceThree) => {
            html! {
                (group(scene, "ant-decide-track", &tracks(scene, Action::Advance)))
                (decline(scene))
            }
        }
        (Some(_), PhaseName::LayIcebreaker) => {
            group(scene, "ant-decide-choose", &zones(scene, Action::Lay))
        }
        (Some(_), PhaseName::PickCard | PhaseName::Draft) => {
            group(scene, "ant-decide-choose", &cards(scene, Action::Pick))
        }
        (Some(_), PhaseName::MoveShip) => html! {
            (group(scene, "ant-decide-choose", &ships_to_move(scene)))
            (decline(scene))
        },
        (Some(_), PhaseName::MoveShipTo) => {
            group(scene, "ant-decide-sail", &zones(scene, Action::Move))
        }
        (Some(_), PhaseName::LaunchShip) => answers(scene, &[Action::Launch, Action::Decline]),
        (Some(_), PhaseName::UseIcebreaker) => answers(scene, &[Action::Use, Action::Keep]),
        (
            Some(_),
            PhaseName::ScatterBuildings
            | PhaseName::DrawFirstPlayer
            | PhaseName::RevealCard
            | PhaseName::DrawPacket
            | PhaseName::Over,
        )
        | (None, PhaseName::Over) => return html! {},
        (None, _) => return scene.waiting(),
    };
    scene.decision(&scene.get("ant-decide-choose"), &content)
}

/// A heading with a row of buttons; nothing without any button.
fn group(scene: &Scene<'_, Antarctica>, title: &str, buttons: &[Markup]) -> Markup {
    html! {
        @if !buttons.is_empty() {
            h3 { (scene.get(title)) }
            div class="choices" { @for button in buttons { (button) } }
        }
    }
}

/// The keys of answers; numbers are for zones and tracks.
const ANSWER_KEYS: [&str; 2] = ["y", "x"];

fn answers(scene: &Scene<'_, Antarctica>, actions: &[Action]) -> Markup {
    html! {
        div class="choices" {
            @for (index, action) in actions.iter().enumerate() {
                (scene.action_button(*action, &format!("act-{}", action.verb()), "", Some(ANSWER_KEYS[index])))
            }
        }
    }
}

fn decline(scene: &Scene<'_, Antarctica>) -> Markup {
    html! { div class="choices" { (scene.action_button(Action::Decline, "act-decline", "", Some("x"))) } }
}

/// The zones by their numbers.
fn zones(scene: &Scene<'_, Antarctica>, action: impl Fn(Zone) -> Action) -> Vec<Markup> {
    let button = |zone: Zone| {
        let action = action(zone);
        let target = scene.target(action)?;
        let number = zone_number(zone).to_string();
        Some(html! {
            button type="button" id={ "to-" (zone) } class="button zone-button" data-act=[&target.act]
                data-confirm=[&target.confirm] data-why=[target.why] data-key=(number)
                aria-disabled=[target.disabled()] aria-description=[&target.reason]
                data-points={ "zone-" (zone) } aria-label=(Antarctica::label(scene.words, action)) {
                (number)
            }
        })
    };
    Zone::ALL.into_iter().filter_map(button).collect()
}

fn tracks(scene: &Scene<'_, Antarctica>, action: impl Fn(Track) -> Action) -> Vec<Markup> {
    let button = |track: Track| {
        let key = track_number(track).to_string();
        scene.action_button(action(track), &format!("on-{track}"), "", Some(&key))
    };
    Track::ALL.into_iter().map(button).collect()
}

/// Main actions other than building, which is chosen among the cards. Of the tracks only those that can be chosen; if there are
/// none, the first says why.
fn main_actions(scene: &Scene<'_, Antarctica>) -> Vec<Markup> {
    let is_legal =
        |action: &Action| scene.offered(*action).is_some_and(|offered| offered.refusal.is_none());
    let mut actions = vec![Action::Recruit, Action::BuildShip];
    let research: Vec<Action> = Track::ALL.into_iter().map(Action::Research).collect();
    let legal: Vec<Action> = research.iter().copied().filter(is_legal).collect();
    actions.extend(if legal.is_empty() { &research[..1] } else { &legal });
    let button = |(index, action): (usize, &Action)| {
        scene.action_button(*action, &format!("main-{index}"), "", Some(&(index + 1).to_string()))
    };
    actions.iter().enumerate().map(button).collect()
}

/// Shipyard cards: those in hand, or those to choose from.
fn cards(scene: &Scene<'_, Antarctica>, action: impl Fn(ShipyardCard) -> Action) -> Vec<Markup> {
    let shown = scene.view.offered.or(scene.view.own_hand).unwrap_or_default();
    let button = |card: ShipyardCard| {
        let action = action(card);
        let target = scene.target(action)?;
        let content = html! {
            span { (Antarctica::label(scene.words, action)) }
            span class="help" { (card_effect(scene.words, card)) }
        };
        Some(scene.button(&target, &format!("card-{card}"), "shipyard-card", None, &content))
    };
    shown.kinds().filter_map(button).collect()
}

/// The berths of the viewer's own ships.
fn own_berths(scene: &Scene<'_, Antarctica>) -> Vec<Berth> {
    let berths = scene.view.zones.iter().flat_map(|zone| {
        let ships = (0..).zip(&zone.ships);
        ships.map(move |(place, ship)| (Berth { zone: zone.zone, place }, ship.owner))
    });
    let own = berths.filter(|(_, owner)| Some(*owner) == scene.deciding());
    own.map(|(berth, _)| berth).collect()
}

/// A button for one of the viewer's ships: its zone and place, as on the board.
fn ship_button(scene: &Scene<'_, Antarctica>, berth: Berth, action: Action) -> Option<Markup> {
    let seat = scene.deciding()?;
    let content = html! {
        (pieces::ship_icon(seat))
        span { (zone_number(berth.zone)) "·" (berth.place + 1) }
    };
    short_button(scene, action, &format!("own-ship-{}-{}", berth.zone, berth.place + 1), &content)
}

/// A button that shows less than its label says.
fn short_button(
    scene: &Scene<'_, Antarctica>,
    action: Action,
    id: &str,
    content: &Markup,
) -> Option<Markup> {
    let target = scene.target(action)?;
    let content = html! {
        span class="unseen" { (Antarctica::label(scene.words, action)) }
        span class="short" aria-hidden="true" { (content) }
    };
    Some(scene.button(&target, id, "", None, &content))
}

fn discards(scene: &Scene<'_, Antarctica>) -> Markup {
    let [cube, unused] = ["ant-discard-cube", "ant-discard-unused"].map(|key| scene.get(key));
    let mut buttons = vec![
        short_button(scene, Action::DiscardCube, "act-discard-cube", &html! { (cube) }),
        short_button(scene, Action::DiscardShip, "act-discard-ship", &html! { (unused) }),
    ];
    let ships = own_berths(scene).into_iter();
    buttons.extend(ships.map(|berth| ship_button(scene, berth, Action::DiscardFrom(berth))));
    let buttons: Vec<Markup> = buttons.into_iter().flatten().collect();
    group(scene, "ant-decide-discard", &buttons)
}

fn ships_to_move(scene: &Scene<'_, Antarctica>) -> Vec<Markup> {
    let berths = own_berths(scene).into_iter();
    berths.filter_map(|berth| ship_button(scene, berth, Action::Take(berth))).collect()
}
