//! Who sits where, by name.

use table::Seat;

/// The names of the players in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatNames(pub Vec<String>);

impl SeatNames {
    /// The name of a seat; a seat without a name is known by its number.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| (u8::from(seat) + 1).to_string())
    }
}
