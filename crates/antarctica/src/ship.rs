//! Ships and their queues.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat};

/// How many ships wait in one zone at most. ANT-COMP-1.
pub const BERTHS: usize = 3;
/// How many ships of a color are in the box. ANT-COMP-4.
pub const SHIPS: u8 = 6;

/// What sets a ship apart from the others of its owner for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is this ship's turn.
    Active = 4,
    /// It was second when the Sun arrived, and has not left since. ANT-SUN-3.
    Second = 8,
    /// It came on the board in this turn. ANT-EFF-4.
    New = 16,
}

/// One ship: its owner and its marks. Ships of an owner are alike but for their marks, so that
/// positions that look the same are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ship(NonZeroU8);

impl Ship {
    const OWNER: u8 = MAX_SEATS as u8 - 1;
    const PRESENT: u8 = 128;

    /// A ship of `owner` without marks.
    #[inline]
    pub const fn new(owner: Seat) -> Self {
        Self::of(Self::PRESENT | owner.index() as u8)
    }

    #[inline]
    const fn of(bits: u8) -> Self {
        match NonZeroU8::new(bits) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }

    /// Whose ship it is.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0.get() & Self::OWNER)
    }

    /// Whether it has a mark.
    #[inline]
    pub const fn is(self, mark: Mark) -> bool {
        self.0.get() & mark as u8 != 0
    }

    /// The ship with a mark.
    #[inline]
    #[must_use]
    pub const fn with(self, mark: Mark) -> Self {
        Self::of(self.0.get() | mark as u8)
    }

    /// The ship without a mark.
    #[inline]
    #[must_use]
    pub const fn without(self, mark: Mark) -> Self {
        Self::of(self.0.get() & !(mark as u8))
    }

    /// The ship without the marks that last for a turn.
    #[inline]
    const fn after_turn(self) -> Self {
        self.without(Mark::Active).without(Mark::New)
    }
}

/// The ships in a zone, front first. ANT-SUN-5: gaps never stay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Queue([Option<Ship>; BERTHS]);

impl Queue {
    /// The ship at a place, 0 is the front.
    #[inline]
    pub fn at(self, place: u8) -> Option<Ship> {
        self.0.get(usize::from(place)).copied().flatten()
    }

    /// How many ships wait.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether no ship waits.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether no ship can join.
    #[inline]
    pub fn is_full(self) -> bool {
        self.0[BERTHS - 1].is_some()
    }

    /// How many ships of `seat` wait.
    #[inline]
    pub fn count_of(self, seat: Seat) -> u8 {
        self.0.iter().flatten().filter(|ship| ship.owner() == seat).count() as u8
    }

    /// The ships with their places, front first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (u8, Ship)> {
        (0..).zip(self.0).map_while(|(place, ship)| Some((place, ship?)))
    }

    /// ANT-MOVE-2: a ship joins at the end.
    ///
    /// # Panics
    /// When the queue is full.
    pub fn join(&mut self, ship: Ship) {
        let end = self.0.iter_mut().find(|berth| berth.is_none());
        *end.expect("a full zone cannot be entered") = Some(ship);
    }

    /// Takes the ship at a place out; those behind it close up.
    ///
    /// # Panics
    /// When there is no such ship.
    pub fn leave(&mut self, place: u8) -> Ship {
        let place = usize::from(place);
        let ship = self.0[place].expect("a ship waits at this place");
        self.0.copy_within(place + 1.., place);
        self.0[BERTHS - 1] = None;
        ship
    }

    /// Where the ship with a mark waits.
    #[inline]
    pub fn place_of(self, mark: Mark) -> Option<u8> {
        self.iter().find(|(_, ship)| ship.is(mark)).map(|(place, _)| place)
    }

    /// Gives the ship at a place a mark, if there is one.
    #[inline]
    pub(crate) fn mark(&mut self, place: u8, mark: Mark) {
        if let Some(ship) = &mut self.0[usize::from(place)] {
            *ship = ship.with(mark);
        }
    }

    /// Takes a mark from every ship.
    #[inline]
    pub(crate) fn unmark(&mut self, mark: Mark) {
        self.0 = self.0.map(|ship| ship.map(|ship| ship.without(mark)));
    }

    /// Takes the marks that last for a turn from every ship.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.0 = self.0.map(|ship| ship.map(Ship::after_turn));
    }
}
