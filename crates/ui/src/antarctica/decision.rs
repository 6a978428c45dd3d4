//! The dock: what the viewer decides now.

use antarctica::{Action, Antarctica, Berth, PhaseName, Pile, ShipyardCard, Track, Zone};
use maud::{Markup, html};

use super::cards::{self as building, building_cards};
use super::{card_effect, pieces, ship_name, track_number, zone_number};
use crate::Scene;
use crate::kit::icon_called;
use crate::log::signed;
use crate::target::Target;

/// What the detail of the dock shows, as the draft says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    /// What is asked, or else the building cards.
    Main,
    Research,
    Cards,
    Discard,
}

impl Tab {
    fn shown(scene: &Scene<'_, Antarctica>) -> Self {
        match (scene.deciding(), scene.draft) {
            (Some(_), Some("research")) => Self::Research,
            (Some(_), Some("play")) => Self::Cards,
            (Some(_), Some("discard")) => Self::Discard,
            _ => Self::Main,
        }
    }

    /// Choosing the tab, which needs no decision of the game.
    fn target(self) -> Target {
        let draft = match self {
            Self::Main => "",
            Self::Research => "research",
            Self::Cards => "play",
            Self::Discard => "discard",
        };
        Target { draft: Some(draft.to_owned()), ..Target::default() }
    }
}

/// The dock: all actions of a turn, always in the same places, and the detail of the one chosen.
pub(super) fn decision(scene: &Scene<'_, Antarctica>) -> Markup {
    if scene.view.phase == PhaseName::Over {
        return html! {};
    }
    let tab = Tab::shown(scene);
    html! {
        (actions(scene, tab))
        div id="detail" class="detail" {
            @match tab {
                Tab::Research => { (group(scene, "ant-decide-track", &tracks(scene, "research", Action::Research))) }
                Tab::Cards => { (group(scene, "ant-decide-card", &cards(scene, Action::Play))) }
                Tab::Discard => { (group(scene, "ant-decide-discard", &discards(scene))) }
                Tab::Main => { (asked(scene)) }
            }
        }
    }
}

/// What the phase asks for; while nothing else is asked, what could be built.
fn asked(scene: &Scene<'_, Antarctica>) -> Markup {
    match (scene.deciding(), scene.view.phase) {
        (Some(_), PhaseName::PlaceShip) => {
            group(scene, "ant-decide-place", &zones(scene, Action::Place))
        }
        (Some(_), PhaseName::Destination | PhaseName::MoveShipTo) => html! {
            (group(scene, "ant-decide-sail", &zones(scene, Action::Move)))
            (building_cards(scene))
        },
        (Some(_), PhaseName::PlaceCube | PhaseName::ChooseTrack | PhaseName::AdvanceThree) => {
            html! {
                (group(scene, "ant-decide-track", &tracks(scene, "on", Action::Advance)))
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
        (Some(_), PhaseName::LaunchShip) => answers(scene, &[Action::Launch, Action::Decline]),
        (Some(_), PhaseName::UseIcebreaker) => answers(scene, &[Action::Use, Action::Keep]),
        (
            Some(_),
            PhaseName::TurnMenu
            | PhaseName::ScatterBuildings
            | PhaseName::DrawFirstPlayer
            | PhaseName::RevealCard
            | PhaseName::DrawPacket
            | PhaseName::Over,
        )
        | (None, _) => building_cards(scene),
    }
}

/// An action of a turn: its name, and what it gives or why it is not to be had.
struct Tile<'a> {
    id: &'a str,
    icon: &'static str,
    name: &'a str,
    note: String,
    /// What a click does; `None` where the phase does not know the action.
    target: Option<Target>,
    is_chosen: bool,
    key: Option<&'a str>,
}

impl Tile<'_> {
    fn draw(&self, scene: &Scene<'_, Antarctica>) -> Markup {
        let content = html! {
            (icon_called(self.icon))
            span class="tile-name" { (scene.get(self.name)) }
            span class="tile-note" { (self.note) }
        };
        html! {
            @if let Some(target) = &self.target {
                button type="button" id=(self.id) class={ "tile" @if self.is_chosen { " chosen" } }
                    data-act=[&target.act] data-draft=[&target.draft] data-confirm=[&target.confirm]
                    data-why=[target.why] aria-disabled=[target.disabled()]
                    aria-description=[&target.reason] data-key=[self.key]
                    aria-pressed=[target.draft.as_ref().map(|_| self.is_chosen.to_string())] {
                    (content)
                }
            } @else {
                span id=(self.id) class="tile off" { (content) }
            }
        }
    }
}

