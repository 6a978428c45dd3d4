//! A table with a free seat: who is here, the link for those who are not, and how to begin.

use maud::{Markup, html};
use table::Seat;

use super::company::Terms;
use super::shell::{Visitor, document};
use super::table_page::{ChatLine, chat_lines};
use crate::kit::{Icon, icon};
use crate::sheet::{Draft, INSIDE};
use crate::{AnyFace, SeatNames, Sheet, Words, owner, qr};

/// Who has a seat of the waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WaitingSeat {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// Whether it is the viewer.
        is_you: bool,
        /// Whether it is the host.
        is_host: bool,
        /// Whether a page of theirs is open.
        is_here: bool,
        /// Whether the viewer may stand up again.
        may_leave: bool,
        /// Whether the viewer may free the seat again.
        may_free: bool,
    },
    /// A bot, by name.
    Bot(String),
}

/// The page of a table that waits for players.
pub struct WaitingRoom<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
    /// The table's name.
    pub table_name: &'a str,
    /// The address of the table on this server.
    pub page: &'a str,
    /// A number that rises with every change of the table.
    pub revision: u64,
    /// The server's address and the rest of the link to a free seat.
    pub join: (&'a str, &'a str),
    /// The link to watch.
    pub watch: &'a str,
    /// The viewer's own secret link to come back on another device.
    pub own_seat: Option<&'a str>,
    /// Where that link is replaced by another.
    pub renew_url: Option<&'a str>,
    /// Whether the viewer sits here only through a seat's secret link.
    pub is_by_link: bool,
    /// The seats in their order.
    pub seats: &'a [WaitingSeat],
    /// Their names.
    pub names: &'a SeatNames,
    /// How many watch.
    pub watching: usize,
    /// Whether the viewer decides who plays.
    pub is_in_charge: bool,
    /// The bots that may take a seat, by name, the weakest first.
    pub bots: &'a [&'a str],
    /// The one that takes a free seat when the game is started without waiting.
    pub usual_bot: &'a str,
    /// What was agreed.
    pub terms: &'a Terms,
    /// What the host chose in the form: the label of an option and the choice.
    pub options: &'a [(String, String)],
    /// The chat that the viewer may read.
    pub chat: &'a [ChatLine],
    /// Whether the viewer talks too fast.
    pub is_too_fast: bool,
}

