//! Pages with one thing to say: an error, a device to be passed on.

use maud::{Markup, html};
use table::Seat;

use super::shell::{Visitor, page};
use crate::{AnyFace, SeatNames, Words, assets, owner};

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// There is no such page.
    NotFound,
    /// The seat is taken or the table closed.
    Gone,
    /// A player who is here keeps the seat.
    PlayerIsHere,
    /// A player who is away may still come back.
    PlayerMayReturn,
    /// The visitor may not do that.
    Forbidden,
    /// The form or the link is broken.
    BadRequest,
    /// The match of the table does not open with this program.
    Unopened,
    /// Too many requests.
    TooMany,
    /// The server cannot do it at the moment.
    Unavailable,
    /// The server's own fault.
    Internal,
}

impl ErrorKind {
    pub(crate) const ALL: [Self; 10] = [
        Self::NotFound,
        Self::Gone,
        Self::PlayerIsHere,
        Self::PlayerMayReturn,
        Self::Forbidden,
        Self::BadRequest,
        Self::Unopened,
        Self::TooMany,
        Self::Unavailable,
        Self::Internal,
    ];

    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Gone => "gone",
            Self::PlayerIsHere => "player-is-here",
            Self::PlayerMayReturn => "player-may-return",
            Self::Forbidden => "forbidden",
            Self::BadRequest => "bad-request",
            Self::Unopened => "unopened",
            Self::TooMany => "too-many",
            Self::Unavailable => "unavailable",
            Self::Internal => "internal",
        }
    }
}

/// An error page. It never says more than its kind.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPage<'a> {
    /// Who sees it.
    pub visitor: Visitor<'a>,
    /// What went wrong.
    pub kind: ErrorKind,
    /// The id of the request, to be found in the server's log.
    pub request_id: Option<&'a str>,
    /// The address to try again, where that may help.
    pub again: Option<&'a str>,
}

impl ErrorPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.get("table-error-title");
        let body = html! {
            (scene())
            main id="main" class="sheet lonely" {
                h1 { (title) }
                p class="lead" { (words.get(&format!("table-error-{}", self.kind.id()))) }
                @if let Some(id) = self.request_id {
                    p class="help" { (words.say("table-error-request", &[("id", id.into())])) }
                }
                @if let Some(again) = self.again {
                    a class="button primary" href=(again) { (words.get("table-error-again")) }
                }
                a.button.primary[self.again.is_none()] href="/" { (words.get("table-error-home")) }
            }
        };
        page(&self.visitor, &title, &body)
    }
}

/// Between two players of one screen: nothing of the table shows.
pub struct PassPage<'a> {
    /// Who sees it.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
    /// The seat that is to decide.
    pub seat: Seat,
    /// The names of the players.
    pub names: &'a SeatNames,
    /// The seat that this device has only through its secret link.
    pub by_link: Option<Seat>,
    /// The table's name.
    pub table_name: &'a str,
    /// The address of the table.
    pub page: &'a str,
}

impl PassPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let name = self.names.of(self.seat);
        let title = words.say("table-pass-title", &[("name", name.as_str().into())]);
        let body = html! {
            (scene())
            main id="main" class="sheet lonely pass" {
                div class="pass-badge" { (owner::badge(self.seat)) }
                h1 { (title) }
                p class="lead" { (words.get("table-pass-lead")) }
                form method="post" action={ (self.page) "/ready" } {
                    input type="hidden" name="seat" value=(u8::from(self.seat));
                    button class="button primary big" type="submit" data-key="Enter" {
                        (words.say("table-pass-ready", &[("name", name.into())]))
                    }
                }
                @if let Some(seat) = self.by_link { (by_link(words, &self.names.of(seat), self.page)) }
                p class="help" { (self.table_name) }
            }
        };
        page(&self.visitor, &title, &body)
    }
}

/// The scene of the house behind a page of few words.
fn scene() -> Markup {
    html! { img class="lonely-scene" src=(assets::DUSK.url()) alt="" width="1440" height="430"; }
}

/// Whose seat a device has through its secret link, and the way out of it.
pub(super) fn by_link(words: &Words, name: &str, page: &str) -> Markup {
    html! {
        div class="notice row" role="status" {
            span { (words.say("table-by-link", &[("name", name.into())])) }
            form method="post" action={ (page) "/leave-link" } {
                button class="button" { (words.get("table-by-link-leave")) }
            }
        }
    }
}
