//! The face of AquaSphere: deep-sea teal, lamps in the dark, a station around its headquarters.

mod board;
mod dock;
mod effects;
mod faces;
mod forecast;
mod geometry;
mod guide;
mod hub;
mod pieces;
mod plan;
mod scenery;
mod score_sheet;
mod seats;
mod signs;
mod stock;
mod tale;
#[cfg(test)]
mod tests;
mod text;
mod way;

use std::sync::LazyLock;

use ::aquasphere::{
    Action, AquaSphere, CATEGORIES, Capacity, Card, Content, Effect, Engineer, Event, Options,
    Phase, Program, Programs, Reward, Room, Rooms, Sectors, Tile, View,
};
use maud::{Markup, html};
use table::{Edition, Game, Lesson, Match, Refusal, Seat};

use self::plan::Plan;
use crate::face::face_files;
use crate::kit::{Dress, Lettering, Poster};
use crate::log::signed;
use crate::tell::Args;
use crate::{Area, Face, FaceFiles, Highlight, OptionField, Scene, SeatNames, Token, Words};

impl Face for AquaSphere {
    const WORDS: &'static str = "aqu";
    const FILES: FaceFiles = face_files!("aquasphere");

    fn title(words: &Words) -> String {
        words.get("aqu-title")
    }

    fn blurb(words: &Words) -> String {
        words.get("aqu-blurb")
    }

    fn poster() -> Poster {
        let letters = &[
            ('A', 0.0),
            ('Q', 10.6),
            ('U', 23.0),
            ('A', 32.6),
            ('S', 43.8),
            ('P', 52.8),
            ('H', 62.2),
            ('E', 71.6),
            ('R', 79.8),
            ('E', 88.9),
        ];
        Poster {
            scene: Self::FILES.scene,
            lettering: Lettering { letters, width: 94.7, dress: Dress::Round },
        }
    }

    fn facts(words: &Words) -> String {
        words.get("aqu-facts")
    }

    /// A new table asks for the number of players and nothing else.
    fn option_fields(_: &Words) -> Vec<OptionField> {
        Vec::new()
    }

    fn quick_options(players: u8) -> Options {
        Self::options(players)
    }

