//! Pages with one thing to say: an error, a name to be given, a device to be passed on.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use crate::{AnyFace, owner};

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// There is no such page.
    NotFound,
    /// The seat is taken or the table closed.
    Gone,
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
    pub(crate) const ALL: [Self; 8] = [
        Self::NotFound,
        Self::Gone,
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
}

impl ErrorPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.get("table-error-title");
        let body = html! {
            main id="main" class="sheet lonely" {
                h1 { (title) }
                p class="lead" { (words.get(&format!("table-error-{}", self.kind.id()))) }
                @if let Some(id) = self.request_id {
                    p class="help" { (words.say("table-error-request", &[("id", id.into())])) }
                }
                a class="button primary" href="/" { (words.get("table-error-home")) }
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
    pub seat: table::Seat,
    /// The name of that player.
    pub name: &'a str,
    /// The table's name.
    pub table_name: &'a str,
    /// Where the form posts that the right player has the device.
    pub ready_url: &'a str,
}

impl PassPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.say("table-pass-title", &[("name", self.name.into())]);
        let body = html! {
            main id="main" class="sheet lonely pass" {
                div class="pass-badge" { (owner::badge(self.seat)) }
                h1 { (title) }
                p class="lead" { (words.get("table-pass-lead")) }
                form method="post" action=(self.ready_url) {
                    input type="hidden" name="seat" value=(u8::from(self.seat));
                    button class="button primary big" type="submit" data-key="Enter" {
                        (words.say("table-pass-ready", &[("name", self.name.into())]))
                    }
                }
                p class="help" { (self.table_name) }
            }
        };
        page(&self.visitor, &title, &body)
    }
}

/// Asks for a name before sitting down. Sends `name` by POST.
#[derive(Clone, Copy, Debug)]
pub struct NamePage<'a> {
    /// Who sees it.
    pub visitor: Visitor<'a>,
    /// The table's name.
    pub table_name: &'a str,
    /// Where the form goes.
    pub join_url: &'a str,
    /// Where to watch without a seat.
    pub watch_url: &'a str,
}

impl NamePage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.say("table-join-title", &[("table", self.table_name.into())]);
        let body = html! {
            main id="main" class="sheet lonely" {
                h1 { (title) }
                form method="post" action=(self.join_url) class="form" {
                    div class="field" {
                        label for="join-name" { (words.get("table-join-name")) }
                        input id="join-name" name="name" required maxlength="24"
                            value=(self.visitor.name.unwrap_or_default()) autocomplete="nickname";
                    }
                    div class="row" {
                        button class="button primary big" type="submit" { (words.get("table-join")) }
                        a class="button big" href=(self.watch_url) { (words.get("table-watch")) }
                    }
                }
            }
        };
        page(&self.visitor, &title, &body)
    }
}
