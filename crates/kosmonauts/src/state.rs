//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::{Edition, MAX_SEATS, Seat};

use crate::body::{Bodies, Body, ByBody};
use crate::card::{Card, Pile};
use crate::content::Content;
use crate::hex::Hex;
use crate::phase::Phase;
use crate::ship::{Ship, Status};

/// Who puts the bodies on their orbits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BodyPlacement {
    /// The players, in turn, as the rules say.
    #[default]
    Players,
    /// Chance, for a quick start.
    Random,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Who places the first marker; drawn when nobody is named. KOS-SETUP-2.
    #[serde(default)]
    pub placement_starter: Option<Seat>,
    /// The first Instructor; drawn when nobody is named. KOS-SETUP-6.
    #[serde(default)]
    pub instructor: Option<Seat>,
    /// Who places the bodies.
    #[serde(default)]
    pub placement: BodyPlacement,
    /// The round after which the game is scored as it stands. KOS-RULING-21.
    #[serde(default)]
    pub round_limit: Option<u16>,
    /// Board, decks and tokens.
    #[serde(default = "Edition::standard")]
    pub content: Edition<Content>,
}

/// The event cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Events {
    /// The face-down deck.
    pub deck: Pile,
    /// The three cards to choose from.
    pub face_up: [Option<Card>; 3],
    /// The discard pile.
    pub discards: Pile,
}

/// A game of Kosmonauts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kosmonauts {
    /// What was agreed before the game.
    pub options: Options,
    /// What is being decided.
    pub phase: Phase,
    /// The round, counted from 1; 0 during set-up.
    pub round: u16,
    /// Who holds the Instructor's pass.
    pub instructor: Seat,
    /// The ships in seat order; those without a player stay in the box.
    pub ships: [Ship; MAX_SEATS],
    /// The bodies that are on the board.
    pub placed: Bodies,
    /// The field of each body on its orbit.
    pub fields: ByBody<u8>,
    /// Body markers dealt to each seat and not placed yet.
    pub markers: [Bodies; MAX_SEATS],
    /// The event cards.
    pub events: Events,
    /// Whether Boosters are in force in this round. KOS-EVT-20.
    pub boosters: bool,
}

impl Kosmonauts {
    /// The ship of `seat`.
    #[inline]
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat.index()]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, seat: Seat) -> &mut Ship {
        &mut self.ships[seat.index()]
    }

    /// The board and the decks.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.options.content.get()
    }

    /// All seats from the Instructor clockwise. KOS-GEN-5.
    pub fn from_instructor(&self) -> impl Iterator<Item = Seat> + use<> {
        let (instructor, players) = (self.instructor, self.options.players);
        (0..players).map(move |steps| instructor.clockwise(steps, players))
    }

    /// The next seat clockwise, or `None` when that is the Instructor again.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        Some(seat.clockwise(1, self.options.players)).filter(|next| *next != self.instructor)
    }

    /// Where a body is.
    #[inline]
    pub fn position(&self, body: Body) -> Hex {
        self.content().orbit(body)[usize::from(self.fields[body])]
    }

    /// Where a ship is.
    #[inline]
    pub fn ship_position(&self, seat: Seat) -> Hex {
        match self.ship(seat).status {
            Status::Landed(body) => self.position(body),
            Status::Flying(hex) => hex,
        }
    }

    /// The bodies that stand in a hex.
    #[inline]
    pub fn bodies_at(&self, hex: Hex) -> Bodies {
        self.content()
            .orbits_through(hex)
            .iter()
            .filter(|body| self.position(*body) == hex)
            .collect()
    }

    /// The value of the top token of a body, if one is left. KOS-SETUP-7, KOS-SETUP-8.
    pub fn top_token(&self, body: Body) -> Option<u8> {
        let content = self.content();
        if body == Body::Earth {
            return Some(content.earth_token);
        }
        let taken = self.ships.iter().filter(|ship| ship.tokens[body] > 0).count();
        content.tokens.get(taken).copied()
    }
}