    fn lesson() -> &'static Lesson {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
            Lesson::read::<AquaSphere>(AquaSphere::FILES.lesson).expect("a test reads the lesson")
        });
        &LESSON
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

    fn areas(scene: &Scene<'_, Self>) -> Vec<Area> {
        let plan = Plan::shown(scene);
        let plan = plan.as_ref();
        let fixed = [
            Area::board("station", scene.get("aqu-board"), board::board(scene, plan)),
            Area::dock(dock::dock(scene, plan)),
            Area::foot(dock::pass(scene, plan)),
            Area::panel("own", seats::own_board(scene, plan)),
            Area::panel("forecast", forecast::forecast(scene, plan)),
            Area::panel("seats", seats::rivals(scene)),
            Area::desk("stock", scene.get("aqu-stock")),
            Area::desk("legend", scene.get("aqu-legend")),
            Area::desk("guide", scene.get("aqu-guide")),
        ];
        fixed.into_iter().chain(seats::desks(scene)).collect()
    }

    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        match id {
            "stock" => stock::stock(scene),
            "legend" => stock::legend(scene),
            "guide" => html! { div class="guide" { (guide::guide(scene.words)) } },
            _ => seats::desk(scene, id),
        }
    }

    fn guide(words: &Words) -> Option<(String, Markup)> {
        Some((words.get("aqu-guide"), guide::guide(words)))
    }

    fn symbols(scene: &Scene<'_, Self>) -> Markup {
        board::symbols(scene)
    }

    fn text_view(scene: &Scene<'_, Self>) -> Markup {
        text::text_view(scene)
    }

    fn label(words: &Words, view: &View, action: Action) -> String {
        let key = format!("aqu-act-{}", action.verb());
        match action {
            // A room is known by the program that lies there.
            Action::Engineer(room) | Action::Sidestep(room) => {
                let program = view.table.program_in(room);
                let name = program
                    .map_or_else(|| room_name(words, room), |program| program_name(words, program));
                words.say(&key, &[("room", name.into())])
            }
            Action::Pay(program)
            | Action::Return(program)
            | Action::Drop(program)
            | Action::Line(program) => {
                words.say(&key, &[("program", program_name(words, program).into())])
            }
            Action::Deploy(program, sector) => words.say(
                &key,
                &[
                    ("program", program_name(words, program).into()),
                    ("sector", sector.name().into()),
                ],
            ),
            Action::Place(sector) | Action::Leave(sector) => {
                words.say(&key, &[("sector", sector.name().into())])
            }
            Action::Use(card) => {
                let card = card_text(words, view.table.content().cards[card]);
                words.say(&key, &[("card", card.into())])
            }
            Action::Pass
            | Action::Perform
            | Action::Skip
            | Action::Take
            | Action::Decline
            | Action::Stop
            | Action::Income
            | Action::Done => words.get(&key),
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        let value = |name: &str| table::Happening::value(event, name);
        let sectors = ["sector", "from", "to"].into_iter().filter_map(value);
        let rooms = value("room").map(|room| format!("room-{room}"));
        sectors.map(|sector| format!("sector-{sector}")).chain(rooms).collect()
    }

    /// What was taken from an area of a sector.
    fn token<'a>(_: &Options, event: &Event, _: impl Iterator<Item = &'a Event>) -> Option<Token> {
        let (area, sector) = match event {
            Event::TileTaken { sector, .. } => (Program::Lab, sector),
            Event::TimeTaken { sector, .. } => (Program::Time, sector),
            Event::CrystalsTaken { sector, .. } => (Program::Crystal, sector),
            Event::OctopodsCaught { sector, .. } => (Program::Octopod, sector),
            Event::CardTaken { sector, .. } => (Program::Research, sector),
            _ => return None,
        };
        Some(Token { from: format!("face-{area}-{sector}"), to: None, icon: faces::chip(area) })
    }

    fn progress(scene: &Scene<'_, Self>) -> String {
        phase_name(scene)
    }

    fn way(game: &Match<Self>, seat: Seat) -> Markup {
        tale::way(game, seat)
    }

    fn revealed(scene: &Scene<'_, Self>, _: &Match<Self>) -> Markup {
        forecast::final_scoring(scene)
    }

    fn highlights(words: &Words, names: &SeatNames, game: &Match<Self>) -> Vec<Highlight> {
        tale::richest_scoring(words, names, game).into_iter().collect()
    }

    fn round(event: &Event) -> Option<u16> {
        match event {
            Event::RoundBegan { round } => Some((*round).into()),
            _ => None,
        }
    }

    fn chapter(words: &Words, event: &Event) -> Option<String> {
        match event {
            Event::RoundBegan { round } => {
                Some(words.say("aqu-chapter-round", &[("round", (*round).into())]))
            }
            Event::ScoringBegan { round } => {
                Some(words.say("aqu-chapter-scoring", &[("round", (*round).into())]))
            }
            _ => None,
        }
    }

    fn told_with(words: &Words, _: &Options, event: &Event, args: &mut Args) {
        match event {
            Event::ScientistMoved { way, .. } => {
                args.push(("way", way::words_of(words, *way).into()));
                args.push(("steps", way::signs_of(*way).into()));
            }
            Event::PartScored { points, .. } => args.push(("signed", signed(*points).into())),
            Event::PointsLost { points, saved, .. } => {
                let loss = match (points, saved) {
                    (_, 0) => "whole",
                    (0, _) => "spared",
                    _ => "partial",
                };
                args.push(("loss", loss.into()));
            }
            _ => {}
        }
    }

    fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
        refusal_key(refusal)
    }

    fn phrase(words: &Words, value: &str, id: &str) -> Option<String> {
        Some(match value {
            "program" => program_name(words, id.parse().ok()?),
            "room" => room_name(words, id.parse().ok()?),
            "card" => card_name(words, id.parse().ok()?),
            "tile" => tile_name(words, id.parse().ok()?),
            "category" => words.get(&format!("aqu-category-{}", dashed(id))),
            _ => return None,
        })
    }

    fn category(words: &Words, id: &str) -> String {
        words.get(&format!("aqu-category-{}", dashed(id)))
    }

    fn reason(words: &Words, term: &str) -> String {
        words.get(&format!("aqu-reason-{}", dashed(term)))
    }
}

fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
    let has = |name: &str| refusal.values.iter().any(|(value, _)| *value == name);
    Some(match refusal.rule.0 {
        "AQU-BOARD-1" => "aqu-refusal-board-1",
        "AQU-BOARD-2" => "aqu-refusal-board-2",
        "AQU-BOARD-6" => "aqu-refusal-board-6",
        "AQU-CARD-8" => "aqu-refusal-card-8",
        "AQU-CARD-9" if has("needs") => "aqu-refusal-card-9-time",
        "AQU-CARD-9" => "aqu-refusal-card-9",
        "AQU-CARD-10" | "AQU-CARD-11" | "AQU-CARD-12" | "AQU-PROG-3" => "aqu-refusal-answer",
        "AQU-DEPLOY-1" => "aqu-refusal-deploy-1",
        "AQU-DEPLOY-3" => "aqu-refusal-deploy-3",
        "AQU-DEPLOY-5" => "aqu-refusal-deploy-5",
        "AQU-DEPLOY-7" => "aqu-refusal-deploy-7",
        "AQU-EXPAND-2" if has("sector") => "aqu-refusal-expand-2-sector",
        "AQU-EXPAND-2" => "aqu-refusal-expand-2",
        "AQU-EXPAND-3" if has("expansions") => "aqu-refusal-expand-3-complete",
        "AQU-EXPAND-3" => "aqu-refusal-expand-3",
        "AQU-HQ-2" => "aqu-refusal-hq-2",
        "AQU-KP-3" if has("program") => "aqu-refusal-kp-3-program",
        "AQU-KP-3" => "aqu-refusal-kp-3",
        "AQU-PASS-1" => "aqu-refusal-pass-1",
        "AQU-PROG-1" => "aqu-refusal-prog-1",
        "AQU-PROG-4" => "aqu-refusal-prog-4",
        "AQU-PROG-5" => "aqu-refusal-prog-5",
        "AQU-RESEARCH-1" if has("slots") => "aqu-refusal-research-1-slots",
        "AQU-RESEARCH-1" => "aqu-refusal-research-1",
        "AQU-RULING-16" => "aqu-refusal-ruling-16",
        "AQU-RULING-35" => "aqu-refusal-ruling-35",
        "AQU-SCORE-2" => "aqu-refusal-score-2",
        "AQU-SCORE-9" => "aqu-refusal-score-9",
        "AQU-SUB-1" => "aqu-refusal-sub-1",
        "AQU-SUB-2" if has("needs") => "aqu-refusal-sub-2-time",
        "AQU-SUB-2" => "aqu-refusal-sub-2",
        "AQU-SUB-4" => "aqu-refusal-sub-4",
        "AQU-TURN-2" => "aqu-refusal-turn-2",
        "AQU-TURN-3" => "aqu-refusal-turn-3",
        "AQU-TURN-4" => "aqu-refusal-turn-4",
        _ => return None,
    })
}

