//! `nunatak admin players`.

use anyhow::Result;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use server::moment;
use store::{Page, PlayerRecord, StoreError, TableFilter};

use super::{Consent, House, tables};

#[derive(Subcommand)]
pub(crate) enum Players {
    /// List players in the order of their ids
    List(List),
    /// Show a player: the tables, how much was said
    Show(Show),
    /// Forget a player: cookie, names, links of seats and messages
    Forget(One),
    /// Take a player's cookie, tokens and links of seats away, and print a new token
    Revoke(One),
}

#[derive(Args)]
pub(crate) struct List {
    /// Only those whose ids come behind this one
    #[arg(long, default_value = "")]
    after: String,
    /// At most so many
    #[arg(long, default_value_t = 100)]
    limit: u32,
    #[command(flatten)]
    house: House,
}

#[derive(Args)]
pub(crate) struct Show {
    /// The player's id
    player: String,
    #[command(flatten)]
    house: House,
}

#[derive(Args)]
pub(crate) struct One {
    /// The player's id
    player: String,
    #[command(flatten)]
    consent: Consent,
    #[command(flatten)]
    house: House,
}

impl Players {
    pub(crate) fn run(self) -> Result<()> {
        match self {
            Self::List(list) => list.run(),
            Self::Show(show) => show.run(),
            Self::Forget(one) => one.forget(),
            Self::Revoke(one) => one.revoke(),
        }
    }
}

impl List {
    fn run(self) -> Result<()> {
        self.house.keep(async |_, store| {
            let players = store.list_players(&self.after, self.limit).await?;
            Ok((players.iter().map(value).collect(), players.iter().map(line).collect()))
        })
    }
}

/// A player, never the hash of the cookie.
fn value(player: &PlayerRecord) -> Value {
    let PlayerRecord { id, name, created_at, seen_at, .. } = player;
    json!({ "id": id, "name": name, "created_at": created_at, "seen_at": seen_at })
}

fn line(player: &PlayerRecord) -> String {
    let (came, seen) = (moment(player.created_at), moment(player.seen_at));
    format!("{:<14} came {came}, seen {seen}  {}", player.id, player.name)
}

impl Show {
    fn run(self) -> Result<()> {
        self.house.keep(async |_, store| {
            let unknown = || StoreError::NotFound { what: "player", id: self.player.clone() };
            let player = store.player(&self.player).await?.ok_or_else(unknown)?;
            let filter = TableFilter { player: Some(player.id.clone()), ..TableFilter::default() };
            let found = store.list_tables(&filter, &Page::first(1000)).await?;
            let messages = store.messages_of(&player.id).await?.len();
            let (tables, table_lines) = tables::listed(&found);
            let mut shown = value(&player);
            shown["tables"] = tables;
            shown["messages"] = messages.into();
            let mut lines = vec![line(&player), format!("{messages} messages")];
            lines.extend(table_lines);
            Ok((shown, lines))
        })
    }
}

impl One {
    fn forget(self) -> Result<()> {
        self.consent.ask(&format!("forget player {}", self.player))?;
        self.house.keep(async |app, _| {
            let done = app.forget_player(&self.player).await?;
            let (player, tables, messages) = (&self.player, done.tables, done.messages);
            let value = json!({ "id": player, "tables": tables, "messages": messages });
            Ok((
                value,
                vec![format!(
                    "{player}: forgotten at {tables} tables, {messages} messages deleted"
                )],
            ))
        })
    }

    fn revoke(self) -> Result<()> {
        self.consent.ask(&format!("revoke player {}", self.player))?;
        self.house.keep(async |app, _| {
            let token = app.revoke_player(&self.player).await?;
            let value = json!({ "id": self.player, "token": token });
            Ok((value, vec![format!("{}: the token that is valid now is {token}", self.player)]))
        })
    }
}