/// All actions of a turn. What is possible besides the main action stands apart.
fn actions(scene: &Scene<'_, Antarctica>, tab: Tab) -> Markup {
    let is_menu = scene.deciding().is_some() && scene.view.phase == PhaseName::TurnMenu;
    let piles = Pile::ALL.into_iter().filter_map(|pile| building::way_to_build(scene, pile));
    let builds: Vec<Action> = piles.collect();
    let researches: Vec<Action> = Track::ALL.into_iter().map(Action::Research).collect();
    let hand = scene.view.own_hand.unwrap_or_default();
    let plays: Vec<Action> = hand.kinds().map(Action::Play).collect();
    let discards = discard_actions(scene);
    let legal = |actions: &[Action]| count_legal(scene, actions);
    // A choice among several opens a tab; if none is possible, the first says why.
    let among = |actions: &[Action], tab: Tab| {
        let first = actions.iter().find_map(|action| scene.target(*action));
        if legal(actions) > 0 { Some(tab.target()) } else { first }
    };
    let build = Tile {
        id: "tile-build",
        icon: "build",
        name: "ant-tile-build",
        note: if is_menu && legal(&builds) > 0 {
            scene.say(
                "ant-tile-possible",
                &[("count", legal(&builds).into()), ("of", builds.len().into())],
            )
        } else {
            note(scene, &builds)
        },
        target: if is_menu { among(&builds, Tab::Main) } else { None },
        is_chosen: is_menu && tab == Tab::Main && legal(&builds) > 0,
        // Back to where nothing is begun.
        key: builds.iter().any(|build| scene.is_begun(*build)).then_some("Escape"),
    };
    let single = |id, icon, name, action: Action, key| Tile {
        id,
        icon,
        name,
        note: note(scene, &[action]),
        target: scene.target(action),
        is_chosen: false,
        // Digits are for zones and tracks.
        key: Some(key),
    };
    let tab_tile = |id, icon, name, actions: &[Action], chosen: Tab| Tile {
        id,
        icon,
        name,
        note: if actions.is_empty() { String::new() } else { note(scene, actions) },
        target: if scene.deciding().is_some() { among(actions, chosen) } else { None },
        is_chosen: tab == chosen,
        key: None,
    };
    let main = [
        build,
        single("tile-recruit", "recruit", "ant-tile-recruit", Action::Recruit, "w"),
        tab_tile("tile-research", "research", "ant-tile-research", &researches, Tab::Research),
        single("tile-ship", "ship", "ant-tile-ship", Action::BuildShip, "d"),
    ];
    let besides = [
        tab_tile("tile-card", "card", "ant-tile-card", &plays, Tab::Cards),
        tab_tile("tile-discard", "discard", "ant-tile-discard", &discards, Tab::Discard),
    ];
    html! {
        div id="actions" class="tiles" role="group" aria-label=(scene.get("ant-decide-main")) {
            @for tile in main { (tile.draw(scene)) }
            div class="besides" { @for tile in besides { (tile.draw(scene)) } }
        }
    }
}

fn count_legal(scene: &Scene<'_, Antarctica>, actions: &[Action]) -> usize {
    let is_legal =
        |action: &&Action| scene.offered(**action).is_some_and(|offered| offered.refusal.is_none());
    actions.iter().filter(is_legal).count()
}

/// How much an action gives, where that is a number and the action is possible.
fn gain(scene: &Scene<'_, Antarctica>, action: Action) -> Option<String> {
    let (seat, view) = (scene.deciding()?, scene.view);
    let gain = match action {
        Action::Research(track) => view.steps_on(seat, track),
        // Otherwise the cube is placed, or the effect says how far it goes.
        Action::Advance(track) if view.points.is_some() => view.steps_on(seat, track),
        Action::Recruit => view.recruits(seat),
        Action::BuildShip => 1,
        _ => return None,
    };
    (count_legal(scene, &[action]) > 0).then(|| signed(gain.into()))
}

/// The label of an action with what it gives.
pub(super) fn promise(scene: &Scene<'_, Antarctica>, action: Action) -> String {
    let label = scene.label(action);
    gain(scene, action).map_or(label.clone(), |gain| format!("{label}: {gain}"))
}