/// What is asked of whom.
fn question(scene: &Scene<'_, AquaSphere>) -> String {
    let table = &scene.view.table;
    match (scene.deciding(), table.phase, table.tasks.top()) {
        (_, Phase::Over, _) => scene.get("aqu-prompt-over"),
        (Some(_), _, Some(task)) => dock::question(scene, task),
        (Some(_), _, None) => match Plan::shown(scene).and_then(|plan| plan.first()) {
            Some(action) => scene.label(action),
            None => scene.get("aqu-prompt-turn"),
        },
        (None, Phase::Turn, _) => {
            scene.say("aqu-wait-turn", &[("name", scene.decider_names().into())])
        }
        (None, Phase::ScoringTime | Phase::ScoringPoints, _) => {
            scene.say("aqu-wait-scoring", &[("name", scene.decider_names().into())])
        }
        (
            None,
            Phase::DrawSector { .. }
            | Phase::DrawStartPlayer
            | Phase::DealLab { .. }
            | Phase::DrawLab { .. }
            | Phase::RevealCard { .. }
            | Phase::RevealTile { .. }
            | Phase::TurnCenter
            | Phase::DrawPrograms,
            _,
        ) => scene.get("aqu-wait-chance"),
    }
}

/// The round, and how many engineer moves the viewer has left.
fn phase_name(scene: &Scene<'_, AquaSphere>) -> String {
    let table = &scene.view.table;
    match (table.phase, table.round) {
        (Phase::Over, _) => scene.get("aqu-phase-over"),
        (_, 0) => scene.get("aqu-phase-setup"),
        (Phase::ScoringTime | Phase::ScoringPoints, round) => {
            scene.say("aqu-chapter-scoring", &[("round", round.into())])
        }
        (_, round) => match scene.own_seat() {
            Some(seat) => {
                let moves = moves_left(table, seat);
                scene.say("aqu-phase-moves", &[("round", round.into()), ("moves", moves.into())])
            }
            None => scene.say("aqu-chapter-round", &[("round", round.into())]),
        },
    }
}

/// Where arrows lead an engineer. AQU-HQ-2.
fn next_rooms(table: &AquaSphere, seat: Seat) -> Rooms {
    let content = table.content();
    match table.player(seat).engineer {
        Engineer::Start => content.start,
        Engineer::In(room) => content.arrows[room],
        Engineer::Passed => Rooms::default(),
    }
}

/// How many arrows an engineer can still follow in this round. AQU-HQ-3.
fn moves_left(table: &AquaSphere, seat: Seat) -> u8 {
    let content = table.content();
    let mut rooms = next_rooms(table, seat);
    let mut moves = 0;
    while let Some(room) = rooms.iter().next() {
        rooms = content.arrows[room];
        moves += 1;
    }
    moves
}

/// A name of the engine as a part of a key.
fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// The class that gives a program its color and the ink that stands on it.
fn program_class(program: Program) -> String {
    format!("program-{program}")
}

fn program_name(words: &Words, program: Program) -> String {
    words.get(&format!("aqu-program-{program}"))
}

fn programs_phrase(words: &Words, programs: Programs) -> String {
    let names: Vec<String> = programs.iter().map(|program| program_name(words, program)).collect();
    if names.is_empty() { words.get("aqu-none") } else { names.join(", ") }
}

fn room_name(words: &Words, room: Room) -> String {
    words.get(&format!("aqu-room-{room}"))
}

fn letters_phrase(letters: Sectors) -> String {
    letters.iter().map(|letter| letter.to_string()).collect::<Vec<_>>().join(" ")
}

/// A fact of content where no match is at hand to read it from: nothing if editions differ in it.
fn agreed<T: PartialEq>(fact: impl Fn(&Content) -> T) -> Option<T> {
    let mut facts = Edition::<Content>::known().into_iter().map(|edition| fact(edition.get()));
    let first = facts.next()?;
    facts.all(|other| other == first).then_some(first)
}

/// A card by what it does in every edition, else by its number.
fn card_name(words: &Words, card: Card) -> String {
    let effect = agreed(|content| content.cards[card]);
    effect.map_or_else(|| card.to_string(), |effect| card_text(words, effect))
}

