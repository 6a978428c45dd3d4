//! What every game of Nunatak shares.
//!
//! A game implements [`Game`]: a plain state with small decisions, explicit chance and named
//! rules. Everything else here works for any such game: a [`Match`] records the steps and can
//! undo, replay, branch and save; [`AnyMatch`] is the same match for callers that do not know
//! which game it is.

mod all_pairs;
mod any;
mod dice;
mod edition;
mod events;
mod fault;
mod game;
mod ids;
mod lesson;
mod matches;
mod mistakes;
mod notation;
mod numbered;
mod questions;
mod record;
mod rng;
mod rule;
mod rulebook;
mod save;
mod seat;
mod standings;
mod value;
mod weights;

pub use all_pairs::all_pairs;
pub use any::{ActError, AnyMatch, Choice, LogLine};
pub use dice::{Dice, DiceError};
pub use edition::{
    Content, Edition, Editions, LoadContentError, Provenance, Release, Sourced, Texts,
    text_fingerprint,
};
pub use events::Happening;
pub use fault::Fault;
pub use game::{Game, Hints, SetupError, Term, Turn, Viewer, play_out};
pub use lesson::{Guidance, Lesson, LessonMove};
pub use matches::{Entry, MOST_ANNOUNCED, MOST_UNDOS, Match, Step};
pub use mistakes::{Mistake, Mistakes, line_of};
pub use notation::Word;
pub use numbered::{BySeat, Map, Numbered};
pub use questions::Questions;
pub use record::{Audience, Journal, Note, Recorder, Silent};
pub use rng::{GameRng, Lot, Seed};
pub use rule::{Refusal, RuleId, table_rules};
pub use rulebook::{Rule, Rulebook};
pub use save::{LoadError, Opened, SCHEMA, SaveHeader, StoredMatch, add_to_save, join_save};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use standings::{Score, Standings, Verdict};
pub use value::{Value, Values};
pub use weights::{Weight, Weights, WeightsError};

/// The table's own rules (`TABLE-*`), in the same form as a game's `RULES.md`.
pub const RULES: &str = include_str!("../RULES.md");

/// Makes serde and notations write a type by its `Display` and read it by its `FromStr`: one
/// notation for saves, logs, commands and the API.
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(
                    deserializer,
                )?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        $crate::word_as_text!($type);
    };
}

/// Makes a type stand in notations as its `Display` writes it and its `FromStr` reads it.
#[macro_export]
macro_rules! word_as_text {
    ($type:ty) => {
        impl $crate::Word for $type {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }

            fn read(text: &str) -> Result<Self, String> {
                text.parse::<$type>().map_err(|error| error.to_string())
            }
        }
    };
}
