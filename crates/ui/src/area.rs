//! The areas of a table: boards, panels beside them, desks.

use maud::Markup;

/// A part of the table with a name of its own.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its id; the element's is `area-` and this.
    pub id: &'static str,
    /// Its name, as tabs and summaries show it.
    pub name: String,
    /// Where it stands.
    pub kind: AreaKind,
    /// What is in it.
    pub content: Markup,
    /// A sign before its name, for a desk.
    pub sign: Markup,
    /// The most important of what lies on a desk, in a few letters.
    pub note: String,
}

/// Where an area stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaKind {
    /// What the viewer decides now: the dock beside the board, always in the same place.
    Dock,
    /// What ends a turn, at the foot of the dock.
    Foot,
    /// Among the boards: side by side on a large screen, behind tabs on a phone.
    Board,
    /// Beside the boards, always in sight.
    Panel,
    /// Below the panels. Of all desks one is open: the reader says which, and only that one is
    /// loaded ([`Face::desk`](crate::Face::desk)).
    Desk,
}

impl Area {
    fn new(id: &'static str, name: String, kind: AreaKind, content: Markup) -> Self {
        Self { id, name, kind, content, sign: Markup::default(), note: String::new() }
    }

    /// A board.
    pub fn board(id: &'static str, name: String, content: Markup) -> Self {
        Self::new(id, name, AreaKind::Board, content)
    }

    /// The dock.
    pub fn dock(content: Markup) -> Self {
        Self::new("decide", String::new(), AreaKind::Dock, content)
    }

    /// What ends a turn.
    pub fn foot(content: Markup) -> Self {
        Self::new("finish", String::new(), AreaKind::Foot, content)
    }

    /// A panel, which shows its name itself if it has one.
    pub fn panel(id: &'static str, content: Markup) -> Self {
        Self::new(id, String::new(), AreaKind::Panel, content)
    }

    /// A desk. What lies on it is drawn when it is open.
    pub fn desk(id: &'static str, name: String) -> Self {
        Self::new(id, name, AreaKind::Desk, Markup::default())
    }

    /// The same desk with a sign and a note on its tab.
    #[must_use]
    pub fn noted(self, sign: Markup, note: String) -> Self {
        Self { sign, note, ..self }
    }
}
