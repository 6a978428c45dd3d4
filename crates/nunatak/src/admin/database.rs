//! `nunatak admin retention`, `disk` and `vacuum`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use serde_json::{Value, json};
use store::DiskUse;

use super::{Consent, House, tables};
use crate::exit::existing_folder;

/// Tables that nobody has used for a long time, put away or deleted for good.
#[derive(Args)]
pub(crate) struct Retention {
    /// So many days without a change
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    idle: u32,
    /// Write their matches to files in this folder first
    #[arg(long, value_name = "DIR", conflicts_with = "delete")]
    archive: Option<PathBuf>,
    /// Delete them for good
    #[arg(long)]
    delete: bool,
    #[command(flatten)]
    consent: Consent,
    #[command(flatten)]
    house: House,
}

impl Retention {
    /// Without a folder and without `--delete` the tables are only listed.
    pub(crate) fn run(self) -> Result<()> {
        let is_list = self.archive.is_none() && !self.delete;
        if is_list {
            return self
                .house
                .keep(async |app, _| Ok(tables::listed(&app.unused_tables(self.idle).await?)));
        }
        self.archive.as_deref().map_or(Ok(()), existing_folder)?;
        let deed = if self.delete { "delete" } else { "archive" };
        self.consent.ask(&format!("{deed} all tables unused for {} days", self.idle))?;
        let mut stay = Vec::new();
        self.house.keep(async |app, _| {
            let retention = server::Retention { days: self.idle, archive: self.archive.clone() };
            let retired = app.retire_tables(&retention).await?;
            stay = retired.stay;
            Ok(tables::listed(&retired.tables))
        })?;
        let reasons: Vec<String> =
            stay.iter().map(|(table, error)| format!("table {table:?} stays: {error}")).collect();
        if reasons.is_empty() { Ok(()) } else { bail!(reasons.join("\n")) }
    }
}

/// How much room everything takes.
#[derive(Args)]
pub(crate) struct Disk {
    #[command(flatten)]
    house: House,
}

impl Disk {
    pub(crate) fn run(self) -> Result<()> {
        self.house.keep(async |_, store| Ok(described(&store.disk_use().await?)))
    }
}

/// Room that is not used any more, given back to the system. Changes wait meanwhile.
#[derive(Args)]
pub(crate) struct Vacuum {
    #[command(flatten)]
    house: House,
}

impl Vacuum {
    pub(crate) fn run(self) -> Result<()> {
        self.house.keep(async |_, store| {
            let before = store.disk_use().await?.total;
            store.vacuum().await?;
            let after = store.disk_use().await?.total;
            let value = json!({ "before": before, "after": after });
            Ok((value, vec![format!("{before} bytes before, {after} bytes after")]))
        })
    }
}

fn described(disk: &DiskUse) -> (Value, Vec<String>) {
    let parts: serde_json::Map<String, Value> = disk
        .parts
        .iter()
        .map(|part| (part.name.to_owned(), json!({ "rows": part.rows, "bytes": part.bytes })))
        .collect();
    let value = json!({ "total": disk.total, "free": disk.free, "parts": parts });
    let free = disk.free.map(|free| format!(", {free} of them not used")).unwrap_or_default();
    let mut lines = vec![format!("{} bytes{free}", disk.total)];
    lines.extend(disk.parts.iter().map(|part| {
        format!("{:<10} {:>10} rows {:>14} bytes of text", part.name, part.rows, part.bytes)
    }));
    (value, lines)
}
