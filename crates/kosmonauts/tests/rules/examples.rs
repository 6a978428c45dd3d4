//! The worked examples.
