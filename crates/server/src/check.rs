//! Whether everything that is stored still opens.

use catalog::Games;
use store::{Status, Store};
use table::Turn;

use crate::app::now;
use crate::live::{LiveTable, OpenError};
use crate::presence::Presence;

/// What a stored table looks like when it is opened as the server opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedTable {
    /// The game's id.
    pub game: &'static str,
    /// The version of the rules the match is played by.
    pub rules: u32,
    /// How many steps fit.
    pub steps: usize,
    /// What is wrong, if anything.
    pub problem: Option<String>,
}

/// Opens a stored table and replays its match.
pub async fn check_table(store: &dyn Store, id: &str) -> Result<CheckedTable, OpenError> {
    let table = LiveTable::open(store, Games::ALL, id, Presence::new(now()).into()).await?;
    let play = table.lock().await;
    let is_over = play.game.turn() == Turn::Over;
    let problem = match (&play.halt, play.record.status) {
        (Some(halt), _) => Some(halt.detail().to_owned()),
        (None, Status::Finished) if !is_over => {
            Some("the table is finished, but its match is not over".to_owned())
        }
        (None, Status::Open | Status::Playing) if is_over => {
            Some(format!("the match is over, but the table is {}", play.record.status))
        }
        (None, _) => None,
    };
    let (rules, steps) = (play.game.rules_version(), play.game.len());
    Ok(CheckedTable { game: table.game.id(), rules, steps, problem })
}
