//! Files that nobody else reads, and that have their names only when they are whole and on disk.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a file under another name, and gives it its own when it is on disk.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // A pipe or a device is no file that could be replaced.
    if path.metadata().is_ok_and(|old| !old.is_file()) {
        return fs::write(path, text);
    }
    let partial = beside(path, ".partial");
    begin(&partial)?.write_all(text.as_bytes())?;
    put_in_place(&partial, path)
}

/// Makes a file where there is none, whole or not at all: of several who make it at the same time one
/// does, and for the others it [exists already](ErrorKind::AlreadyExists).
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    // Each has a name of its own for what is not whole yet.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let partial = beside(path, &format!(".{}-{number}.partial", process::id()));
    let written = begin(&partial).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        // Other than a new name, another name is not given where there is one already.
        fs::hard_link(&partial, path)
    });
    let removed = fs::remove_file(&partial);
    written.and(removed)?;
    sync_folder(path)
}

/// A path with something behind its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Begins an empty file, whatever was left there.
pub(crate) fn begin(partial: &Path) -> io::Result<File> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    create_private(partial)
}

/// Makes a file that only its owner may read, where there is none.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Puts a file on disk and gives it its name.
pub(crate) fn put_in_place(partial: &Path, target: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, target)?;
    sync_folder(target)
}

/// Puts the name of a file on disk: it is there when its folder is.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn what_an_earlier_attempt_left_open_to_all_is_not_written_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.json");
        let partial = beside(&path, ".partial");
        fs::write(&partial, "a part that is longer than the whole").expect("a file");
        fs::set_permissions(&partial, PermissionsExt::from_mode(0o644)).expect("its mode");
        write_whole(&path, "{}").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "{}");
        assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
        assert!(!partial.exists());
    }
    #[test]
    fn a_new_file_is_whole_and_private_and_replaces_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("house.key");
        write_new(&path, "one").expect("written");
        assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
        let refused = write_new(&path, "another").expect_err("there is one");
        assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).expect("a file"), "one");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left");
    }
}
