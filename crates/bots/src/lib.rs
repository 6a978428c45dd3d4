//! Players made of code, for any game, and the arena that measures them.
//!
//! A [`Bot`] chooses among legal actions; [`BotSpec`] names one and builds it. [`Search`] is the
//! one that thinks ahead, and [`Levels`] say how much it does so at each named level of a game.
//! [`review`] lets it judge a match that was played. [`run`] plays a tournament over many seeded
//! games and sums it up as a [`Tournament`]; [`Results`] are the same on disk, in parts and put
//! together. [`rate`] compares bots over many tournaments, [`rate_teams`] those that win or lose
//! together, [`tune`] finds better weights for a valuation.
//!
//! Invariant: a bot never uses what its seat cannot see. It is given the whole state and draws
//! another world that the seat cannot tell apart before it thinks.

mod arena;
mod balance;
mod bot;
mod csv;
mod greedy;
mod level;
mod play;
mod random;
mod rating;
mod results;
mod review;
mod row;
mod run;
mod search;
mod seating;
mod spec;
mod sprt;
mod statistics;
mod team_rating;
mod tournament;
mod tune;

pub use arena::{ArenaConfig, ArenaError, run, run_recorded};
pub use balance::{Item, Kind, balance};
pub use bot::Bot;
pub use csv::CsvWriter;
pub use greedy::Greedy;
pub use level::{Level, Levels, LevelsError};
pub use play::{Length, PlayError, play_game, play_match};
pub use random::Random;
pub use rating::{Rating, rate};
pub use results::{Block, Results, ResultsError, ResultsFile, ResultsWriter, merge, merge_runs};
pub use review::{Opinion, review};
pub use row::{Counts, GameRow, SeatScore, TeamVerdict};
pub use run::{NotAShard, Run, Shard};
pub use search::{Budget, Considered, Search, Settings, Sight, Stop};
pub use spec::{BotSpec, UnknownBot};
pub use sprt::{Answer, Evidence, Sprt, SprtError, SprtResult};
pub use statistics::{Interval, wilson_interval};
pub use team_rating::{TaskRating, TeamRating, TeamRatings, rate_teams};
pub use tournament::{BotResult, CategoryMean, GameLength, SeatResult, Speed, Tournament};
pub use tune::{Duel, DuelResult, Tuning, TuningRound, tune};
