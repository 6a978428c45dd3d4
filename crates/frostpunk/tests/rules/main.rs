//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod action_phase;
mod buildings;
mod cards;
mod content;
mod dawn_to_weather;
mod day;
mod effects;
mod examples;
mod expeditions;
mod goal;
mod hope;
mod map;
mod night;
mod people;
mod setup;
mod tower;
mod work;
