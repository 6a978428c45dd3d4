//! Players made of code, for any game, and the arena that measures them.
//!
//! A [`Bot`] chooses among legal actions; [`BotSpec`] names one and builds it. [`Search`] is the
//! one that thinks ahead, and [`Levels`] say how much it does so at each named level of a game. [`run`] plays a
//! tournament over many seeded games and sums it up as a [`Tournament`].
//!
//! Invariant: a bot never uses what its seat cannot see. It is given the whole state and draws
//! another world that the seat cannot tell apart before it thinks.

mod arena;
mod bot;
mod csv;
mod greedy;
mod level;
mod play;
mod random;
mod search;
mod spec;
mod statistics;
mod tournament;

pub use arena::{ArenaConfig, ArenaError, GameRow, run, run_recorded};
pub use bot::Bot;
pub use csv::CsvWriter;
pub use greedy::Greedy;
pub use level::{Level, Levels, LevelsError};
pub use play::{Length, PlayError, play_game, play_match};
pub use random::Random;
pub use search::{Analysis, Budget, Choice, Search, Settings, Sight, Stop};
pub use spec::{BotSpec, UnknownBot};
pub use statistics::{Interval, mean_interval, wilson_interval};
pub use tournament::{BotResult, CategoryMean, GameLength, SeatResult, Tournament};
