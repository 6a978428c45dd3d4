//! Decisions of players and results of chance, with their notation.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::body::Body;
use crate::card::Card;
use crate::order::Order;

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Set-up: put a body on a field of its orbit.
    Place(Body, u8),
    /// Phase 1: choose a face-up event card.
    Choose(Card),
    /// Phase 1: let the event happen, or take what it offers.
    Accept,
    /// Phase 1: leave what the event offers.
    Skip,
    /// Phase 1: pay a shield to avoid the event.
    Shield,
    /// Phase 1: promise to stay on the planet to avoid the wind.
    Stay,
    /// Phase 2: give the secret order.
    Order(Order),
    /// Phase 3: fly as the panel says.
    Fly,
    /// Phase 3: ask for evacuation.
    Evacuate,
    /// Land on a body.
    Land(Body),
    /// Do not land.
    Continue,
}

impl Action {
    /// The verb of the notation.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Place(..) => "place",
            Self::Choose(_) => "choose",
            Self::Accept => "accept",
            Self::Skip => "skip",
            Self::Shield => "shield",
            Self::Stay => "stay",
            Self::Order(_) => "order",
            Self::Fly => "fly",
            Self::Evacuate => "evacuate",
            Self::Land(_) => "land",
            Self::Continue => "continue",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(body, field) => write!(f, "place {body} {field}"),
            Self::Choose(card) => write!(f, "choose {card}"),
            Self::Order(order) => write!(f, "{order}"),
            Self::Land(body) => write!(f, "land {body}"),
            Self::Accept
            | Self::Skip
            | Self::Shield
            | Self::Stay
            | Self::Fly
            | Self::Evacuate
            | Self::Continue => f.write_str(self.verb()),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("place", _) => {
                let (body, field) = rest.split_once(' ').unwrap_or((rest, ""));
                let field = field
                    .parse()
                    .map_err(|_| format!("{field:?} is not the number of a planetary field"))?;
                Ok(Self::Place(body.parse()?, field))
            }
            ("choose", _) => rest.parse().map(Self::Choose),
            ("order", _) => text.parse().map(Self::Order),
            ("land", _) => rest.parse().map(Self::Land),
            ("accept", "") => Ok(Self::Accept),
            ("skip", "") => Ok(Self::Skip),
            ("shield", "") => Ok(Self::Shield),
            ("stay", "") => Ok(Self::Stay),
            ("fly", "") => Ok(Self::Fly),
            ("evacuate", "") => Ok(Self::Evacuate),
            ("continue", "") => Ok(Self::Continue),
            _ => Err(format!("no action is written {text:?}")),
        }
    }
}

table::serde_as_text!(Action);

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Who places the first marker.
    PlacementStarter(Seat),
    /// The next marker dealt.
    Marker(Body),
    /// The field of the next body that is placed at random.
    Field(u8),
    /// Who is the first Instructor.
    Instructor(Seat),
    /// The event card turned up.
    Event(Card),
    /// The mission card dealt.
    Mission(Body),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlacementStarter(seat) => write!(f, "starter {}", u8::from(*seat)),
            Self::Marker(body) => write!(f, "marker {body}"),
            Self::Field(field) => write!(f, "field {field}"),
            Self::Instructor(seat) => write!(f, "instructor {}", u8::from(*seat)),
            Self::Event(card) => write!(f, "event {card}"),
            Self::Mission(body) => write!(f, "mission {body}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (what, value) = text.split_once(' ').unwrap_or((text, ""));
        let number = || value.parse::<u8>().map_err(|_| format!("{value:?} is not a small number"));
        match what {
            "starter" => number()?.try_into().map(Self::PlacementStarter),
            "marker" => value.parse().map(Self::Marker),
            "field" => number().map(Self::Field),
            "instructor" => number()?.try_into().map(Self::Instructor),
            "event" => value.parse().map(Self::Event),
            "mission" => value.parse().map(Self::Mission),
            _ => Err(format!("no outcome is written {text:?}")),
        }
    }
}

table::serde_as_text!(Outcome);
