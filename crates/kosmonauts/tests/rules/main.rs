//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod orders;

mod end;
mod evacuation;
mod examples;
mod flight;
mod fuel;
mod hazards;
mod information;
mod landing;
mod planets;
mod rulings;
mod scoring;
