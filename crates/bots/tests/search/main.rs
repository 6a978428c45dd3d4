//! The search, tried out on both games: honest, reproducible, frugal and obedient.

mod frugality;
mod honesty;
mod levels;
mod obedience;
mod positions;
mod reproducibility;
