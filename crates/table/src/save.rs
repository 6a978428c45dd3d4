//! A match as a file, and everything that can be wrong with one.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::matches::StepOf;
use crate::{Game, Refusal, Seed, SetupError};

/// The version of the file layout.
pub const SCHEMA: u32 = 1;

/// Why a saved match cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Not JSON, or cut off.
    #[error("the saved match is not readable: {0}")]
    Syntax(serde_json::Error),
    /// A part of the file has the wrong form.
    #[error("the saved match has an unreadable {part}: {error}")]
    Part {
        /// Which part.
        part: String,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// A game that is not known here.
    #[error("the saved match is of the unknown game {0:?}")]
    UnknownGame(String),
    /// Written by a newer program.
    #[error(
        "the saved match has {what} version {found}, but this program knows only up to {known}"
    )]
    Newer {
        /// Layout or rules.
        what: &'static str,
        /// The file's version.
        found: u32,
        /// The newest known version.
        known: u32,
    },
    /// Options that no game can be set up with.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step that the rules forbid.
    #[error("step {step} of the saved match ({what}) is illegal: {refusal}")]
    IllegalStep {
        /// The number of the step, counted from 0.
        step: usize,
        /// The step in the game's notation.
        what: String,
        /// The rule that forbids it.
        refusal: Box<Refusal>,
    },
    /// A result that chance cannot bring at this point.
    #[error("step {step} of the saved match ({what}) cannot be drawn at that point")]
    ImpossibleChance {
        /// The number of the step, counted from 0.
        step: usize,
        /// The step in the game's notation.
        what: String,
    },
}

/// The part of a save that can be read without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaveHeader {
    /// The version of the file layout.
    pub schema: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules the match was played by.
    pub rules: u32,
}

impl SaveHeader {
    /// Reads the header of a saved match.
    pub fn read(text: &str) -> Result<Self, LoadError> {
        let header: Self = serde_json::from_str(text).map_err(LoadError::Syntax)?;
        if header.schema > SCHEMA {
            let (found, known) = (header.schema, SCHEMA);
            return Err(LoadError::Newer { what: "layout", found, known });
        }
        Ok(header)
    }
}

/// The body of a save, its parts still unread.
#[derive(Deserialize)]
struct RawSave<'a> {
    #[serde(borrow)]
    options: &'a RawValue,
    seed: Seed,
    #[serde(borrow)]
    steps: Vec<&'a RawValue>,
}

/// A save of one game, its steps not yet checked against the rules.
pub(crate) struct Save<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seed: Seed,
    pub(crate) steps: Vec<StepOf<G>>,
}

impl<G: Game> Save<G> {
    pub(crate) fn read(text: &str) -> Result<Self, LoadError> {
        let header = SaveHeader::read(text)?;
        if header.game != G::ID {
            return Err(LoadError::UnknownGame(header.game));
        }
        if header.rules > G::RULES_VERSION {
            let (found, known) = (header.rules, G::RULES_VERSION);
            return Err(LoadError::Newer { what: "rules", found, known });
        }
        let raw: RawSave<'_> = serde_json::from_str(text).map_err(LoadError::Syntax)?;
        let options = serde_json::from_str(raw.options.get())
            .map_err(|error| LoadError::Part { part: "options".into(), error })?;
        let steps = raw
            .steps
            .iter()
            .enumerate()
            .map(|(index, step)| {
                serde_json::from_str(step.get())
                    .map_err(|error| LoadError::Part { part: format!("step {index}"), error })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { options, seed: raw.seed, steps })
    }

    pub(crate) fn write(options: &G::Options, seed: Seed, steps: &[StepOf<G>]) -> String {
        let steps: Vec<String> = steps.iter().map(to_text).collect();
        join_save(G::ID, G::RULES_VERSION, &to_text(options), seed, &steps)
    }
}

/// A plain value as JSON text.
pub(crate) fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// The text of a save from its parts: the options and each step are JSON texts of their own, as a
/// database keeps them.
pub fn join_save(
    game: &str,
    rules: u32,
    options: &str,
    seed: Seed,
    steps: &[impl AsRef<str>],
) -> String {
    let seed = to_text(&seed);
    let mut text = format!(
        "{{\"schema\":{SCHEMA},\"game\":\"{game}\",\"rules\":{rules},\n\"options\":{options},\n\"seed\":{seed},\n\"steps\":["
    );
    for (index, step) in steps.iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(step.as_ref());
    }
    text.push_str("\n]}\n");
    text
}
