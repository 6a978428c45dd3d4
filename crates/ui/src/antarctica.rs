//! The face of Antarctica: polar blue, eight zones around the pole, the Sun that walks around them.

mod board;
mod buildings;
mod cards;
mod decision;
mod icons;
mod order;
mod pieces;
mod scenery;
mod seats;
mod standing;
mod tale;
mod text;
mod tracks;

use std::sync::LazyLock;

use ::antarctica::{
    Action, Antarctica, Berth, Building, CATEGORIES, CardId, Effect, EndReason, Event, Options,
    PhaseName, Pile, Placement, Resource, ShipyardCard, ShipyardCards, Track, View, Zone,
};
use maud::Markup;
use table::{Game, Happening, Lesson, Match, Refusal, Seat};

use crate::face::face_files;
use crate::kit::{Dress, Lettering, Poster};
use crate::prose::{guide_keys, plain_guide};
use crate::tell::{self, Args};
use crate::{
    Area, Face, FaceFiles, Highlight, OptionChoice, OptionField, Scene, SeatNames, Token, Words,
};

impl Face for Antarctica {
    const WORDS: &'static str = "ant";
    const FILES: FaceFiles = face_files!("antarctica");

    fn title(words: &Words) -> String {
        words.get("ant-title")
    }

    fn blurb(words: &Words) -> String {
        words.get("ant-blurb")
    }

    fn poster() -> Poster {
        let letters = &[
            ('A', 0.0),
            ('N', 11.3),
            ('T', 20.8),
            ('A', 28.1),
            ('R', 39.4),
            ('C', 48.4),
            ('T', 59.3),
            ('I', 68.8),
            ('C', 71.3),
            ('A', 81.2),
        ];
        Poster {
            scene: Self::FILES.scene,
            lettering: Lettering { letters, width: 90.0, dress: Dress::Snow },
        }
    }

    fn facts(words: &Words) -> String {
        words.get("ant-facts")
    }

    fn option_fields(words: &Words) -> Vec<OptionField> {
        let choice = |id: &str, key: &str| OptionChoice {
            id: id.to_owned(),
            value: id.into(),
            label: words.get(key),
        };
        vec![OptionField {
            name: "placement",
            label: words.get("ant-option-placement"),
            help: words.get("ant-option-placement-help"),
            choices: vec![
                choice("free", "ant-option-placement-free"),
                choice("first_game", "ant-option-placement-first-game"),
            ],
        }]
    }

    fn quick_options(players: u8) -> Options {
        Options { placement: Placement::FirstGame, ..Self::options(players) }
    }

