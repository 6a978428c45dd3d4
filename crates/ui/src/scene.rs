//! What a face draws from: a view, what may be done now, and who looks.

use maud::{Markup, html};
use table::{Entry, Game, Refusal, Seat, Seats, Standings, Turn, Viewer};

use crate::{Arg, Face, Look, SeatNames, Told, Words, owner};

/// Everything that a face draws from.
pub struct Scene<'a, G: Game> {
    /// What the viewer may see.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// The seats for which he decides.
    pub hand: Seats,
    /// What the game waits for.
    pub turn: Turn,
    /// What the viewer may point at now; empty in a replay.
    pub choices: &'a [Offered<G::Action>],
    /// What the viewer has begun to put together, in the game's notation.
    pub draft: Option<&'a str>,
    /// The scores as the viewer may know them.
    pub standings: &'a Standings,
    /// The viewer's settings.
    pub look: &'a Look,
    /// The sentences of the viewer's language.
    pub words: &'static Words,
    /// Who sits where.
    pub names: &'a SeatNames,
    /// What ran by itself since the viewer's last step.
    pub told_first: Vec<Told>,
    /// Whether this is a moment of the past, or one in which nobody can decide anything more.
    pub is_replay: bool,
    /// Whether what the viewer clicks is only suggested to whoever decides.
    pub suggests: bool,
    /// Whether a guided first game says what to do next: then everything is asked one by one.
    pub is_lesson: bool,
    /// What others suggest to whoever decides: who, and what in the game's notation.
    pub suggestions: &'a [(Seat, String)],
    /// What has been told up to the moment shown; [`Scene::told`] is what of it the viewer may know.
    pub(crate) log: &'a [Entry<G::Event>],
    /// When the game is over: the winner's way, to be drawn over the board.
    pub way: Markup,
}

/// Something the viewer may point at.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered<A> {
    /// The action.
    pub action: A,
    /// Why it is not possible now, if so.
    pub refusal: Option<Refusal>,
}

impl<G: Face> Scene<'_, G> {
    /// The viewer's seat, if the game waits for it.
    pub fn deciding(&self) -> Option<Seat> {
        match (self.viewer, self.turn) {
            (Viewer::Seat(seat), Turn::Decide(seats))
                if seats.contains(seat) && !self.is_replay =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    /// The viewer's seat, if the viewer plays.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.standings.scores.len() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// What has happened, as far as the viewer may know it.
    pub(crate) fn told(&self) -> impl Iterator<Item = &G::Event> {
        let readable = |entry: &&Entry<G::Event>| entry.audience.includes(self.viewer);
        self.log.iter().filter(readable).map(|entry| &entry.event)
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.standings.scores.len() as u8).map(Seat::new)
    }

    /// Who is to decide.
    pub(crate) fn deciders(&self) -> Vec<Seat> {
        match self.turn {
            Turn::Decide(seats) => seats.into_iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// The names of those who are to decide.
    pub(crate) fn decider_names(&self) -> String {
        let names: Vec<String> = self.deciders().iter().map(|seat| self.names.of(*seat)).collect();
        names.join(", ")
    }

    /// The prompt: where the game is, who decides, what is asked.
    pub(crate) fn prompt_line(&self, phase: &str, sentence: &str) -> Markup {
        html! {
            span class="eyebrow" { @for seat in self.deciders() { (owner::badge(seat)) " " } (phase) (self.pocket()) } " "
            span class="question" { (sentence) }
        }
    }

    /// What the viewer has; a reader finds it with the seats.
    fn pocket(&self) -> Markup {
        let pocket = self.own_seat().map(|seat| G::pocket(self, seat)).unwrap_or_default();
        html! {
            @if !pocket.is_empty() {
                span class="pocket" aria-hidden="true" { @for (sign, count) in pocket { span { (sign) (count) } } }
            }
        }
    }

    /// An action as a short phrase.
    pub(crate) fn label(&self, action: G::Action) -> String {
        G::label(self.words, self.view, action)
    }

    /// The sentence with this key.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// The sentence with this key, which takes no values.
    pub(crate) fn get(&self, key: &str) -> String {
        self.words.get(key)
    }
}
