//! The game as a whole: its promises to the table, its content, whole games.

mod content;
mod contract;
mod fixtures;
mod no_allocation;
mod playthroughs;
mod preview;
mod way;
