//! What a game adds to the table page.

use maud::Markup;
use table::{Game, Happening, Lesson, Match, Refusal, Seat};

use crate::assets::Asset;
use crate::kit::Poster;
use crate::tell::Args;
use crate::{Area, Curve, Highlight, Language, OptionField, Scene, SeatNames, Token, Words};

/// What a face keeps in files of the game's name; `face_files!` reads them.
#[derive(Clone, Copy, Debug)]
pub struct FaceFiles {
    /// The sentences of every language, in the order of [`Language::ALL`]: `locales/*/GAME.ftl`.
    pub sentences: [&'static str; Language::ALL.len()],
    /// The rules reference in Polish and Italian: `locales/*/GAME.rules.md`. The English one is
    /// the game's own.
    pub rules: [&'static str; Language::ALL.len() - 1],
    /// What the game adds to the style: `assets/GAME.css`.
    pub style: Asset,
    /// The illustration of the poster: `assets/scenes/GAME.svg`.
    pub scene: Asset,
    /// The guided first game: `lessons/GAME.ron`.
    pub lesson: &'static str,
}

/// Reads the [`FaceFiles`] of a game.
macro_rules! face_files {
    ($game:literal) => {
        $crate::FaceFiles {
            sentences: [
                $crate::assets::built_in!("locales/en/", $game, ".ftl"),
                $crate::assets::built_in!("locales/pl/", $game, ".ftl"),
                $crate::assets::built_in!("locales/it/", $game, ".ftl"),
            ],
            rules: [
                $crate::assets::built_in!("locales/pl/", $game, ".rules.md"),
                $crate::assets::built_in!("locales/it/", $game, ".rules.md"),
            ],
            style: $crate::assets::style!(
                $game,
                $crate::assets::built_in!("assets/", $game, ".css")
            ),
            scene: $crate::assets::scene!($game),
            lesson: $crate::assets::built_in!("lessons/", $game, ".ron"),
        }
    };
}
pub(crate) use face_files;

/// What a game adds to the table page.
pub trait Face: Game<Event: Happening> {
    /// What the keys of the game's words begin with.
    const WORDS: &'static str;
    /// Words, style, scene and lesson.
    const FILES: FaceFiles;

    /// The game's name.
    fn title(words: &Words) -> String;
    /// One sentence that calls to the game.
    fn blurb(words: &Words) -> String;
    /// What stands for the game outside its table.
    fn poster() -> Poster;
    /// How long it takes and what it is about, in a few words.
    fn facts(words: &Words) -> String;
    /// The options that the form for a new table asks for, besides the number of players.
    fn option_fields(words: &Words) -> Vec<OptionField>;
    /// What is to be known before the options are chosen, below a heading of its own.
    fn about_options(words: &Words) -> Option<(String, Markup)> {
        let _ = words;
        None
    }
    /// Options for one click: no questions, playing at once.
    fn quick_options(players: u8) -> Self::Options;
    /// The same options, only harder; nothing where they cannot be.
    fn harder(options: Self::Options) -> Option<Self::Options> {
        let _ = options;
        None
    }
    /// The guided first game, read once from the [`FaceFiles`].
    fn lesson() -> &'static Lesson;
    /// The keys of sentences that are put together at run time, besides those of events and of the
    /// lesson; a test checks that every language has them.
    fn dynamic_keys() -> Vec<String>;

    /// One sentence: what is asked of whom.
    fn asked(scene: &Scene<'_, Self>) -> String;
    /// The same with where the game is.
    fn prompt(scene: &Scene<'_, Self>) -> Markup;
    /// What a player has, in short: signs with how much there is. It stands beside the question
    /// where a phone has the seats out of sight.
    fn pocket(_scene: &Scene<'_, Self>, _seat: Seat) -> Vec<(Markup, String)> {
        Vec::new()
    }
    /// Boards with their legal targets, panels and desks, in their order.
    fn areas(scene: &Scene<'_, Self>) -> Vec<Area>;
    /// What never changes during a match, as `<symbol>`s that areas refer to with `<use>`: icons,
    /// pieces, the ground of the board. A page has them once; updates do not carry them.
    fn symbols(scene: &Scene<'_, Self>) -> Markup;
    /// What lies on the desk with this id; nothing where there is no such desk.
    fn desk(scene: &Scene<'_, Self>, id: &str) -> Markup {
        let _ = (scene, id);
        Markup::default()
    }
    /// How to play, with its heading, for those who have not sat down yet.
    fn guide(words: &Words) -> Option<(String, Markup)> {
        let _ = words;
        None
    }
    /// The whole table as text with headings, lists and tables.
    fn text_view(scene: &Scene<'_, Self>) -> Markup;

    /// An action as a short phrase, by what lies on the table.
    fn label(words: &Words, view: &Self::View, action: Self::Action) -> String;
    /// What is lost for good with an action, as a sentence that is asked about before it is done;
    /// nothing where a player only goes on.
    fn loss(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String> {
        let _ = (scene, action);
        None
    }
    /// What the game often asks and a seat may decline once and for all, as a sentence.
    fn standing_question(words: &Words) -> Option<String> {
        let _ = words;
        None
    }
    /// How a seat declines it, if that is what is asked of it now.
    fn declining(state: &Self, seat: Seat) -> Option<Self::Action> {
        let _ = (state, seat);
        None
    }
    /// For an event with several sentences: the value that tells them apart, and what it can be.
    fn told_apart(kind: &str) -> Option<(&'static str, Vec<&'static str>)> {
        let _ = kind;
        None
    }
    /// Puts into the values of an event's sentence what they do not say themselves: other cases of
    /// a name, a phrase made of several numbers. The match is named by its options.
    fn told_with(words: &Words, options: &Self::Options, event: &Self::Event, args: &mut Args) {
        let _ = (words, options, event, args);
    }
    /// The ids of the pieces that a log line concerns.
    fn pieces(event: &Self::Event) -> Vec<String>;
    /// What the id of the piece begins with that an event has moved: its caption stands beside it.
    fn place(event: &Self::Event) -> Option<String> {
        Self::pieces(event).into_iter().next()
    }
    /// What somebody has taken by an event, to be seen on its way to its owner; `before` is what
    /// happened in the same step, the latest first.
    fn token<'a>(
        options: &Self::Options,
        event: &Self::Event,
        before: impl Iterator<Item = &'a Self::Event>,
    ) -> Option<Token>
    where
        Self::Event: 'a,
    {
        let _ = (options, event, before);
        None
    }
    /// Whether what others did since such an action is told to its player as since the last turn.
    fn begins_turn(action: Self::Action) -> bool {
        let _ = action;
        true
    }
    /// Whether an event begins a new caption even if the same seat goes on.
    fn begins_caption(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// Where the game is, in a few words: round and phase, or the turn.
    fn progress(scene: &Scene<'_, Self>) -> String;
    /// The way of a seat through a finished match, to be drawn over the board.
    fn way(game: &Match<Self>, seat: Seat) -> Markup {
        let _ = (game, seat);
        Markup::default()
    }
    /// What is turned over, counted or told of its course when the game is over, beside the board.
    fn revealed(scene: &Scene<'_, Self>, game: &Match<Self>) -> Markup {
        let _ = (scene, game);
        Markup::default()
    }
    /// How a finished match came to its end, below who won.
    fn story(scene: &Scene<'_, Self>, game: &Match<Self>) -> Markup {
        let _ = (scene, game);
        Markup::default()
    }
    /// Moments of a finished match that only this game knows to tell.
    fn highlights(words: &Words, names: &SeatNames, game: &Match<Self>) -> Vec<Highlight> {
        let _ = (words, names, game);
        Vec::new()
    }
    /// How the numbers of a finished match went, for the picture of a result of those who play together.
    fn curves(words: &Words, game: &Match<Self>) -> Vec<Curve> {
        let _ = (words, game);
        Vec::new()
    }
    /// How grave an event is that happened by itself, 0 for the worst; nothing where the log tells
    /// it early enough.
    fn gravity(event: &Self::Event) -> Option<u8> {
        let _ = event;
        None
    }
    /// Keys besides those of every table, each with the key of the sentence that says what it does.
    fn own_keys() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The number of the round that an event begins, where the game has rounds.
    fn round(event: &Self::Event) -> Option<u16> {
        let _ = event;
        None
    }
    /// The heading of a new chapter of the log, for events that begin one.
    fn chapter(words: &Words, event: &Self::Event) -> Option<String>;
    /// The heading of a part of a chapter, for events that begin one and are told by nothing else.
    fn section(words: &Words, event: &Self::Event) -> Option<String> {
        let _ = (words, event);
        None
    }
    /// The key of the sentence that says why one of the game's rules forbids something. The values
    /// of the refusal are its values; a rule that refuses in two ways has two sentences.
    fn refusal_key(refusal: &Refusal) -> Option<&'static str>;
    /// An id among the values of a refusal or an event as a phrase.
    fn phrase(words: &Words, value: &str, id: &str) -> Option<String>;
    /// The name of a score category.
    fn category(words: &Words, id: &str) -> String;
    /// What decides between seats with equal points: the first tie-break is number 0.
    fn tie_break(words: &Words, number: usize) -> String {
        words.get(&format!("{}-tie-{}", Self::WORDS, number + 1))
    }
    /// That those who play together have won or lost, as a title.
    fn outcome(words: &Words, is_won: bool) -> String {
        words.get(if is_won { "table-team-won" } else { "table-team-lost" })
    }
    /// Why those who play together have won or lost, as a sentence, by the id of the reason.
    fn verdict(words: &Words, reason: &str) -> String {
        words.get(&format!("{}-verdict-{}", Self::WORDS, reason.replace('_', "-")))
    }
    /// The name of a term of the valuation.
    fn reason(words: &Words, term: &str) -> String;
}
