//! Who sits at a table, what the viewer may do about it, and how the table is run.

use maud::{Markup, html};
use table::{Seat, Seed};

use crate::{SeatNames, Words, owner};

/// Who is in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The viewer.
    You,
    /// Another person, and whether a page of theirs is open.
    Person {
        /// Whether the person is here.
        is_here: bool,
    },
    /// A bot, by name.
    Bot(String),
    /// A bot, by name, that keeps the seat of a person.
    StandIn(String),
    /// Nobody yet.
    Free,
}

/// A seat in the list of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// Who is in it.
    pub occupant: Occupant,
    /// What the viewer may do about it.
    pub control: Option<SeatControl>,
}

/// What whoever is in charge may do about a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatControl {
    /// Let this bot take over.
    Bot(String),
    /// Let a bot take over, in so many minutes: the person may come back until then.
    Later(i64),
    /// Give the seat back to its person.
    GiveBack,
}

/// Links to be shared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// To watch.
    pub watch: String,
    /// The viewer's own secret link to come back on another device.
    pub own_seat: Option<String>,
    /// Where the viewer's own secret link is replaced by another.
    pub renew_url: Option<String>,
}

/// What was agreed about a table, for everybody to see.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is agreed on its own")]
pub struct Terms {
    /// Whether players may ask a bot for advice.
    pub hints: bool,
    /// Whether anyone may click for a player who is away.
    pub helping: bool,
    /// Whether whoever decides is asked once more until everybody who is here has said something.
    pub speak_first: bool,
    /// Minutes that a player may be away before a bot may take over.
    pub absence: u32,
    /// Whether the host named the seed and so knows all chance.
    pub is_seed_chosen: bool,
    /// The promise about the dice. Old tables have none.
    pub dice: Option<DiceTerms>,
}

/// The promise about the dice of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceTerms {
    /// The hash of seed and salt.
    pub commitment: String,
    /// The seed and the salt, when the match is over.
    pub opened: Option<(Seed, String)>,
}

/// Somebody wants to close a running table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosingLine {
    /// Whether the viewer has still to say something about it.
    pub is_asked: bool,
    /// Those who have not agreed yet.
    pub missing: Vec<Seat>,
}

/// Who sits at a table, what the viewer may do about it, and how the table is run.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the viewer")]
pub struct Company<'a> {
    /// The address of the table.
    pub page: &'a str,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// The seats.
    pub seats: &'a [SeatLine],
    /// What was agreed.
    pub terms: &'a Terms,
    /// Links to be shared.
    pub share: &'a Share,
    /// Whether the viewer may close the table or ask the others to.
    pub may_close: bool,
    /// Whether closing needs the others' consent.
    pub is_running: bool,
    /// Somebody wants to close it.
    pub closing: Option<&'a ClosingLine>,
    /// The seat that the viewer has only through its secret link.
    pub by_link: Option<Seat>,
    /// The seat that a bot keeps for the viewer.
    pub kept_seat: Option<Seat>,
    /// Whether the viewer may let a bot take over the own seat.
    pub may_leave: bool,
    /// Whether the table has been closed.
    pub is_closed: bool,
    /// What the viewer may decline once and for all.
    pub standing: Option<&'a StandingAnswer>,
}

/// Something that the game often asks of the viewer, who may have declined it once and for all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingAnswer {
    /// What it means to decline, as a sentence.
    pub sentence: String,
    /// Whether the viewer does.
    pub declines: bool,
}

