//! The way of a scientist as the log tells it. AQU-DEPLOY-3.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Value, Values};

use crate::route::{MOST_STEPS, Passage};
use crate::sector::Sector;

/// The sectors of a way from its start to its end. `A-B~E-F` walks to B, jumps to E, walks to F.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Way {
    start: Sector,
    steps: [Option<Step>; MOST_STEPS],
}

/// Where a step leads, and whether it is the jump. AQU-CARD-4.
type Step = (Sector, bool);

const WALK: char = '-';
const JUMP: char = '~';

impl Way {
    pub(crate) fn new(start: Sector, passages: &[Passage]) -> Self {
        Self::of(start, passages.iter().map(|passage| (passage.to, passage.is_jump)))
    }

    fn of(start: Sector, steps: impl Iterator<Item = Step>) -> Self {
        let mut way = Self { start, steps: [None; MOST_STEPS] };
        way.steps.iter_mut().zip(steps).for_each(|(place, step)| *place = Some(step));
        way
    }

    /// Each step: from where, to where, and whether it is the jump.
    pub fn steps(&self) -> impl Iterator<Item = (Sector, Sector, bool)> {
        let mut at = self.start;
        self.steps
            .iter()
            .flatten()
            .map(move |(to, is_jump)| (std::mem::replace(&mut at, *to), *to, *is_jump))
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        self.steps().try_for_each(|(_, to, is_jump)| {
            f.write_char(if is_jump { JUMP } else { WALK })?;
            write!(f, "{to}")
        })
    }
}

impl From<Way> for String {
    fn from(way: Way) -> Self {
        way.to_string()
    }
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || format!("{text:?} is not a way such as A-B~E-F");
        let sector = |letter: &str| letter.parse::<Sector>().map_err(|_| unknown());
        let mut letters = text.split([WALK, JUMP]);
        let start = sector(letters.next().unwrap_or_default())?;
        let jumps = text.chars().filter(|sign| [WALK, JUMP].contains(sign));
        let steps = letters.zip(jumps).map(|(letter, sign)| Ok((sector(letter)?, sign == JUMP)));
        let steps = steps.collect::<Result<Vec<Step>, Self::Err>>()?;
        if steps.len() > MOST_STEPS {
            return Err(unknown());
        }
        Ok(Self::of(start, steps.into_iter()))
    }
}

impl TryFrom<String> for Way {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Yields the sectors between the ends.
impl Values for Way {
    fn values(&self, _: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        self.steps().skip(1).for_each(|(from, _, _)| say("through", from.into()));
    }
}
