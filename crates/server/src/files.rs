//! Matches in and out of the store, for the operator.

use store::{NewTable, Occupant, SeatRecord, Status, Visibility};
use table::{AnyMatch, Dice, Seat, Turn};

use crate::app::App;
use crate::halt;
use crate::live::{LiveTable, OpenError};
use crate::presence::Presence;
use crate::problem::Problem;
use crate::settings::TableSettings;
use crate::summary::Summary;
use crate::{secret, visit};

impl App {
    /// The match of a table as a file, with all its secrets. This only reads: another server may
    /// play at the table.
    pub async fn export(&self, table: &str) -> Result<String, OpenError> {
        let nobody = Presence::new(self.time()).into();
        match LiveTable::open(self.store.as_ref(), self.config.games, table, nobody).await {
            Ok(table) => Ok(table.now().whole_save()),
            Err(OpenError::Match { .. }) => {
                let unknown = || OpenError::Unknown(table.to_owned());
                Ok(halt::stored_save(self, table).await?.ok_or_else(unknown)?.1)
            }
            Err(error) => Err(error),
        }
    }

    /// Opens a table for a match, with the promise about its dice if there is one. Each seat is another
    /// player's, who is known by its link alone; the first is the host. Returns its id and the secrets
    /// of the links.
    pub async fn import(
        &self,
        game: &dyn AnyMatch,
        dice: Option<Dice>,
        title: &str,
    ) -> Result<(String, Vec<(Seat, String)>), OpenError> {
        let mut keys = Vec::new();
        let mut seats = Vec::new();
        let mut players = Vec::new();
        for seat in game.seats() {
            let (player, _) = visit::new_player(self, String::new()).await?;
            let link = self.config.link_key.new_link();
            keys.push((seat, link.key));
            players.push(player.id.clone());
            seats.push(SeatRecord {
                seat,
                occupant: Occupant::Player { player: player.id },
                name: String::new(),
                key_salt: link.salt,
                key_hash: link.hash,
            });
        }
        let promised_from = dice.as_ref().map_or(0, |dice| dice.first);
        let salt = dice.map(|dice| dice.salt);
        let is_over = game.turn() == Turn::Over;
        let settings = TableSettings {
            hints: seats.len() == 1,
            salt,
            promised_from,
            // It stands in the file.
            is_seed_chosen: !is_over,
            ..TableSettings::new()
        };
        let table = NewTable {
            id: secret::short_id(),
            game: game.game().to_owned(),
            title: title.to_owned(),
            rules_version: game.rules_version(),
            options: game.options_text(),
            seed: game.seed(),
            host: players.swap_remove(0),
            status: if is_over { Status::Finished } else { Status::Playing },
            visibility: Visibility::Unlisted,
            settings: serde_json::to_string(&settings).expect("plain data is JSON"),
            seats,
            steps: game.step_texts(0),
            summary: Some(Summary::of(self.config.games, game).text()),
            rematch_of: None,
        };
        self.store.create_table(&table, self.time()).await?;
        Ok((table.id, keys))
    }
}

/// The game and the file of a match that is over, also of one that does not open. A running one would
/// tell its secrets.
pub(crate) async fn finished_save(app: &App, id: &str) -> Result<(String, String), Problem> {
    let (record, save) = match app.table(id).await {
        Ok(table) => {
            let play = table.now();
            (play.record.clone(), play.whole_save())
        }
        Err(OpenError::Match { .. }) => {
            halt::stored_save(app, id).await?.ok_or(Problem::NotFound)?
        }
        Err(error) => return Err(error.into()),
    };
    if !record.status.is_over() {
        return Err(Problem::Forbidden);
    }
    Ok((record.game, save))
}
