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

/// A stored match in parts, as a database keeps it: the options and each step are JSON texts of
/// their own, and one of them may be damaged without the others.
pub struct StoredMatch<'a> {
    /// The version of the rules the match was begun with.
    pub rules: u32,
    /// The options.
    pub options: &'a str,
    /// The seed.
    pub seed: Seed,
    /// The steps in their order.
    pub steps: Vec<&'a str>,
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

impl<'a> StoredMatch<'a> {
    /// Takes a saved match apart.
    pub fn read(text: &'a str) -> Result<(SaveHeader, Self), LoadError> {
        let header = SaveHeader::read(text)?;
        let raw: RawSave<'a> = serde_json::from_str(text).map_err(LoadError::Syntax)?;
        let steps = raw.steps.iter().map(|step| step.get()).collect();
        let parts = Self { rules: header.rules, options: raw.options.get(), seed: raw.seed, steps };
        Ok((header, parts))
    }
}

/// A stored match, opened as far as it fits.
#[derive(Debug)]
pub struct Opened<M> {
    /// The match up to the first step that does not fit.
    pub game: M,
    /// Why it goes no further: what is wrong with the step behind its last one.
    pub halt: Option<LoadError>,
}

impl<M> Opened<M> {
    /// The match, if all of it fits.
    pub fn whole(self) -> Result<M, LoadError> {
        match self.halt {
            None => Ok(self.game),
            Some(halt) => Err(halt),
        }
    }

    /// The same with the match in another form.
    pub fn map<N>(self, form: impl FnOnce(M) -> N) -> Opened<N> {
        Opened { game: form(self.game), halt: self.halt }
    }
}

/// The steps of a stored match, each read when it is asked for.
pub(crate) fn read_steps<G: Game>(
    steps: &[&str],
) -> impl Iterator<Item = Result<StepOf<G>, LoadError>> {
    steps.iter().enumerate().map(|(index, step)| {
        serde_json::from_str(step)
            .map_err(|error| LoadError::Part { part: format!("step {index}"), error })
    })
}

/// A plain value as JSON text.
pub(crate) fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// The text of a save with one more part, for those who look for it: opening a match needs none.
pub fn add_to_save(save: &str, part: &str, value: &impl Serialize) -> String {
    let (header, rest) = save.split_once('\n').unwrap_or((save, ""));
    format!("{header}\n\"{part}\":{},\n{rest}", to_text(value))
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
