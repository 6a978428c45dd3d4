//! The face of Frostpunk: what will kill us next, and what can we still do about it? Day rail, six
//! gauges and the city never leave the screen; everything else is a desk. The words of cards,
//! questions, decisions and the chronicle are made in modules of their own, from the operations of
//! the content.

mod answers;
mod beds;
mod card_text;
mod card_words;
mod chain;
mod changes;
mod chronicle;
mod city;
#[cfg(test)]
mod click_tests;
mod cond_words;
mod decision_words;
mod desks;
mod dock;
mod draft;
mod epilogue;
mod flanks;
mod forecast_words;
mod gauges;
mod geometry;
mod goal;
mod guide;
mod keys;
mod ladder;
mod menu;
mod mod_words;
mod names;
mod op_words;
mod option_words;
mod outlook;
mod places;
mod plan;
mod proposals;
mod rail;
mod reckoning;
mod refusal_words;
mod routes;
mod sheet;
mod signs;
mod stock;
mod suggested;
#[cfg(test)]
mod tests;
mod text;
mod trip;
#[cfg(test)]
mod word_tests;

use std::sync::LazyLock;

use ::frostpunk::{
    Action, Card, DayPhase, Difficulty, Event, Frame, Frostpunk, Options, Pawn, View,
};
use maud::{Markup, html};
use table::{Game, Lesson, Match, Refusal, Seat, Turn};

use self::outlook::{Alarm, Outlook, Peril};
use self::plan::Plan;
use crate::face::face_files;
use crate::kit::{Dress, Lettering, Poster};
use crate::sheet::apart;
use crate::tell::{Args, Telling};
use crate::{
    Area, Curve, Face, FaceFiles, Highlight, OptionField, Scene, SeatNames, Token, Words, owner,
};

impl Face for Frostpunk {
    const WORDS: &'static str = "fro";
    const FILES: FaceFiles = face_files!("frostpunk");

    fn title(words: &Words) -> String {
        words.get("fro-title")
    }

    fn blurb(words: &Words) -> String {
        words.get("fro-blurb")
    }

    fn poster() -> Poster {
        Poster { scene: Self::FILES.scene, lettering: LETTERING }
    }

    fn facts(words: &Words) -> String {
        words.get("fro-facts")
    }

    fn option_fields(words: &Words) -> Vec<OptionField> {
        option_words::option_fields(words)
    }

    fn about_options(words: &Words) -> Option<(String, Markup)> {
        Some((words.get("fro-scenarios"), guide::scenarios(words)))
    }

    fn quick_options(players: u8) -> Options {
        Self::options(players)
    }

    fn harder(options: Options) -> Option<Options> {
        let is_normal = options.difficulty == Difficulty::Normal;
        is_normal.then_some(Options { difficulty: Difficulty::Hard, ..options })
    }

