//! What a game adds to the table page, and the same for callers that do not know the game.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use maud::{Markup, html};
use serde_json::Value;
use table::{AnyMatch, Game, Lesson, Match, Refusal, Seat, Standings, Term, Turn, Viewer};

use crate::refusal::why_not;
use crate::{Arg, Confirm, Look, Words, owner};

/// The names of the players in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatNames(pub Vec<String>);

impl SeatNames {
    /// The name of a seat; a seat without a name is known by its number.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| (u8::from(seat) + 1).to_string())
    }
}

/// Something the viewer may point at.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered<A> {
    /// The action.
    pub action: A,
    /// Why it is not possible now, if so.
    pub refusal: Option<Refusal>,
}

/// Everything that a face draws from.
pub struct Scene<'a, G: Game> {
    /// What the viewer may see.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// What the game waits for.
    pub turn: Turn,
    /// What the viewer may point at now; empty in a replay.
    pub choices: &'a [Offered<G::Action>],
    /// What the viewer has begun to put together, in the game's notation.
    pub draft: Option<&'a str>,
    /// The scores as the viewer may know them.
    pub standings: &'a Standings,
    /// The viewer's settings.
    pub look: &'a Look,
    /// The sentences of the viewer's language.
    pub words: &'static Words,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// Whether this is a moment of the past.
    pub is_replay: bool,
    /// Whether the parts that never change are wanted too. Without them the page keeps its own.
    pub with_scenery: bool,
    /// Whether an action could not be taken back.
    pub is_irreversible: &'a dyn Fn(G::Action) -> bool,
}

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
    /// The sentence of that rule.
    pub(crate) reason: Option<String>,
}

impl Target {
    /// The value of `aria-disabled`.
    pub(crate) fn disabled(&self) -> Option<&'static str> {
        self.why.map(|_| "true")
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
                data-confirm=[&target.confirm] data-why=[target.why]
                aria-disabled=[target.disabled()] aria-description=[&target.reason] {
                (content)
            }
        }
    }
}

