//! The form for a new table.

use std::collections::HashMap;

use maud::{Markup, html};

use super::company::duration;
use super::shell::{Visitor, page};
use crate::{AnyFace, owner};

/// Who may sit in a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// The visitor.
    Me,
    /// Another person at this screen.
    HotSeat,
    /// Somebody with the link.
    Open,
    /// A bot, by name.
    Bot(String),
}

impl SeatChoice {
    /// What the form sends: `me`, `hotseat`, `open` or `bot:NAME`.
    pub fn id(&self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::HotSeat => "hotseat".to_owned(),
            Self::Open => "open".to_owned(),
            Self::Bot(name) => format!("bot:{name}"),
        }
    }

    /// Reads what the form sent.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "me" => Some(Self::Me),
            "hotseat" => Some(Self::HotSeat),
            "open" => Some(Self::Open),
            _ => id.strip_prefix("bot:").map(|name| Self::Bot(name.to_owned())),
        }
    }
}

/// How long a table may wait for somebody who is away, in minutes.
const ABSENCES: [u32; 5] = [5, 15, 60, 24 * 60, 7 * 24 * 60];

/// The form for a new table. It sends `game`, `players`, `seat-0` to `seat-3`, `name`, `hints`,
/// `absence`, `seed` and one field for each option of the game by POST to `/tables`.
pub struct NewTablePage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// The game.
    pub face: &'a dyn AnyFace,
    /// The bots by name, the weakest first.
    pub bots: &'a [&'a str],
    /// The bot that sits in every other seat unless somebody is chosen for it.
    pub usual_bot: &'a str,
    /// Minutes that a player may be away unless something else is chosen.
    pub usual_absence: u32,
    /// What was chosen before, by the names of the fields.
    pub chosen: &'a HashMap<String, String>,
    /// Which choices do not go together with the others.
    pub clashes: &'a [Clash],
    /// Whether there are any that do not.
    pub has_limits: bool,
    /// What was wrong with the form sent before, if anything.
    pub problem: Option<&'a str>,
}

/// A choice that does not go together with the others of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The name of the field.
    pub field: &'static str,
    /// The choice.
    pub choice: String,
    /// Its name on the page.
    pub label: String,
    /// Why not.
    pub sentence: String,
    /// The rule that says so.
    pub rule: &'static str,
}