    fn lesson() -> &'static Lesson {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
            Lesson::read::<Antarctica>(Antarctica::FILES.lesson).expect("a test reads the lesson")
        });
        &LESSON
    }

    fn guide(words: &Words) -> Option<(String, Markup)> {
        Some(plain_guide(words, "ant", &GUIDE))
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
            Area::board("continent", scene.get("ant-board"), board::board(scene)),
            Area::dock(decision::decision(scene)),
            Area::foot(decision::end(scene)),
            Area::panel("order", order::order(scene)),
            Area::panel("seats", seats::seats(scene)),
            Area::desk("standing", standing::title(scene)),
            Area::desk("legend", scene.get("ant-legend")),
        ]
    }

    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        match id {
            "standing" => standing::standing(scene),
            "legend" => standing::legend(scene),
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
        let key = format!("ant-act-{}", action.verb());
        match action {
            Action::Place(zone) | Action::Move(zone) | Action::Lay(zone) => {
                words.say(&key, &[("zone", zone_number(zone).into())])
            }
            Action::DiscardFrom(berth) | Action::Take(berth) => words.say(
                &key,
                &[("zone", zone_number(berth.zone).into()), ("place", (berth.place + 1).into())],
            ),
            Action::Build(pile) | Action::BuildWithCard(pile) => {
                words.say(&key, &[("building", open_building(words, view, pile).into())])
            }
            Action::Research(track) | Action::Advance(track) => {
                words.say(&key, &[("track", track_number(track).into())])
            }
            Action::Play(card) | Action::Pick(card) => {
                words.say(&key, &[("card", card_name(words, card).into())])
            }
            Action::BuildShip
            | Action::Recruit
            | Action::DiscardCube
            | Action::DiscardShip
            | Action::End
            | Action::Launch
            | Action::Decline
            | Action::Use
            | Action::Keep => words.get(&key),
        }
    }

    /// A ship that is discarded, and a main action that could have been taken.
    fn loss(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        let is_main = |action| {
            use Action::{Build, BuildShip, BuildWithCard, Recruit, Research};
            matches!(action, Build(_) | BuildWithCard(_) | BuildShip | Recruit | Research(_))
        };
        let has_main_action =
            || scene.choices.iter().any(|it| is_main(it.action) && it.refusal.is_none());
        match action {
            Action::End if has_main_action() => Some(scene.get("ant-loss-main-action")),
            Action::DiscardShip | Action::DiscardFrom(_) => Some(scene.get("ant-loss-ship")),
            _ => None,
        }
    }

    fn told_apart(kind: &str) -> Option<(&'static str, Vec<&'static str>)> {
        (kind == "game_ended").then(|| ("reason", EndReason::ALL.map(EndReason::name).into()))
    }

    /// Pile and packet may be empty.
    fn told_with(words: &Words, _: &Options, event: &Event, args: &mut Args) {
        let is_list = matches!(event.kind(), "pile_seen" | "packet_seen");
        if is_list && event.value("cards").is_none() {
            args.push(("cards", words.get("ant-none").into()));
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        let piece = |name: &str| Some(format!("{name}-{}", event.value(name)?));
        ["zone", "track"].into_iter().filter_map(piece).collect()
    }

    /// The ship that acts.
    fn place(event: &Event) -> Option<String> {
        let (seat, zone) = (tell::actor(event)?, event.value("zone")?);
        Some(format!("piece-ship-{}-{zone}-", u8::from(seat)))
    }

    fn token<'a>(
        options: &Options,
        event: &Event,
        _: impl Iterator<Item = &'a Event>,
    ) -> Option<Token> {
        pieces::token(options, event)
    }

    fn begins_caption(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn progress(scene: &Scene<'_, Self>) -> String {
        phase_name(scene)
    }

    fn way(game: &Match<Self>, seat: Seat) -> Markup {
        tale::way(game, seat)
    }

    fn revealed(scene: &Scene<'_, Self>, _: &Match<Self>) -> Markup {
        tale::majorities(scene)
    }

    fn highlights(words: &Words, _names: &SeatNames, game: &Match<Self>) -> Vec<Highlight> {
        tale::busiest_zone(words, game).into_iter().collect()
    }

    fn chapter(words: &Words, event: &Event) -> Option<String> {
        match event {
            Event::SunMoved { zone } => {
                Some(words.say("ant-chapter", &[("zone", zone_number(*zone).into())]))
            }
            _ => None,
        }
    }

    fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
        refusal_key(refusal)
    }

    fn phrase(words: &Words, value: &str, id: &str) -> Option<String> {
        Some(match value {
            "zone" | "from" => zone_number(id.parse().ok()?).to_string(),
            "track" => track_number(id.parse().ok()?).to_string(),
            "building" | "missing" => building_name(words, id.parse().ok()?),
            "card" | "cards" => card_name(words, id.parse().ok()?),
            "resource" => resource_name(words, id.parse().ok()?),
            "effect" => effect_name(words, id.parse().ok()?),
            "pile" => pile_name(words, id.parse().ok()?),
            _ => return None,
        })
    }

    fn category(words: &Words, id: &str) -> String {
        words.get(&format!("ant-category-{id}"))
    }

    fn reason(words: &Words, term: &str) -> String {
        words.get(&format!("ant-reason-{}", term.replace('_', "-")))
    }
}

fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
    let has = |name: &str| refusal.values.iter().any(|(value, _)| *value == name);
    Some(match refusal.rule.0 {
        "ANT-SETUP-1" => "ant-refusal-setup-1",
        "ANT-SETUP-10" => "ant-refusal-setup-10",
        "ANT-SETUP-14" => "ant-refusal-setup-14",
        "ANT-SETUP-15" => "ant-refusal-setup-15",
        "ANT-MOVE-1" if has("zone") => "ant-refusal-move-1-sun",
        "ANT-MOVE-1" => "ant-refusal-move-1",
        "ANT-MOVE-3" => "ant-refusal-move-3",
        "ANT-MOVE-4" => "ant-refusal-move-4",
        "ANT-TURN-1" => "ant-refusal-turn-1",
        "ANT-TURN-3" => "ant-refusal-turn-3",
        "ANT-TURN-4" => "ant-refusal-turn-4",
        "ANT-TURN-5" => "ant-refusal-turn-5",
        "ANT-BUILD-2" => "ant-refusal-build-2",
        "ANT-BUILD-4" => "ant-refusal-build-4",
        "ANT-BUILD-5" => "ant-refusal-build-5",
        "ANT-BUILD-9" => "ant-refusal-build-9",
        "ANT-RULING-16" => "ant-refusal-ruling-16",
        "ANT-SHIP-1" if has("missing") => "ant-refusal-ship-1-shipyard",
        "ANT-SHIP-1" if has("ships") => "ant-refusal-ship-1-ships",
        "ANT-SHIP-1" => "ant-refusal-ship-1-full",
        "ANT-SHIP-3" => "ant-refusal-ship-3",
        "ANT-REC-1" => "ant-refusal-rec-1",
        "ANT-REC-2" => "ant-refusal-rec-2",
        "ANT-RES-1" => "ant-refusal-res-1",
        "ANT-RES-3" => "ant-refusal-res-3",
        "ANT-CARD-1" => "ant-refusal-card-1",
        "ANT-CARD-5" => "ant-refusal-card-5",
        "ANT-CARD-6" => "ant-refusal-card-6",
        "ANT-CARD-7" => "ant-refusal-card-7",
        "ANT-CARD-8" => "ant-refusal-card-8",
        "ANT-CARD-9" => "ant-refusal-card-9",
        "ANT-ICE-1" => "ant-refusal-ice-1",
        "ANT-ICE-2" => "ant-refusal-ice-2",
        "ANT-ICE-4" => "ant-refusal-ice-4",
        "ANT-DISC-1" if has("cubes") => "ant-refusal-disc-1-cubes",
        "ANT-DISC-1" if has("ships") => "ant-refusal-disc-1-ships",
        "ANT-DISC-1" => "ant-refusal-disc-1",
        "ANT-DISC-4" => "ant-refusal-disc-4",
        "ANT-TRACK-2" => "ant-refusal-track-2",
        "ANT-TRACK-6" => "ant-refusal-track-6",
        "ANT-EFF-3" if has("owner") => "ant-refusal-eff-3-owner",
        "ANT-EFF-3" => "ant-refusal-eff-3",
        "ANT-EFF-4" => "ant-refusal-eff-4",
        "ANT-EFF-6" => "ant-refusal-eff-6",
        "ANT-RULING-11" => "ant-refusal-ruling-11",
        _ => return None,
    })
}

