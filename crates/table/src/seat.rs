//! Seats around the table and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The largest number of seats at a table.
pub const MAX_SEATS: usize = 4;

/// One place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Every seat of the largest table.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this number.
    ///
    /// # Panics
    /// When there is no such seat at any table.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "seat number beyond the table");
        Self(number)
    }

    /// The number as an index into an array of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise among `players`.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: u8, players: u8) -> Self {
        let number = self.0 + steps;
        Self(if number >= players { number - players } else { number })
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (number as usize) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(format!("seat {number} does not exist, the last seat is {}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// Seats are written from 1, as people count them.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `players` seats.
    #[inline]
    pub const fn first_of(players: u8) -> Self {
        Self((1 << players) - 1)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// The seats of a set in ascending order.
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_at_the_player_count() {
        assert_eq!(Seat::new(2).clockwise(1, 3), Seat::new(0));
        assert_eq!(Seat::new(1).clockwise(3, 4), Seat::new(0));
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let seats: Seats = [Seat::new(3), Seat::new(0)].into_iter().collect();
        assert_eq!(seats.into_iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(3)]);
        assert_eq!(seats.len(), 2);
        assert_eq!(Seats::first_of(4).without(Seat::new(1)).into_iter().count(), 3);
    }

    #[test]
    fn a_seat_beyond_the_table_is_refused_by_name() {
        let error = serde_json::from_str::<Seat>("9").expect_err("seat 9").to_string();
        assert!(error.contains("seat 9 does not exist"), "{error}");
    }
}
