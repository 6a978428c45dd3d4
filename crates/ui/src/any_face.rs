//! A face for callers that do not know the game: the parts of a page, ready to be put together.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use table::{AnyMatch, Entry, Lesson, Match, Refusal, Seat, Seats, Standings, Term, Turn, Viewer};

use crate::area::folded;
use crate::assets::Asset;
use crate::highlight::highlights;
use crate::kit::Poster;
use crate::lead::{Lead, leads};
use crate::log::{Extent, Teller};
use crate::pages::{ToldChoice, lesson_keys, what_keys_do};
use crate::refusal::why_not;
use crate::score_table::score_table;
use crate::tell;
use crate::told_first::told_first;
use crate::walk::Walk;
use crate::{
    Area, AreaKind, Curve, Face, Highlight, Language, Log, LogEntry, Look, Offered, OptionField,
    Scene, SeatNames, Words,
};

/// The scores are loaded like a desk with this id.
pub(crate) const SCORES: &str = "scores";

/// So is what the keys do, with this one.
pub(crate) const HELP: &str = "help";

/// How a table is to be shown.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the page")]
pub struct SceneRequest<'a> {
    /// With whose eyes the table is looked at.
    pub viewer: Viewer,
    /// The seats for which he decides: at a screen without secrets several.
    pub hand: Seats,
    /// Who reads the log; usually the same, but a partner may look with the eyes of whoever decides.
    pub reader: Viewer,
    /// Whether what he clicks is only suggested to whoever decides.
    pub suggests: bool,
    /// Whether a guided first game says what to do next.
    pub is_lesson: bool,
    /// What is suggested to whoever decides, in the game's notation.
    pub suggestions: &'a [(Seat, String)],
    /// The settings.
    pub look: &'a Look,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// Who clicked, by the number of the step, where that was not the seat that acts.
    pub clicked_by: &'a BTreeMap<usize, Seat>,
    /// What the viewer has begun to put together.
    pub draft: Option<&'a str>,
    /// The moment to be shown, as a number of steps; `None` is now.
    pub step: Option<usize>,
    /// Whether nobody can decide anything more: the match has halted, or its table was closed.
    pub is_stopped: bool,
    /// Whether the symbols are wanted too: yes for a page, no for an update.
    pub with_symbols: bool,
    /// Whether the table is wanted as text.
    pub with_text: bool,
}

impl<'a> SceneRequest<'a> {
    /// The table as it is now, and nothing besides.
    pub fn now(viewer: Viewer, look: &'a Look, names: &'a SeatNames) -> Self {
        static NOBODY: BTreeMap<usize, Seat> = BTreeMap::new();
        Self {
            viewer,
            hand: match viewer {
                Viewer::Seat(seat) => Seats::only(seat),
                Viewer::Spectator => Seats::NONE,
            },
            reader: viewer,
            suggests: false,
            is_lesson: false,
            suggestions: &[],
            look,
            names,
            clicked_by: &NOBODY,
            draft: None,
            step: None,
            is_stopped: false,
            with_symbols: false,
            with_text: false,
        }
    }

    /// In which words the log is told.
    fn teller(&self) -> Teller<'a> {
        let SceneRequest { look, names, clicked_by, .. } = *self;
        Teller { words: look.words(), names, clicked_by }
    }
}

/// The parts of a table page that depend on the game.
#[derive(Clone, Debug)]
pub struct TableParts {
    /// What is asked of whom.
    pub prompt: Markup,
    /// Boards, panels and desks.
    pub areas: Vec<Area>,
    /// What never changes, if it was asked for.
    pub symbols: Option<Markup>,
    /// The table as text, if it was asked for.
    pub text_view: Option<Markup>,
    /// The scores as a table, if a whole page was asked for.
    pub scores: Option<Markup>,
    /// The scores themselves, at the moment shown.
    pub standings: Standings,
    /// The log that the viewer may read, up to the moment shown.
    pub log: Log,
    /// The totals over the game, once it is over.
    pub leads: Vec<Lead>,
    /// Its moments, once it is over.
    pub highlights: Vec<Highlight>,
    /// How it came to its end.
    pub story: Markup,
    /// What is turned over then.
    pub revealed: Markup,
    /// Whether the viewer is to decide.
    pub is_your_turn: bool,
    /// What the game waits for at the moment shown.
    pub turn: Turn,
    /// Where the game is, in a few words.
    pub progress: String,
    /// How many steps have been taken up to now.
    pub length: usize,
}