impl Company<'_> {
    /// A form with one button.
    fn form(&self, what: &str, button: &Markup) -> Markup {
        html! { form method="post" action={ (self.page) "/" (what) } class="inline" { (button) } }
    }

    /// What the viewer has to be told now, above the board.
    pub fn news(&self, words: &Words) -> Markup {
        if !self.is_closed && self.kept_seat.is_none() && self.closing.is_none() {
            return html! {};
        }
        html! {
            div id="news" class="news" { (self.told(words)) }
        }
    }

    fn told(&self, words: &Words) -> Markup {
        html! {
            @if self.is_closed {
                div class="notice row" role="status" {
                    span { (words.get("table-closed")) }
                    a class="button" id="save" href={ (self.page) "/export" } download { (words.get("table-export")) }
                }
            }
            @if let Some(seat) = self.kept_seat {
                div class="notice row" role="status" {
                    span { (words.say("table-seat-kept", &[("name", self.names.of(seat).into())])) }
                    (self.form("return", &html! {
                        button class="button primary" id="come-back" { (words.get("table-come-back")) }
                    }))
                }
            }
            @if let Some(closing) = self.closing {
                div class="notice row" id="closing" role="status" {
                    @if closing.is_asked {
                        span { (words.get("table-closing-asked")) }
                        (self.form("close", &html! {
                            button class="button" id="agree-closing" { (words.get("table-closing-agree")) }
                        }))
                    } @else {
                        @let names: Vec<String> =
                            closing.missing.iter().map(|seat| self.names.of(*seat)).collect();
                        span { (words.say("table-closing-waits", &[("names", names.join(", ").into())])) }
                    }
                    (self.form("keep", &html! {
                        button class="button primary" id="keep-open" { (words.get("table-closing-keep")) }
                    }))
                }
            }
        }
    }

    /// The list of seats with everything that can be done about them.
    pub fn card(&self, words: &Words) -> Markup {
        html! {
            details id="people" class="card people" {
                summary { (words.get("table-people")) }
                ul {
                    @for line in self.seats {
                        li id={ "person-" (u8::from(line.seat)) } {
                            (owner::badge(line.seat)) " " (self.occupant(words, line))
                            @if let Some(control) = &line.control {
                                " " (self.control(words, line.seat, control))
                            }
                        }
                    }
                }
                @for (key, link) in [
                    ("table-share-watch", Some(&self.share.watch)),
                    ("table-share-seat", self.share.own_seat.as_ref()),
                ] {
                    @if let Some(link) = link {
                        label class="share" { (words.get(key)) input readonly value=(link) data-select; }
                    }
                }
                @if let Some(standing) = self.standing {
                    (self.form("standing", &html! {
                        button class="button" id="standing" aria-pressed=(standing.declines.to_string()) { (standing.sentence) }
                    }))
                }
                div class="row" {
                    @if let Some(url) = &self.share.renew_url {
                        form method="post" action=(url) class="inline" {
                            button class="button" { (words.get("table-share-renew")) }
                        }
                    }
                    @if let Some(seat) = self.by_link {
                        (self.form("leave-link", &html! {
                            button class="button" id="leave-link" {
                                (words.say("table-leave-link", &[("name", self.names.of(seat).into())]))
                            }
                        }))
                    }
                    @if self.may_leave {
                        (self.form("leave", &html! {
                            button class="button" id="leave-seat" data-confirm=(words.get("table-leave-confirm")) {
                                (words.get("table-leave"))
                            }
                        }))
                    }
                    @if self.may_close {
                        @let question = if self.is_running { "table-close-confirm-running" } else { "table-close-confirm" };
                        (self.form("close", &html! {
                            button class="button" id="close-table" data-confirm=(words.get(question)) {
                                (words.get("table-close-table"))
                            }
                        }))
                    }
                }
                (self.terms.list(words))
            }
        }
    }

    fn occupant(&self, words: &Words, line: &SeatLine) -> Markup {
        let note = match &line.occupant {
            Occupant::You => words.get("table-person-you"),
            Occupant::Person { is_here: true } => words.get("table-person-here"),
            Occupant::Person { is_here: false } => words.get("table-person-away"),
            Occupant::Bot(bot) => words.say("table-seat-bot", &[("level", words.bot(bot).into())]),
            Occupant::StandIn(bot) => {
                words.say("table-person-stand-in", &[("level", words.bot(bot).into())])
            }
            Occupant::Free => words.get("table-person-free"),
        };
        html! {
            @if line.occupant != Occupant::Free { (self.names.of(line.seat)) " " }
            span class="help" { (note) }
        }
    }

    fn control(&self, words: &Words, seat: Seat, control: &SeatControl) -> Markup {
        let form = |to: &str, label: &str, question: Option<String>| {
            let button = html! {
                input type="hidden" name="seat" value=(u8::from(seat));
                button class="button small" name="to" value=(to) data-confirm=[question] { (label) }
            };
            self.form("seat", &button)
        };
        match control {
            SeatControl::Bot(bot) => {
                let label = words.say("table-host-bot", &[("level", words.bot(bot).into())]);
                let name = [("name", self.names.of(seat).into())];
                form(
                    &format!("bot:{bot}"),
                    &label,
                    Some(words.say("table-host-bot-confirm", &name)),
                )
            }
            SeatControl::Later(minutes) => {
                let time = duration(words, (*minutes).try_into().unwrap_or(u32::MAX));
                html! { span class="help" { (words.say("table-host-later", &[("time", time.into())])) } }
            }
            SeatControl::GiveBack => form("person", &words.get("table-host-person"), None),
        }
    }
}

