//! `nunatak arena`: tournaments between bots, in parts and put together.

mod play;
mod plot;
mod rate;
mod report;
mod results;
mod summary;

use anyhow::Result;
use clap::{Args, Subcommand};

/// A tournament between bots, or the results of tournaments.
///
/// Every seating is played on each seed; the same seed gives the same games, whatever the number
/// of threads or machines.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_long_help = crate::values::options())]
pub(crate) struct Arena {
    #[command(subcommand)]
    command: Option<ArenaCommand>,
    #[command(flatten)]
    play: play::Play,
}

#[derive(Subcommand)]
enum ArenaCommand {
    /// Put the parts of one tournament together and sum it up
    Merge(results::Merge),
    /// Rate the bots of one or more tournaments
    Rate(rate::Rate),
    /// Draw the results of one or more tournaments as a page
    Report(report::Report),
}

impl Arena {
    pub(crate) fn run(self) -> Result<()> {
        match self.command {
            Some(ArenaCommand::Merge(merge)) => merge.run(),
            Some(ArenaCommand::Rate(rate)) => rate.run(),
            Some(ArenaCommand::Report(report)) => report.run(),
            None => self.play.run(),
        }
    }
}
