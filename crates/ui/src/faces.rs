//! The faces of all games.

use ::kosmonauts::Kosmonauts;

use crate::{AnyFace, Erased};

/// Every game that can be shown.
pub const FACES: &[&dyn AnyFace] = &[&Erased::<Kosmonauts>::NEW];

/// The face of the game with this id.
pub fn face(game: &str) -> Option<&'static dyn AnyFace> {
    FACES.iter().copied().find(|face| face.id() == game)
}
