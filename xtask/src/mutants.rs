//! Planted mistakes: how many of them do the rule tests of a game catch?
//!
//! All mistakes are compiled into one copy of the game, each behind a switch that an environment
//! variable turns on, so that one build is enough for all of them; then the rule tests run once for
//! each. A mistake that does not compile is dropped. What is planted is decided in [`plant`].

mod plant;

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use plant::{Mistake, Planted};

/// Which mistake is switched on; 0 is none.
const SWITCH: &str = "NUNATAK_MUTANT";

/// What no rule is about: texts and notation, content and how it is read and checked, the checks of
/// invariants, worlds that are drawn anew, previews for the face, and what only bots use: the
/// valuation and the plan, and in Kosmonauts the courses it looks for. A name stands for the file and
/// for the folder of its parts. The contract and other tests are about them (see docs/testing.md).
const NO_RULES: [&str; 16] = [
    "action",
    "audit",
    "compile",
    "content",
    "course",
    "event",
    "fault",
    "grammar",
    "hidden",
    "hints",
    "plan",
    "preview",
    "prospects",
    "reach",
    "trial",
    "voyage",
];

/// A run that takes so much longer than one without a mistake will not end.
const PATIENCE: u32 = 8;

/// Plants mistakes in the rules of a game, tries at most so many, and prints those that its rule
/// tests do not catch.
pub(crate) fn run(root: &Path, game: &str, file: &str, most: usize) -> Result<ExitCode> {
    let sources = root.join("crates").join(game).join("src");
    ensure!(sources.is_dir(), "game {game:?} is not known: there is no {}", sources.display());
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let workshop = target.join("mutants");
    copy_sources(root, &workshop)?;
    let names = rule_files(&sources, file)?;
    let mut dropped = BTreeSet::new();
    let (tests, mistakes) = loop {
        let planted = plant_all(&sources, &names, &dropped)?;
        let copy = workshop.join("crates").join(game).join("src");
        for Planted { file, text, .. } in &planted {
            fs::write(copy.join(file), text).with_context(|| file.clone())?;
        }
        add_switch(&copy.join("lib.rs"))?;
        let mistakes = planted.iter().flat_map(|file| file.mistakes.clone());
        match build(&workshop, &target, game)? {
            Built::Tests(tests) => break (tests, mistakes.collect::<Vec<_>>()),
            Built::Errors(errors) => {
                let wrong = wrong_mistakes(&planted, &errors);
                ensure!(!wrong.is_empty(), "the copy does not compile: {errors:?}");
                eprintln!("{} mistakes do not compile", wrong.len());
                dropped.extend(wrong);
            }
        }
    };
    report(game, &tests, &sample(mistakes, most))
}

/// A sample of the mistakes that is spread over all files and is the same in every run.
fn sample(mut mistakes: Vec<Mistake>, most: usize) -> Vec<Mistake> {
    // Multiples of the golden ratio fall evenly, however many of them are taken.
    mistakes.sort_by_key(|mistake| mistake.number.wrapping_mul(0x9E37_79B9));
    mistakes.truncate(most);
    mistakes.sort_by_key(|mistake| mistake.number);
    mistakes
}

/// Runs the tests once for each mistake.
fn report(game: &str, tests: &Path, mistakes: &[Mistake]) -> Result<ExitCode> {
    let started = Instant::now();
    ensure!(passes(tests, 0, Duration::from_mins(5))?, "the tests fail without a mistake");
    let patience = started.elapsed().max(Duration::from_millis(500)) * PATIENCE;
    let mut survivors = Vec::new();
    for (done, mistake) in mistakes.iter().enumerate() {
        if passes(tests, mistake.number, patience)? {
            println!("{game}/src/{}:{}: {}", mistake.file, mistake.line, mistake.what);
            survivors.push(mistake);
        }
        if (done + 1) % 200 == 0 {
            eprintln!("{} of {} mistakes tried", done + 1, mistakes.len());
        }
    }
    let caught = mistakes.len() - survivors.len();
    println!(
        "{game}: {caught} of {} planted mistakes caught, {:.1} %",
        mistakes.len(),
        100.0 * caught as f64 / mistakes.len().max(1) as f64
    );
    Ok(ExitCode::SUCCESS)
}

