//! What happened, for the log.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::Action;
use crate::body::Body;
use crate::card::Card;
use crate::hex::Hex;
use crate::order::Order;
use crate::phase::MissionDeck;
use crate::ship::{Return, Tank};

/// Why a ship had to be evacuated. KOS-EVAC-1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Emergency {
    /// Ended its movement in danger without a shield.
    Danger,
    /// Flew beyond the map edge.
    Out,
    /// Flew through the Sun or into it.
    Sun,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    PlacementStarter {
        seat: Seat,
    },
    MarkerDealt {
        seat: Seat,
        body: Body,
    },
    BodyPlaced {
        body: Body,
        field: u8,
        seat: Option<Seat>,
    },
    InstructorDrawn {
        seat: Seat,
    },
    EventTurnedUp {
        card: Card,
    },
    DeckReshuffled,
    /// Everybody sees that a card is dealt; only the owner is told which.
    MissionDealt {
        seat: Seat,
        deck: MissionDeck,
    },
    MissionReceived {
        deck: MissionDeck,
        body: Body,
    },
    MissionExchanged {
        seat: Seat,
    },
    MissionRejected {
        body: Body,
    },
    RoundBegan {
        round: u16,
        instructor: Seat,
    },
    EventChosen {
        seat: Seat,
        card: Card,
    },
    Reacted {
        seat: Seat,
        card: Card,
        action: Action,
    },
    FuelGained {
        seat: Seat,
        tank: Tank,
    },
    FuelLost {
        seat: Seat,
        tank: Tank,
    },
    ShieldPaid {
        seat: Seat,
        left: u8,
    },
    TookOff {
        seat: Seat,
        body: Body,
    },
    /// Everybody sees that an order is given; only the owner is told which.
    OrderSealed {
        seat: Seat,
    },
    OwnOrder {
        order: Order,
    },
    OrderRevealed {
        seat: Seat,
        order: Order,
    },
    Flew {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    ShieldLost {
        seat: Seat,
        hex: Hex,
        left: u8,
    },
    Evacuated {
        seat: Seat,
        body: Body,
        cause: Option<Emergency>,
    },
    Refueled {
        seat: Seat,
        tank: Tank,
    },
    Landed {
        seat: Seat,
        body: Body,
        token: Option<u8>,
    },
    FlewOn {
        seat: Seat,
    },
    BodiesMoved,
    Returned {
        seat: Seat,
        phase: Return,
    },
    EarthToken {
        seat: Seat,
        value: u8,
    },
    MissionsShown {
        seat: Seat,
        mission_1: Option<Body>,
        alpha: Option<Body>,
        beta: Option<Body>,
    },
    RoundLimit {
        round: u16,
    },
}

impl Event {
    /// What studies of balance count: who chose which event, landed where, lost a ship how.
    pub(crate) fn statistics(&self, count: &mut dyn FnMut(Seat, &'static str, &dyn fmt::Display)) {
        match self {
            Self::EventChosen { seat, card } => count(*seat, "event", card),
            Self::Landed { seat, body, .. } => count(*seat, "landing", body),
            Self::Evacuated { seat, body, .. } => count(*seat, "evacuation", body),
            Self::Returned { seat, phase } => count(*seat, "return", &format_args!("{phase:?}")),
            // The rest is the course of every game, or not one seat's doing.
            _ => {}
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |body: &Option<Body>| body.map_or("none", Body::name);
        match self {
            Self::PlacementStarter { seat } => write!(f, "{seat} places first"),
            Self::MarkerDealt { seat, body } => write!(f, "{seat} is dealt {body}"),
            Self::BodyPlaced { body, field, seat: Some(seat) } => {
                write!(f, "{seat} places {body} on field {field}")
            }
            Self::BodyPlaced { body, field, seat: None } => {
                write!(f, "{body} is placed on field {field}")
            }
            Self::InstructorDrawn { seat } => write!(f, "{seat} is the first Instructor"),
            Self::EventTurnedUp { card } => write!(f, "{card} is turned up"),
            Self::DeckReshuffled => f.write_str("the event deck is reshuffled"),
            Self::MissionDealt { seat, deck } => write!(f, "{seat} is dealt a {deck} card"),
            Self::MissionReceived { deck, body } => write!(f, "your {deck} card is {body}"),
            Self::MissionExchanged { seat } => write!(f, "{seat} exchanges Mission 1"),
            Self::MissionRejected { body } => write!(f, "your Mission 1 card {body} clashes"),
            Self::RoundBegan { round, instructor } => {
                write!(f, "round {round}, Instructor {instructor}")
            }
            Self::EventChosen { seat, card } => write!(f, "{seat} chooses {card}"),
            Self::Reacted { seat, card, action } => write!(f, "{seat} answers {card}: {action}"),
            Self::FuelGained { seat, tank } => write!(f, "{seat} gains fuel, tank {tank}"),
            Self::FuelLost { seat, tank } => write!(f, "{seat} loses fuel, tank {tank}"),
            Self::ShieldPaid { seat, left } => write!(f, "{seat} pays a shield, {left} left"),
            Self::TookOff { seat, body } => write!(f, "{seat} takes off from {body}"),
            Self::OrderSealed { seat } => write!(f, "{seat} has given an order"),
            Self::OwnOrder { order } => write!(f, "your order: {order}"),
            Self::OrderRevealed { seat, order } => write!(f, "{seat} reveals: {order}"),
            Self::Flew { seat, from, to } => write!(f, "{seat} flies from {from} to {to}"),
            Self::ShieldLost { seat, hex, left } => {
                write!(f, "{seat} loses a shield in {hex}, {left} left")
            }
            Self::Evacuated { seat, body, cause: Some(cause) } => {
                write!(f, "{seat} is evacuated to {body}: {cause:?}")
            }
            Self::Evacuated { seat, body, cause: None } => {
                write!(f, "{seat} asks for evacuation to {body}")
            }
            Self::Refueled { seat, tank } => write!(f, "{seat} refuels, tank {tank}"),
            Self::Landed { seat, body, token: Some(token) } => {
                write!(f, "{seat} lands on {body}, token {token}")
            }
            Self::Landed { seat, body, token: None } => write!(f, "{seat} lands on {body}"),
            Self::FlewOn { seat } => write!(f, "{seat} flies on"),
            Self::BodiesMoved => f.write_str("the bodies move"),
            Self::Returned { seat, phase } => write!(f, "{seat} returns to Earth in {phase:?}"),
            Self::EarthToken { seat, value } => write!(f, "{seat} gets an Earth token of {value}"),
            Self::MissionsShown { seat, mission_1, alpha, beta } => write!(
                f,
                "{seat} shows missions {} / {} / {}",
                name(mission_1),
                name(alpha),
                name(beta)
            ),
            Self::RoundLimit { round } => write!(f, "the game stops after round {round}"),
        }
    }
}
