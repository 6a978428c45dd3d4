//! `nunatak admin tables`.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use server::moment;
use store::{Occupant, Page, SeatRecord, Status, Store, StoreError, TableFilter, TableSummary};

use super::{Consent, House};
use crate::exit::Missing;

#[derive(Subcommand)]
pub(crate) enum Tables {
    /// List tables, the latest changed first
    List(List),
    /// Show a table: its seats, how far it is
    Show(Show),
    /// Give tables up; their matches can still be looked at
    Close(Several),
    /// Delete tables with everything that belongs to them
    Delete(Several),
    /// Write the matches of tables to files, with all their secrets
    Export(Export),
}

#[derive(Args)]
pub(crate) struct List {
    /// Only those that have come so far
    #[arg(long, value_parser = crate::values::status())]
    status: Option<Status>,
    /// Only those of this game
    #[arg(long, value_parser = crate::values::game())]
    game: Option<String>,
    /// Only those of the player with this id
    #[arg(long)]
    player: Option<String>,
    /// Only those unchanged for so many days
    #[arg(long, value_name = "DAYS")]
    idle: Option<u32>,
    /// At most so many
    #[arg(long, default_value_t = 100)]
    limit: u32,
    #[command(flatten)]
    house: House,
}

#[derive(Args)]
pub(crate) struct Show {
    /// The table's id, the last part of its address
    table: String,
    #[command(flatten)]
    house: House,
}

#[derive(Args)]
pub(crate) struct Several {
    /// The tables' ids, the last parts of their addresses
    #[arg(required = true)]
    tables: Vec<String>,
    #[command(flatten)]
    consent: Consent,
    #[command(flatten)]
    house: House,
}

#[derive(Args)]
pub(crate) struct Export {
    /// The tables' ids, the last parts of their addresses
    #[arg(required = true)]
    tables: Vec<String>,
    /// The folder for the files, one for each table
    #[arg(long, value_name = "DIR", default_value = ".")]
    to: PathBuf,
    #[command(flatten)]
    house: House,
}

impl Tables {
    pub(crate) fn run(self) -> Result<()> {
        match self {
            Self::List(list) => list.run(),
            Self::Show(show) => show.run(),
            Self::Close(several) => several.each_once().close(),
            Self::Delete(several) => several.each_once().delete(),
            Self::Export(export) => export.run(),
        }
    }
}

impl List {
    fn run(self) -> Result<()> {
        self.house.keep(async |app, store| {
            if let Some(id) = &self.player
                && store.player(id).await?.is_none()
            {
                return Err(Missing(format!("there is no player {id:?}")).into());
            }
            let filter = TableFilter {
                status: self.status,
                game: self.game.clone(),
                player: self.player.clone(),
                idle_since: self.idle.map(|days| app.days_ago(days)),
            };
            let tables = store.list_tables(&filter, &Page::first(self.limit)).await?;
            Ok(listed(&tables))
        })
    }
}

/// Tables for programs and for people.
pub(super) fn listed(tables: &[TableSummary]) -> (Value, Vec<String>) {
    let value = |table: &TableSummary| {
        json!({
            "id": table.id, "game": table.game, "title": table.title, "status": table.status,
            "host": table.host, "created_at": table.created_at, "changed_at": table.changed_at,
            "steps": table.steps, "messages": table.messages,
        })
    };
    let line = |table: &TableSummary| {
        let TableSummary { id, game, status, steps, title, .. } = table;
        let changed = moment(table.changed_at);
        let status = status.map_or("unreadable", |status| status.as_str());
        format!("{id:<14} {game:<12} {status:<9} {changed}  {steps:>5} steps  {title}")
    };
    (tables.iter().map(value).collect(), tables.iter().map(line).collect())
}

