//! The files of a database: nobody else reads them, and no part is taken for the whole.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use tokio::fs::{self, OpenOptions};

use crate::StoreError;

/// A path with something behind its name, as SQLite names its log.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// The files that SQLite keeps beside a database. They get its permissions.
pub(super) fn companions(path: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| beside(path, ending))
}

/// Makes an empty file that only its owner may read, if there is none. An empty file is an empty
/// database, and what SQLite puts beside it gets the same permissions.
pub(super) async fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    match options.open(path).await {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
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
        match fs::remove_file(&path).await {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(error)),
            Ok(()) | Err(_) => {}
        }
        create_private(&path).await.map_err(failed)?;
        Ok(Self { target: target.to_owned(), path })
    }

    /// Puts the file on disk and gives it its name.
    pub(super) async fn finish(self) -> Result<(), StoreError> {
        let renamed = async {
            fs::File::open(&self.path).await?.sync_all().await?;
            fs::rename(&self.path, &self.target).await?;
            // The name is on disk when its folder is.
            let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
            fs::File::open(folder.unwrap_or(Path::new("."))).await?.sync_all().await
        };
        renamed.await.map_err(|error| StoreError::file(&self.target, &error))
    }

    /// Gives the file up. What failed before is the error that counts.
    pub(super) async fn abandon(self) {
        for file in companions(&self.path).iter().chain([&self.path]) {
            drop(fs::remove_file(file).await);
        }
    }
}
