//! `cargo xtask rules`: every rule has a test and a place in the code, and nothing else claims to.

mod coverage;
mod page;
mod scan;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

use coverage::{Coverage, Flat, SourceFile};

/// Prints what is missing and compares or writes the pages under `docs/rules`.
pub(crate) fn run(root: &Path, write: bool) -> Result<ExitCode> {
    let flats = read_flats(root)?;
    let coverage = coverage::compare(&flats);
    let mut complaints: Vec<String> =
        coverage.iter().flat_map(|flat| flat.gaps.iter().map(ToString::to_string)).collect();
    for flat in &coverage {
        complaints.extend(keep_page(root, flat, write)?);
        println!("{}: {}", flat.name, page::summary(flat));
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    Ok(if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Writes the page of a crate, or complains when it is not up to date.
fn keep_page(root: &Path, coverage: &Coverage<'_>, write: bool) -> Result<Option<String>> {
    let name = format!("docs/rules/{}.md", coverage.name);
    let path = root.join(&name);
    let page = page::draw(coverage);
    if fs::read_to_string(&path).is_ok_and(|old| old == page) {
        return Ok(None);
    }
    if !write {
        return Ok(Some(format!("{name}: out of date, run `cargo xtask rules --write`")));
    }
    fs::create_dir_all(root.join("docs/rules")).context("cannot make docs/rules")?;
    fs::write(&path, page).with_context(|| format!("cannot write {name}"))?;
    Ok(None)
}

/// Every crate with rules, by name.
fn read_flats(root: &Path) -> Result<Vec<Flat>> {
    let mut flats = Vec::new();
    for folder in list(&root.join("crates"))? {
        let rules = folder.join("RULES.md");
        if !rules.is_file() {
            continue;
        }
        let name = folder.file_name().expect("a crate has a name").to_string_lossy().into_owned();
        flats.push(Flat {
            rules: read(&rules)?,
            tests: read_sources(&folder, "tests/rules")?,
            sources: read_sources(&folder, "src")?,
            name,
        });
    }
    Ok(flats)
}

/// All Rust files below a part of a crate, with their paths in the crate.
fn read_sources(flat: &Path, part: &str) -> Result<Vec<SourceFile>> {
    let mut files = Vec::new();
    let mut folders = vec![flat.join(part)];
    while let Some(folder) = folders.pop() {
        // A crate without rule tests has gaps, but no error.
        if !folder.is_dir() {
            continue;
        }
        for path in list(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(flat).expect("the file lies in the crate");
                let path_in_crate = inside.to_string_lossy().replace('\\', "/");
                files.push(SourceFile { path: path_in_crate, text: read(&path)? });
            }
        }
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// What lies in a folder, by name.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let name = || format!("cannot list {}", folder.display());
    let entries = fs::read_dir(folder).with_context(name)?;
    let mut paths =
        entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>().with_context(name)?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
