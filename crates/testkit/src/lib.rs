//! What every game is tested with. A dev-dependency of the games, never of the program.
//!
//! - [`contract_tests`] plays hundreds of games and checks what every game promises;
//! - [`Scenario`] makes rule tests short and their failures readable;
//! - [`playthrough`] writes a seeded game as text, for snapshots;
//! - [`check_mistake`] and [`fixtures`] test content files and stored games;
//! - [`bench_rules`] measures how fast the rules are, in [`measure::CpuTime`];
//! - [`allocation::check_simulation`] proves that simulations do not allocate.

pub mod allocation;
mod bench;
mod content;
mod contract;
mod examine;
mod fixtures;
pub mod measure;
mod playthrough;
mod properties;
mod scenario;
mod tools;
mod undo;
mod violation;

pub use bench::bench_rules;
pub use content::{check_folders, check_mistake, check_releases};
pub use contract::{STEPS_PER_PLAYER_COUNT, contract, contract_for, contract_with_valuation_for};
pub use examine::{Examiner, Scrutiny, examine};
pub use fixtures::fixtures;
pub use playthrough::playthrough;
pub use scenario::Scenario;
pub use violation::{Check, Tally, Violation};
