//! The face of Kosmonauts: night-sky violet, a board of orbits, a dial of six directions.

mod board;
mod bodies;
mod cards;
mod decision;
mod dial;
mod draft;
mod geometry;
mod mission;
mod seats;
mod tale;
mod text;

use std::sync::LazyLock;

use ::kosmonauts::{
    Action, Body, BodyPlacement, Card, Direction, Emergency, Event, Flight, Hex, Kosmonauts,
    MissionDeck, Missions, Options, Order, PhaseName, Restraint, Return, Status, Tank, View,
};
use maud::{Markup, html};
use serde_json::Value as Json;
use table::{Game, Happening, Lesson, Match, Refusal, Seat, Value};

use crate::face::face_files;
use crate::kit::{Dress, Lettering, Poster};
use crate::prose::{guide_keys, plain_guide};
use crate::tell::{self, Args};
use crate::{
    Area, Face, FaceFiles, Highlight, OptionChoice, OptionField, Scene, SeatNames, Token, Words,
};

impl Face for Kosmonauts {
    const WORDS: &'static str = "kos";
    const FILES: FaceFiles = face_files!("kosmonauts");

    fn title(words: &Words) -> String {
        words.get("kos-title")
    }

    fn blurb(words: &Words) -> String {
        words.get("kos-blurb")
    }

    fn poster() -> Poster {
        let letters = &[
            ('K', 0.0),
            ('O', 8.7),
            ('S', 21.3),
            ('M', 30.5),
            ('O', 41.9),
            ('N', 54.5),
            ('A', 63.5),
            ('U', 74.3),
            ('T', 84.1),
            ('S', 93.7),
        ];
        Poster {
            scene: Self::FILES.scene,
            lettering: Lettering { letters, width: 100.3, dress: Dress::Spark },
        }
    }

    fn facts(words: &Words) -> String {
        words.get("kos-facts")
    }

    fn option_fields(words: &Words) -> Vec<OptionField> {
        let choice =
            |id: &str, value: Json, label: String| OptionChoice { id: id.to_owned(), value, label };
        let limits = [10_u16, 15, 20].map(|rounds| {
            let label = words.say("kos-option-limit-rounds", &[("count", rounds.into())]);
            choice(&rounds.to_string(), rounds.into(), label)
        });
        let no_limit = choice("none", Json::Null, words.get("kos-option-limit-none"));
        vec![
            OptionField {
                name: "placement",
                label: words.get("kos-option-placement"),
                help: words.get("kos-option-placement-help"),
                choices: vec![
                    choice("players", "players".into(), words.get("kos-option-placement-players")),
                    choice("random", "random".into(), words.get("kos-option-placement-random")),
                ],
            },
            OptionField {
                name: "round_limit",
                label: words.get("kos-option-limit"),
                help: words.get("kos-option-limit-help"),
                choices: [no_limit].into_iter().chain(limits).collect(),
            },
        ]
    }

    fn quick_options(players: u8) -> Options {
        Options { placement: BodyPlacement::Random, ..Self::options(players) }
    }

