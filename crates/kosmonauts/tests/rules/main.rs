//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod end;
mod evacuation;
mod events;
mod examples;
mod flight;
mod fuel;
mod general;
mod hazards;
mod information;
mod landing;
mod orders;
mod panel;
mod planets;
mod rounds;
mod rulings;
mod scoring;
mod setup;
