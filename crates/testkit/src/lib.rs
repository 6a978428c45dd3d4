//! Tests that every game shares.

mod scenario;

pub use scenario::Scenario;