    fn lesson() -> &'static Lesson {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
            Lesson::read::<Kosmonauts>(Kosmonauts::FILES.lesson).expect("a test reads the lesson")
        });
        &LESSON
    }

    fn guide(words: &Words) -> Option<(String, Markup)> {
        Some(plain_guide(words, "kos", &GUIDE))
    }

    fn dynamic_keys() -> Vec<String> {
        dynamic_keys()
    }

    fn asked(scene: &Scene<'_, Self>) -> String {
        question(scene)
    }

    fn prompt(scene: &Scene<'_, Self>) -> Markup {
        scene.prompt_line(&phase_name(scene), &question(scene))
    }

    fn pocket(scene: &Scene<'_, Self>, seat: Seat) -> Vec<(Markup, String)> {
        seats::pocket(scene, seat)
    }

    fn areas(scene: &Scene<'_, Self>) -> Vec<Area> {
        vec![
            Area::board("system", scene.get("kos-board"), board::board(scene)),
            Area::dock(decision::decision(scene)),
            Area::foot(decision::seals(scene)),
            Area::panel("missions", seats::missions(scene)),
            Area::panel("events", cards::events(scene)),
            Area::panel("seats", seats::seats(scene)),
            Area::desk("landings", scene.get("kos-landings")),
        ]
    }

    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        match id {
            "landings" => seats::landings(scene),
            _ => Markup::default(),
        }
    }

    fn symbols(scene: &Scene<'_, Self>) -> Markup {
        board::symbols(scene)
    }

    fn text_view(scene: &Scene<'_, Self>) -> Markup {
        text::text_view(scene)
    }

    fn label(words: &Words, view: &View, action: Action) -> String {
        match action {
            Action::Place(body, field) => words.say(
                "kos-act-place",
                &[("body", body_name(words, body).into()), ("field", field.into())],
            ),
            Action::Choose(card) => {
                words.say("kos-act-choose", &[("card", card_name(words, card).into())])
            }
            Action::Order(order) => order_phrase(words, order),
            Action::Land(body) => words.say("kos-act-land", &[("on", on_body(words, body).into())]),
            Action::Accept => accepted(words, view).unwrap_or_else(|| words.get("kos-act-accept")),
            Action::Skip
            | Action::Shield
            | Action::Stay
            | Action::Fly
            | Action::Evacuate
            | Action::Continue => words.get(&format!("kos-act-{}", action.verb())),
        }
    }

    /// Shields never come back, and an evacuation takes the fuel on the panel.
    fn loss(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        let ship = &scene.view.ships[scene.deciding()?.index()];
        let last_shield = || (ship.shields == 1).then(|| scene.get("kos-loss-last-shield"));
        match (action, ship.flight) {
            (Action::Shield, _) => last_shield(),
            (Action::Accept, _) if scene.view.event == Some(Card::EnergyConversion) => {
                last_shield()
            }
            (Action::Order(order), _) if order.converts_shield() => last_shield(),
            (Action::Fly, Some(Flight::Danger(_))) if ship.shields > 0 => last_shield(),
            (Action::Fly, Some(Flight::Danger(_) | Flight::Emergency(_)))
            | (Action::Evacuate, _) => {
                let on = on_body(scene.words, ship.last_body);
                Some(scene.say("kos-loss-evacuation", &[("on", on.into())]))
            }
            _ => None,
        }
    }

    fn told_apart(kind: &str) -> Option<(&'static str, Vec<&'static str>)> {
        Some(match kind {
            "reacted" => ("action", vec!["accept", "skip", "shield", "stay", "land"]),
            "evacuated" => ("cause", Emergency::ALL.map(Emergency::name).into()),
            "returned" => ("phase", Return::ALL.map(Return::name).into()),
            _ => return None,
        })
    }

    fn told_with(words: &Words, _: &Options, event: &Event, args: &mut Args) {
        if let Some(Value::Id(id)) = event.value("body")
            && let Ok(body) = id.parse()
        {
            args.push(("on", on_body(words, body).into()));
            args.push(("from", from_body(words, body).into()));
        }
        match event {
            // What is given and what is got by whoever accepts depends on the card.
            Event::Reacted { card, .. } => args.push(("kind", card_kind(*card).into())),
            Event::FuelGained { was, tank, .. }
            | Event::FuelLost { was, tank, .. }
            | Event::Refueled { was, tank, .. } => {
                args.push(("fuel", fuel_change(words, *was, *tank).into()));
            }
            Event::OwnOrder { order } | Event::OrderRevealed { order, .. } => {
                args.push(("order", order_phrase(words, *order).into()));
            }
            Event::Flew { from, to, .. } => {
                args.push(("count", from.distance(*to).into()));
                args.push(("course", course_phrase(words, *from, *to).into()));
            }
            Event::MissionsShown { missions, .. } => {
                let Missions { mission_1, alpha, beta, .. } = *missions;
                for (value, body) in [("first", mission_1), ("alpha", alpha), ("beta", beta)] {
                    let name = body.map_or_else(|| "–".to_owned(), |body| body_name(words, body));
                    args.push((value, name.into()));
                }
            }
            _ => {}
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        let ship = tell::actor(event).map(|seat| format!("piece-ship-{}", u8::from(seat)));
        let body = event.value("body").map(|body| format!("piece-{body}"));
        ship.into_iter().chain(body).collect()
    }

    fn token<'a>(_: &Options, event: &Event, _: impl Iterator<Item = &'a Event>) -> Option<Token> {
        let (body, points) = match event {
            Event::TokenTaken { body, points, .. } => (*body, points),
            Event::EarthToken { points, .. } => (Body::Earth, points),
            _ => return None,
        };
        let icon = html! { span class="token" { (points) } };
        Some(Token { from: format!("piece-{body}"), to: None, icon })
    }

    fn begins_turn(action: Action) -> bool {
        matches!(action, Action::Order(_))
    }

    fn progress(scene: &Scene<'_, Self>) -> String {
        phase_name(scene)
    }

    fn way(game: &Match<Self>, seat: Seat) -> Markup {
        tale::way(game, seat)
    }

    fn revealed(scene: &Scene<'_, Self>, _: &Match<Self>) -> Markup {
        tale::missions(scene)
    }

    fn highlights(words: &Words, names: &SeatNames, game: &Match<Self>) -> Vec<Highlight> {
        tale::closest_race(words, names, game).into_iter().collect()
    }

    fn round(event: &Event) -> Option<u16> {
        match event {
            Event::RoundBegan { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn chapter(words: &Words, event: &Event) -> Option<String> {
        Self::round(event).map(|round| words.say("kos-round", &[("round", round.into())]))
    }

    fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
        refusal_key(refusal)
    }

    fn phrase(words: &Words, value: &str, id: &str) -> Option<String> {
        Some(match value {
            "body" => body_name(words, id.parse().ok()?),
            "card" => card_name(words, id.parse().ok()?),
            "deck" => words.get(&format!("kos-{}", id.parse::<MissionDeck>().ok()?.name())),
            "fuel" => words.get(&format!("kos-fuel-{id}")),
            "a" | "b" => direction_name(words, id.parse().ok()?),
            _ => return None,
        })
    }

    fn category(words: &Words, id: &str) -> String {
        words.get(&format!("kos-category-{}", id.replace('_', "-")))
    }

    fn reason(words: &Words, term: &str) -> String {
        words.get(&format!("kos-reason-{}", term.replace('_', "-")))
    }
}

fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
    let has = |name: &str| refusal.values.iter().any(|(value, _)| *value == name);
    Some(match refusal.rule.0 {
        "KOS-SETUP-3" if has("body") => "kos-refusal-setup-3-body",
        "KOS-SETUP-3" => "kos-refusal-setup-3-field",
        "KOS-SETUP-13" => "kos-refusal-setup-13",
        "KOS-ROUND-1" => "kos-refusal-round-1",
        "KOS-EVT-1" => "kos-refusal-evt-1",
        "KOS-EVT-6" if has("shields") => "kos-refusal-evt-6-shields",
        "KOS-EVT-6" => "kos-refusal-evt-6-card",
        "KOS-EVT-10" => "kos-refusal-evt-10",
        "KOS-EVT-11" => "kos-refusal-evt-11",
        "KOS-EVT-16" => "kos-refusal-evt-16",
        "KOS-EVT-17" => "kos-refusal-evt-17",
        "KOS-EVT-22" => "kos-refusal-evt-22",
        "KOS-ORD-2" => "kos-refusal-ord-2",
        "KOS-ORD-3" => "kos-refusal-ord-3",
        "KOS-ORD-7" => "kos-refusal-ord-7",
        "KOS-ORD-8" => "kos-refusal-ord-8",
        "KOS-ORD-11" if has("a") => "kos-refusal-ord-11-opposite",
        "KOS-ORD-11" => "kos-refusal-ord-11",
        "KOS-LAND-1" => "kos-refusal-land-1",
        "KOS-PLAN-3" => "kos-refusal-plan-3",
        _ => return None,
    })
}

