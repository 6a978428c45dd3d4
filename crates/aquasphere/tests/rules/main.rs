//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod actions;
mod board;
mod cards;
mod deploying;
mod examples;
mod general;
mod headquarters;
mod information;
mod knowledge;
mod programming;
mod refill;
mod rulings;
mod scoring;
mod setup;
mod station;
mod turns;
