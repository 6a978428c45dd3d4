//! What holds for every game of the catalog.

mod fuzz;
mod lessons;
