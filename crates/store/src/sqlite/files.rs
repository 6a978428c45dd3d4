//! The files of a database: nobody else reads them, and no part is taken for the whole.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use tokio::fs;
use tokio::task::spawn_blocking;

use crate::StoreError;
use crate::whole_file::{self, beside};

/// The files that SQLite keeps beside a database. They get its permissions.
pub(super) fn companions(path: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| beside(path, ending))
}

/// Makes an empty file that only its owner may read, if there is none. An empty file is an empty
/// database, and what SQLite puts beside it gets the same permissions.
pub(super) fn create_private(path: &Path) -> Result<(), StoreError> {
    match whole_file::create_private(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(not_made(path, &error)),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Why a file was not made. Where there is no folder for it, that is what is missing.
fn not_made(path: &Path, error: &io::Error) -> StoreError {
    match (error.kind(), path.parent()) {
        (ErrorKind::NotFound, Some(folder)) => {
            StoreError::NotFound { what: "folder", id: folder.display().to_string() }
        }
        _ => StoreError::file(path, error),
    }
}

/// Whether a database can be there: what SQLite says where it cannot reads as if the disk failed.
pub(super) async fn check_usable(path: &Path) -> Result<(), StoreError> {
    let opened = fs::OpenOptions::new().read(true).write(true).open(path).await;
    opened.map(drop).map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            StoreError::NotFound { what: "database", id: path.display().to_string() }
        }
        _ => StoreError::file(path, &error),
    })
}

/// Takes the database and its log from the eyes of others, as older programs left them.
pub(super) async fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    for file in companions(path).iter().map(PathBuf::as_path).chain([path]) {
        use std::os::unix::fs::PermissionsExt;
        match fs::metadata(file).await {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                fs::set_permissions(file, PermissionsExt::from_mode(0o600)).await?;
            }
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

/// A file that gets its name when it is whole.
pub(super) struct Partial {
    target: PathBuf,
    pub(super) path: PathBuf,
}

impl Partial {
    /// Begins a file where there is none yet.
    pub(super) async fn begin(target: &Path, what: &'static str) -> Result<Self, StoreError> {
        let failed = |error| StoreError::file(target, &error);
        // A log that is left over would be taken for that of the new file.
        for file in companions(target).iter().map(PathBuf::as_path).chain([target]) {
            if fs::try_exists(file).await.map_err(failed)? {
                let id = file.display().to_string();
                return Err(StoreError::Duplicate { what, id });
            }
        }
        let path = beside(target, ".partial");
        whole_file::begin(&path).map_err(|error| not_made(target, &error))?;
        Ok(Self { target: target.to_owned(), path })
    }

    /// Puts the file on disk and gives it its name.
    pub(super) async fn finish(self) -> Result<(), StoreError> {
        let (partial, target) = (self.path, self.target.clone());
        let placed = spawn_blocking(move || whole_file::put_in_place(&partial, &target)).await;
        let placed = placed.unwrap_or_else(|error| Err(io::Error::other(error)));
        placed.map_err(|error| StoreError::file(&self.target, &error))
    }

    /// Gives the file up. What failed before is the error that counts.
    pub(super) async fn abandon(self) {
        for file in companions(&self.path).iter().chain([&self.path]) {
            drop(fs::remove_file(file).await);
        }
    }
}
