//! How long a search may take.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many simulations: reproducible, for measurements.
    Simulations(u32),
    /// So much time.
    Time(Duration),
    /// So many simulations, or fewer if the time is up before: for play, where a level is to be as
    /// strong as it was measured and nobody likes to wait.
    Within(u32, Duration),
}

impl Budget {
    /// The part of one of several trees that are searched on so many threads.
    pub(crate) fn shared_by(self, trees: usize, threads: usize) -> Self {
        let part = |count: u32| count.div_ceil(trees as u32);
        let share = |time: Duration| time / trees.div_ceil(threads) as u32;
        match self {
            Self::Simulations(count) => Self::Simulations(part(count)),
            Self::Time(time) => Self::Time(share(time)),
            Self::Within(count, time) => Self::Within(part(count), share(time)),
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
            Budget::Time(time) => self.is_in(time),
            Budget::Within(count, time) => self.done < count && self.is_in(time),
        };
        let goes_on = fits && !self.stop.is_stopped();
        self.done += u32::from(goes_on);
        goes_on
    }
    /// Whether the time is not up, as far as the latest look at the clock tells.
    fn is_in(&self, time: Duration) -> bool {
        !self.done.is_multiple_of(PATIENCE) || self.started.elapsed() < time
    }
}
