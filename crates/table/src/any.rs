//! A match of any game, spoken to in JSON. Written once for all games.

use std::any::Any;
use std::fmt::Display;

use serde::Serialize;

use crate::matches::StepOf;
use crate::save::to_text;
use crate::{
    DiceError, Entry, Game, Match, Refusal, Seat, Seats, Seed, Standings, Step, Turn, Viewer,
};

/// Something a seat may point at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action, to be sent back as it is.
    pub action: serde_json::Value,
    /// The action in the game's notation.
    pub notation: String,
    /// Why it is not possible now, if so.
    pub refusal: Option<Refusal>,
}

/// A log line that the viewer may read.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the step that caused it.
    pub step: usize,
    /// What happened.
    pub event: serde_json::Value,
    /// What happened, in the game's notation.
    pub notation: String,
}

/// Why an action was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// It is not an action of this game.
    #[error("{action} is not an action of {game}: {error}")]
    Malformed {
        /// The game's id.
        game: &'static str,
        /// What was sent.
        action: String,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A match whose game is known only at run time.
pub trait AnyMatch: Any + Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The game's rules reference.
    fn rules(&self) -> &'static str;
    /// Whether all seats win or lose as one.
    fn is_team(&self) -> bool;
    /// Whether every seat knows everything that any seat knows.
    fn is_open(&self) -> bool;
    /// How many steps were taken: the version of the match.
    fn len(&self) -> usize;
    /// Whether no step was taken yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The seats at the table.
    fn seats(&self) -> Seats;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// Legal actions of a seat.
    fn actions(&self, seat: Seat) -> Vec<Choice>;
    /// Everything a seat may point at, with the refusal where it is not legal.
    fn candidates(&self, seat: Seat) -> Vec<Choice>;
    /// Whether a seat may do an action now.
    fn check(&self, seat: Seat, action: &serde_json::Value) -> Result<(), ActError>;
    /// Lets a seat act, then chance run.
    fn act(&mut self, seat: Seat, action: &serde_json::Value) -> Result<(), ActError>;
    /// Lets a seat take several actions, each a step of its own, or none of them; partners of the
    /// same `hand` go on when they are asked (TABLE-TURN-3).
    fn act_all(
        &mut self,
        seat: Seat,
        hand: Seats,
        actions: &[serde_json::Value],
    ) -> Result<(), ActError>;
    /// Whether an action could not be undone.
    fn is_irreversible(&self, seat: Seat, action: &serde_json::Value) -> Result<bool, ActError>;
    /// Takes the choices that are none (TABLE-TURN-4).
    fn take_forced(&mut self);
    /// Whether a step was the only one that could be taken.
    fn is_forced(&self, step: usize) -> bool;
    /// The step that an undo of a seat would take back.
    fn undoable(&self, seat: Seat) -> Result<usize, Refusal>;
    /// Takes back the latest step of a seat.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Whether a step was chosen while others chose too, and shows nobody anything yet.
    fn is_sealed(&self, step: usize) -> bool;
    /// Throws all dice again from step `first` on and compares. Returns how often chance was asked.
    fn check_chance(&self, first: usize) -> Result<usize, DiceError>;
    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// What a viewer may see, drawn as text.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The log lines from step `from` on that a viewer may read.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine>;
    /// The whole log with everything secret in it: for the owner of a save, never for a player.
    fn full_log(&self) -> Vec<LogLine>;
    /// The scores as far as the viewer may know them.
    fn standings(&self, viewer: Viewer) -> Standings;
    /// A step in the game's notation, with everything secret in it.
    fn step_text(&self, step: usize) -> String;
    /// The steps from number `from` on, each as a JSON text, as [`join_save`](crate::join_save)
    /// takes them.
    fn step_texts(&self, from: usize) -> Vec<String>;
    /// What a seat has done so far, in the game's notation, with everything secret in it.
    fn acts(&self, seat: Seat) -> Vec<String>;
    /// The number of the latest step that a seat has taken.
    fn last_step_of(&self, seat: Seat) -> Option<usize>;
    /// The seed of the match. It foretells chance: show it to nobody before the end.
    fn seed(&self) -> Seed;
    /// The version of the rules the match is played by.
    fn rules_version(&self) -> u32;
    /// Lets a halted match go on from where it halted.
    fn go_on(&mut self);
    /// The options as a JSON text.
    fn options_text(&self) -> String;
    /// A copy of the match.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
    /// The match after its first `steps` steps.
    fn at(&self, steps: usize) -> Box<dyn AnyMatch>;
    /// The match as a file.
    fn save(&self) -> String;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn is_team(&self) -> bool {
        G::IS_TEAM
    }

    fn is_open(&self) -> bool {
        G::IS_OPEN
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn seats(&self) -> Seats {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn actions(&self, seat: Seat) -> Vec<Choice> {
        self.choices(seat, G::actions)
    }

    fn candidates(&self, seat: Seat) -> Vec<Choice> {
        self.choices(seat, G::candidates)
    }

    fn check(&self, seat: Seat, action: &serde_json::Value) -> Result<(), ActError> {
        Ok(self.state().permit(seat, read_action::<G>(action)?)?)
    }

    fn act(&mut self, seat: Seat, action: &serde_json::Value) -> Result<(), ActError> {
        Ok(Match::act(self, seat, read_action::<G>(action)?)?)
    }

    fn act_all(
        &mut self,
        seat: Seat,
        hand: Seats,
        actions: &[serde_json::Value],
    ) -> Result<(), ActError> {
        let actions: Vec<G::Action> =
            actions.iter().map(read_action::<G>).collect::<Result<_, _>>()?;
        Ok(Match::act_all(self, seat, hand, &actions)?)
    }

    fn is_irreversible(&self, seat: Seat, action: &serde_json::Value) -> Result<bool, ActError> {
        Ok(Match::is_irreversible(self, seat, read_action::<G>(action)?)?)
    }

    fn take_forced(&mut self) {
        Match::take_forced(self);
    }

    fn is_forced(&self, step: usize) -> bool {
        Match::is_forced(self, step)
    }

    fn undoable(&self, seat: Seat) -> Result<usize, Refusal> {
        Match::undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Match::undo(self, seat)
    }

    fn is_sealed(&self, step: usize) -> bool {
        Match::is_sealed(self, step)
    }

    fn check_chance(&self, first: usize) -> Result<usize, DiceError> {
        Match::check_chance(self, first)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        to_json(&self.state().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.state().view(viewer).to_string()
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        Match::log(self, viewer).filter(|entry| entry.step >= from).map(log_line).collect()
    }

    fn full_log(&self) -> Vec<LogLine> {
        Match::full_log(self).iter().map(log_line).collect()
    }

    fn standings(&self, viewer: Viewer) -> Standings {
        self.state().standings(viewer)
    }

    fn step_text(&self, step: usize) -> String {
        self.steps()[step].to_string()
    }

    fn step_texts(&self, from: usize) -> Vec<String> {
        self.steps()[from..].iter().map(to_text).collect()
    }

    fn acts(&self, seat: Seat) -> Vec<String> {
        let act = |step: &StepOf<G>| match step {
            Step::Act(actor, action) if *actor == seat => Some(action.to_string()),
            Step::Act(..) | Step::Chance(_) => None,
        };
        self.steps().iter().filter_map(act).collect()
    }

    fn last_step_of(&self, seat: Seat) -> Option<usize> {
        self.steps().iter().rposition(|step| matches!(step, Step::Act(actor, _) if *actor == seat))
    }

    fn seed(&self) -> Seed {
        Match::seed(self)
    }

    fn rules_version(&self) -> u32 {
        Match::rules_version(self)
    }

    fn go_on(&mut self) {
        Match::go_on(self);
    }

    fn options_text(&self) -> String {
        to_text(self.options())
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn at(&self, steps: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, steps))
    }

    fn save(&self) -> String {
        Match::save(self)
    }
}

impl<G: Game> Match<G> {
    fn choices(&self, seat: Seat, list: fn(&G, Seat, &mut Vec<G::Action>)) -> Vec<Choice> {
        let mut actions = Vec::new();
        if matches!(self.state().turn(), Turn::Decide(seats) if seats.contains(seat)) {
            list(self.state(), seat, &mut actions);
        }
        actions
            .into_iter()
            .map(|action| Choice {
                action: to_json(&action),
                notation: action.to_string(),
                refusal: self.state().permit(seat, action).err(),
            })
            .collect()
    }
}

fn read_action<G: Game>(action: &serde_json::Value) -> Result<G::Action, ActError> {
    serde_json::from_value(action.clone()).map_err(|error| ActError::Malformed {
        game: G::ID,
        action: action.to_string(),
        error,
    })
}

fn log_line<E: Serialize + Display>(entry: &Entry<E>) -> LogLine {
    let (event, notation) = (to_json(&entry.event), entry.event.to_string());
    LogLine { step: entry.step, event, notation }
}

fn to_json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data is JSON")
}
