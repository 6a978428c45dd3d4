//! The search, tried out on every game: honest, reproducible, frugal and obedient.

mod frugality;
mod honesty;
mod levels;
mod obedience;
mod positions;
mod reproducibility;
