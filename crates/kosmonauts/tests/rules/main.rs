//! One module for each rule of `RULES.md`, named by its id.

mod position;

mod orders;
