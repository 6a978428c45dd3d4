//! A guided match: its opening is written down with words, and the learner makes the moves.

use serde::Deserialize;
use serde_json::Value;

use crate::rule::table_rules;
use crate::{AnyMatch, Game, Refusal, Seat, Seed};

/// Between two actions of one move.
const THEN: &str = "; ";

/// The opening of a match for somebody who has never seen the game.
///
/// Chance depends on seed and step number alone and the moves of all seats are written down, so
/// that the learner always meets the positions that the words speak about.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What is agreed before the match, in JSON.
    pub options: Value,
    /// The seed of the match.
    pub seed: Seed,
    /// Whom the words are for.
    pub learner: Seat,
    /// The moves in their order.
    pub moves: Vec<LessonMove>,
    /// The key of the words after the last move, when everybody plays freely.
    pub end: String,
}

/// A move of a lesson, in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LessonMove {
    /// The learner's.
    Learner {
        /// The move; several actions that are one intention stand with `; ` between them.
        act: String,
        /// The key of the words before it.
        say: String,
    },
    /// Somebody else's.
    Other {
        /// Who makes it.
        seat: Seat,
        /// The move.
        act: String,
    },
}

/// Where the learner stands in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guidance<'a> {
    /// Before a move of the lesson.
    Move {
        /// The number of the move among the learner's, counted from 1.
        number: usize,
        /// How many the learner makes.
        of: usize,
        /// The move, or what is left of it.
        act: &'a str,
        /// The key of the words before it.
        say: &'a str,
    },
    /// After the last one, before the first free decision.
    End {
        /// The key of the closing words.
        say: &'a str,
    },
}

/// A lesson as its file is written, with the options of its game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<O> {
    options: O,
    seed: Seed,
    learner: Seat,
    moves: Vec<LessonMove>,
    end: String,
}

impl Lesson {
    /// Reads the lesson of a game from RON.
    pub fn read<G: Game>(text: &str) -> Result<Self, ron::error::SpannedError> {
        let Written { options, seed, learner, moves, end } =
            ron::from_str::<Written<G::Options>>(text)?;
        let options = serde_json::to_value(options).expect("options are plain data");
        Ok(Self { options, seed, learner, moves, end })
    }

    /// The keys of all words, in their order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.learner_moves().map(|(_, say)| say).chain([self.end.as_str()])
    }

    /// What a seat is to do next; `None` once it plays freely.
    pub fn next(&self, game: &dyn AnyMatch, seat: Seat) -> Option<&str> {
        let done = game.acts(seat).len();
        self.is_followed(game).then(|| self.moves_of(seat).nth(done)).flatten()
    }

    /// Where the learner stands; `None` once the words are over.
    pub fn guidance(&self, game: &dyn AnyMatch) -> Option<Guidance<'_>> {
        if !self.is_followed(game) {
            return None;
        }
        let of = self.learner_moves().count();
        let mut done = game.acts(self.learner).len();
        for (index, (act, say)) in self.learner_moves().enumerate() {
            let actions = act.split(THEN).count();
            if done < actions {
                let begun: usize = act.split(THEN).take(done).map(|it| it.len() + THEN.len()).sum();
                return Some(Guidance::Move { number: index + 1, of, act: &act[begun..], say });
            }
            done -= actions;
        }
        (done == 0).then_some(Guidance::End { say: &self.end })
    }

    /// TABLE-LESSON-1: refuses a step that would leave the lesson. A match that is not that of the
    /// lesson any more goes on as it likes.
    pub fn permit(&self, before: &dyn AnyMatch, after: &dyn AnyMatch) -> Result<(), Refusal> {
        if self.is_followed(before) && !self.is_followed(after) {
            return Err(Refusal::new(table_rules::NOT_IN_THE_LESSON));
        }
        Ok(())
    }

    /// Whether every seat has made the moves of the lesson, as far as they go. Those who choose at
    /// the same time may have chosen in any order.
    fn is_followed(&self, game: &dyn AnyMatch) -> bool {
        game.seats().into_iter().all(|seat| {
            let acts = game.acts(seat);
            self.moves_of(seat).zip(&acts).all(|(scripted, act)| scripted == act)
        })
    }

    /// The learner's moves, each with the key of its words.
    fn learner_moves(&self) -> impl Iterator<Item = (&str, &str)> {
        self.moves.iter().filter_map(|step| match step {
            LessonMove::Learner { act, say } => Some((act.as_str(), say.as_str())),
            LessonMove::Other { .. } => None,
        })
    }

    /// The actions of a seat one by one.
    fn moves_of(&self, seat: Seat) -> impl Iterator<Item = &str> {
        let moves = self.moves.iter().filter_map(move |step| {
            let (actor, act) = match step {
                LessonMove::Learner { act, .. } => (self.learner, act),
                LessonMove::Other { seat, act } => (*seat, act),
            };
            (actor == seat).then_some(act.as_str())
        });
        moves.flat_map(|act| act.split(THEN))
    }
}