/// What a research card does.
fn card_text(words: &Words, effect: Effect) -> String {
    let program = |program: Program| program_name(words, program);
    let reward = |reward: Reward| match reward {
        Reward::Time(count) => words.say("aqu-gain-time", &[("count", count.into())]),
        Reward::Crystals(count) => words.say("aqu-gain-crystals", &[("count", count.into())]),
        Reward::Points(count) => words.say("aqu-gain-points", &[("count", count.into())]),
    };
    match effect {
        Effect::Engineer(room, gain) => words.say(
            "aqu-card-engineer",
            &[("program", program(room).into()), ("gain", reward(gain).into())],
        ),
        Effect::Octopus(gain) => words.say("aqu-card-octopus", &[("gain", reward(gain).into())]),
        Effect::Opposite => words.get("aqu-card-opposite"),
        Effect::Overload => words.get("aqu-card-overload"),
        Effect::Lock => words.get("aqu-card-lock"),
        Effect::Submarine => words.get("aqu-card-submarine"),
        Effect::Sidestep => words.get("aqu-card-sidestep"),
        Effect::Scoring(symbol) => {
            words.say("aqu-card-scoring", &[("program", program(symbol).into())])
        }
        Effect::Immediate(symbol) => {
            words.say("aqu-card-immediate", &[("program", program(symbol).into())])
        }
    }
}

/// A lab expansion by its letters and what it adds in every edition, else by its number.
fn tile_name(words: &Words, tile: Tile) -> String {
    let info = agreed(|content| content.tiles[tile]);
    info.map_or_else(|| tile.to_string(), |info| tile_phrase(words, info.letters, info.adds))
}

fn tile_text(scene: &Scene<'_, AquaSphere>, tile: Tile) -> String {
    let info = scene.view.table.content().tiles[tile];
    tile_phrase(scene.words, info.letters, info.adds)
}

fn tile_phrase(words: &Words, letters: Sectors, adds: Capacity) -> String {
    let kinds = [
        ("aqu-adds-time", adds.time),
        ("aqu-adds-crystals", adds.crystals),
        ("aqu-adds-octopods", adds.octopods),
        ("aqu-adds-cards", adds.cards),
    ];
    let added = kinds.into_iter().filter(|(_, count)| *count > 0);
    let added = added.map(|(key, count)| words.say(key, &[("count", count.into())]));
    let letters = Some(letters_phrase(letters)).filter(|letters| !letters.is_empty());
    letters.into_iter().chain(added).collect::<Vec<_>>().join(", ")
}

fn dynamic_keys() -> Vec<String> {
    let mut keys = ["aqu-tie-1", "aqu-tie-2"].map(str::to_owned).to_vec();
    keys.extend(Program::ALL.map(|program| format!("aqu-program-{program}")));
    keys.extend(Room::ALL.map(|room| format!("aqu-room-{room}")));
    keys.extend(CATEGORIES.iter().map(|category| format!("aqu-category-{}", dashed(category))));
    let verbs = [
        "engineer", "sidestep", "pay", "deploy", "pass", "return", "perform", "skip", "place",
        "leave", "drop", "take", "decline", "line", "stop", "income", "use", "done",
    ];
    keys.extend(verbs.map(|verb| format!("aqu-act-{verb}")));
    let asked = [
        "drop",
        "engineer-cards",
        "card-points",
        "catch-points",
        "red-line",
        "before-action",
        "lab-letters",
        "immediate",
        "time-step",
    ];
    keys.extend(asked.map(|task| format!("aqu-ask-{task}")));
    let terms = [
        "opportunity",
        "points",
        "victory",
        "control",
        "sectors",
        "robots",
        "crystals",
        "lines",
        "time",
        "programmed",
        "engineer",
        "submarines",
        "cards",
        "letters",
        "lab",
        "pass-order",
    ];
    keys.extend(terms.map(|term| format!("aqu-reason-{term}")));
    keys.extend(guide::keys());
    keys
}
