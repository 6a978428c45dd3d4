//! Mistakes in content files, and what the loader says about them.

use std::fs;
use std::path::Path;

use table::{Content, Edition, LoadContentError, line_of};

/// Every released edition still opens under its name, and today's is one of them.
///
/// # Panics
/// When a stored match would not find its content.
pub fn check_releases<C: Content>() {
    for release in C::RELEASES {
        let edition = Edition::<C>::from_texts(&release.texts::<C>());
        let id = edition.unwrap_or_else(|problems| panic!("{}: {problems:?}", release.id)).id();
        assert_eq!(id, release.id, "the facts of a released edition have changed");
    }
    let today = Edition::<C>::standard().id();
    assert!(
        C::RELEASES.iter().any(|release| release.id == today),
        "the facts of the built-in content have changed: keep the old files with the last \
         release, and add a release with the fingerprint {today}"
    );
}

/// A content folder that is missing, empty, misspelt or no text is refused by name.
///
/// # Panics
/// When it is not.
pub fn check_folders<C: Content>() {
    let refused = |prepare: &dyn Fn(&Path)| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let content = folder.path().join("house_rules");
        prepare(&content);
        match Edition::<C>::load(&content) {
            Ok(edition) => panic!("{} is content", edition.id()),
            Err(error) => error,
        }
    };
    let with_file = |name: &str, bytes: &[u8]| {
        refused(&|content| {
            fs::create_dir(content).expect("a writable folder");
            fs::write(content.join(name), bytes).expect("a writable folder");
        })
    };

    let missing = refused(&|_| ());
    assert!(matches!(missing, LoadContentError::Read { .. }), "{missing}");
    assert!(missing.to_string().contains("house_rules"), "{missing}");

    let empty = refused(&|content| fs::create_dir(content).expect("a writable folder"));
    assert!(matches!(empty, LoadContentError::Empty { .. }), "{empty}");
    let names: Vec<&str> = C::FILES.iter().map(|(name, _)| *name).collect();
    assert!(empty.to_string().ends_with(&names.join(", ")), "{empty}");

    let misspelt = with_file("cardz.ron", b"[]");
    assert!(matches!(misspelt, LoadContentError::Unread { .. }), "{misspelt}");
    assert!(misspelt.to_string().contains("cardz.ron is read by no part"), "{misspelt}");

    let no_text = with_file(names[0], &[0xff]);
    assert!(matches!(no_text, LoadContentError::Read { .. }), "{no_text}");
    assert!(no_text.to_string().contains(names[0]), "{no_text}");
}

/// Replaces `old` by `new` in the content file with this name; the loader must complain on the
/// line of `at` with words that start like `message`.
///
/// # Panics
/// When it does not, or when there is nothing to replace.
#[track_caller]
pub fn check_mistake<C: Content>(name: &str, old: &str, new: &str, at: &str, message: &str) {
    let file = C::FILES.iter().position(|(file, _)| *file == name);
    let file = file.unwrap_or_else(|| panic!("{name} is no content file"));
    let text = C::FILES[file].1;
    assert!(text.contains(old), "{old} does not stand in {name}");
    let changed = text.replacen(old, new, 1);
    let mut texts: Vec<&str> = C::FILES.iter().map(|(_, text)| *text).collect();
    texts[file] = &changed;
    let Err(problems) = Edition::<C>::from_texts(&texts) else {
        panic!("nothing is wrong with {new} in {name}")
    };
    let line = line_of(&changed, at).expect("the place of the mistake");
    let expected = format!("{name}:{line}: {message}");
    let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let is_found = found.iter().any(|problem| problem.starts_with(&expected));
    assert!(is_found, "{expected}\nis not among\n{}", found.join("\n"));
}
