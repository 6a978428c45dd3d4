//! Where a database is.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{PostgresStore, SqliteStore, Store, StoreError};

/// Where a database is, and with it the engine.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL database, such as `postgres://user@host/name`, or what was to be one: anything
    /// with `://`. It may hold a password.
    Postgres(String),
}

impl Address {
    /// Opens the database, makes it if it is a file that is not there, and brings it up to date.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(path) => Arc::new(SqliteStore::open(path).await?),
            Self::Postgres(address) => Arc::new(PostgresStore::open(address).await?),
        })
    }

    /// Opens a database that must hold tables of this program already, and brings it up to date.
    pub async fn open_existing(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(path) => Arc::new(SqliteStore::open_existing(path).await?),
            Self::Postgres(address) => Arc::new(PostgresStore::open_existing(address).await?),
        })
    }
}

impl From<OsString> for Address {
    fn from(text: OsString) -> Self {
        // Mistyped, or in quotes, it is still no file: its name might tell a password.
        match text.to_str().filter(|text| text.contains("://")) {
            Some(address) => Self::Postgres(address.to_owned()),
            None => Self::File(text.into()),
        }
    }
}

/// Without anything that may be a secret: only host and name of a PostgreSQL database.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(address) => {
                let place = address.split_once("//").map_or("", |(_, place)| place);
                let (place, rest) = place.split_once('?').unwrap_or((place, ""));
                // A password may hold anything, also another `@` or a question mark.
                let place = match place.rsplit_once('@') {
                    Some((_, place)) => place,
                    None if rest.contains('@') => "",
                    None => place,
                };
                write!(f, "postgres://{place}")
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_chooses_the_engine_and_shows_no_secret() {
        for (text, shown) in [
            ("/var/lib/nunatak.db", "/var/lib/nunatak.db"),
            ("postgres.db", "postgres.db"),
            ("postgres://anna:hush@db.example/games", "postgres://db.example/games"),
            ("postgresql://anna:hu@sh@db/games?password=hush", "postgres://db/games"),
            ("postgres:///games?host=/run&password=hush", "postgres:///games"),
            ("postgres://anna:hu?sh@db/games", "postgres://"),
            ("POSTGRES://anna:hush@db/games", "postgres://db/games"),
            ("\"postgres://anna:hush@db/games\"", "postgres://db/games\""),
            ("mysql://anna:hush@db/games", "postgres://db/games"),
        ] {
            let address = Address::from(OsString::from(text));
            let is_file = matches!(address, Address::File(_));
            assert_eq!(is_file, shown == text, "{text}");
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), shown);
        }
    }
}
