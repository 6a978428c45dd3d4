//! What a game adds to the table page.

use maud::Markup;
use table::{Game, Happening, Lesson, Refusal};

use crate::kit::Poster;
use crate::tell::Args;
use crate::{Area, OptionField, Scene, Words};

/// What a game adds to the table page.
pub trait Face: Game<Event: Happening> {
    /// What the keys of the game's words begin with.
    const WORDS: &'static str;

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
    /// Options for one click: no questions, playing at once.
    fn quick_options(players: u8) -> Self::Options;
    /// The guided first game.
    fn lesson() -> &'static Lesson;

    /// One sentence: what is asked of whom.
    fn prompt(scene: &Scene<'_, Self>) -> Markup;
    /// Boards with their legal targets, panels and desks, in their order.
    fn areas(scene: &Scene<'_, Self>) -> Vec<Area>;
    /// What never changes during a match, as `<symbol>`s that areas refer to with `<use>`: icons,
    /// pieces, the ground of the board. A page has them once; updates do not carry them.
    fn symbols(scene: &Scene<'_, Self>) -> Markup;
    /// The whole table as text with headings, lists and tables.
    fn text_view(scene: &Scene<'_, Self>) -> Markup;

    /// An action as a short phrase.
    fn label(words: &Words, action: Self::Action) -> String;
    /// For an event with several sentences: the value that tells them apart, and what it can be.
    fn told_apart(kind: &str) -> Option<(&'static str, Vec<&'static str>)> {
        let _ = kind;
        None
    }
    /// Puts into the values of an event's sentence what they do not say themselves: other cases of
    /// a name, a phrase made of several numbers.
    fn told_with(words: &Words, event: &Self::Event, args: &mut Args) {
        let _ = (words, event, args);
    }
    /// The ids of the pieces that a log line concerns.
    fn pieces(event: &Self::Event) -> Vec<String>;
    /// The heading of a new chapter of the log, for events that begin one.
    fn chapter(words: &Words, event: &Self::Event) -> Option<String>;
    /// The key of the sentence that says why one of the game's rules forbids something. The values
    /// of the refusal are its values; a rule that refuses in two ways has two sentences.
    fn refusal_key(refusal: &Refusal) -> Option<&'static str>;
    /// An id among the values of a refusal or an event as a phrase.
    fn phrase(words: &Words, value: &str, id: &str) -> Option<String>;
    /// The name of a score category.
    fn category(words: &Words, id: &str) -> String;
    /// The name of a term of the valuation.
    fn reason(words: &Words, term: &str) -> String;
}