/// What is asked of whom.
fn question(scene: &Scene<'_, Kosmonauts>) -> String {
    let names = scene.decider_names();
    let card = scene.view.event.map(|card| card_name(scene.words, card)).unwrap_or_default();
    let values = [("name", names.clone().into()), ("names", names.into()), ("card", card.into())];
    // Whoever decides is asked; everybody else is told for whom they wait.
    let is_own = scene.deciding().is_some();
    let ask_or_wait =
        |asked: &str, waiting: &str| scene.say(if is_own { asked } else { waiting }, &values);
    match scene.view.phase {
        PhaseName::PlaceMarker if scene.draft.is_some() => {
            ask_or_wait("kos-prompt-place-field", "kos-wait-place")
        }
        PhaseName::PlaceMarker => ask_or_wait("kos-prompt-place", "kos-wait-place"),
        PhaseName::ChooseEvent => ask_or_wait("kos-prompt-choose", "kos-wait-choose"),
        PhaseName::React => ask_or_wait("kos-prompt-react", "kos-wait-react"),
        PhaseName::Orders => ask_or_wait("kos-prompt-orders", "kos-wait-orders"),
        PhaseName::Fly => ask_or_wait("kos-prompt-fly", "kos-wait-fly"),
        PhaseName::LandAfterFlight => ask_or_wait("kos-prompt-land", "kos-wait-land"),
        PhaseName::LandOnArrival => ask_or_wait("kos-prompt-arrival", "kos-wait-land"),
        PhaseName::DrawPlacementStarter
        | PhaseName::DealMarkers
        | PhaseName::ScatterBodies
        | PhaseName::DrawInstructor
        | PhaseName::TurnUpEvents
        | PhaseName::DealMission
        | PhaseName::ExchangeMission
        | PhaseName::ReplaceEvent => scene.get("kos-wait-chance"),
        PhaseName::Over => scene.get("kos-prompt-over"),
    }
}

