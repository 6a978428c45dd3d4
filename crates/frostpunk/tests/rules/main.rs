//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod dawn_to_weather;
mod effects;
mod examples;
mod hope;
mod map;
mod night;
mod people;
mod setup;
mod tower;
mod work;
