//! How every command ends. The codes are the same everywhere and stand in docs/hosting.md.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use catalog::{NewMatchError, RunArenaError};
use server::OpenError;
use store::StoreError;

/// Something went wrong, or was checked and is not as it should be.
const FAILED: u8 = 1;

/// The command line is wrong: here what its parser cannot know, such as how many play a game.
const MISUSED: u8 = 2;

/// Something that the command line names does not exist.
const NOT_FOUND: u8 = 3;

/// The command would have destroyed something, and nobody agreed.
const DECLINED: u8 = 4;

/// Nobody agreed to what cannot be taken back.
#[derive(Debug, thiserror::Error)]
#[error("{0}: not done; say `yes` when asked, or --yes")]
pub(crate) struct Declined(pub(crate) String);

/// The command line asks for what cannot be.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Misuse(pub(crate) String);

/// There is nothing of that name.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Missing(pub(crate) String);

/// A folder that the command line names must be there.
pub(crate) fn existing_folder(folder: &Path) -> Result<(), Missing> {
    if folder.is_dir() {
        return Ok(());
    }
    Err(Missing(format!("{} is no folder", folder.display())))
}

/// A file that the command line names must be there before anything is made of it.
pub(crate) fn existing_file(file: &Path) -> Result<(), Missing> {
    if file.is_file() {
        return Ok(());
    }
    Err(Missing(format!("{} is no file", file.display())))
}

/// Prints a line of what came of a command. A reader that closes the pipe, such as `head`, has seen
/// enough; what is being done goes on to its end, and its code tells how that was.
pub(crate) fn say(line: fmt::Arguments<'_>) -> io::Result<()> {
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        said => said,
    }
}

/// Says what went wrong, if anything did, and how the process ends.
pub(crate) fn code(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that closes the pipe, such as `head`, has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(code_of(&error))
        }
    }
}

fn code_of(error: &anyhow::Error) -> u8 {
    let is_missing = |store: &StoreError| matches!(store, StoreError::NotFound { .. });
    for cause in error.chain() {
        if cause.is::<Declined>() {
            return DECLINED;
        }
        let is_misuse = cause.is::<Misuse>()
            || cause.is::<NewMatchError>()
            || matches!(cause.downcast_ref(), Some(StoreError::Address(_)))
            || matches!(cause.downcast_ref(), Some(RunArenaError::Options(_)));
        if is_misuse {
            return MISUSED;
        }
        let missing = cause.is::<Missing>()
            || cause.downcast_ref().is_some_and(|io: &io::Error| io.kind() == ErrorKind::NotFound)
            || cause.downcast_ref::<StoreError>().is_some_and(is_missing)
            || match cause.downcast_ref::<OpenError>() {
                Some(OpenError::Unknown(_)) => true,
                Some(OpenError::Store(store)) => is_missing(store),
                Some(OpenError::Match { .. }) | None => false,
            };
        if missing {
            return NOT_FOUND;
        }
    }
    FAILED
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