/// A [`Face`] whose game is known only at run time.
pub trait AnyFace: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// Whether all seats win or lose as one.
    fn is_team(&self) -> bool;
    /// The rules reference in a language.
    fn rules(&self, language: Language) -> &'static str;
    /// The game's name.
    fn title(&self, words: &Words) -> String;
    /// One sentence that calls to the game.
    fn blurb(&self, words: &Words) -> String;
    /// What stands for the game outside its table.
    fn poster(&self) -> Poster;
    /// How long it takes and what it is about, in a few words.
    fn facts(&self, words: &Words) -> String;
    /// The game's sentences in a language, as a Fluent source.
    fn sentences(&self, language: Language) -> &'static str;
    /// What the keys of the game's words begin with.
    fn prefix(&self) -> &'static str;
    /// The keys of the game's sentences that are put together at run time.
    fn dynamic_keys(&self) -> Vec<String>;
    /// What the game adds to the style sheet.
    fn style(&self) -> Asset;
    /// The options that the form for a new table asks for.
    fn option_fields(&self, words: &Words) -> Vec<OptionField>;
    /// What is to be known before the options are chosen, with its heading.
    fn about_options(&self, words: &Words) -> Option<(String, Markup)>;
    /// How to play, with its heading.
    fn guide(&self, words: &Words) -> Option<(String, Markup)>;
    /// Options for one click, in JSON.
    fn quick_options(&self, players: u8) -> Value;
    /// The same options in JSON, only harder; nothing where they cannot be.
    fn harder(&self, options: &Value) -> Option<Value>;
    /// The guided first game.
    fn lesson(&self) -> &'static Lesson;
    /// The parts of a table page. `None` when the match is of another game.
    fn table_parts(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<TableParts>;
    /// Where a match is, in a few words. `None` when the match is of another game.
    fn progress(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String>;
    /// What lies on a desk, or the scores. `None` when the match is of another game.
    fn desk(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>, desk: &str) -> Option<Markup>;
    /// Lines of the log by their numbers. `None` when the match is of another game.
    fn log_lines(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        numbers: Range<usize>,
    ) -> Option<Vec<LogEntry>>;
    /// What the viewer may read from a step on, a sentence for each line of [`AnyMatch::log`].
    /// `None` when the match is of another game.
    fn told(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        from: usize,
    ) -> Option<Vec<String>>;
    /// The whole log of a match as plain text. `None` when the match is of another game.
    fn chronicle(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String>;
    /// What is asked of whom, as a sentence. `None` when the match is of another game.
    fn asked(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String>;
    /// An action of a seat, in JSON, as a short phrase, by what lies on the table now.
    fn label(
        &self,
        words: &Words,
        game: &dyn AnyMatch,
        seat: Seat,
        action: &Value,
    ) -> Option<String>;
    /// How the numbers of a finished match went, for the picture of its result. Nothing when the
    /// match is of another game.
    fn curves(&self, words: &Words, game: &dyn AnyMatch) -> Vec<Curve>;
    /// What the game often asks and a seat may decline once and for all, as a sentence.
    fn standing_question(&self, words: &Words) -> Option<String>;
    /// How a seat declines it, in JSON, if that is what is asked of it now.
    fn declining(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value>;
    /// The question before an action, in JSON, as far as whoever looks wants one.
    fn question(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        action: &Value,
    ) -> Option<String>;
    /// Choices of a match in words; they are in the order of the match.
    fn choices(
        &self,
        game: &dyn AnyMatch,
        look: &Look,
        names: &SeatNames,
        choices: &[Chosen<'_>],
    ) -> Vec<ToldChoice>;
    /// Why something is not possible, as a sentence without the rule's name.
    fn refusal(&self, words: &Words, refusal: &Refusal) -> String;
    /// The name of a score category.
    fn category(&self, words: &Words, id: &str) -> String;
    /// What decides between seats with equal points: the first tie-break is number 0.
    fn tie_break(&self, words: &Words, number: usize) -> String;
    /// That those who play together have won or lost, as a title.
    fn outcome(&self, words: &Words, is_won: bool) -> String;
    /// Why those who play together have won or lost, as a sentence, by the id of the reason.
    fn verdict(&self, words: &Words, reason: &str) -> String;
    /// Keys besides those of every table, with the keys of their sentences.
    fn own_keys(&self) -> &'static [(&'static str, &'static str)];
    /// A bot's advice, the best decision first.
    fn advice(&self, words: &Words, choices: &[AdvisedChoice<'_>]) -> Markup;
}

/// A choice at a moment of a match.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// The moment, as a number of steps.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// The action, in JSON.
    pub action: &'a Value,
}

/// A decision that a bot advises.
#[derive(Clone, Copy, Debug)]
pub struct AdvisedChoice<'a> {
    /// The action, in JSON.
    pub action: &'a Value,
    /// The chance to win with it, between 0 and 1.
    pub chance: f64,
    /// What speaks for and against it, most important reason first.
    pub reasons: &'a [Term],
    /// The question before it is done.
    pub question: Option<&'a str>,
    /// The action in words.
    pub told: &'a ToldChoice,
}

/// The [`AnyFace`] of a game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The only value.
    pub const NEW: Self = Self(PhantomData);
}

/// How many reasons a hint names.
const REASONS: usize = 3;

impl<G: Face> AnyFace for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn is_team(&self) -> bool {
        G::IS_TEAM
    }

    fn rules(&self, language: Language) -> &'static str {
        match language {
            Language::English => G::RULES,
            Language::Polish => G::FILES.rules[0],
            Language::Italian => G::FILES.rules[1],
        }
    }

    fn title(&self, words: &Words) -> String {
        G::title(words)
    }

    fn blurb(&self, words: &Words) -> String {
        G::blurb(words)
    }

    fn poster(&self) -> Poster {
        G::poster()
    }

    fn facts(&self, words: &Words) -> String {
        G::facts(words)
    }

    fn sentences(&self, language: Language) -> &'static str {
        G::FILES.sentences[language as usize]
    }

    fn prefix(&self) -> &'static str {
        G::WORDS
    }

    fn dynamic_keys(&self) -> Vec<String> {
        let mut keys = tell::keys::<G>();
        keys.extend(lesson_keys(G::lesson()));
        keys.extend(G::dynamic_keys());
        keys
    }

    fn style(&self) -> Asset {
        G::FILES.style
    }

    fn option_fields(&self, words: &Words) -> Vec<OptionField> {
        G::option_fields(words)
    }

    fn about_options(&self, words: &Words) -> Option<(String, Markup)> {
        G::about_options(words)
    }

    fn guide(&self, words: &Words) -> Option<(String, Markup)> {
        G::guide(words)
    }

    fn quick_options(&self, players: u8) -> Value {
        serde_json::to_value(G::quick_options(players)).expect("options are plain data")
    }

    fn harder(&self, options: &Value) -> Option<Value> {
        let harder = G::harder(serde_json::from_value(options.clone()).ok()?)?;
        serde_json::to_value(harder).ok()
    }

    fn lesson(&self) -> &'static Lesson {
        G::lesson()
    }

    fn table_parts(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<TableParts> {
        let game: &dyn Any = game;
        let game: &Match<G> = game.downcast_ref()?;
        Some(with_scene(game, request, |scene| draw(game, scene, request)))
    }

    fn progress(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String> {
        let game: &dyn Any = game;
        Some(with_scene(game.downcast_ref::<Match<G>>()?, request, G::progress))
    }

    fn desk(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>, desk: &str) -> Option<Markup> {
        let game: &dyn Any = game;
        Some(with_scene(game.downcast_ref::<Match<G>>()?, request, |scene| match desk {
            SCORES => score_table(scene),
            HELP => what_keys_do(scene.words, G::own_keys()),
            _ => G::desk(scene, desk),
        }))
    }

    fn log_lines(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        numbers: Range<usize>,
    ) -> Option<Vec<LogEntry>> {
        let game: &dyn Any = game;
        Some(request.teller().lines::<G>(game.downcast_ref()?, request.viewer, numbers))
    }

    fn told(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        from: usize,
    ) -> Option<Vec<String>> {
        let game: &dyn Any = game;
        Some(request.teller().told::<G>(game.downcast_ref()?, request.viewer, from))
    }

    fn chronicle(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String> {
        let game: &dyn Any = game;
        Some(request.teller().chronicle::<G>(game.downcast_ref()?, request.viewer))
    }

    fn asked(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<String> {
        let game: &dyn Any = game;
        Some(with_scene(game.downcast_ref::<Match<G>>()?, request, G::asked))
    }

    fn label(
        &self,
        words: &Words,
        game: &dyn AnyMatch,
        seat: Seat,
        action: &Value,
    ) -> Option<String> {
        let game: &dyn Any = game;
        let view = game.downcast_ref::<Match<G>>()?.state().view(Viewer::Seat(seat));
        serde_json::from_value(action.clone()).ok().map(|action| G::label(words, &view, action))
    }

    fn curves(&self, words: &Words, game: &dyn AnyMatch) -> Vec<Curve> {
        let game: &dyn Any = game;
        game.downcast_ref().map(|game| G::curves(words, game)).unwrap_or_default()
    }

    fn standing_question(&self, words: &Words) -> Option<String> {
        G::standing_question(words)
    }

    fn declining(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value> {
        let game: &dyn Any = game;
        let action = G::declining(game.downcast_ref::<Match<G>>()?.state(), seat)?;
        serde_json::to_value(action).ok()
    }

    fn question(
        &self,
        game: &dyn AnyMatch,
        request: &SceneRequest<'_>,
        action: &Value,
    ) -> Option<String> {
        let game: &dyn Any = game;
        let action = serde_json::from_value(action.clone()).ok()?;
        with_scene(game.downcast_ref::<Match<G>>()?, request, |scene| scene.confirm(action))
    }

    fn choices(
        &self,
        game: &dyn AnyMatch,
        look: &Look,
        names: &SeatNames,
        choices: &[Chosen<'_>],
    ) -> Vec<ToldChoice> {
        let game: &dyn Any = game;
        let (Some(game), Some(first)) = (game.downcast_ref::<Match<G>>(), choices.first()) else {
            return Vec::new();
        };
        let mut walk = Walk::near(game, first.step);
        let told = |chosen: &Chosen<'_>| {
            let action = serde_json::from_value(chosen.action.clone()).ok()?;
            let request = SceneRequest::now(Viewer::Seat(chosen.seat), look, names);
            let log = game.full_log();
            let told = log.partition_point(|entry| entry.step < chosen.step);
            Some(with_state(walk.to(chosen.step), &log[..told], &request, |scene| ToldChoice {
                label: scene.label(action),
                loss: G::loss(&scene, action),
            }))
        };
        choices.iter().map(told).map(Option::unwrap_or_default).collect()
    }

    fn refusal(&self, words: &Words, refusal: &Refusal) -> String {
        why_not::<G>(words, refusal)
    }

    fn category(&self, words: &Words, id: &str) -> String {
        G::category(words, id)
    }

    fn tie_break(&self, words: &Words, number: usize) -> String {
        G::tie_break(words, number)
    }

    fn outcome(&self, words: &Words, is_won: bool) -> String {
        G::outcome(words, is_won)
    }

    fn verdict(&self, words: &Words, reason: &str) -> String {
        G::verdict(words, reason)
    }

    fn own_keys(&self) -> &'static [(&'static str, &'static str)] {
        G::own_keys()
    }

    fn advice(&self, words: &Words, choices: &[AdvisedChoice<'_>]) -> Markup {
        let Some((best, others)) = choices.split_first() else { return html! {} };
        let best_key = if G::IS_TEAM { "table-hint-team" } else { "table-hint" };
        let sentence = |key: &str, choice: &AdvisedChoice<'_>| {
            let ToldChoice { label, loss } = choice.told;
            let chance = percent(choice.chance);
            html! {
                (words.say(key, &[("action", label.into()), ("chance", chance.into())]))
                @if let Some(loss) = loss { " " b { (loss) } }
            }
        };
        html! {
            div class="row" {
                p { (sentence(best_key, best)) }
                @if let Some(notation) = best.action.as_str() {
                    button type="button" id="follow-advice" class="button" data-act=(notation)
                        data-confirm=[best.question] {
                        (words.get("table-hint-follow"))
                    }
                }
            }
            ul class="reasons" {
                @for term in best.reasons.iter().filter(|term| term.value > 0).take(REASONS) {
                    li {
                        (words.say("table-hint-reason", &[
                            ("reason", G::reason(words, term.name).into()),
                            ("points", format!("{:+.1}", f64::from(term.value) / 100.0).into()),
                        ]))
                    }
                }
            }
            div class="row" {
                @for other in others { p class="help" { (sentence("table-hint-other", other)) } }
            }
        }
    }
}

/// A chance as people read it.
pub(crate) fn percent(chance: f64) -> String {
    format!("{:.0}%", 100.0 * chance.clamp(0.0, 1.0))
}

/// Sets the scene that a request asks for.
fn with_scene<G: Face, T>(
    game: &Match<G>,
    request: &SceneRequest<'_>,
    show: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let length = game.steps().len();
    let past = request.step.filter(|step| *step < length).map(|step| game.at(step));
    let shown = past.as_ref().unwrap_or(game);
    with_state(shown.state(), shown.full_log(), request, |scene| {
        show(&Scene {
            told_first: match request.step {
                None => told_first(request.look.words(), request.names, game, request.viewer),
                Some(_) => Vec::new(),
            },
            way: winners_way(game, scene.standings, request),
            ..scene
        })
    })
}

/// Sets the scene of a state with what has been told up to it.
fn with_state<G: Face, T>(
    state: &G,
    log: &[Entry<G::Event>],
    request: &SceneRequest<'_>,
    show: impl FnOnce(Scene<'_, G>) -> T,
) -> T {
    let mut candidates = Vec::new();
    let is_replay = request.step.is_some() || request.is_stopped;
    let decider = match (request.viewer, state.turn()) {
        (Viewer::Seat(seat), Turn::Decide(seats)) if seats.contains(seat) && !is_replay => {
            Some(seat)
        }
        _ => None,
    };
    if let Some(seat) = decider {
        state.candidates(seat, &mut candidates);
    }
    let offer = |(seat, action)| Offered { action, refusal: state.permit(seat, action).err() };
    let choices: Vec<_> =
        candidates.into_iter().filter_map(|action| Some((decider?, action))).map(offer).collect();
    show(Scene {
        view: &state.view(request.viewer),
        viewer: request.viewer,
        turn: state.turn(),
        choices: &choices,
        draft: request.draft.filter(|draft| decider.is_some() && !draft.is_empty()),
        standings: &state.standings(request.viewer),
        look: request.look,
        words: request.look.words(),
        names: request.names,
        told_first: Vec::new(),
        is_replay,
        hand: request.hand,
        suggests: request.suggests,
        is_lesson: request.is_lesson,
        suggestions: request.suggestions,
        log,
        way: Markup::default(),
    })
}

/// The way of whoever has won, while the result is shown.
fn winners_way<G: Face>(
    game: &Match<G>,
    standings: &Standings,
    request: &SceneRequest<'_>,
) -> Markup {
    let winner = standings.winners().first();
    match winner.filter(|_| standings.is_final && request.step.is_none()) {
        Some(seat) => html! {
            g id="winner-way" class={ "winner-way seat-" (u8::from(seat)) } aria-hidden="true" { (G::way(game, seat)) }
        },
        None => Markup::default(),
    }
}

/// The areas. A page comes with what lies on the desk that is open at first, so that nothing moves
/// when it is loaded; what is folded up on it comes when the first of it is opened.
fn areas<G: Face>(scene: &Scene<'_, G>, request: &SceneRequest<'_>) -> Vec<Area> {
    let mut areas = G::areas(scene);
    let first = areas.iter_mut().find(|area| area.kind == AreaKind::Desk);
    if let Some(desk) = first.filter(|_| request.with_symbols) {
        let whole = G::desk(scene, desk.id);
        let folded = folded(&whole.0);
        desk.is_folded = folded.is_some();
        desk.content = folded.map_or(whole, PreEscaped);
    }
    areas
}

fn draw<G: Face>(game: &Match<G>, scene: &Scene<'_, G>, request: &SceneRequest<'_>) -> TableParts {
    let teller = request.teller();
    let until = request.step.unwrap_or(usize::MAX);
    // A page is whole, and so is a moment of the past: somebody may have jumped there.
    let is_news = !request.with_symbols && request.step.is_none();
    let extent = if is_news { Extent::News } else { Extent::Chapter };
    let log = teller.log::<G>(game, request.reader, until, extent);
    let is_over = scene.standings.is_final && !scene.is_replay;
    // Nobody leads in a team.
    let has_leads = is_over && !G::IS_TEAM;
    TableParts {
        leads: if has_leads { leads(game, scene.viewer) } else { Vec::new() },
        highlights: if is_over { highlights(teller, game, request.reader) } else { Vec::new() },
        story: if is_over { G::story(scene, game) } else { Markup::default() },
        revealed: if is_over { G::revealed(scene, game) } else { Markup::default() },
        prompt: G::prompt(scene),
        areas: areas(scene, request),
        symbols: request.with_symbols.then(|| G::symbols(scene)),
        text_view: request.with_text.then(|| G::text_view(scene)),
        scores: request.with_symbols.then(|| score_table(scene)),
        standings: scene.standings.clone(),
        log,
        is_your_turn: scene.deciding().is_some(),
        turn: scene.turn,
        progress: G::progress(scene),
        length: game.steps().len(),
    }
}