    fn lesson() -> &'static Lesson {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
            Lesson::read::<Frostpunk>(Frostpunk::FILES.lesson).expect("a test reads the lesson")
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
        let forecast = scene.view.table.forecast();
        let outlook = Outlook { table: &scene.view.table, forecast: &forecast };
        let alarm = gauges::alarm(scene, outlook).filter(|_| scene.view.ending.is_none());
        let parts: Vec<String> = [day_and_phase(scene)].into_iter().chain(alarm).collect();
        html! {
            (scene.prompt_line(&parts.join(" · "), &question(scene)))
            " " (leader(scene))
        }
    }

    fn areas(scene: &Scene<'_, Self>) -> Vec<Area> {
        let plan = Plan::shown(scene);
        let plan = plan.as_ref();
        let table = &*scene.view.table;
        let forecast = table.forecast();
        let now = Outlook { table, forecast: &forecast };
        let then =
            plan.map_or(now, |plan| Outlook { table: &plan.after, forecast: &plan.forecast });
        let today = html! {
            // After the end no day demands anything any more.
            @if scene.view.ending.is_none() { (rail::rail(scene, then)) }
            (gauges::gauges(scene, now, then))
            @if scene.view.ending.is_none() { (gauges::nearest_end(scene, then)) }
        };
        let mut areas = vec![
            Area::board("today", scene.get("fro-today"), today),
            Area::board("city", scene.get("fro-board"), city::city(scene, plan)),
            Area::dock(dock::dock(scene, plan, now, then)),
            Area::foot(dock::stop(scene, plan)),
            Area::panel(
                "supplies",
                html! { (apart("ol", "days-bar", &flanks::days_bar(scene))) (stock::supplies(scene, now, then)) },
            ),
            Area::panel("people-of", stock::people(scene, now, then)),
        ];
        areas.extend(desks::desks(scene));
        areas
    }

    fn guide(words: &Words) -> Option<(String, Markup)> {
        Some((words.get("fro-guide"), guide::guide(words)))
    }

    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        desks::desk(scene, id)
    }

    fn symbols(scene: &Scene<'_, Self>) -> Markup {
        signs::symbols(scene.words, &scene.view.table)
    }

    fn text_view(scene: &Scene<'_, Self>) -> Markup {
        text::text_view(scene)
    }

    fn label(words: &Words, view: &View, action: Action) -> String {
        let deed = decision_words::answer(words, view, action);
        let is_work = matches!(action, Action::Gather(..) | Action::Use(..) | Action::Clear(_));
        let card = match view.questions.last() {
            Some(Frame::TurnWith { card }) => Some(*card),
            _ => None,
        };
        if is_work && view.table.is_cold(action, card) {
            return words.say("fro-deed-cold", &[("deed", deed.into())]);
        }
        deed
    }

    fn standing_question(words: &Words) -> Option<String> {
        Some(words.get("fro-standing"))
    }

    fn declining(state: &Self, seat: Seat) -> Option<Action> {
        let is_asked = matches!(state.questions.top(), Some(Frame::AskHand { .. }));
        (is_asked && state.permit(seat, Action::Keep).is_ok()).then_some(Action::Keep)
    }

    fn pieces(event: &Event) -> Vec<String> {
        let value = |name: &str| table::Happening::value(event, name);
        let field =
            value("field").map(|field| format!("field-{}", field.to_string().replace('.', "-")));
        let tile = value("position").map(|position| format!("tile-{position}"));
        field.into_iter().chain(tile).collect()
    }

    /// Goods fly from the heap they were gathered from to the supplies.
    fn token<'a>(
        _: &Options,
        event: &Event,
        mut before: impl Iterator<Item = &'a Event>,
    ) -> Option<Token> {
        let Event::Gained { good, .. } = event else { return None };
        let field = before.find_map(|event| match event {
            Event::Gathering { field, .. } => Some(*field),
            _ => None,
        })?;
        let icon = signs::sign(signs::of_good(*good));
        Some(Token { from: geometry::field_id(field), to: Some(good.name().to_owned()), icon })
    }

    fn told_with(words: &Words, options: &Options, event: &Event, args: &mut Args) {
        chronicle::told_with(words, options.content.get(), event, args);
    }

    fn gravity(event: &Event) -> Option<u8> {
        chronicle::gravity(event)
    }

    fn own_keys() -> &'static [(&'static str, &'static str)] {
        &[
            ("f", "fro-key-fuel"),
            ("b", "fro-key-build"),
            ("e", "fro-enough"),
            ("g", "table-counsel-say-fine"),
            ("d", "fro-key-desk"),
        ]
    }

    fn chapter(words: &Words, event: &Event) -> Option<String> {
        chronicle::chapter(words, event)
    }

    fn section(words: &Words, event: &Event) -> Option<String> {
        chronicle::section(words, event)
    }

    fn refusal_key(refusal: &Refusal) -> Option<&'static str> {
        refusal_words::refusal_key(refusal)
    }

    fn phrase(words: &Words, value: &str, id: &str) -> Option<String> {
        chronicle::phrase(words, value, id)
    }

    fn category(words: &Words, id: &str) -> String {
        names::name(words, "category", id)
    }

    fn outcome(words: &Words, is_won: bool) -> String {
        words.get(if is_won { "fro-outcome-won" } else { "fro-outcome-lost" })
    }

    fn reason(words: &Words, term: &str) -> String {
        names::name(words, "reason", term)
    }

    fn loss(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        scene.deciding()?;
        let (after, _) = plan::done(&scene.view.table, scene.hand, &[action])?;
        let end = plan::certain_end(&after)?;
        Some(scene.say("fro-loss", &[("end", names::end(scene.words, end).into())]))
    }

    fn revealed(scene: &Scene<'_, Self>, game: &Match<Self>) -> Markup {
        epilogue::epilogue(scene, game)
    }

    fn story(scene: &Scene<'_, Self>, game: &Match<Self>) -> Markup {
        epilogue::story(scene, game)
    }

    fn curves(words: &Words, game: &Match<Self>) -> Vec<Curve> {
        epilogue::curves(words, game)
    }

    fn highlights(words: &Words, _: &SeatNames, game: &Match<Self>) -> Vec<Highlight> {
        epilogue::highlights(words, game)
    }

    fn progress(scene: &Scene<'_, Self>) -> String {
        day_and_phase(scene)
    }
}

