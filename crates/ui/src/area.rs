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
    /// Whether something of a desk is left out: what is [folded] up.
    pub is_folded: bool,
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
        let (sign, note) = (Markup::default(), String::new());
        Self { id, name, kind, content, sign, note, is_folded: false }
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

/// A text with the headings alone of all blocks that are closed in it; nothing where there is none.
pub(crate) fn folded(text: &str) -> Option<String> {
    const SUMMARY: &str = "</summary>";
    let mut short = String::new();
    let (mut rest, mut has_closed) = (text, false);
    while let Some(at) = rest.find("<details") {
        let (before, block) = rest.split_at(at);
        let tag = &block[..=block.find('>')?];
        short.push_str(before);
        if tag.contains(" open") {
            short.push_str(tag);
            rest = &block[tag.len()..];
            continue;
        }
        has_closed = true;
        short.push_str(&block[..block.find(SUMMARY)? + SUMMARY.len()]);
        rest = &block[end_of(block)?..];
        short.push_str("</details>");
    }
    short.push_str(rest);
    has_closed.then_some(short)
}

/// Where the block ends with which a text begins, blocks within it and all.
fn end_of(block: &str) -> Option<usize> {
    const END: &str = "</details>";
    let mut depth = 0;
    let begins = block.match_indices("<details").map(|(at, _)| (at, 1));
    let ends = block.match_indices(END).map(|(at, _)| (at, -1));
    let mut marks: Vec<(usize, i32)> = begins.chain(ends).collect();
    marks.sort_unstable();
    let is_last = |(_, step): &(usize, i32)| {
        depth += step;
        depth == 0
    };
    marks.into_iter().find(is_last).map(|(at, _)| at + END.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_is_closed_only_the_heading_stays() {
        let text = "<p>a</p><details><summary>b</summary>c<details>d</details>e</details>f\
                    <details open><summary>g</summary><details id=\"h\"><summary>i</summary>j</details>k</details>";
        let short = "<p>a</p><details><summary>b</summary></details>f\
                     <details open><summary>g</summary><details id=\"h\"><summary>i</summary></details>k</details>";
        assert_eq!(folded(text).as_deref(), Some(short));
        assert_eq!(folded("<details open><summary>a</summary>b</details>"), None);
    }
}
