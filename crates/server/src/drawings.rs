//! What was drawn of a table lately: one drawing for each change and for all who see the same, and
//! what browsers have seen, so that it is not sent to them again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use axum::body::Bytes;
use table::{Seat, Seats, Viewer};
use ui::{Look, Seen, Sheet};

use crate::packed::Coding;

/// So many pieces of streams are kept: one for each kind of viewer and a few for latecomers.
const PIECES: usize = 8;

/// So many drawings are remembered by what was in them, and so many of those for one seer. A browser
/// names the last one that it got; a few more may be under way.
const REMEMBERED: usize = 32;
const REMEMBERED_FOR_ONE: usize = 4;

/// What the drawing of a table depends on, besides the table: who agrees in it sees the same.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Seer {
    /// With whose eyes.
    pub(crate) viewer: Viewer,
    /// The seats played for.
    pub(crate) mine: Seats,
    /// The seat that a bot keeps for him.
    pub(crate) kept: Option<Seat>,
    /// The player, if he has a seat or is the host.
    pub(crate) player: String,
    /// The settings.
    pub(crate) look: Look,
    /// Where the links lead.
    pub(crate) origin: String,
}

/// From what a browser has seen to what it is to see.
#[derive(PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) from: Option<String>,
    pub(crate) to: String,
    pub(crate) coding: Coding,
}

/// The drawings of a table. They are large, and so they are kept only while several look on: nobody
/// else would ask for what one viewer has got.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    latest: Vec<LatestDrawing>,
    /// The latest pieces of streams, written once for all who get the same.
    pieces: VecDeque<(Way, Bytes)>,
    /// Nobody may name what somebody else has seen, or he could find out by guessing.
    seen: VecDeque<(Seer, Arc<Seen>)>,
}

struct LatestDrawing {
    seer: Seer,
    change: u64,
    sheet: Arc<OnceLock<Arc<Sheet>>>,
}

impl Drawings {
    /// The table as it is after this change; drawn once for everybody who sees the same, where
    /// several look on.
    pub(crate) fn of(
        &self,
        seer: &Seer,
        change: u64,
        is_shared: bool,
        draw: impl FnOnce() -> Sheet,
    ) -> Arc<Sheet> {
        if !is_shared {
            self.shelf().latest.clear();
            let sheet = Arc::new(draw());
            self.remember(seer, sheet.seen());
            return sheet;
        }
        let cell = {
            let mut shelf = self.shelf();
            shelf.latest.retain(|latest| latest.change >= change);
            let known = shelf.latest.iter().find(|latest| latest.seer == *seer);
            match known {
                Some(latest) => latest.sheet.clone(),
                None => {
                    let sheet = Arc::<OnceLock<_>>::default();
                    let latest = LatestDrawing { seer: seer.clone(), change, sheet: sheet.clone() };
                    shelf.latest.push(latest);
                    sheet
                }
            }
        };
        let sheet = cell.get_or_init(|| Arc::new(draw())).clone();
        self.remember(seer, sheet.seen());
        sheet
    }

    /// Notes what a browser of this seer is about to see.
    pub(crate) fn remember(&self, seer: &Seer, seen: &Arc<Seen>) {
        let mut shelf = self.shelf();
        let own = shelf.seen.iter().enumerate().filter(|(_, (other, _))| other == seer);
        let own: Vec<(usize, bool)> =
            own.map(|(at, (_, known))| (at, known.id == seen.id)).collect();
        if own.iter().any(|(_, is_it)| *is_it) {
            return;
        }
        match own.get(REMEMBERED_FOR_ONE - 1) {
            Some((oldest, _)) => drop(shelf.seen.remove(*oldest)),
            None => shelf.seen.truncate(REMEMBERED - 1),
        }
        shelf.seen.push_front((seer.clone(), seen.clone()));
    }

    /// What this seer has seen under a name, if it is remembered.
    pub(crate) fn seen(&self, seer: &Seer, id: &str) -> Option<Arc<Seen>> {
        let shelf = self.shelf();
        let found = shelf.seen.iter().find(|(other, seen)| seen.id == id && other == seer);
        found.map(|(_, seen)| seen.clone())
    }

    /// What is sent to everybody who goes the same way.
    pub(crate) fn piece(&self, way: Way, is_shared: bool, write: impl FnOnce() -> Bytes) -> Bytes {
        if !is_shared {
            self.shelf().pieces.clear();
            return write();
        }
        let known = |shelf: &Shelf| {
            shelf.pieces.iter().find(|(other, _)| *other == way).map(|(_, piece)| piece.clone())
        };
        if let Some(piece) = known(&self.shelf()) {
            return piece;
        }
        let piece = write();
        let mut shelf = self.shelf();
        shelf.pieces.truncate(PIECES - 1);
        shelf.pieces.push_front((way, piece.clone()));
        piece
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().expect("nobody panics while looking for a drawing")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for a piece of a stream; says whether it had to be written.
    fn is_written(drawings: &Drawings, from: &str, coding: Coding, is_shared: bool) -> bool {
        let way = Way { from: Some(from.to_owned()), to: "now".to_owned(), coding };
        let mut is_written = false;
        let piece = drawings.piece(way, is_shared, || {
            is_written = true;
            Bytes::copy_from_slice(from.as_bytes())
        });
        assert_eq!(piece, from, "what was written for this way");
        is_written
    }

    #[test]
    fn what_several_get_is_written_once() {
        let drawings = Drawings::default();
        assert!(is_written(&drawings, "before", Coding::Gzip, true));
        assert!(!is_written(&drawings, "before", Coding::Gzip, true));
        assert!(is_written(&drawings, "before", Coding::Plain, true), "another coding");
        assert!(is_written(&drawings, "long ago", Coding::Gzip, true), "another way");
        assert!(!is_written(&drawings, "before", Coding::Gzip, true));
        for late in 0..PIECES {
            assert!(is_written(&drawings, &late.to_string(), Coding::Gzip, true));
        }
        assert!(is_written(&drawings, "before", Coding::Gzip, true), "it was forgotten");
    }

    #[test]
    fn what_one_viewer_gets_is_not_kept() {
        let drawings = Drawings::default();
        assert!(is_written(&drawings, "before", Coding::Gzip, true));
        assert!(is_written(&drawings, "before", Coding::Gzip, false));
        assert!(is_written(&drawings, "before", Coding::Gzip, true), "nothing is left");
    }
}
