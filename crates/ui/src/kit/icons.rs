//! The icons of controls: a grid of 24 units, one round stroke, no fill.

use maud::{Markup, PreEscaped, html};

/// Declares icons: a name and what is drawn on the grid.
macro_rules! icons {
    ($($name:ident = $id:literal: $drawing:literal),+ $(,)?) => {
        /// An icon of a control.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Icon {
            $($name,)+
        }

        impl Icon {
            const ALL: &[Self] = &[$(Self::$name),+];

            const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }

            const fn drawing(self) -> &'static str {
                match self {
                    $(Self::$name => $drawing,)+
                }
            }
        }
    };
}

icons! {
    Again = "again": r#"<path d="M4 12a8 8 0 1 0 3-6M4 4v5h5"/>"#,
    Chat = "chat": r#"<path d="M4 5h16v11H10l-4 4v-4H4Z"/>"#,
    Check = "check": r#"<path d="M5 13l4 4L19 7"/>"#,
    Close = "close": r#"<path d="M6 6l12 12M18 6 6 18"/>"#,
    Copy = "copy": r#"<path d="M8 8h12v12H8ZM4 16V4h12"/>"#,
    Friends = "friends": r#"<circle cx="9" cy="8" r="3.5"/><path d="M3 20q0-7 6-7t6 7M15 5a3.5 3.5 0 0 1 0 6.5M17.5 13.5Q21 15 21 20"/>"#,
    Hint = "hint": r#"<path d="M9 18h6M10 21h4M8.5 15q-3-2-3-6a6.5 6.5 0 0 1 13 0q0 4-3 6Z"/>"#,
    Log = "log": r#"<path d="M5 6h14M5 12h14M5 18h9"/>"#,
    More = "more": r#"<circle cx="5" cy="12" r="1.5"/><circle cx="12" cy="12" r="1.5"/><circle cx="19" cy="12" r="1.5"/>"#,
    First = "first": r#"<path d="M6 5v14M19 5v14L9 12Z"/>"#,
    Last = "last": r#"<path d="M18 5v14M5 5v14l10-7Z"/>"#,
    Back = "back": r#"<path d="M16 5v14L6 12Z"/>"#,
    Next = "next": r#"<path d="M4 12h15M13 6l6 6-6 6"/>"#,
    Pause = "pause": r#"<path d="M8 5v14M16 5v14"/>"#,
    Play = "play": r#"<path d="M8 5v14l11-7Z"/>"#,
    Point = "point": r#"<circle cx="12" cy="12" r="6"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>"#,
    Rules = "rules": r#"<path d="M4 5q4-2 8 1 4-3 8-1v14q-4-2-8 1-4-3-8-1ZM12 6v14"/>"#,
    Save = "save": r#"<path d="M6 3h9l4 4v14H6ZM14 3v5h5"/>"#,
    Scores = "scores": r#"<path d="M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7M2 20h20"/>"#,
    Screen = "screen": r#"<path d="M4 5h16v11H4ZM9 20h6M12 16v4"/>"#,
    Share = "share": r#"<path d="M12 15V4M8 8l4-4 4 4M5 12v8h14v-8"/>"#,
    Undo = "undo": r#"<path d="M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2"/>"#,
}

impl Icon {
    /// Whether it stands on few pages, and there hardly more than once: then it is drawn where it
    /// stands, and other pages do not bring it.
    const fn is_rare(self) -> bool {
        use Icon::{
            Again, Back, Copy, First, Friends, Last, Next, Pause, Point, Save, Screen, Share,
        };
        matches!(
            self,
            Again
                | Back
                | Copy
                | First
                | Friends
                | Last
                | Next
                | Pause
                | Point
                | Save
                | Screen
                | Share
        )
    }
}

/// An icon beside words, or in a button with a label of its own.
pub(crate) fn icon(icon: Icon) -> Markup {
    if icon.is_rare() { framed(&html! { (PreEscaped(icon.drawing())) }) } else { shown(icon.id()) }
}

/// The same of a game's own icon.
pub(crate) fn shown(id: &str) -> Markup {
    framed(&html! { use href={ "#icon-" (id) } {} })
}

fn framed(drawing: &Markup) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (drawing) }
    }
}

/// The icons as symbols, for every page.
pub(crate) fn symbols() -> Markup {
    html! {
        @for icon in Icon::ALL.iter().filter(|icon| !icon.is_rare()) {
            (symbol(icon.id(), icon.drawing()))
        }
    }
}

/// A drawing on the grid as a symbol.
pub(crate) fn symbol(id: &str, drawing: &str) -> Markup {
    html! {
        symbol id={ "icon-" (id) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
    }
}
