//! Content of a game: boards, decks and tiles as data files, replaceable without touching code.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::io;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{OnceLock, RwLock};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::mistakes::Mistake;

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

/// A list in a content file with the source of its facts.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    #[serde(skip_serializing)]
    #[expect(dead_code, reason = "for the reader of the content file")]
    provenance: Provenance,
    /// The facts.
    pub items: Vec<T>,
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
    /// The folder has a file that no part of the game reads.
    #[error("{path} is read by no part of the game; its content files are {files}")]
    Unread {
        /// The file.
        path: String,
        /// The names of the content files.
        files: String,
    },
    /// The files have mistakes.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Problems(Vec<Mistake>),
}

/// The texts of a game's content files, in the order of [`Content::FILES`]. What is read from
/// them are the facts of an edition.
pub struct Texts<'a> {
    texts: &'a [&'a str],
    facts: RefCell<Vec<String>>,
}

impl<'a> Texts<'a> {
    fn new(texts: &'a [&'a str]) -> Self {
        Self { texts, facts: RefCell::new(vec![String::new(); texts.len()]) }
    }

    /// Adds a value to the facts of a file that a game reads item by item, so that each mistake
    /// names its line. [`Content::read`] does it for files that are read whole.
    pub fn note(&self, index: usize, value: &impl Serialize) {
        let facts = serde_json::to_string(value).expect("content is plain data");
        self.facts.borrow_mut()[index].push_str(&facts);
    }

    /// A number that stays the same as long as the facts do. Facts are parsed values: comments,
    /// layout and the order of fields do not count, nor does what is skipped when a value is
    /// written, such as the provenance.
    fn fingerprint(&self) -> u64 {
        let mut hash = Sha256::new();
        for facts in self.facts.borrow().iter() {
            hash.update(facts);
            hash.update([0]);
        }
        first_bytes(hash)
    }
}

impl<'a> Deref for Texts<'a> {
    type Target = [&'a str];

    fn deref(&self) -> &[&'a str] {
        self.texts
    }
}

/// An edition of the built-in content as it was once released. It stays in the program for ever,
/// because stored matches name it.
pub struct Release {
    /// The name by which matches are stored.
    pub id: &'static str,
    /// The fingerprint of its facts. From the second release of a game on it is also the name.
    pub fingerprint: &'static str,
    /// The files that differ from today's: name and the text of then.
    pub changed: &'static [(&'static str, &'static str)],
}

impl Release {
    /// The texts of this release.
    pub fn texts<C: Content>(&self) -> Vec<&'static str> {
        let text = |(name, today): &(&str, &'static str)| {
            let then = self.changed.iter().find(|(changed, _)| changed == name);
            then.map_or(*today, |(_, text)| *text)
        };
        C::FILES.iter().map(text).collect()
    }
}

/// The content of one game, parsed and checked.
pub trait Content: Sized + Send + Sync + 'static {
    /// The content files: name and the text built into the program.
    const FILES: &'static [(&'static str, &'static str)];

    /// Every edition of the built-in content that was released, the oldest first.
    const RELEASES: &'static [Release] = &[];

    /// Parses and checks the texts of [`Content::FILES`], in that order.
    fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>>;

    /// Where this game keeps its editions: `static EDITIONS: Editions<Self> = Editions::new()`.
    fn editions() -> &'static Editions<Self>;

    /// Parses one RON file; a mistake names the file and the line. The value is part of the facts
    /// as it is written again: a field that is no fact is skipped when it is written.
    fn read<T: DeserializeOwned + Serialize>(
        index: usize,
        texts: &Texts<'_>,
    ) -> Result<T, Vec<Mistake>> {
        let value: T = ron::from_str(texts[index]).map_err(|error| {
            vec![Mistake {
                file: Self::FILES[index].0,
                line: Some(error.span.start.line),
                message: error.code.to_string(),
            }]
        })?;
        texts.note(index, &value);
        Ok(value)
    }
}

/// The editions of a game that this process knows: the built-in one, released ones that were asked
/// for, and those loaded from folders. Each is found by any of its names.
pub struct Editions<C: Content> {
    standard: OnceLock<Edition<C>>,
    known: RwLock<Option<HashMap<u64, Edition<C>>>>,
}