/// Round and phase, such as "Round 3 · Orders".
fn phase_name(scene: &Scene<'_, Kosmonauts>) -> String {
    let key = match scene.view.phase {
        PhaseName::ChooseEvent | PhaseName::React | PhaseName::ReplaceEvent => "kos-phase-event",
        PhaseName::Orders => "kos-phase-orders",
        PhaseName::Fly | PhaseName::LandAfterFlight => "kos-phase-flight",
        PhaseName::LandOnArrival => "kos-phase-planets",
        PhaseName::Over => "kos-phase-over",
        PhaseName::DrawPlacementStarter
        | PhaseName::DealMarkers
        | PhaseName::PlaceMarker
        | PhaseName::ScatterBodies
        | PhaseName::DrawInstructor
        | PhaseName::TurnUpEvents
        | PhaseName::DealMission
        | PhaseName::ExchangeMission => "kos-phase-setup",
    };
    if scene.view.round == 0 {
        return scene.get(key);
    }
    let round = scene.say("kos-round", &[("round", scene.view.round.into())]);
    format!("{round} · {}", scene.get(key))
}

fn body_name(words: &Words, body: Body) -> String {
    words.get(&format!("kos-body-{body}"))
}

/// The body as a place: "on Mars".
fn on_body(words: &Words, body: Body) -> String {
    words.get(&format!("kos-body-{body}.on"))
}

/// The body as an origin: "from Mars".
fn from_body(words: &Words, body: Body) -> String {
    words.get(&format!("kos-body-{body}.from"))
}

fn direction_name(words: &Words, direction: Direction) -> String {
    words.get(&format!("kos-direction-{}", direction.name().to_lowercase()))
}

/// The id of a card's type in the words.
fn card_kind(card: Card) -> &'static str {
    match card {
        Card::SolarWind(..) => "wind",
        Card::Refueling => "refueling",
        Card::EnergyConversion => "conversion",
        Card::GravitationalPull => "gravity",
        Card::Boosters => "boosters",
        Card::Asteroids => "asteroids",
        Card::SolarFlares => "flares",
    }
}

