//! The document around every page.

use maud::{DOCTYPE, Markup, html};

use crate::games::FACES;
use crate::kit::wordmark;
use crate::{Language, Look, assets, kit, owner};

/// Who opens a page, and where.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    /// The settings of the device.
    pub look: &'a Look,
    /// The name given, if any.
    pub name: Option<&'a str>,
    /// How many tables wait for the visitor.
    pub waiting: usize,
    /// The path of this page, to come back to after a change of settings.
    pub path: &'a str,
}

/// A whole document: head, skip link, header with navigation, and the body, which brings its own
/// `<main id="main">` or `<main id="table">`.
pub fn page(visitor: &Visitor<'_>, title: &str, body: &Markup) -> Markup {
    document(visitor, title, "page", None, body)
}

/// A document of a kind. That of a table is about one game, and its main part is `<main id="table">`.
pub(crate) fn document(
    visitor: &Visitor<'_>,
    title: &str,
    kind: &str,
    of_game: Option<&str>,
    body: &Markup,
) -> Markup {
    let (look, words) = (visitor.look, visitor.look.words());
    let main_id = if of_game.is_some() { "table" } else { "main" };
    html! {
        (DOCTYPE)
        html lang=(look.language.id()) data-theme=(look.theme.id()) data-palette=(look.palette.id())
            data-motion=(look.motion.id()) data-sound=(look.sound.id()) data-pace=(look.pace.id()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link id="icon" rel="icon" href=(assets::ICON.url()) type="image/svg+xml";
                link rel="stylesheet" href=(assets::STYLE.url());
                @if kind != "board-page" { link rel="stylesheet" href=(assets::PAGES.url()); }
                @for face in FACES.iter().filter(|face| of_game.is_none_or(|it| it == face.id())) {
                    link rel="stylesheet" href=(face.style().url());
                }
                script src=(assets::SCRIPT.url()) defer {}
            }
            body class=(kind) {
                a class="skip" href={ "#" (main_id) } { (words.get("table-skip")) }
                header class="site" {
                    a class="brand" href="/" { (wordmark(&words.get("table-brand"))) }
                    @if kind != "board-page" { (navigation(visitor)) }
                }
                @if kind == "board-page" { div id="menu" class="menu" popover { (navigation(visitor)) } }
                svg class="symbols" aria-hidden="true" { (owner::symbols()) (kit::symbols()) }
                (body)
                @if kind != "board-page" {
                    footer class="legal" { a href="/privacy" { (words.get("table-privacy-title")) } }
                }
                div id="announcer" class="unseen" role="status" aria-live="polite" {}
                div id="toast" class="toast" role="status" aria-live="polite" {}
                div id="why" role="tooltip" aria-live="polite" hidden {}
                dialog id="confirm" aria-labelledby="confirm-text" {
                    p id="confirm-text" {}
                    form method="dialog" class="row" {
                        button class="button primary" value="yes" { (words.get("table-confirm-yes")) }
                        button class="button" value="no" { (words.get("table-confirm-no")) }
                        @if kind == "board-page" {
                            button id="confirm-no-more" class="button quiet" value="never" {
                                (words.get("table-confirm-no-more"))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where else to go, and the languages. At a table it stands behind a button.
fn navigation(visitor: &Visitor<'_>) -> Markup {
    let (look, words) = (visitor.look, visitor.look.words());
    html! {
        nav aria-label=(words.get("table-nav")) {
            a href="/tables" {
                (words.get("table-nav-tables"))
                @if visitor.waiting > 0 {
                    " " span class="badge" {
                        (visitor.waiting)
                        span class="unseen" {
                            " " (words.say("table-nav-waiting", &[("count", visitor.waiting.into())]))
                        }
                    }
                }
            }
            a href="/settings" { (words.get("table-nav-settings")) }
        }
        form class="languages" method="post" action="/settings" {
            input type="hidden" name="return" value=(visitor.path);
            @for language in Language::ALL {
                button type="submit" name="language" value=(language.id())
                    lang=(language.id()) title=(language.endonym())
                    aria-current=[(language == look.language).then_some("true")] {
                    (language.id())
                }
            }
        }
        @if let Some(name) = visitor.name { span class="visitor" { (name) } }
    }
}