impl<C: Content> Editions<C> {
    /// No edition so far.
    pub const fn new() -> Self {
        Self { standard: OnceLock::new(), known: RwLock::new(None) }
    }

    fn insert(&self, texts: &[&str]) -> Result<Edition<C>, Vec<Mistake>> {
        let parsed = Texts::new(texts);
        let content = C::parse(&parsed)?;
        let fingerprint = parsed.fingerprint();
        let mut known = self.known.write().expect("no edition panics while it is inserted");
        let known = known.get_or_insert_default();
        let edition = known.get(&fingerprint).copied().unwrap_or_else(|| {
            let released =
                C::RELEASES.iter().find(|it| number(it.fingerprint) == Some(fingerprint));
            let id = released.and_then(|it| number(it.id)).unwrap_or(fingerprint);
            // Content lives as long as the process: states refer to it by a plain reference.
            Edition(Box::leak(Box::new(Loaded { id, content })))
        });
        // The first version of the program named content by its text.
        for name in [fingerprint, edition.0.id, text_fingerprint(texts)] {
            known.entry(name).or_insert(edition);
        }
        Ok(edition)
    }

    /// The edition with this name, if it is loaded or was ever released.
    fn find(&self, id: u64) -> Option<Edition<C>> {
        let known = self.known.read().expect("no edition panics while it is inserted");
        let found = known.as_ref().and_then(|known| known.get(&id)).copied();
        drop(known);
        found.or_else(|| {
            let is_named = |it: &&Release| [it.id, it.fingerprint].map(number).contains(&Some(id));
            let release = C::RELEASES.iter().find(is_named)?;
            self.insert(&release.texts::<C>()).ok()
        })
    }
}

impl<C: Content> Default for Editions<C> {
    fn default() -> Self {
        Self::new()
    }
}

/// A number for texts: comments and layout do not count.
pub fn text_fingerprint(texts: &[&str]) -> u64 {
    let mut hash = Sha256::new();
    for text in texts {
        for line in text.lines() {
            let facts = line.split("//").next().unwrap_or_default();
            facts.split_whitespace().for_each(|word| hash.update(word));
        }
        hash.update([0]);
    }
    first_bytes(hash)
}

fn first_bytes(hash: Sha256) -> u64 {
    u64::from_be_bytes(hash.finalize()[..8].try_into().expect("eight bytes"))
}

/// A fingerprint as it is written.
fn number(fingerprint: &str) -> Option<u64> {
    u64::from_str_radix(fingerprint, 16).ok()
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

    /// Loads an edition from a folder. Files that are not there are taken from the built-in one;
    /// a file that no part of the game reads is an error.
    pub fn load(folder: &Path) -> Result<Self, LoadContentError> {
        let unreadable = |path: &Path, error| {
            let path = path.display().to_string();
            LoadContentError::Read { path, error }
        };
        let files = || C::FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let mut found = Vec::new();
        let is_read = |path: &Path| C::FILES.iter().any(|(name, _)| folder.join(name) == path);
        list_files(folder, &is_read, &mut found)
            .map_err(|(path, error)| unreadable(&path, error))?;
        if let Some(unread) = found.iter().find(|path| !is_read(path)) {
            let path = unread.display().to_string();
            return Err(LoadContentError::Unread { path, files: files() });
        }
        if found.is_empty() {
            let path = folder.display().to_string();
            return Err(LoadContentError::Empty { path, files: files() });
        }
        let mut texts = Vec::new();
        for (name, built_in) in C::FILES {
            let path = folder.join(name);
            texts.push(if found.contains(&path) {
                std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?
            } else {
                (*built_in).to_owned()
            });
        }
        Self::from_texts(&texts.iter().map(String::as_str).collect::<Vec<_>>())
            .map_err(LoadContentError::Problems)
    }

    /// An edition from the texts of all content files.
    pub fn from_texts(texts: &[&str]) -> Result<Self, Vec<Mistake>> {
        C::editions().insert(texts)
    }

    /// Every edition that this process knows by now, the built-in one among them.
    pub fn known() -> Vec<Self> {
        let standard = Self::standard();
        let known = C::editions().known.read().expect("no edition panics while it is inserted");
        let others = known.iter().flat_map(HashMap::values).filter(|it| **it != standard);
        std::iter::once(standard).chain(others.copied()).collect()
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
        let id = number(&text)
            .ok_or_else(|| D::Error::custom(format!("content {text:?} is not a fingerprint")))?;
        Self::standard();
        C::editions().find(id).ok_or_else(|| {
            D::Error::custom(format!(
                "content {text} is not loaded; name the folder that holds it with --content"
            ))
        })
    }
}