/// The title in own letters, black and bevelled.
const LETTERING: Lettering = Lettering {
    letters: &[
        ('F', 0.0),
        ('R', 9.1),
        ('O', 18.7),
        ('S', 32.0),
        ('T', 41.9),
        ('P', 51.8),
        ('U', 61.9),
        ('N', 72.4),
        ('K', 82.7),
    ],
    width: 89.6,
    dress: Dress::Iron,
};

/// The phase of the day. A morning or dusk card that is being decided belongs to its own phase, even
/// if the day would go on with the next one.
fn phase_of(table: &Frostpunk) -> Option<DayPhase> {
    let of_card = table.questions.iter().find_map(|frame| match frame {
        Frame::EventOption { card } | Frame::Settle { card, .. } => match card {
            Card::Morning(_) => Some(DayPhase::Morning),
            Card::Dusk(_) => Some(DayPhase::Dusk),
            Card::Scenario(_) | Card::Expedition(_) => None,
        },
        _ => None,
    });
    of_card.or(table.step.phase())
}

/// The day and its phase.
fn day_and_phase(scene: &Scene<'_, Frostpunk>) -> String {
    let view = scene.view;
    match (view.ending, phase_of(&view.table)) {
        (Some(_), _) => scene.say("fro-day", &[("round", view.round.into())]),
        (None, None) => scene.get("fro-phase-setup"),
        (None, Some(phase)) => scene.say(
            "fro-day-phase",
            &[("round", view.round.into()), ("phase", names::phase(scene.words, phase).into())],
        ),
    }
}

/// Who leads the city today, where more than one could.
fn leader(scene: &Scene<'_, Frostpunk>) -> Markup {
    let view = scene.view;
    let is_told = view.options.players > 1 && view.phase.is_some() && view.ending.is_none();
    let name = scene.names.of(view.leader);
    html! {
        @if is_told {
            span id="leader" class="frost-leader" {
                (signs::sign("star")) (owner::badge(view.leader))
                span { (scene.say("fro-leads", &[("name", name.into())])) }
            }
        }
    }
}

/// The words of a scene for the events of its match.
fn telling<'a>(scene: &'a Scene<'_, Frostpunk>) -> Telling<'a, Frostpunk> {
    Telling { words: scene.words, names: scene.names, options: &scene.view.options }
}

/// What is asked of whom.
fn question(scene: &Scene<'_, Frostpunk>) -> String {
    let asked = || decision_words::question(scene.words, scene.view).unwrap_or_default();
    match (scene.deciding(), scene.view.table.turn()) {
        (_, Turn::Over) => scene.get("fro-prompt-over"),
        (Some(_), ..) => asked(),
        (None, Turn::Decide(_)) => scene.say(
            "fro-wait",
            &[("name", scene.decider_names().into()), ("question", asked().into())],
        ),
        _ => scene.get("fro-wait-chance"),
    }
}

/// The keys of words that are put together at run time.
fn dynamic_keys() -> Vec<String> {
    let of = |kind: &'static str, ids: &[&str]| {
        ids.iter().map(|id| format!("fro-{kind}-{}", id.replace('_', "-"))).collect::<Vec<_>>()
    };
    let perils = Peril::ALL.map(Peril::name);
    let says = perils.map(|peril| format!("fro-peril-{peril}-says"));
    let shorts = perils.map(|peril| format!("fro-peril-{peril}.short"));
    let mut keys = keys::dynamic_keys();
    keys.extend(of("peril", &perils));
    keys.extend(says);
    keys.extend(shorts);
    keys.extend(of("danger", &Alarm::ALL.map(Alarm::name)));
    keys.extend(of("letter", &Pawn::ALL.map(Pawn::name)));
    keys.extend(of("pad", &["snow", "works", "scouts", "special"]));
    keys.extend(of("ladder", &ladder::LADDER));
    keys.extend(of("place", &["generator", "near", "far"]));
    keys.extend(of("place", &["generator.mark", "near.mark", "far.mark"]));
    keys.extend(of("health", &desks::HEALTH));
    keys.extend(of("text", &text::COLUMNS));
    keys.extend(menu::keys());
    keys.extend(desks::keys());
    keys.extend(epilogue::keys());
    keys
}