/// Whether all tests pass with a mistake; nobody waits for more than the first that fails. Tests that
/// do not end in time have noticed it.
fn passes(tests: &Path, number: u32, patience: Duration) -> Result<bool> {
    let mut child = Command::new(tests)
        .args(["--quiet", "--test-threads", "2"])
        .env(SWITCH, number.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let started = Instant::now();
    // One sign for each test: a dot, or an F for one that fails.
    let signs = BufReader::new(child.stdout.take().context("the tests say nothing")?).bytes();
    let signs = std::thread::spawn(move || signs.map_while(Result::ok).any(|sign| sign == b'F'));
    loop {
        if signs.is_finished() {
            let has_failed = signs.join().unwrap_or(false);
            if has_failed {
                child.kill()?;
            }
            return Ok(child.wait()?.success() && !has_failed);
        }
        if started.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The files with rules, by their path in the sources.
fn rule_files(sources: &Path, prefix: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![sources.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.strip_prefix(sources)?.to_string_lossy().into_owned();
            let part = name.split(['/', '.']).next().unwrap_or_default();
            if NO_RULES.contains(&part) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") && name.starts_with(prefix) {
                names.push(name);
            }
        }
    }
    names.sort();
    Ok(names)
}

fn plant_all(sources: &Path, names: &[String], dropped: &BTreeSet<u32>) -> Result<Vec<Planted>> {
    let mut next = 1;
    let mut planted = Vec::new();
    for name in names {
        let text = fs::read_to_string(sources.join(name))?;
        planted.push(plant::plant(name, &text, &mut next, dropped)?);
    }
    Ok(planted)
}

/// The crate asks here whether a mistake is switched on.
fn add_switch(lib: &Path) -> Result<()> {
    let text = fs::read_to_string(lib)?;
    if text.contains("fn is_planted") {
        return Ok(());
    }
    let switch = format!(
        "\n#[allow(missing_docs, dead_code)]\npub(crate) fn is_planted(number: u32) -> bool {{\n    \
         static NUMBER: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {{\n        \
         std::env::var({SWITCH:?}).ok().and_then(|text| text.parse().ok()).unwrap_or(0)\n    }});\n    \
         *NUMBER == number\n}}\n"
    );
    Ok(fs::write(lib, text + &switch)?)
}

/// Copies what Cargo needs of the workspace, and nothing that was built.
fn copy_sources(root: &Path, workshop: &Path) -> Result<()> {
    fs::create_dir_all(workshop)?;
    for name in ["Cargo.toml", "Cargo.lock", "crates", "xtask"] {
        let status = Command::new("cp")
            .args(["--recursive", "--preserve=timestamps", "--no-target-directory"])
            .args([root.join(name), workshop.join(name)])
            .status();
        match status {
            Ok(status) if status.success() => {}
            _ => bail!("{name} cannot be copied to {}", workshop.display()),
        }
    }
    Ok(())
}

enum Built {
    Tests(PathBuf),
    Errors(Vec<CompileError>),
}

/// Where a compiler's error points to.
#[derive(Debug)]
struct CompileError {
    file: String,
    byte: usize,
}

/// Builds the rule tests of the copy, without optimization: the tests are small. What the workspace
/// depends on is there already, in the folder of all other builds.
fn build(workshop: &Path, target: &Path, game: &str) -> Result<Built> {
    let output = Command::new("cargo")
        .args(["test", "--package", game, "--test", "rules", "--no-run"])
        .args(["--message-format", "json", "--quiet"])
        .current_dir(workshop)
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .stderr(Stdio::inherit())
        .output()?;
    let mut errors = Vec::new();
    let mut tests = None;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        if let Some(path) = message["executable"].as_str() {
            tests = Some(PathBuf::from(path));
        }
        if message["message"]["level"] == "error" {
            let spans = message["message"]["spans"].as_array().cloned().unwrap_or_default();
            errors.extend(spans.iter().filter_map(|span| {
                let (_, file) = span["file_name"].as_str()?.split_once("/src/")?;
                let byte = span["byte_start"].as_u64()? as usize;
                Some(CompileError { file: file.to_owned(), byte })
            }));
        }
    }
    match tests {
        Some(tests) if output.status.success() => Ok(Built::Tests(tests)),
        _ => Ok(Built::Errors(errors)),
    }
}

/// The mistakes that errors point into: of those around a place, the innermost.
fn wrong_mistakes(planted: &[Planted], errors: &[CompileError]) -> BTreeSet<u32> {
    let innermost = |error: &CompileError| {
        let file = planted.iter().find(|planted| planted.file == error.file)?;
        let around = file.mistakes.iter().filter(|mistake| mistake.range.contains(&error.byte));
        around.min_by_key(|mistake| mistake.range.len()).map(|mistake| mistake.number)
    };
    errors.iter().filter_map(innermost).collect()
}