/// What these actions give, where one is possible and all give the same; otherwise why none is, in
/// two or three words.
fn note(scene: &Scene<'_, Antarctica>, actions: &[Action]) -> String {
    if count_legal(scene, actions) > 0 {
        let mut gains: Vec<String> =
            actions.iter().filter_map(|action| gain(scene, *action)).collect();
        gains.dedup();
        return if let [all_the_same] = &gains[..] { all_the_same.clone() } else { String::new() };
    }
    let refusal = actions.iter().find_map(|action| scene.offered(*action)?.refusal.as_ref());
    let Some(refusal) = refusal else { return String::new() };
    let is_missing = refusal.values.iter().any(|(value, _)| *value == "missing");
    let has_sailed = scene.view.current.is_some_and(|turn| turn.target.is_some());
    scene.get(match refusal.rule.0 {
        "ANT-TURN-1" if !has_sailed => "ant-tile-sail-first",
        "ANT-TURN-1" | "ANT-TURN-3" | "ANT-CARD-1" => "ant-tile-done",
        "ANT-REC-1" => "ant-tile-no-camp",
        "ANT-REC-2" => "ant-tile-nobody",
        "ANT-RES-1" => "ant-tile-no-station",
        "ANT-SHIP-1" if is_missing => "ant-tile-no-shipyard",
        "ANT-BUILD-2" => "ant-tile-lacking",
        _ => "ant-tile-not-now",
    })
}

/// What ends the turn; it is always there.
pub(super) fn end(scene: &Scene<'_, Antarctica>) -> Markup {
    if scene.own_seat().is_none() {
        return html! {};
    }
    let is_done = scene.view.current.is_some_and(|current| current.main_done);
    let label = html! { (scene.get("ant-end-turn")) };
    match scene.target(Action::End) {
        Some(target) => {
            let class = if is_done { "finish primary" } else { "finish" };
            scene.button(&target, "act-end", class, Some("e"), &label)
        }
        None => {
            html! { button type="button" id="act-end" class="button finish" disabled { (label) } }
        }
    }
}

/// A heading with a row of buttons; nothing without any button.
fn group(scene: &Scene<'_, Antarctica>, title: &str, buttons: &[Markup]) -> Markup {
    html! {
        @if !buttons.is_empty() {
            h2 class="eyebrow" { (scene.get(title)) }
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
                data-points={ "zone-" (zone) } aria-label=(scene.label(action)) {
                (number)
            }
        })
    };
    Zone::ALL.into_iter().filter_map(button).collect()
}

/// The tracks by their numbers, and how far one comes on each.
fn tracks(
    scene: &Scene<'_, Antarctica>,
    id: &str,
    action: impl Fn(Track) -> Action,
) -> Vec<Markup> {
    let button = |track: Track| {
        let target = scene.target(action(track))?;
        let key = track_number(track).to_string();
        let content = html! { (promise(scene, action(track))) };
        Some(scene.button(&target, &format!("{id}-{track}"), "", Some(&key), &content))
    };
    Track::ALL.into_iter().filter_map(button).collect()
}

/// Shipyard cards: those in hand, or those to choose from.
fn cards(scene: &Scene<'_, Antarctica>, action: impl Fn(ShipyardCard) -> Action) -> Vec<Markup> {
    let shown = scene.view.offered.or(scene.view.own_hand).unwrap_or_default();
    let button = |card: ShipyardCard| {
        let action = action(card);
        let target = scene.target(action)?;
        let content = html! {
            span { (scene.label(action)) }
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

/// A button for one of the viewer's ships.
fn ship_button(scene: &Scene<'_, Antarctica>, berth: Berth, action: Action) -> Option<Markup> {
    let seat = scene.deciding()?;
    let content = html! {
        (pieces::ship_icon(seat))
        span { (ship_name(berth)) }
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
        span class="unseen" { (scene.label(action)) }
        span class="short" aria-hidden="true" { (content) }
    };
    Some(scene.button(&target, id, "", None, &content))
}

/// What the viewer could discard.
fn discard_actions(scene: &Scene<'_, Antarctica>) -> Vec<Action> {
    let ships = own_berths(scene).into_iter().map(Action::DiscardFrom);
    [Action::DiscardCube, Action::DiscardShip].into_iter().chain(ships).collect()
}

fn discards(scene: &Scene<'_, Antarctica>) -> Vec<Markup> {
    let button = |action: Action| match action {
        Action::DiscardFrom(berth) => ship_button(scene, berth, action),
        _ => {
            let is_cube = action == Action::DiscardCube;
            let key = if is_cube { "ant-discard-cube" } else { "ant-discard-unused" };
            let content = html! { (scene.get(key)) };
            short_button(scene, action, &format!("act-{}", action.verb()), &content)
        }
    };
    discard_actions(scene).into_iter().filter_map(button).collect()
}

fn ships_to_move(scene: &Scene<'_, Antarctica>) -> Vec<Markup> {
    let berths = own_berths(scene).into_iter();
    berths.filter_map(|berth| ship_button(scene, berth, Action::Take(berth))).collect()
}