fn card_name(words: &Words, card: Card) -> String {
    match card {
        Card::SolarWind(wind, direction) => words.say(
            "kos-card-wind",
            &[
                ("count", (wind as u8).into()),
                ("direction", direction_name(words, direction).into()),
            ],
        ),
        _ => words.get(&format!("kos-card-{}", card_kind(card))),
    }
}

/// What an event does, in a sentence, or `.short`.
fn card_effect(words: &Words, card: Card, form: &str) -> String {
    match card {
        Card::SolarWind(wind, direction) => words.say(
            &format!("kos-effect-wind{form}"),
            &[
                ("count", (wind as u8).into()),
                ("direction", direction_name(words, direction).into()),
            ],
        ),
        _ => words.get(&format!("kos-effect-{}{form}", card_kind(card))),
    }
}

/// What is given and what is got by whoever accepts the event.
fn accepted(words: &Words, view: &View) -> Option<String> {
    let (seat, card) = (view.seat?, view.event?);
    let tank = view.ships[seat.index()].tank;
    let fuel = || ("fuel", fuel_change(words, tank, card.accepted(tank)).into());
    Some(match card {
        Card::Refueling => words.say("kos-react-refueling", &[fuel()]),
        Card::EnergyConversion => words.say("kos-react-conversion", &[fuel()]),
        Card::Asteroids => words.say("kos-react-asteroids", &[fuel()]),
        Card::SolarWind(wind, direction) => words.say(
            "kos-react-wind",
            &[
                ("count", (wind as u8).into()),
                ("direction", direction_name(words, direction).into()),
            ],
        ),
        Card::SolarFlares => words.get("kos-react-flares"),
        // Nobody is asked whether to accept these.
        Card::GravitationalPull | Card::Boosters => return None,
    })
}

/// An order in words: "2 fuel to the right, 1 super fuel up right; a shield for fuel".
fn order_phrase(words: &Words, order: Order) -> String {
    let placement = order.placement();
    let mut parts = Vec::new();
    for direction in Direction::ALL {
        let cubes = placement.cubes[direction as usize];
        for (count, key) in
            [(cubes.normal, "kos-order-normal"), (cubes.super_fuel, "kos-order-super")]
        {
            if count > 0 {
                let direction = direction_name(words, direction);
                parts.push(
                    words.say(key, &[("count", count.into()), ("direction", direction.into())]),
                );
            }
        }
    }
    if order.converts_shield() {
        parts.push(words.get("kos-order-shield"));
    }
    if parts.is_empty() { words.get("kos-order-nothing") } else { parts.join(", ") }
}

/// What is in a tank: "8 fuel, 2 super fuel".
fn fuel_phrase(words: &Words, tank: Tank) -> String {
    let [super_fuel, normal] = kinds(tank).map(|(units, count)| units_phrase(words, units, count));
    format!("{normal}, {super_fuel}")
}

/// The kinds of fuel: the key of their units, and how many of them are in a tank.
fn kinds(tank: Tank) -> [(&'static str, u8); 2] {
    [("kos-units-super", tank.super_fuel), ("kos-units-normal", tank.normal)]
}

fn units_phrase(words: &Words, units: &str, count: u8) -> String {
    words.say(units, &[("count", count.into())])
}

/// What has come into a tank and gone out of it: "+1 super fuel, −1 fuel".
fn fuel_change(words: &Words, was: Tank, is: Tank) -> String {
    let change = |((units, was), (_, is)): ((&str, u8), (&str, u8))| {
        let sign = if is > was { '+' } else { '−' };
        (is != was).then(|| format!("{sign}{}", units_phrase(words, units, is.abs_diff(was))))
    };
    let changes: Vec<String> = kinds(was).into_iter().zip(kinds(is)).filter_map(change).collect();
    if changes.is_empty() { "±0".to_owned() } else { changes.join(", ") }
}

/// A flight in words, as the control panel names directions: "2 hexes up left, 1 hex left". The
/// board shows no coordinates, so nothing else names them either.
fn course_phrase(words: &Words, from: Hex, to: Hex) -> String {
    let leg = |(direction, count): (Direction, i32)| {
        let direction = direction_name(words, direction);
        words.say("kos-course-leg", &[("count", count.into()), ("direction", direction.into())])
    };
    let legs: Vec<String> = legs(from, to).into_iter().map(leg).collect();
    if legs.is_empty() { words.get("kos-course-none") } else { legs.join(", ") }
}

/// The shortest way from one hex to another: at most two directions, neighbors on the panel.
fn legs(from: Hex, to: Hex) -> Vec<(Direction, i32)> {
    let (q, r) = (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r));
    let neighbors = Direction::ALL.into_iter().zip(Direction::ALL.into_iter().cycle().skip(1));
    let ways = neighbors.map(|(a, b)| {
        // How often each of the two steps is taken; their determinant is 1 or −1.
        let (step_a, step_b) = (a.vector(), b.vector());
        let sign = step_a.q * step_b.r - step_a.r * step_b.q;
        [(a, sign * (q * step_b.r - r * step_b.q)), (b, sign * (step_a.q * r - step_a.r * q))]
    });
    let mut forward = ways.filter(|way| way.iter().all(|(_, count)| *count >= 0));
    forward.next().into_iter().flatten().filter(|(_, count)| *count > 0).collect()
}

