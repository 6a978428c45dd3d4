//! What is kept about a visitor, and what is theirs to take or to delete.

use maud::{Markup, html};

use super::shell::{Visitor, page};

/// The page about what is kept. It sends `sure=yes` by POST to `/settings/forget`, and leads to
/// `/settings/data`.
#[derive(Clone, Copy, Debug)]
pub struct PrivacyPage<'a> {
    /// Who reads.
    pub visitor: Visitor<'a>,
    /// Whether anything is kept about the visitor at all.
    pub is_known: bool,
    /// Whether everything about the visitor was just deleted.
    pub is_forgotten: bool,
}

/// What is said about everything that is kept.
const KEPT: [&str; 6] = [
    "table-privacy-cookie",
    "table-privacy-name",
    "table-privacy-tables",
    "table-privacy-chat",
    "table-privacy-address",
    "table-privacy-device",
];

impl PrivacyPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.get("table-privacy-title");
        let body = html! {
            main id="main" class="sheet" {
                h1 { (title) }
                @if self.is_forgotten { p class="notice good" role="status" { (words.get("table-privacy-forgotten")) } }
                p { (words.get("table-privacy-lead")) }
                ul class="plain-list" { @for part in KEPT { li { (words.get(part)) } } }
                h2 { (words.get("table-privacy-yours")) }
                @if self.is_known {
                    p { (words.get("table-privacy-download-help")) }
                    p { a class="button" href="/settings/data" download { (words.get("table-privacy-download")) } }
                    form method="post" action="/settings/forget" class="form" {
                        p class="help" { (words.get("table-privacy-forget-help")) }
                        label class="check" {
                            input type="checkbox" name="sure" value="yes" required;
                            span { (words.get("table-privacy-forget-sure")) }
                        }
                        button class="button" type="submit" { (words.get("table-privacy-forget")) }
                    }
                } @else {
                    p { (words.get("table-privacy-nothing")) }
                }
            }
        };
        page(&self.visitor, &title, &body)
    }
}
