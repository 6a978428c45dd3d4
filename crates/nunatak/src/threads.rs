//! How much is done at the same time.

use std::thread::available_parallelism;

use clap::Args;

/// The number of threads, which changes no result.
#[derive(Args)]
pub(crate) struct Threads {
    /// How many games at the same time [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

impl Threads {
    pub(crate) fn count(&self) -> usize {
        let processors = || available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(processors, usize::from)
    }
}
