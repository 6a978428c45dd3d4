//! Before sitting down at somebody's table: what is played, who invites, and a name to be given.

use maud::{Markup, html};

use super::company::Terms;
use super::shell::{Visitor, page};
use crate::AnyFace;

/// Asks for a name before sitting down. Sends `name` by POST.
pub struct JoinPage<'a> {
    /// Who sees it.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
    /// The table's name.
    pub table_name: &'a str,
    /// Who invites, if the host has a name.
    pub host: Option<&'a str>,
    /// Who else plays, by name.
    pub others: &'a [String],
    /// How many seats are free.
    pub free_seats: usize,
    /// What was agreed.
    pub terms: &'a Terms,
    /// Where the form goes.
    pub join_url: &'a str,
    /// Where to watch without a seat.
    pub watch_url: &'a str,
}

impl JoinPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let game = self.face.title(words);
        let title = match self.host {
            Some(host) => {
                words.say("table-join-invited", &[("name", host.into()), ("game", (&game).into())])
            }
            None => words.say("table-join-open", &[("game", (&game).into())]),
        };
        let players = self.face.players();
        let body = html! {
            main id="main" class="sheet join" {
                (self.face.poster().banner(self.face.id()))
                h1 { (title) }
                @if self.table_name != game { p class="lead" { (self.table_name) } }
                p { (self.face.blurb(words)) }
                p class="facts" {
                    (words.say("table-players-range", &[
                        ("least", (*players.start()).into()), ("most", (*players.end()).into()),
                    ]))
                    @if !self.others.is_empty() {
                        " · " (words.say("table-join-others", &[("names", self.others.join(", ").into())]))
                    }
                    " · " (words.say("table-lobby-free", &[("count", self.free_seats.into())]))
                }
                p { a href={ "/games/" (self.face.id()) "/rules" } { (words.get("table-join-rules")) } }
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
                (self.terms.list(words))
            }
        };
        page(&self.visitor, &title, &body)
    }
}