impl WaitingRoom<'_> {
    fn words(&self) -> &'static Words {
        self.visitor.look.words()
    }

    fn free(&self) -> usize {
        self.seats.iter().filter(|seat| **seat == WaitingSeat::Free).count()
    }

    /// The viewer's seat.
    fn own(&self) -> Option<Seat> {
        let is_own = |seat: &WaitingSeat| matches!(seat, WaitingSeat::Person { is_you: true, .. });
        self.seats.iter().position(is_own).map(|number| Seat::new(number as u8))
    }

    /// The whole document with its [sheet](Self::sheet).
    pub fn render(&self, sheet: &Sheet) -> Markup {
        let words = self.words();
        let title = words.say(
            "table-page-title",
            &[("table", self.table_name.into()), ("game", self.face.title(words).into())],
        );
        document(&self.visitor, &title, "waiting-page", Some(self.face.id()), &sheet.page())
    }

    /// The part that changes while people come and go.
    pub fn sheet(&self) -> Sheet {
        let frame = html! {
            main id="table" class={ "waiting game-" (self.face.id()) } tabindex="-1"
                data-revision=(self.revision) data-events-url={ (self.page) "/waiting" }
                data-draft-url={ (self.page) "/draft" } data-chat-url={ (self.page) "/chat" }
                data-offline=(self.words().get("table-offline")) {
                (self.face.poster().picture("waiting-scene"))
                (INSIDE)
            }
        };
        let mut draft = Draft::default();
        draft.around(&frame, |draft| {
            draft.part("section", "waiting-head", self.head());
            draft.part("section", "waiting-link", self.link());
            draft.part("section", "crews", self.crews());
        });
        draft.finish()
    }

    fn head(&self) -> Markup {
        let words = self.words();
        let taken = self.seats.len() - self.free();
        html! {
            section id="waiting-head" class="waiting-head" {
                (self.face.poster().title(&self.face.title(words)))
                h1 { (words.get("table-waiting-title")) }
                p class="told" id="prompt" tabindex="-1" {
                    (words.say("table-waiting-lead", &[("taken", taken.into()), ("seats", self.seats.len().into())]))
                }
            }
        }
    }

    fn crews(&self) -> Markup {
        let words = self.words();
        html! {
            section id="crews" class="crews" aria-labelledby="crews-title" {
                header {
                    h2 id="crews-title" { (words.get("table-waiting-seats")) }
                    p class="help" {
                        (words.say("table-waiting-count", &[
                            ("here", self.here().into()), ("free", self.free().into()),
                            ("watching", self.watching.into()),
                        ]))
                    }
                }
                ol class="crew-list" {
                    @for (number, seat) in self.seats.iter().enumerate() {
                        (self.seat(Seat::new(number as u8), seat))
                    }
                }
                (self.name_form())
                div class="crew-part" {
                    dl class="terms" {
                        @for (label, choice) in self.options {
                            div { dt { (label) } dd { (choice) } }
                        }
                    }
                    (self.terms.list(words))
                    a href={ "/games/" (self.face.id()) "/rules" } { (words.get("table-rules")) }
                    @if let Some(link) = self.own_seat {
                        label class="share" { (words.get("table-share-seat")) input readonly value=(link) data-select; }
                    }
                    @if let Some(url) = self.renew_url {
                        form method="post" action=(url) {
                            button class="button small" { (words.get("table-share-renew")) }
                        }
                    }
                }
                (self.talk())
                (self.start_bar())
            }
        }
    }

    fn here(&self) -> usize {
        let is_here =
            |seat: &&WaitingSeat| matches!(seat, WaitingSeat::Person { is_here: true, .. });
        self.seats.iter().filter(is_here).count()
    }

    fn link(&self) -> Markup {
        let words = self.words();
        let (server, path) = self.join;
        let link = format!("{server}{path}");
        let host = server.split_once("://").map_or(server, |(_, host)| host);
        html! {
            section id="waiting-link" class="waiting-link" aria-labelledby="link-title" {
                h2 id="link-title" { (words.get("table-waiting-send")) }
                p class="waiting-url" id="join-link" { (host) wbr; em { (path) } }
                div class="row" {
                    button type="button" class="button primary big" id="copy-link" data-copy=(link)
                        data-copied=(words.get("table-waiting-copied")) {
                        (icon(Icon::Copy)) span { (words.get("table-waiting-copy")) }
                    }
                    button type="button" class="button big" id="share-link" data-share=(link)
                        data-title=(self.table_name) {
                        (icon(Icon::Share)) span { (words.get("table-waiting-share")) }
                    }
                }
                p class="help" {
                    (words.get("table-waiting-watch")) " "
                    a href=(self.watch) { (self.watch.split_once("://").map_or(self.watch, |(_, link)| link)) }
                }
                (qr::code(&link, &words.get("table-waiting-qr")))
            }
        }
    }

    fn seat(&self, number: Seat, seat: &WaitingSeat) -> Markup {
        let words = self.words();
        let position = u8::from(number) + 1;
        html! {
            li id={ "crew-" (u8::from(number)) } class={ "crew" @if *seat == WaitingSeat::Free { " free" } } {
                (owner::badge(number))
                @match seat {
                    WaitingSeat::Free => {
                        div {
                            h3 { (words.say("table-waiting-free", &[("number", position.into())])) }
                            p class="help" {
                                (words.get(if self.is_in_charge { "table-waiting-free-bot" } else { "table-waiting-free-help" }))
                            }
                        }
                        @if self.is_in_charge { (self.bots(number, None)) }
                    }
                    WaitingSeat::Person { is_you, is_host, is_here, may_leave, may_free } => {
                        div {
                            h3 { (self.names.of(number)) }
                            p class="help" {
                                i class={ "dot" @if *is_here { " here" } } {}
                                (words.get(if *is_here { "table-person-here" } else { "table-person-away" }))
                                @if *is_host { " · " (words.get("table-waiting-host")) }
                            }
                        }
                        div class="row" {
                            @if *is_you { span class="you" { (words.get("table-waiting-you")) } }
                            @if *may_leave {
                                form method="post" action={ (self.page) "/leave" } {
                                    button class="button small" id="leave-seat" { (words.get("table-waiting-leave")) }
                                }
                            } @else if *is_you && self.is_by_link {
                                form method="post" action={ (self.page) "/leave-link" } {
                                    button class="button small" id="leave-link" { (words.get("table-by-link-leave")) }
                                }
                            } @else if *may_free { (self.free_again(number)) }
                        }
                    }
                    WaitingSeat::Bot(bot) => {
                        div {
                            h3 { (self.names.of(number)) }
                            p class="help" { (words.say("table-seat-bot", &[("level", words.bot(bot).into())])) }
                        }
                        @if self.is_in_charge {
                            div class="row" { (self.bots(number, Some(bot))) (self.free_again(number)) }
                        }
                    }
                }
            }
        }
    }

    /// The bots that may take a seat, one button each.
    fn bots(&self, seat: Seat, chosen: Option<&str>) -> Markup {
        let words = self.words();
        html! {
            form method="post" action={ (self.page) "/seat" } class="crew-bots" {
                input type="hidden" name="seat" value=(u8::from(seat));
                @for bot in self.bots {
                    button class="button small" name="to" value={ "bot:" (bot) }
                        aria-pressed=[chosen.map(|chosen| if chosen == *bot { "true" } else { "false" })]
                        aria-label=(words.say("table-seat-bot", &[("level", words.bot(bot).into())])) {
                        (words.bot(bot))
                    }
                }
            }
        }
    }

    fn free_again(&self, seat: Seat) -> Markup {
        html! {
            form method="post" action={ (self.page) "/seat" } {
                input type="hidden" name="seat" value=(u8::from(seat));
                button class="button small" name="to" value="open" {
                    (self.words().get("table-waiting-free-again"))
                }
            }
        }
    }

    /// Whoever sits here without a name is asked for one: friends see who invites them.
    fn name_form(&self) -> Markup {
        let words = self.words();
        if self.own().is_none() || self.visitor.name.is_some() {
            return html! {};
        }
        html! {
            form method="post" action={ (self.page) "/name" } class="crew-part crew-name" {
                label for="own-name" { (words.get("table-waiting-name")) }
                div class="row" {
                    input id="own-name" name="name" required maxlength="24" autocomplete="nickname";
                    button class="button" { (words.get("table-setting-save")) }
                }
            }
        }
    }

    fn talk(&self) -> Markup {
        let words = self.words();
        html! {
            div class="crew-part chat" {
                div id="notices" {
                    @if self.is_too_fast { p class="notice" role="alert" { (words.get("table-too-fast")) } }
                }
                (chat_lines(self.chat))
                form id="chat-form" data-chat {
                    input name="text" id="chat-text" maxlength="300" autocomplete="off"
                        aria-label=(words.get("table-chat-text")) placeholder=(words.get("table-waiting-say"));
                    button class="button" type="submit" { (words.get("table-chat-send")) }
                }
            }
        }
    }

    /// What happens next, and what the viewer can do about it.
    fn start_bar(&self) -> Markup {
        let words = self.words();
        let count = [("count", self.free().into())];
        html! {
            footer class="crew-part start-bar" {
                p {
                    strong { (words.get("table-waiting-start")) }
                    @if self.is_in_charge {
                        " "
                        (words.say("table-waiting-bots-help", &[
                            ("count", self.free().into()), ("level", words.bot(self.usual_bot).into()),
                        ]))
                    }
                }
                div class="row" {
                    @if self.own().is_none() {
                        div {
                            a class="button primary big" id="take-seat" href={ (self.page) "/join" } {
                                (words.get("table-waiting-join"))
                            }
                        }
                    }
                    @if self.is_in_charge {
                        form method="post" action={ (self.page) "/start" } {
                            button class="button big" id="start" { (words.say("table-waiting-bots", &count)) }
                        }
                        form method="post" action={ (self.page) "/close" } {
                            button class="button" id="close-table" data-confirm=(words.get("table-close-confirm")) {
                                (words.get("table-close-table"))
                            }
                        }
                    }
                }
            }
        }
    }
}
