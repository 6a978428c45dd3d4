//! What happened, for the log.

use std::fmt::Display;

use table::Seat;

use crate::action::Action;
use crate::body::Body;
use crate::card::Card;
use crate::hex::Hex;
use crate::order::Order;
use crate::phase::MissionDeck;
use crate::ship::{Missions, Return, Tank};

table::ids! {
    /// Why a ship had to be evacuated. KOS-EVAC-1.
    pub enum Emergency is "an emergency" {
        /// Ended its movement in danger without a shield.
        Danger = "danger",
        /// Flew beyond the map edge.
        Out = "out",
        /// Flew through the Sun or into it.
        Sun = "sun",
    }
}

table::events! {
    /// Something that happened.
    #[allow(missing_docs, reason = "the notation says it")]
    pub enum Event {
        PlacementStarter { seat: Seat } = "placement_starter", "{seat} places first";
        MarkerDealt { seat: Seat, body: Body } = "marker_dealt", "{seat} is dealt {body}";
        BodyPlaced { seat: Seat, body: Body, field: u8 } = "body_placed", "{seat} places {body} on field {field}";
        /// At random.
        BodyScattered { body: Body, field: u8 } = "body_scattered", "{body} is placed on field {field}";
        InstructorDrawn { seat: Seat } = "instructor_drawn", "{seat} is the first Instructor";
        EventTurnedUp { card: Card } = "event_turned_up", "{card} is turned up";
        DeckReshuffled = "deck_reshuffled", "the event deck is reshuffled";
        /// Everybody sees that a card is dealt; only the owner is told which.
        MissionDealt { seat: Seat, deck: MissionDeck } = "mission_dealt", "{seat} is dealt a card of {deck}";
        MissionReceived { deck: MissionDeck, body: Body } = "mission_received", "your card of {deck} is {body}";
        MissionExchanged { seat: Seat } = "mission_exchanged", "{seat} exchanges Mission 1";
        MissionRejected { body: Body } = "mission_rejected", "your Mission 1 card {body} clashes";
        RoundBegan { round: u16, seat: Seat } = "round_began", "round {round}, Instructor {seat}";
        EventChosen { seat: Seat, card: Card } = "event_chosen", "{seat} chooses {card}";
        Reacted { seat: Seat, card: Card, action: Action } = "reacted", "{seat} answers {card}: {action}";
        FuelGained { seat: Seat, was: Tank, tank: Tank } = "fuel_gained", "{seat} gains fuel, tank {was} -> {tank}";
        FuelLost { seat: Seat, was: Tank, tank: Tank } = "fuel_lost", "{seat} loses fuel, tank {was} -> {tank}";
        ShieldPaid { seat: Seat, left: u8 } = "shield_paid", "{seat} pays a shield, {left} left";
        TookOff { seat: Seat, body: Body } = "took_off", "{seat} takes off from {body}";
        /// Everybody sees that an order is given; only the owner is told which.
        OrderSealed { seat: Seat } = "order_sealed", "{seat} has given an order";
        OwnOrder { order: Order } = "own_order", "your order: {order}";
        OrderRevealed { seat: Seat, order: Order } = "order_revealed", "{seat} reveals: {order}";
        Flew { seat: Seat, from: Hex, to: Hex } = "flew", "{seat} flies from {from} to {to}";
        ShieldLost { seat: Seat, hex: Hex, left: u8 } = "shield_lost", "{seat} loses a shield in {hex}, {left} left";
        Evacuated { seat: Seat, body: Body, cause: Emergency } = "evacuated", "{seat} is evacuated to {body}: {cause}";
        EvacuationAsked { seat: Seat, body: Body } = "evacuation_asked", "{seat} asks for evacuation to {body}";
        Refueled { seat: Seat, was: Tank, tank: Tank } = "refueled", "{seat} refuels, tank {was} -> {tank}";
        Landed { seat: Seat, body: Body } = "landed", "{seat} lands on {body}";
        TokenTaken { seat: Seat, body: Body, points: u8 } = "token_taken", "{seat} takes the token of {points} on {body}";
        FlewOn { seat: Seat } = "flew_on", "{seat} flies on";
        BodiesMoved = "bodies_moved", "the bodies move";
        Returned { seat: Seat, phase: Return } = "returned", "{seat} returns to Earth in {phase}";
        EarthToken { seat: Seat, points: u8 } = "earth_token", "{seat} gets an Earth token of {points}";
        MissionsShown { seat: Seat, missions: Missions } = "missions_shown", "{seat} shows missions {missions}";
        RoundLimit { round: u16 } = "round_limit", "the game stops after round {round}";
    }
}

impl Event {
    /// What studies of balance count: who chose which event, landed where, lost a ship how.
    pub(crate) fn statistics(&self, count: &mut dyn FnMut(Seat, &'static str, &dyn Display)) {
        match self {
            Self::EventChosen { seat, card } => count(*seat, "event", card),
            Self::Landed { seat, body, .. } => count(*seat, "landing", body),
            Self::Evacuated { seat, body, .. } | Self::EvacuationAsked { seat, body } => {
                count(*seat, "evacuation", body);
            }
            Self::Returned { seat, phase } => count(*seat, "return", phase),
            // The rest is the course of every game, or not one seat's doing.
            _ => {}
        }
    }
}
