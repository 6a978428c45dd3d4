//! Secrets: drawn from the system or made with the server's key, kept as hashes.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The key that the secret links of seats are made with.
///
/// It is kept outside of the database, which holds a salt and a hash for each link: whoever has the
/// database or a backup of it cannot make a link. A server with another key still knows all links
/// by their hashes; it cannot show them.
#[derive(Clone)]
pub struct LinkKey([u8; 32]);

/// A text that is no key. It is not repeated, because it may be one with a mistake.
#[derive(Debug, thiserror::Error)]
#[error("a key has 64 hexadecimal digits")]
pub struct BadKey;

/// The secret link to a seat, as it is sent and as it is stored.
pub(crate) struct SeatLink {
    pub(crate) key: String,
    pub(crate) salt: String,
    pub(crate) hash: String,
}

impl LinkKey {
    /// A key that nobody can guess.
    pub fn random() -> Self {
        Self(random())
    }

    /// The key as text, to be kept.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// A link that never was before.
    pub(crate) fn new_link(&self) -> SeatLink {
        let salt = token();
        let key = self.seat_key(&salt);
        SeatLink { hash: hash(&key), key, salt }
    }

    /// The secret of a stored link, unless it was made with another key.
    pub(crate) fn reveal(&self, salt: &str, key_hash: &str) -> Option<String> {
        Some(self.seat_key(salt)).filter(|key| hash(key) == key_hash)
    }

    fn seat_key(&self, salt: &str) -> String {
        let mut code = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        code.update(b"seat link ");
        code.update(salt.as_bytes());
        hex(&code.finalize().into_bytes())[..40].to_owned()
    }
}

impl FromStr for LinkKey {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        let mut key = [0; 32];
        if text.len() != 2 * key.len() || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(BadKey);
        }
        for (byte, place) in key.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).map_err(|_| BadKey)?;
        }
        Ok(Self(key))
    }
}

impl fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkKey(secret)")
    }
}

/// A secret of 160 bits that fits into a cookie or a link.
pub(crate) fn token() -> String {
    hex(&random::<20>())
}

/// A short public name: 50 bits in letters that are not mistaken for each other.
pub(crate) fn short_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<10>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A seed that nobody can guess.
pub(crate) fn seed() -> table::Seed {
    table::Seed(u64::from_le_bytes(random()))
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_was_written() {
        let key = LinkKey::random();
        let again: LinkKey = key.to_hex().parse().unwrap();
        assert_eq!(again.to_hex(), key.to_hex());
        for bad in ["", "00", &"0".repeat(63), &"g".repeat(64), &"é".repeat(32), &"+0".repeat(32)]
        {
            assert!(bad.parse::<LinkKey>().is_err(), "{bad}");
        }
        assert!(!format!("{key:?}").contains(&key.to_hex()[..8]));
    }

    #[test]
    fn a_link_is_shown_by_the_key_that_made_it_alone() {
        let (key, other) = (LinkKey::random(), LinkKey::random());
        let link = key.new_link();
        assert_eq!(key.reveal(&link.salt, &link.hash), Some(link.key.clone()));
        assert_eq!(other.reveal(&link.salt, &link.hash), None);
        assert_eq!(key.reveal("", &link.hash), None);
        assert_ne!(key.new_link().key, link.key);
    }
}
