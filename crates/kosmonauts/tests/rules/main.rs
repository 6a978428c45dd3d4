//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod events;
mod general;
mod orders;
mod panel;
mod rounds;
mod setup;