fn is_landed(view: &View, seat: Seat) -> bool {
    matches!(view.ships[seat.index()].status, Status::Landed(_))
}

fn restraint_sentence(words: &Words, restraint: Restraint) -> String {
    match restraint {
        Restraint::PromisedToStay => words.get("kos-restraint-stay"),
        Restraint::SolarFlares => words.get("kos-restraint-flares"),
    }
}

/// The parts of how to play.
const GUIDE: [&str; 8] =
    ["goal", "round", "order", "flight", "landing", "danger", "events", "missions"];

fn dynamic_keys() -> Vec<String> {
    let mut keys = guide_keys("kos", &GUIDE);
    keys.extend(["kos-tie-1", "kos-tie-2"].map(str::to_owned));
    keys.extend([1, 2].map(|deck| format!("kos-mission-{deck}-goal.short")));
    keys.extend(MissionDeck::ALL.map(|deck| format!("kos-{deck}")));
    for body in Body::ALL {
        keys.extend(["", ".on", ".from"].map(|form| format!("kos-body-{body}{form}")));
    }
    for direction in Direction::ALL {
        keys.push(format!("kos-direction-{}", direction.name().to_lowercase()));
    }
    for card in <Card as table::Numbered>::all() {
        let kind = card_kind(card);
        keys.extend([format!("kos-card-{kind}"), format!("kos-effect-{kind}")]);
        keys.push(format!("kos-effect-{kind}.short"));
    }
    for category in ::kosmonauts::CATEGORIES {
        keys.push(format!("kos-category-{}", category.replace('_', "-")));
    }
    let verbs = ["accept", "skip", "shield", "stay", "fly", "evacuate", "continue"];
    keys.extend(verbs.map(|verb| format!("kos-act-{verb}")));
    keys.extend(["normal", "super"].map(|fuel| format!("kos-fuel-{fuel}")));
    let terms = [
        "tokens",
        "missions",
        "progress",
        "victory",
        "fuel",
        "shields",
        "next-landing",
        "later-landings",
        "rivals",
    ];
    keys.extend(terms.map(|term| format!("kos-reason-{term}")));
    keys
}

#[cfg(test)]
mod tests {
    use table::{Seed, Viewer};

    use super::*;
    use crate::pages::ToldChoice;
    use crate::random_play::play_at_random;
    use crate::{AnyFace as _, Chosen, Confirm, Erased, Language, Look, SceneRequest};

    #[test]
    fn a_field_has_the_number_of_its_notation() {
        let action = Action::Place(Body::Mars, 10);
        assert_eq!(action.to_string(), "place mars 10");
        let table = Kosmonauts::new(&Kosmonauts::options(2)).expect("usual options");
        let view = table.view(Viewer::Spectator);
        for words in Language::ALL.map(Words::of) {
            assert!(Kosmonauts::label(words, &view, action).contains(" 10"));
        }
    }

