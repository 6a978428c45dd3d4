//! Counts heap allocations, for tests that a hot path makes none.
//!
//! The counter is that of the `allocation-counter` crate: it stands in for the system allocator
//! in every test program that links the testkit, costs next to nothing, and counts each thread
//! apart, so that tests that run at the same time do not disturb each other.
//!
//! ```text
//! #[test]
//! fn playing_out_does_not_allocate() {
//!     let mut buffer = Vec::with_capacity(4_096);
//!     let mut rng = GameRng::new(Seed(1));
//!     let mut game = Antarctica::new(&Antarctica::simulation(4)).unwrap();
//!     let allocations = testkit::allocation::count(|| {
//!         table::play_out(&mut game, &mut rng, &mut buffer);
//!     });
//!     assert_eq!(allocations, 0);
//! }
//! ```

/// How often `run` allocates on the heap, on this thread.
pub fn count(run: impl FnOnce()) -> u64 {
    allocation_counter::measure(run).count_total
}
