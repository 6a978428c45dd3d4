//! The shared drawings of every page: lettering, icons of controls, posters of games.
//!
//! What is drawn often is a symbol that stands once in the page ([`symbols`]); everything else
//! refers to it.

mod board_map;
mod icons;
mod lettering;
mod poster;

pub(crate) use board_map::{Focus, board_map};
pub(crate) use icons::{Icon, icon, shown as icon_called, symbol as icon_symbol, symbols};
pub(crate) use lettering::{Dress, Lettering, wordmark};
pub use poster::Poster;