impl NewTablePage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let words = self.visitor.look.words();
        let game = self.face.title(words);
        let title = words.say("table-new-title", &[("game", (&game).into())]);
        let players = self.face.players();
        let body = html! {
            main id="main" class="sheet" {
                (self.face.poster().banner(self.face.id()))
                h1 { (title) }
                @if let Some(problem) = self.problem { p class="notice bad" role="alert" { (problem) } }
                form method="post" action="/tables" class="form" {
                    input type="hidden" name="game" value=(self.face.id());
                    fieldset {
                        legend { (words.get("table-new-players")) }
                        div class="pills" {
                            @for count in players.clone() {
                                label class="pill" {
                                    input type="radio" name="players" value=(count)
                                        checked[self.is_chosen("players", &count.to_string(), count == *players.start())]
                                        data-players=(count);
                                    span { (count) (self.mark("players", &count.to_string())) }
                                }
                            }
                        }
                        (self.clashes_of("players"))
                    }
                    fieldset class="seats" {
                        legend { (words.get("table-new-seats")) }
                        @for seat in 0..*players.end() {
                            div class="seat-row" data-seat-row=(seat) {
                                label for={ "seat-" (seat) } {
                                    (owner::badge(table::Seat::new(seat))) " "
                                    (words.say("table-seat-number", &[("number", (seat + 1).into())]))
                                }
                                (self.seat_select(seat))
                            }
                        }
                        p class="help without-script" { (words.get("table-new-seats-help")) }
                        details {
                            summary { (words.get("table-new-bots")) }
                            dl class="help" {
                                @for bot in self.bots {
                                    dt { (words.bot(bot)) }
                                    dd { (words.about_bot(bot)) }
                                }
                            }
                        }
                    }
                    @if let Some((heading, about)) = self.face.about_options(words) {
                        details id="about-options" class="field" { summary { (heading) } (about) }
                    }
                    @for field in self.face.option_fields(words) {
                        div class="field" {
                            label for={ "option-" (field.name) } { (field.label) }
                            select id={ "option-" (field.name) } name=(field.name)
                                aria-describedby={ "help-" (field.name) } {
                                @for choice in &field.choices {
                                    option value=(choice.id) selected[self.is_chosen(field.name, &choice.id, false)] {
                                        (choice.label) (self.mark(field.name, &choice.id))
                                    }
                                }
                            }
                            p class="help" id={ "help-" (field.name) } { (field.help) }
                            (self.clashes_of(field.name))
                        }
                    }
                    @if self.has_limits {
                        button class="button" id="show-limits" type="submit" formmethod="get"
                            formaction={ "/new/" (self.face.id()) } { (words.get("table-new-limits")) }
                    }
                    div class="field" {
                        label for="new-name" { (words.get("table-new-name")) }
                        input id="new-name" name="name" maxlength="60" autocomplete="off"
                            value=[self.chosen.get("name")];
                    }
                    (self.terms())
                    details class="field" data-alone open[self.chosen.get("seed").is_some_and(|seed| !seed.is_empty())] {
                        summary { (words.get("table-new-more")) }
                        label for="new-seed" { (words.get("table-new-seed")) }
                        input id="new-seed" name="seed" inputmode="numeric" pattern="[0-9]*"
                            autocomplete="off" aria-describedby="help-seed" value=[self.chosen.get("seed")];
                        p class="help" id="help-seed" { (words.get("table-new-seed-help")) }
                    }
                    button class="button primary big" type="submit" { (words.get("table-new-create")) }
                }
            }
        };
        page(&self.visitor, &title, &body)
    }

    /// Whether a choice of a field is the one made before, or else the usual one.
    fn is_chosen(&self, field: &str, choice: &str, is_usual: bool) -> bool {
        self.chosen.get(field).map_or(is_usual, |chosen| chosen == choice)
    }

    /// A mark at a choice that does not go together with the others.
    fn mark(&self, field: &str, choice: &str) -> &'static str {
        let is_it = |clash: &Clash| clash.field == field && clash.choice == choice;
        if self.clashes.iter().any(is_it) { " ✕" } else { "" }
    }

    /// Which choices of a field do not go together with the others, and by which rules.
    fn clashes_of(&self, field: &str) -> Markup {
        html! {
            @for clash in self.clashes.iter().filter(|clash| clash.field == field) {
                p class="help clash" { "✕ " (clash.label) ": " (clash.sentence) " " (clash.rule) }
            }
        }
    }

    /// How the table is to be run.
    fn terms(&self) -> Markup {
        let words = self.visitor.look.words();
        html! {
            div class="field" {
                label for="new-hints" { (words.get("table-terms-hints")) }
                select id="new-hints" name="hints" aria-describedby="help-hints" {
                    @for (id, key) in [
                        ("", "table-new-hints-alone"),
                        ("on", "table-new-hints-on"),
                        ("off", "table-new-hints-off"),
                    ] { option value=(id) selected[self.is_chosen("hints", id, false)] { (words.get(key)) } }
                }
                p class="help" id="help-hints" { (words.get("table-new-hints-help")) }
            }
            div class="field" {
                label for="new-absence" { (words.get("table-terms-absence")) }
                select id="new-absence" name="absence" {
                    @for minutes in ABSENCES {
                        @let time = duration(words, minutes);
                        @let is_usual = minutes == self.usual_absence;
                        option value=(minutes) selected[self.is_chosen("absence", &minutes.to_string(), is_usual)] {
                            (words.say("table-terms-absence-for", &[("time", time.into())]))
                        }
                    }
                }
            }
            @if self.face.is_team() {
                (self.switch("helping", [
                    "table-terms-helping",
                    "table-terms-helping-off",
                    "table-terms-helping-on",
                    "table-new-helping-help",
                ]))
                (self.switch("speak-first", [
                    "table-terms-speak-first",
                    "table-terms-speak-first-off",
                    "table-terms-speak-first-on",
                    "table-new-speak-first-help",
                ]))
            }
        }
    }

    /// A choice between off and on, with its words: what it is called, off, on, what it means.
    fn switch(&self, name: &str, keys: [&str; 4]) -> Markup {
        let [label, off, on, help] = keys.map(|key| self.visitor.look.words().get(key));
        html! {
            div class="field" {
                label for={ "new-" (name) } { (label) }
                select id={ "new-" (name) } name=(name) aria-describedby={ "help-" (name) } {
                    @for (id, label) in [("off", off), ("on", on)] {
                        option value=(id) selected[self.is_chosen(name, id, false)] { (label) }
                    }
                }
                p class="help" id={ "help-" (name) } { (help) }
            }
        }
    }

    fn seat_select(&self, seat: u8) -> Markup {
        let words = self.visitor.look.words();
        let people = [
            (SeatChoice::Me, words.get("table-seat-me")),
            (SeatChoice::HotSeat, words.get("table-seat-hotseat")),
            (SeatChoice::Open, words.get("table-seat-open")),
        ];
        let bots = self.bots.iter().map(|bot| {
            let label = words.say("table-seat-bot", &[("level", words.bot(bot).into())]);
            (SeatChoice::Bot((*bot).to_owned()), label)
        });
        let usual = match seat {
            0 => SeatChoice::Me,
            _ => SeatChoice::Bot(self.usual_bot.to_owned()),
        };
        // The small form of the first page names the others together.
        let chosen = self.chosen.get(&format!("seat-{seat}")).or_else(|| self.chosen.get("others"));
        let chosen = chosen.map_or_else(|| usual.id(), String::clone);
        html! {
            select id={ "seat-" (seat) } name={ "seat-" (seat) } {
                @for (choice, label) in people.into_iter().chain(bots) {
                    @let id = choice.id();
                    option value=(id) selected[id == chosen] { (label) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_choice_survives_the_form() {
        let bot = SeatChoice::Bot("greedy".to_owned());
        for choice in [SeatChoice::Me, SeatChoice::HotSeat, SeatChoice::Open, bot] {
            assert_eq!(SeatChoice::from_id(&choice.id()), Some(choice));
        }
        assert_eq!(SeatChoice::from_id("throne"), None);
    }
}
