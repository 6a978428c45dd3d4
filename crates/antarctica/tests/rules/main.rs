//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod building;
mod cards;
mod components;
mod discarding;
mod effects;
mod end;
mod examples;
mod icebreaker;
mod information;
mod moving;
mod recruiting;
mod research;
mod rulings;
mod scoring;
mod setup;
mod ships;
mod sun;
mod tracks;
mod turns;