impl Show {
    fn run(self) -> Result<()> {
        self.house.keep(async |_, store| {
            let id = &self.table;
            let unknown = || StoreError::NotFound { what: "table", id: id.clone() };
            let (table, steps) = store.table_with_steps(id).await?.ok_or_else(unknown)?;
            let seats: Vec<Value> = table.seats.iter().map(seat_value).collect();
            let value = json!({
                "id": id, "game": table.game, "title": table.title, "status": table.status,
                "visibility": table.visibility, "host": table.host, "revision": table.revision,
                "rules": table.rules_version, "steps": steps.len(), "seats": seats,
                "created_at": table.created_at, "changed_at": table.changed_at,
                "rematch_of": table.rematch_of, "rematch_as": table.rematch_as,
            });
            let mut lines = vec![
                format!("{id}: {}, {}, {}", table.game, table.status, table.visibility),
                format!("title: {}", table.title),
                format!("host: {}", table.host),
                format!(
                    "set up {}, changed {}",
                    moment(table.created_at),
                    moment(table.changed_at)
                ),
                format!("revision {}, {} steps", table.revision, steps.len()),
            ];
            lines.extend(table.seats.iter().map(seat_line));
            Ok((value, lines))
        })
    }
}

fn seat_value(seat: &SeatRecord) -> Value {
    let (kind, bot) = occupant(&seat.occupant);
    json!({
        "seat": u8::from(seat.seat) + 1, "kind": kind, "name": seat.name,
        "player": seat.occupant.player(), "bot": bot,
    })
}

fn seat_line(seat: &SeatRecord) -> String {
    let (kind, bot) = occupant(&seat.occupant);
    let name = Some(format!("{:?}", seat.name)).filter(|_| !seat.name.is_empty());
    let parts = [Some(kind), bot, name.as_deref(), seat.occupant.player()];
    format!("{}: {}", seat.seat, parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

fn occupant(occupant: &Occupant) -> (&'static str, Option<&str>) {
    match occupant {
        Occupant::Open => ("open", None),
        Occupant::Player { .. } => ("player", None),
        Occupant::Bot { bot, .. } => ("bot", Some(bot)),
        Occupant::Hotseat { .. } => ("hotseat", None),
    }
}

impl Several {
    /// Whoever mistypes one name has nothing done to the others. A table that is there need not be
    /// readable.
    async fn find_all(&self, store: &dyn Store) -> Result<()> {
        for id in &self.tables {
            match store.table(id).await {
                Ok(Some(_)) | Err(StoreError::Unreadable { .. }) => {}
                Ok(None) => {
                    return Err(StoreError::NotFound { what: "table", id: id.clone() }.into());
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    fn each_once(mut self) -> Self {
        let mut named = HashSet::new();
        self.tables.retain(|id| named.insert(id.clone()));
        self
    }

    fn close(self) -> Result<()> {
        self.consent.ask(&format!("close {}", self.tables.join(", ")))?;
        self.house.keep(async |app, store| {
            self.find_all(store).await?;
            let (mut values, mut lines) = (Vec::new(), Vec::new());
            for id in &self.tables {
                let status = app.close_table(id).await?;
                values.push(json!({ "id": id, "status": status }));
                lines.push(format!("{id}: {status}"));
            }
            Ok((values.into(), lines))
        })
    }

    fn delete(self) -> Result<()> {
        self.consent.ask(&format!("delete {}", self.tables.join(", ")))?;
        self.house.keep(async |app, store| {
            self.find_all(store).await?;
            let (mut values, mut lines) = (Vec::new(), Vec::new());
            for id in &self.tables {
                app.delete_table(id).await?;
                values.push(json!({ "id": id, "deleted": true }));
                lines.push(format!("{id}: deleted"));
            }
            Ok((values.into(), lines))
        })
    }
}

impl Export {
    fn run(self) -> Result<()> {
        self.house.keep(async |app, _| {
            let (mut values, mut lines) = (Vec::new(), Vec::new());
            std::fs::create_dir_all(&self.to)
                .with_context(|| format!("cannot make the folder {}", self.to.display()))?;
            for id in &self.tables {
                let text = app.export(id).await?;
                let file = self.to.join(format!("{id}.json"));
                store::write_whole(&file, &text)
                    .with_context(|| format!("cannot write {}", file.display()))?;
                values.push(json!({ "id": id, "file": file }));
                lines.push(format!("{id}: {}", file.display()));
            }
            Ok((values.into(), lines))
        })
    }
}
