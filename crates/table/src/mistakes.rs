//! What is wrong in content files, and where.

use std::fmt;
use std::marker::PhantomData;

use crate::edition::Content;

/// A mistake in a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The file's name.
    pub file: &'static str,
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong: the thing and the value.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

/// Collects every mistake, so that the owner of a content folder can mend them all at once.
pub struct Mistakes<'a, C> {
    texts: &'a [&'a str],
    found: Vec<Mistake>,
    content: PhantomData<fn() -> C>,
}

impl<'a, C: Content> Mistakes<'a, C> {
    /// None yet, in files with these texts.
    pub fn of(texts: &'a [&'a str]) -> Self {
        Self { texts, found: Vec::new(), content: PhantomData }
    }

    /// Adds a mistake in the file with this number, where `near` first stands in it.
    pub fn add(&mut self, file: usize, near: &str, message: impl Into<String>) {
        let line = line_of(self.texts[file], near);
        self.found.push(Mistake { file: C::FILES[file].0, line, message: message.into() });
    }

    /// All mistakes, if there are any.
    pub fn result(&mut self) -> Result<(), Vec<Mistake>> {
        match std::mem::take(&mut self.found) {
            found if found.is_empty() => Ok(()),
            found => Err(found),
        }
    }
}

/// The line, counted from 1, on which `needle` first stands in `text`.
pub fn line_of(text: &str, needle: &str) -> Option<usize> {
    text.find(needle).map(|at| text[..at].matches('\n').count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_mistake_is_counted_from_one() {
        assert_eq!(line_of("a\nb\nc", "c"), Some(3));
        assert_eq!(line_of("a", "z"), None);
    }
}
