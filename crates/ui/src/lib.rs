//! What players see: a view becomes HTML and SVG, in three languages.
//!
//! Everything here is pure: the same view, [`Look`] and draft give the same page. There is no rule
//! in this crate; what is legal, and why not, comes from the game. A game adds a [`Face`]; the
//! server speaks to it through [`AnyFace`] and fills the plain structs of [`pages`].
//!
//! No sentence stands in the code: see [`Words`] and `locales/`.

mod antarctica;
pub mod assets;
mod drawing;
mod face;
mod kosmonauts;
mod language;
mod look;
mod owner;
pub mod pages;
mod prose;
mod refusal;
mod words;

pub use face::{
    AdvisedChoice, AnyFace, Erased, Face, LogEntry, Offered, OptionChoice, OptionField, Scene,
    SceneRequest, SeatNames, TableParts,
};
pub use language::Language;
pub use look::{Confirm, Look, Motion, Palette, Sound, Theme};
pub use maud::{Markup, PreEscaped, html};
pub use words::{Arg, Words, dynamic_keys};
