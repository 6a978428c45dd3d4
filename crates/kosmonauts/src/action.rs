//! Decisions of players and results of chance, with their notation.

use table::Seat;

use crate::body::Body;
use crate::card::Card;
use crate::order::Order;

table::notation! {
    /// A decision of a player.
    pub enum Action: Numbered is "an action" {
        /// Set-up: put a body on a field of its orbit.
        Place(body: Body, field: u8) = "place",
        /// Phase 1: choose a face-up event card.
        Choose(card: Card) = "choose",
        /// Phase 1: let the event happen, or take what it offers.
        Accept = "accept",
        /// Phase 1: leave what the event offers.
        Skip = "skip",
        /// Phase 1: pay a shield to avoid the event.
        Shield = "shield",
        /// Phase 1: promise to stay on the planet to avoid the wind.
        Stay = "stay",
        /// Phase 2: give the secret order.
        Order(order: Order) = "order",
        /// Phase 3: fly as the panel says.
        Fly = "fly",
        /// Phase 3: ask for evacuation.
        Evacuate = "evacuate",
        /// Land on a body.
        Land(body: Body) = "land",
        /// Do not land.
        Continue = "continue",
    }
}

table::notation! {
    /// A result of chance.
    pub enum Outcome: Numbered is "an outcome" {
        /// Who places the first marker.
        PlacementStarter(seat: Seat) = "starter",
        /// The next marker dealt.
        Marker(body: Body) = "marker",
        /// The field of the next body that is placed at random.
        Field(field: u8) = "field",
        /// Who is the first Instructor.
        Instructor(seat: Seat) = "instructor",
        /// The event card turned up.
        Event(card: Card) = "event",
        /// The mission card dealt.
        Mission(body: Body) = "mission",
    }
}
