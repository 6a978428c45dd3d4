//! What a game adds to the table page.

use maud::Markup;
use table::{Game, Lesson, Refusal};

use crate::kit::Poster;
use crate::{Area, OptionField, Scene, SeatNames, Words};

/// What a game adds to the table page.
pub trait Face: Game {
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
