//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod action_phase;
mod bounds;
mod buildings;
mod cards;
mod content;
mod dawn_to_weather;
mod day;
mod effects;
mod examples;
mod expeditions;
mod generator;
mod goal;
mod ground;
mod hope;
mod items;
mod map;
mod night;
mod pawns;
mod people;
mod setup;
mod tesla;
mod tower;
mod weather;
mod work;