impl<G: Face> Scene<'_, G> {
    /// The viewer's seat, if the game waits for it.
    pub fn deciding(&self) -> Option<Seat> {
        match (self.viewer, self.turn) {
            (Viewer::Seat(seat), Turn::Decide(seats))
                if seats.contains(seat) && !self.is_replay =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    /// The viewer's seat, if the viewer plays.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.standings.scores.len() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.standings.scores.len() as u8).map(Seat::new)
    }

    /// Who is to decide.
    pub(crate) fn deciders(&self) -> Vec<Seat> {
        match self.turn {
            Turn::Decide(seats) => seats.into_iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// The names of those who are to decide.
    pub(crate) fn decider_names(&self) -> String {
        let names: Vec<String> = self.deciders().iter().map(|seat| self.names.of(*seat)).collect();
        names.join(", ")
    }

    /// The prompt: where the game is, who decides, what is asked.
    pub(crate) fn prompt_line(&self, phase: &str, sentence: &str) -> Markup {
        html! {
            span class="prompt-phase" { (phase) } " "
            @for seat in self.deciders() { (owner::badge(seat)) } " "
            span { (sentence) }
        }
    }

    /// The sentence with this key.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// The sentence with this key, which takes no values.
    pub(crate) fn get(&self, key: &str) -> String {
        self.words.get(key)
    }

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

    /// Something dim that says why.
    pub(crate) fn refused(&self, refusal: &Refusal) -> Target {
        Target {
            why: Some(refusal.rule.0),
            reason: Some(why_not::<G>(self.words, refusal)),
            ..Target::default()
        }
    }

    /// The question before an action, as far as the player wants one.
    fn confirm(&self, action: G::Action) -> Option<String> {
        // Whether an action reveals something is costly to know, so it is asked last.
        let is_irreversible = self.look.confirm != Confirm::Never && (self.is_irreversible)(action);
        let key = match (self.look.confirm, is_irreversible) {
            (Confirm::Never, _) | (Confirm::Reveals, false) => return None,
            (Confirm::Always | Confirm::Reveals, true) => "table-confirm-irreversible",
            (Confirm::Always, false) => "table-confirm-action",
        };
        Some(self.say(key, &[("action", G::label(self.words, action).into())]))
    }

    /// The card with what the viewer decides now.
    #[expect(clippy::unused_self, reason = "reads like the other parts of a scene")]
    pub(crate) fn decision(&self, title: &str, content: &Markup) -> Markup {
        html! {
            section id="decision" class="card decision" aria-labelledby="decision-title" {
                h2 id="decision-title" { (title) }
                (content)
            }
        }
    }

    /// The same card for a player whom nothing is asked.
    pub(crate) fn waiting(&self) -> Markup {
        let help = html! { p { (self.get("table-wait-help")) } };
        match self.own_seat() {
            Some(_) => self.decision(&self.get("table-wait"), &help),
            None => html! {},
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
        self.button(&target, id, class, key, &html! { (G::label(self.words, action)) })
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

/// One value of an option.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionChoice {
    /// What the form sends.
    pub id: String,
    /// What the game's options hold then.
    pub value: Value,
    /// Its name.
    pub label: String,
}

/// A field of the form for a new table.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionField {
    /// The name in the game's options and in the form.
    pub name: &'static str,
    /// Its name on the page.
    pub label: String,
    /// What it changes.
    pub help: String,
    /// The values, the usual one first.
    pub choices: Vec<OptionChoice>,
}

impl OptionField {
    /// Writes the choice with this id into a game's options. Returns whether there is one.
    pub fn write(&self, id: &str, options: &mut Value) -> bool {
        let choice = self.choices.iter().find(|choice| choice.id == id);
        if let (Some(choice), Some(options)) = (choice, options.as_object_mut()) {
            options.insert(self.name.to_owned(), choice.value.clone());
        }
        choice.is_some()
    }
}

/// What a game adds to the table page.
pub trait Face: Game {
    /// The game's name.
    fn title(words: &Words) -> String;
    /// Two sentences for somebody who does not know the game.
    fn blurb(words: &Words) -> String;
    /// A small drawing that stands for the game.
    fn emblem() -> Markup;
    /// The options that the form for a new table asks for, besides the number of players.
    fn option_fields(words: &Words) -> Vec<OptionField>;
    /// Options for one click: no questions, playing at once.
    fn quick_options(players: u8) -> Self::Options;
    /// The guided first game.
    fn lesson() -> &'static Lesson;

    /// One sentence: what is asked of whom.
    fn prompt(scene: &Scene<'_, Self>) -> Markup;
    /// The board, with its legal targets.
    fn board(scene: &Scene<'_, Self>) -> Markup;
    /// Everything beside the board.
    fn panels(scene: &Scene<'_, Self>) -> Markup;
    /// The whole table as text with headings, lists and tables.
    fn text_view(scene: &Scene<'_, Self>) -> Markup;

    /// An action as a short phrase.
    fn label(words: &Words, action: Self::Action) -> String;
    /// A line of the log.
    fn tell(words: &Words, names: &SeatNames, event: &Self::Event) -> Markup;
    /// The ids of the pieces that a log line concerns.
    fn pieces(event: &Self::Event) -> Vec<String>;
    /// The heading of a new chapter of the log, for events that begin one.
    fn chapter(words: &Words, event: &Self::Event) -> Option<String>;
    /// The key of the sentence that says why one of the game's rules forbids something. The values
    /// of the refusal are its values; a rule that refuses in two ways has two sentences.
    fn refusal_key(refusal: &Refusal) -> Option<&'static str>;
    /// An id among the values of a refusal as a phrase.
    fn phrase(words: &Words, value: &str, id: &str) -> Option<String>;
    /// The name of a score category.
    fn category(words: &Words, id: &str) -> String;
    /// The name of a term of the valuation.
    fn reason(words: &Words, term: &str) -> String;
}

/// How a table is to be shown.
#[derive(Clone, Debug)]
pub struct SceneRequest<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// The settings.
    pub look: &'a Look,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// What the viewer has begun to put together.
    pub draft: Option<&'a str>,
    /// The moment to be shown, as a number of steps; `None` is now.
    pub step: Option<usize>,
    /// Whether the parts that never change are wanted too: yes for a page, no for an update.
    pub with_scenery: bool,
}

/// A readable line of the log.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The number of the step that caused it, counted from 0.
    pub step: usize,
    /// The line.
    pub line: Markup,
    /// Ids of the pieces it concerns.
    pub pieces: Vec<String>,
    /// The heading of the chapter that begins with it.
    pub chapter: Option<String>,
}

/// The parts of a table page that depend on the game.
#[derive(Clone, Debug)]
pub struct TableParts {
    /// What is asked of whom.
    pub prompt: Markup,
    /// The board.
    pub board: Markup,
    /// What stands beside the board.
    pub panels: Markup,
    /// The table as text.
    pub text_view: Markup,
    /// The scores as a table.
    pub scores: Markup,
    /// The scores themselves, at the moment shown.
    pub standings: Standings,
    /// The whole log that the viewer may read, whatever moment is shown.
    pub log: Vec<LogEntry>,
    /// Whether the viewer is to decide.
    pub is_your_turn: bool,
    /// What the game waits for at the moment shown.
    pub turn: Turn,
    /// How many steps have been taken up to now.
    pub length: usize,
}

/// A [`Face`] whose game is known only at run time.
pub trait AnyFace: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// The rules reference.
    fn rules(&self) -> &'static str;
    /// The game's name.
    fn title(&self, words: &Words) -> String;
    /// Two sentences for somebody who does not know the game.
    fn blurb(&self, words: &Words) -> String;
    /// A small drawing that stands for the game.
    fn emblem(&self) -> Markup;
    /// The options that the form for a new table asks for.
    fn option_fields(&self, words: &Words) -> Vec<OptionField>;
    /// Options for one click, in JSON.
    fn quick_options(&self, players: u8) -> Value;
    /// The guided first game.
    fn lesson(&self) -> &'static Lesson;
    /// The parts of a table page. `None` when the match is of another game.
    fn table_parts(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<TableParts>;
    /// An action, in JSON, as a short phrase.
    fn label(&self, words: &Words, action: &Value) -> Option<String>;
    /// Why something is not possible, as a sentence without the rule's name.
    fn refusal(&self, words: &Words, refusal: &Refusal) -> String;
    /// The name of a score category.
    fn category(&self, words: &Words, id: &str) -> String;
    /// A bot's advice, the best decision first.
    fn advice(&self, words: &Words, choices: &[AdvisedChoice<'_>]) -> Markup;
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

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn title(&self, words: &Words) -> String {
        G::title(words)
    }

    fn blurb(&self, words: &Words) -> String {
        G::blurb(words)
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn option_fields(&self, words: &Words) -> Vec<OptionField> {
        G::option_fields(words)
    }

    fn quick_options(&self, players: u8) -> Value {
        serde_json::to_value(G::quick_options(players)).expect("options are plain data")
    }

    fn lesson(&self) -> &'static Lesson {
        G::lesson()
    }

    fn table_parts(&self, game: &dyn AnyMatch, request: &SceneRequest<'_>) -> Option<TableParts> {
        let game: &dyn Any = game;
        Some(parts(game.downcast_ref::<Match<G>>()?, request))
    }

    fn label(&self, words: &Words, action: &Value) -> Option<String> {
        serde_json::from_value(action.clone()).ok().map(|action| G::label(words, action))
    }

    fn refusal(&self, words: &Words, refusal: &Refusal) -> String {
        why_not::<G>(words, refusal)
    }

    fn category(&self, words: &Words, id: &str) -> String {
        G::category(words, id)
    }

    fn advice(&self, words: &Words, choices: &[AdvisedChoice<'_>]) -> Markup {
        let Some((best, others)) = choices.split_first() else { return html! {} };
        let sentence = |key: &str, choice: &AdvisedChoice<'_>| {
            let label = self.label(words, choice.action).unwrap_or_default();
            words.say(key, &[("action", label.into()), ("chance", percent(choice.chance).into())])
        };
        html! {
            div class="row" {
                p { (sentence("table-hint", best)) }
                @if let Some(notation) = best.action.as_str() {
                    button type="button" id="follow-advice" class="button" data-act=(notation) {
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
    format!("{:.0} %", 100.0 * chance.clamp(0.0, 1.0))
}

fn parts<G: Face>(game: &Match<G>, request: &SceneRequest<'_>) -> TableParts {
    let length = game.steps().len();
    let past = request.step.filter(|step| *step < length).map(|step| game.at(step));
    let shown = past.as_ref().unwrap_or(game);
    let (state, words) = (shown.state(), request.look.words());
    let (view, turn) = (state.view(request.viewer), state.turn());
    let standings = state.standings(request.viewer);
    let mut candidates = Vec::new();
    if let (Viewer::Seat(seat), Turn::Decide(seats), None) = (request.viewer, turn, request.step)
        && seats.contains(seat)
    {
        state.candidates(seat, &mut candidates);
        let offer = |action| Offered { action, refusal: state.permit(seat, action).err() };
        let choices: Vec<_> = candidates.iter().copied().map(offer).collect();
        let is_irreversible = |action| game.is_irreversible(seat, action).unwrap_or(false);
        let scene = Scene {
            view: &view,
            viewer: request.viewer,
            turn,
            choices: &choices,
            draft: request.draft.filter(|draft| !draft.is_empty()),
            standings: &standings,
            look: request.look,
            words,
            names: request.names,
            is_replay: false,
            with_scenery: request.with_scenery,
            is_irreversible: &is_irreversible,
        };
        return draw(game, &scene, length);
    }
    let scene = Scene {
        view: &view,
        viewer: request.viewer,
        turn,
        choices: &[],
        draft: None,
        standings: &standings,
        look: request.look,
        words,
        names: request.names,
        is_replay: request.step.is_some(),
        with_scenery: request.with_scenery,
        is_irreversible: &|_| false,
    };
    draw(game, &scene, length)
}

fn draw<G: Face>(game: &Match<G>, scene: &Scene<'_, G>, length: usize) -> TableParts {
    let log = game.log(scene.viewer).map(|entry| LogEntry {
        step: entry.step,
        line: G::tell(scene.words, scene.names, &entry.event),
        pieces: G::pieces(&entry.event),
        chapter: G::chapter(scene.words, &entry.event),
    });
    TableParts {
        prompt: G::prompt(scene),
        board: G::board(scene),
        panels: G::panels(scene),
        text_view: G::text_view(scene),
        scores: score_table(scene),
        standings: scene.standings.clone(),
        log: log.collect(),
        is_your_turn: scene.deciding().is_some(),
        turn: scene.turn,
        length,
    }
}

/// The scores by category, seats in order of rank.
fn score_table<G: Face>(scene: &Scene<'_, G>) -> Markup {
    let standings = scene.standings;
    let mut seats: Vec<Seat> = (0..standings.scores.len() as u8).map(Seat::new).collect();
    seats.sort_by_key(|seat| standings.of(*seat).rank);
    html! {
        table class="scores" {
            caption {
                @if standings.is_final { (scene.get("table-scores-final")) }
                @else { (scene.get("table-scores-now")) }
            }
            thead {
                tr {
                    th scope="col" { (scene.get("table-scores-rank")) }
                    th scope="col" { (scene.get("table-scores-player")) }
                    @for category in standings.categories {
                        th scope="col" class="number" { (G::category(scene.words, category)) }
                    }
                    th scope="col" class="number" { (scene.get("table-scores-total")) }
                }
            }
            tbody {
                @for seat in seats {
                    @let score = standings.of(seat);
                    tr class=[(score.rank == 1).then_some("winner")] {
                        td { (score.rank) }
                        th scope="row" { (owner::badge(seat)) " " (scene.names.of(seat)) }
                        @for points in &score.points { td class="number" { (points) } }
                        td class="number total" { (score.total()) }
                    }
                }
            }
        }
    }
}