/// Every file below a folder but hidden ones, in no order. A folder in the place of a file that is
/// read is listed like one: whoever reads it says what is wrong.
fn list_files(
    folder: &Path,
    is_read: &dyn Fn(&Path) -> bool,
    found: &mut Vec<PathBuf>,
) -> Result<(), (PathBuf, io::Error)> {
    let failed = |error| (folder.to_owned(), error);
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type().map_err(failed)?.is_dir() && !is_read(&entry.path()) {
            list_files(&entry.path(), is_read, found)?;
        } else {
            found.push(entry.path());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Content with a fact of each kind that text confused: a string with slashes, words that
    /// join, a provenance.
    struct Toy;

    #[derive(Deserialize, Serialize)]
    struct ToyFile {
        name: String,
        words: Vec<String>,
        #[serde(default, skip_serializing)]
        #[expect(dead_code, reason = "for the reader of the file")]
        provenance: Option<Provenance>,
    }

    static TOYS: Editions<Toy> = Editions::new();

    const FIRST: &str = "(name: \"http://a\", words: [\"a b\"])";

    impl Content for Toy {
        const FILES: &'static [(&'static str, &'static str)] =
            &[("toy.ron", "(name: \"http://b\", words: [\"ab\"])")];
        const RELEASES: &'static [Release] = &[Release {
            id: "00000000000000aa",
            fingerprint: "3e71df170938dd52",
            changed: &[("toy.ron", FIRST)],
        }];

        fn parse(texts: &Texts<'_>) -> Result<Self, Vec<Mistake>> {
            Self::read::<ToyFile>(0, texts).map(|_| Self)
        }

        fn editions() -> &'static Editions<Self> {
            &TOYS
        }
    }

    fn id(text: &str) -> String {
        Edition::<Toy>::from_texts(&[text]).expect("readable").id()
    }

    #[test]
    fn facts_are_values_and_not_text() {
        let one = id("(name: \"http://b\", words: [\"ab\"])");
        assert_eq!(one, Edition::<Toy>::standard().id());
        let same = "// Why.\n(\n  words: [\"ab\",], // sorted\n  provenance: Some(design),\n  name: \"http://b\")";
        assert_eq!(id(same), one);
        for other in [
            "(name: \"http://c\", words: [\"ab\"])", // behind the slashes
            "(name: \"http://b\", words: [\"a b\"])",
            "(name: \"http://b\", words: [\"a\", \"b\"])",
        ] {
            assert_ne!(id(other), one, "{other}");
        }
    }

    #[test]
    fn a_released_edition_is_found_by_each_of_its_names_and_keeps_the_first() {
        let found = |name: &str| serde_json::from_value::<Edition<Toy>>(name.into());
        for name in ["00000000000000aa", "3e71df170938dd52"] {
            let edition = found(name).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(edition.id(), "00000000000000aa");
        }
        assert_eq!(id(FIRST), "00000000000000aa");
        // Content of a folder is found by the name that the first version gave it, too.
        let own = "(name: \"own\", words: [])";
        let (today, then) = (id(own), format!("{:016x}", text_fingerprint(&[own])));
        assert_eq!(found(&then).map(Edition::id).expect("it is loaded"), today);
        let error = found("00000000000000ab").expect_err("nobody has it").to_string();
        assert!(error.contains("00000000000000ab") && error.contains("--content"), "{error}");
    }

    #[test]
    fn the_fingerprint_of_a_text_does_not_tell_its_layout() {
        let original = text_fingerprint(&["(a: 1, b: 2)", "x"]);
        assert_eq!(
            text_fingerprint(&["// Why.\n(\n    a: 1, // one\n    b: 2)\n", " x\n"]),
            original
        );
        assert_ne!(text_fingerprint(&["(a: 1, b: 3)", "x"]), original);
        assert_ne!(text_fingerprint(&["(a: 1, b: 2)x", ""]), original);
    }
}
