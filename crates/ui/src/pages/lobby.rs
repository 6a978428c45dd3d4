//! Lists of tables.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use crate::AnyFace;

/// How a table stands, from the visitor's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// The visitor is to decide.
    YourTurn,
    /// Somebody else is to decide.
    Waiting,
    /// Seats are free.
    Open,
    /// The game is over.
    Finished,
}

impl TableState {
    pub(crate) const ALL: [Self; 4] = [Self::YourTurn, Self::Waiting, Self::Open, Self::Finished];

    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::YourTurn => "your-turn",
            Self::Waiting => "waiting",
            Self::Open => "open",
            Self::Finished => "finished",
        }
    }
}

/// A table in a list.
#[derive(Clone)]
pub struct TableLine {
    /// The address of the table.
    pub url: String,
    /// The table's name.
    pub name: String,
    /// The game, unless this server does not know it any more.
    pub face: Option<&'static dyn AnyFace>,
    /// Who sits there.
    pub players: Vec<String>,
    /// How many seats are free.
    pub free_seats: usize,
    /// How it stands.
    pub state: TableState,
    /// When somebody last moved, as an ISO date with hours and minutes in UTC.
    pub when: String,
    /// Where the game is, if that is known.
    pub progress: String,
    /// Who is to decide, or how it ended, if that is known.
    pub news: String,
    /// Where a table of the visitor's own is taken off the list by POST.
    pub remove_url: Option<String>,
}

/// The visitor's tables, those to join and those that are over.
#[derive(Clone, Copy)]
pub struct LobbyPage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The visitor's running tables, those that wait for the visitor first.
    pub mine: &'a [TableLine],
    /// Tables with free seats.
    pub open: &'a [TableLine],
    /// Tables that are over.
    pub finished: &'a [TableLine],
}

impl LobbyPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let title = words.get("table-lobby-title");
        let body = html! {
            main id="main" class="sheet lobby" {
                h1 { (title) }
                (self.list(&words.get("table-lobby-mine"), self.mine))
                @if self.mine.is_empty() { p { a class="button primary" href="/" { (words.get("table-play-now")) } } }
                @if self.mine.iter().any(|line| line.remove_url.is_some()) { p class="help" { (words.get("table-lobby-remove-help")) } }
                (self.list(&words.get("table-lobby-open"), self.open))
                (self.list(&words.get("table-lobby-finished"), self.finished))
            }
        };
        page(&self.visitor, &title, &body)
    }

    fn list(&self, heading: &str, lines: &[TableLine]) -> Markup {
        let words = self.visitor.look.words();
        html! {
            section {
                h2 { (heading) }
                @if lines.is_empty() { p class="help" { (words.get("table-lobby-none")) } }
                ul class="lines" {
                    @for line in lines {
                        li class={ "line " (line.state.id()) } {
                            @if let Some(face) = line.face {
                                (face.poster().picture("thumb"))
                            }
                            div {
                                a href=(line.url) { (line.name) }
                                @if !line.progress.is_empty() || !line.news.is_empty() {
                                    p { (line.news) @if !line.news.is_empty() && !line.progress.is_empty() { " · " } (line.progress) }
                                }
                                p class="help" {
                                    (line.players.join(", "))
                                    @if line.free_seats > 0 {
                                        " · " (words.say("table-lobby-free", &[("count", line.free_seats.into())]))
                                    }
                                }
                            }
                            div class="line-end" {
                                span class={ "state " (line.state.id()) } {
                                    (words.get(&format!("table-state-{}", line.state.id())))
                                }
                                (moment(&line.when))
                                @if let Some(url) = &line.remove_url {
                                    form method="post" action=(url) {
                                        button class="button quiet" type="submit" data-confirm=(words.get("table-lobby-remove-confirm"))
                                            aria-label=(words.get("table-lobby-remove") + ": " + &line.name) {
                                            (words.get("table-lobby-remove"))
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A moment, which the script writes in the reader's own time and words.
fn moment(iso: &str) -> Markup {
    html! {
        time class="help" datetime=(iso) data-local { (iso.replace('T', " ").trim_end_matches('Z')) " UTC" }
    }
}
