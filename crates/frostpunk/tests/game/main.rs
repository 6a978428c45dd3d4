//! The game as a whole: its promises to the table, its content, whole games.

mod content;
mod contract;
mod fixtures;
mod games;
mod no_allocation;
mod playthroughs;
mod preview;
