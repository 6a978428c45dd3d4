//! A server whose time is moved by hand.

use std::sync::atomic::{AtomicI64, Ordering};

use server::Config;

use crate::client::Server;

pub(crate) struct Timed {
    pub(crate) server: Server,
    clock: &'static AtomicI64,
}

impl Timed {
    pub(crate) fn start(config: Config, clock: &'static AtomicI64, now: fn() -> i64) -> Self {
        Self { server: Server::with(Config { clock: now, ..config }), clock }
    }

    pub(crate) fn wait_seconds(&self, seconds: i64) {
        self.clock.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    pub(crate) fn wait(&self, minutes: i64) {
        self.wait_seconds(minutes * 60);
    }
}

/// A server with a clock of its own: tests run side by side.
macro_rules! timed {
    ($config:expr) => {{
        use std::sync::atomic::{AtomicI64, Ordering};
        static CLOCK: AtomicI64 = AtomicI64::new(1_000_000);
        $crate::timed::Timed::start($config, &CLOCK, || CLOCK.load(Ordering::SeqCst))
    }};
}

pub(crate) use timed;
