//! What was acknowledged stays, whatever happens to the process or the disk.

#[cfg(target_os = "linux")]
mod full_disk;
mod kill;
mod ledger;
