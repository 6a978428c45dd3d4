//! The icons of the actions of a turn, on the grid of the controls.

use maud::{Markup, html};

use crate::kit;

/// What each is called, and its drawing.
const ICONS: [(&str, &str); 6] = [
    ("build", r#"<path d="M3 20h18M5 20V11l7-6 7 6v9M10 20v-6h4v6"/>"#),
    ("card", r#"<path d="M7 4h11v14H7ZM4 7v14h11"/>"#),
    ("discard", r#"<path d="M12 4v9M8 9l4 4 4-4M4 15v5h16v-5"/>"#),
    ("recruit", r#"<circle cx="9" cy="8" r="3.6"/><path d="M3 20q0-7 6-7t6 7M18 8v6M15 11h6"/>"#),
    (
        "research",
        r#"<path d="M9.5 3v6L4 18.5Q4 21 6.5 21h11q2.5 0 2.5-2.5L14.5 9V3M8 3h8M7 15h10"/>"#,
    ),
    ("ship", r#"<path d="M3 14h18l-3 6H6ZM7 14V8h8v6M11 8V4"/>"#),
];

/// The icons as symbols.
pub(super) fn symbols() -> Markup {
    html! { @for (id, drawing) in ICONS { (kit::icon_symbol(id, drawing)) } }
}
