//! The server as its visitors meet it: over TCP, with a database file.

mod camp;
mod client;
mod seats;
mod timed;

mod analysis;
mod api;
mod bots;
mod company;
mod connections;
mod course;
mod documents;
mod elsewhere;
mod fairness;
mod fuzz;
mod halted;
mod links;
mod metrics;
mod nodes;
mod own_data;
mod privacy;
mod safety;
mod streams;
mod tables;
mod team;
mod waiting;
