//! Bots and the arena, tried out on a small auction.

mod arena;
mod auction;
mod greedy;
mod results;
mod tune;
