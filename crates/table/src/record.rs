//! What a step tells, and whom.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who may read an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether `viewer` belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// Takes down what happens while a step is carried out.
pub trait Recorder<E> {
    /// Something happened that everybody may know.
    fn tell(&mut self, event: E);
    /// The same for an event that takes work to describe; the work is not done for nobody.
    fn tell_with(&mut self, event: impl FnOnce() -> E) {
        self.tell(event());
    }
    /// Something happened that only `seat` may know.
    fn whisper(&mut self, seat: Seat, event: E);
    /// The step reveals information that was hidden from somebody: it cannot be undone.
    fn reveal(&mut self);
}

/// Takes nothing down; simulations run with it at no cost.
pub struct Silent;

impl<E> Recorder<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
    #[inline(always)]
    fn tell_with(&mut self, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn whisper(&mut self, _: Seat, _: E) {}
    #[inline(always)]
    fn reveal(&mut self) {}
}

/// An event and who may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note<E> {
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Keeps everything that one or more steps tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<E> {
    /// The events in order.
    pub notes: Vec<Note<E>>,
    /// Whether hidden information was revealed.
    pub revealed: bool,
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Self { notes: Vec::new(), revealed: false }
    }
}

impl<E> Journal<E> {
    /// The events that `viewer` may read.
    pub fn readable(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.notes.iter().filter(move |note| note.audience.includes(viewer)).map(|note| &note.event)
    }
}

impl<E> Recorder<E> for Journal<E> {
    fn tell(&mut self, event: E) {
        self.notes.push(Note { audience: Audience::All, event });
    }

    fn whisper(&mut self, seat: Seat, event: E) {
        self.notes.push(Note { audience: Audience::Only(seat), event });
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
