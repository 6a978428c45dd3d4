//! Questions inside questions: a small stack of what is being decided.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// What is being decided, and what it interrupted: a stack of frames of a fixed depth.
///
/// A phase that has to ask in the middle of its work pushes the question and returns; the top
/// frame is what is being decided. Whoever answers it pops it, and the frame below goes on where it
/// stopped. A frame holds what its own question needs and nothing else.
///
/// The end of a game or a defeat clears the stack: nothing that was interrupted goes on.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Questions<F: Copy, const DEPTH: usize>(ArrayVec<F, DEPTH>);

impl<F: Copy, const DEPTH: usize> Questions<F, DEPTH> {
    /// Nothing is being asked.
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Asks something before whatever is being asked now.
    ///
    /// # Panics
    /// When questions are nested deeper than the game says they can be.
    #[inline]
    pub fn ask(&mut self, frame: F) {
        assert!(!self.0.is_full(), "questions are nested deeper than {DEPTH}");
        self.0.push(frame);
    }

    /// What is being decided.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// What is being decided, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Ends the top question and returns it; the one below goes on.
    #[inline]
    pub fn answered(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// Forgets every question.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How deep the questions are nested.
    #[inline]
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is being asked.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The questions from the outermost to the top one.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> + ExactSizeIterator {
        self.0.iter().copied()
    }
}

impl<F: Copy, const DEPTH: usize> Default for Questions<F, DEPTH> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Copy + fmt::Debug, const DEPTH: usize> fmt::Debug for Questions<F, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_question_below_goes_on_when_the_top_one_is_answered() {
        let mut questions: Questions<&str, 3> = Questions::new();
        questions.ask("cold");
        questions.ask("death");
        assert_eq!((questions.top(), questions.depth()), (Some("death"), 2));
        assert_eq!(questions.answered(), Some("death"));
        assert_eq!(questions.top(), Some("cold"));
        questions.clear();
        assert!(questions.is_empty() && questions.top().is_none());
    }

    #[test]
    fn questions_are_kept_as_a_list_that_is_never_too_long() {
        let mut questions: Questions<u8, 2> = Questions::new();
        questions.ask(4);
        questions.ask(7);
        let text = serde_json::to_string(&questions).expect("JSON");
        assert_eq!(text, "[4,7]");
        assert_eq!(serde_json::from_str::<Questions<u8, 2>>(&text).ok(), Some(questions));
        assert!(serde_json::from_str::<Questions<u8, 1>>(&text).is_err());
    }
}