impl Terms {
    /// How the table is run.
    pub fn list(&self, words: &Words) -> Markup {
        let hints = if self.hints { "table-terms-hints-on" } else { "table-terms-hints-off" };
        let time = duration(words, self.absence);
        html! {
            dl class="terms" aria-label=(words.get("table-terms")) {
                div { dt { (words.get("table-terms-hints")) } dd { (words.get(hints)) } }
                div {
                    dt { (words.get("table-terms-absence")) }
                    dd { (words.say("table-terms-absence-for", &[("time", time.into())])) }
                }
                @if self.helping {
                    div {
                        dt { (words.get("table-terms-helping")) }
                        dd { (words.get("table-terms-helping-on")) }
                    }
                }
                @if self.speak_first {
                    div {
                        dt { (words.get("table-terms-speak-first")) }
                        dd { (words.get("table-terms-speak-first-on")) }
                    }
                }
                div { dt { (words.get("table-terms-dice")) } dd { (self.dice(words)) } }
            }
        }
    }

    fn dice(&self, words: &Words) -> Markup {
        html! {
            @if self.is_seed_chosen { (words.get("table-terms-dice-chosen")) " " }
            @match &self.dice {
                None => { (words.get("table-terms-dice-none")) }
                Some(dice) => {
                    details id="dice" class="dice" {
                        summary { (words.get("table-terms-dice-promised")) }
                        p class="help" { (words.get("table-terms-dice-help")) }
                        p { code id="commitment" { (dice.commitment) } }
                        @if let Some((seed, salt)) = &dice.opened {
                            p { (words.get("table-terms-dice-opened")) " " code id="opened-dice" { (seed.0) " " (salt) } }
                        }
                    }
                }
            }
        }
    }

    /// One line of the result: how to prove that the dice were fair, with the name of the file.
    pub fn proof(&self, words: &Words, file: &str) -> Markup {
        let is_opened = self.dice.as_ref().is_some_and(|dice| dice.opened.is_some());
        html! {
            @if is_opened {
                p class="help" id="proof" {
                    (words.get("table-dice-proof")) " " code { "nunatak verify " (file) }
                }
            }
        }
    }
}

/// A time to the minute, in days, hours and minutes.
pub(crate) fn duration(words: &Words, minutes: u32) -> String {
    let units = [
        ("table-days", minutes / 1440),
        ("table-hours", minutes % 1440 / 60),
        ("table-minutes", minutes % 60),
    ];
    let is_told =
        |(key, count): &(&str, u32)| *count > 0 || minutes == 0 && *key == "table-minutes";
    let parts = units.into_iter().filter(is_told);
    let parts = parts.map(|(key, count)| words.say(key, &[("count", i64::from(count).into())]));
    parts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_time_is_told_to_the_minute() {
        let times = [0, 1, 59, 60, 90, 1_440, 1_441, 10_079]
            .map(|minutes| duration(Words::of(Language::English), minutes));
        let expected = [
            "0 minutes",
            "1 minute",
            "59 minutes",
            "1 hour",
            "1 hour 30 minutes",
            "1 day",
            "1 day 1 minute",
            "6 days 23 hours 59 minutes",
        ];
        assert_eq!(times, expected);
    }
}
