//! Content of a game: boards, decks and tiles as data files, replaceable without touching code.

use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::path::Path;
use std::sync::{OnceLock, RwLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Where a fact of a content file comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated by the rulebook.
    Rulebook,
    /// Found in public descriptions.
    Public,
    /// Follows from what the rulebook states.
    Derived,
    /// Our own reconstruction, consistent with every known fact.
    Design,
}

/// A mistake in a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file's name.
    pub file: &'static str,
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong: the thing and the value.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

/// The line, counted from 1, on which `needle` first stands in `text`.
pub fn line_of(text: &str, needle: &str) -> Option<usize> {
    text.find(needle).map(|at| text[..at].matches('\n').count() + 1)
}

/// Why a content folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadContentError {
    /// The folder or a file in it cannot be read.
    #[error("cannot read {path}: {error}")]
    Read {
        /// The file's path.
        path: String,
        /// What went wrong.
        error: std::io::Error,
    },
    /// The folder has none of the game's files.
    #[error("{path} holds none of the content files {files}")]
    Empty {
        /// The folder.
        path: String,
        /// The names looked for.
        files: String,
    },
    /// The files have mistakes.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Problems(Vec<Problem>),
}

/// The content of one game, parsed and checked.
pub trait Content: Sized + Send + Sync + 'static {
    /// The content files: name and the text built into the program.
    const FILES: &'static [(&'static str, &'static str)];

    /// Parses and checks the texts of [`Content::FILES`], in that order.
    fn parse(texts: &[&str]) -> Result<Self, Vec<Problem>>;

    /// Where this game keeps its editions: `static EDITIONS: Editions<Self> = Editions::new()`.
    fn editions() -> &'static Editions<Self>;

    /// Parses one RON file; a mistake names the file and the line.
    fn read<T: serde::de::DeserializeOwned>(
        index: usize,
        texts: &[&str],
    ) -> Result<T, Vec<Problem>> {
        ron::from_str(texts[index]).map_err(|error| {
            vec![Problem {
                file: Self::FILES[index].0,
                line: Some(error.span.start.line),
                message: error.code.to_string(),
            }]
        })
    }
}

/// The editions of a game that this process knows: the built-in one and those loaded.
pub struct Editions<C: Content> {
    standard: OnceLock<Edition<C>>,
    loaded: RwLock<Option<HashMap<u64, Edition<C>>>>,
}

impl<C: Content> Editions<C> {
    /// No edition so far.
    pub const fn new() -> Self {
        Self { standard: OnceLock::new(), loaded: RwLock::new(None) }
    }

    fn insert(&self, texts: &[&str]) -> Result<Edition<C>, Vec<Problem>> {
        let id = fingerprint(texts);
        let mut loaded = self.loaded.write().expect("no edition panics while it is inserted");
        let known = loaded.get_or_insert_default();
        if let Some(edition) = known.get(&id) {
            return Ok(*edition);
        }
        // Content lives as long as the process: states refer to it by a plain reference.
        let edition = Edition(Box::leak(Box::new(Loaded { id, content: C::parse(texts)? })));
        known.insert(id, edition);
        Ok(edition)
    }
}

impl<C: Content> Default for Editions<C> {
    fn default() -> Self {
        Self::new()
    }
}

/// A number that stays the same as long as the facts do: comments and layout do not count.
pub fn fingerprint(texts: &[&str]) -> u64 {
    let mut hash = Sha256::new();
    for text in texts {
        for line in text.lines() {
            let facts = line.split("//").next().unwrap_or_default();
            facts.split_whitespace().for_each(|word| hash.update(word));
        }
        hash.update([0]);
    }
    u64::from_be_bytes(hash.finalize()[..8].try_into().expect("eight bytes"))
}

struct Loaded<C> {
    id: u64,
    content: C,
}

/// A handle to one edition of a game's content: small, `Copy`, and saved by its fingerprint.
pub struct Edition<C: 'static>(&'static Loaded<C>);

impl<C: Content> Edition<C> {
    /// The edition built into the program.
    ///
    /// # Panics
    /// When the built-in content is broken, which a test of the game excludes.
    pub fn standard() -> Self {
        *C::editions().standard.get_or_init(|| {
            let texts: Vec<&str> = C::FILES.iter().map(|(_, text)| *text).collect();
            C::editions()
                .insert(&texts)
                .unwrap_or_else(|problems| panic!("built-in content: {problems:?}"))
        })
    }

    /// Loads an edition from a folder. Files that are not there are taken from the built-in one.
    pub fn load(folder: &Path) -> Result<Self, LoadContentError> {
        let mut texts = Vec::new();
        let mut found = 0;
        for (name, built_in) in C::FILES {
            let path = folder.join(name);
            match std::fs::read_to_string(&path) {
                Ok(text) => {
                    found += 1;
                    texts.push(text);
                }
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                    texts.push((*built_in).to_owned());
                }
                Err(error) => {
                    let path = path.display().to_string();
                    return Err(LoadContentError::Read { path, error });
                }
            }
        }
        if found == 0 {
            let files = C::FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            return Err(LoadContentError::Empty { path: folder.display().to_string(), files });
        }
        Self::from_texts(&texts.iter().map(String::as_str).collect::<Vec<_>>())
            .map_err(LoadContentError::Problems)
    }

    /// An edition from the texts of all content files.
    pub fn from_texts(texts: &[&str]) -> Result<Self, Vec<Problem>> {
        C::editions().insert(texts)
    }

    /// The content itself.
    #[inline]
    pub fn get(self) -> &'static C {
        &self.0.content
    }

    /// The fingerprint of the content's facts.
    pub fn id(self) -> String {
        format!("{:016x}", self.0.id)
    }
}

impl<C> Clone for Edition<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Edition<C> {}

impl<C> Deref for Edition<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

impl<C> PartialEq for Edition<C> {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl<C> Eq for Edition<C> {}

impl<C> fmt::Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({:016x})", self.0.id)
    }
}

impl<C> Serialize for Edition<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0.id))
    }
}

impl<'de, C: Content> Deserialize<'de> for Edition<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let id = u64::from_str_radix(&text, 16)
            .map_err(|_| D::Error::custom(format!("content {text:?} is not a fingerprint")))?;
        Self::standard();
        let loaded = C::editions().loaded.read().expect("no edition panics while it is inserted");
        loaded.as_ref().and_then(|known| known.get(&id)).copied().ok_or_else(|| {
            D::Error::custom(format!(
                "content {text} is not loaded; name the folder that holds it with --content"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_tells_facts_and_not_their_layout() {
        let original = fingerprint(&["(a: 1, b: 2)", "x"]);
        assert_eq!(fingerprint(&["// Why.\n(\n    a: 1, // one\n    b: 2)\n", " x\n"]), original);
        assert_ne!(fingerprint(&["(a: 1, b: 3)", "x"]), original);
        assert_ne!(fingerprint(&["(a: 1, b: 2)x", ""]), original);
    }

    #[test]
    fn the_line_of_a_mistake_is_counted_from_one() {
        assert_eq!(line_of("a\nb\nc", "c"), Some(3));
        assert_eq!(line_of("a", "z"), None);
    }
}
