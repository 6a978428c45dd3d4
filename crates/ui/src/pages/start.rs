//! The first page: the scene of the house, the tables that wait, a table with friends, the posters.

use std::ops::RangeInclusive;

use maud::{Markup, html};

use super::entrance::SeatChoice;
use super::lobby::{TableLine, TableState};
use super::shell::{Visitor, page};
use crate::kit::{Icon, icon, wordmark};
use crate::{AnyFace, assets};

/// How many of the visitor's tables the first page shows.
const MOST_TABLES: usize = 3;

/// The first page.
#[derive(Clone, Copy)]
pub struct StartPage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The games to play.
    pub faces: &'a [&'a dyn AnyFace],
    /// The visitor's running tables, those that wait for the visitor first.
    pub mine: &'a [TableLine],
}

impl StartPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let body = html! {
            main id="main" class="start" {
                img class="start-scene" src=(assets::DUSK.url()) alt="" width="1440" height="430";
                section class="hero" {
                    (wordmark(&words.get("table-brand")))
                    h1 class="told" { (words.get("table-start-title")) }
                }
                (self.tables())
                (self.friends())
                (self.posters())
                a class="button friends-foot" href="#friends" { (icon(Icon::Friends)) (words.get("table-friends")) }
            }
        };
        page(&self.visitor, &words.get("table-brand"), &body)
    }

    /// The visitor's tables, the one that waits first.
    fn tables(&self) -> Markup {
        let words = self.visitor.look.words();
        if self.mine.is_empty() {
            return html! {};
        }
        html! {
            section class="continue" aria-label=(words.get("table-nav-tables")) {
                ul {
                    @for (index, line) in self.mine.iter().take(MOST_TABLES).enumerate() {
                        li {
                            a class={ "waiting-table " (line.state.id()) } href=(line.url)
                                data-key=[(index == 0).then_some("n")] {
                                @if let Some(face) = line.face { (face.poster().picture("thumb")) }
                                span class="waiting-text" {
                                    strong { (line.name) }
                                    span class="help" { @if line.progress.is_empty() { (line.players.join(", ")) } @else { (line.progress) } }
                                }
                                span class="waiting-state" { (self.state(line)) }
                            }
                        }
                    }
                }
                @if self.mine.len() > MOST_TABLES {
                    a class="more-tables" href="/tables" {
                        (words.say("table-more-tables", &[("count", (self.mine.len() - MOST_TABLES).into())]))
                    }
                }
            }
        }
    }

    fn state(&self, line: &TableLine) -> String {
        let words = self.visitor.look.words();
        match line.state {
            TableState::Open => words.say("table-lobby-free", &[("count", line.free_seats.into())]),
            TableState::Waiting if !line.news.is_empty() => line.news.clone(),
            state => words.get(&format!("table-state-{}", state.id())),
        }
    }

    /// A table with friends in one small form.
    fn friends(&self) -> Markup {
        let words = self.visitor.look.words();
        let ranges = self.faces.iter().map(|face| face.players());
        let players = ranges.reduce(common).unwrap_or(2..=2);
        html! {
            form id="friends" class="friends float" method="post" action="/tables" {
                h2 { (words.get("table-friends")) }
                input type="hidden" name="seat-0" value=(SeatChoice::Me.id());
                fieldset class="friends-row" {
                    legend { (words.get("table-friends-game")) }
                    div class="picks" {
                        @for (index, face) in self.faces.iter().enumerate() {
                            label class="pick-game" {
                                input type="radio" name="game" value=(face.id()) checked[index == 0];
                                (face.poster().picture("thumb"))
                                span class="unseen" { (face.title(words)) }
                            }
                        }
                    }
                }
                fieldset class="friends-row" {
                    legend { (words.get("table-friends-seats")) }
                    div class="picks" {
                        @for count in players.clone() {
                            label class="pick" {
                                input type="radio" name="players" value=(count) checked[count == *players.start()];
                                span { (count) }
                            }
                        }
                    }
                }
                fieldset class="friends-row" {
                    legend { (words.get("table-friends-where")) }
                    div class="picks" {
                        label class="pick" {
                            input type="radio" name="others" value=(SeatChoice::Open.id()) checked;
                            span { (icon(Icon::Share)) (words.get("table-friends-link")) }
                        }
                        label class="pick" {
                            input type="radio" name="others" value=(SeatChoice::HotSeat.id());
                            span { (icon(Icon::Screen)) (words.get("table-friends-screen")) }
                        }
                    }
                }
                button class="button ink" type="submit" { (words.get("table-friends-open")) }
            }
        }
    }

    fn posters(&self) -> Markup {
        let words = self.visitor.look.words();
        html! {
            ul class="posters" {
                @for face in self.faces {
                    @let title = face.title(words);
                    @let range = face.players();
                    li class={ "poster poster-" (face.id()) } {
                        (face.poster().picture("poster-art"))
                        div class="poster-text" {
                            h2 { (face.poster().title(&title)) }
                            p class="told" { (face.blurb(words)) }
                            p class="eyebrow" {
                                (words.say("table-players-range", &[
                                    ("least", (*range.start()).into()),
                                    ("most", (*range.end()).into()),
                                ]))
                                " · " (face.facts(words))
                            }
                        }
                        div class="poster-buttons" {
                            form method="post" action={ "/quick/" (face.id()) } {
                                button class="button go" type="submit" {
                                    (icon(Icon::Play)) span { (words.get("table-play-now")) }
                                    span class="unseen" { (title) }
                                }
                            }
                            a class="button glass" href={ "/new/" (face.id()) } {
                                (icon(Icon::Friends)) span { (words.get("table-new")) }
                                span class="unseen" { (title) }
                            }
                        }
                        form class="poster-lesson" method="post" action={ "/learn/" (face.id()) } {
                            button class="button glass small" type="submit" {
                                (icon(Icon::Rules)) (words.get("table-lesson"))
                                span class="unseen" { (title) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers of players that both games have.
fn common(one: RangeInclusive<u8>, other: RangeInclusive<u8>) -> RangeInclusive<u8> {
    *one.start().max(other.start())..=*one.end().min(other.end())
}