/// What is asked of whom.
fn question(scene: &Scene<'_, Antarctica>) -> String {
    let view = scene.view;
    let own = scene.deciding().is_some();
    match (view.phase, own) {
        (PhaseName::Over, _) => scene.get("ant-prompt-over"),
        (PhaseName::PlaceShip, true) => scene.get("ant-prompt-place-ship"),
        (PhaseName::PlaceCube, true) => scene.get("ant-prompt-place-cube"),
        (PhaseName::Destination, true) => {
            scene.say("ant-prompt-destination", &[("zone", zone_number(view.sun).into())])
        }
        (PhaseName::TurnMenu, true) => {
            let current = view.current.as_ref();
            let is_done = current.is_some_and(|current| current.main_done);
            let target = current.and_then(|current| current.target).unwrap_or(view.sun);
            let key = if is_done { "ant-prompt-menu-done" } else { "ant-prompt-menu" };
            scene.say(key, &[("zone", zone_number(target).into())])
        }
        (PhaseName::ChooseTrack, true) => {
            scene.say("ant-prompt-track", &[("points", view.points.unwrap_or(0).into())])
        }
        (PhaseName::LayIcebreaker, true) => scene.get("ant-prompt-lay"),
        (PhaseName::PickCard, true) => scene.get("ant-prompt-pick"),
        (PhaseName::Draft, true) => scene.get("ant-prompt-draft"),
        (PhaseName::MoveShip, true) => scene.get("ant-prompt-move-ship"),
        (PhaseName::MoveShipTo, true) => {
            let ship = view.moving.map(ship_name).unwrap_or_default();
            scene.say("ant-prompt-move-ship-to", &[("ship", ship.into())])
        }
        (PhaseName::AdvanceThree, true) => {
            // ANT-RULING-11: only those who did not trigger it are asked whether they want to.
            let may_decline = scene.choices.iter().any(|it| it.action == Action::Decline);
            let key = if may_decline {
                "ant-prompt-advance-three"
            } else {
                "ant-prompt-advance-three-own"
            };
            scene.get(key)
        }
        (PhaseName::LaunchShip, true) => scene.get("ant-prompt-launch"),
        (PhaseName::UseIcebreaker, true) => scene.get("ant-prompt-icebreaker"),
        (phase, _) => {
            let key = match phase {
                PhaseName::PlaceShip | PhaseName::PlaceCube => "ant-wait-place",
                PhaseName::Destination => "ant-wait-destination",
                PhaseName::TurnMenu | PhaseName::ChooseTrack | PhaseName::LayIcebreaker => {
                    "ant-wait-menu"
                }
                PhaseName::PickCard | PhaseName::Draft => "ant-wait-pick",
                PhaseName::MoveShip
                | PhaseName::MoveShipTo
                | PhaseName::AdvanceThree
                | PhaseName::LaunchShip => "ant-wait-effect",
                PhaseName::UseIcebreaker => "ant-wait-icebreaker",
                PhaseName::ScatterBuildings
                | PhaseName::DrawFirstPlayer
                | PhaseName::RevealCard
                | PhaseName::DrawPacket
                | PhaseName::Over => return scene.get("ant-wait-chance"),
            };
            scene.say(key, &[("name", scene.decider_names().into())])
        }
    }
}

/// The number of the turn, or that there is none.
fn phase_name(scene: &Scene<'_, Antarctica>) -> String {
    match (scene.view.phase, scene.view.current) {
        (PhaseName::Over, _) => scene.get("ant-phase-over"),
        (_, Some(_)) => scene.say("ant-turn", &[("turn", (scene.view.turns + 1).into())]),
        (_, None) => scene.get("ant-phase-setup"),
    }
}

/// Zones are counted the way the Sun goes.
/// The number of its notation, so that page, log, rules, API and terminal speak of the same zone.
fn zone_number(zone: Zone) -> u8 {
    u8::from(zone)
}

/// Its zone and place in the queue, as on the board.
fn ship_name(berth: Berth) -> String {
    format!("{}·{}", zone_number(berth.zone), berth.place + 1)
}

fn track_number(track: Track) -> u8 {
    u8::from(track) + 1
}

/// A name of the engine as a part of a key.
fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

fn building_name(words: &Words, building: Building) -> String {
    words.get(&format!("ant-building-{}", dashed(building.name())))
}

/// What the open card of a pile builds; an empty pile has only its name.
fn open_building(words: &Words, view: &View, pile: Pile) -> String {
    let card = view.piles[pile].top.map(|top| view.options.content.get().card(top));
    card.map_or_else(|| pile_name(words, pile), |card| building_name(words, card.builds))
}

fn pile_name(words: &Words, pile: Pile) -> String {
    words.get(&format!("ant-pile-{pile}"))
}

fn card_name(words: &Words, card: ShipyardCard) -> String {
    words.get(&format!("ant-card-{}", dashed(card.name())))
}

/// What a shipyard card does.
fn card_effect(words: &Words, card: ShipyardCard) -> String {
    words.get(&format!("ant-card-{}.effect", dashed(card.name())))
}

fn resource_name(words: &Words, resource: Resource) -> String {
    words.get(&format!("ant-{}", dashed(resource.name())))
}

fn effect_name(words: &Words, effect: Effect) -> String {
    words.get(&format!("ant-effect-{}", dashed(effect.name())))
}

fn cards_phrase(words: &Words, cards: ShipyardCards) -> String {
    let part = |card: ShipyardCard| match cards.count(card) {
        1 => card_name(words, card),
        count => format!("{} × {count}", card_name(words, card)),
    };
    let parts: Vec<String> = cards.kinds().map(part).collect();
    if parts.is_empty() { words.get("ant-none") } else { parts.join(", ") }
}

