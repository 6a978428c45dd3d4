//! What players see: a view becomes HTML and SVG, in three languages.
//!
//! Everything here is pure: the same view, [`Look`] and draft give the same page. There is no rule
//! in this crate; what is legal, and why not, comes from the game. A game adds a [`Face`]; the
//! server speaks to it through [`AnyFace`] and fills the plain structs of [`pages`].
//!
//! No sentence stands in the code: see [`Words`] and `locales/`.

mod antarctica;
mod any_face;
mod aquasphere;
mod area;
pub mod assets;
mod caption;
mod curve;
mod drawing;
mod face;
mod frostpunk;
pub mod games;
mod highlight;
mod kit;
mod kosmonauts;
mod language;
mod lead;
mod log;
mod look;
mod option_field;
mod owner;
pub mod pages;
mod prose;
mod qr;
#[cfg(test)]
mod random_play;
mod refusal;
mod scene;
mod score_changes;
mod score_table;
mod seat_names;
mod sheet;
mod target;
mod tell;
mod told_first;
mod walk;
mod words;

pub use any_face::{AdvisedChoice, AnyFace, Chosen, Erased, SceneRequest, TableParts};
pub use area::{Area, AreaKind};
pub use caption::Caption;
pub use curve::Curve;
pub use face::{Face, FaceFiles};
pub use highlight::Highlight;
pub use kit::Poster;
pub use language::Language;
pub use lead::Lead;
pub use log::{Chapter, Log, LogEntry, Token};
pub use look::{Confirm, Look, Motion, Pace, Palette, Sound, Theme};
pub use maud::{Markup, PreEscaped, html};
pub use option_field::{OptionChoice, OptionField};
pub use prose::{Rules, rules, table_rules};
pub use scene::{Offered, Scene};
pub use score_changes::ScoreChange;
pub use seat_names::SeatNames;
pub use sheet::{Seen, Sheet};
pub use told_first::Told;
pub use words::{Arg, Words, dynamic_keys};
