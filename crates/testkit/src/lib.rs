//! What every game is tested with. A dev-dependency of the games, never of the program.
//!
//! - [`contract`] plays thousands of random games and checks what every game promises;
//! - [`Scenario`] makes rule tests short and their failures readable;
//! - [`playthrough`] writes a seeded game as text, for snapshots;
//! - [`measure::CpuTime`] lets benches count CPU time;
//! - [`allocation::count`] proves that a hot path does not allocate.

pub mod allocation;
mod contract;
mod examine;
pub mod measure;
mod playthrough;
mod properties;
mod scenario;
mod tools;
mod undo;
mod violation;

pub use contract::{GAMES_PER_PLAYER_COUNT, contract, contract_for};
pub use examine::{Examiner, Scrutiny, examine};
pub use playthrough::playthrough;
pub use scenario::Scenario;
pub use violation::{Check, Tally, Violation};
