//! `nunatak admin`: what whoever runs a server does with its tables, players and database. All of it
//! works beside a running server, which notices within a second.

mod database;
mod players;
mod tables;

use std::io::{self, IsTerminal, Write};

use anyhow::Result;
use clap::{Args, Subcommand};
use serde_json::Value;
use server::{App, Config};
use store::Store;

use crate::exit::Declined;
use crate::serve::Database;
use crate::stored::runtime;

/// Keep house: tables, players, the database.
#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// List, show, close, delete and export tables
    #[command(subcommand)]
    Tables(tables::Tables),
    /// List and show players, forget one, take a stolen cookie away
    #[command(subcommand)]
    Players(players::Players),
    /// Put tables away that nobody has used for a long time
    Retention(database::Retention),
    /// Say how much room everything takes
    Disk(database::Disk),
    /// Give room that is not used any more back to the system
    Vacuum(database::Vacuum),
}

impl Admin {
    pub(crate) fn run(self) -> Result<()> {
        match self.command {
            AdminCommand::Tables(tables) => tables.run(),
            AdminCommand::Players(players) => players.run(),
            AdminCommand::Retention(retention) => retention.run(),
            AdminCommand::Disk(disk) => disk.run(),
            AdminCommand::Vacuum(vacuum) => vacuum.run(),
        }
    }
}

/// What all these commands have in common.
#[derive(Args)]
struct House {
    #[command(flatten)]
    database: Database,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl House {
    /// Works with the database, and prints what came of it: a value for programs, lines for people.
    fn keep(
        &self,
        work: impl AsyncFnOnce(&App, &dyn Store) -> Result<(Value, Vec<String>)>,
    ) -> Result<()> {
        let (value, lines) = runtime()?.block_on(async {
            let store = self.database.open_existing().await?;
            let done = work(&App::new(store.clone(), Config::default()), &*store).await;
            // Closed well, the database is one file again.
            store.close().await;
            done
        })?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{value:#}")?;
        } else {
            for line in lines {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }
}

/// Whether what cannot be taken back shall be done.
#[derive(Args)]
struct Consent {
    /// Do not ask
    #[arg(long)]
    yes: bool,
}

impl Consent {
    /// Asks, unless the command line has said yes. A program that cannot be asked has to say so.
    fn ask(&self, what: &str) -> Result<()> {
        if self.yes {
            return Ok(());
        }
        if io::stdin().is_terminal() {
            eprint!("{what}? This cannot be taken back. (yes/no) ");
            let mut answer = String::new();
            io::stdin().read_line(&mut answer)?;
            if answer.trim() == "yes" {
                return Ok(());
            }
        }
        Err(Declined(what.to_owned()).into())
    }
}
