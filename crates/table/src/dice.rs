//! Fair dice: what a match promises about its chance before it begins, and how to prove it after.
//!
//! All chance of a match follows from its seed and the numbers of its steps. Before the first step
//! everybody is told the SHA-256 of the seed and a salt, from which nobody learns the seed. After
//! the last step everybody is told both, so anybody can throw all dice again.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{AnyMatch, LoadError, Seed, add_to_save};

/// The promise about the dice of a match, with the salt that opens it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice {
    /// The SHA-256 of seed and salt, in hexadecimal; public from the start.
    pub commitment: String,
    /// What keeps the seed from being guessed; public when the match is over.
    pub salt: String,
    /// The first step whose chance is promised: where a match was played on from a moment of
    /// another, the steps before are that one's.
    #[serde(default, skip_serializing_if = "is_first")]
    pub first: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_first(step: &usize) -> bool {
    *step == 0
}

/// Why the dice of a match are not proven fair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceError {
    /// The promise is not about this seed.
    #[error("the seed and the salt give the commitment {given}, but {promised} was promised")]
    OtherSeed {
        /// What was promised.
        promised: String,
        /// What the seed and the salt give.
        given: String,
    },
    /// Chance brought something else than the seed gives.
    #[error("step {step} is {found}, but the seed gives {thrown}")]
    OtherThrow {
        /// The number of the step, counted from 0.
        step: usize,
        /// What is recorded.
        found: String,
        /// What the seed gives.
        thrown: String,
    },
}

impl Dice {
    /// The promise that the dice of a match are those of `seed`.
    pub fn seal(seed: Seed, salt: &str) -> Self {
        Self { commitment: commitment(seed, salt), salt: salt.to_owned(), first: 0 }
    }

    /// The same promise from a step on.
    #[must_use]
    pub fn from_step(self, first: usize) -> Self {
        Self { first, ..self }
    }

    /// The promise in a saved match; matches from before there were any have none.
    pub fn read(save: &str) -> Result<Option<Self>, LoadError> {
        #[derive(Deserialize)]
        struct Part {
            dice: Option<Dice>,
        }
        let part: Part = serde_json::from_str(save).map_err(LoadError::Syntax)?;
        Ok(part.dice)
    }

    /// A saved match with this promise in it, in a line after its header.
    pub fn write(&self, save: &str) -> String {
        add_to_save(save, "dice", self)
    }

    /// Proves that the promise was kept: it is about the seed of this match, and chance brought
    /// what that seed gives, each time. Returns how often chance was asked.
    pub fn verify(&self, game: &dyn AnyMatch) -> Result<usize, DiceError> {
        let given = commitment(game.seed(), &self.salt);
        if given != self.commitment {
            return Err(DiceError::OtherSeed { promised: self.commitment.clone(), given });
        }
        game.check_chance(self.first)
    }
}

/// The SHA-256 of `SEED SALT`, as `printf '%s %s' SEED SALT | sha256sum` gives it.
fn commitment(seed: Seed, salt: &str) -> String {
    let hash = Sha256::digest(format!("{} {salt}", seed.0));
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
