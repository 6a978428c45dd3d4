//! Everything that can go wrong with a store.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteError;

use crate::Revision;

/// Why a call of a store failed. Nothing was changed then.
///
/// Each tells its cause itself, so none has a source: whoever prints the chain says nothing twice.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Something that the call needs is not there.
    #[error("{what} {id:?} does not exist")]
    NotFound {
        /// The kind of thing.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// The table has changed since the caller read it: read it again and decide anew.
    #[error("table {table:?} is at revision {found}, but the change was made for {expected}")]
    Stale {
        /// The table's id.
        table: String,
        /// The revision that the caller knew.
        expected: Revision,
        /// The revision that the table has.
        found: Revision,
    },
    /// Something that may be there once is there already.
    #[error("{what} {id:?} exists already")]
    Duplicate {
        /// The kind of thing.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// A commit that would leave a hole between the steps.
    #[error("table {table:?} has {found} steps, so {keep} of them cannot be kept")]
    Gap {
        /// The table's id.
        table: String,
        /// How many steps were to be kept.
        keep: usize,
        /// How many there are.
        found: usize,
    },
    /// A value that this program does not understand, perhaps written by a newer one.
    #[error("{what} has an unreadable value: {problem}")]
    Unreadable {
        /// Where the value stands.
        what: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The disk is full.
    #[error("the disk of the database is full: {0}")]
    Full(String),
    /// Somebody else holds the database, or too many calls wait. Trying again may help.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// The database cannot be brought to the layout of this program.
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(String),
    /// The disk does not do what it is asked. Trying again may help.
    #[error("the disk of the database fails: {0}")]
    Disk(String),
    /// A part of the database is damaged; the other parts can be read.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// What was committed cannot be read back.
    #[error("check {committed} was committed, but {found} was read back")]
    Lost {
        /// The number of the health check.
        committed: i64,
        /// The number that a reader finds.
        found: i64,
    },
    /// A file of the database cannot be read or written.
    #[error("the file {path:?} cannot be used: {error}")]
    File {
        /// Where it is or should be.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
    /// The address of a database says nothing that could be followed.
    #[error("the address cannot be used: {0}")]
    Address(String),
    /// A database that was to be filled has something in it.
    #[error("the database has {tables} tables and {players} players already")]
    NotEmpty {
        /// How many tables.
        tables: u64,
        /// How many players.
        players: u64,
    },
    /// Something that is not done here.
    #[error("{what} is made with {tool}")]
    Elsewhere {
        /// What was asked for.
        what: &'static str,
        /// The program that does it.
        tool: &'static str,
    },
    /// The database does not answer. Trying again may help.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// Anything else that the database says.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolTimedOut => Self::Busy(error.to_string()),
            sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => Self::Unreachable(error.to_string()),
            sqlx::Error::ColumnDecode { index, source } => {
                Self::Unreadable { what: format!("column {index}"), problem: source.to_string() }
            }
            _ => match cause(&error) {
                Some(Cause::Busy) => Self::Busy(error.to_string()),
                Some(Cause::Full) => Self::Full(error.to_string()),
                Some(Cause::Disk) => Self::Disk(error.to_string()),
                Some(Cause::Damaged) => Self::Damaged(error.to_string()),
                Some(Cause::Unreachable) => Self::Unreachable(error.to_string()),
                None => Self::Database(error.to_string()),
            },
        }
    }
}

impl StoreError {
    /// Whether other parts of the database can be read all the same.
    pub const fn is_of_one_part(&self) -> bool {
        matches!(self, Self::Unreadable { .. } | Self::Damaged(_))
    }

    /// The error of a file.
    pub(crate) fn file(path: &Path, error: &std::io::Error) -> Self {
        Self::File { path: path.to_owned(), error: error.to_string() }
    }

    /// The error of an insert or update, by name: `unique` is what may be there once, `needed`
    /// what must be there before.
    pub(crate) fn of_write(
        error: sqlx::Error,
        unique: (&'static str, &str),
        needed: (&'static str, &str),
    ) -> Self {
        let kind = error.as_database_error().map(sqlx::error::DatabaseError::kind);
        match kind {
            Some(sqlx::error::ErrorKind::UniqueViolation) => {
                Self::Duplicate { what: unique.0, id: unique.1.to_owned() }
            }
            Some(sqlx::error::ErrorKind::ForeignKeyViolation) => {
                Self::NotFound { what: needed.0, id: needed.1.to_owned() }
            }
            _ => error.into(),
        }
    }
}

/// What the code of an engine's error means for whoever called.
enum Cause {
    Busy,
    Full,
    Disk,
    Damaged,
    Unreachable,
}

fn cause(error: &sqlx::Error) -> Option<Cause> {
    let error = error.as_database_error()?;
    let code = error.code()?;
    if error.try_downcast_ref::<SqliteError>().is_some() {
        return sqlite_cause(code.parse().ok()?);
    }
    postgres_cause(&code)
}

/// The primary result code of SQLite is the lowest byte of the extended one.
fn sqlite_cause(extended: i32) -> Option<Cause> {
    const BUSY: i32 = 5;
    const LOCKED: i32 = 6;
    const READ_ONLY: i32 = 8;
    const IO: i32 = 10;
    const CORRUPT: i32 = 11;
    const FULL: i32 = 13;
    const CANNOT_OPEN: i32 = 14;
    const NOT_A_DATABASE: i32 = 26;
    Some(match extended & 0xff {
        BUSY | LOCKED => Cause::Busy,
        FULL => Cause::Full,
        READ_ONLY | IO | CANNOT_OPEN => Cause::Disk,
        CORRUPT | NOT_A_DATABASE => Cause::Damaged,
        _ => return None,
    })
}

fn postgres_cause(code: &str) -> Option<Cause> {
    Some(match code {
        // A failed serialization, a deadlock, a lock that nobody let go, too many connections.
        "40001" | "40P01" | "55P03" | "53300" => Cause::Busy,
        "53100" => Cause::Full,
        "58030" => Cause::Disk,
        "XX001" | "XX002" => Cause::Damaged,
        // Shutting down, crashed, starting up.
        "57P01" | "57P02" | "57P03" => Cause::Unreachable,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_postgresql_say_whether_trying_again_helps() {
        for code in ["40001", "40P01", "55P03", "53300"] {
            assert!(matches!(postgres_cause(code), Some(Cause::Busy)), "{code}");
        }
        assert!(matches!(postgres_cause("53100"), Some(Cause::Full)));
        assert!(matches!(postgres_cause("58030"), Some(Cause::Disk)));
        assert!(matches!(postgres_cause("XX001"), Some(Cause::Damaged)));
        assert!(matches!(postgres_cause("57P01"), Some(Cause::Unreachable)));
        assert!(postgres_cause("42601").is_none(), "a mistake of ours");
    }
}
