//! `nunatak verify`: proves that the dice of a saved game were fair.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use table::Dice;

use crate::exit::say;

/// Proof that the dice of a saved game were fair: every step is legal, the seed is the one that was
/// promised before the game, and chance brought what that seed gives
#[derive(Args)]
pub(crate) struct Verify {
    /// The saved game, as the table offers it when the game is over
    file: PathBuf,
    /// The promise that the table showed from the start, if you noted it down
    #[arg(long, value_name = "SHA256")]
    promise: Option<String>,
    /// Content folder that the game was played with
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Verify {
    pub(crate) fn run(self) -> Result<()> {
        let file = self.file.display();
        let text = fs::read_to_string(&self.file).with_context(|| format!("cannot read {file}"))?;
        if let Some(folder) = &self.content {
            catalog::game(&table::SaveHeader::read(&text)?.game)?.load_content(folder)?;
        }
        let game = catalog::load(&text).with_context(|| format!("cannot open {file}"))?;
        let Some(dice) = Dice::read(&text)? else {
            bail!("{file} holds no promise about its dice, so there is nothing to prove");
        };
        if let Some(noted) = &self.promise
            && !noted.trim().eq_ignore_ascii_case(&dice.commitment)
        {
            bail!("{file} holds the promise {}, not {noted}", dice.commitment);
        }
        let throws = dice.verify(game.as_ref()).with_context(|| format!("{file} is not fair"))?;
        say(format_args!("{}: all {} steps are legal", game.game(), game.len()))?;
        say(format_args!("seed {} with salt {} was promised as", game.seed().0, dice.salt))?;
        say(format_args!("  {}", dice.commitment))?;
        if dice.first > 0 {
            say(format_args!(
                "the promise begins with step {}: the match was played on from there",
                dice.first
            ))?;
        }
        say(format_args!(
            "chance was asked {throws} times and brought what the seed gives each time"
        ))?;
        Ok(())
    }
}
