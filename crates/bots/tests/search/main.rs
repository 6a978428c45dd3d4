//! The search, tried out on every game: honest, reproducible, frugal and obedient.

mod common_sense;
mod frugality;
mod honesty;
mod levels;
mod obedience;
mod positions;
mod rehearsal;
mod reproducibility;
mod review;
