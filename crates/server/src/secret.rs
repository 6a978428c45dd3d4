//! Secrets: drawn from the system, kept as hashes.

use sha2::{Digest, Sha256};

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

/// The secret of one seat, made from the table's.
pub(crate) fn seat_key(table_secret: &str, seat: table::Seat) -> String {
    hash(&format!("{table_secret} {}", u8::from(seat)))[..40].to_owned()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
