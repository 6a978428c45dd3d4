//! The forecast in the notation of the game, for the terminal.

use std::fmt::{self, Display, Formatter};

use crate::citizen::ByCitizen;
use crate::preview::{Effect, End, Forecast, Item, Kind, Why};

impl Display for Forecast {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for item in &self.items {
            writeln!(f, "    {item}")?;
        }
        match self.end {
            Some(End { reason, round, phase }) => {
                write!(f, "    if nothing changes: {reason} in round {round}, {}", phase.name())
            }
            None => write!(f, "    if nothing changes: no end in sight"),
        }
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.round, self.phase.name(), self.why)?;
        match self.why {
            Why::OldHunger | Why::Feeding | Why::Beds | Why::Cold => {
                write!(f, ", need {} have {}", self.need, self.stock)?;
            }
            Why::Sickness(_) => write!(f, " {}", self.need)?,
            _ => {}
        }
        write!(f, "{} ({})", self.effect, self.kind)
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::OldHunger => write!(f, "hunger of yesterday"),
            Self::Feeding => write!(f, "food"),
            Self::Beds => write!(f, "warm beds"),
            Self::Prison => write!(f, "cold prison"),
            Self::Cold => write!(f, "cold against heat"),
            Self::Tower => write!(f, "breakdown"),
            Self::Traps => write!(f, "traps"),
            Self::Weather => write!(f, "weather"),
            Self::Storm => write!(f, "storm"),
            Self::Sickness(citizen) => write!(f, "sick {citizen}"),
            Self::Standing(card) => write!(f, "{card} acts"),
            Self::Timer(card) => write!(f, "{card} runs out"),
            Self::Dusk(card) => write!(f, "{card}"),
            Self::Unread(card) => write!(f, "unread card from {card}"),
            Self::Consequence(law) => write!(f, "consequence of {law}"),
            Self::Morning => write!(f, "morning card"),
            Self::Technology(technology) => write!(f, "{technology} completed"),
            Self::Activation(card) => write!(f, "token of {card}"),
        }
    }
}

/// What follows, each part after a comma.
impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let people = |f: &mut Formatter<'_>, what: &str, of: &ByCitizen<u8>| {
            for (citizen, count) in of.pairs().filter(|(_, count)| **count > 0) {
                write!(f, ", {count} {citizen} {what}")?;
            }
            Ok(())
        };
        people(f, "sick", &self.sick)?;
        people(f, "dead", &self.deaths)?;
        people(f, "exhausted", &self.exhausted)?;
        let counts = [
            ("hope -", self.hope),
            ("discontent +", self.discontent),
            ("hunger +", self.hunger),
            ("food +", self.food),
            ("cold +", self.cold),
        ];
        for (what, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            write!(f, ", {what}{count}")?;
        }
        self.end.map_or(Ok(()), |reason| write!(f, ", the end: {reason}"))
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Certain => write!(f, "certain"),
            Self::Chance { weight, of } => {
                write!(f, "{} %", (100 * u64::from(*weight)).div_ceil(u64::from(*of)))
            }
            Self::Choice { seat } => write!(f, "{seat} chooses"),
            Self::Unknown => write!(f, "unknown"),
        }
    }
}