    #[test]
    fn fuel_is_counted_in_units_that_agree_with_their_number() {
        let phrases = |language, count| {
            let tank = Tank { normal: count, super_fuel: 1 };
            let empty = Tank { normal: 0, super_fuel: 1 };
            let words = Words::of(language);
            [fuel_phrase(words, tank), fuel_change(words, empty, tank)]
        };
        let [held, gained] = phrases(Language::Italian, 5);
        assert_eq!(held, "5 unità di carburante, 1 unità di supercarburante");
        assert_eq!(gained, "+5 unità di carburante");
        let polish = [1, 2, 5].map(|count| phrases(Language::Polish, count)[1].clone());
        assert_eq!(polish, ["+1 jednostka paliwa", "+2 jednostki paliwa", "+5 jednostek paliwa"]);
    }

    #[test]
    fn a_landing_token_flies_from_its_body_to_its_owner() {
        let (look, names) = (Look::default(), SeatNames(vec!["Ada".into(), "Bruno".into()]));
        let options = Kosmonauts::quick_options(2);
        let game = Match::<Kosmonauts>::new(options, Seed(3)).expect("a match");
        let request = SceneRequest::now(Viewer::Spectator, &look, &names);
        let parts = Erased::<Kosmonauts>::NEW.table_parts(&game, &request).expect("its own match");
        let area = |id| parts.areas.iter().find(|area| area.id == id).expect("a part of the table");
        let seat = Seat::new(1);
        let landing = Event::TokenTaken { seat, body: Body::Mars, points: 4 };
        for event in [landing, Event::EarthToken { seat, points: 2 }] {
            let token =
                Kosmonauts::token(&options, &event, std::iter::empty()).expect("something flies");
            assert!(area("system").content.0.contains(&format!("id=\"{}\"", token.from)));
            assert_eq!(tell::actor(&event), Some(seat));
        }
        assert!(area("seats").content.0.contains("data-owner=\"1\""));
    }

    #[test]
    fn a_choice_says_in_the_past_too_what_it_takes_away_for_good() {
        let look = Look { confirm: Confirm::Never, ..Look::default() };
        let names = SeatNames(vec!["Ada".into(), "Bruno".into()]);
        let options = Options { round_limit: Some(12), ..Kosmonauts::quick_options(2) };
        let words = Words::of(look.language);
        let last = words.get("kos-loss-last-shield");
        let (mut seen, mut expected) = (Vec::new(), Vec::new());
        let game = play_at_random::<Kosmonauts>(options, 3, |game, seat, actions| {
            let costs_shield = |action: &&Action| matches!(action, Action::Order(order) if order.converts_shield());
            if let Some(action) = actions.iter().copied().find(|it| costs_shield(&it)) {
                let sent = serde_json::to_value(action).expect("plain data");
                seen.push((game.steps().len(), seat, sent));
                let view = game.state().view(Viewer::Seat(seat));
                let label = Kosmonauts::label(words, &view, action);
                let loss = (view.ships[seat.index()].shields == 1).then(|| last.clone());
                expected.push(ToldChoice { label, loss });
            }
        });
        let chosen: Vec<Chosen<'_>> = seen
            .iter()
            .map(|(step, seat, action)| Chosen { step: *step, seat: *seat, action })
            .collect();
        assert_eq!(Erased::<Kosmonauts>::NEW.choices(&game, &look, &names, &chosen), expected);
        let losses = expected.iter().filter(|choice| choice.loss.is_some()).count();
        assert!(0 < losses && losses < expected.len(), "{losses} of {}", expected.len());
    }

    #[test]
    fn an_answer_to_an_event_says_what_is_given_and_what_is_got() {
        let (words, options) = (Words::of(Language::English), Kosmonauts::quick_options(2));
        let names = SeatNames(vec!["Ada".into(), "Bruno".into()]);
        let telling = tell::Telling::<Kosmonauts> { words, names: &names, options: &options };
        let wind = Card::SolarWind(::kosmonauts::Wind::Strong, Direction::E);
        let answers = [
            (wind, "gets fuel on the panel"),
            (Card::Refueling, "takes super fuel"),
            (Card::EnergyConversion, "gives a shield for fuel"),
            (Card::Asteroids, "uses no shield"),
            (Card::SolarFlares, "places no fuel this round"),
        ];
        for (card, said) in answers {
            let event = Event::Reacted { seat: Seat::new(0), card, action: Action::Accept };
            assert_eq!(tell::did(&telling, &event).as_deref(), Some(said));
            let line = tell::sentence(&telling, &event);
            assert!(line.starts_with(&format!("Ada {said}")), "{line}");
        }
    }

