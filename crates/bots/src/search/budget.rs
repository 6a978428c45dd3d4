//! How long a search may take.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many simulations: reproducible, for measurements.
    Simulations(u32),
    /// So much time, for play.
    Time(Duration),
}

impl Budget {
    /// The part of one of several trees that are searched on so many threads.
    pub(crate) fn shared_by(self, trees: usize, threads: usize) -> Self {
        match self {
            Self::Simulations(count) => Self::Simulations(count.div_ceil(trees as u32)),
            Self::Time(time) => Self::Time(time / trees.div_ceil(threads) as u32),
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
        let fits = match self.budget {
            Budget::Simulations(count) => self.done < count,
            Budget::Time(time) => {
                !self.done.is_multiple_of(PATIENCE) || self.started.elapsed() < time
            }
        };
        let goes_on = fits && !self.stop.is_stopped();
        self.done += u32::from(goes_on);
        goes_on
    }
}
