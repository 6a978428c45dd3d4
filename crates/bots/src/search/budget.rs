//! How much a search may do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a search may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At the most so many simulations.
    pub(crate) simulations: u32,
    /// For at the most so long, on machines where that matters.
    time: Option<Duration>,
}

impl Budget {
    /// So many simulations, however long they take: reproducible.
    pub const fn simulations(simulations: u32) -> Self {
        Self { simulations, time: None }
    }

    /// The same, but for no longer than `time`.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// The part of one of several trees that are searched on so many threads.
    pub(crate) fn shared_by(self, trees: usize, threads: usize) -> Self {
        Self {
            simulations: self.simulations.div_ceil(trees as u32),
            time: self.time.map(|time| time / trees.div_ceil(threads) as u32),
        }
    }
}

/// A flag that stops searches; shared by whoever holds a clone of it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops every search that looks at this flag, soon and for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The clock is read once in so many simulations.
const PATIENCE: u32 = 16;

/// What is left of a budget.
pub(crate) struct Countdown<'a> {
    budget: Budget,
    started: Instant,
    stop: &'a Stop,
    done: u32,
}

impl<'a> Countdown<'a> {
    pub(crate) fn new(budget: Budget, stop: &'a Stop) -> Self {
        Self { budget, started: Instant::now(), stop, done: 0 }
    }

    /// Whether another simulation fits; counts it if so.
    pub(crate) fn goes_on(&mut self) -> bool {
        let is_in_time =
            |time| !self.done.is_multiple_of(PATIENCE) || self.started.elapsed() < time;
        let fits = self.done < self.budget.simulations && self.budget.time.is_none_or(is_in_time);
        let goes_on = fits && !self.stop.is_stopped();
        self.done += u32::from(goes_on);
        goes_on
    }
}