    #[test]
    fn when_the_game_is_over_no_mission_is_open() {
        let (look, names) = (Look::default(), SeatNames(vec!["Ada".into(), "Bruno".into()]));
        let options = Options { round_limit: Some(12), ..Kosmonauts::quick_options(2) };
        let game = play_at_random::<Kosmonauts>(options, 3, |_, _, _| {});
        let missions = |game: &Match<Kosmonauts>, seat| {
            let request = SceneRequest::now(Viewer::Seat(seat), &look, &names);
            let parts = Erased::<Kosmonauts>::NEW.table_parts(game, &request).expect("its own");
            let text: Vec<String> = parts.areas.into_iter().map(|area| area.content.0).collect();
            text.concat()
        };
        let words = Words::of(look.language);
        let (open, never) = (words.get("kos-mission-open"), words.get("kos-mission-never"));
        let drawn = [0, 1].map(|seat| missions(&game, Seat::new(seat))).concat();
        assert!(!drawn.contains(&format!("○ {open}")), "{drawn}");
        assert!(drawn.contains(&never), "{drawn}");
        let begun = Match::<Kosmonauts>::new(options, Seed(3)).expect("a match");
        assert!(!missions(&begun, Seat::new(0)).contains(&never));
    }

    #[test]
    fn a_click_on_a_planet_is_meant_for_it_and_nothing_loud_gives_a_turn_or_a_shield_away() {
        let (look, names) = (Look::default(), SeatNames(vec!["Ada".into(), "Bruno".into()]));
        let options = Options { round_limit: Some(12), ..Kosmonauts::quick_options(2) };
        let (mut orders, mut conversions) = (0, 0);
        for seed in 1..=4 {
            play_at_random::<Kosmonauts>(options, seed, |game, seat, _| {
                let request = SceneRequest::now(Viewer::Seat(seat), &look, &names);
                let parts = Erased::<Kosmonauts>::NEW.table_parts(game, &request);
                let areas = parts.expect("its own match").areas;
                let drawn: String = areas.into_iter().map(|area| area.content.0).collect();
                if let Some(arrow) = drawn.rfind("id=\"nudge-") {
                    assert!(drawn.find("id=\"piece-mercury\"").expect("a planet") > arrow);
                    assert!(drawn.contains("id=\"commit\" class=\"button\""), "{drawn}");
                    orders += 1;
                }
                let view = game.state().view(Viewer::Seat(seat));
                if view.phase == PhaseName::React && view.event == Some(Card::EnergyConversion) {
                    let loud = "class=\"button primary\" data-act=\"skip\"";
                    assert!(drawn.contains(loud), "{drawn}");
                    conversions += 1;
                }
            });
        }
        assert!(orders > 20 && conversions > 0, "{orders} orders, {conversions} conversions");
    }

    #[test]
    fn a_course_is_a_shortest_way_in_at_most_two_directions() {
        let from = Hex::new(1, -2);
        for (q, r) in (-4..=4).flat_map(|q| (-4..=4).map(move |r| (q, r))) {
            let legs = legs(from, Hex::new(from.q + q, from.r + r));
            assert!(legs.len() <= 2, "{legs:?}");
            let sum = legs.iter().fold((0, 0), |(q, r), (direction, count)| {
                (q + direction.vector().q * count, r + direction.vector().r * count)
            });
            assert_eq!(sum, (q.into(), r.into()));
            let hexes: i32 = legs.iter().map(|(_, count)| count).sum();
            let distance = from.distance(Hex::new(from.q + q, from.r + r));
            assert_eq!(hexes, i32::from(distance));
        }
    }
}
