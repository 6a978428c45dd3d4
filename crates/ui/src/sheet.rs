//! The part of a page that changes, in pieces that a browser may already have.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use maud::{Markup, PreEscaped};

/// Where the parts inside a frame go.
pub(crate) const INSIDE: PreEscaped<&str> = PreEscaped("\u{0}");

/// What surrounds a smaller part inside a part, between its tag with its id and its text.
const APART: [char; 3] = ['\u{1}', '\u{2}', '\u{3}'];

/// Something inside a part that a browser may have although the rest has changed: an element with its
/// id. What is apart holds nothing else that is.
pub(crate) fn apart(tag: &'static str, id: &str, text: &Markup) -> Markup {
    let [begin, middle, end] = APART;
    PreEscaped(format!("{begin}{tag} {id}{middle}{}{end}", text.0))
}

/// A text with nothing apart, for whoever has none of it.
pub(crate) fn whole(text: &Markup) -> Markup {
    PreEscaped(stretches(&text.0).map(|(_, stretch)| stretch).collect())
}

/// A stretch of the text of a part: as it is, or apart with tag and id.
fn stretches(text: &str) -> impl Iterator<Item = (Option<(&str, &str)>, &str)> {
    let [begin, middle, end] = APART;
    text.split(begin).flat_map(move |stretch| {
        let (apart, rest) = match stretch.split_once(end) {
            Some((apart, rest)) => (apart.split_once(middle), rest),
            None => (None, stretch),
        };
        let apart = apart.map(|(name, text)| (name.split_once(' '), text));
        apart.into_iter().chain([(None, rest)])
    })
}

/// What a browser shows, part by part: from it follows what need not be sent again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The name of the whole.
    pub id: String,
    /// The fingerprints of the parts with their ids, sorted.
    parts: Box<[u64]>,
}

/// A drawn table: frames that are always sent, and parts that are sent to whoever lacks them.
#[derive(Clone, Debug)]
pub struct Sheet {
    pieces: Vec<Piece>,
    seen: Arc<Seen>,
}

#[derive(Clone, Debug)]
enum Piece {
    Frame(String),
    Part {
        id: String,
        tag: &'static str,
        text: String,
        print: u64,
        /// The fingerprints of what is apart in it, one after the other.
        smaller: Vec<u64>,
    },
    /// Only a whole page brings it; afterwards it stays as it is.
    Lasting {
        id: &'static str,
        tag: &'static str,
        text: String,
    },
}

/// A sheet that is being drawn.
#[derive(Default)]
pub(crate) struct Draft(Vec<Piece>);

impl Draft {
    /// A frame with [`INSIDE`] in it, around what `fill` adds.
    pub(crate) fn around(&mut self, frame: &Markup, fill: impl FnOnce(&mut Self)) {
        let (open, close) = frame.0.split_once(INSIDE.0).expect("a frame has an inside");
        self.0.push(Piece::Frame(open.to_owned()));
        fill(self);
        self.0.push(Piece::Frame(close.to_owned()));
    }

    /// Something that is always sent.
    pub(crate) fn fixed(&mut self, text: Markup) {
        self.0.push(Piece::Frame(text.0));
    }

    /// An element with its id. Without a text there is none.
    pub(crate) fn part(&mut self, tag: &'static str, id: impl Into<String>, text: Markup) {
        if !text.0.is_empty() {
            let (id, text) = (id.into(), ended_at_once(text.0));
            let mut smaller = Vec::new();
            let mut whole = DefaultHasher::new();
            id.hash(&mut whole);
            // What is apart stands for its text: nothing is read twice.
            for (name, stretch) in stretches(&text) {
                match name {
                    Some((_, id)) => {
                        smaller.push(print(id, stretch));
                        smaller.last().hash(&mut whole);
                    }
                    None => stretch.hash(&mut whole),
                }
            }
            self.0.push(Piece::Part { id, tag, text, print: whole.finish(), smaller });
        }
    }

    /// An element that the page brings with something in it, and an update without: they are the same
    /// part, told by its `bare` text.
    pub(crate) fn desk(&mut self, tag: &'static str, id: String, bare: &Markup, text: Markup) {
        let print = print(&id, &bare.0);
        self.0.push(Piece::Part { id, tag, text: text.0, print, smaller: Vec::new() });
    }

    /// An element that only the whole page brings.
    pub(crate) fn lasting(&mut self, tag: &'static str, id: &'static str, text: Markup) {
        self.0.push(Piece::Lasting { id, tag, text: text.0 });
    }

    /// The finished sheet.
    pub(crate) fn finish(self) -> Sheet {
        let mut whole = DefaultHasher::new();
        let mut parts = Vec::new();
        for piece in &self.0 {
            match piece {
                Piece::Frame(text) => text.hash(&mut whole),
                Piece::Part { print, smaller, .. } => {
                    print.hash(&mut whole);
                    parts.push(*print);
                    parts.extend(smaller);
                }
                Piece::Lasting { id, .. } => id.hash(&mut whole),
            }
        }
        parts.sort_unstable();
        let seen = Seen { id: format!("{:016x}", whole.finish()), parts: parts.into() };
        Sheet { pieces: self.0, seen: Arc::new(seen) }
    }
}

impl Sheet {
    /// What a browser that shows it has seen.
    pub fn seen(&self) -> &Arc<Seen> {
        &self.seen
    }

    /// All of it, for a page.
    pub fn page(&self) -> Markup {
        PreEscaped(self.compose(None, true))
    }

    /// What changes for a browser that has seen that much: parts it has are mere places, which the
    /// script keeps as they are.
    pub fn update(&self, seen: Option<&Seen>) -> String {
        self.compose(seen, false)
    }