/// What a building card of a scene puts up.
fn built_by(scene: &Scene<'_, Antarctica>, card: CardId) -> Building {
    scene.view.options.content.get().card(card).builds
}

/// The parts of how to play.
const GUIDE: [&str; 9] =
    ["goal", "sun", "sail", "build", "others", "besides", "tracks", "scoring", "end"];

fn dynamic_keys() -> Vec<String> {
    let mut keys = guide_keys("ant", &GUIDE);
    keys.extend(["ant-tie-1", "ant-tie-2"].map(str::to_owned));
    keys.extend(Building::ALL.map(|building| format!("ant-building-{}", dashed(building.name()))));
    for pile in Pile::ALL {
        keys.extend([format!("ant-pile-{pile}"), format!("ant-pile-short-{pile}")]);
    }
    for card in ShipyardCard::ALL {
        let key = format!("ant-card-{}", dashed(card.name()));
        keys.extend([format!("{key}.effect"), key]);
    }
    keys.extend(Resource::ALL.map(|resource| format!("ant-{}", dashed(resource.name()))));
    keys.extend(Effect::ALL.map(|effect| format!("ant-effect-{}", dashed(effect.name()))));
    keys.extend(CATEGORIES.iter().map(|category| format!("ant-category-{category}")));
    let verbs = [
        "place",
        "move",
        "build",
        "build-with-card",
        "ship",
        "recruit",
        "research",
        "play",
        "lay",
        "advance",
        "discard-cube",
        "discard-ship",
        "discard",
        "end",
        "pick",
        "take",
        "launch",
        "decline",
        "use",
        "keep",
    ];
    keys.extend(verbs.map(|verb| format!("ant-act-{verb}")));
    let terms = [
        "zones",
        "research",
        "cards",
        "discards",
        "victory",
        "supply",
        "ships",
        "waiting",
        "available",
        "resource-cards",
        "shipyard-cards",
        "access",
        "steps",
        "opportunity",
    ];
    keys.extend(terms.map(|term| format!("ant-reason-{term}")));
    keys
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::Language;
    use crate::random_play::play_at_random;

    fn digits(text: &str) -> String {
        text.chars().filter(char::is_ascii_digit).collect()
    }

    #[test]
    fn zones_places_and_tracks_have_the_numbers_of_their_notation() {
        let berth = |zone: &Zone| Action::Take(format!("{zone}.2").parse().expect("a berth"));
        let zones = Zone::ALL.iter().flat_map(|zone| [Action::Move(*zone), berth(zone)]);
        let actions = zones.chain(Track::ALL.map(Action::Research));
        let table = Antarctica::new(&Antarctica::options(2)).expect("usual options");
        let view = table.view(Viewer::Spectator);
        for action in actions {
            for words in Language::ALL.map(Words::of) {
                assert_eq!(
                    digits(&Antarctica::label(words, &view, action)),
                    digits(&action.to_string())
                );
            }
        }
    }

    #[test]
    fn what_is_built_is_named_by_its_building() {
        let mut named = 0;
        play_at_random::<Antarctica>(Antarctica::options(2), 1, |game, seat, actions| {
            let view = game.state().view(Viewer::Seat(seat));
            let words = Words::of(Language::English);
            for action in actions {
                let (Action::Build(pile) | Action::BuildWithCard(pile)) = *action else { continue };
                let (_, card) = game.state().top_card(pile).expect("it can be built");
                let label = Antarctica::label(words, &view, *action);
                assert!(label.ends_with(&building_name(words, card.builds)), "{label}");
                named += 1;
            }
        });
        assert!(named > 10, "{named} buildings");
    }

    #[test]
    fn the_lesson_names_the_zones_to_sail_to() {
        let script = Antarctica::FILES.lesson;
        let sails = script.split("Learner(act: \"move z").skip(1);
        let sails: Vec<(&str, &str)> =
            sails.map(|rest| (&rest[..1], rest.split('"').nth(2).expect("a key"))).collect();
        assert!(sails.len() > 3, "{sails:?}");
        for words in Language::ALL.map(Words::of) {
            for (zone, key) in &sails {
                let text = words.find(&format!("{key}.do"), &[]).expect("a text");
                assert_eq!(digits(&text), *zone, "{text}");
            }
        }
    }
}
