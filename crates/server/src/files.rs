//! Matches in and out of the store, for the operator.

use store::{NewTable, Occupant, SeatRecord, Status, Visibility};
use table::{AnyMatch, Seat, Turn};

use crate::app::{App, now};
use crate::halt;
use crate::live::{OpenError, Play};
use crate::problem::Problem;
use crate::settings::TableSettings;
use crate::summary::Summary;
use crate::{secret, visit};

impl App {
    /// The match of a table as a file, with all its secrets.
    pub async fn export(&self, table: &str) -> Result<String, OpenError> {
        match self.table(table).await {
            Ok(table) => Ok(table.lock().await.whole_save()),
            Err(OpenError::Match { .. }) => {
                let unknown = || OpenError::Unknown(table.to_owned());
                Ok(halt::stored_save(self, table).await?.ok_or_else(unknown)?.1)
            }
            Err(error) => Err(error),
        }
    }

    /// Opens a table for a match, with the salt of its dice if it has one. Returns its id and the
    /// secrets of its seats' links.
    pub async fn import(
        &self,
        game: &dyn AnyMatch,
        salt: Option<String>,
        title: &str,
    ) -> Result<(String, Vec<(Seat, String)>), OpenError> {
        let (host, _) = visit::new_player(self, String::new()).await?;
        let mut keys = Vec::new();
        let mut seats = Vec::new();
        for seat in game.seats() {
            let link = self.config.link_key.new_link();
            keys.push((seat, link.key));
            seats.push(SeatRecord {
                seat,
                occupant: Occupant::Player { player: host.id.clone() },
                name: String::new(),
                key_salt: link.salt,
                key_hash: link.hash,
            });
        }
        let settings = TableSettings { salt, ..TableSettings::new() };
        let is_over = game.turn() == Turn::Over;
        let table = NewTable {
            id: secret::short_id(),
            game: game.game().to_owned(),
            title: title.to_owned(),
            rules_version: game.rules_version(),
            options: game.options_text(),
            seed: game.seed(),
            host: host.id.clone(),
            status: if is_over { Status::Finished } else { Status::Playing },
            visibility: Visibility::Unlisted,
            settings: serde_json::to_string(&settings).expect("plain data is JSON"),
            seats,
            steps: game.step_texts(0),
            summary: Some(Summary::of(game).text()),
            rematch_of: None,
        };
        self.store.create_table(&table, now()).await?;
        Ok((table.id, keys))
    }
}

impl Play {
    /// A finished match as a file. A running one would tell its secrets.
    pub(crate) fn finished_save(&self) -> Result<String, Problem> {
        if self.record.status == Status::Finished {
            Ok(self.whole_save())
        } else {
            Err(Problem::Forbidden)
        }
    }
}
