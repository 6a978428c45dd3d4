//! Mistakes in content files, and what the loader says about them.

use table::{Content, Edition, line_of};

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