    fn compose(&self, seen: Option<&Seen>, is_page: bool) -> String {
        let known = seen.map_or(&[][..], |seen| &*seen.parts);
        let is_known = |print: u64| known.binary_search(&print).is_ok();
        let mut text = String::with_capacity(16 * 1024);
        for (index, piece) in self.pieces.iter().enumerate() {
            match piece {
                Piece::Frame(frame) if index == 0 => {
                    // The first frame is the element itself, which carries the names of both.
                    let (start, rest) = frame.split_once(' ').unwrap_or((frame, ""));
                    let _ = write!(text, "{start} data-sheet=\"{}\"", self.seen.id);
                    if let Some(seen) = seen {
                        let _ = write!(text, " data-base=\"{}\"", seen.id);
                    }
                    let _ = write!(text, " {rest}");
                }
                Piece::Frame(frame) => text.push_str(frame),
                Piece::Part { id, tag, print, .. } if is_known(*print) => {
                    let _ = write!(text, "<{tag} id=\"{id}\" data-keep></{tag}>");
                }
                Piece::Lasting { id, tag, .. } if !is_page => {
                    let _ = write!(text, "<{tag} id=\"{id}\" data-keep></{tag}>");
                }
                Piece::Lasting { text: part, .. } => text.push_str(part),
                Piece::Part { text: part, smaller, .. } => {
                    let mut prints = smaller.iter();
                    for (name, stretch) in stretches(part) {
                        let print = name.and_then(|_| prints.next());
                        match name.filter(|_| print.is_some_and(|print| is_known(*print))) {
                            Some((tag, id)) => {
                                let _ = write!(text, "<{tag} id=\"{id}\" data-keep></{tag}>");
                            }
                            None => text.push_str(stretch),
                        }
                    }
                }
            }
        }
        text
    }
}

/// Shapes of drawings that hold nothing.
const SHAPES: [&str; 4] = ["use", "path", "circle", "rect"];

/// A text in which shapes that hold nothing end with their first tag, as they may in a drawing.
pub(crate) fn ended_at_once(text: String) -> String {
    if !text.contains("<svg") {
        return text;
    }
    let mut short = String::with_capacity(text.len());
    let mut from = 0;
    for (at, between) in text.match_indices("></") {
        // The end of a shape is the beginning of nothing.
        let Some(open) = text.get(from..at) else { continue };
        let name = open.rsplit_once('<').map_or("", |(_, tag)| tag);
        let close = &text[at + between.len()..];
        let is_ended = |shape: &&str| {
            name.strip_prefix(*shape).is_some_and(|it| it.starts_with(' '))
                && close.strip_prefix(*shape).is_some_and(|it| it.starts_with('>'))
        };
        if let Some(shape) = SHAPES.iter().find(|shape| is_ended(shape)) {
            short.push_str(open);
            short.push_str("/>");
            from = at + between.len() + shape.len() + 1;
        }
    }
    short.push_str(&text[from..]);
    short
}

fn print(id: &str, text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (id, text).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn sheet(talk: &str) -> Sheet {
        let mut draft = Draft::default();
        draft.around(&html! { main id="table" { (INSIDE) } }, |draft| {
            draft.part("p", "board", html! { p id="board" { "large" } });
            draft.part("p", "talk", html! { p id="talk" { (talk) } });
            draft.part("p", "nothing", html! {});
            draft.lasting("a", "next", html! { a id="next" { "next" } });
        });
        draft.finish()
    }

    #[test]
    fn what_is_apart_is_kept_although_the_rest_has_changed() {
        let sheet = |ground: &str, ship: &str| {
            let mut draft = Draft::default();
            let ground = apart("g", "ground", &html! { g id="ground" { (ground) } });
            draft.around(&html! { main id="table" { (INSIDE) } }, |draft| {
                draft.part("div", "board", html! { div id="board" { (ground) "," (ship) } });
            });
            draft.finish()
        };
        let inside = |text: &str| text.split_once('>').map(|(_, rest)| rest.to_owned());
        let before = sheet("ice", "here");
        let update = |after: &Sheet| inside(&after.update(Some(before.seen())));
        let kept = "<div id=\"board\"><g id=\"ground\" data-keep></g>,there</div></main>";
        assert_eq!(update(&sheet("ice", "there")).as_deref(), Some(kept));
        let changed = "<div id=\"board\"><g id=\"ground\">sea</g>,here</div></main>";
        assert_eq!(update(&sheet("sea", "here")).as_deref(), Some(changed));
        assert!(!sheet("ice", "here").page().0.contains(APART), "the marks are never sent");
    }

    #[test]
    fn shapes_that_hold_nothing_end_at_once() {
        let drawn = html! {
            svg { use href="#a" {} path d="M0" { title { "b" } } circle {} rect x="1" {} } p {} b class="use" {}
        };
        let sent = "<svg><use href=\"#a\"/><path d=\"M0\"><title>b</title></path><circle></circle>\
                    <rect x=\"1\"/></svg><p></p><b class=\"use\"></b>";
        assert_eq!(ended_at_once(drawn.0), sent);
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let (before, after) = (sheet("Hi"), sheet("Hi. You?"));
        let (from, to) = (&before.seen().id, &after.seen().id);
        assert_ne!(from, to);
        let next = "<a id=\"next\" data-keep></a>";
        assert_eq!(
            after.update(Some(before.seen())),
            format!(
                "<main data-sheet=\"{to}\" data-base=\"{from}\" id=\"table\">\
                 <p id=\"board\" data-keep></p><p id=\"talk\">Hi. You?</p>{next}</main>"
            )
        );
        assert!(!after.update(None).contains("data-base"));
        assert!(after.update(None).contains("large"));
        assert!(after.page().0.contains(">next<"));
        assert_eq!(sheet("Hi").seen(), before.seen(), "the same is the same");
    }
}
