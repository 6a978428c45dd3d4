//! The signs of the game: programs, pieces, parts of the boards, triggers of cards. A grid of 24
//! units, one color, different in outline.

use aquasphere::Program;
use maud::{Markup, PreEscaped, html};

use crate::drawing::{decimal, icon_symbol};

/// Declares the signs: a name, an id and what is drawn on the grid.
macro_rules! signs {
    ($($name:ident = $id:literal: $drawing:literal),+ $(,)?) => {
        /// A sign.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Sign {
            $($name,)+
        }

        impl Sign {
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

signs! {
    Lab = "lab": r#"<path class="stroke" stroke-width="2" d="M5.5 2.5h7M7 2.5v6L2.6 17.6A2.4 2.4 0 0 0 4.8 21.2h8.4a2.4 2.4 0 0 0 2.2-3.6L11 8.5v-6"/><path d="M5.8 13.4h6.4l2 4.4c.4.9-.2 1.7-1.1 1.7H4.9c-.9 0-1.5-.8-1.1-1.7z"/><path class="stroke" stroke-width="2.6" d="M19 5v7M15.5 8.5h7"/>"#,
    Time = "time": r#"<path fill-rule="evenodd" d="M4.5 1.5h15v3.2h-1.4c-.2 3.7-2 5.6-4.1 7.3 2.1 1.7 3.9 3.6 4.1 7.3h1.4v3.2h-15v-3.2h1.4c.2-3.7 2-5.6 4.1-7.3-2.1-1.7-3.9-3.6-4.1-7.3H4.5zM8.2 4.9c.1 1 .4 1.8.8 2.5h6c.4-.7.7-1.5.8-2.5zM12 13.3c-1.9 1.5-3.2 2.7-3.7 4.6 1.5-.3 2.6-1.1 3.7-2.2 1.1 1.1 2.2 1.9 3.7 2.2-.5-1.9-1.8-3.1-3.7-4.6z"/>"#,
    Crystal = "crystal": r#"<path fill-rule="evenodd" d="M12 1l4.3 5.2v11.6L12 23l-4.3-5.2V6.2zM12 4l-2 2.7 2 1.5 2-1.5zM9.4 8.7v8.1l1.7 2V10zM6.2 8.6v10.1L3.8 21 1.3 17.6v-5.3zM17.8 8.6v10.1l2.4 2.3 2.5-3.4v-5.3z"/>"#,
    Octopod = "octopod": r#"<path fill-rule="evenodd" d="M12 1.6c-4.2 0-7 3-7 6.9 0 2.4 1 4.3 2.3 5.8h9.4c1.3-1.5 2.3-3.4 2.3-5.8 0-3.9-2.8-6.9-7-6.9zM9.3 7.3a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm5.4 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"/><path class="stroke" stroke-width="2.2" d="M7.6 13.4c0 2.7-1.2 4.3-3.3 4.3-1.3 0-2.2-.8-2.3-2M10.4 14c.1 3.2-.4 5.6-2 7-.9.8-2.1.9-3 .2M16.4 13.4c0 2.7 1.2 4.3 3.3 4.3 1.3 0 2.2-.8 2.3-2M13.6 14c-.1 3.2.4 5.6 2 7 .9.8 2.1.9 3 .2"/>"#,
    Submarine = "submarine": r#"<path fill-rule="evenodd" d="M9.3 9.6V6.3c0-.6.4-1 1-1h4.8c.6 0 1 .4 1 1v3.3c3.9.1 6.7 2.3 6.7 5.3s-2.9 5.4-6.9 5.4H9.2c-2.1 0-3.9-.7-5.1-1.9v2.3H1.6v-11h2.5v2.3c1.2-1.2 3-2 5.2-1.7zm-.1 3.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm4.8 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm4.8 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z"/><path class="stroke" stroke-width="2" d="M12.6 5.5V2.4h3.6"/>"#,
    Research = "research": r#"<path fill-rule="evenodd" d="M6.2 1.5h7.3v5.3c0 .7.5 1.2 1.2 1.2H20v12.3c0 1.2-1 2.2-2.2 2.2H6.2c-1.2 0-2.2-1-2.2-2.2V3.7c0-1.2 1-2.2 2.2-2.2zM7.3 10.8v2.2h9.4v-2.2zm0 4.4v2.2h6.4v-2.2z"/><path d="M15.3 1.7L19.8 6.2h-3.6c-.5 0-.9-.4-.9-.9z"/>"#,
    Program = "program": r#"<path fill-rule="evenodd" d="M7 5h10c1.1 0 2 .9 2 2v10c0 1.1-.9 2-2 2H7c-1.1 0-2-.9-2-2V7c0-1.1.9-2 2-2zm2 4v6h6V9z"/><path class="stroke" stroke-width="2.2" d="M8.5 4.8V1.8M15.5 4.8V1.8M8.5 22.2v-3M15.5 22.2v-3M4.8 8.5h-3M4.8 15.5h-3M22.2 8.5h-3M22.2 15.5h-3"/>"#,
    Robot = "robot": r#"<path fill-rule="evenodd" d="M13.1 3.9v1.6h3.7c1.2 0 2.2 1 2.2 2.2v4.6c0 1.2-1 2.2-2.2 2.2H7.2c-1.2 0-2.2-1-2.2-2.2V7.7c0-1.2 1-2.2 2.2-2.2h3.7V3.9a1.9 1.9 0 1 1 2.2 0zM9.1 8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm5.8 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"/><path d="M6.2 15.8h11.6l1.6 4.7c.3.9-.3 1.7-1.3 1.7H5.9c-1 0-1.6-.8-1.3-1.7zM1.4 9.3c0-.7.5-1.2 1.2-1.2s1.2.5 1.2 1.2v3.4c0 .7-.5 1.2-1.2 1.2s-1.2-.5-1.2-1.2zM20.2 9.3c0-.7.5-1.2 1.2-1.2s1.2.5 1.2 1.2v3.4c0 .7-.5 1.2-1.2 1.2s-1.2-.5-1.2-1.2z"/>"#,
    Engineer = "engineer": r#"<path d="M10.3 1.6h3.4v5.1h1.2V2.5c2.5 1.1 4 3.4 4.1 6.1h1.4c.8 0 1.3.6 1.3 1.3s-.5 1.3-1.3 1.3H3.6c-.8 0-1.3-.6-1.3-1.3s.5-1.3 1.3-1.3H5c.1-2.7 1.6-5 4.1-6.1v4.2h1.2z"/><path d="M6.8 12.6h10.4c-.3 2-1.3 3.5-2.7 4.3 3.7.5 6 2.4 6.3 5.5H3.2c.3-3.1 2.6-5 6.3-5.5-1.4-.8-2.4-2.3-2.7-4.3z"/>"#,
    Scientist = "scientist": r#"<path d="M12 1.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z"/><path fill-rule="evenodd" d="M9 10.7l3 4.6 3-4.6c2.3.3 3.7 1.5 4.2 3.7l1.7 7.2c.2.7-.3 1.3-1 1.3H4.1c-.7 0-1.2-.6-1-1.3l1.7-7.2c.5-2.2 1.9-3.4 4.2-3.7zm2.2 7v5.2h1.6v-5.2z"/>"#,
    Bulb = "bulb": r#"<path fill-rule="evenodd" d="M12 1.2c4.5 0 7.7 3.2 7.7 7.3 0 2.6-1.2 4.3-2.5 5.8-.8.9-1.1 1.5-1.2 2.5H8c-.1-1-.4-1.6-1.2-2.5-1.3-1.5-2.5-3.2-2.5-5.8 0-4.1 3.2-7.3 7.7-7.3zm-.3 3.2c-2.5.1-4.2 1.9-4.2 4.2 0 .7.5 1.1 1.1 1.1s1-.4 1-1.1c.1-1.3.9-2 2.2-2.1.6-.1 1-.5 1-1.1s-.4-1-1.1-1z"/><path d="M8.2 18.3h7.6v1.9H8.2zM9.4 21.4h5.2c-.3 1-1.3 1.6-2.6 1.6s-2.3-.6-2.6-1.6z"/>"#,
    RedLine = "red-line": r#"<path d="M10 1h4v22h-4z"/><path class="stroke" stroke-width="2.4" d="M1.8 12h4.4M17.8 12h4.4"/><path class="stroke" stroke-width="2.4" d="M4 8.5L7 12l-3 3.5"/>"#,
    OpenLock = "open-lock": r#"<path class="stroke" stroke-width="2.8" d="M8 3.6a9.3 9.3 0 0 0 0 16.8M16 3.6a9.3 9.3 0 0 1 0 16.8"/><path d="M10.7 10.7h2.6v2.6h-2.6z"/>"#,
    Control = "control": r#"<path class="stroke" stroke-width="2.2" d="M8 3v14"/><path d="M8 2.5l12 4.2-12 4.5z"/><path class="stroke" stroke-width="2.4" d="M12.5 15.2c4.7.3 8 1.5 8 3.1 0 1.9-3.8 3.2-8.5 3.2s-8.5-1.3-8.5-3.2c0-1 .9-1.7 2-2.2"/>"#,
    Overflow = "overflow": r#"<path class="stroke" stroke-width="2.6" d="M2.5 9v11.5h15V14"/><path d="M5.6 12.6h5.2V18H5.6z"/><path class="stroke" stroke-width="2.6" d="M11 10.5L20.5 2.8M14.5 2.5h6.3v6"/>"#,
    Start = "start": r#"<path class="stroke" stroke-width="2.4" d="M12 1.8l8.8 5.1v10.2L12 22.2 3.2 17.1V6.9z"/><path d="M9 7l8 5-8 5z"/>"#,
    Arrow = "arrow": r#"<path class="stroke" stroke-width="3" d="M2.5 12h17M12.5 4.5L20.5 12l-8 7.5"/>"#,
    Pass = "pass": r#"<path d="M8.6 8h6.8v14H8.6zM1.5 12.5H7.5V22h-6zM16.5 15.5h6V22h-6z"/><path class="stroke" stroke-width="2.2" d="M10.5 2.8L12.3 1.8v4.4"/>"#,
    Return = "return": r#"<path class="stroke" stroke-width="2.8" d="M4 8.5h10.2a6 6 0 0 1 0 12H7"/><path class="stroke" stroke-width="2.8" d="M9.2 3L3.5 8.5l5.7 5.5"/>"#,
    Sidestep = "sidestep": r#"<path d="M12 2.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z"/><path class="stroke" stroke-width="2.8" d="M2.5 15.5h19M7 10.8L2.2 15.5 7 20.2M17 10.8l4.8 4.7L17 20.2"/>"#,
    Jump = "jump": r#"<path class="stroke" stroke-width="2.8" d="M3 17C4.5 1.5 18 1 19.5 13.5"/><path class="stroke" stroke-width="2.8" d="M14.3 10.5l5.3 4.8 3-6"/><path class="stroke" stroke-width="2.6" d="M1.5 21.5h5M16.5 21.5h6"/>"#,
    Next = "next": r#"<path class="stroke" stroke-width="2.7" d="M3 4.5L10.5 12 3 19.5M11.5 4.5L19 12l-7.5 7.5"/><path class="stroke" stroke-width="2.8" d="M21.5 3.5v17"/>"#,
    Enter = "enter": r#"<path class="stroke" stroke-width="2.4" d="M8.6 4.6L13.7 1.7 22 6.5v11l-8.3 4.8-5.1-2.9"/><path class="stroke" stroke-width="2.8" d="M1.8 12h12M9.5 7.3l4.7 4.7-4.7 4.7"/>"#,
    Caught = "caught": r#"<path fill-rule="evenodd" d="M12 1c4 0 6.6 2.7 6.6 6.3 0 1.2-.2 2.2-.6 3.2H6c-.4-1-.6-2-.6-3.2C5.4 3.7 8 1 12 1zM9.5 5.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm5 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z"/><path class="stroke" stroke-width="2.1" d="M6.6 9.5C4 10 2.2 8.6 2.3 6.3c.1-1.2 1.4-1.6 2-.7M17.4 9.5c2.6.5 4.4-.9 4.3-3.2-.1-1.2-1.4-1.6-2-.7"/><path class="stroke" stroke-width="2.2" d="M1.8 12.8h20.4M3.5 12.5c.8 6 3.7 9.8 8.5 9.8s7.7-3.8 8.5-9.8M7.5 12.5l9 8.3M13.5 12.5l5 4.5M16.5 12.5l-9 8.3M10.5 12.5l-5 4.5"/>"#,
    Scoring = "scoring": r#"<path class="stroke" stroke-width="2.5" d="M5 3.5v17M9.7 3.5v17M14.3 3.5v17M19 3.5v17"/><path class="stroke" stroke-width="2.5" d="M1.8 16.5L22.2 7.5"/>"#,
    Once = "once": r#"<path d="M14.5 1L3.5 13.8h6.3L7.8 23 20.5 9.4h-7z"/>"#,
    Always = "always": r#"<path class="stroke" stroke-width="2.9" d="M12 12C9.8 8.5 8.2 7.2 6.2 7.2a4.7 4.7 0 0 0 0 9.6c2 0 3.6-1.3 5.8-4.8 2.2-3.5 3.8-4.8 5.8-4.8a4.7 4.7 0 0 1 0 9.6c-2 0-3.6-1.3-5.8-4.8z"/>"#,
}

impl From<Program> for Sign {
    fn from(program: Program) -> Self {
        match program {
            Program::Lab => Self::Lab,
            Program::Time => Self::Time,
            Program::Crystal => Self::Crystal,
            Program::Octopod => Self::Octopod,
            Program::Submarine => Self::Submarine,
            Program::Research => Self::Research,
            Program::Program => Self::Program,
        }
    }
}

/// The signs as symbols.
pub(super) fn symbols() -> Markup {
    html! {
        @for sign in Sign::ALL {
            (icon_symbol(&format!("sign-{}", sign.id()), "sym", "0 0 24 24", &PreEscaped(sign.drawing().to_owned())))
        }
    }
}

/// A sign beside words.
pub(super) fn sign(sign: impl Into<Sign>) -> Markup {
    html! { svg class="glyph-icon" aria-hidden="true" { use href={ "#sign-" (sign.into().id()) } {} } }
}

/// A sign in something that is hidden from screen readers as a whole, and says how large it is.
pub(super) fn hidden_sign(sign: impl Into<Sign>) -> Markup {
    html! { svg { use href={ "#sign-" (sign.into().id()) } {} } }
}

/// A sign that needs no symbols on its page.
pub(super) fn whole(sign: impl Into<Sign>) -> Markup {
    let drawing = PreEscaped(sign.into().drawing());
    html! { svg class="glyph-icon sym" viewBox="0 0 24 24" aria-hidden="true" { (drawing) } }
}

/// A sign of this size around a point of a drawing.
pub(super) fn drawn(sign: impl Into<Sign>, x: f64, y: f64, size: f64, class: &str) -> Markup {
    let corner = |middle: f64| decimal(middle - size / 2.0);
    html! {
        use href={ "#sign-" (sign.into().id()) } class=[(!class.is_empty()).then_some(class)]
            x=(corner(x)) y=(corner(y)) width=(size) height=(size) {}
    }
}
